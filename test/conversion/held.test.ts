/** Passes that are skipped where a conversation has no parts that they are about. */
import { expect } from "chai";
import fc from "fast-check";
import { heldBy, type Held } from "../../src/conversion/held.js";
import type { Part, Turn } from "../../src/registry.js";
import { noLoss } from "../../src/conversion/loss.js";
import { request, runs } from "../support/conversion/arbitraries.js";
import { passesAbout } from "../support/conversion/passes-about.js";
import { plain } from "../support/conversion/turns.js";

/** The values of passes that need one, and what a writer knows of the target. */
const values: Readonly<Record<string, unknown>> = {
  attachSignatures: "unsigned",
  attachStateToCalls: "unsigned",
  cleanCallIds: "[a-z]{1,64}",
  detachSignatures: ["text", "media", "call"],
  dropPlaceholderState: ["placeholder"],
  reasoningOfRecord: "recorded",
  reasoningOfWholeRecord: "recorded",
  replaceReasoningWithSignatures: "unsigned",
  replayReasoning: "unknown",
  replayReasoningRecords: ["signed"],
};
const context = { model: "maker/model", stream: false, wantsReasoning: true, stateAt: "calls" };

/** A conversation without these parts. */
function without(turns: readonly Turn[], about: readonly string[]): Turn[] {
  const kept = (part: Part): Part[] => {
    if (about.includes(part.kind)) return [];
    const inside = part.kind === "result" ? { ...part, parts: part.parts.flatMap(kept) } : part;
    return [about.includes("state") ? ({ ...inside, signature: undefined } as Part) : inside];
  };
  return turns.map((turn) => ({ ...turn, parts: turn.parts.flatMap(kept) }));
}

describe("heldBy", () => {
  const text: Part = { kind: "text", text: "words" };
  const image: Part = { kind: "media", medium: "image", source: { url: "https://example.test/a.png" } };
  const nothing: Held = { call: false, result: false, media: false, reasoning: false, state: false };
  const cases: readonly (readonly [name: string, parts: Part[], held: Partial<Held>])[] = [
    ["words", [text, { kind: "refusal", text: "no" }], {}],
    ["a call", [{ kind: "call", id: "1", name: "read", arguments: "{}" }], { call: true }],
    ["media inside a result", [{ kind: "result", id: "1", parts: [image] }], { result: true, media: true }],
    ["reasoning with state", [{ kind: "reasoning", text: "", signature: "s" }], { reasoning: true, state: true }],
    ["state of a text", [{ ...text, signature: "s" } as Part], { state: true }],
  ];
  for (const [name, parts, held] of cases)
    it(`finds ${name}`, () => expect(heldBy([{ role: "user", parts }])).to.deep.equal({ ...nothing, ...held }));
});

describe("a pass that says what it is about", () => {
  for (const { name, pass, about } of passesAbout<Turn[]>("conversation"))
    it(`changes nothing without it: ${name} without ${about.join(" and ")}`, () => {
      fc.assert(
        fc.property(request, ({ turns: given }) => {
          const turns = without(given, about);
          expect(about.map((kind) => heldBy(turns)[kind as keyof Held])).to.deep.equal(about.map(() => false));
          expect(plain(pass(turns, noLoss, values[name], context, () => false))).to.deep.equal(plain(turns));
        }),
        { numRuns: runs },
      );
    });
});
