/** Estimates the most that a call can cost, which is held before it is sent. */
import { estimateBody, estimateInputs } from "../money/estimate-tokens.js";
import { holdSize, pricesHour, withoutHour } from "../money/cost.js";
import type { PriceList } from "../money/price-list.js";
import { imageTokens, previewTokens } from "../money/image-tokens.js";
import { MOST_IMAGES } from "../money/quantities.js";
import {
  mayKeepAnHour,
  namedLimit,
  valueAt,
  type AnyDialect,
  type Json,
  type ImageBounds,
  type Images,
  type ImageTokens,
  type Profile,
  type Wire,
} from "../registry.js";
import type { CallableModel } from "../routing/catalog-view.js";
import { someTarget } from "../upstream/order-targets.js";
import { chosenForm, possibleForms, readImageChoices, type ImageChoices } from "./image-choices.js";
import { GatewayError } from "../errors/gateway-error.js";

export interface EstimateInput {
  readonly body: Wire;
  readonly dialect: AnyDialect;
  readonly callable: CallableModel;
}

export interface HoldEstimate {
  readonly inputEstimate: number;
  readonly images: RequestedImages | undefined;
  readonly mostOutput: number;
  readonly ticks: bigint;
}

interface PricedInput {
  readonly input: EstimateInput;
  /** Those that the request may need. */
  readonly prices: PriceList;
  readonly inputEstimate: number;
}

/** The output that is held when the longest answer of a model is unknown, as for requests without a required limit. */
const USUAL_OUTPUT = 4096;
/** No call can use more tokens: whatever is requested, sums stay exact. */
const MOST_TOKENS = 10 ** 12;
/** The images that are held where the model decides their number within unknown bounds. */
const USUAL_IMAGES = 16;

/** The most that a call can cost. Its target is unknown at this time, so the most expensive one counts. */
export function estimateHold(input: EstimateInput): HoldEstimate {
  const { prices, profiles } = input.callable;
  const isInMinutes = pricesHour(prices) && !mayKeepAnHour(input.body);
  const inputEstimate = estimateInput(input.body, input.dialect);
  const priced = { input, prices: isInMinutes ? withoutHour(prices) : prices, inputEstimate };
  const all = profiles.map((profile) => estimateFor(profile, priced));
  return all.reduce(mostOf);
}

/** The dearer of two, with the longer output. */
function mostOf(left: HoldEstimate, right: HoldEstimate): HoldEstimate {
  const dearer = right.ticks > left.ticks ? right : left;
  return { ...dearer, mostOutput: Math.max(left.mostOutput, right.mostOutput) };
}

/** The most that a call can cost where its model has a profile. */
function estimateFor(profile: Profile | undefined, priced: PricedInput): HoldEstimate {
  const { dialect, callable } = priced.input;
  const images = requestedImages(priced.input, profile?.images);
  const estimate = (one: RequestedImages | undefined) => estimateImages(one, priced, profile?.imageTokens);
  // Another dialect may drop the size and the quality.
  const isConverted = () => someTarget(callable.targets, (target) => target.dialect !== dialect);
  if (images === undefined || !isConverted()) return estimate(images);
  return possibleForms(images.choices)
    .map((form) => estimate({ ...images, ...form }))
    .reduce(mostOf);
}

function estimateImages(
  images: RequestedImages | undefined,
  { input, prices, inputEstimate }: PricedInput,
  tokens: ImageTokens | undefined,
): HoldEstimate {
  const isWords = input.dialect.places.images === undefined;
  const mostOutput =
    images === undefined || isWords
      ? outputOf(input)
      : imageTokens(images, tokens) + previewTokens(images.previews, tokens);
  return { inputEstimate, images, mostOutput, ticks: holdSize(prices, inputEstimate, mostOutput, images) };
}

function outputOf(input: EstimateInput): number {
  return input.dialect.counts.includes("output") ? Math.min(outputLimit(input) * answerCount(input), MOST_TOKENS) : 0;
}

type RequestedImages = Images & { readonly previews: number; readonly choices: ImageChoices };

/** The number of images in a request. Nothing for other requests. */
function requestedImages(
  { body, dialect: { places, counts }, callable: { model } }: EstimateInput,
  bounds: ImageBounds | undefined,
): RequestedImages | undefined {
  const { images } = places;
  // Each text answer may contain an image.
  const mayContain = counts.includes("output") && model.outputs.includes("image");
  if (images === undefined && !mayContain) return undefined;
  const choices = readImageChoices(body, places);
  const form = { ...chosenForm(choices), choices };
  if (images !== undefined) {
    return {
      ...form,
      count: Math.min(mostImages(body, images, bounds), MOST_IMAGES),
      previews: Math.min(countAt(body, images.partials) ?? 0, MOST_IMAGES),
    };
  }
  refuseContradiction(choices.sizes);
  return {
    ...form,
    count: Math.min(countAt(body, places.answerCount) ?? 1, MOST_IMAGES),
    previews: 0,
  };
}

/** Where the model decides how many it makes, the most of them counts. */
function mostImages(body: Wire, places: ImagePlaces, bounds: ImageBounds | undefined): number {
  return Math.max(countAt(body, places.count) ?? 1, ...places.several.map((one) => mostOfSeveral(body, one, bounds)));
}

function mostOfSeveral(body: Wire, places: SeveralPlaces, bounds: ImageBounds | undefined): number {
  const requested = firstAt(body, places.at);
  if (requested === undefined || requested === places.neutral) return 0;
  const limit = countAt(body, places.limit);
  if (bounds === undefined && limit !== undefined) return limit;
  const given = firstAt(body, places.given);
  const open =
    (bounds?.[places.concept] ?? USUAL_IMAGES) - (Array.isArray(given) ? given.length : given === undefined ? 0 : 1);
  return Math.min(open, limit ?? open);
}

/** The value at the first of some places that has one. */
function firstAt(body: Wire, places: Places): Json | undefined {
  return places.map((place) => valueAt(body, place)).find((value) => value != null);
}

type ImagePlaces = NonNullable<AnyDialect["places"]["images"]>;
type SeveralPlaces = ImagePlaces["several"][number];
type Places = readonly (readonly string[])[];

/** Each input of a list counts by itself; everything else counts as a whole. */
export function estimateInput(body: Wire, { places }: AnyDialect): number {
  if (places.inputs.length === 0) return estimateBody(body, places);
  return places.inputs.reduce((sum, place) => sum + estimateInputs(valueAt(body, place)), 0);
}

/**
 * Upstreams differ in which of several limits they obey, so the largest counts. For some, numbers below 1 are no
 * limit.
 */
function outputLimit(input: EstimateInput): number {
  const {
    body,
    dialect: { places },
    callable: { model },
  } = input;
  let largest = 0;
  let isObeyed = false;
  let areCounts = true;
  for (const place of places.outputLimit) {
    if (valueAt(body, place) == null) continue;
    const limit = countAtPlace(body, place);
    largest = Math.max(largest, limit ?? 0);
    areCounts &&= limit !== undefined;
    isObeyed ||= !isIgnored(place, input);
  }
  const unlimited = isObeyed && areCounts ? 0 : (model.maxOutputTokens ?? usualOutput(input));
  return Math.min(model.maxOutputTokens ?? Infinity, Math.max(unlimited, largest));
}

/** Whether an upstream of the client's dialect, which gets the client's own bytes, ignores this member. */
function isIgnored([member = "", ...inside]: readonly string[], { dialect, callable }: EstimateInput): boolean {
  return (
    inside.length === 0 &&
    someTarget(callable.targets, (target) => target.dialect === dialect && target.host.ignored.includes(member))
  );
}

/** Some upstreams are sent a default limit when the client gives none: the largest of them is held. */
function usualOutput({ body, dialect, callable: { targets } }: EstimateInput): number {
  const budget = countAt(body, dialect.places.reasoningBudget);
  const named = targets
    .flat()
    .flatMap((target) =>
      target.dialect === dialect ? [] : (namedLimit(target.dialect, target.profile?.family, budget) ?? []),
    );
  return Math.max(USUAL_OUTPUT, ...named);
}

function answerCount({ body, dialect }: EstimateInput): number {
  return countAt(body, dialect.places.answerCount) ?? 1;
}

/** The largest number at some places. */
function countAt(body: Wire, places: Places): number | undefined {
  let largest: number | undefined;
  for (const place of places) {
    const count = countAtPlace(body, place);
    if (count !== undefined && (largest === undefined || count > largest)) largest = count;
  }
  return largest;
}

/** Counts beyond exact numbers are refused, because no model supports them. */
function countAtPlace(body: Wire, place: readonly string[]): number | undefined {
  const value = valueAt(body, place);
  if (typeof value !== "number" || !(value > 0)) return undefined;
  if (value <= Number.MAX_SAFE_INTEGER) return value;
  const param = place.join(".");
  throw new GatewayError("invalid_request", `The number at ${param} is larger than any model can do.`, { param });
}

/** One size has several spellings. Which of two sizes an upstream obeys would be unknown. */
function refuseContradiction([first, ...others]: ImageChoices["sizes"]): void {
  const other = others.find(({ value }) => value !== first?.value);
  if (first === undefined || other === undefined) return;
  const param = other.at;
  throw new GatewayError("invalid_request", `${param} contradicts ${first.at}. Send one of them.`, { param });
}
