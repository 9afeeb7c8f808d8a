/** Images, videos and audio from which a video is made. */
import {
  GV,
  IA,
  LR,
  CT,
  requests,
  sends,
  text,
  refuses,
  type Row,
  image,
  IN_DATA,
  PNG,
  video,
  EDITS,
  EXTENSIONS,
} from "./correspondence-row.js";

export const mediaInputs: readonly Row[] = [
  {
    what: "a first image at an address",
    from: GV,
    ask: { more: ({ image: url }) => ({ image: { url } }) },
    to: {
      [GV]: { sends: ({ image: url }) => ({ image: { url } }) },
      [IA]: {
        sends: ({ imageBytes: data }) => ({
          input: [text, { type: "image", data, mime_type: "image/png" }],
          "generation_config.video_config.task": "image_to_video",
        }),
      },
      [LR]: {
        sends: ({ imageBytes }) => ({
          "instances[0].image": { bytesBase64Encoded: imageBytes, mimeType: "image/png" },
        }),
      },
      [CT]: { sends: ({ image: url }) => ({ content: [text, image(url, "first_frame")] }) },
    },
  },
  {
    what: "a first image as a data URI",
    from: GV,
    ask: requests({ image: { url: IN_DATA } }),
    to: {
      [GV]: sends({ image: { url: IN_DATA } }),
      [IA]: sends({ input: [text, { type: "image", data: PNG, mime_type: "image/png" }] }),
      [LR]: sends({ "instances[0].image": { bytesBase64Encoded: PNG, mimeType: "image/png" } }),
      [CT]: sends({ content: [text, image(IN_DATA, "first_frame")] }),
    },
  },
  {
    what: "a first image as bytes",
    from: IA,
    ask: requests({ input: [text, { type: "image", data: PNG, mime_type: "image/png" }] }),
    to: {
      [GV]: sends({ prompt: "a paper boat", image: { url: IN_DATA } }),
      [LR]: sends({
        "instances[0]": { prompt: "a paper boat", image: { bytesBase64Encoded: PNG, mimeType: "image/png" } },
      }),
      [CT]: sends({ content: [text, image(IN_DATA, "first_frame")] }),
    },
  },
  {
    what: "a first image in inline data",
    from: LR,
    ask: requests({
      instances: [{ prompt: "a paper boat", image: { inlineData: { data: PNG, mimeType: "image/png" } } }],
    }),
    to: {
      [GV]: sends({ image: { url: IN_DATA } }),
      [IA]: sends({ input: [text, { type: "image", data: PNG, mime_type: "image/png" }] }),
      [CT]: sends({ content: [text, image(IN_DATA, "first_frame")] }),
    },
  },
  {
    what: "a data URI with a type in capitals",
    from: GV,
    ask: requests({ image: { url: `data:IMAGE/PNG;base64,${PNG}` } }),
    to: { [CT]: sends({ content: [text, image(IN_DATA, "first_frame")] }) },
  },
  {
    what: "a file of the host",
    from: GV,
    ask: requests({ image: { file_id: "f1" } }),
    to: {
      [GV]: sends({ image: { file_id: "f1" } }),
      [IA]: refuses("another host", "image"),
      [LR]: refuses("another host", "image"),
      [CT]: refuses("another host", "image"),
    },
  },
  {
    what: "a last image",
    from: CT,
    ask: requests({ content: [text, image(IN_DATA, "first_frame"), image(IN_DATA, "last_frame")] }),
    to: {
      [GV]: sends({ image: { url: IN_DATA }, last_frame: { url: IN_DATA } }),
      [IA]: refuses("between two images", "content[2]"),
      [LR]: sends({ "instances[0].lastFrame": { bytesBase64Encoded: PNG, mimeType: "image/png" } }),
      [CT]: sends({ content: [text, image(IN_DATA, "first_frame"), image(IN_DATA, "last_frame")] }),
    },
  },
  {
    what: "reference images",
    from: GV,
    ask: requests({ reference_images: [{ url: IN_DATA }] }),
    to: {
      [GV]: sends({ reference_images: [{ url: IN_DATA }] }),
      [IA]: sends({
        input: [text, { type: "image", data: PNG, mime_type: "image/png" }],
        "generation_config.video_config.task": "reference_to_video",
      }),
      [LR]: sends({
        "instances[0].referenceImages": [
          { image: { bytesBase64Encoded: PNG, mimeType: "image/png" }, referenceType: "asset" },
        ],
      }),
      [CT]: sends({ content: [text, image(IN_DATA, "reference_image")] }),
    },
  },
  {
    what: "a first image beside reference images",
    from: GV,
    ask: requests({ image: { url: IN_DATA }, reference_images: [{ url: IN_DATA }] }),
    to: {
      [GV]: sends({ image: { url: IN_DATA }, reference_images: [{ url: IN_DATA }] }),
      [IA]: refuses("does not begin with an image", "image"),
      [CT]: refuses("cannot be mixed", "reference_images"),
    },
  },
  {
    what: "a reference image, which is no first image",
    from: CT,
    ask: requests({ content: [text, image(IN_DATA, "reference_image")] }),
    to: { [GV]: sends({ image: undefined, reference_images: [{ url: IN_DATA }] }) },
  },
  {
    what: "a reference video",
    from: CT,
    ask: { more: ({ video: url }) => ({ content: [text, video(url)] }) },
    to: {
      [GV]: refuses("videos as references", "content[1]"),
      [LR]: refuses("videos", "content[1]"),
      [CT]: { sends: ({ video: url }) => ({ content: [text, video(url)] }) },
    },
  },
  {
    what: "reference audio",
    from: GV,
    ask: requests({ reference_audios: [{ url: "data:audio/wav;base64,AAAA" }] }),
    to: {
      [GV]: sends({ reference_audios: [{ url: "data:audio/wav;base64,AAAA" }] }),
      [IA]: refuses("takes no sounds", "reference_audios"),
      [LR]: refuses("takes no sounds", "reference_audios"),
      [CT]: sends({
        content: [
          text,
          { type: "audio_url", audio_url: { url: "data:audio/wav;base64,AAAA" }, role: "reference_audio" },
        ],
      }),
    },
  },
  {
    what: "a voice of the host",
    from: GV,
    ask: requests({ reference_audios: [{ voice_id: "eve" }] }),
    to: {
      [GV]: sends({ reference_audios: [{ voice_id: "eve" }] }),
      [CT]: refuses("voices of another host", "reference_audios[0]"),
    },
  },
  {
    what: "a video to change",
    from: GV,
    ask: { path: EDITS, more: ({ video: url }) => ({ video: { url } }) },
    to: {
      [GV]: { sends: ({ video: url }) => ({ video: { url } }) },
      [IA]: {
        sends: ({ videoBytes: data }) => ({
          input: [text, { type: "video", data, mime_type: "video/mp4" }],
          "generation_config.video_config.task": "edit",
          "response_format.duration": undefined,
        }),
      },
      [LR]: refuses("other videos", "video"),
      [CT]: {
        sends: ({ video: url }) => ({
          content: [text, video(url)],
          omni_reference_task_type: "edit",
          ratio: "adaptive",
        }),
      },
    },
  },
  {
    what: "a video to change, as bytes",
    from: IA,
    ask: { more: ({ videoBytes: data }) => ({ input: [text, { type: "video", data, mime_type: "video/mp4" }] }) },
    to: {
      [GV]: {
        sends: ({ videoBytes }) => ({
          video: { url: `data:video/mp4;base64,${videoBytes}` },
          duration: undefined,
          resolution: undefined,
        }),
      },
      [LR]: refuses("other videos", "input[1]"),
      [CT]: refuses("hosted URL", "input[1]"),
    },
  },
  {
    what: "a video to change",
    from: CT,
    ask: {
      more: ({ video: url }) => ({ content: [text, video(url)], omni_reference_task_type: "edit", ratio: "adaptive" }),
    },
    to: {
      [GV]: { sends: ({ video: url }) => ({ video: { url }, aspect_ratio: undefined }) },
      [IA]: {
        sends: ({ videoBytes: data }) => ({
          input: [text, { type: "video", data, mime_type: "video/mp4" }],
          "generation_config.video_config.task": "edit",
        }),
      },
      [LR]: refuses("other videos", "content[1]"),
    },
  },
  {
    what: "a video to extend",
    from: GV,
    ask: { path: EXTENSIONS, more: ({ video: url }) => ({ video: { url }, duration: 5 }) },
    to: {
      [GV]: { sends: ({ video: url }) => ({ video: { url }, duration: 5 }) },
      [IA]: {
        sends: ({ videoBytes: data }) => ({
          input: [text, { type: "video", data, mime_type: "video/mp4" }],
          "generation_config.video_config.task": "extend",
          "response_format.duration": "5s",
        }),
      },
      [LR]: refuses("other videos", "video"),
      [CT]: {
        sends: ({ video: url }) => ({
          content: [text, video(url)],
          omni_reference_task_type: "extend",
          ratio: "adaptive",
          duration: 5,
        }),
      },
    },
  },
  {
    what: "a draft for a final video",
    from: CT,
    ask: requests({ content: [{ type: "draft_task", draft_task: { id: "task_00000000000000000000000000" } }] }),
    to: { [GV]: refuses("no draft"), [CT]: refuses("no draft") },
  },
];
