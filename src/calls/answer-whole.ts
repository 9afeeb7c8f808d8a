/** Answers a client with one body. */
import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { describeBody, describeTexts } from "../request-log/describe-body.js";
import { failPoint } from "../stores/drivers/fail-points.js";
import type { Payload } from "../bodies/attachments.js";
import type { MemoryBudget, MemoryLease } from "../bodies/memory-budget.js";
import type { Call } from "./context.js";
import { cutWhenStalled } from "../streams/client-stream.js";
import { droppedHeader } from "./dropped-params.js";
import { ClientGoneError } from "../errors/gateway-error.js";
import { readAnswer } from "./read-answer.js";
import type { UpstreamAnswer } from "./send.js";
import { settleAnswer } from "./settle.js";
import { translateBack, type ExpectedAnswer } from "./translate-back.js";

export interface WholeAnswerInput extends ExpectedAnswer {
  readonly answerBudget: MemoryBudget;
}

export async function answerWhole(sent: UpstreamAnswer, call: Call, asked: WholeAnswerInput): Promise<void> {
  const lease = asked.answerBudget.open();
  try {
    await tell(sent, call, asked, lease);
  } finally {
    lease.release();
  }
}

async function tell(sent: UpstreamAnswer, call: Call, asked: ExpectedAnswer, lease: MemoryLease): Promise<void> {
  const { response, dialect } = call.inbound;
  const answer = translateBack(await readAnswer(sent, call, lease), sent, call, asked);
  await settleAnswer(call, answer.yield);
  failPoint("call.settled");
  if (response.destroyed) throw new ClientGoneError("The client hung up.");
  cutWhenStalled(response);
  const payload = answer.attachments?.fill(answer.text) ?? answer.text;
  response.writeHead(200, {
    "content-type": "application/json",
    "content-length": typeof payload === "string" ? Buffer.byteLength(payload) : payload.length,
    ...droppedHeader(sent.dropped),
  });
  const poured = typeof payload === "string" ? void response.end(payload) : pour(payload, response);
  // While the client reads there is time to write down what it was told.
  // The header names places of the request alone; operators see those of the answer too.
  const lost = answer.lost.map((place) => `answer.${place}`);
  if (lost.length > 0) call.record.dropped = describeTexts([...sent.dropped, ...lost]);
  if (call.isLogged)
    call.record.responseBody = sent.target.scrub(
      describeBody(answer.body, dialect.places.mediaMembers, dialect.places.bulkMembers),
    );
  await poured;
}

/** As fast as the client reads: what it has not read is held only once, and counts until it has. */
async function pour(payload: Payload, response: ServerResponse): Promise<void> {
  try {
    await pipeline(Readable.from(payload.pieces(), { objectMode: false }), response);
  } catch (cause) {
    throw new ClientGoneError("The client hung up, or stopped reading.", { cause });
  }
}
