import { faultCases } from "../../support/codegen/fault-cases.js";

const messages = "dialects/messages/mapping.yaml";

describe("closesAfterOthers: a close is an end after other events than the last one", () => {
  faultCases([
    [
      "a finish that comes with the event that ends a stream",
      [
        [messages, "stream:\n  read:", "stream:\n  ends_on_close_after: [▸finish]\n  read:"],
        [messages, "finish: delta.stop_reason }", "finish: delta.stop_reason, end: true }"],
        [messages, "message_stop: { end: true }", "message_stop: {}"],
        [messages, "    end: [{ type: message_stop }]\n", ""],
      ],
      'the finish comes with "message_delta", which ends a stream by itself',
      "leave ends_on_close_after: out, or write end: close at that event",
    ],
    [
      "a marker after the event that ends a stream",
      [[messages, "stream:\n  read:", 'stream:\n  ▸end: "[DONE]"\n  read:']],
      '"[DONE]" ends a stream, and "message_stop" ends it by itself',
      "leave end: out beside read:, or write end: close at that event",
    ],
  ]);
});
