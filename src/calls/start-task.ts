/** Makes a job: what it may cost is held and the task is written down before its upstream is called, once. */
import { setMaxListeners } from "node:events";
import { describeTexts } from "../request-log/describe-body.js";
import { stringifyExact, valueAt, type Vocabularies, type Wire } from "../registry.js";
import type { Caller } from "../stores/keys/caller.js";
import type { Task } from "../stores/tasks/task-rows.js";
import { readCallbackUrl } from "../callbacks/callback-url.js";
import { TaskRefusedError } from "../tasks/contract.js";
import type { Creation, AcceptedJob } from "../tasks/create-task.js";
import { callUpstream } from "../upstream/call.js";
import { orderTargets } from "../upstream/order-targets.js";
import { Attachments, type Payload } from "../bodies/attachments.js";
import { readReply } from "../upstream/read-reply.js";
import type { Target } from "../upstream/target.js";
import { UpstreamError } from "../upstream/upstream-error.js";
import { refusalOf } from "./admit.js";
import type { MemoryLease } from "../bodies/memory-budget.js";
import type { CallableModel } from "../routing/catalog-view.js";
import type { Call, PipelineContext, TaskContext } from "./context.js";
import { droppedHeader } from "./dropped-params.js";
import { explainUpstreamError } from "./upstream-error.js";
import { ClientGoneError, databaseAway, GatewayError } from "../errors/gateway-error.js";
import type { Body } from "../bodies/body.js";
import { filterTargets } from "./filter-targets.js";
import { readRefusal } from "./send.js";
import { isSuccess } from "../upstream/read-refusal.js";
import { moveValue, removeAt, removeMember, setValue } from "../bodies/edit-json.js";
import { estimateVideo } from "../tasks/upstream/estimate-task.js";
import { type Fetch, fetchingInto, withBytes } from "../tasks/upstream/input-media.js";
import { isTaskDialect, type TaskDialect, type TaskTarget, takesAsTheyCame } from "../tasks/upstream/task-dialect.js";
import { type UpstreamJob, observe } from "../tasks/upstream/observe.js";
import { acceptance } from "../tasks/upstream/snapshot.js";
import { writeTaskRequest, readTaskRequest } from "../tasks/upstream/task-request.js";

type Request = Vocabularies["video"]["request"];

/** What is asked for, by whom, and of which model. */
export interface StartTaskInput {
  readonly caller: Caller;
  readonly body: Body;
  readonly dialect: TaskDialect;
  readonly callable: CallableModel;
  /** The room that its body takes, and what is fetched for it. */
  readonly lease: MemoryLease;
}

const LONGEST_REPLY = 16 * 1024 * 1024;

export async function startTask(
  call: Call,
  wish: StartTaskInput,
  context: PipelineContext,
  { engine, ...tasks }: TaskContext,
): Promise<void> {
  const plan = await makePlan(call, wish, context, tasks);
  const { target, kept, ticks, dropped } = plan;
  call.dropped = dropped;
  const { provider, model: upstreamModel } = target.route;
  Object.assign(call.record, {
    provider,
    upstreamModel,
    upstreamDialect: target.dialect.name,
    dropped: describeTexts(dropped),
    upstreamAt: performance.now(),
  });
  const intent = {
    caller: wish.caller,
    model: wish.callable.model.id,
    ticks,
    prices: wish.callable.pricesText,
    tokens: kept.input + kept.output,
    route: { provider, model: upstreamModel, dialect: target.dialect.name },
    dialect: wish.dialect.name,
    request: writeTaskRequest({ ...kept, draftTask: plan.draft?.told }),
    callbackUrl: plan.callbackUrl,
    expiresAfterMs: plan.request.expires_after === undefined ? undefined : plan.request.expires_after * 1000,
  };
  const creation = await engine
    .create(intent, {
      prepare: async () => {
        const request = await writeRequest(plan, wish, context, tasks);
        // What escaped meanwhile has failed the call already: nobody would learn of its task.
        if (call.isOver) throw new ClientGoneError("The call failed before its task was sent.");
        return request;
      },
      post: (task, said) => post(said, plan, wish, task, context),
    })
    .catch((cause: unknown) => {
      throw databaseAway(cause);
    });
  call.isCounted = creation.became !== "refused";
  tell(taskOf(creation), wish, dropped, call);
}

/** A request on its way to one upstream: a task is never sent to a second. */
interface TaskPlan {
  readonly target: TaskTarget;
  readonly request: Request;
  readonly kept: Parameters<typeof writeTaskRequest>[0];
  readonly ticks: bigint;
  readonly dropped: readonly string[];
  readonly callbackUrl: string | undefined;
  /** The upstream's name of the task whose draft is made final, by the name that its owner knows. */
  readonly draft: { readonly told: string; readonly upstream: string } | undefined;
}

type TaskReader = Omit<TaskContext, "engine">;

async function makePlan(
  call: Call,
  { caller, body, dialect, callable }: Omit<StartTaskInput, "lease">,
  { registry }: PipelineContext,
  tasks: TaskReader,
): Promise<TaskPlan> {
  const callbackUrl = callbackOf(body.json, dialect);
  const loss = new registry.Loss(dialect.paths, body.json);
  const read = dialect.readRequest(body.json, loss, call.inbound.route.operation);
  const takers = filterTargets(callable, (profile) => registry.checkRequest(profile, dialect, read, body.json));
  const draftParam = loss.placeOf(read, "draft_task");
  const draftTask =
    read.draft_task === undefined ? undefined : await findDraft(read.draft_task, caller, tasks, draftParam);
  const target = chooseTarget(takers, draftTask, draftParam);
  const isConverted = !takesAsTheyCame(target.dialect, dialect);
  const fitted = isConverted
    ? await orRefused(registry, () =>
        registry.fitPreset(
          target.preset,
          target.dialect.name,
          registry.fitProfile(target.profile, read, loss, dialect.name),
          loss,
        ),
      )
    : read;
  const request = draftTask === undefined ? fitted : { ...fitted, draft_task: draftTask.upstreamId };
  // What it costs depends on what the upstream is told, and not on what could not be told.
  const told = isConverted
    ? target.dialect.readRequest(
        await tryToWrite(request, target, loss, registry),
        new registry.Loss({}, {}),
        target.dialect.modality.jobs.addressOf(request),
      )
    : read;
  const video = {
    request: told,
    body: body.json,
    mediaMembers: dialect.places.mediaMembers,
    bounds: target.profile?.video,
  };
  return {
    target,
    request,
    ...estimateVideo(video, target.dialect, callable),
    dropped: isConverted ? loss.paths : [],
    callbackUrl,
    draft: draftTask && { told: draftTask.id, upstream: draftTask.upstreamId },
  };
}

function callbackOf(body: Wire, { jobs: { callback } }: TaskDialect): string | undefined {
  const written = callback === undefined ? undefined : valueAt(body, [callback]);
  if (written == null) return undefined;
  const read = readCallbackUrl(written);
  if ("url" in read) return read.url;
  throw new GatewayError("invalid_request", `${callback}: ${read.problem}.`, { param: callback });
}

type DraftTask = Task & { readonly upstreamId: string };

/** A draft is known only to the upstream that made it, and only to its owner. */
async function findDraft(
  id: string,
  { walletId }: Caller,
  { store }: TaskReader,
  param: string | undefined,
): Promise<DraftTask> {
  const task = await store.find(id, walletId).catch((cause: unknown) => {
    throw databaseAway(cause);
  });
  if (task?.state === "succeeded" && task.upstreamId !== undefined && readTaskRequest(task).isDraft === true)
    return task as DraftTask;
  throw new GatewayError("invalid_request", "There is no draft of that name that has succeeded.", { param });
}

/** A draft is made final by the model that made it, whatever that is called here. */
function chooseTarget(
  { model, targets }: CallableModel,
  draft: DraftTask | undefined,
  param: string | undefined,
): TaskTarget {
  const fits = ({ route, dialect }: Target) =>
    draft === undefined ||
    (route.provider === draft.route.provider &&
      route.model === draft.route.model &&
      dialect.name === draft.route.dialect);
  const target = orderTargets(targets).find(fits);
  if (target === undefined)
    throw new GatewayError("invalid_request", `The model "${model.id}" is not the one that made that draft.`, {
      param,
    });
  const { dialect } = target;
  if (!isTaskDialect(dialect)) throw new RangeError(`The dialect ${dialect.name} makes no jobs.`);
  return { ...target, dialect };
}

/** What cannot be said to the upstream is found before anything is held. Media are looked at when they have been fetched. */
function tryToWrite(
  request: Request,
  target: TaskTarget,
  loss: InstanceType<PipelineContext["registry"]["Loss"]>,
  registry: PipelineContext["registry"],
): Promise<Wire> {
  return orRefused(registry, async () => {
    const whole = target.dialect.jobs.wantsBytes ? await withBytes(request, async () => PLACEHOLDER) : request;
    return target.dialect.writeRequest(whole, loss, { model: target.route.model, stream: false });
  });
}

/** What the model or its upstream cannot be told is refused, and names the client's own field. */
async function orRefused<T>(
  { ConversionError }: Pick<PipelineContext["registry"], "ConversionError">,
  fit: () => T | Promise<T>,
): Promise<T> {
  try {
    return await fit();
  } catch (error) {
    if (error instanceof ConversionError)
      throw new GatewayError("unsupported_capability", error.message, { param: error.path });
    throw error;
  }
}

/** Stands for a medium that is not there yet. */
const PLACEHOLDER = "data:application/octet-stream;base64,AAAA";

/** The bytes for the upstream. What keeps them from being written keeps the call from being sent. */
async function writeRequest(
  { target, request, draft }: TaskPlan,
  { body, dialect, lease }: StartTaskInput,
  { registry, videoLimit: most }: PipelineContext,
  { fetchInput }: TaskReader,
): Promise<string | Payload> {
  const attachments = body.attachments ?? new Attachments();
  const told = takesAsTheyCame(target.dialect, dialect)
    ? forward(body.text, dialect, target, draft)
    : stringifyExact(await convert(request, target, registry, fetchingInto(attachments, { lease, most }, fetchInput)));
  const { always, alwaysIn } = target.dialect.places;
  const said = always.reduce((text, { at, value }) => setValue(text, at, JSON.stringify(value)), told);
  const whole = alwaysIn === undefined ? said : sayIn(said, alwaysIn);
  return attachments.size === 0 ? whole : releasing(attachments.fill(whole), { attachments, lease });
}

/** What is told once is let go of as soon as it is on its way. */
function releasing(
  payload: Payload,
  { attachments, lease }: { readonly attachments: Attachments; readonly lease: MemoryLease },
): Payload {
  return {
    ...payload,
    *pieces() {
      yield* payload.pieces();
      attachments.free();
      lease.release();
    },
  };
}

/** An object that may stand alone or in a list, with what it must say; where it is not there it is put there. */
function sayIn(text: string, { at, item, set }: NonNullable<TaskDialect["places"]["alwaysIn"]>): string {
  const given = (JSON.parse(text) as Wire)[at] ?? item;
  const complete = (one: unknown): unknown => (isLike(one, item) ? { ...one, ...item, ...set } : one);
  const all = Array.isArray(given) && given.length === 0 ? [item] : given;
  return setValue(text, [at], JSON.stringify(Array.isArray(all) ? all.map(complete) : complete(all)));
}

/** What does not say what it is may be it. */
function isLike(one: unknown, item: Wire): one is Wire {
  return (
    typeof one === "object" &&
    one !== null &&
    Object.entries(item).every(([member, value]) => ((one as Wire)[member] ?? value) === value)
  );
}

/** The client's own bytes, but for what only the gateway is told, and for names that are others there. */
function forward(
  text: string,
  { jobs, places }: TaskDialect,
  {
    route,
    dialect: {
      jobs: { standsFor },
    },
  }: Pick<TaskTarget, "route" | "dialect">,
  draft: TaskPlan["draft"],
): string {
  const uncalled = jobs.callback === undefined ? text : removeMember(text, jobs.callback);
  const named =
    places.requestModel === undefined ? uncalled : setValue(uncalled, places.requestModel, JSON.stringify(route.model));
  const placed = standsFor === undefined ? named : inItsPlaces(named, standsFor);
  return draft === undefined
    ? placed
    : placed.replaceAll(JSON.stringify(draft.told), () => JSON.stringify(draft.upstream));
}

function inItsPlaces(text: string, { moves, leavesOut }: NonNullable<TaskDialect["jobs"]["standsFor"]>): string {
  const moved = moves.reduce((told, { from, to }) => moveValue(told, from, to), text);
  return leavesOut.reduce(removeAt, moved);
}

async function convert(
  request: Request,
  { dialect, route, preset }: TaskTarget,
  registry: PipelineContext["registry"],
  fetch: Fetch,
): Promise<Wire> {
  const whole = dialect.jobs.wantsBytes ? await withBytes(request, fetch) : request;
  const wire = dialect.writeRequest(whole, new registry.Loss({}, {}), { model: route.model, stream: false });
  return registry.asPresetWrites(preset, dialect, wire);
}

/** Called once. Only what is certain to have made no job is told so. */
async function post(
  body: string | Payload,
  { target, request }: TaskPlan,
  { dialect }: StartTaskInput,
  task: Task,
  { agent }: PipelineContext,
): Promise<AcceptedJob> {
  const isConverted = !takesAsTheyCame(target.dialect, dialect);
  const reply = await callUpstream(agent, target, {
    body,
    headers: {},
    stream: false,
    operation: target.dialect.modality.jobs.addressOf(request),
    signal: NEVER,
  }).catch((error: unknown) => {
    throw error instanceof UpstreamError && error.kind === "connect"
      ? new TaskRefusedError(explainUpstreamError(error))
      : error;
  });
  if (!isSuccess(reply.status)) {
    const error = await readRefusal(reply, target, isConverted);
    throw isDoubtful(reply.status) ? error : new TaskRefusedError(error);
  }
  const job = target.dialect.readResponse(JSON.parse(await readReply(reply, LONGEST_REPLY)) as Wire);
  if (job.id === undefined || job.id === "")
    throw new UpstreamError("unreadable", "The upstream's answer names no job.");
  const { details } = observe(job, target.dialect, target, task);
  return { upstreamId: job.id, observation: { state: beginning(job, target.dialect), details } };
}

/** A job of which its upstream tells the name alone waits, where it can be called off; elsewhere it is as good as begun. */
function beginning(job: UpstreamJob, { modality, jobs }: TaskDialect): "queued" | "running" {
  if (job.state === undefined) return jobs.cancel === undefined ? "running" : "queued";
  return modality.jobs.stateOf(job) === "queued" ? "queued" : "running";
}

/** A job is wanted by whoever asked for it, whether or not they wait for its name. */
const NEVER = new AbortController().signal;
setMaxListeners(0, NEVER);

/** Said by whoever stands between: the upstream itself may have taken it. */
function isDoubtful(status: number): boolean {
  return status === 408 || status === 499 || status === 502 || status === 504 || status >= 520;
}

function taskOf(creation: Creation): Task {
  switch (creation.became) {
    case "accepted":
      return creation.task;
    case "refused":
      throw refusalOf(creation.admission);
    case "withdrawn":
      throw creation.error.cause instanceof GatewayError ? creation.error.cause : databaseAway(creation.error);
    case "ambiguous":
      throw new GatewayError(
        "upstream_error",
        "It is not known whether the upstream took the task. It may have been accepted: do not send it again.",
        {},
        { cause: creation.error },
      );
  }
}

function tell(
  task: Task,
  { dialect }: StartTaskInput,
  dropped: readonly string[],
  { inbound: { response } }: Call,
): void {
  const text = JSON.stringify(acceptance(task, dialect));
  if (response.destroyed) return;
  response.writeHead(200, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
    ...droppedHeader(dropped),
  });
  response.end(text);
}
