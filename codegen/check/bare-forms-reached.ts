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
  const [first] = types.size === 0 ? [] : forms.filter((form, index) => isTaken(form, forms.slice(0, index), types));
  const before = forms[first === undefined ? -1 : forms.indexOf(first) - 1];
  if (first === undefined || before === undefined) return [];
  const message = `the form "${first.name}" is never read: "${before.name}" before it takes every value at its place`;
  return [problemOf(first, message, "give it a when:, or write direction: write")];
}

/** What a form with a condition takes depends on values. */
function isTaken(form: Form, before: readonly Form[], types: ReadonlySet<string>): boolean {
  if (WHOLE in form.when) return false;
  const taken = new Set(before.flatMap((other) => (WHOLE in other.when ? [] : takenBy(other, types))));
  const own = takenBy(form, types);
  return own.length > 0 && own.every((type) => taken.has(type));
}

function takenBy({ bare }: Form, types: ReadonlySet<string>): readonly string[] {
  if (bare === undefined || transformOf(bare) !== undefined) return [...types];
  return (TAKEN[bare.field.type.kind] ?? []).filter((type) => types.has(type));
}
