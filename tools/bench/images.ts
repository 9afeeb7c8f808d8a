/**
 * Eight parallel calls with 100 MiB of images each, and eight streams with a large image, against the gateway as
 * operators start it. Measures its memory and the time. Fails when a call fails, or when the gateway grows beyond its
 * limit.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { Agent, createServer, request as sendRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { startGatewayProcess, type RunningGateway } from "./gateway-process.js";
import { MIB, peakDuring, send } from "./support.js";
import { residentMib } from "./processes.js";

const AT_ONCE = 8;
const BODY_BYTES = 100 * MIB;
const ANSWER_BYTES = 50 * MIB;
const MOST_RSS_MIB = 1024;
/** The `retry-after` of a call that found no memory, and when its client gives up. */
const AGAIN_MS = 1_000;
const LONGEST_MS = 60_000;
/** In place of a status: the connection ended while the body was sent, and the refusal was lost with it. */
const CUT = 0;
const PIECE = Buffer.alloc(MIB, "A");

/** A body as its first bytes, an amount of filling, and its last bytes. */
interface Load {
  /** The number of all bytes. */
  readonly size: number;
  readonly filling: Buffer;
  readonly name: string;
  readonly path: string;
  readonly model: string;
  readonly type: string;
  readonly head: string;
  readonly tail: string;
  /** How it is answered, if not with an image. */
  readonly status?: number;
}

const BOUNDARY = "a-boundary-of-the-benchmark";
const part = (name: string, more: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}`;

const asJson = (model: string): Load => ({
  size: BODY_BYTES,
  filling: PIECE,
  name: `JSON to ${model}`,
  path: "/v1/images/generations",
  model,
  type: "application/json",
  head: `{"model":"${model}","prompt":"a hill","image":"data:image/png;base64,`,
  tail: '"}',
});
const asForm = (model: string): Load => ({
  size: BODY_BYTES,
  filling: PIECE,
  name: `a form to ${model}`,
  path: "/v1/images/edits",
  model,
  type: `multipart/form-data; boundary=${BOUNDARY}`,
  head:
    `${part("model", "", model)}\r\n${part("prompt", "", "a hill")}\r\n` +
    part("image[]", '; filename="a.png"\r\nContent-Type: image/png', ""),
  tail: `\r\n--${BOUNDARY}--\r\n`,
});

/** Many images of less than a MiB, and a large prompt. */
const inPieces = (model: string): Load => ({
  ...asJson(model),
  name: `JSON with many images to ${model}`,
  head: `{"model":"${model}","prompt":"a hill","image":["`,
  tail: '"]}',
  filling: Buffer.from(`${"A".repeat(900 * 1024 - 3)}","`),
});

/** Too much text: it is refused while it is read. */
const ofWords = (load: Load, name: string): Load => ({
  ...load,
  name,
  size: 95 * MIB,
  head: load.head.replace("a hill", "a hill ").replace(/(a hill ).*$/s, "$1"),
  tail: load.tail,
  filling: Buffer.from("a hill ".repeat(MIB / 7)),
  status: 413,
});

/** A request for a stream. The upstream answers some of those in one body. */
const asStream = (model: string, how: "events" | "one body"): Load => {
  const head = `{"model":"${model}","prompt":"${how}","stream":true`;
  return { ...asJson(model), name: `a stream from ${model} in ${how}`, head, tail: "}", size: head.length + 1 };
};

/** One host with the clients' dialect, and one for which everything is converted. */
const LOADS = [
  asJson("bench/alike"),
  asForm("bench/alike"),
  asJson("bench/other"),
  asForm("bench/other"),
  asStream("bench/alike", "events"),
  asStream("bench/alike", "one body"),
  inPieces("bench/alike"),
  ofWords(asJson("bench/alike"), "JSON of words"),
  ofWords(asForm("bench/alike"), "a form of words"),
];

async function main(): Promise<void> {
  const upstream = await startUpstream();
  const gateway = await startGatewayProcess(catalogAt((upstream.address() as AddressInfo).port));
  try {
    console.log(`idle: ${residentMib(gateway.pid)} MiB`);
    const rounds = [];
    for (const load of LOADS) rounds.push(await round(load, gateway));
    const isSound = rounds.every(({ failed, peakMib }) => failed === 0 && peakMib <= MOST_RSS_MIB);
    console.log(
      isSound
        ? `all answered, below ${MOST_RSS_MIB} MiB`
        : `FAILED: a call failed, or more than ${MOST_RSS_MIB} MiB were resident`,
    );
    process.exitCode = isSound ? 0 : 1;
  } finally {
    await gateway.stop();
    upstream.closeAllConnections();
    upstream.close();
  }
}

/** Eight of a kind in parallel, while the gateway's memory is measured. */
async function round(
  load: Load,
  gateway: RunningGateway,
): Promise<{ readonly failed: number; readonly peakMib: number }> {
  const { peakMib, result: outcomes } = await peakDuring(gateway, () =>
    Promise.all(Array.from({ length: AT_ONCE }, () => callUntilTaken(load, gateway))),
  );
  const times = outcomes.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const statuses = outcomes.map(({ status }) => status).join(" ");
  const refused = outcomes.reduce((sum, { refusals }) => sum + refusals, 0);
  const cut = outcomes.reduce((sum, { cuts }) => sum + cuts, 0);
  const before = `${refused} times 503 and ${cut} times cut before`;
  console.log(`${load.name}: ${statuses}, ${before}; peak ${peakMib} MiB; ${times.at(0)} to ${times.at(-1)} ms`);
  return {
    failed: outcomes.filter(
      ({ status, bytes }) => status !== (load.status ?? 200) || (status === 200 && bytes < ANSWER_BYTES),
    ).length,
    peakMib,
  };
}

/** A call that finds no memory within a second is asked to come again. */
async function callUntilTaken(load: Load, gateway: RunningGateway) {
  const began = performance.now();
  for (let [refusals, cuts] = [0, 0]; ;) {
    const { status, bytes } = await call(load, gateway);
    const milliseconds = Math.round(performance.now() - began);
    if ((status !== 503 && status !== CUT) || milliseconds > LONGEST_MS)
      return { status, bytes, milliseconds, refusals, cuts };
    if (status === CUT) cuts += 1;
    else refusals += 1;
    await sleep(AGAIN_MS);
  }
}

function call(
  { path, type, head, tail, size, filling, status: expected }: Load,
  { port, key }: RunningGateway,
): Promise<{ readonly status: number; readonly bytes: number }> {
  const fill = size - head.length - tail.length;
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const headers = { authorization: `Bearer ${key}`, "content-type": type, "content-length": size };
    const request = sendRequest(
      { host: "127.0.0.1", port, path, method: "POST", headers, agent: new Agent() },
      (response) => {
        isAnswered = true;
        let bytes = 0;
        let output = "";
        response.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
          if (response.statusCode !== 200) output += chunk.toString();
        });
        response.on("end", () => {
          const { statusCode = 0 } = response;
          if (output !== "" && statusCode !== expected && statusCode !== 503) console.error(output.slice(0, 200));
          resolve({ status: statusCode, bytes });
        });
        response.on("error", reject);
      },
    );
    request.on("error", (error) => {
      if (isAnswered) return;
      if ("code" in error && (error.code === "EPIPE" || error.code === "ECONNRESET"))
        resolve({ status: CUT, bytes: 0 });
      else reject(error);
    });
    // A call that is refused while it is sent ends with its answer, whatever becomes of the rest of its body.
    send(request, { head, fill, tail, filling }).catch(() => undefined);
  });
}

const USAGE = '"usage":{"input_tokens":1,"output_tokens":2,"total_tokens":3}';
const IN_ONE_BODY = {
  type: "application/json",
  head: '{"created":1,"data":[{"b64_json":"',
  tail: `"}],"model":"inner",${USAGE}}`,
};
const IN_EVENTS = {
  type: "text/event-stream",
  head: 'data: {"type":"image_generation.completed","created_at":1,"b64_json":"',
  tail: `",${USAGE}}\n\n`,
};

/** Reads and discards each request, and answers with a large image. */
async function startUpstream(): Promise<Server> {
  const server = createServer((request, response) => {
    let begin = "";
    request
      .on("data", (chunk: Buffer) => (begin ||= chunk.toString("latin1", 0, 1000)))
      .on("end", () => {
        const { type, head, tail } = begin.includes('"prompt":"events"') ? IN_EVENTS : IN_ONE_BODY;
        response.writeHead(200, { "content-type": type, "content-length": head.length + ANSWER_BYTES + tail.length });
        // The gateway may end first. Its call then shows that.
        send(response, { head, fill: ANSWER_BYTES, tail, filling: PIECE }).catch(() => undefined);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

function catalogAt(upstreamPort: number): object {
  const baseUrl = `http://127.0.0.1:${upstreamPort}/v1`;
  const model = (name: string, dialect: string) => ({
    id: `bench/${name}`,
    kind: "image",
    outputs: ["image"],
    pricing: { perImage: 0.01 },
    routes: [{ provider: "bench", model: "inner", dialect }],
  });
  return {
    providers: [{ id: "bench", baseUrl, auth: "none" }],
    models: [model("alike", "images"), model("other", "images-by-reference")],
  };
}

await main();
