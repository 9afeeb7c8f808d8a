import { emitCases } from "../../support/codegen/emit-cases.js";

describe("read-events: lines of specs and the generated code", () => {
  emitCases([
    [
      "a start with its usage",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "message_start: { start: { id: message.id }, usage: [message.usage] }",
        ],
        made: [
          "messages/read-stream.ts",
          [
            "function readEventMessageStart(event: Wire, state: State): void {",
            "  const inMessage = inner(event.message);",
            "  if (inMessage.usage != null) state.usage = mergeUsage( state.usage, inner(inMessage.usage),",
            '["input_tokens", "cache_read_input_tokens"], ["output_tokens"], );',
            "  const usage = inMessage.usage != null ? readUsage(state.usage) : undefined;",
            "  state.sink.start({ id: asText(inMessage.id), usage });",
          ].join("\n"),
        ],
      },
    ],
    [
      "the whole answer",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "message_stop: { end: true }",
          "message_stop: { answer: message, end: true }",
        ],
        made: [
          "messages/read-stream.ts",
          'state.sink.whole(readResponse(inner(event.message)), "message.content"); state.sink.end();',
        ],
      },
    ],
    [
      "a usage whose input is counted by parts of an object",
      {
        given: [
          ["dialects/messages/mapping.yaml", "at: cache_read_input_tokens, default: 0", "at: input_parts.cached"],
          [
            "dialects/messages/dialect.yaml",
            "cache_read_input_tokens: { type: integer }",
            "input_parts: { type: object, properties: { cached: { type: integer } } }",
          ],
        ],
        made: [
          "messages/read-stream.ts",
          'inner(inMessage.usage), ["input_tokens", "input_parts"], ["output_tokens"]);',
        ],
      },
    ],
    [
      "a usage whose input and output are counted in one object",
      {
        given: [
          ["dialects/messages/mapping.yaml", "at: cache_read_input_tokens, default: 0", "at: parts.cached"],
          ["dialects/messages/mapping.yaml", "  output: output_tokens", "  output: parts.output"],
          [
            "dialects/messages/dialect.yaml",
            "cache_read_input_tokens: { type: integer }",
            "parts: { type: object, properties: { cached: { type: integer }, output: { type: integer } } }",
          ],
        ],
        made: ["messages/read-stream.ts", 'inner(inMessage.usage), ["input_tokens"], ["parts"]);'],
      },
    ],
    [
      "a failure that other content rules out",
      {
        given: ["dialects/chat/mapping.yaml", "    fail: error\n", "    fail: [error, { at: id, unless: choices }]\n"],
        made: ["chat/read-stream.ts", "if (event.error != null || (isFault(event.id) && event.choices == null))"],
      },
    ],
    [
      "cases by a constant",
      {
        given: [
          "dialects/messages/mapping.yaml",
          [
            "        discriminator: content_block.type",
            "        cases:",
            "          text: [{ kind: text, key: index, text: content_block.text }]",
          ].join("\n"),
        ],
        made: [
          "messages/read-stream.ts",
          [
            "switch (inContentBlock.type) {",
            '  case "text":',
            "    return readEventContentBlockStartText(event, inContentBlock, state);",
            '  case "thinking":',
            "    return readEventContentBlockStartThinking(event, inContentBlock, state);",
          ].join("\n"),
        ],
      },
    ],
    [
      "cases by a boolean",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "      message_stop: { end: true }",
          "      message_stop: { discriminator: last, cases: { true: { end: true } } }",
        ],
        made: [
          "messages/read-stream.ts",
          ["switch (event.last) {", "  case true:", "    return readEventMessageStopLast(event, state);"].join("\n"),
        ],
      },
    ],
    [
      "a place that nothing reads",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "      message_stop: { end: true }",
          "      message_stop: { unmapped: { delta.image: nobody draws }, end: true }",
        ],
        made: [
          "messages/read-stream.ts",
          'if (inDelta.image != null) state.sink.lose("delta.image");\n  state.sink.end();',
        ],
      },
    ],
    [
      "a place that nothing reads in the items of a list",
      {
        given: [
          "dialects/chat/mapping.yaml",
          [
            "      - at: choices[0].delta.tool_calls[]",
            "        kind: call",
            "        key: index",
            "        id: id",
            "        name: function.name",
            "        text: function.arguments",
          ].join("\n"),
          [
            "      - at: choices[0].delta.tool_calls[]",
            "        pieces: [{ kind: call, key: index, id: id, name: function.name, text: function.arguments }]",
            "        unmapped: { custom.name: nobody calls so }",
          ].join("\n"),
        ],
        made: [
          "chat/read-stream.ts",
          'if (inCustom.name != null) state.sink.lose("choices[0].delta.tool_calls[*].custom.name");',
        ],
      },
    ],
    [
      "an object of a known kind that means nothing",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "          text: [{ kind: text, key: index, text: content_block.text }]",
          "          redacted_thinking: {}\n          text: [{ kind: text, key: index, text: content_block.text }]",
        ],
        made: [
          "messages/read-stream.ts",
          'switch (inContentBlock.type) { case "redacted_thinking": return; case "text":',
        ],
      },
    ],
    [
      "an object of an unknown kind",
      {
        given: ["dialects/messages/mapping.yaml", "        discriminator: content_block.type"],
        made: ["messages/read-stream.ts", 'default: return state.sink.lose("content_block"); } }'],
      },
    ],
    [
      "an item of a list of an unknown kind",
      {
        given: ["dialects/chat/mapping.yaml", "at: choices[0].delta.content[type=thinking]"],
        made: ["chat/read-stream.ts", 'default: return state.sink.lose("choices[0].delta.content[*]"); } }'],
      },
    ],
    [
      "the item of the answer in an event",
      {
        given: ["dialects/chat/mapping.yaml", '{ kind: text, text: "choices[0].delta.content" }'],
        made: [
          "chat/read-stream.ts",
          'loseUnmapped(inChoices0Delta, assistantItemKeys, "choices[0].delta", state.sink);',
        ],
      },
    ],
    [
      "the members of that item",
      {
        given: ["dialects/chat/mapping.yaml", '{ kind: text, text: "choices[0].delta.content" }'],
        made: ["chat/read.ts", "export const assistantItemKeys = membersOf("],
      },
    ],
    [
      "a finish",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "message_delta: { usage: [usage], finish: delta.stop_reason }",
          "message_delta: { usage: [usage], finish: delta.stop_reason, stop_sequence: delta.stop_sequence }",
        ],
        made: [
          "messages/read-stream.ts",
          [
            "const finish = finishOf(asText(inDelta.stop_reason));",
            "if (finish !== undefined) {",
            "  state.finished = true;",
            "  state.sink.finish(finish, { stop_sequence: asText(inDelta.stop_sequence) });",
            "}",
          ].join("\n"),
        ],
      },
    ],
  ]);
});
