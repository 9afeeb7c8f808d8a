import { faultCases, type FaultCase } from "../../support/codegen/fault-cases.js";

const OTHER = "write another value, or change the schema";

/** The member `user` with keywords of its own. */
function withKeywords(name: string, keywords: string, message: string, hint: string): FaultCase {
  const user = '        user: { type: [string, "null"] }';
  return [name, [["dialects/chat/dialect.yaml", user, `        user: { ${keywords} }`]], message, hint];
}

describe("defaultsFit: values that a schema names are as it says", () => {
  faultCases([
    withKeywords(
      "a default of another type",
      "type: string, ▸default: 4",
      "the default has 4 here, and the schema allows string",
      'write "4" in quotes',
    ),
    withKeywords(
      "a default that is no word of it",
      "type: string, enum: [auto, none], ▸default: atuo",
      'the default has "atuo" here, and the schema allows "auto" or "none"',
      'did you mean "auto"?',
    ),
    withKeywords(
      "an example above a bound",
      "type: [string, integer], maximum: 9, ▸example: 10",
      "the example has 10 here, and maximum is 9",
      OTHER,
    ),
    withKeywords(
      "one of several examples",
      "type: string, examples: [a, ▸null]",
      "the example has null here, and the schema allows string",
      OTHER,
    ),
  ]);
});
