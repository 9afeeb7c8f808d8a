import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

const chatFinish = "finish: [{ choices: [{ index: 0, delta: {}, finish_reason: $finish }] }]";
const chatUsage = "    usage: [{ choices: [], usage: $usage }]";

describe("endsAsAnswers: streams tell clients what whole answers tell of themselves", () => {
  faultCases([
    [
      "no ID of the answer",
      [
        [chat, "const: { id: $id, object: chat.completion.chunk,", "const: { object: chat.completion.chunk,"],
        [chat, "  write:\n    const", "  ▸write:\n    const"],
      ],
      "whole answers tell clients their id, and no event of a stream does",
      "write id: $id in an event of start:, or under const:",
    ],
    [
      "a constant in place of the ID",
      [
        [messages, "message: { id: $id, type: message,", "message: { id: msg_1, type: message,"],
        [messages, "  write:\n    named", "  ▸write:\n    named"],
      ],
      "whole answers tell clients their id, and no event of a stream does",
      "write id: $id in an event of start:, or under const:",
    ],
    [
      "no model",
      [
        [chat, "created: $created, model: $model }", "created: $created }"],
        [chat, "  write:\n    const", "  ▸write:\n    const"],
      ],
      "whole answers tell clients their model, and no event of a stream does",
      "write model: $model in an event of start:, or under const:",
    ],
    [
      "no time, though streams are read with it",
      [
        [chat, "created: $created, model: $model }", "model: $model }"],
        [chat, "  write:\n    const", "  ▸write:\n    const"],
      ],
      "whole answers tell clients their created, and no event of a stream does",
      "write created: $created in an event of start:, or under const:",
    ],
    [
      "no explanation, though streams are read with it",
      [
        [messages, "finish: delta.stop_reason }", "finish: delta.stop_reason, explanation: delta.stop_details }"],
        [messages, "  write:\n    named", "  ▸write:\n    named"],
      ],
      "whole answers tell clients their explanation, and no event of a stream does",
      "write explanation: $explanation in an event of finish:",
    ],
    [
      "a constant in place of the finish",
      [[messages, "delta: { stop_reason: $finish }", "delta: { ▸stop_reason: end_turn }"]],
      '"end_turn" is written for every finish, and answers have the one that they came to',
      "write stop_reason: $finish",
    ],
    [
      "a finish that comes with the usage alone",
      [
        [chat, chatFinish, chatFinish.replace("$finish", "null")],
        [chat, chatUsage, "    ▸usage: [{ choices: [{ finish_reason: $finish }], usage: $usage }]"],
      ],
      "the finish is written in an event of usage: alone, which is written where a client asks for it",
      "write finish_reason: $finish in an event of finish:",
    ],
    [
      "no finish and no explanation, which is one problem",
      [
        [messages, "finish: delta.stop_reason }", "finish: delta.stop_reason, explanation: delta.stop_details }"],
        [messages, "delta: { stop_reason: $finish }", "delta: { stop_reason: null }"],
        [messages, "    finish: [{ type: message_delta", "    ▸finish: [{ type: message_delta"],
      ],
      "whole answers tell clients their finish, and no event of finish: does",
      "write stop_reason: $finish in an event of finish:",
    ],
    [
      "another member of the answer in place of the finish",
      [
        [messages, "delta: { stop_reason: $finish }", "delta: { stop_reason: $response.stop_details.type }"],
        [messages, "    finish: [{ type: message_delta", "    ▸finish: [{ type: message_delta"],
      ],
      "whole answers tell clients their finish, and no event of finish: does",
      "write stop_reason: $finish in an event of finish:",
    ],
    [
      "a finish that whole answers do not have",
      [[messages, "finish: { at: stop_reason, values: finish }", "▸finish: { absent: there is one reason }"]],
      "whole answers are without finish, and streams have it (line 179)",
      "write finish: { at: delta.stop_reason, values: finish }, or take it out of the events",
    ],
    [
      "a usage that whole answers do not have, and that streams are read with",
      [
        [chat, "usage: { at: usage, record: usage }", "▸usage: { absent: nothing is counted }"],
        [chat, `${chatUsage}\n`, ""],
      ],
      "whole answers are without usage, and streams have it (line 158)",
      "write usage: { at: usage, record: usage }, or take it out of the events",
    ],
  ]);
});
