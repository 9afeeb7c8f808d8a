import { citedBeside } from "../../support/codegen/cited-edits.js";
import { emitCases } from "../../support/codegen/emit-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";
const CONTENT_OF_SYSTEM = "system: { when: { role: system }, content: content }";
const OTHERS = 'parts.filter((part) => part.kind !== "reasoning" && part.kind !== "refusal" && part.kind !== "call"),';

const inSystem: Edit = [
  chat,
  CONTENT_OF_SYSTEM,
  CONTENT_OF_SYSTEM.replace("content: content", "content: [{ at: content, words: true }]"),
];
const inAnswers: Edit = [chat, "- { at: content, default: null }", "- { at: content, words: answer, default: null }"];
const withCitations: Edit = [
  chat,
  "  text: { when: { type: text }, fields: { text: text } }",
  "  text: { when: { type: text }, fields: { text: text, citations: { implicit: they follow the words } } }",
];

describe("write-words: lines of specs and the generated code", () => {
  emitCases([
    [
      "a text that is words alone",
      {
        given: [inSystem],
        made: ["chat/write.ts", 'const content = writeWords(parts, "", loss, reportBesideWords);'],
      },
    ],
    [
      "what a text has beside its words, which is lost",
      {
        given: [inSystem],
        made: [
          "chat/write.ts",
          "function reportBesideWords(part: TextPart, loss: Loss): void { " +
            'loss.dropConcept(part, "citations", part.citations); }',
        ],
      },
    ],
    [
      "what the dialect expresses without a member, which is not lost",
      { given: [inSystem, withCitations], made: ["chat/write.ts", 'const content = writeWords(parts, "", loss);'] },
    ],
    [
      "the separator of several texts",
      {
        given: [
          chat,
          CONTENT_OF_SYSTEM,
          CONTENT_OF_SYSTEM.replace("content: content", 'content: [{ at: content, words: true, joined_by: "\\n" }]'),
        ],
        made: ["chat/write.ts", 'const content = writeWords(parts, "\\n", loss, reportBesideWords);'],
      },
    ],
    [
      "words of answers alone, as requests hold a list there",
      {
        given: [inAnswers],
        made: ["chat/write.ts", `const content = writeWords( ${OTHERS} "", loss, reportBesideWords, );`],
      },
    ],
    [
      "words of answers whose citations are beside them, where nothing is lost",
      {
        given: [inAnswers, ...citedBeside()],
        made: ["chat/write.ts", `const content = writeWords( ${OTHERS} "", loss, );`],
      },
    ],
  ]);
});
