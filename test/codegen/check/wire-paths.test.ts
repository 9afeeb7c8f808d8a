import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";
const topK = "    top_k: { absent: sampling here is by temperature }";

describe("wirePaths: paths of a mapping are known to the dialect's schemas", () => {
  faultCases([
    [
      "a member of the request",
      [
        [chat, "    seed: seed\n", "    ▸seed: sead\n"],
        ["dialects/chat/dialect.yaml", "        seed: { type:", "        ▸seed: { type:"],
      ],
      'does not answer the request\'s member "seed"',
      "under unmapped",
    ],
    [
      "one of several",
      [
        [
          chat,
          "output_limit: { at: [max_completion_tokens, max_tokens] }",
          "output_limit: { ▸at: [max_completion_tokens, max_tokens, max_token] }",
        ],
      ],
      'there is no "max_token" here',
      'did you mean "max_tokens"?',
    ],
    [
      "a member inside",
      [[messages, "user: metadata.user_id", "▸user: metadata.user"]],
      '"metadata.user" leads nowhere in the schemas of specs/dialects/messages/dialect.yaml: there is no "user"',
      "known here: user_id",
    ],
    [
      "a member of what has none",
      [[messages, "    top_k: top_k\n", "    ▸top_k: top_k.value\n"]],
      '"top_k.value" leads nowhere',
      "know no members",
    ],
    [
      "what the gateway consumes",
      [
        [
          chat,
          "  consumed:\n    stream_options:",
          "  consumed:\n    ▸stream_opts: asked for anyway\n    stream_options:",
        ],
      ],
      'there is no "stream_opts" here',
      "known here",
    ],
    [
      "a list that says several concepts",
      [[chat, topK, '    top_k: { ▸at: "message[role=user].name" }']],
      'there is no "message" here',
      'did you mean "messages"?',
    ],
    [
      "how an item of such a list is known",
      [[chat, topK, '    top_k: { ▸at: "messages[rolle=user].name" }']],
      'there is no "rolle" here',
      'did you mean "role"?',
    ],
    [
      "the list inside an item",
      [
        [
          chat,
          topK,
          '    top_k: { ▸at: ["messages[role=user].name", "messages[role=user].contents[role=user].name"] }',
        ],
      ],
      'there is no "contents" here',
      'did you mean "content"?',
    ],
    [
      "what only this dialect has",
      [[messages, "    speed: {", "    ▸spead: a slip\n    speed: {"]],
      'there is no "spead" here',
      'did you mean "speed"?',
    ],
    [
      "the content of an item",
      [
        [chat, "{ at: content, empty: null }", "{ at: contents, empty: null }"],
        [chat, "      content:\n        - { form: thought", "      ▸content:\n        - { form: thought"],
      ],
      'there is no "contents" here',
      'did you mean "content"?',
    ],
    [
      "parts beside the content",
      [[chat, "{ form: declined, at: refusal,", "{ form: declined, ▸at: refusals,"]],
      'there is no "refusals" here',
      'did you mean "refusal"?',
    ],
    [
      "how an item is known",
      [[messages, "user: { role: user, when: { role: user },", "user: { role: user, when: { ▸rolle: user },"]],
      'there is no "rolle" here',
      'did you mean "role"?',
    ],
    [
      "how a part is known",
      [[messages, "    when: { type: image }", "    when: { ▸typ: image }"]],
      'there is no "typ" here',
      'did you mean "type"?',
    ],
    [
      "a member of a part",
      [[chat, "detail: image_url.detail }", "▸detail: image_url.details }"]],
      'there is no "details"',
      'did you mean "detail"?',
    ],
    [
      "a member of a part that is an item",
      [[chat, "fields: { id: tool_call_id,", "fields: { ▸id: tool_call,"]],
      'there is no "tool_call" here',
      'did you mean "tool_calls"?',
    ],
    [
      "a member of a part in a list beside the content",
      [[chat, "fields: { id: id, name: function.name,", "fields: { id: id, ▸name: function.nam,"]],
      '"function.nam" leads nowhere',
      'did you mean "name"?',
    ],
    [
      "what only this dialect has of a part",
      [[chat, "file.file_id: files stay", "▸file.fileid: files stay"]],
      '"file.fileid" leads nowhere',
      'did you mean "file_id"?',
    ],
    [
      "a member of a record in a list",
      [[chat, "strict: function.strict }", "▸strict: function.strickt }"]],
      '"function.strickt" leads nowhere',
      'did you mean "strict"?',
    ],
    [
      "a member of a record that stands among others",
      [[messages, "          budget: thinking.budget_tokens", "          ▸budget: thinking.budget"]],
      '"thinking.budget" leads nowhere',
      "known here: type",
    ],
    [
      "a member of a record inside a part",
      [[messages, "{ url: present }, fields: { url: url } }", "{ url: present }, fields: { ▸url: uri } }"]],
      'there is no "uri" here',
      'did you mean "url"?',
    ],
    [
      "the text of items of a list",
      [
        [
          chat,
          "names: allowed_tools.tools[type=function].function.name",
          "▸names: allowed_tools.tools[type=function].function.title",
        ],
      ],
      '"function.title" leads nowhere',
      "known here: name",
    ],
    [
      "a constant of such items",
      [
        [
          chat,
          "names: allowed_tools.tools[type=function].function.name",
          "▸names: allowed_tools.tools[typus=function].function.name",
        ],
      ],
      'there is no "typus" here',
      'did you mean "type"?',
    ],
    [
      "the list of items",
      [
        [messages, "layout:\n  at: messages\n", "layout:\n  ▸at: message\n"],
        ["dialects/messages/dialect.yaml", "        messages:\n", "        ▸messages:\n"],
      ],
      'does not answer the request\'s member "messages"',
      "",
    ],
    [
      "a member of the answer",
      [[messages, "explanation: { at: stop_details.explanation,", "explanation: { ▸at: stop_details.explained,"]],
      '"stop_details.explained" leads nowhere',
      "known here",
    ],
    [
      "a constant of the answer",
      [[messages, "  const: { type: message, role: assistant }", "  const: { ▸typ: message, role: assistant }"]],
      'there is no "typ" here',
      'did you mean "type"?',
    ],
    [
      "what the answer repeats",
      [
        [
          messages,
          "  const: { type: message, role: assistant }",
          "  const: { type: message, role: assistant }\n  echo: { id: { ▸of: mettadata } }",
        ],
      ],
      'there is no "mettadata" here',
      'did you mean "metadata"?',
    ],
    [
      "what the answer repeats under one name",
      [
        [
          messages,
          "  const: { type: message, role: assistant }",
          "  const: { type: message, role: assistant }\n  echo: { ▸metadata: {} }",
        ],
      ],
      'there is no "metadata" here',
      "known here",
    ],
    [
      "a count of the usage",
      [[messages, "  output: output_tokens\n", "  ▸output: outputs_tokens\n"]],
      'there is no "outputs_tokens" here',
      'did you mean "output_tokens"?',
    ],
  ]);
});
