/** Jobs that their upstream keeps until they are deleted there. */
import { expect } from "chai";
import { openDatabase, type Database } from "../../../src/stores/drivers/database.js";
import { dialectClients } from "../../support/videos/video-clients.js";
import { call, videoGateway, modelAt } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";

const named = (status: number, body: object) =>
  Object.keys(body).length === 0 ? String(status) : `${status} with ${JSON.stringify(body)}`;

describe("the job of a task that has ended", () => {
  const open = videoGateway();
  let database: Database;
  before(async () => {
    database = await openDatabase(open().gateway.database);
  });
  after(() => database.destroy());
  afterEach(() => {
    open().videoUpstream.trouble = () => undefined;
  });

  const refusal = (message: string, word = "INVALID_ARGUMENT") => ({ error: { code: 400, message, status: word } });
  for (const [status, isDeleted, body = {}] of [
    [200, true],
    [204, true],
    [400, true, refusal("The interaction has no such state.")],
    [400, true, { error: { code: "invalid_request", message: "Invalid interaction name" } }],
    [404, true],
    [410, true],
    [302, false],
    [400, false],
    [400, false, refusal("API key not valid. Please pass a valid API key.")],
    [400, false, refusal("The project may not use this.", "PERMISSION_DENIED")],
    [400, false, refusal("Please enable billing on your project.", "FAILED_PRECONDITION")],
    [401, false],
    [402, false],
    [403, false],
    [407, false],
    [408, false],
    [409, false],
    [429, false],
    [503, false],
  ] as const)
    it(`${isDeleted ? "is deleted" : "is to be deleted later"} after ${named(status, body)}`, async () => {
      let deletions = 0;
      open().videoUpstream.trouble = ({ method }) => {
        if (method === "DELETE") return ((deletions += 1), { status, body });
        const id = open().videoUpstream.jobs.at(-1)?.id;
        return method === "GET" ? { body: { id, object: "interaction", status: "failed", steps: [] } } : undefined;
      };
      const { json } = await call(open().gateway, "POST", "/v1/videos/generations", {
        model: modelAt("video-interactions"),
        prompt: "a boat",
        duration: 8,
      });
      const id = dialectClients.get("video-generation")?.taskOf(json);
      const due = () => database("tasks").where({ id }).pluck<(bigint | null)[]>("delete_job_at");
      await eventually(
        async () => deletions,
        (count) => count === 1,
      );
      if (isDeleted) await eventually(due, ([at]) => at === null);
      else {
        await eventually(
          async () => open().gateway.logged().split("\n"),
          (lines) => lines.some((line) => line.includes("task.upstream_delete_failed") && line.includes(String(id))),
        );
        expect((await due())[0]).to.be.a("bigint");
      }
    });
});
