/** Answers of vocabularies without a conversation: records of results, and what they took. */
import type { Echo, Line, Mapping, Pass } from "../join/mapping.js";
import { Places } from "./places.js";
import { passTexts } from "./passes.js";
import { functionLines } from "./signature.js";
import { comment, literal, quote } from "./text.js";
import { ObjectTree } from "./tree.js";
import { tableName, wordsOfLine } from "./word-tables.js";
import { emitEcho, responseValue } from "./write-answer.js";

/** What is told to clients of the dialect only. */
function emitOwn({ response: { own } }: Mapping): string[] {
  return own === undefined ? [] : [`const own: OwnRule = ${literal(own)};`, ""];
}

export function emitWriteResults(mapping: Mapping): string[] {
  const tree = new ObjectTree();
  const { constants, lines, beforeWrite, echo } = mapping.response;
  for (const [path, value] of Object.entries(constants)) tree.set(path, literal(value), { constant: true });
  for (const line of lines) {
    const at = line.at[0];
    if (at === undefined || line.readOnly) continue;
    if (line.values !== undefined) {
      setWords(tree, line, mapping);
      continue;
    }
    const value =
      line.concept === "usage"
        ? "writeUsage(response.usage)"
        : line.each === undefined || line.alone || line.omitEmpty
          ? responseValue(line, mapping)
          : `${responseValue(line, mapping)} ?? []`;
    const repeated = echo.some((one) => one.at === at) ? ` ?? ${new Places("echo").read(at)}` : "";
    tree.set(at, `${value}${repeated}`, {
      constant: line.each !== undefined && !line.alone && !line.omitEmpty,
      note: line.concept,
    });
  }
  for (const { at } of echo)
    if (!lines.some((line) => line.at[0] === at))
      tree.set(at, `${new Places("echo").read(at)}`, { note: "of the request" });
  const passes = passTexts(beforeWrite, "response");
  const needsLoss = lines.some(({ each, readOnly }) => each !== undefined && !readOnly);
  const { own, ownOf } = mapping.response;
  const written = own === undefined ? tree.print() : `restoreOwn(${quote(ownOf)}, own, ${tree.print()}, response.own)`;
  return [
    ...emitOwn(mapping),
    comment(`An answer in the words of the vocabulary as one of the ${mapping.dialect} dialect.`),
    ...functionLines(
      "export function writeResponse",
      [passes.length === 0 ? "response: Response" : "given: Response", "echo: Wire = {}"],
      "Wire",
      [
        ...(passes.length === 0 ? [] : ["let response = given;", ...passes]),
        ...(needsLoss ? ["const loss = noLoss;"] : []),
        `return ${written};`,
      ],
    ),
    ...emitEcho([...echo, ...placesOfRequest(beforeWrite)]),
    ...emitCounts(mapping),
  ];
}

/** The words of a meaning, each in its place; a word that no meaning has is not looked for. */
function setWords(tree: ObjectTree, line: Line, mapping: Mapping): void {
  if (line.values === undefined || line.values === "finish") return;
  const written = [...wordsOfLine(line, mapping).values()];
  const word = `${tableName(line)}Words.get(response.${line.concept} ?? "")`;
  for (const [index, at] of line.at.entries()) {
    if (!written.some((words) => Boolean(words.split("/")[index]))) continue;
    const fallback = index > 0 || line.default === undefined ? "" : ` ?? ${literal(line.default)}`;
    // Where there is no word for it, another concept may say something there.
    const other = tree.at(at);
    tree.set(at, `answerWord(${word}, ${index})${other === undefined ? fallback : ` ?? ${other}`}`, {
      constant: fallback !== "",
      note: line.concept,
    });
  }
}

/** Members of the request that passes over its answer look at. */
function placesOfRequest(passes: readonly Pass[]): Echo[] {
  return passes.flatMap(({ options: { requested_by: at } }) =>
    typeof at === "string" ? [{ at, of: at, default: undefined }] : [],
  );
}

/** Only what was told is told: counts of one kind say nothing of another. */
function emitCounts(mapping: Mapping): string[] {
  const tree = new ObjectTree();
  for (const line of mapping.usage) {
    const at = line.at[0];
    const value =
      line.without.length === 0
        ? `usage.${line.concept}`
        : `without(${[line.concept, ...line.without].map((part) => `usage.${part}`).join(", ")})`;
    if (at !== undefined && !line.readOnly)
      tree.set(at, `${value}${line.default === undefined ? "" : ` ?? ${literal(line.default)}`}`, {
        note: line.concept,
      });
  }
  return [
    comment("What the answer took, as far as that was counted."),
    "export function writeUsage(usage: Usage | undefined): Wire | undefined {",
    `return usage === undefined ? undefined : compact(${tree.print()});`,
    "}",
  ];
}
