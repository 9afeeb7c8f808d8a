/** Writes the body of the request that creates an upstream job. */
import { stringifyExact, valueAt, type Wire, wellFormed } from "../registry.js";
import { Attachments, type Payload } from "../bodies/attachments.js";
import type { Body } from "../bodies/body.js";
import { moveValue, removeAt, removeMember, setValue } from "../bodies/edit-json.js";
import { editJson } from "../bodies/edit-many.js";
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
    ? forward(body, dialect, target, plan.draft)
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
  body: Pick<Body, "text" | "json">,
  { jobs, places }: TaskDialect,
  { route, dialect }: Pick<TaskTarget, "route" | "dialect">,
  draft: TaskPlan["draft"],
): string {
  const { variantOf } = dialect.jobs;
  const drafted = draft === undefined ? body.text : nameDraft(body, draft.upstreamId, places.draftTask);
  const uncalled = jobs.callback === undefined ? drafted : removeMember(drafted, jobs.callback);
  const named =
    places.requestModel === undefined ? uncalled : setValue(uncalled, places.requestModel, JSON.stringify(route.model));
  return variantOf === undefined ? named : moveMembers(named, variantOf);
}

/** At its place alone: other values may be equal to the draft's ID, and the ID may be written with escapes. */
function nameDraft(
  { text, json }: Pick<Body, "text" | "json">,
  upstreamId: string,
  place: TaskDialect["places"]["draftTask"],
): string {
  if (place === undefined) return text;
  const items = valueAt(json, place.list);
  if (!Array.isArray(items)) return text;
  const index = items.findIndex((item) =>
    Object.entries(place.item).every(([member, value]) => valueAt(item as Wire, [member]) === value),
  );
  return editJson(text, [{ path: [...place.list, index, ...place.at], value: JSON.stringify(upstreamId) }]);
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
