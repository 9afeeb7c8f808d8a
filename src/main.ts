#!/usr/bin/env node
import { runProgram } from "./commands/program.js";

const FAILED = 1;

// A log that cannot be written must not end a gateway.
process.stderr.on("error", () => undefined);
process.stdout.on("error", endWithoutOutput);

const code = await runProgram(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  /** Opened by the commands that read it alone. */
  get stdin() {
    return process.stdin;
  },
  environment: process.env,
  directory: process.cwd(),
});

// Open sockets must not keep the process alive, but its output must still be written. Its failures are heard before.
setImmediate(() => {
  // A reader that left after the last word missed nothing. Another write, even of nothing, would fail.
  if (process.stdout.writableLength === 0) process.exit(code);
  process.stdout.write("", (error) => {
    // The event with the reason comes after this.
    if (error) setImmediate(() => process.exit(FAILED));
    else process.exit(code);
  });
});

/** A reader that has left, such as `head`, wants no more. */
function endWithoutOutput(error: Error): void {
  if (!("code" in error && error.code === "EPIPE"))
    process.stderr.write(`isogloss: the output cannot be written: ${error.message}\n`);
  process.exit(FAILED);
}
