import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const BODY = "body: { error: { message: $message, type: $type, code: $code } }";

describe("errorsExplained: an error says to clients what went wrong", () => {
  faultCases([
    [
      "a body without a message",
      [[chat, BODY, "▸body: { error: { type: $type, code: $code } }"]],
      "the body of an error has no message",
      "write $message, or $coded_message, in the member that clients show",
    ],
    [
      "no line for the message of an upstream",
      [[chat, "  read: { message: [error.message, message],", "  ▸read: {"]],
      "errors of upstreams are read without their message",
      "write message: [error.message]",
    ],
    [
      "no place of the message of an upstream",
      [[chat, "read: { message: [error.message, message],", "read: { ▸message: [],"]],
      "errors of upstreams are read without their message",
      "write message: [error.message]",
    ],
  ]);
});
