import { createHash } from "node:crypto";
import { inspect } from "node:util";
import { expect } from "chai";
import { newAdminToken } from "../../../src/stores/administrators/admin-secrets.js";
import { createAdminTokenStore } from "../../../src/stores/administrators/admin-token-store.js";
import { ROLES } from "../../../src/stores/administrators/roles.js";
import { forEachEngine } from "../../support/engines.js";
import { failureOf } from "../../support/promises.js";

forEachEngine("createAdminTokenStore: admin tokens", (database) => {
  let time = 0;
  const tokensOfAProcess = () =>
    createAdminTokenStore(
      database(),
      () => time,
      () => time,
    );

  beforeEach(() => (time = 1_700_000_000_000));

  for (const role of ROLES) {
    it(`of the role ${role} are found by the token`, async () => {
      const { id, token } = await tokensOfAProcess().create("alice", role);
      expect(token).to.match(/^admin-iso-[0-9A-Za-z]{43}$/);
      expect(await tokensOfAProcess().find(token)).to.deep.equal({ name: "alice", role, tokenId: id });
    });
  }

  it("are stored as a hash alone", async () => {
    const { token } = await tokensOfAProcess().create("alice", "owner");
    const [row]: { hash: string }[] = await database()("admin_tokens").select();
    expect(inspect(row)).not.to.contain(token);
    expect(row?.hash).to.equal(createHash("sha256").update(token).digest("hex"));
  });

  const strangers: [string, (token: string) => string][] = [
    ["another token of the right form", () => newAdminToken()],
    ["nothing", () => ""],
    ["the stored hash", (token) => createHash("sha256").update(token).digest("hex")],
    ["the token with an extra character", (token) => `${token}a`],
  ];
  for (const [name, stranger] of strangers) {
    it(`are not found by ${name}`, async () => {
      const { token } = await tokensOfAProcess().create("alice", "owner");
      expect(await tokensOfAProcess().find(stranger(token))).to.equal(undefined);
    });
  }

  it("end at once in the process that revokes them", async () => {
    const tokens = tokensOfAProcess();
    const { id, token } = await tokens.create("alice", "operator");
    await tokens.find(token);
    expect([await tokens.revoke(id), await tokens.revoke(id)]).to.deep.equal([true, false]);
    expect(await tokens.find(token)).to.equal(undefined);
  });

  it("end within two seconds in another process", async () => {
    const [here, there] = [tokensOfAProcess(), tokensOfAProcess()];
    const { id, token } = await here.create("alice", "operator");
    await there.find(token);
    await here.revoke(id);
    time += 2_000;
    expect(await there.find(token)).to.equal(undefined);
  });

  it("are looked up once within two seconds, and limited by the guard only before they are known", async () => {
    const tokens = tokensOfAProcess();
    const { token } = await tokensOfAProcess().create("alice", "operator");
    const guarded: string[] = [];
    const find = (guess: string) =>
      tokens.find(guess, (look) => {
        guarded.push(guess);
        return look();
      });
    const guess = newAdminToken();
    for (const given of [token, token, guess, guess]) await find(given);
    time += 3_000;
    await find(token);
    expect(guarded).to.deep.equal([token, guess]);
  });

  it("have names that are unique until they are revoked", async () => {
    const tokens = tokensOfAProcess();
    const { id } = await tokens.create("alice", "operator");
    expect(await failureOf(tokens.create("alice", "owner"))).to.include({ kind: "taken" });
    await tokens.revoke(id);
    const { id: second } = await tokens.create("alice", "owner");
    const common = { name: "alice", createdAt: time };
    expect(await tokens.list()).to.have.deep.members([
      { ...common, id, role: "operator", revokedAt: time },
      { ...common, id: second, role: "owner", revokedAt: undefined },
    ]);
  });

  for (const name of ["", " alice", "admin.token", "command line"]) {
    it(`are not called "${name}"`, async () => {
      expect(await failureOf(tokensOfAProcess().create(name, "owner"))).to.include({ kind: "unsound" });
    });
  }

  it("cannot be revoked unless they were made", async () => {
    expect(await failureOf(tokensOfAProcess().revoke("admin_1"))).to.include({ kind: "unknown" });
  });
});
