/** The one door to what the compiler made of the specs. Nothing else here imports generated code. */
import { readFileSync } from "node:fs";
import { chooseProfile, type ProfileInput } from "./conversion/choose-profile.js";
import { accepted } from "./conversion/read-family.js";
import type { Family } from "./conversion/family.js";
import { refuseBy } from "./conversion/refuse.js";
import type { AnyDialect, Dialect, VocabularyName, WireDifferences } from "./conversion/dialect.js";
import type { Refusal } from "./conversion/failure.js";
import type { Wire } from "./conversion/json.js";
import {
  checkProfile as checkAgainst,
  checkRequest as checkRead,
  type CountAtLeast,
  fitProfile as fitTo,
  type Profile,
  type ProfileRewrite,
  rewriteForProfile as rewriteRequestFor,
} from "./conversion/profile.js";
import type { Loss } from "./conversion/loss.js";
import { type StateRequest, stateRequestFor as stateRequestOf, withoutStateRequest } from "./conversion/state/ask.js";
import { keepOwnState as keepFamily } from "./conversion/state/conversation.js";
import {
  type JsonEdit,
  mayHoldState,
  stateEdits as editsOfState,
  type StateEdits,
  type StateReader,
  tagEdits as editsOfTags,
} from "./conversion/state/places.js";
import type { SwitchSetting } from "./conversion/reasoning-words.js";
import { fitPreset as fitDifferences, renameMembers, switchReasoning } from "./conversion/preset.js";
import type { Vocabularies } from "../generated/interlingua/index.js";
import { dialects, presets, profiles, refusals } from "../generated/index.js";

export { dialects, fallbackDialect, gatewayCodes, pairs, presets, routes } from "../generated/index.js";
export { AUTO_PROFILE } from "./conversion/choose-profile.js";
export type { Profile } from "./conversion/profile.js";
export type { Family } from "./conversion/family.js";
export { namedLimit } from "./conversion/usual-limit.js";
export { valueAt } from "./conversion/refuse.js";
export { parseExact, stringifyExact } from "./conversion/exact.js";
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
  Places,
  Preset,
  Problem,
  RequiredHeader,
  Route,
  VocabularyName,
  WriteContext,
} from "./conversion/dialect.js";
export type { JsonEdit, StateReader } from "./conversion/state/places.js";
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
  StreamWriterOptions,
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
  return new Map([...dialects].filter(([, dialect]) => dialect.vocabulary === vocabulary)) as unknown as ReadonlyMap<
    string,
    Dialect<V>
  >;
}

/** What every endpoint refuses: routing controls, paid tiers. */
export function refuseEverywhere(body: Wire): Refusal | undefined {
  return refuseBy(refusals, body);
}

/** The profile of a model behind one of its routes: what its catalog says, else what the preset knows of its name there. */
export function profileFor(wish: ProfileInput, preset: string | undefined): Profile | undefined {
  return chooseProfile(wish, profiles, preset === undefined ? undefined : presets[preset]?.profiles);
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

/** What a preset's vendor does not take, left out of a converted request. */
export function fitPreset<R extends AnyRequest>(
  preset: string | undefined,
  dialect: string,
  request: R,
  loss: Loss,
): R {
  return fitDifferences(differencesOf(preset, dialect), request, loss);
}

/** Whose opaque state a provider makes and understands where it speaks a dialect: what its catalog says, or its preset. */
export function familyOf(said: string | undefined, preset: string | undefined, dialect: AnyDialect): StateReader {
  const known = preset === undefined ? undefined : presets[preset];
  const family = said ?? differencesOf(preset, dialect.name)?.family ?? known?.family;
  // At another address a preset may speak what it does not know of.
  return {
    family: family ?? dialect.state?.family,
    isKnown: family !== undefined || known?.dialects.includes(dialect.name) === true,
  };
}

/** The family whose tags the answers of an upstream must carry where nothing is converted: none where it is the dialect's own vendor's. */
export function foreignFamily(dialect: AnyDialect, { family }: StateReader): string | undefined {
  return family === dialect.state?.family ? undefined : family;
}

/** What must change in an answer, or in an event, so that its state carries the tag of a family. */
export function tagEdits(dialect: AnyDialect, family: string, text: string, parsed?: Wire): readonly JsonEdit[] {
  const { state } = dialect;
  if (state === undefined || !mayHoldState(state, text)) return [];
  return editsOfTags(state, parsed ?? (JSON.parse(text) as Wire), family);
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

/** What a body that goes on as it came must say beside, so that its answer brings opaque state. */
export function stateRequestFor(
  body: Wire,
  dialect: AnyDialect,
  preset: string | undefined,
  profile: Profile | undefined,
): StateRequest | undefined {
  if (differencesOf(preset, dialect.name)?.state === "unasked") return undefined;
  return stateRequestOf(dialect.state, body, profile?.family?.reasoning);
}

/** The switch of a preset's vendor for reasoning, to be filled with what it is to be set to. */
export function reasoningSwitch(preset: string | undefined, dialect: string): SwitchSetting | undefined {
  return differencesOf(preset, dialect)?.reasoning_switch === undefined ? undefined : {};
}

/** A converted request under the names that a preset's vendor knows. */
export function asPresetWrites(
  preset: string | undefined,
  { name, state }: AnyDialect,
  written: Wire,
  switched: SwitchSetting = {},
): Wire {
  const differences = differencesOf(preset, name);
  const wire = switchReasoning(differences, written, switched);
  return renameMembers(
    differences,
    state !== undefined && differences?.state === "unasked" ? withoutStateRequest(state, wire) : wire,
  );
}

/** Whether a preset's vendor wants reasoning back in words. */
export function wantsReasoning(preset: string | undefined, dialect: string): boolean {
  return differencesOf(preset, dialect)?.reasoning === "returned";
}

/** Whether a stream of a preset's vendor must be asked for its usage. */
export function asksForUsage(preset: string | undefined, dialect: string): boolean {
  return differencesOf(preset, dialect)?.usage !== "unasked";
}

/** Where a preset's vendor wants opaque state back for which its dialect has no place. */
export function stateAt(preset: string | undefined, dialect: string): "calls" | undefined {
  return differencesOf(preset, dialect)?.state_at;
}

/** How many marks of what comes again a preset's vendor takes where its dialect knows none. */
export function cacheMarks(preset: string | undefined, dialect: string): number | undefined {
  return differencesOf(preset, dialect)?.cache_marks;
}

/** The dialect that a preset's vendor speaks where it is said to speak this one. */
export function dialectOf(preset: string | undefined, dialect: string): string {
  return differencesOf(preset, dialect)?.as ?? dialect;
}

function differencesOf(preset: string | undefined, dialect: string): WireDifferences | undefined {
  return preset === undefined ? undefined : presets[preset]?.wire?.[dialect];
}
