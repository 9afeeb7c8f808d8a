import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("valueTypes: concepts and their places have values of one type", () => {
  faultCases([
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
  ]);
});
