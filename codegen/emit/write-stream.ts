/** Event templates: the text of every event, put together from constants and the few values that change. */
import { formOfParts, inside } from "../model/line.js";
import { type Framing, frames, framed } from "../../src/conversion/stream/framing.js";
import type { Templates } from "../load/sources/mapping-stream.js";
import { passInStreams } from "../model/functions.js";
import type { Mapping } from "../model/mapping.js";
import { code, joined, madeOf, object, type Code, Name, type Piece } from "../print/code.js";
import {
  constant,
  functionOf,
  type Constant,
  type Declaration,
  type FunctionDeclaration,
} from "../print/declarations.js";
import type { Module } from "../print/module.js";
import { hasProbabilitiesInTexts, PROBABILITIES, probabilitiesFunction, tokensType } from "./probabilities.js";
import { withCutItem } from "./write-answer.js";
import { writeStreamedCitation } from "./citations-beside.js";
import { eventText, fragmentText } from "./event-text.js";
import { locals } from "./locals.js";
import { writer } from "./own-names.js";
import { transformNamed } from "./passes.js";
import { citations as citationRuntime, content, lossModule, streamEvents, types, vocabularyType } from "./runtime.js";
import type { Pointer } from "../load/pointer.js";
import type { Placed } from "../load/spec-file.js";
import { mentions } from "./template-text.js";
import { citationsWire, citationWire, itemIds, itemWire } from "./template-variables.js";
import { camel } from "../model/names.js";
import { lastArgument, literal, quote } from "./text.js";

const { citation, index, part, piece, probabilities, state } = locals;

/** A phase of a part: the verb in the names of its functions, and what they get. */
interface Phase {
  readonly verb: string;
  readonly parameters: readonly Name[];
}

const TEXT = "text";

const phases: Readonly<Record<string, Phase>> = {
  open: { verb: "open", parameters: [state, part] },
  text_start: { verb: "start text of", parameters: [state, part] },
  text_end: { verb: "end text of", parameters: [state, part] },
  [TEXT]: { verb: "extend", parameters: [state, part, piece] },
  likely_text: { verb: "extend likely", parameters: [state, part, piece, probabilities] },
  citation: { verb: "cite in", parameters: [state, part, citation, index] },
  signature: { verb: "sign", parameters: [state, part] },
  redacted: { verb: "redact", parameters: [state, part] },
  close: { verb: "close", parameters: [state, part] },
};

/** What is around a fragment, and the verb in the name of its function. */
const AROUND = { start: "start piece of", before: "begin piece of", after: "end piece of" } as const;

/** Kinds of parts that streams may answer. */
const KINDS = ["text", "reasoning", "call", "refusal", "text_call", "search_call", "media"];

export function emitWriteStream(mapping: Mapping): Module {
  const ids = mapping.response.lines.map(formOfParts).find((parts) => parts.itemIds !== undefined)?.itemIds;
  const functions = new EventFunctions(mapping);
  const table = templates(mapping, functions);
  return {
    path: `${mapping.dialect}/write-stream.ts`,
    specs: [mapping.file.name],
    declarations: [
      ...(ids === undefined ? [] : [constant({ name: itemIds, value: quote(ids) })]),
      ...citationFunctions(mapping),
      ...(mentions(mapping.stream.write.parts, ...PROBABILITIES) ? [probabilitiesFunction(mapping)] : []),
      ...(mentions(mapping.stream.write.parts, "$item") ? [itemFunction(mapping)] : []),
      ...functions.declarations,
      table,
    ],
  };
}

function templates(mapping: Mapping, functions: EventFunctions): Constant {
  return constant({
    node: functions.nodeAt(),
    name: "templates",
    isExported: true,
    docs: `Every event of a stream of the ${mapping.dialect} dialect.`,
    type: types.StreamTemplates,
    value: object([...properties(mapping), ...events(mapping, functions)]),
  });
}

/** What the dialect declares of its streams. */
function properties(mapping: Mapping): string[] {
  const { response, finish, functions } = mapping;
  const { write } = mapping.stream;
  return [
    `idPrefix: ${quote(response.lines.find(({ concept }) => concept === "id")?.idPrefix ?? "")}`,
    `callIdPrefix: ${quote(write.callIds)}`,
    `explainsByRefusal: ${String(response.lines.some((line) => line.part === "refusal"))}`,
    `hasUnusableWord: ${String(finish.write.has("malformed"))}`,
    `interleaved: ${String(write.interleaved)}`,
    `endsInState: ${String(response.endsInState)}`,
    `hiddenAsState: ${String(passInStreams(response.beforeWrite, "hides_reasoning", functions) !== undefined)}`,
    `repeatsProbabilities: ${String(hasProbabilitiesInTexts(mapping))}`,
    `marksCut: ${String(response.cutItem !== undefined)}`,
    `signed: ${literal([...write.signed])}`,
    ...(write.unsigned === undefined ? [] : [`unsigned: ${quote(write.unsigned)}`]),
  ];
}

/** Functions with names of their own: those appear in stacks and profiles. */
class EventFunctions {
  readonly declarations: FunctionDeclaration[] = [];
  readonly #types: ReadonlyMap<Name, Piece>;

  constructor(private readonly mapping: Mapping) {
    this.#types = new Map<Name, Piece>([
      [state, types.StreamState],
      [part, types.OpenPart],
      [piece, "string"],
      [probabilities, tokensType(mapping)],
      [citation, vocabularyType(mapping.vocabulary, "Citation")],
      [index, "number"],
    ]);
  }

  /** The text of events one behind the other, which are at these keys of the streams that are written. */
  textOf(given: Templates, ...keys: Pointer): Code {
    const node = this.nodeAt(...keys);
    return madeOf(
      node,
      joined(
        given.map((data, index) => eventText(data, this.mapping, inside(node, index))),
        " + ",
      ),
    );
  }

  nodeAt(...keys: Pointer): Placed {
    return { file: this.mapping.file, pointer: ["stream", "write", ...keys] };
  }

  /** A function that returns a text. Parameters behind the last one that it uses are left out. */
  add(name: string, parameters: readonly Name[], text: Code): Name {
    const used = parameters.slice(0, parameters.findLastIndex((parameter) => text.uses(parameter)) + 1);
    this.declarations.push(
      functionOf({
        name,
        parameters: used.map((parameter) => ({ name: parameter, type: this.#types.get(parameter) })),
        result: "string",
        node: text.node,
        body: [code`return ${text};`],
      }),
    );
    return new Name(name);
  }
}

function nameOfPhase(phase: string): string {
  return camel(`write ${phase} events`);
}

function nameOfPart(verb: string, kind: string): string {
  return camel(`${verb} ${kind}`);
}

function events(mapping: Mapping, functions: EventFunctions): Piece[] {
  const { framing, write, endMarker } = mapping.stream;
  const phase = (name: string, given: Templates | undefined): Code[] =>
    given === undefined
      ? []
      : [code`${name}: ${functions.add(nameOfPhase(name), [state], functions.textOf(given, name))}`];
  const marker = endMarker === undefined ? [] : [quote(framed(framing, write.endName, endMarker))];
  const end = [...(write.end === undefined ? [] : [functions.textOf(write.end, "end")]), ...marker];
  const kinds = KINDS.filter((kind) => kind in write.parts);
  return [
    write.start.length === 0 ? `start: () => ""` : joined(phase("start", write.start)),
    code`parts: ${object(kinds.map((kind) => partEvents(mapping, kind, functions)))}`,
    ...canCite(mapping),
    ...phase("citations", write.citations),
    ...phase("finish", write.finish),
    ...phase("usage", write.usage),
    ...(end.length === 0 ? [] : [code`end: ${functions.add(nameOfPhase("end"), [state], joined(end, " + "))}`]),
    ...marker.map((data) => `marker: ${data}`),
    code`keepAlive: ${silence(framing, write.keepAlive, functions)}`,
  ];
}

/** What keeps a connection open without an event. */
function silence(framing: Framing, keepAlive: Templates | "comment" | "none", functions: EventFunctions): Piece {
  if (typeof keepAlive !== "string") return functions.textOf(keepAlive, "keep_alive");
  return quote(keepAlive === "comment" ? frames[framing].comment : "");
}

function partEvents(mapping: Mapping, kind: string, functions: EventFunctions): Code {
  const declared = mapping.stream.write.parts[kind] ?? {};
  const members = Object.entries(phases).flatMap(([phase, { verb, parameters }]) => {
    const given = declared[phase];
    if (given === undefined) return [];
    const around = phase === TEXT ? fragmentEvent(mapping, kind, given, functions) : undefined;
    const whole = (): Code =>
      code`${functions.add(nameOfPart(verb, kind), parameters, functions.textOf(given, "parts", kind, phase))}`;
    return [code`${camel(phase)}: ${around ?? whole()}`];
  });
  const hasItem = mentions(Object.values(declared), "$item");
  return code`${kind}: ${object([...members, ...(hasItem ? ["hasItem: true"] : [])])}`;
}

/** Events with a fragment of text are many, so that what is around it is made once per part. */
function fragmentEvent(mapping: Mapping, kind: string, given: Templates, functions: EventFunctions): Code | undefined {
  const [event, ...others] = given;
  const node = functions.nodeAt("parts", kind, TEXT);
  const text = event === undefined || others.length > 0 ? undefined : fragmentText(event, mapping, inside(node, 0));
  if (text === undefined) return undefined;
  const around = (["start", "before", "after"] as const).flatMap((place) => {
    const expression = text[place];
    if (expression === undefined) return [];
    return [code`${place}: ${functions.add(nameOfPart(AROUND[place], kind), [state, part], madeOf(node, expression))}`];
  });
  const content = code`content: (${piece}) => ${writer(mapping, "Part")}(${piece}, "answer", ${lossModule.noLoss})`;
  return object([...around, ...(mentions(event, "$piece_content") ? [content] : [])]);
}

/** The function for $item: the item of a part, as whole answers have it. */
function itemFunction(mapping: Mapping): Declaration {
  const turn = code`{ role: "assistant", parts: [${streamEvents.partOf}(${part})] }`;
  const items = code`${writer(mapping, "AnswerTurns")}([${turn}], ${lossModule.noLoss})`;
  const named = code`${content.nameItems}(${items}, ${itemIds}, ${state}.id, ${part}.index)`;
  return functionOf({
    node: { file: mapping.file, pointer: ["stream", "write", "parts"] },
    name: itemWire,
    parameters: [
      { name: state, type: types.StreamState },
      { name: part, type: types.OpenPart },
    ],
    result: code`${types.Wire} | undefined`,
    body: [code`return ${withCutItem(named, code`${state}.finish`, mapping)}[0];`],
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

/** A citation may lack what every form of the dialect needs, or have what none has a place for. */
function canCite(mapping: Mapping): Code[] {
  const written = writtenAlone(mapping);
  return written === undefined ? [] : [code`canCite: (one, ${locals.loss}) => ${written} !== undefined`];
}

function writtenAlone(mapping: Mapping): Code | undefined {
  const { write } = mapping.stream;
  const { citations } = mapping.response;
  if (mentions(write.parts, "$citation")) return code`${writer(mapping, "Citation")}(one, ${locals.loss})`;
  if (write.citations === undefined || citations === undefined) return undefined;
  return madeOf(citations, code`${transformNamed(mapping, citations.transform)}.write([one], ${locals.loss})`);
}

function oneCitation(mapping: Mapping): Declaration {
  const { vocabulary } = mapping;
  return functionOf({
    node: { file: mapping.file, pointer: ["stream", "write", "parts"] },
    name: citationWire,
    parameters: [
      { name: state, type: types.StreamState },
      { name: part, type: types.OpenPart },
      { name: citation, type: vocabularyType(vocabulary, "Citation") },
    ],
    result: code`${types.Json} | undefined`,
    body: [writeStreamedCitation(mapping)],
  });
}

function allCitations(mapping: Mapping): Declaration[] {
  const { citations } = mapping.response;
  if (citations === undefined) return [];
  const cited = code`${citationRuntime.citationsOf}(${state}.parts${lastArgument(citations.places)})`;
  return [
    functionOf({
      node: citations,
      name: citationsWire,
      parameters: [{ name: state, type: types.StreamState }],
      result: code`${types.Json} | undefined`,
      body: [code`return ${transformNamed(mapping, citations.transform)}.write(${cited}, ${lossModule.noLoss});`],
    }),
  ];
}
