/** What calls for videos become in dialects other than the client's: carried, reported as lost or refused. */
import { expect } from "chai";
import { ConversionError, valueAt, type Json, type Wire } from "../../src/registry.js";
import { become } from "../support/videos/video-dialects.js";
import {
  generation,
  toLong,
  longRunning,
  g,
  interactions,
  i,
  contentTask,
  l,
  c,
  image,
  item,
  video,
  type Case,
} from "./videos-across-support.js";
import { carriedCases } from "./carried-video-cases.js";

const carried: readonly Case[] = [...carriedCases];

const refused: readonly (Case & { readonly path: string; readonly expected: string })[] = [
  {
    name: "5 seconds",
    from: generation,
    to: toLong,
    body: g({ duration: 5 }),
    profile: "V3.1-standard",
    path: "duration",
    expected: "4, 6 or 8",
  },
  {
    name: "15 seconds",
    from: generation,
    to: [interactions],
    body: g({ duration: 15 }),
    profile: "interactions-1.1",
    path: "duration",
    expected: "3 to 10",
  },
  {
    name: "6 seconds of 1080p",
    from: generation,
    to: toLong,
    body: g({ duration: 6, resolution: "1080p" }),
    profile: "V3.1-fast",
    path: "duration",
    expected: "8 seconds",
  },
  {
    name: "an explicit 480p",
    from: generation,
    to: toLong,
    body: g({ resolution: "480p" }),
    profile: "V3.1-lite",
    path: "resolution",
    expected: "720p or 1080p",
  },
  {
    name: "an explicit 480p",
    from: generation,
    to: [interactions],
    body: g({ resolution: "480p" }),
    profile: "interactions-1.1",
    path: "resolution",
    expected: "360p",
  },
  {
    name: "4k",
    from: interactions,
    to: toLong,
    body: i({ response_format: { type: "video", resolution: "4k" } }),
    profile: "V3.1-lite",
    path: "response_format.resolution",
    expected: "720p or 1080p",
  },
  {
    name: "an unknown ratio",
    from: generation,
    to: [interactions],
    body: g({ aspect_ratio: "1:1" }),
    profile: "interactions-1.1",
    path: "aspect_ratio",
    expected: "16:9 or 9:16",
  },
  {
    name: "an unknown ratio",
    from: contentTask,
    to: toLong,
    body: c([], { ratio: "21:9" }),
    profile: "V3.1-fast",
    path: "ratio",
    expected: "16:9 or 9:16",
  },
  {
    name: "a ratio that no model supports",
    from: generation,
    to: [...toLong, interactions],
    body: g({ aspect_ratio: "3:2" }),
    path: "aspect_ratio",
    expected: "16:9 or 9:16",
  },
  {
    name: "a video to change",
    from: generation,
    to: toLong,
    task: "edit",
    body: g({ video: { url: video } }),
    path: "video",
    expected: "no videos from other videos",
  },
  {
    name: "an extension of a video",
    from: generation,
    to: toLong,
    task: "extend",
    body: g({ video: { url: video } }),
    path: "video",
    expected: "no videos from other videos",
  },
  {
    name: "a video to change",
    from: interactions,
    to: toLong,
    body: i({
      input: [
        { type: "text", text: "p" },
        { type: "video", data: "AAAA" },
      ],
    }),
    path: "input[1]",
    expected: "no videos from other videos",
  },
  {
    name: "two images",
    from: contentTask,
    to: [interactions],
    body: c([item("image", "first_frame", image), item("image", "last_frame", image)]),
    path: "content[2]",
    expected: "between two images",
  },
  {
    name: "sounds",
    from: contentTask,
    to: [...toLong, interactions],
    body: c([item("image", "reference_image", image), item("audio", "reference_audio", "data:audio/wav;base64,AAAA")]),
    path: "content[2]",
    expected: "no sounds",
  },
  {
    name: "voices",
    from: generation,
    to: [...toLong, interactions],
    body: g({ reference_audios: [{ voice_id: "v" }] }),
    path: "reference_audios",
    expected: "no sounds",
  },
  {
    name: "videos as references",
    from: contentTask,
    to: [...toLong, interactions],
    body: c([item("video", "reference_video", video)]),
    path: "content[1]",
    expected: "videos",
  },
  {
    name: "a draft",
    from: contentTask,
    to: [...toLong, interactions],
    body: { model: "m", content: [{ type: "draft_task", draft_task: { id: "t" } }] },
    path: "content",
    expected: "no drafts",
  },
  {
    name: "a file of another host",
    from: generation,
    to: [...toLong, interactions],
    body: g({ image: { file_id: "f" } }),
    path: "image",
    expected: "another host",
  },
  {
    name: "a file of the vendor's",
    from: longRunning,
    to: [interactions],
    body: l({ image: { gcsUri: "gs://b/a.png" } }),
    path: "instances[0].image",
    expected: "another host",
  },
];

describe("videos across dialects", () => {
  for (const { name, from, to, body, sends = {}, loses = [], ...options } of carried) {
    for (const target of to) {
      it(`carry ${name} from ${from.name} to ${target.name}`, () => {
        const { sent, lost } = become(from, target, body, options);
        for (const [path, value] of Object.entries(sends)) expect(at(sent, path), path).to.deep.equal(value);
        expect(lost).to.deep.equal(loses);
      });
    }
  }

  for (const { name, from, to, body, path, expected, ...options } of refused) {
    for (const target of to) {
      it(`do not carry ${name} from ${from.name} to ${target.name}`, () => {
        expect(() => become(from, target, body, options))
          .to.throw(ConversionError, expected)
          .with.property("path", path);
      });
    }
  }
});

/** The value at a path that may lead through lists. */
function at(body: Wire, path: string): Json | undefined {
  return path
    .split(".")
    .reduce<Json | undefined>(
      (value, key) => (Array.isArray(value) ? value[Number(key)] : valueAt({ value: value ?? null }, ["value", key])),
      body,
    );
}
