import { expect } from "chai";
import { json, openCall, route, temporaryGateway, type TestGateway } from "../../server/support.js";
import { BOUNDARY, FORM_TYPE, readByAnother, type WrittenPart, writtenForm } from "../../support/forms.js";

const EDITS = "/v1/images/edits";
const painter = { kind: "image", outputs: ["image"], pricing: { perImage: 0.04 } } as const;
const FAMILIES = ["family-A", "family-B", "family-C", "family-D", "none"];
const alike = FAMILIES.map((profile) => ({
  ...painter,
  id: `maker/${profile}`,
  profile,
  routes: [route("one", "images")],
}));
const apart = [
  { ...painter, id: "maker/by-reference", profile: "none", routes: [route("one", "images-by-reference")] },
  { ...painter, id: "maker/of-layers", profile: "none", routes: [route("one", "images-of-layers")] },
  {
    ...painter,
    id: "maker/failing-over",
    profile: "none",
    routes: [route("one", "images"), route("two", "images", 1)],
  },
];
const catalog = { models: [...alike, ...apart] };

const made = {
  created: 7,
  data: [{ b64_json: "AAAA" }],
  usage: { input_tokens: 3, output_tokens: 4, total_tokens: 7 },
};
/** Every byte, and more than is kept of an image's beginning. */
const PNG = Buffer.concat([
  Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
  Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 256)),
]);
const JPEG = Buffer.from("\xff\xd8\xff\xe0 a photograph", "latin1");
const dataUri = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString("base64")}`;

const scalars = (model: string): WrittenPart[] => [
  { name: "model", value: model },
  { name: "prompt", value: "let it snow \u2744" },
];
const file = (name: string, filename = "a.png", value = PNG, type: string | undefined = "image/png"): WrittenPart => ({
  name,
  filename,
  type,
  value,
});

async function sent(test: TestGateway, parts: readonly WrittenPart[] | Buffer, type = FORM_TYPE) {
  const body = Buffer.isBuffer(parts) ? parts : writtenForm(parts);
  const response = await fetch(test.url + EDITS, {
    method: "POST",
    headers: { authorization: `Bearer ${test.key}`, "content-type": type },
    body,
  });
  return { status: response.status, dropped: response.headers.get("x-dropped-params"), text: await response.text() };
}

const errorOf = (text: string) => (JSON.parse(text) as { error: Record<string, unknown> }).error;
const written = (parts: readonly WrittenPart[]) =>
  parts.map(({ name, filename, type, value }) => ({
    name,
    filename,
    type: filename === undefined ? undefined : type,
    value: value.toString("base64" as never),
  }));

describe("a form with images, on a route with the client's dialect", () => {
  const open = temporaryGateway(catalog);

  async function forwarded(test: TestGateway) {
    const [request] = test.upstream.requests;
    if (request === undefined) throw new Error("nothing was sent");
    expect(request.headers["content-length"]).to.equal(String(request.bytes.length));
    return {
      path: request.path,
      parts: written(await readByAnother(request.bytes, String(request.headers["content-type"]))),
    };
  }

  for (const [what, parts] of [
    ["one image", [...scalars("maker/family-A"), file("image")]],
    [
      "several, with a mask, and values of every kind",
      [
        file("image[]", "b.png"),
        ...scalars("maker/family-A"),
        file("image[]", "a.jpg", JPEG, "image/jpeg"),
        { name: "n", value: "2" },
        file("mask", "mask.png"),
        { name: "size", value: "1024x1024" },
      ],
    ],
    [
      "images by their places",
      [file("image[0]", "z.png"), file("image[1]", "y.jpg", JPEG, "image/jpeg"), ...scalars("maker/family-A")],
    ],
    ["names that are hard to write", [...scalars("maker/family-A"), file("image", "na\u00efve; b=c, \u6f22.png")]],
    [
      "fields and files of later times",
      [...scalars("maker/family-A"), file("image"), { name: "later", value: "1" }, file("markup", "m.png")],
    ],
  ] as const) {
    it(`goes on with ${what}, all as it came but for the model`, async () => {
      const test = open();
      test.upstream.answer = json(made);
      const told = await sent(test, parts);
      expect([told.status, told.dropped], told.text).to.deep.equal([200, null]);
      const wanted = written(parts.map((part) => (part.name === "model" ? { ...part, value: "inner-model" } : part)));
      expect(await forwarded(test)).to.deep.equal({
        path: EDITS,
        parts: wanted.map((part) => ({ ...part, value: part.filename === undefined ? part.value : part.value })),
      });
    });
  }

  for (const [what, part, wanted] of [
    ["no type", { name: "image", filename: "a.png", value: JPEG }, { filename: "a.png", type: "image/jpeg" }],
    [
      "a type that says nothing",
      { name: "image", filename: "a.png", type: "application/octet-stream", value: JPEG },
      { filename: "a.png", type: "image/jpeg" },
    ],
    ["no name", { name: "image", type: "image/jpeg", value: JPEG }, { filename: "file", type: "image/jpeg" }],
    ["neither", { name: "image", value: JPEG }, { filename: "file", type: "image/jpeg" }],
  ] as const) {
    it(`knows a file with ${what}`, async () => {
      const test = open();
      test.upstream.answer = json(made);
      expect((await sent(test, [...scalars("maker/none"), part])).status).to.equal(200);
      expect((await forwarded(test)).parts.at(-1)).to.deep.equal({
        name: "image",
        ...wanted,
        value: JPEG.toString("base64"),
      });
    });
  }

  it("is streamed where it asks for that", async () => {
    const test = open();
    const event = `event: image_edit.completed\ndata: ${JSON.stringify({ type: "image_edit.completed", b64_json: "AAAA", usage: made.usage })}\n\n`;
    test.upstream.answer = (response) => response.writeHead(200, { "content-type": "text/event-stream" }).end(event);
    const told = await sent(test, [...scalars("maker/family-A"), file("image"), { name: "stream", value: "true" }]);
    expect([told.status, told.text]).to.deep.equal([200, event]);
    expect(test.upstream.requests[0]?.headers.accept).to.equal("text/event-stream");
  });

  it("goes to the next host whole when the first one fails", async () => {
    const test = open();
    const [one, two] = test.upstreams;
    if (one === undefined || two === undefined) throw new Error("two upstreams are needed");
    one.answer = json({}, 500);
    two.answer = json(made);
    expect((await sent(test, [...scalars("maker/failing-over"), file("image")])).status).to.equal(200);
    const bodies = [one, two].map(({ requests }) => requests[0]?.bytes.length);
    expect(bodies[0]).to.equal(bodies[1]).and.to.be.greaterThan(PNG.length);
  });

  for (const [model, image] of [
    ["family-B", { type: "image_url", url: dataUri("image/png", PNG) }],
    ["family-C", dataUri("image/png", PNG)],
  ] as const) {
    it(`is JSON to a model of ${model}, which takes no other`, async () => {
      const test = open();
      test.upstream.answer = json(made);
      expect((await sent(test, [...scalars(`maker/${model}`), file("image")])).status).to.equal(200);
      expect(JSON.parse(test.upstream.requests[0]?.body ?? "")).to.deep.equal({
        model: "inner-model",
        prompt: "let it snow \u2744",
        image,
      });
    });
  }

  it("is JSON with the objects that its parts say member by member", async () => {
    const test = open();
    test.upstream.answer = json(made);
    const series = [
      { name: "sequential_image_generation", value: "auto" },
      { name: "sequential_image_generation_options[max_images]", value: "3" },
    ];
    const images = [
      { name: "image[0][type]", value: "image_url" },
      { name: "image[0][url]", value: "https://example.test/a.png" },
      { name: "image[1][file_id]", value: "f" },
    ];
    const { status, text } = await sent(test, [...scalars("maker/family-C"), ...series, ...images]);
    expect(status, text).to.equal(200);
    const body = JSON.parse(test.upstream.requests[0]?.body ?? "") as Record<string, unknown>;
    expect(body.sequential_image_generation_options).to.deep.equal({ max_images: 3 });
    expect(body.image).to.deep.equal([{ type: "image_url", url: "https://example.test/a.png" }, { file_id: "f" }]);
  });

  it("is charged as the same in JSON, and logged without its bytes", async () => {
    const test = open();
    test.upstream.answer = json(made);
    await sent(test, [...scalars("maker/family-A"), file("image"), file("mask")]);
    await test.call(EDITS, {
      model: "maker/family-A",
      prompt: "let it snow \u2744",
      image: dataUri("image/png", PNG),
      mask: dataUri("image/png", PNG),
    });
    const calls = test.log.filter(({ event }) => event === "call.completed");
    expect(calls.map(({ ticks, usage }) => ({ ticks, usage }))).to.satisfy(
      ([form, body]: unknown[]) => JSON.stringify(form) === JSON.stringify(body),
    );
    expect(JSON.stringify(test.log).length).to.be.lessThan(20_000);
  });

  for (const [what, parts, status, code, param] of [
    [
      "of a family that takes none",
      [...scalars("maker/family-D"), file("image")],
      400,
      "unsupported_capability",
      "Content-Type",
    ],
    [
      "with what the family does not take",
      [...scalars("maker/family-B"), file("image"), file("mask")],
      400,
      "unsupported_capability",
      "mask",
    ],
    [
      "with too many images for the family",
      [...scalars("maker/family-B"), ...Array.from({ length: 6 }, () => file("image[]", "a.png", JPEG))],
      400,
      "unsupported_capability",
      "image",
    ],
    [
      "with a style",
      [...scalars("maker/none"), file("image"), { name: "style", value: "vivid" }],
      400,
      "unsupported_parameter",
      "style",
    ],
    [
      "with a provider",
      [...scalars("maker/none"), file("image"), { name: "provider", value: "x" }],
      400,
      "unsupported_parameter",
      "provider",
    ],
    [
      "with a member of a provider",
      [...scalars("maker/none"), file("image"), { name: "provider[only]", value: "x" }],
      400,
      "unsupported_parameter",
      "provider",
    ],
    [
      "with a list of a provider",
      [...scalars("maker/none"), file("image"), { name: "provider[order][]", value: "x" }],
      400,
      "unsupported_parameter",
      "provider",
    ],
    [
      "with storage",
      [...scalars("maker/none"), file("image"), { name: "storage_options[keep]", value: "true" }],
      400,
      "stateful_not_supported",
      "storage_options",
    ],
    [
      "with a member beside a value",
      [...scalars("maker/none"), file("image"), { name: "prompt[more]", value: "x" }],
      400,
      "invalid_request",
      "prompt[more]",
    ],
    [
      "with a member twice",
      [...scalars("maker/none"), file("image"), { name: "later[one]", value: "x" }, { name: "later[one]", value: "x" }],
      400,
      "invalid_request",
      "later[one]",
    ],
    [
      "with members too deep",
      [...scalars("maker/none"), file("image"), { name: "later[a][b][c][d][e]", value: "x" }],
      400,
      "invalid_request",
      "later[a][b][c][d][e]",
    ],
    [
      "with a member that objects are born with",
      [...scalars("maker/none"), file("image"), { name: "later[__proto__][on]", value: "x" }],
      400,
      "invalid_request",
      "later[__proto__][on]",
    ],
    ["without a model", [{ name: "prompt", value: "p" }, file("image")], 400, "invalid_request", undefined],
    ["without a prompt", [{ name: "model", value: "maker/none" }, file("image")], 400, "invalid_request", undefined],
    ["without an image", scalars("maker/none"), 400, "invalid_request", undefined],
    ["of a model that there is not", [...scalars("maker/other"), file("image")], 404, "model_not_found", undefined],
    [
      "with a count that is none",
      [...scalars("maker/none"), file("image"), { name: "n", value: "two" }],
      400,
      "invalid_request",
      "n",
    ],
    [
      "with a count that numbers cannot hold",
      [...scalars("maker/none"), file("image"), { name: "n", value: "12345678901234567890" }],
      400,
      "invalid_request",
      "n",
    ],
    [
      "with a value twice",
      [...scalars("maker/none"), file("image"), { name: "prompt", value: "p" }],
      400,
      "invalid_request",
      "prompt",
    ],
    [
      "with two masks",
      [...scalars("maker/none"), file("image"), file("mask"), file("mask")],
      400,
      "invalid_request",
      "mask",
    ],
    [
      "with a prompt that is a file",
      [{ name: "model", value: "maker/none" }, file("prompt"), file("image")],
      400,
      "invalid_request",
      "prompt",
    ],
    [
      "with a value that is not UTF-8",
      [...scalars("maker/none"), file("image"), { name: "size", value: Buffer.from([0xc3, 0x28]) }],
      400,
      "invalid_request",
      "size",
    ],
    [
      "with a name that objects are born with",
      [...scalars("maker/none"), file("image"), { name: "__proto__", value: "x" }, { name: "__proto__", value: "x" }],
      400,
      "invalid_request",
      "__proto__",
    ],
  ] as const) {
    it(`is refused ${what} before anything is sent`, async () => {
      const test = open();
      const told = await sent(test, parts);
      expect([told.status, errorOf(told.text).code, test.upstream.requests.length], told.text).to.deep.equal([
        status,
        code,
        0,
      ]);
      if (param !== undefined) expect(errorOf(told.text).param).to.equal(param);
    });
  }

  it("is refused without a boundary, where it is cut, and where it is too large", async () => {
    const test = open();
    const whole = writtenForm([...scalars("maker/none"), file("image")]);
    const large = writtenForm([...scalars("maker/none"), file("image", "a.png", Buffer.alloc(1024 * 1024))]);
    const told = [
      await sent(test, whole, "multipart/form-data"),
      await sent(test, whole.subarray(0, -10)),
      await sent(test, large),
    ];
    expect(told.map(({ status, text }) => [status, errorOf(text).code])).to.deep.equal([
      [400, "invalid_request"],
      [400, "invalid_request"],
      [413, "request_too_large"],
    ]);
  });

  it("is refused where it turns out too large", async () => {
    const test = open();
    const { request, response } = openCall(test.port, EDITS, {
      authorization: `Bearer ${test.key}`,
      "content-type": FORM_TYPE,
      "transfer-encoding": "chunked",
    });
    request.on("error", () => undefined);
    request.write(writtenForm(scalars("maker/none")).subarray(0, -4));
    for (let count = 0; count < 20; count++) request.write(Buffer.alloc(65_536));
    const { statusCode } = await response;
    request.destroy();
    expect(statusCode).to.equal(413);
  });

  it("is taken at no other address, and nothing else is taken here", async () => {
    const test = open();
    const post = (path: string, type: string) =>
      fetch(test.url + path, {
        method: "POST",
        headers: { authorization: `Bearer ${test.key}`, "content-type": type },
        body: writtenForm(scalars("maker/none")),
      });
    const paths = ["/v1/images/generations", "/v1/chat/completions", "/v1/embeddings", "/v1/messages"];
    for (const path of paths)
      expect((await post(path, FORM_TYPE)).status, path).to.be.oneOf(path === "/v1/messages" ? [400, 415] : [415]);
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/mixed; boundary=x", "image/png"])
      expect((await post(EDITS, type)).status, type).to.equal(415);
  });
});

describe("a form with images, for a vendor that takes JSON", () => {
  const open = temporaryGateway(catalog);

  it("has its files as data URIs in their order, and tells what there is no place for", async () => {
    const test = open();
    test.upstream.answer = json({ data: [{ url: "https://example.test/1" }] });
    const parts = [
      ...scalars("maker/by-reference"),
      file("image[]"),
      file("image[]", "b.jpg", JPEG, "image/jpeg"),
      file("mask"),
      { name: "n", value: "2" },
      { name: "size", value: "1024x1024" },
      file("markup"),
    ];
    const { status, dropped, text } = await sent(test, parts);
    expect([status, dropped], text).to.deep.equal([200, "mask, size, markup"]);
    const images = [dataUri("image/png", PNG), dataUri("image/jpeg", JPEG)].map((url) => ({ type: "image_url", url }));
    expect(JSON.parse(test.upstream.requests[0]?.body ?? "")).to.deep.equal({
      model: "inner-model",
      prompt: "let it snow \u2744",
      images,
      n: 2,
    });
  });

  it("may name addresses beside files", async () => {
    const test = open();
    test.upstream.answer = json(made);
    const { status, text } = await sent(test, [
      ...scalars("maker/of-layers"),
      { name: "image[]", value: "https://example.test/a.png" },
      file("image[]", "b.jpg", JPEG, "image/jpeg"),
    ]);
    expect(status, text).to.equal(200);
    const body = JSON.parse(test.upstream.requests[0]?.body ?? "") as { image: unknown };
    expect(body.image).to.deep.equal(["https://example.test/a.png", dataUri("image/jpeg", JPEG)]);
  });
});

describe("forms of any bytes", () => {
  const open = temporaryGateway(catalog);

  it("are answered, and leave the gateway as it was", async () => {
    const test = open();
    const small = writtenForm([...scalars("maker/none"), file("image", "a.png", JPEG)]);
    const noise = [
      small.subarray(0, 40),
      Buffer.alloc(1000),
      Buffer.from(`--${BOUNDARY}\r\n\r\n\r\n--${BOUNDARY}--`),
      Buffer.concat([small, small]),
    ];
    const cuts = Array.from({ length: small.length / 7 }, (_, index) => small.subarray(0, index * 7));
    test.upstream.answer = json(made);
    const statuses = new Set<number>();
    for (const bytes of [...cuts, ...noise]) statuses.add((await sent(test, bytes)).status);
    expect([...statuses]).to.have.members([400, 200]);
    expect((await sent(test, small)).status).to.equal(200);
    expect(JSON.stringify(test.log)).not.to.contain("unexpected");
  });
});
