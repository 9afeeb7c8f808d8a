import { expect } from "chai";
import fc from "fast-check";
import * as node from "../../src/conversion/bytes.js";
import * as browser from "../../src/explorer/browser-bytes.js";
import { anyText } from "../support/any-text.js";

const text = anyText({ maxLength: 200 });

describe("bytes in browsers", () => {
  const of = <T>(name: string, values: fc.Arbitrary<T>, result: (bytes: typeof node, value: T) => unknown) =>
    it(`${name}: as in Node`, () => {
      fc.assert(fc.property(values, (value) => void expect(result(browser, value)).to.deep.equal(result(node, value))));
    });

  of("the length of a text", text, (bytes, value) => bytes.byteLength(value));
  of("base64 of a text", text, (bytes, value) => bytes.encodeBase64(value));
  of("base64 of bytes", fc.uint8Array(), (bytes, value) => bytes.encodeBase64(value));
  of("bytes of base64", fc.base64String(), (bytes, value) => [...bytes.decodeBase64(value)]);
  of("bytes of what is hardly base64", fc.string(), (bytes, value) => [...bytes.decodeBase64(`YWJj${value}`)]);
  of("text of bytes", fc.uint8Array(), (bytes, value) => bytes.decodeUtf8(value));
  of("bytes of a text", text, (bytes, value) => [...bytes.encodeUtf8(value)]);
  of("SHA-256", fc.string({ maxLength: 300 }), (bytes, value) => bytes.sha256(value));
  of("equal values", fc.tuple(fc.jsonValue(), fc.jsonValue()), (bytes, [one, other]) => [
    bytes.isEqualJson(one, other),
    bytes.isEqualJson(one, structuredClone(one)),
  ]);
  of(
    "members in another order",
    fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true }),
    (bytes, value) => bytes.isEqualJson(value, Object.fromEntries(Object.entries(value).reverse())),
  );

  it("has every function that conversion has in Node", () => {
    expect(Object.keys(browser).sort()).to.deep.equal(Object.keys(node).sort());
  });

  it("makes random digits", () => {
    expect(browser.randomHex(12)).to.match(/^[0-9a-f]{24}$/);
    expect(browser.randomHex(12)).not.to.equal(browser.randomHex(12));
  });
});
