/** How the tests run. */
const OPTIMISE_LATER = ["interrupt-budget=1000000", "always-sparkplug"];
// Later releases have no such option, and refuse to start with it.
const isNode20 = process.versions.node.startsWith("20.");

module.exports = {
  "node-option": ["max-semi-space-size=64", ...(isNode20 ? OPTIMISE_LATER : [])],
  require: ["one-postgres", "same-draws", "sent-failures"].map((name) => `./.compiled/test/support/${name}.js`),
  parallel: true,
  jobs: 3,
  timeout: 90000,
};
