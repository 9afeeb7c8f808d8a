/** What the stages of a call hand to each other. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Agent } from "undici";
import type * as registry from "../registry.js";
import type { AnyDialect, Route } from "../registry.js";
import type { HoldManager } from "../money/hold-manager.js";
import type { RequestLog } from "../request-log/request-log.js";
import type { Caller } from "../stores/keys/caller.js";
import type { CallMeter } from "./call-meter.js";
import type { Keys } from "./authenticate.js";
import type { TaskStore } from "../stores/tasks/task-store.js";
import type { TaskEngine } from "../tasks/engine.js";
import type { MemoryBudget } from "../bodies/memory-budget.js";
import type { CatalogView } from "../routing/catalog-view.js";

/** What the compiled specs offer. */
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
  | "fitPreset"
  | "familyOf"
  | "foreignFamily"
  | "keepOwnState"
  | "stateEdits"
  | "stateRequestFor"
  | "wantsReasoning"
  | "reasoningSwitch"
  | "asPresetWrites"
  | "asksForUsage"
  | "cacheMarks"
  | "stateAt"
  | "formsOf"
  | "rewriteForProfile"
  | "Loss"
  | "ConversionError"
  | "openApi"
>;

/** What calls that make jobs share, and calls about them. */
export interface TaskContext {
  readonly engine: Pick<TaskEngine, "create" | "delete">;
  readonly store: Pick<TaskStore, "find">;
  /** The type of what is at an address, if it is one that is accepted; little of it is read. */
  lookAt(url: string, accepts: (mime: string) => boolean, signal: AbortSignal): Promise<string | undefined>;
  /** What a client gave as an address. Its pieces are kept as there is room: `hold` is told how many bytes there are by then. */
  fetchInput(
    url: string,
    kind: "image" | "video" | "audio",
    hold: (bytes: number) => Promise<void> | undefined,
    signal?: AbortSignal,
  ): Promise<{ readonly mime: string; readonly bytes: Buffer }>;
}

/** What all calls share. */
export interface PipelineContext {
  readonly registry: Registry;
  /** The keys, as those at an address may look them up. */
  keysFor(address: string | undefined): Keys;
  readonly agent: Agent;
  readonly bodyLimit: number;
  /** The same of requests for images, which hold others. */
  readonly imageLimit: number;
  /** The same of requests for videos. */
  readonly videoLimit: number;
  readonly budget: MemoryBudget;
  /** Large bodies do not take the room of small ones. */
  readonly imageBudget: MemoryBudget;
  /** What upstreams answer in one piece is held too. */
  readonly answerBudget: MemoryBudget;
  readonly log: Logger;
  readonly holdManager: HoldManager;
  /** Absent when the operator wants none. */
  readonly requestLog: RequestLog | undefined;
  /** Absent where nothing takes longer than its call. */
  readonly tasks: TaskContext | undefined;
  /** Calls that have not ended; one whose client is gone has still to be charged for and written down. */
  readonly underWay: Set<Promise<void>>;
  /** The catalog as it is now. */
  catalog(): CatalogView;
}

/** A call as it came over HTTP, matched to its route. */
export interface Inbound {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly route: Route;
  readonly dialect: AnyDialect;
  /** The model, when the path tells it. */
  readonly pathModel: string | undefined;
  /** The task, when the path tells one. */
  readonly pathTask?: string | undefined;
  /** The query, without its question mark. */
  readonly query: string;
}

/** What is written down of a call when it is over. */
export interface CallRecord {
  /** By the clock that only goes forward. */
  readonly startedAt: number;
  upstreamAt?: number;
  firstByteAt?: number;
  caller?: Caller;
  model?: string;
  provider?: string;
  upstreamModel?: string;
  upstreamDialect?: string;
  stream?: boolean;
  dropped?: readonly string[];
  error?: unknown;
  /** What was said, without its media and its secrets. */
  requestBody?: string | undefined;
  responseBody?: string | undefined;
}

/** One call on its way through the stages. */
export interface Call {
  /** Its dialect is another once it is known to have meant that. */
  inbound: Inbound;
  readonly record: CallRecord;
  /** What it owes, once it is admitted. */
  callMeter?: CallMeter;
  /** It has failed, though what it began may still be going on. */
  isOver?: boolean;
  /** It has counted towards its key's rate. */
  isCounted?: boolean;
  /** What the last upstream that it was put to did not see of it. */
  dropped?: readonly string[];
  /** Aborted when the client is gone. */
  readonly signal: AbortSignal;
  /** What is said is written down, without its media and its secrets. */
  readonly isLogged: boolean;
}
