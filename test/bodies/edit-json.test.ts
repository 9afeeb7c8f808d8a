import { expect } from "chai";
import fc from "fast-check";
import { processorTime } from "../support/processor-time.js";
import { moveValue, removeAt, removeMember, replaceValue, setValue } from "../../src/bodies/edit-json.js";

describe("replacing a value in JSON text", () => {
  const cases: [string, string, string[], string][] = [
    ["at the top", '{"model":"a","x":1}', ["model"], '{"model":V,"x":1}'],
    ["of any type", '{"model":{"deep":[1,"}"]},"x":1}', ["model"], '{"model":V,"x":1}'],
    ["nested", '{"a":{"model":"x"}}', ["a", "model"], '{"a":{"model":V}}'],
    [
      "not one that is nested elsewhere",
      '{"a":{"model":"x"},"model":null}',
      ["model"],
      '{"a":{"model":"x"},"model":V}',
    ],
    [
      "with white space everywhere",
      ' {\n "a" : 1 ,\t"model" \r\n: "x" } ',
      ["model"],
      ' {\n "a" : 1 ,\t"model" \r\n: V } ',
    ],
    ["whose key is written with escapes", '{"mod\\u0065l":"x"}', ["model"], '{"mod\\u0065l":V}'],
    ["whose key holds quotes", '{"a\\"b":"x"}', ['a"b'], '{"a\\"b":V}'],
    [
      "after strings that look like JSON",
      '{"a":"\\"model\\":\\\\","model":"x"}',
      ["model"],
      '{"a":"\\"model\\":\\\\","model":V}',
    ],
    ["the last of two, as parsers do", '{"model":"a","model":"b"}', ["model"], '{"model":"a","model":V}'],
    [
      "the last of two, whose key is written with escapes",
      '{"model":"a","mod\\u0065l":"b"}',
      ["model"],
      '{"model":"a","mod\\u0065l":V}',
    ],
    [
      "its own and none of an object that follows",
      '{"model":"a","b":{"model":"c"}}',
      ["model"],
      '{"model":V,"b":{"model":"c"}}',
    ],
    ["the last of two with quotes in their keys", '{"a\\"b":1,"a\\"b":2}', ['a"b'], '{"a\\"b":1,"a\\"b":V}'],
    ["but not one that is missing", '{"x":1}', ["model"], '{"x":1}'],
    ["but not inside a value that is no object", '{"a":["model",1]}', ["a", "model"], '{"a":["model",1]}'],
    ["but not in text that is no object", "[DONE]", ["model"], "[DONE]"],
    ["but not in an empty text", "", ["model"], ""],
  ];
  for (const [name, text, path, want] of cases) {
    it(name, () => expect(replaceValue(text, path, "V")).to.equal(want));
  }

  const lists: [string, string, string[], string][] = [
    ["in every item of a list", '{"a":[{"m":"x"},{"m":"y"}]}', ["a", "*", "m"], '{"a":[{"m":V},{"m":V}]}'],
    ["in lists of lists", '{"a":[[{"m":"x"}],[],[{"m":"y"}]]}', ["a", "*", "*", "m"], '{"a":[[{"m":V}],[],[{"m":V}]]}'],
    [
      "below an item",
      '{"a":[{"f":{"m":"x"}},{"t":1},{"f":{"m":"long one"},"m":"z"}],"m":1}',
      ["a", "*", "f", "m"],
      '{"a":[{"f":{"m":V}},{"t":1},{"f":{"m":V},"m":"z"}],"m":1}',
    ],
    [
      "but only texts",
      '{"a":[{"m":null},{"m":{"m":"x"}},{"m":"y"}]}',
      ["a", "*", "m"],
      '{"a":[{"m":null},{"m":{"m":"x"}},{"m":V}]}',
    ],
    ["but not where there is no list", '{"a":{"m":"x"}}', ["a", "*", "m"], '{"a":{"m":"x"}}'],
    ["but not in text that is cut off", '{"a":[{"m":"x"', ["a", "*", "m"], '{"a":[{"m":V'],
  ];
  for (const [name, text, path, want] of lists) {
    it(name, () => expect(replaceValue(text, path, "V")).to.equal(want));
  }

  it("in each of very many items at once", () => {
    const listOf = (value: string) => `{"a":[${Array.from({ length: 20_000 }, () => `{"m":${value}}`).join()}]}`;
    const text = listOf(`"${"x".repeat(40)}"`);
    const began = processorTime();
    expect(replaceValue(text, ["a", "*", "m"], "V") === listOf("V")).to.equal(true);
    expect(processorTime() - began).to.be.below(1000);
  });

  for (const text of [
    '{"model"',
    '{"model":',
    '{"model":"',
    '{"a',
    '{"a":[',
    "{",
    '{"a":1 "model":2',
    '{,"model":1}',
    '{"a":}',
  ]) {
    it(`ends on ${text}`, () => expect(replaceValue(text, ["model", "x"], "V")).to.be.a("string"));
    it(`ends on ${text} with lists`, () => expect(replaceValue(text, ["a", "*", "*"], "V")).to.be.a("string"));
  }
});

describe("removing a member from JSON text", () => {
  const cases: [string, string, string][] = [
    ["the first", '{"a":1, "b":2}', '{"b":2}'],
    ["one between others", '{ "x":0 , "a":[1,{"a":2}] , "b":2}', '{ "x":0 , "b":2}'],
    ["the last", '{"b":2, "a":"x" }', '{"b":2 }'],
    ["the only one", '{ "a" : null }', "{ }"],
    ["but none that is missing", '{"b":{"a":1}}', '{"b":{"a":1}}'],
  ];
  for (const [name, text, want] of cases) {
    it(name, () => expect(removeMember(text, "a")).to.equal(want));
  }

  it("leaves all others as they were parsed", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }),
        fc.constantFrom(undefined, 2),
        (body, indent) => {
          fc.pre(!Object.hasOwn(body, "__proto__"));
          for (const key of Object.keys(body)) {
            const { [key]: _removed, ...rest } = body;
            expect(JSON.parse(removeMember(JSON.stringify(body, null, indent), key))).to.deep.equal(
              JSON.parse(JSON.stringify(rest)),
            );
          }
        },
      ),
    );
  });
});

describe("moving a value in JSON text", () => {
  const cases: [string, string, string[], string[], string][] = [
    ["beside others", '{"a":{"n": 1,"x":2}}', ["a", "n"], ["a", "count"], '{"a":{"x":2,"count":1}}'],
    ["in place of the value there", '{"n":1,"count":2}', ["n"], ["count"], '{"count":1}'],
    [
      "out of an object in a list",
      '[{"a":{"data":"AA","k":1}}]',
      ["0", "a", "data"],
      ["0", "a", "bytes"],
      '[{"a":{"k":1,"bytes":"AA"}}]',
    ],
    ["unless it is null", '{"n":null,"x":2}', ["n"], ["count"], '{"x":2}'],
    ["unless there is none", '{"a":[{}]}', ["a", "0", "n"], ["a", "0", "m"], '{"a":[{}]}'],
    ["unless the list is shorter", '{"a":[{"n":1}]}', ["a", "1", "n"], ["a", "1", "m"], '{"a":[{"n":1}]}'],
  ];
  for (const [name, text, from, to, want] of cases) {
    it(name, () => expect(moveValue(text, from, to)).to.equal(want));
  }

  it("removes a member at a path", () =>
    expect(removeAt('{"a":[{"b":{},"c":1}]}', ["a", "0", "b"])).to.equal('{"a":[{"c":1}]}'));
});

describe("setting a value in JSON text", () => {
  const cases: [string, string, string[], string][] = [
    ["replaces the value", '{"a": 1}', ["a"], '{"a": V}'],
    ["adds a member after the last", '{"b": 1 }', ["a"], '{"b": 1,"a":V }'],
    ["adds the only member", "{ }", ["a"], '{"a":V }'],
    ["replaces inside", '{"a":{"b":1,"c":2}}', ["a", "b"], '{"a":{"b":V,"c":2}}'],
    ["adds inside", '{"a":{"c":2}}', ["a", "b"], '{"a":{"c":2,"b":V}}'],
    ["adds inside an empty object", '{"a":{}}', ["a", "b"], '{"a":{"b":V}}'],
    ["creates the objects on the way", '{"x":1}', ["a", "b", "c"], '{"x":1,"a":{"b":{"c":V}}}'],
    ["replaces other values than objects on the way", '{"a":null}', ["a", "b"], '{"a":{"b":V}}'],
    ["writes keys as JSON", "{}", ['a"b'], '{"a\\"b":V}'],
    ["replaces inside an item of a list", '{"a":[{},{"b":1}]}', ["a", "1", "b"], '{"a":[{},{"b":V}]}'],
    ["adds inside an item of a list", '{"a":[ { } ]}', ["a", "0", "b"], '{"a":[ {"b":V } ]}'],
    ["replaces a list that has no such item", '{"a":[{}]}', ["a", "1", "b"], '{"a":{"1":{"b":V}}}'],
  ];
  for (const [name, text, path, want] of cases) {
    it(name, () => expect(setValue(text, path, "V")).to.equal(want));
  }

  it("is equal to setting it in the parsed object, and leaves all other bytes", () => {
    const object = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(object, fc.string(), fc.constantFrom(undefined, 0, 2, "\t"), (body, key, indent) => {
        fc.pre(key !== "__proto__" && !Object.hasOwn(body, "__proto__"));
        const text = JSON.stringify(body, null, indent);
        const edited = setValue(text, [key], "7");
        expect(JSON.parse(edited)).to.deep.equal({ ...(JSON.parse(text) as object), [key]: 7 });
        if (!Object.hasOwn(body, key))
          expect(edited.startsWith(text.slice(0, text.trimEnd().length - 1).trimEnd())).to.equal(true);
      }),
    );
  });

  it("restores the text when the value is put back", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), (body) => {
        const text = JSON.stringify(body, null, 1);
        const [key = ""] = Object.keys(body);
        const value = JSON.stringify(body[key], null, 1).replaceAll("\n", "\n ");
        expect(replaceValue(replaceValue(text, [key], "0"), [key], value)).to.equal(text);
      }),
    );
  });

  it("takes time in proportion to a text that repeats a key, each time in another spelling", () => {
    const repeated = Array.from({ length: 200_000 }, () => '"\\u0061":true').join();
    const begun = processorTime();
    const edited = setValue(`{"b":{"a":true,${repeated}}}`, ["b", "a"], "V");
    expect(processorTime() - begun).to.be.below(700);
    expect(edited.endsWith(',"\\u0061":V}}')).to.equal(true);
  });
});
