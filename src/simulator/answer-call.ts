import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Dialect, Response, VocabularyName } from "../registry.js";
import { type Answering, answerAtOnce, answerStream, answerWhole, answerWire } from "./answer.js";
import { behaviourOf } from "./behaviour.js";
import type { EndpointMatch } from "./endpoints.js";
import type { JobContext } from "./upstream-jobs/answer-about-job.js";
import { isForVideo } from "./upstream-jobs/video-dialect.js";
import { type JobOrder, openJob } from "./upstream-jobs/open-job.js";
import { writeJob } from "./upstream-jobs/write-job.js";
import { responderOf } from "./responders/index.js";
import { readRequest } from "./read-request.js";
import { SimulatedError } from "./simulated-error.js";

/** A call of a simulated model. */
export interface SimulatedCall extends EndpointMatch {
  readonly incoming: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly chunkIntervalMilliseconds: number;
  readonly jobContext: JobContext;
}

/** Reads a call, computes the answer of the simulated model and writes it. */
export async function answerCall(call: SimulatedCall): Promise<void> {
  const { dialect, response } = call;
  const signal = hangingUp(response);
  const { body, request } = await readRequest(call.incoming, dialect, call.operation);
  const model = call.model ?? request.model ?? "";
  const { failure, breaks, waitMilliseconds, failureMode } = behaviourOf(model);
  if (failure !== undefined)
    throw new SimulatedError({ status: failure, message: `This simulated model always fails with status ${failure}.` });
  if (waitMilliseconds !== undefined) await sleep(waitMilliseconds, undefined, { signal });
  const answering = { ...call, echo: dialect.echoOf(body), signal, breaks };
  const requested = { dialect, request: { ...request, model } };
  if (isForVideo(requested)) return acceptJob({ ...requested, model, failureMode }, answering);
  const answer = responderOf(dialect)(requested.request);
  const wanted = ("stream" in request ? request.stream : undefined) ?? dialect.framing?.byDefault ?? false;
  const isStreamed = call.stream === "body" ? wanted : call.stream;
  if (isConversation(answering) && "parts" in answer) {
    const named = withIds(answer, answering.dialect);
    if (isStreamed) await answerStream(named, dialect.wantsUsage(body), answering);
    else answerWhole(named, answering);
  } else if (isStreamed && dialect.templates !== undefined) answerAtOnce(answer, answering);
  else answerWhole(answer, answering);
}

/** Videos take time: the first answer is that the job is queued. */
async function acceptJob(
  requested: Pick<JobOrder, "dialect" | "request" | "model" | "failureMode">,
  answering: Answering & SimulatedCall,
): Promise<void> {
  const { incoming, jobContext, echo } = answering;
  const { jobs, videoCache, jobMilliseconds: milliseconds, now } = jobContext;
  const job = openJob({ ...requested, echo, origin: originOf(incoming), now: now(), milliseconds });
  jobs.add(job);
  const { accepted } = job.dialect.jobs;
  const whole = await writeJob(job, job.begunAt, videoCache);
  answerWire(
    accepted === undefined
      ? whole
      : Object.fromEntries(Object.entries(whole).filter(([member]) => accepted.includes(member))),
    answering,
  );
}

function originOf({ socket: { localAddress = "", localPort = 0 } }: IncomingMessage): string {
  return `http://${localAddress}:${localPort}`;
}

function isConversation(answering: Answering): answering is Answering<"text"> {
  return answering.dialect.vocabulary === ("text" satisfies VocabularyName);
}

/** Aborted when the caller hangs up. */
function hangingUp(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once("close", () => controller.abort());
  return controller.signal;
}

/** Gives call IDs the prefix of the dialect. */
function withIds(answer: Response, { templates }: Dialect): Response {
  const parts = answer.parts.map((part) =>
    part.kind === "call" ? { ...part, id: templates.callIdPrefix + part.id } : part,
  );
  return { ...answer, parts };
}
