import { expect } from "chai";
import { dialectsOf, type Dialect, fallbackDialect, Loss, type Vocabularies, type Wire } from "../../src/registry.js";
import { type VideoDialect, makesVideos } from "../../src/simulator/upstream-jobs/video-dialect.js";
import type { Simulator } from "../../src/simulator/simulator.js";
import { content, samplesOf, setsOf } from "../support/videos/video-reader.js";
import { runningSimulator } from "./support.js";

type VideoRequest = Vocabularies["video"]["request"];
type VideoResponse = Vocabularies["video"]["response"];
type Errand = "poll" | "cancel" | "remove";

const videoDialects = [...dialectsOf("video").values()].filter(makesVideos);
const FOX: VideoRequest = {
  prompt: "a fox in the snow",
  mode: "text",
  duration: 8,
  resolution: "720p",
  aspect_ratio: "16:9",
};

describe("videos of the simulator", () => {
  // All jobs are over when they are polled. The test advances the time while all wait.
  const quick = runningSimulator({ jobMilliseconds: 0 });
  let time = Date.now();
  const slow = runningSimulator({ jobMilliseconds: 400, now: () => time });
  const waiting = runningSimulator({ jobMilliseconds: 3_600_000 });

  it("are made in several dialects", () => expect(videoDialects.map(({ name }) => name)).to.have.length.greaterThan(4));

  for (const dialect of videoDialects) {
    describe(`requested in ${dialect.name}`, () => {
      const made = async (input: VideoRequest = FOX, model = "videographer") => {
        const job = await create(quick(), dialect, input, model);
        return readAnswer(dialect, await errand(quick(), dialect, "poll", job, model));
      };

      it("are queued, then running, then done, with progress that rises", async () => {
        const name = await create(slow(), dialect);
        const seen: VideoResponse[] = [];
        do {
          seen.push(await readAnswer(dialect, await errand(slow(), dialect, "poll", name)));
          time += 20;
        } while (stateOf(dialect, seen.at(-1)) !== "succeeded" && seen.length < 200);
        const states = seen.map((job) => stateOf(dialect, job));
        expect(
          states.filter((state, index) => state !== states[index - 1]).filter((state) => state !== "queued"),
        ).to.deep.equal(["running", "succeeded"]);
        const progress = seen.slice(0, -1).flatMap((job) => job.progress ?? []);
        expect(progress).to.deep.equal([...progress].sort((left, right) => left - right));
        for (const each of progress) expect(each).to.be.within(0, 99);
        for (const { videos } of seen.slice(0, -1)) expect(videos).to.deep.equal([]);
      });

      it("are videos that play, with the requested length and size", async () => {
        const video = await videoOf(await made());
        const { width, height } = setsOf(video);
        const head = content(video, "moov/mvhd");
        expect([width, height, head.readUInt32BE(16) / head.readUInt32BE(12)]).to.deep.equal([1280, 720, 8]);
        expect(samplesOf(video)).to.have.length(192);
      });

      it("are the same for the same request, with the same usage", async () => {
        const [first, again] = [await made(), await made()];
        expect((await videoOf(first)).equals(await videoOf(again))).to.equal(true);
        expect(first.usage).to.deep.equal(again.usage);
        for (const count of Object.values(first.usage ?? {}).filter((reported) => reported !== undefined))
          expect(count).to.be.a("number").and.greaterThan(0);
      });

      it("are failures where the model fails", async () => {
        const job = await made(FOX, "videographer-fails");
        expect([stateOf(dialect, job), job.videos]).to.deep.equal(["failed", []]);
        expect(job.explanation).to.contain("always fails");
      });

      it("are withheld where the model is moderated", async () => {
        const job = await made(FOX, "videographer-moderated");
        expect([stateOf(dialect, job), job.fault, job.videos]).to.deep.equal(["failed", "unsafe", []]);
      });

      it("expire where the model does", async () => {
        const job = await made(FOX, "videographer-expires");
        expect(stateOf(dialect, job)).to.be.oneOf(["expired", "failed"]);
        expect(job.videos).to.deep.equal([]);
      });

      it("are missing where the model reports success without a video", async () => {
        const name = await create(quick(), dialect, FOX, "videographer-empty");
        const reply = await errand(quick(), dialect, "poll", name, "videographer-empty");
        const text = await reply.text();
        const job = dialect.readResponse(JSON.parse(text) as Wire);
        expect([
          stateOf(dialect, job),
          job.videos.filter(({ url, data }) => url !== undefined || data !== undefined),
        ]).to.deep.equal(["failed", []]);
        expect(text).not.to.contain("/videos/");
      });

      it("are never done where the model is stuck", async () => {
        const name = await create(quick(), dialect, FOX, "videographer-stuck");
        expect(
          stateOf(
            dialect,
            await readAnswer(dialect, await errand(quick(), dialect, "poll", name, "videographer-stuck")),
          ),
        ).to.equal("running");
      });

      it("are refused with errors of the dialect", async () => {
        const refused = await post(quick(), dialect, FOX, "videographer-error-429");
        expect([refused.status, dialect.isError((await refused.json()) as Wire)]).to.deep.equal([429, true]);
        const unknown = await errand(quick(), dialect, "poll", "no-such-job");
        expect([unknown.status, dialect.isError((await unknown.json()) as Wire)]).to.deep.equal([404, true]);
        const wordless = await fetch(addressOf(quick(), dialect, dialect.endpoint.path, { model: "videographer" }), {
          method: "POST",
          body: "[]",
        });
        expect(wordless.status).to.equal(400);
      });

      if (dialect.jobs.cancel !== undefined) {
        it("can be cancelled before they start, once", async () => {
          const name = await create(waiting(), dialect);
          expect((await errand(waiting(), dialect, "cancel", name)).status).to.equal(200);
          expect(stateOf(dialect, await readAnswer(dialect, await errand(waiting(), dialect, "poll", name)))).to.equal(
            "cancelled",
          );
          expect((await errand(waiting(), dialect, "cancel", name)).status).to.equal(409);
        });

        it("can be cancelled while they run, unless that would delete them", async () => {
          const name = await create(quick(), dialect, FOX, "videographer-stuck");
          const { status } = await errand(quick(), dialect, "cancel", name, "videographer-stuck");
          const state = stateOf(
            dialect,
            await readAnswer(dialect, await errand(quick(), dialect, "poll", name, "videographer-stuck")),
          );
          expect([status, state]).to.deep.equal(isOneCall(dialect) ? [409, "running"] : [200, "cancelled"]);
        });
      }

      if (dialect.jobs.remove !== undefined) {
        it("are forgotten when they are deleted", async () => {
          const name = await create(quick(), dialect);
          const { videos } = await readAnswer(dialect, await errand(quick(), dialect, "poll", name));
          const removed = await errand(quick(), dialect, "remove", name);
          expect([removed.status, await removed.json()]).to.deep.equal([200, {}]);
          expect((await errand(quick(), dialect, "poll", name)).status).to.equal(404);
          if (videos[0]?.url !== undefined) expect((await fetch(videos[0].url)).status).to.equal(404);
        });
      }
    });
  }

  describe("at their addresses", () => {
    const dialect = videoDialects.find((each) => "response.last_frame" in each.paths) ?? videoDialects[0];
    if (dialect === undefined) throw new Error("no dialect makes videos");
    const made = async (input: VideoRequest = FOX) =>
      readAnswer(dialect, await errand(quick(), dialect, "poll", await create(quick(), dialect, input)));
    const addressOfVideo = async () => (await made()).videos[0]?.url ?? "";

    it("are on the simulator's own origin", async () =>
      expect(new URL(await addressOfVideo()).origin).to.equal(quick().url));

    for (const [range, status, from, to] of [
      [undefined, 200, 0, undefined],
      ["bytes=0-3", 206, 0, 4],
      ["bytes=100-", 206, 100, undefined],
      ["bytes=-16", 206, -16, undefined],
      ["bytes=5-99999999", 206, 5, undefined],
      ["bytes=7-2", 200, 0, undefined],
      ["lines=1-2", 200, 0, undefined],
    ] as const) {
      it(`are served in part for ${range ?? "no range"}`, async () => {
        const url = await addressOfVideo();
        const whole = Buffer.from(await (await fetch(url)).arrayBuffer());
        const reply = await fetch(url, { headers: range === undefined ? {} : { range } });
        const part = Buffer.from(await reply.arrayBuffer());
        expect([reply.status, reply.headers.get("content-type"), reply.headers.get("accept-ranges")]).to.deep.equal([
          status,
          "video/mp4",
          "bytes",
        ]);
        expect(part.equals(whole.subarray(from, to))).to.equal(true);
        const first = from < 0 ? whole.length + from : from;
        expect(reply.headers.get("content-range")).to.equal(
          status === 200 ? null : `bytes ${first}-${first + part.length - 1}/${whole.length}`,
        );
      });
    }

    it("have nothing after their end", async () => {
      const reply = await fetch(await addressOfVideo(), { headers: { range: "bytes=99999999-" } });
      expect([reply.status, reply.headers.get("content-range")]).to.match(/^416,bytes \*\/\d+$/);
    });

    it("have their length in answers to HEAD", async () => {
      const url = await addressOfVideo();
      const [head, whole] = [await fetch(url, { method: "HEAD" }), await fetch(url)];
      expect([head.status, head.headers.get("content-length")]).to.deep.equal([
        200,
        String((await whole.arrayBuffer()).byteLength),
      ]);
    });

    it("are not there before they are made, nor under another dialect's ID", async () => {
      const url = await addressOfVideo();
      expect((await fetch(url.replace(`/${dialect.name}/`, `/${fallbackDialect.name}/`))).status).to.equal(404);
      expect((await fetch(`${quick().url}/${dialect.name}/videos/none.mp4`)).status).to.equal(404);
    });

    it("have a last image where that was requested", async () => {
      const { last_frame: image = "" } = await made({ ...FOX, last_frame_wanted: true });
      const reply = await fetch(image);
      expect([reply.status, reply.headers.get("content-type")]).to.deep.equal([200, "image/png"]);
      expect(Buffer.from(await reply.arrayBuffer()).toString("latin1", 1, 4)).to.equal("PNG");
      expect((await made()).last_frame).to.equal(undefined);
    });
  });
});

function stateOf({ modality }: Dialect<"video">, job: VideoResponse | undefined): string | undefined {
  return job && modality.jobs?.stateOf(job);
}

function isOneCall({ jobs: { cancel, remove } }: VideoDialect): boolean {
  return cancel?.path === remove?.path && cancel?.method === remove?.method;
}

function post(
  simulator: Simulator,
  dialect: VideoDialect,
  input: VideoRequest = FOX,
  model = "videographer",
): Promise<Response> {
  const body = JSON.stringify(dialect.writeRequest(input, new Loss({}, {}), { model, stream: false }));
  return fetch(addressOf(simulator, dialect, dialect.endpoint.path, { model }), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
}

/** The ID of a new job. */
async function create(
  simulator: Simulator,
  dialect: VideoDialect,
  input?: VideoRequest,
  model?: string,
): Promise<string> {
  const reply = await post(simulator, dialect, input, model);
  const body = (await reply.json()) as Wire;
  expect([reply.status, body]).to.have.property("0", 200, JSON.stringify(body));
  const { id = "" } = dialect.readResponse(body);
  expect(id).not.to.equal("");
  return id;
}

function errand(
  simulator: Simulator,
  dialect: VideoDialect,
  kind: Errand,
  job: string,
  model = "videographer",
): Promise<Response> {
  const call = dialect.jobs[kind];
  if (call === undefined) throw new Error(`${dialect.name} has no ${kind}`);
  const body = call.body === undefined ? undefined : JSON.stringify(call.body).replace("{job}", job);
  return fetch(addressOf(simulator, dialect, call.path, { job, model }), { method: call.method, body });
}

function addressOf(
  simulator: Simulator,
  { name }: VideoDialect,
  path: string,
  names: Record<string, string> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_place, each: string) =>
    (names[each] ?? "").split("/").map(encodeURIComponent).join("/"),
  );
  return `${simulator.url}/${name}${filled}`;
}

async function readAnswer(dialect: VideoDialect, reply: Response): Promise<VideoResponse> {
  const body = (await reply.json()) as Wire;
  if (reply.status !== 200) throw new Error(`status ${reply.status}: ${JSON.stringify(body)}`);
  return dialect.readResponse(body);
}

async function videoOf({ videos: [video] }: VideoResponse): Promise<Buffer> {
  if (video?.data !== undefined) return Buffer.from(video.data, "base64");
  return Buffer.from(await (await fetch(video?.url ?? "")).arrayBuffer());
}
