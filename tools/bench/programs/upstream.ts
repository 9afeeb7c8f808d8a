/**
 * The upstream of all benchmarks: fixed bytes whatever is asked. The first part of a path names the behaviour:
 * `fixed`, `after-MS`, `events-COUNT` and `endless`. Prints its port.
 */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const ANSWER = Buffer.from(
  JSON.stringify({
    id: "chatcmpl-8f1c2b3a4d5e6f70",
    object: "chat.completion",
    created: 1735689600,
    model: "large-2025",
    choices: [
      {
        index: 0,
        message: { role: "assistant", content: "Oslo is cold today, and snow falls over the fjord.", refusal: null },
        logprobs: null,
        finish_reason: "stop",
      },
    ],
    usage: {
      prompt_tokens: 24,
      completion_tokens: 12,
      total_tokens: 36,
      prompt_tokens_details: { cached_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: 0 },
    },
    service_tier: "default",
    system_fingerprint: "fp_44709d6fcb",
  }),
);

/** Vendors send a few events at a time. */
const EVENTS_PER_CHUNK = 8;
const HEAD =
  '{"id":"chatcmpl-8f1c2b3a4d5e6f70","object":"chat.completion.chunk","created":1735689600,' +
  '"model":"large-2025","system_fingerprint":"fp_44709d6fcb","choices":';
const WORDS = ["The", " weather", " in", " Oslo", " is", " cold", ",", " and", " snow", " falls"];

const chunkOf = (choices: string, more = "") => `data: ${HEAD}[${choices}]${more}}\n\n`;
const wordChunk = (word: string) =>
  chunkOf(`{"index":0,"delta":{"content":${JSON.stringify(word)}},"logprobs":null,"finish_reason":null}`);
const FIRST = chunkOf('{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":null}');
const LAST = chunkOf('{"index":0,"delta":{},"logprobs":null,"finish_reason":"stop"}');
const GROUP = Buffer.from(WORDS.slice(0, EVENTS_PER_CHUNK).map(wordChunk).join(""));

const usageChunk = (events: number) =>
  chunkOf("", `,"usage":{"prompt_tokens":24,"completion_tokens":${events},"total_tokens":${events + 24}}`);

function answerWhole(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json", "content-length": ANSWER.length });
  response.end(ANSWER);
}

async function answerEvents(response: ServerResponse, events: number): Promise<void> {
  const closing = new AbortController();
  response.on("close", () => closing.abort());
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(FIRST);
  for (let sent = 0; sent < events && !response.destroyed; sent += EVENTS_PER_CHUNK) {
    if (!response.write(GROUP)) await once(response, "drain", { signal: closing.signal }).catch(() => undefined);
    // Each chunk is sent by itself.
    await new Promise((resolve) => setImmediate(resolve));
  }
  response.end(`${LAST}${usageChunk(events)}data: [DONE]\n\n`);
}

async function answer(path: string, response: ServerResponse): Promise<void> {
  const [, behaviour = "", count = ""] = /^\/([a-z]+)(?:-(\d+))?\//.exec(path) ?? [];
  if (behaviour === "after") await sleep(Number(count));
  if (behaviour === "events") return answerEvents(response, Number(count));
  if (behaviour === "endless") return answerEvents(response, Infinity);
  answerWhole(response);
}

const server = createServer((request, response) => {
  request.on("end", () => void answer(request.url ?? "", response)).resume();
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
