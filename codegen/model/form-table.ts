/** The types of the parts of a form, from its schema in the document. */
import type { FormTable } from "../../src/conversion/dialect.js";
import type { Json } from "../../src/conversion/json.js";

type Schemas = Readonly<Record<string, Json>>;
type Schema = Readonly<Record<string, Json | undefined>>;
type Kind = FormTable["values"][string];

const REFERENCE = "#/components/schemas/";
const kinds: Readonly<Record<string, Kind>> = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
  object: "object",
};

/** Parts that may be files are those with a binary schema. Others get a kind if their schema allows one only. */
export function formTable(form: Json, schemas: Schemas): FormTable {
  const members = membersOf(form, schemas);
  const names = [...new Set(members.map(([name]) => name))];
  const files = names.flatMap((name): [string, "one" | "list"][] => {
    const allowed = members.filter(([other]) => other === name).map(([, schema]) => schema);
    if (allowed.some(isFile)) return [[name, "one"]];
    return allowed.some((schema) => isFile(asSchema(schema.items))) ? [[name, "list"]] : [];
  });
  const values = members
    .filter(([name]) => !files.some(([file]) => file === name))
    .flatMap(([name, schema]) => kindsOf(name, schema, schemas));
  return { files: Object.fromEntries(files), values: Object.fromEntries(values) };
}

/** The name of a schema that a form would need inside itself: the parts of such a form have no end. */
export function endlessSchema(form: Json | undefined, schemas: Schemas): string | undefined {
  return endlessIn(form, schemas, [], true);
}

function endlessIn(
  value: Json | undefined,
  schemas: Schemas,
  around: readonly string[],
  isForm: boolean,
): string | undefined {
  const schema = asSchema(value);
  const { $ref, allOf, properties } = schema;
  if (typeof $ref === "string" && $ref.startsWith(REFERENCE)) {
    const name = $ref.slice(REFERENCE.length);
    return around.includes(name) ? name : endlessIn(schemas[name], schemas, [...around, name], isForm);
  }
  if (!isForm && kindOf(schema) !== "object") return undefined;
  const joined = Array.isArray(allOf) ? allOf.map((part) => endlessIn(part, schemas, around, true)) : [];
  const members = Object.values(asSchema(properties)).map((part) => endlessIn(part, schemas, around, false));
  return [...joined, ...members].find((name) => name !== undefined);
}

/** The kind of a value, and of those inside it by their paths. */
function kindsOf(name: string, schema: Schema, schemas: Schemas): [name: string, kind: Kind][] {
  const kind = kindOf(schema);
  if (kind === undefined) return [];
  const inside = kind === "object" ? membersOf(schema, schemas) : [];
  return [[name, kind], ...inside.flatMap(([member, held]) => kindsOf(`${name}.${member}`, held, schemas))];
}

/** All properties, those of schemas that are referred to or joined with included. */
function membersOf(value: Json | undefined, schemas: Schemas): [name: string, schema: Schema][] {
  const schema = resolved(asSchema(value), schemas);
  const joined = Array.isArray(schema.allOf) ? schema.allOf.flatMap((part) => membersOf(part, schemas)) : [];
  return [
    ...joined,
    ...Object.entries(asSchema(schema.properties)).map(([name, member]): [string, Schema] => [
      name,
      resolved(asSchema(member), schemas),
    ]),
  ];
}

function resolved(schema: Schema, schemas: Schemas): Schema {
  const { $ref } = schema;
  return typeof $ref === "string" && $ref.startsWith(REFERENCE)
    ? resolved(asSchema(schemas[$ref.slice(REFERENCE.length)]), schemas)
    : schema;
}

function isFile({ type, format }: Schema): boolean {
  return type === "string" && format === "binary";
}

/** What may be null beside is still of its kind. */
function kindOf({ type }: Schema): Kind | undefined {
  const types = (Array.isArray(type) ? type : [type]).filter((one) => one !== "null");
  const [only] = types;
  return types.length === 1 && typeof only === "string" ? kinds[only] : undefined;
}

function asSchema(value: Json | undefined): Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
