/** The part of a request that is needed when its task has ended: for the charge and for the snapshot. */
import type { Task } from "../../stores/tasks/task-rows.js";

export interface TaskRequest {
  /** How long the video is to be; the most it can be where nobody knows. */
  readonly seconds: number;
  /** Whether it will be just so long. */
  readonly isExact: boolean;
  readonly resolution?: string | undefined;
  readonly aspectRatio?: string | undefined;
  /** What a second of it takes in tokens, where the model's family is known to take so many. */
  readonly tokensPerSecond?: number | undefined;
  /** The most that prompt and video take in tokens. */
  readonly input: number;
  readonly output: number;
  /** Whether it is a draft that may be made final. */
  readonly isDraft?: boolean | undefined;
  /** The task whose draft is made final, by the name that its owner knows. */
  readonly draftTask?: string | undefined;
}

export function writeTaskRequest(request: TaskRequest): string {
  return JSON.stringify(request);
}

export function readTaskRequest({ request }: Pick<Task, "request">): TaskRequest {
  return JSON.parse(request) as TaskRequest;
}
