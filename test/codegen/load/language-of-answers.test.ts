import { faultCases, type FaultCase } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";
const vocabulary = "interlingua/text.yaml";
const document = "dialects/chat/dialect.yaml";

const passes: FaultCase[] = [
  [
    "an option of a pass that has none",
    [[chat, "- drop_choice_without_tools", "- ▸drop_choice_without_tools: { longest: 64 }"]],
    "drop_choice_without_tools has no options",
    "",
  ],
  [
    "an option of another pass",
    [[chat, "fit_reasoning: { controls: [effort] }", "fit_reasoning: { controls: [effort], ▸longest: 64 }"]],
    'unknown key "longest" in fit_reasoning',
    "known here: controls",
  ],
  [
    "a name alone of a pass that needs options",
    [[chat, "- fit_reasoning: { controls: [effort] }", "- ▸fit_reasoning"]],
    "needs options",
    "after the name",
  ],
  [
    "the name of a pass in a member",
    [[chat, "- fit_reasoning: { controls: [effort] }", "- { ▸pass: fit_reasoning, controls: [effort] }"]],
    "a pass is its name now",
    "write - fit_reasoning: { controls: [effort] }",
  ],
  [
    "a pass without the option it needs",
    [[messages, "clean_call_ids: { allowed: A-Za-z0-9_-, longest: 64 }", "▸clean_call_ids: { allowed: A-Za-z0-9_- }"]],
    'lacks "longest"',
    "",
  ],
  [
    "characters that would leave their class",
    [[messages, "allowed: A-Za-z0-9_-,", '▸allowed: "a-z]|[^x",']],
    "allowed has a form that is not allowed",
    "as ranges and single characters",
  ],
  [
    "a word of reasoning that is none",
    [[chat, "controls: [effort]", "controls: [▸strength]"]],
    'controls[0] must be one of mode, budget, effort, not "strength"',
    "",
  ],
];

const streams: FaultCase[] = [
  [
    "cases without what tells them",
    [
      [messages, "    discriminator: type\n    cases:\n      message_start:", "    cases:\n      message_start:"],
      [messages, "stream:\n  read:", "stream:\n  ▸read:"],
    ],
    'read has "cases" and lacks "discriminator"',
    "",
  ],
  [
    "a piece and a list at once",
    [
      [
        chat,
        '      - { kind: text, text: "choices[0].delta.content" }\n',
        '      - { at: "choices[0].delta.content[]", pieces: [{ kind: call }], ▸kind: text }\n',
      ],
    ],
    "kind cannot be combined with pieces",
    "",
  ],
  [
    "a piece inside the items that it selects",
    [[chat, "at: choices[0].delta.content[type=thinking]", "▸at: choices[0].delta.content[type=thinking].inner"]],
    "at has a form that is not allowed",
    "",
  ],
  [
    "a piece of items without a member",
    [[chat, "at: choices[0].delta.content[type=thinking]", "▸at: choices[0].delta.content[type=absent]"]],
    "at has a form that is not allowed",
    "",
  ],
  [
    "parts of a form that selects by members",
    [[chat, 'at: "tool_calls[]"', '▸at: "tool_calls[type=function]"']],
    "at has a form that is not allowed",
    "",
  ],
  [
    "a kind of part without events",
    [
      [messages, "      refusal: { same_as: text }\n", ""],
      [messages, "    parts:\n      text:\n        open:", "    ▸parts:\n      text:\n        open:"],
    ],
    'parts lacks "refusal"',
    "Events of each kind",
  ],
  [
    "events of its own and of another kind",
    [[messages, "refusal: { same_as: text }", "refusal: { same_as: text, ▸close: [{ type: done }] }"]],
    "close cannot be combined with same_as",
    "",
  ],
  [
    "a word that is not comment",
    [[chat, "keep_alive: comment", "▸keep_alive: ping"]],
    "keep_alive has a form that is not allowed",
    "the word comment",
  ],
  [
    "an event that is a text",
    [[messages, "end: [{ type: message_stop }]", "end: [▸message_stop]"]],
    "end[0] must be a map",
    "The data of an event",
  ],
  [
    "a status that is none",
    [[chat, "    404: invalid_request_error", "    ▸204: invalid_request_error"]],
    '"204" is not a name allowed in types',
    "a class such as 4xx",
  ],
];

const others: FaultCase[] = [
  [
    "a type that is none of its kinds",
    [[vocabulary, "      seed: { type: integer,", "      seed: { ▸type: bigint,"]],
    'type has a form that is not allowed: "bigint"',
    "string, number, integer",
  ],
  [
    "a comma that ends a text",
    [[vocabulary, "description: makes sampling repeatable where", "description: makes sampling, ▸repeatable where"]],
    'unknown key "repeatable where the model can" in seed',
    "known here: type, description",
  ],
  [
    "a record in small letters",
    [[vocabulary, "  Turn:\n", "  ▸turn:\n"]],
    '"turn" is not a name allowed in records',
    "capital letter",
  ],
  [
    "a code whose status is no error",
    [
      [
        "errors.yaml",
        "not_found: { status: 404, retry: false, description: there is nothing",
        "not_found: { ▸status: 200, retry: false, description: there is nothing",
      ],
    ],
    "status must be >= 400",
    "HTTP status",
  ],
  [
    "a meaning that would end its comment",
    [["errors.yaml", "description: there is nothing at this path", "▸description: nothing */ process.exit() /*"]],
    "description has a form that is not allowed",
    "plain English",
  ],
  [
    "a word of servers that is none",
    [["errors.yaml", "codes:\n", "server_faults: { at: [error.type], words: [▸Broken] }\ncodes:\n"]],
    "words[0] has a form that is not allowed",
    "lower case",
  ],
  [
    "a place of servers' faults that is none",
    [["errors.yaml", "codes:\n", "server_faults: { at: [▸error..type], words: [broken] }\ncodes:\n"]],
    "at[0] has a form that is not allowed",
    "joined by dots",
  ],
  [
    "words of servers without a place",
    [["errors.yaml", "codes:\n", "▸server_faults: { words: [broken] }\ncodes:\n"]],
    'server_faults lacks "at"',
    "",
  ],
  [
    "a refusal without a test",
    [["refusals.yaml", "  - at: provider\n    not_null: true\n", "  - ▸at: provider\n"]],
    "refuse[0] needs exactly one test",
    "",
  ],
  [
    "a header with a colon",
    [
      [
        document,
        "endpoint: { path: /chat/completions, auth: bearer, headers: {} }",
        'endpoint: { path: /chat/completions, auth: bearer, headers: { ▸"x-a: b": c } }',
      ],
    ],
    "is not a name allowed in headers",
    "lower case",
  ],
  [
    "a header's value with a line end",
    [
      [
        document,
        "endpoint: { path: /chat/completions, auth: bearer, headers: {} }",
        'endpoint: { path: /chat/completions, auth: bearer, headers: { ▸x-a: "b\\r\\nc: d" } }',
      ],
    ],
    "x-a has a form that is not allowed",
    "printable ASCII",
  ],
  [
    "a path that is no route",
    [[document, "  /v1/chat/completions:", "  ▸/v1/../chat:"]],
    "is not a name allowed in paths",
    "such as /v1/messages",
  ],
  [
    "a method that the gateway does not route",
    [[document, "    post:\n", "    ▸put:\n"]],
    'unknown key "put" in /v1/chat/completions',
    "known here: summary, description, parameters, get, post, delete",
  ],
  [
    "a dialect whose name climbs out of its folder",
    [[document, "  name: chat\n", "  ▸name: ../../src\n"]],
    "name has a form that is not allowed",
    "joined by dashes",
  ],
  [
    "a document without a request",
    [[document, "  schemas:\n    Request:\n", "  ▸schemas:\n    Requests:\n"]],
    'schemas lacks "Request"',
    "Request is the body",
  ],
  [
    "an address that is none",
    [["providers/openai.yaml", "base_url: https://api.example.test/v1", "▸base_url: javascript:alert(1)"]],
    "base_url has a form that is not allowed",
    "Base URL",
  ],
  [
    "a preset that speaks nothing",
    [["providers/openai.yaml", "dialects: [chat]", "▸dialects: []"]],
    "dialects must not be empty",
    "dialects that it supports",
  ],
  [
    "two limits on one concept",
    [["profiles/assistant-4.7.yaml", "output_limit: { least: 16,", "▸output_limit: { least: 16, values: [1],"]],
    "output_limit needs exactly one limit",
    "",
  ],
];

describe("the language of specs", () => {
  describe("passes", () => faultCases(passes));
  describe("streams and errors", () => faultCases(streams));
  describe("other files", () => faultCases(others));
});
