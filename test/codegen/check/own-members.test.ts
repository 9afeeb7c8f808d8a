import { video } from "../../support/codegen/video-specs.js";
import { faultCases, type FaultCase } from "../../support/codegen/fault-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const jobs = { poll: { method: "GET", path: "/jobs/{job}" } };
const members = (member: string) => ({ [member]: "string" });
const reels = video({ name: "reels", keys: { jobs }, members: members("tier") });
const variant = video({
  name: "variant",
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
    "a vocabulary that keeps no such members",
    [["dialects/chat/mapping.yaml", "response:\n", "response:\n  ▸own: { id: string }\n"]],
    'answers of the vocabulary "text" do not keep members that only one dialect has',
    "give its Response a concept own, of a record Own of dialect and fields",
  ],
  [
    "members that clients of the other dialect do not get",
    [...reels, ...variant, ["dialects/variant/mapping.yaml", '"tiers"', '▸"tiers"']],
    'clients of reels, of which this dialect is a variant, do not get "tiers"',
    'did you mean "tier"?',
  ],
  [
    "members of a dialect whose variant lists none",
    [...video({ name: "reels", keys: { jobs } }), ...variant, ["dialects/variant/mapping.yaml", '"tiers"', '▸"tiers"']],
    'clients of reels, of which this dialect is a variant, do not get "tiers"',
    "list it under response.own of reels too",
  ],
  [
    "members that answers do not have",
    [...reels, closed, ["dialects/reels/mapping.yaml", '"tier"', '▸"tier"']],
    'there is no "tier" here in the schemas of specs/dialects/reels/dialect.yaml',
    "known here: id",
  ],
];

describe("ownMembers: members that one dialect alone has", () => faultCases(cases));
