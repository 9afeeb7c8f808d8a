import { expect } from "chai";
import { mediaUri } from "../../../src/conversion/transforms/media-uri.js";
import { processorTime } from "../../support/processor-time.js";
import { lossOf, originAt } from "../../support/origins.js";
import { keeps, reads, writes } from "../../support/conversion/transform-cases.js";

describe("mediaUri", () => {
  reads(mediaUri, [
    ["an address", "https://host.test/a.png?data:,", { url: "https://host.test/a.png?data:," }],
    ["the bytes", "data:image/png;base64,AAEC", { mime: "image/png", data: "AAEC" }],
    ["capital letters", "DATA:Image/PNG;BASE64,AAEC", { mime: "image/png", data: "AAEC" }],
    ["a name that clients write by hand", "data:image/jpg;base64,AAEC", { mime: "image/jpeg", data: "AAEC" }],
    ["parameters of the media type", "data:text/plain;charset=utf-8;base64,aGk=", { mime: "text/plain", data: "aGk=" }],
    [
      "text that is not in base64",
      "data:text/plain,hi%20there",
      { mime: "text/plain", data: Buffer.from("hi there").toString("base64") },
    ],
    [
      "text with a percent sign that is only that",
      "data:text/plain,100%",
      { mime: "text/plain", data: Buffer.from("100%").toString("base64") },
    ],
    ["no media type of a PDF", "data:;base64,JVBERi0x", { mime: "application/pdf", data: "JVBERi0x" }],
    ["no media type of an image", "data:;base64,iVBORw0KGgoA", { mime: "image/png", data: "iVBORw0KGgoA" }],
    ["no media type", "data:;base64,aGk=", { mime: "text/plain", data: "aGk=" }],
    ["a data URI without data", "data:image/png;base64", { url: "data:image/png;base64" }],
    ["no bytes", "data:image/png;base64,", { mime: "image/png", data: "" }],
    ["what is no text", { url: "x" }, undefined],
    ["nothing", undefined, undefined],
  ]);
  writes(mediaUri, [
    ["an address", { url: "https://host.test/a.png" }, "https://host.test/a.png"],
    ["the bytes", { mime: "image/png", data: "AAEC" }, "data:image/png;base64,AAEC"],
    ["bytes of an unknown type", { data: "AAEC" }, "data:application/octet-stream;base64,AAEC"],
    [
      "the bytes rather than the address",
      { mime: "image/png", data: "AAEC", url: "https://host.test/a.png" },
      "data:image/png;base64,AAEC",
    ],
    ["nothing for a file that only a vendor can resolve", { file: "file-1" }, undefined],
    ["nothing", undefined, undefined],
  ]);
  keeps(mediaUri, [
    ["an address", { url: "https://host.test/a.png" }],
    ["the bytes", { mime: "image/png", data: "AAEC" }],
  ]);

  for (const [title, source, lost] of [
    ["the type of what is at an address", { url: "https://host.test/a", mime: "text/csv" }, ["file.mime_type"]],
    ["nothing of bytes", { data: "AAEC", mime: "text/csv" }, []],
  ] as const) {
    it(`reports ${title}`, () => {
      const loss = lossOf({ "source.linked.mime": ["mime_type"] });
      mediaUri.write({ ...source, origin: originAt("file", "source.linked") }, loss);
      expect(loss.paths).to.deep.equal(lost);
    });
  }

  it("reads a large data URI in one go", () => {
    const began = processorTime();
    const data = "A".repeat(60 * 1024 * 1024);
    const { data: bytes } = mediaUri.read(`data:image/png;base64,${data}`) ?? {};
    if (bytes?.length !== data.length) throw new Error("the bytes were not read whole");
    expect(processorTime() - began).to.be.below(2_000);
  });
});
