import { emitCases } from "../../support/codegen/emit-cases.js";
import { video } from "../../support/codegen/video-specs.js";

const records = { medium: { is: "Medium", forms: { image: { when: { type: "image" }, fields: { url: "url" } } } } };
const given = video({
  name: "clips",
  request: { prompt: "content[type=text].text", first_frame: { at: "content[role=first]", record: "medium" } },
  records,
});

describe("read-among: lines of specs and the code that comes of them", () => {
  emitCases([
    [
      "items that are shared out between two concepts",
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
      "the record that is one of them",
      {
        given,
        made: [
          "clips/read.ts",
          "first_frame: readFirstItem(contentShares[1], (wire, place) => readMedium(wire, place, loss)),",
        ],
      },
    ],
  ]);
});
