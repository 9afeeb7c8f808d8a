import { Secret } from "../../src/config/secret.js";
import { expect } from "chai";
import { explainRefusal, explainUpstreamError } from "../../src/calls/upstream-error.js";
import { toFailure } from "../../src/errors/gateway-error.js";
import { dialects, gatewayCodes } from "../../src/registry.js";
import type { Failure } from "../../src/registry.js";
import { prepareTarget } from "../../src/upstream/target.js";
import { ConnectError, UpstreamError } from "../../src/upstream/upstream-error.js";

const [dialect] = dialects.values();
if (dialect === undefined) throw new Error("no dialect is compiled");
const route = { provider: "p", model: "inner-model", dialect: dialect.name, priority: 0, weight: 1 };
const target = prepareTarget(
  "maker/model",
  route,
  { id: "p", baseUrl: "https://up.test/v1", headers: {}, apiKey: new Secret("the-key") },
  dialect,
);

const reported = (failure: Failure, given: { isConverted?: boolean; retryAfter?: string } = {}) =>
  explainRefusal(failure, { target, isConverted: false, ...given });
const failureOf = (failure: Failure, isConverted = false) =>
  toFailure(reported(failure, { isConverted }), gatewayCodes);

describe("an upstream's refusal", () => {
  it("is reported with status, code, type and place", () => {
    const failure = { status: 404, code: "gone", type: "kind", message: "No.", param: "a.b" };
    expect(failureOf(failure)).to.deep.equal(failure);
  });

  it("keeps neither type nor place in another dialect", () => {
    const failure = { status: 422, code: "odd", type: "kind", message: "No.", param: "a.b" };
    expect(failureOf(failure, true)).to.deep.equal({ status: 422, code: "odd", message: "No." });
  });

  it("contains no name or address of the upstream", () => {
    const failure = {
      status: 400,
      code: "inner-model",
      type: "up.test",
      message: "inner-model at https://up.test/v1 with the-key",
      param: "inner-model",
    };
    expect(JSON.stringify(failureOf(failure))).not.to.match(/inner-model|up\.test|the-key/);
  });

  for (const status of [401, 403, 407]) {
    it(`of ${status} is a fault of the gateway`, () => {
      const failure = failureOf({ status, code: "bad_key", type: "auth", message: "Your key the-key is wrong" });
      expect(failure).to.deep.equal({
        status: 502,
        code: "upstream_error",
        message: "The upstream refused the gateway's own credentials.",
      });
    });
  }

  for (const status of [500, 502, 503, 504, 529, 200, 302, 421]) {
    it(`of ${status} is an upstream error`, () => {
      expect(failureOf({ status, code: "boom", message: "Boom." })).to.deep.equal({
        status: 502,
        code: "upstream_error",
        message: "Boom.",
      });
    });
  }

  it("is cut where it is an HTML page and no message", () => {
    expect(failureOf({ status: 400, message: "x".repeat(100_000) }).message).to.have.length(4096);
  });

  it("has a message in any case", () => {
    expect(failureOf({ status: 400, message: "" }).message).to.equal("The upstream failed.");
  });

  const soon = Date.now();
  const inHours = (hours: number) => new Date(soon + hours * 3_600_000).toUTCString();
  const retries: [number, string, string | undefined][] = [
    [429, "7", "7"],
    [503, "120", "120"],
    [529, "7 ", "7"],
    [429, "1.2", "2"],
    [429, "999999999", "86400"],
    [503, "9".repeat(400), "86400"],
    [429, inHours(1), inHours(1)],
    [429, inHours(48), "86400"],
    [429, inHours(-1), undefined],
    [429, "Wed, 99 Oct 2026 07:28:00 GMT", undefined],
    [429, "1e9", undefined],
    [429, "", undefined],
    [429, "soon", undefined],
    [429, "1\r\nx: y", undefined],
    [429, "-1", undefined],
    [400, "7", undefined],
    [500, "7", undefined],
  ];
  for (const [status, given, want] of retries) {
    it(`of ${status} with retry-after ${JSON.stringify(given)} gives ${want}`, () => {
      expect(reported({ status, message: "x" }, { retryAfter: given }).details.retryAfter).to.equal(want);
    });
  }
});

describe("a failed call to an upstream", () => {
  const timedOut = Object.assign(new Error("x"), { code: "UND_ERR_CONNECT_TIMEOUT" });
  const cases: [string, UpstreamError, string][] = [
    ["a connection that cannot be made", new ConnectError(new Error("ECONNREFUSED 10.0.0.1")), "upstream_error"],
    ["a connection that takes too long", new ConnectError(timedOut), "upstream_timeout"],
    ["no answer in time", new UpstreamError("timeout", "m"), "upstream_timeout"],
    ["an answer that breaks off", new UpstreamError("broken", "m"), "upstream_error"],
    ["an answer that is too large", new UpstreamError("too_large", "m"), "upstream_error"],
    ["an answer that cannot be parsed", new UpstreamError("unreadable", "m"), "upstream_error"],
  ];
  for (const [name, failure, code] of cases) {
    it(`is reported for ${name}`, () => expect(explainUpstreamError(failure).code).to.equal(code));
  }

  it("hides the address from the client and logs the cause for the operator", () => {
    const error = explainUpstreamError(new ConnectError(new Error("ECONNREFUSED 10.0.0.1")));
    expect(error.message).not.to.contain("10.0.0.1");
    expect(error.cause).to.be.instanceOf(Error);
  });
});

describe("an unexpected error", () => {
  it("reveals nothing of the gateway", () => {
    expect(toFailure(new TypeError("/secret/path"), gatewayCodes)).to.deep.equal({
      status: 500,
      code: "internal_error",
      message: "The gateway failed to handle this request.",
    });
  });
});
