import { faultCases } from "../../support/codegen/fault-cases.js";

const messages = "dialects/messages/mapping.yaml";

describe("usageInEvents: counts of tokens are read where events have them", () => {
  faultCases([
    [
      "an event that is read without them",
      [
        [messages, "message_delta: { usage: [usage], finish", "message_delta: { finish"],
        [messages, "delta: { stop_reason: $finish }, usage: $usage", "delta: { stop_reason: $finish }, ▸usage: $usage"],
      ],
      'the counts of tokens are written at "usage" of this event, and not read there',
      "write usage: [usage] under read.cases.message_delta:",
    ],
  ]);
});
