/** Starts a task: its cost is held and its row is stored before the upstream is called, once. */
import type { Wire } from "../registry.js";
import type { MemoryLease } from "../bodies/memory-budget.js";
import { ClientFacingError, ClientGoneError, databaseAway, GatewayError } from "../errors/gateway-error.js";
import type { Task } from "../stores/tasks/task-rows.js";
import { TaskRefusedError } from "../tasks/contract.js";
import type { Creation } from "../tasks/create-task.js";
import type { TaskEngine } from "../tasks/engine.js";
import { writeTaskRequest } from "../tasks/upstream/task-request.js";
import { acceptance } from "../tasks/upstream/snapshot.js";
import { isTaskDialect } from "../tasks/upstream/task-dialect.js";
import { refusalOf } from "./admit.js";
import type { Call, PipelineContext } from "./context.js";
import { createUpstreamJob } from "./create-upstream-job.js";
import { droppedHeader } from "./dropped-params.js";
import { planTask, type TaskPlan, type TaskRequest } from "./plan-task.js";
import type { CallRequest } from "./call-request.js";
import { writeCreateRequest } from "./write-create-request.js";

type TaskIntent = Parameters<TaskEngine["create"]>[0];

/** Answers a call with the name of a task. */
export async function startTask(
  call: Call,
  { caller, input: { body, dialect }, callable }: CallRequest,
  context: PipelineContext,
  lease: MemoryLease,
): Promise<void> {
  const { tasks } = context;
  if (tasks === undefined || !isTaskDialect(dialect))
    throw new RangeError(`The dialect ${dialect.name} makes no tasks here.`);
  const request: TaskRequest = { caller, body, dialect, callable };
  const plan = await planTask(call.inbound.route.operation, request, {
    ...context,
    store: tasks.store,
    observer: call.observer,
  });
  call.dropped = plan.dropped;
  call.observer.onSending(plan);
  let isSent = false;
  const creation = await tasks.engine
    .create(intentOf(plan, request), {
      prepare: () => writeCreateRequest(plan, request, { ...context, lease, fetchInput: tasks.fetchInput }),
      post: async (task, text) => {
        refuseIfOver(call);
        isSent = true;
        return createUpstreamJob(text, plan, dialect, task, { ...context, ...call });
      },
    })
    .catch((cause: unknown) => {
      throw databaseAway(cause);
    })
    .finally(() => {
      if (!isSent) plan.giveBack();
    });
  call.isCounted = creation.became !== "refused";
  if ("task" in creation) call.observer.onTask(creation.task.id);
  respond(acceptance(taskOf(creation), dialect, tasks.store.now), plan.dropped, call);
}

/** An error that escaped meanwhile has failed the call, so its client would never get the ID of the task. */
function refuseIfOver({ isOver = false }: Call): void {
  if (isOver) throw new TaskRefusedError(new ClientGoneError("The call failed before its task was sent."));
}

function intentOf(plan: TaskPlan, { caller, dialect, callable }: TaskRequest): TaskIntent {
  const { target, kept, ticks, tokens, draft, callbackUrl } = plan;
  const { provider, model } = target.route;
  const { expires_after: expiresAfterSeconds } = plan.request;
  return {
    caller,
    model: callable.model.id,
    ticks,
    prices: callable.pricesText,
    tokens,
    route: { provider, model, dialect: target.dialect.name },
    dialect: dialect.name,
    request: writeTaskRequest({ ...kept, draftTask: draft?.id, draftJob: draft?.upstreamId }),
    callbackUrl,
    expiresAfterMs: expiresAfterSeconds === undefined ? undefined : expiresAfterSeconds * 1000,
  };
}

function taskOf(creation: Creation): Task {
  switch (creation.became) {
    case "accepted":
      return creation.task;
    case "refused":
      throw refusalOf(creation.admission);
    case "withdrawn":
      throw creation.error.cause instanceof ClientFacingError ? creation.error.cause : databaseAway(creation.error);
    case "ambiguous":
      throw new GatewayError(
        "upstream_error",
        "It is not known whether the upstream took the task. It may have been accepted: do not send it again.",
        {},
        { cause: creation.error },
      );
  }
}

function respond(accepted: Wire, dropped: readonly string[], { inbound: { response } }: Call): void {
  const text = JSON.stringify(accepted);
  if (response.destroyed) return;
  response.writeHead(200, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
    ...droppedHeader(dropped),
  });
  response.end(text);
}
