import { expect } from "chai";
import type { Request } from "../../../generated/interlingua/video.js";
import { noLoss } from "../../../src/conversion/loss.js";
import { dialectsOf } from "../../../src/registry.js";
import { schemeUrlsAsFiles } from "../../../src/conversion/request/scheme-urls-as-files.js";

type Case = readonly [name: string, given: Request, want: Request];

/** Undefined members are ignored. */
function cases(pass: (request: Request) => Request, all: readonly Case[]): void {
  for (const [name, given, want] of all)
    it(name, () => expect(JSON.parse(JSON.stringify(pass(given)))).to.deep.equal(want));
}

const scheme = "asset://";
const a = { url: "https://host.test/a" };

describe("schemeUrlsAsFiles", () => {
  cases(
    (request) => schemeUrlsAsFiles(request, noLoss, scheme),
    [
      [
        "an address of the scheme becomes a file",
        { first_frame: { url: "asset://1" } },
        { first_frame: { file: "asset://1" } },
      ],
      [
        "in lists too",
        { reference_audios: [a, { url: "asset://1" }] },
        { reference_audios: [a, { file: "asset://1" }] },
      ],
      ["other addresses stay", { source: a }, { source: a }],
      ["files stay", { source: { file: "f" } }, { source: { file: "f" } }],
    ],
  );
});

describe("files of the vendor of video-interactions", () => {
  const dialect = dialectsOf("video").get("video-interactions");
  for (const uri of ["gs://b/a", "files/abc", "https://generativelanguage.googleapis.com/v1beta/files/abc"]) {
    it(`are no addresses for other vendors: ${uri}`, () => {
      const read = dialect?.readRequest({ input: [{ type: "image", uri }] }, noLoss) as Request | undefined;
      expect([read?.first_frame?.file, read?.first_frame?.url]).to.deep.equal([uri, undefined]);
    });
  }
});
