/** The JSON Schemas of the spec language, one for each kind of file. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

/** Validators of the language; schemas may refer to each other by file name. */
export function readLanguage(folder: string): (kind: string) => ValidateFunction {
  // Each validator runs a few times only: optimizing it would take longer than it saves.
  const ajv = new Ajv2020({ allErrors: true, strict: false, strictNumbers: true, ownProperties: true, verbose: true, code: { optimize: false } });
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith(".json")).sort()) {
    ajv.addSchema(JSON.parse(readFileSync(join(folder, name), "utf8")) as object, name);
  }
  return (kind) => {
    const validate = ajv.getSchema(`${kind}.json`);
    if (validate === undefined) throw new Error(`The language of ${kind} files is missing in ${folder}.`);
    return validate as ValidateFunction;
  };
}
