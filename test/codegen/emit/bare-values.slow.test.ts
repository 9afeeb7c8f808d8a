import { compilingCases } from "../../support/codegen/type-cases.js";
import { emitCases } from "../../support/codegen/emit-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";
const document = "dialects/chat/dialect.yaml";

const effort = [
  "    effort:",
  "      fields:",
  "        effort: { at: reasoning_effort, values: { low: low, high: high, xhigh: xhigh, max: max } }",
  "        mode: { absent: the model decides }",
  "        budget: { absent: effort has words }",
  "        visible: { absent: the model decides what to show }",
].join("\n");

/** Reasoning as a switch or a word. */
const think: readonly Edit[] = [
  [document, 'reasoning_effort: { type: [string, "null"] }', 'reasoning_effort: { type: [string, boolean, "null"] }'],
  [chat, "    reasoning: { record: reasoning }", "    reasoning: { at: reasoning_effort, record: reasoning }"],
  [
    chat,
    effort,
    [
      '    "off": { when: { .: false }, concepts: { mode: "off" } }',
      '    "on": { when: { .: true }, concepts: { mode: "on", effort: absent } }',
      "    word: { fields: { effort: { at: ., values: { low: [low, little], high: high } } } }",
    ].join("\n"),
  ],
];

/** Reasoning as a word, or a switch that clients never give. */
const onlyWritten: readonly Edit[] = think.map(([file, from, to]) => [
  file,
  from,
  to.replace('"off": { when', '"off": { direction: write, when'),
]);

/** Images as a list of addresses beside the words. */
const images: readonly Edit[] = [
  [document, "        content:", "        images: { type: array, items: { type: string } }\n        content:"],
  [
    chat,
    "      content: content\n    assistant:",
    '      content: [content, { form: picture, at: "images[]" }]\n    assistant:',
  ],
  [
    chat,
    "  thought: {",
    "  picture: { kind: media, concepts: { medium: image }, fields: { source: { at: ., transform: media_uri } } }\n" +
      "  thought: {",
  ],
];

/** What such a value cannot hold, and a thought that is one text either, has a line. */
const lost: readonly Edit[] = [
  ...images.map(([file, from, to]): Edit => [
    file,
    from,
    to?.replace("media_uri } }", "media_uri }, detail: { absent: an address alone } }") ?? to,
  ]),
  [chat, "fields: { text: . } }\n  declined", "fields: { text: ., signature: { absent: words alone } } }\n  declined"],
];

/** Counts among the members of the answer and of its events. */
const counts: readonly Edit[] = [
  [document, "        usage:\n", "        read_count: { type: integer }\n        usage:\n"],
  [chat, "    usage: { at: usage, record: usage }", "    usage: { at: ., record: usage }"],
  [
    chat,
    "  input: prompt_tokens\n  cached_input: cached_tokens\n  output: completion_tokens\n",
    [
      "  input: read_count\n  cached_input: { absent: caches are not counted }\n  output: usage.completion_tokens\n",
    ].join(""),
  ],
  [chat, "    usage: [usage]\n", "    usage: [.]\n"],
  [chat, "    usage: [{ choices: [], usage: $usage }]\n", "    usage: [{ $merge: $usage, choices: [] }]\n"],
];

/** A word of its own, or a list. */
const choice: readonly Edit[] = [
  [
    chat,
    "  tool_choice:\n",
    "  tool_choice:\n" +
      "    all: { when: { .: any }, concepts: { mode: required, names: absent } }\n" +
      "    names: { concepts: { mode: auto, names: present }, fields: { names: . } }\n",
  ],
];

describe("bare values: lines of specs and the code that comes of them", () => {
  emitCases([
    [
      "a switch or a word, read",
      {
        given: think,
        made: [
          "chat/read.ts",
          [
            'if (value === false) return { mode: "off", origin: { from, member, form: "reasoning.off" } };',
            'if (value === true) return { mode: "on", origin: { from, member, form: "reasoning.on" } };',
            'if (typeof value === "string")',
            "return { effort: readWord(reasoningMeanings, value, loss, from, member), " +
              'origin: { from, member, form: "reasoning.word" }, };',
          ].join("\n"),
        ],
      },
    ],
    [
      "a switch or a word, written after reports of what it cannot hold",
      {
        given: think,
        made: [
          "chat/write.ts",
          [
            'if (reasoning.mode === "off") {',
            'loss.dropConcept(reasoning, "effort", reasoning.effort);',
            'loss.dropConcept(reasoning, "budget", reasoning.budget);',
            'loss.dropConcept(reasoning, "visible", reasoning.visible);',
            "return false;",
            "}",
          ].join("\n"),
        ],
      },
    ],
    [
      "a switch that is only written, not read",
      {
        given: onlyWritten,
        made: [
          "chat/read.ts",
          "): Reasoning | undefined { if (value === true) " +
            'return { mode: "on", origin: { from, member, form: "reasoning.on" } };',
        ],
      },
    ],
    [
      "a switch that is only written, written",
      {
        given: onlyWritten,
        made: [
          "chat/write.ts",
          [
            'if (reasoning.mode === "off") {',
            'loss.dropConcept(reasoning, "effort", reasoning.effort);',
            'loss.dropConcept(reasoning, "budget", reasoning.budget);',
            'loss.dropConcept(reasoning, "visible", reasoning.visible);',
            "return false;",
            "}",
          ].join("\n"),
        ],
      },
    ],
    [
      "values in a list beside the content, read",
      {
        given: images,
        made: [
          "chat/read.ts",
          [
            "const held = mediaUri.read(value);",
            'return held === undefined ? undefined : { kind: "media", medium: "image", source: held, ' +
              'origin: { from, member, form: "part.picture" } };',
          ].join("\n"),
        ],
      },
    ],
    [
      "values in a list beside the content, written",
      {
        given: images,
        made: ["chat/write.ts", "images: someOf(picture.map((part) => writePicturePart(part, loss))),"],
      },
    ],
    [
      "what a line has no place for, of a value in a list",
      {
        given: lost,
        made: ["chat/write.ts", 'loss.dropConcept(part, "detail", part.detail); return mediaUri.write('],
      },
    ],
    [
      "what a line has no place for, of a text beside the content",
      {
        given: lost,
        made: ["chat/write.ts", 'for (const part of thought) { loss.dropConcept(part, "signature", part.signature);'],
      },
    ],
    [
      "parts of one kind beside the content that the form there cannot hold stay in the content",
      {
        given: images,
        made: ["chat/write.ts", 'parts.filter((part) => !(part.kind === "media" && part.medium === "image"))'],
      },
    ],
    [
      "counts among the members of an answer, written",
      { given: counts, made: ["chat/write.ts", "...writeUsage(response.usage),"] },
    ],
    [
      "counts among the members of an event",
      {
        given: counts,
        made: [
          "chat/read-stream.ts",
          "if (event.read_count != null || inUsage.completion_tokens != null) " +
            'state.usage = mergeUsage(state.usage, inner(event), ["read_count"], ["usage"]);',
        ],
      },
    ],
    [
      "a constant and a list in place of an object",
      {
        given: choice,
        made: [
          "chat/read.ts",
          [
            'if (value === "any") return { mode: "required", origin: { from, member, form: "tool_choice.all" } };',
            'if (Array.isArray(value)) return { mode: "auto", names: asTexts(value),',
          ].join("\n"),
        ],
      },
    ],
  ]);

  compilingCases([
    ["a switch or a word", think],
    ["a switch that is only written", onlyWritten],
    ["values in a list beside the content", images],
    ["counts among members", counts],
    ["a constant and a list", choice],
  ]);
});
