import { faultCases } from "../../support/codegen/fault-cases.js";
import { operation, video } from "../../support/codegen/video-specs.js";

const document = "dialects/reels/dialect.yaml";
const poll = { method: "GET", path: "/jobs/{job}" };
const reels = (jobs: object): ReturnType<typeof video> =>
  video({
    name: "reels",
    keys: { jobs: { poll, ...jobs } },
    paths: {
      "/v1/videos": { post: operation("makeReel") },
      "/v1/reels/{task}": { get: { operationId: "getReel", "x-task-action": "read" } },
    },
  });

describe("callsOfJobs: polls know a job by its ID, and other calls do more than ask for its state", () => {
  faultCases([
    [
      "a name that is not the ID",
      [...reels({ named: { at: "state" } }), [document, '"at": "state"', '▸"at": "state"']],
      'an answer has its ID at "id", and "state" is another member: no poll would find its job',
      "write named: { at: id }",
    ],
    [
      "a cancellation that only polls",
      [...reels({ cancel: poll }), [document, '"cancel": {', '▸"cancel": {']],
      "the call is that of poll, which only asks for the state of a job",
      "write another method: or path:, or leave cancel out",
    ],
  ]);
});
