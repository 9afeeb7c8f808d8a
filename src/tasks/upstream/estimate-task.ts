/** The most that a job may cost, and the part of its request that its charge is computed from. */
import { costOf } from "../../money/cost.js";
import { estimateBody, type MediaPlaces } from "../../money/estimate-tokens.js";
import { nothingUsed } from "../../money/quantities.js";
import type { VideoBounds, Vocabularies, Wire } from "../../registry.js";
import type { CallableModel } from "../../routing/catalog-view.js";
import type { TaskDialect } from "./task-dialect.js";
import type { TaskRequest } from "./task-request.js";

export interface Estimated {
  readonly kept: TaskRequest;
  readonly ticks: bigint;
  /** For the rate of the key. */
  readonly tokens: number;
}

export interface Video {
  /** The request as it is sent to the upstream. */
  readonly request: Vocabularies["video"]["request"];
  readonly body: Wire;
  /** Where the body holds media. */
  readonly places: MediaPlaces;
  /** The limits of the model's family. */
  readonly bounds: VideoBounds | undefined;
}

export function estimateVideo(
  { request, body, places, bounds }: Video,
  upstream: TaskDialect,
  { prices }: Pick<CallableModel, "prices">,
): Estimated {
  const { seconds, isExact, sourceSeconds, resolution } = upstream.modality.jobs.requestedVideoOf(request, bounds);
  // Some vendors also charge for the source video.
  const paid = seconds + sourceSeconds;
  const kept: TaskRequest = {
    seconds,
    isExact,
    resolution,
    aspectRatio: request.aspect_ratio,
    isDraft: request.draft,
    tokensPerSecond: resolution === undefined ? undefined : bounds?.tokens_per_second?.[resolution],
    input: estimateBody(body, places),
    output: Math.ceil(paid * tokensOf(resolution, bounds)),
  };
  const used = { ...nothingUsed, calls: 1, input: kept.input, output: kept.output };
  // If the resolution is unknown, the most expensive one is held.
  const sizes = resolution === undefined ? ["", ...Object.keys(prices.perSecond)] : [resolution];
  const costs = sizes.map((size) => costOf(prices, { ...used, seconds: [{ count: paid, resolution: size }] }));
  const ticks = costs.reduce((most, cost) => (cost > most ? cost : most), 0n);
  return { kept, ticks, tokens: kept.input + (countsOutput(kept, prices, bounds) ? kept.output : 0) };
}

/** Whether a video has tokens to count: its family is known to count them, or the model has a price for them. */
function countsOutput(
  { input, output }: TaskRequest,
  prices: CallableModel["prices"],
  bounds: VideoBounds | undefined,
): boolean {
  const prompt = { ...nothingUsed, input };
  return bounds?.tokens_per_second !== undefined || costOf(prices, { ...prompt, output }) > costOf(prices, prompt);
}

/** If the tokens of a resolution are unknown, the most expensive one is held. */
function tokensOf(resolution: string | undefined, bounds: VideoBounds | undefined): number {
  const known = bounds?.tokens_per_second ?? {};
  return (
    (resolution === undefined ? undefined : known[resolution]) ??
    Math.max(USUAL_TOKENS_A_SECOND, ...Object.values(known))
  );
}

const USUAL_TOKENS_A_SECOND = 22_000;
