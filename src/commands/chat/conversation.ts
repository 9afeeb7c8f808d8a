/** Asks a gateway over HTTP, in any of its dialects. */
import {
  type Credential,
  type Dialect,
  Loss,
  mediaTypeOf,
  type Route,
  routes,
  streamTypeOf,
  type Turn,
  type Usage,
  type Wire,
} from "../../registry.js";
import { setValue } from "../../bodies/edit-json.js";
import { parseRefusal } from "../../upstream/parse-refusal.js";
import { longestEventOf } from "../../streams/longest-event.js";
import { formatOf } from "../../streams/stream-format.js";
import { AnswerSink, type AnswerPrinter } from "./answer-sink.js";

export interface Gateway {
  readonly url: string;
  readonly key: string;
  readonly dialect: Dialect;
  readonly model: string;
  /** The answer comes piece by piece. */
  readonly stream: boolean;
}

export interface Answer {
  readonly text: string;
  readonly finish: string | undefined;
  readonly usage: Usage | undefined;
}

/** Sends the turns so far and prints the answer as it comes. Fails with what the gateway or the upstream reports. */
export async function ask(
  gateway: Gateway,
  turns: readonly Turn[],
  printer: AnswerPrinter,
  signal?: AbortSignal,
): Promise<Answer> {
  const { dialect, model, stream } = gateway;
  const body = dialect.writeRequest({ turns: [...turns] }, new Loss({}, {}), { model, stream });
  const response = await fetch(addressOf(gateway), {
    method: "POST",
    headers: { ...dialect.endpoint.headers, ...headersOf(gateway), "content-type": "application/json" },
    body: withUsage(JSON.stringify(body), gateway),
    ...(signal !== undefined && { signal }),
  });
  if (!response.ok) throw refusalOf(dialect, response, await response.text());
  const sink = new AnswerSink(printer);
  const isStream =
    mediaTypeOf(response.headers.get("content-type") ?? "") === mediaTypeOf(streamTypeOf(dialect.framing));
  if (isStream && stream) await readStream(response, dialect, sink);
  else readWhole((await response.json()) as Wire, dialect, sink);
  if (sink.failure !== undefined) throw new Error(sink.failure.message);
  return { text: sink.text, finish: sink.finishReason, usage: sink.usage };
}

/** Some dialects report the usage of a stream only where a request asks for it. */
function withUsage(body: string, { dialect, stream }: Gateway): string {
  const { askUsage } = dialect.places;
  return stream && askUsage !== undefined ? setValue(body, askUsage.at, JSON.stringify(askUsage.value)) : body;
}

async function readStream(response: Response, dialect: Dialect, sink: AnswerSink): Promise<void> {
  const format = formatOf(dialect);
  const splitter = format.openSplitter(longestEventOf(dialect.places));
  const reader = dialect.openReader(sink);
  const read = (blocks: readonly Buffer[]) => {
    for (const block of blocks) {
      const { data } = format.read(block, dialect.framing?.named);
      if (data !== undefined) reader.event(data);
    }
  };
  for await (const chunk of response.body ?? []) read(splitter.push(Buffer.from(chunk)));
  read(splitter.end());
  reader.close();
}

function readWhole(body: Wire, dialect: Dialect, sink: AnswerSink): void {
  const { parts, usage, finish, explanation } = dialect.readResponse(body);
  for (const part of parts) {
    if (part.kind === "call") sink.piece({ kind: "call", name: part.name, text: part.arguments });
    else if ("text" in part) sink.piece({ kind: part.kind === "reasoning" ? "reasoning" : "text", text: part.text });
  }
  if (usage !== undefined) sink.count(usage);
  if (finish !== undefined) sink.finish(finish, { explanation });
}

/** The route that a client of the dialect uses. */
function routeOf({ dialect: { name }, stream }: Gateway): Route {
  const all = routes.filter(
    ({ dialect, method, counts, job, operation }) =>
      dialect === name && method === "POST" && counts !== true && job === undefined && operation === undefined,
  );
  const unfit = stream ? "never" : "always";
  const route = all.find((one) => one.stream !== unfit) ?? all[0];
  if (route === undefined) throw new Error(`the gateway serves no path in the dialect ${name}`);
  return route;
}

function addressOf(gateway: Gateway): URL {
  const { url, key, dialect, model } = gateway;
  const { path } = routeOf(gateway);
  const address = new URL(url.replace(/\/+$/, "") + path.replace("{model}", () => model));
  const credential = credentialOf(dialect);
  if (credential?.in === "query") address.searchParams.set(credential.name, key);
  return address;
}

function headersOf({ dialect, key }: Gateway): Record<string, string> {
  const credential = credentialOf(dialect);
  if (credential?.in !== "header") return {};
  return { [credential.name]: credential.scheme === undefined ? key : `${credential.scheme} ${key}` };
}

function credentialOf({ credentials }: Dialect): Credential | undefined {
  return credentials.find(({ refused }) => refused === undefined);
}

function refusalOf(dialect: Dialect, response: Response, text: string): Error {
  const header = (name: string) => response.headers.get(name) ?? undefined;
  const { message } = dialect.errors.read(response.status, parseRefusal(text), header);
  return new Error(`${response.status} ${message}`);
}
