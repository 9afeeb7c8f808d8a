/** Members of what is read that no line gives: constants, what must be there, and where it was. */
import type { Form, Mapping } from "../join/mapping.js";
import { code, type Code } from "../print/code.js";
import { constantsOf } from "./conditions.js";
import { locals } from "./locals.js";
import { literal, memberName, quote } from "./text.js";

export function originOf({ key }: Form): Code {
  return code`{ ${locals.from}: ${locals.wire}, form: ${quote(key)} }`;
}

/** The origin of a value that is no object. */
export function originOfMember({ key }: Form): Code {
  return code`{ ${locals.from}, ${locals.member}, form: ${quote(key)} }`;
}

export function constantMembers({ concepts }: Form): string[] {
  return constantsOf(concepts).map(([key, constant]) => `${memberName(key)}: ${literal(constant)}`);
}

/** Concepts that a part must have but a form does not give. */
export function fillRequired(form: Form, mapping: Mapping): string[] {
  const fields = mapping.vocabulary.unions.get("Part")?.kinds.get(form.kind ?? "")?.fields ?? [];
  const lines = form.lines.filter((line) => line.at.length > 0 || line.kind === "inline");
  const given = new Set([...lines.map(({ concept }) => concept), ...Object.keys(form.concepts), form.value]);
  return fields
    .filter((field) => field.required && !given.has(field.name))
    .map((field) => `${memberName(field.name)}: ${field.type.kind === "list" ? "[]" : quote("")}`);
}
