/** Converts an upstream's answer into the client's dialect. */
import {
  type AnyDialect,
  type Billable,
  furtherAnswers,
  type Json,
  lookUp,
  Loss,
  stringifyExact,
  type Wire,
} from "../registry.js";
import type { Attachments } from "../bodies/attachments.js";
import { answerEditor } from "../bodies/edit-answer.js";
import { areVectorsAsRequested } from "./check-vectors.js";
import type { Call } from "./context.js";
import { type Answer, interpret, parseObject, readAgain } from "./read-answer.js";
import { type ExpectedAnswer, writeAnswer } from "./write-answer.js";
import { explainRefusal } from "./upstream-error.js";
import type { UpstreamAnswer } from "./failover.js";

export interface WholeAnswer {
  readonly text: string;
  readonly attachments: Attachments | undefined;
  /** The same as JSON, for the request log. */
  readonly json: Wire;
  /** Places of the upstream's answer that did not reach the client. */
  readonly lost: readonly string[];
  /** What is charged. Nothing where the answer reports a failure, or has no member, or only empty lists. */
  readonly billable: Billable | undefined;
}

const NOTHING: readonly string[] = [];

/**
 * The client's answer. Between equal dialects it is the upstream's own if it has the requested form, with the model's
 * public name. So it is too where its vectors are in a form that only the vendor knows.
 */
export function translateBack(answer: Answer, sent: UpstreamAnswer, call: Call, expected: ExpectedAnswer): WholeAnswer {
  const { places } = call.inbound.dialect;
  if (sent.isConverted) return writeAnew(answer, sent, call, expected);
  if (areVectorsAsRequested(answer.json, places, expected.echo, sent.wanted))
    return passOn(answer, sent, call, expected, billablePassing(answer, sent, call));
  const anew = writeAnew(readAgain(answer), sent, call, expected);
  return areVectorsAsRequested(anew.json, places, expected.echo, sent.wanted)
    ? anew
    : passOn(answer, sent, call, expected, anew.billable);
}

function passOn(
  answer: Answer,
  sent: UpstreamAnswer,
  { inbound: { dialect } }: Call,
  { publicId }: ExpectedAnswer,
  billable: Billable | undefined,
): WholeAnswer {
  const edit = answerEditor({ dialect, publicId, family: sent.family }, "whole");
  return new PassingAnswer(edit(answer.text, answer.json), answer.attachments, dialect, billable);
}

class PassingAnswer implements WholeAnswer {
  readonly lost = NOTHING;

  constructor(
    readonly text: string,
    readonly attachments: Attachments | undefined,
    private readonly dialect: AnyDialect,
    readonly billable: Billable | undefined,
  ) {}

  /** Most answers are logged as they are, and not read again. */
  get json(): Wire {
    return parseObject(this.text, this.dialect.places.bulkMembers);
  }
}

function writeAnew(answer: Answer, sent: UpstreamAnswer, call: Call, expected: ExpectedAnswer): WholeAnswer {
  const { dialect } = call.inbound;
  const loss = new Loss(sent.target.dialect.paths, answer.json);
  const response = interpret(answer, sent, call, loss);
  const fault = dialect.modality.faultFor?.(response, dialect);
  if (fault !== undefined) throw explainRefusal(fault, sent);
  const { toolNames, callIds, family } = sent;
  const known = { toolNames, callIds, family, inputEstimate: call.callMeter?.inputEstimate };
  const body = writeAnswer(response, dialect, expected, known, loss);
  return {
    text: stringifyExact(body),
    attachments: answer.attachments,
    json: body,
    lost: loss.paths,
    billable: dialect.modality.billableOf(response),
  };
}

/**
 * An answer that passes through need not be understood: then all of it may count as text. It has failed if one of its
 * answers did, and none has content for the client.
 */
function billablePassing(
  { json, text }: Answer,
  { target: { dialect } }: UpstreamAnswer,
  { observer }: Call,
): Billable | undefined {
  if (Object.keys(json).length === 0) return undefined;
  const first = readPassing(json, dialect);
  if (first === undefined) return { usage: undefined, words: [text], images: [] };
  const { usage } = first.billable;
  observer.onWhole(usage);
  const { answers } = dialect.places;
  const more = answers === undefined ? [] : furtherAnswers(lookUp(json, answers), answers);
  if (more.length === 0) return first.isFailed ? undefined : first.billable;
  const further = more.map(({ alone }) => readPassing(alone, dialect));
  const read = [first, ...further.filter((one) => one !== undefined)];
  const images = read.flatMap(({ billable }) => billable.images);
  if (read.length <= further.length) return { usage, words: [text], images };
  const isDelivered = read.some(({ isEmpty, isFailed }) => !isEmpty && !isFailed);
  if (!isDelivered && read.some(({ isFailed }) => isFailed)) return undefined;
  return { usage, words: read.flatMap(({ billable }) => billable.words), images };
}

interface PassingOne {
  /** Nothing was found in it. It may still have something, which is not understood. */
  readonly isEmpty: boolean;
  readonly isFailed: boolean;
  readonly billable: Billable;
}

/** Nothing where it cannot be read. One that failed after some words has delivered them. */
function readPassing(json: Wire, dialect: AnyDialect): PassingOne | undefined {
  try {
    const response = dialect.readResponse(json);
    const billable = dialect.modality.billableOf(response);
    const fault = dialect.modality.faultOf(response);
    const isEmpty = fault === "empty" && (dialect.vocabulary === "text" || !hasOnlyEmptyLists(json));
    const hasContent = billable.images.length > 0 || billable.words.some((text) => text !== "");
    return { isEmpty, isFailed: fault !== undefined && !isEmpty && !hasContent, billable };
  } catch {
    return undefined;
  }
}

/** As an answer without any vector or image has. */
function hasOnlyEmptyLists(json: Wire): boolean {
  const lists = listsIn(json);
  return lists.length > 0 && lists.every(({ length }) => length === 0);
}

/** Those in objects too, but not those in lists. */
function listsIn(value: Json | undefined): readonly (readonly Json[])[] {
  if (Array.isArray(value)) return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap((member) => listsIn(member)) : [];
}
