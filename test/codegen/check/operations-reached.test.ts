import { faultCases } from "../../support/codegen/fault-cases.js";
import { operation, video } from "../../support/codegen/video-specs.js";

const document = "dialects/reels/dialect.yaml";
const reels = (paths: object): ReturnType<typeof video> =>
  video({
    name: "reels",
    keys: { endpoint: { path: "/videos", operations: { imagine: "/images" }, auth: "none" } },
    paths: { "/v1/videos": { post: operation("makeReel") }, ...paths },
  });
const marked: readonly [string, string, string] = [document, '"imagine": "', '▸"imagine": "'];

describe("operationsReached: a path of an operation is for one that requests can have", () => {
  faultCases([
    [
      "another spelling of an operation",
      [...reels({ "/v1/images": { post: { ...operation("makeImage"), "x-operation": "imagin" } } }), marked],
      'no request has the operation "imagine"',
      'did you mean "imagin"?',
    ],
    [
      "no operation at all",
      [...reels({}), marked],
      'no request has the operation "imagine"',
      "write x-operation: imagine at an operation, or leave it out",
    ],
  ]);
});
