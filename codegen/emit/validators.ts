/** Standalone validators of the bodies of a dialect's requests, as ajv writes them. */
import { str, type CodeKeywordDefinition } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import patternOfAjv from "ajv/dist/vocabularies/validation/pattern.js";
import { validatorOf } from "./documents.js";

/**
 * A validator for each schema of them, which share what they have in common. One
 * instance a document, so that its names do not depend on others.
 */
export function validatorsOf(components: object, schemas: ReadonlyMap<string, string>): string {
  const ajv = new Ajv2020({
    strict: false,
    strictNumbers: true,
    ownProperties: true,
    allErrors: false,
    validateFormats: false,
    code: { source: true, esm: true, lines: true },
  });
  ajv.removeKeyword("pattern").addKeyword(patternInWords);
  ajv.addSchema({ $id: "/document", components: undescribed(components) });
  for (const [task, request] of schemas)
    ajv.addSchema({ $id: `/${task}`, $ref: `/document#/components/schemas/${request}` });
  const exported = Object.fromEntries([...schemas.keys()].map((task) => [validatorOf(task), `/${task}`]));
  const code = standaloneCode.default(ajv, exported);
  const imports = new Set<string>();
  const body = code
    .replace('"use strict";', "")
    .replace(
      /const (\w+) = require\("ajv\/dist\/runtime\/(\w+)"\)\.default;/g,
      (_match, name: string, helper: string) => {
        imports.add(`import { ${helper} as ${name} } from "../../src/conversion/validator-support.js";`);
        return "";
      },
    );
  return [...imports, body].join("\n");
}

/** What no validator reads is left out, as each holds its schemas. Members may have this name, and are no texts. */
function undescribed(schema: object): object {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => key !== "description" || typeof value !== "string")
      .map(([key, value]) => [key, LITERAL.has(key) ? value : within(value)]),
  );
}

function within(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(within);
  return typeof value === "object" && value !== null ? undescribed(value) : value;
}

/** Keys of schemas whose values are those of bodies. */
const LITERAL: ReadonlySet<string> = new Set(["const", "default", "enum", "example", "examples"]);

/** A client cannot read a pattern: its message uses `x-form`, where the document has that. */
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
