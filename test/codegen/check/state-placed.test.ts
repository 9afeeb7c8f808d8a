import { faultCases } from "../../support/codegen/fault-cases.js";

const file = "dialects/messages/dialect.yaml";
const state = "  state:\n    family: nested\n";
const lists = '    lists: { "messages[*].content": [{ when: { type: thinking }, at: signature, needed: true }] }\n';
const ask = (at: string, beside: string, unless: string) =>
  `${state}    ask: { at: ${at}, item: proof, beside: ${beside}, unless: ${unless} }\n`;

describe("statePlaced: opaque state is at existing places", () => {
  faultCases([
    [
      "state without a family",
      [
        [file, state + lists, ""],
        [file, "x-dialect:", "▸x-dialect:"],
      ],
      "parts of this dialect hold opaque state, and nothing names its family",
      "write state: { family: the vendor's }",
    ],
    [
      "state at an unknown member",
      [[file, "at: signature, needed", "▸at: signatur, needed"]],
      'there is no "signatur" here',
      'did you mean "signature"?',
    ],
    [
      "one unknown place of several",
      [[file, "at: signature, needed", "at: [signature, ▸thinking.proof], needed"]],
      'there is no "proof" here',
      "",
    ],
    [
      "state in events at an unknown place",
      [[file, lists, `    in_answers: { at: [content, ▸message.delta], items: [{ at: signature }] }\n`]],
      'there is no "message" here',
      "known here: id, type, role, model, content, stop_reason, stop_details, usage",
    ],
    [
      "parts of events by an unknown member",
      [[file, lists, `    in_answers: { at: [content], items: [{ at: signature, ▸pieces: place }] }\n`]],
      'there is no "place" here',
      "known here: id, type, role, model, content, stop_reason, stop_details, usage",
    ],
    [
      "text of reasoning at an unknown list",
      [[file, state, `${state}    in_words: { ▸at: turns, members: [thinking], bare: [role] }\n`]],
      'there is no "turns" here',
      "known here: model, messages, system, max_tokens, stream, stop_sequences, halt_texts, " +
        "temperature, top_k, tools, tool_choice, thinking, …",
    ],
    [
      "text of reasoning in an unknown member",
      [[file, state, `${state}    in_words: { at: messages, members: [▸thought], bare: [role] }\n`]],
      'there is no "thought" here',
      "known here: role, content",
    ],
    [
      "a record of reasoning in an unknown member",
      [
        [
          file,
          state,
          `${state}    in_words: { at: messages, members: [content], records: { ▸thought: acme }, bare: [role] }\n`,
        ],
      ],
      'there is no "thought" here',
      "known here: role, content",
    ],
    [
      "a request for state at an unknown member",
      [[file, state, ask("thinking", "thinking", "stream").replace("at: thinking", "▸at: includes")]],
      'there is no "includes" here',
      "known here: model, messages, system, max_tokens, stream, stop_sequences, halt_texts, " +
        "temperature, top_k, tools, tool_choice, thinking, …",
    ],
    [
      "a request for reasoning at an unknown member",
      [[file, state, ask("tools", "thoughts", "stream").replace("beside", "▸beside")]],
      'there is no "thoughts" here',
      "known here: model, messages, system, max_tokens, stream, stop_sequences, halt_texts, " +
        "temperature, top_k, tools, tool_choice, thinking, …",
    ],
  ]);
});
