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
            ...eachOf(request.first_frame).map((item) => merged(writeMedium(item, loss), { role: "first", }), ),
          ]),`,
        ],
      },
    ],
  ]);
});
