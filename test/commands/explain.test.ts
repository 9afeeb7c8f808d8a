import { expect } from "chai";
import { pairs } from "../../generated/pairs/index.js";
import { dialects, type FieldRow } from "../../src/registry.js";
import { temporaryDirectory } from "../support/directories.js";
import { callProgram } from "../support/commands/call-program.js";

interface Explanation {
  readonly from: string;
  readonly to: string;
  readonly fields: readonly FieldRow[];
  readonly dropped: readonly FieldRow[];
}

describe("isogloss explain", () => {
  const directory = temporaryDirectory();
  const explain = (...args: string[]) => callProgram(directory(), "explain", ...args);
  const explained = async (...args: string[]) => JSON.parse((await explain(...args, "--json")).stdout) as Explanation;
  const [pair = { from: "", to: "", fields: [], dropped: [] }] = pairs;
  const { from, to } = pair;

  for (const { from: client, to: upstream, fields, dropped } of pairs) {
    it(`prints as JSON the result of every field of ${client} for ${upstream}`, async () => {
      expect(await explained(client, upstream)).to.deep.equal({ from: client, to: upstream, fields, dropped });
    });

    it(`prints every field of ${client} for ${upstream} in aligned columns`, async () => {
      const { code, stdout, stderr } = await explain(client, upstream);
      const [head = "", ...lines] = stdout.trimEnd().split("\n");
      expect([code, stderr]).to.deep.equal([0, ""]);
      expect(head.split(/ {2,}/)).to.deep.equal(["field", "carried as", "transformed by", "dropped because", "when"]);
      expect(lines.map((line) => line.slice(0, head.indexOf("carried as")).trimEnd())).to.deep.equal(
        [...fields, ...dropped].map((row) => row.from),
      );
      for (const row of dropped)
        expect(
          stdout
            .split("\n")
            .some(
              (line) =>
                line.startsWith(row.from) && line.slice(head.indexOf("dropped because")).startsWith(row.dropped ?? "?"),
            ),
        ).to.equal(true);
    });
  }

  it("prints one field, by the beginning of its path", async () => {
    const row = pair.fields.find(({ from: path }) => path.includes(".")) ?? { concept: "", from: "" };
    const prefix = row.from.slice(0, row.from.indexOf("."));
    const part = await explained(from, to, prefix);
    expect(part.fields).to.deep.include(row);
    expect(
      [...part.fields, ...part.dropped].filter(
        (other) => !other.from.startsWith(prefix) && !other.concept.startsWith(prefix),
      ),
    ).to.deep.equal([]);
  });

  it("prints one field, by its concept", async () => {
    const { fields } = await explained(from, to, "output_limit");
    expect(fields).to.deep.equal(pair.fields.filter(({ concept }) => concept === "output_limit")).and.not.to.be.empty;
  });

  it("prints that a body is forwarded to an upstream of its own dialect", async () => {
    for (const name of dialects.keys()) {
      expect((await explain(name, name)).stdout).to.match(/ is forwarded as it came, /);
      expect(await explained(name, name)).to.deep.equal({ from: name, to: name, fields: [], dropped: [] });
    }
  });

  const wrong: readonly (readonly [string, string[], string])[] = [
    [
      "an unknown dialect",
      [from, "klingon"],
      `there is no dialect "klingon"; known are ${[...dialects.keys()].join(", ")}`,
    ],
    ["an unknown client dialect", ["klingon", to], 'there is no dialect "klingon"'],
    ["an unknown field", [from, to, "phaser"], 'there is no field "phaser"; known are '],
    ["a missing dialect", [from], "TO is missing: isogloss explain FROM TO [FIELD]"],
    ["one argument too many", [from, to, "model", "more"], '"more" is one argument too many'],
    ["an unknown option", [from, to, "--fast"], "--fast"],
  ];
  for (const [name, args, wanted] of wrong) {
    it(`treats ${name} as wrong usage`, async () => {
      const { code, stdout, stderr } = await explain(...args);
      expect([code, stdout]).to.deep.equal([2, ""]);
      expect(stderr).to.contain(wanted);
    });
  }

  it("names every known field when one is unknown", async () => {
    const { stderr } = await explain(from, to, "phaser");
    for (const row of [...pair.fields, ...pair.dropped]) expect(stderr).to.contain(row.from);
  });
});
