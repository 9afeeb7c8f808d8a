/**
 * Long-running videos: how bodies of clients are read, what upstreams of both kinds are sent, and the answers about
 * a job.
 */
import { expect } from "chai";
import { ConversionError } from "../../src/registry.js";
import {
  videoDialect,
  readJob,
  lostElsewhere,
  read,
  refusalOf,
  writeJob,
  write,
} from "../support/videos/video-dialects.js";
import { give, bytes } from "./long-running-bodies.js";
import { readings, accepted, refused, writings, unwritten } from "./video-long-running-request-cases.js";
import { snapshots, repliesOf } from "./video-long-running-answer-cases.js";

const dialect = videoDialect("video-long-running");
const byOperation = videoDialect("video-long-running-by-operation");

describe("long-running videos", () => {
  describe("reads", () => {
    for (const [what, body, expected] of readings) {
      it(what, () => {
        const request = read(dialect, body);
        for (const [concept, value] of Object.entries(expected)) expect(request[concept], concept).to.deep.equal(value);
      });
    }

    it("every member that it accepts", () => {
      expect(
        lostElsewhere(dialect, {
          ...give({ image: bytes }, { durationSeconds: 8, sampleCount: 1 }),
          callback_url: "https://host.test",
          model: "m",
        }),
      ).to.deep.equal([]);
    });

    it("the members that other dialects lose", () => {
      expect(
        lostElsewhere(dialect, {
          ...give({ mask: {}, image: { ...bytes, extra: 1 } }, { negativePrompt: "rain", fps: 24 }),
          labels: {},
        }),
      ).to.deep.equal([
        "instances[0].mask",
        "instances[0].image.extra",
        "parameters.negativePrompt",
        "parameters.fps",
        "labels",
      ]);
    });

    for (const [word, lost] of [
      ["asset", []],
      ["ASSET", []],
      ["style", ["instances[0].referenceImages[0].referenceType"]],
    ] as const)
      it(`references of the type ${word}`, () => {
        const body = give({ referenceImages: [{ image: bytes, referenceType: word }] });
        expect([dialect, byOperation].map((one) => lostElsewhere(one, body))).to.deep.equal([lost, lost]);
      });
  });

  describe("accepts", () => {
    for (const [what, profiles, body] of accepted)
      for (const profile of profiles)
        it(`${what} (${profile})`, () => expect(refusalOf(dialect, body, profile)).to.equal(undefined));
  });

  describe("refuses", () => {
    for (const [what, profiles, body, param, code, message] of refused) {
      for (const profile of profiles) {
        it(`${what} (${profile})`, () => {
          const reported = refusalOf(dialect, body, profile);
          expect(reported).to.include({ param, code });
          expect(reported?.message).to.contain(message);
        });
      }
    }
  });

  for (const target of [dialect, byOperation]) {
    describe(`writes to ${target.name}`, () => {
      for (const [what, request, expected] of writings)
        it(what, () => expect(write(target, request)).to.deep.equal(expected));
      for (const [what, request, path, expected] of unwritten) {
        it(`never ${what}`, () =>
          expect(() => write(target, request))
            .to.throw(ConversionError, expected)
            .with.property("path", path));
      }
    });

    describe(`receives from ${target.name}`, () => {
      for (const [what, body, expected] of repliesOf[target.name] ?? []) {
        it(what, () => {
          const response = readJob(target, body);
          for (const [concept, value] of Object.entries(expected))
            expect(response[concept], concept).to.deep.equal(value);
        });
      }
    });

    it(`reads errors of ${target.name}`, () => {
      expect(
        target.errors.read(429, {
          error: { code: 429, message: "busy", status: "RESOURCE_EXHAUSTED", details: [{ retryDelay: "30s" }] },
        }),
      ).to.include({ status: 429, message: "busy", type: "RESOURCE_EXHAUSTED", retryAfter: "30" });
      expect(
        target.errors.read(400, { error: { code: 400, message: "bad key", details: [{ reason: "API_KEY_INVALID" }] } }),
      ).to.include({ status: 401 });
    });
  }

  it("leaves sound out where the host allows it", () => {
    expect(write(byOperation, { prompt: "p", audio: false })).to.deep.equal({
      instances: [{ prompt: "p" }],
      parameters: { generateAudio: false },
    });
    expect(write(dialect, { prompt: "p", audio: false })).to.deep.equal({ instances: [{ prompt: "p" }] });
  });

  describe("reports", () => {
    for (const [what, response, reported] of snapshots)
      it(what, () => expect(writeJob(dialect, response)).to.deep.equal(reported));

    it("its own requests again", () => {
      for (const [, , reported] of snapshots)
        expect(writeJob(dialect, dialect.readResponse(reported))).to.deep.equal(reported);
    });

    it("an error with its code before the message", () => {
      expect(dialect.errors.write({ status: 404, code: "task_not_found", message: "none" }, "r")).to.deep.equal({
        error: { code: 404, message: "task_not_found: none", status: "NOT_FOUND" },
      });
    });
  });

  it("reads an upstream job by its name", () => {
    const { files, ...jobs } = dialect.jobs ?? expect.fail("it makes no jobs");
    expect(files?.path).to.equal("/files/{file}");
    expect(jobs).to.deep.equal({
      accepted: ["name"],
      callback: "callback_url",
      poll: { method: "GET", path: "/{job}" },
      named: { at: ["name"], after: "operations/" },
      archiveMedia: true,
      inlineMedia: true,
    });
  });

  it("reads an upstream job with a call of its own", () => {
    const { variantOf, ...jobs } = byOperation.jobs ?? expect.fail("it makes no jobs");
    expect(variantOf?.dialect).to.equal("video-long-running");
    expect(jobs).to.deep.equal({
      accepted: ["name"],
      poll: { method: "POST", path: "/models/{model}:fetchPredictOperation", body: { operationName: "{job}" } },
      named: { at: ["name"], after: "operations/" },
      archiveMedia: true,
      inlineMedia: true,
    });
  });
});
