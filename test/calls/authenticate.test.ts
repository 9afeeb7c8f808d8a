import { expect } from "chai";
import { authenticate } from "../../src/calls/authenticate.js";
import { GatewayError } from "../../src/errors/gateway-error.js";
import type { Credential } from "../../src/registry.js";

const bearer: Credential = { in: "header", name: "authorization", scheme: "bearer" };
const plain: Credential = { in: "header", name: "x-key" };
const signature: Credential = {
  in: "header",
  name: "authorization",
  scheme: "acme-sha256",
  refused: "Signatures cannot be verified.",
};
const query: Credential = { in: "query", name: "key" };
const caller = { keyId: "k", walletId: "w" };
const requested: string[] = [];
const keys = {
  find: async (secret: string) => {
    requested.push(secret);
    if (secret === "late") throw new GatewayError("rate_limited", "Too many.");
    return secret === "good" ? caller : undefined;
  },
};

type Given = { credentials?: Credential[]; headers?: Record<string, string>; query?: string };
const check = async ({ credentials = [plain, bearer, query], headers = {}, query: search = "" }: Given) =>
  authenticate(credentials, headers, search, keys);

describe("authenticate: authentication", () => {
  beforeEach(() => requested.splice(0));

  const welcome: [string, Given][] = [
    ["a key in a header", { headers: { "x-key": "good" } }],
    ["a bearer key", { headers: { authorization: "Bearer good" } }],
    ["a scheme in any case, with spaces", { headers: { authorization: "bEARER   good " } }],
    ["a key in the query", { query: "a=1&key=good" }],
    ["an encoded key in the query", { query: "key=%67ood" }],
    [
      "the second credential when the first may not be looked up",
      { headers: { "x-key": "late", authorization: "Bearer good" } },
    ],
    ["the second credential when the first is unknown", { headers: { "x-key": "bad", authorization: "Bearer good" } }],
  ];
  for (const [name, given] of welcome) {
    it(`accepts ${name}`, async () => expect(await check(given)).to.equal(caller));
  }

  it("reports that a credential may not be looked up where no other is valid", async () => {
    const thrown: unknown = await check({ headers: { "x-key": "late", authorization: "Bearer bad" } }).catch(
      (error: unknown) => error,
    );
    expect(thrown).to.be.instanceOf(GatewayError).and.include({ code: "rate_limited" });
  });

  const turnedAway: [string, Given, string][] = [
    ["no key", {}, "An API key is required."],
    ["an unknown key", { headers: { "x-key": "bad" } }, "The API key is not valid."],
    ["an empty key", { headers: { "x-key": "", authorization: "Bearer " } }, "An API key is required."],
    ["another scheme", { headers: { authorization: "Basic good" } }, "An API key is required."],
    ["a scheme that only begins like it", { headers: { authorization: "Bearers good" } }, "An API key is required."],
    ["no scheme", { headers: { authorization: "good" } }, "An API key is required."],
    [
      "a signature that cannot be verified",
      { credentials: [bearer, signature], headers: { authorization: "ACME-SHA256 Credential=good" } },
      "Signatures cannot be verified.",
    ],
    [
      "a key where the dialect has none",
      { credentials: [bearer], headers: { "x-key": "good" }, query: "key=good" },
      "An API key is required.",
    ],
    ["the name of another parameter", { query: "akey=good&Key=good" }, "An API key is required."],
  ];
  for (const [name, given, message] of turnedAway) {
    it(`refuses ${name}`, async () => {
      const error = await check(given).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      expect(error).to.be.instanceOf(GatewayError).and.include({ code: "invalid_api_key", message });
    });
  }

  it("does not look up a credential that is too long for a key", async () => {
    await check({ headers: { "x-key": "k".repeat(513) } }).catch(() => undefined);
    expect(requested).to.deep.equal([]);
  });
});
