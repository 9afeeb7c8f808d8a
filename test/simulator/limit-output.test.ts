import { expect } from "chai";
import type { Part } from "../../src/registry.js";
import { type Limited, limitOutput } from "../../src/simulator/limit-output.js";

const text = (words: string): Part => ({ kind: "text", text: words });
const reasoning: Part = { kind: "reasoning", text: "abcdefgh", signature: "s" };
const call: Part = { kind: "call", id: "1", name: "look", arguments: '{"a":1}{"b":2}' };

describe("limitOutput", () => {
  const cases: readonly (readonly [string, Part[], { stop?: string[]; output_limit?: number }, Limited])[] = [
    [
      "does not cut output within the limit",
      [text("abcd")],
      { output_limit: 1, stop: ["x"] },
      { parts: [text("abcd")], finish: "stop" },
    ],
    ["cuts text", [text("abcdefgh")], { output_limit: 1 }, { parts: [text("abcd")], finish: "length" }],
    [
      "counts reasoning first",
      [reasoning, text("abcdefgh")],
      { output_limit: 3 },
      { parts: [reasoning, text("abcd")], finish: "length" },
    ],
    [
      "leaves out parts after a cut",
      [text("abcdefgh"), text("i")],
      { output_limit: 1 },
      { parts: [text("abcd")], finish: "length" },
    ],
    [
      "leaves out a call that does not fit",
      [text("abcd"), call],
      { output_limit: 3 },
      { parts: [text("abcd")], finish: "length" },
    ],
    [
      "never cuts a surrogate pair",
      [text("abc😀def")],
      { output_limit: 1 },
      { parts: [text("abc")], finish: "length" },
    ],
    [
      "ends at a stop sequence",
      [text("one two three"), text("four")],
      { stop: ["x", " two"] },
      { parts: [text("one")], finish: "stop_sequence", stop_sequence: " two" },
    ],
    [
      "ends at the earliest stop sequence",
      [text("one two three")],
      { stop: ["three", "two"] },
      { parts: [text("one ")], finish: "stop_sequence", stop_sequence: "two" },
    ],
    ["ignores an empty stop sequence", [text("one")], { stop: [""] }, { parts: [text("one")], finish: "stop" }],
    [
      "does not look for stop sequences in reasoning",
      [reasoning],
      { stop: ["abc"] },
      { parts: [reasoning], finish: "stop" },
    ],
    [
      "reaches the limit before a stop sequence",
      [text("abcdefgh")],
      { stop: ["g"], output_limit: 1 },
      { parts: [text("abcd")], finish: "length" },
    ],
  ];
  for (const [name, parts, request, wanted] of cases) {
    it(name, () => expect(limitOutput(parts, "stop", { turns: [], ...request })).to.deep.equal(wanted));
  }
});
