import { expect } from "chai";
import { checkHeaders } from "../../src/calls/check-headers.js";
import { GatewayError } from "../../src/errors/gateway-error.js";

const version = { names: ["x-version", "x-old-version"], message: "A version is required." };

function codeOf(headers: Record<string, string>, required = [version]): string | undefined {
  try {
    checkHeaders(headers, required);
    return undefined;
  } catch (error) {
    return error instanceof GatewayError ? error.code : String(error);
  }
}

const sound = { "content-type": "application/json", "x-version": "1" };

describe("checkHeaders: the head of a model call", () => {
  const cases: [string, Record<string, string>, string | undefined][] = [
    ["accepts JSON", sound, undefined],
    [
      "accepts another name of a required header",
      { "content-type": "application/json", "x-old-version": "1" },
      undefined,
    ],
    ["requires the header", { "content-type": "application/json" }, "invalid_request"],
    ["requires it to have a value", { ...sound, "x-version": "" }, "invalid_request"],
    ["accepts parameters and any case", { ...sound, "content-type": 'Application/JSON; charset="UTF-8"' }, undefined],
    ["accepts types built on JSON", { ...sound, "content-type": "application/vnd.api+json" }, undefined],
    ["refuses other types", { ...sound, "content-type": "text/plain" }, "unsupported_media_type"],
    [
      "refuses types that only look similar",
      { ...sound, "content-type": "application/jsonp" },
      "unsupported_media_type",
    ],
    ["refuses a body without a type", { "x-version": "1" }, "unsupported_media_type"],
    [
      "refuses other charsets",
      { ...sound, "content-type": "application/json; charset=latin1" },
      "unsupported_media_type",
    ],
    ["accepts bodies in a known encoding", { ...sound, "content-encoding": "GZIP" }, undefined],
    ["refuses other encodings", { ...sound, "content-encoding": "compress" }, "unsupported_media_type"],
    ["refuses bodies with two encodings", { ...sound, "content-encoding": "gzip, br" }, "unsupported_media_type"],
    ["refuses idempotency keys", { ...sound, "idempotency-key": "x" }, "unsupported_parameter"],
    ["refuses empty idempotency keys", { ...sound, "idempotency-key": "" }, "unsupported_parameter"],
  ];
  for (const [name, headers, want] of cases) {
    it(name, () => expect(codeOf(headers)).to.equal(want));
  }

  it("names the alternative to an idempotency key", () => {
    expect(() => checkHeaders({ ...sound, "idempotency-key": "x" }, [])).to.throw(
      /without it; .* a `fetch` of your own that removes it/,
    );
  });
});
