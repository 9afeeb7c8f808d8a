/** What families of models accept, up to their limits, in their own dialect. */
import { expect } from "chai";
import { dialectClients } from "../../support/videos/video-clients.js";
import { call, videoGateway } from "../../support/videos/video-gateway.js";

type Body = Readonly<Record<string, unknown>>;

const url = "https://example.test/a.mp4";
const text = { type: "text", text: "a paper boat" };
const shown = (role: string) => ({ type: "image_url", image_url: { url }, role });
const video = { type: "video_url", video_url: { url }, role: "reference_video" };
const received = { type: "audio_url", audio_url: { url }, role: "reference_audio" };
const content = (...items: object[]) => ({ content: [text, ...items] });
const many = <T>(count: number, item: T) => Array.from({ length: count }, () => item);
const parameters = (more: object) => ({ parameters: more });
const format = (more: object) => ({ response_format: { type: "video", ...more } });
const PNG = "iVBORw0KGgoAAAANSUhEUg==";
const image = { type: "image", data: PNG, mime_type: "image/png" };
const clip = { type: "video", data: "AAAA", mime_type: "video/mp4" };
const tasked = (task: string, ...items: object[]) => ({
  input: [text, ...items],
  generation_config: { video_config: { task } },
});
const edits = { ...content(video), omni_reference_task_type: "edit", ratio: "adaptive" };

const taken: Readonly<Record<string, { dialect: string; bodies: readonly Body[] }>> = {
  "generation-video": {
    dialect: "video-generation",
    bodies: [
      {},
      { duration: 1 },
      { duration: "15", resolution: "1080p" },
      { reference_images: many(7, { url }), resolution: "720p" },
      { reference_audios: many(3, { url }) },
      { image: { url }, prompt: undefined },
      { seconds: "15" },
      { duration: 3, seconds: 99 },
      { resolution: "480p", aspect_ratio: "2:3" },
      { output: null, storage_options: null, user: "u" },
      { image: { file_id: "f" } },
      { reference_audios: [{ voice_id: "eve" }] },
    ],
  },
  "interactions-1.1": {
    dialect: "video-interactions",
    bodies: [
      {},
      format({ duration: "3s", resolution: "360p" }),
      format({ duration: "10s", resolution: "4k", aspect_ratio: "9:16" }),
      { response_format: [{ type: "text" }, { type: "video", duration: "5s" }] },
      { response_format: { duration: "5s" } },
      { response_format: { type: null } },
      { response_format: [] },
      { response_format: null },
      { input: { type: "text", text: "a paper boat" } },
      {
        stream: false,
        store: false,
        background: false,
        previous_interaction_id: null,
        agent: null,
        webhook_config: null,
      },
      { input: [text, image] },
      { input: [image] },
      { input: [text, clip] },
      tasked("text_to_video"),
      tasked("image_to_video", image),
      tasked("edit", clip),
    ],
  },
  "V3.1-standard": {
    dialect: "video-long-running",
    bodies: [
      {},
      parameters({ durationSeconds: 4 }),
      parameters({ durationSeconds: "6", aspectRatio: "9:16" }),
      parameters({ durationSeconds: 8, resolution: "4k", numberOfVideos: 1 }),
      parameters({ resolution: "1080p" }),
      { instances: [{ image: { bytesBase64Encoded: PNG, mimeType: "image/png" } }] },
      { instances: [{ image: { inlineData: { data: PNG, mimeType: "image/png" } } }] },
      { instances: [{ prompt: "a", image: null }] },
    ],
  },
  "V3.1-fast": { dialect: "video-long-running", bodies: [{}, parameters({ resolution: "4k" })] },
  "V3.1-lite": { dialect: "video-long-running", bodies: [{}, parameters({ durationSeconds: 8, resolution: "1080p" })] },
  "P2.5": {
    dialect: "video-content-task",
    bodies: [
      {},
      { duration: 4 },
      { duration: 30 },
      { duration: -1 },
      { output_format: "mov" },
      content(received),
      content(...many(30, shown("reference_image"))),
      content(...many(10, video)),
      { ...edits, duration: -1 },
      edits,
      { ...edits, ratio: undefined },
      { ...edits, omni_reference_task_type: "extend", ratio: undefined },
      { ...edits, omni_reference_task_type: "extend", duration: 5 },
      { draft: true, resolution: "480p" },
      { draft: true },
      content(shown("first_frame")),
      { ...content(shown("first_frame"), shown("last_frame")), ratio: "adaptive" },
      { omni_reference_task_type: "auto" },
      { ...content(video), omni_reference_task_type: "reference", ratio: "21:9" },
      { generate_audio: false, watermark: true, return_last_frame: true, tools: [{ type: "web_search" }] },
    ],
  },
  "P2.0": {
    dialect: "video-content-task",
    bodies: [
      {},
      { duration: 4 },
      { duration: 15, resolution: "4k" },
      { duration: -1 },
      content(shown("first_frame"), shown("last_frame")),
      content(...many(9, shown("reference_image")), ...many(3, video), ...many(3, received)),
      { ratio: "21:9" },
      content(shown("reference_image"), received),
      content(video, received),
      { ...edits, duration: 5 },
      { ...edits, ratio: undefined },
      { ...edits, omni_reference_task_type: "extend" },
      { output_format: "mp4", camera_fixed: false, draft: false },
    ],
  },
  "P1.5-pro": {
    dialect: "video-content-task",
    bodies: [
      {},
      { duration: 12 },
      { duration: -1 },
      { generate_audio: true },
      content(shown("first_frame")),
      { draft: true, resolution: "480p" },
      { camera_fixed: true },
      { ratio: "adaptive" },
      { draft: true },
      content({ type: "image_url", image_url: { url } }),
    ],
  },
  "P1.0": {
    dialect: "video-content-task",
    bodies: [
      {},
      { duration: 2 },
      { duration: 12, resolution: "1080p" },
      { frames: 29 },
      { frames: 289 },
      ...[-1, 1, 13].map((duration) => ({ frames: 57, duration })),
      { seed: -1 },
      { seed: 2_147_483_647 },
      { generate_audio: false },
      { ...content(shown("first_frame"), shown("last_frame")), ratio: "adaptive" },
      { execution_expires_after: 3600 },
      { execution_expires_after: 259_200 },
      { camera_fixed: true },
      { safety_identifier: "u".repeat(64) },
    ],
  },
};

describe("families of video models accept", () => {
  const open = videoGateway({
    models: Object.entries(taken).map(([profile, { dialect }]) => ({ id: `acme/of-${profile}`, dialect, profile })),
  });
  const least: Readonly<Record<string, Body>> = {
    "video-generation": { prompt: "a paper boat" },
    "video-interactions": { input: "a paper boat" },
    "video-long-running": { instances: [{ prompt: "a paper boat" }] },
    "video-content-task": content(),
  };

  for (const [profile, { dialect, bodies }] of Object.entries(taken)) {
    for (const body of bodies) {
      it(`of ${profile}: ${JSON.stringify(body).slice(0, 90)}`, async () => {
        const model = `acme/of-${profile}`;
        const path = dialectClients.get(dialect)?.path(model) ?? "";
        const {
          status,
          text: reported,
          headers,
        } = await call(open().gateway, "POST", path, {
          ...(dialect !== "video-long-running" && { model }),
          ...least[dialect],
          ...body,
        });
        expect(status, reported).to.equal(200);
        expect(headers.get("x-dropped-params")).to.equal(null);
      });
    }
  }
});
