import type { FieldRow, Pair } from "../registry.js";
import { type Action, runAction } from "./action.js";
import { type CommandIo, UsageError } from "./io.js";
import { type Block, blocks, wrapped } from "./output.js";

const FIELD = "[FIELD]";

const ANSWERS =
  "Answers are not listed. They are converted from the upstream's dialect to the client's, and the header " +
  "x-dropped-params names what is lost of them, as answer.<place>.";

const explain: Action = {
  name: "explain",
  summary: [
    "Shows what happens to the fields of a FROM request for a TO upstream: carried, transformed or dropped.",
    ...wrapped(ANSWERS),
  ].join("\n"),
  examples: [
    ["explain chat messages", "all fields of one dialect in another"],
    ["explain chat messages tools", "only those of tools"],
  ],
  positionals: ["FROM", "TO", FIELD],
  async run(call) {
    const { dialects, loadPairs } = await import("../registry.js");
    const [from, to, field] = [call.positional("FROM"), call.positional("TO"), call.positional(FIELD)];
    for (const name of [from, to]) if (!dialects.has(name)) throw unknown("dialect", name, [...dialects.keys()]);
    const isForwarded = from === to || dialects.get(to)?.jobs?.variantOf?.dialect === from;
    const pair = (await loadPairs()).find((candidate) => candidate.from === from && candidate.to === to);
    const whole: Pair = { from, to, fields: pair?.fields ?? [], dropped: pair?.dropped ?? [] };
    const part = field === "" || isForwarded ? whole : partOf(whole, field);
    call.print(part, () => (isForwarded ? forwarded(from, to) : printed(part)));
  },
};

/** All that this command does. */
export const actions: readonly Action[] = [explain];

/** `isogloss explain` */
export function run(args: string[], io: CommandIo): Promise<number> {
  return runAction(explain, args, io);
}

/** The rows of a field, by the beginning of its path or by its concept. */
function partOf(whole: Pair, field: string): Pair {
  const isMeant = ({ from, concept }: FieldRow) =>
    from.startsWith(field) || concept === field || concept.startsWith(`${field}.`);
  const part = { ...whole, fields: whole.fields.filter(isMeant), dropped: whole.dropped.filter(isMeant) };
  if (part.fields.length + part.dropped.length > 0) return part;
  const available = [...whole.fields, ...whole.dropped].map(({ from }) => from);
  throw unknown("field", field, [...new Set(available)].sort());
}

function printed({ from, to, fields, dropped }: Pair): string {
  const carried = fields.map((row): Block => [row.from, [["carried as", row.to ?? ""], ...conditionsOf(row)]]);
  const lost = dropped.map((row): Block => [row.from, [["dropped because", row.dropped ?? ""], ...conditionsOf(row)]]);
  const title = `The fields of a ${from} request for a ${to} upstream`;
  return [title, ...wrapped(ANSWERS), "", blocks([...carried, ...lost])].join("\n");
}

function conditionsOf({ by = "", when = "" }: FieldRow): Block[1] {
  return [
    ["transformed by", by],
    ["when", when],
  ];
}

function forwarded(from: string, to: string): string {
  return `${from} to ${to}: the body is forwarded as it came, but for the model's name`;
}

function unknown(what: string, name: string, available: readonly string[]): UsageError {
  return new UsageError(`there is no ${what} "${name}"; known are ${available.join(", ")}`);
}
