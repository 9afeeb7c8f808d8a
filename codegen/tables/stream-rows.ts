/** What becomes of each place of the events of an upstream's stream for a client of another dialect. */
import type { Form, Line, Mapping } from "../model/mapping.js";
import { writtenAnswers } from "./answer-view.js";
import { onlyWhen, stated, type Condition } from "./condition.js";
import { answerMember, eventPlaces, type EventPlace } from "./event-places.js";
import { inside } from "./read-places.js";
import { unique } from "./pair-rows.js";
import { CONTINUED, continuedKinds, streamPlaces, WHOLE_EVENT, type StreamPlace } from "./stream-places.js";
import type { TableRow } from "./table-row.js";

/** `from` is the dialect of the upstream, `to` that of the client. */
export function streamRows(from: Mapping, to: Mapping): TableRow[] {
  const rows = streamPlaces(from).map((place) => rowOf(place, from, to));
  return unique([...rows.map((row) => ({ ...row, ways: waysOf(row, rows) })), others]);
}

/** The places of all rows that are shown as one. */
function waysOf({ concept, from }: TableRow, rows: readonly TableRow[]): StreamPlace[] {
  return rows.filter((row) => row.concept === concept && row.from === from).flatMap(({ ways = [] }) => ways);
}

const others: TableRow = {
  concept: "(others)",
  from: "(any other member)",
  dropped: "it is not read; members of whole parts are named, others describe the call",
};

function rowOf(place: StreamPlace, from: Mapping, to: Mapping): TableRow {
  const { concept, path, file, pointer, because, earlier, calling } = place;
  const row = { concept, from: path, at: { file, pointer }, ways: [place] };
  if (because !== undefined) return { ...row, dropped: because };
  const written = writtenPlaces(concept, calling, from, to);
  const [first] = written.places;
  if (first === undefined) return { ...row, dropped: `the streams of the ${to.dialect} dialect have no place for it` };
  const by = [...stepsOf(place), ...written.by];
  const when = [
    ...earlier.map((other): Condition => ({ is: "earlier", place: other })),
    ...(concept === "explanation" ? [stated("where output was withheld")] : []),
    ...(concept === "text.citations" || concept === "probabilities"
      ? [stated("in a known form, where the answer has words")]
      : []),
    ...written.when.map(stated),
  ];
  return {
    ...row,
    toAt: first,
    to: [...new Set(written.places.map((one) => (one.path === "" ? WHOLE_EVENT : one.path)))].join(" or "),
    ...(by.length > 0 && { by: by.join(", ") }),
    ...onlyWhen(when),
  };
}

function stepsOf({ concept, transform }: StreamPlace): string[] {
  if (concept === "finish") return ["word for word, as in whole answers"];
  if (concept === "usage") return ["count by count, as in whole answers"];
  if (concept.startsWith(`${CONTINUED}.`)) return ["as the part that it continues"];
  return transform === undefined ? [] : [transform.replace(/_/g, " ")];
}

interface Written {
  readonly places: readonly EventPlace[];
  readonly by: readonly string[];
  readonly when: readonly string[];
}

/** Where the writer of streams has a concept, as far as its templates go. */
function writtenPlaces(concept: string, calling: string | undefined, from: Mapping, to: Mapping): Written {
  const [kind = "", member] = concept.split(".");
  const ofTexts = OF_TEXTS[concept];
  if (ofTexts !== undefined) return plainly(variables(to, /^parts text /, ofTexts));
  if (member === undefined && kind !== "media") return plainly(ofAnswer(kind, to));
  if (member === "citations") return plainly(variables(to, /^parts text citation$|^citations$/, /^\$citations?$/));
  // The state of a medium is useless without it.
  if (member === "signature")
    return plainly(kind === "media" && !("media" in to.stream.write.parts) ? [] : signaturePlaces(to));
  if (member === "redacted") return redactedPlaces(to);
  const kinds = kind === CONTINUED ? continuedKinds(from) : [templatesOf(kind, calling, to)];
  const places = kinds.flatMap((one) => partPlaces(one, wordsOf(one, member), to));
  const isWhole = !kinds.some((one) => to.parts.absent.has(one));
  return isWhole ? plainly(places) : { places, by: [], when: [`in a part that the ${to.dialect} dialect has`] };
}

/** Calls that are no function calls have events of their own in some dialects. */
function templatesOf(kind: string, calling: string | undefined, { stream: { write } }: Mapping): string {
  const own = `${calling ?? ""}_call`;
  return calling !== undefined && own in write.parts ? own : kind;
}

function plainly(places: readonly EventPlace[]): Written {
  return { places, by: [], when: [] };
}

/** The words of a call are its arguments. */
function wordsOf(kind: string, member: string | undefined): string | undefined {
  return kind === "call" && member === "text" ? "arguments" : member;
}

function variables(to: Mapping, phases: RegExp, wanted: RegExp): EventPlace[] {
  return [...eventPlaces(to)].flatMap(([phase, places]) =>
    phases.test(phase) ? places.filter(({ variable }) => wanted.test(variable)) : [],
  );
}

/** Concepts of the answer that the events of its texts have. */
const OF_TEXTS: Readonly<Record<string, RegExp>> = { probabilities: /^\$(?:text_)?probabilities$/ };

const OF_ANSWER: Readonly<Record<string, RegExp>> = {
  id: /^\$id$/,
  created: /^\$created(?:_at)?$/,
  usage: /^\$usage$/,
  finish: /^\$(?:finish|status)$/,
  stop_sequence: /^\$stop_sequence$/,
  explanation: /^\$explanation$/,
};

/** A concept of the answer itself. The whole answer may be in an event too. */
function ofAnswer(concept: string, to: Mapping): EventPlace[] {
  const line = to.response.lines.find((one) => one.concept === concept);
  const whole = variables(to, /^(?:start|finish|usage|end)$/, /^\$response/).flatMap((place) => inAnswer(place, line));
  const refusal = concept === "explanation" && line?.part !== undefined ? partPlaces(line.part, "text", to) : [];
  const wanted = OF_ANSWER[concept];
  return [...(wanted === undefined ? [] : variables(to, /^(?!parts)/, wanted)), ...refusal, ...whole];
}

function inAnswer(place: EventPlace, line: Line | undefined): EventPlace[] {
  const member = answerMember(place) ?? "";
  const isUnwritten = line === undefined || line.readOnly || line.kind === "absent" || line.kind === "implicit";
  const written = isUnwritten ? [] : line.at.slice(0, line.kind === "finish" ? undefined : 1);
  return written.flatMap((at) => {
    if (at !== member && !at.startsWith(member === "" ? "" : `${member}.`)) return [];
    if (place.replaced.some((name) => at === name || at.startsWith(`${name}.`))) return [];
    const rest = member === "" ? at : at.slice(member.length + 1);
    return [{ ...place, path: rest === "." ? place.path : inside(place.path, rest) }];
  });
}

const OF_PART: Readonly<Record<string, RegExp>> = {
  id: /^\$part_id$/,
  name: /^\$part_name$/,
  text: /^\$(?:piece|text)$/,
  arguments: /^\$(?:piece|arguments|json_arguments|text)$/,
};

/** A concept of a part, or the part as a whole. */
function partPlaces(kind: string, member: string | undefined, to: Mapping): EventPlace[] {
  const phases = new RegExp(`^parts ${kind} `);
  const whole = variables(to, phases, /^\$(?:content|piece_content|item)$/);
  if (member === undefined) return whole;
  const wanted = OF_PART[member];
  const own = wanted === undefined ? [] : variables(to, phases, wanted);
  const isGrown = own.length > 0 && member !== "id" && member !== "name";
  return isGrown ? own : [...own, ...whole.flatMap((place) => inForm(place, kind, member, to))];
}

/** Where a part in the form of whole answers has a concept. */
function inForm(place: EventPlace, kind: string, member: string, to: Mapping): EventPlace[] {
  const written = formsOf(kind, to).flatMap(({ lines }) => lines.filter(({ concept }) => concept === member));
  const [at] = written.filter(({ readOnly }) => !readOnly).flatMap((line) => line.at.slice(0, 1));
  return at === undefined ? [] : [{ ...place, path: inside(place.path, at) }];
}

function formsOf(kind: string, to: Mapping): readonly Form[] {
  const plain = kind.endsWith("_call") ? "call" : kind;
  const forms = writtenAnswers(to).parts.forms.filter((form) => form.kind === plain && form.direction !== "read");
  const own = forms.filter(({ concepts }) => `${String(concepts.calling)}_call` === kind);
  return own.length > 0 ? own : forms.filter(({ concepts }) => concepts.calling === undefined);
}

/** The state of reasoning has events of its own, is in the item of its part, or on the part after it. */
function signaturePlaces(to: Mapping): EventPlace[] {
  const own = variables(to, /^parts reasoning /, /^\$signature$/);
  const items = variables(to, /^parts reasoning close$/, /^\$(?:item|content)$/);
  const signed = to.stream.write.signed.flatMap((kind) => partPlaces(kind, "signature", to));
  return [...own, ...items.flatMap((place) => inForm(place, "reasoning", "signature", to)), ...signed];
}

function redactedPlaces(to: Mapping): Written {
  const own = variables(to, /^parts reasoning redacted$/, /^\$redacted$/);
  const isHidden = to.response.beforeWrite.some(({ name }) => name === "hidden_as_state");
  return own.length > 0 || !isHidden
    ? plainly(own)
    : { places: signaturePlaces(to), by: ["hidden as state"], when: ["where its vendor is known"] };
}
