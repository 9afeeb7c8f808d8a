import {
  type Refused,
  wrong,
  parameters,
  cannot,
  image,
  url,
  content,
  text,
  shown,
  video,
  referenceAudio,
} from "./refused-bodies.js";
import { longVideos, tasks } from "./refused-media-cases.js";

/** By the profile of the model, which is called in its own dialect unless a case has another. */
export interface Family {
  readonly dialect: string;
  readonly profile: string;
  readonly refused: readonly Refused[];
}

const EDITS = "/v1/videos/edits";
const EXTENSIONS = "/v1/videos/extensions";

const from = (dialect: string, refused: Refused): Refused => ({
  ...refused,
  from: dialect,
  what: `${refused.what}, requested in ${dialect}`,
});
const stateful = (field: string, value: unknown): Refused => ({
  what: `${field}, which would store the answer`,
  body: { [field]: value },
  field,
  code: "stateful_not_supported",
});

/** In every dialect: clients choose no routes and no paid tier, and callback addresses must be valid. */
export const everywhere: readonly Refused[] = [
  ...["provider", "routing", "route"].map((field): Refused => ({
    what: `${field}, which clients do not choose`,
    body: { [field]: "fast" },
    field,
    code: "unsupported_parameter",
  })),
  ...["output", "storage_options"].map((field) => stateful(field, {})),
  {
    what: "a tier that costs more",
    body: { service_tier: "priority" },
    field: "service_tier",
    code: "unsupported_parameter",
  },
  wrong(
    "an address to call back with a user in it",
    { callback_url: "https://user:word@example.test/" },
    "callback_url",
  ),
  wrong("an address to call back that is of another scheme", { callback_url: "ftp://example.test/" }, "callback_url"),
  wrong("an address to call back that is none", { callback_url: "not an address" }, "callback_url"),
  {
    what: "a key of the client's own for the call",
    body: {},
    headers: { "idempotency-key": "k" },
    field: "Idempotency-Key",
    code: "unsupported_parameter",
  },
];

const clip = { type: "video", data: "AAAA", mime_type: "video/mp4" };

const draft = { type: "draft_task", draft_task: { id: "task_00000000000000000000000000" } };

const format = (more: object) => ({ response_format: { type: "video", ...more } });

const tasked = (task: string, ...items: object[]) => ({
  input: [text, ...items],
  generation_config: { video_config: { task } },
});
const many = (count: number, item: object) => Array.from({ length: count }, () => item);

/** Models with drafts: a final video needs a draft alone. */
const drafts: readonly Refused[] = [shown("first_frame"), shown("reference_image"), video, referenceAudio].map((item) =>
  wrong(`a draft beside ${item.role}`, { content: [draft, item] }, "content"),
);
/** Models that edit or extend videos. */
const works = (refused: typeof wrong): Refused[] =>
  ["edit", "extend"].map((task) =>
    refused(
      `${task} that is not adaptive`,
      { ...content(video), omni_reference_task_type: task, ratio: "16:9", ...(task === "edit" && { duration: -1 }) },
      "ratio",
    ),
  );

export const families: readonly Family[] = [
  {
    dialect: "video-generation",
    profile: "generation-video",
    refused: [
      cannot("16 seconds", { duration: 16 }, "duration"),
      wrong("no second", { seconds: "0" }, "seconds"),
      wrong("a length that is no whole number", { duration: 1.5 }, "duration"),
      ...["resolution", "aspect_ratio"].map((field) => wrong(`an empty ${field}`, { [field]: "" }, field)),
      cannot("4k", { resolution: "4k" }, "resolution"),
      cannot("1080p of references", { resolution: "1080p", reference_images: [{ url }] }, "resolution"),
      cannot("21:9", { aspect_ratio: "21:9" }, "aspect_ratio"),
      cannot("eight images to refer to", { reference_images: many(8, { url }) }, "reference_images"),
      from(
        "video-content-task",
        cannot("a last image", content(shown("first_frame"), shown("last_frame")), "content[2]"),
      ),
      ...["file:///etc/passwd", "javascript:1", "nonsense"].flatMap((address) => [
        wrong(`an image at ${address}`, { image: { url: address } }, "image.url"),
        wrong(
          `an image to refer to at ${address}`,
          { reference_images: [{ url: address }] },
          "reference_images[0].url",
        ),
        wrong(`a sound at ${address}`, { reference_audios: [{ url: address }] }, "reference_audios[0].url"),
        wrong(`a video to change at ${address}`, { video: { url: address } }, "video.url", EDITS),
      ]),
      cannot("four sounds", { reference_audios: many(4, { url }) }, "reference_audios"),
      wrong("no text", { prompt: "" }, "prompt"),
      wrong("references without text", { prompt: undefined, reference_images: [{ url }] }, "prompt"),
      ...["long", "8.5", "1e1", " 8", ""].map((duration) =>
        wrong(`a length that is no number, ${JSON.stringify(duration)}`, { duration }, "duration"),
      ),
      wrong("a length that is left to the model", { duration: -1 }, "duration"),
      wrong("no model", { model: undefined }, "model"),
      ...["https://example.test/a.png", "data:image/png;base64,AAAA", "", 7].map((image) =>
        wrong(`an image that is no object, ${image}`, { image }, "image"),
      ),
      wrong("a last image that is no object", { image: { url }, last_frame: url }, "last_frame"),
      wrong("an image to refer to that is no object", { reference_images: [url] }, "reference_images[0]"),
      wrong("a sound that is no object", { reference_audios: [url] }, "reference_audios[0]"),
      wrong("a video to change that is no object", { video: url }, "video", EDITS),
      wrong("a video to go on with that is no object", { video: url }, "video", EXTENSIONS),
      wrong("no model to change a video", { model: undefined, video: { url } }, "model", EDITS),
      wrong("no model to go on with a video", { model: undefined, video: { url } }, "model", EXTENSIONS),
      wrong("a video to change without a video", {}, "video", EDITS),
      wrong("a video to extend without text", { video: { url }, prompt: "" }, "prompt", EXTENSIONS),
      ...[EDITS, EXTENSIONS].flatMap((path) => [
        { ...stateful("storage_options", {}), path, body: { video: { url }, storage_options: {} } },
        ...["provider", "routing", "route"].map((field): Refused => ({
          what: `${field} at ${path}`,
          body: { video: { url }, [field]: "fast" },
          path,
          field,
          code: "unsupported_parameter",
        })),
        {
          what: `a key of the client's own at ${path}`,
          body: { video: { url } },
          path,
          headers: { "idempotency-key": "k" },
          field: "Idempotency-Key",
          code: "unsupported_parameter",
        },
      ]),
      { ...stateful("output", {}), path: EXTENSIONS, body: { video: { url }, output: {} } },
      wrong("a video to edit without text", { video: { url }, prompt: "" }, "prompt", EDITS),
      {
        ...stateful("output", { upload_url: "https://example.test/" }),
        path: EDITS,
        body: { video: { url }, output: {} },
      },
      cannot("one second more", { video: { url }, duration: 1 }, "duration", EXTENSIONS),
      cannot("eleven seconds more", { video: { url }, duration: "11" }, "duration", EXTENSIONS),
      wrong("a video to go on with without a video", {}, "video", EXTENSIONS),
    ],
  },
  {
    dialect: "video-interactions",
    profile: "interactions-1.1",
    refused: [
      { what: "a stream", body: { stream: true }, field: "stream", code: "unsupported_capability" },
      ...["store", "background"].map((field) => stateful(field, true)),
      ...["previous_interaction_id", "continuation_token", "agent", "environment"].map((field) =>
        stateful(field, "some"),
      ),
      stateful("agent_config", {}),
      stateful("webhook_config", { uris: ["https://example.test/"] }),
      ...["extend", "reference_to_video", "upscale", "interpolation"].map((task) =>
        cannot(task, tasked(task, image), "generation_config.video_config.task"),
      ),
      cannot("2 seconds", format({ duration: "2s" }), "response_format.duration"),
      cannot("11 seconds", format({ duration: "11s" }), "response_format.duration"),
      ...[{ type: "text" }, { type: "image" }, [{ type: "text" }], [{ type: "image" }]].map((form) =>
        wrong(`no video, ${JSON.stringify(form)}`, { response_format: form }, "response_format"),
      ),
      wrong(
        "two videos at once",
        {
          response_format: [
            { type: "video", duration: "4s" },
            { type: "video", duration: "8s" },
          ],
        },
        "response_format",
      ),
      wrong("a length that is a number", format({ duration: 8 }), "response_format.duration"),
      wrong("a length without its unit", format({ duration: "8" }), "response_format.duration"),
      wrong("a length that is no whole number", format({ duration: "3.5s" }), "response_format.duration"),
      ...Object.entries({ duration: "4s", resolution: "360p", aspect_ratio: "9:16" }).map(([field, value]) =>
        wrong(
          `${field} for text beside a video`,
          { response_format: [{ type: "text", [field]: value }, { type: "video" }] },
          field,
        ),
      ),
      ...["11s", "2s"].map((duration) =>
        cannot(
          `a length of ${duration} in a list`,
          { response_format: [{ type: "text" }, { type: "video", duration }] },
          "response_format",
        ),
      ),
      stateful("response_format", { type: "video", gcs_uri: "gs://bucket/video" }),
      wrong(
        "a place at the vendor in a list",
        { response_format: [{ type: "video", gcs_uri: "gs://bucket/video" }] },
        "gcs_uri",
      ),
      wrong("two forms of videos", { response_format: [{ type: "video" }, { type: "video" }] }, "response_format"),
      wrong("text_to_video with a video", tasked("text_to_video", clip), "input"),
      wrong("a video in place of an image to begin with", tasked("image_to_video", clip), "input"),
      wrong("an image to begin with beside a video", tasked("image_to_video", image, clip), "input"),
      wrong("an edit of a video beside an image", tasked("edit", clip, image), "input"),
      cannot("two images to begin with", tasked("image_to_video", image, image), "input"),
      cannot("two videos to change", tasked("edit", clip, clip), "input"),
      wrong("an edit without text", { input: [clip] }, "input"),
      wrong("no input", { input: undefined }, "input"),
      wrong("nothing in a list", { input: [] }, "input"),
      wrong("an image that is no object", { input: [text, url] }, "input[1]"),
      ...["resolution", "aspect_ratio"].map((field) =>
        wrong(`an empty ${field}`, format({ [field]: "" }), `response_format.${field}`),
      ),
      cannot("480p", format({ resolution: "480p" }), "response_format.resolution"),
      cannot("1:1", format({ aspect_ratio: "1:1" }), "response_format.aspect_ratio"),
      cannot("two images", { input: [text, image, image] }, "input"),
      cannot("two videos", { input: [text, clip, clip] }, "input"),
      wrong("an image beside a video", { input: [text, image, clip] }, "input"),
      wrong("text_to_video with an image", tasked("text_to_video", image), "input"),
      wrong("an image to begin with that is not there", tasked("image_to_video"), "input"),
      wrong("an edit of nothing", tasked("edit"), "input"),
      wrong("an edit of an image", tasked("edit", image), "input"),
      wrong("nothing", { input: "" }, "input"),
    ],
  },
  {
    dialect: "video-long-running",
    profile: "V3.1-standard",
    refused: [
      ...longVideos,
      cannot(
        "4k that is shorter than 8 seconds",
        parameters({ durationSeconds: 6, resolution: "4k" }),
        "durationSeconds",
      ),
    ],
  },
  {
    dialect: "video-long-running",
    profile: "V3.1-fast",
    refused: [
      cannot(
        "1080p that is shorter than 8 seconds",
        parameters({ durationSeconds: 6, resolution: "1080p" }),
        "durationSeconds",
      ),
      cannot(
        "4k that is shorter than 8 seconds",
        parameters({ durationSeconds: 6, resolution: "4k" }),
        "durationSeconds",
      ),
      cannot("5 seconds", parameters({ durationSeconds: 5 }), "durationSeconds"),
    ],
  },
  {
    dialect: "video-long-running",
    profile: "V3.1-lite",
    refused: [
      cannot("4k", parameters({ resolution: "4k" }), "resolution"),
      cannot(
        "1080p that is shorter than 8 seconds",
        parameters({ durationSeconds: 6, resolution: "1080p" }),
        "durationSeconds",
      ),
    ],
  },
  {
    dialect: "video-content-task",
    profile: "P2.5",
    refused: [
      ...tasks,
      ...drafts,
      ...works(cannot),
      cannot("a length that is less than none", { duration: -2 }, "duration"),
      cannot(
        "a shape beside two images",
        { ...content(shown("first_frame"), shown("last_frame")), ratio: "9:16" },
        "ratio",
      ),
      cannot("a draft made final in 720p", { content: [draft], resolution: "720p" }, "resolution"),
      cannot("3 seconds", { duration: 3 }, "duration"),
      cannot("31 seconds", { duration: 31 }, "duration"),
      cannot("frames", { frames: 33 }, "frames"),
      cannot("4k", { resolution: "4k" }, "resolution"),
      cannot("a draft in 720p", { draft: true, resolution: "720p" }, "resolution"),
      cannot("a fixed camera", { camera_fixed: true }, "camera_fixed"),
      cannot("a shape beside a first image", { ...content(shown("first_frame")), ratio: "16:9" }, "ratio"),
      cannot(
        "a length of what is edited",
        { ...content(video), omni_reference_task_type: "edit", ratio: "adaptive", duration: 5 },
        "duration",
      ),
      cannot("31 images", content(...many(31, shown("reference_image"))), "content"),
      cannot("11 videos", content(...many(11, video)), "content"),
      cannot("11 sounds", content(...many(11, referenceAudio)), "content"),
    ],
  },
  {
    dialect: "video-content-task",
    profile: "P2.0",
    refused: [
      cannot("3 seconds", { duration: 3 }, "duration"),
      cannot("16 seconds", { duration: 16 }, "duration"),
      cannot("10 images", content(...many(10, shown("reference_image"))), "content"),
      cannot("4 videos", content(...many(4, video)), "content"),
      cannot("sounds alone", content(referenceAudio), "content"),
      cannot("mov", { output_format: "mov" }, "output_format"),
      cannot("a draft", { draft: true }, "draft"),
      cannot("a draft to make final", { content: [draft] }, "content"),
      ...works(wrong),
      cannot("frames", { frames: 33 }, "frames"),
      cannot("a fixed camera", { camera_fixed: true }, "camera_fixed"),
      cannot("4 sounds", content(video, ...many(4, referenceAudio)), "content"),
    ],
  },
  {
    dialect: "video-content-task",
    profile: "P1.5-pro",
    refused: [
      cannot("3 seconds", { duration: 3 }, "duration"),
      cannot("13 seconds", { duration: 13 }, "duration"),
      cannot("frames", { frames: 33 }, "frames"),
      cannot("4k", { resolution: "4k" }, "resolution"),
      cannot("a draft in 1080p", { draft: true, resolution: "1080p" }, "resolution"),
      cannot("images to refer to", content(shown("reference_image")), "content"),
      ...drafts.slice(0, 1),
      cannot("a video", content(video), "content"),
      cannot("a sound", content(referenceAudio), "content"),
      ...["edit", "extend"].map((task) =>
        cannot(
          `${task} of a video`,
          { ...content(video), omni_reference_task_type: task, ratio: "adaptive" },
          "content",
        ),
      ),
      cannot("mov", { output_format: "mov" }, "output_format"),
    ],
  },
  {
    dialect: "video-content-task",
    profile: "P1.0",
    refused: [
      ...["edit", "extend"].map((task) =>
        cannot(
          `${task} of a video`,
          { ...content(video), omni_reference_task_type: task, ratio: "adaptive" },
          "content",
        ),
      ),
      cannot("a video", content(video), "content"),
      cannot("images to refer to", content(shown("reference_image")), "content"),
      cannot("a draft to make final", { content: [draft] }, "content"),
      cannot("4k", { resolution: "4k" }, "resolution"),
      cannot("mov", { output_format: "mov" }, "output_format"),
      wrong("28 frames", { frames: 28 }, "frames"),
      wrong("293 frames", { frames: 293 }, "frames"),
      cannot("1 second", { duration: 1 }, "duration"),
      cannot("13 seconds", { duration: 13 }, "duration"),
      cannot("a length that is left to it", { duration: -1 }, "duration"),
      wrong("30 frames", { frames: 30 }, "frames"),
      wrong("25 frames", { frames: 25 }, "frames"),
      cannot("sound", { generate_audio: true }, "generate_audio"),
      cannot("an adaptive ratio for text alone", { ratio: "adaptive" }, "ratio"),
      cannot("a sound", content(referenceAudio), "content"),
      cannot("a draft", { draft: true }, "draft"),
    ],
  },
];
