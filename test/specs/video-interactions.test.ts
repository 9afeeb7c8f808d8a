/** Videos by interaction: what bodies of clients say, what upstreams are sent, and what both are told of a job. */
import { expect } from "chai";
import type { Request, Response } from "../../generated/interlingua/video.js";
import { ConversionError, dialectsOf, type Wire } from "../../src/registry.js";
import { videoDialect, hear, lostElsewhere, read, refusalOf, tell, write } from "./videos.js";

const dialect = videoDialect("video-interactions");
const words: Wire = { type: "text", text: "A paper boat" };
const image: Wire = { type: "image", data: "iVBO", mime_type: "image/png" };
const video: Wire = { type: "video", data: "AAAA", mime_type: "video/mp4" };
const say = (fields: Wire = {}): Wire => ({ model: "maker/m", input: "A paper boat", ...fields });
const task = (name: string): Wire => ({ generation_config: { video_config: { task: name } } });
const format = (fields: Wire): Wire => ({ response_format: { type: "video", ...fields } });
const imageUri = "data:image/png;base64,iVBO";
const videoUri = "data:video/mp4;base64,AAAA";

const readings: readonly (readonly [name: string, body: Wire, says: Wire])[] = [
  ["a text", say(), { prompt: "A paper boat", mode: "text", first_frame: undefined }],
  ["a content alone", say({ input: words }), { prompt: "A paper boat", mode: "text" }],
  [
    "a list of contents",
    say({ input: [words, { type: "text", text: "at dusk" }] }),
    { prompt: "A paper boat\nat dusk" },
  ],
  [
    "what the user says",
    say({ input: [{ type: "user_input", content: [words, image] }] }),
    { prompt: "A paper boat", first_frame: { url: imageUri }, mode: "image" },
  ],
  [
    "what the user says in turns",
    say({
      input: [
        { type: "user_input", content: [words] },
        { type: "user_input", content: [video] },
      ],
    }),
    { prompt: "A paper boat", source: { url: videoUri }, mode: "edit" },
  ],
  [
    "an image to begin with",
    say({ input: [image, words] }),
    { prompt: "A paper boat", first_frame: { url: imageUri }, mode: "image" },
  ],
  [
    "an image by its address",
    say({ input: [words, { type: "image", uri: "https://host.test/a.png", mime_type: "image/png" }] }),
    { first_frame: { url: "https://host.test/a.png" } },
  ],
  [
    "an image in the vendor's storage",
    say({ input: [words, { type: "image", uri: "gs://b/a.png" }] }),
    { first_frame: { file: "gs://b/a.png" } },
  ],
  ["a video to change", say({ input: [words, video] }), { source: { url: videoUri }, mode: "edit" }],
  [
    "bytes behind the head of a data URI",
    say({ input: [words, { type: "image", data: imageUri }] }),
    { first_frame: { url: imageUri } },
  ],
  ["the task that is told", say({ ...task("text_to_video") }), { mode: "text" }],
  [
    "silence",
    say(),
    { duration: 10, resolution: "720p", aspect_ratio: "16:9", presumed: ["duration", "resolution", "aspect_ratio"] },
  ],
  [
    "silence about a video that is changed",
    say({ input: [words, video] }),
    { duration: undefined, aspect_ratio: undefined, presumed: ["resolution"] },
  ],
  [
    "a form",
    say(format({ duration: "8s", resolution: "1080p", aspect_ratio: "9:16" })),
    { duration: 8, resolution: "1080p", aspect_ratio: "9:16", presumed: undefined },
  ],
  [
    "a form in a list",
    say({ response_format: [{ type: "video", duration: "8s", aspect_ratio: "9:16" }] }),
    { duration: 8, aspect_ratio: "9:16", resolution: "720p" },
  ],
  [
    "a form after another in a list",
    say({ response_format: [{ type: "text" }, { type: "video", resolution: "4k" }] }),
    { resolution: "4k" },
  ],
  ["a length with parts that are none", say(format({ duration: "8.000s" })), { duration: 8 }],
  ["a seed", say({ generation_config: { seed: 7 } }), { seed: 7 }],
];

const accepted: readonly (readonly [name: string, body: Wire])[] = [
  ["words", say()],
  [
    "nulls, which ask for nothing",
    say({
      response_format: null,
      generation_config: null,
      previous_interaction_id: null,
      agent: null,
      webhook_config: null,
      stream: null,
      store: null,
      background: null,
      callback_url: null,
    }),
  ],
  ["switches that are off", say({ stream: false, store: false, background: false })],
  ["words as a task", say(task("text_to_video"))],
  ["an image as a task", say({ input: [words, image], ...task("image_to_video") })],
  ["a video as a task", say({ input: [words, video], ...task("edit") })],
  ["an image without words", say({ input: [image] })],
  ["the shortest video", say(format({ duration: "3s" }))],
  ["the longest video", say(format({ duration: "10s" }))],
  ["360p", say(format({ resolution: "360p" }))],
  ["720p", say(format({ resolution: "720p" }))],
  ["1080p", say(format({ resolution: "1080p" }))],
  ["4k", say(format({ resolution: "4k" }))],
  ["a wide video", say(format({ aspect_ratio: "16:9" }))],
  ["a tall video", say(format({ aspect_ratio: "9:16" }))],
  ["members that nobody knows", say({ something_new: 1, response_format: { type: "video", something_new: 1 } })],
];

const unable = "unsupported_capability";
const stateful = "stateful_not_supported";
const refused: readonly (readonly [name: string, body: Wire, param: string, code: string, says: string])[] = [
  ["no model", { input: "a boat" }, "model", "invalid_request", "required"],
  ["no input", { model: "m" }, "input", "invalid_request", "required"],
  ["an empty text", say({ input: "" }), "input", "invalid_request", "input"],
  ["an empty list", say({ input: [] }), "input", "invalid_request", "empty"],
  [
    "a content of another kind",
    say({ input: [words, { type: "audio", data: "AAAA" }] }),
    "input[1].type",
    "invalid_request",
    "text, image, video",
  ],
  ["a text without words", say({ input: [{ type: "text" }] }), "input[0].text", "invalid_request", "required"],
  [
    "an image without bytes",
    say({ input: [words, { type: "image", mime_type: "image/png" }] }),
    "input[1].data",
    "invalid_request",
    "required",
  ],
  ["a stream", say({ stream: true }), "stream", unable, "callback_url"],
  ["an answer that is kept", say({ store: true }), "store", stateful, "not kept"],
  ["work in the background", say({ background: true }), "background", stateful, "background"],
  [
    "going on from an answer",
    say({ previous_interaction_id: "v1_x" }),
    "previous_interaction_id",
    stateful,
    "not kept",
  ],
  ["going on with an answer", say({ continuation_token: "x" }), "continuation_token", stateful, "not kept"],
  ["an agent", say({ agent: "a" }), "agent", stateful, "a model"],
  ["an agent without a model", { agent: "a", input: "a boat" }, "agent", stateful, "a model"],
  ["settings of an agent", say({ agent_config: {} }), "agent_config", stateful, "a model"],
  ["an environment", say({ environment: "e" }), "environment", stateful, "environment"],
  ["another place to report to", say({ webhook_config: { uris: [] } }), "webhook_config", stateful, "callback_url"],
  [
    "a place of the vendor's",
    say(format({ gcs_uri: "gs://b/f" })),
    "response_format.gcs_uri",
    stateful,
    "kept by the gateway",
  ],
  [
    "an extension",
    say({ input: [words, video], ...task("extend") }),
    "generation_config.video_config.task",
    unable,
    "not extended",
  ],
  [
    "references",
    say({ input: [words, image], ...task("reference_to_video") }),
    "generation_config.video_config.task",
    unable,
    "references",
  ],
  ["a task that nobody knows", say(task("upscale")), "generation_config.video_config.task", unable, "edit"],
  ["two images", say({ input: [words, image, image] }), "input[2]", unable, "at most one image"],
  [
    "two images in turns",
    say({
      input: [
        { type: "user_input", content: [words, image] },
        { type: "user_input", content: [image] },
      ],
    }),
    "input[1].content[0]",
    unable,
    "at most one image",
  ],
  ["two videos", say({ input: [words, video, video] }), "input[2]", unable, "at most one video"],
  ["an image beside a video", say({ input: [words, image, video] }), "input[1]", "invalid_request", "beside a video"],
  [
    "words as a task with an image",
    say({ input: [words, image], ...task("text_to_video") }),
    "input[1]",
    "invalid_request",
    "words only",
  ],
  [
    "words as a task with a video",
    say({ input: [words, video], ...task("text_to_video") }),
    "input[1]",
    "invalid_request",
    "edit only",
  ],
  ["an image as a task without one", say(task("image_to_video")), "input", "invalid_request", "exactly one image"],
  [
    "an image as a task with a video",
    say({ input: [words, video], ...task("image_to_video") }),
    "input",
    "invalid_request",
    "exactly one image",
  ],
  ["a video as a task without one", say(task("edit")), "input", "invalid_request", "exactly one video"],
  [
    "a video as a task with an image",
    say({ input: [words, image], ...task("edit") }),
    "input",
    "invalid_request",
    "exactly one video",
  ],
  ["a video without words", say({ input: [video] }), "input", "invalid_request", "in words"],
  [
    "a length that is a number",
    say(format({ duration: 8 })),
    "response_format.duration",
    "invalid_request",
    "a string",
  ],
  [
    "a length without its sign",
    say(format({ duration: "8" })),
    "response_format.duration",
    "invalid_request",
    "duration",
  ],
  ["a length below the model's", say(format({ duration: "2s" })), "response_format.duration", unable, "3 to 10"],
  ["a length above the model's", say(format({ duration: "11s" })), "response_format.duration", unable, "3 to 10"],
  [
    "a length above the model's in a list",
    say({ response_format: [{ type: "text" }, { type: "video", duration: "11s" }] }),
    "response_format[1].duration",
    unable,
    "3 to 10",
  ],
  [
    "another resolution",
    say(format({ resolution: "480p" })),
    "response_format.resolution",
    unable,
    "360p, 720p, 1080p or 4k",
  ],
  ["another ratio", say(format({ aspect_ratio: "1:1" })), "response_format.aspect_ratio", unable, "16:9 or 9:16"],
  ["a paid tier", say({ service_tier: "priority" }), "service_tier", "unsupported_parameter", "tiers"],
  ["a route", say({ provider: "x" }), "provider", "unsupported_parameter", "provider"],
];

const writings: readonly (readonly [name: string, request: Request, says: Wire])[] = [
  [
    "words",
    { prompt: "a boat", mode: "text" },
    {
      model: "upstream-m",
      input: [{ type: "text", text: "a boat" }],
      response_format: { type: "video", delivery: "uri" },
      generation_config: { video_config: { task: "text_to_video" } },
    },
  ],
  [
    "a form",
    { prompt: "p", mode: "text", duration: 8, resolution: "4k", aspect_ratio: "9:16" },
    { response_format: { type: "video", delivery: "uri", duration: "8s", resolution: "4k", aspect_ratio: "9:16" } },
  ],
  [
    "an image",
    { prompt: "p", mode: "image", first_frame: { url: imageUri } },
    { input: [{ type: "text", text: "p" }, image], generation_config: { video_config: { task: "image_to_video" } } },
  ],
  [
    "a video",
    { prompt: "p", mode: "edit", source: { url: videoUri } },
    { input: [{ type: "text", text: "p" }, video], generation_config: { video_config: { task: "edit" } } },
  ],
  [
    "a video that goes on",
    { prompt: "p", mode: "extend", source: { url: videoUri } },
    { generation_config: { video_config: { task: "extend" } } },
  ],
  [
    "references",
    { prompt: "p", mode: "reference", reference_images: [{ url: imageUri }, { url: imageUri }] },
    {
      input: [{ type: "text", text: "p" }, image, image],
      generation_config: { video_config: { task: "reference_to_video" } },
    },
  ],
  [
    "a seed",
    { prompt: "p", mode: "text", seed: 7 },
    { generation_config: { video_config: { task: "text_to_video" }, seed: 7 } },
  ],
];

const origin = { path: "here", form: "x" };
const unwritten: readonly (readonly [name: string, request: Request, path: string, says: string])[] = [
  [
    "an address",
    { prompt: "p", mode: "image", first_frame: { url: "https://host.test/a.png", origin } },
    "here",
    "bytes",
  ],
  [
    "a file of another host",
    { prompt: "p", mode: "image", first_frame: { file: "file_1", origin } },
    "here",
    "another host",
  ],
  [
    "a last image",
    { prompt: "p", mode: "frames", first_frame: { url: imageUri }, last_frame: { url: imageUri, origin } },
    "here",
    "between two images",
  ],
  [
    "videos that show something",
    { prompt: "p", mode: "reference", reference_videos: [{ url: videoUri, origin }] },
    "here",
    "not to show something",
  ],
  [
    "sounds",
    { prompt: "p", mode: "reference", reference_audios: [{ url: "data:audio/mp3;base64,AAAA", origin }] },
    "here",
    "no sounds",
  ],
  ["a draft", { prompt: "p", mode: "draft", draft_task: "task_1" }, "", "no drafts"],
];

const uri = "https://host.test/a.mp4";
const snapshots: readonly (readonly [name: string, response: Response, told: Wire])[] = [
  [
    "a task that waits",
    { id: "task_1", model: "maker/m", state: "queued", created: 1763456400, updated: 1763456401, videos: [] },
    {
      object: "interaction",
      id: "task_1",
      model: "maker/m",
      status: "queued",
      created: "2025-11-18T09:00:00.000Z",
      updated: "2025-11-18T09:00:01.000Z",
      steps: [],
    },
  ],
  [
    "a task that runs",
    { id: "task_1", state: "running", progress: 40, videos: [] },
    { object: "interaction", id: "task_1", status: "in_progress", steps: [] },
  ],
  [
    "a task of which nothing is known",
    { id: "task_1", videos: [] },
    { object: "interaction", id: "task_1", status: "in_progress", steps: [] },
  ],
  [
    "a video",
    {
      id: "task_1",
      state: "succeeded",
      videos: [{ url: uri }],
      usage: { input: 9, output: 17788, reasoning: 412, total: 17797 },
    },
    {
      object: "interaction",
      id: "task_1",
      status: "completed",
      steps: [{ type: "model_output", content: [{ type: "video", uri, mime_type: "video/mp4" }] }],
      usage: { total_input_tokens: 9, total_output_tokens: 17376, total_thought_tokens: 412, total_tokens: 17797 },
    },
  ],
  [
    "no counts where only the price is known",
    { id: "t", state: "succeeded", videos: [{ url: uri, mime: "video/webm" }], usage: { cost: 5 } },
    {
      object: "interaction",
      id: "t",
      status: "completed",
      steps: [{ type: "model_output", content: [{ type: "video", uri, mime_type: "video/webm" }] }],
    },
  ],
  [
    "a failure",
    { id: "t", state: "failed", videos: [], fault: "invalid", explanation: "no" },
    {
      object: "interaction",
      id: "t",
      status: "failed",
      steps: [],
      errors: [{ code: "invalid_request", message: "no" }],
    },
  ],
  [
    "a video that was withheld",
    { id: "t", state: "succeeded", videos: [], withheld: 1, reasons: ["it shows too much"] },
    {
      object: "interaction",
      id: "t",
      status: "failed",
      steps: [],
      errors: [{ code: "safety", message: "it shows too much" }],
    },
  ],
  [
    "words in place of a video",
    { id: "t", state: "succeeded", videos: [], words: "I cannot draw that." },
    {
      object: "interaction",
      id: "t",
      status: "failed",
      steps: [],
      errors: [{ code: "api_error", message: "I cannot draw that." }],
    },
  ],
  [
    "a video that was not finished",
    { id: "t", state: "incomplete", videos: [] },
    {
      object: "interaction",
      id: "t",
      status: "incomplete",
      steps: [],
      errors: [{ code: "api_error", message: "The video was not finished." }],
    },
  ],
  [
    "what was used up",
    { id: "t", state: "exhausted", videos: [], fault: "overloaded", explanation: "no" },
    {
      object: "interaction",
      id: "t",
      status: "budget_exceeded",
      steps: [],
      errors: [{ code: "service_unavailable", message: "no" }],
    },
  ],
  [
    "a task called off",
    { id: "t", state: "cancelled", videos: [], fault: "internal", explanation: "off" },
    { object: "interaction", id: "t", status: "cancelled", steps: [], errors: [{ code: "api_error", message: "off" }] },
  ],
];

const output = (...content: Wire[]): Wire => ({ type: "model_output", content });
const replies: readonly (readonly [name: string, body: Wire, says: Wire])[] = [
  [
    "a creation",
    {
      id: "v1_x",
      object: "interaction",
      status: "in_progress",
      model: "m",
      created: "2025-11-18T09:00:00Z",
      updated: "2025-11-18T09:00:00Z",
    },
    { id: "v1_x", state: "running", created: 1763456400, videos: [] },
  ],
  ["waiting", { status: "queued" }, { state: "queued" }],
  ["a word that nobody knows", { status: "warming_up" }, { state: "running" }],
  [
    "a video by its address",
    { status: "completed", steps: [output({ type: "video", uri, mime_type: "video/mp4" })] },
    { state: "succeeded", videos: [{ url: uri, mime: "video/mp4" }], respected: true },
  ],
  [
    "a video as bytes",
    { status: "completed", steps: [output({ type: "video", data: "AAAA", mime_type: "video/mp4" })] },
    { state: "succeeded", videos: [{ data: "AAAA", mime: "video/mp4" }] },
  ],
  [
    "a video among words",
    {
      status: "completed",
      steps: [
        output({ type: "text", text: "Here " }),
        output({ type: "text", text: "it is." }, { type: "video", uri }),
      ],
    },
    { state: "succeeded", videos: [{ url: uri }], words: "Here it is." },
  ],
  [
    "not the video that was given",
    {
      status: "completed",
      steps: [
        {
          type: "user_input",
          content: [
            { type: "video", data: "AAAA" },
            { type: "text", text: "change it" },
          ],
        },
        output({ type: "text", text: "I cannot." }),
      ],
    },
    { state: "failed", videos: [], words: "I cannot.", explanation: "I cannot." },
  ],
  [
    "thoughts, which say nothing",
    { status: "in_progress", steps: [{ type: "thought", signature: "x", summary: [{ type: "text", text: "hm" }] }] },
    { state: "running", words: undefined },
  ],
  [
    "what it took",
    {
      status: "completed",
      steps: [output({ type: "video", uri })],
      usage: {
        total_input_tokens: 9,
        total_output_tokens: 17376,
        total_thought_tokens: 412,
        total_cached_tokens: 3,
        total_tokens: 17797,
        output_tokens_by_modality: [],
      },
    },
    { usage: { input: 9, output: 17788, reasoning: 412, cached_input: 3, total: 17797 } },
  ],
  ["success without a video", { status: "completed", steps: [] }, { state: "failed", fault: "internal" }],
  ["a wait that nobody ends", { status: "requires_action" }, { state: "failed" }],
  ["a wish to go on", { status: "requires_continuation" }, { state: "failed" }],
  ["called off", { status: "cancelled" }, { state: "cancelled" }],
  ["not finished", { status: "incomplete" }, { state: "incomplete" }],
  ["used up", { status: "budget_exceeded" }, { state: "exhausted" }],
  [
    "a failure by a word",
    { status: "failed", errors: [{ code: "internal", message: "no" }] },
    { state: "failed", fault: "internal", fault_code: "internal", explanation: "no" },
  ],
  [
    "a failure of a step",
    { status: "failed", steps: [{ type: "model_output", error: { code: 3, message: "no" } }] },
    { state: "failed", fault: "invalid", explanation: "no" },
  ],
  [
    "a failure of both",
    {
      status: "failed",
      steps: [{ type: "model_output", error: { code: 3, message: "step" } }],
      errors: [{ code: "internal", message: "all" }],
    },
    { fault: "invalid", explanation: "all" },
  ],
  [
    "a failure of the whole",
    { status: "failed", error: { code: 13, message: "no", status: "INTERNAL" } },
    { state: "failed", explanation: "no", fault_code: "INTERNAL" },
  ],
  ["a refusal", { status: "failed", errors: [{ code: "safety", message: "no" }] }, { fault: "unsafe" }],
  [
    "a failure by a code that nobody knows",
    { status: "failed", errors: [{ code: "https://host.test/errors/new", message: "no" }] },
    { fault: "internal" },
  ],
  ["an odd answer", { status: 7, steps: "none", errors: {}, usage: [], created: 5 }, { state: "running", videos: [] }],
];

describe("videos by interaction", () => {
  describe("understands", () => {
    for (const [name, body, says] of readings) {
      it(name, () => {
        const request = read(dialect, body);
        for (const [concept, value] of Object.entries(says)) expect(request[concept], concept).to.deep.equal(value);
      });
    }

    it("every member that it takes", () => {
      const body = say({
        input: [{ type: "user_input", content: [words, image] }],
        ...format({ duration: "8s", delivery: "inline" }),
        ...task("image_to_video"),
        callback_url: "https://host.test",
        store: false,
      });
      expect(lostElsewhere(dialect, body)).to.deep.equal([]);
    });

    it("that other members are lost elsewhere", () => {
      const body = say({
        input: [
          {
            type: "user_input",
            content: [
              { ...words, annotations: [1] },
              { ...image, name: "boat" },
            ],
            extra: 1,
          },
        ],
        response_format: [{ type: "video", fps: 24 }],
        labels: { a: "b" },
      });
      expect(lostElsewhere(dialect, body)).to.deep.equal([
        "input[0].content[0].annotations",
        "input[0].content[1].name",
        "input[0].extra",
        "response_format[0].fps",
        "labels",
      ]);
    });
  });

  describe("accepts", () => {
    for (const [name, body] of accepted)
      it(name, () => expect(refusalOf(dialect, body, "interactions-1.1")).to.equal(undefined));
  });

  describe("refuses", () => {
    for (const [name, body, param, code, says] of refused) {
      it(name, () => {
        const told = refusalOf(dialect, body, "interactions-1.1");
        expect(told).to.include({ param, code });
        expect(told?.message).to.contain(says);
      });
    }
  });

  describe("writes", () => {
    for (const [name, request, says] of writings) {
      it(name, () => {
        const body = write(dialect, request);
        for (const [member, value] of Object.entries(says)) expect(body[member], member).to.deep.equal(value);
      });
    }

    for (const [name, request, path, says] of unwritten) {
      it(`never ${name}`, () =>
        expect(() => write(dialect, request))
          .to.throw(ConversionError, says)
          .with.property("path", path));
    }

    it("always that the video is made in the background, and kept until it was fetched", () => {
      expect(dialect.places.always).to.deep.equal([
        { at: ["background"], value: true },
        { at: ["store"], value: true },
      ]);
    });
  });

  describe("tells", () => {
    for (const [name, response, told] of snapshots) it(name, () => expect(tell(dialect, response)).to.deep.equal(told));
  });

  describe("hears", () => {
    for (const [name, body, says] of replies) {
      it(name, () => {
        const response = hear(dialect, body);
        for (const [concept, value] of Object.entries(says)) expect(response[concept], concept).to.deep.equal(value);
      });
    }

    it("again what it told", () => {
      for (const [, , told] of snapshots) expect(tell(dialect, dialect.readResponse(told))).to.deep.equal(told);
    });
  });

  describe("errors", () => {
    it("have a code and words", () => {
      expect(dialect.errors.write({ status: 404, code: "task_not_found", message: "none" }, "r")).to.deep.equal({
        error: { code: "task_not_found", message: "none" },
      });
    });

    for (const [name, status, body, says] of [
      [
        "with a word",
        400,
        { error: { code: "invalid_request", message: "no" } },
        { status: 400, message: "no", code: "invalid_request" },
      ],
      [
        "in the form of the front end",
        403,
        { error: { code: 403, message: "no", status: "PERMISSION_DENIED" } },
        { status: 403, message: "no" },
      ],
      [
        "in a list",
        400,
        [{ error: { code: 400, message: "no", status: "INVALID_ARGUMENT" } }],
        { status: 400, message: "no" },
      ],
      [
        "of the operator's key",
        400,
        { error: { code: 400, message: "bad key", details: [{ reason: "API_KEY_INVALID" }] } },
        { status: 401 },
      ],
      [
        "with a wait",
        429,
        { error: { code: 429, message: "busy", details: [{ retryDelay: "34.4s" }] } },
        { status: 429, retryAfter: "35" },
      ],
    ] as const) {
      it(`are read ${name}`, () => expect(dialect.errors.read(status, body as never)).to.include(says));
    }
  });

  it("asks after jobs, calls them off and removes them", () => {
    const { files, ...jobs } = dialect.jobs ?? expect.fail("it makes no jobs");
    expect(files?.path).to.equal("/files/{file}");
    expect(jobs).to.deep.equal({
      callback: "callback_url",
      poll: { method: "GET", path: "/interactions/{job}" },
      named: { at: ["id"], after: "interactions/" },
      cancel: { method: "POST", path: "/interactions/{job}/cancel" },
      remove: { method: "DELETE", path: "/interactions/{job}" },
      forgets: true,
      keepsMedia: true,
      wantsBytes: true,
    });
  });

  describe("is meant by a call of the other dialect at its paths", () => {
    const claims = (body: Wire): boolean | undefined => videosOf()?.claims(body);
    for (const [name, body, meant] of [
      ["that asks for a video", format({}), true],
      ["that asks for a video in a list", { response_format: [{ type: "text" }, { type: "video" }] }, true],
      ["that tells of videos", { generation_config: { video_config: {} } }, true],
      ["that asks for words", { response_format: { type: "text" } }, false],
      ["that asks for nothing", {}, false],
    ] as const) {
      it(`${meant ? "one" : "none"} ${name}`, () => expect(claims(body as Wire)).to.equal(meant));
    }
  });
});

function videosOf(): { claims(body: Wire): boolean } | undefined {
  return dialectsOf("text").get("interactions")?.sibling;
}
