/** Lets the account of a call hear what an upstream's stream tells. */
import type { StreamMonitor } from "../registry.js";
import type { Account } from "./account.js";

type Sink = Pick<StreamMonitor, "start" | "piece" | "count" | "finish" | "fail" | "end">;

/** Passes everything on to the monitor; the account is told of words, of usage, and of the end. */
export function attend(monitor: StreamMonitor, account: Account | undefined): Sink {
  if (account === undefined) return monitor;
  return {
    start: (head) => monitor.start(head),
    piece(piece) {
      if (piece.text !== undefined) account.hear(piece.text);
      monitor.piece(piece);
    },
    count(usage) {
      monitor.count(usage);
      account.count(monitor.usage);
    },
    finish(reason, detail) {
      account.finish();
      monitor.finish(reason, detail);
    },
    fail: (failure) => monitor.fail(failure),
    end: () => monitor.end(),
  };
}
