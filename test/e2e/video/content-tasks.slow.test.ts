import { expect } from "chai";
import { Receiver } from "../../support/callbacks/receiver.js";
import { type Fate } from "../../support/videos/video-forms.js";
import { call, type VideoGateway, videoGateway, modelAt, vendors } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";

/** Content tasks over plain HTTP, with bodies from their vendor's guide. */
const DIALECT = "video-content-task";
const TASKS = "/v1/contents/generations/tasks";
const HOST = "https://media.example";
const BOAT = { type: "text", text: "a paper boat in the style of Image 1 --dur 5" };
const image = (role: string, name = "a") => ({ type: "image_url", image_url: { url: `${HOST}/${name}.png` }, role });
const video = { type: "video_url", video_url: { url: `${HOST}/a.mp4` }, role: "reference_video" };
const audio = { type: "audio_url", audio_url: { url: `${HOST}/a.mp3` }, role: "reference_audio" };

async function make({ gateway }: VideoGateway, body: object, vendor = DIALECT) {
  const answer = await call(gateway, "POST", TASKS, { model: modelAt(vendor), ...body });
  expect(answer.status, answer.text).to.equal(200);
  const { id, ...more } = answer.json;
  expect(more, "the answer to the creation has the ID alone").to.deep.equal({});
  return { task: String(id), dropped: answer.headers.get("x-dropped-params") };
}

const look = ({ gateway }: VideoGateway, task: string) => call(gateway, "GET", `${TASKS}/${task}`);
const remove = ({ gateway }: VideoGateway, task: string) => call(gateway, "DELETE", `${TASKS}/${task}`);
const until = (open: VideoGateway, task: string, ...states: string[]) =>
  eventually(
    () => look(open, task),
    ({ json }) => states.includes(String(json.status)),
  );
const requestFor = (fate: Fate) => ({ content: [{ type: "text", text: `a paper boat [${fate}]` }] });

describe("bodies of the content-task vendor", () => {
  const open = videoGateway();
  const bodies: readonly (readonly [string, Record<string, unknown>])[] = [
    [
      "words",
      {
        content: [BOAT],
        resolution: "720p",
        ratio: "16:9",
        duration: 5,
        seed: -1,
        watermark: false,
        camera_fixed: false,
      },
    ],
    [
      "an image without a role",
      { content: [BOAT, { type: "image_url", image_url: { url: `${HOST}/a.png` } }], ratio: "adaptive" },
    ],
    [
      "an image as bytes",
      {
        content: [{ type: "image_url", image_url: { url: "data:image/png;base64,iVBORw0KGgo=" }, role: "first_frame" }],
        generate_audio: true,
      },
    ],
    [
      "a first and a last frame",
      { content: [BOAT, image("first_frame"), image("last_frame", "b")], return_last_frame: true },
    ],
    [
      "references of every kind, in their order",
      {
        content: [BOAT, image("reference_image"), video, image("reference_image", "b"), audio],
        duration: -1,
        output_format: "mov",
      },
    ],
    [
      "a file of the vendor",
      { content: [BOAT, { type: "image_url", image_url: { url: "asset://asset-20261118" }, role: "reference_image" }] },
    ],
    ["a video to edit", { content: [BOAT, video], omni_reference_task_type: "edit", ratio: "adaptive", duration: -1 }],
    [
      "a search",
      {
        content: [BOAT],
        tools: [{ type: "web_search" }],
        safety_identifier: "user-1",
        execution_expires_after: 3600,
        service_tier: "default",
      },
    ],
    ["frames", { content: [BOAT], frames: 121, resolution: "480p", draft: false }],
    ["unknown members", { content: [BOAT], something_new: { a: 1.0 } }],
  ];
  for (const [name, body] of bodies) {
    it(`reach it unchanged: ${name}`, async () => {
      const { dropped } = await make(open(), body);
      expect(open().videoUpstream.jobs.at(-1)?.body).to.deep.equal({ ...body, model: "inner" });
      expect(dropped).to.equal(null);
    });
  }

  it("are refused with the names of their fields where the vendor would charge for more than is offered", async () => {
    const { gateway, videoUpstream } = open();
    const before = videoUpstream.jobs.length;
    const refused: readonly (readonly [object, string])[] = [
      [{ content: [] }, "content"],
      [{ content: [BOAT], priority: 3 }, "priority"],
      [{ content: [BOAT], service_tier: "flex" }, "service_tier"],
      [{ content: [BOAT, image("last_frame")] }, "content"],
      [{ content: [BOAT, image("first_frame"), video] }, "content"],
      [{ content: [BOAT], omni_reference_task_type: "extend", ratio: "adaptive" }, "content"],
      [{ content: [BOAT, video], omni_reference_task_type: "edit", ratio: "16:9" }, "ratio"],
      [{ content: [BOAT], frames: 30 }, "frames"],
      [{ content: [BOAT], callback_url: "ftp://caller.example/" }, "callback_url"],
    ];
    for (const [body, param] of refused) {
      const { status, json, text } = await call(gateway, "POST", TASKS, { model: modelAt(DIALECT), ...body });
      expect(status, text).to.equal(400);
      expect(String((json.error as { param?: string }).param), text).to.match(new RegExp(`^${param}`));
      expect(json.error).to.have.all.keys("code", "message", "param", "type");
    }
    expect(videoUpstream.jobs).to.have.length(before);
  });

  it("request a last image, which is kept like the video", async () => {
    const { task } = await make(open(), { content: [BOAT], return_last_frame: true });
    const { json } = await until(open(), task, "succeeded");
    const { video_url, last_frame_url } = json.content as { video_url: string; last_frame_url: string };
    for (const [url, type] of [
      [video_url, "video/mp4"],
      [last_frame_url, "image/png"],
    ] as const) {
      expect(url.startsWith(`${open().gateway.url}/media/`), url).to.equal(true);
      expect((await fetch(url)).headers.get("content-type")).to.equal(type);
    }
    expect(json).to.deep.include({
      id: task,
      model: modelAt(DIALECT),
      resolution: "720p",
      ratio: "5:4",
      duration: 5,
      framespersecond: 24,
      seed: 58_944,
    });
    expect(json.usage).to.deep.equal({ completion_tokens: 108_900, total_tokens: 108_900 });
    expect(json.created_at).to.be.a("number");
  });

  for (const vendor of vendors.filter((name) => name !== DIALECT)) {
    it(`request no last image of ${vendor}, and report it as dropped`, async () => {
      const { task, dropped } = await make(open(), { content: [BOAT], return_last_frame: true, duration: 6 }, vendor);
      expect(dropped?.split(", ")).to.include("return_last_frame");
      expect((await until(open(), task, "succeeded")).json.content).to.have.all.keys("video_url");
    });
  }

  it("name the draft for a final video by its gateway ID", async () => {
    const { task } = await make(open(), { content: [BOAT], draft: true, resolution: "480p" });
    await until(open(), task, "succeeded");
    const drafted = open().videoUpstream.jobs.at(-1)?.id;
    const content = [{ type: "draft_task", draft_task: { id: task } }];
    const { task: final } = await make(open(), { content, resolution: "1080p" });
    expect(open().videoUpstream.jobs.at(-1)?.body).to.deep.equal({
      content: [{ type: "draft_task", draft_task: { id: drafted } }],
      resolution: "1080p",
      model: "inner",
    });
    expect((await until(open(), final, "succeeded")).text).not.to.contain(drafted);
    const { status, json } = await call(open().gateway, "POST", TASKS, {
      model: modelAt(DIALECT),
      content: [{ type: "draft_task", draft_task: { id: drafted } }],
    });
    expect([status, (json.error as { param?: string }).param]).to.deep.equal([400, "content"]);
  });
});

describe("the states of a content task", () => {
  const open = videoGateway();
  // Its tasks are not polled, so their state stays.
  const resting = videoGateway({ config: { tasks: { pollSeconds: [600] } } });

  it("follow each other as the vendor's do", async () => {
    const { task } = await make(open(), { content: [BOAT] });
    const seen = new Set<string>();
    await eventually(
      async () => {
        const { json } = await look(open(), task);
        seen.add(String(json.status));
        return json;
      },
      ({ status }) => status === "succeeded",
    );
    expect([...seen].filter((state) => !["queued", "running", "succeeded"].includes(state))).to.deep.equal([]);
  });

  it("queued is cancelled, at the vendor too, once", async () => {
    const { task } = await make(resting(), { content: [BOAT] });
    expect((await look(resting(), task)).json.status).to.equal("queued");
    const { status, json } = await remove(resting(), task);
    expect([status, json]).to.deep.equal([200, {}]);
    expect(resting().videoUpstream.jobs.at(-1)?.isCancelled).to.equal(true);
    expect((await look(resting(), task)).json).to.include({ id: task, status: "cancelled" });
    const again = await remove(resting(), task);
    expect(again.status).to.equal(409);
    expect(again.json.error).to.include({ code: "task_not_cancellable" });
    expect((await look(resting(), task)).json.status).to.equal("cancelled");
  });

  it("queued here and running at the vendor is not cancelled", async () => {
    const { task } = await make(resting(), { content: [BOAT] });
    const job = resting().videoUpstream.jobs.at(-1);
    if (job !== undefined) job.polls = 2;
    expect((await remove(resting(), task)).status).to.equal(409);
    expect((await look(resting(), task)).json.status).to.equal("running");
    expect(job?.isCancelled).to.equal(false);
  });

  it("queued stays so while its vendor is unreachable", async () => {
    const { task } = await make(resting(), requestFor("stuck"));
    resting().videoUpstream.trouble = ({ method }) => (method === "DELETE" ? 503 : undefined);
    const { status } = await remove(resting(), task);
    resting().videoUpstream.trouble = () => undefined;
    expect(status).to.be.within(500, 504);
    expect((await look(resting(), task)).json.status).to.equal("queued");
    expect((await remove(resting(), task)).status).to.equal(200);
  });

  it("running is not deleted", async () => {
    const { task } = await make(open(), requestFor("stuck"));
    await until(open(), task, "running");
    const { status, json } = await remove(open(), task);
    expect(status).to.equal(409);
    expect(json.error).to.include({ code: "task_not_cancellable" });
    expect((await look(open(), task)).json.status).to.equal("running");
  });

  for (const [fate, state] of [
    ["works", "succeeded"],
    ["fails", "failed"],
    ["expires", "expired"],
  ] as const) {
    it(`${state} is removed, at the vendor too`, async () => {
      const { task } = await make(open(), requestFor(fate));
      const { json } = await until(open(), task, state);
      expect((await remove(open(), task)).json).to.deep.equal({});
      expect(open().videoUpstream.jobs.at(-1)?.isRemoved).to.equal(true);
      for (const gone of [
        await look(open(), task),
        await call(open().gateway, "GET", `/v1/tasks/${task}`),
        await remove(open(), task),
      ]) {
        expect(gone.status).to.equal(404);
        expect(gone.json.error).to.include({ code: "task_not_found" });
      }
      const { video_url } = (json.content ?? {}) as { video_url?: string };
      if (video_url !== undefined) expect((await fetch(video_url)).status, "media outlive their tasks").to.equal(200);
    });
  }

  for (const vendor of vendors.filter((name) => name !== DIALECT)) {
    it(`are the same with ${vendor} behind it: one that has ended is removed`, async () => {
      const { task } = await make(open(), { ...requestFor("works"), duration: 6 }, vendor);
      await until(open(), task, "succeeded");
      const { status, json } = await remove(open(), task);
      expect([status, json]).to.deep.equal([200, {}]);
      expect((await look(open(), task)).status).to.equal(404);
    });
  }
});

describe("callbacks of content tasks", () => {
  const open = videoGateway();
  const receiver = new Receiver();
  before(() => receiver.listen());
  after(() => receiver.close());

  for (const [fate, state] of [
    ["works", "succeeded"],
    ["fails", "failed"],
    ["moderated", "failed"],
    ["expires", "expired"],
  ] as const) {
    it(`contain, once it has ${state}, what can be read then (${fate})`, async () => {
      const before = receiver.hits.length;
      const { task } = await make(open(), { ...requestFor(fate), return_last_frame: true, callback_url: receiver.url });
      expect(open().videoUpstream.jobs.at(-1)?.body).not.to.have.property("callback_url");
      const { text, json } = await until(open(), task, state);
      await eventually(
        () => Promise.resolve(receiver.hits.length),
        (count) => count > before,
      );
      const { method, headers, body } = receiver.hits[before] ?? expect.fail("no callback came");
      expect({ method, type: headers["content-type"], key: headers["idempotency-key"] }).to.deep.equal({
        method: "POST",
        type: "application/json",
        key: task,
      });
      expect(body).to.equal(text);
      if (state !== "succeeded") expect(json.error).to.have.all.keys("code", "message");
      expect(text).not.to.match(/Request id|inner|cgt-/);
    });
  }

  it("report that a task was cancelled", async () => {
    const before = receiver.hits.length;
    const { task } = await make(open(), { ...requestFor("stuck"), callback_url: receiver.url });
    expect((await remove(open(), task)).status).to.equal(200);
    await eventually(
      () => Promise.resolve(receiver.hits.length),
      (count) => count > before,
    );
    expect(receiver.hits[before]?.body).to.equal((await look(open(), task)).text);
    expect(receiver.hits[before]?.body).to.contain('"cancelled"');
  });
});
