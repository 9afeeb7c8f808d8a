/** What passes drop, in the tables of pairs. */
import { expect } from "chai";
import { pairs } from "../../../generated/pairs/index.js";

const whenOf = (place: string): string => {
  const { fields = [] } = pairs.find(({ from, to }) => from === "chat" && to === "bedrock-converse") ?? {};
  return fields.find(({ from, concept }) => from === place && concept === "media")?.when ?? "";
};

describe("a pass that drops some parts of one kind", () => {
  it("is named where a form holds such parts", () => {
    expect(whenOf("messages[].content[image]")).to.contain("images as png");
  });

  it("is not named where a form never holds them", () => {
    expect(whenOf("messages[].content[image]")).not.to.contain("documents as");
  });
});
