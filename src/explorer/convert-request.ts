/** Converts a request as the gateway does, without its catalog: no preset, and no profile of a model. */
import type { Body } from "../bodies/body.js";
import { parseBody } from "../bodies/parse-body.js";
import { checkBody } from "../calls/check-body.js";
import { convert, type ConversionTarget } from "../calls/convert.js";
import { droppedHeader } from "../calls/dropped-params.js";
import type { AnyDialect } from "../conversion/dialect.js";
import { resolveHost } from "../conversion/host.js";
import { Loss } from "../conversion/loss.js";
import { valueAt } from "../conversion/values.js";
import type { ToolNames } from "../conversion/tool-names.js";
import type { ConvertedRequest, PairInput } from "./contract.js";
import { placeholderHosts } from "./placeholder-media.js";
import * as converter from "./registry.js";
import { asVideoTarget, isVideoDialect, writeVideoRequest } from "./video-request.js";

const MODEL = "model";

/** The two dialects, loaded. */
export interface Dialects {
  readonly client: AnyDialect;
  readonly upstream: AnyDialect;
}

/** A request that was converted, with what its answer needs. */
export interface RequestResult {
  readonly converted: ConvertedRequest;
  readonly body: Body;
  readonly toolNames: ToolNames;
  readonly callIds?: ReadonlySet<string> | undefined;
  readonly wanted: number | undefined;
  readonly publicId: string;
}

export async function convertRequest(input: PairInput, { client, upstream }: Dialects): Promise<RequestResult> {
  const body = parseBody(input.request);
  checkBody(body.json, client, input.operation, converter);
  const publicId = modelIn(body, client) ?? input.model ?? MODEL;
  const stream = asksForStream(body, client, input.stream);
  const target = targetFor(upstream, input.upstreamModel ?? publicId);
  const fetched: string[] = [];
  const sent = await write({ body, client, stream, operation: input.operation, fetched }, target);
  return {
    converted: {
      path: pathOf(target, stream, sent.operation),
      text: JSON.stringify(JSON.parse(sent.text), undefined, 2),
      dropped: sent.dropped,
      header: droppedHeader(sent.dropped)["x-dropped-params"],
      fetched,
    },
    body,
    toolNames: sent.toolNames,
    callIds: sent.callIds,
    wanted: sent.wanted,
    publicId,
  };
}

interface WriteInput {
  readonly body: Body;
  readonly client: AnyDialect;
  readonly stream: boolean;
  readonly operation: string | undefined;
  readonly fetched: string[];
}

interface Sent extends Pick<RequestResult, "toolNames" | "callIds" | "wanted"> {
  readonly text: string;
  readonly dropped: readonly string[];
  readonly operation: string | undefined;
}

async function write(
  { body, client, stream, operation, fetched }: WriteInput,
  target: ConversionTarget,
): Promise<Sent> {
  const loss = new Loss(client.paths, body.json, body.text);
  const video = asVideoTarget(target);
  if (isVideoDialect(client) && video !== undefined) {
    const written = await writeVideoRequest({ json: body.json, client, operation, fetched }, video, loss);
    return { ...written, dropped: loss.paths, toolNames: new Map(), wanted: undefined };
  }
  const input = { body, dialect: client, stream, model: {} };
  const { sent, ...translated } = await convert(input, target, loss, converter, placeholderHosts(fetched));
  return { ...translated, wanted: translated.wanted, text: String(sent), operation };
}

/** The model of a request, where its body names one. */
function modelIn({ json }: Body, { places }: AnyDialect): string | undefined {
  const named = places.requestModel && valueAt(json, places.requestModel);
  return typeof named === "string" && named !== "" ? named : undefined;
}

function asksForStream({ json }: Body, { places, framing }: AnyDialect, wanted = false): boolean {
  const place = places.requestStream;
  return place === undefined ? wanted : (valueAt(json, place) ?? framing?.byDefault ?? false) === true;
}

function targetFor(dialect: AnyDialect, model: string): ConversionTarget {
  const host = resolveHost({ dialect, preset: undefined, family: undefined });
  return { dialect, host, profile: undefined, promptCache: "auto", route: { model } };
}

function pathOf({ dialect: { endpoint }, route }: ConversionTarget, stream: boolean, operation = ""): string {
  const path = endpoint.operations[operation] ?? (stream ? endpoint.streamPath : endpoint.path);
  return path.replace("{model}", route.model);
}
