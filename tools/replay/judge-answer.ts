import type { Tally } from "./allowances.js";
import { bodyOf, type Reply } from "./client.js";
import { compareAnswer, compareHttpError } from "./compare-answer.js";
import { parseJson, type Json } from "./json.js";
import type { Lane } from "./lanes.js";
import { Faults, type AnswerMeaning, type Reading } from "./meaning.js";
import type { Play } from "./plays.js";
import { compareAnswerBody, compareEvents } from "./same-protocol.js";
import { readSse } from "./sse.js";

/** Judges the answer that a client received for a recorded one. */
export function judgeAnswer(play: Play, recorded: string, reply: Reply, lane: Lane, tally: Tally): string[] {
  if (lane.received.length !== 1)
    return [`${lane.received.length} calls reached the upstream; answered ${reply.status}`];
  if (reply.broken) return ["the answer broke off"];
  const named =
    reply.droppedParams === undefined ? [] : [`x-dropped-params names ${reply.droppedParams} of a small request`];
  switch (play.recording.kind) {
    case "error":
      return [...named, ...judgeError(play, recorded, reply)];
    case "stream":
      return [...named, ...judgeStream(play, recorded, reply, lane, tally)];
    default:
      return [...named, ...judgeResponse(play, recorded, reply, lane, tally)];
  }
}

function judgeResponse(play: Play, recorded: string, reply: Reply, lane: Lane, tally: Tally): string[] {
  const { from: upstream, to: client } = play;
  const body = parseJson(recorded);
  if (body === undefined) return ["the recording is no JSON"];
  const sent = upstream.readResponse(body, { strict: false });
  if (reply.status !== 200)
    return isFailed(sent.meaning, tally) ? judgeEarlyError(play, sent.meaning, reply) : [notAnswered(play, reply)];
  const answer = bodyOf(reply);
  if (upstream === client) return compareAnswerBody(body, answer, lane.model, client);
  if (answer === undefined) return ["the answer is no JSON"];
  return compareReadings(play, sent, client.readResponse(answer, { strict: true }), lane, tally);
}

function judgeStream(play: Play, recorded: string, reply: Reply, lane: Lane, tally: Tally): string[] {
  const { from: upstream, to: client } = play;
  const faults = new Faults(true);
  const sent = upstream.readStream(readSse(recorded, new Faults(false)), { strict: false });
  if (reply.status !== 200) {
    return isFailed(sent.meaning, tally) ? judgeEarlyError(play, sent.meaning, reply) : [notAnswered(play, reply)];
  }
  if (!reply.isStream) return ["the answer is no stream of events"];
  if (upstream === client) {
    const changed = compareEvents(recorded, reply.bytes, lane.model, client);
    if (sent.meaning.error === undefined) return changed;
  }
  const received = client.readStream(readSse(reply.bytes, faults), { strict: upstream !== client });
  const syntax = upstream === client ? [] : faults.list;
  return [...syntax, ...compareReadings(play, sent, received, lane, tally)];
}

/** An answer of nothing but an unusable call is a failure too. */
function isFailed({ error, finish, parts }: AnswerMeaning, tally: Tally): boolean {
  const isUnusable = error === undefined && finish === "malformed" && parts.length === 0;
  return error !== undefined || tally.noteIf(isUnusable, "a malformed call fails the answer");
}

/** As long as nothing was sent to the client, a failed answer may become an HTTP error. */
function judgeEarlyError(play: Play, sent: AnswerMeaning, reply: Reply): string[] {
  const error = play.to.readError(reply.status, bodyOf(reply) ?? null, { strict: true });
  const isReported = error.meaning.message.includes(sent.error?.message ?? "") || reply.status >= 500;
  return [
    ...error.faults,
    ...(isReported ? [] : [`error ${sent.error?.message ?? ""} became ${error.meaning.message}`]),
  ];
}

function compareReadings(
  play: Play,
  sent: Reading<AnswerMeaning>,
  received: Reading<AnswerMeaning>,
  lane: Lane,
  tally: Tally,
): string[] {
  const model =
    received.meaning.model === undefined || received.meaning.model === lane.model
      ? []
      : [`model is ${received.meaning.model}`];
  return [
    ...sent.faults.map((fault) => `recording: ${fault}`),
    ...received.faults,
    ...model,
    ...compareAnswer(sent.meaning, received.meaning, play.from, play.to, tally),
  ];
}

function judgeError(play: Play, recorded: string, reply: Reply): string[] {
  const body: Json = parseJson(recorded) ?? null;
  const sent = play.from.readError(play.recording.status, body, { strict: false });
  const received = play.to.readError(reply.status, bodyOf(reply) ?? null, { strict: play.from !== play.to });
  return [...sent.faults, ...received.faults, ...compareHttpError(sent.meaning, received.meaning)];
}

function notAnswered(play: Play, reply: Reply): string {
  const error = play.to.readError(reply.status, bodyOf(reply) ?? null, { strict: false });
  return `answered ${reply.status}: ${error.meaning.message}`;
}
