/** The JSON Schemas of the spec language, one for each kind of file. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from "ajv/dist/2020.js";
import type { Sources, SpecKind } from "./sources/index.js";

/** Whether a value is a document of this kind. */
type Language = <Kind extends SpecKind>(kind: Kind) => ValidateFunction<Sources[Kind]>;

interface SchemaFile {
  readonly name: string;
  readonly text: string;
}

/** Compiling the language takes longer than checking specs against it: as long as its text is the same it is kept. */
let kept: { readonly text: string; readonly language: Language } | undefined;

/** Validators of the language; schemas may refer to each other by file name. */
export function readLanguage(folder: string): Language {
  const files = readdirSync(folder)
    .filter((entry) => entry.endsWith(".json"))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
  const text = JSON.stringify(files);
  if (kept?.text !== text) kept = { text, language: compileLanguage(files) };
  return kept.language;
}

function compileLanguage(files: readonly SchemaFile[]): Language {
  // Each validator runs a few times only: optimizing it would take longer than it saves.
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    strictNumbers: true,
    ownProperties: true,
    verbose: true,
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
