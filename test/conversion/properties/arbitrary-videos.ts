/** Calls for videos in each dialect, with every member that it has, and jobs in the terms of the vocabulary. */
import fc from "fast-check";
import type { Vocabularies, Wire } from "../../../src/registry.js";
import { token } from "../../support/conversion/arbitraries.js";

export type UpstreamJob = Vocabularies["video"]["response"];

export interface VideoCall {
  readonly body: Wire;
  /** The media that the address contains. */
  readonly task?: string;
}

const bytes = token.map((words) => Buffer.from(words).toString("base64"));
const address = token.map((name) => `https://example.test/${name}`);
const inData = (mime: string) => bytes.map((data) => `data:${mime};base64,${data}`);
const link = (mime: string) => fc.oneof({ weight: 3, arbitrary: address }, inData(mime));

/** Some of these members, and all required ones. */
const some = (
  needed: Record<string, fc.Arbitrary<unknown>>,
  others: Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<Wire> =>
  fc.record({ ...needed, ...others }, { requiredKeys: Object.keys(needed) }) as unknown as fc.Arbitrary<Wire>;

const model = fc.constant("maker/model");
const listOf = <T>(item: fc.Arbitrary<T>, maxLength = 2) => fc.array(item, { minLength: 1, maxLength });
const whole = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).chain((count) => fc.constantFrom<number | string>(count, String(count)));

const medium = (mime: string) =>
  fc.oneof(
    { weight: 4, arbitrary: link(mime).map((url) => ({ url })) },
    address.map((url) => ({ image_url: url })),
    link(mime),
    token.map((file) => ({ file_id: file })),
  );
const sound = fc.oneof(
  { weight: 3, arbitrary: link("audio/wav").map((url) => ({ url })) },
  token.map((id) => ({ voice_id: id })),
);
const callback = address;

/** A value that is given twice counts once. */
const once = ({ seconds, ...body }: Wire): Wire =>
  body.duration === undefined && seconds !== undefined ? { ...body, seconds } : body;

const generation = fc.oneof(
  some(
    { model, prompt: token },
    {
      image: medium("image/png"),
      last_frame: medium("image/png"),
      reference_images: listOf(address.map((url) => ({ url }))),
      reference_audios: listOf(sound),
      duration: whole(1, 15),
      seconds: whole(1, 15),
      resolution: fc.constantFrom("480p", "720p", "1080p"),
      aspect_ratio: fc.constantFrom("1:1", "16:9", "9:16", "3:2"),
      generate_audio: fc.boolean(),
      user: token,
      callback_url: callback,
    },
  ).map((body): VideoCall => ({ body: once(body) })),
  some({ model, prompt: token, video: medium("video/mp4") }, { user: token, callback_url: callback }).map(
    (body): VideoCall => ({ body, task: "edit" }),
  ),
  some(
    { model, prompt: token, video: medium("video/mp4") },
    { duration: whole(2, 10), user: token, callback_url: callback },
  ).map((body): VideoCall => ({ body, task: "extend" })),
);

const words = token.map((text) => ({ type: "text", text }));
const shown = (type: string, mime: string) =>
  fc.oneof(
    bytes.map((data) => ({ type, data, mime_type: mime })),
    address.map((uri) => ({ type, uri, mime_type: mime })),
    token.map((name) => ({ type, uri: `gs://place/${name}` })),
  );
const contents = fc
  .tuple(words, fc.option(fc.oneof(shown("image", "image/png"), shown("video", "video/mp4")), { nil: undefined }))
  .map(([written, given]) => (given === undefined ? [written] : [written, given]));
const format = some(
  { type: fc.constant("video") },
  {
    resolution: fc.constantFrom("360p", "720p", "1080p", "4k"),
    aspect_ratio: fc.constantFrom("16:9", "9:16"),
    duration: fc.integer({ min: 3, max: 10 }).map((count) => `${count}s`),
    delivery: fc.constant("uri"),
  },
);
const interactions = some(
  {
    model,
    input: fc.oneof(
      token,
      words,
      contents,
      contents.map((content) => [{ type: "user_input", content }]),
    ),
  },
  {
    response_format: fc.oneof(
      format,
      format.map((one) => [one]),
    ),
    generation_config: some(
      {},
      {
        seed: fc.nat(10 ** 9),
        video_config: fc.constantFrom<Wire>(
          {},
          { task: "text_to_video" },
          { task: "image_to_video" },
          { task: "edit" },
        ),
        thinking_level: token,
        max_output_tokens: fc.nat(9000),
      },
    ),
    callback_url: callback,
    system_instruction: token,
    stream: fc.constant(false),
    store: fc.constant(false),
    background: fc.constant(false),
    labels: fc.dictionary(token, token, { minKeys: 1, maxKeys: 1 }),
  },
).map((body): VideoCall => ({ body }));

const image = fc.oneof(
  { weight: 3, arbitrary: bytes.map((data) => ({ bytesBase64Encoded: data, mimeType: "image/png" })) },
  bytes.map((data) => ({ inlineData: { data, mimeType: "image/png" } })),
  token.map((name) => ({ gcsUri: `gs://place/${name}`, mimeType: "image/png" })),
);
const longRunning = some(
  { instances: some({ prompt: token }, { image }).map((one) => [one]) },
  {
    parameters: some(
      {},
      {
        durationSeconds: fc.constantFrom<number | string>(4, 6, 8, "4", "8"),
        resolution: fc.constantFrom("720p", "1080p", "4k"),
        aspectRatio: fc.constantFrom("16:9", "9:16"),
        numberOfVideos: fc.constant(1),
        sampleCount: fc.constant(1),
        seed: fc.nat(10 ** 9),
        generateAudio: fc.boolean(),
        negativePrompt: token,
        personGeneration: token,
      },
    ),
    callback_url: callback,
    labels: fc.dictionary(token, token, { minKeys: 1, maxKeys: 1 }),
  },
).map((body): VideoCall => ({ body }));

const given = (type: string, mime: string, ...roles: readonly (string | undefined)[]) =>
  fc
    .tuple(
      fc.oneof(
        { weight: 4, arbitrary: mime.startsWith("video") ? address : link(mime) },
        token.map((name) => `asset://${name}`),
      ),
      fc.constantFrom(...roles),
    )
    .map(([url, role]) => ({ type, [type]: { url }, ...(role !== undefined && { role }) }));
const frames = fc.oneof(
  given("image_url", "image/png", "first_frame", undefined).map((first) => [first]),
  fc
    .tuple(given("image_url", "image/png", "first_frame"), given("image_url", "image/png", "last_frame"))
    .map((both): unknown[] => both),
);
const references = fc
  .record({
    images: fc.array(given("image_url", "image/png", "reference_image"), { maxLength: 2 }),
    videos: fc.array(given("video_url", "video/mp4", "reference_video", undefined), { maxLength: 2 }),
    sounds: fc.array(given("audio_url", "audio/wav", "reference_audio", undefined), { maxLength: 1 }),
  })
  .map(({ images, videos, sounds }): unknown[] => [...images, ...videos, ...sounds]);
const contentTask = some(
  {
    model,
    content: fc.oneof(
      fc
        .tuple(words, fc.oneof(fc.constant([]), frames, references))
        .map(([written, more]): unknown[] => [written, ...more]),
      token.map((id) => [{ type: "draft_task", draft_task: { id } }]),
    ),
  },
  {
    resolution: fc.constantFrom("480p", "720p", "1080p", "4k"),
    ratio: fc.constantFrom("16:9", "9:16", "21:9", "adaptive"),
    duration: fc.constantFrom(-1, 4, 5, 8, 10),
    frames: fc.constantFrom(29, 33, 289),
    generate_audio: fc.boolean(),
    watermark: fc.boolean(),
    output_format: fc.constantFrom("mp4", "mov"),
    seed: fc.integer({ min: -1, max: 2_147_483_647 }),
    camera_fixed: fc.boolean(),
    return_last_frame: fc.boolean(),
    draft: fc.boolean(),
    omni_reference_task_type: fc.constantFrom("auto", "reference", "edit", "extend"),
    execution_expires_after: fc.integer({ min: 3600, max: 259_200 }),
    safety_identifier: token,
    tools: fc.constant([{ type: "web_search" }]),
    callback_url: callback,
  },
).map((body): VideoCall => ({ body }));

/** By the dialect of the client. */
export const videoCalls: ReadonlyMap<string, fc.Arbitrary<VideoCall>> = new Map([
  ["video-generation", generation],
  ["video-interactions", interactions],
  ["video-long-running", longRunning],
  ["video-content-task", contentTask],
]);

const video = fc.oneof(
  fc.record({ url: address, mime: fc.constant("video/mp4") }, { requiredKeys: ["url"] }),
  bytes.map((data) => ({ data, mime: "video/mp4" })),
);

/** Any state of a job at one moment. */
export const job: fc.Arbitrary<UpstreamJob> = fc.record(
  {
    id: token,
    model: token,
    state: fc.constantFrom(
      "queued",
      "running",
      "succeeded",
      "failed",
      "cancelled",
      "expired",
      "incomplete",
      "exhausted",
    ),
    progress: fc.nat(100),
    created: fc.integer({ min: 1, max: 2_000_000_000 }),
    updated: fc.integer({ min: 1, max: 2_000_000_000 }),
    videos: fc.array(video, { maxLength: 1 }),
    last_frame: address,
    seconds: fc.integer({ min: 1, max: 30 }),
    frames: fc.integer({ min: 29, max: 289 }),
    rate: fc.constant(24),
    resolution: fc.constant("720p"),
    aspect_ratio: fc.constant("5:4"),
    seed: fc.nat(10 ** 6),
    audio: fc.boolean(),
    draft: fc.boolean(),
    format: fc.constantFrom("mp4", "mov"),
    expires_after: fc.integer({ min: 3600, max: 259_200 }),
    respected: fc.boolean(),
    words: token,
    fault: fc.constantFrom("invalid", "unsafe", "denied", "overloaded", "internal"),
    fault_code: token,
    explanation: token,
    withheld: fc.nat(1),
    reasons: fc.array(token, { maxLength: 1 }),
    usage: fc.record(
      {
        input: fc.nat(9000),
        output: fc.nat(9000),
        reasoning: fc.nat(900),
        cached_input: fc.nat(900),
        total: fc.nat(18_000),
        cost: fc.nat(10 ** 9),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ["id", "videos", "state"] },
) as unknown as fc.Arbitrary<UpstreamJob>;

/** Members of the answers of all vendors of videos, and none that is theirs. */
const NAMES = [
  "id name request_id object model status state done progress video url duration respect_moderation",
  "usage cost_in_usd_ticks error errors code message steps type content uri data mime_type text",
  "response generateVideoResponse generatedSamples videos encodedVideo encoding gcsUri",
  "bytesBase64Encoded mimeType raiMediaFilteredCount raiMediaFilteredReasons video_url last_frame_url",
  "completion_tokens total_tokens total_output_tokens created created_at updated updated_at seed",
  "resolution ratio frames framespersecond generate_audio draft draft_task_id service_tier tools",
  "tool_usage signature summary input_tokens_by_modality modality tokens other",
].flatMap((line) => line.split(" "));
const WORDS: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  3,
  1e300,
  "",
  "done",
  "succeeded",
  "completed",
  "failed",
  "cancelled",
  "model_output",
  "thought",
  "text",
  "video",
  "safety",
  "https://example.test/a.mp4",
  "data:video/mp4;base64,AAAA",
  "2026-11-18T09:00:00Z",
  "Request id: 1",
];

const anything = fc.letrec<{ value: unknown; object: object }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom(...WORDS),
    tie("object"),
    fc.array(tie("value"), { maxLength: 3 }),
  ),
  object: fc.dictionary(fc.constantFrom(...NAMES), tie("value"), { maxKeys: 5 }),
}));

/** Any JSON object, mostly with names that readers look for. */
export const oddAnswer = anything.object as unknown as fc.Arbitrary<Wire>;
