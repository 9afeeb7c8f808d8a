import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "chai";
import openapiTS from "openapi-typescript";
import { operations } from "../../src/admin-api/operations/index.js";
import { ambiguousTask, endedTask } from "../support/tasks/tasks.js";
import { temporaryAdmin } from "./support.js";

interface Described {
  readonly operationId: string;
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema: object }>> }>
  >;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly parameters: readonly { readonly schema: object }[];
}

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

const admin = temporaryAdmin();
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false });

async function document(): Promise<Document> {
  return (await admin().ask("/openapi.json")).json as unknown as Document;
}

async function described(): Promise<Described[]> {
  return Object.values((await document()).paths).flatMap((methods) => Object.values(methods));
}

describe("describeApi: the description of the admin API", () => {
  it("is a valid OpenAPI 3.1 document", async () => {
    const answer = await document();
    expect(answer.openapi).to.equal("3.1.0");
    // It checks the document by the rules of the specification, and fails on violations.
    expect(await openapiTS(JSON.stringify(answer))).not.to.be.empty;
  });

  it("has every operation once, and itself", async () => {
    const ids = (await described()).map(({ operationId }) => operationId);
    expect(ids).to.have.members([...operations.map(({ id }) => id), "describeApi"]);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it("has valid schemas only", async () => {
    for (const { parameters, requestBody, responses } of await described()) {
      const contents = [requestBody, ...Object.values(responses)].flatMap((part) => Object.values(part?.content ?? {}));
      for (const { schema } of [...parameters, ...contents]) if (!("$ref" in schema)) ajv.compile(schema);
    }
  });

  it("describes the answers", async () => {
    const { stores } = admin();
    const walletId = await stores.wallets.create("alice", 1_000n);
    const { id: keyId } = await stores.keys.create("alice", "test", { models: ["a/*"], limits: { mostConcurrent: 3 } });
    const input = {
      caller: { walletId, keyId },
      model: "a/b",
      ticks: 5n,
      prices: "{}",
      tokens: 1,
      lifetimeMilliseconds: 60_000,
    };
    const admission = await stores.money.reserve({ callId: "call_1", ...input });
    await stores.money.reserve({ callId: "call_2", ...input });
    if ("hold" in admission)
      await stores.money.settle(admission.hold, { ticks: 5n, estimated: false, usage: { input: 1 } });
    const usual = {
      stream: true,
      attempts: [],
      status: 200,
      milliseconds: 3,
      estimated: false,
      costTicks: 0n,
      dropped: ["a"],
    };
    await stores.requests.write([
      { id: "log_1", requestId: "r", createdAt: 1_000, dialect: "chat", operation: "create", ...usual },
    ]);
    const [done, doubtful] = [
      await endedTask(stores, { walletId, keyId }),
      await ambiguousTask(stores, { walletId, keyId }),
    ];
    const { id: adminId } = await stores.adminTokens.create("bob", "operator");
    const file = "providers: [{ id: acme, baseUrl: 'http://h/v1' }]";
    const routes = "[{ provider: acme, model: b, dialect: chat }]";
    await admin().file("/catalog/apply", `${file}\nmodels: [{ id: a/b, kind: text, routes: ${routes} }]`);
    const requested: [string, string, ReturnType<ReturnType<typeof admin>["ask"]>][] = [
      ["get", "/wallets", admin().ask("/wallets")],
      ["post", "/wallets", admin().send("/wallets", { name: "bob", credit: { usd: "1" } })],
      ["get", "/wallets/{name}", admin().ask("/wallets/alice")],
      ["post", "/wallets/{name}/credits", admin().send("/wallets/alice/credits", { ticks: "5" })],
      ["post", "/wallets/{name}/debits", admin().send("/wallets/alice/debits", { ticks: "1" })],
      ["post", "/wallets/{name}/callback-secret", admin().send("/wallets/alice/callback-secret")],
      ["post", "/wallets/{name}/callback-secret/remove", admin().send("/wallets/alice/callback-secret/remove")],
      ["get", "/wallets/{name}/ledger", admin().ask("/wallets/alice/ledger")],
      ["get", "/keys", admin().ask("/keys")],
      ["get", "/overview", admin().ask("/overview?since=1970-01-01")],
      ["post", "/keys", admin().send("/keys", { wallet: "alice" })],
      ["post", "/keys/{id}/revoke", admin().send(`/keys/${keyId}/revoke`)],
      ["post", "/catalog/check", admin().file("/catalog/check", "models: 5")],
      ["post", "/catalog/apply", admin().file("/catalog/apply", file)],
      ["get", "/catalog", admin().ask("/catalog")],
      ["get", "/catalog/file", admin().ask("/catalog/file")],
      ["get", "/models", admin().ask("/models")],
      ["get", "/models/{id}/prices", admin().ask("/models/a%2Fb/prices")],
      ["post", "/models/{id}/enable", admin().send("/models/a%2Fb/enable")],
      ["post", "/models/{id}/disable", admin().send("/models/a%2Fb/disable")],
      ["get", "/requests", admin().ask("/requests")],
      ["get", "/requests/{id}", admin().ask("/requests/log_1")],
      ["get", "/usage", admin().ask("/usage?by=key")],
      ["get", "/holds", admin().ask("/holds")],
      ["get", "/tasks", admin().ask("/tasks")],
      ["get", "/tasks/{id}", admin().ask(`/tasks/${doubtful.id}`)],
      ["post", "/tasks/{id}/resolve", admin().send(`/tasks/${doubtful.id}/resolve`, { released: true })],
      ["post", "/tasks/{id}/redeliver", admin().send(`/tasks/${done.id}/redeliver`)],
      ["get", "/admins", admin().ask("/admins")],
      ["post", "/admins", admin().send("/admins", { name: "carol", role: "owner" })],
      ["get", "/audit", admin().ask("/audit")],
      ["post", "/admins/{id}/revoke", admin().send(`/admins/${adminId}/revoke`)],
    ];
    expect(requested).to.have.lengthOf(operations.length);
    const { paths } = await document();
    for (const [method, path, body] of requested) {
      const { status, headers, json, text } = await body;
      const type = headers.get("content-type")?.split(";")[0] ?? "";
      const schema = paths[path]?.[method]?.responses[status]?.content[type]?.schema;
      const validate = ajv.compile(schema ?? false);
      validate(type === "application/json" ? json : text);
      expect([path, validate.errors]).to.deep.equal([path, null]);
    }
  });
});
