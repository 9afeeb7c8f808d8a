/** Standalone validators of the bodies of a dialect's requests, as ajv writes them. */
import { str, type CodeKeywordDefinition } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import patternOfAjv from "ajv/dist/vocabularies/validation/pattern.js";
import { validatorOf } from "./documents.js";
import { flatChecks } from "./flat-checks.js";
import { GlobalNames } from "./global-names.js";
import { steadyNames } from "./steady-names.js";

/**
 * A validator for each schema of them, which share what they have in common. One
 * instance a document, so that its names do not depend on others.
 */
export function validatorsOf(components: object, schemas: ReadonlyMap<string, string>): string {
  const read = undescribed(components);
  const names = new GlobalNames(read);
  const ajv = new Ajv2020({
    strict: false,
    strictNumbers: true,
    ownProperties: true,
    allErrors: false,
    validateFormats: false,
    code: { source: true, esm: true, lines: true, process: (code, env) => names.note(code, env?.schema) },
  });
  // What was evaluated is of no use where no schema refuses the rest.
  ajv.opts.unevaluated = UNEVALUATED.test(JSON.stringify(read));
  ajv.removeKeyword("pattern").addKeyword(patternInWords);
  ajv.addSchema({ $id: "/document", components: read });
  const exported = Object.fromEntries(
    [...schemas].map(([task, request]) => [validatorOf(task), `/document#/components/schemas/${request}`]),
  );
  const code = flatChecks(standaloneCode.default(ajv, exported).replace('"use strict";', ""));
  return withImports(steadyNames(code, names.in(code)));
}

const UNEVALUATED = /"unevaluated(?:Items|Properties)":/;

const HELPER = /const (\w+) = require\("ajv\/dist\/runtime\/(\w+)"\)\.default;/g;

/** The functions of ajv that validators call are ours. */
function withImports(code: string): string {
  const helpers = [...code.matchAll(HELPER)].map(([, , helper = ""]) => helper);
  const path = "../../src/conversion/validator-support.js";
  const imports = helpers.length > 0 ? [`import { ${helpers.sort().join(", ")} } from "${path}";`] : [];
  return [...imports, code.replace(HELPER, "")].join("\n");
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
