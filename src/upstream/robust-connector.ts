/** How connections to other machines are made: none of them can bring down more than what uses it. */
import { buildConnector } from "undici";
import { outsideWork } from "../errors/work.js";
import { endOnFault } from "./end-on-fault.js";
import { endWhenRead } from "./end-when-read.js";

export function robustConnector(options: buildConnector.BuildOptions): buildConnector.connector {
  const connect = buildConnector(options);
  return (wish, callback) => {
    // A connection of a pool serves others after the call for which it was made.
    outsideWork(() =>
      connect(wish, (...[error, socket]) => {
        if (error === null) callback(null, endOnFault(endWhenRead(socket)));
        else callback(error, null);
      }),
    );
  };
}
