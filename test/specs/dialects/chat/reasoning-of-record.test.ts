import { expect } from "chai";
import type { Part, Turn } from "../../../../generated/interlingua/text.js";
import { reasoningOfRecord, reasoningOfWholeRecord } from "../../../../specs/dialects/chat/functions.js";
import { noLoss } from "../../../../src/conversion/loss.js";
import { dialectsOf, Loss, type Wire } from "../../../../src/registry.js";
import { assistant, call } from "../../../support/conversion/turns.js";
import { passCases } from "../../../support/conversion/pass-cases.js";
import { lossOf, originAt } from "../../../support/origins.js";

const thought = (words: string, signature?: string): Part => ({ kind: "reasoning", text: words, signature });
const recorded = (...entries: readonly object[]): Part => ({
  kind: "reasoning",
  text: "",
  signature: entries.map((entry) => JSON.stringify(entry)).join("\n"),
  origin: originAt("messages[1].details", "part.recorded"),
});
const pass = (turns: Turn[]) => reasoningOfRecord(turns, noLoss, "recorded");
/** The origins of parts do not matter here. */
const bare = (turns: Turn[]): Turn[] =>
  pass(turns).map(({ role, parts }) => ({ role, parts: parts.map(({ origin: _origin, ...part }) => part as Part) }));

describe("reasoningOfRecord", () => {
  passCases(bare, [
    ["turns without a record stay", [assistant(thought("hm"), call("a"))], [assistant(thought("hm"), call("a"))]],
    [
      "text that the record repeats counts once",
      [assistant(thought("hm"), recorded({ text: "hm", signature: "s" }), call("a"))],
      [assistant(thought("hm", '{"signature":"s"}'), call("a"))],
    ],
    [
      "the record's text counts where the turn has none",
      [assistant(recorded({ summary: "hm" }), call("a"))],
      [assistant(thought("hm"), call("a"))],
    ],
    [
      "text beside a record without text belongs to the record's first state",
      [assistant(thought("hm"), recorded({ data: "s" }, { data: "t" }), call("a"))],
      [assistant(thought("hm", '{"data":"s"}'), thought("", '{"data":"t"}'), call("a"))],
    ],
    [
      "a record without state becomes its text",
      [assistant(thought("hm"), recorded({ text: "hm" }), call("a"))],
      [assistant(thought("hm"), call("a"))],
    ],
  ]);

  it("text without state keeps its entry in answers", () => {
    const given = [assistant(thought("hm"), recorded({ format: "f", text: "hm" }))];
    const [turn] = reasoningOfWholeRecord(given, noLoss, "recorded");
    expect(turn?.parts.map((part) => part.kind === "reasoning" && [part.text, part.signature])).to.deep.equal([
      ["hm", '{"format":"f"}'],
    ]);
  });

  it("keeps the origin of its state", () => {
    const loss = lossOf({ "part.recorded.signature": [""] });
    const [turn] = pass([
      assistant(
        { kind: "reasoning", text: "hm", origin: originAt("messages[1].words", "part.thought") },
        recorded({ text: "hm", signature: "s" }),
      ),
    ]);
    const [part] = turn?.parts ?? [];
    if (part === undefined) throw new Error("there is no part");
    loss.dropConcept(part, "signature", "s");
    expect(loss.paths).to.deep.equal(["messages[1].details"]);
  });

  describe("reports text that it does not keep", () => {
    const [text, summary] = ["one", "two"];
    const state = { type: "reasoning.encrypted", data: "s" };
    const signed = { type: "reasoning.text", text, signature: "s" };
    const cases: [name: string, message: Wire, lost: string[]][] = [
      ["of a turn beside a record with state", { reasoning: "other", reasoning_details: [signed] }, ["reasoning"]],
      [
        "of an entry without state",
        { reasoning: text, reasoning_details: [{ text }, { summary }] },
        ["reasoning_details[1]"],
      ],
      ["but none that is in both", { reasoning: text, reasoning_details: [signed] }, []],
      ["but none that a part of the record has", { reasoning: "two", reasoning_details: [{ summary }, signed] }, []],
      ["but none that differs in spaces", { reasoning: "one\ntwo", reasoning_details: [{ text }, { summary }] }, []],
      ["but none beside a record of state alone", { reasoning: text, reasoning_details: [state] }, []],
    ];
    for (const [name, message, lost] of cases)
      it(name, () => {
        const chat = dialectsOf("text").get("chat");
        const body = { messages: [{ role: "assistant", content: "hi", ...message }] };
        const loss = new Loss(chat?.paths ?? {}, body);
        chat?.readRequest(body, loss);
        expect(loss.paths).to.deep.equal(lost.map((place) => `messages[0].${place}`));
      });
  });
});
