import { faultCases } from "../../support/codegen/fault-cases.js";

const document = "dialects/chat/dialect.yaml";
const chunk =
  "{ type: object, properties: { id: {}, object: {}, created: {}, model: {}, usage: {}, error: {}, " +
  "choices: { type: array, items: { type: object, additionalProperties: true } } } }";
const streamed = '{ "200": { content: { text/event-stream: { schema: { $ref: "#/components/schemas/Chunk" } } } } }';

describe("dialectPlaces: places of a document lead to its members", () => {
  faultCases([
    [
      "the model of a request",
      [[document, "request_model: model", "▸request_model: modle"]],
      '"modle" leads nowhere in the requests of this document: there is no "modle"',
      'did you mean "model"?',
    ],
    [
      "the model of an answer",
      [[document, "response_model: [model]", "response_model: [model, ▸modl]"]],
      '"modl" leads nowhere in the answers of this document: there is no "modl"',
      'did you mean "model"?',
    ],
    [
      "no model in an answer at all",
      [[document, "response_model: [model]", "response_model: [▸engine_name]"]],
      '"engine_name" leads nowhere in the answers of this document: there is no "engine_name"',
      "known here: id, object, created, model, choices, usage",
    ],
    [
      "a member of a text",
      [[document, "response_model: [model]", "response_model: [▸model.name]"]],
      '"model.name" leads nowhere in the answers of this document: there is no "name"',
      "declare the member, or leave the place out",
    ],
    [
      "a bulky member",
      [[document, "    request_stream: stream\n", "    request_stream: stream\n    bulk: [▸contnt]\n"]],
      'no schema of this document has a member "contnt"',
      'did you mean "content"?',
    ],
    ...(
      [
        ["the address of a medium", "{ ▸at: content.urk, medium: image }", "urk"],
        ["a word beside it", "{ at: content, when: { ▸rol: user }, medium: image }", "rol"],
        ["its type", "{ at: content, ▸typed_by: rol }", "rol"],
      ] as const
    ).map(
      ([name, medium, word]) =>
        [
          name,
          [
            [
              document,
              "    request_stream: stream\n",
              `    request_stream: stream\n    addressed_media: [${medium}]\n`,
            ],
          ],
          `no schema of this document has a member "${word}"`,
          `did you mean "${word === "rol" ? "role" : "url"}"?`,
        ] as const,
    ),
    ...(
      [
        ["a misspelt word of an object with a medium", "asistant", 'did you mean "assistant"?'],
        ["a word that its member never has", "painter", "name it where the member is declared"],
      ] as const
    ).map(
      ([name, word, hint]) =>
        [
          name,
          [
            [
              document,
              "    request_stream: stream\n",
              "    request_stream: stream\n    addressed_media: " +
                `[{ at: content, when: { ▸role: ${word} }, medium: image }]\n`,
            ],
          ],
          `no schema of this document has the word "${word}" in a member "role"`,
          hint,
        ] as const,
    ),
    [
      "the member of a request that asks for usage",
      [
        [
          document,
          "    request_stream: stream\n",
          "    request_stream: stream\n    ask_usage: { ▸at: streem, value: true }\n",
        ],
      ],
      '"streem" leads nowhere in the requests of this document: there is no "streem"',
      'did you mean "stream"?',
    ],
    [
      "the member of events that a request for usage adds",
      [
        [
          document,
          "    request_stream: stream\n",
          "    request_stream: stream\n    ask_usage: { at: stream, value: true, ▸adds: usege }\n",
        ],
        [document, "      x-stream: body\n", `      x-stream: body\n      responses: ${streamed}\n`],
        [document, "    Response:\n", `    Chunk: ${chunk}\n    Response:\n`],
      ],
      '"usege" leads nowhere in the events of this document: there is no "usege"',
      'did you mean "usage"?',
    ],
    [
      "a constant of answers",
      [[document, "    request_stream: stream\n", "    request_stream: stream\n    response_fixed: { ▸creatd: 1 }\n"]],
      '"creatd" leads nowhere in the answers of this document: there is no "creatd"',
      'did you mean "created"?',
    ],
    [
      "a member of an object that requests always have",
      [
        [
          document,
          "    request_stream: stream\n",
          "    request_stream: stream\n    always_in: { at: messages, item: { ▸rol: user }, set: { content: hi } }\n",
        ],
      ],
      '"rol" leads nowhere in the requests of this document: there is no "rol"',
      'did you mean "role"?',
    ],
    [
      "the index of a vector",
      [
        [
          document,
          "    request_stream: stream\n",
          "    request_stream: stream\n    vectors:\n      " +
            "{ at: choices, ▸index: indx, vector: message, form: model, lists: [float], texts: [base64] }\n",
        ],
      ],
      '"indx" leads nowhere in the answers of this document: there is no "indx"',
      'did you mean "index"?',
    ],
  ]);
});
