import { expect } from "chai";
import type { Request } from "../../../generated/interlingua/text.js";
import type { OwnTool } from "../../../src/conversion/tool-names.js";
import { cleanToolNames } from "../../../src/conversion/request/clean-tool-names.js";
import { noLoss } from "../../../src/conversion/loss.js";
import { assistant, call, result, user } from "../../support/conversion/turns.js";

const rule = "[A-Za-z_][A-Za-z0-9_.-]{0,31}";

function cleaned(request: Request): { request: Request; names: Map<string, OwnTool> } {
  const toolNames = new Map<string, OwnTool>();
  return { request: cleanToolNames(request, noLoss, rule, { model: "m", stream: false, toolNames }), names: toolNames };
}

const nameOf = (name: string): string => cleaned({ turns: [], tools: [{ name }] }).request.tools?.[0]?.name ?? "";

describe("cleanToolNames", () => {
  it("does not change a request whose names are allowed", () => {
    const given: Request = { turns: [assistant(call("a", "files.search"))], tools: [{ name: "files.search" }] };
    const { request, names } = cleaned(given);
    expect(request).to.equal(given);
    expect(names.size).to.equal(0);
  });

  it("renames a tool alike wherever it is named, and keeps its original name", () => {
    const { request, names } = cleaned({
      turns: [assistant(call("a", "files/search")), user(result("a", "done", "files/search"))],
      tools: [{ name: "plain" }, { name: "files/search" }],
      tool_choice: { mode: "required", names: ["files/search"] },
    });
    const sent = request.tools?.[1]?.name ?? "";
    expect(sent).to.match(/^files_search_[0-9a-f]{12}$/);
    expect(request.tools?.[0]?.name).to.equal("plain");
    expect(request.tool_choice?.names).to.deep.equal([sent]);
    expect(request.turns.flatMap(({ parts }) => parts)).to.deep.include.members([
      call("a", sent),
      result("a", "done", sent),
    ]);
    expect([...names]).to.deep.equal([[sent, { name: "files/search" }]]);
  });

  for (const hostile of ["a/b", "a b", "été", "😀", "1st", ".x", "x".repeat(33), "x".repeat(500)]) {
    it(`${JSON.stringify(hostile).slice(0, 20)} becomes an allowed name`, () => {
      expect(nameOf(hostile)).to.match(/^[A-Za-z_][A-Za-z0-9_.-]{0,31}$/);
    });
  }

  it("names that differ stay different", () => {
    const names = ["a/b", "a b", "a_b", "x".repeat(33), `${"x".repeat(33)}y`, "1a", "_1a"];
    expect(new Set(names.map(nameOf)).size).to.equal(names.length);
  });

  it("keeps the name that the client gave to the tool", () => {
    const own: OwnTool = { name: "search", group: "files", calling: "text" };
    const toolNames = new Map([["files/search", own]]);
    const request = cleanToolNames({ turns: [], tools: [{ name: "files/search" }] }, noLoss, rule, {
      model: "m",
      stream: false,
      toolNames,
    });
    expect([...toolNames]).to.deep.equal([[request.tools?.[0]?.name, own]]);
  });

  it("a call without a name stays without one", () => {
    const given: Request = { turns: [assistant(call("a", ""))] };
    expect(cleaned(given).request).to.equal(given);
  });
});
