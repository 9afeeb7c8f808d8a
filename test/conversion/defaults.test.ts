import { expect } from "chai";
import { applyDefaults, type DialectDefault } from "../../src/conversion/defaults.js";
import { Loss } from "../../src/conversion/loss.js";

type PresumedRequest = { length?: number; size?: string; mode?: string; presumed?: string[] };

const presumptions: DialectDefault[] = [
  { concept: "length", value: 8, by: "mode", cases: { edit: null, extend: 6 } },
  { concept: "size", value: "480p" },
];

describe("applyDefaults: what is presumed", () => {
  for (const [name, given, wanted] of [
    ["all that nobody said", {}, { length: 8, size: "480p", presumed: ["length", "size"] }],
    ["not what was said", { length: 3, size: "720p" }, { length: 3, size: "720p" }],
    [
      "by another concept",
      { mode: "extend", size: "720p" },
      { mode: "extend", size: "720p", length: 6, presumed: ["length"] },
    ],
    ["nothing, by another concept", { mode: "edit", size: "720p" }, { mode: "edit", size: "720p" }],
    [
      "as ever, where the other concept says something else",
      { mode: "constructor", size: "720p" },
      { mode: "constructor", size: "720p", length: 8, presumed: ["length"] },
    ],
  ] as [string, PresumedRequest, PresumedRequest][]) {
    it(name, () => expect(applyDefaults(given, presumptions)).to.deep.equal(wanted));
  }

  it("is no loss", () => {
    const loss = new Loss({ "request.length": ["length"], "request.size": ["size"] }, {});
    const request = { origin: { path: "", form: "request" }, presumed: ["length"] };
    loss.dropConcept(request, "length", 8);
    loss.dropConcept(request, "size", "480p");
    expect(loss.paths).to.deep.equal(["size"]);
  });
});
