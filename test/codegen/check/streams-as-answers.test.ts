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
      "one of several last events without the usage",
      [
        [
          messages,
          "      message_stop: { end: true }\n",
          "      message_stop: { end: true, usage: [usage] }\n      ▸ping: { end: true }\n",
        ],
      ],
      '"message_stop" ends a stream with its usage, and this event without',
      "write usage: [usage]",
    ],
  ]);
});
