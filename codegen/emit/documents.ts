/** What a dialect's OpenAPI document alone decides: types, validators, routes, refusals, places. */
import openapiTypeScript, { astToString } from "openapi-typescript";
import { type CodeKeywordDefinition, str } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import patternOfAjv from "ajv/dist/vocabularies/validation/pattern.js";
import type { DialectDocument } from "../join/dialect-document.js";
import type { Module } from "../print/module.js";

/** TypeScript types of every schema in the document. */
export async function emitTypes(document: DialectDocument): Promise<Module> {
  const nodes = await openapiTypeScript(JSON.stringify(document.openapi), { alphabetize: false });
  return { path: `${document.name}/types.ts`, specs: [document.file.name], lines: astToString(nodes).split("\n"), verbatim: true };
}

/** A standalone validator of the request body. One instance a schema, so that its names do not depend on others. */
export function emitValidators(document: DialectDocument): Module[] {
  const others = document.routes.filter(({ task }) => task !== undefined);
  return [emitValidator(document, "Request", "validate"), ...others.map(({ task = "", request }) => emitValidator(document, request, `validate-${task}`))];
}

function emitValidator(document: DialectDocument, request: string, file: string): Module {
  const ajv = new Ajv2020({ strict: false, strictNumbers: true, ownProperties: true, allErrors: false, validateFormats: false, code: { source: true, esm: true, lines: true } });
  ajv.removeKeyword("pattern").addKeyword(patternInWords);
  const schema = { $id: document.name, $ref: `${document.name}/document#/components/schemas/${request}` };
  ajv.addSchema({ $id: `${document.name}/document`, components: document.openapi.components } as object);
  const validate = ajv.compile(schema);
  const code = (standaloneCode as unknown as { default: (instance: Ajv2020, validator: unknown) => string }).default(ajv, validate);
  const imports: string[] = [];
  const body = code.replace(/const (\w+) = require\("ajv\/dist\/runtime\/(\w+)"\)\.default;/g, (_match, name: string, helper: string) => {
    imports.push(`import { ${helper} as ${name} } from "../../codegen/runtime/validator-support.js";`);
    return "";
  });
  const lines = ["// @ts-nocheck: a validator is written by ajv, for machines.", ...imports, ...body.split("\n")];
  return { path: `${document.name}/${file}.ts`, specs: [document.file.name], lines, verbatim: true };
}

/** A pattern is no word to a client: what it stands for is told, where the document says it under `x-form`. */
const patternInWords: CodeKeywordDefinition = {
  ...patternOfAjv.default,
  error: {
    ...patternOfAjv.default.error,
    message: ({ schemaCode, parentSchema }) => (typeof parentSchema?.["x-form"] === "string" ? str`must be ${parentSchema["x-form"]}` : str`must match the pattern ${schemaCode}`),
  },
};
