import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("conceptsKnown: mappings name existing concepts", () => {
  faultCases([
    [
      "in the request",
      [[chat, "    seed: seed\n", "    seed: seed\n    ▸seeds: seed\n"]],
      'a Request has no concept "seeds"',
      'did you mean "seed"?',
    ],
    [
      "in the response",
      [[chat, "    created: { at: created,", "    ▸creator: { absent: unknown }\n    created: { at: created,"]],
      'a Response has no concept "creator"',
      'did you mean "created"?',
    ],
    [
      "in the usage",
      [[chat, "  output: completion_tokens\n", "  output: completion_tokens\n  ▸waste: completion_tokens\n"]],
      'a Usage has no concept "waste"',
      "known here: input, cached_input, output",
    ],
    [
      "in the counts left out of a count",
      [
        [messages, "without: [cached_input] }", "without: [cached_inputs] }"],
        [messages, "  input: { at: input_tokens, ", "  input: { at: input_tokens, ▸"],
      ],
      'usage has no line for "cached_inputs"',
      'did you mean "cached_input"?',
    ],
    [
      "the count itself among those left out of it",
      [
        [messages, "without: [cached_input] }", "without: [input] }"],
        [messages, "  input: { at: input_tokens, ", "  input: { at: input_tokens, ▸"],
      ],
      "a count of input without itself is always 0",
      "write without: [<a count that it includes>]",
    ],
    [
      "a count that is part of another one",
      [[messages, "  output: output_tokens\n", "  output: { at: output_tokens, ▸without: [cached_input] }\n"]],
      "cached_input is no part of the output, so the output is never counted without it",
      "leave without: out",
    ],
    [
      "a count that is part of another one, beside one that is not",
      [
        [messages, "without: [cached_input] }", "without: [cached_input, output] }"],
        [messages, "  input: { at: input_tokens, ", "  input: { at: input_tokens, ▸"],
      ],
      "output is no part of the input, so the input is never counted without it",
      "write without: [cached_input]",
    ],
    [
      "the count itself beside another one",
      [
        [messages, "without: [cached_input] }", "without: [cached_input, input] }"],
        [messages, "  input: { at: input_tokens, ", "  input: { at: input_tokens, ▸"],
      ],
      "a count of input without itself is always 0",
      "write without: [cached_input]",
    ],
    [
      "in the fields of a form",
      [[messages, "{ text: thinking, signature: signature }", "{ text: thinking, ▸seal: signature }"]],
      'a part of the kind reasoning has no concept "seal"',
      "known here: text, signature, redacted",
    ],
    [
      "in the fields around a list of records",
      [
        [
          "dialects/messages/dialect.yaml",
          "{ type: { type: string }, url: { type: string }, title: { type: string } }",
          "{ type: { type: string }, url: {}, title: { type: string }, all: { type: array, items: {} } }",
        ],
        [
          messages,
          "  citation:\n",
          '  citation:\n    several: { when: { all: present }, at: "all[]", fields: { ▸titel: title } }\n',
        ],
      ],
      'a Citation has no concept "titel"',
      'did you mean "title"?',
    ],
    [
      "in a condition of a form",
      [[messages, "concepts: { data: present }", "concepts: { ▸date: present }"]],
      'a Source has no concept "date"',
      'did you mean "data"?',
    ],
    [
      "inside a condition of a form",
      [
        [
          chat,
          "concepts: { medium: document, source.data: present }",
          "concepts: { medium: document, ▸source.bytes: present }",
        ],
      ],
      '"source" has no concept "bytes"',
      "known here: data, mime, url",
    ],
    [
      "inside a concept without members",
      [[chat, "{ medium: document, source.data: present }", "{ medium: document, ▸detail.data: present }"]],
      '"detail" has no concept "data"',
      "",
    ],
    [
      "a meaning in a condition of a form",
      [[chat, "concepts: { medium: document,", "concepts: { ▸medium: sound,"]],
      '"sound" is not a meaning of "medium"',
      "known here: image, document",
    ],
    [
      "as the value of a bare text",
      [
        [
          chat,
          "declined: { kind: refusal, in: [assistant, answer], fields: { text: . } }",
          "declined: { kind: refusal, in: [assistant, answer], fields: { ▸words: . } }",
        ],
      ],
      'a part of the kind refusal has no concept "words"',
      "known here: text",
    ],
    [
      "a kind of part",
      [[chat, "    kind: call\n    direction: read", "    ▸kind: calls\n    direction: read"]],
      'there is no kind of part "calls"',
      'did you mean "call"?',
    ],
    [
      "a form named for no kind",
      [
        [
          messages,
          "  reasoning:\n    in: [assistant, answer]\n    when: { type: thinking }",
          "  ▸musing:\n    in: [assistant, answer]\n    when: { type: thinking }",
        ],
      ],
      'there is no kind of part "musing"',
      "write kind: with one of text, media, call, result, reasoning, refusal",
    ],
    [
      "a role",
      [[chat, "user:\n      role: user\n", "user:\n      ▸role: users\n"]],
      'there is no role "users"',
      'did you mean "user"?',
    ],
    [
      "the only concept without a line, under a name unlike all others",
      [[messages, "    top_k: top_k\n", "    ▸likeliest: top_k\n"]],
      'a Request has no concept "likeliest"',
      'did you mean "top_k"?',
    ],
    [
      "a misspelt condition",
      [[messages, "    concepts: { signature: present }", "    concepts: { ▸signature: preset }"]],
      '"preset" is no condition of a concept',
      'did you mean "present"?',
    ],
  ]);
});
