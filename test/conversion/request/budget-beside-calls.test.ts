import { expect } from "chai";
import type { Part, Reasoning, Turn } from "../../../generated/interlingua/text.js";
import { budgetBesideCalls } from "../../../src/conversion/request/budget-beside-calls.js";
import { Loss } from "../../../src/conversion/loss.js";
import { assistant, call, result, system, user } from "../../support/conversion/turns.js";

const thought = (signature?: string): Part => ({ kind: "reasoning", text: "hm", signature });
const on: Reasoning = { mode: "on", budget: 2_000 };

const cases: (readonly [name: string, reasoning: Reasoning, turns: Turn[], isKept: boolean])[] = [
  ["a budget stays in a conversation without calls", on, [user("hi"), assistant("well"), user("on")], true],
  [
    "it stays where signed reasoning precedes the calls",
    on,
    [user("hi"), assistant(thought("s"), call("a")), user(result("a"))],
    true,
  ],
  [
    "it stays where hidden reasoning does",
    on,
    [user("hi"), assistant({ kind: "reasoning", text: "", redacted: "x" }, call("a")), user(result("a"))],
    true,
  ],
  [
    "it stays where such reasoning is a turn of its own",
    on,
    [user("hi"), assistant(thought("s")), assistant(call("a")), user(result("a"))],
    true,
  ],
  ["it is dropped where no reasoning does", on, [user("hi"), assistant(call("a")), user(result("a"))], false],
  ["it is dropped where text comes first", on, [user("hi"), assistant("well", call("a")), user(result("a"))], false],
  [
    "reasoning without state does not count",
    on,
    [user("hi"), assistant(thought(), call("a")), user(result("a"))],
    false,
  ],
  [
    "calls of earlier turns do not matter",
    on,
    [user("hi"), assistant(call("a")), user(result("a")), assistant("well"), user("on")],
    true,
  ],
  ["it is dropped where a turn of the assistant is to be continued", on, [user("hi"), assistant("{")], false],
  ["also before instructions, which move to the front", on, [user("hi"), assistant("{"), system("on")], false],
  [
    "it stays where signed reasoning begins a turn to continue",
    on,
    [user("hi"), assistant(thought("s"), "well")],
    true,
  ],
  ["it stays where nothing is to be continued", on, [user("hi"), assistant(thought(), " ")], true],
  [
    "a mode that leaves the budget to the model stays",
    { mode: "adaptive" },
    [user("hi"), assistant(call("a")), user(result("a"))],
    true,
  ],
];

describe("budgetBesideCalls", () => {
  for (const [name, reasoning, turns, isKept] of cases) {
    it(name, () => {
      const body = { reasoning: { budget: 2_000 } };
      const loss = new Loss({ "reasoning.budget": ["budget"] }, body);
      const origin = { from: body.reasoning, form: "reasoning" };
      const given = { turns, reasoning: { ...reasoning, origin } };
      expect(budgetBesideCalls(given, loss).reasoning).to.deep.equal(isKept ? given.reasoning : undefined);
      expect(loss.paths).to.deep.equal(isKept ? [] : ["reasoning.budget"]);
    });
  }

  const loop = [user("hi"), assistant(call("a")), user(result("a"))];
  const body = { effort: "high" };
  const origin = { from: body, form: "request" };

  it("writes an effort without the budget that was derived from it", () => {
    const loss = new Loss({ "request.effort": ["effort"] }, body);
    const reasoning: Reasoning = { ...on, effort: "high", origin };
    expect(budgetBesideCalls({ turns: loop, reasoning }, loss).reasoning).to.deep.equal({ effort: "high", origin });
    expect(loss.paths).to.deep.equal([]);
  });

  it("reports an effort from which a budget was derived", () => {
    const loss = new Loss({ "request.effort": ["effort"], "request.mode": ["thinking"] }, body);
    expect(budgetBesideCalls({ turns: loop, reasoning: { ...on, origin } }, loss).reasoning).to.equal(undefined);
    expect(loss.paths).to.deep.equal(["effort"]);
  });
});
