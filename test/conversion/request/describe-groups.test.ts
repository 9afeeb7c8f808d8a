import { expect } from "chai";
import type { Tool } from "../../../generated/interlingua/text.js";
import { describeGroups } from "../../../src/conversion/request/describe-groups.js";
import { plain } from "../../support/conversion/turns.js";
import { lossOf } from "../../support/origins.js";

/** The name of each tool begins with that of its group. */
function described(...tools: readonly Tool[]): Pick<Tool, "description" | "group_description">[] {
  const toolNames = new Map(tools.map(({ name }) => [name, { name, group: name.split("_")[0] }]));
  const context = { model: "m", stream: false, toolNames };
  const request = describeGroups({ turns: [], tools: [...tools] }, lossOf({}), undefined, context);
  return plain((request.tools ?? []).map(({ name: _name, ...words }) => words));
}

const named = (name: string, description?: string, words = "Manners."): Tool => ({
  name,
  description,
  group_description: words,
});

describe("describeGroups", () => {
  it("describes a group with the first of its tools", () => {
    expect(described(named("a_hi", "Greets."), named("b_nod", undefined, "Signs."), named("a_bye"))).to.deep.equal([
      { description: "Greets.\n\nAbout this tool and the other one of its group: Manners." },
      { description: "About the group of this tool: Signs." },
      {},
    ]);
    const [first] = described(named("a_1"), named("a_2"), named("a_3"));
    expect(first?.description).to.equal("About this tool and the 2 others of its group: Manners.");
  });

  it("describes two groups of which the same is said, and one of which two things are said", () => {
    expect(described(named("a_hi"), named("b_hi"), named("a_bye", undefined, "Customs."))).to.deep.equal([
      { description: "About the group of this tool: Manners." },
      { description: "About the group of this tool: Manners." },
      { description: "About the group of this tool: Customs." },
    ]);
  });

  it("says nothing of groups without a description", () => {
    expect(described({ name: "a_hi" }, named("a_bye", undefined, ""))).to.deep.equal([{}, { group_description: "" }]);
  });

  it("takes the first tool that has room", () => {
    const about = "\n\nAbout this tool and the other one of its group: Manners.";
    const full = "x".repeat(1024 - about.length);
    expect(described(named("a_hi", full), named("a_bye"))).to.deep.equal([{ description: `${full}${about}` }, {}]);
    expect(described(named("a_hi", `${full}x`), named("a_bye"))).to.deep.equal([
      { description: `${full}x` },
      { description: about.trim() },
    ]);
  });

  it("leaves it to the writer where no tool has room", () => {
    const long = named("a_hi", "Greets.", "x".repeat(1024));
    expect(described(long)).to.deep.equal([{ description: "Greets.", group_description: long.group_description }]);
  });
});
