import { type ParseArgsConfig, parseArgs } from "node:util";
import { UsageError } from "./io.js";

/** An option of a command: a flag, or one with a value such as `USD`. */
export interface Option {
  readonly value?: string;
  readonly summary: string;
  readonly required?: boolean;
  /** The values that it takes, where these are few. */
  readonly choices?: readonly string[];
}

/** What a command may be given. */
export interface Signature {
  /** The whole name, `wallet create`. */
  readonly name: string;
  readonly summary: string;
  /** In brackets: one that may be left out, such as `[FIELD]`. */
  readonly positionals?: readonly string[];
  readonly options?: Readonly<Record<string, Option>>;
  /** How it is called, without the name of the program. */
  readonly examples: readonly Example[];
}

/** A call, and what it is for. */
export type Example = readonly [call: string, purpose: string];

/** What a command was given. */
export interface Arguments {
  /** The positional argument of a name in the signature. */
  positional(name: string): string;
  text(option: string): string | undefined;
  flag(option: string): boolean;
  /** All that was given but the options of every command: positional arguments under their names in lower case. */
  readonly given: Readonly<Record<string, string | boolean>>;
}

const COMMON_OPTIONS: Readonly<Record<string, Option>> = {
  config: { value: "FILE", summary: "the config file" },
  json: { summary: "machine-readable output" },
  help: { summary: "this text" },
};

/** Reads arguments by a signature, or throws a `UsageError`. */
export function readArguments(args: readonly string[], signature: Signature): Arguments {
  const options = optionsOf(signature);
  const { values, positionals } = parse(args, options, usageLine(signature));
  if (values.help !== true) checkPresence(signature, positionals, values);
  return {
    positional: (name) => positionals[(signature.positionals ?? []).indexOf(name)] ?? "",
    text: (option) => textOf(values[option]),
    flag: (option) => values[option] === true,
    given: givenOf(signature, positionals, values),
  };
}

/** How a command is called, on one line. */
export function usageLine({ name, positionals = [], options = {} }: Signature): string {
  const written = Object.entries(options).map(([option, { value, required }]) => {
    const usage = `--${option}${value === undefined ? "" : ` ${value}`}`;
    return required ? usage : `[${usage}]`;
  });
  return ["isogloss", name, ...positionals, ...written].join(" ");
}

const LEAST_WIDTH = 20;

/** A command's help. */
export function helpText(signature: Signature): string {
  const options = Object.entries(optionsOf(signature)).map(
    ([option, { value, summary }]) => [`--${option} ${value ?? ""}`, summary] as const,
  );
  const width = Math.max(LEAST_WIDTH, ...options.map(([usage]) => usage.length + 2));
  const lines = options.map(([usage, summary]) => `  ${usage.padEnd(width)}${summary}`);
  const examples = signature.examples.flatMap(([call, purpose]) => [`  # ${purpose}`, `  isogloss ${call}`]);
  return [usageLine(signature), "", signature.summary, "", "Options:", ...lines, "", "Examples:", ...examples, ""].join(
    "\n",
  );
}

/** All options of a command. */
export function optionsOf(signature: Signature): Readonly<Record<string, Option>> {
  return { ...signature.options, ...COMMON_OPTIONS };
}

/** Node's own messages are for programmers, so what it would refuse is refused here. */
function parse(args: readonly string[], options: Readonly<Record<string, Option>>, usage: string) {
  const config: ParseArgsConfig["options"] = Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [name, { type: value === undefined ? "boolean" : "string" }]),
  );
  const parsed = parseArgs({ args: [...args], options: config, allowPositionals: true, strict: false, tokens: true });
  const given = new Set<string>();
  for (const token of parsed.tokens) {
    if (token.kind !== "option") continue;
    const fault = faultOf(token, options) ?? repetitionOf(token, given);
    if (fault !== undefined) throw new UsageError(`${fault}: ${usage}`);
    given.add(token.name);
  }
  return parsed;
}

interface OptionToken {
  readonly name: string;
  /** With its dashes. */
  readonly rawName: string;
  readonly value: string | undefined;
  /** Whether the value is behind an equals sign. */
  readonly inlineValue: boolean | undefined;
}

function faultOf(
  { name, rawName, value, inlineValue }: OptionToken,
  options: Readonly<Record<string, Option>>,
): string | undefined {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (option === undefined) return `there is no option ${rawName}`;
  if (option.value === undefined) return value === undefined ? undefined : `${rawName} takes no value`;
  if (value === undefined) return `${rawName} needs a value`;
  // The next option, more likely than not.
  const isUnclear = inlineValue !== true && value.length > 1 && value.startsWith("-");
  return isUnclear ? `${rawName} needs a value, and one with a dash is written ${rawName}=${option.value}` : undefined;
}

/** One of two values would count, and the other would be lost. A flag may be repeated. */
function repetitionOf({ name, rawName, value }: OptionToken, given: ReadonlySet<string>): string | undefined {
  return value !== undefined && given.has(name) ? `${rawName} is given twice` : undefined;
}

function checkPresence(
  signature: Signature,
  positionals: readonly string[],
  values: Readonly<Record<string, unknown>>,
): void {
  const wanted = signature.positionals ?? [];
  const missing = wanted[positionals.length];
  if (missing !== undefined && !missing.startsWith("["))
    throw new UsageError(`${missing} is missing: ${usageLine(signature)}`);
  const excess = positionals[wanted.length];
  if (excess !== undefined) throw new UsageError(`"${excess}" is one argument too many: ${usageLine(signature)}`);
  for (const [name, { required }] of Object.entries(signature.options ?? {})) {
    if (required && values[name] === undefined) throw new UsageError(`--${name} is missing: ${usageLine(signature)}`);
  }
}

function givenOf(
  { positionals: names = [], options = {} }: Signature,
  positionals: readonly string[],
  values: Readonly<Record<string, unknown>>,
): Arguments["given"] {
  const named = positionals.map((value, index) => [(names[index] ?? "").replace(/[[\]]/g, "").toLowerCase(), value]);
  const chosen = Object.keys(options).map((name) => [name, values[name] === true ? true : textOf(values[name])]);
  return Object.fromEntries([...named, ...chosen].filter(([, value]) => value !== undefined)) as Arguments["given"];
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
