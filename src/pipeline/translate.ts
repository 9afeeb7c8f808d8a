/** Puts a call into the words of the upstream that is to answer it. */
import type { IncomingHttpHeaders } from "node:http";
import type { Model } from "../catalog/types.js";
import { stringifyExact, valueAt, type AnyDialect, type Loss, type ToolNames, type Wire } from "../registry.js";
import type { Target } from "../upstream/target.js";
import { checkJson, formatPath } from "./check-json.js";
import type { Registry } from "./context.js";
import { GatewayError } from "./gateway-error.js";
import type { Body } from "./read.js";
import { setValue } from "./splice.js";

/** What is to be said, whoever says it. */
export interface Wish {
  readonly body: Body;
  readonly headers: IncomingHttpHeaders;
  readonly dialect: AnyDialect;
  readonly stream: boolean;
  readonly model: Pick<Model, "profile" | "maxOutputTokens">;
}

export interface Translation {
  readonly text: string;
  /** Headers of the client's that go along. */
  readonly headers: Readonly<Record<string, string>>;
  readonly isConverted: boolean;
  /** The paths of the client's body that the upstream will not see, in document order. */
  readonly dropped: readonly string[];
  /** Tools that the upstream will call by another name than the client does. */
  readonly toolNames: ToolNames;
}

type Converter = Pick<Registry, "Loss" | "ConversionError" | "fitProfile" | "fitPreset" | "asPresetWrites" | "asksForUsage">;

/** The upstream's request for a call. */
export function translate(wish: Wish, target: Target, converter: Converter): Translation {
  if (target.dialect !== wish.dialect) return convert(wish, target, converter);
  return { text: forward(wish, target, converter), headers: forwardedHeaders(wish), isConverted: false, dropped: [], toolNames: new Map() };
}

/** The client's own bytes, but for the model, what upstreams must always be told, and what makes a stream report its usage. */
function forward({ body, dialect, stream }: Wish, target: Target, converter: Converter): string {
  const { requestModel } = dialect.places;
  const named = requestModel === undefined ? body.text : setValue(body.text, requestModel, JSON.stringify(target.route.model));
  return asking(normalised(named, body.json, dialect), target, stream, converter);
}

/** Values that clients may write in two manners, as upstreams know them. */
function normalised(text: string, body: Wire, { places: { normalise } }: AnyDialect): string {
  return normalise.reduce((told, { at, values }) => {
    const known = values[String(valueAt(body, at))];
    return known === undefined ? told : setValue(told, at, JSON.stringify(known));
  }, text);
}

function forwardedHeaders({ dialect, headers }: Wish): Record<string, string> {
  const forwarded: Record<string, string> = {};
  for (const name of dialect.endpoint.forwardedHeaders) {
    const value = headers[name];
    if (typeof value === "string") forwarded[name] = value;
  }
  return forwarded;
}

function convert(wish: Wish, target: Target, converter: Converter): Translation {
  const { body, stream, dialect } = wish;
  const loss = new converter.Loss(dialect.paths, body.json);
  const toolNames = new Map<string, string>();
  try {
    const wire = write(wish, target, loss, toolNames, converter);
    const dropped = loss.paths;
    if (body.hasBigIntegers) refuseAlteredIntegers(body.text, dropped);
    return { text: asking(stringifyExact(wire), target, stream, converter), headers: {}, isConverted: true, dropped, toolNames };
  } catch (error) {
    if (error instanceof converter.ConversionError) throw new GatewayError("invalid_request", error.message, { param: error.path });
    throw error;
  }
}

/** Read, fitted to the model's family and to its host, and written. */
function write({ body, dialect, stream, model }: Wish, { route, preset, dialect: target }: Target, loss: Loss, toolNames: Map<string, string>, converter: Converter): Wire {
  const read = dialect.readRequest(body.json, loss);
  const fitted = converter.fitPreset(preset, target.name, converter.fitProfile(model.profile, read, loss, dialect.name), loss);
  const wire = target.writeRequest(fitted, loss, { model: route.model, stream, outputLimit: model.maxOutputTokens, toolNames });
  return converter.asPresetWrites(preset, target.name, wire);
}

/** What every upstream of a dialect must be told, and what makes a stream report its usage, whatever the client said. */
function asking(text: string, { preset, dialect }: Target, stream: boolean, { asksForUsage }: Converter): string {
  const { always, askUsage } = dialect.places;
  const wishes = stream && askUsage !== undefined && asksForUsage(preset, dialect.name) ? [...always, askUsage] : always;
  return wishes.reduce((told, { at, value }) => setValue(told, at, JSON.stringify(value)), text);
}

/** An integer that parsing altered may be dropped, but not carried. */
function refuseAlteredIntegers(text: string, dropped: readonly string[]): void {
  const lost = new Set(dropped);
  checkJson(text, (path) => {
    if (path.some((_, index) => lost.has(formatPath(path.slice(0, index + 1))))) return;
    const param = formatPath(path);
    throw new GatewayError("invalid_request", `The integer at ${param} is too large to be converted exactly.`, { param });
  });
}
