import { expect } from "chai";
import fc from "fast-check";
import { GatewayError } from "../../src/errors/gateway-error.js";
import { boundaryOf, parseForm, UNKNOWN_TYPE } from "../../src/bodies/parse-form.js";
import { processorTime } from "../support/processor-time.js";
import { BOUNDARY, FORM_TYPE, readByAnother, type WrittenPart, writtenForm } from "../support/forms.js";

const reported = (bytes: Buffer, boundary = BOUNDARY) =>
  parseForm(bytes, boundary).map(({ name, filename, type, bytes: value }) => ({
    name,
    filename,
    type,
    value: value.toString("latin1"),
  }));

/** One part whose header is written unchanged. */
const headed = (head: string, value = "v") =>
  Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n${value}\r\n--${BOUNDARY}--\r\n`, "latin1");
const named = 'Content-Disposition: form-data; name="a"';

function refusal(run: () => unknown): GatewayError {
  try {
    run();
  } catch (error) {
    if (error instanceof GatewayError) return error;
    throw error;
  }
  throw new Error("it was taken");
}

describe("parseForm: the parts of a form", () => {
  it("are views of the received bytes", () => {
    const bytes = writtenForm([{ name: "image", filename: "a.png", value: Buffer.from([0, 1, 255]) }]);
    const [part] = parseForm(bytes, BOUNDARY);
    expect(part?.bytes.buffer).to.equal(bytes.buffer);
    expect([...(part?.bytes ?? [])]).to.deep.equal([0, 1, 255]);
  });

  for (const [what, head, wanted] of [
    ["a plain name", named, { name: "a", filename: undefined, type: undefined }],
    ["any case in names of headers", 'CONTENT-DISPOSITION: Form-Data; NAME="a"', { name: "a" }],
    [
      "a name without quotes",
      "Content-Disposition: form-data; name=a; filename=b.png",
      { name: "a", filename: "b.png" },
    ],
    ["a file's name with quotes in it", `${named}; filename="a\\"b.png"`, { filename: 'a"b.png' }],
    ["a file's name as a path", `${named}; filename="C:\\\\x\\y.png"`, { filename: "C:\\\\x\\y.png" }],
    ["a backslash at the end of a file's name", `${named}; filename="b\\"`, { name: "a", filename: "b\\" }],
    ["two of them", `${named}; filename="b\\\\"`, { filename: "b\\\\" }],
    [
      "backslashes at the ends of both names",
      'Content-Disposition: form-data; name="a\\"; filename="b\\"',
      { name: "a\\", filename: "b\\" },
    ],
    ["a backslash before no file name", 'Content-Disposition: form-data; name="a\\"; filename=""', { name: "a\\" }],
    ["an escaped quote before a semicolon", `${named}; filename="a\\"; b.png"`, { filename: 'a"; b.png' }],
    ["a tab in a file's name", `${named}; filename="a\tb.png"`, { filename: "a\tb.png" }],
    ["a semicolon at the end", `${named}; filename="b.png"; `, { name: "a", filename: "b.png" }],
    ["a file of any type of image", `${named}; filename="b"\r\nContent-Type: image/*`, { type: UNKNOWN_TYPE }],
    ["a file of an odd type", `${named}; filename="b"\r\nContent-Type: image; x`, { type: UNKNOWN_TYPE }],
    ["any type of image without a file's name", `${named}\r\nContent-Type: image/*`, { type: UNKNOWN_TYPE }],
    [
      "a file's name in its own charset",
      `${named}; filename="x"; filename*=UTF-8''na%C3%AFve%20.png`,
      { filename: "na\u00efve .png" },
    ],
    ["a type with a charset", `${named}\r\nContent-Type: Text/Plain; charset=UTF-8`, { type: "text/plain" }],
    ["blanks around a header", `Content-Disposition:\t ${named.split(": ")[1]} \t`, { name: "a" }],
    ["headers without a meaning here", `${named}\r\nContent-Length: 1\r\nX-Y: z`, { name: "a" }],
  ] as const) {
    it(`may have ${what}`, () => expect(reported(headed(head))[0]).to.deep.include(wanted));
  }

  it("come after a preamble, with blanks after boundaries, and before an epilogue", () => {
    const bytes = Buffer.from(`hello\r\n--${BOUNDARY} \t\r\n${named}\r\n\r\nv\r\n--${BOUNDARY}--\r\nbye`);
    expect(reported(bytes)).to.deep.equal([{ name: "a", filename: undefined, type: undefined, value: "v" }]);
  });

  it("may be none, or empty, or contain what looks like a boundary", () => {
    expect(reported(Buffer.from(`--${BOUNDARY}--`))).to.deep.equal([]);
    expect(reported(headed(named, "")).map(({ value }) => value)).to.deep.equal([""]);
    expect(reported(headed(named, ` --${BOUNDARY}`))[0]?.value).to.equal(` --${BOUNDARY}`);
  });

  it("are those that another parser finds", async () => {
    const word = fc
      .string({ unit: fc.constantFrom(..."ab[]0_é漢 "), minLength: 1, maxLength: 8 })
      .filter((name) => name.trim() === name);
    const part = fc.record({
      name: word,
      filename: fc.option(word, { nil: undefined }),
      value: fc.uint8Array({ maxLength: 200 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 6 }), async (parts) => {
        const written = parts.map(({ name, filename, value }): WrittenPart => ({
          name,
          filename,
          type: filename === undefined ? undefined : "image/png",
          value: filename === undefined ? Buffer.from(value).toString("hex") : Buffer.from(value),
        }));
        const bytes = writtenForm(written);
        const ours = parseForm(bytes, BOUNDARY).map(({ name, filename, type, bytes: value }) => ({
          name,
          filename,
          type,
          value: value.toString("latin1"),
        }));
        const theirs = (await readByAnother(bytes, FORM_TYPE)).map(({ name, filename, type, value }) => ({
          name,
          filename,
          type,
          value: value.toString("latin1" as never),
        }));
        expect(ours).to.deep.equal(theirs);
      }),
    );
  });
});

describe("parseForm: the charset of a part", () => {
  for (const [parameters, wanted] of [
    ["", undefined],
    ["; charset=UTF-8;", "utf-8"],
    ['; format=flowed; CHARSET = "ISO_8859-1"', "iso_8859-1"],
    ['; charset="utf\\-16"', "utf-16"],
    ['; x="; charset=utf-16; "', undefined],
    ["; charset=", undefined],
    [";;charset=utf-8", "utf-8"],
    ["; name=my cat", undefined],
  ] as const)
    it(`is reported by text/plain${parameters}`, () => {
      const [part] = parseForm(headed(`${named}\r\nContent-Type: text/plain${parameters}`), BOUNDARY);
      expect(part?.charset).to.equal(wanted);
    });
});

describe("parseForm: an invalid form", () => {
  const sound = writtenForm([
    { name: "model", value: "m" },
    { name: "image", filename: "a.png", type: "image/png", value: Buffer.alloc(20, 7) },
  ]);
  const manyParts = writtenForm(Array.from({ length: 10_000 }, (_, index) => ({ name: `p${index}`, value: "" })));

  for (const [what, bytes] of [
    ["nothing", Buffer.alloc(0)],
    ["another boundary", writtenForm([{ name: "a", value: "v" }], "another")],
    ["no end", sound.subarray(0, sound.length - 6)],
    ["10,000 parts", manyParts],
    ["a header of 1 MiB", headed(`${named}\r\nX: ${"y".repeat(1024 * 1024)}`)],
    ["a header without an end", Buffer.from(`--${BOUNDARY}\r\n${"y".repeat(1024 * 1024)}`)],
    ["a name of 64 KiB", headed(`Content-Disposition: form-data; name="${"n".repeat(65_536)}"`)],
    ["a name of 1 KiB", headed(`Content-Disposition: form-data; name="${"n".repeat(1024)}"`)],
    ["a file's name of 2 KiB", headed(`${named}; filename="${"n".repeat(2048)}"`)],
    ["a part without a name", headed("Content-Disposition: form-data")],
    ["a part with a tab in its name", headed('Content-Disposition: form-data; name="a\tb"')],
    ["a part with an empty name", headed('Content-Disposition: form-data; name=""')],
    ["a part without a disposition", headed("Content-Type: text/plain")],
    ["a part that is an attachment", headed('Content-Disposition: attachment; name="a"')],
    ["two dispositions", headed(`${named}\r\nContent-Disposition: form-data; name="b"`)],
    ["two names", headed(`${named}; name="b"`)],
    ["two types", headed(`${named}\r\nContent-Type: image/png\r\nContent-Type: text/plain`)],
    ["an invalid type", headed(`${named}\r\nContent-Type: image`)],
    ["a charset before more", headed(`${named}\r\nContent-Type: text/plain; charset="utf-16" x`)],
    ["two charsets", headed(`${named}\r\nContent-Type: text/plain; charset=utf-8; charset=utf-16`)],
    ["more after a name", headed('Content-Disposition: form-data; name="a"b')],
    ["two semicolons at the end", headed(`${named};;`)],
    ["an unfinished name", headed('Content-Disposition: form-data; name="a')],
    ["NUL in a name", headed('Content-Disposition: form-data; name="a\0b"')],
    ["NUL in a file's name", headed(`${named}; filename="a\0.png"`)],
    ["a line end in a name", headed('Content-Disposition: form-data; name="a\nb"')],
    ["a name that is not UTF-8", headed('Content-Disposition: form-data; name="\xc3("')],
    ["a file's name that cannot be decoded", headed(`${named}; filename*=UTF-8''%C3%28`)],
    ["an encoding for mail", headed(`${named}\r\nContent-Transfer-Encoding: base64`)],
    ["a header without a colon", headed(`${named}\r\nnonsense`)],
    ["line feeds alone", Buffer.from(`--${BOUNDARY}\n${named}\n\nv\n--${BOUNDARY}--\n`)],
    ["text after a boundary", Buffer.from(`--${BOUNDARY}xyz\r\n${named}\r\n\r\nv\r\n--${BOUNDARY}--\r\n`)],
  ] as const) {
    it(`is refused with ${what}`, () =>
      expect(refusal(() => parseForm(bytes, BOUNDARY)).code).to.equal("invalid_request"));
  }

  it("is refused wherever it is cut", () => {
    const end = sound.lastIndexOf("--");
    for (let length = 0; length < end + 2; length++)
      expect(refusal(() => parseForm(sound.subarray(0, length), BOUNDARY)).code, String(length)).to.equal(
        "invalid_request",
      );
  });

  it("never fails otherwise", () => {
    const pieces = fc.constantFrom(
      `--${BOUNDARY}`,
      "\r\n",
      "\r\n\r\n",
      named,
      "--",
      "; filename=x",
      "Content-Type: a/b",
      "\0",
      '"',
      " ",
      "v",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (words) => {
        try {
          parseForm(Buffer.from(words.join("")), BOUNDARY);
        } catch (error) {
          expect(error).to.be.instanceOf(GatewayError);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe("parseForm: the heads of parts", () => {
  for (const [what, head] of [
    ["blanks", `${named}\r\nX-Y: z${" \t".repeat(8_000)}z`],
    ["escaped quotes", `${named}; filename="${'\\"'.repeat(500)}"; x="${'\\"; '.repeat(3_000)}"`],
  ] as const)
    it(`take no time, however many ${what} are in them`, () => {
      const parts = Array.from({ length: 99 }, () => `--${BOUNDARY}\r\n${head}\r\n\r\nv\r\n`);
      const bytes = Buffer.from(`${parts.join("")}--${BOUNDARY}--\r\n`);
      const began = processorTime();
      expect(parseForm(bytes, BOUNDARY)).to.have.length(99);
      expect(processorTime() - began).to.be.below(1000);
    });
});

describe("parseForm: the boundary of a form", () => {
  for (const [type, wanted] of [
    ["multipart/form-data; boundary=x", "x"],
    ['multipart/form-data; charset=utf-8; boundary="a b:c"', "a b:c"],
    ["multipart/form-data;BOUNDARY=x;charset=utf-8", "x"],
  ] as const) {
    it(`is reported by ${type}`, () => expect(boundaryOf(type)).to.equal(wanted));
  }

  for (const type of [
    "multipart/form-data",
    "multipart/form-data; boundary=",
    'multipart/form-data; boundary=""',
    `multipart/form-data; boundary=${"x".repeat(71)}`,
    "multipart/form-data; boundary=a b",
  ]) {
    it(`is missed in ${type.slice(0, 60)}`, () =>
      expect(refusal(() => boundaryOf(type)).code).to.equal("invalid_request"));
  }
});
