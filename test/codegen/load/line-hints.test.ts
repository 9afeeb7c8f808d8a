import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("explain: a value of another type has a hint with the line to write", () => {
  faultCases([
    [
      "a word and its meaning the wrong way round",
      [[messages, "  length: [max_tokens]\n", "  ▸MAX_TOKENS: length\n"]],
      '"MAX_TOKENS" is not a name allowed in finish',
      "write length: [MAX_TOKENS]",
    ],
    [
      "a word that is no list",
      [[messages, "  length: [max_tokens]\n", "  ▸length: MAX_TOKENS\n"]],
      'length must be a list or a map, not "MAX_TOKENS"',
      "write length: [MAX_TOKENS]",
    ],
    [
      "a comment without a space before it",
      [[chat, "    seed: seed\n", "    ▸seed: seed# makes it repeatable\n"]],
      'seed has a form that is not allowed: "seed# makes it repeatable"',
      "write seed: seed # makes it repeatable",
    ],
    [
      "a boolean of the wire in place of a word",
      [
        [
          messages,
          "values: { auto: auto, required: any, none: none }",
          "values: { ▸auto: true, required: any, none: none }",
        ],
      ],
      "auto must be a text or a list, not true",
      "A word, or a list of words. An empty list means that there is no word. For numbers, true and false, write " +
        'a form for each, as in "off": { when: { enabled: false }, concepts: { mode: "off" } }, or a transform.',
    ],
    [
      "data that ends a stream, where an event is read",
      [[chat, "  read:\n    start: { id: id", '  read:\n    ▸end: "[DONE]"\n    start: { id: id']],
      "end is true or close: data that ends a stream, such as [DONE], belongs beside read: and write:",
      "It is the last event. `close`: an end marker should follow, but hosts leave it out, so a close of the " +
        "connection is an end too.",
    ],
    [
      "a kind of part that streams never have, where its events are",
      [
        [
          messages,
          "      reasoning:\n        open:",
          "      refusal: { ▸absent: none }\n      reasoning:\n        open:",
        ],
      ],
      "absent belongs under parts: of the mapping, as in reasoning: { absent: <why> }",
      "leave absent out",
    ],
    [
      "an address with a slash at its end",
      [["providers/openai.yaml", "base_url: https://api.example.test/v1", "▸base_url: https://api.example.test/v1/"]],
      "base_url ends with a slash",
      "write base_url: https://api.example.test/v1",
    ],
    [
      "a file without two of its sections",
      [[messages, null, "▸▸request:\n  fields: {}\nusage: { input: input_tokens }\n"]],
      'the file lacks "errors"',
      "write errors: typed",
    ],
    [
      "a day that no calendar has",
      [
        [
          "providers/openai.yaml",
          "dialects: [chat]",
          "dialects: [chat]\nstarter:\n  variable: KEY\n  ▸checked: '2026-13-45'\n  prices: https://h.test/\n" +
            "  models: [{ model: a, input: 1, output: 1 }]",
        ],
      ],
      'checked has a form that is not allowed: "2026-13-45"',
      "write checked: 2026-01-31; the day on which the prices were last compared with a public list. Required if a " +
        "model has prices.",
    ],
    [
      "a word that YAML reads as a boolean",
      [[messages, "  length: [max_tokens", "  length: [▸true, max_tokens"]],
      "length[0] must be a text, not true",
      "put true in quotes",
    ],
    [
      "a concept twice among those that a host lacks",
      [["providers/openai.yaml", "dialects: [chat]", "dialects: [chat]\nwire: { chat: { ▸lacks: [seed, seed] } }"]],
      'lacks has "seed" twice',
      "write lacks: [seed]",
    ],
    [
      "a code without a key whose meaning begins in capitals",
      [["errors.yaml", "  not_found: { status: 404, ", "  ▸not_found: { "]],
      'not_found lacks "status"',
      "add status: HTTP status.",
    ],
    [
      "a path that is no list",
      [[chat, "    usage: [usage]\n", "    ▸usage: bill\n"]],
      'usage must be a list, not "bill"',
      "write usage: [bill]",
    ],
    [
      "a reason in the place of a path",
      [[chat, "    seed: seed", "    seed: seed\n    ▸keep_alive: one host loads models"]],
      'keep_alive has a form that is not allowed: "one host loads models"',
      "write keep_alive: { absent: one host loads models }, or keep_alive: one host loads models under unmapped: " +
        "if it is a member that no concept covers",
    ],
    [
      "one bound of two",
      [[messages, "clamp: [0, 1]", "▸clamp: [0]"]],
      "clamp must have 2 items, not 1",
      "write clamp: [0, <most>]",
    ],
    [
      "three bounds",
      [[messages, "clamp: [0, 1]", "▸clamp: [0, 1, 2]"]],
      "clamp must have 2 items at most, not 3",
      "write clamp: [0, 2]",
    ],
    [
      "two bounds with a dash",
      [[messages, "clamp: [0, 1]", "▸clamp: 0-500"]],
      'clamp must be a list or a whole number, not "0-500"',
      "write clamp: [0, 500]",
    ],
    [
      "no items of a list",
      [[chat, 'stop: { at: "stop[]", clamp: 4 }', 'stop: { at: "stop[]", ▸clamp: 0 }']],
      "clamp must be >= 1",
      "write clamp: <most>",
    ],
    [
      "half an item of a list",
      [[chat, 'stop: { at: "stop[]", clamp: 4 }', 'stop: { at: "stop[]", ▸clamp: 1.5 }']],
      "clamp must be a list or a whole number, not 1.5",
      "write clamp: <most>",
    ],
    [
      "one bound of a number",
      [[messages, "clamp: [0, 1]", "▸clamp: 0"]],
      "clamp must be >= 1",
      "write clamp: [<least>, <most>]",
    ],
    [
      "a key of one path that is there twice",
      [[messages, "text_delta: [{ key: index,", "text_delta: [{ ▸key: [index, index],"]],
      'key has "index" twice',
      "write key: index",
    ],
    [
      "a key of several paths of which one is there twice",
      [[chat, "key: index\n", "▸key: [index, function.name, index]\n"]],
      'key has "index" twice',
      "write key: [index, function.name]",
    ],
    [
      "a text that is there twice",
      [[messages, "text: delta.text }", "▸text: [delta.text, delta.text] }"]],
      'text has "delta.text" twice',
      "write text: delta.text",
    ],
    [
      "a list of one item that is there twice",
      [[chat, "ends_on_close_after: [finish, usage]", "▸ends_on_close_after: [usage, usage]"]],
      'ends_on_close_after has "usage" twice',
      "write ends_on_close_after: [usage]",
    ],
    [
      "one value in place of a list of values",
      [[chat, "neutral: [false]", "▸neutral: false"]],
      "neutral must be a list, not false",
      "write neutral: [false]",
    ],
    [
      "a concept with nothing",
      [[chat, "    seed: seed\n", "    ▸seed:\n"]],
      "seed must be a text or a map, not null",
      "write seed: <path>, or seed: { absent: <why> }",
    ],
    [
      "a member of no other dialect without the reason",
      [[chat, "    metadata: pairs stay with the vendor", "    ▸metadata:"]],
      "metadata must be a text or a map, not null",
      "write metadata: <why>",
    ],
    [
      "a member that the gateway uses, without what for",
      [[chat, "    stream_options: the gateway always requests usage", "    ▸stream_options:"]],
      "stream_options must be a text, not null",
      "write stream_options: <why>",
    ],
    [
      "the place of a concept in a list",
      [[chat, "    seed: seed\n", "    ▸seed: [seed]\n"]],
      'seed must be a text or a map, not ["seed"]',
      "write seed: seed",
    ],
    [
      "the places of a concept without at",
      [[chat, "    seed: seed\n", "    ▸seed: [seed, random_seed]\n"]],
      'seed must be a text or a map, not ["seed","random_seed"]',
      "write seed: { at: [seed, random_seed] }",
    ],
    [
      "a list of records without brackets",
      [[chat, "\nrecords:\n", "\nrecords:\n  held: { held: { ▸at: tools, fields: { group: name } } }\n"]],
      'at has a form that is not allowed: "tools"',
      'write at: "tools[]"',
    ],
    [
      "another word for else",
      [[chat, "  else: other\n", "  ▸default: other\n"]],
      'unknown key "default" in finish',
      'did you mean "else"?',
    ],
    [
      "an old key in an item of a list",
      [[chat, '{ form: called, at: "tool_calls[]" }', "{ form: called, at: tool_calls, ▸each: call }"]],
      "`each` is part of the path now",
      'write - { at: "tool_calls[]", record: call, form: called }',
    ],
    [
      "conditions of a form",
      [[chat, "  text: { when: { type: text },", "  text: { ▸when: text,"]],
      'when must be a map, not "text"',
      "write when: { type: text }",
    ],
    [
      "constants of a form",
      [[chat, "    const: { type: function }\n", "    ▸const: function\n"]],
      'const must be a map, not "function"',
      "write const: { type: function }",
    ],
    [
      "conditions of a form whose siblings have another member",
      [[messages, "role: user, when: { role: user }", "role: user, ▸when: user"]],
      'when must be a map, not "user"',
      "write when: { role: user }",
    ],
    [
      "conditions without one",
      [[messages, "role: user, when: { role: user }", "role: user, ▸when: {}"]],
      "when must not be empty",
      "write when: { role: <value> }",
    ],
    [
      "a record in place of its name",
      [[chat, 'tools: { at: "tools[]", record: tool }', 'tools: { at: "tools[]", ▸record: 7 }']],
      "record must be a text, not 7",
      "write record: tool",
    ],
    [
      "the place of a finish reason",
      [[messages, "finish: delta.stop_reason", "▸finish: 7"]],
      "finish must be a text or a list, not 7",
      "write finish: <path>",
    ],
    [
      "values without effect as one text",
      [[messages, "neutral: [standard]", '▸neutral: "standard, usual"']],
      'neutral must be a list, not "standard, usual"',
      "write neutral: [standard, usual]",
    ],
    [
      "members that the gateway handles",
      [[chat, "  consumed:\n    stream_options: the gateway always requests usage\n", "  ▸consumed: stream_options\n"]],
      'consumed must be a map, not "stream_options"',
      "write consumed: { stream_options: <why> }",
    ],
    [
      "the words of an enum",
      [[chat, "values: { auto: auto, none: none, required: [required, any] }", "▸values: auto"]],
      'values must be a map, not "auto"',
      "write values: { <meaning>: [auto] }",
    ],
    [
      "the contents of an event",
      [[messages, "      message_stop: { end: true }", "      ▸message_stop: end"]],
      "message_stop is a map, a list of pieces, or a reason in several words why nothing is read",
      "",
    ],
  ]);
});
