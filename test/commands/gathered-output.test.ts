import { spawnSync } from "node:child_process";
import { setImmediate as turn } from "node:timers/promises";
import { expect } from "chai";
import { GatheredOutput } from "../../src/commands/gathered-output.js";

const MODULE = new URL("../../src/commands/gathered-output.js", import.meta.url).href;

describe("a gathered output", () => {
  let writes: string[];
  let output: GatheredOutput;

  beforeEach(() => {
    writes = [];
    output = new GatheredOutput({ write: (text) => writes.push(text) });
  });

  it("writes the lines of one turn of the event loop at once", async () => {
    output.write("one\n");
    output.write("two\n");
    expect(writes).to.deep.equal([]);
    await turn();
    expect(writes).to.deep.equal(["one\ntwo\n"]);
  });

  it("writes the lines of the next turn apart", async () => {
    output.write("one\n");
    await turn();
    output.write("two\n");
    await turn();
    expect(writes).to.deep.equal(["one\n", "two\n"]);
  });

  it("writes a long text before the turn ends", () => {
    output.write("x".repeat(100_000));
    expect(writes).to.have.lengthOf(1);
  });

  for (const [how, end] of [
    ["exits", "process.exit(0)"],
    ["fails", "throw new Error()"],
  ] as const)
    it(`writes what waits when the process ${how}`, () => {
      const program = `import { GatheredOutput } from "${MODULE}"; new GatheredOutput(process.stdout).write("last"); ${end}`;
      expect(spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" }).stdout).to.equal(
        "last",
      );
    });
});
