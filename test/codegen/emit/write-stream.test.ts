import { emitCases } from "../../support/codegen/emit-cases.js";

describe("write-stream: lines of specs and the generated code", () => {
  emitCases([
    [
      "what the dialect declares of its streams",
      {
        given: ["dialects/messages/mapping.yaml", ["    named: type", "    call_ids: toolu_"].join("\n")],
        made: [
          "messages/write-stream.ts",
          [
            'idPrefix: "msg_",',
            'callIdPrefix: "toolu_",',
            "explainsByRefusal: false,",
            "hasUnusableWord: false,",
            "interleaved: false,",
            "endsInState: true,",
            "hiddenAsState: false,",
            "repeatsProbabilities: false,",
            "marksCut: false,",
            "signed: [],",
          ].join("\n"),
        ],
      },
    ],
    [
      "events that have the whole part",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "        text: [{ type: content_block_delta, index: $index, " +
            "delta: { type: text_delta, text: $piece } }]\n        close: [",
          "        text: [{ type: content_block_delta, index: $index, " +
            "delta: { type: text_delta, text: $piece } }]\n        " +
            "close: [{ type: content_block_stop, index: $index, block: $item }, ",
        ],
        made: ["messages/write-stream.ts", "hasItem: true"],
      },
    ],
    [
      "whether an event can hold a citation",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "delta: { type: text_delta, text: $piece } }]\n        close: [",
          "delta: { type: text_delta, text: $piece } }]\n" +
            "        citation: [{ type: content_block_delta, index: $index, " +
            "delta: { type: citations_delta, citation: $citation } }]\n        close: [",
        ],
        made: ["messages/write-stream.ts", "canCite: (one, loss) => writeCitation(one, loss) !== undefined,"],
      },
    ],
    [
      "a function for the events of each phase",
      {
        given: [
          "dialects/chat/mapping.yaml",
          "    finish: [{ choices: [{ index: 0, delta: {}, finish_reason: $finish }] }]",
        ],
        made: ["chat/write-stream.ts", ["finish: writeFinishEvents,", "usage: writeUsageEvents,"].join("\n")],
      },
    ],
    [
      "a citation in the dialect's form",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "        text: [{ type: content_block_delta, index: $index, delta: { type: text_delta, " +
            "text: $piece } }]",
          [
            "        text: [{ type: content_block_delta, index: $index, delta: { type: text_delta, " +
              "text: $piece } }]",
            "        citation: [{ type: content_block_delta, index: $index, delta: { type: citations_delta, " +
              "citation: $citation } }]",
          ].join("\n"),
        ],
        made: [
          "messages/write-stream.ts",
          [
            "function citationWire(_state: StreamState, _part: OpenPart, citation: Citation): Json |",
            "undefined {",
            "  return writeCitation(citation, noLoss);",
            "}",
          ].join("\n"),
        ],
      },
    ],
  ]);
});
