import { expect } from "chai";
import { applyCatalog } from "../../../src/catalog/apply.js";
import { parseCatalog } from "../../../src/catalog/parse.js";
import { createCatalogStore } from "../../../src/stores/catalog/catalog-store.js";
import { rotateSecrets } from "../../../src/stores/catalog/rotate-secrets.js";
import { createVault } from "../../../src/stores/catalog/vault.js";
import { createCallbackSecretStore } from "../../../src/stores/wallets/callback-secrets.js";
import { createWalletStore } from "../../../src/stores/wallets/wallet-store.js";
import { words } from "../../support/catalog/catalog-words.js";
import { forEachEngine } from "../../support/engines.js";

const [OLD, NEW] = [Buffer.from("the old secret of this place"), Buffer.from("the new secret of this place")];
const CATALOG = `providers:
  - { id: acme, baseUrl: http://127.0.0.1:9/v1, apiKey: key-one }
  - { id: named, baseUrl: http://127.0.0.1:9/v1, apiKey: "\${KEY}" }
  - id: cloud
    preset: compass
    credentials: { aws: { region: here, accessKeyId: id, secretAccessKey: key-two } }
models: []
`;

forEachEngine("rotateSecrets", (database) => {
  const [before, during, after] = [[OLD], [NEW, OLD], [NEW]].map((secrets) => createVault(() => secrets));
  let walletId: string;
  let callbackSecrets: readonly string[];

  beforeEach(async () => {
    if (before === undefined) throw new Error("there is no vault");
    await applyCatalog(createCatalogStore(database()), before, parseCatalog("catalog.yaml", CATALOG, words, {}));
    walletId = await createWalletStore(database()).create("alice");
    const store = createCallbackSecretStore(database(), before);
    callbackSecrets = [await store.renew("alice"), await store.renew("alice")].reverse();
  });

  const secretsUnder = async (vault: ReturnType<typeof createVault>) =>
    (await createCallbackSecretStore(database(), vault).find(walletId)).map((secret) => secret.reveal());

  it("encrypts every stored secret under the new one, and keeps all else", async () => {
    if (during === undefined || after === undefined) throw new Error("there is no vault");
    expect(await rotateSecrets(database(), during)).to.equal(4);
    const { providers } = await createCatalogStore(database()).records();
    const secret = providers.get("acme")?.secret;
    if (secret === undefined || !("sealed" in secret)) throw new Error("the key is not encrypted");
    expect(after.open("acme", secret.sealed)).to.equal("key-one");
    expect(providers.get("named")?.secret).to.deep.equal({ variable: "KEY" });
    const fields = providers.get("cloud")?.credentials?.fields ?? {};
    const field = fields.secretAccessKey;
    if (field === undefined || !("sealed" in field)) throw new Error("the field is not encrypted");
    expect(after.open("cloud aws.secretAccessKey", field.sealed)).to.equal("key-two");
    expect(fields.region).to.deep.equal({ text: "here" });
    expect(await secretsUnder(after)).to.deep.equal(callbackSecrets);
  });

  it("changes nothing where one cannot be decrypted", async () => {
    if (before === undefined || during === undefined) throw new Error("there is no vault");
    const foreign = createVault(() => [Buffer.from("a secret that was lost")]);
    await database()("providers")
      .where({ id: "named" })
      .update({ key_variable: null, key_sealed: foreign.seal("named", "x") });
    const failure = await rotateSecrets(database(), during).catch(String);
    expect(failure).to.include("encrypted under another secret");
    expect(await secretsUnder(before)).to.deep.equal(callbackSecrets);
  });
});
