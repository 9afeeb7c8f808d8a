import { expect } from "chai";
import { bareImage } from "../../../../specs/dialects/ollama-chat/functions.js";
import { keeps, reads } from "../../../support/conversion/transform-cases.js";
import { lossOf, originAt } from "../../../support/origins.js";

const png = "iVBORw0KGgo=";

describe("bareImage", () => {
  reads(bareImage, [
    ["the type that the first bytes show", png, { mime: "image/png", data: png }],
    ["bytes of an unknown type", "AAEC", { mime: "application/octet-stream", data: "AAEC" }],
    ["a data URI", "data:image/heic;base64,AAEC", { mime: "image/heic", data: "AAEC" }],
    ["no text", "", undefined],
  ]);
  keeps(bareImage, [["bytes", { mime: "image/png", data: png }]]);

  for (const [title, mime, lost] of [
    ["a type that the bytes do not show", "image/heic", ["image.mime_type"]],
    ["nothing if they show it", "image/png", []],
  ] as const) {
    it(`reports ${title}`, () => {
      const loss = lossOf({ "source.bytes.mime": ["mime_type"] });
      expect(bareImage.write({ mime, data: png, origin: originAt("image", "source.bytes") }, loss)).to.equal(png);
      expect(loss.paths).to.deep.equal(lost);
    });
  }
});
