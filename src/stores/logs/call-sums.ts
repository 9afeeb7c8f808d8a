/** Sums of calls by minute and by what they have in common, kept in memory until they are written. */
import { countOf, type Counts } from "./counts.js";
import { HISTOGRAM_PLACES, placeOf } from "./histogram.js";

/** What is summed up of a call. */
export interface SummedCall {
  readonly createdAt: number;
  readonly model?: string | undefined;
  readonly walletId?: string | undefined;
  readonly keyId?: string | undefined;
  readonly dialect: string;
  readonly provider?: string | undefined;
  readonly upstreamModel?: string | undefined;
  readonly status: number;
  /** What went wrong. A stream can fail after its status was sent. */
  readonly code?: string | undefined;
  readonly milliseconds: number;
  readonly firstByteMilliseconds?: number | undefined;
  readonly quantities?: Pick<Counts, "input" | "output"> | undefined;
  readonly costTicks: bigint;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;

/** An upstream may report any count. The sum of all must still fit into its column. */
const MOST_TOKENS = 1_000_000_000;
/** Further ones are summed up without their model, key and route. */
const MOST_GROUPS = 4_000;
/** The client hung up. */
const CLIENT_GONE = 499;
const SEPARATOR = "\u0000";

/** What a task cost, and its tokens. Its creation was summed up as a call, without either. */
export type SummedCharge = Pick<
  SummedCall,
  "createdAt" | "model" | "walletId" | "keyId" | "dialect" | "provider" | "upstreamModel" | "quantities" | "costTicks"
>;

/** The calls of one minute or hour that have everything in common. An absent name is an empty text. */
export class GroupSums {
  requests = 0;
  refused = 0;
  failed = 0;
  inputTokens = 0;
  outputTokens = 0;
  costTicks = 0n;
  readonly durations = new Float64Array(HISTOGRAM_PLACES);
  readonly firstBytes = new Float64Array(HISTOGRAM_PLACES);

  constructor(
    /** The length of the time that is summed up. */
    readonly step: number,
    /** Its begin. */
    readonly at: number,
    readonly names: GroupNames,
  ) {}

  count(call: SummedCall, times: number): void {
    const { status, code } = call;
    this.requests += times;
    if (status >= 500 || (status < 400 && code !== undefined)) this.failed += times;
    else if (status >= 400 && status !== CLIENT_GONE) this.refused += times;
    this.charge(call);
    // Refusals take no time, and would hide how long calls take.
    if (status >= 400 || code !== undefined) return;
    increase(this.durations, placeOf(call.milliseconds), 1);
    if (call.firstByteMilliseconds !== undefined) increase(this.firstBytes, placeOf(call.firstByteMilliseconds), 1);
  }

  charge({ quantities, costTicks }: SummedCharge): void {
    this.inputTokens += Math.min(countOf(quantities?.input) ?? 0, MOST_TOKENS);
    this.outputTokens += Math.min(countOf(quantities?.output) ?? 0, MOST_TOKENS);
    this.costTicks += costTicks;
  }

  add(other: GroupSums): void {
    this.requests += other.requests;
    this.refused += other.refused;
    this.failed += other.failed;
    this.inputTokens += other.inputTokens;
    this.outputTokens += other.outputTokens;
    this.costTicks += other.costTicks;
    for (const [place, count] of other.durations.entries()) increase(this.durations, place, count);
    for (const [place, count] of other.firstBytes.entries()) increase(this.firstBytes, place, count);
  }
}

export interface GroupNames {
  readonly model: string;
  readonly walletId: string;
  readonly keyId: string;
  readonly dialect: string;
  readonly provider: string;
  readonly upstreamModel: string;
}

function increase(counts: Float64Array, place: number, by: number): void {
  counts[place] = (counts[place] ?? 0) + by;
}

const STEPS = [MINUTE_MS, HOUR_MS] as const;

function isAlike(one: SummedCharge, other: SummedCharge): boolean {
  return (
    Math.floor(one.createdAt / MINUTE_MS) === Math.floor(other.createdAt / MINUTE_MS) &&
    one.model === other.model &&
    one.walletId === other.walletId &&
    one.keyId === other.keyId &&
    one.dialect === other.dialect &&
    one.provider === other.provider &&
    one.upstreamModel === other.upstreamModel
  );
}

export class CallSums {
  #groups = new Map<string, GroupSums>();
  /** The groups of the latest call: the next one often has the same. */
  #latest: { readonly call: SummedCharge; readonly groups: readonly GroupSums[] } | undefined;

  /** Adds a call that happened so many times. */
  add(call: SummedCall, times = 1): void {
    for (const group of this.#groupsOf(call)) group.count(call, times);
  }

  /** Adds a cost and tokens without a call. */
  addCharge(charge: SummedCharge): void {
    for (const group of this.#groupsOf(charge)) group.charge(charge);
  }

  /** The sums so far. They begin anew. */
  take(): GroupSums[] {
    const taken = [...this.#groups.values()];
    this.#groups = new Map();
    this.#latest = undefined;
    return taken;
  }

  /** Returns sums that could not be written. */
  giveBack(taken: readonly GroupSums[]): void {
    for (const sums of taken) this.#groupOf(sums.step, sums.at, sums.names).add(sums);
  }

  #groupsOf(call: SummedCharge): readonly GroupSums[] {
    if (this.#latest === undefined || !isAlike(this.#latest.call, call))
      this.#latest = { call, groups: this.#findGroups(call) };
    return this.#latest.groups;
  }

  #findGroups(call: SummedCharge): readonly GroupSums[] {
    const { createdAt, model = "", walletId = "", keyId = "", dialect, provider = "", upstreamModel = "" } = call;
    const names = { model, walletId, keyId, dialect, provider, upstreamModel };
    return STEPS.map((step) => this.#groupOf(step, createdAt - (createdAt % step), names));
  }

  #groupOf(step: number, at: number, names: GroupNames): GroupSums {
    const { model, walletId, keyId, dialect, provider, upstreamModel } = names;
    const key = [step, at, model, walletId, keyId, dialect, provider, upstreamModel].join(SEPARATOR);
    const known = this.#groups.get(key);
    if (known !== undefined) return known;
    if (this.#groups.size >= MOST_GROUPS && keyId !== "")
      return this.#groupOf(step, at, { ...names, model: "", keyId: "", provider: "", upstreamModel: "" });
    const group = new GroupSums(step, at, names);
    this.#groups.set(key, group);
    return group;
  }
}
