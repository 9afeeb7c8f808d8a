/** May this call be made? What it may cost at most is held before anything is sent. */
import type { Cashier } from "../metering/cashier.js";
import { estimateBody, estimateInputs } from "../metering/estimate-tokens.js";
import { holdSize } from "../metering/hold-size.js";
import { pictureTokens, TOKENS_A_PREVIEW } from "../metering/picture-tokens.js";
import { pricesToJson } from "../metering/price-list.js";
import { valueAt, type AnyDialect, type Pictures, type Wire } from "../registry.js";
import { newIdentifier } from "../stores/identifiers.js";
import type { Admission } from "../stores/money-store.js";
import type { Caller } from "../stores/types.js";
import { Account } from "./account.js";
import type { CallableModel } from "./catalog-view.js";
import { GatewayError, databaseAway } from "./gateway-error.js";

export interface Asking {
  readonly caller: Caller;
  readonly body: Wire;
  readonly dialect: AnyDialect;
  readonly callable: CallableModel;
}

/** What is held for answers of models whose longest answer is not known, as for requests that must name a limit. */
const USUAL_OUTPUT = 4096;
/** No call can take more tokens than these: whatever is asked for, sums of it stay exact. */
const MOST_TOKENS = 10 ** 12;
const MOST_PICTURES = 128;

/** Opens the account of a call, or refuses it. */
export async function admit(asking: Asking, cashier: Cashier): Promise<Account> {
  const { caller, body, dialect, callable } = asking;
  const { model, prices } = callable;
  const inputEstimate = estimateInput(body, dialect);
  const pictures = picturesAsked(body, dialect);
  const mostOutput = pictures === undefined ? outputOf(asking) : pictureTokens(pictures) + TOKENS_A_PREVIEW * pictures.previews;
  const wish = {
    callId: newIdentifier("call"),
    caller,
    model: model.id,
    ticks: holdSize(prices, inputEstimate, mostOutput, pictures),
    prices: pricesToJson(prices),
    tokens: inputEstimate + mostOutput,
  };
  const admission = await cashier.reserve(wish).catch((cause: unknown) => {
    throw databaseAway(cause);
  });
  if ("hold" in admission) return new Account(cashier, { hold: admission.hold, prices, inputEstimate, mostOutput, pictures, counts: dialect.counts });
  throw refusalOf(admission);
}

function outputOf(asking: Asking): number {
  return asking.dialect.counts.includes("output") ? Math.min(outputLimit(asking) * candidates(asking), MOST_TOKENS) : 0;
}

/** The pictures that a request asks for; nothing for requests that ask for other things. */
function picturesAsked(body: Wire, { places: { pictures } }: AnyDialect): (Pictures & { readonly previews: number }) | undefined {
  if (pictures === undefined) return undefined;
  const textAt = (places: Places) => places.map((place) => valueAt(body, place)).find((value) => typeof value === "string");
  return {
    count: Math.min(countAt(body, pictures.count) ?? 1, MOST_PICTURES),
    size: textAt(pictures.size),
    quality: textAt(pictures.quality),
    previews: Math.min(countAt(body, pictures.partials) ?? 0, MOST_PICTURES),
  };
}

type Places = readonly (readonly string[])[];

/** A list of inputs is its own; everything else counts as a whole. */
function estimateInput(body: Wire, { places }: AnyDialect): number {
  if (places.inputs.length === 0) return estimateBody(body, places.mediaMembers);
  return places.inputs.reduce((sum, place) => sum + estimateInputs(valueAt(body, place)), 0);
}

function outputLimit({ body, dialect, callable: { model } }: Asking): number {
  const most = model.maxOutputTokens ?? Number.MAX_SAFE_INTEGER;
  const asked = countAt(body, dialect.places.outputLimit);
  return Math.min(most, asked ?? model.maxOutputTokens ?? USUAL_OUTPUT);
}

function candidates({ body, dialect }: Asking): number {
  return countAt(body, dialect.places.candidates) ?? 1;
}

/** What a body says at the first of some places. What is past exact numbers no model can do, and nobody could pay. */
function countAt(body: Wire, places: readonly (readonly string[])[]): number | undefined {
  for (const place of places) {
    const value = valueAt(body, place);
    if (typeof value !== "number" || value <= 0) continue;
    if (value <= Number.MAX_SAFE_INTEGER) return value;
    const param = place.join(".");
    throw new GatewayError("invalid_request", `The number at ${param} is larger than any model can do.`, { param });
  }
  return undefined;
}

function refusalOf(admission: Exclude<Admission, { readonly hold: unknown }>): GatewayError {
  if (admission.refused === "balance") {
    return new GatewayError("insufficient_balance", "The wallet of this key cannot cover what the call may cost.");
  }
  const { limit, retryAfterSeconds } = admission;
  const limits = { requests: "requests per minute", tokens: "tokens per minute", concurrent: "calls at the same time" };
  return new GatewayError("rate_limited", `This key has reached its limit of ${limits[limit]}.`, { retryAfter: String(retryAfterSeconds) });
}
