import { expect } from "chai";
import { json, temporaryGateway } from "../../support/server/temporary-gateway.js";
import { plain, GENERATIONS, EDITS, base64, made, SOURCE, errorOf, sent } from "./image-calls.js";

describe("images on a route with the client's dialect", () => {
  const open = temporaryGateway(plain);

  for (const [path, body] of [
    [
      GENERATIONS,
      {
        model: "maker/family-A",
        prompt: "a hill",
        n: 2,
        size: "1024x1024",
        quality: "high",
        background: "transparent",
        output_format: "webp",
        output_compression: 90,
        moderation: "low",
        user: "u",
        later: 1.0,
      },
    ],
    [
      EDITS,
      {
        model: "maker/family-A",
        prompt: "snow",
        images: [{ image_url: "https://example.test/a.png" }],
        mask: { file_id: "f" },
        input_fidelity: "high",
      },
    ],
    [
      EDITS,
      {
        model: "maker/family-B",
        prompt: "snow",
        image: SOURCE,
        resolution: "2k",
        aspect_ratio: "16:9",
        response_format: "url",
      },
    ],
    [
      GENERATIONS,
      {
        model: "maker/family-C",
        prompt: "a hill",
        image: ["https://example.test/a.png"],
        size: "2K",
        sequential_image_generation: "auto",
        sequential_image_generation_options: { max_images: 3 },
      },
    ],
    [GENERATIONS, { model: "maker/family-C", image: "data:image/png;base64,AAAA", layer_decomposition: true }],
    [GENERATIONS, { model: "maker/family-C", prompt: "hills", image: SOURCE.url, layer_decomposition: true }],
    [GENERATIONS, { model: "maker/family-D", prompt: "a hill", image: "https://example.test/a.png" }],
    [GENERATIONS, { model: "maker/family-A-new", prompt: "a hill", size: "2064x1040", quality: "max" }],
  ] as const) {
    it(`forwards ${JSON.stringify(body).slice(0, 70)} to ${path} byte for byte, except for the model`, async () => {
      const test = open();
      test.upstream.answer = json(made);
      const text = JSON.stringify(body);
      const reported = await sent(test, path, text);
      expect(reported.status, reported.text).to.equal(200);
      expect(test.upstream.requests[0]?.body).to.equal(text.replace(body.model, "inner-model"));
      expect(test.upstream.requests[0]?.path).to.equal(path);
    });
  }

  for (const [family, path, output, reported] of [
    ["family-A", EDITS, { image: SOURCE }, { images: [{ image_url: SOURCE.url }] }],
    [
      "family-A",
      EDITS,
      { image: SOURCE.url, mask: SOURCE },
      { mask: { image_url: SOURCE.url }, images: [{ image_url: SOURCE.url }] },
    ],
    [
      "family-A-new",
      EDITS,
      { images: [SOURCE, { file_id: "f" }, SOURCE.url] },
      { images: [{ image_url: SOURCE.url }, { file_id: "f" }, { image_url: SOURCE.url }] },
    ],
    [
      "family-A",
      EDITS,
      { image: [{ type: "image_url", image_url: { url: SOURCE.url } }] },
      { images: [{ image_url: SOURCE.url }] },
    ],
    // Clients that do not know a model's name request what its images are anyway.
    ["family-A", GENERATIONS, { response_format: "b64_json" }, {}],
    ["family-A-new", GENERATIONS, { response_format: "b64_json" }, {}],
    ["family-B", EDITS, { image: SOURCE.url }, { image: SOURCE }],
    ["family-B", EDITS, { image: [SOURCE.url] }, { image: SOURCE }],
    ["family-B", EDITS, { image: [SOURCE.url, SOURCE] }, { images: [SOURCE, SOURCE] }],
    ["family-B", EDITS, { images: [SOURCE.url] }, { images: [SOURCE] }],
    ["family-D", GENERATIONS, { image: SOURCE }, { image: SOURCE.url }],
    [
      "family-D",
      GENERATIONS,
      { images: [SOURCE, "data:image/png;base64,AAAA"] },
      { image: [SOURCE.url, "data:image/png;base64,AAAA"] },
    ],
    ["family-D", GENERATIONS, { image: [SOURCE.url] }, { image: [SOURCE.url] }],
    ["family-B", GENERATIONS, { size: "auto", background: "auto", moderation: "auto", partial_images: 0 }, {}],
    [
      "family-B",
      GENERATIONS,
      { sequential_image_generation: "disabled", aspect_ratio: "auto" },
      { aspect_ratio: "auto" },
    ],
    ["family-C", GENERATIONS, { quality: "auto", moderation: "auto", aspect_ratio: "auto", partial_images: 0 }, {}],
    ["family-C", GENERATIONS, { size: "auto", background: "auto" }, {}],
    ["family-C", GENERATIONS, { size: "2K", background: "opaque" }, { size: "2K", background: "opaque" }],
    ["family-D", GENERATIONS, { background: "auto", moderation: "auto", aspect_ratio: "auto", partial_images: 0 }, {}],
  ] as const) {
    it(`sends ${JSON.stringify(output)} to ${family} as ${JSON.stringify(reported)}, the rest unchanged`, async () => {
      const test = open();
      test.upstream.answer = json(made);
      const head = (model: string) => `{ "later" : 1.0,"model":"${model}", "prompt":"snow"`;
      const response = await sent(test, path, `${head(`maker/${family}`)},${JSON.stringify(output).slice(1)}`);
      expect([response.status, response.dropped], response.text).to.deep.equal([200, null]);
      const body = test.upstream.requests[0]?.body ?? "";
      expect(body.startsWith(head("inner-model")), body).to.equal(true);
      expect(JSON.parse(body)).to.deep.equal({ later: 1, model: "inner-model", prompt: "snow", ...reported });
    });
  }

  it("reports the members of a source beside its image, where the vendor accepts no more", async () => {
    const test = open();
    test.upstream.answer = json(made);
    const { dropped } = await sent(test, EDITS, {
      model: "maker/family-A",
      prompt: "snow",
      image: { ...SOURCE, later: 1 },
    });
    expect(dropped).to.equal("image.later");
  });

  it("returns bytes and addresses unchanged, and the model with its public name", async () => {
    const test = open();
    const text =
      `{"created":1, "data":[{"b64_json":"${base64}"},{"url":"https://example.test/x?a=%20b"}], ` +
      '"model":"inner-model","usage":{"total_tokens":1}}';
    test.upstream.answer = (response) => response.writeHead(200, { "content-type": "application/json" }).end(text);
    expect((await sent(test, GENERATIONS, { model: "maker/none", prompt: "x" })).text).to.equal(
      text.replace("inner-model", "maker/none"),
    );
  });

  for (const [name, model, path, more, code, param] of [
    ["style", "none", GENERATIONS, { style: "vivid" }, "unsupported_parameter", "style"],
    [
      "storage",
      "family-B",
      GENERATIONS,
      { storage_options: { keep: true } },
      "stateful_not_supported",
      "storage_options",
    ],
    ["routing", "none", GENERATIONS, { provider: "x" }, "unsupported_parameter", "provider"],
    ["a paid tier", "none", GENERATIONS, { service_tier: "priority" }, "unsupported_parameter", "service_tier"],
    [
      "a response format of family A",
      "family-A",
      GENERATIONS,
      { response_format: "url" },
      "unsupported_capability",
      "response_format",
    ],
    [
      "a response format of family C",
      "family-C",
      GENERATIONS,
      { response_format: "url" },
      "unsupported_capability",
      "response_format",
    ],
    [
      "a quality of the newest generations",
      "family-A",
      GENERATIONS,
      { quality: "xhigh" },
      "unsupported_capability",
      "quality",
    ],
    ["a free size", "family-A", GENERATIONS, { size: "2064x1040" }, "unsupported_capability", "size"],
    ["an invalid size", "family-A-new", GENERATIONS, { size: "wide" }, "unsupported_capability", "size"],
    [
      "a transparent JPEG",
      "family-A",
      GENERATIONS,
      { background: "transparent", output_format: "jpeg" },
      "unsupported_capability",
      "output_format",
    ],
    [
      "a compressed PNG",
      "family-A",
      GENERATIONS,
      { output_compression: 50 },
      "unsupported_capability",
      "output_format",
    ],
    [
      "compression above 100",
      "family-A",
      GENERATIONS,
      { output_compression: 101, output_format: "webp" },
      "invalid_request",
      "output_compression",
    ],
    ["four previews", "family-A", GENERATIONS, { partial_images: 4 }, "invalid_request", "partial_images"],
    ["an invalid tier", "family-B", GENERATIONS, { resolution: "4k" }, "unsupported_capability", "resolution"],
    ["an invalid quality", "family-B", GENERATIONS, { quality: "max" }, "unsupported_capability", "quality"],
    [
      "automatic quality of family B",
      "family-B",
      GENERATIONS,
      { quality: "auto" },
      "unsupported_capability",
      "quality",
    ],
    [
      "previews of family D",
      "family-D",
      GENERATIONS,
      { partial_images: 1 },
      "unsupported_capability",
      "partial_images",
    ],
    ["a stream of family B", "family-B", GENERATIONS, { stream: true }, "unsupported_capability", "stream"],
    ["a mask of family B", "family-B", EDITS, { image: SOURCE, mask: SOURCE }, "unsupported_capability", "mask"],
    [
      "zero layers",
      "family-C",
      GENERATIONS,
      { prompt: undefined, layer_decomposition: true },
      "unsupported_capability",
      "image",
    ],
    [
      "layers of two images",
      "family-C",
      GENERATIONS,
      { prompt: undefined, image: ["a", "b"], layer_decomposition: true },
      "unsupported_capability",
      "image",
    ],
    ["two images of family C", "family-C", GENERATIONS, { n: 2 }, "unsupported_capability", "n"],
    ["a file of a host, to family D", "family-D", GENERATIONS, { image: { file_id: "f" } }, "invalid_request", "image"],
    ["an edit of family D", "family-D", EDITS, { image: SOURCE }, "unsupported_capability", "image"],
    [
      "an image of family A for a model without edits",
      "family-A",
      GENERATIONS,
      { image: SOURCE },
      "unsupported_capability",
      "image",
    ],
    [
      "images of the newest generations for a model without edits",
      "family-A-new",
      GENERATIONS,
      { images: [SOURCE] },
      "unsupported_capability",
      "images",
    ],
    ["a mask for a model without edits", "family-A", GENERATIONS, { mask: SOURCE }, "unsupported_capability", "mask"],
    [
      "an image of family B for a model without edits",
      "family-B",
      GENERATIONS,
      { image: SOURCE },
      "unsupported_capability",
      "image",
    ],
    ["an image beside images", "none", EDITS, { image: SOURCE, images: [SOURCE] }, "invalid_request", "images"],
    [
      "an image beside images, of family C",
      "family-C",
      GENERATIONS,
      { image: "a", images: ["b"] },
      "invalid_request",
      "images",
    ],
    ["an invalid image", "none", EDITS, { image: {} }, "invalid_request", "image.url"],
    ["an image with a type alone", "none", EDITS, { image: { type: "image_url" } }, "invalid_request", "image.url"],
    [
      "an image without an address",
      "none",
      EDITS,
      { image: { type: "image_url", url: null } },
      "invalid_request",
      undefined,
    ],
    ["invalid images", "none", EDITS, { images: [{}] }, "invalid_request", "images[0].url"],
    ["an empty list of images", "none", EDITS, { images: [null] }, "invalid_request", "images[0]"],
    ["an empty address", "none", EDITS, { image: { type: "image_url", url: "" } }, "invalid_request", "image.url"],
    [
      "an empty address beside a file",
      "none",
      EDITS,
      { image: { url: "", file_id: "f" } },
      "invalid_request",
      "image.url",
    ],
    [
      "an empty address in an object",
      "none",
      EDITS,
      { image: { image_url: { url: "" } } },
      "invalid_request",
      "image.image_url.url",
    ],
    ["no prompt", "family-A", GENERATIONS, { prompt: undefined }, "invalid_request", undefined],
    ["an edit without an image", "family-A", EDITS, {}, "invalid_request", undefined],
    ["an edit of an empty list", "family-A", EDITS, { images: [] }, "invalid_request", undefined],
  ] as const) {
    it(`refuses ${name} before anything is sent`, async () => {
      const test = open();
      const { status, text } = await sent(test, path, { model: `maker/${model}`, prompt: "a hill", ...more });
      expect(status, text).to.equal(400);
      expect([errorOf(text).code, test.upstream.requests.length]).to.deep.equal([code, 0]);
      if (param !== undefined) expect(errorOf(text).param).to.equal(param);
    });
  }
});
