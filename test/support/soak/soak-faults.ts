/** Faults of a cluster, one after another, chosen by a seed. The clients never stop. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../processes/random.js";
import type { Cluster, Member } from "./cluster.js";

/** The longest time for which a replica is suspended or without its database: shorter than its leases. */
const LONGEST_MS = 2_500;
/** Charges that waited for the database are written within this time. */
const WRITTEN_WITHIN_MS = 1_500;
const LONGEST_PAUSE_MS = 1_000;
const MOST_CLOCK_STEP_MS = 2 * 3_600_000;
const BUCKET_AWAY = 503;

/** How likely a fault is, its name, and what it does until it is over. */
type Fault = readonly [weight: number, name: string, run: () => Promise<void>];

export class SoakFaults {
  /** How often each fault happened. */
  readonly counts = new Map<string, number>();
  /** What a process did wrong when it was asked to end. */
  readonly badEnds: string[] = [];
  #isOver = false;
  #running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly cluster: Cluster,
    private readonly random: Random,
  ) {}

  /** Faults of processes and of the database are one after another. Others happen at the same time. */
  start(): void {
    this.#running = Promise.all([
      this.#cause([
        [4, "kill", () => this.#kill()],
        [4, "suspend", () => this.#suspend()],
        [2, "roll", () => this.#roll()],
        [3, "cut database", () => this.#withDatabase("cut")],
        [3, "stall database", () => this.#withDatabase("hang")],
        [2, "lose commits", () => this.#loseCommits()],
        [2, "crash database", () => this.cluster.postgres.crash().then(() => this.#settle())],
      ]),
      this.#cause([
        [3, "step clock", async () => this.cluster.setClock(this.#any(), this.#step())],
        [3, "reset clients", async () => this.cluster.balancer.reset(() => this.random.chance(0.5))],
        [2, "reset upstreams", async () => this.#upstreamLink()?.reset(() => this.random.chance(0.5))],
        [2, "cut upstreams", () => this.#withUpstream("cut")],
        [2, "stall upstreams", () => this.#withUpstream("hang")],
        [1, "bucket away", () => this.#withoutBucket()],
      ]),
    ]);
  }

  /** Resolves when all is as it was before the faults, except for the clocks. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
    await this.cluster.untilReady();
  }

  async #cause(faults: readonly Fault[]): Promise<void> {
    while (!this.#isOver) {
      await sleep(this.random.below(LONGEST_PAUSE_MS));
      const [, name, run] = this.random.weighted(faults.map((fault) => [fault[0], fault] as const));
      this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
      await run();
    }
  }

  async #kill(): Promise<void> {
    const victim = this.#any();
    this.cluster.measure();
    await victim.replica.end("SIGKILL");
    await sleep(this.random.below(LONGEST_PAUSE_MS));
    await this.cluster.restart(victim);
    await this.cluster.untilReady();
  }

  async #suspend(): Promise<void> {
    const { replica } = this.#any();
    replica.send("SIGSTOP");
    await sleep(this.random.below(LONGEST_MS));
    replica.send("SIGCONT");
    await this.#settle();
  }

  async #roll(): Promise<void> {
    for (const member of this.cluster.members) {
      const { code, signal } = await member.replica.end();
      if (code !== 0) this.badEnds.push(`replica ${member.name} ended with ${code ?? signal}: ${member.replica.log}`);
      await this.cluster.restart(member);
      await this.cluster.untilReady([member]);
    }
  }

  async #withDatabase(fault: "cut" | "hang"): Promise<void> {
    const { link } = this.#any();
    link[fault]();
    await sleep(this.random.chance(0.3) ? 0 : this.random.below(LONGEST_MS));
    link.mend();
    await this.#settle();
  }

  /** The server commits, and the connection ends before its answer. */
  async #loseCommits(): Promise<void> {
    const { link } = this.#any();
    link.loseAnswers((sent) => sent.includes("COMMIT") && this.random.chance(0.3));
    await sleep(this.random.below(LONGEST_MS));
    link.loseAnswers(() => false);
    await this.#settle();
  }

  async #withUpstream(fault: "cut" | "hang"): Promise<void> {
    const link = this.#upstreamLink();
    link?.[fault]();
    await sleep(this.random.below(LONGEST_MS));
    link?.mend();
  }

  async #withoutBucket(): Promise<void> {
    const { bucket } = this.cluster;
    bucket.fault = (request, response) => {
      request.resume();
      response.writeHead(BUCKET_AWAY).end();
    };
    await sleep(this.random.below(LONGEST_MS));
    bucket.fault = () => false;
  }

  /** A process that is killed with charges that wait for the database loses them, as is documented. */
  async #settle(): Promise<void> {
    await this.cluster.untilReady();
    await sleep(WRITTEN_WITHIN_MS);
  }

  #any(): Member {
    const member = this.random.one(this.cluster.members);
    if (member === undefined) throw new Error("the cluster has no members");
    return member;
  }

  #upstreamLink() {
    return this.random.one(this.cluster.upstreamLinks);
  }

  #step(): number {
    return this.random.chance(0.3) ? 0 : this.random.below(2 * MOST_CLOCK_STEP_MS) - MOST_CLOCK_STEP_MS;
  }
}
