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
import type { RouteHealth } from "../upstream/route-health.js";
import type { Target } from "../upstream/target.js";
import type { CallObserver } from "./call-observer.js";
import type { Registry, TaskContext } from "./context.js";
import { filterTargets } from "./filter-targets.js";
import { UnsuitedRouteError } from "../errors/unsuited-route-error.js";

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
  /** Called when it is not sent after all. */
  giveBack(): void;
}

interface PlanContext {
  readonly registry: Registry;
  readonly routeHealth: Pick<RouteHealth, "order" | "begin">;
  readonly store: TaskContext["store"];
  readonly observer: Pick<CallObserver, "onPassedOver">;
}

interface ReadRequest {
  readonly read: VideoRequest;
  readonly loss: Loss;
}

/** For the first route that can express the request. */
export async function planTask(
  operation: string | undefined,
  task: TaskRequest,
  { registry, routeHealth, store, observer }: PlanContext,
): Promise<TaskPlan> {
  const { caller, body, dialect, callable } = task;
  const callbackUrl = callbackOf(body.json, dialect);
  const readRequest = (): ReadRequest => {
    const loss = new registry.Loss(dialect.paths, body.json, body.text);
    return { read: dialect.readRequest(body.json, loss, operation), loss };
  };
  const first = readRequest();
  const { read } = first;
  const accepting = filterTargets(callable, (profile) => registry.checkRequest(profile, dialect, read, body.json));
  const param = first.loss.placeOf(read, "draft_task");
  const draft = read.draft_task === undefined ? undefined : await findDraft(read.draft_task, caller, store, param);
  const targets = routeHealth.order(targetsFor(accepting, draft, param));
  let unsuited: UnsuitedRouteError | undefined;
  for (const [place, target] of targets.entries()) {
    // What is lost depends on the route.
    const request = place === 0 ? first : readRequest();
    const begunAt = performance.now();
    // Before it is held and fetched for: until it is sent, others would choose a route that one call is to try.
    const giveBack = routeHealth.begin(target);
    try {
      return { ...(await planForTarget(target, request, task, draft, registry)), callbackUrl, draft, giveBack };
    } catch (error) {
      giveBack();
      if (!(error instanceof UnsuitedRouteError)) throw error;
      observer.onPassedOver(target, begunAt);
      unsuited ??= error;
    }
  }
  throw unsuited ?? new RangeError(`The model ${callable.model.id} has no route.`);
}

async function planForTarget(
  target: TaskTarget,
  { read, loss }: ReadRequest,
  { body, dialect, callable }: TaskRequest,
  draft: DraftTask | undefined,
  registry: Registry,
): Promise<Omit<TaskPlan, "callbackUrl" | "draft" | "giveBack">> {
  const isConverted = !takesAsTheyCame(target.dialect, dialect);
  const fitted = isConverted ? await fitRequest(read, target, dialect, loss, registry) : read;
  const request = draft === undefined ? fitted : { ...fitted, draft_task: draft.upstreamId };
  const video = {
    request: isConverted ? await readAsSent(request, target, loss, registry) : read,
    body: body.json,
    places: dialect.places,
    bounds: target.profile?.video,
  };
  const estimate = estimateVideo(video, target.dialect, callable);
  return { target, request, ...estimate, dropped: isConverted ? loss.paths : [], loss };
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

/** In their order. A draft is made final by the model that made it, whatever public name that model has. */
function targetsFor(
  { model, targets }: CallableModel,
  draft: DraftTask | undefined,
  param: string | undefined,
): readonly TaskTarget[] {
  const madeDraft = ({ route, dialect }: Target) =>
    draft === undefined ||
    (route.provider === draft.route.provider &&
      route.model === draft.route.model &&
      dialect.name === draft.route.dialect);
  const able = orderTargets(targets).filter(madeDraft);
  if (able.length === 0)
    throw new GatewayError("invalid_request", `The model "${model.id}" is not the one that made that draft.`, {
      param,
    });
  return able.map((target) => {
    const { dialect } = target;
    if (!isTaskDialect(dialect)) throw new RangeError(`The dialect ${dialect.name} makes no tasks.`);
    return { ...target, dialect };
  });
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
      throw new UnsuitedRouteError("unsupported_capability", error.message, { param: error.path });
    throw error;
  }
}

/** In place of a medium that is fetched later. */
const PLACEHOLDER = "data:application/octet-stream;base64,AAAA";
