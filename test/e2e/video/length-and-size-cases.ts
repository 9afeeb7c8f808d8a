/** Forms, lengths, resolutions and shapes of videos. */
import { GV, IA, LR, BO, CT, asks, sends, text, format, parameters, refuses, type Row } from "./correspondence-row.js";

export const lengthsAndSizes: readonly Row[] = [
  {
    what: "words alone",
    from: GV,
    ask: asks({}),
    to: {
      [IA]: sends({
        input: [text],
        "generation_config.video_config.task": "text_to_video",
        background: true,
        store: true,
        model: "inner",
      }),
      [LR]: sends({ "instances[0].prompt": "a paper boat", model: undefined }),
      [CT]: sends({ content: [text], model: "inner", omni_reference_task_type: undefined }),
    },
  },
  {
    what: "a length as a number",
    from: GV,
    ask: asks({ duration: 6 }),
    to: {
      [GV]: sends({ duration: 6 }),
      [IA]: sends({ "response_format.duration": "6s" }),
      [LR]: sends({ "parameters.durationSeconds": 6 }),
      [CT]: sends({ duration: 6 }),
    },
  },
  {
    what: "a length as a text",
    from: GV,
    ask: asks({ duration: "8" }),
    to: {
      [GV]: sends({ duration: "8" }),
      [IA]: sends({ "response_format.duration": "8s" }),
      [LR]: sends({ "parameters.durationSeconds": 8 }),
      [CT]: sends({ duration: 8 }),
    },
  },
  {
    what: "a length under its other name",
    from: GV,
    ask: asks({ seconds: "4" }),
    to: {
      [GV]: sends({ seconds: "4", duration: undefined }),
      [IA]: sends({ "response_format.duration": "4s" }),
      [LR]: sends({ "parameters.durationSeconds": 4 }),
      [CT]: sends({ duration: 4 }),
    },
  },
  {
    what: "a video whose form does not say that it is one",
    from: IA,
    ask: asks({ response_format: { duration: "5s" } }),
    to: {
      [IA]: sends({ response_format: { type: "video", delivery: "uri", duration: "5s" } }),
      [GV]: sends({ duration: 5 }),
    },
  },
  {
    what: "no forms",
    from: IA,
    ask: asks({ response_format: [] }),
    to: { [IA]: sends({ response_format: [{ type: "video", delivery: "uri" }] }), [GV]: sends({ duration: 10 }) },
  },
  {
    what: "a video whose form does not say that it is one, beside words",
    from: IA,
    ask: asks({ response_format: [{ type: "text" }, { duration: "5s" }] }),
    to: { [IA]: sends({ response_format: [{ type: "text" }, { type: "video", delivery: "uri", duration: "5s" }] }) },
  },
  {
    what: "a length with its unit",
    from: IA,
    ask: asks(format({ duration: "8s" })),
    to: {
      [GV]: sends({ duration: 8 }),
      [IA]: sends({ "response_format.duration": "8s" }),
      [LR]: sends({ "parameters.durationSeconds": 8 }),
      [CT]: sends({ duration: 8 }),
    },
  },
  {
    what: "a length with its unit and no fraction",
    from: IA,
    ask: asks(format({ duration: "8.000s" })),
    to: { [GV]: sends({ duration: 8 }), [CT]: sends({ duration: 8 }) },
  },
  {
    what: "a length as a text in parameters",
    from: LR,
    ask: asks(parameters({ durationSeconds: "6" })),
    to: {
      [GV]: sends({ duration: 6 }),
      [IA]: sends({ "response_format.duration": "6s" }),
      [LR]: sends({ "parameters.durationSeconds": "6" }),
      [CT]: sends({ duration: 6 }),
    },
  },
  {
    what: "a length that is left to the model",
    from: CT,
    ask: asks({ duration: -1 }),
    to: {
      [GV]: sends({ duration: undefined }, "duration"),
      [IA]: sends({ "response_format.duration": undefined }, "duration"),
      [LR]: sends({ "parameters.durationSeconds": undefined }, "duration"),
      [CT]: sends({ duration: -1 }),
    },
  },
  {
    what: "frames",
    from: CT,
    ask: asks({ frames: 33 }),
    to: {
      [GV]: sends({ frames: undefined }, "frames"),
      [IA]: sends({}, "frames"),
      [LR]: sends({}, "frames"),
      [CT]: sends({ frames: 33 }),
    },
  },
  {
    what: "what nobody says",
    from: GV,
    ask: asks({}),
    to: {
      [GV]: sends({ duration: undefined, resolution: undefined }),
      [IA]: sends({
        "response_format.duration": "8s",
        "response_format.resolution": undefined,
        "response_format.aspect_ratio": undefined,
      }),
      [LR]: sends({
        "parameters.durationSeconds": 8,
        "parameters.resolution": undefined,
        "parameters.sampleCount": undefined,
      }),
      [CT]: sends({ duration: 8, resolution: "480p", ratio: undefined }),
    },
  },
  {
    what: "what nobody says",
    from: IA,
    ask: asks({}),
    to: {
      [GV]: sends({ duration: 10, resolution: "720p", aspect_ratio: "16:9" }),
      [IA]: sends({ response_format: { type: "video", delivery: "uri" } }),
      [LR]: sends({
        "parameters.durationSeconds": undefined,
        "parameters.resolution": "720p",
        "parameters.aspectRatio": "16:9",
      }),
      [CT]: sends({ duration: 10, resolution: "720p", ratio: "16:9" }),
    },
  },
  {
    what: "what nobody says",
    from: LR,
    ask: asks({}),
    to: {
      [GV]: sends({ duration: 8, resolution: "720p", aspect_ratio: "16:9" }),
      [IA]: sends({
        "response_format.duration": "8s",
        "response_format.resolution": "720p",
        "response_format.aspect_ratio": "16:9",
      }),
      [LR]: sends({ parameters: undefined }),
      [CT]: sends({ duration: 8, resolution: "720p", ratio: "16:9" }),
    },
  },
  {
    what: "what nobody says",
    from: CT,
    ask: asks({}),
    to: {
      [GV]: sends({ duration: undefined, resolution: "720p", aspect_ratio: undefined }),
      [IA]: sends({ "response_format.duration": undefined, "response_format.resolution": "720p" }),
      [LR]: sends({ "parameters.durationSeconds": undefined, "parameters.resolution": "720p" }),
      [CT]: sends({ duration: undefined, resolution: undefined, ratio: undefined }),
    },
  },
  {
    what: "480p",
    from: GV,
    ask: asks({ resolution: "480p" }),
    to: {
      [GV]: sends({ resolution: "480p" }),
      [IA]: refuses("360p, 720p, 1080p or 4k", "resolution"),
      [LR]: refuses("720p, 1080p or 4k", "resolution"),
      [CT]: sends({ resolution: "480p" }),
    },
  },
  {
    what: "1080p",
    from: IA,
    ask: asks(format({ resolution: "1080p" })),
    to: {
      [GV]: sends({ resolution: "1080p" }),
      [LR]: sends({ "parameters.resolution": "1080p" }),
      [CT]: sends({ resolution: "1080p" }),
    },
  },
  {
    what: "4k",
    from: LR,
    ask: asks(parameters({ resolution: "4k" })),
    to: {
      [GV]: refuses("480p, 720p or 1080p", "parameters.resolution"),
      [IA]: sends({ "response_format.resolution": "4k" }),
      [CT]: sends({ resolution: "4k" }),
    },
  },
  {
    what: "9:16",
    from: CT,
    ask: asks({ ratio: "9:16" }),
    to: {
      [GV]: sends({ aspect_ratio: "9:16" }),
      [IA]: sends({ "response_format.aspect_ratio": "9:16" }),
      [LR]: sends({ "parameters.aspectRatio": "9:16" }),
      [CT]: sends({ ratio: "9:16" }),
    },
  },
  {
    what: "21:9",
    from: CT,
    ask: asks({ ratio: "21:9" }),
    to: {
      [GV]: refuses("1:1, 16:9", "ratio"),
      [IA]: refuses("16:9 or 9:16", "ratio"),
      [LR]: refuses("16:9 or 9:16", "ratio"),
      [BO]: refuses("16:9 or 9:16", "ratio"),
      [CT]: sends({ ratio: "21:9" }),
    },
  },
  {
    what: "a shape that is left to the model",
    from: CT,
    ask: asks({ ratio: "adaptive" }),
    to: {
      [GV]: sends({ aspect_ratio: undefined }, "ratio"),
      [IA]: sends({ "response_format.aspect_ratio": undefined }, "ratio"),
      [LR]: sends({ "parameters.aspectRatio": undefined }, "ratio"),
      [BO]: sends({ "parameters.aspectRatio": undefined }, "ratio"),
      [CT]: sends({ ratio: "adaptive" }),
    },
  },
  {
    what: "3:2",
    from: GV,
    ask: asks({ aspect_ratio: "3:2" }),
    to: {
      [GV]: sends({ aspect_ratio: "3:2" }),
      [IA]: refuses("16:9 or 9:16", "aspect_ratio"),
      [LR]: refuses("16:9 or 9:16", "aspect_ratio"),
      [CT]: refuses("16:9, 4:3", "aspect_ratio"),
    },
  },
  {
    what: "360p",
    from: IA,
    ask: asks(format({ resolution: "360p" })),
    to: {
      [GV]: refuses("480p, 720p or 1080p", "response_format.resolution"),
      [LR]: refuses("720p, 1080p or 4k", "response_format.resolution"),
      [CT]: refuses("480p, 720p, 1080p or 4k", "response_format.resolution"),
    },
  },
];
