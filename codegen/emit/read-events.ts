/** Readers of the events of a stream: a function for each rule of the table. */
import type { Mapping } from "../model/mapping.js";
import { join } from "../../src/conversion/place-names.js";
import { inside } from "../model/line.js";
import { WHOLE } from "../model/read-lines.js";
import { emptyEvent, isNothing, type EventRule, type PieceRule, type UnmappedPlace } from "../model/stream-rules.js";
import { code, joined, lines, list, madeOf, type Code, type Name, type Piece } from "../print/code.js";
import { functionOf, type FunctionDeclaration } from "../print/declarations.js";
import { citationStatements, likelyPieces } from "./beside-texts.js";
import { locals } from "./locals.js";
import { errorReader, finishReader, itemKeys, reader } from "./own-names.js";
import { Places } from "./places.js";
import { readPiece } from "./read-pieces.js";
import { firstOf } from "./read-value.js";
import { wholeStatements } from "./read-whole-answer.js";
import { furtherAnswers, read, streamEvents, types, unread } from "./runtime.js";
import { itemPlaces, streamedItem } from "./streamed-item.js";
import { pascal, segmentsOf } from "../model/names.js";
import { quote } from "./text.js";

const { event, state } = locals;

/** The functions of a stream; those of cases come behind the one that chooses between them. */
export function readEvents(mapping: Mapping): FunctionDeclaration[] {
  const functions: FunctionDeclaration[] = [];
  emitRule(mapping.stream.read, { name: "Event", at: "" }, functions, mapping);
  return functions;
}

/** What a rule is about. */
interface Subject {
  /** What the name of its function ends with. */
  readonly name: string;
  /** Its object in the event; empty for the event itself. */
  readonly at: string;
}

/**
 * A function for a rule; the rules of its cases become functions of their own, which get what it has read. Returns the
 * objects that the function itself gets so.
 */
function emitRule(
  rule: EventRule,
  subject: Subject,
  functions: FunctionDeclaration[],
  mapping: Mapping,
  around?: Places,
): readonly Name[] {
  const places = new Places(event, event, around);
  const statements = ruleStatements(rule, subject, places, functions, mapping);
  const ofCases: FunctionDeclaration[] = [];
  const choice = caseStatements(rule, subject, places, ofCases, mapping);
  functions.push(
    functionOf({
      node: rule,
      name: `read${subject.name}`,
      parameters: [
        { name: event, type: types.Wire },
        ...places.taken.map((name) => ({ name, type: types.Wire })),
        { name: state, type: "State" },
      ],
      result: "void",
      body: [...places.declarations, ...statements, ...choice],
    }),
    ...ofCases,
  );
  return places.taken;
}

function ruleStatements(
  rule: EventRule,
  subject: Subject,
  places: Places,
  functions: FunctionDeclaration[],
  mapping: Mapping,
): Piece[] {
  const before = [...usageStatements(rule, places, mapping), ...failStatements(rule, places, mapping)];
  const start = startStatements(rule, places);
  const own = [
    // Before the pieces: a part that begins in the same event completes the words.
    ...citationStatements(rule, places, mapping),
    ...rule.pieces.map((piece) => pieceStatement(piece, subject, places, functions, mapping)),
    ...itemStatements(rule, places, mapping),
    ...wholeStatements(rule, places, mapping),
  ];
  const pieces = likelyPieces(own, rule, places, mapping);
  const isFirst =
    rule.answerIndex === undefined ? undefined : code`${streamEvents.isFirst}(${places.read(rule.answerIndex)})`;
  return [
    ...before,
    ...start,
    ...onlyIf(isFirst, pieces),
    ...(rule.answerIndex === undefined ? [] : [loseFurther(rule.answerIndex, places)]),
    ...rule.unmapped.map((place) => loseUnmapped(place, subject, places)),
    ...(rule.usage.length > 0
      ? [code`if (usage !== undefined) {\n${state}.sink.count(usage);\n${state}.counted = true;\n}`]
      : []),
    ...(rule.finish.length > 0 ? onlyIf(isFirst, finishStatements(rule, places, mapping)) : []),
    ...(rule.end ? [code`${state}.sink.end();`] : []),
    ...(rule.mayClose ? [code`${state}.complete = true;`] : []),
  ];
}

function loseUnmapped(place: UnmappedPlace, { at }: Subject, places: Places): Code {
  const lost = quote(join(at, place.path));
  return madeOf(place, code`if (${places.read(place.path)} != null) ${state}.sink.lose(${lost});`);
}

/** A failure is charged for the usage beside it. */
function failStatements(rule: EventRule, places: Places, mapping: Mapping): Code[] {
  const { fail, usage } = rule;
  if (fail.length === 0) return [];
  const isFailure = joined(
    fail.map(({ at, unless }) => {
      if (unless === undefined) return code`${places.read(at)} != null`;
      return code`(${read.isFault}(${places.read(at)}) && ${places.read(unless)} == null)`;
    }),
    " || ",
  );
  const failing = code`return ${state}.sink.fail(${errorReader(mapping)}(200, ${event}));`;
  const counting = code`if (usage !== undefined) ${state}.sink.count(usage);`;
  const statements = usage.length === 0 ? failing : lines(["{", counting, failing, "}"]);
  return [madeOf(inside(rule, "fail"), code`if (${isFailure}) ${statements}`)];
}

/** Merges the usage of an event into the state. The sink counts it after the content of the event. */
function usageStatements(rule: EventRule, places: Places, mapping: Mapping): Code[] {
  const { usage } = rule;
  if (usage.length === 0) return [];
  const value = firstOf(usage.map((at) => places.read(at)));
  const isThere = usageTest(usage, value, places, mapping);
  const { inputs, others } = countMembers(mapping);
  const merged = code`${streamEvents.mergeUsage}(${state}.usage, ${read.inner}(${value}), ${inputs}, ${others})`;
  return [
    code`if (${isThere}) ${state}.usage = ${merged};`,
    code`const usage = ${isThere} ? ${reader(mapping, "Usage")}(${state}.usage) : undefined;`,
  ].map((statement) => madeOf(inside(rule, "usage"), statement));
}

/** The concepts of what was sent to the model. */
const INPUTS = new Set(["input", "cached_input", "cache_write", "cache_write_hour", "cache_write_minutes"]);

/** The members of a usage that count what was sent to the model and nothing else, themselves or in their members. */
function countMembers({ usage, moreUsage }: Mapping): { readonly inputs: Code; readonly others: Code } {
  const membersOf = (isInput: boolean): string[] =>
    usage
      .filter(({ concept }) => INPUTS.has(concept) === isInput)
      .flatMap(({ at }) => at)
      .map((path) => String(segmentsOf(path)[0]));
  const others = new Set(membersOf(false));
  const inputs = new Set(membersOf(true).filter((member) => !others.has(member)));
  const more = moreUsage === undefined ? [] : [moreUsage.at];
  return { inputs: list([...inputs, ...more].map(quote)), others: list([...others].map(quote)) };
}

/** Whether an event has counts: an object of its own for them, or one of them among its members. */
function usageTest(paths: readonly string[], value: Piece, places: Places, mapping: Mapping): Code {
  if (!paths.includes(WHOLE)) return code`${value} != null`;
  const counts = mapping.usage.flatMap(({ at }) => at).map((path) => places.read(path));
  return joined(
    counts.map((count) => code`${count} != null`),
    " || ",
  );
}

function startStatements(rule: EventRule, places: Places): Code[] {
  const { start, usage } = rule;
  if (start === undefined) return [];
  const members = Object.entries(start).map(([key, at]) =>
    madeOf(
      inside(rule, "start", key),
      code`${key}: ${key === "created" ? read.asInteger : read.asText}(${places.read(at)})`,
    ),
  );
  const node = inside(rule, "start");
  return [
    madeOf(node, code`${state}.sink.start({ ${joined([...members, ...(usage.length > 0 ? ["usage"] : [])])} });`),
  ];
}

/** Answers beside the first. In a stream each has its number. */
function loseFurther(answerIndex: string, places: Places): Code {
  const [list = "", number = ""] = answerIndex.split("[0].");
  const others = code`${furtherAnswers.furtherAnswers}(${places.read(list)}, ${quote(list)}, ${quote(number)})`;
  return code`for (const other of ${others}) ${state}.sink.lose(other.place, other);`;
}

/** Statements about the first of several answers. */
function onlyIf(test: Code | undefined, statements: readonly Piece[]): readonly Piece[] {
  return test === undefined || statements.length === 0 ? statements : [code`if (${test}) {`, ...statements, "}"];
}

function finishStatements(rule: EventRule, places: Places, mapping: Mapping): Piece[] {
  const texts = (paths: readonly string[]): Code =>
    joined(
      paths.map((at) => code`${read.asText}(${places.read(at)})`),
      " ?? ",
    );
  const detail = [
    ...(rule.stop_sequence === undefined
      ? []
      : [madeOf(inside(rule, "stop_sequence"), code`stop_sequence: ${texts([rule.stop_sequence])}`)]),
    ...(rule.explanation.length === 0
      ? []
      : [madeOf(inside(rule, "explanation"), code`explanation: ${texts(rule.explanation)}`)]),
  ];
  const words = rule.finish.map((at) => places.read(at));
  const reason = words.length > 1 ? code`${read.joinWords}(${joined(words)})` : code`${read.asText}(${words[0] ?? ""})`;
  const statements = lines([
    code`const finish = ${finishReader(mapping)}(${reason});`,
    "if (finish !== undefined) {",
    code`${state}.finished = true;`,
    code`${state}.sink.finish(finish${detail.length > 0 ? code`, { ${joined(detail)} }` : ""});`,
    "}",
  ]);
  return [madeOf(inside(rule, "finish"), statements)];
}

/** Reports members of the answer's item that no concept covers, where an event has that item in its whole form. */
function itemStatements(rule: EventRule, places: Places, mapping: Mapping): Code[] {
  const item = streamedItem(mapping);
  return item === undefined
    ? []
    : itemPlaces(rule, item).map((at) => {
        const given = code`${places.object(at)}, ${itemKeys(mapping, item.name)}, ${quote(at)}, ${state}.sink`;
        return code`${unread.loseUnmapped}(${given});`;
      });
}

/** A fragment; each item of a list is read by a function of its own. */
function pieceStatement(
  piece: PieceRule,
  { name, at }: Subject,
  places: Places,
  functions: FunctionDeclaration[],
  mapping: Mapping,
): Code {
  if (piece.each === undefined) return readPiece(piece, at, places, mapping);
  const { discriminator, cases = {}, pieces, unmapped } = piece;
  const each = unusedName(`${name}Each${pascal(String(segmentsOf(piece.each).at(-1)))}`, functions);
  const subject = { name: each, at: join(at, `${piece.each}[*]`) };
  emitRule({ ...piece, ...emptyEvent, discriminator, cases, pieces, unmapped }, subject, functions, mapping);
  const items = code`${read.asList}(${places.read(piece.each)})`;
  return madeOf(piece, code`for (const item of ${items}) read${each}(${read.inner}(item), ${state});`);
}

/** Two lists may be at members of one name. */
function unusedName(wanted: string, functions: readonly FunctionDeclaration[]): string {
  const used = new Set(functions.map(({ name }) => name));
  let name = wanted;
  for (let number = 2; used.has(`read${name}`); number++) name = `${wanted}${number}`;
  return name;
}

function caseStatements(
  { discriminator, cases }: EventRule,
  { name, at }: Subject,
  places: Places,
  functions: FunctionDeclaration[],
  mapping: Mapping,
): Code[] {
  if (discriminator === undefined || Object.keys(cases).length === 0) return [];
  const word = places.read(discriminator);
  const choices = Object.entries(cases).map(([value, rule]) => {
    if (isNothing(rule)) return code`case ${wordOf(value)}:\nreturn;`;
    const own = `${name}${pascal(nameOfCase(value, discriminator))}`;
    const taken = emitRule(rule, { name: own, at }, functions, mapping, places);
    return code`case ${wordOf(value)}:\nreturn read${own}(${joined([event, ...taken, state])});`;
  });
  return [lines([code`switch (${word}) {`, ...choices, ...otherwise(discriminator, at), "}"])];
}

/** What an object of an unknown kind holds is lost. Events of an unknown kind need not hold anything. */
function otherwise(discriminator: string, at: string): Code[] {
  const holder = join(at, segmentsOf(discriminator).slice(0, -1).join("."));
  return holder === "" ? [] : [code`default:\nreturn ${state}.sink.lose(${quote(holder)});`];
}

/** An event with `done: true` is one that is done. */
function nameOfCase(word: string, discriminator: string): string {
  return word === "true" ? discriminator : word === "false" ? `not ${discriminator}` : word;
}

/** A discriminator may be a boolean, which keys of YAML cannot tell from a text. */
function wordOf(word: string): string {
  return word === "true" || word === "false" ? word : quote(word);
}
