/** Seeds, sound, marks, tiers, end users and what no dialect knows. */
import { createHash } from "node:crypto";
import { GV, IA, LR, BO, CT, asks, says, text, parameters, refuses, type Row, image } from "./correspondence-row.js";

export const settings: readonly Row[] = [
  {
    what: "a seed",
    from: CT,
    ask: asks({ seed: 7 }),
    to: {
      [GV]: says({ seed: undefined }, "seed"),
      [IA]: says({ "generation_config.seed": 7 }),
      [LR]: says({ "parameters.seed": 7 }),
      [CT]: says({ seed: 7 }),
    },
  },
  {
    what: "no sound",
    from: CT,
    ask: asks({ generate_audio: false }),
    to: {
      [GV]: says({ generate_audio: false }),
      [IA]: says({}, "generate_audio"),
      [LR]: says({ "parameters.generateAudio": undefined }, "generate_audio"),
      [CT]: says({ generate_audio: false }),
    },
  },
  {
    what: "sound, which there is anyway",
    from: CT,
    ask: asks({ generate_audio: true }),
    to: { [GV]: says({ generate_audio: true }), [IA]: says({}), [LR]: says({}) },
  },
  {
    what: "no sound, where there is a choice",
    from: GV,
    ask: asks({ generate_audio: false }),
    to: { [BO]: says({ "parameters.generateAudio": false }) },
  },
  {
    what: "what nobody says",
    from: CT,
    ask: asks({}),
    to: {
      [BO]: says({
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
      [GV]: says({}, "watermark"),
      [IA]: says({}, "watermark"),
      [LR]: says({}, "watermark"),
      [CT]: says({ watermark: true }),
    },
  },
  {
    what: "no mark",
    from: CT,
    ask: asks({ watermark: false }),
    to: { [GV]: says({}), [IA]: says({}), [LR]: says({}), [CT]: says({ watermark: false }) },
  },
  {
    what: "another container",
    from: CT,
    ask: asks({ output_format: "mov" }),
    to: { [GV]: says({}, "output_format"), [IA]: says({}, "output_format"), [LR]: says({}, "output_format") },
  },
  {
    what: "a camera that stands still",
    from: CT,
    ask: asks({ camera_fixed: true }),
    to: { [GV]: says({}, "camera_fixed"), [IA]: says({}, "camera_fixed"), [LR]: says({}, "camera_fixed") },
  },
  {
    what: "the last image",
    from: CT,
    ask: asks({ return_last_frame: true }),
    to: {
      [GV]: says({}, "return_last_frame"),
      [IA]: says({}, "return_last_frame"),
      [LR]: says({}, "return_last_frame"),
      [CT]: says({ return_last_frame: true }),
    },
  },
  {
    what: "a draft",
    from: CT,
    ask: asks({ draft: true }),
    to: { [GV]: says({}, "draft"), [IA]: says({}, "draft"), [LR]: says({}, "draft") },
  },
  {
    what: "tools",
    from: CT,
    ask: asks({ tools: [{ type: "web_search" }] }),
    to: {
      [GV]: says({ tools: undefined }, "tools"),
      [IA]: says({ tools: undefined }, "tools"),
      [LR]: says({}, "tools"),
    },
  },
  {
    what: "a time to be given up after",
    from: CT,
    ask: asks({ execution_expires_after: 3600 }),
    to: { [GV]: says({}), [IA]: says({}), [LR]: says({}), [CT]: says({ execution_expires_after: 3600 }) },
  },
  ...["auto", "default", "standard"].map((tier): Row => ({
    what: `the ${tier} tier, which everyone has`,
    from: GV,
    ask: asks({ service_tier: tier, serviceTier: tier }),
    to: { [CT]: says({ service_tier: undefined, serviceTier: undefined }), [IA]: says({ service_tier: undefined }) },
  })),
  {
    what: "the usual tier under both names",
    from: LR,
    ask: asks({ service_tier: "auto", serviceTier: "default" }),
    to: { [GV]: says({ service_tier: undefined }), [CT]: says({}) },
  },
  {
    what: "the usual tier under both names",
    from: CT,
    ask: asks({ service_tier: "auto", serviceTier: "default" }),
    to: { [GV]: says({ service_tier: undefined }), [IA]: says({}) },
  },
  {
    what: "a number of videos under both names",
    from: LR,
    ask: asks(parameters({ numberOfVideos: 1, sampleCount: 1 })),
    to: { [GV]: says({}), [CT]: says({}) },
  },
  {
    what: "nothing that is not to be seen",
    from: LR,
    ask: asks(parameters({ negativePrompt: "" })),
    to: { [GV]: says({}) },
  },
  {
    what: "one length under both names",
    from: GV,
    ask: asks({ duration: 5, seconds: "5" }),
    to: { [CT]: says({ duration: 5 }), [IA]: says({ "response_format.duration": "5s" }) },
  },
  {
    what: "two lengths under both names",
    from: GV,
    ask: asks({ duration: 5, seconds: 6 }),
    to: { [CT]: says({ duration: 5 }, "seconds") },
  },
  {
    what: "a seed",
    from: CT,
    ask: asks({ seed: 7 }),
    to: {
      [GV]: says({ seed: undefined }, "seed"),
      [IA]: says({ "generation_config.seed": 7 }),
      [LR]: says({ "parameters.seed": 7 }),
      [BO]: says({ "parameters.seed": 7 }),
      [CT]: says({ seed: 7 }),
    },
  },
  {
    what: "any seed",
    from: CT,
    ask: asks({ seed: -1 }),
    to: {
      [GV]: says({ seed: undefined }),
      [IA]: says({ "generation_config.seed": undefined }),
      [LR]: says({ "parameters.seed": undefined }),
      [BO]: says({ "parameters.seed": undefined }),
      [CT]: says({ seed: -1 }),
    },
  },
  {
    what: "the largest seed of some vendors",
    from: LR,
    ask: asks(parameters({ seed: 4_294_967_295 })),
    to: {
      [GV]: says({}, "parameters.seed"),
      [IA]: says({ "generation_config.seed": undefined }, "parameters.seed"),
      [LR]: says({ "parameters.seed": 4_294_967_295 }),
      [CT]: says({ seed: undefined }, "parameters.seed"),
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
      [GV]: says({}, "parameters.negativePrompt"),
      [CT]: says({}, "parameters.negativePrompt"),
      [LR]: says({ "parameters.negativePrompt": "sharks" }),
    },
  },
  {
    what: "one video",
    from: LR,
    ask: asks(parameters({ numberOfVideos: 1 })),
    to: {
      [GV]: says({ n: undefined }),
      [IA]: says({}),
      [CT]: says({}),
      [LR]: says({ "parameters.numberOfVideos": 1 }),
    },
  },
  {
    what: "an end user",
    from: GV,
    ask: asks({ user: "customer-17" }),
    to: {
      [GV]: says({ user: "customer-17" }),
      [IA]: says({}, "user"),
      [LR]: says({}, "user"),
      [CT]: says({ safety_identifier: "customer-17" }),
    },
  },
  {
    what: "an end user",
    from: CT,
    ask: asks({ safety_identifier: "customer-17" }),
    to: {
      [GV]: says({ user: "customer-17" }),
      [IA]: says({}, "safety_identifier"),
      [LR]: says({}, "safety_identifier"),
    },
  },
  {
    what: "an end user with a long name",
    from: GV,
    ask: asks({ user: "u".repeat(65) }),
    to: {
      [GV]: says({ user: "u".repeat(65) }),
      [CT]: says({ safety_identifier: createHash("sha256").update("u".repeat(65)).digest("hex") }),
    },
  },
  {
    what: "a member that nobody knows",
    from: GV,
    ask: asks({ glitter: 3 }),
    to: {
      [GV]: says({ glitter: 3 }),
      [IA]: says({ glitter: undefined }, "glitter"),
      [LR]: says({ glitter: undefined }, "glitter"),
      [CT]: says({ glitter: undefined }, "glitter"),
    },
  },
  {
    what: "where to call back",
    from: GV,
    ask: asks({ callback_url: "https://example.test/hook" }),
    to: {
      [GV]: says({ callback_url: undefined }),
      [IA]: says({ callback_url: undefined }),
      [LR]: says({ callback_url: undefined }),
      [CT]: says({ callback_url: undefined }),
    },
  },
];
