import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect } from "chai";
import { forEachEngine } from "../stores/engines.js";
import { amountsOf, callerOf, fund } from "./support.js";

const run = promisify(execFile);
const SCRIPT = fileURLToPath(new URL("spend-in-process.ts", import.meta.url));
const TICKS = 7n;
const CALLS = 200;
/** SQLite takes one process that serves; a server takes any number. */
const PROCESSES = { sqlite: 1, postgres: 2 } as const;

forEachEngine("a wallet for exactly ten calls", (database, { name, location }) => {
  it(`admits ten of two hundred at once from ${PROCESSES[name] === 1 ? "a process" : "two processes"} and is empty then`, async () => {
    await fund(database(), "alice", 10n * TICKS);
    const { keyId, walletId } = await callerOf(database(), "alice");
    const processes = PROCESSES[name];
    const moment = String(Date.now() + 2_000);
    const spenders = Array.from({ length: processes }, () =>
      run(process.execPath, ["--import", "tsx", SCRIPT, location(), moment, keyId, walletId, String(CALLS / processes), String(TICKS)]),
    );
    const told = (await Promise.all(spenders)).map(({ stdout }) => JSON.parse(stdout) as { admitted: number; calls: number });
    expect(told.reduce((sum, { calls }) => sum + calls, 0)).to.equal(CALLS);
    expect(told.reduce((sum, { admitted }) => sum + admitted, 0)).to.equal(10);
    expect(await amountsOf(database(), "alice")).to.deep.equal({ balance: 0n, reserved: 0n, spent: 10n * TICKS, overrun: 0n });
  });
});
