/** Videos that are files of their vendors. They are announced before they can be read, and some never can. */
import { expect } from "chai";
import { openLedger } from "./ledger.js";
import { dialectClients } from "../../support/videos/video-clients.js";
import { call, videoGateway, modelAt } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";

/** More than the downloads of a refused file. */
const FAILED_POLLS = 13;
const FAILED = { state: "FAILED", error: { code: 13, message: "The video could not be written down." } };

describe("no client uses this dialect", () => {
  const open = videoGateway();
  const ledger = openLedger(open);

  afterEach(() => {
    open().videoUpstream.pollsUntilDone = 2;
    open().videoUpstream.fileOf = () => undefined;
    open().videoUpstream.trouble = () => undefined;
  });

  const make = async (dialect: string) => {
    const dialectClient = dialectClients.get("video-generation");
    if (dialectClient === undefined) throw new Error("nobody speaks");
    const { json, text } = await call(open().gateway, "POST", dialectClient.path(modelAt(dialect)), {
      model: modelAt(dialect),
      prompt: "a boat",
      duration: 8,
    });
    const task = dialectClient.taskOf(json);
    expect(task, text).to.match(/^task_/);
    return {
      look: async () => (await call(open().gateway, "GET", `/v1/tasks/${task}`)).json,
      ended: () =>
        eventually(
          async () => (await call(open().gateway, "GET", `/v1/tasks/${task}`)).json,
          (answer) => dialectClient.isOver(answer),
        ),
    };
  };
  const requested = (path: string) => open().videoUpstream.fetched.filter((one) => one.path.startsWith(path)).length;

  for (const dialect of ["video-interactions", "video-long-running"]) {
    for (const [name, states, outcome] of [
      ["is ready", [{ state: "ACTIVE" }], "done"],
      ["becomes ready later", [{ state: "PROCESSING" }, { state: "PROCESSING" }, { state: "ACTIVE" }], "done"],
      ["has failed", [FAILED], "failed"],
      ["fails later", [{ state: "PROCESSING" }, FAILED], "failed"],
      ["has an unknown state, and is ready", [{ state: "UNHEARD" }], "done"],
    ] as const) {
      it(`of ${dialect} that ${name} is ${outcome}`, async () => {
        let looks = 0;
        open().videoUpstream.trouble = ({ url = "" }) => void (/\/files\/f\d+$/.test(url) && (looks += 1));
        open().videoUpstream.fileOf = () => states[Math.min(Math.max(looks, 1), states.length) - 1];
        const { ended } = await make(dialect);
        const answer = await ended();
        expect(answer.status, JSON.stringify(answer)).to.equal(outcome);
        expect(looks).to.be.at.least(states.length);
        if (outcome === "failed") expect((answer.error as { message: string }).message).to.equal(FAILED.error.message);
      });
    }

    it(`of ${dialect} that is refused once after many failed polls is done`, async () => {
      const polls = { failed: 0 };
      const files = { refused: 1 };
      open().videoUpstream.pollsUntilDone = 0;
      open().videoUpstream.fileOf = () => ({ state: "ACTIVE" });
      open().videoUpstream.trouble = ({ method, url = "" }) => {
        if (/:download/.test(url)) return files.refused-- > 0 ? 403 : undefined;
        return method === "GET" && !/\/(files|videos)\//.test(url) && polls.failed++ < FAILED_POLLS ? 503 : undefined;
      };
      const answer = await (await make(dialect)).ended();
      expect(answer.status, JSON.stringify(answer)).to.equal("done");
      expect(polls.failed).to.be.above(FAILED_POLLS);
      expect(files.refused).to.equal(-1);
    });

    it(`of ${dialect} that is not ready keeps its task running`, async () => {
      let looks = 0;
      let isMade = false;
      open().videoUpstream.trouble = ({ url = "" }) => void (/\/files\/f\d+$/.test(url) && (looks += 1));
      open().videoUpstream.fileOf = () => ({ state: isMade ? "ACTIVE" : "PROCESSING" });
      const { look, ended } = await make(dialect);
      await eventually(
        () => Promise.resolve(looks),
        (count) => count >= 2,
      );
      expect((await look()).status).to.equal("pending");
      isMade = true;
      expect((await ended()).status).to.equal("done");
    });

    it(`of ${dialect} is fetched where its state is not reported`, async () => {
      open().videoUpstream.trouble = ({ url = "" }) => (/\/files\/f\d+$/.test(url) ? 500 : undefined);
      open().videoUpstream.fileOf = () => ({ state: "ACTIVE" });
      const before = requested("/videos/");
      expect((await (await make(dialect)).ended()).status).to.equal("done");
      expect(requested("/videos/")).to.equal(before + 1);
    });
  }

  it("that has failed leaves no hold", () =>
    eventually(
      () => ledger().reserved(),
      (reserved) => reserved === 0n,
    ));
});
