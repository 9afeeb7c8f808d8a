import { video } from "../../support/codegen/video-specs.js";
import { faultCases, type FaultCase } from "../../support/codegen/fault-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const jobs = { poll: { method: "GET", path: "/jobs/{job}" } };
const members = (member: string) => ({ members: { [member]: "string" } });
const reels = video({ name: "reels", keys: { jobs }, members: members("tier") });
const stand = video({
  name: "stand",
  keys: { jobs: { ...jobs, variant_of: { dialect: "reels" } } },
  members: members("tiers"),
}).slice(1);
const closed: Edit = [
  "dialects/reels/dialect.yaml",
  '"Response": {\n    "type": "object",\n    "additionalProperties": true,',
  '"Response": {\n    "type": "object",',
];

const cases: FaultCase[] = [
  [
    "a vocabulary that keeps nothing of the kind",
    [["dialects/chat/mapping.yaml", "response:\n", "response:\n  ▸own:\n    members: { id: string }\n"]],
    "do not keep members that only one dialect has",
    "give its Response a concept own",
  ],
  [
    "what clients of the other dialect are not told",
    [...reels, ...stand, ["dialects/stand/mapping.yaml", '"tiers"', '▸"tiers"']],
    'clients of reels, of which this dialect is a variant, do not get "tiers"',
    'did you mean "tier"?',
  ],
  [
    "what answers do not have",
    [...reels, closed, ["dialects/reels/mapping.yaml", '"tier"', '▸"tier"']],
    'there is no "tier"',
    "",
  ],
];

describe("ownMembers: members that one dialect alone has", () => faultCases(cases));
