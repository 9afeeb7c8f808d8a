#!/usr/bin/env node
import { runProgram } from "./commands/program.js";

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

// Open sockets must not keep the process alive, but its output must still be written.
process.stdout.write("", () => process.exit(code));
