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
}

export function writeTaskRequest(request: TaskRequest): string {
  return JSON.stringify(request);
}

export function readTaskRequest({ request }: Pick<Task, "request">): TaskRequest {
  return JSON.parse(request) as TaskRequest;
}
