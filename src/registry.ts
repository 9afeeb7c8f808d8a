/** The one door to what the compiler made of the specs. Nothing else here imports generated code. */
import { readFileSync } from "node:fs";
import { chooseProfile, type ProfileInput } from "./conversion/choose-profile.js";
import { accepted } from "./conversion/read-family.js";
import type { Family } from "./conversion/family.js";
import { refuseBy } from "./conversion/refuse.js";
import type { AnyDialect, Dialect, VocabularyName } from "./conversion/dialect.js";
import type { Refusal } from "./conversion/failure.js";
import type { Wire } from "./conversion/json.js";
import {
  checkProfile as checkAgainst,
  checkRequest as checkRead,
  type CountAtLeast,
  fitProfile as fitTo,
  type ProfileRewrite,
  rewriteForProfile as rewriteRequestFor,
} from "./conversion/apply-profile.js";
import type { Profile } from "./conversion/profile.js";
import type { Loss } from "./conversion/loss.js";
import { keepOwnState as keepFamily } from "./conversion/state/conversation.js";
import { AnswerTags, mayHoldState } from "./conversion/state/answers.js";
import { stateEdits as editsOfState, type StateEdits, type StateReader } from "./conversion/state/places.js";
import type { JsonEdit } from "./conversion/state/rule.js";
import { type Host, resolveHost } from "./conversion/host.js";
import type { Vocabularies } from "../generated/interlingua/index.js";
import { dialects, presets, profiles, refusals } from "../generated/index.js";

export type { GatewayErrorCode } from "../generated/error-codes.js";
export { dialects, fallbackDialect, gatewayCodes, pairs, presets, routes } from "../generated/index.js";
export { AUTO_PROFILE } from "./conversion/choose-profile.js";
export type { Profile } from "./conversion/profile.js";
export type { Host } from "./conversion/host.js";
export type { Family } from "./conversion/family.js";
export { namedLimit } from "./conversion/usual-limit.js";
export { valueAt } from "./conversion/refuse.js";
export { parseExact, stringifyExact, wellFormed } from "./conversion/exact.js";
export { type ModelList, describeModel, describeModelList } from "./conversion/model-list.js";
export { ConversionError } from "./conversion/conversion-error.js";
export { Loss } from "./conversion/loss.js";
export { StreamWriter } from "./conversion/stream/stream-writer.js";
export { StreamObserver } from "./conversion/stream/stream-observer.js";
export { withOwnNames, type OwnTool, type ToolNames } from "./conversion/tool-names.js";
export { writeResponseEvents } from "./conversion/stream/stream-response.js";
export type {
  AnyDialect,
  Credential,
  Dialect,
  Endpoint,
  FieldRow,
  FormTable,
  Preset,
  Problem,
  RequiredHeader,
  Route,
  VocabularyName,
  WriteContext,
} from "./conversion/dialect.js";
export type { Places } from "./conversion/places.js";
export type { StateReader } from "./conversion/state/places.js";
export type { JsonEdit } from "./conversion/state/rule.js";
export type { Failure, Refusal } from "./conversion/failure.js";
export type { Json, Wire } from "./conversion/json.js";
export type { VideoBounds, ImageBounds, ImageTokens } from "./conversion/profile.js";
export type { StreamReader, TextSink } from "./conversion/stream/contract.js";
export { isAbout } from "./conversion/jobs.js";
export type { UpstreamJobCall, UpstreamJobs, Sibling } from "./conversion/jobs.js";
export type {
  Counts,
  TaskModality,
  UpstreamJobState,
  RequestedVideo,
  AnswerContext,
  StreamListener,
  Modality,
  Images,
  SinkOf,
  StreamObservation,
  Billable,
} from "./conversion/modalities/modality.js";
export type { Vocabularies } from "../generated/interlingua/index.js";
export type { Finish, Part, Request, Response, Tool, Turn, Usage } from "../generated/interlingua/text.js";

/** The OpenAPI document of the client surface, as text. */
export const openApi: string = readFileSync(new URL("../generated/openapi.json", import.meta.url), "utf8");

/** A request in the words of whichever vocabulary. */
type AnyRequest = Vocabularies[VocabularyName]["request"];

/** What models of each profile speak of. */
export const profileVocabularies: ReadonlyMap<string, VocabularyName> = new Map(
  [...profiles].map(([name, { vocabulary }]) => [name, vocabulary]),
);

/** The profiles of models that are at home in a dialect. */
export function profilesOf(dialect: string): readonly string[] {
  return [...profiles].flatMap(([name, { native }]) => (native === dialect ? [name] : []));
}

/** The dialects of one vocabulary, by name. */
export function dialectsOf<V extends VocabularyName>(vocabulary: V): ReadonlyMap<string, Dialect<V>> {
  const found = new Map<string, Dialect<V>>();
  for (const [name, dialect] of dialects) if (isOf(dialect, vocabulary)) found.set(name, dialect);
  return found;
}

function isOf<V extends VocabularyName>(dialect: AnyDialect, vocabulary: V): dialect is AnyDialect & Dialect<V> {
  return dialect.vocabulary === vocabulary;
}

/** What every endpoint refuses: routing controls, paid tiers. */
export function refuseEverywhere(body: Wire): Refusal | undefined {
  return refuseBy(refusals, body);
}

/**
 * The profile of a model behind one of its routes: what its catalog says, else what the preset knows of its name there.
 */
export function profileFor(input: ProfileInput, preset: string | undefined): Profile | undefined {
  return chooseProfile(input, profiles, preset === undefined ? undefined : presets[preset]?.profiles);
}

/** What a catalog says that a model accepts, or what is wrong with that. */
export function readAccepts(written: unknown): { readonly family: Family } | { readonly problem: string } {
  return accepted(written);
}

/** What a profile refuses in its family's own dialect. */
export function checkProfile(
  profile: Profile | undefined,
  dialect: string,
  body: Wire,
  countAtLeast: CountAtLeast,
  operation?: string,
): Refusal | undefined {
  return checkAgainst(profile, dialect, body, countAtLeast, operation);
}

/** A profile itself, or the one of a name. */
function known(profile: Profile | string | undefined): Profile | undefined {
  return typeof profile === "string" ? profiles.get(profile) : profile;
}

/** The same of a request that was read, with what its dialect refuses whatever the model. */
export function checkRequest(
  profile: Profile | string | undefined,
  dialect: AnyDialect,
  request: AnyRequest,
  body: Wire,
): Refusal | undefined {
  return checkRead(known(profile), dialect, request, body);
}

/** What becomes of forms for a model that is asked in a dialect: without a word they are taken. */
export function formsOf(profile: Profile | undefined, dialect: string): Profile["forms"] {
  return profile?.native === dialect ? profile.forms : undefined;
}

/** What a model's family is told otherwise than a client of its own dialect said it. */
export function rewriteForProfile(
  profile: Profile | undefined,
  dialect: string,
  body: Wire,
  loss: Loss,
): readonly ProfileRewrite[] {
  return rewriteRequestFor(profile, dialect, body, loss);
}

/** What a model's profile leaves out of a converted request. */
export function fitProfile<R extends AnyRequest>(
  profile: Profile | string | undefined,
  request: R,
  loss: Loss,
  dialect: string,
): R {
  return fitTo(known(profile), request, loss, dialect);
}

/** How a preset's vendor differs where it speaks a dialect; `family` is what the catalog says of its opaque state. */
export function hostOf(preset: string | undefined, dialect: AnyDialect, family?: string): Host {
  return resolveHost({ dialect, preset: preset === undefined ? undefined : presets[preset], family });
}

/** What must change in one answer, or in each of its events, so that its state has the tag of a family. */
export function stateTagger(
  { state }: AnyDialect,
  family: string | undefined,
): ((text: string, parsed?: Wire) => readonly JsonEdit[]) | undefined {
  if (state === undefined || family === undefined) return undefined;
  const tags = new AnswerTags(state, family);
  return (text, parsed) => (mayHoldState(state, text) ? tags.edits(parsed ?? (JSON.parse(text) as Wire)) : []);
}

/** A request with the opaque state that is of a family; state without a tag is of the client's dialect's own. */
export function keepOwnState<R extends AnyRequest>(
  request: R,
  dialect: AnyDialect,
  to: string | undefined,
  loss: Loss,
): R {
  return keepFamily(request, { from: dialect.state?.family, to }, loss);
}

/** The same of a body that goes on as it came, as edits. */
export function stateEdits(body: Wire, dialect: AnyDialect, to: StateReader): StateEdits {
  return editsOfState(dialect.state, body, to);
}

/** The dialect that a preset's vendor speaks where it is said to speak this one. */
export function dialectOf(preset: string | undefined, dialect: string): string {
  return (preset === undefined ? undefined : presets[preset]?.wire?.[dialect]?.as) ?? dialect;
}
