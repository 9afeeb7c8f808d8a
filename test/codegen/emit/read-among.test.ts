import { emitCases } from "../../support/codegen/emit-cases.js";
import { video } from "../../support/codegen/video-specs.js";

const records = { medium: { image: { when: { type: "image" }, fields: { url: "url" } } } };
const given = video({
  name: "clips",
  request: { prompt: "content[type=text].text", first_frame: { at: "content[role=first]", record: "medium" } },
  records,
});

describe("read-among: lines of specs and the generated code", () => {
  emitCases([
    [
      "items that are divided between two concepts",
      {
        given,
        made: [
          "clips/read.ts",
          `[
            // prompt
            { is: (wire) => wire.type === "text", all: false },
            // first_frame
            { is: (wire) => wire.role === "first", all: false },
          ],`,
        ],
      },
    ],
    [
      "places whose names are alike",
      {
        given: video({ name: "clips", request: { prompt: "media_set.words", resolution: "mediaSet.size" } }),
        made: ["clips/read.ts", "const inMediaSet = inner(body.media_set); const inMediaSet2 = inner(body.mediaSet);"],
      },
    ],
    [
      "a concept with the name of an item of the layout",
      {
        given: [
          ["dialects/chat/mapping.yaml", "    user: user\n", "    user: labels[type=user].name\n"],
          [
            "dialects/chat/dialect.yaml",
            '        user: { type: [string, "null"] }',
            "        labels: { type: array, items: { properties: { type: {}, name: {} } } }",
          ],
        ],
        made: [
          "chat/read.ts",
          "user: readItemTexts(labelsShares[0], loss, selectedUserKeys, (wire) => asText(wire.name)),",
        ],
      },
    ],
    [
      "the record that is one of them",
      {
        given,
        made: [
          "clips/read.ts",
          "first_frame: readFirstItem(contentShares[1], (wire) => readMedium(wire, loss, wire)),",
        ],
      },
    ],
  ]);
});
