import { faultCases, type FaultCase } from "../../support/codegen/fault-cases.js";

const document = "dialects/chat/dialect.yaml";

/** The member `user` with keywords of its own. */
function withKeywords(keywords: string, message: string, hint: string): FaultCase {
  const user = '        user: { type: [string, "null"] }';
  return [keywords.replace("▸", ""), [[document, user, `        user: { ${keywords} }`]], message, hint];
}

describe("schemasFitted: some value fits each schema", () => {
  faultCases([
    withKeywords(
      "type: string, ▸minLength: 128, maxLength: 1",
      "minLength 128 is larger than maxLength 1: nothing fits",
      "write minLength: 1, maxLength: 128",
    ),
    withKeywords("type: string, ▸enum: [a, 1]", "enum has 1, and the type is string", 'write "1" in quotes'),
    withKeywords(
      "type: string, ▸enum: [a, null]",
      "enum has null, and the type is string",
      'write "null" beside the type, or leave null out of enum',
    ),
    withKeywords(
      "type: [string, boolean], ▸enum: [a, [b]]",
      'enum has ["b"], and the type is string or boolean',
      "leave it out, or add its type",
    ),
    withKeywords(
      'type: [string, "null"], ▸enum: [a, b]',
      "the type has null, and enum has not: null is refused",
      'write enum: [a, b, null], or leave "null" out of type',
    ),
  ]);
});
