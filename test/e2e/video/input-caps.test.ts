/** How much is fetched for one call: all of it is held in memory. */
import { expect } from "chai";
import { GatewayError } from "../../../src/errors/gateway-error.js";
import { type MediumKind, withBytes } from "../../../src/tasks/upstream/input-media.js";
import type { Vocabularies } from "../../../src/registry.js";
import { failureOf } from "../../support/promises.js";
import { noLoss } from "../../../src/conversion/loss.js";

type Request = Vocabularies["video"]["request"];

const SMALL = "data:image/png;base64,AAAA";
const at = (name: string) => ({ url: `https://media.example.test/${name}` });
const images = (count: number) => Array.from({ length: count }, (_, index) => at(`${index}.png`));
const requestOf = (more: Partial<Request>): Request => ({ prompt: "a boat", ...more }) as Request;

/** A host of small media, and the requests that it got. */
function host() {
  const requested: [string, MediumKind][] = [];
  const fetch = async (url: string, kind: MediumKind) => (requested.push([url.replace(/^.*\//, ""), kind]), SMALL);
  return { requested, fetch };
}

describe("the media that are fetched for one call", () => {
  it("replace their addresses, each with its detected type", async () => {
    const { requested, fetch } = host();
    const request = requestOf({
      first_frame: at("a.png"),
      source: at("a.mp4"),
      reference_images: [at("b.png")],
      reference_audios: [at("a.mp3")],
    });
    expect(await withBytes(request, fetch, noLoss)).to.deep.include({
      first_frame: { url: SMALL },
      source: { url: SMALL },
      reference_images: [{ url: SMALL }],
      reference_audios: [{ url: SMALL }],
    });
    expect(requested).to.have.deep.members([
      ["a.png", "image"],
      ["a.mp4", "video"],
      ["b.png", "image"],
      ["a.mp3", "audio"],
    ]);
  });

  it("are none where there are bytes already, or a file of the vendor", async () => {
    const { requested, fetch } = host();
    const request = requestOf({
      first_frame: { url: SMALL },
      reference_images: [{ file: "file_1" }, ...Array.from({ length: 40 }, () => ({ url: SMALL }))],
    });
    expect(await withBytes(request, fetch, noLoss)).to.deep.include({
      first_frame: request.first_frame,
      reference_images: request.reference_images,
    });
    expect(requested).to.deep.equal([]);
  });

  for (const [what, request, isTaken] of [
    ["sixteen", requestOf({ reference_images: images(16) }), true],
    ["seventeen", requestOf({ reference_images: images(17) }), false],
    [
      "seventeen of several kinds",
      requestOf({ first_frame: at("a.png"), reference_images: images(15), reference_videos: [at("a.mp4")] }),
      false,
    ],
  ] as const) {
    it(`are ${what} media ${isTaken ? "at most" : "never"}`, async () => {
      const { requested, fetch } = host();
      const outcome = withBytes(request, fetch, noLoss);
      if (isTaken) expect((await outcome).reference_images).to.have.lengthOf(16);
      else
        expect(await failureOf(outcome))
          .to.be.instanceOf(GatewayError)
          .and.to.include({ code: "invalid_request" });
      expect(requested.length).to.be.at.most(16);
    });
  }
});
