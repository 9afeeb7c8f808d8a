import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("valueTypes: concepts and their places have values of one type", () => {
  faultCases([
    [
      "a whole number where there are fractions",
      [
        ["dialects/messages/dialect.yaml", 'top_k: { type: [integer, "null"] }', 'top_k: { type: [number, "null"] }'],
        [messages, "    top_k: top_k", "    ▸top_k: top_k"],
      ],
      '"top_k" is a whole number, and "top_k" is a number',
      "if it has no fractions, declare it as integer; else write the member that has it, " +
        "or top_k: { at: top_k, transform: <name> }",
    ],
    [
      "parts of a result without their forms",
      [[chat, "parts: { at: content, content: tool } }", "▸parts: content }"]],
      '"parts" are parts, and the line does not say in which forms',
      "write parts: { at: content, content: answered }",
    ],
    [
      "the beginning of new IDs alone",
      [
        [
          "dialects/messages/mapping.yaml",
          "    id: { at: id, default: msg_$new_id }",
          "    id: { ▸at: id, default: msg_ }",
        ],
      ],
      'every answer without an ID would have the same one, "msg_"',
      "write default: msg_$new_id",
    ],
    [
      "a list of texts without brackets",
      [[messages, "    stop: stop_sequences[]", "    ▸stop: stop_sequences"]],
      '"stop_sequences" is a list, and its path has no brackets',
      'write stop: "stop_sequences[]"',
    ],
    [
      "a list of records without brackets",
      [[messages, 'tools: { at: "tools[]", record: tool }', "tools: { ▸at: tools, record: tool }"]],
      '"tools" is a list, and its path has no brackets',
      'write tools: { at: "tools[]", record: tool }',
    ],
    [
      "a list of records of answers without brackets",
      [
        [
          "interlingua/text.yaml",
          "      finish: { type: Finish, description: why it ended }\n",
          "      finish: { type: Finish, description: why it ended }\n" +
            "      sources: { type: list of Citation, description: what it cites }\n",
        ],
        [
          "dialects/messages/dialect.yaml",
          '        stop_reason: { type: [string, "null"] }\n        stop_details',
          '        results: { type: array, items: { $ref: "#/components/schemas/Source" } }\n' +
            '        stop_reason: { type: [string, "null"] }\n        stop_details',
        ],
        [
          messages,
          "    finish: { at: stop_reason,",
          "    sources: { ▸at: results, record: citation }\n    finish: { at: stop_reason,",
        ],
        [chat, "    finish: { at: ", "    sources: { absent: nothing is cited }\n    finish: { at: "],
      ],
      '"results" is a list, and its path has no brackets',
      'write sources: { at: "results[]", record: citation }',
    ],
    [
      "a number where the document has a text",
      [
        [messages, "    seed: { absent: the vendor offers no seed }", "    ▸seed: speed"],
        [messages, "    speed: { reason: speeds belong to one vendor, neutral: [standard] }\n", ""],
      ],
      '"seed" is a whole number, and "speed" is a text',
      "write the member that has it, or seed: { at: speed, transform: <name> }",
    ],
    [
      "a number where the document has a list",
      [
        [messages, "    seed: { absent: the vendor offers no seed }", "    ▸seed: halt_texts[]"],
        [messages, "    halt_texts: part of another field\n", ""],
      ],
      '"seed" is a whole number, and "halt_texts" is a list',
      "write the member that has it, or seed: { at: halt_texts, transform: <name> }",
    ],
    [
      "a default in quotes",
      [
        [messages, "default: { model: outputLimit, else: 4096 } }", 'default: { model: outputLimit, else: "4096" } }'],
        [messages, "output_limit: { at: max_tokens,", "output_limit: { ▸at: max_tokens,"],
      ],
      'the default "4096" is not a whole number',
      "write default: 4096",
    ],
    [
      "a default of a text as the object whose JSON it is",
      [
        [
          chat,
          'arguments: { at: function.arguments, default: "{}" }',
          "arguments: { ▸at: function.arguments, default: {} }",
        ],
      ],
      "the default {} is not a text",
      'write default: "{}"',
    ],
    [
      "a default of another type",
      [
        [
          messages,
          "cached_input: { at: cache_read_input_tokens, default: 0 }",
          "cached_input: { ▸at: cache_read_input_tokens, default: none }",
        ],
      ],
      'the default "none" is not a whole number',
      "write a default of the member's type",
    ],
    [
      "bounds in the wrong order",
      [
        [
          messages,
          "temperature: { at: temperature, clamp: [0, 1] }",
          "temperature: { ▸at: temperature, clamp: [1, 0] }",
        ],
      ],
      "the least number 1 is larger than the largest 0",
      "write clamp: [0, 1]",
    ],
    [
      "bounds of a text",
      [[messages, "    user: metadata.user_id", "    user: { ▸at: metadata.user_id, clamp: [0, 1] }"]],
      '"user" is no number, and clamp has bounds of one',
      "leave clamp out",
    ],
    [
      "bounds of a number for a list",
      [[chat, 'stop: { at: "stop[]", clamp: 4 }', 'stop: { ▸at: "stop[]", clamp: [0, 4] }']],
      '"stop" is a list, and clamp has the bounds of a number',
      "write clamp: 4",
    ],
    [
      "a switch that says the opposite",
      [
        [
          messages,
          "    parallel_calls: { at: tool_choice.disable_parallel_tool_use, transform: negated }",
          "    ▸parallel_calls: tool_choice.disable_parallel_tool_use",
        ],
      ],
      '"disable_parallel_tool_use" sounds like the opposite of "parallel_calls"',
      "write parallel_calls: { at: tool_choice.disable_parallel_tool_use, transform: negated }",
    ],
    [
      "the most items of a number",
      [[messages, "    top_k: top_k\n", "    top_k: { ▸at: top_k, clamp: 4 }\n"]],
      '"top_k" is no list, and clamp is the most items of one',
      "write clamp: [<least>, 4]",
    ],
    [
      "a record without its forms",
      [[messages, "    tool_choice: { at: tool_choice, record: tool_choice }", "    ▸tool_choice: tool_choice"]],
      '"tool_choice" is a record, and the line names none',
      "write record: tool_choice beside at:",
    ],
    [
      "a finish reason without words",
      [[messages, "    finish: { at: stop_reason, values: finish }", "    ▸finish: stop_reason"]],
      "the line has no words for why an answer ends",
      "write values: finish beside at:",
    ],
    [
      "a default of a record without a place",
      [[chat, "    reasoning: { record: reasoning }", "    ▸reasoning: { record: reasoning, default: x }"]],
      "a record without a place has no default: its members have theirs",
      "write default: at the lines of the record, or leave it out",
    ],
    [
      "a default of a finish reason",
      [
        [
          messages,
          "    finish: { at: stop_reason, values: finish }",
          "    finish: { ▸at: stop_reason, values: finish, default: end_turn }",
        ],
      ],
      "an answer that ends always has a word for it, so the default is never written",
      "leave default out",
    ],
    [
      "a list in the place of one item",
      [[messages, "    stop: stop_sequences[]", '    ▸stop: "stop_sequences[0]"']],
      '"stop" is written as a list, and "stop_sequences[0]" is a text',
      'write stop: "stop_sequences[]"',
    ],
    [
      "a list with options in the place of one item",
      [[chat, 'stop: { at: "stop[]", clamp: 4 }', 'stop: { ▸at: "stop[0]", clamp: 4 }']],
      '"stop" is written as a list, and "stop[0]" is a text',
      'write stop: { at: "stop[]", clamp: 4 }',
    ],
    [
      "a list of records in the place of one item",
      [[chat, 'tools: { at: "tools[]", record: tool }', 'tools: { ▸at: "tools[0]", record: tool }']],
      '"tools" is written as a list, and "tools[0]" is an object',
      'write tools: { at: "tools[]", record: tool }',
    ],
    [
      "a list in the place of another value",
      [
        [messages, "    stop: stop_sequences[]", "    ▸stop: speed"],
        [messages, "    halt_texts: part", "    stop_sequences: one vendor's\n    halt_texts: part"],
        [messages, "    speed: { reason: speeds belong to one vendor, neutral: [standard] }\n", ""],
      ],
      '"stop" is written as a list, and "speed" is a text',
      "write the member that has it, or stop: { at: speed, transform: <name> }",
    ],
    [
      "a transform that writes an object in the place of a text",
      [
        [
          chat,
          'arguments: { at: function.arguments, default: "{}" }',
          'arguments: { ▸at: function.arguments, transform: json_object, default: "{}" }',
        ],
      ],
      '"arguments" is written as an object, and "function.arguments" is a text',
      'write arguments: { at: function.arguments, default: "{}" }',
    ],
    [
      "one value in the place of an item",
      [
        [chat, "    seed: seed\n", '    ▸seed: "stop[0]"\n'],
        [chat, "    metadata: pairs", "    seed: one vendor's\n    metadata: pairs"],
      ],
      '"seed" is a whole number, and "stop[0]" is a text',
      'write the member that has it, or seed: { at: "stop[0]", transform: <name> }',
    ],
    [
      "a number at the first of several places, which is the one that is written",
      [[chat, "    seed: seed\n", '    seed: { ▸at: ["stop[0]", seed] }\n']],
      '"seed" is a whole number, and "stop[0]" is a text',
      'write the member that has it, or seed: { at: "stop[0]", transform: <name> }',
    ],
    [
      "a list whose items are of another type",
      [
        [
          "dialects/messages/dialect.yaml",
          '        stop_sequences: { type: [array, "null"], items: { type: string } }',
          '        stop_sequences: { type: [array, "null"], items: { type: integer } }',
        ],
        [messages, "    stop: stop_sequences[]", "    ▸stop: stop_sequences[]"],
      ],
      'each item of "stop" is a text, and of "stop_sequences" it is a whole number',
      "write the member that has it, or stop: { at: stop_sequences, transform: <name> }",
    ],
    [
      "parts in the place of one part",
      [[chat, "parts: { at: content, content: tool }", 'parts: { ▸at: "content[0]", content: tool }']],
      '"parts" is written as a list, and "content[0]" is an object',
      "write parts: { at: content, content: tool }",
    ],
    [
      "parts in the place of a text",
      [[chat, "parts: { at: content, content: tool }", "parts: { ▸at: reasoning_content, content: tool }"]],
      '"parts" is written as a list, and "reasoning_content" is a text',
      "write parts: { at: reasoning_content, content: tool, words: true }",
    ],
    [
      "the words of parts in the place of a list",
      [[chat, "parts: { at: content, content: tool }", "parts: { ▸at: tool_calls, content: tool, words: true }"]],
      '"parts" is written as a text, and "tool_calls" is a list',
      "write parts: { at: tool_calls, content: tool }",
    ],
  ]);
});
