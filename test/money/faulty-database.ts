import type { Database, Transaction } from "../../src/stores/drivers/database.js";

/** The failures of the next transactions. */
export interface Faults {
  /** So many are rolled back at their very end, as by a conflict. */
  rollbacks: number;
  /** One is committed, but its answer is lost. */
  losesAnswer: boolean;
}

/** The error of a connection that broke after its transaction was committed. */
export class AnswerLost extends Error {}

/** The same database, with transactions that fail on request. */
export function faultyDatabase(database: Database, faults: Faults): Database {
  async function transaction<Result>(
    action: (transaction: Transaction) => Promise<Result>,
    config?: object,
  ): Promise<Result> {
    const result = await database.transaction(async (open) => {
      const written = await action(open);
      if (faults.rollbacks === 0) return written;
      faults.rollbacks -= 1;
      throw Object.assign(new Error("another was in the way"), { code: "40001" });
    }, config);
    if (!faults.losesAnswer) return result;
    faults.losesAnswer = false;
    throw new AnswerLost("the connection broke");
  }
  return new Proxy(database, {
    get: (target, name, receiver) =>
      name === "transaction" ? transaction : (Reflect.get(target, name, receiver) as unknown),
  });
}
