import { expect } from "chai";
import type { Turn } from "../../../generated/interlingua/text.js";
import { cleanCallIds } from "../../../src/conversion/conversation/clean-call-ids.js";
import { noLoss } from "../../../src/conversion/loss.js";
import { assistant, call, result, text, user } from "../../support/conversion/turns.js";
import { passCases } from "../../support/conversion/pass-cases.js";

const ACCEPTED = "[A-Za-z0-9_-]{1,32}";
const clean = (turns: Turn[]): Turn[] => cleanCallIds(turns, noLoss, ACCEPTED);
const cleaned = (id: string): string => {
  const part = clean([assistant(call(id))])[0]?.parts[0];
  return part?.kind === "call" ? part.id : "";
};

describe("cleanCallIds", () => {
  passCases(clean, [
    [
      "an ID that is allowed stays",
      [assistant(call("call_A-1")), user(result("call_A-1"))],
      [assistant(call("call_A-1")), user(result("call_A-1"))],
    ],
    ["parts without an ID stay", [user(text("a:b"))], [user(text("a:b"))]],
  ]);

  const hostile = [
    "",
    "a:b",
    "a.b",
    "call 1",
    "été",
    "😀",
    "x".repeat(33),
    "x".repeat(500),
    "functions.search:0",
    "a\nb",
  ];
  for (const id of hostile) {
    it(`${JSON.stringify(id).slice(0, 20)} becomes an allowed ID, the same in the call and its result`, () => {
      const [turn, answer] = clean([assistant(call(id)), user(result(id))]);
      const [made, found] = [turn?.parts[0], answer?.parts[0]];
      expect(made?.kind === "call" && made.id)
        .to.match(/^[A-Za-z0-9_-]{1,32}$/)
        .and.equal(found?.kind === "result" && found.id);
    });
  }

  it("IDs that differ stay different", () => {
    const ids = ["a:b", "a.b", "a b", "a_b", "x".repeat(33), `${"x".repeat(33)}y`, "😀", "😃"];
    expect(new Set(ids.map(cleaned)).size).to.equal(ids.length);
  });

  const nine = "[A-Za-z0-9]{9}";
  for (const [id, kept] of [
    ["D681PevKs", true],
    ["short", false],
    ["call_A1B2C", false],
    ["x".repeat(40), false],
  ] as const) {
    it(`${id.slice(0, 12)} ${kept ? "stays" : "becomes another"} where IDs have nine letters and digits`, () => {
      const part = cleanCallIds([assistant(call(id))], noLoss, nine)[0]?.parts[0];
      expect(part?.kind === "call" ? part.id : "")
        .to.match(/^[A-Za-z0-9]{9}$/)
        .and.satisfy((made: string) => (made === id) === kept);
    });
  }

  it("an ID becomes the same each time", () => {
    expect(cleaned("a:b")).to.equal(cleaned("a:b"));
  });
});
