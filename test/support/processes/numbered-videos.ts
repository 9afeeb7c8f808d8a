/**
 * Creations with a number in their prompts and in their callback addresses. By it the client's answers, the vendor's
 * requests, the callbacks and the ledger are compared afterwards.
 */
import { type Fate, vendorForms } from "../videos/video-forms.js";
import { dialectClients } from "../videos/video-clients.js";
import type { Trouble } from "../videos/video-upstream.js";
import { PER_SECOND_TICKS, modelAt } from "../videos/video-gateway.js";

const FIRST = 7_000_000;
const NUMBER = /\b7\d{6}\b/;

/** Failures on the way to a vendor's creation. After some of them it is unknown whether there is a job. */
const TROUBLES: Partial<Record<number, Trouble>> = {
  2: 503,
  4: "cut after",
  7: 500,
  9: "cut",
  12: 502,
  15: "hang",
  18: 302,
  20: 429,
};
const DOUBTFUL: readonly Trouble[] = ["cut", "cut after", "hang", 502];
const FATES: Partial<Record<number, Fate>> = { 1: "fails", 3: "moderated", 5: "expires", 8: "empty" };

export const troubleOf = (number: number): Trouble => TROUBLES[number % 24];
export const isDoubtful = (number: number): boolean => DOUBTFUL.includes(troubleOf(number));
export const fateOf = (number: number): Fate => FATES[number % 11] ?? "works";

export const nameOf = (number: number): string => String(FIRST + number);

export function numberIn(text: string): number {
  return Number(NUMBER.exec(text)?.[0] ?? NaN) - FIRST;
}

/** The result of a creation, as its client saw it. */
export interface Made {
  readonly number: number;
  readonly dialect: string;
  /** Absent: the connection ended before the answer. */
  readonly status?: number;
  readonly text?: string;
  /** The task's ID, where there is one. */
  readonly task?: string;
  /** The answers to its owner's deletions, in order. Undefined where the connection ended before the answer. */
  readonly deletions: (number | undefined)[];
}

export interface Making {
  readonly url: string;
  readonly key: string;
  readonly number: number;
  /** The dialects of the client and of the vendor. */
  readonly dialect: string;
  readonly vendor: string;
  readonly callbackUrl: string;
}

export async function make({ url, key, number, dialect, vendor, callbackUrl }: Making): Promise<Made> {
  const dialectClient = dialectClients.get(dialect);
  if (dialectClient === undefined) throw new Error(`no client uses ${dialect}`);
  const model = modelAt(vendor);
  const body = {
    ...dialectClient.body(model, `a paper boat ${nameOf(number)} [${fateOf(number)}]`),
    callback_url: callbackUrl,
  };
  try {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const answer = await fetch(url + dialectClient.path(model), {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.status !== 200) return { number, dialect, status: answer.status, text, deletions: [] };
    return {
      number,
      dialect,
      status: 200,
      text,
      task: dialectClient.taskOf(JSON.parse(text) as Record<string, unknown>),
      deletions: [],
    };
  } catch {
    return { number, dialect, deletions: [] };
  }
}

/** Deletes a task. Returns the status, where there is one. */
export async function remove({ url, key }: Pick<Making, "url" | "key">, task: string): Promise<number | undefined> {
  try {
    const answer = await fetch(`${url}/v1/contents/generations/tasks/${task}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${key}` },
    });
    await answer.text();
    return answer.status;
  } catch {
    return undefined;
  }
}

/** The length of the video that a client requests. */
const REQUESTED_SECONDS: Readonly<Record<string, number>> = { "video-generation": 6 };
const USUAL_LENGTH = 8;

/** The cost of a job, computed from its vendor's report. Its video has the requested length where none is reported. */
export function priceOf(number: number, dialect: string, vendor: string): bigint {
  const fate = fateOf(number);
  // The one vendor that charges for a video that it withholds.
  if (fate === "moderated" && vendor === "video-generation") return 400_000_000n;
  if (fate !== "works") return 0n;
  return (
    PER_SECOND_TICKS * BigInt(vendorForms.get(vendor)?.reports.seconds ?? REQUESTED_SECONDS[dialect] ?? USUAL_LENGTH)
  );
}
