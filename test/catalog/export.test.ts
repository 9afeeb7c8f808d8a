import { expect } from "chai";
import { applyCatalog } from "../../src/catalog/apply.js";
import { exportCatalog } from "../../src/catalog/export.js";
import { parseCatalog } from "../../src/catalog/parse.js";
import { forEachEngine } from "../support/engines.js";
import { storesAt } from "../support/stores.js";
import { words } from "../support/catalog/catalog-words.js";

const CATALOG = `providers:
  - id: acme
    baseUrl: http://127.0.0.1:9/v1
    apiKey: secret-one
    auth: query-key
    headers:
      x-organisation: \${ORGANISATION}
  - id: cloud
    preset: compass
    credentials:
      aws:
        region: \${REGION}
        accessKeyId: id-one
        secretAccessKey: secret-two
        sessionToken: \${SESSION}
  - id: compass
    preset: compass
    apiKey: \${COMPASS_KEY}
    maxConcurrent: 32
  - id: machine
    preset: compass
    credentials:
      google: default
models:
  - id: acme/large
    aliases: [ large-4-8, other/large ]
    kind: text
    routes:
      - { provider: compass, model: large, dialect: north, priority: 1, weight: 1 }
      - { provider: acme, model: "1.5", dialect: south, priority: 0, weight: 2, maxConcurrent: 8 }
    profile: narrow
    outputs: [ text, image ]
    enabled: false
    stickyBy: cacheKey
    retry: { attempts: 3, budgetSeconds: 2.5, on: [ connect, 429, 5xx ] }
    pricing: { output: 10, input: 1.25, perImage: { default: 0.04, 1024x1024/high: 0.17 } }
    maxOutputTokens: 8192
`;

forEachEngine("exportCatalog", (_, { location }) => {
  const stores = storesAt(location);
  const apply = (text: string, prune = false) =>
    applyCatalog(stores().catalog, stores().vault, parseCatalog("catalog.yaml", text, words, {}), { prune });
  const exported = async () => exportCatalog(await stores().catalog.records());

  it("writes the file that was applied, with a comment in place of a stored key", async () => {
    await apply(CATALOG);
    const kept = "# the stored key is kept; write a key or ${NAME} here to replace it";
    const wanted = CATALOG.replace("secret-one", kept).replace("secret-two", kept);
    expect(await exported()).to.equal(wanted);
  });

  it("writes a file without changes when applied again", async () => {
    await apply(CATALOG);
    expect(await apply(await exported(), true)).to.deep.equal([]);
  });

  it("stores no secret in a readable form", async () => {
    await apply(CATALOG);
    const stored = JSON.stringify([...(await stores().catalog.records()).providers.values()]);
    expect(stored)
      .to.contain("id-one")
      .and.not.to.match(/secret-(one|two)/);
  });

  it("reports a changed secret of credentials, and only that one", async () => {
    await apply(CATALOG);
    const [change, ...others] = await apply(CATALOG.replace("secret-two", "secret-three"));
    expect(others).to.deep.equal([]);
    expect(change).to.deep.include({ action: "change", what: "provider", id: "cloud" });
    expect(JSON.stringify(change)).to.contain("(new secret)").and.not.to.contain("secret-three");
  });

  it("writes an empty catalog that can be applied", async () => {
    expect(await apply(await exported(), true)).to.deep.equal([]);
  });
});
