/** Seeds, sound, marks, tiers, end users and what no dialect knows. */
import { createHash } from "node:crypto";
import { GV, IA, LR, BO, CT, asks, sends, text, parameters, refuses, type Row, image } from "./correspondence-row.js";

export const settings: readonly Row[] = [
  {
    what: "a seed",
    from: CT,
    ask: asks({ seed: 7 }),
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
    ask: asks({ generate_audio: false }),
    to: {
      [GV]: sends({ generate_audio: false }),
      [IA]: sends({}, "generate_audio"),
      [LR]: sends({ "parameters.generateAudio": undefined }, "generate_audio"),
      [CT]: sends({ generate_audio: false }),
    },
  },
  {
    what: "sound, which there is anyway",
    from: CT,
    ask: asks({ generate_audio: true }),
    to: { [GV]: sends({ generate_audio: true }), [IA]: sends({}), [LR]: sends({}) },
  },
  {
    what: "no sound, where there is a choice",
    from: GV,
    ask: asks({ generate_audio: false }),
    to: { [BO]: sends({ "parameters.generateAudio": false }) },
  },
  {
    what: "what nobody says",
    from: CT,
    ask: asks({}),
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
    what: "a mark",
    from: CT,
    ask: asks({ watermark: true }),
    to: {
      [GV]: sends({}, "watermark"),
      [IA]: sends({}, "watermark"),
      [LR]: sends({}, "watermark"),
      [CT]: sends({ watermark: true }),
    },
  },
  {
    what: "no mark",
    from: CT,
    ask: asks({ watermark: false }),
    to: { [GV]: sends({}), [IA]: sends({}), [LR]: sends({}), [CT]: sends({ watermark: false }) },
  },
  {
    what: "another container",
    from: CT,
    ask: asks({ output_format: "mov" }),
    to: { [GV]: sends({}, "output_format"), [IA]: sends({}, "output_format"), [LR]: sends({}, "output_format") },
  },
  {
    what: "a camera that stands still",
    from: CT,
    ask: asks({ camera_fixed: true }),
    to: { [GV]: sends({}, "camera_fixed"), [IA]: sends({}, "camera_fixed"), [LR]: sends({}, "camera_fixed") },
  },
  {
    what: "the last image",
    from: CT,
    ask: asks({ return_last_frame: true }),
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
    ask: asks({ draft: true }),
    to: { [GV]: sends({}, "draft"), [IA]: sends({}, "draft"), [LR]: sends({}, "draft") },
  },
  {
    what: "tools",
    from: CT,
    ask: asks({ tools: [{ type: "web_search" }] }),
    to: {
      [GV]: sends({ tools: undefined }, "tools"),
      [IA]: sends({ tools: undefined }, "tools"),
      [LR]: sends({}, "tools"),
    },
  },
  {
    what: "a time to be given up after",
    from: CT,
    ask: asks({ execution_expires_after: 3600 }),
    to: { [GV]: sends({}), [IA]: sends({}), [LR]: sends({}), [CT]: sends({ execution_expires_after: 3600 }) },
  },
  ...["auto", "default", "standard"].map((tier): Row => ({
    what: `the ${tier} tier, which everyone has`,
    from: GV,
    ask: asks({ service_tier: tier, serviceTier: tier }),
    to: { [CT]: sends({ service_tier: undefined, serviceTier: undefined }), [IA]: sends({ service_tier: undefined }) },
  })),
  {
    what: "the usual tier under both names",
    from: LR,
    ask: asks({ service_tier: "auto", serviceTier: "default" }),
    to: { [GV]: sends({ service_tier: undefined }), [CT]: sends({}) },
  },
  {
    what: "the usual tier under both names",
    from: CT,
    ask: asks({ service_tier: "auto", serviceTier: "default" }),
    to: { [GV]: sends({ service_tier: undefined }), [IA]: sends({}) },
  },
  {
    what: "a number of videos under both names",
    from: LR,
    ask: asks(parameters({ numberOfVideos: 1, sampleCount: 1 })),
    to: { [GV]: sends({}), [CT]: sends({}) },
  },
  {
    what: "nothing that is not to be seen",
    from: LR,
    ask: asks(parameters({ negativePrompt: "" })),
    to: { [GV]: sends({}) },
  },
  {
    what: "one length under both names",
    from: GV,
    ask: asks({ duration: 5, seconds: "5" }),
    to: { [CT]: sends({ duration: 5 }), [IA]: sends({ "response_format.duration": "5s" }) },
  },
  {
    what: "two lengths under both names",
    from: GV,
    ask: asks({ duration: 5, seconds: 6 }),
    to: { [CT]: sends({ duration: 5 }, "seconds") },
  },
  {
    what: "a seed",
    from: CT,
    ask: asks({ seed: 7 }),
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
    ask: asks({ seed: -1 }),
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
    ask: asks(parameters({ seed: 4_294_967_295 })),
    to: {
      [GV]: sends({}, "parameters.seed"),
      [IA]: sends({ "generation_config.seed": undefined }, "parameters.seed"),
      [LR]: sends({ "parameters.seed": 4_294_967_295 }),
      [CT]: sends({ seed: undefined }, "parameters.seed"),
    },
  },
  {
    what: "a seed below none",
    from: LR,
    ask: asks(parameters({ seed: -5 })),
    to: {
      [IA]: refuses("must be >= 0", "parameters.seed"),
      [LR]: refuses("must be >= 0", "parameters.seed"),
      [CT]: refuses("must be >= 0", "parameters.seed"),
    },
  },
  {
    what: "what is not to be seen",
    from: LR,
    ask: asks(parameters({ negativePrompt: "sharks" })),
    to: {
      [GV]: sends({}, "parameters.negativePrompt"),
      [CT]: sends({}, "parameters.negativePrompt"),
      [LR]: sends({ "parameters.negativePrompt": "sharks" }),
    },
  },
  {
    what: "one video",
    from: LR,
    ask: asks(parameters({ numberOfVideos: 1 })),
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
    ask: asks({ user: "customer-17" }),
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
    ask: asks({ safety_identifier: "customer-17" }),
    to: {
      [GV]: sends({ user: "customer-17" }),
      [IA]: sends({}, "safety_identifier"),
      [LR]: sends({}, "safety_identifier"),
    },
  },
  {
    what: "an end user with a long name",
    from: GV,
    ask: asks({ user: "u".repeat(65) }),
    to: {
      [GV]: sends({ user: "u".repeat(65) }),
      [CT]: sends({ safety_identifier: createHash("sha256").update("u".repeat(65)).digest("hex") }),
    },
  },
  {
    what: "a member that nobody knows",
    from: GV,
    ask: asks({ glitter: 3 }),
    to: {
      [GV]: sends({ glitter: 3 }),
      [IA]: sends({ glitter: undefined }, "glitter"),
      [LR]: sends({ glitter: undefined }, "glitter"),
      [CT]: sends({ glitter: undefined }, "glitter"),
    },
  },
  {
    what: "where to call back",
    from: GV,
    ask: asks({ callback_url: "https://example.test/hook" }),
    to: {
      [GV]: sends({ callback_url: undefined }),
      [IA]: sends({ callback_url: undefined }),
      [LR]: sends({ callback_url: undefined }),
      [CT]: sends({ callback_url: undefined }),
    },
  },
];
