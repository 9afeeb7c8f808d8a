import { isDeepStrictEqual } from "node:util";
import { expect } from "chai";
import { compileSpecs } from "../../../codegen/compile.js";
import { linesOf } from "../../../codegen/check/forms.js";
import type { Line } from "../../../codegen/model/mapping.js";
import { languageFolder, SpecTree, type Edit, type Place } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

/** The line at the mark of an edit. */
async function markedLine(edit: Edit): Promise<Line | undefined> {
  const tree = new SpecTree([edit]);
  try {
    const { mappings } = await compileSpecs([tree.specs], languageFolder);
    const placeOf = ({ file, pointer }: Line): Place => file.place(pointer);
    return mappings.flatMap(linesOf).find((one) => isDeepStrictEqual(placeOf(one), tree.marks[0]));
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
      expect(await markedLine(edit)).to.deep.include({ kind, ...more });
    });
});
