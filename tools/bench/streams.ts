/**
 * What an event of a stream costs the gateway in CPU time, beside a bare pipe of the same bytes. Calls with long
 * streams are compared with calls with short ones, so that what a call costs by itself does not count.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, request as sendRequest, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { startGateway } from "./support.js";

const CALLS = Number(process.env.CALLS ?? 10);
const ROUNDS = 3;
const SHORT = 100;
const LONG = 5_000;
/** Vendors send a few events at a time. */
const EVENTS_PER_CHUNK = 8;
const TICKS_PER_SECOND = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

interface Road {
  readonly name: string;
  readonly pid: number;
  readonly port: number;
  readonly path: string;
  readonly key: string;
  readonly model: string;
}

const PIPE = `
  const { createServer } = require("node:http");
  const { Agent } = require("undici");
  const agent = new Agent();
  createServer(async (request, response) => {
    const headers = { "content-type": "application/json" };
    const to = { origin: process.argv[1], path: "/chat/completions", method: "POST" };
    const reply = await agent.request({ ...to, headers, body: request });
    response.writeHead(200, { "content-type": reply.headers["content-type"] });
    reply.body.pipe(response);
  }).listen(0, "127.0.0.1", function () { console.log(this.address().port); });
`;

async function main(): Promise<void> {
  const upstream = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => (text += String(chunk))).on("end", () => void answer(text, response));
  });
  upstream.listen(0, "127.0.0.1");
  await once(upstream, "listening");
  const { port } = upstream.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  const gateway = await startGateway(catalogAt(baseUrl));
  const pipe = spawn(process.execPath, ["-e", PIPE, baseUrl], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [line] = (await once(createInterface(pipe.stdout), "line")) as [string];
    const common = { key: gateway.key, model: "bench/chat" };
    const roads: Road[] = [
      { ...common, name: "a bare pipe", pid: pipe.pid ?? 0, port: Number(line), path: "/" },
      { ...common, name: "same protocol", pid: gateway.pid, port: gateway.port, path: "/v1/chat/completions" },
      { ...common, name: "converted", pid: gateway.pid, port: gateway.port, path: "/v1/messages" },
    ];
    const costs = new Map<string, number[]>(roads.map(({ name }) => [name, []]));
    for (const road of roads) await microsecondsPerEvent(road);
    for (let round = 0; round < ROUNDS; round++)
      for (const road of roads) costs.get(road.name)?.push(await microsecondsPerEvent(road));
    for (const [name, measured] of costs) console.log(`${name}: ${median(measured).toFixed(2)} µs per event`);
  } finally {
    pipe.kill();
    await gateway.stop();
    upstream.closeAllConnections();
    upstream.close();
  }
}

async function microsecondsPerEvent(road: Road): Promise<number> {
  const short = await cpuOf(road, SHORT);
  const long = await cpuOf(road, LONG);
  return ((long - short) * 1e6) / (CALLS * (LONG - SHORT));
}

/** The CPU seconds of a process for so many calls, one after the other. */
async function cpuOf(road: Road, events: number): Promise<number> {
  const before = cpuSeconds(road.pid);
  for (let count = 0; count < CALLS; count++) await call(road, events);
  return cpuSeconds(road.pid) - before;
}

function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function call({ port, path, key, model }: Road, events: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = sendRequest(
      {
        host: "127.0.0.1",
        port,
        path,
        method: "POST",
        headers: {
          authorization: `Bearer ${key}`,
          "x-api-key": key,
          "content-type": "application/json",
          "anthropic-version": "2023-06-01",
        },
      },
      (response) => {
        let end = "";
        response.on("data", (chunk: Buffer) => (end = (end + chunk.toString("latin1")).slice(-500)));
        response.on("end", () =>
          /\[DONE\]|message_stop/.test(end) ? resolve() : reject(new Error(`${response.statusCode}: ${end}`)),
        );
      },
    );
    request.on("error", reject);
    request.end(
      JSON.stringify({
        model,
        max_tokens: 100_000,
        stream: true,
        messages: [{ role: "user", content: `${events} events` }],
      }),
    );
  });
}

const HEAD =
  '{"id":"chatcmpl-8f1c2b3a4d5e6f70","object":"chat.completion.chunk","created":1735689600,' +
  '"model":"large-2025","system_fingerprint":"fp_44709d6fcb","choices":';
const chunkOf = (choices: string, more = "") => `data: ${HEAD}[${choices}]${more}}\n\n`;
const WORDS = ["The", " weather", " in", " Oslo", " is", " cold", ",", " and", " snow", " falls"];

async function answer(text: string, response: ServerResponse): Promise<void> {
  const events = Number(/(\d+) events/.exec(text)?.[1]);
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(chunkOf('{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":null}'));
  let pending = "";
  for (let count = 1; count <= events; count++) {
    const word = WORDS[count % WORDS.length] ?? "";
    pending += chunkOf(`{"index":0,"delta":{"content":${JSON.stringify(word)}},"logprobs":null,"finish_reason":null}`);
    if (count % EVENTS_PER_CHUNK > 0 && count < events) continue;
    if (!response.write(pending)) await once(response, "drain");
    pending = "";
    // Each chunk is sent by itself.
    await new Promise((resolve) => setImmediate(resolve));
  }
  response.write(chunkOf('{"index":0,"delta":{},"logprobs":null,"finish_reason":"stop"}'));
  response.write(
    chunkOf("", `,"usage":{"prompt_tokens":10,"completion_tokens":${events},"total_tokens":${events + 10}}`),
  );
  response.end("data: [DONE]\n\n");
}

function catalogAt(baseUrl: string): object {
  return {
    providers: [{ id: "one", baseUrl, apiKey: "an-upstream-key" }],
    models: [
      {
        id: "bench/chat",
        kind: "text",
        pricing: { input: 1, output: 2 },
        routes: [{ provider: "one", model: "large-2025", dialect: "chat" }],
      },
    ],
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

await main();
