import { emitCases } from "../../support/codegen/emit-cases.js";
import { video } from "../../support/codegen/video-specs.js";

const poll = { method: "GET", path: "/jobs/{job}" };

describe("upstream-jobs: lines of specs and the generated code", () => {
  emitCases([
    [
      "how a host runs jobs",
      {
        given: video({
          name: "clips",
          keys: { jobs: { accepted: ["id"], poll, delete_when_done: true, named: { at: "id" } } },
        }),
        made: [
          "clips/dialect.ts",
          `jobs: {
            accepted: ["id"],
            poll: { method: "GET", path: "/jobs/{job}" },
            archiveMedia: false,
            inlineMedia: false,
            deleteWhenDone: true,
            named: { at: ["id"] },
          },`,
        ],
      },
    ],
  ]);
});
