/** Calls of many clients at once, and what they cost a process. */
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { cpuMicroseconds } from "./processes.js";
import type { Behaviour, Subject } from "./subjects.js";

export interface Load {
  readonly behaviour: Behaviour;
  readonly connections: number;
  readonly calls: number;
  readonly stream?: boolean;
  /** Added to the conversation. */
  readonly filling?: string;
}

export interface Loaded {
  readonly calls: number;
  readonly cpuPerCall: number;
  /** The times of all calls in milliseconds, from the shortest to the longest. */
  readonly times: readonly number[];
}

const LONGEST_CALL_SECONDS = 60;
/** What is written behind the calls counts as well. */
const BEHIND_MS = 600;
/** How often autocannon looks whether all calls have ended. By itself it does so once a second. */
const LOOK_MS = 10;
/** A measurement takes about so long. */
const MEASURED_MS = 4_000;
/** Enough to see how fast a process is. */
const FEW = 300;
/** V8 compiles most of the code during the first calls, which are dearer. */
const TO_WARM_UP = 20_000;

export function bodyOf(subject: Subject, { behaviour, stream = false, filling }: Load): string {
  return JSON.stringify({
    model: subject.model(behaviour),
    max_tokens: 1000,
    ...(stream && { stream }),
    messages: [
      ...(filling === undefined
        ? []
        : [
            { role: "user", content: filling },
            { role: "assistant", content: "Yes." },
          ]),
      { role: "user", content: "How is the weather in Oslo today? Answer in one sentence." },
    ],
  });
}

/** Fails when a call is not answered with 200. */
export async function load(subject: Subject, wanted: Load): Promise<Loaded> {
  const { behaviour, connections, calls } = wanted;
  const times: number[] = [];
  const before = cpuMicroseconds(subject.pid);
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url: `${subject.origin}${subject.path(behaviour)}`,
        method: "POST",
        headers: subject.headers(behaviour),
        body: bodyOf(subject, wanted),
        connections,
        amount: calls,
        sampleInt: LOOK_MS,
        timeout: LONGEST_CALL_SECONDS,
      },
      (error: unknown, all: autocannon.Result) => (error == null ? resolve(all) : reject(error)),
    );
    instance.on("response", (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  await sleep(BEHIND_MS);
  const spent = cpuMicroseconds(subject.pid) - before;
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || times.length === 0) throw new Error(`${subject.name}: ${failed} of ${times.length} calls failed`);
  return { calls: times.length, cpuPerCall: spent / times.length, times: times.sort((one, other) => one - other) };
}

/** Warms a process up, and returns how many such calls it answers in the time of a measurement. */
export async function callsToMeasure(subject: Subject, wanted: Omit<Load, "calls">): Promise<number> {
  await load(subject, { ...wanted, calls: TO_WARM_UP });
  return callsInTime(subject, wanted);
}

async function callsInTime(subject: Subject, wanted: Omit<Load, "calls">): Promise<number> {
  const begunAt = performance.now();
  await load(subject, { ...wanted, calls: FEW });
  const perCall = (performance.now() - begunAt - BEHIND_MS) / FEW;
  return Math.max(wanted.connections, Math.ceil(MEASURED_MS / perCall));
}

/** The value below which this share of sorted values is. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

export function median(values: readonly number[]): number {
  return quantile(
    [...values].sort((one, other) => one - other),
    0.5,
  );
}
