import { faultCases } from "../../support/codegen/fault-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const counted = "cache_read_input_tokens: { type: integer }";
const runs = "runs: { type: array, items: { type: object, properties: { kind: { type: string, enum: [message] } } } }";

const described: Edit = ["dialects/messages/dialect.yaml", counted, `${counted}\n            ${runs}`];
const more = (path: string): Edit => ["dialects/messages/mapping.yaml", "usage:\n", `▸more_usage: "${path}"\nusage:\n`];

describe("moreUsage: further counts are items of a list in the usage", () => {
  faultCases([
    [
      "a list that the usage does not have",
      [described, more("ruins[kind=message]")],
      'there is no "ruins" here in the schemas of specs/dialects/messages/dialect.yaml',
      'did you mean "runs"?',
    ],
    [
      "a count alone",
      [described, more("input_tokens[]")],
      '"input_tokens[]" selects from a list, and input_tokens is none in the schemas of ' +
        "specs/dialects/messages/dialect.yaml",
      "name a list of objects with counts",
    ],
    [
      "a member that the items do not have",
      [described, more("runs[kin=message]")],
      'there is no "kin" here in the schemas of specs/dialects/messages/dialect.yaml',
      'did you mean "kind"?',
    ],
    [
      "a word that the items do not have",
      [described, more("runs[kind=massage]")],
      'specs/dialects/messages/dialect.yaml has no word "massage" for "kind"',
      'did you mean "message"?',
    ],
  ]);
});
