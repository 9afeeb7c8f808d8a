/** Writers of whole answers and of their usage. */
import type { Line, Mapping } from "../join/mapping.js";
import { camel, comment, literal, memberName, quote } from "./text.js";
import { ObjectTree } from "./tree.js";
import { writeValue } from "./write-value.js";

export function emitWriteResponse(mapping: Mapping): string[] {
  const tree = new ObjectTree();
  const constants = Object.entries(mapping.response.also);
  const top = constants.filter(([path]) => !/[.[]/.test(path));
  const made = mapping.response.lines.find(({ concept }) => concept === "id")?.made ?? "";
  for (const [path, value] of top) tree.set(path, literal(value), { constant: true });
  for (const line of mapping.response.lines) {
    const at = line.at[0];
    if (at === undefined) continue;
    if (line.concept === "id") {
      tree.set(at, "id", { constant: true, note: "id" });
      continue;
    }
    if (line.values === "finish" && line.at.length > 1) {
      setWords(tree, line);
      continue;
    }
    if (line.concept === "parts") {
      const value = line.items
        ? `${line.itemIds === undefined ? "" : "nameItems("}writeAnswerTurns([{ role: "assistant", parts: response.parts }], noLoss)${line.itemIds === undefined ? "" : `, ${quote(line.itemIds)}, id)`}`
        : line.itemForm === undefined
          ? `writeContent(response.parts, false, (part) => writePart(part, "answer", noLoss)) ?? []`
          : "writeAnswerItem(response.parts, noLoss)";
      tree.set(at, value, { constant: true, note: "parts" });
    } else if (line.concept === "usage") {
      tree.set(at, "writeUsage(response.usage)", { constant: true, note: "usage" });
    } else if (Object.keys(line.also).length > 0) {
      fillWithCompanions(tree, line, at);
    } else {
      for (const place of [at, ...line.copies]) tree.set(place, responseValue(line, mapping), { constant: true, note: line.concept });
    }
  }
  for (const [path, value] of constants) if (!top.some(([other]) => other === path)) tree.set(path, literal(value), { constant: true });
  return [
    comment(`An answer in the words of the vocabulary as one of the ${mapping.dialect} dialect.`),
    "export function writeResponse(response: Response): Wire {",
    `const id = answerId(response.id, ${quote(made)});`,
    `return ${tree.print()};`,
    "}",
    "",
  ];
}

/** A reason told by several words in several places; a place whose word is missing holds the line's default. */
function setWords(tree: ObjectTree, line: Line): void {
  for (const [index, at] of line.at.entries()) {
    const word = `wordPart(finishWords.get(response.finish ?? "other"), ${index})`;
    const dot = at.lastIndexOf(".");
    if (index === 0 || dot < 0) tree.set(at, word, { constant: index === 0, note: "finish" });
    else if (line.default !== undefined) tree.set(at.slice(0, dot), `${word} === undefined ? ${literal(line.default)} : { ${memberName(at.slice(dot + 1))}: ${word} }`, { constant: true, note: "finish" });
  }
}

/** A member that has companions is written with them or not at all. */
function fillWithCompanions(tree: ObjectTree, line: Line, at: string): void {
  const dot = at.lastIndexOf(".");
  const parent = at.slice(0, dot);
  const member = at.slice(dot + 1);
  const companions = Object.entries(line.also).map(([key, value]) => `${memberName(key)}: ${literal(value)}`);
  tree.set(parent, `response.${line.concept} === undefined || !isWithheld(response.finish) ? null : { ${[...companions, `${memberName(member)}: response.${line.concept}`].join(", ")} }`, { constant: true, note: line.concept });
}

function responseValue(line: Line, mapping: Mapping): string {
  const value = `response.${line.concept}`;
  if (line.made === "now") return line.as === undefined ? `${value} ?? now()` : `${camel(line.as)}.write(${value} ?? now())`;
  return writeValue(line, value, "response", mapping);
}

export function emitUsage(mapping: Mapping): string[] {
  const tree = new ObjectTree();
  for (const line of mapping.usage) {
    const at = line.at[0];
    if (at === undefined || line.readOnly) continue;
    const value = line.without.length === 0 ? `usage.${line.concept}` : `without(${[line.concept, ...line.without].map((part) => `usage.${part}`).join(", ")})`;
    const always = line.concept === "input" || line.concept === "output" || line.concept === "total";
    const fallback = line.default === undefined ? "" : ` ?? ${literal(line.default)}`;
    tree.set(at, `${value}${fallback}`, { constant: always || fallback !== "", note: line.concept });
  }
  return [comment("Tokens in the dialect's way of counting."), "export function writeUsage(told: Usage | undefined): Wire {", "const usage = wholeUsage(told);", `return ${tree.print()};`, "}"];
}
