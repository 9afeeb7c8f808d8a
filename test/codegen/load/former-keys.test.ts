import { expect } from "chai";
import { problemsOf } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";
const ID = "id: { at: id, default: msg_$new_id }";
const NAMED_BY_DOCUMENT = "leave it out: the document in the same folder names it";
const INTERLEAVED = "leave it out: parts are interleaved if no event closes one";
const SIGNED = "leave it out: attach_signatures under response.before_write is for streams too";
const EMPTY_LIST = "leave it out: an empty list is written only with default: []";

const CALLS = [
  "      - at: choices[0].delta.tool_calls[]",
  "        kind: call",
  "        key: index",
  "        id: id",
  "        name: function.name",
  "        text: function.arguments",
  "",
].join("\n");

/** Each old key in its place, marked, and what the compiler has one write. */
type FormerCase = [old: string, file: string, before: string, after: string, now: string];
const former: FormerCase[] = [
  [
    "same_as",
    messages,
    "      text, refusal:",
    "      refusal: { ▸same_as: text }\n      text:",
    "write both names before the events: text, refusal: …",
  ],
  [
    "like",
    messages,
    "      text, refusal:",
    "      refusal: { ▸like: text }\n      text:",
    "write both names before the events: text, refusal: …",
  ],
  [
    "each",
    chat,
    CALLS,
    '      - ▸each: "choices[0].delta.tool_calls"\n        pieces: [{ kind: call, key: index }]\n',
    'write - { at: "choices[0].delta.tool_calls[]", pieces: [{ kind: call, key: index }] }',
  ],
  [
    "each",
    chat,
    '      - { kind: text, text: "choices[0].delta.content" }\n',
    "      - ▸each: content\n        told_by: type\n        " +
      "cases: { a: { pieces: [{ kind: text, text: x }] }, b: { kind: refusal } }\n",
    'write - { at: "content[type=a]", kind: text, text: x }, and - { at: "content[type=b]", kind: refusal }',
  ],
  [
    "cases",
    chat,
    '      - { kind: text, text: "choices[0].delta.content" }\n',
    "      - each: content\n        told_by: type\n        ▸cases: { a: { kind: text } }\n",
    'leave it out: the path of a piece selects items, as in at: "content[type=…]"',
  ],
  [
    "told_by",
    chat,
    '    finish: "choices[0].finish_reason"\n    usage',
    '      - { at: "a[]", kind: text, text: text, ▸told_by: type }\n    finish: "choices[0].finish_reason"\n    usage',
    'leave it out: the path of a piece selects items, as in at: "<path>[type=…]"',
  ],
  [
    "in",
    messages,
    "user: { role: user, when: { role: user }, content: content }",
    "user: { role: user, when: { role: user }, content: content, ▸in: request }",
    "leave it out: what an item is in answers is under its key answer",
  ],
  [
    "in",
    messages,
    "assistant: { when: { role: assistant }, content: content }",
    "assistant: { when: { role: assistant }, content: content }\n" +
      "    message: { role: assistant, when: { type: message }, ▸in: answer, item_per_part: true, content: content }",
    "write answer: { when: { type: message }, item_per_part: true } in the item of requests that it is, " +
      "and leave this one out",
  ],
  ["dialect", chat, "request:\n  fields:", "▸dialect: chat\nrequest:\n  fields:", NAMED_BY_DOCUMENT],
  ["vocabulary", chat, "request:\n  fields:", "▸vocabulary: text\nrequest:\n  fields:", NAMED_BY_DOCUMENT],
  ["id_prefix", messages, ID, "id: { at: id, ▸id_prefix: msg_ }", "write id: { at: id, default: msg_$new_id }"],
  ["made", messages, ID, "id: { at: id, ▸made: msg_ }", "write id: { at: id, default: msg_$new_id }"],
  [
    "generated",
    chat,
    "created: { at: created, default: $now }",
    "created: { at: created, ▸generated: now }",
    "write created: { at: created, default: $now }",
  ],
  [
    "copies",
    chat,
    "created: { at: created, default: $now }",
    "created: { at: created, default: $now, ▸copies: [updated] }",
    "write created: { at: created, default: $now, const: { updated: $value } }",
  ],
  [
    "item_ids",
    chat,
    "parts: choices[0].message",
    'parts: { at: "choices[]", ▸item_ids: id }',
    "leave it out: an item of an answer has its ID as a constant: const: { id: msg_$new_id }",
  ],
  [
    "item",
    chat,
    "parts: choices[0].message",
    'parts: { at: "choices[0].message", ▸item: assistant }',
    'write parts: "choices[0].message"',
  ],
  ["omit_empty", messages, ID, "id: { at: id, ▸omit_empty: true }", EMPTY_LIST],
  ["or_nothing", messages, ID, "id: { at: id, ▸or_nothing: true }", EMPTY_LIST],
  [
    "always",
    messages,
    "stop: stop_sequences[]",
    "stop: { at: stop_sequences, ▸always: list }",
    'write stop: "stop_sequences[]"',
  ],
  [
    "at_most",
    chat,
    'stop: { at: "stop[]", clamp: 4 }',
    'stop: { at: "stop[]", ▸at_most: 4 }',
    'write stop: { at: "stop[]", clamp: 4 }',
  ],
  [
    "address",
    chat,
    "    seed: seed",
    "    seed: { at: seed, ▸address: { edit: four } }",
    "write seed: { at: $operation, values: { four: edit } }",
  ],
  [
    "beside",
    chat,
    "  consumed:\n    stream",
    "  ▸beside: { seed: { seeded: true } }\n  consumed:\n    stream",
    "write seed: { const: { seeded: true } }",
  ],
  [
    "beside",
    chat,
    "  thought: { kind: reasoning, in",
    "  thought: { kind: reasoning, ▸beside: true, in",
    "leave it out: an item of the layout has its place: content: { form: thought, at: … }",
  ],
  [
    "spelling",
    chat,
    "  consumed:\n    stream",
    "  ▸spelling: { camel: true, but_inside: [labels] }\n  consumed:\n    stream",
    "write camel_case_except: [labels]",
  ],
  [
    "inside",
    chat,
    "\nrecords:\n",
    "\nrecords:\n  held: { held: { ▸inside: { at: tools, fields: { group: name } } } }\n",
    'write at: "tools[]", fields: { group: name }',
  ],
  [
    "offers",
    chat,
    "tool: { role: user, form",
    'tool: { ▸offers: { at: "tools[]", record: tool }, role: user, form',
    'write fields: { tools: { at: "tools[]", record: tool } }',
  ],
  [
    "calling",
    messages,
    "[{ key: index, text: delta.text }]",
    "[{ kind: call, ▸calling: text, key: index }]",
    "write kind: text_call",
  ],
  ["interleaved", messages, "    named: type", "    named: type\n    ▸interleaved: true", INTERLEAVED],
  ["signed", messages, "    named: type", "    named: type\n    ▸signed: [text]", SIGNED],
  ["unsigned", messages, "    named: type", "    named: type\n    ▸unsigned: none", SIGNED],
  [
    "end_name",
    messages,
    "    named: type",
    "    named: type\n    ▸end_name: done",
    "write the name beside read: end: { done: … }",
  ],
  ...["preview", "result", "summary"].map((key): FormerCase => [
    key,
    messages,
    "stream:\n  read:",
    `stream:\n  results: { discriminator: type, record: tool, values: { result: [c] }, ▸${key}: [a, b] }\n  read:`,
    `write values: { ${key}: [a, b] }`,
  ]),
  [
    "index",
    messages,
    "stream:\n  read:",
    "stream:\n  results: { discriminator: type, record: tool, values: { result: [c] }, ▸index: number }\n  read:",
    "leave it out: it is the place of the concept index in the record",
  ],
  [
    "members",
    chat,
    "response:\n",
    "response:\n  own: { choices: [{ ▸members: { text: string }, own: { index: integer } }] }\n",
    "write own: { text: string }",
  ],
  [
    "lists",
    chat,
    "response:\n",
    "response:\n  own: { choices: [{ ▸lists: { text: [] }, own: { index: integer } }] }\n",
    "write own: { text: [] }",
  ],
  [
    "lists",
    chat,
    "  consumed:\n    stream",
    "  ▸lists: { tools: { text: tools } }\n  consumed:\n    stream",
    "leave it out: a line names the other ways to write its list, as at: [items[role=user], items]",
  ],
  [
    "value",
    chat,
    "fields: { mode: { at: ., values: { auto: auto, none: none, required: [required, any] } } },",
    "▸value: mode, values: { auto: auto },",
    "write fields: { mode: { at: ., values: { auto: auto } } }",
  ],
];

describe("keys that are no longer needed", () => {
  for (const [old, file, before, after, now] of former)
    it(`shows how to write ${old}`, async () => {
      const { problems, marks } = await problemsOf([[file, before, after]]);
      const [place] = marks;
      const found = problems.find(({ line, column }) => line === place?.line && column === place.column);
      expect(found?.message, problems.map(({ message }) => message).join("\n")).to.equal(
        `\`${old}\` is no longer a key`,
      );
      expect(found?.hint).to.equal(now);
    });
});
