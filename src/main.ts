#!/usr/bin/env node
import { runProgram } from "./commands/program.js";

const code = await runProgram(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  environment: process.env,
  directory: process.cwd(),
});

// Sockets kept alive must not keep the process; what was printed must still get out.
process.stdout.write("", () => process.exit(code));
