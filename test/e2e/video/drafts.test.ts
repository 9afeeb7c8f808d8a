/** Final videos from drafts: drafts have gateway IDs here, and upstream IDs at their vendor. */
import { expect } from "chai";
import { openLedger } from "./ledger.js";
import { call, videoGateway, strangersKey } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";

const PATH = "/v1/contents/generations/tasks";
const MODEL = "acme/of-P2.5";

describe("a draft", () => {
  const open = videoGateway({
    models: [
      { id: MODEL, dialect: "video-content-task", profile: "P2.5" },
      { id: "acme/alias", dialect: "video-content-task", profile: "P2.5" },
      { id: "acme/elsewhere", dialect: "video-interactions" },
      { id: "acme/another", dialect: "video-content-task", profile: "P1.5-pro", inner: "another" },
    ],
  });
  const ledger = openLedger(open);

  const make = (body: object, key = open().gateway.key) =>
    call({ ...open().gateway, key }, "POST", PATH, { model: MODEL, ...body });
  const promote = (id: string, more: object = {}, key?: string) =>
    make({ content: [{ type: "draft_task", draft_task: { id } }], ...more }, key);
  const draft = async (prompt = "a boat") => {
    const { json, status, text } = await make({
      content: [{ type: "text", text: prompt }],
      draft: true,
      resolution: "480p",
    });
    expect(status, text).to.equal(200);
    return String(json.id);
  };
  const done = (task: string) =>
    eventually(
      () => ledger().stateOf(task),
      (state) => state === "succeeded" || state === "failed",
    );

  it("becomes a final video, and the vendor gets its own ID", async () => {
    const task = await draft();
    const { videoUpstream } = open();
    const { id: name } = videoUpstream.jobs.at(-1) ?? {};
    await done(task);
    const { status, text } = await promote(task, { resolution: "1080p" });
    expect(status, text).to.equal(200);
    expect(videoUpstream.jobs.at(-1)?.body).to.deep.equal({
      model: "inner",
      content: [{ type: "draft_task", draft_task: { id: name } }],
      resolution: "1080p",
    });
  });

  const expectRefused = async (made: ReturnType<typeof promote>) => {
    const jobs = open().videoUpstream.jobs.length;
    const { status, text } = await made;
    expect(status, text).to.equal(400);
    expect(open().videoUpstream.jobs.length).to.equal(jobs);
    expect(text).not.to.match(/cgt-/);
  };

  it("that is running cannot become a final video", async () => {
    const task = await draft("a boat [stuck]");
    await expectRefused(promote(task));
  });

  it("that failed cannot become a final video", async () => {
    const task = await draft("a boat [fails]");
    await done(task);
    await expectRefused(promote(task));
  });

  it("of another wallet is not found", async () => {
    const task = await draft();
    await done(task);
    const stranger = await strangersKey(open().gateway, "stranger");
    const answer = await promote(task, {}, stranger);
    const none = await promote("task_00000000000000000000000000", {}, stranger);
    expect([answer.status, answer.text.replace(/req_\w+/g, "")]).to.deep.equal([
      400,
      none.text.replace(/req_\w+/g, ""),
    ]);
  });

  it("is not found by a vendor's own ID", async () => {
    await done(await draft());
    await expectRefused(promote(open().videoUpstream.jobs.at(-1)?.id ?? ""));
  });

  for (const [where, model] of [
    ["at another provider than its own", "acme/elsewhere"],
    ["by another model of the same vendor", "acme/another"],
  ] as const) {
    it(`cannot become a final video ${where}`, async () => {
      const task = await draft();
      await done(task);
      await expectRefused(promote(task, { model }));
    });
  }

  it("becomes a final video of its model under another name", async () => {
    const task = await draft();
    await done(task);
    const { status, text } = await promote(task, { model: "acme/alias" });
    expect(status, text).to.equal(200);
  });

  it("must have been made with the draft option", async () => {
    const { json } = await make({ content: [{ type: "text", text: "a boat" }] });
    await done(String(json.id));
    await expectRefused(promote(String(json.id)));
  });

  it("is not made from a draft", async () => {
    const task = await draft();
    await done(task);
    await expectRefused(promote(task, { draft: true }));
  });
});
