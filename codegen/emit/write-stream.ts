/** Event templates: the text of every event, put together from constants and the few values that change. */
import type { Templates } from "../load/sources/mapping-stream.js";
import { isObject } from "../join/source.js";
import type { Mapping } from "../join/mapping.js";
import type { Module } from "../print/module.js";
import type { Json } from "../../src/conversion/json.js";
import { importLines } from "./symbols.js";
import { usedParameters } from "./signature.js";
import { access, camel, comment, lastArgument, literal, quote, segmentsOf } from "./text.js";

/** What a template may refer to, as an expression that yields JSON text. */
const variables: Readonly<Record<string, string>> = {
  $id: "jsonText(state.id)",
  $model: "jsonText(state.model)",
  $created: "state.created",
  $sequence: "state.sequence++",
  $index: "part.index",
  $kind_index: "part.kindIndex",
  $part_id: "jsonText(part.id)",
  $part_name: "jsonText(part.name)",
  $text: "jsonText(part.text)",
  $arguments: "jsonText(jsonObject.write(part.text))",
  $signature: "jsonText(part.signature)",
  $redacted: "jsonText(part.redacted)",
  $piece: "jsonText(piece)",
  $citation: "jsonText(citationWire(state, part, citation))",
  $citations: "jsonText(citationsWire(state))",
  $usage: "jsonText(writeUsage(state.usage))",
  $finish: `jsonText(finishWord(finishWords, state.finish, state.parts) ?? null)`,
  $stop_sequence: "jsonText(state.stopSequence ?? null)",
  $explanation: "jsonText(state.explanation ?? null)",
  $json_arguments: 'jsonText(part.text === "" ? "{}" : part.text)',
  $content: 'jsonText(writePart(partOf(part), "answer", noLoss))',
  $piece_content: 'jsonText(writePart(pieceOf(part, piece), "answer", noLoss))',
  $citation_index: "index",
  $response: "writeResponse(responseOf(state), state.echo)",
  $item:
    'nameItems(writeAnswerTurns([{ role: "assistant", parts: [partOf(part)] }], noLoss), ' +
    "itemIds, state.id, part.index)[0]",
};

/** What may stand at the end of a constant text, as an expression that yields the text itself. */
const endings: Readonly<Record<string, string>> = {
  $item_tail: "itemTail(state.id, part.index)",
  $status: "wordPart(finishWord(finishWords, state.finish, state.parts), 0)",
};

export const templateVariables: readonly string[] = [...Object.keys(variables), ...Object.keys(endings), "$merge"];

const moments = {
  open: "state, part",
  text_start: "state, part",
  text_end: "state, part",
  text: "state, part, piece",
  citation: "state, part, citation, index",
  signature: "state, part",
  redacted: "state, part",
  close: "state, part",
} as const;

export function emitWriteStream(mapping: Mapping): Module {
  const { write } = mapping.stream;
  const { named, always } = write;
  const text = (templates: Templates): string => templates.map((data) => eventText(data, named, always)).join(" + ");
  const marker =
    mapping.stream.endMarker === undefined
      ? []
      : [
          quote(
            `${write.endName === undefined ? "" : `event: ${write.endName}\n`}data: ${mapping.stream.endMarker}\n\n`,
          ),
        ];
  const end = [...(write.end === undefined ? [] : [text(write.end)]), ...marker].join(" + ");
  const kinds = [
    "text",
    "reasoning",
    "call",
    "refusal",
    ...["text_call", "search_call", "media"].filter((kind) => kind in write.parts),
  ].map((kind) => {
    const templates = write.parts[kind] ?? {};
    const members = Object.entries(moments).flatMap(([moment, parameters]) => {
      const events = templates[moment];
      return events === undefined ? [] : [`${camel(moment)}: ${arrow(parameters, text(events))},`];
    });
    return `${kind}: {\n${members.join("\n")}\n},`;
  });
  const idPrefix = mapping.response.lines.find(({ concept }) => concept === "id")?.idPrefix ?? "";
  const itemIds = mapping.response.lines.find(({ itemIds: member }) => member !== undefined)?.itemIds;
  const lines = [
    ...(itemIds === undefined ? [] : [`const itemIds = ${quote(itemIds)};`, ""]),
    ...citationFunctions(mapping),
    comment(`Every event of a ${mapping.dialect} stream.`),
    "export const templates: StreamTemplates = {",
    `idPrefix: ${quote(idPrefix)},`,
    `callIdPrefix: ${quote(write.callIds)},`,
    `explainsByRefusal: ${String(mapping.response.lines.some(({ part }) => part === "refusal"))},`,
    `interleaved: ${String(write.interleaved)},`,
    `endsInState: ${String(mapping.response.endsInState)},`,
    `hiddenAsState: ${String(mapping.response.beforeWrite.some(({ name }) => name === "hidden_as_state"))},`,
    `signed: ${literal([...write.signed])},`,
    ...(write.unsigned === undefined ? [] : [`unsigned: ${quote(write.unsigned)},`]),
    `start: ${arrow("state", write.start.length === 0 ? quote("") : text(write.start))},`,
    "parts: {",
    ...kinds,
    "},",
    ...(write.citations === undefined ? [] : [`citations: ${arrow("state", text(write.citations))},`]),
    `finish: ${arrow("state", text(write.finish))},`,
    ...(write.usage === undefined ? [] : [`usage: ${arrow("state", text(write.usage))},`]),
    ...(end === "" ? [] : [`end: ${arrow("state", end)},`]),
    ...marker.map((data) => `marker: ${data},`),
    `keepAlive: ${write.keepAlive === "comment" ? quote(": keep-alive\n\n") : text(write.keepAlive)},`,
    "};",
  ];
  const own = {
    "./write.js": ["writeUsage", "finishWords", "writeCitation", "writePart", "writeResponse", "writeAnswerTurns"],
  };
  return {
    path: `${mapping.dialect}/write-stream.ts`,
    specs: [mapping.file.name],
    lines: [...importLines(lines, mapping.vocabulary, own), "", ...lines],
  };
}

/** What $citation and $citations stand for, where a template has them. */
function citationFunctions(mapping: Mapping): string[] {
  const { layout, records, response, stream } = mapping;
  const beside = layout.items.find(({ citations }) => citations !== undefined)?.citations;
  const unit = [...records.values()].find(({ is }) => is === "Citation")?.places;
  const placed =
    beside !== undefined
      ? `inAllWords(state.parts, part, citation${lastArgument(unit)})`
      : unit === undefined
        ? "citation"
        : `counted(part.text, citation, ${quote(unit)})`;
  const types = ["StreamState", "OpenPart", "Citation"];
  const parameters = usedParameters("state, part, citation", placed)
    .split(", ")
    .map((name, index) => `${name}: ${types[index] ?? ""}`);
  const one = `const citationWire = (${parameters.join(", ")}): Json | undefined => writeCitation(${placed}, noLoss);`;
  const all =
    response.citations === undefined
      ? ""
      : "const citationsWire = (state: StreamState): Json | undefined => " +
        `${camel(response.citations.transform)}.write(citationsOf(state.parts` +
        `${lastArgument(response.citations.places)}));`;
  return [
    ...(JSON.stringify(stream.write.parts).includes('"$citation"') ? [one, ""] : []),
    ...(stream.write.citations === undefined ? [] : [all, ""]),
  ];
}

/** A function of the parameters it uses; those before the last used one keep their places. */
function arrow(parameters: string, body: string): string {
  return `(${usedParameters(parameters, body)}) => ${body}`;
}

/** An event as one concatenation: constants are joined at build time. */
function eventText(data: Json, named: boolean, always: Readonly<Record<string, Json>>): string {
  const whole = { ...always, ...(isObject(data) ? data : {}) };
  const pieces: string[] = [];
  if (named) {
    append(pieces, "event: ");
    textPieces(String(whole.type ?? whole.event_type), pieces);
    append(pieces, "\n");
  }
  append(pieces, "data: ");
  jsonPieces(whole, pieces);
  append(pieces, "\n\n");
  return pieces.map((piece) => (piece.startsWith("\u0000") ? piece.slice(1) : quote(piece))).join(" + ");
}

/** The expression behind a variable, which may go on with a path into the answer; nothing for a constant. */
function expressionOf(text: string): string | undefined {
  if (Object.hasOwn(variables, text)) return encoded(text);
  const member = memberOfAnswer(text);
  if (member === undefined) return undefined;
  const value = segmentsOf(member).reduce<string>(
    (object, segment, index) => access(index === 0 ? object : `inner(${object})`, String(segment)).text,
    variables[answer] ?? "",
  );
  return `jsonText(${value})`;
}

const answer = "$response";

/** The path into the answer that a variable goes on with. */
export function memberOfAnswer(text: string): string | undefined {
  return text.startsWith(`${answer}.`) ? text.slice(answer.length + 1) : undefined;
}

/** Constants as they are, expressions behind a mark. */
function jsonPieces(value: Json | undefined, pieces: string[]): void {
  const expression = typeof value === "string" ? expressionOf(value) : undefined;
  if (expression !== undefined) pieces.push(`\u0000${expression}`);
  else if (typeof value === "string" && endingOf(value) !== undefined) {
    const { start, ending } = endingOf(value) ?? { start: "", ending: "" };
    pieces.push(`\u0000jsonText(${quote(start)} + ${ending})`);
  } else if (typeof value === "object" && value !== null && !Array.isArray(value) && typeof value.$merge === "string") {
    const { $merge, ...members } = value;
    pieces.push(`\u0000jsonText({ ...${variables[String($merge)] ?? "{}"}, ...${literal(members)} })`);
  } else if (Array.isArray(value)) {
    append(pieces, "[");
    value.forEach((item, index) => {
      if (index > 0) append(pieces, ",");
      jsonPieces(item, pieces);
    });
    append(pieces, "]");
  } else if (typeof value === "object" && value !== null) {
    append(pieces, "{");
    Object.entries(value).forEach(([key, member], index) => {
      append(pieces, `${index > 0 ? "," : ""}${JSON.stringify(key)}:`);
      jsonPieces(member, pieces);
    });
    append(pieces, "}");
  } else append(pieces, JSON.stringify(value));
}

/** Whole objects are values until they are told. */
function encoded(variable: string): string {
  const expression = variables[variable] ?? "";
  return variable === "$response" || variable === "$item" ? `jsonText(${expression})` : expression;
}

function endingOf(value: string): { start: string; ending: string } | undefined {
  const [, start, variable] = /^([^$]+)(\$[a-z_]+)$/.exec(value) ?? [];
  const ending = variable === undefined ? undefined : endings[variable];
  return start === undefined || ending === undefined ? undefined : { start, ending };
}

/** A text that is not JSON, such as the name of an event. */
function textPieces(value: string, pieces: string[]): void {
  const { start, ending } = endingOf(value) ?? {};
  append(pieces, start ?? value);
  if (ending !== undefined) pieces.push(`\u0000${ending}`);
}

function append(pieces: string[], text: string): void {
  const last = pieces.at(-1);
  if (last === undefined || last.startsWith("\u0000")) pieces.push(text);
  else pieces[pieces.length - 1] = last + text;
}
