import { randomUUID } from "node:crypto";
import type { Wire } from "../../registry.js";
import type { FailureMode } from "../behaviour.js";
import { planVideo, makeVideoAnswer } from "../responders/video.js";
import { type VideoDialect, type VideoRequest, placesIn, type VideoResponse } from "./video-dialect.js";
import type { UpstreamJob } from "./job.js";

/** The parameters of a new job. */
export interface JobOrder {
  readonly dialect: VideoDialect;
  readonly model: string;
  readonly request: VideoRequest;
  readonly failureMode: FailureMode | undefined;
  readonly echo: Wire;
  /** The base URL of the simulator. */
  readonly origin: string;
  readonly now: number;
  readonly milliseconds: number;
}

export function openJob({
  dialect,
  model,
  request,
  failureMode,
  echo,
  origin,
  now,
  milliseconds,
}: JobOrder): UpstreamJob {
  const key = randomUUID();
  const places = placesIn(dialect);
  const made = makeVideoAnswer(request);
  const address = `${origin}/${dialect.name}/videos/${key}`;
  return {
    key,
    name: `${namespaceOf(dialect, model)}${key}`,
    dialect,
    places,
    model,
    failureMode,
    plan: planVideo(request),
    made: places.input ? made : { ...made, usage: withoutInput(made.usage) },
    videoUrl: `${address}.mp4`,
    imageUrl: request.last_frame_wanted === true ? `${address}.png` : undefined,
    echo,
    begunAt: now,
    milliseconds,
  };
}

/** Where input is not counted, the total does not include it. */
function withoutInput(usage: VideoResponse["usage"]): VideoResponse["usage"] {
  return { output: usage?.output, total: usage?.output, cost: usage?.cost };
}

/** Where a model has its own address, the names of its jobs begin with that address. */
function namespaceOf({ endpoint: { path } }: VideoDialect, model: string): string {
  const [noun = ""] = path.split(":");
  return noun.includes("{model}") ? `${noun.replace(/^\//, "").replace("{model}", () => model)}/operations/` : "";
}
