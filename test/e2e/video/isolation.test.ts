/** Tasks belong to a wallet, and errors while the database is unavailable. */
import { expect } from "chai";
import { openLedger } from "./ledger.js";
import { type DialectClient, dialectClients } from "../../support/videos/video-clients.js";
import { call, videoGateway, modelAt, strangersKey } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";

const ALIASES = (task: string) => [
  `/v1/tasks/${task}`,
  `/v1/videos/${task}`,
  `/v1beta/interactions/${task}`,
  `/v1/interactions/${task}`,
  `/v1/${task}`,
  `/v1beta/${task}`,
  `/v1/contents/generations/tasks/${task}`,
];
const NOBODYS = "task_00000000000000000000000000";

describe("tasks of one wallet", () => {
  const open = videoGateway();
  const ledger = openLedger(open);
  let stranger: string;
  before(async () => {
    stranger = await strangersKey(open().gateway, "stranger");
  });

  const make = async (dialect: string, prompt: string) => {
    const dialectClient = dialectClients.get(dialect) as DialectClient;
    const { json, status, text } = await call(
      open().gateway,
      "POST",
      dialectClient.path(modelAt(dialect)),
      dialectClient.body(modelAt(dialect), prompt),
    );
    expect(status, text).to.equal(200);
    return dialectClient.taskOf(json);
  };
  /** An answer without the values that differ between any two calls. */
  const asStranger = async (method: string, path: string) => {
    const { status, headers, text } = await call({ ...open().gateway, key: stranger }, method, path, undefined, {
      "x-request-id": "one-and-the-same",
    });
    return { status, type: headers.get("content-type"), length: headers.get("content-length"), text };
  };

  for (const dialect of dialectClients.keys()) {
    for (const prompt of ["a boat [stuck]", "a boat"]) {
      const state = prompt === "a boat" ? "ended" : "running";
      it(`are not found by others, ${state}, in ${dialect}`, async () => {
        const task = await make(dialect, prompt);
        if (prompt === "a boat")
          await eventually(
            () => ledger().stateOf(task),
            (state) => state === "succeeded",
          );
        for (const [index, path] of ALIASES(task).entries()) {
          const answer = await asStranger("GET", path);
          expect(answer.status, answer.text).to.equal(404);
          expect(answer, path).to.deep.equal(await asStranger("GET", ALIASES(NOBODYS)[index] ?? ""));
          expect(answer.text).to.contain("task_not_found").and.not.to.contain(task);
        }
        const path = `/v1/contents/generations/tasks/${task}`;
        expect(await asStranger("DELETE", path)).to.deep.equal(
          await asStranger("DELETE", `/v1/contents/generations/tasks/${NOBODYS}`),
        );
        expect((await call(open().gateway, "GET", path)).status).to.equal(200);
      });
    }
  }

  it("are visible to another key of the same wallet", async () => {
    const task = await make("video-generation", "a boat [stuck]");
    const { json } = await call({ url: open().gateway.url, key: "a-token-for-tests" }, "POST", "/admin/api/keys", {
      wallet: "test",
    });
    const { status } = await call({ ...open().gateway, key: String(json.key) }, "GET", `/v1/tasks/${task}`);
    expect(status).to.equal(200);
  });

  for (const [what, path] of [
    ["an invalid ID", "/v1/tasks/nothing"],
    ["an ID with a path in it", "/v1/tasks/..%2f..%2fadmin"],
    ["a very long ID", `/v1/tasks/task_${"0".repeat(3000)}`],
    ["an ID with quotes", "/v1/tasks/task_'%20OR%201=1--"],
  ] as const) {
    it(`are not found by ${what}`, async () => expect((await call(open().gateway, "GET", path)).status).to.equal(404));
  }

  it("cannot be made without a key", async () => {
    const { status } = await call({ ...open().gateway, key: "sk-iso-none" }, "POST", "/v1/videos/generations", {
      model: modelAt("video-generation"),
      prompt: "a boat",
    });
    expect(status).to.equal(401);
  });

  describe("while the database is unavailable", () => {
    for (const [method, path] of [
      ["GET", "/v1/tasks/"],
      ["GET", "/v1/videos/"],
      ["GET", "/v1/contents/generations/tasks/"],
      ["DELETE", "/v1/contents/generations/tasks/"],
    ] as const) {
      it(`are retried by clients: ${method} ${path}`, async () => {
        const task = await make("video-content-task", "a boat [stuck]");
        const { database } = ledger();
        await database.raw("ALTER TABLE tasks RENAME TO tasks_away");
        try {
          const { status, headers, text } = await call(open().gateway, method, path + task);
          expect(status, text).to.equal(503);
          expect(text).to.contain("task_backend_unavailable");
          expect(Number(headers.get("retry-after"))).to.be.greaterThan(0);
        } finally {
          await database.raw("ALTER TABLE tasks_away RENAME TO tasks");
        }
      });
    }
  });
});
