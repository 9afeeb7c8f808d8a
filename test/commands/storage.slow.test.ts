import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { forEachEmptyPlace } from "../support/engines.js";
import { temporaryDirectory } from "../support/directories.js";
import { endProgram, runningPrograms } from "../support/commands/running-programs.js";
import { callProgram } from "../support/commands/call-program.js";

forEachEmptyPlace("the program", (location, engine) => {
  const directory = temporaryDirectory();
  const start = runningPrograms();
  const call = async (...args: string[]) => {
    const { code, stdout, stderr } = await callProgram(directory(), ...args);
    expect([code, stderr]).to.deep.equal([0, ""]);
    return JSON.parse(stdout) as Record<string, unknown>;
  };

  beforeEach(() => writeFileSync(join(directory(), "isogloss.yaml"), `listen: { port: 0 }\ndatabase: ${location()}\n`));

  it("keeps wallets and keys where the config names it", async () => {
    await call("wallet", "create", "alice", "--credit", "1.5", "--json");
    await call("key", "create", "--wallet", "alice", "--json");
    expect(await call("wallet", "show", "alice", "--json")).to.include({
      name: "alice",
      balance_ticks: 15_000_000_000,
    });
    expect(await call("key", "list", "--json")).to.have.lengthOf(1);
  });

  if (engine === "sqlite") return;

  it("serves from several processes in parallel, each ready and each ending on SIGTERM", async () => {
    const serving = await Promise.all([1, 2].map(() => start(directory(), ["serve", "--json"], "\n")));
    for (const { stdout } of serving) {
      const { url } = JSON.parse(stdout) as { url: string };
      expect((await fetch(`${url}/readyz`)).status).to.equal(200);
    }
    expect(await Promise.all(serving.map(endProgram))).to.deep.equal([0, 0]);
  });
});
