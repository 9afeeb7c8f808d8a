/** Tasks and callbacks continue by themselves when the database is back. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { Receiver } from "../../support/callbacks/receiver.js";
import { openLedger } from "./ledger.js";
import { type DialectClient, dialectClients } from "../../support/videos/video-clients.js";
import { call, modelAt, videoGateway } from "../../support/videos/video-gateway.js";
import { eventually, until } from "../../support/until.js";

const DIALECT = "video-generation";
/** Many times the interval of polls. */
const AWAY_MS = 1_500;
const TABLES = ["tasks", "callbacks", "holds"];

describe("a database that was away", () => {
  const open = videoGateway();
  const ledger = openLedger(open);
  const receiver = new Receiver();
  before(() => receiver.listen());
  after(() => receiver.close());

  it("stops neither polls nor callbacks for good", async () => {
    const { gateway, videoUpstream } = open();
    const client = dialectClients.get(DIALECT) as DialectClient;
    videoUpstream.pollsUntilDone = 1_000;
    const { json } = await call(gateway, "POST", client.path(modelAt(DIALECT)), {
      ...client.body(modelAt(DIALECT), "a boat"),
      callback_url: receiver.url,
    });
    const task = client.taskOf(json);
    const { database } = ledger();
    for (const table of TABLES) await database.raw(`ALTER TABLE ${table} RENAME TO ${table}_away`);
    videoUpstream.pollsUntilDone = 0;
    await sleep(AWAY_MS);
    expect(receiver.hits).to.deep.equal([]);
    for (const event of ["task.claim_failed", "callback.claim_failed"]) expect(gateway.logged()).to.contain(event);
    for (const table of [...TABLES].reverse()) await database.raw(`ALTER TABLE ${table}_away RENAME TO ${table}`);
    await eventually(
      () => ledger().stateOf(task),
      (state) => state === "succeeded",
    );
    await until(() => receiver.hits.length === 1);
    expect((await ledger().settled(task)).state).to.equal("settled");
  });
});
