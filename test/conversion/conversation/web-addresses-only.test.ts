import { expect } from "chai";
import type { Part } from "../../../generated/interlingua/text.js";
import { webAddressesOnly } from "../../../src/conversion/conversation/web-addresses-only.js";
import { Loss, noLoss } from "../../../src/conversion/loss.js";
import { from, image, text, user } from "../turns.js";
import { passCases } from "./pass-cases.js";

const at = (url: string): Part => ({ kind: "media", medium: "image", source: { url } });

describe("webAddressesOnly", () => {
  passCases(
    (turns) => webAddressesOnly(turns, noLoss),
    [
      [
        "web addresses and bytes stay",
        [user("see", at("https://a.test/b.png"), at("HTTP://a.test"), image())],
        [user("see", at("https://a.test/b.png"), at("HTTP://a.test"), image())],
      ],
      ["another address goes", [user("see", at("gs://bucket/b.png"))], [user("see")]],
      [
        "so does one inside a result",
        [user({ kind: "result", id: "a", parts: [text("see"), at("files/1")] })],
        [user({ kind: "result", id: "a", parts: [text("see")] })],
      ],
    ],
  );

  it("what goes is reported", () => {
    const loss = new Loss({}, {});
    webAddressesOnly([user(from("contents[0].parts[0]", at("gs://bucket/b.png")))], loss);
    expect(loss.paths).to.deep.equal(["contents[0].parts[0]"]);
  });
});
