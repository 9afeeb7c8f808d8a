import { expect } from "chai";
import { call, videoGateway, modelAt, vendors } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";
import { type DialectClient, dialectClients } from "../../support/videos/video-clients.js";

/** A task from its creation to its end over HTTP, in every dialect. */
for (const [dialect, dialectClient] of dialectClients) {
  if (!vendors.includes(dialect)) continue;
  describe(`a task made in ${dialect}`, () => {
    const open = videoGateway();
    const make = async (prompt: string, more: object = {}, upstream = dialect) => {
      const { gateway } = open();
      const answer = await call(gateway, "POST", dialectClient.path(modelAt(upstream)), {
        ...dialectClient.body(modelAt(upstream), prompt),
        ...more,
      });
      expect(answer.status, answer.text).to.equal(200);
      const task = dialectClient.taskOf(answer.json);
      expect(task).to.match(/^task_[0-9A-Z]{26}$/);
      return { reported: answer, task };
    };
    const ending = (task: string) =>
      eventually(
        () => call(open().gateway, "GET", `/v1/tasks/${task}`),
        ({ status, json, text }) => {
          expect(status, text).to.equal(200);
          return dialectClient.isOver(json);
        },
      );

    it("runs, ends, and returns its video", async () => {
      const { task } = await make("a paper boat");
      const { json, text } = await ending(task);
      expect(dialectClient.hasWorked(json), text).to.equal(true);
      const { gateway, videoUpstream } = open();
      const url = dialectClient.videoOf(json) ?? "";
      const video = await fetch(url);
      expect(video.headers.get("content-type")).to.equal("video/mp4");
      expect(Buffer.from(await video.arrayBuffer()).equals(videoUpstream.video)).to.equal(true);
      if (dialect !== "video-generation") expect(url.startsWith(`${gateway.url}/media/`), url).to.equal(true);
      expect(text).not.to.match(/inner|upstream-secret|operations\/op|cgt-|v1_Chd|0b6f2f4c/);
    });

    it("is the same at the path of its dialect", async () => {
      const { task } = await make("a paper boat");
      const { text } = await ending(task);
      expect((await call(open().gateway, "GET", dialectClient.alias(task))).text).to.equal(text);
    });

    for (const fate of ["fails", "moderated", "expires", "empty"]) {
      it(`ends without a video when it ${fate}`, async () => {
        const { task } = await make(`a paper boat [${fate}]`);
        const { json, text } = await ending(task);
        expect(dialectClient.hasWorked(json), text).to.equal(false);
        expect(dialectClient.videoOf(json) ?? "", text).to.equal("");
        expect(text).not.to.contain(open().videoUpstream.url);
      });
    }

    for (const upstream of vendors) {
      it(`can run at ${upstream}`, async () => {
        const { task } = await make("a paper boat", {}, upstream);
        const { json, text } = await ending(task);
        expect(dialectClient.hasWorked(json), text).to.equal(true);
        expect(open().videoUpstream.jobs.at(-1)?.vendor).to.equal(upstream);
      });
    }

    it("is not found by other wallets", async () => {
      const { task } = await make("a paper boat [stuck]");
      const { gateway } = open();
      const other = await call({ ...gateway, key: "sk-iso-none" }, "GET", `/v1/tasks/${task}`);
      expect(other.status).to.equal(401);
      const none = await call(gateway, "GET", "/v1/tasks/task_00000000000000000000000000");
      expect(none.status).to.equal(404);
      expect(none.text).to.contain("task_not_found");
    });
  });
}

export type { DialectClient };
