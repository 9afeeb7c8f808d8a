import { expect } from "chai";
import fc from "fast-check";
import { Attachments } from "../../src/bodies/attachments.js";
import { describeBody, describeEvents, describeText } from "../../src/request-log/describe-body.js";
import { arePlain, isPlain } from "../../src/request-log/plain-lines.js";
import type { Json } from "../../src/registry.js";

const mediaMembers: ReadonlySet<string> = new Set(["data", "image_url"]);
const base64 = Buffer.alloc(300, 7).toString("base64");
const key = `sk-iso-${"aB3".repeat(14)}Z`;

describe("isPlain", () => {
  const cases: [name: string, line: string, isPlainLine: boolean][] = [
    ["an event of text", '{"choices":[{"index":0,"delta":{"content":" snow"},"finish_reason":null}]}', true],
    ["text of 300 words", JSON.stringify({ text: "snow, ".repeat(300) }), true],
    ["numbers as members", '{"usage":{"input_tokens":12,"output_tokens":3}}', true],
    ["long base64", JSON.stringify({ text: base64 }), false],
    ["long base64 in lines", JSON.stringify({ text: base64.replace(/.{76}/g, "$&\n") }), false],
    ["a data URI", '{"text":"see data:image/png;base64,AAAA"}', false],
    ["a data URI in capitals", '{"text":"DATA:,a"}', false],
    ["a data URI whose colon is written as its number", '{"text":"data\\u003aimage/png;base64,AAAA"}', false],
    ["a key of this gateway", JSON.stringify({ text: key }), false],
    ["a member of media", '{"data" : "AAAA"}', false],
    ["a member of media whose name is written with numbers", '{"d\\u0061ta":"AAAA"}', false],
    ["a list of numbers", '{"embedding":[ -0.5,1]}', false],
    ["lists in lists", "[".repeat(65), false],
    ["a long line", JSON.stringify({ text: "snow, ".repeat(3000) }), false],
  ];
  for (const [name, line, wanted] of cases)
    it(`${wanted ? "keeps" : "does not keep"} ${name}`, () => expect(isPlain(line, mediaMembers)).to.equal(wanted));

  it("knows no members of media where there are none", () =>
    expect(isPlain('{"data":"AAAA"}', new Set())).to.equal(true));
});

describe("arePlain", () => {
  const plain = 'event: piece\ndata: {"text":" snow"}\n\n';
  const cases: [name: string, lines: string, isPlainText: boolean][] = [
    ["events of text", plain.repeat(500), true],
    ["an event with a data URI", `${plain}data: {"text":"data:image/png;base64,AAAA"}\n\n`, false],
    ["a data URI as data", `${plain}data: data:image/png;base64,AAAA\n\n`, false],
    ["a key of this gateway", `${plain}event: ${key}\n${plain}`, false],
    ["a member of media", `${plain}data: {"data":"AAAA"}\n\n${plain}`, false],
    ["base64 in several lines", `${plain}${base64.replace(/.{64}/g, "$&\n")}${plain}`, false],
    ["a long line", `${plain}data: {"text":"${"snow, ".repeat(3000)}"}\n\n${plain}`, false],
    ["lists in lists", `${plain}data: ${"[".repeat(65)}${"]".repeat(65)}\n\n${plain}`, false],
  ];
  for (const [name, lines, wanted] of cases)
    it(`${wanted ? "keeps" : "does not keep"} ${name}`, () => expect(arePlain(lines, mediaMembers)).to.equal(wanted));
});

describe("describeEvents", () => {
  const lines: [name: string, line: string, described: string][] = [
    ["a data URI in capitals", "DATA:image/png;base64,iVBORw0KGgo", "<image/png, 8 bytes>"],
    ["a data URI that begins with a capital", "Data:text/plain,snow falls", "<text/plain, 10 characters>"],
    [
      "a data URI that looks like the data of an event",
      "data:image/png;base64,iVBORw0KGgo",
      "data: <image/png, 8 bytes>",
    ],
    ["the same with a space", "data: image/png;base64,iVBORw0KGgo", "data: <image/png, 8 bytes>"],
    ["a data URI as data", "data: data:image/png;base64,iVBORw0KGgo", "data: <image/png, 8 bytes>"],
    ["JSON that looks like a data URI", 'data: ["a;base64,AAAA"]', 'data: ["a;base64,AAAA"]'],
    ["words with a comma", "data: snow, falls", "data: snow, falls"],
  ];
  for (const [name, line, wanted] of lines) {
    it(`describes ${name}`, () =>
      expect(describeEvents(`id: 1\n${line}\n\n`, mediaMembers)).to.equal(`id: 1\n${wanted}\n\n`));
    it(`describes ${name} beside a line that is not plain`, () => {
      const described = describeEvents(`: sk-iso-\n${line}\n\n`, mediaMembers);
      expect(described).to.equal(`: sk-iso-\n${wanted}\n\n`);
    });
  }

  const text = fc.oneof(
    fc.string(),
    fc.constantFrom(base64, key, "data:image/png;base64,AAAA", "Data:,x", base64.replace(/.{20}/g, "$&\r\n")),
    fc.tuple(fc.string(), fc.constantFrom(base64, key)).map(([before, found]) => `${before} ${found}`),
  );
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: "small" },
      text,
      fc.integer(),
      fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { maxLength: 40 }),
      fc.array(tie("value"), { maxLength: 4 }),
      fc.dictionary(fc.oneof(fc.constantFrom("data", "image_url", "text"), fc.string()), tie("value"), { maxKeys: 4 }),
    ),
  }));

  it("describes a text as a body, whether it reads its values or not", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), value, { maxKeys: 4 }), fc.constantFrom(undefined, 2), (body, spaces) => {
        const text = JSON.stringify(body, undefined, spaces);
        const json = JSON.parse(text) as Json;
        expect(JSON.parse(describeText({ text, json }, mediaMembers))).to.deep.equal(
          JSON.parse(describeBody(json, mediaMembers)),
        );
      }),
      { numRuns: Number(process.env.ISOGLOSS_RUNS ?? 300) },
    );
  });

  it("reads the values of a text in which media were set aside", () => {
    const attachments = new Attachments();
    attachments.keep(Buffer.from("bytes"));
    const body = { text: '{"a":"1"}', json: { a: "2" }, attachments };
    expect(describeText(body, mediaMembers)).to.equal('{"a":"2"}');
  });

  it("describes an event as a body, whether it reads it or not", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), value, { maxKeys: 4 }), (event) => {
        const line = JSON.stringify(event);
        const described = describeEvents(`data: ${line}`, mediaMembers);
        expect(described.slice(0, 6)).to.equal("data: ");
        const read: unknown = JSON.parse(described.slice(6));
        expect(read).to.deep.equal(JSON.parse(describeBody(JSON.parse(line) as Json, mediaMembers)));
      }),
      { numRuns: Number(process.env.ISOGLOSS_RUNS ?? 300) },
    );
  });
});
