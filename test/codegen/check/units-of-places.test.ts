import { faultCases } from "../../support/codegen/fault-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const mapping = "dialects/messages/mapping.yaml";
const document = "dialects/messages/dialect.yaml";

/** Citations of both dialects have the place where the citing words begin. */
const concept: Edit = [
  "interlingua/text.yaml",
  "      title: { type: string, description: its title }\n",
  "      title: { type: string, description: its title }\n" +
    "      start: { type: integer, description: where it begins }\n",
];
const described = (unit: string): Edit => [
  document,
  "url: { type: string }, title: { type: string } }",
  `url: { type: string }, title: { type: string }, start: { type: integer, description: First ${unit} of it. } }`,
];
const mapped = (places: string): Edit => [
  mapping,
  "    web: { when: { type: web_search_result_location }, concepts: { url: present }, " +
    "fields: { url: url, title: title } }",
  "    ▸web:\n      when: { type: web_search_result_location }\n      concepts: { url: present }\n      " +
    `${places}fields: { url: url, title: title, start: start }`,
];

/** The same of citations that a transform reads beside the text. */
const beside = (places: string): Edit[] => [
  [
    mapping,
    "  const: { type: message, role: assistant }\n",
    "  const: { type: message, role: assistant }\n" +
      `  ▸citations: { at: stop_details, transform: web_address, direction: read${places} }\n`,
  ],
  [mapping, "message_delta: { usage: [usage], ", "message_delta: { usage: [usage], citations: delta.citations, "],
  [
    document,
    "explanation: { type: string } }",
    "explanation: { type: string }, citations: { type: array, " +
      "items: { type: object, properties: { from: { type: integer, description: The first byte. } } } } }",
  ],
];

describe("unitsOfPlaces: places of citations are counted in the unit that the document says", () => {
  faultCases([
    [
      "in bytes, where a form says nothing",
      [concept, described("byte"), mapped("")],
      "the document counts the places of these citations in bytes",
      "write places: bytes",
    ],
    [
      "in characters, where a form says bytes",
      [concept, described("character"), mapped("places: bytes\n      ")],
      "the document counts the places of these citations in characters",
      "leave places: bytes out",
    ],
    [
      "in bytes, where the citations of an answer say nothing",
      beside(""),
      "the document counts the places of these citations in bytes",
      "write places: bytes",
    ],
  ]);
});
