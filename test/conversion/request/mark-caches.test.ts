import { expect } from "chai";
import { Loss } from "../../../src/conversion/loss.js";
import { markCaches } from "../../../src/conversion/request/mark-caches.js";
import type { Part, Request } from "../../../generated/interlingua/text.js";
import { assistant, developer, user } from "../../support/conversion/turns.js";

/** The texts and tools of a request that have a mark. */
function marked({ tools = [], turns }: Request): string[] {
  const texts = turns
    .flatMap((turn) => turn.parts)
    .filter((part): part is Extract<Part, { kind: "text" }> => part.kind === "text");
  return [
    ...tools.filter(({ cache }) => cache !== undefined).map(({ name }) => name),
    ...texts.filter(({ cache }) => cache !== undefined).map(({ text }) => text),
  ];
}

const conversation: Request = {
  tools: [{ name: "a" }, { name: "b" }],
  turns: [developer("rules"), user("one"), assistant("two"), user("three"), assistant("four"), user("five"), user(" ")],
};

describe("markCaches", () => {
  const prepared = (
    request: Request,
    marks?: number,
    context = { promptCache: "auto" } as Parameters<typeof markCaches>[3],
  ): Request => markCaches(request, new Loss({}, {}), marks, context);

  it("marks the last tool, the instructions and the last turns of the user", () => {
    expect(marked(prepared(conversation, 4))).to.deep.equal(["b", "rules", "three", "five"]);
  });

  it("sets no more marks than allowed, and does not change its input", () => {
    expect(marked(prepared(conversation, 3))).to.deep.equal(["b", "rules", "five"]);
    expect(marked(conversation)).to.deep.equal([]);
  });

  it("marks nothing where that is switched off, or where there is no place for a mark", () => {
    expect(prepared(conversation, 4, { promptCache: "off" })).to.equal(conversation);
    expect(prepared(conversation)).to.equal(conversation);
  });

  it("sets no mark where the client has set one", () => {
    const own = { ...conversation, tools: [{ name: "a", cache: "short" }, { name: "b" }] };
    expect(marked(prepared(own, 4))).to.deep.equal(["a"]);
    expect(marked(prepared(own))).to.deep.equal([]);
    expect(marked(prepared(own, undefined, { cacheMarks: 4 }))).to.deep.equal(["a"]);
  });

  it("leaves out the marks where the models of a host refuse them", () => {
    const own = { ...conversation, tools: [{ name: "a", cache: "short" }, { name: "b" }] };
    const context = { cacheMarks: 4, family: { cache_marks: false } } as const;
    expect(marked(prepared(own, undefined, context))).to.deep.equal([]);
  });

  it("keeps the last marks of the client where a host allows fewer", () => {
    const own: Request = {
      tools: [{ name: "a", cache: "short" }],
      turns: [{ role: "user", parts: ["one", "two"].map((text) => ({ kind: "text", text, cache: "short" })) }],
    };
    expect(marked(prepared(own, undefined, { cacheMarks: 2 }))).to.deep.equal(["one", "two"]);
  });

  it("marks the last text of a result where only hosts take marks, and the result where the dialect does", () => {
    const parts: Part[] = [
      { kind: "text", text: "one" },
      { kind: "text", text: "two" },
    ];
    const own: Request = { turns: [{ role: "user", parts: [{ kind: "result", id: "a", parts, cache: "long" }] }] };
    const results = (request: Request): unknown => JSON.parse(JSON.stringify(request.turns[0]?.parts));
    expect(results(prepared(own, undefined, { cacheMarks: 4 }))).to.deep.equal([
      { kind: "result", id: "a", parts: [parts[0], { ...parts[1], cache: "long" }] },
    ]);
    expect(results(prepared(own, 4))).to.deep.equal([{ kind: "result", id: "a", parts, cache: "long" }]);
  });

  it("keeps the mark of an empty result in place, so that it is reported as lost", () => {
    const own: Request = { turns: [{ role: "user", parts: [{ kind: "result", id: "a", parts: [], cache: "short" }] }] };
    expect(prepared(own, undefined, { cacheMarks: 4 }).turns[0]?.parts[0]).to.include({ cache: "short" });
  });
});
