/** A machine's own clock may differ from that of the database, which has the times of tasks. */
import { expect } from "chai";
import { dialects } from "../../src/registry.js";
import type { Task } from "../../src/stores/tasks/task-rows.js";
import { acceptance, currentSnapshot, snapshotWriters } from "../../src/tasks/upstream/snapshot.js";
import { isTaskDialect, type TaskTarget } from "../../src/tasks/upstream/task-dialect.js";
import { refused } from "../../src/tasks/upstream/refused-poll.js";
import type { UpstreamReply } from "../../src/upstream/exchange.js";

const MADE_AT = Date.UTC(2026, 10, 18, 9);
const SECOND_MS = 1_000;
const MADE = /(1794992400|2026-11-18T09:00:00)/;
const UPDATED = /(1794992405|2026-11-18T09:00:05)/;
/** How many of three snapshots have dates. */
const DATED: Readonly<Record<string, number>> = { "video-content-task": 2, "video-interactions": 3 };
const MISSING = { status: 404, header: () => undefined } as unknown as UpstreamReply;

const task: Task = {
  id: "task_0",
  walletId: "w",
  keyId: "k",
  holdId: "h",
  model: "maker/videoWriter",
  route: { provider: "p", model: "inner", dialect: "d" },
  dialect: "d",
  upstreamId: "job",
  request: "{}",
  state: "running",
  createdAt: MADE_AT,
  acceptedAt: MADE_AT,
  deadlineAt: MADE_AT * 2,
  nextPollAt: MADE_AT,
  fence: 1,
  polls: 0,
  failures: 0,
};

describe("a task whose times are those of the database", () => {
  for (const dialect of [...dialects.values()].filter(isTaskDialect)) {
    const target = { dialect, scrub: (text: string) => text } as TaskTarget;
    const poll = (seconds: number) => refused(MISSING, "", task, target, () => MADE_AT + seconds * SECOND_MS);

    it(`is new for a minute of the same clock at ${dialect.name}`, () => {
      expect(() => poll(5)).to.throw("404");
      expect(poll(61)).to.include({ state: "failed" });
    });

    it(`is updated by the same clock in ${dialect.name}`, () => {
      const now = () => MADE_AT + 5 * SECOND_MS;
      const written = [
        currentSnapshot(task, dialect, now),
        snapshotWriters(dialects, now).get(dialect.name)?.(task, { state: "failed" }, 0n) ?? "",
        JSON.stringify(acceptance(task, dialect, now)),
      ];
      const dated = written.filter((text) => MADE.test(text));
      expect(dated.length).to.equal(DATED[dialect.name] ?? 0);
      expect(dated.filter((text) => !UPDATED.test(text))).to.deep.equal([]);
    });
  }
});
