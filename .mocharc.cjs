/** How the tests run. */
const OPTIMISE_LATER = ["interrupt-budget=1000000", "always-sparkplug"];
// Later releases have no such option, and refuse to start with it.
const isNode20 = process.versions.node.startsWith("20.");

module.exports = {
  "node-option": ["max-semi-space-size=64", ...(isNode20 ? OPTIMISE_LATER : [])],
  require: ["./.compiled/test/support/one-postgres.js", "./.compiled/test/support/same-draws.js"],
  parallel: true,
  jobs: 3,
  timeout: 90000,
};
