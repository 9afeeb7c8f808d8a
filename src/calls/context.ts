/** The context that the stages of a call share. */
import type { Logger } from "pino";
import type { Agent } from "undici";
import type * as registry from "../registry.js";
import type { HoldManager } from "../money/hold-manager.js";
import type { Telemetry } from "../observability/telemetry.js";
import type { LastingLag } from "../observability/lasting-lag.js";
import type { Metrics } from "../observability/metrics.js";
import type { RequestLog } from "../request-log/request-log.js";
import type { CallMeter } from "./call-meter.js";
import type { CallObserver } from "./call-observer.js";
import type { CallTracer } from "./call-tracer.js";
import type { CrowdingKeys } from "./crowding-keys.js";
import type { CallQueue } from "./call-queue.js";
import type { CallRecord } from "./call-recorder.js";
import type { ClientSignal } from "./client-signal.js";
import type { Keys } from "./authenticate.js";
import type { TaskStore } from "../stores/tasks/task-store.js";
import type { TaskEngine } from "../tasks/engine.js";
import type { Body } from "../bodies/body.js";
import type { MemoryBudget } from "../bodies/memory-budget.js";
import type { RoutePlaces } from "./route-places.js";
import type { RouteHealth } from "../upstream/route-health.js";
import type { CatalogView } from "../routing/catalog-view.js";
import type { Inbound } from "./inbound.js";

/** The parts of the compiled specs that calls use. */
export type Registry = Pick<
  typeof registry,
  | "dialects"
  | "fallbackDialect"
  | "routes"
  | "gatewayCodes"
  | "refuseEverywhere"
  | "checkProfile"
  | "checkRequest"
  | "fitProfile"
  | "keepOwnState"
  | "stateEdits"
  | "formsOf"
  | "rewriteForProfile"
  | "Loss"
  | "ConversionError"
  | "openApi"
>;

/** What calls that create or read tasks share. */
export interface TaskContext {
  readonly engine: Pick<TaskEngine, "create" | "delete">;
  readonly store: Pick<TaskStore, "find" | "now">;
  /** The type of the medium at a URL, if it is accepted. Only its first bytes are read. */
  lookAt(url: string, accepts: (mime: string) => boolean, signal: AbortSignal): Promise<string | undefined>;
  /** Downloads a medium that a client gave by URL. `hold` reserves memory for the bytes so far. */
  fetchInput(
    url: string,
    kind: "image" | "video" | "audio" | "document",
    hold: (bytes: number) => Promise<void> | undefined,
    signal?: AbortSignal,
  ): Promise<{ readonly mime: string; readonly bytes: Buffer }>;
}

/** What all calls share. */
export interface PipelineContext {
  readonly registry: Registry;
  /** The key store, limited for clients of this address. */
  keysFor(address: string | undefined): Keys;
  readonly agent: Agent;
  readonly bodyLimit: number;
  /** The limit for requests with images, which count against another budget. */
  readonly imageLimit: number;
  /** The limit for requests with videos. */
  readonly videoLimit: number;
  readonly budget: MemoryBudget;
  /** Separate, so that large bodies do not use the memory of small ones. */
  readonly imageBudget: MemoryBudget;
  /** The memory for answers in one piece. */
  readonly answerBudget: MemoryBudget;
  readonly log: Logger;
  readonly holdManager: HoldManager;
  readonly metrics: Metrics;
  readonly routeHealth: RouteHealth;
  readonly routePlaces: RoutePlaces;
  readonly callQueue: CallQueue;
  readonly lag: LastingLag;
  readonly crowdingKeys: CrowdingKeys;
  /** Absent unless the environment switches it on. */
  readonly telemetry?: Telemetry | undefined;
  /** Absent when the operator switched it off. */
  readonly requestLog: RequestLog | undefined;
  /** Absent where no tasks are served. */
  readonly tasks: TaskContext | undefined;
  /** Calls that have not ended. One whose client is gone must still be charged and logged. */
  readonly underWay: Set<Promise<void>>;
  /** The current catalog. */
  catalog(): CatalogView;
}

/** One call on its way through the stages. */
export interface Call {
  /** Its dialect changes when the body shows that another one is meant. */
  inbound: Inbound;
  /** Everything that happens in the call is announced here. */
  readonly observer: CallObserver;
  readonly record: CallRecord;
  /** Present where calls are traced. */
  readonly tracer: CallTracer | undefined;
  /** Present once the call is admitted. */
  callMeter?: CallMeter;
  /** The wallet whose place in the queue it has. */
  place?: string;
  /** Leaves the place at its route, if it has one still. */
  leaveRoute?: (() => void) | undefined;
  /** It has failed, although work that it started may still run. */
  isOver?: boolean;
  /** It counts towards its key's rate already, or must not count. */
  isCounted?: boolean;
  /** What the last target did not get of the request. */
  dropped?: readonly string[];
  /** Aborted when the client is gone. */
  readonly signal: ClientSignal;
  /** The request log keeps bodies, without media and secrets. */
  readonly isLogged: boolean;
  /** Until the request log has its description. */
  body?: Body | undefined;
}

export type AdmittedCall = Call & { readonly callMeter: CallMeter };
