import { expect } from "chai";
import type { Model } from "../../../src/catalog/types.js";
import { type CatalogAdministration, createCatalogStore } from "../../../src/stores/catalog/catalog-store.js";
import { forEachEngine } from "../../support/engines.js";

/** More than are read at once. */
const MANY = 1_201;

const modelOf = (number: number, more: Partial<Model> = {}): Model => ({
  id: `acme/${String(number).padStart(5, "0")}`,
  kind: "text",
  routes: [1, 2].map((weight) => ({ provider: "acme", model: "inner", dialect: "chat", priority: 0, weight })),
  profile: "default",
  outputs: ["text"],
  enabled: true,
  pricing: { input: 1, output: 2 },
  created: 1_700_000_000,
  ...more,
});

forEachEngine("the catalog store, read again", (database) => {
  let store: CatalogAdministration;
  let before: ReadonlyMap<string, Model>;

  beforeEach(async () => {
    store = createCatalogStore(database());
    await change(Array.from({ length: MANY }, (_, number) => modelOf(number)));
    before = (await store.records()).models;
  });

  async function change(saveModels: readonly Model[], removeModels: readonly string[] = []): Promise<void> {
    const saveProviders = [{ id: "acme", headers: {}, baseUrl: "http://127.0.0.1:9" }];
    await store.change(() => ({
      differences: [],
      change: { saveProviders, removeProviders: [], saveModels, removeModels },
    }));
  }

  /** The IDs of models that are not the same objects as before. */
  async function changed(): Promise<string[]> {
    const after = (await store.records()).models;
    const ids = new Set([...before.keys(), ...after.keys()]);
    return [...ids].filter((id) => before.get(id) !== after.get(id)).sort();
  }

  it("reads all models, however many", () => {
    expect([...before.keys()]).to.deep.equal(Array.from({ length: MANY }, (_, number) => modelOf(number).id));
    expect(before.get(modelOf(MANY - 1).id)).to.deep.include(modelOf(MANY - 1));
  });

  it("gives the same objects when nothing changed", async () => expect(await changed()).to.deep.equal([]));

  const [first] = modelOf(700).routes;
  const changes: readonly (readonly [string, Partial<Model>])[] = [
    ["a price", { pricing: { input: 1, output: 3 } }],
    ["whether it is enabled", { enabled: false }],
    ["its aliases", { aliases: ["small"] }],
    ["one route less", { routes: first === undefined ? [] : [first] }],
    ["the weight of a route", { routes: modelOf(700).routes.map((route) => ({ ...route, weight: 9 })) }],
  ];
  for (const [what, more] of changes)
    it(`gives a new object for a model with another value: ${what}`, async () => {
      await change([modelOf(700, more)]);
      expect(await changed()).to.deep.equal([modelOf(700).id]);
      expect((await store.records()).models.get(modelOf(700).id)).to.deep.include(more);
    });

  it("reads a model that was added, and none that was removed", async () => {
    await change([modelOf(MANY)], [modelOf(3).id]);
    expect(await changed()).to.deep.equal([modelOf(3).id, modelOf(MANY).id]);
  });
});
