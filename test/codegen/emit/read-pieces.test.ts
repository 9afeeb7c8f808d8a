import { emitCases } from "../../support/codegen/emit-cases.js";

describe("read-pieces: lines of specs and the generated code", () => {
  emitCases([
    [
      "state without what is in its place, which is listed once",
      {
        given: [
          [
            "dialects/messages/mapping.yaml",
            "response:\n",
            "response:\n  after_read: [{ drop_placeholder_state: [skip] }]\n",
          ],
        ],
        made: [
          "messages/read-stream.ts",
          [
            "/** What is in the place of state and is no state. */",
            'const placeholders: readonly string[] = ["skip"];',
          ].join("\n"),
        ],
      },
    ],
    [
      "a fragment of text",
      {
        given: ["dialects/messages/mapping.yaml", "text_delta: [{ key: index, text: delta.text }]"],
        made: ["messages/read-stream.ts", "state.sink.piece({ key: keyOf(event.index), text: asText(inDelta.text) });"],
      },
    ],
    [
      "a fragment under a condition on an object that it is in",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "          text_delta: [{ key: index, text: delta.text }]",
          "          text_delta: [{ when: { delta.text: present }, key: index, text: delta.text }]",
        ],
        made: [
          "messages/read-stream.ts",
          "(event: Wire, inDelta: Wire, state: State): void { if (inDelta.text != null) state.sink.piece({",
        ],
      },
    ],
    [
      "a text at several places",
      {
        given: [
          "dialects/chat/mapping.yaml",
          '      - { kind: text, text: "choices[0].delta.content" }\n',
          '      - { kind: text, text: ["choices[0].delta.content", "choices[0].delta.words"] }\n',
        ],
        made: [
          "chat/read-stream.ts",
          [
            "loseOther(asText(inChoices0Delta.words), asText(inChoices0Delta.content),",
            '"choices[0].delta.words", state.sink);',
          ].join(" "),
        ],
      },
    ],
    [
      "fragments that most events lack",
      {
        given: ["dialects/chat/mapping.yaml", '{ kind: reasoning, text: "choices[0].delta.reasoning_content" }'],
        made: [
          "chat/read-stream.ts",
          "const reasoningText = asText(inChoices0Delta.reasoning_content); " +
            'if (reasoningText !== undefined) state.sink.piece({ kind: "reasoning", text: reasoningText });',
        ],
      },
    ],
    [
      "two fragments of one kind",
      {
        given: [
          "dialects/chat/mapping.yaml",
          '      - { kind: refusal, text: "choices[0].delta.refusal" }\n',
          '      - { kind: refusal, text: "choices[0].delta.refusal" }\n' +
            '      - { kind: text, text: "choices[0].delta.words" }\n',
        ],
        made: [
          "chat/read-stream.ts",
          "const text2 = asText(inChoices0Delta.words); " +
            'if (text2 !== undefined) state.sink.piece({ kind: "text", text: text2 });',
        ],
      },
    ],
    [
      "a fragment with state, and the place of the state",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "          text_delta: [{ key: index, text: delta.text }]",
          "          text_delta: [{ key: index, text: delta.text, signature: delta.state }]",
        ],
        made: [
          "messages/read-stream.ts",
          'state.sink.piece({ key: keyOf(event.index), place: "delta.state", text: asText(inDelta.text), ' +
            "signature: asText(inDelta.state), });",
        ],
      },
    ],
    [
      "the place of two kinds of state",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "          text_delta: [{ key: index, text: delta.text }]",
          [
            "          text_delta:",
            "            - { key: index, text: delta.text, redacted: delta.hidden.id, signature: delta.hidden.state }",
          ].join("\n"),
        ],
        made: ["messages/read-stream.ts", 'place: "delta.hidden",'],
      },
    ],
    [
      "the place of state in an item of a list",
      {
        given: [
          "dialects/chat/mapping.yaml",
          "        text: thinking\n        transform: joined_text\n",
          "        text: thinking\n        transform: joined_text\n        signature: state\n",
        ],
        made: ["chat/read-stream.ts", 'place: "choices[0].delta.content[*].state",'],
      },
    ],
    [
      "the end of a part",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "content_block_stop: [{ key: index, close: true }]",
          "content_block_stop: [{ key: [type, index], close: true }]",
        ],
        made: ["messages/read-stream.ts", "state.sink.piece({ key: keyOf(event.type, event.index), close: true });"],
      },
    ],
    [
      "a call whose key is one of the calls alone",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "input_json_delta: [{ key: index, text: delta.partial_json }]",
          "input_json_delta: [{ kind: call, key: index, text: delta.partial_json }]",
        ],
        made: [
          "messages/read-stream.ts",
          'state.sink.piece({ kind: "call", key: keyOf(event.index), text: asText(inDelta.partial_json) });',
        ],
      },
    ],
    [
      "the ends of a call and of a text with the same key",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "content_block_stop: [{ key: index, close: true }]",
          "content_block_stop: [{ kind: call, key: index, close: true }, { kind: text, key: index, close: true }]",
        ],
        made: [
          "messages/read-stream.ts",
          'state.sink.piece({ kind: "call", key: keyOf(event.index), close: true }); ' +
            'state.sink.piece({ kind: "text", key: keyOf(event.index), close: true });',
        ],
      },
    ],
  ]);
});
