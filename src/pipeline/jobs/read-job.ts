/** Reads what an upstream tells of a job. */
import type { Wire } from "../../registry.js";
import { UpstreamFailure } from "../../upstream/upstream-failure.js";
import type { JobDialect } from "./job-dialect.js";
import type { Job } from "./observe.js";

/** Some have nothing to say of what is going on. */
export function readJob(text: string, dialect: JobDialect): Job {
  return text.trim() === "" ? { films: [] } : dialect.readResponse(parse(text));
}

/** The same of whoever may tell nothing of the kind. */
export function tryToReadJob(text: string, dialect: JobDialect): Job | undefined {
  return safely(() => readJob(text, dialect));
}

function parse(text: string): Wire {
  const value: unknown = safely(() => JSON.parse(text) as unknown);
  // Front ends wrap what they say in a list.
  const one: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof one === "object" && one !== null) return one as Wire;
  throw new UpstreamFailure("unreadable", "The upstream's answer is not a JSON object.");
}

function safely<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
