/** A close of the connection, or a marker, is an end after other events than one that ends the stream. */
import type { Mapping } from "../model/mapping.js";
import { type EventRule, piecesOf } from "../model/stream-rules.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { Specs } from "./specs.js";

interface PlacedRule {
  readonly rule: EventRule;
  readonly pointer: Pointer;
}

export function closesAfterOthers({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => [...closes(mapping), ...marker(mapping)]);
}

/** What follows the event that ends a stream is not read, and clients do not expect it. */
function marker({ file, stream }: Mapping): Problem[] {
  const last = rulesOf(stream.read, ["stream", "read"]).find(({ rule }) => rule.end);
  if (stream.endMarker === undefined || last === undefined || file.value.stream?.end === undefined) return [];
  return [
    file.problem(
      ["stream", "end"],
      `"${stream.endMarker}" ends a stream, and "${String(last.pointer.at(-1))}" ends it by itself`,
      "leave end: out beside read:, or write end: close at that event",
    ),
  ];
}

function closes({ file, stream }: Mapping): Problem[] {
  const all = rulesOf(stream.read, ["stream", "read"]);
  return stream.endsOnCloseAfter.flatMap((name, index) => {
    const what = name === "usage" ? "usage" : "finish";
    const having = all.filter(({ rule }) => rule[what].length > 0);
    const last = having.find(({ rule }) => rule.end || rule.mayClose);
    if (last === undefined || having.some(({ rule }) => !rule.end && !rule.mayClose)) return [];
    return [
      file.problem(
        ["stream", "ends_on_close_after", index],
        `the ${what} comes with "${String(last.pointer.at(-1))}", which ends a stream by itself`,
        "leave ends_on_close_after: out, or write end: close at that event",
      ),
    ];
  });
}

function rulesOf(rule: EventRule, pointer: Pointer): PlacedRule[] {
  const inPieces = piecesOf({ pieces: rule.pieces, cases: {} }).flatMap(({ cases = {} }) => Object.values(cases));
  return [
    { rule, pointer },
    ...inPieces.map((inner) => ({ rule: inner, pointer: inner.pointer })),
    ...Object.entries(rule.cases).flatMap(([word, inner]) => rulesOf(inner, [...pointer, "cases", word])),
  ];
}
