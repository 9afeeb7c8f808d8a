/** A form that is a bare value is read: none before it takes every value that its place may have. */
import { problemOf, singleOf, transformOf } from "../model/line.js";
import type { Form, Mapping } from "../model/mapping.js";
import { WHOLE } from "../model/read-lines.js";
import type { FieldType } from "../model/vocabulary.js";
import type { Problem } from "../load/problem.js";
import { follow } from "./part-places.js";
import { SchemaPlace } from "./schema-place.js";
import type { Specs } from "./specs.js";

/** The types of JSON that the reader of a bare concept takes. */
const TAKEN: Readonly<Partial<Record<FieldType["kind"], readonly string[]>>> = {
  string: ["string"],
  enum: ["string"],
  number: ["number", "integer"],
  integer: ["number", "integer"],
  boolean: ["boolean"],
  list: ["array"],
};

export function bareFormsReached({ mappings, documents }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    const document = documents.find(({ name }) => name === mapping.dialect);
    const request = document && SchemaPlace.named(document, "Request");
    return mapping.request.lines.flatMap((line) => {
      const record = singleOf(line);
      const [at = ""] = line.at;
      const types = record === undefined ? [] : (follow(request, at)?.types ?? []);
      return unread(readForms(record, mapping), new Set(types.filter((type) => type !== "null")));
    });
  });
}

function readForms(record: string | undefined, { records }: Mapping): Form[] {
  const forms = records.get(record ?? "")?.forms ?? [];
  return forms.filter(({ isBare, direction }) => isBare && direction !== "write");
}

function unread(forms: readonly Form[], types: ReadonlySet<string>): Problem[] {
  for (const [index, form] of types.size === 0 ? [] : forms.entries()) {
    const hiding = hidingOf(form, forms.slice(0, index), types);
    if (hiding.length === 0) continue;
    const [take, names] = [hiding.length > 1 ? "take" : "takes", hiding.map(({ name }) => `"${name}"`).join(" and ")];
    const message = `the form "${form.name}" is never read: ${names} before it ${take} every value at its place`;
    return [problemOf(form, message, "give it a when:, or write direction: write")];
  }
  return [];
}

/** The forms before one that take all of its values. What a form with a condition takes depends on values. */
function hidingOf(form: Form, before: readonly Form[], types: ReadonlySet<string>): readonly Form[] {
  const own = WHOLE in form.when ? [] : takenBy(form, types);
  const hiding = own.map((type) =>
    before.find((other) => !(WHOLE in other.when) && takenBy(other, types).includes(type)),
  );
  return hiding.includes(undefined) ? [] : before.filter((other) => hiding.includes(other));
}

function takenBy({ bare }: Form, types: ReadonlySet<string>): readonly string[] {
  if (bare === undefined || transformOf(bare) !== undefined) return [...types];
  return (TAKEN[bare.field.type.kind] ?? []).filter((type) => types.has(type));
}
