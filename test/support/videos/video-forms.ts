/** The answers of vendors of videos, in the form of each. Written by hand: they share no code with the gateway. */
import type { IncomingHttpHeaders } from "node:http";

/** The behaviour of a job, selected by a word in brackets in its prompt. */
export type Fate = "works" | "fails" | "moderated" | "expires" | "empty" | "odd" | "stuck" | "waits";

export interface VendorJob {
  readonly id: string;
  readonly number: number;
  readonly vendor: string;
  readonly fate: Fate;
  readonly body: Record<string, unknown>;
  readonly headers: IncomingHttpHeaders;
  polls: number;
  isCancelled: boolean;
  isRemoved: boolean;
}

export interface Answer {
  readonly status?: number;
  readonly body: unknown;
  /** The target of a redirect. */
  readonly to?: string;
  readonly retryAfter?: string;
}

export interface VendorForm {
  /** The end of its provider's base URL. */
  readonly base: string;
  readonly creates: RegExp;
  jobId(number: number): string;
  /** The job of a call, where its body names it. */
  named?(body: string): string;
  /** The preset of its provider, where its wire differs from its dialect. */
  readonly preset?: string;
  /** Its answer to a creation. */
  accepted(job: VendorJob): unknown;
  /** Its answers about a running job, to the first poll and to later ones. */
  going(job: VendorJob): Answer;
  ended(job: VendorJob, videoUrl: string, video: Buffer): Answer;
  refusal(status: number): unknown;
  /** The length of its video, and its reported usage: for the ledger. */
  readonly reports: { readonly seconds?: number; readonly tokens?: number };
}

/** A job that has not been started can be cancelled. */
export function isWaiting({ fate, polls }: Pick<VendorJob, "fate" | "polls">): boolean {
  return fate === "waits" || polls <= (fate === "stuck" ? 3 : 1);
}

const WORDS = "The output may contain sensitive information.";

const generation: VendorForm = {
  base: "/v1",
  creates: /^\/videos\/(generations|edits|extensions)$/,
  jobId: (number) => `0b6f2f4c-0000-4000-8000-${String(number).padStart(12, "0")}`,
  accepted: ({ id }) => ({ request_id: id }),
  going: ({ polls }) =>
    polls === 1
      ? { status: 202, body: "" }
      : { status: 202, body: { status: "pending", progress: 45, model: "inner" } },
  ended({ fate }, url) {
    const video = { url, duration: 6, respect_moderation: true };
    switch (fate) {
      case "fails":
        return {
          body: {
            status: "failed",
            model: "",
            video: { duration: 0, respect_moderation: true },
            error: { code: "invalid_argument", message: "The input image could not be decoded." },
          },
        };
      case "moderated":
        return {
          body: {
            status: "done",
            progress: 100,
            model: "inner",
            video: { ...video, url: "", respect_moderation: false },
            usage: { cost_in_usd_ticks: 400_000_000 },
          },
        };
      case "expires":
        return { body: { status: "expired" } };
      case "empty":
        return { body: { status: "done", progress: 100, model: "inner", video: { duration: 6 } } };
      case "odd":
        return { body: { video: { url, duration: 6 } } };
      default:
        return {
          body: { status: "done", progress: 100, model: "inner", video, usage: { cost_in_usd_ticks: 500_000_000 } },
        };
    }
  },
  refusal: (status) => ({ code: "invalid-argument", error: `No. (${status})` }),
  reports: { seconds: 6 },
};

const interactions: VendorForm = {
  base: "/v1beta",
  creates: /^\/interactions$/,
  jobId: (number) => `v1_ChdA${number}`,
  accepted: ({ id }) => ({
    id,
    object: "interaction",
    status: "in_progress",
    model: "inner",
    created: "2026-11-18T09:00:00Z",
    updated: "2026-11-18T09:00:00Z",
  }),
  going: (job) => ({
    body: { id: job.id, object: "interaction", status: isWaiting(job) ? "queued" : "thinking_hard", model: "inner" },
  }),
  ended({ id, fate }, url) {
    const interaction = {
      id,
      object: "interaction",
      model: "inner",
      created: "2026-11-18T09:00:00Z",
      updated: "2026-11-18T09:00:31Z",
    };
    const usage = {
      total_input_tokens: 9,
      total_output_tokens: 17_376,
      total_thought_tokens: 412,
      total_tokens: 17_797,
    };
    const output = (content: unknown[]) => [
      { type: "thought", signature: "Eo8C" },
      { type: "model_output", content },
    ];
    switch (fate) {
      case "fails":
        return {
          body: {
            ...interaction,
            status: "failed",
            steps: [{ type: "model_output", error: { code: 3, message: "It broke." } }],
            errors: [{ code: "internal", message: "It broke." }],
          },
        };
      case "moderated":
      case "empty":
        return { body: { ...interaction, status: "completed", steps: output([{ type: "text", text: WORDS }]), usage } };
      case "expires":
        return { body: { ...interaction, status: "budget_exceeded" } };
      default:
        return {
          body: {
            ...interaction,
            status: "completed",
            steps: output([
              { type: "text", text: "Here it is." },
              { type: "video", mime_type: "video/mp4", uri: url },
            ]),
            usage,
          },
        };
    }
  },
  refusal: () => [{ error: { code: 400, message: "No.", status: "INVALID_ARGUMENT" } }],
  reports: { tokens: 17_376 },
};

const longRunning: VendorForm = {
  base: "/v1beta",
  creates: /^\/models\/inner:predictLongRunning$/,
  jobId: (number) => `models/inner/operations/op${number}`,
  accepted: ({ id }) => ({ name: id }),
  going: ({ id }) => ({ body: { name: id, metadata: { "@type": "whatever" } } }),
  ended({ id, fate }, url) {
    const done = { name: id, done: true };
    const response = (generateVideoResponse: object) => ({
      body: { ...done, response: { "@type": "type.googleapis.com/PredictLongRunningResponse", generateVideoResponse } },
    });
    switch (fate) {
      case "fails":
        return { body: { ...done, error: { code: 3, message: "Request contains an invalid argument." } } };
      case "moderated":
        return response({ raiMediaFilteredCount: 1, raiMediaFilteredReasons: [WORDS] });
      case "expires":
        return { body: { ...done, error: { code: 4, message: "Deadline exceeded." } } };
      case "empty":
        return response({ generatedSamples: [] });
      default:
        return response({ generatedSamples: [{ video: { uri: url } }] });
    }
  },
  refusal: (status) => ({ error: { code: status, message: "No.", status: "INVALID_ARGUMENT", details: [] } }),
  reports: {},
};

/** The same videos at the other host: polled by a call of their own, and returned as bytes. */
const byOperation: VendorForm = {
  ...longRunning,
  preset: "vertex",
  base: "/v1/projects/p/locations/r/publishers/google",
  jobId: (number) => `projects/p/locations/r/publishers/google/models/inner/operations/op${number}`,
  named: (body) => (JSON.parse(body) as { operationName: string }).operationName,
  ended(job, url, video) {
    const { id, fate } = job;
    if (fate === "fails" || fate === "expires") return longRunning.ended(job, url, video);
    const response = {
      "@type": "type.googleapis.com/cloud.ai.large_models.vision.GenerateVideoResponse",
      raiMediaFilteredCount: fate === "moderated" ? 1 : 0,
    };
    const made = {
      moderated: { raiMediaFilteredReasons: [WORDS] },
      empty: { videos: [] },
      works: { videos: [{ bytesBase64Encoded: video.toString("base64"), mimeType: "video/mp4" }] },
    };
    return {
      body: {
        name: id,
        done: true,
        response: { ...response, ...(fate === "moderated" || fate === "empty" ? made[fate] : made.works) },
      },
    };
  },
};

const contentTask: VendorForm = {
  base: "/api/v3",
  creates: /^\/contents\/generations\/tasks$/,
  jobId: (number) => `cgt-20261118170000-${String(number).padStart(5, "0")}`,
  accepted: ({ id }) => ({ id }),
  going: (job) => ({
    body: {
      id: job.id,
      model: "inner",
      status: isWaiting(job) ? "queued" : "running",
      error: null,
      created_at: 1_794_992_400,
      updated_at: 1_794_992_405,
    },
  }),
  ended({ id, fate, body }, url) {
    const task = { id, model: "inner", created_at: 1_794_992_400, updated_at: 1_794_992_475 };
    const lastFrame = body.return_last_frame === true ? { last_frame_url: url.replace(".mp4", ".png") } : {};
    switch (fate) {
      case "fails":
        return {
          body: {
            ...task,
            status: "failed",
            error: { code: "InvalidParameter.TaskTypeConstraint", message: `It does not fit. Request id: 0217${id}` },
          },
        };
      case "moderated":
        return {
          body: { ...task, status: "failed", error: { code: "OutputVideoSensitiveContentDetected", message: WORDS } },
        };
      case "expires":
        return { body: { ...task, status: "expired", error: null, content: null } };
      case "empty":
        return { body: { ...task, status: "succeeded", content: { last_frame_url: url.replace(".mp4", ".png") } } };
      default:
        return {
          body: {
            ...task,
            status: "succeeded",
            error: null,
            content: { video_url: url, ...lastFrame },
            usage: { completion_tokens: 108_900, total_tokens: 108_900 },
            seed: 58_944,
            resolution: "720p",
            ratio: "5:4",
            duration: 5,
            framespersecond: 24,
          },
        };
    }
  },
  refusal: () => ({
    error: { code: "InvalidParameter", message: "No. Request id: 0217", param: "", type: "BadRequest" },
  }),
  reports: { seconds: 5, tokens: 108_900 },
};

export const vendorForms: ReadonlyMap<string, VendorForm> = new Map([
  ["video-generation", generation],
  ["video-interactions", interactions],
  ["video-long-running", longRunning],
  ["video-long-running-by-operation", byOperation],
  ["video-content-task", contentTask],
]);
