import { expect } from "chai";
import { type Signature, helpText, readArguments, usageLine } from "../../src/commands/arguments.js";

const signature: Signature = {
  name: "parcel send",
  summary: "Sends a parcel.",
  positionals: ["NAME", "WEIGHT"],
  options: { to: { value: "PLACE", summary: "where to", required: true }, fast: { summary: "by express" } },
  examples: [["parcel send book 2 --to Rome", "a book to Italy"]],
};

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

  it("needs nothing else when help is requested", () =>
    expect(readArguments(["--help"], signature).flag("help")).to.equal(true));

  const refusals: [string, string[], string][] = [
    ["a missing positional", ["book", "--to", "Rome"], "WEIGHT is missing"],
    ["one too many", ["book", "2", "3", "--to", "Rome"], '"3" is one argument too many'],
    ["a missing option", ["book", "2"], "--to is missing"],
    ["an unknown option", ["book", "2", "--slow"], "--slow"],
    ["an option without its value", ["book", "2", "--to"], "--to"],
    ["a flag with a value", ["book", "2", "--to", "Rome", "--fast=yes"], "--fast"],
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
