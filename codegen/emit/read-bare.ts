/** Readers of forms that are a bare value: a text, a number, yes or no, a list, or an object with names of its own. */
import { transformOf } from "../model/line.js";
import { WHOLE } from "../model/read-lines.js";
import type { Form, Line, Mapping, RecordRule } from "../model/mapping.js";
import type { FieldType } from "../model/vocabulary.js";
import { code, joined, madeOf, type Code, type Name, type Piece } from "../print/code.js";
import { functionOf, type FunctionDeclaration } from "../print/declarations.js";
import { matchWire } from "./conditions.js";
import { locals } from "./locals.js";
import { formReader } from "./own-names.js";
import { Places } from "./places.js";
import { constantMembers, fillRequired, originOfMember } from "./read-origin.js";
import { memberParameters } from "./read-reports.js";
import { readValue } from "./read-value.js";
import { read, types } from "./runtime.js";
import { memberName, quote } from "./text.js";
import { formTableName } from "./word-tables.js";

const { from, loss, member, value } = locals;

/** A part that is beside the content as a bare value. */
export function readBarePart(form: Form, type: Name, mapping: Mapping): FunctionDeclaration {
  const { bare } = form;
  const members = [`kind: ${quote(form.kind ?? "")}`, ...constantMembers(form), ...fillRequired(form, mapping)];
  const isText = bare?.field.type.kind === "string";
  const held = isText ? "words" : "held";
  const given: Piece[] =
    bare === undefined ? members : [...members, madeOf(bare, `${memberName(bare.concept)}: ${held}`)];
  const part = code`{ ${joined([...given, ...originOfMember(form, mapping)])} }`;
  const isNothing = `${held} === undefined${isText ? ` || ${held} === ""` : ""}`;
  return functionOf({
    node: form,
    name: formReader(mapping, form.name, "Part"),
    parameters: [{ name: value, type: types.Json }, ...memberParameters],
    result: code`${type} | undefined`,
    body:
      bare === undefined
        ? [code`return ${part};`]
        : [
            madeOf(bare, code`const ${held} = ${readValue(optional(bare), wholeValue(), mapping)};`),
            code`return ${madeOf(bare, isNothing)} ? undefined : ${part};`,
          ],
  });
}

/** The value, which is at a member of the object around it. */
function wholeValue(): Places {
  return new Places(value, code`${from}, ${member}`);
}

/** A line without whose value there is nothing. */
function optional(line: Line): Line {
  return { ...line, field: { ...line.field, required: false } };
}

/** Statements that read the forms of a record that are bare values in place of an object. */
export function readBareForms(record: RecordRule, mapping: Mapping): Code[] {
  return record.forms
    .filter(({ isBare, direction }) => isBare && direction !== "write")
    .map((form) => {
      const { bare } = form;
      const members = [
        ...constantMembers(form),
        ...(bare === undefined
          ? []
          : [madeOf(bare, code`${memberName(bare.concept)}: ${bareValue(form, bare, record, mapping)}`)]),
        ...originOfMember(form, mapping),
      ];
      return madeOf(form, code`if (${bareTest(form)}) return { ${joined(members)} };`);
    });
}

function bareValue({ name, values }: Form, bare: Line, record: RecordRule, mapping: Mapping): Piece {
  return values === undefined
    ? readValue(bare, wholeValue(), mapping)
    : code`${read.readWord}(${formTableName(record.name, name)}Meanings, ${value}, ${loss}, ${from}, ${member})`;
}

/** Whether a value is of the form: by its condition, or else by the type of its concept. */
function bareTest({ when, bare }: Form): Code {
  const test = WHOLE in when ? matchWire(when, value) : undefined;
  if (test !== undefined) return test;
  return bare === undefined || transformOf(bare) !== undefined ? code`${value} != null` : typeTest(bare.field.type);
}

function typeTest({ kind }: FieldType): Code {
  switch (kind) {
    case "list":
      return code`Array.isArray(${value})`;
    case "number":
    case "integer":
      return code`typeof ${value} === "number"`;
    case "boolean":
      return code`typeof ${value} === "boolean"`;
    case "string":
    case "enum":
      return code`typeof ${value} === "string"`;
    default:
      return code`${read.asWire}(${value}) !== undefined`;
  }
}
