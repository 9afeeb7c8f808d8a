/** Bodies of long-running videos and content tasks that are refused. */
import {
  type Refused,
  wrong,
  parameters,
  cannot,
  PNG,
  url,
  content,
  text,
  shown,
  video,
  referenceAudio,
} from "./refused-bodies.js";

export const longVideos: readonly Refused[] = [
  ...["resolution", "aspectRatio"].map((field) => wrong(`an empty ${field}`, parameters({ [field]: "" }), field)),
  cannot("5 seconds", parameters({ durationSeconds: 5 }), "durationSeconds"),
  cannot("7 seconds as a text", parameters({ durationSeconds: "7" }), "durationSeconds"),
  cannot(
    "1080p that is shorter than 8 seconds",
    parameters({ durationSeconds: 4, resolution: "1080p" }),
    "durationSeconds",
  ),
  cannot("480p", parameters({ resolution: "480p" }), "resolution"),
  cannot("1:1", parameters({ aspectRatio: "1:1" }), "aspectRatio"),
  wrong("two videos", parameters({ numberOfVideos: 2 }), "numberOfVideos"),
  wrong("no video", parameters({ numberOfVideos: 0 }), "numberOfVideos"),
  wrong("a length that is no whole number", parameters({ durationSeconds: 4.5 }), "durationSeconds"),
  wrong("a length that is no number", parameters({ durationSeconds: "long" }), "durationSeconds"),
  ...[
    {},
    { mimeType: "image/png" },
    { bytesBase64Encoded: "", mimeType: "image/png" },
    { inlineData: { mimeType: "image/png" } },
  ].map((image) =>
    wrong(`an image that is none, ${JSON.stringify(image)}`, { instances: [{ prompt: "a", image }] }, "image"),
  ),
  wrong("an image that is no object", { instances: [{ prompt: "a", image: url }] }, "image"),
  wrong("no instances", { instances: undefined }, "instances"),
  wrong("two videos under the other name", parameters({ sampleCount: 2 }), "sampleCount"),
  wrong("two instances", { instances: [{ prompt: "a" }, { prompt: "b" }] }, "instances"),
  wrong("no instance", { instances: [] }, "instances"),
  wrong("an empty instance", { instances: [{}] }, "prompt"),
  cannot("a video to go on from", { instances: [{ prompt: "a", video: { uri: url } }] }, "video"),
  cannot(
    "a last image",
    {
      instances: [
        {
          prompt: "a",
          image: { bytesBase64Encoded: PNG, mimeType: "image/png" },
          lastFrame: { bytesBase64Encoded: PNG, mimeType: "image/png" },
        },
      ],
    },
    "lastFrame",
  ),
  cannot(
    "images to refer to",
    {
      instances: [
        {
          prompt: "a",
          referenceImages: [{ image: { bytesBase64Encoded: PNG, mimeType: "image/png" }, referenceType: "asset" }],
        },
      ],
    },
    "referenceImages",
  ),
];

export const tasks: readonly Refused[] = [
  ...["resolution", "ratio"].map((field) => wrong(`an empty ${field}`, { [field]: "" }, field)),
  { what: "a priority in the queue", body: { priority: 5 }, field: "priority", code: "unsupported_parameter" },
  ...["image", "video", "audio"].map((medium) =>
    wrong(
      `a medium of ${medium} that is no object`,
      content({ type: `${medium}_url`, [`${medium}_url`]: url }),
      "content[1]",
    ),
  ),
  wrong("nothing", { content: [] }, "content"),
  wrong("no content", { content: undefined }, "content"),
  wrong("content of a kind that there is not", { content: [text, { type: "smell_url" }] }, "content"),
  wrong("an image for what there is not", content(shown("middle_frame")), "content"),
  wrong("a video for what there is not", content({ ...video, role: "first_frame" }), "content"),
  wrong(
    "two images without roles",
    content({ type: "image_url", image_url: { url } }, { type: "image_url", image_url: { url } }),
    "content",
  ),
  wrong("a last image alone", content(shown("last_frame")), "content"),
  wrong("two last images", content(shown("first_frame"), shown("last_frame"), shown("last_frame")), "content"),
  wrong("two first images", content(shown("first_frame"), shown("first_frame")), "content"),
  wrong("a first image beside references", content(shown("first_frame"), shown("reference_image")), "content"),
  wrong("a first image beside a video", content(shown("first_frame"), video), "content"),
  wrong("a first image beside a sound", content(shown("first_frame"), referenceAudio), "content"),
  wrong(
    "a last image beside references",
    content(shown("first_frame"), shown("last_frame"), shown("reference_image")),
    "content",
  ),
  wrong("an extension of nothing", { ...content(), omni_reference_task_type: "extend", ratio: "adaptive" }, "content"),
  wrong("an edit of nothing", { ...content(), omni_reference_task_type: "edit", ratio: "adaptive" }, "content"),
  wrong(
    "an edit of an image",
    { ...content(shown("reference_image")), omni_reference_task_type: "edit", ratio: "adaptive" },
    "content",
  ),
  wrong("references without any", { ...content(), omni_reference_task_type: "reference" }, "omni_reference_task_type"),
  ...["file:///etc/passwd", "javascript:1", "nonsense"].flatMap((address) => [
    wrong(`an image at ${address}`, content({ ...shown("first_frame"), image_url: { url: address } }), "content[1]"),
    wrong(`a video at ${address}`, content({ ...video, video_url: { url: address } }), "content[1]"),
  ]),
  wrong("a task that there is not", { ...content(), omni_reference_task_type: "upscale" }, "omni_reference_task_type"),
  wrong("a seed that is too small", { seed: -2 }, "seed"),
  wrong("a length that is no whole number", { duration: 4.5 }, "duration"),
  wrong("a length as a text", { duration: "8" }, "duration"),
  wrong("a seed that is too large", { seed: 2_147_483_648 }, "seed"),
  wrong("a name of the end user that is too long", { safety_identifier: "u".repeat(65) }, "safety_identifier"),
  wrong("an end that is too near", { execution_expires_after: 3599 }, "execution_expires_after"),
  wrong("an end that is too far", { execution_expires_after: 259_201 }, "execution_expires_after"),
  wrong("another container", { output_format: "avi" }, "output_format"),
  wrong("an unknown shape", { ratio: "3:2" }, "ratio"),
];
