import { expect } from "chai";
import type { Request, Tool } from "../../../generated/interlingua/text.js";
import { dropHostedTools } from "../../../src/conversion/request/drop-hosted-tools.js";
import { system, user } from "../../support/conversion/turns.js";
import { lossOf, originAt } from "../../support/origins.js";

const search: Tool = { name: "web_search", calling: "hosted", origin: originAt("tools[0]", "tool.hosted") };
const maps: Tool = { name: "maps", calling: "hosted", origin: originAt("tools[1]", "tool.hosted") };
const own: Tool = { name: "look" };
const choice = (...names: string[]) => ({
  mode: "required" as const,
  names,
  origin: originAt("tool_choice", "tool_choice"),
});

function run(given: Request): { request: Request; lost: string[] } {
  const loss = lossOf({});
  return { request: dropHostedTools(given, loss), lost: loss.paths };
}

const one =
  "The tool web_search is not available here. Where it would be needed, say so, and do not invent what " +
  "it would return.";

describe("dropHostedTools", () => {
  it("does not change other tools", () => {
    const given: Request = { turns: [user("hi")], tools: [own] };
    expect(run(given).request).to.equal(given);
  });

  it("drops hosted tools and names them in a new instruction where there are none", () => {
    const { request: reported, lost } = run({ turns: [user("hi")], tools: [search] });
    expect(reported).to.deep.include({
      tools: undefined,
      turns: [{ role: "system", parts: [{ kind: "text", text: one }] }, user("hi")],
    });
    expect(lost).to.deep.equal(["tools[0]"]);
  });

  it("names them after the text of the first instructions", () => {
    expect(
      run({ turns: [system("Be brief."), user("hi"), system("later")], tools: [search] }).request.turns,
    ).to.deep.equal([system(`Be brief.\n\n${one}`), user("hi"), system("later")]);
  });

  it("names them beside text that has a cache mark", () => {
    const parts = [{ kind: "text" as const, text: "Be brief.", cache: "short" }];
    expect(
      run({ turns: [{ role: "system", parts }, user("hi")], tools: [search] }).request.turns[0]?.parts,
    ).to.deep.equal([...parts, { kind: "text", text: one }]);
  });

  it("names several tools", () => {
    const { request: reported, lost } = run({ turns: [user("hi")], tools: [search, maps] });
    expect(JSON.stringify(reported.turns[0])).to.contain("The tools web_search, maps are not available here.");
    expect(lost).to.deep.equal(["tools[0]", "tools[1]"]);
  });

  it("names nothing where another tool remains", () => {
    const { request: reported, lost } = run({ turns: [user("hi")], tools: [search, own] });
    expect(reported).to.deep.include({ tools: [own], turns: [user("hi")] });
    expect(lost).to.deep.equal(["tools[0]"]);
  });

  it("removes them from the choice, which is dropped where nothing else is named", () => {
    expect(
      run({ turns: [], tools: [search, own], tool_choice: choice("web_search", "look") }).request.tool_choice?.names,
    ).to.deep.equal(["look"]);
    const { request: reported, lost } = run({ turns: [], tools: [search, own], tool_choice: choice("web_search") });
    expect(reported.tool_choice).to.equal(undefined);
    expect(lost).to.have.members(["tools[0]", "tool_choice"]);
  });

  it("does not change a choice of other tools", () => {
    expect(run({ turns: [], tools: [search, own], tool_choice: choice("look") }).request.tool_choice).to.deep.equal(
      choice("look"),
    );
  });
});
