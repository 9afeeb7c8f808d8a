/** Forwards a request to an upstream of its own dialect. */
import { type AnyDialect, type Loss, valueAt, type Wire } from "../registry.js";
import type { Payload } from "../bodies/attachments.js";
import type { Body, SentForm } from "../bodies/body.js";
import { removeMember, setValue } from "../bodies/edit-json.js";
import { asText, editJson } from "../bodies/edit-many.js";
import { type ShortenedValues, shortenTexts } from "../bodies/shorten-texts.js";
import { writeForm } from "../bodies/write-form.js";
import type { Target } from "../upstream/target.js";
import { completeBody, withAlwaysMembers } from "./complete-body.js";
import type { Converter, TranslateInput, Translation } from "./translation.js";

type JsonBody = Pick<Body, "text" | "json">;

/** Tools keep the names that the client gave them. */
const OWN_NAMES: Translation["toolNames"] = new Map();

export function forward(input: TranslateInput, target: Target, loss: Loss, converter: Converter): Translation {
  const { body, dialect } = input;
  const sent = forwardBody(input, target, loss, converter);
  return {
    sent,
    headers: forwardedHeaders(input),
    isConverted: false,
    family: target.host.foreignFamily,
    dropped: loss.paths,
    toolNames: OWN_NAMES,
    wanted: wantedOf(body, dialect, converter),
  };
}

/** A body is read once for all routes that are tried. */
const wantedOfBodies = new WeakMap<Body, number>();

/** The number of results that the answer must have, in dialects where a request determines it. */
function wantedOf(body: Body, { modality, readRequest }: AnyDialect, { Loss: AnyLoss }: Converter): number | undefined {
  if (modality.wantedOf === undefined) return undefined;
  const wanted = wantedOfBodies.get(body) ?? modality.wantedOf(readRequest(body.json, new AnyLoss({}, {})));
  wantedOfBodies.set(body, wanted);
  return wanted;
}

/** A form is forwarded as a form, except to models whose profiles accept only JSON. */
function forwardBody(input: TranslateInput, target: Target, loss: Loss, converter: Converter): string | Payload {
  const { body, dialect, stream } = input;
  const { form, attachments } = body;
  if (form === undefined || attachments === undefined || converter.formsOf(target.profile, dialect.name) === "json")
    return completeBody(forwardJson(body, input, target, loss, converter), input, target);
  // Its values are changed as the same members in JSON are.
  loss.reads(form.values);
  const { text, restore } = shortenedOf(form);
  const values = { text, json: form.values };
  const changed = withAlwaysMembers(forwardJson(values, input, target, loss, converter), target, stream);
  return writeForm(form, attachments, restore(changed));
}

/** A form is prepared once for all routes that are tried. */
const shortenedForms = new WeakMap<SentForm, ShortenedValues>();

function shortenedOf(form: SentForm): ShortenedValues {
  const shortened = shortenedForms.get(form) ?? shortenTexts(form.values);
  shortenedForms.set(form, shortened);
  return shortened;
}

/** The client's own bytes. Only the model, opaque state and what the model's profile rewrites are changed. */
function forwardJson(
  body: JsonBody,
  { dialect }: Pick<TranslateInput, "dialect">,
  target: Target,
  loss: Loss,
  converter: Converter,
): string {
  const { requestModel } = dialect.places;
  const kept = withOwnState(body, target, loss, converter);
  const named = requestModel === undefined ? kept : setValue(kept, requestModel, JSON.stringify(target.route.model));
  const rewritten = converter.rewriteForProfile(target.profile, dialect.name, body.json, loss);
  const profiled = rewritten.reduce(
    (text, { from, at, value }) =>
      at === undefined
        ? removeMember(text, from)
        : setValue(from === at ? text : removeMember(text, from), [at], JSON.stringify(value)),
    named,
  );
  return withState(normalised(profiled, body.json, dialect), body.json, target);
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
  { text, json }: JsonBody,
  { dialect, host, profile }: Target,
  loss: Loss,
  { stateEdits }: Converter,
): string {
  const refusesItems = profile?.family?.reasoning_items === "refused";
  const { edits, lost } = stateEdits(json, dialect, refusesItems ? { ...host.state, refusesItems } : host.state);
  for (const place of lost) loss.atPath(place);
  return edits.length === 0 ? text : editJson(text, edits.map(asText));
}

/** Values with two spellings, in the spelling that upstreams know. */
function normalised(text: string, body: Wire, { places: { normalise } }: AnyDialect): string {
  return normalise.reduce((normalisedText, { at, values }) => {
    const known = values[String(valueAt(body, at))];
    return known === undefined ? normalisedText : setValue(normalisedText, at, JSON.stringify(known));
  }, text);
}

/** Headers of the client that its dialect lets through. */
function forwardedHeaders({ dialect, headers }: TranslateInput): Record<string, string> {
  const forwarded: Record<string, string> = {};
  for (const name of dialect.endpoint.forwardedHeaders) {
    const value = headers[name];
    if (typeof value === "string") forwarded[name] = value;
  }
  return forwarded;
}
