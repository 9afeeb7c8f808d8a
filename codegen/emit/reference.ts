/** specs/REFERENCE.md: every key of the spec language, and every function that a mapping can name. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { snake } from "../model/names.js";
import type { FunctionKind, FunctionsFile } from "../load/dialect-functions.js";
import { Cache, filesIn } from "../cache/cache.js";

const cache = new Cache(join(import.meta.dirname, "../load"), ["ts-morph"]);

/** The part of a JSON Schema that this page shows. */
interface Schema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema | boolean;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly then?: Schema;
  readonly else?: Schema;
}

const HEADER = `<!-- Made from specs/language/*.json and src/conversion by "make generate". Change those. -->
# Reference of the spec language

This page lists every key of the spec files and every function that a mapping can name.
The tutorial is [README.md](README.md).

In a key, a dot leads to a member of an object, and \`[]\` to the items of a list.
\`<name>\` is a name that the file chooses.
A type such as \`mapping-lines/words\` is a definition further down this page.
`;

const FUNCTIONS: readonly (readonly [title: string, folder: string])[] = [
  ["Transforms", "transforms"],
  ["Passes over requests", "request"],
  ["Passes over turns", "conversation"],
  ["Passes over results", "results"],
];

const NOUNS: Readonly<Record<FunctionKind, string>> = {
  transforms: "transform",
  request: "pass over requests",
  conversation: "pass over turns",
  results: "pass over results",
};

/** Each kind of spec file comes before the definitions that several kinds share. */
const ORDER = ["dialect", "interlingua", "mapping", "mapping-lines", "mapping-stream", "rules", "profile", "provider"];

export async function emitReference(
  languageFolder: string,
  conversionFolder: string,
  functions: readonly FunctionsFile[],
): Promise<string> {
  const names = readdirSync(languageFolder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => basename(name, ".json"))
    .sort((one, other) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1));
  const files = names.flatMap((name) => describeFile(name, readSchema(join(languageFolder, `${name}.json`))));
  const library = await Promise.all(
    FUNCTIONS.map(async ([title, folder]) => `## ${title}\n\n${await functionTable(join(conversionFolder, folder))}`),
  );
  return [HEADER, ...files, ...library, ownFunctions(functions)].join("\n");
}

/** What each function of a folder does: its doc comment, which is looked for only where the folder has changed. */
function functionTable(folder: string): Promise<string> {
  return cache.text(JSON.stringify(filesIn(folder)), async () => {
    const { readDocumentedFunctions } = await import("../load/doc-comments.js");
    const functions = readDocumentedFunctions(join(folder, "index.ts"));
    return table(
      ["name", "what it does"],
      functions.map(({ name, summary }) => [`\`${snake(name)}\``, summary]),
    );
  });
}

/** The functions beside one dialect, which no other mapping can name. */
function ownFunctions(files: readonly FunctionsFile[]): string {
  const rows = files.flatMap(({ dialect, functions }) =>
    functions
      .map(({ name, kind, summary }) => [dialect, `\`${snake(name)}\``, NOUNS[kind], summary])
      .sort(([, one = ""], [, other = ""]) => (one < other ? -1 : 1)),
  );
  return `## Functions of one dialect\n\n${table(["dialect", "name", "is", "what it does"], rows)}`;
}

function placeOf(name: string): number {
  const place = ORDER.indexOf(name);
  return place < 0 ? ORDER.length : place;
}

function readSchema(path: string): Schema {
  const schema: Schema = JSON.parse(readFileSync(path, "utf8"));
  return schema;
}

function describeFile(file: string, schema: Schema): string[] {
  const definitions = Object.entries(schema.$defs ?? {}).flatMap(([name, definition]) => [
    `### ${file}/${name}\n`,
    ...describeSchema(file, definition),
  ]);
  const described = schema.description === schema.title ? { ...schema, description: undefined } : schema;
  return [`## ${file}.json: ${schema.title ?? file}\n`, ...describeSchema(file, described), ...definitions];
}

function describeSchema(file: string, schema: Schema): string[] {
  const type = typeOf(file, schema);
  const opening = [schema.description, type === "" ? undefined : `Type: ${type}.`].filter((text) => text !== undefined);
  const rows = new Map<string, readonly string[]>();
  for (const row of rowsOf(file, schema, "")) rows.set(row.join("\n"), row);
  return [
    ...(opening.length === 0 ? [] : [`${opening.join(" ")}\n`]),
    ...(rows.size === 0 ? [] : [table(["key", "type", "meaning"], [...rows.values()])]),
  ];
}

/** One row for each key that is described, in the order of the schema. */
function rowsOf(file: string, schema: Schema, at: string): string[][] {
  const required = new Set(schema.required);
  const members = Object.entries(schema.properties ?? {}).flatMap(([key, member]) =>
    rowsOfMember(file, member, at === "" ? key : `${at}.${key}`, required.has(key)),
  );
  const others = [...Object.values(schema.patternProperties ?? {}), schema.additionalProperties].flatMap((member) =>
    typeof member === "object" ? rowsOfMember(file, member, at === "" ? "<name>" : `${at}.<name>`, false) : [],
  );
  const items = typeof schema.items === "object" ? rowsOfMember(file, schema.items, `${at}[]`, false) : [];
  const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  for (const branch of [schema.then, schema.else]) if (branch !== undefined) branches.push(branch);
  return [...members, ...others, ...items, ...branches.flatMap((branch) => rowsOf(file, branch, at))];
}

function rowsOfMember(file: string, schema: Schema, key: string, isRequired: boolean): string[][] {
  const type = typeOf(file, schema);
  const described = schema.description !== undefined || schema.$ref !== undefined;
  const meaning = [schema.description, isRequired ? "Required." : undefined].filter((text) => text !== undefined);
  const row = described ? [[`\`${key}\``, type, meaning.join(" ")]] : [];
  return [...row, ...rowsOf(file, schema, key)];
}

function typeOf(file: string, schema: Schema): string {
  if (schema.$ref !== undefined) {
    const [source = "", name = ""] = schema.$ref.split("#/$defs/");
    const target = `${source === "" ? file : basename(source, ".json")}/${name}`;
    // Only definitions have a heading, and not what is inside them.
    const [heading = ""] = /^[^/]+\/[^/]+/.exec(target) ?? [];
    return name === "" ? "" : `[${target}](#${heading.replace("/", "").toLowerCase()})`;
  }
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum !== undefined) return schema.enum.map((word) => `\`${String(word)}\``).join(", ");
  return typeof schema.type === "string" ? schema.type : (schema.type ?? []).join(" or ");
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(heads), `|${heads.map(() => "---").join("|")}|`, ...rows.map(line), ""].join("\n");
}
