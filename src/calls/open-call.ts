/** Opens a call, and checks whether it is over. */
import { ClientGoneError } from "../errors/gateway-error.js";
import { CallObserver } from "./call-observer.js";
import { CallRecorder } from "./call-recorder.js";
import { ClientSignal } from "./client-signal.js";
import { CallTracer } from "./call-tracer.js";
import type { Inbound } from "./inbound.js";
import type { Call, PipelineContext } from "./context.js";

export function openCall(
  inbound: Inbound,
  { requestLog, telemetry }: Pick<PipelineContext, "requestLog" | "telemetry">,
): Call {
  const isLogged = requestLog !== undefined;
  const observer = new CallObserver();
  const recorder = new CallRecorder(isLogged);
  observer.subscribe(recorder);
  const tracer = telemetry && new CallTracer(telemetry, inbound);
  if (tracer !== undefined) observer.subscribe(tracer);
  return {
    inbound,
    observer,
    record: recorder.record,
    tracer,
    signal: new ClientSignal(inbound.response),
    isLogged: isLogged || telemetry?.keepsContent === true,
    // All members from the start, so that all calls share one hidden class of V8.
    callMeter: undefined,
    place: undefined,
    leaveRoute: undefined,
    isOver: undefined,
    isCounted: undefined,
    dropped: undefined,
    body: undefined,
  };
}

/** Nothing is sent after the client hung up, nor after the call has failed. */
export function throwIfOver({ signal, isOver = false }: Call): void {
  if (signal.aborted || isOver) throw new ClientGoneError("The call was over before it was sent.");
}
