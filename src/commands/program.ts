import { FileProblemsError } from "../config/problems.js";
import { messageOf } from "../stores/drivers/database-error.js";
import { type Command, commands as allCommands } from "./index.js";
import { type CommandIo, UsageError } from "./io.js";
import { printable } from "./output.js";
import { version } from "./version.js";

const DONE = 0;
const FAILED = 1;
const WRONG_USAGE = 2;

/** Runs the command that the arguments name and gives the exit code: 0 done, 1 failed, 2 wrong usage. */
export async function runProgram(
  args: string[],
  io: CommandIo,
  commands: readonly Command[] = allCommands,
): Promise<number> {
  const [name, ...rest] = args;
  if (name === "--help" || name === "help") {
    io.stdout.write(overview(commands));
    return DONE;
  }
  if (name === "--version") {
    io.stdout.write(`${version()}\n`);
    return DONE;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined) {
    io.stderr.write(
      name === undefined ? overview(commands) : `isogloss: there is no command "${name}"; see isogloss --help\n`,
    );
    return WRONG_USAGE;
  }
  try {
    return await (await command.load()).run(rest, io);
  } catch (error) {
    io.stderr.write(`${describe(error)}\n`);
    return error instanceof UsageError ? WRONG_USAGE : FAILED;
  }
}

function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`);
  const help = "isogloss COMMAND --help describes a command. isogloss --version prints the version.";
  return `isogloss COMMAND [--config FILE] [--json]\n\n${lines.join("\n")}\n\n${help}\n`;
}

/** One line for each thing that is wrong, and never a stack. */
function describe(error: unknown): string {
  if (error instanceof FileProblemsError) return error.message;
  return `isogloss: ${printable(messageOf(error).replaceAll(/\s*\n\s*/g, " "))}`;
}
