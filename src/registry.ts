/** The one door to what the compiler made of the specs. Nothing else here imports generated code. */
import { readFileSync } from "node:fs";
import { refuseBy } from "../codegen/runtime/refuse.js";
import type { Dialect, Refusal, VocabularyName, WireDifferences } from "../codegen/runtime/dialect.js";
import type { Wire } from "../codegen/runtime/json.js";
import { checkProfile as checkAgainst, fitProfile as fitTo, type WeighText } from "../codegen/runtime/profile.js";
import type { Loss } from "../codegen/runtime/loss.js";
import { fitPreset as fitDifferences, renameMembers } from "../codegen/runtime/preset.js";
import type { Vocabularies } from "../generated/interlingua/index.js";
import { dialects, presets, profiles, refusals } from "../generated/index.js";

export { dialects, fallbackDialect, gatewayCodes, pairs, presets, routes } from "../generated/index.js";
export { valueAt } from "../codegen/runtime/refuse.js";
export { parseExact, stringifyExact } from "../codegen/runtime/exact.js";
export { ConversionError } from "../codegen/runtime/conversion-error.js";
export { Loss } from "../codegen/runtime/loss.js";
export { StreamMachine } from "../codegen/runtime/stream/machine.js";
export { StreamMonitor } from "../codegen/runtime/stream/monitor.js";
export { withOwnNames, type ToolNames } from "../codegen/runtime/tool-names.js";
export { tellResponse } from "../codegen/runtime/stream/tell-response.js";
export type { AnyDialect, Credential, Dialect, Endpoint, Failure, FieldRow, Places, Preset, Problem, Refusal, RequiredHeader, Route, VocabularyName, WriteContext } from "../codegen/runtime/dialect.js";
export type { Json, Wire } from "../codegen/runtime/json.js";
export type { StreamReader, TextSink } from "../codegen/runtime/stream/contract.js";
export type { Counts, Known, Listener, MachineOptions, Manner, Pictures, SinkOf, Watch, Yield } from "../codegen/runtime/manners/manner.js";
export type { Vocabularies } from "../generated/interlingua/index.js";
export type { Finish, Part, Request, Response, Tool, Turn, Usage } from "../generated/interlingua/text.js";

/** The OpenAPI document of the client surface, as text. */
export const openApi: string = readFileSync(new URL("../generated/openapi.json", import.meta.url), "utf8");

/** A request in the words of whichever vocabulary. */
type AnyRequest = Vocabularies[VocabularyName]["request"];

export const profileNames: readonly string[] = [...profiles.keys()];

/** The dialects of one vocabulary, by name. */
export function dialectsOf<V extends VocabularyName>(vocabulary: V): ReadonlyMap<string, Dialect<V>> {
  return new Map([...dialects].filter(([, dialect]) => dialect.vocabulary === vocabulary)) as unknown as ReadonlyMap<string, Dialect<V>>;
}

/** What every endpoint refuses: routing controls, paid tiers. */
export function refuseEverywhere(body: Wire): Refusal | undefined {
  return refuseBy(refusals, body);
}

/** What a model's profile refuses in the model's own dialect. */
export function checkProfile(profile: string, dialect: string, body: Wire, weigh: WeighText): Refusal | undefined {
  return checkAgainst(profiles.get(profile), dialect, body, weigh);
}

/** What a model's profile leaves out of a converted request. */
export function fitProfile<R extends AnyRequest>(profile: string, request: R, loss: Loss, dialect: string): R {
  return fitTo(profiles.get(profile), request, loss, dialect);
}

/** What a preset's vendor does not take, left out of a converted request. */
export function fitPreset<R extends AnyRequest>(preset: string | undefined, dialect: string, request: R, loss: Loss): R {
  return fitDifferences(differencesOf(preset, dialect), request, loss);
}

/** A converted request under the names that a preset's vendor knows. */
export function asPresetWrites(preset: string | undefined, dialect: string, wire: Wire): Wire {
  return renameMembers(differencesOf(preset, dialect), wire);
}

/** Whether a stream of a preset's vendor must be asked for its usage. */
export function asksForUsage(preset: string | undefined, dialect: string): boolean {
  return differencesOf(preset, dialect)?.usage !== "unasked";
}

/** The dialect that a preset's vendor speaks where it is said to speak this one. */
export function dialectOf(preset: string | undefined, dialect: string): string {
  return differencesOf(preset, dialect)?.as ?? dialect;
}

function differencesOf(preset: string | undefined, dialect: string): WireDifferences | undefined {
  return preset === undefined ? undefined : presets[preset]?.wire?.[dialect];
}
