// Gives the page's modules the facts of the adventures, as the server would: import it for its effect.

import { readFileSync } from "node:fs";
import { keepFacts } from "../../../src/pennypapers/web/js/model/facts.js";

keepFacts(JSON.parse(readFileSync(new URL("./adventures.json", import.meta.url), "utf8")));
