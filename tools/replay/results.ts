/**
 * Recorded calls for vectors and images: each is sent through the gateway to its host. Forwarded bodies must be the
 * same byte for byte except for the model's name. Converted ones must contain the same vectors, addresses and bytes.
 */
import { loadRecordings, type Recording } from "./recordings.js";
import { startGateway } from "../../test/support/gateway.js";
import { ScriptedUpstream } from "../../test/support/upstream.js";

export interface ResultsReport {
  readonly played: number;
  readonly skipped: readonly string[];
  readonly faults: readonly string[];
}

type Body = Readonly<Record<string, unknown>>;

/** The dialect and preset of a recording, and its path. */
interface Way {
  readonly model: string;
  readonly path: string;
  readonly isConverted: boolean;
}

const INNER = "inner-model";
const EMBEDDINGS = "/v1/embeddings";
const IMAGES = "/v1/images/generations";
const EDITS = "/v1/images/edits";
const MODELS = [
  { id: "replay/vectors", kind: "embedding", dialect: "embeddings" },
  { id: "replay/contents", kind: "embedding", dialect: "embed-content" },
  { id: "replay/images", kind: "image", dialect: "images" },
  { id: "replay/references", kind: "image", dialect: "images", preset: "xai" },
] as const;

export async function replayResults(directory: string, only = ""): Promise<ResultsReport> {
  const recordings = loadRecordings(directory, ["embeddings", "images"]).filter(({ file }) => file.includes(only));
  const upstream = await ScriptedUpstream.start();
  const gateway = await startGateway({
    catalog: {
      providers: MODELS.map((model) => ({
        id: model.id.replace("/", "-"),
        baseUrl: upstream.baseUrl,
        auth: "none",
        ...("preset" in model && { preset: model.preset }),
      })),
      models: MODELS.map(({ id, kind, dialect }) => ({
        id,
        kind,
        pricing: { input: 1, output: 1 },
        routes: [{ provider: id.replace("/", "-"), model: INNER, dialect }],
      })),
    },
  });
  const [faults, skipped]: [string[], string[]] = [[], []];
  try {
    for (const recording of recordings) {
      const text = recording.read().toString("utf8");
      const body = JSON.parse(text) as Body;
      const way = wayOf(recording, body);
      if (way === undefined) {
        skipped.push(recording.file);
        continue;
      }
      const isRequest = recording.kind === "request";
      const status = recording.status ?? 200;
      upstream.plays(
        (response) =>
          void response
            .writeHead(isRequest ? 200 : status, { "content-type": "application/json" })
            .end(isRequest ? small(way, body) : text),
      );
      const requested = isRequest
        ? text.replace(/("model"\s*:\s*)"[^"]*"/, `$1"${way.model}"`)
        : JSON.stringify({ model: way.model, prompt: "x", input: inputsFor(body), ...formOf(body) });
      const reply = await fetch(gateway.url + way.path, {
        method: "POST",
        headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" },
        body: requested,
      });
      const received = await reply.text();
      const found = isRequest
        ? requestFaults(reply.status, received, requested, way, upstream)
        : answerFaults(reply.status, received, text, status, way);
      faults.push(...found.map((fault) => `${recording.file}: ${fault}`));
    }
  } finally {
    await gateway.stop();
    await upstream.stop();
  }
  return { played: recordings.length - skipped.length, skipped, faults };
}

/** Recordings of hosts whose forms no dialect has are left out. */
function wayOf({ dialect, path = "", kind, provider }: Recording, body: Body): Way | undefined {
  if (dialect === "embeddings") {
    if (kind === "request")
      return "input" in body ? { model: "replay/vectors", path: EMBEDDINGS, isConverted: false } : undefined;
    if ("embeddings" in body || (kind === "error" && provider === "gemini"))
      return { model: "replay/contents", path: EMBEDDINGS, isConverted: true };
    return kind === "error" || "data" in body
      ? { model: "replay/vectors", path: EMBEDDINGS, isConverted: false }
      : undefined;
  }
  if ("instances" in body || "predictions" in body) return undefined;
  const isByReference = provider === "xai";
  const operation = kind === "request" && path.endsWith("/edits") ? EDITS : IMAGES;
  return { model: isByReference ? "replay/references" : "replay/images", path: operation, isConverted: isByReference };
}

/** An answer with one vector for each text. */
function small({ path }: Way, { input }: Body): string {
  const texts: unknown[] = Array.isArray(input) ? input : [input];
  return JSON.stringify(
    path === EMBEDDINGS
      ? {
          object: "list",
          data: texts.map((_, index) => ({ object: "embedding", index, embedding: [1] })),
          model: INNER,
        }
      : { created: 1, data: [{ url: "https://example.test/1.png" }] },
  );
}

function inputsFor({ embeddings, data }: Body): string | string[] {
  const vectors = embeddings ?? data;
  return Array.isArray(vectors) ? vectors.map(() => "x") : "x";
}

/** Vectors are forwarded in the requested format. Those in another format are converted. */
function formOf({ data }: Body): Body {
  const isText = Array.isArray(data) && data.some((item: Body) => typeof item.embedding === "string");
  return isText ? { encoding_format: "base64" } : {};
}

/** The upstream's request is the client's. */
function requestFaults(
  status: number,
  received: string,
  requested: string,
  { model, isConverted }: Way,
  upstream: ScriptedUpstream,
): string[] {
  if (status !== 200) return [`the call failed with ${status}: ${received.slice(0, 200)}`];
  const sent = upstream.only.body.toString();
  const wanted = requested.replace(model, INNER);
  const isSame = isConverted ? sameJson(JSON.parse(sent), JSON.parse(wanted)) : sent === wanted;
  return isSame ? [] : ["the upstream got another request"];
}

function answerFaults(
  status: number,
  received: string,
  recorded: string,
  wanted: number,
  { model, isConverted }: Way,
): string[] {
  if (wanted >= 400) return refusalFaults(status, received, recorded, wanted);
  if (status !== wanted) return [`the call failed with ${status}: ${received.slice(0, 200)}`];
  if (isConverted)
    return sameResults(JSON.parse(received) as Body, JSON.parse(recorded) as Body)
      ? []
      : ["the results are not the same"];
  const [open, close] = [recorded.indexOf("{"), recorded.lastIndexOf("}") + 1];
  const named = `${recorded.slice(0, open)}${withModel(recorded.slice(open, close), model)}${recorded.slice(close)}`;
  return received === named ? [] : ["the answer is not the same byte for byte"];
}

/** Only the model at the top is the answer's. */
function withModel(text: string, model: string): string {
  const { model: own } = JSON.parse(text) as Body;
  return typeof own === "string"
    ? text.replace(new RegExp(`("model"\\s*:\\s*)"${own.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}"`), `$1"${model}"`)
    : text;
}

/** The operator's own key is never reported to a client. */
function refusalFaults(status: number, received: string, recorded: string, wanted: number): string[] {
  const expected = wanted === 401 || wanted === 403 ? 502 : wanted;
  if (status !== expected) return [`status ${status} came for ${wanted}`];
  const { error, detail } = JSON.parse(recorded) as { error?: { message?: string }; detail?: string };
  const message = (JSON.parse(received) as { error: { message: string } }).error.message;
  return expected === 502 || message.slice(0, 40) === (error?.message ?? detail ?? "").slice(0, 40)
    ? []
    : ["the reason is another"];
}

function sameResults(received: Body, recorded: Body): boolean {
  const data = received.data as readonly Record<string, unknown>[];
  if (Array.isArray(recorded.embeddings)) {
    const vectors = (recorded.embeddings as { values: number[] }[]).map(({ values }) => values);
    return (
      vectors.length === data.length &&
      vectors.every((vector, index) => liesAlong(data[index]?.embedding as number[], vector))
    );
  }
  const images = recorded.data as readonly Record<string, unknown>[];
  return (
    images.length === data.length &&
    images.every((image, index) => image.url === data[index]?.url && image.b64_json === data[index]?.b64_json)
  );
}

/** A vector of length one in the direction of another. */
function liesAlong(received: readonly number[], recorded: readonly number[]): boolean {
  const length = Math.hypot(...recorded);
  return (
    received.length === recorded.length &&
    Math.abs(Math.hypot(...received) - 1) < 2e-3 &&
    received.every((value, index) => Math.abs(value - (recorded[index] ?? NaN) / length) < 1e-3)
  );
}

function sameJson(left: unknown, right: unknown): boolean {
  const sorted = (value: unknown): unknown =>
    typeof value !== "object" || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(
          Object.entries(value)
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .map(([key, inside]) => [key, sorted(inside)]),
        );
  return JSON.stringify(sorted(left)) === JSON.stringify(sorted(right));
}
