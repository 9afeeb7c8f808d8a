import { faultCases } from "../../support/codegen/fault-cases.js";

const messages = "dialects/messages/mapping.yaml";
const signed = "delta: { type: signature_delta, signature: $signature } }\n";

describe("streamsAsAnswers: streams hold what whole answers hold", () => {
  faultCases([
    [
      "a kind of part that is not closed",
      [
        [messages, `${signed}        close: [{ type: content_block_stop, index: $index }]\n`, signed],
        [messages, "content_block_stop: [{ key: index, close: true }]", "content_block_stop: {}"],
        [messages, "      reasoning:\n        open:", "      ▸reasoning:\n        open:"],
      ],
      "a text is closed by an event, and a reasoning is not",
      "write close: as that of text",
    ],
    [
      "state without an event",
      [
        [messages, `        signature:\n          - { type: content_block_delta, index: $index, ${signed}`, ""],
        [messages, "      reasoning:\n        open:", "      ▸reasoning:\n        open:"],
      ],
      "answers have the signature of reasoning, and streams do not write it",
      "write signature: [<an event with $signature>]",
    ],
    [
      "a finish reason that no event is read for",
      [
        [messages, "{ usage: [usage], finish: delta.stop_reason }", "{ usage: [usage] }"],
        [messages, "{ stop_reason: $finish }", "{ stop_reason: end_turn }"],
        [messages, "stream:\n  read:\n", "stream:\n  ▸read:\n"],
      ],
      "whole answers are read with their finish, and no event of a stream is",
      "write finish: stop_reason at the event that has it",
    ],
    [
      "a usage that no event is read for",
      [
        [messages, "{ start: { id: message.id }, usage: [message.usage] }", "{ start: { id: message.id } }"],
        [messages, "{ usage: [usage], finish: delta.stop_reason }", "{ finish: delta.stop_reason }"],
        [messages, "content: [], usage: $usage }", "content: [] }"],
        [messages, "{ stop_reason: $finish }, usage: $usage }", "{ stop_reason: $finish } }"],
        [messages, "stream:\n  read:\n", "stream:\n  ▸read:\n"],
      ],
      "whole answers are read with their usage, and no event of a stream is",
      "write usage: [usage] at the event that has it",
    ],
    [
      "a usage that is the whole answer",
      [
        [messages, "usage: { at: usage, record: usage }", "usage: { at: ., record: usage }"],
        [messages, "input: { at: input_tokens, without", "input: { at: usage.input_tokens, without"],
        [messages, "{ at: cache_read_input_tokens,", "{ at: usage.cache_read_input_tokens,"],
        [messages, "output: output_tokens", "output: usage.output_tokens"],
        [messages, "{ start: { id: message.id }, usage: [message.usage] }", "{ start: { id: message.id } }"],
        [messages, "{ usage: [usage], finish: delta.stop_reason }", "{ finish: delta.stop_reason }"],
        [messages, "content: [], usage: $usage }", "content: [] }"],
        [messages, "{ stop_reason: $finish }, usage: $usage }", "{ stop_reason: $finish } }"],
        [messages, "stream:\n  read:\n", "stream:\n  ▸read:\n"],
      ],
      "whole answers are read with their usage, and no event of a stream is",
      "write usage: [.] at the event that has it",
    ],
    [
      "a usage that no event tells",
      [
        [messages, "content: [], usage: $usage }", "content: [] }"],
        [messages, "{ stop_reason: $finish }, usage: $usage }", "{ stop_reason: $finish } }"],
        [messages, "  write:\n    named: type", "  ▸write:\n    named: type"],
      ],
      "whole answers tell clients their usage, and no event of a stream does",
      "write usage: [<an event with $usage>], or $usage in an event of finish:",
    ],
    [
      "one of several last events without the usage",
      [
        [
          messages,
          "      message_stop: { end: true }\n",
          "      message_stop: { end: true, usage: [usage] }\n      ▸note: { end: true }\n",
        ],
      ],
      '"message_stop" ends a stream with its usage, and this event without',
      "write usage: [usage]",
    ],
  ]);
});
