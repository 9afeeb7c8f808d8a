/** What the stages of a call hand to each other. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Agent } from "undici";
import type * as registry from "../registry.js";
import type { Dialect, Route, Usage } from "../registry.js";
import type { Caller, KeyStore } from "../stores/types.js";
import type { BodyBudget } from "./body-budget.js";
import type { CatalogView } from "./catalog-view.js";

/** What the compiled specs offer. */
export type Registry = Pick<
  typeof registry,
  | "dialects"
  | "fallbackDialect"
  | "routes"
  | "gatewayCodes"
  | "refuseEverywhere"
  | "checkProfile"
  | "fitProfile"
  | "fitPreset"
  | "asPresetWrites"
  | "asksForUsage"
  | "Loss"
  | "StreamMachine"
  | "StreamMonitor"
  | "ConversionError"
  | "tellResponse"
  | "openApi"
>;

/** What all calls share. */
export interface PipelineContext {
  readonly registry: Registry;
  readonly keys: KeyStore;
  readonly agent: Agent;
  readonly bodyLimit: number;
  readonly budget: BodyBudget;
  readonly log: Logger;
  /** The catalog as it is now. */
  catalog(): CatalogView;
}

/** A call as it came over HTTP, matched to its route. */
export interface Inbound {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly route: Route;
  readonly dialect: Dialect;
  /** The model, when the path tells it. */
  readonly pathModel: string | undefined;
  /** The query, without its question mark. */
  readonly query: string;
}

/** What is written down of a call when it is over. */
export interface CallRecord {
  readonly startedAt: number;
  caller?: Caller;
  model?: string;
  provider?: string;
  upstreamDialect?: string;
  stream?: boolean;
  usage?: Usage | undefined;
  dropped?: readonly string[];
  error?: unknown;
}

/** One call on its way through the stages. */
export interface Call {
  readonly inbound: Inbound;
  readonly record: CallRecord;
  /** Aborted when the client is gone. */
  readonly signal: AbortSignal;
}
