import { expect } from "chai";
import type { Finish, Part, Usage } from "../../generated/interlingua/text.js";
import {
  including,
  settleParts,
  settleFinish,
  settleUsage,
  reportedUsage,
  wholeUsage,
  without,
} from "../../src/conversion/settle.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { asCount } from "../../src/conversion/values.js";
import { call, text } from "../support/conversion/turns.js";

describe("settleFinish", () => {
  const refusal: Part = { kind: "refusal", text: "no" };
  const cases: [name: string, finish: Finish | undefined, parts: Part[], want: Finish][] = [
    ["a normal end", "stop", [text("hi")], "stop"],
    ["a normal end with calls waits for results", "stop", [text("hi"), call("a")], "awaiting_results"],
    ["a normal end with a refusal", "stop", [refusal], "refused"],
    ["calls take precedence over a refusal", "stop", [refusal, call("a")], "awaiting_results"],
    ["a cut-off takes precedence over calls", "length", [call("a")], "length"],
    ["a filter takes precedence over calls", "filtered", [call("a")], "filtered"],
    ["a filter takes precedence over a refusal", "filtered", [refusal], "filtered"],
    ["calls that the upstream reported", "awaiting_results", [call("a")], "awaiting_results"],
    ["a missing reason is never a success", undefined, [text("hi")], "other"],
    ["no reason, but calls", undefined, [call("a")], "awaiting_results"],
    ["an unknown reason stays unknown", "other", [text("hi")], "other"],
    ["an empty answer", "stop", [], "stop"],
  ];
  for (const [name, finish, parts, want] of cases) it(name, () => expect(settleFinish(finish, parts)).to.equal(want));
});

describe("settleParts", () => {
  it("calls that share an ID get IDs of their own", () => {
    const ids = settleParts([call("a"), call("b"), call("a")]).map((part) => part.kind === "call" && part.id);
    expect(ids.slice(0, 2)).to.deep.equal(["a", "b"]);
    expect(new Set(ids).size).to.equal(3);
  });

  it("calls with IDs are left alone", () => {
    const parts = [text("hi"), call("a")];
    expect(settleParts(parts)).to.equal(parts);
  });

  it("calls without IDs get some of their own", () => {
    const ids = settleParts([call("", "f"), call("", "f"), call("a", "g")]).map((part) =>
      part.kind === "call" ? part.id : "",
    );
    expect(ids[0])
      .to.match(/^call_\w{8,}$/)
      .and.not.equal(ids[1]);
    expect(ids[1]).to.match(/^call_\w{8,}$/);
    expect(ids[2]).to.equal("a");
  });

  it("empty texts are dropped, except for their state", () => {
    const signed: Part = { kind: "text", text: "", signature: "s" };
    const cited: Part = { kind: "text", text: "", citations: [{ url: "u" }] };
    expect(settleParts([text(""), call("a"), signed, cited])).to.deep.equal([call("a"), signed, cited]);
  });

  it("empty reasoning is dropped, except for its state", () => {
    const empty: Part = { kind: "reasoning", text: "" };
    const signed: Part = { ...empty, signature: "s" };
    const hidden: Part = { ...empty, redacted: "r" };
    const shown: Part = { ...empty, text: "hm" };
    expect(settleParts([empty, signed, hidden, shown])).to.deep.equal([signed, hidden, shown]);
  });

  it("a call without a name is dropped", () => {
    expect(settleParts([text("hi"), call("a", "")])).to.deep.equal([text("hi")]);
  });
});

describe("settleUsage", () => {
  const cases: [name: string, given: Usage, want: Usage][] = [
    ["the total is the sum", { input: 3, output: 4 }, { input: 3, output: 4, total: 7 }],
    ["nothing was reported", {}, { input: undefined, output: undefined, total: undefined }],
    ["an input that was not reported stays absent", { output: 4 }, { input: undefined, output: 4, total: undefined }],
    [
      "an output that was not reported stays absent, whatever the total",
      { input: 3, total: 7 },
      { input: 3, output: undefined, total: 7 },
    ],
    [
      "parts are not the whole",
      { cached_input: 4, reasoning: 2 },
      { input: undefined, cached_input: 4, output: undefined, reasoning: 2, total: undefined },
    ],
    [
      "a cost that the host reports does not change",
      { input: 3, output: 4, cost: 5 },
      { input: 3, output: 4, total: 7, cost: 5 },
    ],
    ["zero is a count", { input: 0, output: 0, total: 0 }, { input: 0, output: 0, total: 0 }],
    [
      "a total that does not match the sum is replaced",
      { input: 3, output: 4, total: 100 },
      { input: 3, output: 4, total: 7 },
    ],
    [
      "cached tokens are part of the input",
      { input: 10, cached_input: 4, output: 1 },
      { input: 10, cached_input: 4, output: 1, total: 11 },
    ],
    [
      "an input smaller than its parts is raised to their sum",
      { input: 1, cached_input: 4, cache_write: 3, output: 1 },
      { input: 7, cached_input: 4, cache_write: 3, output: 1, total: 8 },
    ],
    [
      "what is written for an hour is part of all writes, and the rest is for minutes",
      { input: 10, cache_write: 8, cache_write_hour: 5, output: 1 },
      { input: 10, cache_write: 8, cache_write_hour: 5, cache_write_minutes: 3, output: 1, total: 11 },
    ],
    [
      "no more is written for an hour than at all",
      { input: 10, cache_write: 4, cache_write_hour: 5, cache_write_minutes: 2, output: 1 },
      { input: 10, cache_write: 4, cache_write_hour: 4, cache_write_minutes: 0, output: 1, total: 11 },
    ],
    [
      "what was read from a cache too is not written, for an hour either",
      { input: 10, cached_input: 7, cache_write: 5, cache_write_hour: 5, output: 1 },
      {
        input: 10,
        cached_input: 7,
        cache_write: 3,
        cache_write_hour: 3,
        cache_write_minutes: 0,
        output: 1,
        total: 11,
      },
    ],
    [
      "reasoning is part of the output",
      { input: 1, output: 10, reasoning: 4, total: 11 },
      { input: 1, output: 10, reasoning: 4, total: 11 },
    ],
    [
      "reasoning counted beside the output, as the total shows",
      { input: 1, output: 10, reasoning: 4, total: 15 },
      { input: 1, output: 14, reasoning: 4, total: 15 },
    ],
    [
      "reasoning greater than the output was counted beside it",
      { input: 1, output: 2, reasoning: 4 },
      { input: 1, output: 6, reasoning: 4, total: 7 },
    ],
  ];
  for (const [name, given, want] of cases) it(name, () => expect(settleUsage(given)).to.deep.equal(want));
});

describe("toldUsage", () => {
  const read = ({ input, output }: Wire): Usage => ({ input: asCount(input), output: asCount(output) });
  const cases: [name: string, given: Json | undefined, want: Usage | undefined][] = [
    ["a usage", { input: 3, output: 4 }, { input: 3, output: 4, total: 7 }],
    ["zeros are reported", { input: 0, output: 0 }, { input: 0, output: 0, total: 0 }],
    ["nothing", undefined, undefined],
    ["null", null, undefined],
    ["a text", "many", undefined],
    ["an object without a count", {}, undefined],
    ["counts of null", { input: null, output: null }, undefined],
    ["a negative count is ignored", { input: -1, output: 4 }, { input: undefined, output: 4, total: undefined }],
    ["a fraction is ignored", { input: 1.5, output: 4 }, { input: undefined, output: 4, total: undefined }],
    ["a text is ignored", { input: "3", output: 4 }, { input: undefined, output: 4, total: undefined }],
    [
      "the largest count",
      { input: 1_000_000_000, output: 0 },
      { input: 1_000_000_000, output: 0, total: 1_000_000_000 },
    ],
    [
      "a count that is too large is ignored",
      { input: 1_000_000_001, output: 4 },
      { input: undefined, output: 4, total: undefined },
    ],
    [
      "counts beyond the range of a double are ignored",
      { input: 1.8e19, output: 4 },
      { input: undefined, output: 4, total: undefined },
    ],
  ];
  for (const [name, given, want] of cases) it(name, () => expect(reportedUsage(given, read)).to.deep.equal(want));
});

describe("wholeUsage", () => {
  const cases: [name: string, given: Usage | undefined, want: Usage][] = [
    ["nothing was reported", undefined, { input: 0, output: 0, total: 0 }],
    ["an output that was not reported", { input: 3, total: 7 }, { input: 3, output: 0, total: 3 }],
    [
      "parts of counts that were not reported",
      { cached_input: 4, reasoning: 2 },
      { input: 4, cached_input: 4, output: 2, reasoning: 2, total: 6 },
    ],
    [
      "tokens of tools alone",
      { tool_input: 4, cached_input: 3, output: 1 },
      { input: 4, tool_input: 4, cached_input: 3, output: 1, total: 5 },
    ],
    [
      "tokens that a cache keeps for no known time",
      { input: 9, cache_write: 7, output: 1 },
      { input: 9, cache_write: 7, cache_write_minutes: 7, output: 1, total: 10 },
    ],
    ["everything was reported", { input: 3, output: 4, total: 7 }, { input: 3, output: 4, total: 7 }],
  ];
  for (const [name, given, want] of cases) it(name, () => expect(wholeUsage(given)).to.deep.equal(want));
});

describe("counts that a dialect reports without some of their parts", () => {
  const cases: [name: string, whole: number | undefined, parts: (number | undefined)[], rest: number | undefined][] = [
    ["a part", 10, [4], 6],
    ["several parts", 10, [4, 5], 1],
    ["parts that were not reported", 10, [undefined, 4], 6],
    ["no parts", 10, [], 10],
    ["a count that was not reported", undefined, [undefined], undefined],
  ];
  for (const [name, whole, parts, rest] of cases) {
    it(`${name}: subtracted, and added again`, () => {
      expect(without(whole, ...parts)).to.equal(rest);
      expect(including(rest, ...parts)).to.equal(whole);
    });
  }

  it("are never below zero", () => expect(without(3, 4)).to.equal(0));
  it("are not derived from their parts", () => expect(including(undefined, 4)).to.equal(undefined));
});
