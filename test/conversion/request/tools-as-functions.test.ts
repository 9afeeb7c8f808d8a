import { expect } from "chai";
import type { Calling, Part, Request, Tool } from "../../../generated/interlingua/text.js";
import { toolsAsFunctions } from "../../../src/conversion/request/tools-as-functions.js";
import type { OwnTool } from "../../../src/conversion/tool-names.js";
import { assistant, call, from, plain, result, user } from "../../support/conversion/turns.js";
import { lossOf, originAt } from "../../support/origins.js";

function made(
  request: Partial<Request>,
  lacks?: readonly Calling[],
): { request: Request; names: [string, OwnTool][]; lost: string[] } {
  const toolNames = new Map<string, OwnTool>();
  const loss = lossOf({});
  const reported = toolsAsFunctions({ turns: [], ...request }, loss, lacks, { model: "m", stream: false, toolNames });
  return { request: plain(reported), names: plain([...toolNames]), lost: loss.paths };
}

const patch: Tool = {
  name: "patch",
  description: "Edits.",
  calling: "text",
  grammar: { syntax: "lark", definition: "start: x" },
};
const hello: Tool = { name: "hi", group: "mcp__a", parameters: { type: "object" } };
const search: Tool = { name: "tool_search", calling: "search", parameters: { type: "object" } };
const free = (id: string, words: string): Part => ({
  kind: "call",
  id,
  name: "patch",
  arguments: words,
  calling: "text",
});
const grouped = (id: string, name = "hi"): Part => ({ ...call(id, name), group: "mcp__a" }) as Part;

describe("toolsAsFunctions", () => {
  it("does not change functions", () => {
    const given: Request = {
      turns: [assistant(call("a")), user(result("a"))],
      tools: [{ name: "f" }],
      tool_choice: { mode: "required", names: ["f"] },
    };
    expect(toolsAsFunctions(given, lossOf({}), undefined, { model: "m", stream: false })).to.equal(given);
  });

  for (const [title, part, lost] of [
    ["the group of a call whose tool has none", grouped("a", "f"), ["input[0].namespace"]],
    ["not the group of a call that is part of its name", grouped("a"), []],
    ["not that of a call whose tool is not there", grouped("a", "g"), []],
  ] as const) {
    it(`reports ${title}`, () => {
      const loss = lossOf({ "part.call.group": ["namespace"] });
      const turns = [assistant(from("input[0]", part))];
      toolsAsFunctions({ turns, tools: [{ name: "f" }, hello] }, loss, undefined, { model: "m", stream: false });
      expect(loss.paths).to.deep.equal(lost);
    });
  }

  it("names tools of a group by both names", () => {
    const { request, names } = made({
      tools: [{ name: "f" }, hello],
      turns: [assistant(grouped("a")), user(result("a"))],
    });
    expect(request.tools).to.deep.equal([{ name: "f" }, { name: "mcp__a__hi", parameters: { type: "object" } }]);
    expect(request.turns[0]?.parts).to.deep.equal([call("a", "mcp__a__hi")]);
    expect(names).to.deep.equal([["mcp__a__hi", { name: "hi", group: "mcp__a" }]]);
  });

  it("gives every tool its own name", () => {
    const { request } = made({
      tools: [hello, { name: "mcp__a__hi" }, { name: "__hi", group: "mcp__a" }, { name: "tool_search" }, search],
    });
    const sent = request.tools?.map(({ name }) => name) ?? [];
    expect(new Set(sent).size).to.equal(5);
    expect(sent[1]).to.equal("mcp__a__hi");
    expect(sent[3]).to.equal("tool_search");
  });

  it("recognises a call whose group is missing, and a call of a tool that is no longer offered", () => {
    const { request } = made({ tools: [hello], turns: [assistant(call("a", "hi"), grouped("b", "gone"))] });
    expect(request.turns[0]?.parts).to.deep.equal([call("a", "hi"), call("b", "mcp__a__gone")]);
    const own = made({ tools: [search], turns: [assistant({ ...call("a", "found"), group: "found" } as Part)] });
    expect(own.request.turns[0]?.parts).to.deep.equal([call("a", "found")]);
  });

  it("keeps what is said of groups for a later pass", () => {
    const described = { ...hello, group_description: "Manners." };
    expect(made({ tools: [described] }).request.tools?.[0]).to.include({
      name: "mcp__a__hi",
      group_description: "Manners.",
    });
  });

  it("makes a function of a tool that takes free text", () => {
    const { request, names } = made({
      tools: [patch],
      turns: [assistant(free("a", "*** x")), user({ ...result("a"), calling: "text" } as Part)],
    });
    const [tool] = request.tools ?? [];
    expect(tool?.description).to.match(/^Edits\.\n\n.*free text.*\n\n.*grammar \(lark\):\nstart: x$/s);
    expect(tool?.parameters).to.nested.include({
      "properties.input.type": "string",
      "required[0]": "input",
      additionalProperties: false,
    });
    expect(tool).to.not.have.any.keys("calling", "grammar");
    expect(request.turns.map(({ parts }) => parts[0])).to.deep.equal(
      plain([call("a", "patch", '{"input":"*** x"}'), result("a")]),
    );
    expect(names).to.deep.equal([["patch", { name: "patch", calling: "text" }]]);
  });

  it("does not change it where the dialect has such tools", () => {
    const given = {
      tools: [patch, hello],
      turns: [assistant(free("a", "x")), user({ ...result("a"), calling: "text" } as Part)],
      tool_choice: { mode: "required" as const, names: ["patch"] },
    };
    const { request } = made(given, ["search", "hosted"]);
    expect(request.tools?.[0]).to.deep.equal(patch);
    expect(request.turns).to.deep.equal(plain(given.turns));
    expect(request.tool_choice).to.deep.equal({ mode: "required", names: ["patch"], calling: "text" });
  });

  it("but not in a choice among several", () => {
    const { request } = made({ tools: [patch, hello], tool_choice: { mode: "auto", names: ["patch", "hi"] } }, [
      "search",
      "hosted",
    ]);
    expect(request.tools?.map(({ calling }) => calling)).to.deep.equal([undefined, undefined]);
    expect(request.tool_choice).to.deep.equal({ mode: "auto", names: ["patch", "mcp__a__hi"] });
  });

  it("chooses all tools of a named group", () => {
    expect(
      made({ tools: [hello, { ...hello, name: "bye" }], tool_choice: { mode: "required", names: ["mcp__a"] } }).request
        .tool_choice?.names,
    ).to.deep.equal(["mcp__a__hi", "mcp__a__bye"]);
  });

  it("makes a function of a tool search", () => {
    const { request, names } = made({
      tools: [search],
      turns: [assistant({ ...call("a", "tool_search"), calling: "search" } as Part)],
    });
    expect(request.tools).to.deep.equal([{ name: "tool_search", parameters: { type: "object" } }]);
    expect(request.turns[0]?.parts).to.deep.equal([call("a", "tool_search")]);
    expect(names).to.deep.equal([["tool_search", { name: "tool_search", calling: "search" }]]);
  });

  it("offers a tool once that was found twice, and reports another tool of its name", () => {
    const at = (path: string, tool: Tool): Tool => ({ ...tool, origin: originAt(path, "tool") });
    const { request, lost } = made({
      tools: [at("a", hello), at("b", hello), at("c", { ...hello, description: "else" })],
    });
    expect(request.tools).to.have.length(1);
    expect(lost).to.deep.equal(["c"]);
    expect(made({ tools: [{ name: "f" }, { name: "f" }] }).request.tools).to.deep.equal([{ name: "f" }]);
  });

  it("reports what is said of a group of a tool that was found twice only if it is said of no other", () => {
    const at = (path: string, words?: string): Tool => ({
      ...{ ...hello, group_description: words },
      origin: originAt(path, "tool"),
    });
    const lost = (...tools: readonly Tool[]): string[] => {
      const loss = lossOf({ "tool.group_description": ["description"] });
      toolsAsFunctions({ turns: [], tools: [...tools] }, loss, undefined, { model: "m", stream: false });
      return loss.paths;
    };
    expect(lost(at("a", "Manners."), at("b"))).to.deep.equal([]);
    expect(lost(at("a", "Manners."), at("b", ""))).to.deep.equal([]);
    expect(lost(at("a", "Manners."), at("b", "Manners."))).to.deep.equal([]);
    expect(lost(at("a", "Manners."), at("b", "Customs."))).to.deep.equal(["b.description"]);
  });
});
