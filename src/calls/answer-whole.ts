/** Answers a client with one body. */
import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { describeText } from "../request-log/describe-body.js";
import type { Payload } from "../bodies/attachments.js";
import type { MemoryBudget } from "../bodies/memory-budget.js";
import type { AdmittedCall, Call } from "./context.js";
import { cutWhenStalled } from "../streams/client-stream.js";
import { pour } from "../streams/pour.js";
import { droppedHeader } from "./dropped-params.js";
import { ClientGoneError } from "../errors/gateway-error.js";
import { readAnswer } from "./read-answer.js";
import type { UpstreamAnswer } from "./failover.js";
import { settleWhole } from "./settle.js";
import { failPoint } from "../stores/drivers/fail-points.js";
import { translateBack, type WholeAnswer } from "./translate-back.js";
import type { ExpectedAnswer } from "./write-answer.js";

export interface WholeAnswerInput extends ExpectedAnswer {
  readonly answerBudget: MemoryBudget;
}

export async function answerWhole(sent: UpstreamAnswer, call: AdmittedCall, expected: WholeAnswerInput): Promise<void> {
  const lease = expected.answerBudget.open(call.place);
  try {
    const reading = readAnswer(sent, call, lease);
    const read = reading instanceof Promise ? await reading : reading;
    const answer = translateBack(read, sent, call, expected);
    await settleWhole(call, answer.billable);
    failPoint("call.settled");
    const written = sendAnswer(answer, sent, call.inbound.response);
    // The call is settled and logged while the client reads.
    logAnswer(answer, sent, call);
    if (written !== undefined) await written;
  } finally {
    lease.release();
  }
}

/** Nothing to wait for where the answer is one text. */
function sendAnswer(
  { attachments, text }: WholeAnswer,
  { dropped }: UpstreamAnswer,
  response: ServerResponse,
): Promise<void> | undefined {
  if (response.destroyed) throw new ClientGoneError("The client hung up.");
  const payload = attachments?.fill(text) ?? text;
  response.writeHead(200, {
    "content-type": "application/json",
    "content-length": typeof payload === "string" ? Buffer.byteLength(payload) : payload.length,
    ...droppedHeader(dropped),
  });
  if (typeof payload !== "string") {
    cutWhenStalled(response);
    return sendPieces(payload, response);
  }
  response.end(payload);
  // What the system took at once cannot stall here.
  if (response.socket === null || response.socket.writableLength > 0) cutWhenStalled(response);
  return undefined;
}

function logAnswer(answer: WholeAnswer, { target }: UpstreamAnswer, { observer, inbound: { dialect } }: Call): void {
  observer.onAnswerLoss(answer.lost);
  observer.onResponseBody(() => {
    const { mediaMembers, bulkMembers } = dialect.places;
    return target.scrubSecrets(describeText(answer, mediaMembers, bulkMembers));
  });
}

/** As fast as the client reads. The unread rest is held once, and counts until it is read. */
async function sendPieces(payload: Payload, response: ServerResponse): Promise<void> {
  try {
    await pour(Readable.from(payload.pieces(), { objectMode: false }), response);
  } catch (cause) {
    throw new ClientGoneError("The client hung up, or stopped reading.", { cause });
  }
}
