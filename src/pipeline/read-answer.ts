/** Reads what an upstream answered in one body. */
import { parseExact, type AnyDialect, type Counts, type Wire } from "../registry.js";
import type { Target } from "../upstream/target.js";
import { readReply } from "../upstream/read-reply.js";
import { asUpstreamFailure, UpstreamFailure } from "../upstream/upstream-failure.js";
import { explainRefusal, explainTrouble } from "./explain-upstream.js";
import type { Call } from "./context.js";
import { ClientGone } from "./gateway-error.js";
import type { Sent } from "./send.js";
import { skim } from "./skim.js";

/** What an answer says, in the words of whichever vocabulary. */
export type Response = ReturnType<AnyDialect["readResponse"]>;

export interface Answer {
  readonly text: string;
  /** Of an answer that passes through, without its bulk. */
  readonly json: Wire;
}

const NOTHING: ReadonlySet<string> = new Set();
/** Answers carry pictures. */
const LONGEST_ANSWER = 100 * 1024 * 1024;

/** The body of an answer; an error in the form of an answer is thrown as what it is. */
export async function readAnswer({ reply, target, isConverted }: Sent, { signal, account }: Pick<Call, "signal" | "account">): Promise<Answer> {
  const text = await readReply(reply, LONGEST_ANSWER).catch((error: unknown) => {
    throw signal.aborted ? new ClientGone("The client hung up while waiting.") : explainTrouble(asUpstreamFailure(error));
  });
  const json = parseObject(text, isConverted ? NOTHING : target.dialect.places.bulkMembers);
  if (target.dialect.isError(json)) {
    account?.countWhole(usageBeside(json, target));
    const failure = target.dialect.errors.read(reply.status, json);
    throw explainRefusal(failure, { target, isConverted, retryAfter: reply.retryAfter });
  }
  return { text, json };
}

/** What an answer says, with what only the gateway knows; fails when it is not what its dialect calls an answer. */
export function interpret({ json }: Answer, { target, isConverted, toolNames }: Sent, { account }: Pick<Call, "account">): Response {
  const response = understand(json, target);
  const { manner } = target.dialect;
  account?.countWhole(manner.yieldOf(response).usage);
  const fault = manner.faultOf(response);
  if (fault === "empty") throw explainTrouble(new UpstreamFailure("unreadable", "The upstream's answer says nothing."));
  if (fault !== undefined) throw explainRefusal(fault, { target, isConverted });
  return manner.complete(response, { toolNames, inputEstimate: undefined });
}

function understand(json: Wire, { dialect }: Target): Response {
  try {
    return dialect.readResponse(json);
  } catch (cause) {
    throw explainTrouble(new UpstreamFailure("unreadable", "The upstream's answer could not be understood.", { cause }));
  }
}

/** An upstream that failed may have counted all the same. */
function usageBeside(json: Wire, { dialect }: Target): Counts | undefined {
  try {
    return dialect.manner.yieldOf(dialect.readResponse(json)).usage;
  } catch {
    return undefined;
  }
}

function parseObject(text: string, bulkMembers: ReadonlySet<string>): Wire {
  const notJson = (cause?: unknown) =>
    explainTrouble(new UpstreamFailure("unreadable", "The upstream's answer is not a JSON object.", { cause }));
  try {
    const value: unknown = bulkMembers.size === 0 ? parseExact(text) : skim(text, bulkMembers);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Wire;
  } catch (cause) {
    throw notJson(cause);
  }
  throw notJson();
}
