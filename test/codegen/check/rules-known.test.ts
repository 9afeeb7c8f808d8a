import { video } from "../../support/codegen/video-specs.js";
import { faultCases } from "../../support/codegen/fault-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const mapping = "dialects/reels/mapping.yaml";
const rules = {
  duration: { least: 1, message: "x" },
  mode: [{ when: { draft: [true] }, values: ["text"], message: "x" }],
  seed: { values: [1], code: "invalid_request", message: "x" },
};
const reels = video({
  name: "reels",
  keys: { jobs: { poll: { method: "GET", path: "/{job}" } } },
  request: { duration: "seconds", mode: { implicit: "by silence" } },
  more: { rules },
});
const profile = (only: string): Edit => [
  "profiles/videos.yaml",
  null,
  `profile: videos\nvocabulary: video\ndescription: Videos.\nnative: reels\nrules:\n  ${only}\n`,
];

describe("rulesKnown: rules name existing things", () => {
  faultCases([
    [
      "a concept",
      [...reels, [mapping, '"rules": {\n   "duration"', '"rules": {\n   ▸"durations"']],
      'a Request has no concept "durations"',
      'did you mean "duration"?',
    ],
    [
      "a concept that a rule depends on",
      [...reels, [mapping, '"when": {\n      "draft"', '"when": {\n      ▸"drafts"']],
      'a Request has no concept "drafts"',
      'did you mean "draft"?',
    ],
    [
      "a meaning",
      [...reels, [mapping, '"values": [\n      "text"', '"values": [\n      ▸"texts"']],
      '"texts" is not a meaning of "mode"',
      'did you mean "text"?',
    ],
    [
      "a code",
      [...reels, [mapping, '"code": "invalid_request"', '▸"code": "invalid_requests"']],
      'there is no code "invalid_requests"',
      'did you mean "invalid_request"?',
    ],
    [
      "a meaning, in a profile",
      [...reels, profile("duration: { when: { mode: [▸word] }, least: 1, message: x }")],
      '"word" is not a meaning of "mode"',
      "known here: text, image, frames, reference, edit, extend, draft",
    ],
    [
      "a meaning that a default depends on",
      [
        ...reels,
        profile(
          "duration: { least: 1, message: x }\nvideo:\n  defaults: { resolution: [{ when: { " +
            "mode: [▸word] }, is: 720p }] }",
        ),
      ],
      '"word" is not a meaning of "mode"',
      "known here: text, image, frames, reference, edit, extend, draft",
    ],
    [
      "a concept that a default depends on",
      [
        ...reels,
        profile(
          "duration: { least: 1, message: x }\nvideo:\n  defaults: { resolution: [{ when: { " +
            "▸drafts: [true] }, is: 720p }] }",
        ),
      ],
      'a Request has no concept "drafts"',
      'did you mean "draft"?',
    ],
    [
      "a code, where a profile has none",
      [...reels, profile("duration: { least: 1, ▸code: invalid_request, message: x }")],
      "a profile's rules have no codes of their own",
      "what a model cannot do is refused as unsupported_capability",
    ],
    [
      "a task, where a family's own dialect has none",
      [...reels, profile("duration: { least: 1, ▸operation: edit, message: x }")],
      'no address of its own dialect is for "edit"',
      "",
    ],
    [
      "an operation, where a mapping's rules have none",
      [...reels, [mapping, '"code": "invalid_request"', '▸"operation": "edit"']],
      "a mapping's rules hold for every operation",
      "put it in a profile, or make it a rule of a concept that the address gives",
    ],
    [
      "a concept that the family's own dialect lacks",
      [...reels, profile("▸seed: { values: [], message: x }")],
      'the reels dialect has no place for "seed"',
      "what its vendor refuses must be something that its dialect can hold",
    ],
  ]);
});
