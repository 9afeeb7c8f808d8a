import { expect } from "chai";
import type { Finish, Usage } from "../../../generated/interlingua/text.js";
import { StreamObserver } from "../../../src/conversion/stream/stream-observer.js";

describe("StreamObserver", () => {
  const reasons: [name: string, reported: Finish[], want: Finish | undefined][] = [
    ["none", [], undefined],
    ["one", ["length"], "length"],
    ["the same reason again", ["stop", "stop"], "stop"],
    ["a normal end before the true reason", ["stop", "awaiting_results"], "awaiting_results"],
    ["an unknown reason before the true one", ["other", "length"], "length"],
    ["a normal end after the true reason", ["length", "stop"], "length"],
  ];
  for (const [name, reported, want] of reasons) {
    it(`reasons: ${name}`, () => {
      const observer = new StreamObserver();
      for (const reason of reported) observer.finish(reason);
      expect(observer.finishReason).to.equal(want);
    });
  }

  it("the last reported usage counts, and its total is settled", () => {
    const observer = new StreamObserver();
    expect(observer.usage).to.equal(undefined);
    observer.count({ input: 3, output: 1 });
    observer.count({ input: 3, output: 4 });
    expect(observer.usage).to.deep.equal({ input: 3, output: 4, total: 7 });
  });

  const usages: [name: string, reported: Usage[], want: Usage | undefined][] = [
    ["nothing", [], undefined],
    ["no count", [{ input: undefined, output: undefined }], undefined],
    ["zeros", [{ input: 0, output: 0 }], { input: 0, output: 0, total: 0 }],
    ["the output alone", [{ output: 4 }], { input: undefined, output: 4, total: undefined }],
  ];
  for (const [name, reported, want] of usages) {
    it(`usage: ${name}`, () => {
      const observer = new StreamObserver();
      for (const usage of reported) observer.count(usage);
      expect(observer.usage).to.deep.equal(want);
    });
  }

  it("an end after a failure is ignored", () => {
    const observer = new StreamObserver();
    observer.fail({ status: 502, message: "first" });
    observer.fail({ status: 500, message: "second" });
    observer.end();
    expect([observer.ended, observer.failure?.message]).to.deep.equal([false, "first"]);
  });

  it("a failure after the end is ignored", () => {
    const observer = new StreamObserver();
    observer.end();
    observer.fail({ status: 502, message: "late" });
    expect([observer.ended, observer.failure]).to.deep.equal([true, undefined]);
  });
});
