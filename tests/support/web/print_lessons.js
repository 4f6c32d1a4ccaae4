// The lessons, for the Python test that plays them.

import island from "../../../src/pennypapers/web/js/lessons/scripts/island.js";
import temple from "../../../src/pennypapers/web/js/lessons/scripts/temple.js";
import valley from "../../../src/pennypapers/web/js/lessons/scripts/valley.js";

console.log(JSON.stringify([temple, island, valley]));
