/** What a dialect's OpenAPI document alone decides: types and validators. */
import type { DialectDocument } from "../model/dialect-document.js";
import { SpecProblems } from "../load/problem.js";
import { Cache } from "../cache/cache.js";
import type { Module, SlowModule } from "../print/module.js";
import { wrapComment } from "../print/wrap.js";
import { pascal } from "../model/names.js";

/** What the makers of types and validators refuse, and no rule of ours does, is a problem of the document too. */
async function made(document: DialectDocument, make: () => Promise<string[]>): Promise<string[]> {
  try {
    return await make();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const hint = "leave the schemas that were changed last out, one by one, to find the one that is meant";
    throw new SpecProblems([
      document.file.problem(["components", "schemas"], `nothing can be made of these schemas: ${reason}`, hint),
    ]);
  }
}

const cache = new Cache(import.meta.dirname, ["ajv", "openapi-typescript"]);

/** TypeScript types of every schema in the document, which writers are held against. Paths need none. */
export function emitTypes(document: DialectDocument): Module {
  const source = JSON.stringify({ ...document.openapi, paths: {} });
  return slowModule(document, "types.ts", source, async () => {
    const { astToString, default: openapiTypeScript } = await import("openapi-typescript");
    const text = astToString(await openapiTypeScript(source, { alphabetize: false }));
    return text.split("\n").flatMap(wrapComment);
  });
}

/** Validators of the request bodies, one for each operation. */
export function emitValidators(document: DialectDocument): Module {
  const operations = document.routes.flatMap(({ operation, request }): [string, string][] =>
    operation === undefined ? [] : [[operation, request]],
  );
  const schemas = new Map([["request", "Request"], ...operations]);
  const { components } = document.openapi;
  return slowModule(document, "validate.ts", JSON.stringify([components, [...schemas]]), async () => {
    const { validatorsOf } = await import("./validators.js");
    const lines = validatorsOf(components, schemas).split("\n");
    return ["// @ts-nocheck: a validator is written by ajv, for machines.", ...lines];
  });
}

function slowModule(
  document: DialectDocument,
  name: string,
  source: string,
  makeLines: () => Promise<string[]>,
): SlowModule {
  return {
    path: `${document.name}/${name}`,
    specs: [document.file.name],
    key: cache.keyOf(`${name} ${source}`),
    makeLines: () => made(document, makeLines),
  };
}

/** The name under which the validator of an operation is exported. */
export function validatorOf(operation: string): string {
  return `validate${pascal(operation)}`;
}
