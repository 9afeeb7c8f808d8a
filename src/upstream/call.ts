/** One HTTP exchange with an upstream. */
import type { Agent, Dispatcher } from "undici";
import type { Target } from "./target.js";
import { asUpstreamFailure } from "./upstream-failure.js";

export interface UpstreamCall {
  readonly body: string;
  /** Beside those that every call to the target has. */
  readonly headers: Readonly<Record<string, string>>;
  readonly stream: boolean;
  /** What is asked for, where that has an address of its own. */
  readonly task?: string | undefined;
  readonly signal: AbortSignal;
}

/** What came back, its body still unread. */
export interface UpstreamReply {
  readonly status: number;
  readonly contentType: string;
  readonly retryAfter: string | undefined;
  readonly body: Dispatcher.ResponseData["body"];
}

/** Sends a call and resolves with the head of the answer. */
export async function callUpstream(agent: Agent, target: Target, call: UpstreamCall): Promise<UpstreamReply> {
  const url = target.taskUrls.get(call.task ?? "") ?? (call.stream ? target.streamUrl : target.url);
  try {
    const reply = await agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: "POST",
      headers: { ...call.headers, ...target.headers, accept: call.stream ? "text/event-stream" : "application/json" },
      body: call.body,
      signal: call.signal,
    });
    return {
      status: reply.statusCode,
      contentType: single(reply.headers["content-type"]) ?? "",
      retryAfter: single(reply.headers["retry-after"]),
      body: reply.body,
    };
  } catch (error) {
    throw asUpstreamFailure(error);
  }
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
