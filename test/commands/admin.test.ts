import { expect } from "chai";
import { temporaryDirectory } from "../support/directories.js";
import { callProgram } from "../support/commands/call-program.js";

const directory = temporaryDirectory();
const call = (...args: string[]) => callProgram(directory(), ...args);

async function printed(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await call(...args);
  expect([code, stderr]).to.deep.equal([0, ""]);
  return stdout;
}

const make = async (name: string, role: string) =>
  JSON.parse(await printed("admin", "create", name, "--role", role, "--json")) as Record<string, string>;

describe("isogloss admin", () => {
  it("shows a token when it is made", async () => {
    const made = await make("alice", "read-only");
    expect(Object.keys(made)).to.deep.equal(["id", "token", "name", "role"]);
    expect(made.token).to.match(/^admin-iso-[0-9A-Za-z]{43}$/);
    expect(made).to.include({ name: "alice", role: "read-only" });
  });

  it("prints it as a table", async () => {
    expect(await printed("admin", "create", "alice", "--role", "owner")).to.match(
      /^id {5}admin_\w+\ntoken {2}admin-iso-\w{43}\nname {3}alice\nrole {3}owner\n$/,
    );
  });

  it("does not show it again", async () => {
    const made = await make("alice", "operator");
    for (const flags of [[], ["--json"]]) {
      const listed = await printed("admin", "list", ...flags);
      expect(listed).to.contain(made.id).and.to.contain("alice").and.to.contain("operator");
      expect(listed).not.to.contain(made.token);
    }
  });

  it("revokes a token, and frees its name", async () => {
    const { id = "" } = await make("alice", "operator");
    expect(await printed("admin", "revoke", id)).to.equal(`admin token ${id} is revoked\n`);
    expect(await printed("admin", "revoke", id)).to.equal(`admin token ${id} was revoked before\n`);
    await make("alice", "owner");
    const [listed] = JSON.parse(await printed("admin", "list", "--json")) as Record<string, unknown>[];
    expect(listed?.revoked_at).to.match(/^\d{4}-\d\d-\d\dT/);
  });

  const failures: [string[], number, string][] = [
    [["create", "alice", "--role", "root"], 2, "--role must be one of read-only, operator, owner"],
    [["create", "alice"], 2, "--role is missing"],
    [["create", "command line", "--role", "owner"], 2, '"command line" names another administrator in the audit log'],
    [["revoke", "admin_1"], 1, "there is no admin token admin_1"],
  ];
  for (const [args, wanted, message] of failures) {
    it(`fails: admin ${args.join(" ")}`, async () => {
      const { code, stdout, stderr } = await call("admin", ...args);
      expect([code, stdout]).to.deep.equal([wanted, ""]);
      expect(stderr).to.contain(message);
    });
  }

  it("fails on a name that is taken", async () => {
    await make("alice", "operator");
    const { code, stderr } = await call("admin", "create", "alice", "--role", "owner");
    expect([code, stderr]).to.deep.equal([1, 'isogloss: there is an admin token "alice" already\n']);
  });
});
