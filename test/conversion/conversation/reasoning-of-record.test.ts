import { expect } from "chai";
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import { reasoningOfRecord } from "../../../src/conversion/conversation/reasoning-of-record.js";
import { Loss, noLoss } from "../../../src/conversion/loss.js";
import { assistant, call } from "../turns.js";
import { passCases } from "./pass-cases.js";

const thought = (words: string, signature?: string): Part => ({ kind: "reasoning", text: words, signature });
const recorded = (...entries: readonly object[]): Part => ({
  kind: "reasoning",
  text: "",
  signature: entries.map((entry) => JSON.stringify(entry)).join("\n"),
  origin: { path: "messages[1].details", form: "part.recorded" },
});
const pass = (turns: Turn[]) => reasoningOfRecord(turns, noLoss, { form: "recorded" });
/** Where the parts stood is of no interest here. */
const bare = (turns: Turn[]): Turn[] =>
  pass(turns).map(({ role, parts }) => ({ role, parts: parts.map(({ origin: _origin, ...part }) => part as Part) }));

describe("reasoningOfRecord", () => {
  passCases(bare, [
    ["turns without a record stay", [assistant(thought("hm"), call("a"))], [assistant(thought("hm"), call("a"))]],
    [
      "words that it repeats count once",
      [assistant(thought("hm"), recorded({ text: "hm", signature: "s" }), call("a"))],
      [assistant(thought("hm", '{"signature":"s"}'), call("a"))],
    ],
    [
      "its words count where none stand beside it",
      [assistant(recorded({ summary: "hm" }), call("a"))],
      [assistant(thought("hm"), call("a"))],
    ],
    [
      "words beside one without any are those of its first state",
      [assistant(thought("hm"), recorded({ data: "s" }, { data: "t" }), call("a"))],
      [assistant(thought("hm", '{"data":"s"}'), thought("", '{"data":"t"}'), call("a"))],
    ],
    [
      "one without state is said by the words",
      [assistant(thought("hm"), recorded({ text: "hm" }), call("a"))],
      [assistant(thought("hm"), call("a"))],
    ],
  ]);

  it("words without state keep their entry in answers", () => {
    const [turn] = reasoningOfRecord([assistant(thought("hm"), recorded({ format: "f", text: "hm" }))], noLoss, {
      form: "recorded",
      words: "kept",
    });
    expect(turn?.parts.map((part) => part.kind === "reasoning" && [part.text, part.signature])).to.deep.equal([
      ["hm", '{"format":"f"}'],
    ]);
  });

  it("names where its state stood", () => {
    const loss = new Loss({ "part.recorded.signature": [""] }, {});
    const [turn] = pass([
      assistant(
        { kind: "reasoning", text: "hm", origin: { path: "messages[1].words", form: "part.thought" } },
        recorded({ text: "hm", signature: "s" }),
      ),
    ]);
    const [part] = turn?.parts ?? [];
    if (part === undefined) throw new Error("there is no part");
    loss.dropConcept(part, "signature", "s");
    expect(loss.paths).to.deep.equal(["messages[1].details"]);
  });
});
