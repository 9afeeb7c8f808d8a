import { expect } from "chai";
import { Attachments } from "../../src/bodies/attachments.js";
import { parseForm } from "../../src/bodies/parse-form.js";
import { readForm } from "../../src/bodies/read-form.js";
import { writeForm } from "../../src/bodies/write-form.js";
import type { FormTable, Wire } from "../../src/registry.js";
import { BOUNDARY, readByAnother, type WrittenPart, writtenForm } from "../support/forms.js";

const TABLE: FormTable = { files: { picture: "list" }, values: { options: "object", "options.most": "number" } };

async function written(parts: readonly WrittenPart[], change: (values: Wire) => Wire) {
  const { form, attachments = new Attachments() } = readForm(parseForm(writtenForm(parts), BOUNDARY), TABLE);
  if (form === undefined) throw new Error("it is no form");
  const { type = "", length, pieces } = writeForm(form, attachments, change(form.values));
  const bytes = Buffer.concat([...pieces()]);
  expect(length).to.equal(bytes.length);
  return (await readByAnother(bytes, type)).map(({ name, value }) => [name, String(value)]);
}

describe("writeForm: the values of a form", () => {
  const picture = { name: "picture", filename: "a", type: "image/png", value: Buffer.from("bytes") };
  const whole = { name: "options", value: '{ "most": 1 }' };
  const apart = [
    { name: "options[most]", value: "1.0" },
    { name: "options[least]", value: "0" },
  ];

  type Case = readonly [string, readonly WrittenPart[], Wire, readonly (string | readonly string[])[]];
  const cases: readonly Case[] = [
    ["an object that came as JSON", [whole, picture], { options: { most: 2 } }, [["options", '{"most":2}'], "file"]],
    ["an object that came in parts", [...apart, picture], { options: { most: 2 } }, [["options[most]", "2"], "file"]],
    ["a word in place of an object", [whole], { options: "none" }, [["options", "none"]]],
    ["no part for null", [whole, picture], { options: null, later: null }, ["file"]],
    ["no part for what is empty", [picture], { later: {}, last: [] }, ["file"]],
    [
      "lists inside lists",
      [picture],
      { later: [[1, 2], { on: false }] },
      ["file", ["later[0][]", "1"], ["later[0][]", "2"], ["later[1][on]", "false"]],
    ],
    [
      "objects whose keys no name can hold as JSON",
      [picture],
      { later: { "a[b": 1 }, more: [{ "": 2 }, { inside: { "0": 3 } }] },
      ["file", ["later", '{"a[b":1}'], ["more[0]", '{"":2}'], ["more[1][inside]", '{"0":3}']],
    ],
    ["no control characters in names", [picture], { "a\t\u0001\u007f": "b" }, ["file", ["a%09%01%7F", "b"]]],
    [
      "names that would end a head",
      [picture],
      { later: { 'a"\r\nContent-Type: b': "c" } },
      ["file", ["later[a%22%0D%0AContent-Type: b]", "c"]],
    ],
  ];
  for (const [what, parts, values, wanted] of cases)
    it(`are written with ${what}`, async () =>
      expect(await written(parts, () => values)).to.deep.equal(
        wanted.map((part) => (part === "file" ? ["picture", "bytes"] : part)),
      ));

  it("keep a type that says more than that they are texts", async () => {
    const typed = [
      { ...whole, type: "application/json" },
      { name: "kept", value: "{}", type: "application/json; charset=latin1" },
      { name: "plain", value: "a", type: "text/plain; charset=latin1" },
    ];
    const { form, attachments = new Attachments() } = readForm(parseForm(writtenForm(typed), BOUNDARY), TABLE);
    if (form === undefined) throw new Error("it is no form");
    const { pieces } = writeForm(form, attachments, { ...form.values, options: { most: 2 } });
    const text = Buffer.concat([...pieces()]).toString("latin1");
    expect(text.match(/^Content-Type: .*$/gm)).to.deep.equal(Array(2).fill("Content-Type: application/json"));
    expect(text).to.contain('json\r\n\r\n{"most":2}\r\n');
  });

  it("stay as they were received where they are the same", async () => {
    const parts = [...apart, picture, { name: "text", value: " \u2744 " }];
    const received = parts.map(({ name, value }) => [name, String(value)]);
    expect(await written(parts, (values) => JSON.parse(JSON.stringify(values)) as Wire)).to.deep.equal(received);
  });
});
