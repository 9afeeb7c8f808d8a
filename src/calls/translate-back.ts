/** Converts an upstream's answer into the client's dialect. */
import { type AnyDialect, Loss, stateTagger, stringifyExact, type Wire, type Billable } from "../registry.js";
import type { Attachments } from "../bodies/attachments.js";
import { areVectorsAsRequested } from "./check-vectors.js";
import type { Call } from "./context.js";
import { asText, editJson } from "../bodies/edit-many.js";
import { type Answer, interpret, readAgain } from "./read-answer.js";
import type { UpstreamAnswer } from "./failover.js";
import { replaceValues } from "../bodies/edit-json.js";

/** What the client must get in its answer. */
export interface ExpectedAnswer {
  readonly publicId: string;
  /** What its dialect repeats of the request. */
  readonly echo: Wire;
}

export interface WholeAnswer {
  readonly text: string;
  readonly attachments: Attachments | undefined;
  /** The answer as JSON, or the upstream's own where it passes through. */
  readonly body: Wire;
  /** Places of the upstream's answer that were not read, and of the client's that cannot be written. */
  readonly lost: readonly string[];
  /** What is charged. Nothing where the answer reports a failure. */
  readonly billable: Billable | undefined;
}

/**
 * The client's answer. Between equal dialects it is the upstream's own if it has the requested form, with the model's
 * public name.
 */
export function translateBack(answer: Answer, sent: UpstreamAnswer, call: Call, expected: ExpectedAnswer): WholeAnswer {
  const { dialect } = call.inbound;
  if (sent.isConverted) return writeAnew(answer, sent, call, expected);
  if (!areVectorsAsRequested(answer.json, dialect.places, expected.echo))
    return writeAnew(readAgain(answer), sent, call, expected);
  const { publicId } = expected;
  const { responseModel, responseFixed } = dialect.places;
  const named = replaceValues(answer.text, responseModel, JSON.stringify(publicId));
  const text = responseFixed.reduce((fixed, { at, value }) => replaceValues(fixed, [at], JSON.stringify(value)), named);
  return {
    text: withTags(text, answer.json, sent, dialect),
    attachments: answer.attachments,
    body: answer.json,
    lost: [],
    billable: billablePassing(answer, sent, call),
  };
}

/** State of another vendor than the dialect's own is tagged with its family, so that it can be sent back to it. */
function withTags(text: string, json: Wire, { family }: UpstreamAnswer, dialect: AnyDialect): string {
  return editJson(text, stateTagger(dialect, family)(text, json).map(asText));
}

function writeAnew(answer: Answer, sent: UpstreamAnswer, call: Call, { publicId, echo }: ExpectedAnswer): WholeAnswer {
  const { dialect } = call.inbound;
  const unread = new Loss({}, answer.json);
  const response = interpret(answer, sent, call, unread);
  const completed = dialect.modality.complete(response, {
    toolNames: sent.toolNames,
    family: sent.family,
    inputEstimate: call.callMeter?.inputEstimate,
  });
  const unwritten = new Loss({}, {});
  const body = dialect.writeResponse({ ...completed, model: publicId }, echo, unwritten);
  return {
    text: stringifyExact(body),
    attachments: answer.attachments,
    body,
    lost: [...unread.paths, ...unwritten.paths],
    billable: dialect.modality.billableOf(response),
  };
}

/** An answer that passes through need not be understood: then all of it may count as text. */
function billablePassing(
  { json, text }: Answer,
  { target: { dialect } }: UpstreamAnswer,
  { observer }: Call,
): Billable | undefined {
  try {
    const response = dialect.readResponse(json);
    const gain = dialect.modality.billableOf(response);
    observer.onWhole(gain.usage);
    return typeof dialect.modality.faultOf(response) === "object" ? undefined : gain;
  } catch {
    return { usage: undefined, words: [text], images: [] };
  }
}
