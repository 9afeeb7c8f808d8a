/** Members of what is read that no line gives: constants, what must be there, and where it was. */
import { recordOf } from "../model/line.js";
import type { Form, Line, Mapping } from "../model/mapping.js";
import { oncePer } from "../model/once-per.js";
import { code, type Code } from "../print/code.js";
import { constantsOf } from "../model/constants.js";
import { locals } from "./locals.js";
import { literal, memberName, quote } from "./text.js";

/** The member with the place that an object was read from, if losses of it can be reported. */
export function originOf(form: Form, mapping: Mapping): Code[] {
  return isInAnswersOnly(form, mapping)
    ? []
    : [code`origin: { ${locals.from}: ${locals.wire}, form: ${quote(form.key)} }`];
}

/** The same of a value that is no object. */
export function originOfMember(form: Form, mapping: Mapping): Code[] {
  return isInAnswersOnly(form, mapping)
    ? []
    : [code`origin: { ${locals.from}, ${locals.member}, form: ${quote(form.key)} }`];
}

/** Losses are reported by places of requests. A conversation has answers in its requests, too. */
function isInAnswersOnly({ key }: Form, mapping: Mapping): boolean {
  return !mapping.isConversation && !requestedRecords(mapping).has(key.split(".")[0] ?? "");
}

/** The records that requests have, also inside of other records. */
const requestedRecords = oncePer(({ records, request }: Mapping): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (lines: readonly Line[]): void => {
    for (const name of lines.flatMap((line) => recordOf(line) ?? [])) {
      if (found.has(name)) continue;
      found.add(name);
      for (const form of records.get(name)?.forms ?? [])
        visit([...form.lines, ...(form.bare === undefined ? [] : [form.bare])]);
    }
  };
  visit(request.lines);
  return found;
});

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
