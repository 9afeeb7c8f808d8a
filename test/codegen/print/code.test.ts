import { expect } from "chai";
import { SpecFile, type Placed } from "../../../codegen/load/spec-file.js";
import { code, lines, madeOf, Name, type Code } from "../../../codegen/print/code.js";

const file = SpecFile.known("specs/zebra.yaml", {}, "");
const outer: Placed = { file, pointer: ["outer"] };
const inner: Placed = { file, pointer: ["outer", "inner"] };

describe("code: marks of the nodes that it is made of", () => {
  const marked = code`const a = ${madeOf(outer, code`f(${madeOf(inner, new Name("bee", "bee.js"))}, 12)`)};`;

  const behind: [name: string, words: number, node: Placed | undefined][] = [
    ["a word before every node", 0, undefined],
    ["the last character before a node", 5, undefined],
    ["the first word of a node", 6, outer],
    ["a node inside", 7, inner],
    ["the last character of a node inside", 9, inner],
    ["what follows a node inside", 10, outer],
    ["no word at all", 12, undefined],
  ];
  for (const [name, words, node] of behind) it(`finds ${name}`, () => expect(marked.nodeBehind(words)).to.equal(node));

  const whole: [name: string, made: Code, node: Placed | undefined][] = [
    ["of all of it", madeOf(outer, "a + b"), outer],
    ["of all of it, with one inside", madeOf(outer, madeOf(inner, "a"), "b"), outer],
    ["of a part of it", marked, undefined],
    ["of none of two neighbours", lines([madeOf(outer, "a"), madeOf(inner, "b")]), undefined],
    ["of nothing", code`a`, undefined],
  ];
  for (const [name, made, node] of whole) it(`knows the node ${name}`, () => expect(made.node).to.equal(node));

  it("is the same text and has the same names", () => {
    expect(marked.text).to.equal("const a = f(bee, 12);");
    expect(marked.names.map(({ text }) => text)).to.deep.equal(["bee"]);
  });

  it("says nothing of them to what is kept of it", () => {
    const other = madeOf({ file, pointer: ["moved"] }, "a");
    expect(JSON.stringify(madeOf(outer, "a"))).to.equal(JSON.stringify(other));
  });
});
