import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const document = "dialects/chat/dialect.yaml";

describe("hostedTools: the document has the tools that the vendor's servers run", () => {
  const member = "        web_search_options: { type: object, description: Searches. }\n        store:";
  faultCases([
    [
      "a name that its member begins with",
      [
        [document, "        store:", member],
        [
          chat,
          "    store: {",
          "    web_search_options: { reason: one vendor searches, ▸hosted: web_serch }\n    store: {",
        ],
      ],
      'specs/dialects/chat/dialect.yaml has no tool "web_serch"',
      'did you mean "web_search"?',
    ],
    [
      "a name that its member has nothing of",
      [
        [document, "        store:", member],
        [
          chat,
          "    store: {",
          "    web_search_options: { reason: one vendor searches, ▸hosted: browser }\n    store: {",
        ],
      ],
      'specs/dialects/chat/dialect.yaml has no tool "browser"',
      'if the vendor has it, name it there in the description of "web_search_options"',
    ],
  ]);
});
