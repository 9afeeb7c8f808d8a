import { faultCases, type FaultCase } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";
const vocabulary = "interlingua/text.yaml";
const document = "dialects/chat/dialect.yaml";

const NAMES_RULE =
  "the accepted names as a regular expression: a class of characters, and how many of them. The first character may " +
  "have a class of its own.";
const IDS = 'clean_call_ids: "[A-Za-z0-9_-]{1,64}"';

const passes: FaultCase[] = [
  [
    "a value for a pass without one",
    [[chat, "- drop_choice_without_tools", "- ▸drop_choice_without_tools: 64"]],
    "drop_choice_without_tools takes no value",
    "write - drop_choice_without_tools",
  ],
  [
    "the name alone of a pass that needs a value",
    [[chat, "- fit_reasoning: [effort]", "- ▸fit_reasoning"]],
    "before_write[0] needs a value",
    "Write the value after the name, as in detach_signatures: [call].",
  ],
  [
    "a value for a pass that goes by the target alone",
    [[chat, "- drop_choice_without_tools", "- ▸strict_where_taken: always"]],
    "strict_where_taken takes no value",
    "write - strict_where_taken",
  ],
  [
    "a single word where a pass needs a list",
    [[chat, "- fit_reasoning: [effort]", "- ▸only_types: image/png"]],
    'only_types must be a list, not "image/png"',
    "write only_types: [image/png, application/pdf]",
  ],
  [
    "a medium in place of a media type",
    [[chat, "- fit_reasoning: [effort]", "- only_types: [▸image]"]],
    'only_types[0] has a form that is not allowed: "image"',
    "write only_types: [image/png, application/pdf]; a media type in small letters, without parameters.",
  ],
  [
    "the name of a pass in a member",
    [[chat, "- fit_reasoning: [effort]", "- { ▸pass: fit_reasoning, controls: [effort] }"]],
    "a pass is its name now, or its name with a value",
    "write - fit_reasoning: [effort]",
  ],
  [
    "names without a number of characters",
    [[messages, IDS, '▸clean_call_ids: "[A-Za-z0-9_-]"']],
    'clean_call_ids has a form that is not allowed: "[A-Za-z0-9_-]"',
    `write clean_call_ids: "[A-Za-z0-9_-]{1,64}"; ${NAMES_RULE}`,
  ],
  [
    "characters that would end their character class",
    [[messages, IDS, '▸clean_call_ids: "[a-z]|[^x]{1,64}"']],
    'clean_call_ids has a form that is not allowed: "[a-z]|[^x]{1,64}"',
    `write clean_call_ids: "[A-Za-z0-9_-]{1,64}"; ${NAMES_RULE}`,
  ],
  [
    "names without the character that replaces others",
    [[messages, IDS, '▸clean_call_ids: "[A-Za-z0-9]{1,64}"']],
    'clean_call_ids has a form that is not allowed: "[A-Za-z0-9]{1,64}"',
    `write clean_call_ids: "[A-Za-z0-9_-]{1,64}"; ${NAMES_RULE}`,
  ],
  [
    "an invalid value for reasoning",
    [[chat, "fit_reasoning: [effort]", "fit_reasoning: [▸strength]"]],
    'fit_reasoning[0] has a form that is not allowed: "strength"',
    "write fit_reasoning: [mode, budget >= 1024, effort >= minimal]; a control, such as budget or budget >= 1024. " +
      "An effort with a minimum cannot be none.",
  ],
];

const streams: FaultCase[] = [
  [
    "cases without a discriminator",
    [
      [messages, "    discriminator: type\n    cases:\n      ping:", "    cases:\n      ping:"],
      [messages, "stream:\n  read:", "stream:\n  ▸read:"],
    ],
    'read has "cases" and lacks "discriminator"',
    "write discriminator: <path>",
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
    "kind cannot be combined with pieces: it belongs to the pieces inside",
    "leave kind out",
  ],
  [
    "places that nothing reads, of a piece without a list",
    [
      [
        chat,
        '      - { kind: text, text: "choices[0].delta.content" }\n',
        '      - ▸{ kind: text, text: "choices[0].delta.content", unmapped: { "choices[0].delta.audio": no sound } }\n',
      ],
    ],
    'pieces[3] has "unmapped" and lacks "pieces"',
    "write pieces: [{ kind: text, text: text }]",
  ],
  [
    "a piece inside the items that it selects",
    [[chat, "at: choices[0].delta.content[type=thinking]", "▸at: choices[0].delta.content[type=thinking].inner"]],
    'at has a form that is not allowed: "choices[0].delta.content[type=thinking].inner"',
    "write at: <path>; the place that the paths of this piece start from. `parts[]` gives a piece for each " +
      "item of a list, `parts[type=text]` for each item of that look. Pieces of one list follow each other. " +
      "Of a `form` without it, the object itself is one.",
  ],
  [
    "a piece of items without a member",
    [[chat, "at: choices[0].delta.content[type=thinking]", "▸at: choices[0].delta.content[type=absent]"]],
    'at has a form that is not allowed: "choices[0].delta.content[type=absent]"',
    "write at: <path>; the place that the paths of this piece start from. `parts[]` gives a piece for each " +
      "item of a list, `parts[type=text]` for each item of that look. Pieces of one list follow each other. " +
      "Of a `form` without it, the object itself is one.",
  ],
  [
    "parts of a form that selects by members",
    [[chat, 'at: "tool_calls[]"', '▸at: "tool_calls[type=function]"']],
    'at has a form that is not allowed: "tool_calls[type=function]"',
    "write at: <path>; the place of its parts; with `form`, calls[] if each item of the list is such a " + "part.",
  ],
  [
    "items in place of content",
    [[chat, "{ at: content, default: null }", "{ at: content, default: { answer: [▸none] } }"]],
    "answer[0] cannot be a default: it is a constant or an empty list",
    "leave answer[0] out",
  ],
  [
    "streams without a line for silence",
    [
      [chat, "  write:\n    const:", "  ▸write:\n    const:"],
      [chat, "    keep_alive: comment\n", ""],
    ],
    'write lacks "keep_alive"',
    "write keep_alive: comment",
  ],
  [
    "lines of JSON without a line for silence",
    [
      [document, "  vocabulary: text\n", "  vocabulary: text\n  stream: { framing: ndjson }\n"],
      [chat, "  write:\n    const:", "  ▸write:\n    const:"],
      [chat, "    keep_alive: comment\n", ""],
    ],
    'write lacks "keep_alive"',
    "write keep_alive: none",
  ],
  [
    "a word that is not none, among lines of JSON",
    [
      [document, "  vocabulary: text\n", "  vocabulary: text\n  stream: { framing: ndjson }\n"],
      [chat, "keep_alive: comment", "▸keep_alive: ping"],
    ],
    'keep_alive has a form that is not allowed: "ping"',
    "write keep_alive: none; written while there is no content: a list of events, or the word comment, or none.",
  ],
  [
    "a word that is not comment",
    [[chat, "keep_alive: comment", "▸keep_alive: ping"]],
    'keep_alive has a form that is not allowed: "ping"',
    "write keep_alive: comment; written while there is no content: a list of events, or the word comment, " +
      "or none.",
  ],
  [
    "an event that is a text",
    [[messages, "end: [{ type: message_stop }]", "end: [▸message_stop]"]],
    'end[0] must be a map, not "message_stop"',
    "write end: [{ type: message_stop }]",
  ],
  [
    "an invalid status",
    [[chat, "    404: invalid_request_error", "    ▸204: invalid_request_error"]],
    '"204" is not a name allowed in types',
    "write 4xx: invalid_request_error; a status such as 404, a class such as 4xx, or else.",
  ],
  [
    "types of errors without one for all others",
    [
      [
        chat,
        "  types:\n    404: invalid_request_error\n    4xx: invalid_request_error\n    else: server_error\n",
        "  ▸types: { 4xx: invalid_request_error }\n",
      ],
    ],
    'types lacks "else"',
    "write else: error",
  ],
];

const others: FaultCase[] = [
  [
    "a type that is none of its kinds",
    [[vocabulary, "      seed: { type: integer,", "      seed: { ▸type: bigint,"]],
    'type has a form that is not allowed: "bigint"',
    "string, number, integer, boolean, json, the name of an enum, record or union, or `list of` one of these.",
  ],
  [
    "a comma at the end of a text",
    [[vocabulary, "description: makes sampling repeatable where", "description: makes sampling, ▸repeatable where"]],
    'unknown key "repeatable where the model can" in seed',
    'quote the text: description: "makes sampling, repeatable where the model can"',
  ],
  [
    "a record whose name begins with a small letter",
    [[vocabulary, "  Turn:\n", "  ▸turn:\n"]],
    '"turn" is not a name allowed in records',
    "write Turn: …; the name of an enum, a record or a union: words joined without a space, each with a " +
      "capital letter, such as ToolChoice.",
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
    "HTTP status.",
  ],
  [
    "a meaning that would end its comment",
    [["errors.yaml", "description: there is nothing at this path", "▸description: nothing */ process.exit() /*"]],
    'description has a form that is not allowed: "nothing */ process.exit() /*"',
    "One line of plain English, for people to read.",
  ],
  [
    "an invalid text of server faults",
    [["errors.yaml", "codes:\n", "server_faults: { at: [error.type], words: [▸Broken] }\ncodes:\n"]],
    'words[0] has a form that is not allowed: "Broken"',
    "A name in lower case: words of letters and digits, joined by underscores. No word starts with a digit.",
  ],
  [
    "an invalid place of server faults",
    [["errors.yaml", "codes:\n", "server_faults: { at: [▸error..type], words: [broken] }\ncodes:\n"]],
    'at[0] has a form that is not allowed: "error..type"',
    "A path on the wire: names joined by dots, an item of a list as [0]; for example choices[0].delta.",
  ],
  [
    "texts of server faults without a place",
    [["errors.yaml", "codes:\n", "▸server_faults: { words: [broken] }\ncodes:\n"]],
    'server_faults lacks "at"',
    "add at: the members of errors with their type or code.",
  ],
  [
    "a refusal without a test",
    [["refusals.yaml", "  - at: provider\n    not_null: true\n", "  - ▸at: provider\n"]],
    "refuse[0] needs exactly one test: is, not_null, not_in or has",
    "A refusal of requests: a place, one test, and a message.",
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
    '"x-a: b" is not a name allowed in headers',
    "The name of a header in lower case, such as x-request-id.",
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
    'x-a has a form that is not allowed: "b\\r\\nc: d"',
    "The value of a header: printable ASCII.",
  ],
  [
    "a path that is no route",
    [[document, "  /v1/chat/completions:", "  ▸/v1/../chat:"]],
    '"/v1/../chat" is not a name allowed in paths',
    "A path with its version, such as /v1/messages; {model} is the ID of a model, {task} that of a task.",
  ],
  [
    "a method that the gateway does not route",
    [[document, "    post:\n", "    ▸put:\n"]],
    'unknown key "put" in /v1/chat/completions',
    "known here: get, post, delete",
  ],
  [
    "a dialect whose name leaves its folder",
    [[document, "  name: chat\n", "  ▸name: ../../src\n"]],
    'name has a form that is not allowed: "../../src"',
    "write name: acme-vectors; a name in lower case: words of letters and digits, joined by dashes. " +
      "No word starts with a digit.",
  ],
  [
    "a document without a request",
    [[document, "  schemas:\n    Request:\n", "  ▸schemas:\n    Requests:\n"]],
    'schemas lacks "Request"',
    "write Request: { type: object, properties: { model: { type: string } } }",
  ],
  [
    "an invalid address",
    [["providers/openai.yaml", "base_url: https://api.example.test/v1", "▸base_url: javascript:alert(1)"]],
    'base_url has a form that is not allowed: "javascript:alert(1)"',
    "write base_url: https://api.example.test/v1; base URL with its version prefix, such as " +
      "https://api.example.test/v1. If absent, the catalog must have one.",
  ],
  [
    "a kind of part without events",
    [
      [
        "dialects/chat/mapping.yaml",
        "      reasoning: { text: [{ choices: [{ index: 0, delta: { reasoning_content: $piece }, " +
          "finish_reason: null }] }] }",
        "      ▸reasoning: {}",
      ],
    ],
    "reasoning must not be empty",
    "write reasoning: { text: [{ delta: $piece }] }",
  ],
  [
    "an address of media of no kind",
    [
      [
        "dialects/chat/dialect.yaml",
        "    request_stream: stream\n",
        "    request_stream: stream\n    addressed_media: [▸{ at: url }]\n",
      ],
    ],
    "addressed_media[0] needs exactly one: medium or typed_by",
    "write the kind of all its media, as in medium: image, or the place of the kind of each",
  ],
  [
    "an address of media with a kind and its place",
    [
      [
        "dialects/chat/dialect.yaml",
        "    request_stream: stream\n",
        "    request_stream: stream\n    addressed_media: [▸{ at: url, medium: image, typed_by: type }]\n",
      ],
    ],
    "addressed_media[0] needs exactly one: medium or typed_by",
    "write the kind of all its media, as in medium: image, or the place of the kind of each",
  ],
  [
    "a preset without a dialect",
    [["providers/openai.yaml", "dialects: [chat]", "▸dialects: []"]],
    "dialects must not be empty",
    "write dialects: [chat]",
  ],
  [
    "two limits on one concept",
    [["profiles/assistant-4.7.yaml", "output_limit: { least: 16,", "▸output_limit: { least: 16, values: [1],"]],
    "output_limit needs exactly one limit: values, least and most, items, inputs, length, left_out or required",
    "write one of them, as in most: 4096",
  ],
  [
    "no limit on a concept",
    [["profiles/assistant-4.7.yaml", "output_limit: { least: 16,", "▸output_limit: {"]],
    "output_limit needs exactly one limit: values, least and most, items, inputs, length, left_out or required",
    "write one of them, as in most: 4096",
  ],
];

describe("the language of specs", () => {
  describe("passes", () => faultCases(passes));
  describe("streams and errors", () => faultCases(streams));
  describe("other files", () => faultCases(others));
});
