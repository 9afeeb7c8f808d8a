/** Puts an upstream's answer into the client's words. */
import { type AnyDialect, Loss, stringifyExact, tagEdits, type Wire, type Yield } from "../registry.js";
import type { Enclosed } from "../bodies/attachments.js";
import { isAsAsked } from "./check-vectors.js";
import type { Call } from "./context.js";
import { asText, editJson } from "../bodies/edit-many.js";
import { type Answer, interpret, readAgain } from "./read-answer.js";
import type { Sent } from "./send.js";
import { replaceValues } from "../bodies/edit-json.js";

/** What the client must find in its answer. */
export interface Asked {
  readonly publicId: string;
  /** What its dialect repeats of the request. */
  readonly echo: Wire;
}

export interface WholeAnswer {
  readonly text: string;
  readonly enclosed: Enclosed | undefined;
  /** The same, or the upstream's own where it passes through. */
  readonly body: Wire;
  /** What of it the client's dialect cannot say, by its place in the answer. */
  readonly lost: readonly string[];
  /** What it is charged by; nothing where it tells of a failure. */
  readonly yield: Yield | undefined;
}

/** The client's answer: the upstream's own when both speak alike and it is as it was asked for, but for the model's name. */
export function translateBack(answer: Answer, sent: Sent, call: Call, asked: Asked): WholeAnswer {
  const { dialect } = call.inbound;
  if (sent.isConverted) return tellAnew(answer, sent, call, asked);
  if (!isAsAsked(answer.json, dialect.places, asked.echo)) return tellAnew(readAgain(answer), sent, call, asked);
  const { publicId } = asked;
  const { responseModel, responseFixed } = dialect.places;
  const named = replaceValues(answer.text, responseModel, JSON.stringify(publicId));
  const text = responseFixed.reduce((told, { at, value }) => replaceValues(told, [at], JSON.stringify(value)), named);
  return { text: withTags(text, answer.json, sent, dialect), enclosed: answer.enclosed, body: answer.json, lost: [], yield: yieldPassing(answer, sent, call) };
}

/** State that is not the dialect's own vendor's says whose it is, for the client to bring it back to them. */
function withTags(text: string, json: Wire, { family }: Sent, dialect: AnyDialect): string {
  return family === undefined ? text : editJson(text, tagEdits(dialect, family, text, json).map(asText));
}

function tellAnew(answer: Answer, sent: Sent, call: Call, { publicId, echo }: Asked): WholeAnswer {
  const { dialect } = call.inbound;
  const response = interpret(answer, sent, call);
  const told = dialect.manner.complete(response, { toolNames: sent.toolNames, family: sent.family, inputEstimate: call.account?.inputEstimate });
  const loss = new Loss({}, {});
  const body = dialect.writeResponse({ ...told, model: publicId }, echo, loss);
  return { text: stringifyExact(body), enclosed: answer.enclosed, body, lost: loss.paths, yield: dialect.manner.yieldOf(response) };
}

/** An answer that passes through need not be understood: then all of it may be words. */
function yieldPassing({ json, text }: Answer, { target: { dialect } }: Sent, { account }: Call): Yield | undefined {
  try {
    const response = dialect.readResponse(json);
    const gain = dialect.manner.yieldOf(response);
    account?.countWhole(gain.usage);
    return typeof dialect.manner.faultOf(response) === "object" ? undefined : gain;
  } catch {
    return { usage: undefined, words: [text], images: [] };
  }
}
