/** Whole answers and streams hold the same kinds of parts: those of clients, and those of upstreams. */
import { isWrittenIn } from "../model/forms-in-use.js";
import { inside, problemOf, type Placed } from "../model/line.js";
import type { Form, Mapping } from "../model/mapping.js";
import { piecesOf } from "../model/stream-rules.js";
import type { About, Problem } from "../load/problem.js";
import { readAnswers } from "../tables/answer-view.js";
import type { Specs } from "./specs.js";

/** What is written wrong elsewhere comes first. */
const AFTER_OTHERS: About = { rank: 2 };

export function kindsAsAnswers({ mappings }: Specs): Problem[] {
  return mappings
    .filter(({ file, isConversation }) => isConversation && file.value.stream !== undefined)
    .flatMap((mapping) => [...kindsWithoutEvents(mapping), ...kindsWritten(mapping), ...kindsRead(mapping)]);
}

/** The kinds that answers of every dialect may have. */
const KINDS = ["reasoning", "refusal", "call"];

function kindsWithoutEvents({ file, parts, stream }: Mapping): Problem[] {
  if (stream.results !== undefined) return [];
  return KINDS.filter((kind) => !(kind in stream.write.parts) && !parts.absent.has(kind)).map((kind) => {
    const hint = `write ${kind}: { text: [<an event with $piece>] }, or ${kind}: { absent: <why> } under parts: above`;
    return file.problem(["stream", "write", "parts"], `parts lacks "${kind}"`, hint, { lacks: kind, of: "kind" });
  });
}

/** A kind that is absent has no events either. */
function idleEvents(kind: string, node: Placed): Problem {
  return problemOf(
    node,
    `parts of the kind "${kind}" are absent in the dialect, and streams have them`,
    "leave it out",
  );
}

function kindsWritten(mapping: Mapping): Problem[] {
  const { file, parts, stream } = mapping;
  const written = Object.keys(stream.write.parts).filter((kind) => isKind(kind, mapping));
  return written.flatMap((kind) => {
    if (parts.absent.has(kind)) return [idleEvents(kind, { file, pointer: ["stream", "write", "parts", kind] })];
    const forms = parts.forms.filter((form) => form.kind === kind);
    if (forms.some((form) => isWrittenIn(form, "answer"))) return [];
    const message = `streams are written with parts of the kind "${kind}", and whole answers lose them`;
    return formFault(forms, "read", message);
  });
}

function kindsRead(mapping: Mapping): Problem[] {
  const answered = readAnswers(mapping).parts.forms.filter(({ direction }) => direction !== "write");
  const known = new Set(answered.map(({ kind }) => kind));
  const pieces = new Map(piecesOf(mapping.stream.read).map((piece) => [piece.kind, piece]));
  return [...pieces].flatMap(([kind, piece]) => {
    if (kind !== undefined && mapping.parts.absent.has(kind)) return [idleEvents(kind, piece)];
    if (kind === undefined || known.has(kind) || !isKind(kind, mapping)) return [];
    const forms = mapping.parts.forms.filter((form) => form.kind === kind);
    const message = `streams are read with parts of the kind "${kind}", and whole answers without`;
    return formFault(forms, "write", message);
  });
}

/** Streams have kinds of their own too, for what is one kind in whole answers. */
function isKind(kind: string, { vocabulary }: Mapping): boolean {
  return vocabulary.unions.get("Part")?.kinds.has(kind) === true;
}

/** A form has no place in answers, or goes the other way alone. A kind without a form is a problem of its own. */
function formFault(forms: readonly Form[], other: "read" | "write", message: string): Problem[] {
  const elsewhere = forms.find(({ direction }) => direction !== other);
  if (elsewhere !== undefined)
    return [problemOf(inside(elsewhere, "in"), message, `add answer to in: of "${elsewhere.name}"`, AFTER_OTHERS)];
  const [form] = forms;
  if (form === undefined) return [];
  return [problemOf(inside(form, "direction"), message, `leave direction: out of "${form.name}"`, AFTER_OTHERS)];
}
