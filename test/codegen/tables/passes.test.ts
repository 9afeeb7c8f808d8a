/** What passes drop and carry, in the tables of pairs. */
import { expect } from "chai";
import { pairs } from "../../../generated/pairs/index.js";
import type { FieldRow } from "../../../src/registry.js";

const mediaAt = (place: string, target: string): Partial<FieldRow> => {
  const { fields = [], dropped = [] } = pairs.find(({ from, to }) => from === "chat" && to === target) ?? {};
  return [...fields, ...dropped].find(({ from, concept }) => from === place && concept === "media") ?? {};
};
const whenOf = (place: string): string => mediaAt(place, "bedrock-converse").when ?? "";

describe("a pass that drops some parts of one kind", () => {
  it("is named where a form holds such parts", () => {
    expect(whenOf("messages[].content[image]")).to.contain("images as png");
  });

  it("is not named where a form never holds them", () => {
    expect(whenOf("messages[].content[image]")).not.to.contain("documents as");
  });
});

describe("a pass that carries some parts of one kind", () => {
  it("is named where a form holds such parts, with its condition", () => {
    expect(mediaAt("messages[].content[document]", "ollama-chat")).to.include({
      by: "plain documents as text",
      when: "of plain text",
    });
  });

  it("does not carry what a form never holds", () => {
    expect(mediaAt("messages[].content[audio]", "ollama-chat")).to.include({
      dropped: "the ollama-chat dialect has no place for it",
    });
  });
});

describe("a pass that moves some media out of results", () => {
  it("leaves the other media inside", () => {
    expect(mediaAt("messages[].content[image]", "bedrock-converse").to).to.equal(
      "messages[].content[image] or messages[].content[failed_result].toolResult.content[image] or " +
        "messages[].content[result].toolResult.content[image]",
    );
  });

  it("carries those media to a turn of the user", () => {
    expect(mediaAt("messages[].content[audio]", "bedrock-converse").to).to.equal("messages[].content[audio]");
  });

  it("may do both with a part that holds any medium", () => {
    const pair = pairs.find(({ from, to }) => from === "interactions" && to === "generate-content");
    const media = pair?.fields.find(({ from, concept }) => from === "input[].content[media]" && concept === "media");
    expect(media?.to).to.contain("contents[].parts[inline] or ");
    expect(media?.to).to.contain("functionResponse.parts[inline]");
  });
});

describe("a concept that the passes of a reader and of a writer move", () => {
  const cases: [to: string, place: string][] = [
    ["messages", "tools[].strict"],
    ["generate-content", "toolConfig.functionCallingConfig.mode"],
  ];
  for (const [target, place] of cases)
    it(`is at its last place in ${target}`, () => {
      const pair = pairs.find(({ from, to }) => from === "cohere-chat" && to === target);
      expect(pair?.fields.find(({ concept }) => concept === "strict")?.to).to.equal(place);
    });
});

describe("a part that may arrive as its state alone", () => {
  const cases: [from: string, place: string, isThere: boolean][] = [
    ["messages", "messages[].content[reasoning]", true],
    ["messages", "messages[].content[redacted]", false],
    ["cohere-chat", "messages[].content[reasoning]", false],
  ];
  for (const [source, place, isThere] of cases)
    it(`${isThere ? "has" : "lacks"} the place of the state of calls: ${place} of ${source}`, () => {
      const pair = pairs.find(({ from, to }) => from === source && to === "generate-content");
      const rows = [...(pair?.fields ?? []), ...(pair?.dropped ?? [])].filter(({ from }) => from === place);
      expect(rows).to.not.be.empty;
      expect(rows.some(({ to = "" }) => to.includes("parts[call].thoughtSignature"))).to.equal(isThere);
    });
});

describe("a transform of records that writes some of their concepts", () => {
  const rows = pairs.find(({ from, to }) => from === "embed-content" && to === "embeddings")?.fields ?? [];
  const targetOf = (concept: string): string | undefined => rows.find((row) => row.concept === concept)?.to;

  it("carries these", () => {
    expect(targetOf("inputs.text")).to.equal("input");
  });

  it("leaves the others to passes", () => {
    expect([targetOf("inputs.model"), targetOf("inputs.dimensions")]).to.deep.equal(["model", "dimensions"]);
  });
});
