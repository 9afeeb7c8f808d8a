/** Writes the body of the request that creates an upstream job. */
import { stringifyExact, wellFormed } from "../registry.js";
import { Attachments, type Payload } from "../bodies/attachments.js";
import { moveValue, removeAt, removeMember, setValue } from "../bodies/edit-json.js";
import type { MemoryLease } from "../bodies/memory-budget.js";
import { fetchingInto, withBytes } from "../tasks/upstream/input-media.js";
import { type TaskDialect, type TaskTarget, takesAsTheyCame } from "../tasks/upstream/task-dialect.js";
import { withConstants } from "./constant-members.js";
import type { PipelineContext, TaskContext } from "./context.js";
import type { TaskPlan, TaskRequest } from "./plan-task.js";

type WriteContext = Pick<PipelineContext, "registry" | "videoLimit"> &
  Pick<TaskContext, "fetchInput"> & {
    /** The memory of the body, and of the media that are fetched for it. */
    readonly lease: MemoryLease;
  };

/** An error here keeps the task from being sent. */
export async function writeCreateRequest(
  plan: TaskPlan,
  { body, dialect }: TaskRequest,
  context: WriteContext,
): Promise<string | Payload> {
  const { target } = plan;
  const attachments = body.attachments ?? new Attachments();
  const written = takesAsTheyCame(target.dialect, dialect)
    ? forward(body.text, dialect, target, plan.draft)
    : await convert(plan, attachments, context);
  const whole = withConstants(written, target.dialect);
  return attachments.size === 0 ? whole : releasing(attachments.fill(whole), attachments, context.lease);
}

async function convert(
  { request, loss, target: { dialect, route, host } }: TaskPlan,
  attachments: Attachments,
  { videoLimit: most, lease, fetchInput }: WriteContext,
): Promise<string> {
  const fetch = fetchingInto(attachments, { lease, most }, fetchInput);
  const whole = dialect.jobs.inlineMedia ? await withBytes(request, fetch, loss) : request;
  const wire = dialect.writeRequest(whole, loss, { model: route.model, stream: false });
  return wellFormed(stringifyExact(host.finish(wire)));
}

/** The client's own bytes, without the callback address, with the upstream's names of the model and the draft. */
function forward(
  text: string,
  { jobs, places }: TaskDialect,
  { route, dialect }: Pick<TaskTarget, "route" | "dialect">,
  draft: TaskPlan["draft"],
): string {
  const { variantOf } = dialect.jobs;
  const uncalled = jobs.callback === undefined ? text : removeMember(text, jobs.callback);
  const named =
    places.requestModel === undefined ? uncalled : setValue(uncalled, places.requestModel, JSON.stringify(route.model));
  const moved = variantOf === undefined ? named : moveMembers(named, variantOf);
  return draft === undefined
    ? moved
    : moved.replaceAll(JSON.stringify(draft.id), () => JSON.stringify(draft.upstreamId));
}

function moveMembers(text: string, { moves, omit }: NonNullable<TaskDialect["jobs"]["variantOf"]>): string {
  const moved = moves.reduce((edited, { from, to }) => moveValue(edited, from, to), text);
  return omit.reduce(removeAt, moved);
}

/** Frees the media as soon as their last piece is sent: a task is sent once. */
function releasing(payload: Payload, attachments: Attachments, lease: MemoryLease): Payload {
  return {
    ...payload,
    *pieces() {
      yield* payload.pieces();
      attachments.free();
      lease.release();
    },
  };
}
