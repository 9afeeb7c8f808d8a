/** Converts a call into the dialect of its target. */
import type { IncomingHttpHeaders } from "node:http";
import type { Model } from "../catalog/types.js";
import {
  namedLimit,
  stringifyExact,
  wellFormed,
  valueAt,
  type AnyDialect,
  type Loss,
  type OwnTool,
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

/** The request, for any target. */
export interface TranslateInput {
  readonly body: Body;
  readonly headers: IncomingHttpHeaders;
  readonly dialect: AnyDialect;
  readonly stream: boolean;
  readonly model: Pick<Model, "maxOutputTokens">;
}

export interface Translation {
  readonly sent: string | Payload;
  /** Headers of the client that are forwarded. */
  readonly headers: Readonly<Record<string, string>>;
  readonly isConverted: boolean;
  /**
   * The family of the opaque state in the answer, where it is tagged: that of the client dialect's vendor has no tag.
   */
  readonly family?: string | undefined;
  /** The paths of the client's body that the upstream does not get, in document order. */
  readonly dropped: readonly string[];
  /** Tools that have another name at the upstream. */
  readonly toolNames: ToolNames;
  /** How many results the answer to a converted request must have, if that is known. */
  readonly wanted?: number | undefined;
}

type Converter = Pick<
  Registry,
  "Loss" | "ConversionError" | "fitProfile" | "keepOwnState" | "stateEdits" | "formsOf" | "rewriteForProfile"
>;

/** The upstream's request for a call. Media are looked up only where an upstream requires a type that is missing. */
export async function translate(
  input: TranslateInput,
  target: Target,
  converter: Converter,
  hosts?: MediaHosts,
): Promise<Translation> {
  const loss = new converter.Loss(input.dialect.paths, input.body.json);
  try {
    if (target.dialect !== input.dialect) return await convert(input, target, loss, converter, hosts);
    const sent = forward(input, target, loss, converter);
    return {
      sent,
      headers: forwardedHeaders(input),
      isConverted: false,
      family: target.host.foreignFamily,
      dropped: loss.paths,
      toolNames: new Map(),
    };
  } catch (error) {
    if (error instanceof converter.ConversionError)
      throw new GatewayError("invalid_request", error.message, { param: error.path });
    throw error;
  }
}

/** A form is forwarded as a form, except to models whose profiles accept only JSON. */
function forward(input: TranslateInput, target: Target, loss: Loss, converter: Converter): string | Payload {
  const { body, dialect } = input;
  if (
    body.form === undefined ||
    body.attachments === undefined ||
    converter.formsOf(target.profile, dialect.name) === "json"
  )
    return filled(forwardJson(input, target, loss, converter), body);
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

/**
 * The client's own bytes. Only the model, the members that its profile rewrites, the members that upstreams always need
 * and the option for usage in streams are changed.
 */
function forwardJson(
  { body, dialect, stream }: TranslateInput,
  target: Target,
  loss: Loss,
  converter: Converter,
): string {
  const { requestModel } = dialect.places;
  const kept = withOwnState(body, target, loss, converter);
  const named = requestModel === undefined ? kept : setValue(kept, requestModel, JSON.stringify(target.route.model));
  const rewritten = converter.rewriteForProfile(target.profile, dialect.name, body.json, loss);
  const profiled = rewritten.reduce(
    (text, { from, at, value }) => setValue(from === at ? text : removeMember(text, from), [at], JSON.stringify(value)),
    named,
  );
  const whole = withState(normalised(profiled, body.json, dialect), body.json, target);
  return withAlwaysMembers(whole, target, stream);
}

/** Requests opaque state in the answer for clients that otherwise rely on the vendor to keep it. */
function withState(text: string, body: Wire, { host, profile }: Target): string {
  const request = host.stateRequest(body, profile);
  return request === undefined ? text : setValue(text, request.at, JSON.stringify(request.value));
}

/**
 * Tagged opaque state is sent only to its own family, without the tag. Where a vendor refuses a part without its state,
 * the part is removed too.
 */
function withOwnState(
  { text, json }: Body,
  { dialect, host, profile }: Target,
  loss: Loss,
  { stateEdits }: Converter,
): string {
  const refusesItems = profile?.family?.reasoning_items === "refused";
  const { edits, lost } = stateEdits(json, dialect, { ...host.state, refusesItems });
  for (const place of lost) loss.at(place);
  return editJson(text, edits.map(asText));
}

/** Values with two spellings, in the spelling that upstreams know. */
function normalised(text: string, body: Wire, { places: { normalise } }: AnyDialect): string {
  return normalise.reduce((normalisedText, { at, values }) => {
    const known = values[String(valueAt(body, at))];
    return known === undefined ? normalisedText : setValue(normalisedText, at, JSON.stringify(known));
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
  input: TranslateInput,
  target: Target,
  loss: Loss,
  converter: Converter,
  hosts: MediaHosts | undefined,
): Promise<Translation> {
  const { body, stream } = input;
  const toolNames = new Map<string, OwnTool>();
  const { family } = target.host.state;
  const { wire, wanted } = await write({ ...input, family }, target, loss, { toolNames, hosts }, converter);
  const dropped = loss.paths;
  if (body.hasBigIntegers) refuseAlteredIntegers(body.text, dropped);
  return {
    sent: filled(withAlwaysMembers(wellFormed(stringifyExact(wire)), target, stream), body),
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

/** Reads the request, adapts it to the model's family and its host, and writes it. */
async function write(
  { body, dialect, stream, model, family }: TranslateInput & Pick<Translation, "family">,
  { route, host, profile, promptCache, dialect: target }: Target,
  loss: Loss,
  { toolNames, hosts }: WriteContext,
  converter: Converter,
): Promise<{ readonly wire: Wire; readonly wanted: number | undefined }> {
  const read = converter.keepOwnState(dialect.readRequest(body.json, loss), dialect, family, loss);
  const fitted = host.fit(converter.fitProfile(profile, read, loss, dialect.name), loss);
  const reasoningSwitch = host.switchesReasoning ? {} : undefined;
  const accepted = {
    outputLimit: model.maxOutputTokens,
    usualLimit: namedLimit(target, profile?.family),
    family: profile?.family,
  };
  const wire = target.writeRequest(await withTypes(fitted, target, hosts), loss, {
    model: route.model,
    stream,
    ...accepted,
    ...host.context,
    promptCache,
    ...(reasoningSwitch !== undefined && { reasoningSwitch }),
    toolNames,
  });
  return {
    wire: host.finish(wire, reasoningSwitch),
    wanted: dialect.modality.wantedOf?.(fitted),
  };
}

/** Sets the members that every upstream of a dialect needs, and the option for usage in streams. */
function withAlwaysMembers(text: string, { host, dialect }: Target, stream: boolean): string {
  const { always, askUsage } = dialect.places;
  const members = stream && askUsage !== undefined && host.asksForUsage ? [...always, askUsage] : always;
  return members.reduce((edited, { at, value }) => setValue(edited, at, JSON.stringify(value)), text);
}

/** An integer that parsing rounded may be dropped, but not converted. */
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
