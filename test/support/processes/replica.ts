import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { FailPoint } from "../../../src/stores/drivers/fail-points.js";
import { nodeRuns, runsBefore } from "../checkout.js";
import type { EventName } from "../../../src/observability/events.js";
import { LEASE_VARIABLE } from "./short-times.js";

export interface ReplicaOptions {
  /** Dies at a fail point, when it passes it for the n-th time. */
  readonly failAt?: { readonly name: FailPoint; readonly pass: number } | undefined;
  /** Its leases last a moment, instead of minutes. */
  readonly isHasty?: boolean;
  /** Leases of its calls that last longer than a moment. */
  readonly leaseMs?: number | undefined;
  /** Serves with as many processes. */
  readonly workers?: number;
  /** Its clock can be set: see `clock-step.ts`. */
  readonly hasOwnClock?: boolean;
}

/** The exit of a process. */
export interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A gateway as a process of its own: the shipped program, unless it has short times. */
export class Replica {
  /** Empty until it listens. */
  url = "";
  readonly ended: Promise<End>;
  #log = "";

  private constructor(private readonly child: ChildProcess) {
    child.stderr?.on("data", (chunk: Buffer) => (this.#log += chunk.toString()));
    this.ended = once(child, "close").then(([code, signal]) => ({ code, signal }) as End);
  }

  /** Resolves when it listens, or has ended before it could. */
  static async start(
    directory: string,
    { failAt, isHasty = false, workers = 1, leaseMs, hasOwnClock = false }: ReplicaOptions = {},
  ): Promise<Replica> {
    const args = isHasty
      ? nodeRuns("test/support/processes/serve-with-short-times")
      : [...nodeRuns("src/main"), "serve", "--json", "--workers", String(workers)];
    const clock = hasOwnClock ? runsBefore("test/support/stepping-date") : [];
    const fails = failAt === undefined ? {} : { ISOGLOSS_FAIL_AT: `${failAt.name}:${failAt.pass}` };
    const lease = leaseMs === undefined ? {} : { [LEASE_VARIABLE]: String(leaseMs) };
    const child = spawn(process.execPath, [...clock, ...args], {
      cwd: directory,
      env: { PATH: process.env.PATH, ...fails, ...lease },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const replica = new Replica(child);
    const ready = once(createInterface(child.stdout), "line") as Promise<[string]>;
    const line = await Promise.race([ready, replica.ended.then(() => undefined)]);
    if (line !== undefined) replica.url = (JSON.parse(line[0]) as { url: string }).url;
    return replica;
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Its standard error. */
  get log(): string {
    return this.#log;
  }

  /** The lines of its log for one event. */
  logged(name: EventName): Readonly<Record<string, unknown>>[] {
    const lines = this.#log.split("\n").filter((line) => line.startsWith("{"));
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ event }) => event === name);
  }

  send(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  async end(signal: NodeJS.Signals = "SIGTERM"): Promise<End> {
    this.send(signal);
    return this.ended;
  }
}
