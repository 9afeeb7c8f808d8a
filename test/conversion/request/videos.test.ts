import { expect } from "chai";
import type { Request } from "../../../generated/interlingua/video.js";
import { noLoss } from "../../../src/conversion/loss.js";
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
