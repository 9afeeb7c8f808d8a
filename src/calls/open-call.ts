/** Opens a call, and checks whether it is over. */
import type { ServerResponse } from "node:http";
import { ClientGoneError } from "../errors/gateway-error.js";
import { CallObserver } from "./call-observer.js";
import { CallRecorder } from "./call-recorder.js";
import type { Call, Inbound } from "./context.js";

export function openCall(inbound: Inbound, isLogged: boolean): Call {
  const observer = new CallObserver();
  const recorder = new CallRecorder(isLogged);
  observer.subscribe(recorder);
  return { inbound, observer, record: recorder.record, signal: abortOnClose(inbound.response), isLogged };
}

/** Aborts when the connection closes before the answer was sent. */
function abortOnClose(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Nothing is sent after the client hung up, nor after the call has failed. */
export function throwIfOver({ signal, isOver = false }: Call): void {
  if (signal.aborted || isOver) throw new ClientGoneError("The call was over before it was sent.");
}
