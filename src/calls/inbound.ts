/** A request as its path names it. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AnyDialect, Route } from "../registry.js";

/** A call over HTTP, matched to its route. */
export interface Inbound {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly route: Route;
  readonly dialect: AnyDialect;
  /** The model, when it is in the path. */
  readonly pathModel: string | undefined;
  /** The task, when it is in the path. */
  readonly pathTask?: string | undefined;
  /** The query, without its question mark. */
  readonly query: string;
}
