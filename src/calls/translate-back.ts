/** Puts an upstream's answer into the client's words. */
import { type AnyDialect, Loss, stringifyExact, tagEdits, type Wire, type Billable } from "../registry.js";
import type { Attachments } from "../bodies/attachments.js";
import { areVectorsAsRequested } from "./check-vectors.js";
import type { Call } from "./context.js";
import { asText, editJson } from "../bodies/edit-many.js";
import { type Answer, interpret, readAgain } from "./read-answer.js";
import type { UpstreamAnswer } from "./send.js";
import { replaceValues } from "../bodies/edit-json.js";

/** What the client must find in its answer. */
export interface ExpectedAnswer {
  readonly publicId: string;
  /** What its dialect repeats of the request. */
  readonly echo: Wire;
}

export interface WholeAnswer {
  readonly text: string;
  readonly attachments: Attachments | undefined;
  /** The same, or the upstream's own where it passes through. */
  readonly body: Wire;
  /** What of it the client's dialect cannot say, by its place in the answer. */
  readonly lost: readonly string[];
  /** What it is charged by; nothing where it tells of a failure. */
  readonly yield: Billable | undefined;
}

/** The client's answer: the upstream's own when both speak alike and it is as it was asked for, but for the model's name. */
export function translateBack(answer: Answer, sent: UpstreamAnswer, call: Call, asked: ExpectedAnswer): WholeAnswer {
  const { dialect } = call.inbound;
  if (sent.isConverted) return writeAnew(answer, sent, call, asked);
  if (!areVectorsAsRequested(answer.json, dialect.places, asked.echo))
    return writeAnew(readAgain(answer), sent, call, asked);
  const { publicId } = asked;
  const { responseModel, responseFixed } = dialect.places;
  const named = replaceValues(answer.text, responseModel, JSON.stringify(publicId));
  const text = responseFixed.reduce((told, { at, value }) => replaceValues(told, [at], JSON.stringify(value)), named);
  return {
    text: withTags(text, answer.json, sent, dialect),
    attachments: answer.attachments,
    body: answer.json,
    lost: [],
    yield: yieldPassing(answer, sent, call),
  };
}

/** State that is not the dialect's own vendor's says whose it is, for the client to bring it back to them. */
function withTags(text: string, json: Wire, { family }: UpstreamAnswer, dialect: AnyDialect): string {
  return family === undefined ? text : editJson(text, tagEdits(dialect, family, text, json).map(asText));
}

function writeAnew(answer: Answer, sent: UpstreamAnswer, call: Call, { publicId, echo }: ExpectedAnswer): WholeAnswer {
  const { dialect } = call.inbound;
  const response = interpret(answer, sent, call);
  const told = dialect.modality.complete(response, {
    toolNames: sent.toolNames,
    family: sent.family,
    inputEstimate: call.callMeter?.inputEstimate,
  });
  const loss = new Loss({}, {});
  const body = dialect.writeResponse({ ...told, model: publicId }, echo, loss);
  return {
    text: stringifyExact(body),
    attachments: answer.attachments,
    body,
    lost: loss.paths,
    yield: dialect.modality.billableOf(response),
  };
}

/** An answer that passes through need not be understood: then all of it may be words. */
function yieldPassing(
  { json, text }: Answer,
  { target: { dialect } }: UpstreamAnswer,
  { callMeter }: Call,
): Billable | undefined {
  try {
    const response = dialect.readResponse(json);
    const gain = dialect.modality.billableOf(response);
    callMeter?.countWhole(gain.usage);
    return typeof dialect.modality.faultOf(response) === "object" ? undefined : gain;
  } catch {
    return { usage: undefined, words: [text], images: [] };
  }
}
