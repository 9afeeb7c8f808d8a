/** Event templates: the text of every event, put together from constants and the few values that change. */
import type { Templates } from "../load/sources/mapping-stream.js";
import type { Mapping } from "../join/mapping.js";
import { code, joined, object, type Code, type Name, type Piece } from "../print/code.js";
import { arrow, constant, functionOf, type Constant, type Declaration } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import { eventText } from "./event-text.js";
import { locals } from "./locals.js";
import { writer } from "./own-names.js";
import { functionNamed } from "./passes.js";
import { citations as citationRuntime, lossModule, types, vocabularyType } from "./runtime.js";
import { mentions } from "./template-text.js";
import { citationsWire, citationWire, itemIds } from "./template-variables.js";
import { camel, lastArgument, literal, quote } from "./text.js";

const { citation, index, part, piece, state } = locals;

/** The parameters of the templates of each phase of a part. */
const phaseParameters: Readonly<Record<string, readonly Name[]>> = {
  open: [state, part],
  text_start: [state, part],
  text_end: [state, part],
  text: [state, part, piece],
  citation: [state, part, citation, index],
  signature: [state, part],
  redacted: [state, part],
  close: [state, part],
};

const KEEP_ALIVE = quote(": keep-alive\n\n");

/** Kinds of parts that every dialect's streams answer, and those that some have. */
const KINDS = ["text", "reasoning", "call", "refusal"];
const FURTHER_KINDS = ["text_call", "search_call", "media"];

export function emitWriteStream(mapping: Mapping): Module {
  const ids = mapping.response.lines.find((line) => line.itemIds !== undefined)?.itemIds;
  return {
    path: `${mapping.dialect}/write-stream.ts`,
    specs: [mapping.file.name],
    declarations: [
      ...(ids === undefined ? [] : [constant({ name: itemIds, value: quote(ids) })]),
      ...citationFunctions(mapping),
      templates(mapping),
    ],
  };
}

function templates(mapping: Mapping): Constant {
  return constant({
    name: "templates",
    isExported: true,
    docs: `Every event of a ${mapping.dialect} stream.`,
    type: types.StreamTemplates,
    value: object([...properties(mapping), ...events(mapping)]),
  });
}

/** What the dialect declares of its streams. */
function properties({ response, stream: { write } }: Mapping): string[] {
  return [
    `idPrefix: ${quote(response.lines.find(({ concept }) => concept === "id")?.idPrefix ?? "")}`,
    `callIdPrefix: ${quote(write.callIds)}`,
    `explainsByRefusal: ${String(response.lines.some((line) => line.part === "refusal"))}`,
    `interleaved: ${String(write.interleaved)}`,
    `endsInState: ${String(response.endsInState)}`,
    `hiddenAsState: ${String(response.beforeWrite.some(({ name }) => name === "hidden_as_state"))}`,
    `signed: ${literal([...write.signed])}`,
    ...(write.unsigned === undefined ? [] : [`unsigned: ${quote(write.unsigned)}`]),
  ];
}

function events(mapping: Mapping): Piece[] {
  const { write, endMarker } = mapping.stream;
  const text = (given: Templates): Code =>
    joined(
      given.map((data) => eventText(data, mapping)),
      " + ",
    );
  const phase = (name: string, given: Templates | undefined): Code[] =>
    given === undefined ? [] : [code`${name}: ${arrow([state], text(given))}`];
  const name = write.endName === undefined ? "" : `event: ${write.endName}\n`;
  const marker = endMarker === undefined ? [] : [quote(`${name}data: ${endMarker}\n\n`)];
  const end = [...(write.end === undefined ? [] : [text(write.end)]), ...marker];
  const kinds = [...KINDS, ...FURTHER_KINDS.filter((kind) => kind in write.parts)];
  return [
    write.start.length === 0 ? `start: () => ""` : joined(phase("start", write.start)),
    code`parts: ${object(kinds.map((kind) => code`${kind}: ${object(partPhases(mapping, kind, text))}`))}`,
    ...phase("citations", write.citations),
    ...phase("finish", write.finish),
    ...phase("usage", write.usage),
    ...(end.length === 0 ? [] : [code`end: ${arrow([state], joined(end, " + "))}`]),
    ...marker.map((data) => `marker: ${data}`),
    code`keepAlive: ${write.keepAlive === "comment" ? KEEP_ALIVE : text(write.keepAlive)}`,
  ];
}

function partPhases({ stream }: Mapping, kind: string, text: (given: Templates) => Code): Code[] {
  const declared = stream.write.parts[kind] ?? {};
  return Object.entries(phaseParameters).flatMap(([phase, parameters]) => {
    const given = declared[phase];
    return given === undefined ? [] : [code`${camel(phase)}: ${arrow(parameters, text(given))}`];
  });
}

/** The functions for $citation and $citations, where a template has them. */
function citationFunctions(mapping: Mapping): Declaration[] {
  const { write } = mapping.stream;
  return [
    ...(mentions(write.parts, "$citation") ? [oneCitation(mapping)] : []),
    ...(write.citations === undefined ? [] : allCitations(mapping)),
  ];
}

function oneCitation(mapping: Mapping): Declaration {
  const { vocabulary } = mapping;
  return functionOf({
    name: citationWire,
    parameters: [
      { name: state, type: types.StreamState },
      { name: part, type: types.OpenPart },
      { name: citation, type: vocabularyType(vocabulary, "Citation") },
    ],
    result: code`${types.Json} | undefined`,
    body: [code`return ${writer(mapping, "Citation")}(${placedCitation(mapping)}, ${lossModule.noLoss});`],
  });
}

/** A citation with its places counted as the dialect counts them. */
function placedCitation({ layout, records }: Mapping): Piece {
  const isBeside = layout.items.some(({ citations }) => citations !== undefined);
  const unit = [...records.values()].find(({ is }) => is === "Citation")?.places;
  if (isBeside) return code`${citationRuntime.inAllWords}(${state}.parts, ${part}, ${citation}${lastArgument(unit)})`;
  return unit === undefined ? citation : code`${citationRuntime.counted}(${part}.text, ${citation}, ${quote(unit)})`;
}

function allCitations({ response: { citations } }: Mapping): Declaration[] {
  if (citations === undefined) return [];
  const cited = code`${citationRuntime.citationsOf}(${state}.parts${lastArgument(citations.places)})`;
  return [
    functionOf({
      name: citationsWire,
      parameters: [{ name: state, type: types.StreamState }],
      result: code`${types.Json} | undefined`,
      body: [code`return ${functionNamed("transforms", citations.transform)}.write(${cited});`],
    }),
  ];
}
