import { expect } from "chai";
import { readSpecs } from "../../../codegen/compile.js";
import { itemPlaces, streamedItem } from "../../../codegen/emit/streamed-item.js";
import type { Mapping } from "../../../codegen/model/mapping.js";
import { emitCases } from "../../support/codegen/emit-cases.js";
import { languageFolder, SpecTree, type Edit } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";
const TEXTS = `      - { at: "choices[0].delta.content[type=text]", kind: text, text: text }
      - at: choices[0].delta.content[type=thinking]
        kind: reasoning
        text: thinking
        transform: joined_text
      - { kind: text, text: "choices[0].delta.content" }
`;

async function mappingOf(dialect: string, edits: readonly Edit[]): Promise<Mapping> {
  const tree = new SpecTree(edits);
  try {
    const out = `${tree.folder}/generated`;
    const { mappings } = await readSpecs({ roots: [tree.specs], languageFolder, out });
    const found = mappings.find((mapping) => mapping.dialect === dialect);
    if (found === undefined) throw new Error(`There is no ${dialect}.`);
    return found;
  } finally {
    tree.remove();
  }
}

describe("streamed-item: the item of an answer that events hold", () => {
  const cases: [name: string, dialect: string, edits: readonly Edit[], item: string | undefined][] = [
    ["with a fragment in the place of its content", "chat", [], "assistant"],
    [
      "with a list in the place of its content",
      "chat",
      [[chat, '      - { kind: text, text: "choices[0].delta.content" }\n', ""]],
      "assistant",
    ],
    [
      "where no event has its content",
      "chat",
      [[chat, TEXTS, '      - { kind: text, text: "choices[0].words" }\n']],
      undefined,
    ],
    ["where an answer is a list of parts", "messages", [], undefined],
  ];
  for (const [name, dialect, edits, item] of cases)
    it(`is known ${name}`, async () => {
      expect(streamedItem(await mappingOf(dialect, edits))?.name).to.equal(item);
    });

  it("is at each place once", async () => {
    const mapping = await mappingOf("chat", []);
    const [item] = mapping.layout.items.filter(({ name }) => name === "assistant");
    expect(item && itemPlaces(mapping.stream.read, item)).to.deep.equal(["choices[0].delta"]);
  });

  emitCases([
    [
      "its members that no concept covers are lost",
      {
        given: [chat, '    finish: "choices[0].finish_reason"\n    usage: [usage]'],
        made: [
          "chat/read-stream.ts",
          'loseUnmapped(inChoices0Delta, assistantItemKeys, "choices[0].delta", state.sink);',
        ],
      },
    ],
  ]);
});
