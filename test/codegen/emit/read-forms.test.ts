import { emitCases } from "../../support/codegen/emit-cases.js";

describe("read-forms: lines of specs and the code that comes of them", () => {
  emitCases([
    [
      "a form of a part",
      {
        given: ["dialects/messages/mapping.yaml", "fields: { text: thinking, signature: signature }"],
        made: [
          "messages/read.ts",
          [
            "function readReasoningPart(wire: Wire, path: string, loss: Loss): ReasoningPart {",
            "  loss.unmapped(wire, path, reasoningPartKeys);",
            "  return {",
            '    kind: "reasoning",',
            '    text: asText(wire.thinking) ?? "",',
            "    signature: asText(wire.signature),",
            '    origin: { path, form: "part.reasoning" },',
            "  };",
          ].join("\n"),
        ],
      },
    ],
    [
      "a form without which there is no part",
      {
        given: ["dialects/messages/mapping.yaml", "fields: { source: { at: source, record: source } }"],
        made: [
          "messages/read.ts",
          [
            'const sourceValue = readSource(wire.source, path + ".source", loss);',
            "if (sourceValue === undefined) {",
            "  loss.at(path);",
            "  return undefined;",
            "}",
          ].join("\n"),
        ],
      },
    ],
    [
      "the form that a part is of",
      {
        given: ["dialects/messages/mapping.yaml", "    when: { type: image }"],
        made: [
          "messages/read.ts",
          [
            "export function readPart(wire: Wire, path: string, loss: Loss): Part | undefined {",
            '  if (wire.type === "text") return readTextPart(wire, path, loss);',
            '  if (wire.type === "image") return readImagePart(wire, path, loss);',
            '  if (wire.type === "thinking") return readReasoningPart(wire, path, loss);',
          ].join("\n"),
        ],
      },
    ],
  ]);
});
