// Mocha's own dots and summary, and a last line that a program can read.
const { reporters, Runner } = require("mocha");

module.exports = class extends reporters.Dot {
  constructor(runner, options) {
    super(runner, options);
    runner.once(Runner.constants.EVENT_RUN_END, () => {
      setImmediate(() => process.stdout.write(`${this.stats.passes} passed, ${this.stats.failures} failed\n`));
    });
  }
};
