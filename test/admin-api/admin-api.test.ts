import { expect } from "chai";
import { operations } from "../../src/admin-api/operations/index.js";
import { processorTime } from "../support/processor-time.js";
import { answerOf, errorOf, temporaryAdmin } from "./support.js";

const admin = temporaryAdmin();

describe("createAdminApi: the admin API", () => {
  describe("is closed to", () => {
    const strangers: [string, Record<string, string>][] = [
      ["requests without a token", {}],
      ["requests with another token", { authorization: "Bearer a-token-for-test" }],
      ["requests with an empty token", { authorization: "Bearer " }],
      ["requests with the token under another scheme", { authorization: "Basic a-token-for-tests" }],
      ["requests with the token in a header of clients", { "x-api-key": "a-token-for-tests" }],
      ["requests with a token that is too long", { authorization: `Bearer ${"x".repeat(8_000)}` }],
    ];
    for (const [name, headers] of strangers) {
      it(name, async () => {
        const answer = await answerOf(await fetch(`${admin().url}/admin/api/wallets`, { headers }));
        expect(errorOf(answer)).to.include({ status: 401, code: "invalid_admin_token", param: null });
        expect(answer.headers.get("www-authenticate")).to.equal("Bearer");
      });
    }

    it("clients with a key", async () => {
      await admin().stores.wallets.create("alice");
      const { secret } = await admin().stores.keys.create("alice", "test");
      const answer = await fetch(`${admin().url}/admin/api/keys`, { headers: { authorization: `Bearer ${secret}` } });
      expect(answer.status).to.equal(401);
    });

    it("unauthenticated requests at every path, known or not", async () => {
      for (const path of [
        ...operations.map((operation) => operation.path.replace(/\{\w+\}/, "x")),
        "",
        "/",
        "/nowhere",
        "/openapi.json",
      ]) {
        for (const method of ["GET", "POST"]) {
          const { status } = await fetch(`${admin().url}/admin/api${path}`, { method });
          expect([path, method, status]).to.deep.equal([path, method, 401]);
        }
      }
    });
  });

  it("does not answer other paths", async () => {
    const answer = await answerOf(await fetch(`${admin().url}/admin/apiary`));
    expect(errorOf(answer)).to.include({ status: 404, code: "not_found" });
  });

  it("accepts the scheme in any case", async () => {
    expect((await admin().ask("/wallets", { headers: { authorization: "bearer a-token-for-tests" } })).status).to.equal(
      200,
    );
  });

  it("names a path that does not exist", async () => {
    for (const path of [
      "",
      "/",
      "/wallets/",
      "/Wallets",
      "//wallets",
      "/wallets/a/b/c",
      "/wallets//ledger",
      "/requests/%E0%A4%A",
    ]) {
      expect([path, errorOf(await admin().ask(path))]).to.deep.equal([
        path,
        { status: 404, code: "not_found", message: "There is nothing at this path.", param: null },
      ]);
    }
  });

  const methods: [string, string, string][] = [
    ["DELETE", "/wallets", "GET, HEAD, POST"],
    ["GET", "/keys/key_1/revoke", "POST"],
    ["PATCH", "/requests/1", "GET, HEAD"],
    ["OPTIONS", "/usage", "GET, HEAD"],
  ];
  for (const [method, path, allow] of methods) {
    it(`does not accept ${method} ${path}`, async () => {
      const answer = await admin().ask(path, { method });
      expect(errorOf(answer)).to.include({ status: 405, code: "method_not_allowed" });
      expect(answer.headers.get("allow")).to.equal(allow);
    });
  }

  it("accepts HEAD where it accepts GET", async () => {
    const answer = await admin().ask("/wallets", { method: "HEAD" });
    expect([answer.status, answer.text]).to.deep.equal([200, ""]);
  });

  describe("refuses a body", () => {
    const types: [string, string | undefined][] = [
      ["of no type", undefined],
      ["of another type", "text/plain"],
      ["of a form", "application/x-www-form-urlencoded"],
    ];
    for (const [name, type] of types) {
      it(name, async () => {
        const body = new Blob(['{"name":"alice"}']);
        const answer = await admin().ask("/wallets", {
          method: "POST",
          body,
          headers: type === undefined ? {} : { "content-type": type },
        });
        expect(errorOf(answer)).to.include({ status: 415, code: "unsupported_media_type" });
      });
    }

    it("that is larger than the limit", async () => {
      const answer = await admin().send("/wallets", `{"name":"${"x".repeat(5 * 1024 * 1024)}"}`);
      expect(errorOf(answer)).to.include({ status: 413, code: "request_too_large" });
    });

    const bodies: [string, string | Uint8Array | undefined, string | null][] = [
      ["that is empty", undefined, null],
      ["that is no JSON", "{", null],
      ["that is no object", "[]", null],
      ["that is not UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), null],
      ["that has a key twice", '{"name":"a","name":"b"}', null],
      ["that is nested deeply", `{"name":${"[".repeat(200)}${"]".repeat(200)}}`, null],
      ["without a required member", "{}", "name"],
      ["with an unknown member", '{"name":"alice","balance_ticks":"5"}', "balance_ticks"],
      ["with a prototype", '{"name":"alice","__proto__":{"credit":1}}', "__proto__"],
      ["with a value of another type", '{"name":5}', "name"],
      ["with an invalid value", '{"name":null}', "name"],
      ["with an inner value of another type", '{"name":"alice","credit":{"ticks":5}}', "credit.ticks"],
      ["with a very long number", `{"name":"alice","credit":{"ticks":"${"9".repeat(10_000)}"}}`, "credit.ticks"],
    ];
    for (const [name, body, param] of bodies) {
      it(name, async () => {
        const answer = await admin().ask("/wallets", {
          method: "POST",
          body,
          headers: { "content-type": "application/json; charset=utf-8" },
        });
        expect(errorOf(answer)).to.include({ status: 400, code: "invalid_request", param });
        expect(await admin().stores.wallets.list()).to.deep.equal([]);
      });
    }
  });

  describe("looks at the body of an operation that takes none", () => {
    const bodies: readonly [name: string, body: string | undefined, want: string | undefined][] = [
      ["no body", undefined, "not_found"],
      ["an empty one", "", "not_found"],
      ["an object without members", "{}", "not_found"],
      ["half an object", "{", "invalid_request"],
      ["a member", '{"reason":"lost"}', "invalid_request"],
      ["a list", "[]", "invalid_request"],
    ];
    for (const [name, body, code] of bodies)
      it(name, async () => {
        const headers = { "content-type": "application/json" };
        const answer = await admin().ask("/keys/key_unknown/revoke", { method: "POST", headers, body: body ?? null });
        expect(errorOf(answer).code).to.equal(code);
      });
  });

  describe("refuses a query", () => {
    const queries: [string, string, string][] = [
      ["with an unknown name", "/requests?colour=red", "colour"],
      ["with a name twice", "/requests?model=a&model=b", "model"],
      ["with a name of every object", "/requests?constructor=1", "constructor"],
      ["with a prototype", "/requests?__proto__=1", "__proto__"],
      ["with a text for a number", "/requests?limit=many", "limit"],
      ["with too small a number", "/requests?limit=0", "limit"],
      ["with too large a number", "/requests?limit=100000000000000000000", "limit"],
      ["with a broken cursor", "/requests?cursor=x", "cursor"],
      ["with a cursor that is a pattern", "/requests?cursor=1.%25%25%25", "cursor"],
      ["with a cursor that is a number", "/requests?cursor=1.5", "cursor"],
      ["with a number as the cursor of numbered rows", "/wallets/alice/ledger?cursor=1.5", "cursor"],
      ["with a broken cursor of numbered rows", "/wallets/alice/ledger?cursor=-1", "cursor"],
      [
        "with a cursor of numbers that no column can hold",
        "/wallets/alice/ledger?cursor=9999999999999999999",
        "cursor",
      ],
      ["with an impossible date", "/usage?since=2026-02-30", "since"],
      ["with a time without its zone", "/usage?until=2026-02-01T00:00", "until"],
      ["with an unknown value", "/usage?by=colour", "by"],
      ["with another value than true or false", "/catalog/apply?dry_run=1", "dry_run"],
      ["longer than a name can be", `/usage?model=${"m".repeat(2_000)}`, "model"],
    ];
    for (const [name, path, param] of queries) {
      it(name, async () => {
        await admin().stores.wallets.create("alice");
        const isFile = path.startsWith("/catalog/");
        expect(errorOf(isFile ? await admin().file(path, "{}") : await admin().ask(path))).to.include({
          status: 400,
          code: "invalid_request",
          param,
        });
      });
    }
  });

  it("answers SQL patterns at once, and finds nothing by them", async () => {
    const began = processorTime();
    const answer = await admin().ask(`/requests?model=${"%25".repeat(500)}`);
    expect(answer.json).to.deep.equal({ requests: [], next_cursor: null });
    expect(processorTime() - began).to.be.below(1_000);
  });

  it("reveals nothing of unexpected errors", async () => {
    admin().stores.wallets.list = () => Promise.reject(new Error("secret words of the database"));
    const answer = await admin().ask("/wallets");
    expect(errorOf(answer)).to.deep.equal({
      status: 500,
      code: "internal_error",
      message: "The gateway failed to handle this request.",
      param: null,
    });
  });

  const unavailable: [reason: string, error: Error][] = [
    ["ECONNREFUSED", Object.assign(new Error("secret words of the database"), { code: "ECONNREFUSED" })],
    ["Query read timeout", new Error("select 'secret words' - Query read timeout")],
  ];
  for (const [reason, error] of unavailable)
    it(`answers retry-after while the database is unavailable, without the cause (${reason})`, async () => {
      admin().stores.wallets.list = () => Promise.reject(error);
      const answer = await admin().ask("/wallets");
      expect(errorOf(answer)).to.include({ status: 503, code: "overloaded" });
      expect(answer.headers.get("retry-after")).to.equal("1");
      expect(answer.text).not.to.contain("secret");
      expect(admin().logged()).to.contain(`"reason":"${reason}"`).and.not.contain("secret words");
    });

  it("continues on a connection on which it refused a body", async () => {
    await admin().send("/wallets", "x".repeat(3_000_000));
    expect((await admin().ask("/wallets")).status).to.equal(200);
  });
});
