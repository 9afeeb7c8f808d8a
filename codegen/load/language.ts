/** The JSON Schemas of the spec language, one for each kind of file. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnySchemaObject, ValidateFunction } from "ajv/dist/2020.js";
import type { Json } from "../../src/conversion/json.js";
import { hashOf } from "../cache/cache.js";
import { Examples } from "./examples.js";
import type { Schema } from "./language-schema.js";
import { type Problem, SpecProblems } from "./problem.js";
import type { Pointer } from "./pointer.js";
import type { Sources, SpecKind } from "./sources/index.js";

/** Says whether a value is a document of this kind. */
type Validators = <Kind extends SpecKind>(kind: Kind) => ValidateFunction<Sources[Kind]>;

export interface SchemaFile {
  readonly name: string;
  readonly text: string;
}

/** The schemas of a folder. Throws what is no JSON in them. */
export function schemaFiles(folder: string): readonly SchemaFile[] {
  const files = schemaTexts(folder);
  refuseFaults(files);
  return files;
}

function schemaTexts(folder: string): SchemaFile[] {
  return readdirSync(folder)
    .filter((entry) => entry.endsWith(".json"))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
}

function refuseFaults(files: readonly SchemaFile[]): void {
  const problems = files.flatMap(jsonFault);
  if (problems.length > 0) throw new SpecProblems(problems);
}

function jsonFault({ name, text }: SchemaFile): Problem[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const { message } = error as Error;
    const reason = message.replace(/ (?:in|after) JSON at position .*/s, "");
    return [{ file: `specs/language/${name}`, ...placeOf(message, text), message: `this is no JSON: ${reason}` }];
  }
}

/** The parser names a position, or the end, or else shows what is around the fault. */
function placeOf(message: string, text: string): { readonly line: number; readonly column: number } {
  const [, position = message.includes("end of JSON") ? text.length : 0] = /at position (\d+)/.exec(message) ?? [];
  const before = text.slice(0, Number(position)).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

/** A language as it was read, with its validators once a file has to be checked. */
interface ReadLanguage {
  readonly files: readonly SchemaFile[];
  readonly hash: string;
  validators?: Promise<Validators>;
}

/** To read and compile it takes longer than to check specs against it: while its text is the same it is kept. */
let kept: ReadLanguage | undefined;

function readLanguage(folder: string): ReadLanguage {
  const files = schemaTexts(folder);
  if (kept !== undefined && areEqual(kept.files, files)) return kept;
  refuseFaults(files);
  return (kept = { files, hash: hashOf(files.flatMap(({ name, text }) => [name, text])) });
}

function areEqual(some: readonly SchemaFile[], others: readonly SchemaFile[]): boolean {
  const isSame = ({ name, text }: SchemaFile, index: number) =>
    name === others[index]?.name && text === others[index]?.text;
  return some.length === others.length && some.every(isSame);
}

export class Language {
  readonly #read: ReadLanguage;

  constructor(folder: string) {
    this.#read = readLanguage(folder);
  }

  /** What two languages differ by. */
  get hash(): string {
    return this.#read.hash;
  }

  /** The value of a key at a place, as an example. */
  example(kind: SpecKind, pointer: Pointer): Json | undefined {
    const files = this.#read.files.map(({ name, text }): [string, Schema] => [name, JSON.parse(text)]);
    return new Examples(new Map(files)).find(kind, pointer);
  }

  async validator<Kind extends SpecKind>(kind: Kind): Promise<ValidateFunction<Sources[Kind]>> {
    return (await (this.#read.validators ??= compileLanguage(this.#read.files)))(kind);
  }
}

/** Validators of the language; schemas may refer to each other by file name. */
async function compileLanguage(files: readonly SchemaFile[]): Promise<Validators> {
  // Loaded only where a file has to be checked: most were checked before.
  const { Ajv2020 } = await import("ajv/dist/2020.js");
  // Each validator runs a few times only: optimizing it would take longer than it saves.
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    strictNumbers: true,
    ownProperties: true,
    verbose: true,
    // A test validates the schemas themselves.
    validateSchema: false,
    code: { optimize: false },
  });
  for (const { name, text } of files) {
    const schema: AnySchemaObject = JSON.parse(text);
    ajv.addSchema(schema, name);
  }
  return <Kind extends SpecKind>(kind: Kind) => {
    const validate = ajv.getSchema<Sources[Kind]>(`${kind}.json`);
    if (validate === undefined) throw new Error(`The language has no file ${kind}.json.`);
    return validate;
  };
}
