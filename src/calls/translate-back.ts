/** Converts an upstream's answer into the client's dialect. */
import {
  type AnyDialect,
  type Billable,
  furtherAnswers,
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
  /** What is charged. Nothing where the answer reports a failure, or has no member. */
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
  if (areVectorsAsRequested(answer.json, places, expected.echo))
    return passOn(answer, sent, call, expected, billablePassing(answer, sent, call));
  const anew = writeAnew(readAgain(answer), sent, call, expected);
  return areVectorsAsRequested(anew.json, places, expected.echo)
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
  const known = { toolNames: sent.toolNames, family: sent.family, inputEstimate: call.callMeter?.inputEstimate };
  const body = writeAnswer(response, dialect, expected, known, loss);
  return {
    text: stringifyExact(body),
    attachments: answer.attachments,
    json: body,
    lost: loss.paths,
    billable: dialect.modality.billableOf(response),
  };
}

/** An answer that passes through need not be understood: then all of it may count as text. */
function billablePassing(
  { json, text }: Answer,
  { target: { dialect } }: UpstreamAnswer,
  { observer }: Call,
): Billable | undefined {
  if (Object.keys(json).length === 0) return undefined;
  try {
    const response = dialect.readResponse(json);
    const gain = dialect.modality.billableOf(response);
    observer.onWhole(gain.usage);
    const further = furtherResponses(json, dialect);
    const isFailed = [response, ...further].every((one) => typeof dialect.modality.faultOf(one) === "object");
    return isFailed ? undefined : withFurther(gain, further.map(dialect.modality.billableOf));
  } catch {
    return { usage: undefined, words: [text], images: [] };
  }
}

/** The answers beside the first, which the client gets too. What cannot be read has nothing to charge. */
function furtherResponses(json: Wire, dialect: AnyDialect): ReturnType<AnyDialect["readResponse"]>[] {
  const { answers } = dialect.places;
  if (answers === undefined) return [];
  return furtherAnswers(lookUp(json, answers), answers).flatMap(({ alone }) => {
    try {
      return [dialect.readResponse(alone)];
    } catch {
      return [];
    }
  });
}

/** The usage of the first is that of all. */
function withFurther(first: Billable, further: readonly Billable[]): Billable {
  if (further.length === 0) return first;
  const all = [first, ...further];
  return { ...first, words: all.flatMap(({ words }) => words), images: all.flatMap(({ images }) => images) };
}
