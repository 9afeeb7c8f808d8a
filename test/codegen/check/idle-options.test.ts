import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("idleOptions: every option of a line has an effect", () => {
  faultCases([
    [
      "a default of what is only read",
      [[chat, "    user: user\n", "    user: { at: user, direction: read, ▸default: nobody }\n"]],
      "default: has no effect here: the line is never written",
      "leave default: out",
    ],
    [
      "a default in a form that is only read",
      [
        [
          chat,
          "    kind: media\n    in: [user]\n    when: { type: image_url }",
          "    kind: media\n    direction: read\n    when: { type: image_url }",
        ],
        [chat, "detail: image_url.detail }", "detail: { at: image_url.detail, ▸default: auto } }"],
      ],
      "default: has no effect here: the line is never written",
      "leave default: out",
    ],
    [
      "bounds of what is only read",
      [[messages, "    top_k: top_k\n", "    top_k: { at: top_k, direction: read, ▸clamp: [1, 40] }\n"]],
      "clamp: has no effect here: the line is never written",
      "leave clamp: out",
    ],
    [
      "a single item without its list, where there is no list",
      [[chat, "    user: user\n", "    user: { at: user, ▸lone: true }\n"]],
      "lone: has no effect here: the line selects no items of a list",
      "leave lone: out",
    ],
    [
      "constants beside what is only read",
      [[chat, "    user: user\n", "    user: { at: user, direction: read, ▸const: { store: true } }\n"]],
      "const: has no effect here: the line is never written",
      "leave const: out",
    ],
    [
      "a value whose loss is none, of what is written",
      [[chat, "    user: user\n", "    user: { at: user, ▸neutral: nobody }\n"]],
      "neutral: has no effect here: a value that is written is not lost",
      "leave neutral: out, or add direction: read",
    ],
    [
      "a separator where no texts are joined",
      [[chat, "    user: user\n", '    user: { at: user, ▸joined_by: ", " }\n']],
      "joined_by: has no effect here: texts are joined with words: true, and where a path selects them",
      "leave joined_by: out",
    ],
    [
      "a separator of parts in a list",
      [[chat, "parts: { at: content, content: tool }", 'parts: { at: content, content: tool, ▸joined_by: ", " }']],
      "joined_by: has no effect here: texts are joined with words: true, and where a path selects them",
      "leave joined_by: out",
    ],
    [
      "the meaning of unknown words beside a section that has it",
      [
        [
          messages,
          "finish: { at: stop_reason, values: finish }",
          "finish: { at: stop_reason, values: finish, ▸else: other }",
        ],
      ],
      "else: has no effect here: the section finish has its own",
      "leave else: out",
    ],
    [
      "the time in a request",
      [[chat, "    user: user\n", "    user: { at: user, ▸default: $now }\n"]],
      "default: has no effect here: only answers have the time at which they are written",
      "leave default: out",
    ],
    [
      "a new ID in a request",
      [[chat, "    user: user\n", "    user: { at: user, ▸default: user-$new_id }\n"]],
      "default: has no effect here: only answers get new IDs",
      "leave default: out",
    ],
  ]);
});
