/** Writers of whole answers and of their usage. */
import type { Echo, Line, Mapping } from "../join/mapping.js";
import { passTexts } from "./passes.js";
import { Places } from "./places.js";
import { functionLines } from "./signature.js";
import { camel, comment, lastArgument, literal, memberName, quote } from "./text.js";
import { ObjectTree } from "./tree.js";
import { writeValue } from "./write-value.js";

export function emitWriteResponse(mapping: Mapping): string[] {
  const tree = new ObjectTree();
  const constants = Object.entries(mapping.response.constants);
  const top = constants.filter(([path]) => !/[.[]/.test(path));
  const words = mapping.response.lines.find(({ values }) => values === "finish");
  const besideWords = new Set(words?.at.slice(1).flatMap((at) => linesBeside(at, mapping)));
  const answered = mapping.response.lines.some(({ part }) => part !== undefined)
    ? "explained(response)"
    : "response.parts";
  const { endsInState } = mapping.response;
  const place = mapping.response.lines.find(({ concept }) => concept === "parts")?.at[0] ?? "";
  const parts = endsInState ? answered : `leadingSomewhere(${answered}, ${quote(place)}, loss)`;
  const hasEcho = mapping.response.echo.length > 0;
  const idPrefix = mapping.response.lines.find(({ concept }) => concept === "id")?.idPrefix ?? "";
  const passes = passTexts(mapping.response.beforeWrite, "turns", "noLoss");
  const written = passes.length === 0 ? parts : "turns.flatMap(({ parts }) => parts)";
  for (const [path, value] of top) tree.set(path, literal(value), { constant: true });
  for (const line of mapping.response.lines) {
    const at = line.at[0];
    if (at === undefined) continue;
    if (besideWords.has(line)) continue;
    if (line.concept === "id") {
      tree.set(at, "id", { constant: true, note: "id" });
      continue;
    }
    if (line.values === "finish" && line.at.length > 1) {
      setWords(tree, line, mapping);
      continue;
    }
    if (line.concept === "parts") {
      const value = line.items
        ? `${line.itemIds === undefined ? "" : "nameItems("}writeAnswerTurns([{ role: ` +
          `"assistant", parts: ${written} }], noLoss)` +
          `${line.itemIds === undefined ? "" : `, ${quote(line.itemIds)}, id)`}`
        : line.itemForm === undefined
          ? `writeContent(${written}, false, (part) => writePart(part, "answer", noLoss)) ?? []`
          : `writeAnswerItem(${written}, noLoss)`;
      tree.set(at, value, { constant: true, note: "parts" });
    } else if (line.concept === "usage") {
      tree.set(at, "writeUsage(response.usage)", { constant: true, note: "usage" });
    } else if (Object.keys(line.constants).length > 0) {
      fillWithCompanions(tree, line, at);
    } else {
      for (const place of [at, ...line.copies])
        tree.set(place, responseValue(line, mapping), { constant: line.values === "finish", note: line.concept });
    }
  }
  const { citations } = mapping.response;
  if (citations !== undefined && !citations.isOnlyRead) {
    const isWritten = `(part) => writePart(part, "answer", noLoss) !== undefined`;
    tree.set(
      citations.at[0] ?? "",
      `${camel(citations.transform)}.write(citationsByPart(response.parts, ${isWritten}` +
        `${lastArgument(citations.places)}))`,
      { constant: true, note: "citations" },
    );
  }
  for (const [path, value] of constants)
    if (!top.some(([other]) => other === path)) tree.set(path, literal(value), { constant: true });
  return [
    comment(`An answer in the words of the vocabulary as one of the ${mapping.dialect} dialect.`),
    "export function writeResponse(response: Response, " +
      `${hasEcho ? "echo: Wire = echoOf({})" : "_echo?: Wire"}` +
      `${endsInState ? "" : ", loss: Loss = noLoss"}): Wire {`,
    `const id = answerId(response.id, ${quote(idPrefix)});`,
    ...(passes.length === 0 ? [] : [`let turns: Turn[] = [{ role: "assistant", parts: ${parts} }];`, ...passes]),
    ...(words !== undefined && words.at.length > 1
      ? [`const finish = finishWord(finishWords, response.finish, response.parts);`]
      : []),
    `return ${tree.print(hasEcho ? "echo" : undefined)};`,
    "}",
    "",
    ...emitEcho(mapping.response.echo),
  ];
}

/** The members of a request that its answers repeat. */
export function emitEcho(echo: readonly Echo[]): string[] {
  const places = new Places("body");
  const tree = new ObjectTree();
  for (const { at, of, default: fallback } of echo) {
    // Nothing was asked for by a null: then it is as if the member were not there.
    tree.set(at, `${places.read(of)} ?? ${fallback === undefined ? "undefined" : literal(fallback)}`, {
      constant: fallback !== undefined,
    });
  }
  return [
    comment("What answers repeat of the request."),
    ...functionLines("export function echoOf", ["body: Wire"], "Wire", [
      ...places.declarations.map(String),
      `return ${echo.length === 0 ? "{}" : tree.print()};`,
    ]),
  ];
}

/**
 * A reason told by several words in several places. An object around a later word is there with the word only, together
 * with what else stands in it; without the word it is the line's default.
 */
function setWords(tree: ObjectTree, line: Line, mapping: Mapping): void {
  tree.set(line.at[0] ?? "", "wordPart(finish, 0)", { constant: true, note: "finish" });
  for (const [index, at] of line.at.entries()) {
    const [parent, member] = splitPath(at);
    const isWritten = [...mapping.finish.write.values()].some((word) => Boolean(word.split("/")[index]));
    if (index === 0 || !isWritten) continue;
    const beside = linesBeside(at, mapping).map(
      (other) => `${memberName(splitPath(other.at[0] ?? "")[1])}: ${responseValue(other, mapping)}`,
    );
    const object = `{ ${[`${memberName(member)}: wordPart(finish, ${index})`, ...beside].join(", ")} }`;
    tree.set(parent, `wordPart(finish, ${index}) === undefined ? ${literal(line.default)} : ${object}`, {
      constant: line.default !== undefined,
      note: "finish",
    });
  }
}

function splitPath(path: string): [parent: string, member: string] {
  const dot = path.lastIndexOf(".");
  return [path.slice(0, Math.max(dot, 0)), path.slice(dot + 1)];
}

/** Lines that stand in the object of a word of the reason. */
function linesBeside(word: string, { response: { lines } }: Mapping): Line[] {
  const [parent] = splitPath(word);
  return parent === ""
    ? []
    : lines.filter((line) => line.values !== "finish" && splitPath(line.at[0] ?? "")[0] === parent);
}

/** A member that has companions is written with them or not at all. */
function fillWithCompanions(tree: ObjectTree, line: Line, at: string): void {
  const dot = at.lastIndexOf(".");
  const parent = at.slice(0, dot);
  const member = at.slice(dot + 1);
  const companions = Object.entries(line.constants).map(([key, value]) => `${memberName(key)}: ${literal(value)}`);
  tree.set(
    parent,
    `response.${line.concept} === undefined || !isWithheld(response.finish) ? null : { ` +
      `${[...companions, `${memberName(member)}: response.${line.concept}`].join(", ")} }`,
    { constant: true, note: line.concept },
  );
}

export function responseValue(line: Line, mapping: Mapping): string {
  const value = `response.${line.concept}`;
  if (line.generated)
    return line.transform === undefined ? `${value} ?? now()` : `${camel(line.transform)}.write(${value} ?? now())`;
  return writeValue(line, value, "response", mapping);
}

export function emitUsage(mapping: Mapping): string[] {
  const tree = new ObjectTree();
  for (const line of mapping.usage) {
    const at = line.at[0];
    if (at === undefined || line.readOnly) continue;
    const value =
      line.without.length === 0
        ? `usage.${line.concept}`
        : `without(${[line.concept, ...line.without].map((part) => `usage.${part}`).join(", ")})`;
    const always = line.concept === "input" || line.concept === "output" || line.concept === "total";
    const fallback = line.default === undefined ? "" : ` ?? ${literal(line.default)}`;
    tree.set(at, `${value}${fallback}`, { constant: always || fallback !== "", note: line.concept });
  }
  return [
    comment("Tokens in the dialect's way of counting."),
    "export function writeUsage(answered: Usage | undefined): Wire {",
    "const usage = wholeUsage(answered);",
    `return ${tree.print()};`,
    "}",
  ];
}
