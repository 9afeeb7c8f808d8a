import { expect } from "chai";
import { applyDefaults, type DialectDefault } from "../../src/conversion/defaults.js";
import { lossOf, originAt } from "../support/origins.js";

type PresumedRequest = { length?: number; size?: string; mode?: string; presumed?: string[] };

const presumptions: DialectDefault[] = [
  { concept: "length", value: 8, by: "mode", cases: { edit: null, extend: 6 } },
  { concept: "size", value: "480p" },
];

describe("applyDefaults: what is presumed", () => {
  for (const [name, given, wanted] of [
    ["every concept that the request does not set", {}, { length: 8, size: "480p", presumed: ["length", "size"] }],
    ["not what the request sets", { length: 3, size: "720p" }, { length: 3, size: "720p" }],
    [
      "by the value of another concept",
      { mode: "extend", size: "720p" },
      { mode: "extend", size: "720p", length: 6, presumed: ["length"] },
    ],
    ["nothing, by the value of another concept", { mode: "edit", size: "720p" }, { mode: "edit", size: "720p" }],
    [
      "the general default where the other concept has another value",
      { mode: "constructor", size: "720p" },
      { mode: "constructor", size: "720p", length: 8, presumed: ["length"] },
    ],
  ] as [string, PresumedRequest, PresumedRequest][]) {
    it(name, () => expect(applyDefaults(given, presumptions)).to.deep.equal(wanted));
  }

  it("is no loss", () => {
    const loss = lossOf({ "request.length": ["length"], "request.size": ["size"] });
    const request = { origin: originAt("", "request"), presumed: ["length"] };
    loss.dropConcept(request, "length", 8);
    loss.dropConcept(request, "size", "480p");
    expect(loss.paths).to.deep.equal(["size"]);
  });
});
