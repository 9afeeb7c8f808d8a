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

  for (const [letter, length] of [
    ["x", 1_500],
    ["ж", 750],
  ] as const)
    it(`writes no more of "${letter}" at once than a pipe keeps together`, async () => {
      const line = `${letter.repeat(length)}\n`;
      for (let count = 0; count < 5; count += 1) output.write(line);
      await turn();
      expect(writes).to.deep.equal([line + line, line + line, line]);
    });

  for (const [how, end] of [
    ["exits", "process.exit(0)"],
    ["fails", "throw new Error()"],
  ] as const)
    it(`writes what waits when the process ${how}`, () => {
      const write = `import { GatheredOutput } from "${MODULE}"; new GatheredOutput(process.stdout).write("last");`;
      const program = `${write} ${end}`;
      expect(spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" }).stdout).to.equal(
        "last",
      );
    });
});
