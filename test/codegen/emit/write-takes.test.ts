import { emitCases } from "../../support/codegen/emit-cases.js";

const mapping = "dialects/chat/mapping.yaml";
const asks = [mapping, "    - drop_empty_text", "    - plain_documents_as_text\n    - only_media_taken"] as const;

describe("write-takes: lines of specs and the generated code", () => {
  emitCases([
    [
      "media in the content of the user",
      {
        given: [asks],
        made: [
          "chat/write.ts",
          'function takesMedia(part: MediaPart): boolean { return writePart(part, "user", noLoss) !== undefined; }',
        ],
      },
    ],
    [
      "media beside words alone",
      {
        given: [
          asks,
          [
            mapping,
            "      when: { role: user }\n      content: content",
            [
              "      when: { role: user }",
              "      content:",
              "        - { at: content, words: true }",
              '        - { form: document, at: "files[]" }',
            ].join("\n"),
          ],
          [
            "dialects/chat/dialect.yaml",
            '        refusal: { type: [string, "null"] }\n',
            [
              '        refusal: { type: [string, "null"] }',
              '        files: { type: array, items: { $ref: "#/components/schemas/Part" } }',
              "",
            ].join("\n"),
          ],
        ],
        made: [
          "chat/write.ts",
          'return part.medium === "document" && part.source?.data !== undefined && ' +
            "writeDocumentPart(part, noLoss) !== undefined;",
        ],
      },
    ],
  ]);
});
