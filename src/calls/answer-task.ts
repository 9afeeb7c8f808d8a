/** Answers calls about a task: its state, its cancellation and its removal. */
import type { Caller } from "../stores/keys/caller.js";
import type { Task } from "../stores/tasks/task-rows.js";
import { authenticate, checkDialect, checkSource } from "./authenticate.js";
import { countRefusal } from "./count-refusal.js";
import type { Inbound } from "./inbound.js";
import type { PipelineContext, TaskContext } from "./context.js";
import { GatewayError } from "../errors/gateway-error.js";
import { isTaskDialect } from "../tasks/upstream/task-dialect.js";
import { currentSnapshot } from "../tasks/upstream/snapshot.js";

export async function answerTask(inbound: Inbound, context: PipelineContext, tasks: TaskContext): Promise<void> {
  const { request, response, dialect, query, route, pathTask = "" } = inbound;
  const { remoteAddress } = request.socket;
  const found = authenticate(dialect.credentials, request.headers, query, context.keysFor(remoteAddress));
  const caller = await Promise.resolve(found).catch(orUnavailable);
  checkSource(caller, remoteAddress);
  const answering =
    route.job === "remove" ? remove(pathTask, caller, dialect, tasks) : read(pathTask, caller.walletId, context, tasks);
  const text = await answering.catch(async (error: unknown) => {
    throw await countRefusal(error, caller, context);
  });
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(text) });
  response.end(text);
}

async function read(
  id: string,
  walletId: string,
  { registry }: PipelineContext,
  { store }: TaskContext,
): Promise<string> {
  const task = await store.find(id, walletId).catch(unavailable);
  const dialect = task && registry.dialects.get(task.dialect);
  if (task === undefined || dialect === undefined || !isTaskDialect(dialect)) throw missing();
  return currentSnapshot(task, dialect, store.now);
}

/** A lookup is possible with any key of the wallet; a deletion is a call in its dialect. */
async function remove(
  id: string,
  caller: Caller,
  dialect: Inbound["dialect"],
  { store, engine }: TaskContext,
): Promise<string> {
  checkDialect(caller, dialect);
  const { walletId } = caller;
  const task: Task | undefined = await store.find(id, walletId).catch(unavailable);
  if (task === undefined) throw missing();
  const became = await engine.delete(id, walletId).catch(unavailable);
  if (became === "missing") throw missing();
  if (became === "refused")
    throw new GatewayError(
      "task_not_cancellable",
      "The task is running, is being cancelled, or was cancelled before: it can be deleted when it has ended.",
    );
  return "{}";
}

/** Another owner's task gets the same answer as a task that does not exist. */
function missing(): GatewayError {
  return new GatewayError("task_not_found", "There is no such task.");
}

/** A client that polls must not conclude that its task is gone, even if the database cannot look up its key. */
function orUnavailable(error: unknown): never {
  if (error instanceof GatewayError && error.code === "overloaded") return unavailable(error.cause);
  throw error;
}

function unavailable(cause: unknown): never {
  throw new GatewayError(
    "task_backend_unavailable",
    "Tasks cannot be looked up at the moment. Keep the name of the task and ask again.",
    { retryAfter: "1" },
    { cause },
  );
}
