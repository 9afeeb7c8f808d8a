import { expect } from "chai";
import { snapshotWriters } from "../../../src/tasks/upstream/snapshot.js";
import { dialects } from "../../../src/registry.js";
import type { FinalState, Task } from "../../../src/stores/tasks/task-rows.js";

interface TaskAnswer {
  readonly error?: { readonly code?: unknown; readonly message?: unknown };
  readonly errors?: readonly TaskAnswer["error"][];
}

/** A task without a successful poll since it was made. */
const task: Task = {
  id: "task_0",
  walletId: "w",
  keyId: "k",
  holdId: "h",
  model: "maker/videoWriter",
  route: { provider: "p", model: "inner", dialect: "d" },
  dialect: "d",
  request: "{}",
  state: "running",
  createdAt: 0,
  deadlineAt: 1,
  nextPollAt: 1,
  fence: 1,
  polls: 0,
  failures: 0,
};

describe("a task that ends without a video", () => {
  for (const [dialect, write] of snapshotWriters(dialects, Date.now)) {
    for (const state of ["failed", "expired"] as const) {
      it(`has a code and a message in ${dialect} when its task has ${state}`, () => {
        const { error, errors } = JSON.parse(write(task, { state }, 0n)) as TaskAnswer;
        const reported = error ?? errors?.[0];
        expect(String(reported?.code ?? "")).to.match(/./);
        expect(reported?.message).to.be.a("string").that.is.not.empty;
      });
    }
  }

  /** What an upstream reported beside no words, and the explanation in place of them. */
  const silences: readonly [state: FinalState, reported: object, explanation: RegExp][] = [
    ["failed", { state: "incomplete", words: "" }, /\w+ \w+/],
    ["failed", { state: "failed", explanation: "" }, /\w+ \w+/],
    ["failed", { state: "failed", explanation: "", words: "I will not make this." }, /^I will not make this\.$/],
    ["expired", { state: "expired", explanation: "" }, /\w+ \w+/],
    ["cancelled", { state: "cancelled", explanation: "", fault: "internal" }, /\w+ \w+/],
  ];

  for (const [dialect, write] of snapshotWriters(dialects, Date.now)) {
    for (const [state, reported, explanation] of silences) {
      it(`is explained in ${dialect} where its upstream reported ${JSON.stringify(reported)}`, () => {
        const { error, errors } = JSON.parse(
          write(task, { state, details: { videos: [], ...reported } }, 0n),
        ) as TaskAnswer;
        expect((error ?? errors?.[0])?.message).to.match(explanation);
      });
    }
  }

  it("has an error with a code, or none, where it was cancelled", () => {
    const written = [...snapshotWriters(dialects, Date.now)].map(([dialect, write]) => {
      const { error, errors } = JSON.parse(write(task, { state: "cancelled" }, 0n)) as TaskAnswer;
      const one = error ?? errors?.[0];
      return [dialect, one === undefined ? "none" : Object.keys(one).join()];
    });
    expect(Object.fromEntries(written)).to.deep.equal({
      "video-generation": "code,message",
      "video-interactions": "code,message",
      "video-long-running": "code,message",
      "video-long-running-by-operation": "code,message",
      "video-content-task": "none",
    });
  });
});
