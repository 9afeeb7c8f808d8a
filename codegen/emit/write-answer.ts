/** Writers of whole answers of conversations and of their usage. */
import type { DialectDocument } from "../model/dialect-document.js";
import { formOfParts, inside, transformOf, writingTransformOf } from "../model/line.js";
import type { Json } from "../../src/conversion/json.js";
import type { Line, Mapping } from "../model/mapping.js";
import { code, joined, madeOf, type Code, Name, type Piece } from "../print/code.js";
import { functionOf, type FunctionDeclaration, type Parameter } from "../print/declarations.js";
import { locals } from "./locals.js";
import { ObjectTree } from "./object-tree.js";
import { finishWords, writer } from "./own-names.js";
import { passStatements, transformNamed } from "./passes.js";
import { hasProbabilitiesInTexts } from "./probabilities.js";
import {
  citations,
  content,
  cut,
  lossModule,
  probability,
  settle,
  state,
  types,
  vocabularyType,
  write,
} from "./runtime.js";
import { lastArgument, literal, memberName, quote } from "./text.js";
import { emitEcho } from "./write-echo.js";
import { asBodyOf } from "./written-body.js";
import { writeValue } from "./write-value.js";

const { echo, loss, response, turns, usage } = locals;
const { noLoss } = lossModule;
const writtenId = "id";

export function emitWriteResponse(mapping: Mapping, document: DialectDocument): FunctionDeclaration[] {
  const { lines, beforeWrite, echo: echoed } = mapping.response;
  const hasEcho = echoed.length > 0;
  const idLine = lines.find(({ concept, at }) => concept === "id" && at.length > 0);
  const passes = passStatements(beforeWrite, "turns", mapping.functions, loss);
  const parts = answeredParts(mapping);
  const turn = vocabularyType(mapping.vocabulary, "Turn");
  const tree = responseTree(mapping, passes.length === 0 ? parts : code`${turns}.flatMap(({ parts }) => parts)`);
  return [
    functionOf({
      node: mapping.response,
      name: writer(mapping, "Response"),
      isExported: true,
      docs: `An answer in the words of the vocabulary as one of the ${mapping.dialect} dialect.`,
      parameters: responseParameters(mapping),
      result: types.Wire,
      body: [
        ...(idLine === undefined
          ? []
          : [code`const ${writtenId} = ${write.answerId}(${response}.id, ${quote(idLine.idPrefix ?? "")});`]),
        ...(passes.length === 0
          ? []
          : [code`let ${turns}: ${turn}[] = [{ role: "assistant", parts: ${parts} }];`, ...passes]),
        ...(hasSeveralWords(finishLine(mapping))
          ? [code`const finish = ${write.finishWord}(${finishWords(mapping)}, ${response}.finish, ${response}.parts);`]
          : []),
        code`return ${asBodyOf(document, ["Response"], tree.print(hasEcho ? echo : undefined))};`,
      ],
    }),
    emitEcho(echoed),
  ];
}

function responseParameters({ vocabulary, response: { echo: echoed } }: Mapping): Parameter[] {
  const none = code`${new Name("echoOf")}({})`;
  return [
    { name: response, type: vocabularyType(vocabulary, "Response") },
    echoed.length > 0
      ? { name: echo, type: types.Wire, default: none }
      : { name: echo, type: types.Wire, isOptional: true },
    { name: loss, type: types.Loss, default: noLoss },
  ];
}

/** The parts of an answer, with the words of its explanation and without state that must not come last. */
function answeredParts(mapping: Mapping): Code {
  const { lines, endsInState } = mapping.response;
  const isExplained = lines.some(({ part }) => part !== undefined);
  const answered = isExplained ? code`${settle.explained}(${response})` : code`${response}.parts`;
  const likely = hasProbabilitiesInTexts(mapping)
    ? code`${probability.withProbabilities}(${answered}, ${response}.probabilities)`
    : answered;
  return endsInState ? likely : code`${state.leadingSomewhere}(${likely}, ${loss})`;
}

function finishLine({ response: { lines } }: Mapping): Line | undefined {
  return lines.find(({ kind }) => kind === "finish");
}

function hasSeveralWords(line: Line | undefined): boolean {
  return line !== undefined && line.at.length > 1;
}

function responseTree(mapping: Mapping, parts: Code): ObjectTree {
  const tree = new ObjectTree();
  const { constants, lines } = mapping.response;
  const isTop = (path: string): boolean => !/[.[]/.test(path);
  const besideWords = new Set(
    finishLine(mapping)
      ?.at.slice(1)
      .flatMap((at) => linesBeside(at, mapping)),
  );
  const setConstant = (path: string, value: Json): void =>
    tree.set(path, madeOf(inside(mapping.response, "const", path), literal(value)), { constant: true });
  for (const [path, value] of Object.entries(constants)) if (isTop(path)) setConstant(path, value);
  for (const line of lines) if (!line.readOnly && !besideWords.has(line)) setLine(tree, line, parts, mapping);
  setCitations(tree, mapping);
  for (const [path, value] of Object.entries(constants)) if (!isTop(path)) setConstant(path, value);
  return tree;
}

function setLine(tree: ObjectTree, line: Line, parts: Code, mapping: Mapping): void {
  const at = line.at[0];
  if (at === undefined) return;
  if (line.concept === "id") tree.set(at, madeOf(line, writtenId), { constant: true });
  else if (line.kind === "finish" && hasSeveralWords(line)) setWords(tree, line, mapping);
  else if (line.concept === "parts") tree.set(at, madeOf(line, writeParts(line, parts, mapping)), { constant: true });
  else if (line.concept === "usage")
    tree.set(at, madeOf(line, code`${writer(mapping, "Usage")}(${response}.usage)`), { constant: true });
  else if (Object.keys(line.companions).length > 0) setWithCompanions(tree, line, at);
  else
    for (const place of [at, ...line.copies])
      tree.set(place, responseValue(line, mapping), { constant: line.kind === "finish" });
}

/** The parts as items of the dialect, as one item, or as a list of parts. */
function writeParts(line: Line, parts: Code, mapping: Mapping): Code {
  const { isItems, itemForm, itemIds } = formOfParts(line);
  if (isItems === true) {
    const turn = code`{ role: "assistant", parts: ${parts} }`;
    const items = code`${writer(mapping, "AnswerTurns")}([${turn}], ${loss})`;
    const named = itemIds === undefined ? items : code`${content.nameItems}(${items}, ${quote(itemIds)}, ${writtenId})`;
    return withCutItem(named, code`${response}.finish`, mapping);
  }
  return itemForm === undefined
    ? code`${content.writeContent}(${parts}, false, ${writeAnswerPart(mapping, loss)}) ?? []`
    : code`${writer(mapping, "AnswerItem")}(${parts}, ${loss})`;
}

/** Items of an answer, the last of which differs if the answer was cut. */
export function withCutItem(items: Code, finish: Code, { response: { cutItem } }: Mapping): Code {
  return cutItem === undefined
    ? items
    : code`${cut.markCut}(${items}, ${finish}, ${literal([...cutItem.finish])}, ${literal(cutItem.const)})`;
}

function writeAnswerPart(mapping: Mapping, reportedTo: Piece): Code {
  return code`(part) => ${writer(mapping, "Part")}(part, "answer", ${reportedTo})`;
}

function setCitations(tree: ObjectTree, mapping: Mapping): void {
  const { citations: rule } = mapping.response;
  if (rule === undefined || rule.isOnlyRead) return;
  const isWritten = code`${writeAnswerPart(mapping, noLoss)} !== undefined`;
  const cited = code`${citations.citationsByPart}(${response}.parts, ${isWritten}${lastArgument(rule.places)})`;
  const written = code`${transformNamed(mapping, rule.transform)}.write(${cited}, ${loss})`;
  tree.set(rule.at[0] ?? "", madeOf(rule, written), { constant: true });
}

/**
 * A finish reason that is several words in several places. An object around a later word is written only if there is
 * such a word, together with the other lines in it. Else it is the line's default.
 */
function setWords(tree: ObjectTree, line: Line, mapping: Mapping): void {
  const word = (index: number): Code => code`${write.wordPart}(finish, ${index})`;
  tree.set(line.at[0] ?? "", madeOf(line, word(0)), { constant: true });
  for (const [index, at] of line.at.entries()) {
    const [parent, member] = splitPath(at);
    const isWritten = [...mapping.finish.write.values()].some((words) => Boolean(words.split("/")[index]));
    if (index === 0 || !isWritten) continue;
    const beside = linesBeside(at, mapping).flatMap((other) => [
      ...companionsOf(other),
      madeOf(other, code`${memberName(splitPath(other.at[0] ?? "")[1])}: ${responseValue(other, mapping)}`),
    ]);
    const object = code`{ ${joined([code`${memberName(member)}: ${word(index)}`, ...beside])} }`;
    const written = code`${word(index)} === undefined ? ${literal(line.default)} : ${object}`;
    tree.set(parent, madeOf(line, written), { constant: line.default !== undefined });
  }
}

function splitPath(path: string): [parent: string, member: string] {
  const dot = path.lastIndexOf(".");
  return [path.slice(0, Math.max(dot, 0)), path.slice(dot + 1)];
}

/** Lines whose places are in the object of a word of the finish reason. */
function linesBeside(word: string, { response: { lines } }: Mapping): Line[] {
  const [parent] = splitPath(word);
  return parent === ""
    ? []
    : lines.filter((line) => line.kind !== "finish" && splitPath(line.at[0] ?? "")[0] === parent);
}

/** A member that has companions is written with them or not at all. */
function setWithCompanions(tree: ObjectTree, line: Line, at: string): void {
  const [parent, member] = splitPath(at);
  const value = code`${response}.${line.concept}`;
  const object = code`{ ${joined([...companionsOf(line), code`${memberName(member)}: ${value}`])} }`;
  const isLeftOut = code`${value} === undefined || !${settle.isWithheld}(${response}.finish)`;
  tree.set(parent, madeOf(line, code`${isLeftOut} ? null : ${object}`), { constant: true });
}

/** The constants beside the member of a line, in the same object. */
function companionsOf({ companions }: Line): string[] {
  return Object.entries(companions).map(([key, constant]) => `${memberName(key)}: ${literal(constant)}`);
}

export function responseValue(line: Line, mapping: Mapping): Piece {
  const value = code`${response}.${line.concept}`;
  if (!line.generated) return writeValue(line, value, response, mapping);
  const time = code`${value} ?? ${write.now}()`;
  const transform = transformOf(line);
  return madeOf(line, transform === undefined ? time : code`${transformNamed(mapping, transform)}.write(${time})`);
}

export function emitUsage(mapping: Mapping): FunctionDeclaration {
  const tree = new ObjectTree();
  for (const line of mapping.usage) {
    const at = line.at[0];
    if (at === undefined || line.readOnly) continue;
    const isAlways = line.concept === "input" || line.concept === "output" || line.concept === "total";
    for (const place of [at, ...line.copies])
      tree.set(place, countOf(line, mapping), { constant: isAlways || line.default !== undefined });
    for (const [path, constant] of Object.entries(line.companions))
      tree.set(path, madeOf(inside(line, "const", path), literal(constant)));
  }
  const answered = new Name("answered");
  return functionOf({
    node: { file: mapping.file, pointer: ["usage"] },
    name: writer(mapping, "Usage"),
    isExported: true,
    docs: "Tokens in the dialect's way of counting.",
    parameters: [{ name: answered, type: code`${vocabularyType(mapping.vocabulary, "Usage")} | undefined` }],
    result: types.Wire,
    body: [code`const ${usage} = ${settle.wholeUsage}(${answered});`, code`return ${tree.print()};`],
  });
}

/** A count of the usage, less what the dialect counts apart. */
export function countOf(line: Line, mapping: Mapping): Code {
  const counts = [line.concept, ...line.without].map((part) => code`${usage}.${part}`);
  const count = line.without.length === 0 ? joined(counts) : code`${settle.without}(${joined(counts)})`;
  const transform = writingTransformOf(line);
  const value = transform === undefined ? count : code`${transformNamed(mapping, transform)}.write(${count})`;
  return madeOf(line, line.default === undefined ? value : code`${value} ?? ${literal(line.default)}`);
}
