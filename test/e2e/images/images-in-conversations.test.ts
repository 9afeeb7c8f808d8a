import { expect } from "chai";
import { json, route, temporaryGateway } from "../../support/server/temporary-gateway.js";
import { GENERATIONS, EDITS, base64, SOURCE, errorOf, sent } from "./image-calls.js";

describe("a model that makes images in conversations", () => {
  const open = temporaryGateway({
    providers: { one: {} },
    models: [
      {
        id: "maker/talker",
        kind: "image",
        outputs: ["text", "image"],
        routes: [route("one", "generate-content")],
        pricing: { input: 1, output: 2 },
      },
    ],
  });
  const contents = [{ role: "user", parts: [{ text: "a hill" }] }];

  it("returns them as bytes within its text, at the requested size", async () => {
    const test = open();
    const parts = [{ text: "Here." }, { inlineData: { mimeType: "image/png", data: base64 } }];
    test.upstream.answer = json({
      candidates: [{ content: { role: "model", parts }, finishReason: "STOP", index: 0 }],
      usageMetadata: { promptTokenCount: 2, candidatesTokenCount: 1120, totalTokenCount: 1122 },
      modelVersion: "inner-model",
    });
    const generationConfig = {
      responseModalities: ["TEXT", "IMAGE"],
      imageConfig: { imageSize: "512", aspectRatio: "16:9" },
    };
    const { status, text } = await sent(test, "/v1beta/models/maker/talker:generateContent", {
      contents,
      generationConfig,
    });
    expect(status, text).to.equal(200);
    expect(
      (JSON.parse(text) as { candidates: { content: { parts: unknown } }[] }).candidates[0]?.content.parts,
    ).to.deep.equal(parts);
    const requested = JSON.parse(test.upstream.requests[0]?.body ?? "") as { generationConfig: unknown };
    expect(requested.generationConfig).to.deep.equal({
      ...generationConfig,
      imageConfig: { imageSize: "0.5K", aspectRatio: "16:9" },
    });
  });

  for (const [path, body] of [
    ["/v1/chat/completions", { messages: [{ role: "user", content: "a hill" }] }],
    [GENERATIONS, { prompt: "a hill" }],
  ] as const) {
    it(`is refused at ${path}, and the error names the right address`, async () => {
      const test = open();
      const { status, text } = await sent(test, path, { model: "maker/talker", ...body });
      expect([status, errorOf(text).code, test.upstream.requests.length]).to.deep.equal([
        400,
        "unsupported_capability",
        0,
      ]);
      expect(errorOf(text).message).to.contain("/v1beta/models/{model}:generateContent");
    });
  }
});

describe("a model that makes text and images", () => {
  const open = temporaryGateway({
    models: [
      {
        id: "maker/talk",
        kind: "image",
        outputs: ["text", "image"],
        routes: [route("one", "generate-content")],
        pricing: { input: 1, output: 2 },
      },
    ],
  });

  for (const [path, body] of [
    [GENERATIONS, { prompt: "a hill" }],
    [EDITS, { prompt: "snow", image: SOURCE }],
    ["/v1/chat/completions", { messages: [{ role: "user", content: "a hill" }] }],
  ] as const) {
    it(`is refused at ${path}, and only paths that serve it are named`, async () => {
      const test = open();
      const { status, text } = await sent(test, path, { model: "maker/talk", ...body });
      expect([status, errorOf(text).code], text).to.deep.equal([400, "unsupported_capability"]);
      expect(errorOf(text).message)
        .to.contain("{model}:generateContent")
        .and.not.match(/chat|responses|messages|interactions/);
    });
  }
});
