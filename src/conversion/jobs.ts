/** Dialects whose calls make jobs: how a job is asked after, and what clients are told of it. */
import type { Wire } from "./json.js";
import { valueAt } from "./refuse.js";

/** One kind of call about a job. `{job}` stands for its name at the upstream, `{model}` for the model's. */
export interface UpstreamJobCall {
  readonly method: "GET" | "POST" | "DELETE";
  /** After the provider's base URL. The name of a job may be a path. */
  readonly path: string;
  /** Its body; a text `{job}` in it stands for the name. */
  readonly body?: Wire;
}

export interface UpstreamJobs {
  /** The members of what is told of a job that the answer to its creation shows; all of them unless given. */
  readonly accepted?: readonly string[];
  readonly poll: UpstreamJobCall;
  /** Where an answer to a poll names its job; of a name only what follows `after` counts, where that is in it. */
  readonly named?: UpstreamJobName;
  /** Absent where the host cannot call a job off, or cannot delete one. */
  readonly cancel?: UpstreamJobCall;
  readonly remove?: UpstreamJobCall;
  /** Where a creation says whom to call back when the job has ended. */
  readonly callback?: string;
  /**
   * Clients are promised that media are kept by the gateway; else addresses are passed on between two that speak alike.
   */
  readonly archiveMedia: boolean;
  /** Where hosts keep videos as files, which may be told of before they are there. */
  readonly files?: UpstreamFiles;
  /** What an upstream keeps of a job is deleted there when the job has ended: it holds what clients have sent. */
  readonly deleteWhenDone?: boolean;
  /** Media are taken as bytes only: what a client gave as an address is fetched first. */
  readonly inlineMedia: boolean;
  readonly variantOf?: VariantOf;
}

/** The place of a job's name. */
export interface UpstreamJobName {
  readonly at: readonly string[];
  readonly after?: string;
}

/**
 * Whether an answer is about a job that is known by this name: one that names none is about the job that was asked
 * after.
 */
export function isAbout(answer: Wire, job: string, named: UpstreamJobName | undefined): boolean {
  const nameInAnswer = named && valueAt(answer, named.at);
  return (
    named === undefined ||
    typeof nameInAnswer !== "string" ||
    nameInAnswer === "" ||
    ownName(nameInAnswer, named) === ownName(job, named)
  );
}

function ownName(name: string, { after }: UpstreamJobName): string {
  const at = after === undefined ? -1 : name.lastIndexOf(after);
  return after === undefined || at === -1 ? name : name.slice(at + after.length);
}

/** Another dialect in all but how jobs are asked after: its creations go on as they came. */
export interface VariantOf {
  readonly dialect: string;
  /** What is wanted elsewhere in a creation, and what nobody reads once that was moved. */
  readonly moves: readonly { readonly from: readonly string[]; readonly to: readonly string[] }[];
  readonly omit: readonly (readonly string[])[];
}

/** How a file of a video is asked after. */
export interface UpstreamFiles {
  /** After the provider's base URL; `{file}` is what follows the words before it in the video's address. */
  readonly path: string;
  /** The member that tells how it stands, and what it says of a file that is not there yet, or never will be. */
  readonly state: readonly string[];
  readonly pending: readonly string[];
  readonly failed: readonly string[];
  /** Where it is told why. */
  readonly explanation?: readonly string[];
}

/** Another dialect at the same address. */
export interface Sibling {
  readonly dialect: string;
  /** Whether a body can only be meant for it. */
  claims(body: Wire): boolean;
}
