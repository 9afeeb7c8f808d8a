import { faultCases } from "../../support/codegen/fault-cases.js";

const mapping = "dialects/messages/mapping.yaml";

describe("endsReadBack: what ends a stream is read where it is written", () => {
  faultCases([
    [
      "a misspelt place of the finish reason",
      [[mapping, "finish: delta.stop_reason }", "▸finish: delta.stop_raeson }"]],
      'the finish of a stream is written to "delta.stop_reason", and read from "delta.stop_raeson"',
      "write finish: delta.stop_reason, or declare the events under text/event-stream",
    ],
    [
      "misspelt places of the usage",
      [
        [mapping, "usage: [message.usage] }", "▸usage: [message.usge] }"],
        [mapping, "{ usage: [usage], finish", "{ usage: [usge], finish"],
      ],
      'the usage of a stream is written to "message.usage", and read from "message.usge"',
      "write usage: [message.usage], or declare the events under text/event-stream",
    ],
  ]);
});
