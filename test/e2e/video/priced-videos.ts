/** Models of videos with round prices, and their minimum requests in each dialect. */
import type { VideoModel } from "../../support/videos/video-gateway.js";

export const USD = 10_000_000_000n;
export const CENT = USD / 100n;
const BY_SECOND = { perSecond: { default: 0.05, "720p": 0.1, "1080p": 0.2 } };
/** A thousandth of a cent per token. */
const BY_TOKEN = { input: 0, output: 10 };
export const A_TOKEN = USD / 100_000n;

const [GV, IA, LR, CT] = [
  "video-generation",
  "video-interactions",
  "video-long-running",
  "video-content-task",
] as const;

export const pricedModels: readonly VideoModel[] = [
  { id: "acme/timed", dialect: GV, profile: "generation-video", pricing: BY_SECOND },
  { id: "acme/timed-long", dialect: LR, profile: "V3.1-standard", pricing: BY_SECOND },
  { id: "acme/timed-task", dialect: CT, profile: "P2.5", pricing: BY_SECOND },
  { id: "acme/timed-interaction", dialect: IA, profile: "interactions-1.1", pricing: BY_SECOND },
  { id: "acme/counted", dialect: CT, profile: "P2.0", pricing: BY_TOKEN },
  { id: "acme/counted-interaction", dialect: IA, profile: "interactions-1.1", pricing: BY_TOKEN },
  { id: "acme/counted-long", dialect: LR, profile: "V3.1-standard", pricing: BY_TOKEN },
  { id: "acme/counted-in", dialect: CT, profile: "P2.0", pricing: { input: 5, output: 10 } },
  { id: "acme/timed-P1.0", dialect: CT, profile: "P1.0", pricing: BY_SECOND },
  { id: "acme/timed-P1.5-pro", dialect: CT, profile: "P1.5-pro", pricing: BY_SECOND },
  { id: "acme/timed-any", dialect: CT, pricing: BY_SECOND },
  { id: "acme/timed-P2.0", dialect: CT, profile: "P2.0", pricing: BY_SECOND },
  { id: "acme/counted-P1.0", dialect: CT, profile: "P1.0", pricing: BY_TOKEN },
  { id: "acme/by-call", dialect: GV, pricing: { perCall: 0.25 } },
];

export interface VideoBody {
  readonly dialect: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const PROMPT = "a paper boat";

export const requests = {
  generate: (model: string, more: object = {}, path = "/v1/videos/generations"): VideoBody => ({
    dialect: GV,
    path,
    body: { model, prompt: PROMPT, ...more },
  }),
  task: (model: string, more: object = {}): VideoBody => ({
    dialect: CT,
    path: "/v1/contents/generations/tasks",
    body: { model, content: [{ type: "text", text: PROMPT }], ...more },
  }),
  interact: (model: string, more: object = {}): VideoBody => ({
    dialect: IA,
    path: "/v1beta/interactions",
    body: { model, input: PROMPT, ...more },
  }),
  predict: (model: string, parameters: object = {}): VideoBody => ({
    dialect: LR,
    path: `/v1/models/${model}:predictLongRunning`,
    body: { instances: [{ prompt: PROMPT }], parameters },
  }),
};
