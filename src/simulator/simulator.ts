/** The simulated upstreams: every dialect under its own name, in its own wire form. */
import { randomUUID } from "node:crypto";
import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as compiled from "../registry.js";
import { answerFailure } from "./answer.js";
import { answerCall } from "./answer-call.js";
import { endpointMatcher } from "./endpoints.js";
import { simulatedModels } from "./models.js";
import { SimulatedFailure, failureFrom } from "./simulated-failure.js";

/** What of the compiled specs decides which dialects are spoken. */
export type SimulatedDialects = Pick<typeof compiled, "dialects" | "fallbackDialect">;

export interface SimulatorOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The wait between the pieces of a stream. */
  readonly paceMilliseconds?: number;
  /** The dialects to speak; those of the installed specs unless given. */
  readonly registry?: SimulatedDialects;
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

type Listener = (incoming: IncomingMessage, response: ServerResponse, requestId: string) => Promise<void>;

const LOOPBACK = "127.0.0.1";
const PACE_MILLISECONDS = 15;

/** Starts the simulated upstreams on the loopback address. */
export async function startSimulator({ port: wanted, paceMilliseconds = PACE_MILLISECONDS, registry = compiled }: SimulatorOptions): Promise<Simulator> {
  const listener = createListener(registry, paceMilliseconds);
  const server = createServer((incoming, response) => {
    const requestId = randomUUID();
    response.setHeader("x-request-id", requestId);
    void listener(incoming, response, requestId);
  });
  const port = await listen(server, wanted);
  const url = `http://${LOOPBACK}:${port}`;
  const baseUrls = new Map([...registry.dialects.keys()].map((name) => [name, `${url}/${name}`]));
  return { port, url, baseUrls, stop: () => stop(server) };
}

function createListener({ dialects, fallbackDialect }: SimulatedDialects, paceMilliseconds: number): Listener {
  const match = endpointMatcher(dialects.values());
  return async (incoming, response, requestId) => {
    const { method, url: path = "/" } = incoming;
    try {
      if (path === "/") return listEverything(response, dialects);
      const url = addressOf(path);
      const endpoint = url && match(url);
      if (endpoint === undefined) throw new SimulatedFailure({ status: 404, message: "There is nothing at this address." });
      if (method !== "POST") throw new SimulatedFailure({ status: 405, message: "This address takes POST." });
      await answerCall({ ...endpoint, incoming, response, requestId, paceMilliseconds });
    } catch (error) {
      const dialect = dialects.get(path.split("/")[1] ?? "") ?? fallbackDialect;
      if (response.headersSent || response.destroyed) response.destroy();
      else answerFailure(failureFrom(error), dialect, response, requestId);
    }
  };
}

function addressOf(path: string): URL | undefined {
  const address = `http://${LOOPBACK}${path}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

function listEverything(response: ServerResponse, dialects: SimulatedDialects["dialects"]): void {
  const listed = [...dialects.values()].map(({ name, title, endpoint }) => ({ name, title, path: `/${name}${endpoint.path}` }));
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
  response.end(`${JSON.stringify({ dialects: listed, models: simulatedModels }, undefined, 2)}\n`);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, LOOPBACK, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
