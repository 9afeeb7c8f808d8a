import { expect } from "chai";
import type { Request } from "../../../generated/interlingua/video.js";
import { ConversionError } from "../../../src/conversion/conversion-error.js";
import { Loss, noLoss } from "../../../src/conversion/loss.js";
import { schemeUrlsAsFiles, filesAsSchemeUrls } from "../../../src/conversion/request/scheme-urls-as-files.js";
import { requireVideoUrls } from "../../../src/conversion/request/require-video-urls.js";
import {
  sourceAmongReferences,
  sourceFromReferences,
} from "../../../src/conversion/request/source-among-references.js";

type Case = readonly [name: string, given: Request, want: Request];

/** What is left undefined says nothing. */
function cases(pass: (request: Request) => Request, all: readonly Case[]): void {
  for (const [name, given, want] of all)
    it(name, () => expect(JSON.parse(JSON.stringify(pass(given)))).to.deep.equal(want));
}

const scheme = { scheme: "asset://" };
const [a, b] = [{ url: "https://host.test/a" }, { url: "https://host.test/b" }];

describe("schemeUrlsAsFiles", () => {
  cases(
    (request) => schemeUrlsAsFiles(request, noLoss, scheme),
    [
      [
        "an address of the scheme is a file",
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

describe("filesAsSchemeUrls", () => {
  cases(
    (request) => filesAsSchemeUrls(request, noLoss, scheme),
    [
      [
        "a file of the scheme is an address",
        { last_frame: { file: "asset://1" } },
        { last_frame: { url: "asset://1" } },
      ],
      ["files of other hosts stay files", { last_frame: { file: "f" } }, { last_frame: { file: "f" } }],
    ],
  );
});

describe("requireVideoUrls", () => {
  cases(requireVideoUrls, [
    ["addresses of videos", { source: a, reference_videos: [b] }, { source: a, reference_videos: [b] }],
    [
      "bytes of images",
      { first_frame: { url: "data:image/png;base64,AA==" } },
      { first_frame: { url: "data:image/png;base64,AA==" } },
    ],
  ]);

  it("refuses the bytes of a video, where it stood", () => {
    const inline = { url: "DATA:video/mp4;base64,AA==", origin: { path: "input[1]", form: "medium" } };
    expect(() => requireVideoUrls({ reference_videos: [a, inline] }))
      .to.throw(ConversionError, "hosted URL")
      .with.property("path", "input[1]");
  });
});

describe("sourceFromReferences", () => {
  cases(sourceFromReferences, [
    [
      "the first video is worked on",
      { mode: "edit", reference_videos: [a, b] },
      { mode: "edit", source: a, reference_videos: [b] },
    ],
    [
      "only where something is to be done with it",
      { mode: "reference", reference_videos: [a] },
      { mode: "reference", reference_videos: [a] },
    ],
    ["nothing is to be worked on", { mode: "edit" }, { mode: "edit" }],
    [
      "a video that is changed keeps shape and length anyway",
      { mode: "edit", reference_videos: [a], aspect_ratio: "adaptive", duration: -1 },
      { mode: "edit", source: a },
    ],
    [
      "another shape is asked for",
      { mode: "edit", reference_videos: [a], aspect_ratio: "1:1" },
      { mode: "edit", source: a, aspect_ratio: "1:1" },
    ],
    [
      "an extension of a video may choose its length",
      { mode: "extend", reference_videos: [a], duration: -1 },
      { mode: "extend", source: a, duration: -1 },
    ],
  ]);
});

describe("sourceAmongReferences", () => {
  cases(
    (request) => sourceAmongReferences(request, noLoss),
    [
      [
        "the video to work on is the first",
        { mode: "extend", source: a, reference_videos: [b], duration: 5 },
        { mode: "extend", reference_videos: [a, b], aspect_ratio: "adaptive", duration: 5 },
      ],
      [
        "a video that is changed keeps shape and length",
        { mode: "edit", source: a },
        { mode: "edit", reference_videos: [a], aspect_ratio: "adaptive", duration: -1 },
      ],
      ["without one nothing is said", { mode: "text" }, { mode: "text" }],
    ],
  );

  it("reports a requested shape", () => {
    const loss = new Loss({ "request.aspect_ratio": ["ratio"] }, { ratio: "1:1" });
    sourceAmongReferences(
      { mode: "edit", source: a, aspect_ratio: "1:1", origin: { path: "", form: "request" } },
      loss,
    );
    expect(loss.paths).to.deep.equal(["ratio"]);
  });
});
