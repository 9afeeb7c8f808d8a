import { Tally } from "./allowances.js";
import { sendCall } from "./client.js";
import { parseJson } from "./json.js";
import { judgeAnswer } from "./judge-answer.js";
import { judgeRequest } from "./judge-request.js";
import { makeLane, type Lane } from "./lanes.js";
import { withTags } from "./own-state.js";
import { upstreamOf, type Outcome, type Play } from "./plays.js";

/** A gateway under test: a real one, or in the harness's own tests a trivial one. */
export interface Gateway {
  readonly url: string;
  readonly key: string;
}

const inFlight = 8;

/**
 * As many lanes for each kind of upstream as plays run in parallel, and one more for each error: the gateway may skip a
 * failing provider for a while, which must not affect another play.
 */
export function lanesFor(plays: readonly Play[]): Lane[] {
  const lanes: Lane[] = [];
  const counts = new Map<string, number>();
  for (const play of plays) {
    const pool = `${mayFail(play) ? "failing " : ""}${poolOf(play)}`;
    const count = (counts.get(pool) ?? 0) + 1;
    counts.set(pool, count);
    if (mayFail(play) || count <= inFlight) lanes.push(makeLane(lanes.length, upstreamOf(play).name, play.preset));
  }
  return lanes;
}

/** Plays all, a few at a time, and returns their results. */
export async function runPlays(
  plays: readonly Play[],
  lanes: readonly Lane[],
  gateway: Gateway,
  tally: Tally,
): Promise<Outcome[]> {
  const free = new Map<string, Lane[]>();
  for (const lane of lanes) {
    const pool = nameOfPool(lane.dialect, lane.preset);
    free.set(pool, [...(free.get(pool) ?? []), lane]);
  }
  const outcomes: Outcome[] = new Array(plays.length);
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < plays.length; index = next++) {
      const play = plays[index];
      if (play === undefined) return;
      const pool = free.get(poolOf(play)) ?? [];
      const lane = pool.shift();
      if (lane === undefined) throw new Error(`no free lane for ${poolOf(play)}`);
      outcomes[index] = await runPlay(play, lane, gateway, tally);
      if (!mayFail(play)) pool.push(lane);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return outcomes;
}

function poolOf(play: Play): string {
  return nameOfPool(upstreamOf(play).name, play.preset);
}

function nameOfPool(dialect: string, preset: string | undefined): string {
  return `${dialect} ${preset ?? ""}`;
}

function mayFail(play: Play): boolean {
  return play.recording.kind === "error";
}

async function runPlay(play: Play, lane: Lane, gateway: Gateway, tally: Tally): Promise<Outcome> {
  const { recording, from, to, preset, isSample } = play;
  const outcome = { file: recording.file, kind: recording.kind, from: from.name, to: to.name, preset, isSample };
  try {
    const faults =
      recording.kind === "request"
        ? await playRequest(play, lane, gateway, tally)
        : await playAnswer(play, lane, gateway, tally);
    return { ...outcome, faults: faults.map(oneLine) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : "";
    return {
      ...outcome,
      faults: [oneLine(`the call failed: ${error instanceof Error ? error.message : String(error)}${cause}`)],
    };
  }
}

async function playRequest(play: Play, lane: Lane, gateway: Gateway, tally: Tally): Promise<string[]> {
  const { recording, from, to } = play;
  const text = recording.read().toString("utf8");
  const stream = from.wantsStream(parseJson(text) ?? null, recording.path);
  lane.answer = to.smallAnswer(stream);
  lane.received = [];
  const call = from.clientCall(text, lane.model, stream, gateway.key);
  return judgeRequest(
    play,
    call,
    await sendCall(gateway.url, { ...call, body: withTags(call.body, play) }),
    lane,
    tally,
  );
}

async function playAnswer(play: Play, lane: Lane, gateway: Gateway, tally: Tally): Promise<string[]> {
  const { recording, from, to } = play;
  const stream = recording.kind === "stream";
  const text = recording.read().toString("utf8");
  const parts = stream ? from.splitStream(text) : [text];
  const faults: string[] = [];
  for (const [index, part] of parts.entries()) {
    lane.answer = {
      status: recording.status ?? 200,
      contentType: stream ? "text/event-stream" : "application/json",
      body: part,
    };
    lane.received = [];
    const call = to.clientCall(to.smallRequest(stream), lane.model, stream, gateway.key);
    const found = judgeAnswer(play, part, await sendCall(gateway.url, call), lane, tally);
    faults.push(
      ...found.map((fault) => (parts.length > 1 ? `stream ${index + 1} of ${parts.length}: ${fault}` : fault)),
    );
  }
  return faults;
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > 300 ? `${line.slice(0, 299)}…` : line;
}
