import { expect } from "chai";
import { createAuditLog } from "../../../src/stores/administrators/audit-log.js";
import { changeAndRecord } from "../../../src/stores/administrators/record-change.js";
import type { Transaction } from "../../../src/stores/drivers/database.js";
import { forEachEngine } from "../../support/engines.js";
import { failureOf } from "../../support/promises.js";

forEachEngine("a change of administrators", (database) => {
  const change = async (transaction: Transaction) => {
    await transaction("settings").insert({ name: "change", value: "made" });
    return "made";
  };
  const entry = { by: { name: "alice", role: "owner" }, operation: "change", input: "{}", outcome: "ok" } as const;
  const written = async () => [
    (await database()("settings").where({ name: "change" })).length,
    (await database()("audit_log").select()).length,
  ];

  it("is written with its row, which may have a part of the result", async () => {
    const audit = createAuditLog(database());
    const record = (target: string) => audit.entry({ ...entry, target });
    expect(await changeAndRecord(database(), change, record)).to.equal("made");
    expect(await written()).to.deep.equal([1, 1]);
    const page = await audit.list({}, { limit: 10 });
    expect(page.rows[0]).to.include({ operation: "change", target: "made", outcome: "ok" });
  });

  it("is written without a row where there is nothing to record", async () => {
    await changeAndRecord(database(), change, undefined);
    expect(await written()).to.deep.equal([1, 0]);
  });

  it("is not written where its row cannot be", async () => {
    const audit = createAuditLog(database());
    function* twice() {
      yield* audit.entry(entry);
      throw new Error("no second row");
    }
    const failure = await failureOf(changeAndRecord(database(), change, twice));
    expect(failure.message).to.equal("no second row");
    expect(await written()).to.deep.equal([0, 0]);
  });
});
