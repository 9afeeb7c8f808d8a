/** Records the conversion of one small call in every ordered pair of text dialects. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CHECKOUT } from "../../test/support/checkout.js";
import { startGateway, UPSTREAM_KEY } from "../../test/support/gateway.js";
import { ScriptedUpstream, answers, streams } from "../../test/support/upstream.js";
import { textOf } from "../../test/support/wire-streams.js";
import { dialectClients } from "../../test/support/dialect-clients/index.js";
import type { DialectClient } from "../../test/support/dialect-clients/dialect-client.js";
import { dialectsOf, type Wire } from "../../src/registry.js";

/** The place of the recorded shapes: the inputs of a dialect in `<dialect>/`, their conversions in `<from>-<to>/`. */
export const FIXTURES = join(CHECKOUT, "test/fixtures");

const ALL = [...dialectsOf("text").keys()];
const hasInputs = (dialect: string): boolean => existsSync(join(FIXTURES, dialect, "request.json"));
const DIALECTS = ALL.filter(hasInputs);

/** Dialects of which nothing is recorded, as nobody has written a call in them. */
export const WITHOUT_INPUTS: readonly string[] = ALL.filter((dialect) => !hasInputs(dialect));

const MODEL = "public-model";
/** The upstreams of the fixtures answered before this time, in seconds. Later times are the gateway's own. */
const LATEST_UPSTREAM_TIME = Date.parse("2026-01-01T00:01:00Z") / 1000;

/** The content of recorded files by their path under the fixtures. */
export type RecordedFiles = ReadonlyMap<string, string>;

/** The files that `make golden` writes, by the gateway's current answers. */
export async function recordPairs(): Promise<RecordedFiles> {
  const upstream = await ScriptedUpstream.start();
  const providers = DIALECTS.map((dialect) => ({
    id: dialect,
    baseUrl: upstream.baseUrl,
    apiKey: UPSTREAM_KEY,
  }));
  const models = DIALECTS.map((dialect) => ({
    id: `${dialect}/${MODEL}`,
    kind: "text",
    routes: [{ provider: dialect, dialect, model: "upstream-model" }],
  }));
  const gateway = await startGateway({ catalog: { providers, models } });
  try {
    const files = new Map<string, string>();
    for (const [from, to] of orderedPairs()) {
      const recorded = await recordPair({ from, to, url: gateway.url, key: gateway.key }, upstream);
      for (const [name, content] of recorded) files.set(`${from}-${to}/${name}`, content);
    }
    return files;
  } finally {
    await gateway.stop();
    await upstream.stop();
  }
}

/** The existing recorded files: those of pairs, without the inputs that are written by hand. */
export function readRecorded(): RecordedFiles {
  const folders = orderedPairs().map(([from, to]) => `${from}-${to}`);
  const names = folders.flatMap((folder) =>
    existsSync(join(FIXTURES, folder)) ? readdirSync(join(FIXTURES, folder)).map((file) => `${folder}/${file}`) : [],
  );
  return new Map(names.map((name) => [name, readFileSync(join(FIXTURES, name), "utf8")]));
}

export function orderedPairs(): (readonly [from: string, to: string])[] {
  return DIALECTS.flatMap((from) => DIALECTS.filter((to) => to !== from).map((to) => [from, to] as const));
}

interface PairInput {
  readonly from: string;
  readonly to: string;
  readonly url: string;
  readonly key: string;
}

async function recordPair(input: PairInput, upstream: ScriptedUpstream): Promise<(readonly [string, string])[]> {
  const { from, to } = input;
  const request = readInput(from, "request.json");
  const [answer, stream] = [readInput(to, "answer.json"), readInput(to, streamFile(to))];

  upstream.plays(answers(answer));
  const whole = await call(input, JSON.parse(request) as Wire, false);
  const converted = upstream.onlyJson;
  const dropped = (whole.headers.get("x-dropped-params") ?? "").split(/, ?/).filter((name) => name !== "");

  upstream.plays(streams([stream]));
  const streamed = await call(input, JSON.parse(request) as Wire, true);

  return [
    ["request.json", request],
    ["upstream-request.json", printed(converted)],
    ["dropped-params.json", printed(dropped)],
    ["upstream-answer.json", answer],
    ["answer.json", printed(JSON.parse(await whole.text()))],
    [`upstream-${streamFile(to)}`, stream],
    [streamFile(from), withoutMadeUp(await textOf(streamed))],
  ];
}

async function call({ from, to, url, key }: PairInput, request: Wire, isStream: boolean): Promise<Response> {
  const client = clientOf(from);
  const model = `${to}/${MODEL}`;
  const [credential] = client.credentials(key);
  const response = await fetch(`${url}${client.path(model, isStream)}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...client.headers, ...credential.headers },
    body: JSON.stringify({
      ...(client.namesModel ? { model } : {}),
      ...request,
      ...(isStream ? client.streaming : {}),
    }),
  });
  if (response.status !== 200) throw new Error(`from ${from} to ${to}: ${response.status} ${await response.text()}`);
  return response;
}

/** A stream as text, in the framing of the dialect. */
export function streamFile(dialect: string): string {
  return `answer.${dialectsOf("text").get(dialect)?.framing?.framing ?? "sse"}`;
}

function clientOf(dialect: string): DialectClient {
  const client = dialectClients.get(dialect);
  if (client === undefined) throw new Error(`there is no client of the dialect ${dialect}`);
  return client;
}

function readInput(dialect: string, file: string): string {
  return readFileSync(join(FIXTURES, dialect, file), "utf8");
}

function printed(value: unknown): string {
  return `${withoutMadeUp(JSON.stringify(value, null, 2))}\n`;
}

/** IDs and times that the gateway makes up differ from run to run. */
export function withoutMadeUp(text: string): string {
  return text
    .replace(/[0-9a-f]{24,32}/g, "made-up")
    .replace(/("(?:created|created_at|completed_at)": ?)(\d{10})/g, (whole, member: string, seconds: string) =>
      Number(seconds) > LATEST_UPSTREAM_TIME ? `${member}0` : whole,
    )
    .replace(/("(?:created|created_at|updated)": ?)"([^"]*)"/g, (whole, member: string, time: string) =>
      Date.parse(time) / 1000 > LATEST_UPSTREAM_TIME ? `${member}"1970-01-01T00:00:00Z"` : whole,
    );
}
