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

  it("is named at its place alone, however the client writes its ID", async () => {
    const task = await draft();
    const { videoUpstream, gateway } = open();
    const { id: name = "" } = videoUpstream.jobs.at(-1) ?? {};
    await done(task);
    const bodies: string[] = [];
    videoUpstream.trouble = ({ method }, body) => void (method === "POST" && bodies.push(body));
    const bodyNaming = (id: string, model: string) =>
      `{"model": "${model}", "content": [{"draft_task": {"id": "no"}, "type": "draft_task", "note":"${task}",
        "draft_task": {"id": ${id}, "x":"${task}"}}], "safety_identifier": "${task}"}`;
    for (const written of [`"${task}"`, `"\\u0074${task.slice(1)}"`]) {
      const { status } = await fetch(`${gateway.url}${PATH}`, {
        method: "POST",
        headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" },
        body: bodyNaming(written, MODEL),
      });
      expect(status).to.equal(200);
    }
    videoUpstream.trouble = () => undefined;
    expect(bodies).to.deep.equal(Array(2).fill(bodyNaming(`"${name}"`, "inner")));
  });

  /** What the upstream answers about the final video, with its own name of the draft. */
  const revealing: readonly (readonly [string, string, number, (name: string) => object])[] = [
    ["a refusal", "POST", 400, (name) => ({ error: { code: `no_${name}`, message: `The draft ${name} is too old.` } })],
    ["a fault", "POST", 500, (name) => ({ error: { code: "fault", message: `The draft ${name} is lost.` } })],
    [
      "a failure",
      "GET",
      200,
      (name) => ({ status: "failed", error: { code: "InvalidDraft", message: `The draft ${name} is too old.` } }),
    ],
    ["an echo", "GET", 200, (name) => ({ status: "running", draft_task_id: name, notes: [{ [name]: `of ${name}` }] })],
  ];
  for (const [what, method, status, bodyOf] of revealing)
    it(`is not named by its upstream's ID in ${what}`, async () => {
      const task = await draft();
      const { videoUpstream, gateway } = open();
      const { id: name = "" } = videoUpstream.jobs.at(-1) ?? {};
      await done(task);
      videoUpstream.trouble = (request) => {
        const id = request.url?.split("/").at(-1);
        return request.method === method
          ? { status, body: { ...(method === "GET" && { id }), ...bodyOf(name) } }
          : undefined;
      };
      const { json, text } = await promote(task);
      const shown = () => call(gateway, "GET", `${PATH}/${String(json.id)}`);
      const answer =
        method === "GET" ? await eventually(shown, ({ json: { status: at } }) => at !== "queued") : { text };
      videoUpstream.trouble = () => undefined;
      expect(answer.text).not.to.contain(name);
      if (status !== 500) expect(answer.text).to.contain(task);
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
