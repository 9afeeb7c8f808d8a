/** The only access of src/ to the compiled specs. No other file here imports generated code. */
import { readFileSync } from "node:fs";
import { chooseProfile, type ProfileInput } from "./conversion/choose-profile.js";
import { accepted } from "./conversion/read-family.js";
import type { Family } from "./conversion/family.js";
import { refusalBy } from "./conversion/refuse.js";
import type { VocabularyName } from "./conversion/stream/streaming.js";
import type { AnyDialect, Dialect } from "./conversion/dialect.js";
import type { Pair } from "./conversion/pair.js";
import type { Starter } from "./conversion/starter.js";
import type { Refusal } from "./conversion/refusal.js";
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

export { type AuthStyle, authStyleNames, authStyles } from "../generated/auth-styles.js";
export type { GatewayErrorCode } from "../generated/error-codes.js";
export { dialects, fallbackDialect, gatewayCodes, presets, routes } from "../generated/index.js";
export { AUTO_PROFILE } from "./conversion/choose-profile.js";
export type { HeaderReader } from "./conversion/error-body.js";
export type { Profile } from "./conversion/profile.js";
export type { Host } from "./conversion/host.js";
export type { Family } from "./conversion/family.js";
export { mayKeepAnHour } from "./conversion/may-keep-an-hour.js";
export { namedLimit } from "./conversion/usual-limit.js";
export { asWire, isSame, valueAt } from "./conversion/values.js";
export { furtherAnswers } from "./conversion/further-answers.js";
export { lookUp } from "./conversion/body-paths.js";
export { parseExact, stringifyExact, wellFormed } from "./conversion/exact.js";
export { checkPlaces, TooManyPlacesError } from "./conversion/json-places.js";
export { isJson } from "./conversion/stream/object-end.js";
export { isInexactInteger } from "./conversion/whole-number.js";
export { type ModelList, describeModel, describeModelList } from "./conversion/model-list.js";
export { ConversionError } from "./conversion/conversion-error.js";
export { Loss } from "./conversion/loss.js";
export { StreamWriter } from "./conversion/stream/stream-writer.js";
export { StreamObserver } from "./conversion/stream/stream-observer.js";
export { withOwnNames, type OwnTool, type ToolNames } from "./conversion/tool-names.js";
export { writeResponseEvents } from "./conversion/stream/stream-response.js";
export type {
  AnyDialect,
  Dialect,
  Endpoint,
  FormTable,
  Preset,
  Problem,
  RequiredHeader,
  Route,
} from "./conversion/dialect.js";
export type { Credential } from "./conversion/credential.js";
export type { VocabularyName } from "./conversion/stream/streaming.js";
export type { WriteContext } from "./conversion/write-context.js";
export type { FieldRow, Pair } from "./conversion/pair.js";
export { encodeEvents } from "./conversion/stream/event-messages.js";
export { checksumOf, integerAt } from "./conversion/stream/checksum.js";
export { messages } from "./conversion/stream/message-layout.js";
export { mediaTypeOf, streamTypeOf } from "./conversion/stream/framing.js";
export type { Framing, StreamFraming } from "./conversion/stream/framing.js";
export type { Places } from "./conversion/places.js";
export type { StateReader } from "./conversion/state/places.js";
export type { JsonEdit } from "./conversion/state/rule.js";
export type { Failure } from "./conversion/failure.js";
export type { Refusal } from "./conversion/refusal.js";
export type { Starter, StarterModel } from "./conversion/starter.js";
export type { Json, Wire } from "./conversion/json.js";
export type { VideoBounds, ImageBounds, ImageTokens } from "./conversion/profile.js";
export type { Piece, StreamReader, TextSink } from "./conversion/stream/contract.js";
export { isAbout } from "./conversion/jobs.js";
export type { UpstreamJobCall, UpstreamJobs, Sibling } from "./conversion/jobs.js";
export type { Counts, Images, StreamListener } from "./conversion/stream/observation.js";
export type {
  TaskModality,
  UpstreamJobState,
  RequestedVideo,
  AnswerContext,
  Modality,
  StreamSink,
  Billable,
} from "./conversion/modalities/modality.js";
export type { Vocabularies } from "../generated/interlingua/index.js";
export type { Finish, Part, Request, Response, Tool, Turn, Usage } from "../generated/interlingua/text.js";

/** The OpenAPI document of the client API, as text. */
export const openApi: string = readFileSync(new URL("../generated/openapi.json", import.meta.url), "utf8");

/** The field-mapping tables of all pairs. Only commands need them, so they are loaded on demand. */
export async function loadPairs(): Promise<readonly Pair[]> {
  return (await import("../generated/pairs/index.js")).pairs;
}

/** What a new catalog gets for each preset, by its name. */
export async function loadStarters(): Promise<Readonly<Record<string, Starter>>> {
  return (await import("../generated/starters.js")).starters;
}

/** A request of any vocabulary. */
type AnyRequest = Vocabularies[VocabularyName]["request"];

/** The vocabulary of each profile. */
export const profileVocabularies: ReadonlyMap<string, VocabularyName> = new Map(
  [...profiles].map(([name, { vocabulary }]) => [name, vocabulary]),
);

/** The texts that any profile of a vocabulary names as values of a concept. */
export function profileValues(vocabulary: VocabularyName, concept: string): ReadonlySet<string> {
  const rules = [...profiles.values()].flatMap((profile) => (profile.vocabulary === vocabulary ? profile.rules : []));
  const values = rules.flatMap((rule) => (rule.concept === concept ? (rule.values ?? []) : []));
  return new Set(values.filter((value) => typeof value === "string").sort());
}

/** The profiles whose native dialect this is. */
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

/** The refusals of all endpoints: routing controls, paid tiers. */
export const refuseEverywhere = refusalBy(refusals);

/** The members at which they begin. */
export const refusedEverywhere: readonly string[] = refusals.map(({ at: [member = ""] }) => member);

/** The profile of a model behind one of its routes: from its catalog, or else from the preset by its name there. */
export function profileFor(input: ProfileInput, preset: string | undefined): Profile | undefined {
  return chooseProfile(input, profiles, preset === undefined ? undefined : presets[preset]?.profiles);
}

/** Reads the `accepts` of a model in a catalog, or returns its problem. */
export function readAccepts(written: unknown): { readonly family: Family } | { readonly problem: string } {
  return accepted(written);
}

/** The refusals of a profile in its native dialect. */
export function checkProfile(
  profile: Profile | undefined,
  dialect: string,
  body: Wire,
  countAtLeast: CountAtLeast,
  operation?: string,
): Refusal | undefined {
  return checkAgainst(profile, dialect, body, countAtLeast, operation);
}

/** A profile itself, or the profile of a name. */
function known(profile: Profile | string | undefined): Profile | undefined {
  return typeof profile === "string" ? profiles.get(profile) : profile;
}

/** The refusals for a request that was read: of its profile, and of its dialect for all models. */
export function checkRequest(
  profile: Profile | string | undefined,
  dialect: AnyDialect,
  request: AnyRequest,
  body: Wire,
): Refusal | undefined {
  return checkRead(known(profile), dialect, request, body);
}

/** The treatment of forms for a model in a dialect. If undefined, they are sent as forms. */
export function formsOf(profile: Profile | undefined, dialect: string): Profile["forms"] {
  return profile?.native === dialect ? profile.forms : undefined;
}

/** The members that a profile rewrites in a request of its native dialect. */
export function rewriteForProfile(
  profile: Profile | undefined,
  dialect: string,
  body: Wire,
  loss: Loss,
): readonly ProfileRewrite[] {
  return rewriteRequestFor(profile, dialect, body, loss);
}

/** A converted request without what the model's profile does not accept. */
export function fitProfile<R extends AnyRequest>(
  profile: Profile | string | undefined,
  request: R,
  loss: Loss,
  dialect: string,
): R {
  return fitTo(known(profile), request, loss, dialect);
}

/** The differences of a preset's vendor from a dialect. `family` is the family of opaque state in the catalog. */
export function hostOf(preset: string | undefined, dialect: AnyDialect, family?: string): Host {
  return resolveHost({ dialect, preset: preset === undefined ? undefined : presets[preset], family });
}

/** The changes of an answer, or of each of its events, that tag its state with its family. */
export function stateTagger(
  { state }: AnyDialect,
  family: string | undefined,
): ((text: string, parsed?: Wire) => readonly JsonEdit[]) | undefined {
  if (state === undefined || family === undefined) return undefined;
  const tags = new AnswerTags(state, family);
  return (text, parsed) => (mayHoldState(state, text) ? tags.edits(parsed ?? (JSON.parse(text) as Wire)) : []);
}

/** A request with the opaque state of one family only. State without a tag belongs to the client's dialect. */
export function keepOwnState<R extends AnyRequest>(
  request: R,
  dialect: AnyDialect,
  to: string | undefined,
  loss: Loss,
): R {
  return keepFamily(request, { from: dialect.state?.family, to }, loss);
}

/** The same for a forwarded body, as edits. */
export function stateEdits(body: Wire, dialect: AnyDialect, to: StateReader): StateEdits {
  return editsOfState(dialect.state, body, to);
}

/** The dialect whose wire form a preset's vendor uses in place of this one. */
export function dialectOf(preset: string | undefined, dialect: string): string {
  return (preset === undefined ? undefined : presets[preset]?.wire?.[dialect]?.as) ?? dialect;
}
