import type { Tally } from "./allowances.js";
import { bodyOf, type Reply } from "./client.js";
import { compareRequest } from "./compare-request.js";
import { Dropped } from "./dropped.js";
import { hostFaults } from "./hosts.js";
import { isObject, parseJson, type Json } from "./json.js";
import type { Lane } from "./lanes.js";
import type { Play } from "./plays.js";
import type { Call, ReplayDialect } from "./readers/dialect.js";
import { compareForwarded } from "./same-protocol.js";

/**
 * Judges how a recorded request reached an upstream. The call has the model's public ID where the dialect has a place.
 */
export function judgeRequest(play: Play, call: Call, reply: Reply, lane: Lane, tally: Tally): string[] {
  const body = parseJson(call.body);
  if (body === undefined) return ["the recording is no JSON"];
  const { must, may } = play.from.refusal(body);
  if (must !== undefined) return judgeRefusal([must, ...may], reply, lane, play.from);
  if (reply.status === 400 && may.length > 0) {
    tally.note("a malformed body may be refused");
    return judgeRefusal(may, reply, lane, play.from);
  }
  if (
    reply.status === 400 &&
    lane.received.length === 0 &&
    /medium.*(?:cannot be reached|in time)/.test(messageOf(reply, play.from))
  ) {
    tally.note("media are looked at where an upstream wants their types, and their hosts may be out of reach");
    return [];
  }
  if (reply.status !== 200) return [`answered ${reply.status}: ${messageOf(reply, play.from)}`];
  const [received, ...more] = lane.received;
  if (received === undefined) return ["no call reached the upstream"];
  if (more.length > 0) return [`${lane.received.length} calls reached the upstream`];
  const stream = play.from.wantsStream(body, play.recording.path);
  const faults = play.to.upstreamPath(stream, lane.upstreamModel).test(received.path)
    ? []
    : [`the upstream was called at ${received.path}`];
  if (play.from === play.to) {
    const named = reply.droppedParams === undefined ? [] : ["x-dropped-params on a route that converts nothing"];
    const refused =
      play.preset === undefined || play.recording.wasRefused
        ? []
        : hostFaults(play.preset, play.from.name, parseJson(received.text) ?? null);
    return [...faults, ...named, ...refused, ...compareForwarded(call.body, received.text, play.from)];
  }
  return [...faults, ...judgeConverted(play, call, body, reply, lane, tally)];
}

function judgeConverted(play: Play, call: Call, body: Json, reply: Reply, lane: Lane, tally: Tally): string[] {
  const [received] = lane.received;
  const arrived = parseJson(received?.text ?? "");
  if (received === undefined || !isObject(arrived)) return ["the upstream received no JSON object"];
  const faults: string[] = [];
  if (arrived.model !== undefined && arrived.model !== lane.upstreamModel)
    faults.push(`the upstream got the model ${JSON.stringify(arrived.model)}`);
  faults.push(...play.to.vendorFaults(arrived, received.headers).map((fault) => `vendor rule: ${fault}`));
  const before = play.from.readRequest(body, { strict: false, path: call.path });
  const after = play.to.readRequest(arrived, { strict: true, path: received.path });
  const dropped = new Dropped(reply.droppedParams);
  for (const [name, { at }] of before.meaning.settings) {
    const isIdle = name === "choice" && after.meaning.tools.length === 0;
    if (play.to.takes?.has(name) === true && dropped.covers(at) && !isIdle)
      faults.push(`${at} is dropped, though the host takes it`);
  }
  return [
    ...faults,
    ...before.faults,
    ...after.faults.map((fault) => `upstream body: ${fault}`),
    ...dropped.untruths(body),
    ...compareRequest(before.meaning, after.meaning, { client: play.from, upstream: play.to, dropped, tally }),
  ];
}

function judgeRefusal(codes: readonly string[], reply: Reply, lane: Lane, client: ReplayDialect): string[] {
  if (reply.status !== 400) return [`answered ${reply.status} where ${codes.join(" or ")} is due`];
  const error = client.readError(reply.status, bodyOf(reply) ?? null, { strict: true });
  const faults = [...error.faults];
  if (!codes.includes(error.meaning.code ?? ""))
    faults.push(`refused as ${String(error.meaning.code)} where ${codes.join(" or ")} is due`);
  if (lane.received.length > 0) faults.push("refused after the upstream was called");
  return faults;
}

function messageOf(reply: Reply, client: ReplayDialect): string {
  return client.readError(reply.status, bodyOf(reply) ?? null, { strict: false }).meaning.message;
}
