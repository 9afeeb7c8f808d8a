/** Holds what the explorer shows against what `isogloss explain` prints. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { reasonOf } from "../../src/explorer/reasons.js";
import type { ExplorerIndex, ExplorerPair, ExplorerRow, ExplorerSample } from "../../src/explorer/tables.js";
import { dialects, loadPairs, type Pair } from "../../src/registry.js";
import { explorerData } from "../../tools/explorer-data.js";
import { FIXTURES, orderedPairs } from "../../tools/golden/record-pairs.js";
import { CHECKOUT } from "../support/checkout.js";

describe("the tables of the explorer", () => {
  let data: ReadonlyMap<string, string>;
  let pairs: readonly Pair[];
  let index: ExplorerIndex;

  const parsed = <T>(name: string): T => JSON.parse(data.get(name) ?? "null") as T;
  const tableOf = (from: string, to: string) => parsed<ExplorerPair>(`${from}-to-${to}.json`);

  before(async () => {
    data = await explorerData(CHECKOUT);
    pairs = await loadPairs();
    index = parsed("index.json");
  });

  it("have the rows that explain prints, for every pair", () => {
    const shown = index.pairs.map(({ from, to }) => {
      const { rows, answer, stream } = tableOf(from, to);
      return { from, to, rows: [...rows, ...answer, ...stream].map(withoutLines) };
    });
    const printed = pairs.map(({ from, to, fields, dropped, answer, stream }) => ({
      from,
      to,
      rows: [...fields, ...dropped, ...answer, ...stream],
    }));
    expect(shown).to.deep.equal(printed);
  });

  it("count the rows of every pair", () => {
    for (const { from, to, carried, dropped, handled } of index.pairs) {
      const { rows } = tableOf(from, to);
      expect(carried + dropped + handled, `${from} to ${to}`).to.equal(rows.length);
      expect(dropped).to.equal(rows.filter((row) => row.dropped !== undefined).length);
    }
  });

  it("name a line of the mapping for every row but that of unknown members", () => {
    for (const { from, to } of index.pairs) {
      const { rows, answer, stream, file, toFile } = tableOf(from, to);
      const [lines, toLines] = [file, toFile].map((name) => readFileSync(join(CHECKOUT, name), "utf8").split("\n"));
      const given = [
        ...rows.map((row) => ({ row, of: lines })),
        ...[...answer, ...stream].map((row) => ({ row, of: toLines })),
      ];
      for (const { row, of } of given.filter(({ row: { concept } }) => concept !== "(others)"))
        expect(of?.[(row.line ?? 0) - 1]?.trim(), `${from} to ${to}: ${row.concept} at ${row.from}`).not.to.be.oneOf([
          undefined,
          "",
        ]);
    }
  });

  it("name the lines where a field is, and why it is dropped", () => {
    const { rows, file, toFile } = tableOf("chat", "messages");
    const [from, to] = [file, toFile].map((name) => readFileSync(join(CHECKOUT, name), "utf8").split("\n"));
    const row = rows.find(({ concept }) => concept === "seed");
    expect(from?.[(row?.line ?? 0) - 1]).to.include("seed: { at: [seed, random_seed] }");
    expect(to?.[(row?.toLine ?? 0) - 1]).to.include("absent: the vendor offers no seed");
  });

  it("have every dialect, with a sample of its request", () => {
    expect(index.dialects.map(({ name }) => name)).to.have.members([...dialects.keys()]);
    for (const { name, isServed } of index.dialects.filter((dialect) => dialect.isServed))
      expect(
        Object.keys(JSON.parse(parsed<ExplorerSample>(`sample-${name}.json`).request) as object),
        name,
      ).to.have.length.above(isServed ? 0 : -1);
  });

  it("explain the transforms and passes that rows name", () => {
    expect(index.functions["fit reasoning"]).to.be.a("string").that.includes(".");
    expect(index.functions["seconds text"]).to.match(/^A duration/);
  });

  it("are small: each file has at most 64 KB", () => {
    for (const [name, text] of data) expect(Buffer.byteLength(text), name).to.be.at.most(64 * 1024);
  });

  it("have a row for every field that the recorded calls lose, but for two inside fields that are carried", () => {
    const unknown: string[] = [];
    for (const [from, to] of orderedPairs()) {
      const table = tableOf(from, to);
      const file = join(FIXTURES, `${from}-${to}/dropped-params.json`);
      for (const path of JSON.parse(readFileSync(file, "utf8")) as string[]) {
        const { row } = reasonOf(path, table);
        if (row === undefined || row.concept === "(others)") unknown.push(path);
      }
    }
    expect([...new Set(unknown)]).to.have.members(["system[1].cachePoint", "documents[0].id"]);
  });
});

function withoutLines({ line: _line, toLine: _toLine, ...row }: ExplorerRow): object {
  return row;
}
