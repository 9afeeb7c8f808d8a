/** Writes an answer of any upstream in the client's dialect. */
import type { AnswerContext, AnyDialect, Loss, Wire } from "../registry.js";

/** What the client must get in its answer. */
export interface ExpectedAnswer {
  readonly publicId: string;
  /** What its dialect repeats of the request. */
  readonly echo: Wire;
}

export function writeAnswer(
  response: ReturnType<AnyDialect["readResponse"]>,
  dialect: AnyDialect,
  { publicId, echo }: ExpectedAnswer,
  known: AnswerContext,
  loss: Loss,
): Wire {
  const completed = dialect.modality.complete(response, known);
  return dialect.writeResponse({ ...completed, model: publicId }, echo, loss);
}

/**
 * What the answer repeats of the request. Settings of images and vectors are those that were used, and a dropped one
 * was not.
 */
export function echoFor(dialect: AnyDialect, body: Wire, dropped: readonly string[]): Wire {
  const echo = dialect.echoOf(body);
  const { images, vectors } = dialect.places;
  if ((images ?? vectors) === undefined || dropped.length === 0) return echo;
  return Object.fromEntries(Object.entries(echo).filter(([member]) => !dropped.includes(member)));
}
