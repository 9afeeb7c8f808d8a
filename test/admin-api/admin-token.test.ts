import { Secret } from "../../src/config/secret.js";
import { expect } from "chai";
import { openAdminToken } from "../../src/admin-api/admin-token.js";
import { createSettingsStore } from "../../src/stores/settings-store.js";
import { forEachEngine } from "../support/engines.js";

forEachEngine("openAdminToken: the admin token", (database) => {
  const settings = () => createSettingsStore(database());

  it("is the one that is configured, and then none is made", async () => {
    const token = await openAdminToken(new Secret("a-token-for-tests"), settings());
    expect([
      token.generated,
      token.matches("a-token-for-tests"),
      token.matches("a-token-for-test"),
      token.matches(""),
    ]).to.deep.equal([undefined, true, false, false]);
    expect(await database()("settings").select()).to.deep.equal([]);
  });

  it("is made once and shown once", async () => {
    const first = await openAdminToken(undefined, settings());
    const later = await openAdminToken(undefined, settings());
    expect(first.generated).to.match(/^admin-iso-[0-9A-Za-z]{43}$/);
    expect(later.generated).to.equal(undefined);
    for (const { matches } of [first, later])
      expect([matches(first.generated ?? ""), matches("")]).to.deep.equal([true, false]);
  });

  it("is made by one of many processes that start in parallel", async () => {
    const tokens = await Promise.all(Array.from({ length: 8 }, () => openAdminToken(undefined, settings())));
    const made = tokens.flatMap((token) => token.generated ?? []);
    expect(made).to.have.lengthOf(1);
    for (const token of tokens) expect(token.matches(made[0] ?? "")).to.equal(true);
  });

  it("is stored as a hash, which is no token", async () => {
    const { generated: made = "" } = await openAdminToken(undefined, settings());
    const [row]: { value: string }[] = await database()("settings").select("value");
    const later = await openAdminToken(undefined, settings());
    expect(row?.value)
      .to.match(/^[0-9a-f]{64}$/)
      .and.not.to.contain(made);
    expect(later.matches(row?.value ?? "")).to.equal(false);
  });

  it("is replaced by one that is configured", async () => {
    const { generated: made = "" } = await openAdminToken(undefined, settings());
    const configured = await openAdminToken(new Secret("a-token-for-tests"), settings());
    expect([configured.matches(made), configured.matches("a-token-for-tests")]).to.deep.equal([false, true]);
  });

  it("is another one after a configured one was there, so that one that is known never works again", async () => {
    const { generated: known = "" } = await openAdminToken(undefined, settings());
    await openAdminToken(new Secret("a-token-for-tests"), settings());
    const later = await openAdminToken(undefined, settings());
    expect([later.matches(known), later.matches(later.generated ?? "")]).to.deep.equal([false, true]);
  });
});
