/** Clients of a soak: whole calls, streams, embeddings and videos, from several wallets, through one address. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Made, make, nameOf } from "../processes/numbered-videos.js";
import type { Cluster } from "./cluster.js";
import { Random } from "../processes/random.js";
import { type Outcome, makeCall } from "../processes/numbered.js";
import { dialectClients as videoClients } from "../videos/video-clients.js";
import { vendors } from "../videos/video-gateway.js";
import { EMBEDDING_MODEL, PRICED_BY_CALL } from "./soak-directory.js";
import { COUNTED } from "./soak-vendor.js";
import type { Keys, Owner } from "./soak-wallets.js";

/** The clients of each wallet, and their longest pause. */
const CLIENTS: Readonly<Record<Owner, { readonly callers: number; readonly pauseMs: number }>> = {
  plenty: { callers: 5, pauseMs: 250 },
  several: { callers: 3, pauseMs: 300 },
  limited: { callers: 5, pauseMs: 500 },
  budgeted: { callers: 2, pauseMs: 400 },
  poor: { callers: 2, pauseMs: 400 },
  embedding: { callers: 2, pauseMs: 400 },
  videos: { callers: 2, pauseMs: 1_500 },
};
/** A call without an end by then hangs. */
const LONGEST_CALL_MS = 60_000;

/** The calls of a wallet whose calls have no numbers. */
export interface Tally {
  answered: number;
  /** Those of the answered calls that began and ended then. */
  readonly times: (readonly [begunAt: number, endedAt: number])[];
  broken: number;
  readonly refused: Map<number, number>;
}

export class SoakLoad {
  readonly outcomes = { plenty: [] as Outcome[], several: [] as Outcome[] };
  readonly tallies = { limited: tally(), budgeted: tally(), poor: tally(), embedding: tally() };
  /** When the calls with a number began and ended. */
  readonly times = new Map<number, readonly [begunAt: number, endedAt: number]>();
  readonly made: Made[] = [];
  /** Lookups of tasks that failed for another reason than the faults. */
  readonly wrongReads: string[] = [];
  /** The longest time without a whole answer, in milliseconds. */
  longestGap = 0;
  #lastAnswer = performance.now();
  #isOver = false;
  #calls = 0;
  #videos = 0;
  #clients: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly cluster: Cluster,
    private readonly keys: Keys,
    private readonly seed: number,
  ) {}

  start(): void {
    this.#lastAnswer = performance.now();
    const clients = Object.entries(CLIENTS) as [Owner, (typeof CLIENTS)[Owner]][];
    this.#clients = Promise.all(
      clients.flatMap(([owner, { callers, pauseMs }]) =>
        Array.from({ length: callers }, () => this.#callForEver(owner, pauseMs)),
      ),
    );
  }

  /** Resolves when the last call has ended. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#clients;
  }

  async #callForEver(owner: Owner, pauseMs: number): Promise<void> {
    while (!this.#isOver) {
      const random = Random.of(this.seed, (this.#calls += 1));
      await this.#call(owner, this.#calls, random);
      await sleep(random.below(pauseMs));
    }
  }

  #call(owner: Owner, number: number, random: Random): Promise<void> {
    if (owner === "plenty" || owner === "several") return this.#callNumbered(owner, number, random);
    if (owner === "videos") return random.chance(0.7) ? this.#makeVideo(random) : this.#readVideo(random);
    if (owner === "embedding") return this.#callPlain(owner, "/v1/embeddings", { model: EMBEDDING_MODEL, input: "hi" });
    const content = owner === "limited" ? COUNTED : "hi";
    const messages = [{ role: "user", content }];
    return this.#callPlain(owner, "/v1/chat/completions", { model: PRICED_BY_CALL, messages });
  }

  async #callNumbered(owner: "plenty" | "several", number: number, random: Random): Promise<void> {
    const begunAt = performance.now();
    const call = { url: this.cluster.balancer.url, key: this.keys[owner], number, random };
    const outcome = await makeCall(call);
    this.outcomes[owner].push(outcome);
    this.times.set(number, [begunAt, performance.now()]);
    if (outcome.end === "answered") this.#answered();
  }

  async #callPlain(owner: keyof SoakLoad["tallies"], path: string, body: object): Promise<void> {
    const tallied = this.tallies[owner];
    const begunAt = performance.now();
    try {
      const answer = await this.#fetch(this.keys[owner], path, body);
      JSON.parse(await answer.text());
      if (answer.status === 200) tallied.answered += 1;
      else tallied.refused.set(answer.status, (tallied.refused.get(answer.status) ?? 0) + 1);
      if (answer.status !== 200) return;
      tallied.times.push([begunAt, performance.now()]);
      this.#answered();
    } catch {
      tallied.broken += 1;
    }
  }

  async #makeVideo(random: Random): Promise<void> {
    const number = (this.#videos += 1);
    const made = await make({
      url: this.cluster.balancer.url,
      key: this.keys.videos,
      number,
      dialect: random.one([...videoClients.keys()]) ?? "",
      vendor: random.one(vendors) ?? "",
      callbackUrl: `${this.cluster.receiver.url}&number=${nameOf(number)}`,
    });
    this.made.push(made);
    if (made.status === 200) this.#answered();
  }

  /** Any replica knows every task. */
  async #readVideo(random: Random): Promise<void> {
    const task = random.one(this.made.slice(-20))?.task;
    if (task === undefined) return;
    const answer = await this.#fetch(this.keys.videos, `/v1/tasks/${task}`).catch(() => undefined);
    await answer?.text().catch(() => undefined);
    if (answer !== undefined && ![200, 503].includes(answer.status))
      this.wrongReads.push(`a lookup of the task ${task} got ${answer.status}`);
  }

  #fetch(key: string, path: string, body?: object): Promise<Response> {
    return fetch(this.cluster.balancer.url + path, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LONGEST_CALL_MS),
    });
  }

  #answered(): void {
    const now = performance.now();
    this.longestGap = Math.max(this.longestGap, now - this.#lastAnswer);
    this.#lastAnswer = now;
  }
}

function tally(): Tally {
  return { answered: 0, broken: 0, refused: new Map(), times: [] };
}
