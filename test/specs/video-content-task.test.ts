/**
 * The content-task dialect of videos: how bodies of its clients are read, how others are written, and the answers about
 * tasks.
 */
import { expect } from "chai";
import type { Request } from "../../generated/interlingua/video.js";
import { ConversionError, Loss, type Json, type Wire } from "../../src/registry.js";
import { dialect, video, give, image } from "./content-task-bodies.js";
import { url } from "./content-task-support.js";
import { readings, writings } from "./video-content-task-request-cases.js";
import { snapshots, replies } from "./video-content-task-answer-cases.js";
import { originAt } from "../support/origins.js";

/** The request in a body, without the places of its values. */
function read(body: Wire): Wire {
  return JSON.parse(
    JSON.stringify(dialect.readRequest(body, new Loss(dialect.paths, body)), (key, value: Json) =>
      key === "origin" ? undefined : value,
    ),
  ) as Wire;
}

function write(request: Request, loss = new Loss({}, {})): Wire {
  return JSON.parse(
    JSON.stringify(dialect.writeRequest(request, loss, { model: "upstream-m", stream: false })),
  ) as Wire;
}

const hosted = { url, origin: originAt("video", "video") };

describe("content-task video", () => {
  describe("reads", () => {
    for (const [name, body, expected] of readings) {
      it(name, () => {
        const request = read(body);
        for (const [concept, value] of Object.entries(expected)) expect(request[concept], concept).to.deep.equal(value);
      });
    }

    it("every member that it accepts", () => {
      const body = {
        ...give(image("first_frame")),
        callback_url: "https://host.test",
        service_tier: "default",
        ratio: "1:1",
      };
      const loss = new Loss(dialect.paths, body);
      dialect.readRequest(body, loss);
      expect(loss.paths).to.deep.equal([]);
    });

    it("the members that other dialects lose", () => {
      const body = { ...give({ ...image("first_frame"), detail: "high" }), extra: 1 };
      const loss = new Loss(dialect.paths, body);
      dialect.readRequest(body, loss);
      expect(loss.paths).to.deep.equal(["content[1].detail", "extra"]);
    });

    it("the place of each medium", () => {
      const body = give(image("reference_image"), video());
      const loss = new Loss(dialect.paths, body);
      const request = dialect.readRequest(body, loss);
      loss.dropConcept(request, "reference_videos", request.reference_videos);
      expect(loss.paths).to.deep.equal(["content[2]"]);
    });
  });

  describe("writes", () => {
    for (const [name, request, expected] of writings) {
      it(name, () => {
        const body = write(request);
        for (const [member, value] of Object.entries(expected)) expect(body[member], member).to.deep.equal(value);
      });
    }

    it("no member that the gateway handles itself", () => {
      expect(Object.keys(write({ prompt: "p", count: 1, mode: "text" }))).to.deep.equal(["model", "content"]);
    });

    for (const [name, medium, body] of [
      ["a video as bytes", { ...hosted, url: "data:video/mp4;base64,AAAA" }, "hosted URL"],
      [
        "a video that is a file of another host",
        { ...hosted, url: undefined, file: "file_1" },
        "files of another host",
      ],
    ] as const) {
      it(`never ${name}`, () => {
        expect(() => write({ prompt: "p", source: medium, mode: "edit" }))
          .to.throw(ConversionError, body)
          .with.property("path", "video");
      });
    }

    it("never a voice of another host", () => {
      expect(() =>
        write({
          reference_audios: [{ voice: "v", origin: originAt("reference_audios[0]", "sound") }],
          mode: "reference",
        }),
      )
        .to.throw(ConversionError, "voices")
        .with.property("path", "reference_audios[0]");
    });

    it("back what it read", () => {
      const body: Wire = {
        ...give(video("f"), video("g"), image("reference_image", "asset://a")),
        omni_reference_task_type: "edit",
        ratio: "adaptive",
        duration: -1,
        resolution: "1080p",
        tools: [{ type: "web_search" }],
      };
      const loss = new Loss(dialect.paths, body);
      const sent = write(dialect.readRequest(body, loss), loss);
      expect({ ...sent, content: undefined }).to.deep.equal({ ...body, model: "upstream-m", content: undefined });
      expect(sent.content).to.have.deep.members(body.content as Json[]);
      expect(loss.paths).to.deep.equal([]);
    });
  });

  describe("reports", () => {
    for (const [name, response, reported] of snapshots)
      it(name, () => expect(JSON.parse(JSON.stringify(dialect.writeResponse(response)))).to.deep.equal(reported));
  });

  describe("receives", () => {
    for (const [name, body, expected] of replies) {
      it(name, () => {
        const response = dialect.readResponse(body) as unknown as Wire;
        for (const [concept, value] of Object.entries(expected))
          expect(withoutOrigins(response[concept]), concept).to.deep.equal(value);
      });
    }

    it("its own answers again", () => {
      for (const [, , reported] of snapshots)
        expect(JSON.parse(JSON.stringify(dialect.writeResponse(dialect.readResponse(reported))))).to.deep.equal(
          reported,
        );
    });
  });

  describe("errors", () => {
    it("have a code, a message, a field and a type", () => {
      expect(dialect.errors.write({ status: 404, code: "task_not_found", message: "none" }, "r")).to.deep.equal({
        error: { code: "task_not_found", message: "none", param: null, type: "NotFound" },
      });
    });

    it("are read in the vendor's form", () => {
      const failure = dialect.errors.read(400, {
        error: { code: "InvalidParameter", message: "no", param: "ratio", type: "BadRequest" },
      });
      expect(failure).to.include({ status: 400, code: "InvalidParameter", message: "no", param: "ratio" });
    });

    it("keep their status where the host is overloaded", () => {
      expect(dialect.errors.read(429, { error: { code: "ServerOverloaded", message: "busy" } }).status).to.equal(429);
    });
  });

  it("reads, cancels and removes upstream jobs at one address", () => {
    const path = "/contents/generations/tasks/{job}";
    expect(dialect.jobs).to.deep.equal({
      accepted: ["id"],
      callback: "callback_url",
      poll: { method: "GET", path },
      named: { at: ["id"] },
      cancel: { method: "DELETE", path },
      remove: { method: "DELETE", path },
      archiveMedia: true,
      inlineMedia: false,
    });
  });
});

function withoutOrigins(value: Json | undefined): Json | undefined {
  return value === undefined
    ? undefined
    : (JSON.parse(JSON.stringify(value, (key, inside: Json) => (key === "origin" ? undefined : inside))) as Json);
}
