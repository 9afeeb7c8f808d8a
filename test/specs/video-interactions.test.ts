/** Videos by interaction: how bodies of clients are read, what upstreams are sent, and the answers about a job. */
import { expect } from "chai";
import { ConversionError, dialectsOf, type Wire } from "../../src/registry.js";
import {
  videoDialect,
  readJob,
  lostElsewhere,
  read,
  refusalOf,
  writeJob,
  write,
} from "../support/videos/video-dialects.js";
import { bodyWith, words, image, task, format } from "./interaction-bodies.js";
import { readings, accepted, refused, writings, unwritten } from "./video-interactions-request-cases.js";
import { snapshots, replies } from "./video-interactions-answer-cases.js";

const dialect = videoDialect("video-interactions");

describe("videos by interaction", () => {
  describe("reads", () => {
    for (const [name, body, expected] of readings) {
      it(name, () => {
        const request = read(dialect, body);
        for (const [concept, value] of Object.entries(expected)) expect(request[concept], concept).to.deep.equal(value);
      });
    }

    it("every member that it accepts", () => {
      const body = bodyWith({
        input: [{ type: "user_input", content: [words, image] }],
        ...format({ duration: "8s", delivery: "inline" }),
        ...task("image_to_video"),
        callback_url: "https://host.test",
        store: false,
      });
      expect(lostElsewhere(dialect, body)).to.deep.equal([]);
    });

    it("the members that other dialects lose", () => {
      const body = bodyWith({
        input: [
          {
            type: "user_input",
            content: [
              { ...words, annotations: [1] },
              { ...image, name: "boat" },
              { type: "image", uri: "https://host.test/a.png", mime_type: "image/png" },
            ],
            extra: 1,
          },
        ],
        response_format: [{ type: "video", fps: 24 }],
        labels: { a: "b" },
      });
      expect(lostElsewhere(dialect, body)).to.deep.equal([
        "input[0].content[0].annotations",
        "input[0].content[1].name",
        "input[0].content[2].mime_type",
        "input[0].extra",
        "response_format[0].fps",
        "labels",
      ]);
    });
  });

  describe("accepts", () => {
    for (const [name, body] of accepted)
      it(name, () => expect(refusalOf(dialect, body, "interactions-1.1")).to.equal(undefined));
  });

  describe("refuses", () => {
    for (const [name, body, param, code, message] of refused) {
      it(name, () => {
        const reported = refusalOf(dialect, body, "interactions-1.1");
        expect(reported).to.include({ param, code });
        expect(reported?.message).to.contain(message);
      });
    }
  });

  describe("writes", () => {
    for (const [name, request, expected] of writings) {
      it(name, () => {
        const body = write(dialect, request);
        for (const [member, value] of Object.entries(expected)) expect(body[member], member).to.deep.equal(value);
      });
    }

    for (const [name, request, path, expected] of unwritten) {
      it(`never ${name}`, () =>
        expect(() => write(dialect, request))
          .to.throw(ConversionError, expected)
          .with.property("path", path));
    }

    it("always a background job that is stored until the video was fetched", () => {
      expect(dialect.places.always).to.deep.equal([
        { at: ["background"], value: true },
        { at: ["store"], value: true },
      ]);
    });
  });

  describe("reports", () => {
    for (const [name, response, reported] of snapshots)
      it(name, () => expect(writeJob(dialect, response)).to.deep.equal(reported));
  });

  describe("receives", () => {
    for (const [name, body, expected] of replies) {
      it(name, () => {
        const response = readJob(dialect, body);
        for (const [concept, value] of Object.entries(expected))
          expect(response[concept], concept).to.deep.equal(value);
      });
    }

    it("its own answers again", () => {
      for (const [, , reported] of snapshots)
        expect(writeJob(dialect, dialect.readResponse(reported))).to.deep.equal(reported);
    });
  });

  describe("errors", () => {
    it("have a code and a message", () => {
      expect(dialect.errors.write({ status: 404, code: "task_not_found", message: "none" }, "r")).to.deep.equal({
        error: { code: "task_not_found", message: "none" },
      });
    });

    for (const [name, status, body, expected] of [
      [
        "with a code",
        400,
        { error: { code: "invalid_request", message: "no" } },
        { status: 400, message: "no", code: "invalid_request" },
      ],
      [
        "in the form of the front end",
        403,
        { error: { code: 403, message: "no", status: "PERMISSION_DENIED" } },
        { status: 403, message: "no" },
      ],
      [
        "in a list",
        400,
        [{ error: { code: 400, message: "no", status: "INVALID_ARGUMENT" } }],
        { status: 400, message: "no" },
      ],
      [
        "of the operator's key",
        400,
        { error: { code: 400, message: "bad key", details: [{ reason: "API_KEY_INVALID" }] } },
        { status: 401 },
      ],
      [
        "with a time to wait",
        429,
        { error: { code: 429, message: "busy", details: [{ retryDelay: "34.4s" }] } },
        { status: 429, retryAfter: "35" },
      ],
    ] as const) {
      it(`are read ${name}`, () => expect(dialect.errors.read(status, body as never)).to.include(expected));
    }
  });

  it("reads, cancels and removes upstream jobs", () => {
    const { files, ...jobs } = dialect.jobs ?? expect.fail("it makes no jobs");
    expect(files?.path).to.equal("/files/{file}");
    expect(jobs).to.deep.equal({
      callback: "callback_url",
      poll: { method: "GET", path: "/interactions/{job}" },
      named: { at: ["id"], after: "interactions/" },
      cancel: { method: "POST", path: "/interactions/{job}/cancel" },
      remove: { method: "DELETE", path: "/interactions/{job}" },
      deleteWhenDone: true,
      archiveMedia: true,
      inlineMedia: true,
    });
  });

  describe("is chosen by a call of the other dialect at its paths", () => {
    const claims = (body: Wire): boolean | undefined => videosOf()?.claims(body);
    for (const [name, body, meant] of [
      ["that requests a video", format({}), true],
      ["that requests a video in a list", { response_format: [{ type: "text" }, { type: "video" }] }, true],
      ["that has settings of videos", { generation_config: { video_config: {} } }, true],
      ["that requests text", { response_format: { type: "text" } }, false],
      ["that requests nothing", {}, false],
    ] as const) {
      it(`${meant ? "one" : "none"} ${name}`, () => expect(claims(body as Wire)).to.equal(meant));
    }
  });
});

function videosOf(): { claims(body: Wire): boolean } | undefined {
  return dialectsOf("text").get("interactions")?.sibling;
}
