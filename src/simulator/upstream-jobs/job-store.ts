import type { VideoDialect } from "./video-dialect.js";
import type { UpstreamJob } from "./job.js";

const MOST_JOBS = 10_000;
const LIFE_MILLISECONDS = 60 * 60 * 1000;

/** The jobs of the last hour, the oldest first. */
export class JobStore {
  readonly #jobs = new Map<string, UpstreamJob>();

  add(job: UpstreamJob): void {
    this.#jobs.set(job.key, job);
    this.#forget(job.begunAt);
  }

  /** A job by the name that its dialect's callers know. */
  named(name: string, dialect: VideoDialect, now: number): UpstreamJob | undefined {
    this.#forget(now);
    const job = this.#jobs.get(name.slice(name.lastIndexOf("/") + 1));
    return job?.name === name && job.dialect === dialect ? job : undefined;
  }

  keyed(key: string, now: number): UpstreamJob | undefined {
    this.#forget(now);
    return this.#jobs.get(key);
  }

  remove({ key }: UpstreamJob): void {
    this.#jobs.delete(key);
  }

  #forget(now: number): void {
    for (const { key, begunAt } of this.#jobs.values()) {
      if (this.#jobs.size <= MOST_JOBS && now - begunAt < LIFE_MILLISECONDS) return;
      this.#jobs.delete(key);
    }
  }
}
