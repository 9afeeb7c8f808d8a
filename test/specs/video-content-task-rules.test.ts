/**
 * What the content-task dialect of videos accepts of its clients for each family of models, and what they are told of
 * the rest.
 */
import { expect } from "chai";
import { checkRequest } from "../../src/conversion/apply-profile.js";
import { profiles } from "../../generated/profiles.js";
import { Loss, refuseEverywhere, type Wire } from "../../src/registry.js";
import { dialect, draft, video, give, image, many, ask, sound, words } from "./content-task-bodies.js";

/** What a client is told of a body before anything is sent, or nothing. */
function refusalOf(profile: string, body: Wire): { code: string; param: string; message: string } | undefined {
  const early = refuseEverywhere(body);
  if (early !== undefined) return early;
  const problem = dialect.validate(body);
  if (problem !== undefined) return { code: "invalid_request", param: problem.path, message: problem.message };
  return (
    dialect.refuse(body) ??
    checkRequest(profiles.get(profile), dialect, dialect.readRequest(body, new Loss(dialect.paths, body)), body)
  );
}

type Refused = readonly [name: string, profile: string, body: Wire, param: string, says: string, code?: string];
const unable = "unsupported_capability";

const accepted: readonly (readonly [name: string, profiles: string, body: Wire])[] = [
  ["words alone", "P2.5 P2.0 P1.5-pro P1.0", ask()],
  [
    "nulls, which ask for nothing",
    "P2.5 P2.0 P1.5-pro P1.0",
    ask({
      duration: null,
      seed: null,
      ratio: null,
      tools: null,
      omni_reference_task_type: null,
      callback_url: null,
    }),
  ],
  ["a lone image without a role", "P2.5 P2.0 P1.5-pro P1.0", give(image())],
  ["a lone image without words", "P2.5 P2.0 P1.5-pro P1.0", ask({ content: [image()] })],
  ["a first frame", "P2.5 P2.0 P1.5-pro P1.0", give(image("first_frame"))],
  ["a first and a last frame", "P2.5 P2.0 P1.5-pro P1.0", give(image("first_frame"), image("last_frame"))],
  ["a free tier", "P2.5 P2.0 P1.5-pro P1.0", ask({ service_tier: "default" })],
  ["a member that nobody knows", "P2.5 P2.0 P1.5-pro P1.0", ask({ something_new: 1 })],
  ["a seed", "P2.5 P2.0 P1.5-pro P1.0", ask({ seed: 2147483647 })],
  ["any seed", "P2.5 P2.0 P1.5-pro P1.0", ask({ seed: -1 })],
  [
    "switches",
    "P2.5 P2.0 P1.5-pro P1.0",
    ask({
      watermark: true,
      return_last_frame: true,
      camera_fixed: false,
      draft: false,
      generate_audio: false,
      output_format: "mp4",
    }),
  ],
  ["a deadline at its bounds", "P2.5 P2.0 P1.5-pro P1.0", ask({ execution_expires_after: 3600 })],
  ["the longest deadline", "P2.5 P2.0 P1.5-pro P1.0", ask({ execution_expires_after: 259200 })],
  ["an end user of 64 characters", "P2.5 P2.0 P1.5-pro P1.0", ask({ safety_identifier: "u".repeat(64) })],
  ["a search of the web", "P2.5 P2.0", ask({ tools: [{ type: "web_search" }] })],
  ["sound", "P2.5 P2.0 P1.5-pro", ask({ generate_audio: true })],
  ["the shortest video", "P2.5 P2.0 P1.5-pro", ask({ duration: 4 })],
  ["the shortest silent video", "P1.0", ask({ duration: 2 })],
  ["the longest video of each", "P2.5", ask({ duration: 30 })],
  ["the longest video of 15 seconds", "P2.0", ask({ duration: 15 })],
  ["the longest video of 12 seconds", "P1.5-pro P1.0", ask({ duration: 12 })],
  ["a length that the model chooses", "P2.5 P2.0 P1.5-pro", ask({ duration: -1 })],
  ["the fewest frames", "P1.0", ask({ frames: 29 })],
  ["the most frames", "P1.0", ask({ frames: 289 })],
  ["480p", "P2.5 P2.0 P1.5-pro P1.0", ask({ resolution: "480p" })],
  ["1080p", "P2.5 P2.0 P1.5-pro P1.0", ask({ resolution: "1080p" })],
  ["4k", "P2.0", ask({ resolution: "4k" })],
  ["mov", "P2.5", ask({ output_format: "mov" })],
  ["a still camera", "P1.5-pro P1.0", ask({ camera_fixed: true })],
  ["a draft", "P2.5 P1.5-pro", ask({ draft: true })],
  ["a draft of 480p", "P2.5 P1.5-pro", ask({ draft: true, resolution: "480p" })],
  ["a draft made final", "P2.5 P1.5-pro", ask({ content: [draft] })],
  ["a draft made final in 1080p", "P2.5 P1.5-pro", ask({ content: [draft], resolution: "1080p" })],
  ["every ratio", "P2.5 P2.0 P1.5-pro P1.0", ask({ ratio: "21:9" })],
  ["a ratio that is adapted to words", "P2.5 P2.0 P1.5-pro", ask({ ratio: "adaptive" })],
  ["a ratio that is adapted to a frame", "P2.5 P2.0 P1.5-pro P1.0", { ...give(image()), ratio: "adaptive" }],
  ["a ratio beside a frame", "P2.0 P1.5-pro P1.0", { ...give(image()), ratio: "16:9" }],
  ["references of every kind", "P2.5 P2.0", give(image("reference_image"), video(), sound())],
  [
    "the most references",
    "P2.5",
    give(...many(30, image("reference_image")), ...many(10, video()), ...many(10, sound())),
  ],
  [
    "as many references as the older models take",
    "P2.0",
    give(...many(9, image("reference_image")), ...many(3, video()), ...many(3, sound())),
  ],
  ["sound alone as a reference", "P2.5", give(sound())],
  ["sound beside an image", "P2.0", give(image("reference_image"), sound())],
  ["what references are for, left to the model", "P2.5 P2.0", { ...give(video()), omni_reference_task_type: "auto" }],
  ["stated references", "P2.5 P2.0", { ...give(image("reference_image")), omni_reference_task_type: "reference" }],
  ["an edit", "P2.5 P2.0", { ...give(video()), omni_reference_task_type: "edit", ratio: "adaptive", duration: -1 }],
  ["an edit that leaves all else to the model", "P2.5 P2.0", { ...give(video()), omni_reference_task_type: "edit" }],
  [
    "an edit with as many videos as there may be",
    "P2.5",
    { ...give(...many(10, video())), omni_reference_task_type: "edit" },
  ],
  [
    "an extension",
    "P2.5 P2.0",
    { ...give(video()), omni_reference_task_type: "extend", ratio: "adaptive", duration: 5 },
  ],
];

const refused: readonly Refused[] = [
  ["no model", "P2.5", { content: [words] }, "model", "required"],
  ["no content", "P2.5", { model: "maker/m" }, "content", "required"],
  ["an empty content", "P2.5", ask({ content: [] }), "content", "empty"],
  ["content that is no list", "P2.5", ask({ content: "a boat" }), "content", "a list"],
  ["an item of no kind", "P2.5", ask({ content: [{ text: "a boat" }] }), "content[0].type", "required"],
  [
    "an item of another kind",
    "P2.5",
    give({ type: "hologram" }),
    "content[1].type",
    "text, image_url, video_url, audio_url, draft_task",
  ],
  ["an item of words without words", "P2.5", ask({ content: [{ type: "text" }] }), "content[0].text", "required"],
  [
    "an image without an address",
    "P2.5",
    give({ type: "image_url", role: "first_frame" }),
    "content[1].image_url",
    "required",
  ],
  [
    "an image of a video's role",
    "P2.5",
    give(image("reference_video")),
    "content[1].role",
    "first_frame, last_frame, reference_image",
  ],
  [
    "a video of an image's role",
    "P2.5",
    give({ ...video(), role: "first_frame" }),
    "content[1].role",
    "reference_video",
  ],
  ["a sound of another role", "P2.5", give({ ...sound(), role: "music" }), "content[1].role", "reference_audio"],
  [
    "a draft without an ID",
    "P2.5",
    give({ type: "draft_task", draft_task: {} }),
    "content[1].draft_task.id",
    "required",
  ],
  [
    "several images of which one has no role",
    "P2.5",
    give(image(), image("last_frame")),
    "content[1].role",
    "required",
  ],
  ["two first frames", "P2.5", give(image("first_frame"), image("first_frame")), "content[2]", "one first_frame"],
  [
    "two last frames",
    "P2.5",
    give(image("first_frame"), image("last_frame"), image("last_frame")),
    "content[3]",
    "one last_frame",
  ],
  ["two drafts", "P2.5", ask({ content: [draft, draft] }), "content[1]", "one draft_task"],
  ["empty words alone", "P2.5", ask({ content: [{ type: "text", text: "" }] }), "content", "give a text"],
  ["a last frame without a first", "P2.5", give(image("last_frame")), "content", "needs a first_frame"],
  [
    "a frame beside a reference image",
    "P2.5",
    give(image("first_frame"), image("reference_image")),
    "content[2]",
    "cannot be mixed",
  ],
  ["a frame beside a reference video", "P2.5", give(image("first_frame"), video()), "content[2]", "cannot be mixed"],
  ["a frame beside a reference sound", "P2.5", give(image("first_frame"), sound()), "content[2]", "cannot be mixed"],
  ["a draft beside a frame", "P2.5", give(draft, image("first_frame")), "content[2]", "without media"],
  ["a draft beside a reference image", "P2.5", give(draft, image("reference_image")), "content[2]", "without media"],
  ["a draft beside a reference video", "P2.5", give(draft, video()), "content[2]", "without media"],
  ["a draft beside a reference sound", "P2.5", give(draft, sound()), "content[2]", "without media"],
  ["an edit without a video", "P2.5", ask({ omni_reference_task_type: "edit" }), "content", "need a reference_video"],
  [
    "an edit of images",
    "P2.5",
    { ...give(image("reference_image")), omni_reference_task_type: "edit" },
    "content",
    "need a reference_video",
  ],
  [
    "an extension without a video",
    "P2.5",
    ask({ omni_reference_task_type: "extend" }),
    "content",
    "need a reference_video",
  ],
  [
    "references without one",
    "P2.5",
    ask({ omni_reference_task_type: "reference" }),
    "omni_reference_task_type",
    "something to refer to",
  ],
  [
    "references that are frames",
    "P2.5",
    { ...give(image("first_frame")), omni_reference_task_type: "reference" },
    "omni_reference_task_type",
    "",
  ],
  [
    "another task of references",
    "P2.5",
    { ...give(video()), omni_reference_task_type: "upscale" },
    "omni_reference_task_type",
    "auto, reference, edit, extend",
  ],
  ["a ratio that nobody knows", "P2.0", ask({ ratio: "3:2" }), "ratio", "16:9, 4:3, 1:1, 3:4, 9:16, 21:9, adaptive"],
  ["a length that is no whole number", "P2.5", ask({ duration: 5.5 }), "duration", "whole number"],
  ["a length in words", "P2.5", ask({ duration: "5" }), "duration", "whole number"],
  ["too few frames", "P1.0", ask({ frames: 25 }), "frames", "29 to 289"],
  ["too many frames", "P1.0", ask({ frames: 293 }), "frames", "29 to 289"],
  ["frames between the steps", "P1.0", ask({ frames: 30 }), "frames", "29, 33, 37"],
  ["a seed below the least", "P1.0", ask({ seed: -2 }), "seed", "-1"],
  ["a seed above the most", "P1.0", ask({ seed: 2147483648 }), "seed", "2147483647"],
  ["a deadline too soon", "P2.5", ask({ execution_expires_after: 3599 }), "execution_expires_after", "3600"],
  ["a deadline too late", "P2.5", ask({ execution_expires_after: 259201 }), "execution_expires_after", "259200"],
  ["an end user of 65 characters", "P2.5", ask({ safety_identifier: "u".repeat(65) }), "safety_identifier", "64"],
  ["another container", "P2.5", ask({ output_format: "webm" }), "output_format", "mp4, mov"],
  ["a tool of no kind", "P2.5", ask({ tools: [{}] }), "tools[0].type", "required"],
  ["a switch that is none", "P2.5", ask({ watermark: "yes" }), "watermark", "boolean"],
  [
    "a still camera beside references",
    "P1.0-none",
    { ...give(image("reference_image")), camera_fixed: true },
    "camera_fixed",
    "beside references",
  ],
  ["a place in the queue", "P2.5", ask({ priority: 0 }), "priority", "not accepted", "unsupported_parameter"],
  ["a paid tier", "P2.5", ask({ service_tier: "flex" }), "service_tier", "paid tiers", "unsupported_parameter"],
  ["a choice of provider", "P2.5", ask({ provider: "acme" }), "provider", "not accepted", "unsupported_parameter"],
  [
    "a place to put the video",
    "P2.5",
    ask({ output: { upload_url: "https://host.test" } }),
    "output",
    "not accepted",
    "stateful_not_supported",
  ],
  [
    "files at the host",
    "P2.5",
    ask({ storage_options: {} }),
    "storage_options",
    "not accepted",
    "stateful_not_supported",
  ],

  ["a video too short", "P2.5", ask({ duration: 3 }), "duration", "4 to 30 seconds", unable],
  ["a video too long", "P2.5", ask({ duration: 31 }), "duration", "4 to 30 seconds", unable],
  ["a video of no length", "P2.5", ask({ duration: 0 }), "duration", "4 to 30 seconds", unable],
  ["frames where seconds count", "P2.5", ask({ frames: 29 }), "frames", "give a duration", unable],
  ["4k", "P2.5", ask({ resolution: "4k" }), "resolution", "480p, 720p or 1080p", unable],
  [
    "a ratio beside a frame",
    "P2.5",
    { ...give(image("first_frame")), ratio: "16:9" },
    "ratio",
    "adaptive only",
    unable,
  ],
  [
    "a ratio of an edit",
    "P2.5",
    { ...give(video()), omni_reference_task_type: "edit", ratio: "16:9" },
    "ratio",
    "adaptive only",
    unable,
  ],
  [
    "a length of an edit",
    "P2.5",
    { ...give(video()), omni_reference_task_type: "edit", ratio: "adaptive", duration: 5 },
    "duration",
    "-1",
    unable,
  ],
  ["a still camera", "P2.5", ask({ camera_fixed: true }), "camera_fixed", "camera", unable],
  ["too many images", "P2.5", give(...many(31, image("reference_image"))), "content[1]", "30", unable],
  ["too many videos", "P2.5", give(...many(11, video())), "content[1]", "10", unable],
  [
    "too many videos with the one to edit",
    "P2.5",
    { ...give(...many(11, video())), omni_reference_task_type: "edit" },
    "content[2]",
    "10",
    unable,
  ],
  ["too many sounds", "P2.5", give(...many(11, sound())), "content[1]", "10", unable],
  ["a draft that is no first look", "P2.5", ask({ draft: true, resolution: "720p" }), "resolution", "480p", unable],
  [
    "a draft made final too small",
    "P2.5",
    ask({ content: [draft], resolution: "720p" }),
    "resolution",
    "1080p",
    unable,
  ],

  ["a video too short", "P2.0", ask({ duration: 3 }), "duration", "4 to 15 seconds", unable],
  ["a video too long", "P2.0", ask({ duration: 16 }), "duration", "4 to 15 seconds", unable],
  ["frames where seconds count", "P2.0", ask({ frames: 29 }), "frames", "give a duration", unable],
  ["another resolution", "P2.0", ask({ resolution: "360p" }), "resolution", "480p, 720p, 1080p or 4k", unable],
  ["sound alone as a reference", "P2.0", give(sound()), "content[1]", "only beside", unable],
  ["too many images", "P2.0", give(...many(10, image("reference_image"))), "content[1]", "9", unable],
  ["too many videos", "P2.0", give(...many(4, video())), "content[1]", "3", unable],
  ["too many sounds", "P2.0", give(image("reference_image"), ...many(4, sound())), "content[2]", "3", unable],
  ["mov", "P2.0", ask({ output_format: "mov" }), "output_format", "mp4", unable],
  ["a still camera", "P2.0", ask({ camera_fixed: true }), "camera_fixed", "camera", unable],
  ["a draft", "P2.0", ask({ draft: true }), "draft", "no drafts", unable],
  ["a draft made final", "P2.0", ask({ content: [draft] }), "content", "no drafts", unable],
  [
    "a ratio of an edit",
    "P2.0",
    { ...give(video()), omni_reference_task_type: "edit", ratio: "16:9" },
    "ratio",
    "adaptive only",
  ],

  ["a video too short", "P1.5-pro", ask({ duration: 3 }), "duration", "4 to 12 seconds", unable],
  ["a video too long", "P1.5-pro", ask({ duration: 13 }), "duration", "4 to 12 seconds", unable],
  ["frames where seconds count", "P1.5-pro", ask({ frames: 29 }), "frames", "give a duration", unable],
  ["4k", "P1.5-pro", ask({ resolution: "4k" }), "resolution", "480p, 720p or 1080p", unable],
  ["mov", "P1.5-pro", ask({ output_format: "mov" }), "output_format", "mp4", unable],
  ["a reference image", "P1.5-pro", give(image("reference_image")), "content[1]", "no reference images", unable],
  ["a reference video", "P1.5-pro", give(video()), "content[1]", "no videos", unable],
  ["a reference sound", "P1.5-pro", give(sound()), "content[1]", "no sounds", unable],
  [
    "an edit",
    "P1.5-pro",
    { ...give(video()), omni_reference_task_type: "edit" },
    "content[1]",
    "does not work on videos",
    unable,
  ],
  [
    "an edit without a video",
    "P1.5-pro",
    ask({ omni_reference_task_type: "edit" }),
    "omni_reference_task_type",
    "videos of words",
    unable,
  ],
  ["a draft that is no first look", "P1.5-pro", ask({ draft: true, resolution: "720p" }), "resolution", "480p", unable],

  ["a video too short", "P1.0", ask({ duration: 1 }), "duration", "2 to 12 seconds", unable],
  ["a video too long", "P1.0", ask({ duration: 13 }), "duration", "2 to 12 seconds", unable],
  ["a length that the model chooses", "P1.0", ask({ duration: -1 }), "duration", "2 to 12 seconds", unable],
  ["sound", "P1.0", ask({ generate_audio: true }), "generate_audio", "silent", unable],
  ["a ratio that is adapted to words", "P1.0", ask({ ratio: "adaptive" }), "ratio", "16:9, 4:3", unable],
  ["4k", "P1.0", ask({ resolution: "4k" }), "resolution", "480p, 720p or 1080p", unable],
  ["mov", "P1.0", ask({ output_format: "mov" }), "output_format", "mp4", unable],
  ["a reference image", "P1.0", give(image("reference_image")), "content[1]", "no reference images", unable],
  [
    "an extension",
    "P1.0",
    { ...give(video()), omni_reference_task_type: "extend" },
    "content[1]",
    "does not work on videos",
    unable,
  ],
  ["a draft", "P1.0", ask({ draft: true }), "draft", "no drafts", unable],
  ["a draft made final", "P1.0", ask({ content: [draft] }), "content", "no drafts", unable],
];

describe("content-task video", () => {
  describe("accepts", () => {
    for (const [name, families, body] of accepted) {
      for (const family of families.split(" "))
        it(`${name} for ${family}`, () => expect(refusalOf(family, body)).to.equal(undefined));
    }
  });

  describe("refuses", () => {
    for (const [name, family, body, param, expected, code = "invalid_request"] of refused) {
      it(`${name} for ${family}`, () => {
        const refusal = refusalOf(family, body);
        expect({ code: refusal?.code, param: refusal?.param }).to.deep.equal({ code, param });
        expect(refusal?.message).to.include(expected);
      });
    }
  });
});
