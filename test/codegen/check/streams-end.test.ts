import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

const message = "nothing ends a stream: every one would count as cut";
const hint =
  "write end: true at the last event; beside read:, write end: with the data that ends a stream, " +
  "or ends_on_close_after: [finish]";

describe("streamsEnd: a stream that is read has an end", () => {
  faultCases([
    [
      "no event ends it",
      [
        [messages, "      message_stop: { end: true }", "      message_stop: {}"],
        [messages, "  read:\n    discriminator", "  ▸read:\n    discriminator"],
      ],
      message,
      hint,
    ],
    [
      "no marker, and no close",
      [[chat, '  end: "[DONE]"\n  ends_on_close_after: [finish, usage]\n  read:', "  ▸read:"]],
      message,
      hint,
    ],
  ]);
});
