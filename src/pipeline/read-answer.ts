/** Reads what an upstream answered in one body. */
import { parseExact, withOwnNames, type Response, type Usage, type Wire } from "../registry.js";
import type { Target } from "../upstream/target.js";
import { readReply } from "../upstream/read-reply.js";
import { asUpstreamFailure, UpstreamFailure } from "../upstream/upstream-failure.js";
import { explainRefusal, explainTrouble } from "./explain-upstream.js";
import type { Call } from "./context.js";
import { ClientGone } from "./gateway-error.js";
import type { Sent } from "./send.js";

export interface Answer {
  readonly text: string;
  readonly json: Wire;
}

/** Answers carry pictures. */
const LONGEST_ANSWER = 100 * 1024 * 1024;

/** The body of an answer; an error in the form of an answer is thrown as what it is. */
export async function readAnswer({ reply, target, isConverted }: Sent, { signal, account }: Pick<Call, "signal" | "account">): Promise<Answer> {
  const text = await readReply(reply, LONGEST_ANSWER).catch((error: unknown) => {
    throw signal.aborted ? new ClientGone("The client hung up while waiting.") : explainTrouble(asUpstreamFailure(error));
  });
  const json = parseObject(text);
  if (target.dialect.isError(json)) {
    account?.countWhole(usageBeside(json, target));
    const failure = target.dialect.errors.read(reply.status, json);
    throw explainRefusal(failure, { target, isConverted, retryAfter: reply.retryAfter });
  }
  return { text, json };
}

/** What an answer says, in the client's names of its tools; fails when it is not what its dialect calls an answer. */
export function interpret({ json }: Answer, { target, isConverted, toolNames }: Sent, { account }: Pick<Call, "account">): Response {
  const response = understand(json, target);
  account?.countWhole(response.usage);
  if (response.finish === "failed") {
    throw explainRefusal({ status: 502, message: response.explanation ?? "The upstream broke off its answer." }, { target, isConverted });
  }
  if (response.parts.length === 0 && response.finish === "other") {
    throw explainTrouble(new UpstreamFailure("unreadable", "The upstream's answer says nothing."));
  }
  return withOwnNames(response, toolNames);
}

function understand(json: Wire, { dialect }: Target): Response {
  try {
    return dialect.readResponse(json);
  } catch (cause) {
    throw explainTrouble(new UpstreamFailure("unreadable", "The upstream's answer could not be understood.", { cause }));
  }
}

/** An upstream that failed may have counted all the same. */
function usageBeside(json: Wire, { dialect }: Target): Usage | undefined {
  try {
    return dialect.readResponse(json).usage;
  } catch {
    return undefined;
  }
}

function parseObject(text: string): Wire {
  const notJson = (cause?: unknown) =>
    explainTrouble(new UpstreamFailure("unreadable", "The upstream's answer is not a JSON object.", { cause }));
  try {
    const value: unknown = parseExact(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Wire;
  } catch (cause) {
    throw notJson(cause);
  }
  throw notJson();
}
