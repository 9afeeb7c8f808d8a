import { expect } from "chai";
import { operations } from "../../src/admin-api/operations/index.js";
import { newAdminToken } from "../../src/stores/administrators/admin-secrets.js";
import { type Role, ROLES } from "../../src/stores/administrators/roles.js";
import { type Answer, errorOf, temporaryAdmin } from "./support.js";

const admin = temporaryAdmin();

/**
 * What only owners may do: administer tokens, and name hosts and variables of the environment. Of the rest, lookups
 * need the least role, and changes an operator.
 */
const FOR_OWNERS = ["listAdmins", "createAdmin", "revokeAdmin", "applyCatalog"];
const described = { id: "describeApi", method: "GET", path: "/openapi.json" } as const;

const leastRole = ({ id, method }: { readonly id: string; readonly method: string }): Role =>
  FOR_OWNERS.includes(id) ? "owner" : method === "GET" ? "read-only" : "operator";

async function tokenOf(role: Role): Promise<{ readonly id: string; readonly token: string }> {
  return admin().stores.adminTokens.create(`a ${role} token`, role);
}

const askAs = (token: string, path: string, init: RequestInit = {}): Promise<Answer> =>
  admin().ask(path, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });

interface NamedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

async function expectRole(role: Role, operation: NamedOperation): Promise<void> {
  const { id, method, path } = operation;
  const least = leastRole(operation);
  const { token } = await tokenOf(role);
  const answer = await askAs(token, path.replace(/\{\w+\}/, "x"), { method });
  // What is allowed can still fail, as it names nothing that exists.
  if (ROLES.indexOf(role) >= ROLES.indexOf(least)) expect([401, 403], role).not.to.include(answer.status);
  else
    expect(errorOf(answer), role).to.deep.equal({
      status: 403,
      code: "forbidden",
      message: `${id} needs a token with the role ${least}. The role of this one is ${role}.`,
      param: null,
    });
}

describe("the roles of admin tokens", () => {
  for (const operation of [...operations, described]) {
    const { id, method, path } = operation;
    const least = leastRole(operation);

    it(`let the role ${least} and those above do ${id}, as its description says`, async () => {
      for (const role of ROLES) await expectRole(role, operation);
      const { paths } = (await admin().ask("/openapi.json")).json as {
        paths: Record<string, Record<string, { security: unknown; description: string }>>;
      };
      const found = paths[path]?.[method.toLowerCase()];
      expect(found?.security).to.deep.equal([{ adminToken: [least] }]);
      expect(found?.description).to.contain(least);
    });
  }

  it("do not change anything by what they refuse", async () => {
    const { token } = await tokenOf("read-only");
    const headers = { "content-type": "application/json" };
    expect((await askAs(token, "/wallets", { method: "POST", headers, body: '{"name":"a"}' })).status).to.equal(403);
    expect(await admin().stores.wallets.list()).to.deep.equal([]);
  });
});

describe("admin tokens over the admin API", () => {
  it("are made, shown once, and used", async () => {
    const made = await admin().send("/admins", { name: "alice", role: "operator" });
    expect([made.status, Object.keys(made.json)]).to.deep.equal([201, ["id", "token", "name", "role"]]);
    const token = String(made.json.token);
    expect((await askAs(token, "/wallets")).status).to.equal(200);
    const listed = await admin().ask("/admins");
    expect(listed.text).not.to.contain(token);
    const [{ created_at, ...rest } = {}] = listed.json.admins as Record<string, unknown>[];
    expect(created_at).to.match(/^\d{4}-\d\d-\d\dT/);
    expect(rest).to.deep.equal({ id: made.json.id, name: "alice", role: "operator", revoked_at: null });
    expect(admin().logged()).not.to.contain(token);
  });

  it("end at once when they are revoked, permanently", async () => {
    const { id, token } = await tokenOf("owner");
    await askAs(token, "/wallets");
    const revoke = async () => (await admin().send(`/admins/${id}/revoke`)).json;
    expect(await revoke()).to.deep.equal({ id, revoked: true, was_revoked: false });
    expect(errorOf(await askAs(token, "/wallets"))).to.include({ status: 401, code: "invalid_admin_token" });
    expect(await revoke()).to.deep.equal({ id, revoked: true, was_revoked: true });
  });

  it("may be made and revoked by another owner", async () => {
    const { token } = await tokenOf("owner");
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const { json } = await admin().send("/admins", { name: "bob", role: "read-only" }, { headers });
    expect((await admin().send(`/admins/${String(json.id)}/revoke`, undefined, { headers })).status).to.equal(200);
  });

  const refusals: [string, object, object][] = [
    ["with a name that is taken", { name: "alice", role: "owner" }, { status: 409, code: "conflict" }],
    ["with the name of the configured one", { name: "admin.token", role: "owner" }, { status: 400 }],
    ["with an unknown role", { name: "bob", role: "root" }, { status: 400, param: "role" }],
    ["without a role", { name: "bob" }, { status: 400, param: "role" }],
  ];
  for (const [name, body, wanted] of refusals) {
    it(`are not made ${name}`, async () => {
      await admin().stores.adminTokens.create("alice", "operator");
      expect(errorOf(await admin().send("/admins", body))).to.include(wanted);
      expect(await admin().stores.adminTokens.list()).to.have.length(1);
    });
  }

  it("cannot be revoked unless they were made", async () => {
    expect(errorOf(await admin().send("/admins/admin_1/revoke"))).to.include({ status: 404, code: "not_found" });
  });

  it("are looked up under the guard against guesses", async () => {
    const { adminTokens } = admin().stores;
    const guarded: boolean[] = [];
    Object.assign(adminTokens, {
      async find(_token: string, guard?: unknown) {
        guarded.push(guard !== undefined);
      },
    });
    await askAs(newAdminToken(), "/wallets");
    expect(guarded).to.deep.equal([true]);
  });
});
