import { expect } from "chai";
import { checkKeyCase } from "../../src/calls/check-key-case.js";
import { GatewayError } from "../../src/errors/gateway-error.js";
import { dialects, type Wire } from "../../src/registry.js";

function check(name: string, body: Wire): void {
  const dialect = dialects.get(name);
  if (dialect === undefined) throw new Error(`there is no dialect ${name}`);
  checkKeyCase(body, dialect);
}

describe("checkKeyCase", () => {
  const refused: readonly (readonly [title: string, dialect: string, body: Wire, param: string, like: string])[] = [
    ["the model", "chat", { model: "a/b", Model: "big" }, "Model", "model"],
    ["a limit that is not there itself", "chat", { Max_Tokens: 9 }, "Max_Tokens", "max_tokens"],
    ["the number of answers", "chat", { N: 128 }, "N", "n"],
    ["what the dialect refuses", "chat", { Deferred: true }, "Deferred", "deferred"],
    ["what every endpoint refuses", "chat", { Provider: {} }, "Provider", "provider"],
    ["a paid tier", "chat", { Service_Tier: "priority" }, "Service_Tier", "service_tier"],
    ["a long s, which is an s in another case", "chat", { "me\u017f\u017fages": [] }, "me\u017f\u017fages", "messages"],
    ["the sign for kelvins, which is a k", "chat", { "max_to\u212aens": 9 }, "max_to\u212aens", "max_tokens"],
    ["another unknown key", "chat", { top_k: 1, TOP_K: 2 }, "TOP_K", "top_k"],
    ["a limit of pages", "responses", { Max_Output_Tokens: 9 }, "Max_Output_Tokens", "max_output_tokens"],
    ["one of two spellings", "generate-content", { generationconfig: {} }, "generationconfig", "generationConfig"],
    [
      "the other of two spellings",
      "generate-content",
      { Generation_Config: {} },
      "Generation_Config",
      "generation_config",
    ],
    [
      "a limit inside another member",
      "generate-content",
      { generationConfig: { maxOutputTokens: 1, maxoutputtokens: 9 } },
      "generationConfig.maxoutputtokens",
      "maxOutputTokens",
    ],
    [
      "the size of images two levels below",
      "generate-content",
      { generation_config: { imageConfig: { ImageSize: "4K" } } },
      "generation_config.imageConfig.ImageSize",
      "imageSize",
    ],
    [
      "the request for usage",
      "chat",
      { stream_options: { Include_Usage: false } },
      "stream_options.Include_Usage",
      "include_usage",
    ],
    ["the number of images", "images", { model: "a/b", N: 9 }, "N", "n"],
  ];
  for (const [title, dialect, body, param, like] of refused) {
    it(`refuses a key like ${title}`, () => {
      const key = param.split(".").at(-1) ?? "";
      const message =
        `The key "${key}" differs from "${like}" only by case, and upstreams may take one for the other. ` +
        `Write "${like}", and only once.`;
      let thrown: unknown;
      try {
        check(dialect, body);
      } catch (error) {
        thrown = error;
      }
      expect(thrown).to.be.instanceOf(GatewayError).and.include({ code: "invalid_request", message });
      expect((thrown as GatewayError).details.param).to.equal(param);
    });
  }

  const accepted: readonly (readonly [title: string, dialect: string, body: Wire])[] = [
    ["known keys", "chat", { model: "a/b", messages: [], max_tokens: 1, n: 1 }],
    ["unknown keys", "chat", { top_k: 1, topK: 2, min_p: 3 }],
    ["both spellings of a dialect", "generate-content", { generationConfig: {}, generation_config: {}, store: true }],
    [
      "keys of values that the gateway does not read",
      "chat",
      { metadata: { Model: "x", model: "y", MODEL: "z" }, logit_bias: {} },
    ],
    ["a name that every object has", "chat", { constructor: 1, toString: 2 }],
  ];
  for (const [title, dialect, body] of accepted)
    it(`accepts ${title}`, () => expect(() => check(dialect, body)).not.to.throw());

  it("refuses no member that any dialect declares", () => {
    for (const dialect of dialects.values()) {
      const body = Object.fromEntries([...dialect.requestMembers].map((name) => [name, 1]));
      expect(() => checkKeyCase(body, dialect), dialect.name).not.to.throw();
    }
  });

  it("takes no longer than the keys are many", () => {
    const body = Object.fromEntries(Array.from({ length: 200_000 }, (_, index) => [`Key${index}`, 1]));
    const start = process.cpuUsage();
    check("chat", body);
    expect(process.cpuUsage(start).user).to.be.below(4_000_000);
  });
});
