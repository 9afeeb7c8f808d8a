/** Forms as raw bytes on a socket, as careless and as hostile clients write them. */
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { expect } from "chai";
import { json, temporaryGateway, type TestGateway } from "../../support/server/temporary-gateway.js";
import { stored } from "../../support/bodies/compressed-bodies.js";
import { BOUNDARY, FORM_TYPE, readByAnother } from "../../support/forms.js";
import { catalog, EDITS, JPEG } from "./written-image-forms.js";

const made = { created: 7, data: [{ b64_json: "AAAA" }] };
const DISPOSITION = "Content-Disposition: form-data; name=";

/** One part, whose head is written unchanged. */
const headed = (head: string, value: string | Buffer) =>
  Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`), Buffer.from(value), Buffer.from("\r\n")]);
const field = (name: string, value: string | Buffer, more = "") => headed(`${DISPOSITION}"${name}"${more}`, value);
const image = (named = "a.jpg") => field("image", JPEG, `; filename="${named}"\r\nContent-Type: image/jpeg`);
const whole = (...parts: readonly Buffer[]) => Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
const first = (model: string) => [field("model", `maker/${model}`), field("prompt", "snow")];
const options = (value: string) => field("sequential_image_generation_options", value);

interface Answered {
  readonly status: number;
  readonly dropped: string | undefined;
  readonly error: { readonly code?: string; readonly param?: string | null; readonly message?: string };
}

/** Sends bytes as they are. Without an answer the connection was closed. */
function post(test: TestGateway, pieces: readonly Buffer[], headers: Readonly<Record<string, string>>) {
  return new Promise<Answered>((resolve, reject) => {
    const socket = connect(test.port, "127.0.0.1").on("error", reject);
    const all = { host: "x", connection: "close", authorization: `Bearer ${test.key}`, "content-type": FORM_TYPE };
    const lines = Object.entries({ ...all, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST ${EDITS} HTTP/1.1\r\n${lines.join("")}\r\n`);
    for (const piece of pieces) socket.write(piece);
    const chunks: Buffer[] = [];
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("close", () => {
      const text = Buffer.concat(chunks).toString();
      const { error = {} } = JSON.parse(/\{.*\}/s.exec(text)?.[0] ?? "{}") as Partial<Answered>;
      const dropped = /^x-dropped-params: (.*)\r$/im.exec(text)?.[1];
      resolve({ status: Number(text.slice(9, 12)), dropped, error });
    });
  });
}

const posted = (test: TestGateway, bytes: Buffer, headers: Readonly<Record<string, string>> = {}) =>
  post(test, [bytes], { "content-length": String(bytes.length), ...headers });

async function arrived({ upstream }: TestGateway) {
  const [request] = upstream.requests;
  if (request === undefined) throw new Error("nothing was sent");
  const parts = await readByAnother(request.bytes, String(request.headers["content-type"]));
  return parts.slice(2).map(({ name, filename, value }) => [name, filename, value.toString("latin1" as never)]);
}

describe("a hostile form", () => {
  const open = temporaryGateway(catalog);
  const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

  for (const [what, part, param] of [
    [
      "JSON that is nested as deep as no code can write it",
      options(deep(100_000)),
      "sequential_image_generation_options",
    ],
    ["JSON that is nested deeper than bodies may be", options(deep(129)), "sequential_image_generation_options"],
    ["lists as deep", options("[".repeat(100_000) + "]".repeat(100_000)), "sequential_image_generation_options"],
    ["JSON with a key twice", options('{"max_images":1,"max_images":9}'), "sequential_image_generation_options"],
    ["JSON with a number beyond all numbers", options('{"x":1e999}'), "sequential_image_generation_options"],
    ["broken JSON", options('{"max_images":'), "sequential_image_generation_options"],
    ["a list in place of an object", options("[1]"), "sequential_image_generation_options"],
    ["a word in place of a flag", field("stream", "True"), "stream"],
    ["nothing in place of a flag", field("stream", ""), "stream"],
    ["a fraction in place of a count", field("n", "1.5"), "n"],
    ["a flag in place of a count", field("n", "true"), "n"],
    ["a list in place of a count", field("n[]", "2"), "n"],
    ["a count in hexadecimal", field("n", "0x2"), "n"],
    [
      "a count that is not one inside an object",
      field("sequential_image_generation_options[max_images]", "x"),
      "sequential_image_generation_options.max_images",
    ],
    [
      "a text of two bytes for each letter",
      field("user", Buffer.from("ab", "utf16le"), "\r\nContent-Type: text/plain; charset=utf-16le"),
      "user",
    ],
    ["a text in an unknown charset", field("user", "ab", '\r\nContent-Type: text/plain; charset="klingon"'), "user"],
    ["base64 as in mail", field("user", "YWI=", "\r\nContent-Transfer-Encoding: base64"), "user"],
    ["an invalid type", field("user", "ab", "\r\nContent-Type: nonsense"), "user"],
    ["a longer text than any", field("user", "x".repeat(1024 * 1024 + 1)), undefined],
  ] as const) {
    it(`is refused with ${what}, by the name of the part`, async () => {
      const test = open();
      const { status, error } = await posted(test, whole(...first("none"), image(), part));
      expect([status, error.code], error.message).to.deep.equal(
        param === undefined ? [413, "request_too_large"] : [400, "invalid_request"],
      );
      expect(error.param ?? undefined).to.equal(param);
      expect(test.upstream.requests.length).to.equal(0);
      expect(JSON.stringify(test.log)).not.to.contain("unexpected");
    });
  }

  for (const [what, part, wanted] of [
    ["a backslash at the end of a file's name", image("a\\"), ["image", "a%5C"]],
    ["two of them, which its parser takes for one", image("a\\\\"), ["image", "a\\"]],
    ["two of them at the end of a name", field("later\\\\", "x"), ["later\\", undefined, "x"]],
    ["a backslash at the end of a name", field("later\\", "x"), ["later%5C", undefined, "x"]],
    ["a tab in a file's name", image("a\tb"), ["image", "a%09b"]],
    ["a semicolon at the end of a head", field("later", "x", ";"), ["later", undefined, "x"]],
    ["a quote in a name", field('la\\"ter', "x"), ["la%22ter", undefined, "x"]],
    ["escapes in a name", field("a%0D%0Ab%22", "x"), ["a%0D%0Ab%22", undefined, "x"]],
    [
      "a name without quotes and blanks",
      headed("content-disposition:form-data;name=later", "x"),
      ["later", undefined, "x"],
    ],
    ["letters of other scripts in a name", field("sp\u00e4ter\u6f22", "x"), ["sp\u00e4ter\u6f22", undefined, "x"]],
    ["an unfinished nested name", field("later[a", "x"), ["later[a", undefined, "x"]],
    ["a nested name without a beginning", field("[later]", "x"), ["[later]", undefined, "x"]],
    ["names that objects inherit", field("constructor[valueOf]", "x"), ["constructor[valueOf]", undefined, "x"]],
    ["a file under a name that objects inherit", field("toString", "x", '; filename="x"'), ["toString", "x", "x"]],
    [
      "a text in Latin-1",
      field("user", Buffer.from("caf\u00e9", "latin1"), "\r\nContent-Type: text/plain; charset=ISO-8859-1"),
      ["user", undefined, "caf\u00e9"],
    ],
    [
      "a text in ASCII",
      field("user", "cafe", "\r\nContent-Type: text/plain; charset=US-ASCII\r\nContent-Transfer-Encoding: 8bit"),
      ["user", undefined, "cafe"],
    ],
    ["JSON of the greatest depth", options(deep(128)), ["sequential_image_generation_options", undefined, deep(128)]],
    [
      "an integer that no double holds",
      options('{"x":9007199254740993}'),
      ["sequential_image_generation_options", undefined, '{"x":9007199254740993}'],
    ],
  ] as const) {
    it(`reaches its host with ${what}`, async () => {
      const test = open();
      test.upstream.answer = json(made);
      const isImage = wanted[0] === "image";
      const bytes = whole(...first("none"), ...(isImage ? [] : [image()]), part);
      expect((await posted(test, bytes)).status).to.equal(200);
      const sent = (await arrived(test)).at(-1);
      expect(sent).to.deep.equal(isImage ? [...wanted, JPEG.toString("latin1")] : [...wanted]);
    });
  }

  it("reports nothing that reaches the host", async () => {
    const test = open();
    test.upstream.answer = json(made);
    const inside = [
      ["image[url]", "https://example.test/a.png"],
      ["image[detail]", "high"],
      ["mask[url]", "https://example.test/b.png"],
      ["mask[detail]", "low"],
    ] as const;
    const bytes = whole(...first("family-A"), ...inside.map(([name, value]) => field(name, value)));
    expect(await posted(test, bytes)).to.deep.include({ status: 200, dropped: undefined });
    expect(await arrived(test)).to.deep.equal(inside.map(([name, value]) => [name, undefined, value]));
  });
});

describe("the transfer of a form", () => {
  const open = temporaryGateway(catalog);
  const plain = whole(...first("none"), field("image", "<svg/>", '; filename="a.svg"\r\nContent-Type: image/svg+xml'));

  for (const [what, bytes, headers] of [
    ["compressed by gzip", gzipSync(plain), { "content-encoding": "gzip" }],
    ["compressed by zstd", stored(plain.toString()), { "content-encoding": "zstd" }],
    ["between a preamble and an epilogue", Buffer.concat([Buffer.from("a\r\n"), plain, Buffer.from("b--")]), {}],
  ] as const) {
    it(`may be ${what}`, async () => {
      const test = open();
      test.upstream.answer = json(made);
      expect((await posted(test, bytes, headers)).status).to.equal(200);
      expect(await arrived(test)).to.deep.equal([["image", "a.svg", "<svg/>"]]);
    });
  }

  it("may be in chunks of a byte without a length", async () => {
    const test = open();
    test.upstream.answer = json(made);
    const chunks = Array.from(plain, (byte) => Buffer.from([0x31, 0x0d, 0x0a, byte, 0x0d, 0x0a]));
    const headers = { "transfer-encoding": "chunked" };
    expect((await post(test, [...chunks, Buffer.from("0\r\n\r\n")], headers)).status).to.equal(200);
    expect(await arrived(test)).to.deep.equal([["image", "a.svg", "<svg/>"]]);
  });

  it("may break off, and leaves nothing behind", async () => {
    const test = open();
    test.upstream.answer = json(made);
    const length = { "content-length": String(plain.length) };
    const broken = Array.from({ length: 40 }, async (_, count) => {
      const socket = connect(test.port, "127.0.0.1").on("error", () => undefined);
      const head = { host: "x", authorization: `Bearer ${test.key}`, "content-type": FORM_TYPE, ...length };
      const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`POST ${EDITS} HTTP/1.1\r\n${lines.join("")}\r\n`);
      socket.write(plain.subarray(0, count * 8), () => socket.destroy());
      await new Promise((resolve) => socket.once("close", resolve));
    });
    await Promise.all(broken);
    expect((await posted(test, plain)).status).to.equal(200);
    expect(test.upstream.requests.length).to.equal(1);
    expect(JSON.stringify(test.log)).not.to.contain("unexpected");
  });
});
