import { expect } from "chai";
import { problemsOf } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";
const dialect = "dialects/messages/dialect.yaml";
const profile = "profiles/assistant-4.7.yaml";

/** Each old key in its place, marked, and the key that replaces it. */
const renamed: [old: string, key: string, file: string, before: string, after: string][] = [
  [
    "also",
    "const",
    messages,
    "  const: { type: message, role: assistant }",
    "  ▸also: { type: message, role: assistant }",
  ],
  ["always", "const", chat, "    const: { id: $id,", "    ▸always: { id: $id,"],
  ["empty", "default", chat, "at: content, default: null", "at: content, ▸empty: null"],
  ["part", "form", chat, "role: user, form: answered", "role: user, ▸part: answered"],
  ["part", "kind", chat, "created: { at: created, default: $now }", "created: { at: created, ▸part: refusal }"],
  ["dropped", "unmapped", chat, "\nrecords:\n", "\nrecords:\n  held: { held: { ▸dropped: its vendor runs it } }\n"],
  ["as", "transform", messages, "transform: negated }", "▸as: negated }"],
  ["told_by", "discriminator", messages, "  read:\n    discriminator: type", "  read:\n    ▸told_by: type"],
  ["only_here", "unmapped", chat, "\n  unmapped:\n    metadata:", "\n  ▸only_here:\n    metadata:"],
  ["because", "reason", chat, "store: { reason:", "store: { ▸because:"],
  ["unsaid", "implicit", chat, "    seed: seed", "    seed: { ▸unsaid: by silence }"],
  ["presumed", "read_default", chat, "    seed: seed", "    seed: { at: seed, ▸presumed: 4 }"],
  ["prepare", "before_write", messages, "\nresponse:\n", "\nresponse:\n  ▸prepare: []\n"],
  ["settle", "after_read", messages, "\nresponse:\n", "\nresponse:\n  ▸settle: []\n"],
  ["first_of", "answer_index", messages, "  read:\n", "  read:\n    ▸first_of: index\n"],
  ["means", "description", profile, "description: ", "▸means: "],
  ["only", "rules", profile, "rules:\n", "▸only:\n"],
  ["only", "concepts", chat, "concepts: { medium: image }", "▸only: { medium: image }"],
  ["means", "status", chat, "param: [] }", "param: [], status: [{ at: error, is: [x], ▸means: 401 }] }"],
  ["told", "rewrite", profile, "native: messages", "native: messages\n▸told: {}"],
  [
    "x-task",
    "x-operation",
    dialect,
    "operationId: createMessage\n",
    "operationId: createMessage\n      ▸x-task: edit\n",
  ],
  [
    "x-job",
    "x-task-action",
    dialect,
    "operationId: createMessage\n",
    "operationId: createMessage\n      ▸x-job: read\n",
  ],
  [
    "x-also-at",
    "x-aliases",
    dialect,
    "operationId: createMessage\n",
    "operationId: createMessage\n      ▸x-also-at: [/messages]\n",
  ],
  ["wants_bytes", "inline_media", dialect, "x-dialect:\n", "x-dialect:\n  jobs: { ▸wants_bytes: true }\n"],
  ["stands_for", "variant_of", dialect, "x-dialect:\n", "x-dialect:\n  jobs: { ▸stands_for: {} }\n"],
  ["moves", "rename", dialect, "x-dialect:\n", "x-dialect:\n  jobs: { variant_of: { ▸moves: {} } }\n"],
  ["leaves_out", "omit", dialect, "x-dialect:\n", "x-dialect:\n  jobs: { variant_of: { ▸leaves_out: [] } }\n"],
  ["told", "in_answers", dialect, "  state:\n    family:", "  state:\n    ▸told: {}\n    family:"],
  ["tasks", "operations", dialect, "endpoint: { path", "endpoint: { ▸tasks: {}, path"],
  ["say", "set", dialect, "places: { req", "places: { always_in: { ▸say: {} }, req"],
  ["task", "operation", profile, "rules:\n", "rules:\n  seed: { ▸task: edit }\n"],
  ["tells", "fields", messages, "\nrecords:\n", "\nrecords:\n  held: { held: { at: 'list[]', ▸tells: {} } }\n"],
  ["begin", "text_start", messages, "      text, refusal:", "      media: { ▸begin: [] }\n      text, refusal:"],
  [
    "like",
    "fallback",
    "interlingua/text.yaml",
    "xhigh: { description: more than high, fallback:",
    "xhigh: { description: more than high, ▸like:",
  ],
  ["short", "text_shorthand", chat, "  text_shorthand: true", "  ▸short: true"],
  ["bare", "default_item", chat, "  text_shorthand: true", "  ▸bare: user"],
  [
    "one_each",
    "item_per_part",
    chat,
    "    assistant:\n",
    "    other: { ▸one_each: true, role: user, when: { role: x } }\n    assistant:\n",
  ],
  ["known_by", "identified_by", dialect, "x-dialect:\n", "x-dialect:\n  models: [{ ▸known_by: [x-key] }]\n"],
  ["keeps_media", "archive_media", dialect, "x-dialect:\n", "x-dialect:\n  jobs: { ▸keeps_media: true }\n"],
  ["forgets", "delete_when_done", dialect, "x-dialect:\n", "x-dialect:\n  jobs: { ▸forgets: true }\n"],
  ["making", "pending", dialect, "x-dialect:\n", "x-dialect:\n  jobs: { files: { ▸making: [] } }\n"],
  ["asked", "requested_by", dialect, "  state:\n", "  state:\n    loop: { ▸asked: thinking }\n"],
  ["beside", "content", messages, "    assistant: { when", "    assistant: { ▸beside: [], when"],
  [
    "each_citation",
    "record",
    messages,
    "citations: delta.citation, record:",
    "citations: delta.citation, ▸each_citation:",
  ],
  [
    "signature_transform",
    "signature",
    messages,
    "text: content_block.input\n",
    "text: content_block.input\n              ▸signature_transform: reasoning_state\n",
  ],
  ["settle", "text_end", messages, "      text, refusal:", "      media: { ▸settle: [] }\n      text, refusal:"],
];

describe("keys that were renamed", () => {
  for (const [old, key, file, before, after] of renamed)
    it(`names ${key} where ${old} is written`, async () => {
      const { problems, marks } = await problemsOf([[file, before, after]]);
      const [place] = marks;
      const found = problems.find(({ line, column }) => line === place?.line && column === place.column);
      expect(found?.message, problems.map(({ message }) => message).join("\n")).to.equal(
        `\`${old}\` is now \`${key}\``,
      );
      expect(found?.file).to.equal(`specs/${file}`);
    });
});
