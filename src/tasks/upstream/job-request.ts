/** Requests about one upstream job: the target of its task, and the request that its dialect declares. */
import type { Agent } from "undici";
import type { Task } from "../../stores/tasks/task-rows.js";
import type { CatalogView } from "../../routing/catalog-view.js";
import { requestUpstream } from "../../upstream/call.js";
import type { UpstreamReply } from "../../upstream/exchange.js";
import { asUpstreamError, RemovedProviderError } from "../../upstream/upstream-error.js";
import { isTaskDialect, type TaskTarget } from "./task-dialect.js";

export interface JobRequestOptions {
  readonly agent: Agent;
  catalog(): CatalogView;
}

const JOB = "{job}";

export function targetOf({ model, route }: Task, { catalog }: JobRequestOptions): TaskTarget {
  const target = catalog().reach(model, route);
  const dialect = target?.dialect;
  if (target === undefined || dialect === undefined || !isTaskDialect(dialect)) throw new RemovedProviderError();
  return { ...target, dialect };
}

/** Nothing where the dialect has no request of the kind. */
export async function requestJob(
  kind: "poll" | "cancel" | "remove",
  { upstreamId }: Task,
  target: TaskTarget,
  { agent }: JobRequestOptions,
  signal: AbortSignal,
): Promise<UpstreamReply | undefined> {
  const request = target.dialect.jobs[kind];
  if (request === undefined || upstreamId === undefined) return undefined;
  const body =
    request.body === undefined
      ? undefined
      : JSON.stringify(request.body, (_key, value: unknown) => (value === JOB ? upstreamId : value));
  return requestUpstream(agent, target, target.address(request.path, { job: upstreamId }), {
    method: request.method,
    body,
    signal,
  }).catch((error: unknown) => {
    throw asUpstreamError(error);
  });
}
