import { expect } from "chai";
import { withProbabilities } from "../../src/conversion/probabilities.js";
import { encodeUtf8 } from "../../src/conversion/bytes.js";
import type { Part, Token } from "../../generated/interlingua/text.js";

const text = (words: string): Part => ({ kind: "text", text: words });
const reasoning: Part = { kind: "reasoning", text: "Hm" };
const call: Part = { kind: "call", id: "call_1", name: "f", arguments: "{}" };
const token = (words: string, bytes = [...encodeUtf8(words)]): Token => ({ text: words, logarithm: -1, bytes });

/** The tokens of each text. */
function tokensOf(parts: Part[], given: readonly Token[]): unknown[] {
  return withProbabilities(parts, given).flatMap((part) =>
    part.kind === "text" ? [(part.probabilities ?? []).map((one) => one.text)] : [],
  );
}

interface Case {
  readonly name: string;
  readonly parts: Part[];
  readonly given: readonly Token[];
  readonly wanted: readonly (readonly string[])[];
}

const cases: readonly Case[] = [
  {
    name: "in their order",
    parts: [text("Hi"), text(" you")],
    given: ["H", "i", " you"].map((one) => token(one)),
    wanted: [["H", "i"], [" you"]],
  },
  {
    name: "without those of a call behind it",
    parts: [text("Hi"), call],
    given: ["Hi", "<call>", "{", "}"].map((one) => token(one)),
    wanted: [["Hi"]],
  },
  {
    name: "that come first, where a call has the same words",
    parts: [text("a"), call],
    given: ["b", "a", "a", "<a>"].map((one) => token(one)),
    wanted: [["a"]],
  },
  {
    name: "with the one that ends the answer",
    parts: [text("Hi")],
    given: ["Hi", "<eos>"].map((one) => token(one)),
    wanted: [["Hi", "<eos>"]],
  },
  {
    name: "by their length, where a host has left out the space before them",
    parts: [text("Hi"), text("you")],
    given: [" Hi", "you"].map((one) => token(one)),
    wanted: [[" Hi"], ["you"]],
  },
  {
    name: "that are parts of characters, behind those of reasoning",
    parts: [reasoning, text("Hi 😀")],
    given: [token("Hm"), token("Hi"), token(" \\xf0\\x9f", [32, 240, 159]), token("\\x98\\x80", [152, 128])],
    wanted: [["Hi", " \\xf0\\x9f", "\\x98\\x80"]],
  },
  {
    name: "that come last, where reasoning has the same words",
    parts: [{ kind: "reasoning", text: "Is it 42? Yes." }, text("42")],
    given: ["Is", " it", " 42", "? ", "Yes.", "42"].map((one) => token(one)),
    wanted: [["42"]],
  },
  {
    name: "and no others, where a host has left out those of long reasoning",
    parts: [{ kind: "reasoning", text: "I look at it for long." }, text("Hi")],
    given: ["Hi", "<eos>"].map((one) => token(one)),
    wanted: [["Hi"]],
  },
  {
    name: "not where none spell it and others may have them",
    parts: [reasoning, text("Hi")],
    given: [token("Hm"), token("<think>")],
    wanted: [[]],
  },
  { name: "but an empty one", parts: [text(""), call], given: [token("Hi")], wanted: [[]] },
];

describe("conversion/probabilities", () => {
  for (const { name, parts, given, wanted } of cases)
    it(`gives a text its tokens ${name}`, () => expect(tokensOf(parts, given)).to.deep.equal(wanted));

  it("gives no tokens to answers without a text", () =>
    expect(withProbabilities([call], [token("Hi")])).to.deep.equal([call]));

  const many = Array.from({ length: 50_000 }, () => token("a"));
  for (const [name, parts] of [
    ["nearly spell the text", [reasoning, text(`${"a".repeat(31)}b${"a".repeat(60_000)}`)]],
    ["spell none of many texts", [reasoning, ...Array.from({ length: 50_000 }, () => text("b"))]],
  ] as const)
    it(`does not search for long where the tokens ${name}`, () => {
      const begun = performance.now();
      tokensOf([...parts], many);
      expect(performance.now() - begun).to.be.below(5_000);
    });
});
