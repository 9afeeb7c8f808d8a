import { inspect } from "node:util";
import { expect } from "chai";
import { pino } from "pino";
import { Secret } from "../../src/config/secret.js";

const TEXT = "sk-canary-7f3a";
const secret = new Secret(TEXT);

/** What pino writes for fields with the secret. */
function logged(): string {
  let written = "";
  const log = pino({}, { write: (line: string) => void (written += line) });
  log.info({ secret, deep: { secrets: [secret] }, err: Object.assign(new Error("x"), { secret }) }, "a line");
  return written;
}

describe("a secret", () => {
  it("is revealed where it is asked for", () => expect(secret.reveal()).to.equal(TEXT));

  for (const [how, show] of [
    ["in a template", () => `${secret}`],
    ["joined with a text", () => "key " + String(secret)],
    ["as JSON", () => JSON.stringify({ secret, list: [secret] })],
    ["inspected", () => inspect({ secret }, { depth: 9, showHidden: true, getters: true })],
    ["spread into an object", () => JSON.stringify({ ...secret })],
    ["by its keys", () => JSON.stringify(Object.entries(secret))],
    ["cloned for another process", () => inspect(structuredClone({ secret: { ...secret } }))],
    ["in the message of an error", () => new Error(`${secret} is wrong`).stack ?? ""],
    ["in the log", logged],
  ] as const)
    it(`is not shown ${how}`, () => expect(show()).not.to.include(TEXT));
});
