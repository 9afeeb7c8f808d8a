import { expect } from "chai";
import { RowInserts, type RowValue } from "../../../src/stores/drivers/row-inserts.js";
import type { Steps } from "../../../src/stores/drivers/steps.js";
import { writerOf } from "../../../src/stores/drivers/writer.js";
import { forEachEngine } from "../../support/engines.js";
import { failureOf } from "../../support/promises.js";

const SETTINGS = new RowInserts({
  table: "settings",
  columns: ["value", "name"],
  unique: "name",
});

function* insert(rows: readonly (readonly RowValue[])[]): Steps<readonly string[]> {
  const areNew = yield* SETTINGS.insert(rows);
  return rows.flatMap(([, name], index) => (areNew[index] === true ? [String(name)] : []));
}

forEachEngine("RowInserts", (database) => {
  const write = (...rows: readonly (readonly RowValue[])[]) => writerOf(database()).write(() => insert(rows));
  const stored = async () =>
    Object.fromEntries(
      ((await database()("settings").select("name", "value")) as { name: string; value: string }[]).map(
        ({ name, value }) => [name, value] as const,
      ),
    );

  it("writes each value to the column of its place", async () => {
    expect(await write(["one", "a"], ["two", "b"], ["three", "c"])).to.have.members(["a", "b", "c"]);
    expect(await stored()).to.deep.equal({ a: "one", b: "two", c: "three" });
  });

  it("leaves rows as they are that exist, and returns only those that are new", async () => {
    await write(["one", "a"]);
    expect(await write(["other", "a"], ["two", "b"])).to.deep.equal(["b"]);
    expect(await stored()).to.deep.equal({ a: "one", b: "two" });
  });

  for (const count of [1, 15, 16, 17, 63, 100, 137])
    it(`writes ${count} rows`, async () => {
      const rows = Array.from({ length: count }, (_, index) => [`value ${index}`, `name ${index}`]);
      expect(await write(...rows)).to.have.length(count);
      expect(await stored()).to.deep.equal(Object.fromEntries(rows.map(([value, name]) => [name, value])));
    });

  it("writes nothing where there is no row", async () => {
    expect(await write()).to.deep.equal([]);
  });

  it("keeps one of two rows of one statement that have the same unique value", async () => {
    expect(await write(["one", "a"], ["two", "a"])).to.deep.equal(["a"]);
    expect(await stored()).to.deep.equal({ a: "one" });
  });

  it("writes none of the rows where one is refused, and those of others", async () => {
    const refused = failureOf(write(["one", "a"], [null, "b"]));
    await Promise.all([refused, write(["two", "c"])]);
    expect((await refused).message).to.match(/null/i);
    expect(await stored()).to.deep.equal({ c: "two" });
  });
});
