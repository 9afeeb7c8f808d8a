/** What mappings of dialects with jobs may declare, as compiled. */
import { expect } from "chai";
import type { AnyDialect, Dialect } from "../../src/conversion/dialect.js";
import { noLoss } from "../../src/conversion/loss.js";
import { video, operation } from "../support/codegen/video-specs.js";
import { importGenerated } from "../support/codegen/generated-tree.js";
import { SpecTree, type Edit } from "../support/codegen/spec-tree.js";
import { lossOf, originAt } from "../support/origins.js";

async function compiled(
  edits: readonly Edit[],
): Promise<{ files: ReadonlyMap<string, string>; dialect: (name: string) => Dialect<"video"> }> {
  const tree = new SpecTree(edits);
  try {
    const files = await tree.compile();
    const { dialects } = (await importGenerated(files)) as unknown as { dialects: ReadonlyMap<string, AnyDialect> };
    return { files, dialect: (name) => dialects.get(name) as Dialect<"video"> };
  } finally {
    tree.remove();
  }
}

const PATH = "/v1/videos";
const FILES = {
  path: "/files/{file}",
  state: "state",
  pending: ["MAKING"],
  failed: ["FAILED", "GONE"],
  explanation: "error.message",
};
const FORMS = {
  medium: {
    known: { concepts: { file: "present" }, refused: "files stay where they are" },
    bytes: { fields: { url: { at: ["data", "type"], transform: "inline_medium" } } },
  },
  video: { address: { fields: { url: "uri" } } },
};

describe("dialects whose calls create jobs", () => {
  const jobs = {
    accepted: ["id"],
    poll: { method: "POST", path: "/jobs:find", body: { names: ["{job}"] } },
    cancel: { method: "DELETE", path: "/jobs/{job}" },
    archive_media: true,
    files: FILES,
  };
  const claims = [
    { at: "format.type", is: "video" },
    { at: "config", present: true },
    { at: "formats", has: { type: "video" } },
  ];
  const reels = video({
    name: "reels",
    keys: { jobs },
    paths: {
      [PATH]: { post: operation("makeReel") },
      "/v1/reels/{task}": {
        get: { operationId: "getReel", "x-task-action": "read" },
        delete: { operationId: "removeReel", "x-task-action": "remove" },
      },
    },
    request: {
      first_frame: { at: "image", record: "medium" },
      duration: { at: "seconds", read_default: { by: "mode", image: null, else: 5 } },
      resolution: { at: "size", read_default: "720p" },
      mode: { implicit: "the input determines it" },
    },
    more: {
      after_read: ["infer_mode"],
      rules: {
        duration: [{ least: 2, most: 8, essential: true, message: "may be 2 to 8" }],
        resolution: { values: ["720p"], message: "may be 720p" },
        prompt: { direction: "write", values: [], message: "none is taken" },
      },
    },
    response: {
      state: {
        at: ["done", "error.code"],
        values: { running: false, succeeded: true, failed: ["true/2", "true/*"], cancelled: "true/1" },
        else: "running",
      },
      videos: { at: "video", record: "video" },
    },
    records: FORMS,
  });
  const clips = video({ name: "clips", keys: { shares_paths_of: { dialect: "reels", when: claims } } });
  let dialect: (name: string) => Dialect<"video">;
  let files: ReadonlyMap<string, string>;
  before(async () => ({ dialect, files } = await compiled([...reels, ...clips.slice(1)])));

  it("have operations of any name, for one meaning or several", async () => {
    const stills = video({
      name: "stills",
      keys: {
        jobs: { accepted: ["id"], poll: { method: "GET", path: "/jobs/{job}" } },
        endpoint: { path: "/of-words", operations: { still: "/of-images" }, auth: "none" },
      },
      request: { mode: { at: "$operation", values: { image: "still", frames: "still" } } },
    });
    const { operationOf, readRequest } = (await compiled(stills)).dialect("stills");
    const modes = ["text", "image", "frames", undefined] as const;
    expect(modes.map((mode) => operationOf?.({ mode }))).to.deep.equal([undefined, "still", "still", undefined]);
    expect(readRequest({}, noLoss, "still").mode).to.equal("image");
  });

  it("have the addresses at which upstreams are polled", () => {
    expect(dialect("reels").jobs).to.deep.equal({
      accepted: ["id"],
      poll: { method: "POST", path: "/jobs:find", body: { names: ["{job}"] } },
      cancel: { method: "DELETE", path: "/jobs/{job}" },
      files: { ...FILES, state: ["state"], explanation: ["error", "message"] },
      archiveMedia: true,
      inlineMedia: false,
    });
    expect(dialect("clips").jobs).to.equal(undefined);
  });

  it("have routes of tasks, which accept no request for a video", () => {
    expect(files.get("routes.ts"))
      .to.match(/path: "\/v1\/reels\/\{task\}",\s+dialect: "reels",\s+operationId: "getReel"/)
      .and.include('job: "read"')
      .and.include('job: "remove"');
    expect(dialect("reels").servedAt).to.deep.equal([PATH]);
  });

  it("share paths: both are served there, and the body decides", () => {
    expect(dialect("clips").servedAt).to.deep.equal([PATH]);
    const { sibling } = dialect("reels");
    expect(sibling?.dialect).to.equal("clips");
    const claimed = [{ format: { type: "video" } }, { config: {} }, { formats: [{ type: "text" }, { type: "video" }] }];
    const others = [{}, { format: { type: "text" } }, { config: null }, { formats: [] }, { formats: "video" }];
    expect([...claimed, ...others].map((body) => sibling?.claims(body))).to.deep.equal([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it("share operations of the API description, which accepts either body there", () => {
    const { paths } = JSON.parse(files.get("openapi.json") ?? "") as {
      paths: Record<
        string,
        Record<
          string,
          {
            requestBody: { content: Record<string, unknown> };
            responses: Record<string, { content: Record<string, unknown> }>;
          }
        >
      >;
    };
    const { requestBody, responses } = paths[PATH]?.post ?? {};
    const either = (schema: string) => ({
      schema: {
        anyOf: [{ $ref: `#/components/schemas/Reels${schema}` }, { $ref: `#/components/schemas/Clips${schema}` }],
      },
    });
    expect(requestBody?.content["application/json"]).to.deep.equal(either("Request"));
    expect(responses?.["200"]?.content["application/json"]).to.deep.equal(either("Response"));
  });

  it("accept an absent value for a constant, and write the constant", () => {
    const read = (body: object) => dialect("reels").readRequest(body as never, noLoss);
    expect(read({}))
      .to.include({ mode: "text", duration: 5, resolution: "720p" })
      .and.deep.include({ presumed: ["duration", "resolution"] });
    expect(read({ seconds: 3, size: "720p" }))
      .to.include({ duration: 3 })
      .and.not.have.property("presumed");
    expect(read({ image: { data: "AAAA", type: "image/png" } })).to.deep.include({
      mode: "image",
      duration: undefined,
      presumed: ["resolution"],
    });
  });

  it("write media in several places together", () => {
    const { first_frame: frame } = dialect("reels").readRequest({ image: { data: "AAAA", type: "image/png" } }, noLoss);
    expect(frame?.url).to.equal("data:image/png;base64,AAAA");
    const written = dialect("reels").writeRequest({ first_frame: frame }, noLoss, { model: "m", stream: false });
    expect(written.image).to.deep.equal({ data: "AAAA", type: "image/png" });
  });

  for (const [name, frame] of [
    ["an address, where bytes are required", { url: "https://example.test/a.png" }],
    ["a file, where the dialect has none", { file: "f" }],
  ] as const) {
    it(`refuse ${name}, at its place`, () => {
      const write = () =>
        dialect("reels").writeRequest({ first_frame: { ...frame, origin: originAt("input[0]", "x") } }, noLoss, {
          model: "m",
          stream: false,
        });
      expect(write).to.throw().with.property("path", "input[0]");
    });
  }

  describe("are fitted to their own rules before they are written", () => {
    const paths = { "request.duration": ["length"], "request.resolution": ["size"], "request.prompt": ["words"] };
    const fit = (request: object) => {
      const loss = lossOf(paths);
      return {
        wire: dialect("reels").writeRequest({ ...request, origin: originAt("", "request") }, loss, {
          model: "m",
          stream: false,
        }),
        lost: loss.paths,
      };
    };

    it("values that they do not accept are dropped and reported", () =>
      expect(fit({ resolution: "4k", prompt: "x" })).to.deep.include({ lost: ["size", "words"] }));
    it("members that no request has are left out", () => {
      const { wire, lost } = fit({ resolution: "480p", duration: 20, presumed: ["resolution", "duration"] });
      expect([wire.size, wire.seconds, lost]).to.deep.equal([undefined, undefined, []]);
    });
    it("essential values are refused, at the client's own place", () => {
      expect(() => fit({ duration: 9 }))
        .to.throw("length: may be 2 to 8.")
        .with.property("path", "length");
    });
  });

  for (const [body, state] of [
    [{}, undefined],
    [{ done: false }, "running"],
    [{ done: true, video: { uri: "u" } }, "succeeded"],
    [{ done: true, error: { code: 1 } }, "cancelled"],
    [{ done: true, error: { code: 2 } }, "failed"],
    [{ done: true, error: { code: 99 } }, "failed"],
    [{ done: "somehow" }, "running"],
    [{ done: {} }, undefined],
  ] as const) {
    it(`read ${JSON.stringify(body)} as ${state ?? "nothing"}`, () =>
      expect(dialect("reels").readResponse(body).state).to.equal(state));
  }

  for (const [state, body] of [
    ["running", { done: false }],
    ["queued", { done: false }],
    ["succeeded", { done: true }],
    ["cancelled", { done: true, error: { code: 1 } }],
    ["expired", { done: true, error: { code: 2 } }],
  ] as const) {
    it(`write ${state} as ${JSON.stringify(body)}`, () =>
      expect(JSON.parse(JSON.stringify(dialect("reels").writeResponse({ state, videos: [] })))).to.deep.equal(body));
  }

  it("have one object in place of a list", () => {
    expect(
      dialect("reels")
        .readResponse({ video: { uri: "u" } })
        .videos.map(({ url }) => url),
    ).to.deep.equal(["u"]);
    for (const video of [null, "u", [{ uri: "u" }], undefined])
      expect(dialect("reels").readResponse({ video }).videos).to.deep.equal([]);
    expect(dialect("reels").writeResponse({ videos: [{ url: "u" }, { url: "w" }] }).video).to.deep.equal({ uri: "u" });
  });
});
