/** Reads an upstream's answer about a job. */
import { checkPlaces, isAbout, type Wire } from "../../registry.js";
import { UpstreamError } from "../../upstream/upstream-error.js";
import type { TaskDialect } from "./task-dialect.js";
import type { UpstreamJob } from "./observe.js";

/**
 * Thrown for an answer about another job than the requested one: the upstream, or a proxy before it, mixed answers up.
 */
export class WrongUpstreamJobError extends UpstreamError {
  constructor() {
    super("unreadable", "The upstream's answer is about another job.");
  }
}

/** An empty answer means that the job is still running. */
export function readUpstreamJob(text: string, dialect: TaskDialect, job?: string): UpstreamJob {
  if (text.trim() === "") return { videos: [] };
  const answer = parse(text);
  if (job !== undefined && !isAbout(answer, job, dialect.jobs.named)) throw new WrongUpstreamJobError();
  return dialect.readResponse(answer);
}

/** The same for an answer that may not describe a job at all. */
export function tryToReadUpstreamJob(text: string, dialect: TaskDialect, job?: string): UpstreamJob | undefined {
  try {
    return readUpstreamJob(text, dialect, job);
  } catch (error) {
    if (error instanceof WrongUpstreamJobError) throw error;
    return undefined;
  }
}

function parse(text: string): Wire {
  const value: unknown = safely(() => {
    checkPlaces(text);
    return JSON.parse(text) as unknown;
  });
  // Some front ends wrap the answer in a list.
  const one: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof one === "object" && one !== null) return one as Wire;
  throw new UpstreamError("unreadable", "The upstream's answer is not a JSON object.");
}

function safely<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
