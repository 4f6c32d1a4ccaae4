// The lessons, for the Python test that plays them.

import island from "../../../src/pennypapers/web/js/lesson-island.js";
import temple from "../../../src/pennypapers/web/js/lesson-temple.js";
import valley from "../../../src/pennypapers/web/js/lesson-valley.js";

console.log(JSON.stringify([temple, island, valley]));
