/** A variable that is not set is reported before anything else, with its place. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { temporaryDirectory } from "../support/directories.js";
import { callProgram, spawnProgram } from "../support/commands/call-program.js";

const COMMANDS = [
  ["serve", "--port", "0"],
  ["migrate"],
  ["wallet", "list"],
  ["key", "list"],
  ["task", "list"],
  ["usage"],
  ["catalog", "export"],
];
const CATALOG = `providers:
  - { id: acme, baseUrl: "http://127.0.0.1:9/v1", apiKey: "\${NOWHERE_KEY}", headers: { x-team: "\${NOWHERE_TEAM}" } }
models: []
`;

describe("a variable that is not set", () => {
  const directory = temporaryDirectory();
  const write = (name: string, text: string) => writeFileSync(join(directory(), name), text);

  for (const command of COMMANDS) {
    it(`of the config stops isogloss ${command.join(" ")}`, async () => {
      write("isogloss.yaml", "listen: { port: 0 }\nadmin:\n  token: ${NOWHERE}\n");
      const { code, stdout, stderr } = await callProgram(directory(), ...command);
      const place = `${join(directory(), "isogloss.yaml")}:3:10`;
      expect({ code, stdout, stderr }).to.deep.equal({
        code: 1,
        stdout: "",
        stderr: `${place}: admin.token reads the variable NOWHERE, which is not set\n`,
      });
      expect(existsSync(join(directory(), "data"))).to.equal(false);
    });
  }

  it("stops the program itself", async () => {
    write("isogloss.yaml", "database: ${NOWHERE}\n");
    const { code, stderr } = await spawnProgram(directory(), ["serve"]);
    expect([code, stderr]).to.deep.equal([
      1,
      `${join(directory(), "isogloss.yaml")}:1:11: database reads the variable NOWHERE, which is not set\n`,
    ]);
  });

  for (const command of ["check", "apply"]) {
    it(`of a catalog is reported by catalog ${command}, which continues`, async () => {
      write("catalog.yaml", CATALOG);
      const { code, stderr } = await callProgram(directory(), "catalog", command, "catalog.yaml");
      const path = join(directory(), "catalog.yaml");
      const output = (place: string, what: string, variable: string, follows: string) =>
        `warning: ${path}:${place}: ${what} reads the variable ${variable}, which is not set; unless it is ` +
        `where the gateway runs, ${follows}\n`;
      expect([code, stderr]).to.deep.equal([
        0,
        output("2:59", "providers[0].apiKey", "NOWHERE_KEY", "the provider has no key") +
          output("2:96", "providers[0].headers.x-team", "NOWHERE_TEAM", "the header is left out"),
      ]);
    });
  }

  it("of a catalog is printed as JSON", async () => {
    write("catalog.yaml", CATALOG);
    const { stdout } = await callProgram(directory(), "catalog", "check", "catalog.yaml", "--json");
    expect(JSON.parse(stdout)).to.have.property("warnings").that.has.lengthOf(2);
  });
});
