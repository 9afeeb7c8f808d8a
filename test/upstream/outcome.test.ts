import { expect } from "chai";
import { isTimeout, outcomeOf, type Outcome, wasNotSent } from "../../src/upstream/outcome.js";
import { ConnectError, UpstreamError } from "../../src/upstream/upstream-error.js";

const STATUSES = Array.from({ length: 300 }, (_, index) => index + 300);

const statusesWhere = (fits: (outcome: Outcome) => boolean) =>
  STATUSES.filter((status) => status < 500 && fits(outcomeOf(status)));

describe("the outcome policy", () => {
  it("fails over after overload, timeouts and every server error", () => {
    expect(statusesWhere(({ failsOver }) => failsOver)).to.deep.equal([408, 424, 429]);
    for (const status of [500, 502, 503, 504, 520, 599])
      expect(outcomeOf(status).failsOver, `${status}`).to.equal(true);
  });

  it("retries repeatable requests after a rate limit and every server error", () => {
    expect(statusesWhere(({ isRetried }) => isRetried)).to.deep.equal([429]);
    for (const status of [500, 502, 503, 504, 520]) expect(outcomeOf(status).isRetried, `${status}`).to.equal(true);
  });

  it("treats answers of proxies as ambiguous", () => {
    const ambiguous = STATUSES.filter((status) => outcomeOf(status).isAmbiguous);
    expect(ambiguous.filter((status) => status < 520)).to.deep.equal([408, 499, 502, 504]);
    expect(ambiguous.filter((status) => status >= 520)).to.have.length(80);
  });

  it("ends an upstream job only after the vendor's refusal", () => {
    expect(statusesWhere(({ poll }) => poll === "gone")).to.deep.equal([404, 410]);
    expect(statusesWhere(({ poll }) => poll === "moderation_only")).to.deep.equal([403, 409, 423, 425]);
    expect(statusesWhere(({ poll }) => poll === "retry").filter((status) => status >= 400)).to.deep.equal([
      401, 402, 407, 408, 421, 429,
    ]);
    for (const status of [302, 500, 503]) expect(outcomeOf(status).poll, `${status}`).to.equal("retry");
    for (const status of [400, 422]) expect(outcomeOf(status).poll, `${status}`).to.equal("final");
  });

  it("retries downloads where the refusal may be temporary", () => {
    expect(statusesWhere(({ download }) => download === "retry")).to.deep.equal([408, 425, 429]);
    expect(outcomeOf(404).download).to.equal("refused");
    expect(outcomeOf(304).download).to.equal("final");
    expect(outcomeOf(500).download).to.equal("retry");
  });

  it("distinguishes refused credentials of the gateway and waits", () => {
    expect(STATUSES.filter((status) => outcomeOf(status).refusesGateway)).to.deep.equal([401, 403, 407]);
    expect(STATUSES.filter((status) => outcomeOf(status).concernsConnection)).to.deep.equal([421]);
    expect(STATUSES.filter((status) => outcomeOf(status).passesRetryAfter)).to.deep.equal([429, 503, 529]);
  });

  it("reports that a connection that was not made carried nothing", () => {
    const timedOut = new ConnectError(Object.assign(new Error("slow"), { code: "UND_ERR_CONNECT_TIMEOUT" }));
    expect(wasNotSent(timedOut)).to.equal(true);
    expect(wasNotSent(new UpstreamError("broken", "cut"))).to.equal(false);
    expect(wasNotSent(new Error("other"))).to.equal(false);
    expect(
      [timedOut, new UpstreamError("timeout", "slow"), new ConnectError(new Error("refused"))].map(isTimeout),
    ).to.deep.equal([true, true, false]);
  });
});
