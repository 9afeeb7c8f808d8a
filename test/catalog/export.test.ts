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
  - id: compass
    preset: compass
    apiKey: \${COMPASS_KEY}
models:
  - id: acme/large
    aliases: [ large-4-8, other/large ]
    kind: text
    routes:
      - { provider: compass, model: large, dialect: north, priority: 1, weight: 1 }
      - { provider: acme, model: "1.5", dialect: south, priority: 0, weight: 2 }
    profile: narrow
    outputs: [ text, image ]
    enabled: false
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
    const wanted = CATALOG.replace("secret-one", "# the stored key is kept; write a key or ${NAME} here to replace it");
    expect(await exported()).to.equal(wanted);
  });

  it("writes what changes nothing when applied again", async () => {
    await apply(CATALOG);
    expect(await apply(await exported(), true)).to.deep.equal([]);
  });

  it("writes an empty catalog that can be applied", async () => {
    expect(await apply(await exported(), true)).to.deep.equal([]);
  });
});
