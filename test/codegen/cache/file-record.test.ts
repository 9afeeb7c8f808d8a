import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { Cache } from "../../../codegen/cache/cache.js";
import { FileRecord } from "../../../codegen/cache/file-record.js";

describe("the record of generated files", () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "isogloss-record-"))));
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Nothing that it makes was made before, so that the cache of the machine is no help. */
  const cache = new Cache(folderOfNothing(), []);

  /** Makes "a.ts" from an input, writes all files, and tells what was made. */
  async function generate(input: string): Promise<string[]> {
    const made: string[] = [];
    const record = new FileRecord(folder, () => made.push("change"));
    await record.text(cache, "a.ts", `${folder} ${input}`, () => {
      made.push(input);
      return Promise.resolve(`made from ${input}\n`);
    });
    for (const [path, text] of record.files) writeFileSync(join(folder, path), text);
    return made;
  }

  it("makes a file once from one input, and tells before that something changes", async () => {
    expect(await generate("one")).to.deep.equal(["change", "one"]);
    expect(await generate("one")).to.deep.equal([]);
    expect(await generate("two")).to.deep.equal(["change", "two"]);
  });

  const faults: [name: string, spoil: () => void][] = [
    ["a file that was changed by hand", () => appendFileSync(join(folder, "a.ts"), "more\n")],
    ["a file that is gone", () => rmSync(join(folder, "a.ts"))],
    ["a record that is no JSON", () => writeFileSync(join(folder, "record.json"), "<<<<<<< ours\n")],
    ["a record that is no object", () => writeFileSync(join(folder, "record.json"), "null\n")],
    ["no record", () => rmSync(join(folder, "record.json"))],
  ];
  for (const [name, spoil] of faults)
    it(`does not take the text of ${name}`, async () => {
      await generate("one");
      spoil();
      expect(await generate("one")).to.include("change");
    });

  it("takes nothing from a folder that it is not given", async () => {
    await generate("one");
    const record = new FileRecord();
    const text = await record.text(cache, "a.ts", `${folder} other`, () => Promise.resolve("made again\n"));
    expect(text).to.equal("made again\n");
  });
});

function folderOfNothing(): string {
  return join(tmpdir(), "isogloss-no-makers");
}
