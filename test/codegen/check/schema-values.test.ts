import { faultCases, type FaultCase } from "../../support/codegen/fault-cases.js";

const document = "dialects/chat/dialect.yaml";

/** The member `user` with a keyword of its own. */
function withKeyword(keyword: string, message: string, hint: string): FaultCase {
  const user = '        user: { type: [string, "null"] }';
  return [keyword, [[document, user, `        user: { ▸${keyword} }`]], message, hint];
}

describe("schemaValues: keywords of schemas have values of their kind", () => {
  faultCases([
    withKeyword("enum: STRICT", 'enum must be a list, not "STRICT"', "write enum: [STRICT]"),
    withKeyword("enum: []", "enum has no value: nothing fits it", "write enum: [<value>], or leave it out"),
    withKeyword(
      'patternProperties: { "(": { type: string } }',
      'a name of patternProperties is not a regular expression: "("',
      "a backslash before . [ ( and * means the character itself",
    ),
    withKeyword('minLength: "1"', 'minLength must be a whole number, zero or more, not "1"', "write minLength: 1"),
    withKeyword("maximum: high", 'maximum must be a number, not "high"', "write maximum: <number>"),
    withKeyword("multipleOf: 0", "multipleOf must be a number above zero, not 0", "write multipleOf: <number>"),
    withKeyword('multipleOf: "0.5"', 'multipleOf must be a number above zero, not "0.5"', "write multipleOf: 0.5"),
    withKeyword("uniqueItems: yes", 'uniqueItems must be true or false, not "yes"', "write uniqueItems: true"),
    withKeyword("items: string", 'items must be a schema, not "string"', "write items: { type: string }"),
    withKeyword(
      "anyOf: { type: string }",
      'anyOf must be a list of schemas, not {"type":"string"}',
      "write anyOf: [{ type: string }]",
    ),
    withKeyword(
      "properties: [name]",
      'properties must be a map of schemas, not ["name"]',
      "write properties: { <name>: { type: <type> } }",
    ),
    withKeyword("description: 3", "description must be a text, not 3", 'write description: "3"'),
    withKeyword("required: name", 'required must be a list of different texts, not "name"', "write required: [name]"),
    withKeyword("type: strng", '"strng" is not a type of JSON Schema', 'did you mean "string"?'),
    withKeyword("type: [string, null]", "null is not a type of JSON Schema", 'write "null" in quotes'),
    withKeyword(
      'pattern: "(a"',
      'pattern is not a regular expression: "(a"',
      "a backslash before . [ ( and * means the character itself",
    ),
  ]);
});
