import { faultCases } from "../../support/codegen/fault-cases.js";

const file = "dialects/messages/dialect.yaml";
const state = "  state:\n    family: nested\n";
const lists = '    lists: { "messages[*].content": [{ when: { type: thinking }, at: signature, needed: true }] }\n';
const ask = (at: string, beside: string, unless: string) =>
  `${state}    ask: { at: ${at}, item: proof, beside: ${beside}, unless: ${unless} }\n`;

describe("statePlaced: opaque state is found at places that there are", () => {
  faultCases([
    [
      "state of nobody",
      [
        [file, state + lists, ""],
        [file, "x-dialect:", "▸x-dialect:"],
      ],
      "nothing names its family",
      "write state",
    ],
    [
      "state at a member that there is not",
      [[file, "at: signature, needed", "▸at: signatur, needed"]],
      'there is no "signatur" here',
      'did you mean "signature"?',
    ],
    [
      "one place of several that there is not",
      [[file, "at: signature, needed", "at: [signature, ▸thinking.proof], needed"]],
      'there is no "proof" here',
      "",
    ],
    [
      "state in events at a place that there is not",
      [[file, lists, `    in_answers: { at: [content, ▸message.delta], items: [{ at: signature }] }\n`]],
      'there is no "message" here',
      "",
    ],
    [
      "parts of events by a member that there is not",
      [[file, lists, `    in_answers: { at: [content], items: [{ at: signature, ▸pieces: place }] }\n`]],
      'there is no "place" here',
      "",
    ],
    [
      "reasoning in words at a list that there is not",
      [[file, state, `${state}    in_words: { ▸at: turns, members: [thinking], bare: [role] }\n`]],
      'there is no "turns" here',
      "",
    ],
    [
      "reasoning in words in a member that there is not",
      [[file, state, `${state}    in_words: { at: messages, members: [▸thought], bare: [role] }\n`]],
      'there is no "thought" here',
      "",
    ],
    [
      "a record of reasoning in a member that there is not",
      [
        [
          file,
          state,
          `${state}    in_words: { at: messages, members: [content], records: { ▸thought: acme }, bare: [role] }\n`,
        ],
      ],
      'there is no "thought" here',
      "",
    ],
    [
      "state that is asked for at a member that there is not",
      [[file, state, ask("thinking", "thinking", "stream").replace("at: thinking", "▸at: includes")]],
      'there is no "includes" here',
      "",
    ],
    [
      "reasoning that is asked for at a member that there is not",
      [[file, state, ask("tools", "thoughts", "stream").replace("beside", "▸beside")]],
      'there is no "thoughts" here',
      "",
    ],
  ]);
});
