/** Answers a client with one body. */
import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { describeText } from "../request-log/describe-body.js";
import type { Payload } from "../bodies/attachments.js";
import type { MemoryBudget, MemoryLease } from "../bodies/memory-budget.js";
import type { Call } from "./context.js";
import { cutWhenStalled } from "../streams/client-stream.js";
import { droppedHeader } from "./dropped-params.js";
import { ClientGoneError } from "../errors/gateway-error.js";
import { readAnswer } from "./read-answer.js";
import type { UpstreamAnswer } from "./failover.js";
import { settleAnswer } from "./settle.js";
import { translateBack } from "./translate-back.js";
import type { ExpectedAnswer } from "./write-answer.js";

export interface WholeAnswerInput extends ExpectedAnswer {
  readonly answerBudget: MemoryBudget;
}

export async function answerWhole(sent: UpstreamAnswer, call: Call, expected: WholeAnswerInput): Promise<void> {
  const lease = expected.answerBudget.open();
  try {
    await sendAnswer(sent, call, expected, lease);
  } finally {
    lease.release();
  }
}

async function sendAnswer(
  sent: UpstreamAnswer,
  call: Call,
  expected: ExpectedAnswer,
  lease: MemoryLease,
): Promise<void> {
  const { response, dialect } = call.inbound;
  const answer = translateBack(await readAnswer(sent, call, lease), sent, call, expected);
  await settleAnswer(call, { whole: answer.billable });
  if (response.destroyed) throw new ClientGoneError("The client hung up.");
  cutWhenStalled(response);
  const payload = answer.attachments?.fill(answer.text) ?? answer.text;
  response.writeHead(200, {
    "content-type": "application/json",
    "content-length": typeof payload === "string" ? Buffer.byteLength(payload) : payload.length,
    ...droppedHeader(sent.dropped),
  });
  let written: Promise<void> | undefined;
  if (typeof payload === "string") response.end(payload);
  else written = pour(payload, response);
  // The call is settled and logged while the client reads.
  call.observer.onAnswerLoss(answer.lost);
  call.observer.onResponseBody(() => {
    const { mediaMembers, bulkMembers } = dialect.places;
    return sent.target.scrub(describeText({ ...answer, json: answer.body }, mediaMembers, bulkMembers));
  });
  if (written !== undefined) await written;
}

/** As fast as the client reads. The unread rest is held once, and counts until it is read. */
async function pour(payload: Payload, response: ServerResponse): Promise<void> {
  try {
    await pipeline(Readable.from(payload.pieces(), { objectMode: false }), response);
  } catch (cause) {
    throw new ClientGoneError("The client hung up, or stopped reading.", { cause });
  }
}
