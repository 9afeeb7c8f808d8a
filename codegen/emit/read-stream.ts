/** Stream readers: a table from events to what they tell, as straight-line functions. */
import type { EventRule, PieceRule } from "../join/stream-rules.js";
import type { Mapping } from "../join/mapping.js";
import type { Module } from "../print/module.js";
import * as transforms from "../../src/conversion/transforms/index.js";
import { matchWire } from "./conditions.js";
import { unitOf } from "./keys.js";
import { Places } from "./places.js";
import { citationsBeside } from "./read-answer.js";
import { functionLines } from "./signature.js";
import { importLines } from "./symbols.js";
import { camel, comment, literal, pascal, quote } from "./text.js";

export function emitReadStream(mapping: Mapping): Module {
  const functions: string[] = [];
  emitRule(mapping.stream.read, "Event", functions, mapping);
  const { endMarker, endsOnCloseAfter } = mapping.stream;
  const ends = endsOnCloseAfter.map((moment) => (moment === "finish" ? "state.finished" : "state.counted"));
  const mayEnd = [
    ...(ends.length > 0 ? [ends.join(" && ")] : []),
    ...(mayClose(mapping.stream.read) ? ["state.complete"] : []),
  ];
  const marker = endMarker === undefined ? [] : [`if (data === ${quote(endMarker)}) return state.sink.end();`];
  const lines = [
    "interface State {",
    "readonly sink: TextSink;",
    "usage: Wire;",
    "finished: boolean;",
    "counted: boolean;",
    ...(mayClose(mapping.stream.read) ? ["complete: boolean;"] : []),
    "}",
    "",
    comment(`Reads the events of a ${mapping.dialect} stream and tells them to the sink.`),
    "export function openReader(sink: TextSink): StreamReader {",
    "const state: State = { sink, usage: {}, finished: false, counted: false" +
      `${mayClose(mapping.stream.read) ? ", complete: false" : ""} };`,
    "return {",
    "event(_name: string, data: string): void {",
    ...marker,
    "const event = eventData(data, sink);",
    "if (event !== undefined) readEvent(event, state);",
    "},",
    "close(): void {",
    ...(mayEnd.length > 0
      ? [`if (${mayEnd.length > 1 ? `(${mayEnd.join(") || (")})` : (mayEnd[0] ?? "")}) sink.end();`]
      : []),
    "},",
    "};",
    "}",
    "",
    ...functions,
  ];
  const own = {
    "./read.js": [
      "finishOf",
      "readUsage",
      ...[...mapping.records.keys()].map((name) => `read${pascal(name)}`),
      ...mapping.parts.forms.map(({ name }) => `read${pascal(name)}Part`),
    ],
    "./errors.js": ["readError"],
  };
  return {
    path: `${mapping.dialect}/read-stream.ts`,
    specs: [mapping.file.name],
    lines: [...importLines(lines, mapping.vocabulary, own), "", ...lines],
  };
}

/** Whether there is an event after which a close of the connection is an end. */
function mayClose({ mayClose: isLast, cases }: EventRule): boolean {
  return isLast || Object.values(cases).some(mayClose);
}

/** A function for a rule; the rules of its cases become functions of their own. */
function emitRule(rule: EventRule, name: string, functions: string[], mapping: Mapping): void {
  const places = new Places("event");
  const statements: string[] = [];
  if (rule.fail !== undefined)
    statements.push(`if (${places.read(rule.fail)} != null) return state.sink.fail(readError(200, event));`);
  statements.push(...usageStatements(rule, places));
  if (rule.start !== undefined) {
    const members = Object.entries(rule.start).map(
      ([key, at]) => `${key}: ${key === "created" ? "asInteger" : "asText"}(${places.read(at)})`,
    );
    statements.push(`state.sink.start({ ${[...members, ...(rule.usage.length > 0 ? ["usage"] : [])].join(", ")} });`);
  }
  const ofFirst: string[] = [];
  if (rule.citations.length > 0 && mapping.response.citations !== undefined) {
    // Before the pieces: a part that begins in the same event completes the words.
    ofFirst.push(
      `state.sink.piece({ cited: ${citationsBeside(mapping.response.citations, rule.citations, places)} });`,
    );
  }
  for (const [index, piece] of rule.pieces.entries())
    ofFirst.push(...pieceStatements(piece, places, `${name}Piece${index}`, functions, mapping));
  const isFirst = rule.answerIndex === undefined ? undefined : `isFirst(${places.read(rule.answerIndex)})`;
  statements.push(...onlyIf(isFirst, ofFirst));
  if (rule.answerIndex !== undefined) statements.push(loseFurther(rule.answerIndex, places));
  if (rule.usage.length > 0)
    statements.push("if (usage !== undefined) {\nstate.sink.count(usage);\nstate.counted = true;\n}");
  if (rule.finish.length > 0) statements.push(...onlyIf(isFirst, finishStatements(rule, places)));
  if (rule.end) statements.push("state.sink.end();");
  if (rule.mayClose) statements.push("state.complete = true;");
  const cases = Object.entries(rule.cases);
  if (rule.discriminator !== undefined && cases.length > 0) {
    statements.push(
      `switch (${places.read(rule.discriminator)}) {`,
      ...cases.flatMap(([word]) => [`case ${quote(word)}:`, `return read${name}${pascal(word)}(event, state);`]),
      "}",
    );
  }
  functions.push(
    ...functionLines(`function read${name}`, ["event: Wire", "state: State"], "void", [
      ...places.declarations,
      ...statements,
    ]),
  );
  for (const [word, inside] of cases) emitRule(inside, `${name}${pascal(word)}`, functions, mapping);
}

/** What is used is counted when the words of its event were told, and known before. */
function usageStatements({ usage, usageReset }: EventRule, places: Places): string[] {
  if (usage.length === 0) return [];
  const value =
    usage.length > 1 ? `first(${usage.map((at) => places.read(at)).join(", ")})` : places.read(usage[0] ?? "");
  const before = usageReset === undefined ? "state.usage" : `${places.read(usageReset)} == null ? state.usage : {}`;
  return [
    `if (${value} != null) state.usage = mergeUsage(${before}, inner(${value}));`,
    `const usage = ${value} == null ? undefined : readUsage(state.usage);`,
  ];
}

/** Answers beside the first. In a stream each has its number. */
function loseFurther(answerIndex: string, places: Places): string {
  const [list = "", number = ""] = answerIndex.split("[0].");
  return (
    `for (const place of furtherAnswers(${places.read(list)}, ${quote(list)}, ${quote(number)})) ` +
    "state.sink.lose(place);"
  );
}

/** Statements about the first of several answers. */
function onlyIf(test: string | undefined, statements: readonly string[]): readonly string[] {
  return test === undefined || statements.length === 0 ? statements : [`if (${test}) {`, ...statements, "}"];
}

function finishStatements(rule: EventRule, places: Places): string[] {
  const detail = [
    ...(rule.stop_sequence === undefined ? [] : [`stop_sequence: asText(${places.read(rule.stop_sequence)})`]),
    ...(rule.explanation.length === 0
      ? []
      : [`explanation: ${rule.explanation.map((at) => `asText(${places.read(at)})`).join(" ?? ")}`]),
  ];
  const words = rule.finish.map((at) => places.read(at));
  const reason = words.length > 1 ? `joinWords(${words.join(", ")})` : `asText(${words[0] ?? ""})`;
  return [
    `const finish = finishOf(${reason});`,
    "if (finish !== undefined) {",
    "state.finished = true;",
    `state.sink.finish(finish${detail.length > 0 ? `, { ${detail.join(", ")} }` : ""});`,
    "}",
  ];
}

function pieceStatements(
  piece: PieceRule,
  places: Places,
  name: string,
  functions: string[],
  mapping: Mapping,
): string[] {
  if (piece.each !== undefined) {
    emitRule(
      {
        discriminator: piece.discriminator,
        cases: piece.cases ?? {},
        start: undefined,
        pieces: piece.pieces,
        usage: [],
        usageReset: undefined,
        finish: [],
        citations: [],
        answerIndex: undefined,
        stop_sequence: undefined,
        explanation: [],
        fail: undefined,
        end: false,
        mayClose: false,
      },
      name,
      functions,
      mapping,
    );
    return [`for (const item of asList(${places.read(piece.each)})) read${name}(inner(item), state);`];
  }
  const texts = piece.text.map((at) => textOf(piece, places.read(at)));
  const states = piece.signature.map((at) =>
    piece.signatureTransform === undefined
      ? stateOf(places.read(at), mapping)
      : `${camel(piece.signatureTransform)}.read(${places.read(at)})`,
  );
  const members = [
    ...(piece.kind === undefined ? [] : [`kind: ${quote(piece.kind)}`]),
    ...(piece.key.length === 0 ? [] : [`key: keyOf(${piece.key.map((at) => places.read(at)).join(", ")})`]),
    ...(piece.calling === undefined ? [] : [`calling: ${quote(piece.calling)}`]),
    ...(piece.id === undefined ? [] : [`id: asText(${places.read(piece.id)})`]),
    ...(piece.name === undefined ? [] : [`name: asText(${places.read(piece.name)})`]),
    ...(piece.whole === undefined ? [] : [`whole: ${textOf(piece, places.read(piece.whole))}`]),
    ...(texts.length === 0 ? [] : [`text: ${texts.join(" ?? ")}`]),
    ...(piece.paragraph === undefined ? [] : [`paragraph: keyOf(${places.read(piece.paragraph)})`]),
    ...(states.length === 0 ? [] : [`signature: ${states.join(" ?? ")}`]),
    ...unsignedOf(piece, places),
    ...(piece.redacted === undefined ? [] : [`redacted: asText(${places.read(piece.redacted)})`]),
    ...(piece.values.length === 0
      ? []
      : [
          `values: ${valuesOf(
            piece,
            piece.values.map((at) => places.read(at)),
          )}`,
        ]),
    ...(piece.form === undefined
      ? []
      : [
          `media: read${pascal(piece.form)}Part(` +
            `${piece.at === undefined ? "event" : places.object(piece.at)}, "", noLoss)`,
        ]),
    ...(piece.citations === undefined ? [] : [citationsOf(piece, places.read(piece.citations), mapping)]),
    ...(piece.close ? ["close: true"] : []),
  ];
  const test = matchWire(piece.when, "event");
  return [`${test === "" ? "" : `if (${test}) `}state.sink.piece({ ${members.join(", ")} });`];
}

/** What whole answers say in place of state, streams say too. */
function stateOf(value: string, { response }: Mapping): string {
  const pass = response.afterRead.find(({ name }) => name === "drop_placeholder_state");
  return pass === undefined
    ? `asText(${value})`
    : `withoutPlaceholder(asText(${value}), ${literal(pass.options.placeholders ?? [])})`;
}

/** Some transforms of state read too what stands for words without any. */
function unsignedOf({ signature, signatureTransform }: PieceRule, places: Places): string[] {
  const known: Readonly<Record<string, object | undefined>> = transforms;
  const name = camel(signatureTransform ?? "");
  const transform = known[name];
  return transform === undefined || !("readUnsigned" in transform)
    ? []
    : [`unsigned: ${signature.map((at) => `${name}.readUnsigned(${places.read(at)})`).join(" ?? ")}`];
}

/** Citations with a key are those of one part; without one they may be about any words of the answer. */
function citationsOf({ key, citation }: PieceRule, value: string, mapping: Mapping): string {
  const unit = unitOf(citation, mapping);
  const read = `readCitations(${value}, read${pascal(citation ?? "")})`;
  return (
    `${key.length === 0 ? "cited" : "citations"}: ` +
    `${unit === undefined ? read : `reportedCitations(${quote(unit)}, ${read})`}`
  );
}

/** Values told at several places, in the order of those. */
function valuesOf(piece: PieceRule, places: readonly string[]): string {
  const lists = places.map((place) => textOf(piece, place));
  return lists.length === 1 ? (lists[0] ?? "") : `[${lists.map((list) => `...${list}`).join(", ")}]`;
}

function textOf(piece: PieceRule, value: string): string {
  return piece.transform === undefined ? `asText(${value})` : `${camel(piece.transform)}.read(${value})`;
}
