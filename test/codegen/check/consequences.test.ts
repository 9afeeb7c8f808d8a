import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("withoutConsequences: a misspelt name is one problem", () => {
  faultCases([
    [
      "a concept that profiles rule on",
      [[messages, "    temperature: {", "    ▸temperatur: {"]],
      'a Request has no concept "temperatur"',
      'did you mean "temperature"?',
    ],
    [
      "a concept with a record",
      [[messages, "    tools: {", "    ▸tool: {"]],
      'a Request has no concept "tool"',
      'did you mean "tools"?',
    ],
    [
      "a concept with words",
      [[messages, "        mode: { at: thinking.type", "        ▸mod: { at: thinking.type"]],
      'a Reasoning has no concept "mod"',
      'did you mean "mode"?',
    ],
    [
      "a count that other counts are without",
      [[messages, "  cached_input: {", "  ▸cached_inpt: {"]],
      'a Usage has no concept "cached_inpt"',
      'did you mean "cached_input"?',
    ],
    [
      "a record where it is named",
      [[messages, "record: tool_choice", "▸record: tool_choic"]],
      'there is no record "tool_choic" in this mapping',
      'did you mean "tool_choice"?',
    ],
    [
      "a record where it is described, and which several lines name",
      [[messages, "\n  citation:\n", "\n  ▸citatin:\n"]],
      'no line refers to the record "citatin"',
      'did you mean "citation"?',
    ],
    [
      "a record without a place",
      [[messages, "reasoning: { record: reasoning }", "reasoning: { ▸record: reasonin }"]],
      'there is no record "reasonin" in this mapping',
      'did you mean "reasoning"?',
    ],
    [
      "an item that parts are in",
      [[messages, "    assistant: { when: { role: assistant }", "    ▸assistnt: { when: { role: assistant }"]],
      'there is no role "assistnt"',
      'did you mean "assistant"?',
    ],
    [
      "a kind of part",
      [[messages, "  result:\n    in: [user]", "  ▸resut:\n    in: [user]"]],
      'there is no kind of part "resut"',
      'did you mean "result"?',
    ],
    [
      "a meaning that others fall back on",
      [[messages, "values: { low: low, high: high }", "values: { ▸lw: low, high: high }"]],
      'Effort has no meaning "lw"',
      'did you mean "low"?',
    ],
    [
      "a reason that others fall back on",
      [[messages, "  other: { written: end_turn }", "  ▸othr: { written: end_turn }"]],
      'there is no way to end "othr"',
      'did you mean "other"?',
    ],
    [
      "a form where an item names it",
      [[chat, "form: answered,", "▸form: answerd,"]],
      'there is no form "answerd" among the parts',
      'did you mean "answered"?',
    ],
    [
      "shared members where they are described",
      [
        [messages, "    named: type\n", "    named: type\n    shared: { ▸dnoe: { usage: $usage } }\n"],
        [
          messages,
          "delta: { stop_reason: $finish }, usage: $usage }]",
          "delta: { stop_reason: $finish }, $use: done }]",
        ],
        [messages, "end: [{ type: message_stop }]", "end: [{ type: message_stop, $use: done }]"],
      ],
      'no event uses the members "dnoe"',
      'did you mean "done"?',
    ],
    [
      "the member with the names of events",
      [[messages, "    named: type\n", "    ▸named: tpye\n"]],
      'no event has the member "tpye"',
      'did you mean "type"?',
    ],
  ]);
});
