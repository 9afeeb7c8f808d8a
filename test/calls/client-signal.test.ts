import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { expect } from "chai";
import { ClientSignal } from "../../src/calls/client-signal.js";

function closed({ writableFinished, asked }: { writableFinished: boolean; asked: "before" | "after" | "never" }) {
  const response = Object.assign(new EventEmitter(), { writableFinished });
  const signal = new ClientSignal(response as unknown as ServerResponse);
  let count = 0;
  signal.on("abort", () => count++);
  const before = asked === "before" ? signal.whole : undefined;
  response.emit("close");
  const whole = before ?? (asked === "after" ? signal.whole : undefined);
  return { aborted: signal.aborted, count, whole: whole?.aborted };
}

describe("the signal of a client", () => {
  for (const [title, given, expected] of [
    ["is aborted when the connection closes early", { writableFinished: false, asked: "never" }, [true, 1, undefined]],
    ["is not aborted after the answer", { writableFinished: true, asked: "never" }, [false, 0, undefined]],
    ["aborts the whole signal that was made", { writableFinished: false, asked: "before" }, [true, 1, true]],
    ["makes a whole signal that is aborted", { writableFinished: false, asked: "after" }, [true, 1, true]],
    ["makes a whole signal after the answer", { writableFinished: true, asked: "after" }, [false, 0, false]],
  ] as const) {
    it(title, () => {
      const { aborted, count, whole } = closed(given);
      expect([aborted, count, whole]).to.deep.equal(expected);
    });
  }
});
