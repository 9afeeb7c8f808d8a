import { expect } from "chai";
import { snapshotWriters } from "../../../src/tasks/upstream/snapshot.js";
import { dialects } from "../../../src/registry.js";
import type { Task } from "../../../src/stores/tasks/task-rows.js";

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
  for (const [dialect, write] of snapshotWriters(dialects)) {
    for (const state of ["failed", "expired"] as const) {
      it(`has a code and a message in ${dialect} when its task has ${state}`, () => {
        const { error, errors } = JSON.parse(write(task, { state }, 0n)) as TaskAnswer;
        const reported = error ?? errors?.[0];
        expect(String(reported?.code ?? "")).to.match(/./);
        expect(reported?.message).to.be.a("string").that.is.not.empty;
      });
    }
  }
});
