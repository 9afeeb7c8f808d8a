import { expect } from "chai";
import { type Signature, helpText, readArguments, usageLine } from "../../src/commands/arguments.js";

const signature: Signature = {
  name: "parcel send",
  summary: "Sends a parcel.",
  positionals: ["NAME", "WEIGHT"],
  options: { to: { value: "PLACE", summary: "where to", required: true }, fast: { summary: "by express" } },
  examples: [["parcel send book 2 --to Rome", "a book to Italy"]],
};

const USAGE = "isogloss parcel send NAME WEIGHT --to PLACE [--fast]";

describe("readArguments", () => {
  it("reads positionals, options and flags in any order", () => {
    const read = readArguments(["--fast", "book", "--to", "Rome", "2"], signature);
    expect([
      read.positional("NAME"),
      read.positional("WEIGHT"),
      read.text("to"),
      read.flag("fast"),
      read.flag("json"),
    ]).to.deep.equal(["book", "2", "Rome", true, false]);
  });

  it("accepts the options that every command has", () => {
    const read = readArguments(["a", "1", "--to=Rome", "--config", "c.yaml", "--json"], signature);
    expect([read.text("config"), read.flag("json")]).to.deep.equal(["c.yaml", true]);
  });

  it("takes a value with a dash behind an equals sign, and a dash alone", () => {
    const to = (...written: string[]) => readArguments(["a", "1", ...written], signature).text("to");
    expect([to("--to=-5"), to("--to", "-")]).to.deep.equal(["-5", "-"]);
  });

  it("takes what follows two dashes for positionals", () =>
    expect(readArguments(["--to", "Rome", "--", "-a", "--fast"], signature).positional("WEIGHT")).to.equal("--fast"));

  it("needs nothing else when help is requested", () =>
    expect(readArguments(["--help"], signature).flag("help")).to.equal(true));

  const refusals: [string, string[], string][] = [
    ["a missing positional", ["book", "--to", "Rome"], "WEIGHT is missing"],
    ["one too many", ["book", "2", "3", "--to", "Rome"], '"3" is one argument too many'],
    ["a missing option", ["book", "2"], "--to is missing"],
    ["an unknown option", ["book", "2", "--slow"], `there is no option --slow: ${USAGE}`],
    ["an unknown short option", ["book", "2", "-h"], `there is no option -h: ${USAGE}`],
    ["an option that every object has", ["book", "--toString"], `there is no option --toString: ${USAGE}`],
    ["an option without its value", ["book", "2", "--to"], `--to needs a value: ${USAGE}`],
    [
      "an option before another one",
      ["book", "2", "--to", "--fast"],
      `--to needs a value, and one with a dash is written --to=PLACE: ${USAGE}`,
    ],
    ["an option twice", ["book", "2", "--to", "Rome", "--to=Oslo"], `--to is given twice: ${USAGE}`],
    ["a flag with a value", ["book", "2", "--to", "Rome", "--fast=yes"], `--fast takes no value: ${USAGE}`],
  ];
  for (const [name, args, wanted] of refusals) {
    it(`refuses ${name}`, () => {
      expect(() => readArguments(args, signature))
        .to.throw(wanted)
        .with.property("name", "UsageError");
    });
  }
});

describe("help", () => {
  it("leaves a space after the longest option", () => {
    const options = { "idempotency-key": { value: "KEY", summary: "any text" } };
    expect(helpText({ ...signature, options })).to.match(/--idempotency-key KEY {2}any text\n/);
  });

  it("prints on one line how a command is called", () => {
    expect(usageLine(signature)).to.equal("isogloss parcel send NAME WEIGHT --to PLACE [--fast]");
  });

  it("has examples", () =>
    expect(helpText(signature)).to.match(
      /\nExamples:\n {2}# a book to Italy\n {2}isogloss parcel send book 2 --to Rome\n$/,
    ));

  it("explains every option", () => {
    for (const option of ["--to PLACE", "--fast", "--config FILE", "--json", "--help"])
      expect(helpText(signature)).to.contain(`  ${option}`);
  });
});
