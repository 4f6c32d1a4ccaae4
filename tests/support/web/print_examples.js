// The drawn examples of the rules, for the Python test that plays them.

import { RULE_EXAMPLES } from "../../../src/pennypapers/web/js/rules/examples.js";

console.log(JSON.stringify(RULE_EXAMPLES));
