import { faultCases } from "../support/fault-cases.js";

const chat = "mappings/chat.yaml";

describe("every concept is answered", () => {
  faultCases([
    ["a concept of the request", [[chat, "    seed: seed\n", ""], [chat, "request:\n  fields:", "request:\n  ▸fields:"], [chat, "  only_here:\n    logit_bias:", "  only_here:\n    seed: the model decides\n    logit_bias:"]], 'the concept "seed" of Request is not answered (makes sampling repeatable', "seed: { absent: <why> }"],
    ["a concept of the response", [[chat, "    created: { at: created, made: now }\n", ""], [chat, "response:\n  fields:", "response:\n  ▸fields:"]], 'the concept "created" of Response is not answered', "created: { unsaid: <how> }"],
    ["a concept of the usage", [[chat, "  tool_input: { unsaid: part of the input }\n", ""], [chat, "\nusage:\n", "\n▸usage:\n"]], 'the concept "tool_input" of Usage is not answered', "tool_input: { absent: <why> }"],
    [
      "a new concept, in every mapping",
      [["interlingua/text.yaml", "      cache_key: {", "      patience: { type: integer, means: how long to wait }\n      cache_key: {"], [chat, "request:\n  fields:", "request:\n  ▸fields:"], ["mappings/messages.yaml", "request:\n  fields:", "request:\n  ▸fields:"]],
      'the concept "patience" of Request is not answered (how long to wait)',
      "say where it stands",
    ],
  ]);
});
