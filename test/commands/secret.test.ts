import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import type { Environment } from "../../src/config/interpolate.js";
import { runProgram } from "../../src/commands/program.js";
import { callProgram, collectOutput } from "../support/commands/call-program.js";
import { emptyPlace } from "../support/engines.js";
import { stopPostgresAtTheEnd } from "../support/postgres-server.js";
import { temporaryDirectory } from "../support/directories.js";

stopPostgresAtTheEnd();

const CATALOG = `providers: [{ id: acme, baseUrl: "http://127.0.0.1:9/v1", apiKey: key-one }]
models: []
`;

describe("isogloss secret rotate", () => {
  const directory = temporaryDirectory();
  const call = (...args: string[]) => callProgram(directory(), ...args);
  const secretFile = () => readFileSync(join(directory(), "data/isogloss.db.secret"), "utf8");

  it("replaces the secret of the file, under which the keys still open", async () => {
    writeFileSync(join(directory(), "catalog.yaml"), CATALOG);
    await call("catalog", "apply", "catalog.yaml");
    const before = secretFile();
    expect(await call("secret", "rotate")).to.deep.equal({
      code: 0,
      stdout: "1 stored key is encrypted anew\n",
      stderr: "",
    });
    expect(secretFile()).not.to.equal(before);
    expect(secretFile().trim().split("\n")).to.have.lengthOf(1);
    // An equal key is known to be equal only where the stored one can be decrypted.
    expect((await call("catalog", "apply", "catalog.yaml")).stdout).to.include("nothing");
  });

  it("takes the text of the file as the secret before, so that a variable can replace the file", async () => {
    writeFileSync(join(directory(), "catalog.yaml"), CATALOG);
    await call("catalog", "apply", "catalog.yaml");
    const environment = { ISOGLOSS_SECRET: "the secret of a variable", ISOGLOSS_SECRET_BEFORE: secretFile() };
    const callWith = (variables: Environment, ...args: string[]) =>
      collectOutput(directory(), (io) => runProgram(args, { ...io, environment: variables }));
    expect((await callWith(environment, "secret", "rotate")).stdout).to.equal("1 stored key is encrypted anew\n");
    rmSync(join(directory(), "data/isogloss.db.secret"));
    const { ISOGLOSS_SECRET } = environment;
    expect((await callWith({ ISOGLOSS_SECRET }, "catalog", "apply", "catalog.yaml")).stdout).to.include("nothing");
  });

  for (const [what, args, wanted] of [
    [
      "a literal key",
      ["catalog", "apply", "catalog.yaml"],
      "apiKey of provider acme cannot be stored: secrets in PostgreSQL are encrypted under ISOGLOSS_SECRET: " +
        "set it, the same for every process; or name a variable as the key",
    ],
    [
      "the secret of callbacks",
      ["wallet", "callback-secret", "alice"],
      "secrets in PostgreSQL are encrypted under ISOGLOSS_SECRET: set it, the same for every process",
    ],
  ] as const)
    it(`is missed on PostgreSQL when ${what} is to be stored`, async () => {
      const place = await emptyPlace("postgres");
      try {
        writeFileSync(join(directory(), "isogloss.yaml"), JSON.stringify({ database: place.location }));
        writeFileSync(join(directory(), "catalog.yaml"), CATALOG);
        await call("wallet", "create", "alice");
        expect(await call(...args)).to.deep.equal({ code: 1, stdout: "", stderr: `isogloss: ${wanted}\n` });
      } finally {
        await place.remove();
      }
    });

  it("needs both secrets where there is no file", async () => {
    writeFileSync(join(directory(), "isogloss.yaml"), "database: postgres://127.0.0.1:9/x\n");
    const { code, stderr } = await call("secret", "rotate");
    expect([code, stderr]).to.deep.equal([
      2,
      "isogloss: set ISOGLOSS_SECRET to the new secret and ISOGLOSS_SECRET_BEFORE to the one until now, " +
        "for every process and for this command\n",
    ]);
  });
});
