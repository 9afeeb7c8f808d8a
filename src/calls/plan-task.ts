/** Reads a request for a task, and decides which upstream gets it and what it may cost. */
import { valueAt, type Vocabularies, type Wire } from "../registry.js";
import type { Body } from "../bodies/body.js";
import { readCallbackUrl } from "../callbacks/callback-url.js";
import { databaseAway, GatewayError } from "../errors/gateway-error.js";
import type { CallableModel } from "../routing/catalog-view.js";
import type { Caller } from "../stores/keys/caller.js";
import type { Task } from "../stores/tasks/task-rows.js";
import { estimateVideo } from "../tasks/upstream/estimate-task.js";
import { withBytes } from "../tasks/upstream/input-media.js";
import { readTaskRequest, type writeTaskRequest } from "../tasks/upstream/task-request.js";
import { isTaskDialect, type TaskDialect, type TaskTarget, takesAsTheyCame } from "../tasks/upstream/task-dialect.js";
import { orderTargets } from "../upstream/order-targets.js";
import type { Target } from "../upstream/target.js";
import type { Registry, TaskContext } from "./context.js";
import { filterTargets } from "./filter-targets.js";

type VideoRequest = Vocabularies["video"]["request"];
type Loss = InstanceType<Registry["Loss"]>;

/** A request for a task, its caller and its model. */
export interface TaskRequest {
  readonly caller: Caller;
  readonly body: Body;
  readonly dialect: TaskDialect;
  readonly callable: CallableModel;
}

/** A request on its way to one upstream: a task is never sent to a second. */
export interface TaskPlan {
  readonly target: TaskTarget;
  readonly request: VideoRequest;
  readonly kept: Parameters<typeof writeTaskRequest>[0];
  readonly ticks: bigint;
  /** For the rate of the key. */
  readonly tokens: number;
  readonly dropped: readonly string[];
  /** Finds the client's fields, for errors about the request. */
  readonly loss: Loss;
  readonly callbackUrl: string | undefined;
  /** The task whose draft is made final: its ID here, and at the upstream. */
  readonly draft: { readonly id: string; readonly upstreamId: string } | undefined;
}

export async function planTask(
  operation: string | undefined,
  { caller, body, dialect, callable }: TaskRequest,
  registry: Registry,
  store: TaskContext["store"],
): Promise<TaskPlan> {
  const callbackUrl = callbackOf(body.json, dialect);
  const loss = new registry.Loss(dialect.paths, body.json, body.text);
  const read = dialect.readRequest(body.json, loss, operation);
  const accepting = filterTargets(callable, (profile) => registry.checkRequest(profile, dialect, read, body.json));
  const param = loss.placeOf(read, "draft_task");
  const draft = read.draft_task === undefined ? undefined : await findDraft(read.draft_task, caller, store, param);
  const target = chooseTarget(accepting, draft, param);
  const isConverted = !takesAsTheyCame(target.dialect, dialect);
  const fitted = isConverted ? await fitRequest(read, target, dialect, loss, registry) : read;
  const request = draft === undefined ? fitted : { ...fitted, draft_task: draft.upstreamId };
  const video = {
    request: isConverted ? await readAsSent(request, target, loss, registry) : read,
    body: body.json,
    mediaMembers: dialect.places.mediaMembers,
    bounds: target.profile?.video,
  };
  return {
    target,
    request,
    ...estimateVideo(video, target.dialect, callable),
    dropped: isConverted ? loss.paths : [],
    loss,
    callbackUrl,
    draft,
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
  store: TaskContext["store"],
  param: string | undefined,
): Promise<DraftTask> {
  const task = await store.find(id, walletId).catch((cause: unknown) => {
    throw databaseAway(cause);
  });
  if (task?.state === "succeeded" && task.upstreamId !== undefined && readTaskRequest(task).isDraft === true)
    return { ...task, upstreamId: task.upstreamId };
  throw new GatewayError("invalid_request", "There is no draft of that name that has succeeded.", { param });
}

/** A draft is made final by the model that made it, whatever public name that model has. */
function chooseTarget(
  { model, targets }: CallableModel,
  draft: DraftTask | undefined,
  param: string | undefined,
): TaskTarget {
  const madeDraft = ({ route, dialect }: Target) =>
    draft === undefined ||
    (route.provider === draft.route.provider &&
      route.model === draft.route.model &&
      dialect.name === draft.route.dialect);
  const target = orderTargets(targets).find(madeDraft);
  if (target === undefined)
    throw new GatewayError("invalid_request", `The model "${model.id}" is not the one that made that draft.`, {
      param,
    });
  const { dialect } = target;
  if (!isTaskDialect(dialect)) throw new RangeError(`The dialect ${dialect.name} makes no tasks.`);
  return { ...target, dialect };
}

function fitRequest(
  request: VideoRequest,
  { host, profile }: TaskTarget,
  dialect: TaskDialect,
  loss: Loss,
  registry: Registry,
): Promise<VideoRequest> {
  return orUnsupported(registry, () => host.fit(registry.fitProfile(profile, request, loss, dialect.name), loss));
}

/**
 * The request as the upstream will understand it. The price depends on what the upstream receives, and not on fields
 * that it cannot receive. What cannot be written is refused here, before anything is held.
 */
async function readAsSent(
  request: VideoRequest,
  target: TaskTarget,
  loss: Loss,
  registry: Registry,
): Promise<VideoRequest> {
  const { dialect, route } = target;
  const wire = await orUnsupported(registry, async () => {
    // Media are fetched and checked later.
    const whole = dialect.jobs.inlineMedia ? await withBytes(request, async () => PLACEHOLDER, loss) : request;
    return dialect.writeRequest(whole, loss, { model: route.model, stream: false });
  });
  return dialect.readRequest(wire, new registry.Loss({}, {}), dialect.operationOf?.(request));
}

/** Refuses what the model or its upstream does not support, and names the client's own field. */
async function orUnsupported<T>(
  { ConversionError }: Pick<Registry, "ConversionError">,
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

/** In place of a medium that is fetched later. */
const PLACEHOLDER = "data:application/octet-stream;base64,AAAA";
