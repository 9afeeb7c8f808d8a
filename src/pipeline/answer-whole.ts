/** Answers a client with one body. */
import { describeBody } from "../metering/described-body.js";
import { failPoint } from "../stores/fail-points.js";
import type { Call } from "./context.js";
import { cutWhenStalled } from "./client-stream.js";
import { droppedHeader } from "./dropped-params.js";
import { ClientGone } from "./gateway-error.js";
import { readAnswer } from "./read-answer.js";
import type { Sent } from "./send.js";
import { settleAnswer } from "./settle.js";
import { translateBack, type Asked } from "./translate-back.js";

export async function answerWhole(sent: Sent, call: Call, asked: Asked): Promise<void> {
  const { response, dialect } = call.inbound;
  const answer = translateBack(await readAnswer(sent, call), sent, call, asked);
  await settleAnswer(call, answer.yield);
  failPoint("call.settled");
  if (response.destroyed) throw new ClientGone("The client hung up.");
  cutWhenStalled(response);
  response.writeHead(200, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(answer.text),
    ...droppedHeader(sent.dropped),
  });
  response.end(answer.text);
  if (call.isLogged) call.record.responseBody = sent.target.scrub(describeBody(answer.body, dialect.places.mediaMembers));
}
