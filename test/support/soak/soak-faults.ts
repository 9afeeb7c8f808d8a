/**
 * Faults of a cluster, chosen by a seed. Those of processes, of the database and of everything else happen at the same
 * time. What a step does depends on the seed and on its number alone, so that a run can begin in the middle of another.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { Random } from "../processes/random.js";
import type { Cluster, Member } from "./cluster.js";
import { Forgiven } from "./forgiven.js";

/** The longest time of a fault. All faults of one replica together are shorter than its leases. */
const LONGEST_MS = 2_500;
/** Charges that waited for the database are written within this time. */
const WRITTEN_WITHIN_MS = 1_500;
const LONGEST_PAUSE_MS = 1_000;
const MOST_CLOCK_STEP_MS = 2 * 3_600_000;
const BUCKET_AWAY = 503;

/** How likely a fault is, its name, and what it does until it is over. */
type Fault = readonly [weight: number, name: string, run: (random: Random) => Promise<void>];

/** The number of the next step of each of the three rows of faults. */
export type Steps = readonly [processes: number, database: number, others: number];

export interface SoakFaultsOptions {
  readonly seed: number;
  readonly from: Steps;
  /** Replicas are suspended for longer than this, now and then. Never where it is absent. */
  readonly leaseMs?: number | undefined;
}

export class SoakFaults {
  /** How often each fault happened. */
  readonly counts = new Map<string, number>();
  /** What a process did wrong when it was asked to end. */
  readonly badEnds: string[] = [];
  /** Answers that need no charge, as is documented. */
  readonly forgiven = new Forgiven();
  readonly #next: [number, number, number];
  /** Replicas that do not run: nobody waits for them. */
  readonly #stopped = new Set<Member>();
  /** Since when a replica may have charges that wait for the database. */
  readonly #waitingSince = new Map<Member, number>();
  #isOver = false;
  #running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly cluster: Cluster,
    private readonly options: SoakFaultsOptions,
  ) {
    this.#next = [...options.from];
  }

  /** The steps to begin another run with. */
  get steps(): Steps {
    return this.#next;
  }

  start(): void {
    const { leaseMs } = this.options;
    const long: Fault[] = leaseMs === undefined ? [] : [[1, "suspend beyond leases", (r) => this.#outlive(r, leaseMs)]];
    this.#running = Promise.all([
      this.#cause(0, [
        [4, "kill", (random) => this.#kill(random)],
        [4, "suspend", (random) => this.#suspend(this.#any(random), random.below(LONGEST_MS))],
        [2, "roll", () => this.#roll()],
        ...long,
      ]),
      this.#cause(1, [
        [3, "cut database", (random) => this.#withDatabase("cut", random)],
        [3, "stall database", (random) => this.#withDatabase("hang", random)],
        [2, "lose commits", (random) => this.#loseCommits(random)],
        [2, "crash database", () => this.#crashDatabase()],
      ]),
      this.#cause(2, [
        [3, "step clock", async (random) => this.cluster.setClock(this.#any(random), stepOf(random))],
        [3, "reset clients", async (random) => this.cluster.balancer.reset(() => random.chance(0.5))],
        [2, "reset upstreams", async (random) => this.#upstreamLink(random)?.reset(() => random.chance(0.5))],
        [2, "cut upstreams", (random) => this.#withUpstream("cut", random)],
        [2, "stall upstreams", (random) => this.#withUpstream("hang", random)],
        [1, "bucket away", (random) => this.#withoutBucket(random)],
      ]),
    ]);
  }

  /** Resolves when all is as it was before the faults, except for the clocks. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
    await this.cluster.untilReady();
  }

  async #cause(row: 0 | 1 | 2, faults: readonly Fault[]): Promise<void> {
    while (!this.#isOver) {
      const random = Random.of(this.options.seed, row, this.#next[row]);
      this.#next[row] += 1;
      await sleep(random.below(LONGEST_PAUSE_MS));
      const [, name, run] = random.weighted(faults.map((fault) => [fault[0], fault] as const));
      this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
      await run(random);
    }
  }

  async #kill(random: Random): Promise<void> {
    const victim = this.#any(random);
    this.cluster.measure();
    await this.#without(victim, async () => {
      this.forgiven.killed(this.#waitingSince.get(victim));
      await victim.replica.end("SIGKILL");
      await sleep(random.below(LONGEST_PAUSE_MS));
      await this.cluster.restart(victim);
    });
    await this.#untilReady();
  }

  async #suspend(victim: Member, milliseconds: number): Promise<void> {
    await this.#without(victim, async () => {
      victim.replica.send("SIGSTOP");
      await sleep(milliseconds);
      victim.replica.send("SIGCONT");
    });
    await this.#settle([victim]);
  }

  /** Others give its money back meanwhile. Calls that it goes on with afterwards are answered for nothing. */
  async #outlive(random: Random, leaseMs: number): Promise<void> {
    const victim = this.#any(random);
    const begunAt = performance.now();
    await this.#suspend(victim, leaseMs * (1.1 + 0.3 * (random.below(100) / 100)));
    this.forgiven.suspended(begunAt, performance.now());
  }

  async #roll(): Promise<void> {
    for (const member of this.cluster.members)
      await this.#without(member, async () => {
        const { code, signal } = await member.replica.end();
        if (code !== 0) this.badEnds.push(`replica ${member.name} ended with ${code ?? signal}: ${member.replica.log}`);
        await this.cluster.restart(member);
      }).then(() => this.#untilReady([member]));
  }

  async #withDatabase(fault: "cut" | "hang", random: Random): Promise<void> {
    const victim = this.#any(random);
    this.#waits([victim]);
    victim.link[fault]();
    await sleep(random.chance(0.3) ? 0 : random.below(LONGEST_MS));
    victim.link.mend();
    await this.#settle([victim]);
  }

  /** The server commits, and the connection ends before its answer. */
  async #loseCommits(random: Random): Promise<void> {
    const victim = this.#any(random);
    this.#waits([victim]);
    victim.link.loseAnswers((sent) => sent.includes("COMMIT") && random.chance(0.3));
    await sleep(random.below(LONGEST_MS));
    victim.link.loseAnswers(() => false);
    await this.#settle([victim]);
  }

  async #crashDatabase(): Promise<void> {
    this.#waits(this.cluster.members);
    await this.cluster.postgres.crash();
    await this.#settle(this.cluster.members);
  }

  async #withUpstream(fault: "cut" | "hang", random: Random): Promise<void> {
    const link = this.#upstreamLink(random);
    link?.[fault]();
    await sleep(random.below(LONGEST_MS));
    link?.mend();
  }

  async #withoutBucket(random: Random): Promise<void> {
    const { bucket } = this.cluster;
    bucket.fault = (request, response) => {
      request.resume();
      response.writeHead(BUCKET_AWAY).end();
    };
    await sleep(random.below(LONGEST_MS));
    bucket.fault = () => false;
  }

  async #without(member: Member, act: () => Promise<void>): Promise<void> {
    this.#stopped.add(member);
    await act().finally(() => this.#stopped.delete(member));
  }

  #waits(members: readonly Member[]): void {
    for (const member of members) this.#waitingSince.set(member, performance.now());
  }

  /** A process that is killed before that loses the charges that wait for the database, as is documented. */
  async #settle(members: readonly Member[]): Promise<void> {
    await this.#untilReady(members);
    await sleep(WRITTEN_WITHIN_MS);
    for (const member of members) if (!this.#stopped.has(member)) this.#waitingSince.delete(member);
  }

  #untilReady(members: readonly Member[] = this.cluster.members): Promise<void> {
    return this.cluster.untilReady(members, (member) => this.#stopped.has(member));
  }

  #any(random: Random): Member {
    const member = random.one(this.cluster.members);
    if (member === undefined) throw new Error("the cluster has no members");
    return member;
  }

  #upstreamLink(random: Random) {
    return random.one(this.cluster.upstreamLinks);
  }
}

function stepOf(random: Random): number {
  return random.chance(0.3) ? 0 : random.below(2 * MOST_CLOCK_STEP_MS) - MOST_CLOCK_STEP_MS;
}
