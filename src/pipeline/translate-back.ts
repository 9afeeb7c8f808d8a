/** Puts an upstream's answer into the client's words. */
import { stringifyExact, type Dialect, type Part, type Usage, type Wire } from "../registry.js";
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
  /** What the upstream told of it, and what it said: nothing where an answer that passes through is not understood. */
  readonly usage: Usage | undefined;
  readonly parts: readonly Part[];
}

/** The client's answer: the upstream's own when both speak alike, but for the model's name. */
export function translateBack(answer: Answer, sent: Sent, dialect: Dialect, { publicId, echo }: Asked): WholeAnswer {
  if (sent.isConverted) {
    const response = { ...interpret(answer, sent), model: publicId };
    const body = dialect.writeResponse(response, echo);
    return { text: stringifyExact(body), body, usage: response.usage, parts: response.parts };
  }
  const { responseModel, responseFixed } = dialect.places;
  const named = replaceValues(answer.text, responseModel, JSON.stringify(publicId));
  const text = responseFixed.reduce((told, { at, value }) => replaceValues(told, [at], JSON.stringify(value)), named);
  return { text, body: answer.json, ...understood(answer, sent) };
}

/** An answer that passes through need not be understood. */
function understood(answer: Answer, sent: Sent): Pick<WholeAnswer, "usage" | "parts"> {
  try {
    const { usage, parts } = interpret(answer, sent);
    return { usage, parts };
  } catch {
    return { usage: undefined, parts: [] };
  }
}
