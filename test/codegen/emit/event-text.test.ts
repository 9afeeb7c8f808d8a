import { emitCases } from "../../support/codegen/emit-cases.js";

describe("event-text: lines of specs and the generated code", () => {
  emitCases([
    [
      "an event with a name",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "text: [{ type: content_block_delta, index: $index, delta: { type: text_delta, text: " + "$piece } }]",
        ],
        made: [
          "messages/write-stream.ts",
          [
            "function beginPieceOfText(_state: StreamState, part: OpenPart): string {",
            "  return (",
            '    \'event: content_block_delta\\ndata: {"type":"content_block_delta","index":\' +',
            "    part.index +",
            '    \',"delta":{"type":"text_delta","text":\'',
            "  );",
            "}",
            "",
            "function endPieceOfText(): string {",
            '  return "}}\\n\\n";',
            "}",
          ].join("\n"),
        ],
      },
    ],
    [
      "an event with a number before a fragment",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "text: [{ type: content_block_delta, index: $index, delta: { type: text_delta, text: " + "$piece } }]",
          "text: [{ type: content_block_delta, index: $index, n: $sequence, delta: { type: text_delta, text: " +
            "$piece } }]",
        ],
        made: ["messages/write-stream.ts", "text: { start: startPieceOfText, before: beginPieceOfText,"],
      },
    ],
    [
      "an event in which more than the fragment changes",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "text: [{ type: content_block_delta, index: $index, delta: { type: text_delta, text: " + "$piece } }]",
          "text: [{ type: content_block_delta, index: $index, all: $text, delta: { type: text_delta, text: " +
            "$piece } }]",
        ],
        made: ["messages/write-stream.ts", "text: extendText,"],
      },
    ],
    [
      "a long constant over several lines",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "keep_alive: [{ type: ping }]",
          "keep_alive: [{ type: ping, first: this stands here for a long while, second: so does " +
            "this one, third: and this }]",
        ],
        made: [
          "messages/write-stream.ts",
          [
            "  keepAlive:",
            '    \'event: ping\\ndata: {"type":"ping","first":"this stands here for a long while",\' +',
            '    \'"second":"so does this one","third":"and this"}\\n\\n\',',
          ].join("\n"),
        ],
      },
    ],
    [
      "a member whose value many answers do not have",
      {
        given: [
          [
            "dialects/messages/mapping.yaml",
            "finish: delta.stop_reason }",
            "finish: delta.stop_reason, explanation: [delta.why] }",
          ],
          ["dialects/messages/mapping.yaml", "stop_reason: $finish }", "stop_reason: $finish, why: $explanation }"],
        ],
        made: ["messages/write-stream.ts", "memberText(',\"why\":', state.explanation) +"],
      },
    ],
    [
      "such a member that is the first of its object",
      {
        given: [
          [
            "dialects/messages/mapping.yaml",
            "finish: delta.stop_reason }",
            "finish: delta.stop_reason, explanation: [delta.why] }",
          ],
          ["dialects/messages/mapping.yaml", "stop_reason: $finish }", "why: $explanation, stop_reason: $finish }"],
        ],
        made: ["messages/write-stream.ts", "memberText(',\"why\":', state.explanation) +"],
      },
    ],
    [
      "such a member that is alone in its object",
      {
        given: [
          [
            "dialects/messages/mapping.yaml",
            "finish: delta.stop_reason }",
            "finish: delta.stop_reason, explanation: [delta.why.text] }",
          ],
          [
            "dialects/messages/mapping.yaml",
            "stop_reason: $finish }",
            "stop_reason: $finish, why: { text: $explanation } }",
          ],
        ],
        made: ["messages/write-stream.ts", "memberText('\"text\":', state.explanation) +"],
      },
    ],
  ]);
});
