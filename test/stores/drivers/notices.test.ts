import { expect } from "chai";
import { NoticeListener, sendNotice, sendReport } from "../../../src/stores/drivers/notices.js";
import { forEachEngine } from "../../support/engines.js";
import { ServerLink } from "../../support/processes/server-link.js";
import { until } from "../../support/until.js";

forEachEngine("notices", (database, { name, location }) => {
  if (name === "sqlite") {
    it("are not sent: a file has one process", async () => {
      await sendNotice(database(), "keys");
      await sendReport(database(), "anything");
    });
    return;
  }
  let counts: { catalog: number; keys: number };
  let reports: unknown[];
  let listener: NoticeListener;

  beforeEach(async () => {
    counts = { catalog: 0, keys: 0 };
    reports = [];
    listener = new NoticeListener(location(), {
      catalog: () => (counts.catalog += 1),
      keys: () => (counts.keys += 1),
      report: (report) => reports.push(report),
    });
    listener.start();
    // What came before is unknown: a new connection counts as a notice of everything.
    await until(() => counts.keys === 1 && counts.catalog === 1);
  });
  afterEach(() => listener.stop());

  it("end soon when the server answers nothing any more", async () => {
    const link = await ServerLink.open(location());
    let isConnected = false;
    const nothing = () => undefined;
    const far = new NoticeListener(link.address, {
      catalog: () => (isConnected = true),
      keys: nothing,
      report: nothing,
    });
    far.start();
    await until(() => isConnected);
    link.hang();
    const start = performance.now();
    await far.stop();
    expect(performance.now() - start).to.be.below(10_000);
    await link.close();
  });

  it("reach listeners, each about its subject", async () => {
    await sendNotice(database(), "keys");
    await until(() => counts.keys === 2);
    await sendNotice(database(), "catalog");
    await until(() => counts.catalog === 2);
    expect(counts).to.deep.equal({ catalog: 2, keys: 2 });
  });

  it("of a transaction are sent when it is committed, and not when it is undone", async () => {
    const undone = new Error("undone");
    const undoing = database().transaction(async (transaction) => {
      await sendNotice(transaction, "keys");
      throw undone;
    });
    expect(await undoing.catch((error: unknown) => error)).to.equal(undone);
    await database().transaction((transaction) => sendNotice(transaction, "catalog"));
    await until(() => counts.catalog === 2);
    expect(counts.keys).to.equal(1);
  });

  it("carry reports, unless they are too long", async () => {
    await sendReport(database(), { text: "x".repeat(8_000) });
    await database().raw("SELECT pg_notify('isogloss_changes', '{ of another version')");
    await sendReport(database(), { opened: { id: 'a "route"', milliseconds: 5 } });
    await until(() => reports.length === 2);
    expect(reports).to.deep.equal([undefined, { opened: { id: 'a "route"', milliseconds: 5 } }]);
    expect(counts).to.deep.equal({ catalog: 1, keys: 1 });
  });

  it("are received again after the connection was lost", async () => {
    await database().raw(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity " +
        "WHERE application_name = 'isogloss notices' AND datname = current_database()",
    );
    await until(() => counts.keys === 2 && counts.catalog === 2);
    await sendNotice(database(), "keys");
    await until(() => counts.keys === 3);
  });

  it("are ignored when the listener was stopped", async () => {
    await listener.stop();
    await sendNotice(database(), "keys");
    expect(counts).to.deep.equal({ catalog: 1, keys: 1 });
  });
});
