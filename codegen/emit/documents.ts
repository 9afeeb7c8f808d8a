/** What a dialect's OpenAPI document alone decides: types and validators. */
import type { DialectDocument } from "../model/dialect-document.js";
import { SpecProblems } from "../load/problem.js";
import { Cache } from "../print/cache.js";
import type { Module } from "../print/module.js";
import { wrapComment } from "../print/wrap.js";
import { pascal } from "./text.js";

/** What the makers of types and validators refuse, and no rule of ours does, is a problem of the document too. */
async function made(document: DialectDocument, make: () => Promise<string>): Promise<string> {
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
export async function emitTypes(document: DialectDocument): Promise<Module> {
  const source = JSON.stringify({ ...document.openapi, paths: {} });
  const text = await cache.text(`types ${source}`, async () => {
    const { astToString, default: openapiTypeScript } = await import("openapi-typescript");
    return made(document, async () => astToString(await openapiTypeScript(source, { alphabetize: false })));
  });
  return {
    path: `${document.name}/types.ts`,
    specs: [document.file.name],
    lines: text.split("\n").flatMap(wrapComment),
  };
}

/** Validators of the request bodies, one for each operation. */
export async function emitValidators(document: DialectDocument): Promise<Module> {
  const operations = document.routes.flatMap(({ operation, request }): [string, string][] =>
    operation === undefined ? [] : [[operation, request]],
  );
  const schemas = new Map([["request", "Request"], ...operations]);
  const { components } = document.openapi;
  const text = await cache.text(`validators ${JSON.stringify([components, [...schemas]])}`, async () => {
    const { validatorsOf } = await import("./validators.js");
    return made(document, () => Promise.resolve(validatorsOf(components, schemas)));
  });
  const lines = ["// @ts-nocheck: a validator is written by ajv, for machines.", ...text.split("\n")];
  return { path: `${document.name}/validate.ts`, specs: [document.file.name], lines };
}

/** The name under which the validator of an operation is exported. */
export function validatorOf(operation: string): string {
  return `validate${pascal(operation)}`;
}
