/** Writers of forms that are a bare value: a text, a number, yes or no, a list, or an object with names of its own. */
import { transformOf } from "../model/line.js";
import { WHOLE } from "../model/read-lines.js";
import type { Form, Mapping, RecordRule } from "../model/mapping.js";
import { code, joined, lines, madeOf, type Code, type Name, type Piece } from "../print/code.js";
import { functionOf, type FunctionDeclaration } from "../print/declarations.js";
import { locals } from "./locals.js";
import { formWriter } from "./own-names.js";
import { transformNamed } from "./passes.js";
import { types, vocabularyType, write } from "./runtime.js";
import { pascal } from "../model/names.js";
import { literal } from "./text.js";
import { reportAbsent, reportLost } from "./write-report.js";
import { writeValue } from "./write-value.js";
import { formTableName } from "./word-tables.js";

const { loss, part } = locals;

/** The statement that hands back a record as its value, after reports of what the value cannot hold. */
export function writeBareForm(form: Form, rule: RecordRule, record: Name, mapping: Mapping): Code {
  const covered = new Set([form.value, ...Object.keys(form.concepts), ...form.lines.map(({ concept }) => concept)]);
  const fields = mapping.vocabulary.records.get(rule.is)?.fields ?? [];
  const others = fields.filter(({ name }) => !covered.has(name)).map((field) => ({ concept: field.name, field }));
  const reports = [...reportLost(form.lines, record), ...others.map((line) => reportAbsent(record, line))];
  const result = code`return ${bareResult(form, rule, record, mapping)};`;
  return reports.length === 0 ? result : code`{\n${lines([...reports, result])}\n}`;
}

function bareResult(form: Form, rule: RecordRule, record: Name, mapping: Mapping): Piece {
  const { bare } = form;
  if (form.implicit) return "undefined";
  if (bare === undefined) return constantOf(form);
  if (form.values === undefined) return writeValue(bare, code`${record}.${bare.concept}`, record, mapping);
  const value = code`${record}.${bare.concept}`;
  const lost = code`() => ${loss}.drop(${record})`;
  return madeOf(bare, code`${write.wordFor}(${formTableName(rule.name, form.name)}Words, ${value}, ${lost})`);
}

/** The type of the value that a form is. */
export function bareType(form: Form, mapping: Mapping): Piece {
  const { bare, values } = form;
  if (bare === undefined) return constantType(form);
  const transform = transformOf(bare);
  if (transform !== undefined) return code`ReturnType<typeof ${transformNamed(mapping, transform)}.write>`;
  return values === undefined ? (scalars[bare.field.type.kind] ?? types.Json) : "string";
}

/** The kinds of fields that are written as they are, and their types. */
const scalars: Readonly<Record<string, string>> = {
  string: "string",
  enum: "string",
  number: "number",
  integer: "number",
  boolean: "boolean",
};

function constantType({ when }: Form): Piece {
  const [value] = [when[WHOLE]].flat();
  return value === undefined || value === null ? types.Json : typeof value;
}

/** The word, or yes or no, that the whole value is. */
function constantOf({ when }: Form): string {
  return literal([when[WHOLE]].flat()[0] ?? null);
}

/** Whether parts of a form beside the content are written one by one, and not as one text. */
export function isWrittenByItself({ isBare, bare, beside, direction, name }: Form, { layout }: Mapping): boolean {
  if (!isBare || !beside || direction === "read") return false;
  const isListed = layout.items.some((item) => item.beside.some(({ list, forms }) => list && forms.includes(name)));
  return isListed || (bare?.concept !== "text" && bare?.concept !== "signature");
}

/** A part that is a bare value. */
export function writeBarePart(form: Form, uncovered: readonly Code[], mapping: Mapping): FunctionDeclaration {
  const { bare } = form;
  const value = bare === undefined ? constantOf(form) : writeValue(bare, code`${part}.${bare.concept}`, part, mapping);
  return functionOf({
    node: form,
    name: formWriter(mapping, form.name, "Part"),
    parameters: [
      { name: part, type: vocabularyType(mapping.vocabulary, `${pascal(form.kind ?? "")}Part`) },
      { name: loss, type: types.Loss },
    ],
    result: code`${types.Json} | undefined`,
    body: [...uncovered, code`return ${joined([value])};`],
  });
}
