import { expect } from "chai";
import { functionsRun, onlyInCall, type ScriptCoverage } from "../../../tools/measure-house/coverage.js";

const script = (url: string, ...functions: readonly [name: string, startOffset: number, count: number][]) =>
  ({
    url,
    functions: functions.map(([functionName, startOffset, count]) => ({
      functionName,
      ranges: [{ startOffset, endOffset: startOffset + 9, count }],
    })),
  }) satisfies ScriptCoverage;

describe("the functions that one call runs", () => {
  it("are those that ran, of src/ and generated/, without bodies of modules", () => {
    const scripts = [
      script("file:///build/src/a.js", ["", 0, 1], ["one", 10, 2], ["two", 20, 0], ["", 30, 1]),
      script("file:///build/generated/b.js", ["three", 5, 1]),
      script("file:///build/node_modules/c.js", ["four", 5, 1]),
      script("node:internal/d", ["five", 5, 1]),
    ];
    expect([...functionsRun(scripts, "file:///build/")]).to.deep.equal([
      "src/a.js#one@10",
      "src/a.js#@30",
      "generated/b.js#three@5",
    ]);
  });

  it("leave out what an idle process runs, and name each file once", () => {
    expect(onlyInCall(new Set(["a.js#one@1", "a.js#two@2", "b.js#beat@3"]), new Set(["b.js#beat@3"]))).to.deep.equal({
      files: ["a.js"],
      functions: ["a.js#one@1", "a.js#two@2"],
    });
  });
});
