import { expect } from "chai";
import {
  codeWord,
  headerText,
  readFailure,
  typedByHeader,
  typeIn,
  type ErrorPlaces,
} from "../../src/conversion/error-body.js";
import type { Json } from "../../src/conversion/json.js";

const places: ErrorPlaces = {
  message: ["error.message", "error"],
  type: ["error.type"],
  code: ["error.code"],
  param: ["error.param"],
  inner_ids: [],
  retry_after: ["error.details[*].wait"],
  status: [
    { at: ["error.details[*].reason", "reason"], is: ["BAD_KEY", "7"], status: 401 },
    { at: ["error.code"], is: ["slow"], in_success: true, status: 429 },
  ],
};
const serverFaults = { at: ["error.type", "error.code"], words: ["broken", "out_of_order"] };
const read = (status: number, body: Json | undefined) =>
  readFailure(status, body, places, { 429: "busy" }, { knownFaults: [], serverFaults });
const fault = (...details: Json[]) => ({ error: { message: "No.", details } });

describe("readFailure", () => {
  const cases: [name: string, status: number, body: Json | undefined, want: object][] = [
    [
      "an error in full",
      404,
      { error: { message: "No.", type: "kind", code: "gone", param: "a.b" } },
      { status: 404, message: "No.", type: "kind", code: "gone", param: "a.b" },
    ],
    ["an error in a list of one", 404, [{ error: { message: "No." } }], { status: 404, message: "No." }],
    ["an error that is a plain text", 404, { error: "No." }, { message: "No." }],
    [
      "a fault of a web framework",
      422,
      { detail: [{ loc: ["body", "seed"], msg: "No." }] },
      { message: "body.seed: No." },
    ],
    [
      "the same with a place that is no path",
      422,
      { detail: [{ loc: ["body", { toString: 1 }], msg: "No." }] },
      { message: "body: No." },
    ],
    ["the same within a message", 422, { message: { detail: [{ msg: "No." }] } }, { message: "No." }],
    ["nothing", 500, undefined, { status: 500, message: "The upstream gave no reason." }],
    ["a code that means a status", 200, { error: { message: "No.", code: "slow" } }, { status: 429 }],
    ["the same beside the status of a failure", 413, { error: { message: "No.", code: "slow" } }, { status: 413 }],
    ["a number at a further place of a rule", 200, { error: "No.", reason: 7 }, { status: 401 }],
    ["a code that repeats the status", 404, { error: { message: "No.", code: 404 } }, { code: undefined }],
    ["a status inside a success, by number", 200, { error: { message: "No.", code: 503 } }, { status: 503 }],
    ["a status inside a success, beside the error", 200, { error: "No.", code: 503 }, { status: 503 }],
    ["a status inside a success, by name", 200, { error: { message: "No.", type: "busy" } }, { status: 429 }],
    [
      "a server's own fault inside a success, whatever number it has",
      200,
      { error: { message: "No.", type: "broken", code: 400 } },
      { status: 502 },
    ],
    ["the same with more text after it", 200, { error: { message: "No.", code: "broken_again" } }, { status: 502 }],
    [
      "the same as the name of a class",
      200,
      { error: { message: "No.", type: "OutOfOrderError", code: 404 } },
      { status: 502, type: "OutOfOrderError" },
    ],
    ["the same in capitals", 200, { error: { message: "No.", type: "OUT_OF_ORDER", code: 404 } }, { status: 502 }],
    [
      "a text that only begins like it",
      200,
      { error: { message: "No.", type: "brokenness", code: 404 } },
      { status: 404 },
    ],
    ["a server's own fault with an error status", 404, { error: { message: "No.", type: "broken" } }, { status: 404 }],
    ["a code that means another status", 400, fault({ wait: "1s" }, { reason: "BAD_KEY" }), { status: 401 }],
    ["another text there", 400, fault({ reason: "BAD_REQUEST" }), { status: 400 }],
    ["seconds to wait, rounded up", 429, fault({ quota: 1 }, { wait: "34.4s" }), { retryAfter: "35" }],
    ["seconds to wait, as a number", 429, fault({ wait: 7 }), { retryAfter: "7" }],
  ];
  for (const [name, status, body, want] of cases) it(name, () => expect(read(status, body)).to.deep.include(want));

  for (const wait of ["soon", "-1s", "1m", "99999999999s", "", null, {}]) {
    it(`a wait of ${JSON.stringify(wait)} is no wait`, () =>
      expect(read(429, fault({ wait }))).not.to.have.property("retryAfter"));
  }
});

describe("typedByHeader", () => {
  const cases: [name: string, type: string | undefined, header: string | undefined, want: string | undefined][] = [
    ["takes the word of the header", undefined, "SlowDown", "SlowDown"],
    ["leaves out an address after it", undefined, "SlowDown:http://internal.test/slow/", "SlowDown"],
    ["leaves out a namespace before it", undefined, "test.space#SlowDown", "SlowDown"],
    ["keeps the type of the body", "Broken", "SlowDown", "Broken"],
    ["finds none without a header", undefined, undefined, undefined],
    ["finds none in an empty header", undefined, "", undefined],
  ];
  for (const [name, type, header, want] of cases)
    it(name, () => expect(typedByHeader({ status: 400, message: "No.", type }, header).type).to.equal(want));
});

describe("codeWord", () => {
  const cases: [code: string | undefined, want: string | undefined][] = [
    ["rate_limited", "rate_limited"],
    ["Client specified an invalid argument", undefined],
    ["DeploymentNotFound", undefined],
    [undefined, undefined],
  ];
  for (const [code, want] of cases)
    it(`of ${JSON.stringify(code)} is ${JSON.stringify(want)}`, () => expect(codeWord(code)).to.equal(want));
});

describe("typeIn and headerText: types of events and of headers", () => {
  const types = { 429: "slowDown", else: "broken" };
  const cases: [name: string, type: string | undefined, status: number, want: string][] = [
    ["keeps a type of events", "slowDown", 500, "slowDown"],
    ["replaces the type of an answer", "SlowDown", 429, "slowDown"],
    ["goes by the status", undefined, 404, "broken"],
  ];
  for (const [name, type, status, want] of cases)
    it(name, () =>
      expect(typeIn(types, { status, message: "No.", ...(type !== undefined && { type }) })).to.equal(want),
    );

  it("leaves out characters that headers cannot have", () =>
    expect(headerText("Slow\r\nDown ä")).to.equal("Slow  Down  "));
});
