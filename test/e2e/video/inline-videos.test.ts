/**
 * An upstream's answer about a job may contain a video although the job is not done, or has failed. Its bytes are
 * written nowhere.
 */
import { expect } from "chai";
import { openDatabase, type Database } from "../../../src/stores/drivers/database.js";
import { makeVideo } from "../../../src/simulator/video-encoder/video.js";
import { dialectClients } from "../../support/videos/video-clients.js";
import { call, videoGateway, modelAt } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";

const VIDEO = makeVideo({ words: "a boat", seconds: 1, width: 64, height: 48 }).toString("base64");
const interaction =
  (status: string) =>
  (id = "") => ({
    id,
    object: "interaction",
    status,
    steps: [{ type: "model_output", content: [{ type: "video", mime_type: "video/mp4", data: VIDEO }] }],
  });
const operation =
  (more: object) =>
  (name = "") => ({ name, ...more, response: { videos: [{ bytesBase64Encoded: VIDEO, mimeType: "video/mp4" }] } });

describe("a small video that is returned inline", () => {
  const open = videoGateway();
  let database: Database;
  before(async () => {
    database = await openDatabase(open().gateway.database);
  });
  after(() => database.destroy());
  afterEach(() => {
    open().videoUpstream.trouble = () => undefined;
  });

  for (const [dialect, reported, wanted] of [
    ["video-interactions", interaction("in_progress"), "running"],
    ["video-interactions", interaction("failed"), "failed"],
    ["video-long-running-by-operation", operation({ done: true, error: { code: 3, message: "It broke." } }), "failed"],
  ] as const) {
    it(`by a job of ${dialect} that is ${wanted} is not stored`, async () => {
      expect(VIDEO.length).to.be.below(64 * 1024);
      let polls = 0;
      open().videoUpstream.trouble = ({ method }, body) =>
        method === "GET" || body.includes("operationName")
          ? ((polls += 1), { body: reported(open().videoUpstream.jobs.at(-1)?.id) })
          : undefined;
      const dialectClient = dialectClients.get("video-generation");
      const { json } = await call(open().gateway, "POST", "/v1/videos/generations", {
        model: modelAt(dialect),
        prompt: "a boat",
        duration: 8,
      });
      const id = dialectClient?.taskOf(json);
      await eventually(
        async () => [...(await database("tasks").where({ id }).pluck<string[]>("state")), polls] as const,
        ([state]) => state === wanted && polls > (wanted === "running" ? 2 : 0),
      );
      const rows: unknown[] = await database("tasks").where({ id });
      const written = JSON.stringify(rows, (_name, value: unknown) =>
        typeof value === "bigint" ? String(value) : value,
      );
      expect(written.includes(VIDEO.slice(0, 100))).to.equal(false);
    });
  }
});
