/** The ledger of a gateway of videos. It must balance after each test. */
import { expect } from "chai";
import { type Database, openDatabase } from "../../../src/stores/drivers/database.js";
import { findFaults } from "../../support/auditor.js";
import { type VideoGateway } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";

export interface TaskHold {
  readonly state: string;
  readonly ticks: bigint;
  readonly charged: bigint | null;
  readonly estimated: boolean;
}

export interface Ledger {
  readonly database: Database;
  /** The amount that is or was held for a task. */
  holdOf(task: string): Promise<TaskHold>;
  /** The same after the charge. */
  settled(task: string): Promise<TaskHold>;
  /** The amount that the wallet of the suite has reserved. */
  reserved(): Promise<bigint>;
  /** The state of a task in the database. */
  stateOf(task: string): Promise<string | undefined>;
}

export function openLedger(open: () => VideoGateway): () => Ledger {
  let database: Database;
  before(async () => {
    database = await openDatabase(open().gateway.database);
  });
  after(() => database.destroy());
  afterEach(async () => expect(await findFaults(database)).to.deep.equal([]));

  async function holdOf(task: string): Promise<TaskHold> {
    const row = (await database("holds")
      .where({ call_id: task })
      .first("state", "ticks", "charged_ticks", "estimated")) as
      | { state: string; ticks: bigint; charged_ticks: bigint | null; estimated: bigint }
      | undefined;
    if (row === undefined) throw new Error(`nothing was held for ${task}`);
    return {
      state: row.state,
      ticks: BigInt(row.ticks),
      charged: row.charged_ticks === null ? null : BigInt(row.charged_ticks),
      estimated: Number(row.estimated) === 1,
    };
  }

  return () => ({
    database,
    holdOf,
    settled: (task) =>
      eventually(
        () => holdOf(task),
        ({ state }) => state !== "held",
      ),
    async reserved() {
      const { reserved } = (await database("wallets")
        .where({ name: "test" })
        .first({ reserved: "reserved_ticks" })) as { reserved: bigint };
      return BigInt(reserved);
    },
    async stateOf(task) {
      const row = (await database("tasks").where({ id: task }).first("state")) as { state: string } | undefined;
      return row?.state;
    },
  });
}
