/** What a dialect's OpenAPI document alone decides: types, validators, routes, refusals, places. */
import openapiTypeScript, { astToString } from "openapi-typescript";
import { type CodeKeywordDefinition, str } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import patternOfAjv from "ajv/dist/vocabularies/validation/pattern.js";
import type { DialectDocument } from "../join/dialect-document.js";
import type { Module } from "../print/module.js";
import { wrapComment } from "../print/wrap.js";
import { pascal } from "./text.js";

/** TypeScript types of every schema in the document. */
export async function emitTypes(document: DialectDocument): Promise<Module> {
  const nodes = await openapiTypeScript(JSON.stringify(document.openapi), { alphabetize: false });
  return {
    path: `${document.name}/types.ts`,
    specs: [document.file.name],
    lines: astToString(nodes).split("\n").flatMap(wrapComment),
  };
}

/**
 * Standalone validators of the request bodies, one for each schema of them, which share what they have in common. One
 * instance a document, so that its names do not depend on others.
 */
export function emitValidators(document: DialectDocument): Module {
  const operations = document.routes.flatMap(({ operation, request }): [string, string][] =>
    operation === undefined ? [] : [[operation, request]],
  );
  const schemas = new Map([["request", "Request"], ...operations]);
  const ajv = new Ajv2020({
    strict: false,
    strictNumbers: true,
    ownProperties: true,
    allErrors: false,
    validateFormats: false,
    code: { source: true, esm: true, lines: true },
  });
  ajv.removeKeyword("pattern").addKeyword(patternInWords);
  ajv.addSchema({ $id: "/document", components: document.openapi.components } as object);
  for (const [task, request] of schemas)
    ajv.addSchema({ $id: `/${task}`, $ref: `/document#/components/schemas/${request}` });
  const exported = Object.fromEntries([...schemas.keys()].map((task) => [validatorOf(task), `/${task}`]));
  const code = (
    standaloneCode as unknown as { default: (instance: Ajv2020, exported: Readonly<Record<string, string>>) => string }
  ).default(ajv, exported);
  const imports = new Set<string>();
  const body = code.replace(
    /const (\w+) = require\("ajv\/dist\/runtime\/(\w+)"\)\.default;/g,
    (_match, name: string, helper: string) => {
      imports.add(`import { ${helper} as ${name} } from "../../src/conversion/validator-support.js";`);
      return "";
    },
  );
  const lines = ["// @ts-nocheck: a validator is written by ajv, for machines.", ...imports, ...body.split("\n")];
  return { path: `${document.name}/validate.ts`, specs: [document.file.name], lines, verbatim: true };
}

/** The name under which the validator of what an address asks for is exported. */
export function validatorOf(operation: string): string {
  return `validate${pascal(operation)}`;
}

/** A pattern is no word to a client: what it stands for is told, where the document says it under `x-form`. */
const patternInWords: CodeKeywordDefinition = {
  ...patternOfAjv.default,
  error: {
    ...patternOfAjv.default.error,
    message: ({ schemaCode, parentSchema }) =>
      typeof parentSchema?.["x-form"] === "string"
        ? str`must be ${parentSchema["x-form"]}`
        : str`must match the pattern ${schemaCode}`,
  },
};
