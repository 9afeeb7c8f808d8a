import { expect } from "chai";
import { createVault } from "../../../src/stores/catalog/vault.js";
import { createCallbackSecretStore } from "../../../src/stores/wallets/callback-secrets.js";
import { createWalletStore } from "../../../src/stores/wallets/wallet-store.js";
import { forEachEngine } from "../../support/engines.js";

forEachEngine("the secrets of callbacks", (database) => {
  const storeWith = (key: string) =>
    createCallbackSecretStore(
      database(),
      createVault(() => [Buffer.from(key)]),
    );
  const secrets = () => storeWith("the key of this installation");
  let walletId: string;
  beforeEach(async () => {
    walletId = await createWalletStore(database()).create("alice");
  });

  const found = async () => (await secrets().find(walletId)).map((secret) => secret.reveal());

  it("are none at first", async () => expect(await found()).to.deep.equal([]));

  it("are found again, encrypted at rest", async () => {
    const secret = await secrets().renew("alice");
    expect(secret).to.match(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await found()).to.deep.equal([secret]);
    const rows: unknown = await database()("callback_secrets").select("sealed", "sealed_before");
    expect(JSON.stringify(rows)).not.to.include(secret.slice(6));
  });

  it("are two for a day after one is renewed, the new one first", async () => {
    const [first, second] = [await secrets().renew("alice"), await secrets().renew("alice")];
    expect(await found()).to.deep.equal([second, first]);
    await database()("callback_secrets").update({ before_until: Date.now() - 1 });
    expect(await found()).to.deep.equal([second]);
  });

  it("are none after they are removed", async () => {
    await secrets().renew("alice");
    expect([await secrets().remove("alice"), await secrets().remove("alice")]).to.deep.equal([true, false]);
    expect(await found()).to.deep.equal([]);
  });

  it("do not open under another encryption key, nor for another wallet", async () => {
    await secrets().renew("alice");
    const failure = await storeWith("another key").find(walletId).catch(String);
    expect(failure).to.include("the stored key was encrypted under another secret");
    const bob = await createWalletStore(database()).create("bob");
    await database()("callback_secrets").update({ wallet_id: bob });
    expect(await secrets().find(bob).catch(String)).to.include("encrypted under another secret");
  });

  it("are named by their wallets where they do not open", async () => {
    await createWalletStore(database()).create("bob");
    await storeWith("another key").renew("bob");
    await secrets().renew("alice");
    expect(await secrets().unreadable()).to.deep.equal([
      { wallet: "bob", reason: "the stored key was encrypted under another secret" },
    ]);
  });

  it("sign again once one that does not open is renewed", async () => {
    await storeWith("another key").renew("alice");
    const secret = await secrets().renew("alice");
    expect(await found()).to.deep.equal([secret]);
    expect(await secrets().unreadable()).to.deep.equal([]);
  });

  it("are refused for an unknown wallet", async () =>
    expect(await secrets().renew("nobody").catch(String)).to.include('there is no wallet "nobody"'));
});
