import { expect } from "chai";
import {
  filesAsSchemeUrls,
  requireVideoUrls,
  sourceAmongReferences,
  sourceFromReferences,
} from "../../../../specs/dialects/video-content-task/functions.js";
import type { Request } from "../../../../generated/interlingua/video.js";
import { ConversionError } from "../../../../src/conversion/conversion-error.js";
import { noLoss } from "../../../../src/conversion/loss.js";
import { lossOf, originAt } from "../../../support/origins.js";

type Case = readonly [name: string, given: Request, want: Request];

/** Undefined members are ignored. */
function cases(pass: (request: Request) => Request, all: readonly Case[]): void {
  for (const [name, given, want] of all)
    it(name, () => expect(JSON.parse(JSON.stringify(pass(given)))).to.deep.equal(want));
}

const scheme = "asset://";
const [a, b] = [{ url: "https://host.test/a" }, { url: "https://host.test/b" }];

describe("filesAsSchemeUrls", () => {
  cases(
    (request) => filesAsSchemeUrls(request, noLoss, scheme),
    [
      [
        "a file of the scheme becomes an address",
        { last_frame: { file: "asset://1" } },
        { last_frame: { url: "asset://1" } },
      ],
      ["files of other hosts stay files", { last_frame: { file: "f" } }, { last_frame: { file: "f" } }],
    ],
  );
});

describe("requireVideoUrls", () => {
  cases(
    (request) => requireVideoUrls(request, noLoss),
    [
      ["addresses of videos", { source: a, reference_videos: [b] }, { source: a, reference_videos: [b] }],
      [
        "bytes of images",
        { first_frame: { url: "data:image/png;base64,AA==" } },
        { first_frame: { url: "data:image/png;base64,AA==" } },
      ],
    ],
  );

  it("refuses the bytes of a video, with the place in the request", () => {
    const inline = { url: "DATA:video/mp4;base64,AA==", origin: originAt("input[1]", "medium") };
    expect(() => requireVideoUrls({ reference_videos: [a, inline] }, lossOf({})))
      .to.throw(ConversionError, "hosted URL")
      .with.property("path", "input[1]");
  });
});

describe("sourceFromReferences", () => {
  cases(sourceFromReferences, [
    [
      "the first video becomes the source",
      { mode: "edit", reference_videos: [a, b] },
      { mode: "edit", source: a, reference_videos: [b] },
    ],
    [
      "only with an instruction",
      { mode: "reference", reference_videos: [a] },
      { mode: "reference", reference_videos: [a] },
    ],
    ["without a source", { mode: "edit" }, { mode: "edit" }],
    [
      "a changed video keeps shape and length by default",
      { mode: "edit", reference_videos: [a], aspect_ratio: "adaptive", duration: -1 },
      { mode: "edit", source: a },
    ],
    [
      "another shape is requested",
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
        "the source is the first video",
        { mode: "extend", source: a, reference_videos: [b], duration: 5 },
        { mode: "extend", reference_videos: [a, b], aspect_ratio: "adaptive", duration: 5 },
      ],
      [
        "a changed video keeps shape and length",
        { mode: "edit", source: a },
        { mode: "edit", reference_videos: [a], aspect_ratio: "adaptive", duration: -1 },
      ],
      ["without a source nothing is set", { mode: "text" }, { mode: "text" }],
    ],
  );

  it("reports a requested shape", () => {
    const loss = lossOf({ "request.aspect_ratio": ["ratio"] });
    sourceAmongReferences({ mode: "edit", source: a, aspect_ratio: "1:1", origin: originAt("", "request") }, loss);
    expect(loss.paths).to.deep.equal(["ratio"]);
  });
});
