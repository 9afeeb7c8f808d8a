/** The part of a request that is needed when its task has ended: for the charge and for the snapshot. */
import type { Task } from "../../stores/tasks/task-rows.js";

export interface TaskRequest {
  /** The length of the video; the longest possible where it is unknown. */
  readonly seconds: number;
  /** Whether it will be exactly this long. */
  readonly isExact: boolean;
  readonly resolution?: string | undefined;
  readonly aspectRatio?: string | undefined;
  /** The tokens of a second, where they are known for the model's family. */
  readonly tokensPerSecond?: number | undefined;
  /** The most tokens of the prompt and the input videos. */
  readonly input: number;
  readonly output: number;
  /** Whether it is a draft that may be made final. */
  readonly isDraft?: boolean | undefined;
  /** The task whose draft is made final, by the name that its owner knows. */
  readonly draftTask?: string | undefined;
  /** The same draft by its ID at the upstream, which its owner must not see. */
  readonly draftJob?: string | undefined;
}

export function writeTaskRequest(request: TaskRequest): string {
  return JSON.stringify(request);
}

export function readTaskRequest({ request }: Pick<Task, "request">): TaskRequest {
  return JSON.parse(request) as TaskRequest;
}

/** A function that puts a task's ID in place of that of its upstream job, and does the same for its draft. */
export function jobIdsHider({
  id,
  upstreamId,
  request,
}: Pick<Task, "id" | "upstreamId" | "request">): (text: string) => string {
  const { draftTask, draftJob } = readTaskRequest({ request });
  const names = [
    [upstreamId, id],
    [draftJob, draftTask],
  ].filter((pair): pair is [string, string] => !pair.includes(undefined) && pair[0] !== "");
  // Longest first: one ID may be the start of another.
  names.sort(([one], [other]) => other.length - one.length);
  return (text) => names.reduce((hidden, [job, task]) => hidden.replaceAll(job, task), text);
}
