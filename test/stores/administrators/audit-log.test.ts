import { expect } from "chai";
import { type AuditRow, createAuditLog } from "../../../src/stores/administrators/audit-log.js";
import type { PageCursor } from "../../../src/stores/paging.js";
import { forEachEngine } from "../../support/engines.js";
import { failureOf } from "../../support/promises.js";

const entry = {
  by: { name: "alice", role: "operator", tokenId: "admin_1", osUser: undefined },
  operation: "creditWallet",
  target: "customers",
  input: '{"usd":"5"}',
  outcome: "ok",
  requestId: "req_1",
} as const;

forEachEngine("createAuditLog: the audit log", (database, { name: engine }) => {
  it("keeps what it was given", async () => {
    const audit = createAuditLog(database(), () => 5_000);
    const few = { by: { name: "command line", role: "owner", osUser: "root" }, operation: "applyCatalog" } as const;
    await audit.write(entry);
    await audit.write({ ...few, input: "{}", outcome: "internal_error" });
    const { rows, next } = await audit.list({}, { limit: 5 });
    expect(next).to.equal(undefined);
    expect(rows.map(({ id: _id, ...rest }) => rest)).to.deep.equal([
      {
        createdAt: 5_001,
        by: { name: "command line", role: "owner", tokenId: undefined, osUser: "root" },
        operation: "applyCatalog",
        target: undefined,
        input: "{}",
        outcome: "internal_error",
        requestId: undefined,
      },
      { createdAt: 5_000, ...entry },
    ]);
  });

  it("is read page by page, the latest first, also within one millisecond", async () => {
    const audit = createAuditLog(database(), () => 5_000);
    for (const target of ["a", "b", "c", "d", "e"]) await audit.write({ ...entry, target });
    const seen: AuditRow[] = [];
    let after: PageCursor | undefined;
    do {
      const page = await audit.list({}, { limit: 2, after });
      seen.push(...page.rows);
      after = page.next;
    } while (after !== undefined);
    expect(seen.map(({ target }) => target)).to.deep.equal(["e", "d", "c", "b", "a"]);
  });

  it("is restricted to a period", async () => {
    let time = 0;
    const audit = createAuditLog(database(), () => (time += 1_000));
    for (const target of ["a", "b", "c"]) await audit.write({ ...entry, target });
    const { rows } = await audit.list({ since: 2_000, until: 3_000 }, { limit: 5 });
    expect(rows.map(({ target }) => target)).to.deep.equal(["b"]);
  });

  const attempts = [
    "UPDATE audit_log SET outcome = 'ok'",
    "DELETE FROM audit_log",
    ...(engine === "postgres" ? ["TRUNCATE audit_log"] : []),
  ];
  for (const statement of attempts) {
    it(`refuses ${statement}`, async () => {
      const audit = createAuditLog(database());
      await audit.write(entry);
      const error = await failureOf(database().raw(statement));
      expect(error.message).to.contain("audit_log is append-only");
      expect((await audit.list({}, { limit: 5 })).rows).to.have.length(1);
    });
  }
});
