import { faultCases } from "../../support/codegen/fault-cases.js";

const messages = "dialects/messages/mapping.yaml";

describe("endsTooEarly: no event but the last is read as the end", () => {
  faultCases([
    [
      "an event before the last",
      [
        [messages, "message_delta: { usage: [usage], finish", "message_delta: { end: true, usage: [usage], finish"],
        [messages, "      message_stop: { end: true }\n", "      message_stop: {}\n"],
        [messages, "    finish: [{ type: message_delta", "    finish: [▸{ type: message_delta"],
      ],
      "this event is read as the end of the stream, and others follow",
      "write type: <another word than message_delta>, or the event under end:",
    ],
    [
      "an event of a part",
      [
        [
          messages,
          "close: [{ type: content_block_stop, index: $index }]\n      reasoning",
          "close: [▸{ type: message_stop, index: $index }]\n      reasoning",
        ],
      ],
      "this event is read as the end of the stream, and others follow",
      "write type: <another word than message_stop>, or the event under end:",
    ],
  ]);
});
