import { expect } from "chai";
import type { Part } from "../../../generated/interlingua/text.js";
import { webAddressesOnly } from "../../../src/conversion/conversation/web-addresses-only.js";
import { noLoss } from "../../../src/conversion/loss.js";
import { from, image, text, user } from "../../support/conversion/turns.js";
import { passCases } from "../../support/conversion/pass-cases.js";
import { lossOf } from "../../support/origins.js";

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
      ["another address is dropped", [user("see", at("gs://bucket/b.png"))], [user("see")]],
      [
        "another address inside a result is dropped",
        [user({ kind: "result", id: "a", parts: [text("see"), at("files/1")] })],
        [user({ kind: "result", id: "a", parts: [text("see")] })],
      ],
    ],
  );

  it("reports what it drops", () => {
    const loss = lossOf({});
    webAddressesOnly([user(from("contents[0].parts[0]", at("gs://bucket/b.png")))], loss);
    expect(loss.paths).to.deep.equal(["contents[0].parts[0]"]);
  });
});
