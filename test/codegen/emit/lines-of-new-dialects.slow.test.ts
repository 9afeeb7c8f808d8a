import { compilingCases } from "../../support/codegen/type-cases.js";
import { citedBeside } from "../../support/codegen/cited-edits.js";
import { emitCases } from "../../support/codegen/emit-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";
const document = "dialects/messages/dialect.yaml";

const CALLS_WITH_ARGUMENTS = "    kind: call\n    in: [assistant, answer]\n    concepts: { arguments: present }\n";

/** A switch among the members of the request, with a member of its own that no concept covers. */
const switched: readonly Edit[] = [
  [
    "dialects/chat/dialect.yaml",
    "        reasoning_effort:",
    '        think: { type: [boolean, "null"] }\n' +
      '        thinker: { type: [string, "null"] }\n        reasoning_effort:',
  ],
  [
    chat,
    "  reasoning:\n    effort:\n      fields:\n",
    '  reasoning:\n    "off":\n      when: { think: false }\n      concepts: { mode: "off" }\n' +
      "      unmapped: { thinker: { reason: one vendor alone has several, neutral: [usual] } }\n" +
      "    effort:\n      fields:\n",
  ],
];

const loneSwitch: readonly Edit[] = [
  switched[0] ?? ["", "", ""],
  [
    chat,
    "  reasoning:\n    effort:\n      fields:\n",
    "  reasoning:\n    effort:\n      when: { think: true }\n      const: { thinker: usual }\n      fields:\n",
  ],
];

/** Citations with several sources each. */
const sources: readonly Edit[] = [
  [
    document,
    "            properties: { type: { type: string }, url: { type: string }, title: { type: string } }",
    "            properties: { type: {}, url: {}, title: {}, from: {}, sources: { type: array, items: {} } }",
  ],
  [
    "interlingua/text.yaml",
    "      title: { type: string, description: its title }\n",
    "      title: { type: string, description: its title }\n" +
      "      start: { type: integer, description: the first character }\n",
  ],
  [
    messages,
    "  citation:\n",
    '  citation:\n    several: { when: { sources: present }, at: "sources[]", ' + "fields: { start: from } }\n",
  ],
];

const twice: readonly Edit[] = [
  [
    document,
    "            output_tokens: { type: integer }",
    "            output_tokens: { type: integer }\n" +
      "            billed: { type: object, properties: { output_tokens: {} } }",
  ],
  [messages, "  output: output_tokens\n", "  output: { at: output_tokens, const: { billed.output_tokens: $value } }\n"],
];

const joinedTexts: readonly Edit[] = [
  [
    chat,
    "        - { form: thought, at: reasoning_content }",
    '        - { form: thought, at: reasoning_content, joined_by: "; " }',
  ],
  [
    messages,
    "instructions: { at: system, content: instructions }",
    'instructions: { at: system, content: instructions, words: true, joined_by: "\\n" }',
  ],
];

const among = '"$index[kind=text|reasoning]"';

const counted: readonly Edit[] = [
  [
    messages,
    "open:\n          - { type: content_block_start, index: $index, content_block: { type: thinking,",
    `open:\n          - { type: content_block_start, index: ${among}, content_block: { type: thinking,`,
  ],
  [
    messages,
    "text: [{ type: content_block_delta, index: $index, delta: { type: thinking_delta,",
    `text: [{ type: content_block_delta, index: ${among}, delta: { type: thinking_delta,`,
  ],
  [
    messages,
    "- { type: content_block_delta, index: $index, delta: { type: signature_delta, signature: $signature } }\n" +
      "        close: [{ type: content_block_stop, index: $index }]",
    `- { type: content_block_delta, index: ${among}, delta: { type: signature_delta, signature: $signature } }\n` +
      `        close: [{ type: content_block_stop, index: ${among} }]`,
  ],
];

const requestIdOnce: readonly Edit[] = [
  [
    messages,
    "  body: { type: error, error: { type: $type, message: $coded_message }, request_id: $request_id }",
    "  body: { type: error, error: { type: $type, message: $coded_message }, request_id: $request_id }\n" +
      "  event: { type: error, error: { type: $type, message: $coded_message } }",
  ],
];

/** A dialect whose content is one text everywhere, with its images beside it. */
const words: readonly Edit[] = [
  [chat, "content: content }\n    user:", "content: [{ at: content, words: true }] }\n    user:"],
  [
    chat,
    "      content: content\n    assistant:",
    "      content:\n        - { at: content, words: true }\n" +
      '        - { form: image, at: "images[]" }\n    assistant:',
  ],
  [
    "dialects/chat/dialect.yaml",
    "        reasoning_content:",
    '        images: { type: [array, "null"], items: { type: string } }\n        reasoning_content:',
  ],
  [chat, "- { at: content, default: null }", "- { at: content, words: true, default: null }"],
  [chat, "  text: { when: { type: text }, fields: { text: text } }", "  text: { fields: { text: . } }"],
  [
    chat,
    "    when: { type: image_url }\n    concepts: { medium: image }\n" +
      "    fields: { source: { at: image_url.url, transform: media_uri }, detail: image_url.detail }",
    "    concepts: { medium: image }\n    fields: { source: { at: ., transform: media_uri } }",
  ],
  [
    chat,
    "parts: { at: content, content: tool }",
    'parts: { at: content, content: tool, words: true, joined_by: "\\n" }',
  ],
];

/** Citations beside the text that name their part and its words. */
const citedParts = citedBeside(", part: number, text: words");

const unnamed: readonly Edit[] = [
  [chat, "    id: { at: id, default: chatcmpl-$new_id }", "    id: { absent: answers have no ID }"],
];

const timed: readonly Edit[] = [[chat, "created: $created, model: $model }", "created: $created_at, model: $model }"]];

describe("what lines say: lines of specs and the code that comes of them", () => {
  emitCases([
    [
      "calls beside the content that their form there cannot hold, which leave no null in the list",
      {
        given: [chat, "    kind: call\n    in: [assistant, answer]\n", CALLS_WITH_ARGUMENTS],
        made: [
          "chat/write.ts",
          "const called = parts.filter((part): part is CallPart => " +
            'part.kind === "call" && part.arguments !== undefined);',
        ],
      },
    ],
    [
      "yes or no among the members of the request",
      { given: switched, made: ["chat/write.ts", 'think: reasoning.mode === "off" ? false : undefined,'] },
    ],
    [
      "the constants of a record without a place",
      {
        given: loneSwitch,
        made: ["chat/write.ts", "think: request.reasoning !== undefined ? true : undefined,"],
      },
    ],
    [
      "what a record without conditions has no place for",
      {
        given: switched,
        made: [
          "chat/write.ts",
          "const reasoning = request.reasoning ?? {}; " +
            'if (!(reasoning.mode === "off")) loss.dropConcept(reasoning, "mode", reasoning.mode); ' +
            'loss.dropConcept(reasoning, "budget", reasoning.budget);',
        ],
      },
    ],
    [
      "what an implicit form expresses, which is not lost",
      {
        given: [
          chat,
          "  reasoning:\n    effort:\n      fields:\n",
          '  reasoning:\n    "off": { implicit: true, concepts: { mode: "off" } }\n    effort:\n      fields:\n',
        ],
        made: [
          "chat/write.ts",
          'if (!(reasoning.mode === "off")) loss.dropConcept(reasoning, "mode", reasoning.mode);',
        ],
      },
    ],
    [
      "members without a concept beside it, and their usual values",
      { given: switched, made: ["chat/read.ts", '["thinker", ["usual"]],'] },
    ],
    [
      "a record of which nothing may be left",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "    base64: { when: { type: base64 }, concepts: { data: present }, " +
            "fields: { mime: media_type, data: data } }",
          "    base64: { direction: read, when: { type: base64 }, fields: { data: data } }\n" +
            "    open: { direction: write, concepts: { data: present }, fields: { mime: media_type, data: data } }",
        ],
        made: ["messages/write.ts", "return compact({ media_type: source.mime, data: source.data, });"],
      },
    ],
    [
      "members of the object around a list, by their types",
      {
        given: sources,
        made: ["messages/read.ts", "start: asInteger(wire.from)"],
      },
    ],
    [
      "citations that name their part, when they are read",
      {
        given: citedParts,
        made: ["chat/read.ts", 'loss, withPlace(readCitation, { part: "number", text: "words" })),'],
      },
    ],
    [
      "citations that name their part, when they are written",
      {
        given: citedParts,
        made: ["chat/write.ts", 'writePlace(writeCitation(one, loss), one, { part: "number", text: "words" }),'],
      },
    ],
    [
      "citations of a text that answers have beside it",
      {
        given: citedParts,
        made: [
          "chat/write.ts",
          "function writeTextPart(part: TextPart, loss: Loss, context: Context): Wire { " +
            'if (context !== "answer") loss.dropConcept(part, "citations", part.citations);',
        ],
      },
    ],
    [
      "a count in two places",
      {
        given: twice,
        made: ["messages/write.ts", "billed: { output_tokens: usage.output"],
      },
    ],
    [
      "texts that are one, and what is between them",
      { given: joinedTexts, made: ["chat/write.ts", 'reasoning_content: besideValue(thought, "; "),'] },
    ],
    [
      "instructions that are one text",
      {
        given: joinedTexts,
        made: ["messages/write.ts", 'system: writeWords(instructions, "\\n", loss, reportBesideWords),'],
      },
    ],
    [
      "what texts have beside their words, where words alone are written",
      {
        given: joinedTexts,
        made: [
          "messages/write.ts",
          "function reportBesideWords(part: TextPart, loss: Loss): void { " +
            'loss.dropConcept(part, "citations", part.citations);',
        ],
      },
    ],
    [
      "what texts of answers have beside their words",
      {
        given: words,
        made: [
          "chat/write.ts",
          "const content = writeWords( " +
            'parts.filter((part) => part.kind !== "reasoning" && part.kind !== "refusal" && part.kind !== "call"), ' +
            '"", loss, reportBesideWords, );',
        ],
      },
    ],
    [
      "a result that is one text",
      {
        given: words,
        made: ["chat/write.ts", 'content: writeWords(part.parts, "\\n", loss, reportBesideWords) ?? "",'],
      },
    ],
    [
      "bare values beside texts, in tables",
      {
        given: words,
        made: ["pairs/chat-to-messages.ts", '{ concept: "media.source", from: "messages[].images[]", to: "messages'],
      },
    ],
    [
      "the member of bytes beside texts, which logs leave out",
      { given: words, made: ["chat/dialect.ts", 'mediaMembers: new Set(["file_data", "images"]),'] },
    ],
    [
      "the time of an answer as ISO 8601 in each event",
      { given: timed, made: ["chat/write-stream.ts", "jsonText(isoTime.write(state.created))"] },
    ],
    [
      "an index among parts of several kinds",
      {
        given: counted,
        made: ["messages/write-stream.ts", 'indexAmong(state, part, ["text", "reasoning"])'],
      },
    ],
  ]);

  compilingCases([
    ["a switch", switched],
    ["a switch that is always written", loneSwitch],
    ["texts that are one", joinedTexts],
    ["content that is one text everywhere", words],
    ["citations that name their part", citedParts],
    ["an index among several kinds", counted],
    ["the ID of a request in bodies of errors alone", requestIdOnce],
    ["answers without an ID", unnamed],
  ]);
});
