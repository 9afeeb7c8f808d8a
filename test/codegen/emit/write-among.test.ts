import { emitCases } from "../../support/codegen/emit-cases.js";
import { video } from "../../support/codegen/video-specs.js";

const records = { medium: { image: { when: { type: "image" }, fields: { url: "url" } } } };

describe("write-among: lines of specs and the generated code", () => {
  emitCases([
    [
      "a list that two concepts share",
      {
        given: video({
          name: "clips",
          request: { prompt: "content[type=text].text", first_frame: { at: "content[role=first]", record: "medium" } },
          records,
        }),
        made: [
          "clips/write.ts",
          `content: someOf([
            ...eachOf(request.prompt).map((item) => ({ type: "text", text: item, })),
            ...eachOf(request.first_frame).map((item) => itemWith(writeMedium(item, loss), { role: "first", }), ),
          ]),`,
        ],
      },
    ],
    [
      "a list whose only item is written without it",
      {
        given: video({
          name: "clips",
          request: { first_frame: { at: "content[role=first]", record: "medium", lone: true } },
          records,
        }),
        made: ["clips/write.ts", "content: loneOf(["],
      },
    ],
  ]);
});
