/** Streams are read as whole as answers: every kind of part, and the name of each call. */
import { piecesOf, type PieceRule, someEvent } from "../model/stream-rules.js";
import type { Mapping } from "../model/mapping.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";
import { names } from "./concepts-in-events.js";

/** Kinds of parts that are streamed in pieces. */
const STREAMED = ["text", "reasoning", "call"];

export function piecesOfStreams({ mappings }: Specs): Problem[] {
  return mappings
    .filter(({ file, isConversation }) => isConversation && file.value.stream?.read !== undefined)
    .flatMap((mapping) => [
      ...piecesOf(mapping.stream.read).flatMap((piece) => ofPiece(piece, mapping)),
      ...kindsRead(mapping),
      ...readAsWritten(mapping),
    ]);
}

function ofPiece(piece: PieceRule, { file }: Mapping): Problem[] {
  const { pointer, kind, key, values, each, pieces, id, name } = piece;
  if (each !== undefined || pieces.length > 0) return [];
  if (kind === undefined && key.length === 0 && values.length === 0)
    return [
      file.problem(
        pointer,
        "the piece belongs to no part",
        "write kind:, or key: with the place of what all pieces of one part have in common",
      ),
    ];
  if (kind === undefined && (name ?? id) !== undefined)
    return [file.problem(pointer, "the piece with the name of a call has no kind", "write kind: call")];
  // A dialect may have no IDs of calls, but every call has a name.
  if (kind !== "call" || id === undefined || name !== undefined) return [];
  return [file.problem(pointer, "the piece with the ID of a call has no name", "write name: <place>")];
}

/** What answers have, their streams have too. */
function kindsRead({ file, parts, stream }: Mapping): Problem[] {
  const read = new Set(piecesOf(stream.read).map(({ kind }) => kind));
  const answered = parts.forms.filter(
    ({ direction, in: places }) => direction !== "write" && (places === undefined || places.includes("answer")),
  );
  return STREAMED.filter((kind) => !read.has(kind) && answered.some((form) => form.kind === kind)).map((kind) =>
    file.problem(
      ["stream", "read"],
      `answers may hold parts of the kind "${kind}", and no piece of a stream is of this kind`,
      `write kind: ${kind} at the piece that begins such a part`,
      { rank: 1 },
    ),
  );
}

/** What is written to streams of the dialect is read from them. */
function readAsWritten(mapping: Mapping): Problem[] {
  const { file, stream } = mapping;
  const { read, write } = stream;
  const events = [write.always, write.start, write.finish, write.usage ?? []];
  const wanted = [
    {
      concept: "id",
      isRead: someEvent(read, ({ start }) => start?.id !== undefined),
      line: "start: { id: <place> }",
    },
    {
      concept: "explanation",
      isRead: someEvent(read, ({ explanation }) => explanation.length > 0),
      line: "explanation: <place>",
    },
    {
      concept: "stop_sequence",
      isRead: someEvent(read, (rule) => rule.stop_sequence !== undefined),
      line: "stop_sequence: <place>",
    },
    { concept: "finish", isRead: someEvent(read, ({ finish }) => finish.length > 0), line: "finish: <place>" },
    { concept: "usage", isRead: someEvent(read, ({ usage }) => usage.length > 0), line: "usage: [<place>]" },
  ] as const;
  return wanted
    .filter(({ concept, isRead }) => names(events, concept, mapping) && !isRead)
    .map(({ concept, line }) =>
      file.problem(
        ["stream", "read"],
        `streams are written with $${concept}, and no event is read for it`,
        `write ${line} at the event that has it`,
        { rank: 1 },
      ),
    );
}
