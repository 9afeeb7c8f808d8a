/**
 * Eight parallel calls for videos with the largest bodies and as much fetched media, while eight jobs are polled that
 * answer with a video of 100 MiB, against the gateway as operators start it. Measures its memory and the time. Fails
 * when a call or a task fails, or when the gateway grows beyond its limit.
 */
import {
  createServer,
  type IncomingMessage,
  request as sendRequest,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { makeVideo, makePoster } from "../../src/simulator/video-encoder/video.js";
import { startGatewayProcess, type RunningGateway } from "./gateway-process.js";
import { type Filled, MIB, peakDuring, send } from "./support.js";
import { residentMib } from "./processes.js";

const AT_ONCE = 8;
const BODY_BYTES = 50 * MIB;
const FETCHED_BYTES = 49 * MIB;
const VIDEO_BYTES = 100 * MIB;
const MOST_RSS_MIB = 1024;
const WAIT_MS = 120_000;
const AGAIN_MS = 200;
/** Three bytes of a video are four characters. */
const VIDEO_HEAD = makeVideo({ words: "a boat", seconds: 1, width: 64, height: 48 }).subarray(0, 300);
const IMAGE = makePoster({ words: "a boat", width: 64, height: 48 });
const PIECE = Buffer.alloc(MIB, "A");
const PATH = "/v1/contents/generations/tasks";

async function main(): Promise<void> {
  const upstream = await startUpstream();
  const { port } = upstream.address() as AddressInfo;
  const models = ["large", "inline"].map((name) => ({
    id: `bench/${name}`,
    kind: "video",
    pricing: { perSecond: 0.01 },
    routes: [{ provider: "bench", model: name, dialect: "video-long-running-by-operation" }],
  }));
  const catalog = {
    providers: [{ id: "bench", preset: "vertex", baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: "none" }],
    models,
  };
  const gateway = await startGatewayProcess(catalog, {
    config: { callbacks: { allowPrivateAddresses: true }, tasks: { pollSeconds: [1, 2] } },
  });
  try {
    console.log(`idle: ${residentMib(gateway.pid)} MiB`);
    const began = performance.now();
    const { peakMib, result } = await peakDuring(gateway, async () => {
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () =>
          create(gateway, "bench/inline", { head: "", fill: 0, tail: "", filling: PIECE }),
        ),
      );
      const large = await Promise.all(
        Array.from({ length: AT_ONCE }, () => create(gateway, "bench/large", large50(port))),
      );
      const states = await Promise.all(answers.map(({ task }) => outcome(gateway, task)));
      const created = [...answers, ...large];
      const refusals = created.reduce((sum, one) => sum + one.refusals, 0);
      return { statuses: created.map(({ status }) => status), refusals, states };
    });
    console.log(
      `creations: ${result.statuses.join(" ")}, ${result.refusals} times 503 before; ` +
        `videos: ${result.states.join(" ")}; peak ${peakMib} MiB; ${Math.round(performance.now() - began)} ms`,
    );
    const isSound =
      result.statuses.every((status) => status === 200) &&
      result.states.every((state) => state === "succeeded") &&
      peakMib <= MOST_RSS_MIB;
    console.log(
      isSound
        ? `all done, below ${MOST_RSS_MIB} MiB`
        : `FAILED: a call or a video failed, or more than ${MOST_RSS_MIB} MiB were resident`,
    );
    process.exitCode = isSound ? 0 : 1;
  } finally {
    await gateway.stop();
    upstream.closeAllConnections();
    upstream.close();
  }
}

/** A first image as large as a body may be, and a last one at an address. */
function large50(port: number): Filled {
  const head =
    `,{"type":"image_url","role":"last_frame","image_url":{"url":"http://127.0.0.1:${port}/image.png"}},` +
    '{"type":"image_url","role":"first_frame","image_url":{"url":"data:image/png;base64,';
  const tail = '"}}';
  return { head, fill: BODY_BYTES - head.length - tail.length - 200, tail, filling: PIECE };
}

/** A call that finds no memory is asked to come again, and does. */
async function create(
  gateway: RunningGateway,
  model: string,
  more: Filled,
): Promise<{ readonly status: number; readonly task: string; readonly refusals: number }> {
  for (let [refusals, end] = [0, Date.now() + WAIT_MS]; ; refusals += 1) {
    const made = await createOnce(gateway, model, more);
    if (made.status !== 503 || Date.now() > end) return { ...made, refusals };
    await sleep(AGAIN_MS);
  }
}

function createOnce(
  { port, key }: RunningGateway,
  model: string,
  more: Filled,
): Promise<{ readonly status: number; readonly task: string }> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    let isAnswered = false;
    const request = sendRequest(
      { host: "127.0.0.1", port, path: PATH, method: "POST", headers, agent: false },
      (response) => {
        isAnswered = true;
        void textOf(response).then((output) => {
          if (response.statusCode !== 200 && response.statusCode !== 503) console.error(output.slice(0, 200));
          resolve({ status: response.statusCode ?? 0, task: String((JSON.parse(output) as { id?: string }).id) });
        }, reject);
      },
    );
    request.on("error", (error) => {
      if (!isAnswered) reject(error);
    });
    // A call that is refused while it is sent ends with its answer, whatever becomes of the rest of its body.
    send(request, {
      ...more,
      head: `{"model":"${model}","content":[{"type":"text","text":"a boat"}${String(more.head)}`,
      tail: `${more.tail}]}`,
    }).catch(() => undefined);
  });
}

async function outcome({ port, key }: RunningGateway, task: string): Promise<string> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(500)) {
    const answer = await fetch(`http://127.0.0.1:${port}${PATH}/${task}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const { status } = (await answer.json()) as { status: string };
    if (status !== "queued" && status !== "running") return status;
  }
  return "late";
}

/** Accepts jobs. Those of one model have ended at once, with a video in the answer. It is the host of images too. */
async function startUpstream(): Promise<Server> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = "" } = request;
  if (url.startsWith("/image"))
    return give(response, "image/png", { head: IMAGE, fill: FETCHED_BYTES - IMAGE.length, tail: "", filling: PIECE });
  const isPoll = url.includes("fetchPredictOperation");
  const asked = isPoll ? (JSON.parse(await textOf(request)) as { operationName: string }) : undefined;
  if (!isPoll) await new Promise((resolve) => request.resume().on("end", resolve));
  const name = asked?.operationName ?? `models/inner/operations/${Math.random().toString(36).slice(2)}`;
  if (!isPoll || url.includes("large"))
    return void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ name }));
  const head =
    `{"name":"${name}","done":true,"response":{"videos":[{"mimeType":"video/mp4",` +
    `"bytesBase64Encoded":"${VIDEO_HEAD.toString("base64")}`;
  give(response, "application/json", {
    head,
    fill: (VIDEO_BYTES * 4) / 3 - (((VIDEO_BYTES * 4) / 3) % 4),
    tail: '"}]}}',
    filling: PIECE,
  });
}

function give(response: ServerResponse, type: string, body: Filled): void {
  response.writeHead(200, { "content-type": type, "content-length": body.head.length + body.fill + body.tail.length });
  send(response, body).catch(() => undefined);
}

await main();
