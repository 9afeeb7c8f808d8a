/** How connections to other machines are opened: an error of one fails only the calls that use it. */
import { buildConnector } from "undici";
import { outsideWork } from "../errors/work.js";
import { endOnFault } from "./end-on-fault.js";
import { endWhenRead } from "./end-when-read.js";

export function robustConnector(options: buildConnector.BuildOptions): buildConnector.connector {
  const connect = buildConnector(options);
  return (options, callback) => {
    // A pooled connection outlives the call that opened it.
    outsideWork(() =>
      connect(options, (...[error, socket]) => {
        if (error === null) callback(null, endOnFault(endWhenRead(socket)));
        else callback(error, null);
      }),
    );
  };
}
