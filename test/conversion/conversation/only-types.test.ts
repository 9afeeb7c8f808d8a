import { expect } from "chai";
import type { MediaPart, Medium, Source } from "../../../generated/interlingua/text.js";
import { onlyTypes } from "../../../src/conversion/conversation/only-types.js";
import { Loss, noLoss } from "../../../src/conversion/loss.js";
import { passCases, type PassCase } from "../../support/conversion/pass-cases.js";
import { user } from "../../support/conversion/turns.js";

const accepted = ["image/png", "application/pdf"];
const media = (medium: Medium, source: Source): MediaPart => ({ kind: "media", medium, source });
const bmp = media("image", { data: "AAAA", mime: "image/bmp" });
const kept: readonly (readonly [what: string, part: MediaPart])[] = [
  ["an image of an accepted type", media("image", { data: "AAAA", mime: "image/png" })],
  ["a type with parameters", media("document", { data: "AAAA", mime: "Application/PDF; version=1" })],
  ["bytes of an unknown type", media("image", { data: "AAAA" })],
  ["an address", media("image", { url: "https://a.test/b", mime: "image/bmp" })],
  ["sound", media("audio", { data: "AAAA", mime: "audio/wav" })],
];

describe("onlyTypes", () => {
  passCases(
    (turns) => onlyTypes(turns, noLoss, accepted),
    [
      ["removes an image of another type", [user("a", bmp)], [user("a")]],
      [
        "removes a document inside a result",
        [user({ kind: "result", id: "1", parts: [{ kind: "text", text: "b" }, bmp] })],
        [user({ kind: "result", id: "1", parts: [{ kind: "text", text: "b" }] })],
      ],
      ...kept.map(([what, part]): PassCase => [`keeps ${what}`, [user(part)], [user(part)]]),
    ],
  );

  it("reports what it removes", () => {
    const from = {};
    const loss = new Loss({}, { image: from });
    onlyTypes([user("a", { ...bmp, origin: { from, form: "" } })], loss, accepted);
    expect(loss.paths).to.deep.equal(["image"]);
  });
});
