/** Dialects whose calls create jobs: how a job is polled, and what its clients see of it. */
import type { Wire } from "./json.js";
import { valueAt } from "./values.js";

/** One kind of call about a job. `{job}` is replaced by its name at the upstream, `{model}` by the model's. */
export interface UpstreamJobCall {
  readonly method: "GET" | "POST" | "DELETE";
  /** After the provider's base URL. The name of a job may be a path. */
  readonly path: string;
  /** Its body; a text `{job}` in it is replaced by the name. */
  readonly body?: Wire;
}

export interface UpstreamJobs {
  /** The members of a job that the answer to its creation shows; all of them unless given. */
  readonly accepted?: readonly string[];
  readonly poll: UpstreamJobCall;
  /** Where an answer to a poll names its job. Only what follows `after` in the name counts, if `after` is there. */
  readonly named?: UpstreamJobName;
  /** Absent where the host cannot cancel a job, or cannot delete one. */
  readonly cancel?: UpstreamJobCall;
  readonly remove?: UpstreamJobCall;
  /** Where a request has the URL to call back when the job has ended. */
  readonly callback?: string;
  /** Clients are promised archived media. Otherwise URLs are passed on between equal dialects. */
  readonly archiveMedia: boolean;
  /** Hosts that store videos as files may report them before they exist. */
  readonly files?: UpstreamFiles;
  /** When a job has ended, it is deleted at the upstream, because it contains the client's input. */
  readonly deleteWhenDone?: boolean;
  /** Only bytes are accepted: media that a client gave by URL are fetched first. */
  readonly inlineMedia: boolean;
  readonly variantOf?: VariantOf;
}

/** The place of a job's name. */
export interface UpstreamJobName {
  readonly at: readonly string[];
  readonly after?: string;
}

/** Whether an answer is about the job of this name. An answer without a name is about the job that was polled. */
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

/** A dialect that differs from another only in how jobs are polled. Requests of both have the same body. */
export interface VariantOf {
  readonly dialect: string;
  /** Members of a request that have another place here, and members that are removed after that. */
  readonly moves: readonly { readonly from: readonly string[]; readonly to: readonly string[] }[];
  readonly omit: readonly (readonly string[])[];
}

/** How the state of a video file is requested. */
export interface UpstreamFiles {
  /** After the provider's base URL. `{file}` is what follows this path in the video's URL. */
  readonly path: string;
  /** The member with the state of the file, and its values for a file that does not exist yet, or never will. */
  readonly state: readonly string[];
  readonly pending: readonly string[];
  readonly failed: readonly string[];
  /** The place of the reason. */
  readonly explanation?: readonly string[];
}

/** Another dialect at the same address. */
export interface Sibling {
  readonly dialect: string;
  /** Whether a body can only belong to it. */
  claims(body: Wire): boolean;
}
