import { expect } from "chai";
import type { Finish, Usage } from "../../../generated/interlingua/text.js";
import { StreamMonitor } from "../../../src/conversion/stream/stream-observer.js";

describe("StreamMonitor", () => {
  const reasons: [name: string, told: Finish[], want: Finish | undefined][] = [
    ["none", [], undefined],
    ["one", ["length"], "length"],
    ["the same again", ["stop", "stop"], "stop"],
    ["a natural end before the true one", ["stop", "tool_calls"], "tool_calls"],
    ["an unknown one before the true one", ["other", "length"], "length"],
    ["a natural end after the true one", ["length", "stop"], "length"],
  ];
  for (const [name, told, want] of reasons) {
    it(`reasons: ${name}`, () => {
      const monitor = new StreamMonitor();
      for (const reason of told) monitor.finish(reason);
      expect(monitor.finishReason).to.equal(want);
    });
  }

  it("the usage told last stands, and adds up", () => {
    const monitor = new StreamMonitor();
    expect(monitor.usage).to.equal(undefined);
    monitor.count({ input: 3, output: 1 });
    monitor.count({ input: 3, output: 4 });
    expect(monitor.usage).to.deep.equal({ input: 3, output: 4, total: 7 });
  });

  const usages: [name: string, told: Usage[], want: Usage | undefined][] = [
    ["nothing", [], undefined],
    ["no count", [{ input: undefined, output: undefined }], undefined],
    ["zeros", [{ input: 0, output: 0 }], { input: 0, output: 0, total: 0 }],
    ["the output alone", [{ output: 4 }], { input: undefined, output: 4, total: undefined }],
  ];
  for (const [name, told, want] of usages) {
    it(`usage: ${name}`, () => {
      const monitor = new StreamMonitor();
      for (const usage of told) monitor.count(usage);
      expect(monitor.usage).to.deep.equal(want);
    });
  }

  it("an end after a failure is none", () => {
    const monitor = new StreamMonitor();
    monitor.fail({ status: 502, message: "first" });
    monitor.fail({ status: 500, message: "second" });
    monitor.end();
    expect([monitor.ended, monitor.failure?.message]).to.deep.equal([false, "first"]);
  });

  it("a failure after the end is none", () => {
    const monitor = new StreamMonitor();
    monitor.end();
    monitor.fail({ status: 502, message: "late" });
    expect([monitor.ended, monitor.failure]).to.deep.equal([true, undefined]);
  });
});
