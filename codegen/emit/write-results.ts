/** Writers of answers of vocabularies without a conversation: records of results, and what they took. */
import type { DialectDocument } from "../model/dialect-document.js";
import { eachOf, inside, isAlone } from "../model/line.js";
import type { Echo, Line, Mapping } from "../model/mapping.js";
import { code, madeOf, type Name, type Piece } from "../print/code.js";
import { functionOf, type Declaration, type FunctionDeclaration } from "../print/declarations.js";
import { locals } from "./locals.js";
import { ObjectTree } from "./object-tree.js";
import { writer } from "./own-names.js";
import { passStatements } from "./passes.js";
import { Places } from "./places.js";
import { ownRule } from "./read-results.js";
import { lossModule, own as ownRuntime, types, vocabularyType, write } from "./runtime.js";
import { literal, quote } from "./text.js";
import { tableName, wordsOfLine } from "./word-tables.js";
import { countOf, responseValue } from "./write-answer.js";
import { emitEcho } from "./write-echo.js";
import { asBodyOf } from "./written-body.js";

const { echo: echoed, given, loss, response } = locals;

export function emitWriteResults(mapping: Mapping, document: DialectDocument): Declaration[] {
  const { beforeWrite, echo, lines, own, ownOf } = mapping.response;
  const tree = resultTree(mapping);
  const passes = passStatements(beforeWrite, "response", mapping.functions);
  const isChanged = passes.length > 0;
  const needsLoss = lines.some((line) => eachOf(line) !== undefined && !line.readOnly);
  // What is repeated of a request may be anything.
  const body = echo.length > 0 ? tree.print() : asBodyOf(document, ["Response"], tree.print());
  const written =
    own === undefined ? body : code`${ownRuntime.restoreOwn}(${quote(ownOf)}, own, ${body}, ${response}.own)`;
  return [
    ...ownRule(mapping),
    functionOf({
      node: mapping.response,
      name: writer(mapping, "Response"),
      isExported: true,
      docs: `An answer in the words of the vocabulary as one of the ${mapping.dialect} dialect.`,
      parameters: [
        { name: isChanged ? given : response, type: vocabularyType(mapping.vocabulary, "Response") },
        { name: echoed, type: types.Wire, default: "{}" },
      ],
      result: types.Wire,
      body: [
        ...(isChanged ? [code`let ${response} = ${given};`, ...passes] : []),
        ...(needsLoss ? [code`const ${loss} = ${lossModule.noLoss};`] : []),
        code`return ${written};`,
      ],
    }),
    emitEcho([...echo, ...placesOfRequest(mapping)]),
    emitCounts(mapping),
  ];
}

function resultTree(mapping: Mapping): ObjectTree {
  const tree = new ObjectTree();
  const repeated = new Places(echoed);
  const { constants, lines, echo } = mapping.response;
  for (const [path, value] of Object.entries(constants))
    tree.set(path, madeOf(inside(mapping.response, "const", path), literal(value)), { constant: true });
  for (const line of lines) {
    const at = line.at[0];
    if (at === undefined || line.readOnly) continue;
    if (line.kind === "words" || line.kind === "finish") {
      setWords(tree, line, mapping);
      continue;
    }
    const isEchoed = echo.some((one) => one.at === at);
    const value = code`${resultValue(line, mapping)}${isEchoed ? code` ?? ${repeated.read(at)}` : ""}`;
    tree.set(at, madeOf(line, value), { constant: isAlwaysList(line) });
  }
  for (const one of echo)
    if (!lines.some((line) => line.at[0] === one.at)) tree.set(one.at, madeOf(one, repeated.read(one.at)));
  return tree;
}

/** A list that is there when it is empty too. */
function isAlwaysList(line: Line): boolean {
  return eachOf(line) !== undefined && !isAlone(line) && !line.omitEmpty;
}

function resultValue(line: Line, mapping: Mapping): Piece {
  if (line.concept === "usage") return code`${writer(mapping, "Usage")}(${response}.usage)`;
  const value = responseValue(line, mapping);
  return isAlwaysList(line) ? code`${value} ?? []` : value;
}

/** The words of a meaning, each in its place. A place for which no meaning has a word is left out. */
function setWords(tree: ObjectTree, line: Line, mapping: Mapping): void {
  if (line.kind !== "words") return;
  const written = [...wordsOfLine(line, mapping).values()];
  const word = code`${tableName(line, mapping)}Words.get(${response}.${line.concept} ?? "")`;
  for (const [index, at] of line.at.entries()) {
    if (!written.some((words) => Boolean(words.split("/")[index]))) continue;
    const hasFallback = index === 0 && line.default !== undefined;
    // Where there is no word for it, another concept may have a value at that place.
    const other = tree.at(at) ?? (hasFallback ? literal(line.default) : undefined);
    const part = partOf(written.map((words) => words.split("/")[index] ?? ""));
    const value = code`${part}(${word}, ${index})${other === undefined ? "" : code` ?? ${other}`}`;
    tree.set(at, madeOf(line, value), { constant: hasFallback });
  }
}

/** What takes one of the words apart. Booleans and whole numbers are words here, and not on the wire. */
function partOf(words: readonly string[]): Name {
  const known = words.filter((word) => word !== "");
  if (known.every((word) => word === "true" || word === "false")) return write.flagPart;
  return known.some((word) => /^(?:true|false|-?\d+)$/.test(word)) ? write.answerWord : write.wordPart;
}

/** Members of the request that passes over its answer look at. */
function placesOfRequest({ response, functions }: Mapping): Echo[] {
  return response.beforeWrite.flatMap(({ file, pointer, name, value }) =>
    functions.find("results", name)?.effects.echoes === true
      ? [value].flat().map((at) => ({ file, pointer, at: String(at), default: undefined }))
      : [],
  );
}

/** Only counts that the upstream gave are written: no count is derived from another. */
function emitCounts(mapping: Mapping): FunctionDeclaration {
  const tree = new ObjectTree();
  for (const line of mapping.usage)
    if (line.at[0] !== undefined && !line.readOnly) tree.set(line.at[0], countOf(line, mapping));
  const { usage } = locals;
  return functionOf({
    node: { file: mapping.file, pointer: ["usage"] },
    name: writer(mapping, "Usage"),
    isExported: true,
    docs: "What the answer took, as far as that was counted.",
    parameters: [{ name: usage, type: code`${vocabularyType(mapping.vocabulary, "Usage")} | undefined` }],
    result: code`${types.Wire} | undefined`,
    body: [code`return ${usage} === undefined ? undefined : ${write.compact}(${tree.print()});`],
  });
}
