import type { FieldRow, Pair } from "../registry.js";
import { type Action, runAction } from "./action.js";
import { type CommandIo, UsageError } from "./io.js";
import { type Block, blocks, wrapped } from "./output.js";

const FIELD = "[FIELD]";

const ANSWERS =
  "What is lost of an answer is named in the request log and the log line, as answer.<place>, not in the header " +
  "x-dropped-params, which is about the request. Members that describe the call, such as its tier, are not named.";

const explain: Action = {
  name: "explain",
  summary: [
    "Shows what happens to the fields of a FROM request for a TO upstream: carried, transformed or dropped.",
    "Below them are the fields of its answers, and of the events of its streams, for the FROM client.",
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
    const whole: Pair = pair ?? { from, to, fields: [], dropped: [], answer: [], stream: [] };
    const part = field === "" || isForwarded || pair === undefined ? whole : partOf(whole, field);
    call.print(part, () => {
      if (isForwarded) return forwarded(from, to);
      return pair === undefined ? unrelated(from, to) : printed(part);
    });
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
  const part = {
    ...whole,
    fields: whole.fields.filter(isMeant),
    dropped: whole.dropped.filter(isMeant),
    answer: whole.answer.filter(isMeant),
    stream: whole.stream.filter(isMeant),
  };
  if (rowsOf(part).length > 0) return part;
  throw unknown("field", field, namesOf(whole));
}

/** The fields of the body and of answers, without what is inside them: an error is to be read. */
function namesOf(whole: Pair): string[] {
  const names = rowsOf(whole).map(({ from }) => from.replace(/[.[].*$/, ""));
  return [...new Set(names)].filter((name) => !name.startsWith("(")).sort();
}

function rowsOf({ fields, dropped, answer, stream }: Pair): FieldRow[] {
  return [...fields, ...dropped, ...answer, ...stream];
}

function printed({ from, to, fields, dropped, answer, stream }: Pair): string {
  const sections = [
    section(`The fields of a ${from} request for a ${to} upstream`, [], [...fields, ...dropped]),
    section(`The fields of an answer of that upstream for the ${from} client`, wrapped(ANSWERS), answer),
    section(`The same of the events of a stream`, [], stream),
  ];
  return sections.filter((text) => text !== "").join("\n\n");
}

function section(title: string, notes: readonly string[], rows: readonly FieldRow[]): string {
  return rows.length === 0 ? "" : [title, ...notes, "", blocks(rows.map(blockOf))].join("\n");
}

function blockOf(row: FieldRow): Block {
  const { from, to, dropped } = row;
  const fate = dropped === undefined ? (["carried as", to ?? ""] as const) : (["dropped because", dropped] as const);
  return [from, [fate, ...conditionsOf(row)]];
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

function unrelated(from: string, to: string): string {
  return `${from} to ${to}: no call goes this way, because the two are for different kinds of models`;
}

function unknown(what: string, name: string, available: readonly string[]): UsageError {
  return new UsageError(`there is no ${what} "${name}"; known are ${available.join(", ")}`);
}
