/** The answers about a running job: progress never falls, and an end is reported only when it is stored. */
import { expect } from "chai";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../../../src/stores/drivers/database.js";
import { type DialectClient, dialectClients } from "../../support/videos/video-clients.js";
import { call, videoGateway, modelAt } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";

describe("a running task", () => {
  const open = videoGateway();
  const isPoll = ({ method, url = "" }: { method?: string | undefined; url?: string | undefined }) =>
    method === "GET" && !url.startsWith("/videos/");
  const create = async (dialect: string) => {
    const dialectClient = dialectClients.get(dialect) as DialectClient;
    const made = await call(
      open().gateway,
      "POST",
      dialectClient.path(modelAt(dialect)),
      dialectClient.body(modelAt(dialect), "a paper boat"),
    );
    expect(made.status, made.text).to.equal(200);
    return {
      dialectClient,
      made,
      look: () => call(open().gateway, "GET", dialectClient.alias(dialectClient.taskOf(made.json))),
    };
  };

  afterEach(() => {
    open().videoUpstream.trouble = () => undefined;
  });

  it("never reports less progress than before", async () => {
    const going: readonly { readonly body: object | string; readonly until?: number }[] = [
      { body: { status: "pending", progress: 45 }, until: 45 },
      { body: "" },
      { body: { status: "pending", progress: 99 }, until: 99 },
      ...[{ status: "pending", progress: 20 }, "", { status: "pending" }].map((body) => ({ body })),
    ];
    const seen: number[] = [];
    let at = 0;
    open().videoUpstream.trouble = (request) => {
      const reported = isPoll(request) ? going[at] : undefined;
      if (reported === undefined) return undefined;
      // It continues when the client has seen it.
      if (reported.until === undefined || seen.includes(reported.until)) at += 1;
      return { status: 202, body: reported.body };
    };
    const { look, dialectClient } = await create("video-generation");
    for (;;) {
      const { json } = await look();
      if (dialectClient.isOver(json)) break;
      seen.push(Number(json.progress));
      await sleep(10);
    }
    expect(seen)
      .to.deep.equal([...seen].sort((left, right) => left - right))
      .and.to.include.members([45, 99]);
  });

  for (const dialect of ["video-content-task", "video-interactions"] as const) {
    it(`is running while its media are archived, in ${dialect}`, async () => {
      const { videoUpstream } = open();
      const { video } = videoUpstream;
      // An HTML page in its place may be temporary.
      videoUpstream.video = Buffer.from("<html>not yet</html>".padEnd(99));
      videoUpstream.pollsUntilDone = 0;
      const { look, dialectClient } = await create(dialect);
      const running = dialect === "video-interactions" ? "in_progress" : "running";
      const { text } = await eventually(look, ({ json }) => json.status !== "queued").finally(() => {
        Object.assign(videoUpstream, { video, pollsUntilDone: 2 });
      });
      expect(text).to.contain(`"status":"${running}"`).and.not.to.contain("/videos/");
      expect(dialectClient.hasWorked((await eventually(look, ({ json }) => dialectClient.isOver(json))).json)).to.equal(
        true,
      );
    });
  }

  const [word, url] = ["It may pass.", "https://host.test/early"];
  const early: Readonly<Record<string, object>> = {
    "video-generation": { status: "pending", error: { code: "internal_error", message: word }, video: { url } },
    "video-interactions": {
      ...{ status: "in_progress", errors: [{ code: "internal", message: word }] },
      steps: [{ type: "model_output", content: [{ type: "video", uri: url, mime_type: "video/mp4" }] }],
    },
    "video-content-task": {
      ...{ status: "running", error: { code: "Internal", message: word } },
      content: { video_url: url, last_frame_url: url },
    },
  };
  for (const [dialect, body] of Object.entries(early)) {
    it(`has no fault and no result that its upstream reports early, in ${dialect}`, async () => {
      let polls = 0;
      const seen: string[] = [];
      open().videoUpstream.trouble = (request) => (isPoll(request) && (polls += 1) < 99 ? { body } : undefined);
      const { look, dialectClient } = await create(dialect);
      for (;;) {
        const { json, text } = await look();
        if (dialectClient.isOver(json)) break;
        if (polls > 1) seen.push(text);
        await sleep(10);
        if (seen.length > 5) polls = 99;
      }
      expect(seen.join("\n"))
        .to.match(/./)
        .and.not.to.match(/host\.test|error|may pass/);
    });
  }

  it("fails where its media cannot be downloaded", async () => {
    const { videoUpstream } = open();
    const { video } = videoUpstream;
    videoUpstream.video = Buffer.from("<html>gone</html>".padEnd(99));
    const { look, dialectClient } = await create("video-content-task");
    // The waits between failed downloads are seconds long, so a waiting task is made due at once.
    const database = await openDatabase(open().gateway.database);
    const lookLater = async () => {
      await database("tasks").whereNull("lease_until").update({ next_poll_at: 0 });
      return look();
    };
    const { json, text } = await eventually(lookLater, ({ json: now }) => dialectClient.isOver(now)).finally(() => {
      videoUpstream.video = video;
      return database.destroy();
    });
    expect(json.status, text).to.equal("failed");
    expect(text).to.contain("could not be downloaded");
  });

  for (const url of [
    "javascript:alert(1)",
    "not a url",
    "gs://bucket/video.mp4",
    "data:text/html,video",
    "http://[::1",
  ]) {
    it(`fails where its video is at ${url}`, async () => {
      open().videoUpstream.trouble = (request) =>
        isPoll(request)
          ? { body: { status: "done", video: { url, duration: 6, respect_moderation: true } } }
          : undefined;
      const { look, dialectClient } = await create("video-generation");
      const { json, text } = await eventually(look, (reported) => dialectClient.isOver(reported.json));
      expect(json.status, text).to.equal("failed");
      expect(text).not.to.contain(url);
    });
  }

  const ends: readonly (readonly [reported: string, body: object])[] = [
    [
      "completed",
      {
        status: "completed",
        steps: [
          { type: "thought", summary: [{ type: "text", text: "a boat" }] },
          { type: "model_output", content: [{ type: "text", text: "Here it is." }] },
        ],
      },
    ],
    ["failed", { status: "failed", errors: [{ code: "internal", message: "It broke." }] }],
  ];
  for (const [reported, body] of ends) {
    it(`is reported as running where it was ${reported} at once, without its result`, async () => {
      open().videoUpstream.trouble = ({ method }) =>
        method === "POST" ? { body: { id: "v1_ChdA9000", object: "interaction", model: "inner", ...body } } : undefined;
      const { made } = await create("video-interactions");
      expect(made.json.status).to.equal("in_progress");
      expect([made.json.steps ?? [], made.json.errors ?? []], made.text).to.deep.equal([[], []]);
    });
  }
});
