import { expect } from "chai";
import { compileSpecs } from "../../../codegen/compile.js";
import { linesOf } from "../../../codegen/check/forms.js";
import type { Line } from "../../../codegen/join/mapping.js";
import { languageFolder, SpecTree, type Edit } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

/** The line at the mark of an edit, with the place of the mark. */
async function markedLine(edit: Edit): Promise<{ line: Line | undefined; place: object | undefined }> {
  const tree = new SpecTree([edit]);
  try {
    const { mappings } = await compileSpecs([tree.specs], languageFolder);
    const [mark] = tree.marks;
    const place = mark && { file: mark.file, line: mark.line, column: mark.column };
    const line = mappings.flatMap(linesOf).find((one) => JSON.stringify(one.place) === JSON.stringify(place));
    return { line, place };
  } finally {
    tree.remove();
  }
}

describe("lines of mappings: their kinds, and their places in the specs", () => {
  const cases: [kind: Line["kind"], edit: Edit, more: object][] = [
    ["value", [messages, "    stop: stop_sequences[]", "    ▸stop: stop_sequences[]"], { isAlwaysList: true }],
    ["value", [chat, "    seed: seed", "    ▸seed: seed"], { at: ["seed"], isAlwaysList: false }],
    [
      "transform",
      [messages, "fields: { text: thinking, ", "fields: { ▸text: { at: thinking, transform: joined_text }, "],
      { transform: "joined_text", at: ["thinking"] },
    ],
    [
      "absent",
      [messages, "    seed: { absent", "    ▸seed: { absent"],
      { because: "the vendor offers no seed", at: [] },
    ],
    ["inline", [chat, "    reasoning: { record", "    ▸reasoning: { record"], { record: "reasoning", at: [] }],
    [
      "records",
      [chat, '    tools: { at: "tools[]"', '    ▸tools: { at: "tools[]"'],
      { record: "tool", isAlone: false },
    ],
    ["record", [chat, "    tool_choice: { at", "    ▸tool_choice: { at"], { record: "tool_choice", orList: false }],
    [
      "words",
      [messages, "        effort: { at", "        ▸effort: { at"],
      { words: { low: ["low"], high: ["high"] }, isJoined: false },
    ],
    ["finish", [messages, "    finish: { at: stop_reason", "    ▸finish: { at: stop_reason"], { at: ["stop_reason"] }],
  ];
  for (const [kind, edit, more] of cases)
    it(`${kind}: ${JSON.stringify(more)}`, async () => {
      const { line, place } = await markedLine(edit);
      expect(line).to.deep.include({ kind, place, ...more });
    });
});
