import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { temporaryDirectory } from "../support/directories.js";
import { type RunningProgram, startProgram } from "../support/gateway.js";

const TOKEN_LINE = /isogloss admin token, shown this once: (\S+)/;

describe("the first start without a configured admin token", () => {
  const directory = temporaryDirectory();
  const running: RunningProgram[] = [];
  afterEach(async () => {
    for (const program of running.splice(0)) await program.stop();
  });

  async function start(): Promise<RunningProgram> {
    const program = await startProgram(["serve", "--json"], directory());
    running.push(program);
    return program;
  }

  async function statusWith(program: RunningProgram, token: string): Promise<number> {
    return (
      await fetch(`${String(program.ready.url)}/admin/api/wallets`, { headers: { authorization: `Bearer ${token}` } })
    ).status;
  }

  it("shows a token once, which is valid until one is configured", async () => {
    writeFileSync(join(directory(), "isogloss.yaml"), "listen: { port: 0 }\nadmin: { token: '${NOT_SET:-}' }\n");
    const first = await start();
    const token = TOKEN_LINE.exec(first.logged())?.[1] ?? "";
    expect(await statusWith(first, token)).to.equal(200);
    await first.stop();

    const second = await start();
    expect(second.logged()).not.to.match(TOKEN_LINE);
    expect([await statusWith(second, token), await statusWith(second, "")]).to.deep.equal([200, 401]);
    await second.stop();

    writeFileSync(join(directory(), "isogloss.yaml"), "listen: { port: 0 }\nadmin: { token: of-my-own }\n");
    const third = await start();
    expect(third.logged()).not.to.match(TOKEN_LINE);
    expect([await statusWith(third, token), await statusWith(third, "of-my-own")]).to.deep.equal([401, 200]);
  });
});
