/** The simulated upstreams: every dialect under its own path prefix, in its own wire form. */
import { randomUUID } from "node:crypto";
import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as compiled from "../registry.js";
import { answerFailure, answerWire } from "./answer.js";
import { answerCall, type SimulatedCall } from "./answer-call.js";
import { endpointMatcher } from "./endpoints.js";
import { VideoCache } from "./video-encoder/encode-off-thread.js";
import { answerTask } from "./upstream-jobs/answer-about-job.js";
import { jobEndpointMatcher } from "./upstream-jobs/job-endpoints.js";
import { JobStore } from "./upstream-jobs/job-store.js";
import { videoAt, sendVideo } from "./upstream-jobs/send-video.js";
import { simulatedVideographers, simulatedModels } from "./models.js";
import { SimulatedError, failureFrom } from "./simulated-error.js";

/** The compiled specs that decide which dialects are served. */
export type SimulatedDialects = Pick<typeof compiled, "dialects" | "fallbackDialect">;

export interface SimulatorOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The wait between the pieces of a stream. */
  readonly chunkIntervalMilliseconds?: number;
  /** How long a video takes. */
  readonly jobMilliseconds?: number;
  /** The clock of the videos; the system's unless given. */
  readonly now?: () => number;
  /** The dialects to serve; those of the installed specs unless given. */
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

type RequestHandler = (incoming: IncomingMessage, response: ServerResponse, requestId: string) => Promise<void>;

const LOOPBACK = "127.0.0.1";
const CHUNK_INTERVAL_MILLISECONDS = 15;
const JOB_MILLISECONDS = 3_000;

/** Starts the simulated upstreams on the loopback address. */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const {
    port: wanted,
    chunkIntervalMilliseconds = CHUNK_INTERVAL_MILLISECONDS,
    jobMilliseconds = JOB_MILLISECONDS,
    now = Date.now,
    registry = compiled,
  } = options;
  const jobContext = { jobs: new JobStore(), videoCache: new VideoCache(), jobMilliseconds, now };
  const listener = createListener(registry, { chunkIntervalMilliseconds, jobContext });
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

function createListener(
  { dialects, fallbackDialect }: SimulatedDialects,
  parts: Pick<SimulatedCall, "chunkIntervalMilliseconds" | "jobContext">,
): RequestHandler {
  const match = endpointMatcher(dialects.values());
  const matchJob = jobEndpointMatcher(dialects.values());
  return async (incoming, response, requestId) => {
    const { method = "GET", url: path = "/" } = incoming;
    try {
      if (path === "/") return listEverything(response, dialects);
      const url = addressOf(path);
      const video = url && (method === "GET" || method === "HEAD") ? videoAt(url) : undefined;
      if (video !== undefined) return await sendVideo(video, incoming, response, parts.jobContext);
      const job = url && matchJob(method, url);
      if (job !== undefined)
        return answerWire(await answerTask(job, incoming, parts.jobContext), {
          dialect: job.dialect,
          response,
          requestId,
          breaks: undefined,
        });
      const endpoint = url && match(url);
      if (endpoint === undefined)
        throw new SimulatedError({ status: 404, message: "There is nothing at this address." });
      if (method !== "POST") throw new SimulatedError({ status: 405, message: "This address takes POST." });
      await answerCall({ ...endpoint, incoming, response, requestId, ...parts });
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
  const listed = [...dialects.values()].map(({ name, title, endpoint }) => ({
    name,
    title,
    path: `/${name}${endpoint.path}`,
  }));
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
  response.end(
    `${JSON.stringify({ dialects: listed, models: [...simulatedModels, ...simulatedVideographers] }, undefined, 2)}\n`,
  );
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
