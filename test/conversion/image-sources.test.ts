import { expect } from "chai";
import { readImageSources } from "../../src/conversion/image-sources.js";
import { Loss, type Json } from "../../src/registry.js";

const URL = "https://example.test/a.png";

describe("readImageSources", () => {
  const cases: [what: string, value: Json, sources: unknown, lost: string[]][] = [
    ["an address", URL, [{ url: URL }], []],
    ["several", [URL, { url: URL }, { file_id: "f" }], [{ url: URL }, { url: URL }, { file: "f" }], []],
    ["an object with an address", { type: "image_url", image_url: URL }, [{ url: URL }], []],
    ["an object within an object", { image_url: { url: URL } }, [{ url: URL }], []],
    ["an unknown member beside it", { url: URL, mood: "grim" }, [{ url: URL }], ["image.mood"]],
    [
      "an unknown member inside it",
      [URL, { image_url: { url: URL, detail: "high" } }],
      [{ url: URL }, { url: URL }],
      ["image[1].image_url.detail"],
    ],
    ["an address and a file: the address counts", { url: URL, file_id: "f" }, [{ url: URL }], ["image.file_id"]],
    [
      "two addresses: the first counts",
      { url: URL, image_url: "https://example.test/b.png" },
      [{ url: URL }],
      ["image.image_url"],
    ],
    ["an object without an image", [{ type: "image_url" }], undefined, ["image[0]"]],
    ["nothing", null, undefined, []],
  ];
  for (const [what, value, sources, lost] of cases) {
    it(`reads ${what}`, () => {
      const body = { image: value };
      const loss = new Loss({}, body);
      expect(readImageSources(value, loss, body, "image")).to.deep.equal(sources);
      expect(loss.paths).to.deep.equal(lost);
    });
  }
});
