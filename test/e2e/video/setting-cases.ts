/** Seeds, sound, watermarks, tiers, end users and unknown members. */
import { createHash } from "node:crypto";
import {
  GV,
  IA,
  LR,
  BO,
  CT,
  requests,
  sends,
  text,
  parameters,
  refuses,
  type Row,
  image,
} from "./correspondence-row.js";

export const settings: readonly Row[] = [
  {
    what: "a seed",
    from: CT,
    ask: requests({ seed: 7 }),
    to: {
      [GV]: sends({ seed: undefined }, "seed"),
      [IA]: sends({ "generation_config.seed": 7 }),
      [LR]: sends({ "parameters.seed": 7 }),
      [CT]: sends({ seed: 7 }),
    },
  },
  {
    what: "no sound",
    from: CT,
    ask: requests({ generate_audio: false }),
    to: {
      [GV]: sends({ generate_audio: false }),
      [IA]: sends({}, "generate_audio"),
      [LR]: sends({ "parameters.generateAudio": undefined }, "generate_audio"),
      [CT]: sends({ generate_audio: false }),
    },
  },
  {
    what: "sound, which is the default",
    from: CT,
    ask: requests({ generate_audio: true }),
    to: { [GV]: sends({ generate_audio: true }), [IA]: sends({}), [LR]: sends({}) },
  },
  {
    what: "no sound, where it is optional",
    from: GV,
    ask: requests({ generate_audio: false }),
    to: { [BO]: sends({ "parameters.generateAudio": false }) },
  },
  {
    what: "defaults",
    from: CT,
    ask: requests({}),
    to: {
      [BO]: sends({
        "instances[0].prompt": "a paper boat",
        "parameters.durationSeconds": undefined,
        "parameters.resolution": "720p",
        background: undefined,
      }),
    },
  },
  {
    what: "a first image at an address",
    from: CT,
    ask: { more: ({ image: url }) => ({ content: [text, image(url, "first_frame")] }) },
    to: {
      [BO]: {
        sends: ({ imageBytes }) => ({
          "instances[0].image": { bytesBase64Encoded: imageBytes, mimeType: "image/png" },
        }),
      },
    },
  },
  {
    what: "a watermark",
    from: CT,
    ask: requests({ watermark: true }),
    to: {
      [GV]: sends({}, "watermark"),
      [IA]: sends({}, "watermark"),
      [LR]: sends({}, "watermark"),
      [CT]: sends({ watermark: true }),
    },
  },
  {
    what: "no watermark",
    from: CT,
    ask: requests({ watermark: false }),
    to: { [GV]: sends({}), [IA]: sends({}), [LR]: sends({}), [CT]: sends({ watermark: false }) },
  },
  {
    what: "another container format",
    from: CT,
    ask: requests({ output_format: "mov" }),
    to: { [GV]: sends({}, "output_format"), [IA]: sends({}, "output_format"), [LR]: sends({}, "output_format") },
  },
  {
    what: "a fixed camera",
    from: CT,
    ask: requests({ camera_fixed: true }),
    to: { [GV]: sends({}, "camera_fixed"), [IA]: sends({}, "camera_fixed"), [LR]: sends({}, "camera_fixed") },
  },
  {
    what: "the last image",
    from: CT,
    ask: requests({ return_last_frame: true }),
    to: {
      [GV]: sends({}, "return_last_frame"),
      [IA]: sends({}, "return_last_frame"),
      [LR]: sends({}, "return_last_frame"),
      [CT]: sends({ return_last_frame: true }),
    },
  },
  {
    what: "a draft",
    from: CT,
    ask: requests({ draft: true }),
    to: { [GV]: sends({}, "draft"), [IA]: sends({}, "draft"), [LR]: sends({}, "draft") },
  },
  {
    what: "tools",
    from: CT,
    ask: requests({ tools: [{ type: "web_search" }] }),
    to: {
      [GV]: sends({ tools: undefined }, "tools"),
      [IA]: sends({ tools: undefined }, "tools"),
      [LR]: sends({}, "tools"),
    },
  },
  {
    what: "a time after which the job expires",
    from: CT,
    ask: requests({ execution_expires_after: 3600 }),
    to: { [GV]: sends({}), [IA]: sends({}), [LR]: sends({}), [CT]: sends({ execution_expires_after: 3600 }) },
  },
  ...["auto", "default", "standard"].map((tier): Row => ({
    what: `the ${tier} tier, which is free`,
    from: GV,
    ask: requests({ service_tier: tier, serviceTier: tier }),
    to: { [CT]: sends({ service_tier: undefined, serviceTier: undefined }), [IA]: sends({ service_tier: undefined }) },
  })),
  {
    what: "the default tier under both names",
    from: LR,
    ask: requests({ service_tier: "auto", serviceTier: "default" }),
    to: { [GV]: sends({ service_tier: undefined }), [CT]: sends({}) },
  },
  {
    what: "the default tier under both names",
    from: CT,
    ask: requests({ service_tier: "auto", serviceTier: "default" }),
    to: { [GV]: sends({ service_tier: undefined }), [IA]: sends({}) },
  },
  {
    what: "a number of videos under both names",
    from: LR,
    ask: requests(parameters({ numberOfVideos: 1, sampleCount: 1 })),
    to: { [GV]: sends({}), [CT]: sends({}) },
  },
  {
    what: "an empty negative prompt",
    from: LR,
    ask: requests(parameters({ negativePrompt: "" })),
    to: { [GV]: sends({}) },
  },
  {
    what: "one length under both names",
    from: GV,
    ask: requests({ duration: 5, seconds: "5" }),
    to: { [CT]: sends({ duration: 5 }), [IA]: sends({ "response_format.duration": "5s" }) },
  },
  {
    what: "two lengths under both names",
    from: GV,
    ask: requests({ duration: 5, seconds: 6 }),
    to: { [CT]: sends({ duration: 5 }, "seconds") },
  },
  {
    what: "a seed",
    from: CT,
    ask: requests({ seed: 7 }),
    to: {
      [GV]: sends({ seed: undefined }, "seed"),
      [IA]: sends({ "generation_config.seed": 7 }),
      [LR]: sends({ "parameters.seed": 7 }),
      [BO]: sends({ "parameters.seed": 7 }),
      [CT]: sends({ seed: 7 }),
    },
  },
  {
    what: "any seed",
    from: CT,
    ask: requests({ seed: -1 }),
    to: {
      [GV]: sends({ seed: undefined }),
      [IA]: sends({ "generation_config.seed": undefined }),
      [LR]: sends({ "parameters.seed": undefined }),
      [BO]: sends({ "parameters.seed": undefined }),
      [CT]: sends({ seed: -1 }),
    },
  },
  {
    what: "the largest seed of some vendors",
    from: LR,
    ask: requests(parameters({ seed: 4_294_967_295 })),
    to: {
      [GV]: sends({}, "parameters.seed"),
      [IA]: sends({ "generation_config.seed": undefined }, "parameters.seed"),
      [LR]: sends({ "parameters.seed": 4_294_967_295 }),
      [CT]: sends({ seed: undefined }, "parameters.seed"),
    },
  },
  {
    what: "a negative seed",
    from: LR,
    ask: requests(parameters({ seed: -5 })),
    to: {
      [IA]: refuses("must be >= 0", "parameters.seed"),
      [LR]: refuses("must be >= 0", "parameters.seed"),
      [CT]: refuses("must be >= 0", "parameters.seed"),
    },
  },
  {
    what: "a negative prompt",
    from: LR,
    ask: requests(parameters({ negativePrompt: "sharks" })),
    to: {
      [GV]: sends({}, "parameters.negativePrompt"),
      [CT]: sends({}, "parameters.negativePrompt"),
      [LR]: sends({ "parameters.negativePrompt": "sharks" }),
    },
  },
  {
    what: "one video",
    from: LR,
    ask: requests(parameters({ numberOfVideos: 1 })),
    to: {
      [GV]: sends({ n: undefined }),
      [IA]: sends({}),
      [CT]: sends({}),
      [LR]: sends({ "parameters.numberOfVideos": 1 }),
    },
  },
  {
    what: "an end user",
    from: GV,
    ask: requests({ user: "customer-17" }),
    to: {
      [GV]: sends({ user: "customer-17" }),
      [IA]: sends({}, "user"),
      [LR]: sends({}, "user"),
      [CT]: sends({ safety_identifier: "customer-17" }),
    },
  },
  {
    what: "an end user",
    from: CT,
    ask: requests({ safety_identifier: "customer-17" }),
    to: {
      [GV]: sends({ user: "customer-17" }),
      [IA]: sends({}, "safety_identifier"),
      [LR]: sends({}, "safety_identifier"),
    },
  },
  {
    what: "an end user with a long name",
    from: GV,
    ask: requests({ user: "u".repeat(65) }),
    to: {
      [GV]: sends({ user: "u".repeat(65) }),
      [CT]: sends({ safety_identifier: createHash("sha256").update("u".repeat(65)).digest("hex") }),
    },
  },
  {
    what: "an unknown member",
    from: GV,
    ask: requests({ glitter: 3 }),
    to: {
      [GV]: sends({ glitter: 3 }),
      [IA]: sends({ glitter: undefined }, "glitter"),
      [LR]: sends({ glitter: undefined }, "glitter"),
      [CT]: sends({ glitter: undefined }, "glitter"),
    },
  },
  {
    what: "a callback address",
    from: GV,
    ask: requests({ callback_url: "https://example.test/hook" }),
    to: {
      [GV]: sends({ callback_url: undefined }),
      [IA]: sends({ callback_url: undefined }),
      [LR]: sends({ callback_url: undefined }),
      [CT]: sends({ callback_url: undefined }),
    },
  },
];
