import { emitCases } from "../../support/codegen/emit-cases.js";

const effort = "        effort: { at: reasoning_effort, values: { low: low, high: high, xhigh: xhigh, max: max } }\n";

describe("read-forms: lines of specs and the generated code", () => {
  emitCases([
    [
      "a form of a part",
      {
        given: ["dialects/messages/mapping.yaml", "fields: { text: thinking, signature: signature }"],
        made: [
          "messages/read.ts",
          [
            "function readReasoningPart(wire: Wire, loss: Loss): ReasoningPart {",
            "  loss.unmapped(wire, reasoningPartKeys);",
            "  return {",
            '    kind: "reasoning",',
            '    text: asText(wire.thinking) ?? "",',
            "    signature: asText(wire.signature),",
            '    origin: { from: wire, form: "part.reasoning" },',
            "  };",
          ].join("\n"),
        ],
      },
    ],
    [
      "a form with a required member",
      {
        given: ["dialects/messages/mapping.yaml", "fields: { source: { at: source, record: source } }"],
        made: [
          "messages/read.ts",
          [
            'const sourceValue = readSource(wire.source, loss, wire, "source");',
            "if (sourceValue === undefined) {",
            "  loss.at(wire);",
            "  return undefined;",
            "}",
          ].join("\n"),
        ],
      },
    ],
    [
      "the form of a part",
      {
        given: ["dialects/messages/mapping.yaml", "    when: { type: image }"],
        made: [
          "messages/read.ts",
          [
            "export function readPart(wire: Wire, loss: Loss): Part | undefined {",
            '  if (wire.type === "text") return readTextPart(wire, loss);',
            '  if (wire.type === "image") return readImagePart(wire, loss);',
            '  if (wire.type === "thinking") return readReasoningPart(wire, loss);',
          ].join("\n"),
        ],
      },
    ],
    [
      "two places of a concept among the members of the request",
      {
        given: [
          "dialects/chat/mapping.yaml",
          "        effort: { at: reasoning_effort, values: { low: low, high: high, xhigh: xhigh, max: max } }",
          "        effort: { at: [reasoning_effort, user], values: { low: low, high: high, xhigh: xhigh, max: max } }",
        ],
        made: [
          "chat/read.ts",
          'if (contradicts(wire.user, wire.reasoning_effort)) loss.at(wire, "user"); const given: Reasoning = {',
        ],
      },
    ],
    [
      "a record among other members, of which the constants of a form make none",
      {
        given: [
          "dialects/chat/mapping.yaml",
          `    effort:\n      fields:\n${effort}        mode: { absent: the model decides }\n`,
          `    effort:\n      concepts: { mode: "on" }\n      fields:\n${effort}`,
        ],
        made: ["chat/read.ts", 'return hasAnyValue(given) ? { mode: "on", ...given, '],
      },
    ],
    [
      "a record among other members, and what only another form of it reads",
      {
        given: [
          "dialects/chat/mapping.yaml",
          "  reasoning:\n    effort:\n",
          '  reasoning:\n    named: { when: { user: reasons }, concepts: { mode: "on" } }\n    effort:\n',
        ],
        made: [
          "chat/read.ts",
          'if (wire.user === "reasons") { if (wire.reasoning_effort != null) loss.at(wire, "reasoning_effort");',
        ],
      },
    ],
  ]);
});
