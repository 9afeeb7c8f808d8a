import { forEachEngine } from "../support/engines.js";
import { runModel } from "./model.js";

const OPERATIONS = 200;
const SEED = Math.floor(Math.random() * 2 ** 31);

forEachEngine("the money store", (database) => {
  it(`does what an oracle does in ${OPERATIONS} random operations, seed ${SEED}`, async function () {
    this.timeout(60_000);
    await runModel({ database: database(), seed: SEED, operations: OPERATIONS });
  });
});
