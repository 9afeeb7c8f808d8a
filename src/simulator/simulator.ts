/** The simulated upstreams: every dialect under its own name, in its own wire form. */
import { randomUUID } from "node:crypto";
import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import * as compiled from "../registry.js";
import type { Dialect, Response } from "../registry.js";
import { answerFailure, answerStream, answerWhole } from "./answer.js";
import { behaviourOf } from "./behaviour.js";
import { type EndpointMatch, endpointMatcher } from "./endpoints.js";
import { think } from "./mind.js";
import { simulatedModels } from "./models.js";
import { readRequest } from "./read-request.js";
import { SimulatedFailure, failureFrom } from "./simulated-failure.js";

export interface SimulatorOptions {
  readonly port: number;
  readonly host?: string;
  /** The wait between the pieces of a stream. */
  readonly paceMilliseconds?: number;
  /** The dialects to speak; those of the installed specs unless given. */
  readonly registry?: Pick<typeof compiled, "dialects" | "fallbackDialect">;
}

/** A simulator that answers. */
export interface Simulator {
  readonly port: number;
  readonly url: string;
  /** The base URL of every dialect, by its name. */
  readonly baseUrls: ReadonlyMap<string, string>;
  /** Closes every connection. */
  stop(): Promise<void>;
}

type Answer = (incoming: IncomingMessage, response: ServerResponse, requestId: string) => Promise<void>;

const LOOPBACK = "127.0.0.1";
const PACE_MILLISECONDS = 15;

/** Starts the simulated upstreams; port 0 takes any free one. */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { host = LOOPBACK, paceMilliseconds = PACE_MILLISECONDS, registry = compiled } = options;
  const match = endpointMatcher(registry.dialects.values());
  const answer: Answer = async (incoming, response, requestId) => {
    const url = new URL(incoming.url ?? "/", `http://${LOOPBACK}`);
    const dialect = spokenAt(url, registry);
    try {
      if (url.pathname === "/") return listEverything(response, baseUrls);
      const endpoint = match(url);
      if (endpoint === undefined) throw new SimulatedFailure({ status: 404, message: `There is nothing at ${url.pathname}.` });
      if (incoming.method !== "POST") throw new SimulatedFailure({ status: 405, message: `${url.pathname} takes POST.` });
      await answerCall(endpoint, incoming, response, { requestId, paceMilliseconds });
    } catch (error) {
      if (response.destroyed || response.headersSent) response.destroy();
      else answerFailure(failureFrom(error), dialect, response, requestId);
    }
  };
  const server = createServer((incoming, response) => {
    const requestId = randomUUID();
    response.setHeader("x-request-id", requestId);
    void answer(incoming, response, requestId);
  });
  const { port } = await listen(server, options.port, host);
  const url = `http://${host}:${port}`;
  const baseUrls = new Map([...registry.dialects.keys()].map((name) => [name, `${url}/${name}`]));
  return { port, url, baseUrls, stop: () => stop(server) };
}

async function answerCall(
  endpoint: EndpointMatch,
  incoming: IncomingMessage,
  response: ServerResponse,
  { requestId, paceMilliseconds }: { readonly requestId: string; readonly paceMilliseconds: number },
): Promise<void> {
  const { dialect } = endpoint;
  const { body, request } = await readRequest(incoming, dialect);
  const model = endpoint.model ?? request.model ?? "";
  const { failure, breaks, waitMilliseconds = 0 } = behaviourOf(model);
  if (failure !== undefined) throw new SimulatedFailure({ status: failure, message: `This simulated model always fails with status ${failure}.` });
  const hungUp = new AbortController();
  response.once("close", () => hungUp.abort());
  const { signal } = hungUp;
  await sleep(waitMilliseconds, undefined, { signal });
  const answer = withIds(think({ ...request, model }), dialect);
  const answering = { dialect, response, requestId, signal, breaks, paceMilliseconds };
  const isStreamed = endpoint.stream === "body" ? request.stream === true : endpoint.stream;
  if (isStreamed) await answerStream(answer, dialect.wantsUsage(body), answering);
  else answerWhole(answer, answering);
}

/** IDs of calls begin as those of the dialect do. */
function withIds(answer: Response, { templates }: Dialect): Response {
  const parts = answer.parts.map((part) => (part.kind === "call" ? { ...part, id: templates.callIdPrefix + part.id } : part));
  return { ...answer, parts };
}

function spokenAt(url: URL, { dialects, fallbackDialect }: Pick<typeof compiled, "dialects" | "fallbackDialect">): Dialect {
  return dialects.get(url.pathname.split("/")[1] ?? "") ?? fallbackDialect;
}

function listEverything(response: ServerResponse, baseUrls: ReadonlyMap<string, string>): void {
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
  response.end(`${JSON.stringify({ dialects: Object.fromEntries(baseUrls), models: simulatedModels }, undefined, 2)}\n`);
}

function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve(server.address() as AddressInfo);
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
