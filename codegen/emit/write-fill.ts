/** The members and statements of an object that a writer makes. */
import type { Match } from "../load/sources/mapping-lines.js";
import type { Form, Line, Mapping } from "../join/mapping.js";
import type { Json } from "../../src/conversion/json.js";
import { writeItems } from "./write-among.js";
import { matchRecord } from "./conditions.js";
import { hasPlaces, unitOf } from "./keys.js";
import { camel, lastArgument, literal, quote } from "./text.js";
import { ObjectTree } from "./tree.js";
import { writeValue } from "./write-value.js";

/** Members and statements of one object: what lines say, and what they cannot. */
export function fill(
  tree: ObjectTree,
  lines: readonly Line[],
  record: string,
  mapping: Mapping,
  statements: string[],
): void {
  for (const line of lines) {
    if (line.implicit !== undefined || line.address !== undefined) continue;
    const value = hasPlaces(line.each, mapping)
      ? `placedInPart(${record}${lastArgument(unitOf(line.each, mapping))})`
      : `${record}.${line.concept}`;
    if (line.readOnly && line.field.required) continue;
    if (line.absent !== undefined || line.readOnly) {
      statements.push(reportAbsent(record, line));
      continue;
    }
    if (line.record !== undefined && line.at.length === 0) {
      fillInline(tree, line, value, mapping, statements);
      continue;
    }
    const at = line.at[0];
    if (at === undefined) continue;
    if (line.among !== undefined) {
      const sharing = lines.filter((other) => other.among !== undefined && other.at[0] === at);
      if (line === sharing[0]) tree.set(at, writeItems(sharing, record, mapping).text);
      continue;
    }
    if (line.together) {
      setTogether(tree, line, value, record, statements);
      continue;
    }
    tree.set(at, writeValue(line, value, record, mapping), {
      note: line.concept,
      constant: line.default !== undefined,
    });
    setMedia(tree, line, value);
  }
}

/** What several places say together is made once. */
function setTogether(
  tree: ObjectTree,
  { concept, transform = "", at }: Line,
  value: string,
  record: string,
  statements: string[],
): void {
  const values = `${camel(concept)}Values`;
  statements.push(`const ${values} = ${camel(transform)}.write(${value}, ${record}.origin?.path ?? "");`);
  for (const [index, path] of at.entries()) tree.set(path, `${values}[${index}]`, { note: concept });
}

/** Media that stand apart from the words they belong to. */
export function setMedia(tree: ObjectTree, { media, concept }: Line, value: string): void {
  if (media !== undefined)
    tree.set(
      media.at,
      `writeContent(mediaOf(${value}), false, (inside) => writePart(inside, ${quote(media.content)}, loss))`,
      { note: concept },
    );
}

export function reportAbsent(
  record: string,
  line: Pick<Line, "concept" | "field"> & { readonly neutral?: Json | undefined },
): string {
  const value = line.neutral ?? line.field.neutral;
  const neutral = value === undefined ? "" : `, ${literal(value)}`;
  return `loss.dropConcept(${record}, ${quote(line.concept)}, ${record}.${line.concept}${neutral});`;
}

function fillInline(tree: ObjectTree, line: Line, value: string, mapping: Mapping, statements: string[]): void {
  const forms = mapping.records.get(line.record ?? "")?.forms.filter(({ direction }) => direction !== "read") ?? [];
  const only = forms[0];
  if (only === undefined) return;
  const name = camel(line.concept);
  statements.push(`const ${name} = ${value} ?? {};`);
  if (forms.length === 1) fill(tree, only.lines, name, mapping, statements);
  else fillChoice(tree, forms, name, value, mapping, statements);
}

/** Several forms among the members around them: each member is that of the form that can say the record. */
function fillChoice(
  tree: ObjectTree,
  forms: readonly Form[],
  name: string,
  value: string,
  mapping: Mapping,
  statements: string[],
): void {
  const choices = new Map<string, string[]>();
  const add = (path: string, test: string, expression: string): void =>
    void choices.set(path, [...(choices.get(path) ?? []), `${test} ? ${expression}`]);
  const tests = forms.map((form) => matchRecord(form.only, name).join(" && "));
  for (const [index, form] of forms.entries()) {
    const test = tests[index] ?? "";
    for (const [path, wanted] of Object.entries(form.when)) {
      const word = Array.isArray(wanted) ? wanted[0] : wanted;
      if (typeof word === "string" && word !== "absent" && word !== "present") add(path, test, literal(word));
    }
    for (const inside of form.lines) {
      const at = inside.at[0];
      if (inside.implicit !== undefined) continue;
      if (at === undefined || inside.readOnly) statements.push(`if (${test}) ${reportAbsent(name, inside)}`);
      else add(at, test, writeValue(inside, `${name}.${inside.concept}`, name, mapping));
    }
  }
  statements.push(`if (${value} !== undefined && !(${tests.join(" || ")})) loss.drop(${value});`);
  for (const [path, expressions] of choices) tree.set(path, `${expressions.join(" : ")} : undefined`, { note: name });
}

/** The members that tell an item or a part from others, and its constants. */
export function setConstants(tree: ObjectTree, when: Match, constants: Readonly<Record<string, Json>>): void {
  for (const [key, value] of Object.entries(when)) {
    const wanted = Array.isArray(value) ? value[0] : value;
    if (typeof wanted === "boolean" || (typeof wanted === "string" && wanted !== "absent" && wanted !== "present"))
      tree.set(key, literal(wanted), { constant: true });
  }
  for (const [path, value] of Object.entries(constants)) tree.set(path, literal(value), { constant: true });
}
