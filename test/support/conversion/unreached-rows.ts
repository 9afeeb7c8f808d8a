/** Rows of tables, and places, that the property does not decide, with the reasons. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { TableRow } from "../../../codegen/tables/table-row.js";
import type { Pair } from "../../../src/registry.js";
import { CHECKOUT } from "../checkout.js";

type Ends = Pick<Pair, "from" | "to">;

/** Patterns of a pair and a place, by their reason. `*` is anything, and `{a,b}` one of these. */
type Reasons = Readonly<Record<string, readonly string[]>>;

/**
 * The rows whose conditions no request of the property meets. A row that no pattern names must arrive, or be lost, at
 * least once: a new row is never taken on trust. One that does is named by none.
 */
const unreached = JSON.parse(readFileSync(join(CHECKOUT, "test/fixtures/unreached-rows.json"), "utf8")) as Reasons;

/** Places of which the row does not tell what becomes of each value. */
const undecided: Reasons = {
  "a choice whose mode has no word is lost as a whole, and a free one has no effect": [
    "generate-content cohere-chat toolConfig.functionCallingConfig",
    "messages bedrock-converse tool_choice",
  ],
  "a tool that is given twice is one, whose loss is named at the first": ["responses * tools[].{name,type}"],
  "a text in place of a record is in no form": ["video-generation video-interactions video"],
  "beside JSON without a schema, instructions are turns, and not at their own place": [
    "interactions responses system_instruction",
  ],
  "texts beside outputs of others alone need no form": [
    "generate-content interactions generationConfig.responseMimeType",
  ],
  "the mode of words alone needs no word": [
    "video-interactions video-content-task generation_config.video_config.task",
  ],
};

interface Pattern {
  readonly text: string;
  readonly expression: RegExp;
}

function patternsOf(reasons: Reasons): Pattern[] {
  return Object.values(reasons)
    .flat()
    .map((text) => ({ text, expression: new RegExp(`^${expressionOf(text)}$`) }));
}

function expressionOf(pattern: string): string {
  return pattern
    .replace(/[.+?^$()|[\]\\]/g, "\\$&")
    .replace(/\*/g, ".*")
    .replace(/\{([^}]*)\}/g, (_, choices: string) => `(?:${choices.split(",").join("|")})`);
}

const rowPatterns = patternsOf(unreached);
const placePatterns = patternsOf(undecided);

/** Those that something needed. */
const needed = new Set<Pattern>();

function isNamed(patterns: readonly Pattern[], name: string): boolean {
  const fitting = patterns.filter(({ expression }) => expression.test(name));
  for (const pattern of fitting) needed.add(pattern);
  return fitting.length > 0;
}

export function isUnreached({ from, to }: Ends, row: TableRow): boolean {
  return isNamed(rowPatterns, `${from} ${to} ${row.from}: ${row.concept}`);
}

/** Of a place where something disagreed. */
export function isKnownUndecided({ from, to }: Ends, place: string): boolean {
  return isNamed(placePatterns, `${from} ${to} ${place}`);
}

/** Exceptions that nothing needs any more: they are to be deleted. */
export function idleExceptions(): string[] {
  return [...rowPatterns, ...placePatterns].filter((pattern) => !needed.has(pattern)).map(({ text }) => text);
}
