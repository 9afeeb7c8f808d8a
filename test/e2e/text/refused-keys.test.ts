import { expect } from "chai";
import { json, route, temporaryGateway } from "../../support/server/temporary-gateway.js";

const CHAT = { path: "/v1/chat/completions", body: { messages: [{ role: "user", content: "hi" }] } };
const IMAGES = { kind: "image", path: "/v1/images/generations", body: { prompt: "a boat" } } as const;
/** The request to a model in each dialect: of its vendor, or of one whose preset differs. */
const requested = [
  { dialect: "chat", preset: undefined, ...CHAT },
  { dialect: "responses", preset: undefined, ...CHAT },
  { dialect: "messages", preset: undefined, ...CHAT },
  { dialect: "embeddings", preset: undefined, kind: "embedding", path: "/v1/embeddings", body: { input: "hi" } },
  { dialect: "images", preset: undefined, ...IMAGES },
  { dialect: "images-of-layers", preset: undefined, ...IMAGES },
  { dialect: "chat", preset: "xai", ...CHAT },
  { dialect: "responses", preset: "xai", ...CHAT },
  { dialect: "images", preset: "xai", ...IMAGES },
] as const;

/** The forms in which a wrong key is reported as a bad request. */
const forms: [string, object][] = [
  ["flat", { code: "invalid-argument", error: "Incorrect API key provided: se***" }],
  [
    "nested",
    {
      error: {
        message: "Incorrect API key provided: se***.",
        type: "invalid_request_error",
        param: null,
        code: "invalid_api_key",
      },
    },
  ],
  [
    "in its code alone",
    { error: { message: "No: se***.", type: "invalid_request_error", param: null, code: "invalid_api_key" } },
  ],
];

describe("an operator's key that an upstream refuses as a bad request", () => {
  const idOf = ({ dialect, preset }: (typeof requested)[number]) => `maker/${dialect}-${preset ?? "none"}`;
  const open = temporaryGateway({
    providers: { two: { preset: "xai" } },
    models: requested.map((one) => ({
      id: idOf(one),
      routes: [route(one.preset === undefined ? "one" : "two", one.dialect)],
      ...("kind" in one && { kind: one.kind, outputs: [one.kind] }),
    })),
  });

  for (const one of requested) {
    for (const [form, reported] of forms) {
      const upstream = `${one.dialect}${one.preset === undefined ? "" : ` of ${one.preset}`}`;
      it(`is a fault of the gateway with ${upstream}, reported ${form}`, async () => {
        const test = open();
        for (const upstream of test.upstreams) upstream.answer = json(reported, 400);
        const response = await test.call(one.path, { model: idOf(one), ...one.body });
        const text = await response.text();
        expect([response.status, text]).to.deep.equal([502, text]);
        expect(text)
          .to.contain("upstream_error")
          .and.not.to.match(/se\*\*\*|API key/i);
        expect(test.upstreams.map(({ requests }) => requests.length)).to.deep.equal(
          one.preset === undefined ? [1, 0] : [0, 1],
        );
      });
    }
  }

  it("is no fault of the gateway where another option is refused", async () => {
    const test = open();
    test.upstream.answer = json({ code: "invalid-argument", error: "n must be at most 10" }, 400);
    expect((await test.call(CHAT.path, { model: "maker/chat-none", ...CHAT.body })).status).to.equal(400);
  });
});
