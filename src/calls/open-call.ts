/** Opens a call, and checks whether it is over. */
import { ClientGoneError } from "../errors/gateway-error.js";
import { CallObserver } from "./call-observer.js";
import { CallRecorder } from "./call-recorder.js";
import { ClientSignal } from "./client-signal.js";
import type { Call, Inbound } from "./context.js";

export function openCall(inbound: Inbound, isLogged: boolean): Call {
  const observer = new CallObserver();
  const recorder = new CallRecorder(isLogged);
  observer.subscribe(recorder);
  return { inbound, observer, record: recorder.record, signal: new ClientSignal(inbound.response), isLogged };
}

/** Nothing is sent after the client hung up, nor after the call has failed. */
export function throwIfOver({ signal, isOver = false }: Call): void {
  if (signal.aborted || isOver) throw new ClientGoneError("The call was over before it was sent.");
}
