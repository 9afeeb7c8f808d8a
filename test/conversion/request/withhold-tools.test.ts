import { expect } from "chai";
import type { Request } from "../../../generated/interlingua/text.js";
import { withholdTools } from "../../../src/conversion/request/withhold-tools.js";
import { Loss } from "../../../src/conversion/loss.js";
import { assistant, call, user } from "../../support/conversion/turns.js";

const tools = [{ name: "f" }];
const none = { mode: "none" } as const;
const hello = [user("hi")];
const called = [...hello, assistant(call("1"))];

describe("withholdTools", () => {
  const cases: [name: string, given: Request, unless: "unless_called" | undefined, areKept: boolean][] = [
    ["leaves tools out where none may be called", { turns: hello, tools, tool_choice: none }, undefined, false],
    ["leaves them out after earlier calls", { turns: called, tools, tool_choice: none }, undefined, false],
    ["keeps them for a free choice", { turns: hello, tools, tool_choice: { mode: "auto" } }, undefined, true],
    ["leaves them out without earlier calls", { turns: hello, tools, tool_choice: none }, "unless_called", false],
    [
      "keeps them after earlier calls, if they must be declared",
      { turns: called, tools, tool_choice: none },
      "unless_called",
      true,
    ],
  ];
  for (const [name, given, unless, areKept] of cases)
    it(name, () => {
      const { tools: left, tool_choice: choice } = withholdTools(given, new Loss({}, {}), unless);
      expect([left, choice]).to.deep.equal(areKept ? [tools, given.tool_choice] : [undefined, undefined]);
    });
});
