/** Puts an upstream's answer into the client's words. */
import { stringifyExact, type Dialect, type Usage, type Wire } from "../registry.js";
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
  readonly usage: Usage | undefined;
}

/** The client's answer: the upstream's own when both speak alike, but for the model's name. */
export function translateBack(answer: Answer, sent: Sent, dialect: Dialect, { publicId, echo }: Asked): WholeAnswer {
  if (sent.isConverted) {
    const response = { ...interpret(answer, sent), model: publicId };
    return { text: stringifyExact(dialect.writeResponse(response, echo)), usage: response.usage };
  }
  const { responseModel, responseFixed } = dialect.places;
  const named = replaceValues(answer.text, responseModel, JSON.stringify(publicId));
  const text = responseFixed.reduce((told, { at, value }) => replaceValues(told, [at], JSON.stringify(value)), named);
  return { text, usage: usageOf(answer, sent) };
}

/** An answer that passes through need not be understood. */
function usageOf(answer: Answer, sent: Sent): Usage | undefined {
  try {
    return interpret(answer, sent).usage;
  } catch {
    return undefined;
  }
}
