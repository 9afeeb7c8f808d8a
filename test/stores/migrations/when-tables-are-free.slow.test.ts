import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import pg from "pg";
import { migrate } from "../../../src/stores/migrations/migrate.js";
import { migrations } from "../../../src/stores/migrations/index.js";
import type { Migration } from "../../../src/stores/migrations/migration.js";
import type { TableWait } from "../../../src/stores/migrations/when-tables-are-free.js";
import { forEachEngine } from "../../support/engines.js";
import { failureOf } from "../../support/promises.js";

const HELD_MS = 3_000;
const LONGEST_DELAY_MS = 1_200;
const LOOK_MS = 20;

forEachEngine("a step that needs a table which is read for long", (database, { name, location }) => {
  if (name === "sqlite") return;
  let reader: pg.Client;

  beforeEach(async () => {
    reader = new pg.Client(location());
    await reader.connect();
    // As pg_dump does.
    await reader.query("BEGIN; LOCK TABLE holds IN ACCESS SHARE MODE");
  });
  afterEach(() => reader.end());

  const step: Migration = {
    name: "9999-later",
    async up(transaction) {
      await transaction.raw("CREATE TABLE later (id TEXT)");
      await transaction.raw("ALTER TABLE holds ADD COLUMN later TEXT");
    },
  };
  const take = (waiting: object) => migrate(database(), [...migrations, step], waiting);

  /** The longest time of a statement on the table, while the work lasts. */
  async function longestStatement(work: Promise<unknown>): Promise<number> {
    let isOver = false;
    const over = work.finally(() => (isOver = true));
    let longest = 0;
    while (!isOver) {
      const begunAt = performance.now();
      await database()("holds").select("id").limit(1);
      longest = Math.max(longest, performance.now() - begunAt);
      await sleep(LOOK_MS);
    }
    await over;
    return longest;
  }

  it("is taken when the reader has ended, and holds up no other statement for long", async () => {
    const waits: TableWait[] = [];
    const taking = take({ pauseMs: 300, onWait: (wait: TableWait) => void waits.push(wait) });
    const ending = sleep(HELD_MS).then(() => reader.query("COMMIT"));
    const longest = await longestStatement(taking);
    await ending;
    expect(await taking).to.deep.equal(["9999-later"]);
    expect(longest).to.be.below(LONGEST_DELAY_MS);
    expect(waits.length).to.be.at.least(2);
    expect(waits[0]).to.deep.equal({ migration: "9999-later", seconds: 1 });
    expect(await database().schema.hasColumn("holds", "later")).to.equal(true);
  });

  it("fails after a time, names what may be the reason, and leaves nothing", async () => {
    const { message } = await failureOf(take({ pauseMs: 100, longestMs: 1_000 }));
    expect(message).to.match(/^migration 9999-later failed: another session, such as a backup, has used one of its/);
    expect(await database().schema.hasTable("later")).to.equal(false);
    await reader.query("COMMIT");
    expect(await take({})).to.deep.equal(["9999-later"]);
  });
});
