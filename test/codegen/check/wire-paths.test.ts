import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";
const topK = "    top_k: { absent: sampling here is by temperature }";

describe("wirePaths: the dialect's schemas have the paths of a mapping", () => {
  faultCases([
    [
      "a member of the request",
      [[chat, "    seed: seed\n", "    ▸seed: sead\n"]],
      'there is no "sead" here in the schemas of specs/dialects/chat/dialect.yaml',
      'did you mean "seed"?',
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
      'there is no "max_token" here in the schemas of specs/dialects/chat/dialect.yaml',
      'did you mean "max_tokens"?',
    ],
    [
      "a member inside",
      [[messages, "user: metadata.user_id", "▸user: metadata.user"]],
      '"metadata.user" leads nowhere in the schemas of specs/dialects/messages/dialect.yaml: there is no "user"',
      "known here: user_id",
    ],
    [
      "the place of the conversation, and nothing that is inside it",
      [[chat, "layout:\n  at: messages", "layout:\n  ▸at: msesages"]],
      'there is no "msesages" here in the schemas of specs/dialects/chat/dialect.yaml',
      'did you mean "messages"?',
    ],
    [
      "a form that no item of the layout names",
      [
        [chat, '        - { form: called, at: "tool_calls[]" }\n', ""],
        [chat, "\n  called:\n    kind: call\n", "\n  ▸called:\n    kind: call\n    when: { type: function }\n"],
      ],
      'no list of parts has the members of the form "called"',
      "name it in an item of the layout, as in content: [{ form: called, at: <place> }]",
    ],
    [
      "a record that is not where its line has it",
      [[messages, "source: { at: source, record: source }", "▸source: { at: thinking, record: source }"]],
      'no object here has the members of the record "source"',
      "write at: with the place of such objects",
    ],
    [
      "a member of a citation beside the text",
      [
        [
          "dialects/chat/dialect.yaml",
          "        reasoning_content:",
          "        cited: { type: array, items: { type: object, properties: { url: {}, number: {} } } }\n" +
            "        reasoning_content:",
        ],
        [
          chat,
          "        - { form: called_function, at: function_call }\n",
          "        - { form: called_function, at: function_call }\n" +
            '      citations: { at: "cited[]", record: citation, in: answer, ▸part: numbre }\n',
        ],
        [chat, "records:\n", "records:\n  citation: { page: { concepts: { url: present }, fields: { url: url } } }\n"],
      ],
      'there is no "numbre" here in the schemas of specs/dialects/chat/dialect.yaml',
      'did you mean "number"?',
    ],
    [
      "a member of a value without members",
      [[messages, "    top_k: top_k\n", "    ▸top_k: top_k.value\n"]],
      '"top_k.value" leads nowhere in the schemas of specs/dialects/messages/dialect.yaml: there is no "value"',
      "the schemas know no members there",
    ],
    [
      "a member that the gateway consumes",
      [
        [
          chat,
          "  consumed:\n    stream_options:",
          "  consumed:\n    ▸stream_opts: always requested\n    stream_options:",
        ],
      ],
      'there is no "stream_opts" here in the schemas of specs/dialects/chat/dialect.yaml',
      "known here: model, messages, stream, stream_options, max_completion_tokens, max_tokens, " +
        "stop, temperature, seed, tools, tool_choice, parallel_tool_calls, …",
    ],
    [
      "items of a value that is no list",
      [[chat, "    seed: seed\n", "    ▸seed: seed[type=x].y\n"]],
      '"seed[type=x].y" selects from a list, and seed is none in the schemas of specs/dialects/chat/dialect.yaml',
      "write seed: seed",
    ],
    [
      "items of an object whose member is meant",
      [[chat, "detail: image_url.detail }", '▸detail: "image_url[].detail" }']],
      '"image_url[].detail" selects from a list, and image_url is none in the schemas of ' +
        "specs/dialects/chat/dialect.yaml",
      "write detail: image_url.detail",
    ],
    [
      "items of an object, with options",
      [[chat, "    user: user\n", '    user: { ▸at: "user[]", default: someone }\n']],
      '"user[]" selects from a list, and user is none in the schemas of specs/dialects/chat/dialect.yaml',
      "write at: user",
    ],
    [
      "a list of several concepts",
      [[chat, topK, '    top_k: { ▸at: "message[role=user].name" }']],
      'there is no "message" here in the schemas of specs/dialects/chat/dialect.yaml',
      'did you mean "messages"?',
    ],
    [
      "the discriminator of an item of such a list",
      [[chat, topK, '    ▸top_k: { ▸at: "messages[rolle=user].name" }']],
      'there is no "rolle" here in the schemas of specs/dialects/chat/dialect.yaml',
      'did you mean "role"?',
    ],
    [
      "the list inside an item",
      [
        [
          chat,
          topK,
          '    ▸top_k: { ▸at: ["messages[role=user].name", "messages[role=user].contents[role=user].name"] }',
        ],
      ],
      'there is no "contents" here in the schemas of specs/dialects/chat/dialect.yaml',
      'did you mean "content"?',
    ],
    [
      "a member that only this dialect has",
      [[messages, "    speed: {", "    ▸spead: a slip\n    speed: {"]],
      'there is no "spead" here in the schemas of specs/dialects/messages/dialect.yaml',
      'did you mean "speed"?',
    ],
    [
      "the content of an item",
      [[chat, "{ at: content, default: null }", "{ ▸at: contents, default: null }"]],
      'there is no "contents" here in the schemas of specs/dialects/chat/dialect.yaml',
      'did you mean "content"?',
    ],
    [
      "parts beside the content",
      [[chat, "{ form: declined, at: refusal,", "{ form: declined, ▸at: refusals,"]],
      'there is no "refusals" here in the schemas of specs/dialects/chat/dialect.yaml',
      'did you mean "refusal"?',
    ],
    [
      "the discriminator of an item",
      [[messages, "user: { role: user, when: { role: user },", "user: { role: user, when: { ▸rolle: user },"]],
      'there is no "rolle" here in the schemas of specs/dialects/messages/dialect.yaml',
      'did you mean "role"?',
    ],
    [
      "the discriminator of a part",
      [[messages, "    when: { type: image }", "    when: { ▸typ: image }"]],
      'there is no "typ" here in the schemas of specs/dialects/messages/dialect.yaml',
      'did you mean "type"?',
    ],
    [
      "a member of a part",
      [[chat, "detail: image_url.detail }", "▸detail: image_url.details }"]],
      '"image_url.details" leads nowhere in the schemas of specs/dialects/chat/dialect.yaml: there is no "details"',
      'did you mean "detail"?',
    ],
    [
      "a member of a part that is an item",
      [[chat, "fields: { id: tool_call_id,", "fields: { ▸id: tool_call,"]],
      'there is no "tool_call" here in the schemas of specs/dialects/chat/dialect.yaml',
      'did you mean "tool_calls"?',
    ],
    [
      "a member of a part in a list beside the content",
      [[chat, "fields: { id: id, name: function.name,", "fields: { id: id, ▸name: function.nam,"]],
      '"function.nam" leads nowhere in the schemas of specs/dialects/chat/dialect.yaml: there is no "nam"',
      'did you mean "name"?',
    ],
    [
      "a member of a part that only this dialect has",
      [[chat, "file.file_id: files stay", "▸file.fileid: files stay"]],
      '"file.fileid" leads nowhere in the schemas of specs/dialects/chat/dialect.yaml: there is no "fileid"',
      'did you mean "file_id"?',
    ],
    [
      "a member of a record in a list",
      [[chat, "strict: function.strict }", "▸strict: function.strickt }"]],
      '"function.strickt" leads nowhere in the schemas of specs/dialects/chat/dialect.yaml: there is no "strickt"',
      'did you mean "strict"?',
    ],
    [
      "a member of a record without an object of its own",
      [[messages, "        budget: thinking.budget_tokens", "        ▸budget: thinking.budget"]],
      '"thinking.budget" leads nowhere in the schemas of specs/dialects/messages/dialect.yaml: there is no "budget"',
      "known here: type, budget_tokens, display",
    ],
    [
      "a member of a record inside a part",
      [[messages, "{ url: present }, fields: { url: url } }", "{ url: present }, fields: { ▸url: uri } }"]],
      'there is no "uri" here in the schemas of specs/dialects/messages/dialect.yaml',
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
      '"function.title" leads nowhere in the schemas of specs/dialects/chat/dialect.yaml: there is no "title"',
      "known here: name, arguments",
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
      'there is no "typus" here in the schemas of specs/dialects/chat/dialect.yaml',
      'did you mean "type"?',
    ],
    [
      "the list of items",
      [[messages, "layout:\n  at: messages\n", "layout:\n  ▸at: message\n"]],
      'there is no "message" here in the schemas of specs/dialects/messages/dialect.yaml',
      'did you mean "messages"?',
    ],
    [
      "a constant of an item that answers write differently",
      [
        [
          chat,
          "form: answered, when: { role: tool } }",
          "form: answered, when: { role: tool }, answer: { const: { ▸rule: x } } }",
        ],
      ],
      'there is no "rule" here in the schemas of specs/dialects/chat/dialect.yaml',
      'did you mean "role"?',
    ],
    [
      "a member that the layout answers for every item",
      [[chat, "  unmapped: { name: participants", "  unmapped: { ▸nome: participants"]],
      'there is no "nome" here in the schemas of specs/dialects/chat/dialect.yaml',
      'did you mean "name"?',
    ],
    [
      "a member of the answer",
      [[messages, "explanation: { at: stop_details.explanation,", "explanation: { ▸at: stop_details.explained,"]],
      '"stop_details.explained" leads nowhere in the schemas of ' +
        'specs/dialects/messages/dialect.yaml: there is no "explained"',
      "known here: type, explanation",
    ],
    [
      "a constant of the answer",
      [[messages, "  const: { type: message, role: assistant }", "  const: { ▸typ: message, role: assistant }"]],
      'there is no "typ" here in the schemas of specs/dialects/messages/dialect.yaml',
      'did you mean "type"?',
    ],
    [
      "members of the request that the answer repeats",
      [
        [
          messages,
          "  const: { type: message, role: assistant }",
          "  const: { type: message, role: assistant }\n  echo: [▸mettadata]",
        ],
      ],
      'there is no "mettadata" here in the schemas of specs/dialects/messages/dialect.yaml',
      "known here: id, type, role, model, content, stop_reason, stop_details, usage",
    ],
    [
      "members of the request that the answer repeats under one name",
      [
        [
          messages,
          "  const: { type: message, role: assistant }",
          "  const: { type: message, role: assistant }\n  echo: { ▸metadata: null }",
        ],
      ],
      'there is no "metadata" here in the schemas of specs/dialects/messages/dialect.yaml',
      "known here: id, type, role, model, content, stop_reason, stop_details, usage",
    ],
    [
      "a count of the usage",
      [[messages, "  output: output_tokens\n", "  ▸output: outputs_tokens\n"]],
      'there is no "outputs_tokens" here in the schemas of specs/dialects/messages/dialect.yaml',
      'did you mean "output_tokens"?',
    ],
    [
      "a record with one line that is not where its line has it",
      [
        [messages, "source: { at: source, record: source }", "▸source: { at: citations, record: source }"],
        [
          messages,
          "    base64: { when: { type: base64 }, concepts: { data: present }, " +
            "fields: { mime: media_type, data: data } }\n",
          "",
        ],
      ],
      'no object here has the members of the record "source"',
      "write at: with the place of such objects",
    ],
  ]);
});
