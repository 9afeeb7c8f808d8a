import { faultCases } from "../../support/codegen/fault-cases.js";

describe("authStylesKnown: dialects and presets name existing auth styles", () => {
  faultCases([
    [
      "a dialect with an unknown auth style",
      [["dialects/chat/dialect.yaml", "auth: bearer,", "▸auth: bearers,"]],
      'there is no auth style "bearers"',
      'did you mean "bearer"?',
    ],
    [
      "a preset with an unknown auth style",
      [["providers/openai.yaml", "dialects: [chat]", "dialects: [chat]\n▸auth: query"]],
      'there is no auth style "query"',
      "known here: bearer, x-api-key, query-key, none",
    ],
    [
      "an auth style with a scheme and no place",
      [
        [
          "auth-styles.yaml",
          "query-key: { description: In the query of the URL., in: query,",
          "▸query-key: { description: d, scheme: Key,",
        ],
      ],
      'query-key has "name" and lacks "in"',
      "add in: the part of a request with the key.",
    ],
  ]);
});
