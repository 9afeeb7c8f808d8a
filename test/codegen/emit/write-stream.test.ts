import { emitCases } from "../../support/codegen/emit-cases.js";

describe("write-stream: lines of specs and the code that comes of them", () => {
  emitCases([
    [
      "what the dialect declares of its streams",
      {
        given: ["dialects/messages/mapping.yaml", ["    named: true", "    call_ids: toolu_"].join("\n")],
        made: [
          "messages/write-stream.ts",
          [
            'idPrefix: "msg_",',
            'callIdPrefix: "toolu_",',
            "explainsByRefusal: false,",
            "interleaved: false,",
            "endsInState: true,",
            "hiddenAsState: false,",
            "signed: [],",
          ].join("\n"),
        ],
      },
    ],
    [
      "a citation as the dialect has it",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "        text: [{ type: content_block_delta, index: $index, delta: { type: text_delta, " +
            "text: $piece } }]",
          [
            "        text: [{ type: content_block_delta, index: $index, delta: { type: text_delta, " +
              "text: $piece } }]",
            "        citation: [{ type: content_block_delta, delta: { type: citations_delta, " +
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
