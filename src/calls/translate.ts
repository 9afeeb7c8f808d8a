/** Puts a call into the words of the upstream that is to answer it. */
import type { IncomingHttpHeaders } from "node:http";
import type { Model } from "../catalog/types.js";
import {
  namedLimit,
  stringifyExact,
  valueAt,
  type AnyDialect,
  type Loss,
  type OwnTool,
  type StateReader,
  type ToolNames,
  type Wire,
} from "../registry.js";
import type { Payload } from "../bodies/attachments.js";
import type { Target } from "../upstream/target.js";
import { checkJson, formatPath } from "../bodies/check-json.js";
import type { Registry } from "./context.js";
import { GatewayError } from "../errors/gateway-error.js";
import type { Body } from "../bodies/body.js";
import { asText, editJson } from "../bodies/edit-many.js";
import type { MediaHosts } from "./media-hosts.js";
import { removeMember, setValue } from "../bodies/edit-json.js";
import { withTypes } from "./typed-media.js";
import { writeForm } from "../bodies/write-form.js";

/** What is to be said, whoever says it. */
export interface TranslateInput {
  readonly body: Body;
  readonly headers: IncomingHttpHeaders;
  readonly dialect: AnyDialect;
  readonly stream: boolean;
  readonly model: Pick<Model, "maxOutputTokens">;
}

export interface Translation {
  readonly sent: string | Payload;
  /** Headers of the client's that go along. */
  readonly headers: Readonly<Record<string, string>>;
  readonly isConverted: boolean;
  /** Whose opaque state an answer will hold, where clients are to know: in their own dialect its vendor's has no tag. */
  readonly family?: string | undefined;
  /** The paths of the client's body that the upstream will not see, in document order. */
  readonly dropped: readonly string[];
  /** Tools that the upstream will call by another name than the client does. */
  readonly toolNames: ToolNames;
  /** How many results the answer to a converted request must have, where that is known. */
  readonly wanted?: number | undefined;
}

type Converter = Pick<
  Registry,
  | "Loss"
  | "ConversionError"
  | "fitProfile"
  | "fitPreset"
  | "familyOf"
  | "foreignFamily"
  | "keepOwnState"
  | "stateEdits"
  | "stateRequestFor"
  | "wantsReasoning"
  | "reasoningSwitch"
  | "asPresetWrites"
  | "asksForUsage"
  | "cacheMarks"
  | "stateAt"
  | "formsOf"
  | "rewriteForProfile"
>;

/** The upstream's request for a call. Hosts of media are asked only where an upstream wants to be told what nobody said. */
export async function translate(
  wish: TranslateInput,
  target: Target,
  converter: Converter,
  hosts?: MediaHosts,
): Promise<Translation> {
  const loss = new converter.Loss(wish.dialect.paths, wish.body.json);
  try {
    if (target.dialect !== wish.dialect) return await convert(wish, target, loss, converter, hosts);
    const reader = converter.familyOf(target.family, target.preset, target.dialect);
    const sent = forward(wish, target, reader, loss, converter);
    return {
      sent,
      headers: forwardedHeaders(wish),
      isConverted: false,
      family: converter.foreignFamily(target.dialect, reader),
      dropped: loss.paths,
      toolNames: new Map(),
    };
  } catch (error) {
    if (error instanceof converter.ConversionError)
      throw new GatewayError("invalid_request", error.message, { param: error.path });
    throw error;
  }
}

/** A form goes on as a form, but to models of families that take JSON only. */
function forward(
  wish: TranslateInput,
  target: Target,
  reader: StateReader,
  loss: Loss,
  converter: Converter,
): string | Payload {
  const { body, dialect } = wish;
  if (
    body.form === undefined ||
    body.attachments === undefined ||
    converter.formsOf(target.profile, dialect.name) === "json"
  )
    return filled(forwardJson(wish, target, reader, loss, converter), body);
  const { requestModel, always } = dialect.places;
  const named = requestModel === undefined ? [] : [{ at: requestModel, value: target.route.model }];
  return writeForm(
    body.form,
    body.attachments,
    new Map([...named, ...always].map(({ at, value }) => [at.join("."), String(value)])),
  );
}

function filled(text: string, { attachments }: Body): string | Payload {
  return attachments === undefined ? text : attachments.fill(text);
}

/** The client's own bytes, but for the model, what its family is told otherwise, what upstreams must always be told, and what makes a stream report its usage. */
function forwardJson(
  { body, dialect, stream }: TranslateInput,
  target: Target,
  reader: StateReader,
  loss: Loss,
  converter: Converter,
): string {
  const { requestModel } = dialect.places;
  const kept = withOwnState(body, dialect, reader, loss, converter);
  const named = requestModel === undefined ? kept : setValue(kept, requestModel, JSON.stringify(target.route.model));
  const rewritten = converter.rewriteForProfile(target.profile, dialect.name, body.json, loss);
  const told = rewritten.reduce(
    (text, { from, at, value }) => setValue(from === at ? text : removeMember(text, from), [at], JSON.stringify(value)),
    named,
  );
  const whole = withState(normalised(told, body.json, dialect), body.json, target, converter);
  return withAlwaysMembers(whole, target, stream, converter);
}

/** Answers bring opaque state where clients that leave the keeping to the vendor would miss it. */
function withState(
  text: string,
  body: Wire,
  { dialect, preset, profile }: Target,
  { stateRequestFor }: Converter,
): string {
  const asked = stateRequestFor(body, dialect, preset, profile);
  return asked === undefined ? text : setValue(text, asked.at, JSON.stringify(asked.value));
}

/** Opaque state with a tag goes only to whom it is from, and without it; where a vendor refuses what lacks state, that goes too. */
function withOwnState(
  { text, json }: Body,
  dialect: AnyDialect,
  reader: StateReader,
  loss: Loss,
  { stateEdits }: Converter,
): string {
  const { edits, lost } = stateEdits(json, dialect, reader);
  for (const place of lost) loss.at(place);
  return editJson(text, edits.map(asText));
}

/** Values that clients may write in two manners, as upstreams know them. */
function normalised(text: string, body: Wire, { places: { normalise } }: AnyDialect): string {
  return normalise.reduce((told, { at, values }) => {
    const known = values[String(valueAt(body, at))];
    return known === undefined ? told : setValue(told, at, JSON.stringify(known));
  }, text);
}

function forwardedHeaders({ dialect, headers }: TranslateInput): Record<string, string> {
  const forwarded: Record<string, string> = {};
  for (const name of dialect.endpoint.forwardedHeaders) {
    const value = headers[name];
    if (typeof value === "string") forwarded[name] = value;
  }
  return forwarded;
}

async function convert(
  wish: TranslateInput,
  target: Target,
  loss: Loss,
  converter: Converter,
  hosts: MediaHosts | undefined,
): Promise<Translation> {
  const { body, stream } = wish;
  const toolNames = new Map<string, OwnTool>();
  const { family } = converter.familyOf(target.family, target.preset, target.dialect);
  const { wire, wanted } = await write({ ...wish, family }, target, loss, { toolNames, hosts }, converter);
  const dropped = loss.paths;
  if (body.hasBigIntegers) refuseAlteredIntegers(body.text, dropped);
  return {
    sent: filled(withAlwaysMembers(stringifyExact(wire), target, stream, converter), body),
    headers: {},
    isConverted: true,
    family,
    dropped,
    toolNames,
    wanted,
  };
}

interface WriteContext {
  readonly toolNames: Map<string, OwnTool>;
  readonly hosts: MediaHosts | undefined;
}

/** Read, fitted to the model's family and to its host, and written. */
async function write(
  { body, dialect, stream, model, family }: TranslateInput & Pick<Translation, "family">,
  { route, preset, profile, promptCache, dialect: target }: Target,
  loss: Loss,
  { toolNames, hosts }: WriteContext,
  converter: Converter,
): Promise<{ readonly wire: Wire; readonly wanted: number | undefined }> {
  const read = converter.keepOwnState(dialect.readRequest(body.json, loss), dialect, family, loss);
  const fitted = converter.fitPreset(
    preset,
    target.name,
    converter.fitProfile(profile, read, loss, dialect.name),
    loss,
  );
  const stateAt = converter.stateAt(preset, target.name);
  const host = {
    promptCache,
    stateAt,
    cacheMarks: converter.cacheMarks(preset, target.name),
    wantsReasoning: converter.wantsReasoning(preset, target.name),
    reasoningSwitch: converter.reasoningSwitch(preset, target.name),
  };
  const accepted = {
    outputLimit: model.maxOutputTokens,
    usualLimit: namedLimit(target, profile?.family),
    family: profile?.family,
  };
  const wire = target.writeRequest(await withTypes(fitted, target, hosts), loss, {
    model: route.model,
    stream,
    ...accepted,
    ...host,
    toolNames,
  });
  return {
    wire: converter.asPresetWrites(preset, target, wire, host.reasoningSwitch),
    wanted: dialect.modality.wantedOf?.(fitted),
  };
}

/** What every upstream of a dialect must be told, and what makes a stream report its usage, whatever the client said. */
function withAlwaysMembers(
  text: string,
  { preset, dialect }: Target,
  stream: boolean,
  { asksForUsage }: Converter,
): string {
  const { always, askUsage } = dialect.places;
  const wishes =
    stream && askUsage !== undefined && asksForUsage(preset, dialect.name) ? [...always, askUsage] : always;
  return wishes.reduce((told, { at, value }) => setValue(told, at, JSON.stringify(value)), text);
}

/** An integer that parsing altered may be dropped, but not carried. */
function refuseAlteredIntegers(text: string, dropped: readonly string[]): void {
  const lost = new Set(dropped);
  checkJson(text, (path) => {
    if (path.some((_, index) => lost.has(formatPath(path.slice(0, index + 1))))) return;
    const param = formatPath(path);
    throw new GatewayError("invalid_request", `The integer at ${param} is too large to be converted exactly.`, {
      param,
    });
  });
}
