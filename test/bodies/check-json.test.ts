import { expect } from "chai";
import fc from "fast-check";
import { checkJson, formatPath } from "../../src/bodies/check-json.js";
import { GatewayError } from "../../src/errors/gateway-error.js";
import { processorTime } from "../support/processor-time.js";

function bigIntegers(text: string): string[] {
  const paths: string[] = [];
  checkJson(text, (pathOf) => paths.push(formatPath(pathOf())));
  return paths;
}

function refusal(text: string): string | undefined {
  try {
    bigIntegers(text);
    return undefined;
  } catch (error) {
    if (error instanceof GatewayError && error.code === "invalid_request") return error.message;
    throw error;
  }
}

const nested = (depth: number, open: string, close: string) =>
  `{"a":${open.repeat(depth - 1)}1${close.repeat(depth - 1)}}`;

describe("checkJson: the check of a body's JSON", () => {
  describe("refuses", () => {
    const cases: [string, string, string][] = [
      ["lists nested 129 deep", nested(129, "[", "]"), "deeper than 128 levels, at position 132"],
      ["objects nested 129 deep", nested(129, '{"a":', "}"), "deeper than 128 levels"],
      [
        "a million open lists, without running out of stack",
        "[".repeat(1_000_000),
        "deeper than 128 levels, at position 128",
      ],
      [
        "a million members",
        `{${Array.from({ length: 1_000_000 }, (_, index) => `"${index}":0`).join()}}`,
        "more than 500,000 members, lists and objects, at position",
      ],
      ["a million empty lists", `{"a":[${"[],".repeat(1_000_000)}0]}`, "more than 500,000 members, lists and objects"],
      ["a number that is too large", '{"a":1e309}', "a number that is too large, at position 5"],
      ["a negative one", '{"a":[-1e999]}', "a number that is too large, at position 6"],
      ["an integer of 400 digits", `{"a":${"9".repeat(400)}}`, "a number that is too large"],
      ["a fraction that is too large", `{"a":${"9".repeat(400)}.5}`, "a number that is too large"],
      ["a key twice", '{"a":1,"b":2,"a":3}', 'the key "a" twice, at position 13'],
      ["a key twice in other letters", '{"model":1,"mod\\u0065l":3}', 'the key "model" twice, at position 11'],
      ["an empty key twice", '{"":1,"":3}', 'the key "" twice'],
      ["a key of objects twice", '{"a":{"b":1},"a":{"b":1}}', 'the key "a" twice'],
      [
        "a long key twice, and does not repeat it all",
        `{"${"k".repeat(500)}":1,"${"k".repeat(500)}":1}`,
        `${"k".repeat(100)}..." twice`,
      ],
    ];
    for (const [name, text, want] of cases) {
      it(name, () => expect(refusal(text)).to.contain(want));
    }
  });

  describe("refuses a key twice anywhere, where that is asked for", () => {
    const cases: [string, string, boolean][] = [
      ["in a member", '{"a":{"b":1,"b":2}}', true],
      ["in an item of a list", '{"a":[{"b":1},{"b":1,"\\u0062":2}]}', true],
      ["not in two items", '{"a":[{"b":1},{"b":2}]}', false],
      ["not in two members", '{"a":{"b":1},"c":{"b":2}}', false],
      ["not at two depths", '{"a":{"a":{"a":1}}}', false],
      ["not where a name looks like a path", '{"a":{"b":1},"[\\"a\\",\\"b\\"]":1}', false],
    ];
    for (const [name, text, isRefused] of cases)
      it(name, () => {
        const check = expect(() => checkJson(text, () => undefined, "everywhere"));
        if (isRefused) check.to.throw('the key "b" twice');
        else check.not.to.throw();
      });

    it("holds each key once, however long the keys around it are", () => {
      const inner = Array.from({ length: 3_000 }, (_, index) => `"${index}":0`).join(",");
      const text = `{"${"k".repeat(500_000)}":{${inner}}}`;
      const before = processorTime();
      checkJson(text, () => undefined, "everywhere");
      expect(processorTime() - before).to.be.below(500);
    });
  });

  describe("accepts", () => {
    const cases: [string, string][] = [
      ["lists nested 128 deep", nested(128, "[", "]")],
      ["objects nested 128 deep", nested(128, '{"a":', "}")],
      ["many lists in one list", `{"a":[${"[],".repeat(1000)}[]]}`],
      [
        "a quarter of a million members and lists",
        `{${Array.from({ length: 124_999 }, (_, index) => `"${index}":[]`).join()},"a":0}`,
      ],
      ["a million numbers and words", `{"a":[${'1,"b",'.repeat(500_000)}null]}`],
      ["brackets in strings", `{"a":"${"[{".repeat(1000)}"}`],
      ["brackets in keys", `{"${"[".repeat(1000)}":1}`],
      ["the largest double", '{"a":1.7976931348623157e308}'],
      ["a number too small to distinguish from zero", '{"a":1e-999}'],
      ["numbers in strings", '{"a":"1e999"}'],
      ["a key twice, once at another level", '{"a":{"b":1,"b":2}}'],
      ["a value that equals a key", '{"a":"a","b":"a"}'],
      ["a key that only begins like another", '{"a":1,"a\\u0000":2}'],
      ["a string that ends in backslashes", '{"a":"\\\\","b":"\\\\\\"","c":"\\\\\\\\"}'],
      ["keys that objects inherit", '{"__proto__":1,"constructor":2,"toString":3}'],
    ];
    for (const [name, text] of cases) {
      it(name, () => {
        JSON.parse(text);
        expect(refusal(text)).to.equal(undefined);
      });
    }
  });

  describe("reports integers that a double cannot hold", () => {
    const cases: [string, string, string[]][] = [
      ["at the top", '{"a":9007199254740993,"b":9007199254740991}', ["a"]],
      ["negative", '{"a":-9007199254740993}', ["a"]],
      ["at 2^53 itself, which may stand for its neighbour too", '{"a":9007199254740992}', ["a"]],
      ["in lists of objects", '{"a":[1,{"b":[0,0,12345678901234567890]}]}', ["a[1].b[2]"]],
      ["after other values", '{"a":{"x":[1]},"b":[[],{},"",99999999999999999999]}', ["b[3]"]],
      ["with the key of the integer, not the first", '{"a":{"b":1,"c":99999999999999999999}}', ["a.c"]],
      ["under a key that is empty", '{"":{"":99999999999999999999}}', ['"".""']],
      ["under a key with escapes", '{"a\\u0062":99999999999999999999}', ["ab"]],
      [
        "with a point",
        '{"a":9007199254740993.0,"b":[9007199254740993.00,-12345678901234567890.0]}',
        ["a", "b[0]", "b[1]"],
      ],
      [
        "with an exponent",
        '{"a":9.007199254740993e15,"b":12345678901234567890E+2,"c":9007199254740993000e-3}',
        ["a", "b", "c"],
      ],
      ["but not those whose digits it holds", '{"a":9007199254740992.0,"b":1e23,"c":1.2345678901234568e+17}', []],
      ["but not smaller ones", '{"a":9007199254740991.0,"b":9007199254740993e-1,"c":0.0000000000000000e20}', []],
      ["but not fractions", '{"a":9007199254740993.5,"b":1e20}', []],
      ["but not in strings", '{"a":"9007199254740993"}', []],
      ["in spite of many digits", '{"a":0.1234567890123456789012345}', []],
    ];
    for (const [name, text, want] of cases) {
      it(name, () => expect(bigIntegers(text)).to.deep.equal(want));
    }
  });

  it("agrees with the parser on all valid JSON", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.constantFrom(0, 1, "\t"), (body, indent) => {
        expect(refusal(JSON.stringify(body, null, indent))).to.equal(undefined);
      }),
    );
  });

  it("ends on any text", () => {
    const piece = fc.constantFrom(
      "{",
      "}",
      "[",
      "]",
      '"',
      "\\",
      ",",
      ":",
      "1",
      "-",
      "e",
      ".",
      "a",
      " ",
      "1e999",
      '"a":',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        refusal(pieces.join(""));
      }),
    );
  });

  it("is fast on hostile text", () => {
    const hostile = [
      `{"a":"${'\\"'.repeat(2_000_000)}"}`,
      `{"a":"${"\\".repeat(4_000_000)}"}`,
      `{"a":"${'\\\\\\"'.repeat(1_000_000)}`,
      `{"a":${"9".repeat(4_000_000)}.5`,
      `{${'"'.repeat(4_000_000)}`,
      `{"a":[${"1,".repeat(2_000_000)}`,
      `{"a":9007199254740993.${"0".repeat(1_000_000)}1}`,
      `{"a":${"0".repeat(1_000_000)}9007199254740993.${"0".repeat(1_000_000)}e0}`,
    ];
    for (const text of hostile) {
      const began = processorTime();
      refusal(text);
      expect(processorTime() - began, text.slice(0, 20)).to.be.below(1000);
    }
  });
});
