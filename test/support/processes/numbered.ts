/**
 * Calls that are distinguished by their token limit. That number is kept in every dialect, and is the size of the hold
 * too. So a call, the upstream's request and the row in the ledger can be compared afterwards.
 */
import { USAGE } from "../vendor-forms/form.js";
import { dialectClients } from "../dialect-clients/index.js";
import { CALL_TICKS, DIALECTS, TOKEN_TICKS, modelOf } from "./gateway-directory.js";
import type { Random } from "./random.js";
import { textOf } from "../wire-streams.js";

const FIRST = 7_000_000;
const NUMBER = /\b7\d{6}\b/;
/** The cost of a call with a whole answer, in any dialect. */
export const PRICE = BigInt(USAGE.output) * TOKEN_TICKS + CALL_TICKS;
/** Some upstreams report a token when they begin. It is owed, though the client gets an error when they break off. */
export const PRICE_OF_BEGINNING = TOKEN_TICKS;

/** What a stream ends with that broke off, even after its last words: its usage was not reported by then. */
const ERROR = /"error":\s*[{"]|"type":\s*"error"/;

/** The behaviour of the upstream for a call. */
export type Fate = "good" | "refused" | "cut" | "left";

/** Some calls fail, and some clients do not wait for their answer. */
export function fateOf(number: number): Fate {
  const fates: Partial<Record<number, Fate>> = { 3: "refused", 5: "cut", 8: "left" };
  return fates[number % 12] ?? "good";
}

export function numberIn(text: string): number {
  return Number(NUMBER.exec(text)?.[0] ?? NaN) - FIRST;
}

/** The call that a hold of so many ticks belongs to. */
export function numberOfHold(ticks: bigint): number {
  return Number((ticks - CALL_TICKS) / TOKEN_TICKS) - FIRST;
}

export function ticksOfHold(number: number): bigint {
  return BigInt(FIRST + number) * TOKEN_TICKS + CALL_TICKS;
}

/** The result of a call, as its client saw it. */
export interface Outcome {
  readonly number: number;
  readonly fate: Fate;
  /** The answer or the error came in whole, or the connection ended before. */
  readonly end: "answered" | "failed" | "broken";
  readonly status?: number;
}

export interface NumberedCall {
  readonly url: string;
  readonly key: string;
  readonly number: number;
  readonly random: Random;
}

/** Makes a call in one dialect to a model of another, for one answer or a stream. */
export async function makeCall({ url, key, number, random }: NumberedCall): Promise<Outcome> {
  const [name = "", model = ""] = [random.one(DIALECTS), random.one(DIALECTS)];
  const isStream = random.chance(0.5);
  const dialectClient = dialectClients.get(name);
  if (dialectClient === undefined) throw new Error(`no client uses ${name}`);
  const fate = fateOf(number);
  const [{ headers }] = dialectClient.credentials(key);
  const left = fate === "left" ? AbortSignal.timeout(random.below(30)) : undefined;
  try {
    const response = await fetch(url + dialectClient.path(modelOf(model), isStream), {
      method: "POST",
      headers: { "content-type": "application/json", ...dialectClient.headers, ...headers },
      body: JSON.stringify({
        ...dialectClient.body(modelOf(model)),
        ...dialectClient.limited(FIRST + number),
        ...(isStream ? dialectClient.streaming : {}),
      }),
      signal: left,
    });
    const text = await textOf(response);
    const isGood = response.status === 200 && (!isStream || (dialectClient.goodEnd.test(text) && !ERROR.test(text)));
    return { number, fate, end: isGood ? "answered" : "failed", status: response.status };
  } catch {
    return { number, fate, end: "broken" };
  }
}
