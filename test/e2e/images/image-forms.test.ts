import { expect } from "chai";
import { json, temporaryGateway, type TestGateway } from "../../support/server/temporary-gateway.js";
import { BOUNDARY, readByAnother, type WrittenPart, writtenForm } from "../../support/forms.js";
import { EDITS, catalog, PNG, JPEG, scalars, file, sent } from "./written-image-forms.js";

const made = {
  created: 7,
  data: [{ b64_json: "AAAA" }],
  usage: { input_tokens: 3, output_tokens: 4, total_tokens: 7 },
};

const dataUri = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString("base64")}`;

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
      "images with indices",
      [file("image[0]", "z.png"), file("image[1]", "y.jpg", JPEG, "image/jpeg"), ...scalars("maker/family-A")],
    ],
    ["names with special characters", [...scalars("maker/family-A"), file("image", "na\u00efve; b=c, \u6f22.png")]],
    [
      "unknown fields and files",
      [...scalars("maker/family-A"), file("image"), { name: "later", value: "1" }, file("markup", "m.png")],
    ],
  ] as const) {
    it(`is forwarded with ${what}, unchanged except for the model`, async () => {
      const test = open();
      test.upstream.answer = json(made);
      const reported = await sent(test, parts);
      expect([reported.status, reported.dropped], reported.text).to.deep.equal([200, null]);
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
      "a generic type",
      { name: "image", filename: "a.png", type: "application/octet-stream", value: JPEG },
      { filename: "a.png", type: "image/jpeg" },
    ],
    ["no name", { name: "image", type: "image/jpeg", value: JPEG }, { filename: "file", type: "image/jpeg" }],
    ["neither", { name: "image", value: JPEG }, { filename: "file", type: "image/jpeg" }],
  ] as const) {
    it(`recognises a file with ${what}`, async () => {
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

  it("is forwarded without what happens anyway, which the vendor refuses", async () => {
    const test = open();
    test.upstream.answer = json(made);
    const parts = [...scalars("maker/family-A"), file("image")];
    const reported = await sent(test, [...parts, { name: "response_format", value: "b64_json" }]);
    expect([reported.status, reported.dropped], reported.text).to.deep.equal([200, null]);
    expect((await forwarded(test)).parts.map(({ name }) => name)).to.deep.equal(parts.map(({ name }) => name));
  });

  it("is streamed on request", async () => {
    const test = open();
    const event =
      "event: image_edit.completed\ndata: " +
      `${JSON.stringify({ type: "image_edit.completed", b64_json: "AAAA", usage: made.usage })}\n\n`;
    test.upstream.answer = (response) => response.writeHead(200, { "content-type": "text/event-stream" }).end(event);
    const reported = await sent(test, [...scalars("maker/family-A"), file("image"), { name: "stream", value: "true" }]);
    expect([reported.status, reported.text]).to.deep.equal([200, event]);
    expect(test.upstream.requests[0]?.headers.accept).to.equal("text/event-stream");
  });

  it("is sent whole to the next host when the first one fails", async () => {
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
    it(`is JSON to a model of ${model}, which accepts no other format`, async () => {
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

  it("is JSON with the objects that its parts describe member by member", async () => {
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

  it("is JSON with integers as the client wrote them", async () => {
    const test = open();
    test.upstream.answer = json(made);
    const options = { name: "sequential_image_generation_options", value: '{"x": 9007199254740993}' };
    const { status, text } = await sent(test, [...scalars("maker/family-C"), file("image"), options]);
    expect(status, text).to.equal(200);
    expect(test.upstream.requests[0]?.body).to.contain(`"${options.name}":${options.value}`);
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
});

describe("a form with images, for a vendor that accepts JSON", () => {
  const open = temporaryGateway(catalog);

  it("has its files as data URIs in their order, and reports what has no place", async () => {
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

  const item = (place: string, value: string) => ({ name: `image${place}`, value });
  for (const [what, parts, image = ["a", "b"]] of [
    ["files", [item("[1]", "b"), item("[0]", "a")]],
    ["members of objects", [item("[1][url]", "b"), item("[0][type]", "image_url"), item("[0][url]", "a")]],
    [
      "objects that are counted from one",
      [item("[1][url]", "a"), item("[1][type]", "image_url"), item("[2][url]", "b")],
    ],
    ["files of which one has no number", [item("[1]", "a"), item("[]", "b"), item("[0]", "c")], ["a", "b", "c"]],
    ["objects of which one has no number", [item("[0][url]", "a"), item("[][url]", "b")]],
    ["objects with a number left out", [item("[10][url]", "b"), item("[2][url]", "a"), item("[2][type]", "image_url")]],
  ] as const) {
    it(`has its images in the order of their indices: ${what}`, async () => {
      const test = open();
      test.upstream.answer = json(made);
      const { status, text } = await sent(test, [...scalars("maker/of-layers"), ...parts]);
      expect(status, text).to.equal(200);
      expect(JSON.parse(test.upstream.requests[0]?.body ?? "")).to.deep.include({ image });
    });
  }

  it("may contain addresses beside files", async () => {
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

describe("forms of random bytes", () => {
  const open = temporaryGateway(catalog);

  it("get an answer, and the gateway still works", async () => {
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
