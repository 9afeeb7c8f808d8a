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
  readonly answer: readonly FieldRow[];
  readonly stream: readonly FieldRow[];
}

describe("isogloss explain", () => {
  const directory = temporaryDirectory();
  const explain = (...args: string[]) => callProgram(directory(), "explain", ...args);
  const explained = async (...args: string[]) => JSON.parse((await explain(...args, "--json")).stdout) as Explanation;
  const [pair = { from: "", to: "", fields: [], dropped: [], answer: [], stream: [] }] = pairs;
  const { from, to } = pair;

  for (const one of pairs) {
    const { from: client, to: upstream, fields, dropped, answer, stream } = one;
    it(`prints as JSON the result of every field of ${client} for ${upstream}`, async () => {
      expect(await explained(client, upstream)).to.deep.equal(one);
    });

    it(`prints a block for every field of ${client} for ${upstream}`, async () => {
      const { code, stdout, stderr } = await explain(client, upstream);
      expect([code, stderr]).to.deep.equal([0, ""]);
      expect(readBlocks(stdout)).to.deep.equal([
        ...[...fields, ...dropped, ...answer, ...stream].map((row) => [
          row.from,
          detailsOf({ "carried as": row.to, "dropped because": row.dropped, ...conditionsOf(row) }),
        ]),
      ]);
    });

    it(`prints ${client} for ${upstream} in lines that fit a terminal`, async () => {
      const lines = (await explain(client, upstream)).stdout.split("\n");
      expect(lines.filter((line) => line.length > 120)).to.deep.equal([]);
    });
  }

  it("names its subject, and where the losses of answers are named", async () => {
    const heads = headsOf((await explain(from, to)).stdout);
    expect(heads.map(([title]) => title)).to.deep.equal([
      `The fields of a ${from} request for a ${to} upstream`,
      `The fields of an answer of that upstream for the ${from} client`,
      "The same of the events of a stream",
    ]);
    expect(heads[1]?.slice(1).join(" ")).to.equal(
      "What is lost of an answer is named in the request log and the log line, as answer.<place>, not in the header " +
        "x-dropped-params, which is about the request. Members that describe the call, such as its tier, are not " +
        "named.",
    );
  });

  it("has the same about answers in its help", async () => {
    const [, [, ...lines] = []] = headsOf((await explain(from, to)).stdout);
    expect((await explain("--help")).stdout).to.contain(`\n${lines.join("\n")}\n`);
  });

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
      expect(await explained(name, name)).to.deep.equal({
        from: name,
        to: name,
        fields: [],
        dropped: [],
        answer: [],
        stream: [],
      });
    }
  });

  for (const field of [[], ["model"]])
    it(`says that no call goes from conversations to videos, ${field.length} fields named`, async () => {
      expect(await explain("chat", "video-generation", ...field)).to.deep.equal({
        code: 0,
        stdout: "chat to video-generation: no call goes this way, because the two are for different kinds of models\n",
        stderr: "",
      });
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

  it("names every known field when one is unknown, without the places inside it", async () => {
    const { stderr } = await explain(from, to, "phaser");
    const names = (stderr.trim().split("known are ")[1] ?? "").split(", ");
    const fields = [...pair.fields, ...pair.dropped].filter((row) => !row.from.startsWith("("));
    for (const row of fields) expect(names).to.include(row.from.split(/[.[]/)[0]);
    for (const name of names) expect(name).not.to.match(/[.[\]]/);
  });
});

/** The lines above each list of blocks, between empty lines. */
function headsOf(printed: string): string[][] {
  return paragraphsOf(printed)
    .filter((_, index) => index % 2 === 0)
    .map((head) => head.split("\n"));
}

function paragraphsOf(printed: string): string[] {
  return printed.trim().split("\n\n");
}

/** The blocks that were printed: each a name, and its texts by their labels. */
function readBlocks(printed: string): [name: string, details: Record<string, string>][] {
  const lists = paragraphsOf(printed).filter((_, index) => index % 2 === 1);
  return lists
    .flatMap((list) => list.split(/\n(?! )/))
    .map((block) => {
      const [name = "", ...lines] = block.replace(/\n {3,}/g, " ").split("\n");
      return [name, Object.fromEntries(lines.map((line) => line.trim().split(/ {2,}/, 2)))];
    });
}

function conditionsOf({ by, when }: FieldRow): Record<string, string | undefined> {
  return { "transformed by": by, when };
}

/** Only what a row has. */
function detailsOf(details: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(details).flatMap(([label, text]) => (text ? [[label, text]] : [])));
}
