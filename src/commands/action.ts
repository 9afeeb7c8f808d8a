import { loadConfig } from "../config/load.js";
import type { Config, Listen } from "../config/types.js";
import { type Arguments, type Signature, helpText, readArguments, usageLine } from "./arguments.js";
import { type CommandIo, UsageError } from "./io.js";
import { printJson } from "./output.js";
import { NO_PROGRESS, type Progress, progressOf } from "./progress.js";

/** One thing a command does, with how it is called. */
export interface Action extends Signature {
  /** Gives the exit code when it is not 0. */
  run(call: ActionCall): Promise<number | void>;
}

/** One call of an action. */
export interface ActionCall extends Arguments {
  readonly io: CommandIo;
  /** The config that this call uses. */
  config(listen?: Partial<Listen>): Config;
  /** Prints the result: the value for machines, or the text for people. */
  print(value: unknown, text: () => string): void;
  /** For people who wait. */
  readonly progress: Progress;
}

/** Runs a command that is one action. */
export async function runAction(action: Action, args: readonly string[], io: CommandIo): Promise<number> {
  const read = readArguments(args, action);
  if (read.flag("help")) {
    io.stdout.write(helpText(action));
    return 0;
  }
  const call = callOf(read, io);
  try {
    return (await action.run(call)) ?? 0;
  } finally {
    call.progress.end();
  }
}

/** Runs a command that is a group of actions, the first argument choosing between them. */
export async function runGroup(
  name: string,
  actions: readonly Action[],
  args: readonly string[],
  io: CommandIo,
): Promise<number> {
  const [chosen, ...rest] = args;
  const action = actions.find((candidate) => candidate.name === `${name} ${chosen}`);
  if (action !== undefined) return runAction(action, rest, io);
  if (chosen !== "--help") throw new UsageError(`isogloss ${name} is followed by ${namesOf(name, actions)}`);
  const width = Math.max(...actions.map((candidate) => usageLine(candidate).length)) + 2;
  io.stdout.write(actions.map((candidate) => `${usageLine(candidate).padEnd(width)}${candidate.summary}\n`).join(""));
  return 0;
}

function namesOf(name: string, actions: readonly Action[]): string {
  const names = actions.map((action) => action.name.slice(name.length + 1));
  const last = names.pop() ?? "";
  return names.length === 0 ? last : `${names.join(", ")} or ${last}`;
}

function callOf(read: Arguments, io: CommandIo): ActionCall {
  const progress = read.flag("json") ? NO_PROGRESS : progressOf(io);
  return {
    ...read,
    io,
    progress,
    config: (listen) =>
      loadConfig({ file: read.text("config"), directory: io.directory, environment: io.environment, listen }),
    print(value, text) {
      progress.end();
      if (read.flag("json")) printJson(io.stdout, value);
      else io.stdout.write(`${text()}\n`);
    },
  };
}
