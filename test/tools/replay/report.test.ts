import { expect } from "chai";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Tally } from "../../../tools/replay/allowances.js";
import { readExceptions, type Exception } from "../../../tools/replay/exceptions.js";
import type { Outcome } from "../../../tools/replay/plays.js";
import { makeReport, printReport } from "../../../tools/replay/report.js";

function outcomes(passed: number, failed: number): Outcome[] {
  return Array.from({ length: passed + failed }, (_, index) => ({
    file: `a/${index}.response.json`,
    kind: "response",
    from: "a",
    to: "b",
    faults: index < passed ? [] : ["text is lost"],
  }));
}
const excuse = (index: number): Exception => ({
  file: `a/${index}.response.json`,
  from: "a",
  to: "b",
  reason: "because",
});

describe("makeReport: replay: the report", () => {
  const cases: [string, number, number, Exception[], boolean][] = [
    ["all passed", 3, 0, [], true],
    ["one of a hundred failed", 99, 1, [], true],
    ["two of a hundred failed", 98, 2, [], false],
    ["a failure that is allowed", 1, 1, [excuse(1)], true],
    ["an allowance that is not needed any more", 2, 0, [excuse(1)], false],
    ["an allowance for another direction", 1, 1, [{ ...excuse(1), from: "b", to: "a" }], false],
    ["an allowance for a file that was not played", 3, 0, [excuse(9)], true],
    ["nothing was played", 0, 0, [], false],
  ];
  for (const [name, passed, failed, exceptions, proven] of cases) {
    it(`${proven ? "proves" : "does not prove"} when ${name}`, () => {
      expect(makeReport(outcomes(passed, failed), exceptions, new Tally()).proven).to.equal(proven);
    });
  }

  it("counts allowed failures separately and names the others", () => {
    const printed = printReport(makeReport(outcomes(3, 2), [excuse(3)], new Tally()));
    expect(printed).to.include("a -> b").and.include("responses 3/4 75.0 % +1 excepted");
    expect(printed).to.include("FAIL a -> b  a/4.response.json\n     text is lost");
    expect(printed).to.match(/NOT PROVEN$/);
  });

  const behind = (preset: string, passed: number, failed: number, isSample?: true): Outcome[] =>
    outcomes(passed, failed).map((outcome) => ({ ...outcome, preset, isSample }));

  it("reports every preset beside the pairs, and samples there alone", () => {
    const report = makeReport(
      [...outcomes(3, 0), ...behind("host", 2, 0), ...behind("host", 48, 1, true)],
      [],
      new Tally(),
    );
    expect(printReport(report))
      .to.match(/^a -> b +responses 5\/5 100\.0 %$/m)
      .and.match(/^host +responses 50\/51 98\.0 %$/m);
    expect(report.proven).to.equal(true);
  });

  it("does not prove when two of fifty failed behind a preset", () => {
    const report = makeReport([...outcomes(3, 0), ...behind("host", 48, 2, true)], [], new Tally());
    expect(report.proven).to.equal(false);
    expect(printReport(report)).to.include("FAIL a -> b (host)");
  });

  it("refuses an exception without a reason", () => {
    const directory = mkdtempSync(join(tmpdir(), "replay-exceptions-"));
    const file = join(directory, "exceptions.yaml");
    writeFileSync(file, "- { file: a/1.response.json, pair: 'a:b' }\n");
    expect(() => readExceptions(file)).to.throw(/entry 1 needs file, pair/);
    rmSync(directory, { recursive: true });
  });
});
