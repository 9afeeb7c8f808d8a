import { expect } from "chai";
import type { Part } from "../../generated/interlingua/text.js";
import { asArguments, withOwnNames, wordsIn, type OwnTool } from "../../src/conversion/tool-names.js";
import { call, text } from "../support/conversion/turns.js";

const own = (part: Part, tool: OwnTool): Part | undefined =>
  withOwnNames({ parts: [part] }, new Map([["sent", tool]])).parts[0];

describe("withOwnNames", () => {
  it("calls a tool by the client's name", () => {
    expect(own(call("a", "sent", "{}"), { name: "f" })).to.deep.equal(call("a", "f", "{}"));
    expect(own(call("a", "sent", "{}"), { name: "f", group: "g" })).to.deep.equal({
      ...call("a", "f", "{}"),
      group: "g",
    });
    expect(own(call("a", "sent", asArguments("x")), { name: "f", calling: "text" })).to.deep.equal({
      ...call("a", "f", "x"),
      calling: "text",
    });
    expect(own(call("a", "sent", '{"query":"x"}'), { name: "f", calling: "search" })).to.deep.equal({
      ...call("a", "f", '{"query":"x"}'),
      calling: "search",
    });
  });

  it("does not change anything else", () => {
    expect(own(call("a", "other"), { name: "f" })).to.deep.equal(call("a", "other"));
    expect(own(text("sent"), { name: "f" })).to.deep.equal(text("sent"));
  });
});

describe("wordsIn", () => {
  const cases: Readonly<Record<string, string>> = {
    '{"input":"a\\nb"}': "a\nb",
    '{"input":""}': "",
    "{}": "",
    '{"patch":"x"}': '{"patch":"x"}',
    "no json": "no json",
    '"text"': '"text"',
    '{"input":1}': '{"input":1}',
  };
  for (const [args, words] of Object.entries(cases))
    it(`${args} prints ${JSON.stringify(words)}`, () => expect(wordsIn(args)).to.equal(words));
});
