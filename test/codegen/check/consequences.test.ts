import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CHECKOUT } from "../../support/checkout.js";
import { describedEvents } from "../../support/codegen/described-events.js";
import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";
const text = readFileSync(join(CHECKOUT, "test/codegen/specs", messages), "utf8");
const errors = text.slice(text.indexOf("errors:\n"), text.indexOf("stream:\n") + "stream:\n".length);

const events = describedEvents(`    Event:
      type: object
      additionalProperties: true
      properties:
        delta:
          type: object
          properties:
            text: { type: string }
            partial_json: { type: string }
            thinking: { type: string }
            signature: { type: string }
            citation: { type: object, additionalProperties: true }
            type: { type: string }
            stop_reason: { type: string }
            sketch: { type: string }
`);

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
    [
      "an object through which a path leads, where another member of it is missing",
      [[messages, "visible: { at: thinking.display", "visible: { ▸at: thinikng.display"]],
      '"thinikng.display" leads nowhere in the schemas of specs/dialects/messages/dialect.yaml: there is no "thinikng"',
      'did you mean "thinking"?',
    ],
    [
      "a constant that is listed as one dialect's own",
      [[chat, "    consumed: { type: always a function }\n", "    consumed: { ▸tpye: always a function }\n"]],
      'there is no "tpye" here in the schemas of specs/dialects/chat/dialect.yaml',
      'did you mean "type"?',
    ],
    [
      "a condition of a piece that is without it",
      [
        ...events,
        [
          messages,
          "content_block_stop: [{ key: index, close: true }]",
          "content_block_stop: [{ key: index, close: true, when: { ▸delta.sektch: absent } }]",
        ],
      ],
      '"delta.sektch" leads nowhere in the events of specs/dialects/messages/dialect.yaml: there is no "sektch"',
      'did you mean "sketch"?',
    ],
    [
      "a word that several meanings are written with",
      [
        [messages, "  paused: [pause_turn]\n", ""],
        [messages, "  other: { written: end_turn }\n", "  ▸paused, other: { written: end_trun }\n"],
      ],
      '"end_trun" is written for "paused", and no meaning has it among the words that are read',
      'did you mean "end_turn"?',
    ],
    [
      "a form for documents of plain text, without which a pass loses them",
      [
        [messages, "    kind: media\n    in: [user, result]\n", "    ▸kind: meida\n    in: [user, result]\n"],
        [messages, "    - ensure_user_turn\n", "    - only_media_taken\n    - ensure_user_turn\n"],
      ],
      'there is no kind of part "meida"',
      'did you mean "media"?',
    ],
    [
      "a shape of errors that has all else",
      [
        ["error-shapes.yaml", null, "typed: { body: { error: $message }, types: { else: fault }, read: {} }\n"],
        [messages, errors, "errors:\n  ▸shape: tpyed\n  read: { type: [error.type] }\n\nstream:\n"],
      ],
      'there is no error shape "tpyed"',
      'did you mean "typed"?',
    ],
    [
      "a count that is a part of another",
      [[messages, "  output: output_tokens\n", "  output: { at: output_tokens, ▸without: [cached_ipnut] }\n"]],
      'usage has no line for "cached_ipnut"',
      'did you mean "cached_input"?',
    ],
  ]);
});
