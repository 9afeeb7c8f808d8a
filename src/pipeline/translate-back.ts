/** Puts an upstream's answer into the client's words. */
import { stringifyExact, type Part, type Wire } from "../registry.js";
import type { Call } from "./context.js";
import { type Answer, interpret } from "./read-answer.js";
import type { Sent } from "./send.js";
import { replaceValues } from "./splice.js";

/** What the client must find in its answer. */
export interface Asked {
  readonly publicId: string;
  /** What its dialect repeats of the request. */
  readonly echo: Wire;
}

export interface WholeAnswer {
  readonly text: string;
  /** The same, or the upstream's own where it passes through. */
  readonly body: Wire;
  /** What it says; nothing where it tells of a failure. */
  readonly parts: readonly Part[] | undefined;
}

/** The client's answer: the upstream's own when both speak alike, but for the model's name. */
export function translateBack(answer: Answer, sent: Sent, call: Call, { publicId, echo }: Asked): WholeAnswer {
  const { dialect } = call.inbound;
  if (sent.isConverted) {
    const response = { ...interpret(answer, sent, call), model: publicId };
    const body = dialect.writeResponse(response, echo);
    return { text: stringifyExact(body), body, parts: response.parts };
  }
  const { responseModel, responseFixed } = dialect.places;
  const named = replaceValues(answer.text, responseModel, JSON.stringify(publicId));
  const text = responseFixed.reduce((told, { at, value }) => replaceValues(told, [at], JSON.stringify(value)), named);
  return { text, body: answer.json, parts: partsPassing(answer, sent, call) };
}

/** An answer that passes through need not be understood: then all of it may be words. */
function partsPassing({ json, text }: Answer, { target }: Sent, { account }: Call): readonly Part[] | undefined {
  try {
    const { usage, finish, parts } = target.dialect.readResponse(json);
    account?.countWhole(usage);
    return finish === "failed" ? undefined : parts;
  } catch {
    return [{ kind: "text", text }];
  }
}
