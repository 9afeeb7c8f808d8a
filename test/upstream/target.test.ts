import { Secret } from "../../src/config/secret.js";
import { expect } from "chai";
import type { AuthStyle, Provider } from "../../src/catalog/types.js";
import { dialects, dialectsOf } from "../../src/registry.js";
import type { Dialect } from "../../src/registry.js";
import { prepareTarget } from "../../src/upstream/target.js";

const provider: Provider = { id: "acme", baseUrl: "https://acme.test/v1", headers: {}, apiKey: new Secret("secret") };
const route = { provider: "acme", model: "large", dialect: "any", priority: 0, weight: 1 };

function dialectWith(endpoint: Partial<Dialect["endpoint"]>): Dialect {
  const [first] = dialectsOf("text").values();
  if (first === undefined) throw new Error("no dialect is compiled");
  return { ...first, endpoint: { ...first.endpoint, slashes: undefined, ...endpoint } };
}

function prepare(given: { provider?: Partial<Provider>; model?: string; endpoint?: Partial<Dialect["endpoint"]> }) {
  const model = given.model ?? route.model;
  return prepareTarget(
    "maker/large",
    { ...route, model },
    { ...provider, ...given.provider },
    dialectWith(given.endpoint ?? {}),
  );
}

describe("prepareTarget: a target's address", () => {
  const cases: [string, Parameters<typeof prepare>[0], string][] = [
    ["joins base and path", { endpoint: { path: "/calls" } }, "https://acme.test/v1/calls"],
    [
      "allows a slash at the end of the base",
      { provider: { baseUrl: "https://acme.test/v1/" }, endpoint: { path: "/calls" } },
      "https://acme.test/v1/calls",
    ],
    [
      "puts the model into the path",
      { endpoint: { path: "/models/{model}:act" } },
      "https://acme.test/v1/models/large:act",
    ],
    [
      "keeps slashes of a model",
      { model: "team/large v2?", endpoint: { path: "/{model}:act" } },
      "https://acme.test/v1/team/large%20v2%3F:act",
    ],
    [
      "encodes slashes of a model where the dialect has them so",
      { model: "arn:acme:eu/large", endpoint: { path: "/model/{model}/act", slashes: "encoded" } },
      "https://acme.test/v1/model/arn%3Aacme%3Aeu%2Flarge/act",
    ],
    [
      "keeps a model as it is written",
      { model: "$&large", endpoint: { path: "/{model}:act" } },
      "https://acme.test/v1/%24%26large:act",
    ],
    [
      "keeps the base's query",
      { provider: { baseUrl: "https://acme.test/v1?version=3" }, endpoint: { path: "/calls?alt=sse" } },
      "https://acme.test/v1/calls?version=3&alt=sse",
    ],
    [
      "appends the key where it goes in the query",
      { provider: { auth: "query-key" }, endpoint: { path: "/calls?alt=sse" } },
      "https://acme.test/v1/calls?alt=sse&key=secret",
    ],
  ];
  for (const [name, given, want] of cases) {
    it(name, () => expect(prepare(given).url.href).to.equal(want));
  }

  it("has another one for streams", () => {
    expect(prepare({ endpoint: { streamPath: "/{model}:stream?alt=sse" } }).streamUrl.href).to.equal(
      "https://acme.test/v1/large:stream?alt=sse",
    );
  });
});

describe("prepareTarget: a target's headers", () => {
  const cases: [AuthStyle | undefined, AuthStyle, Record<string, string>][] = [
    [undefined, "bearer", { authorization: "Bearer secret" }],
    [undefined, "x-api-key", { "x-api-key": "secret" }],
    ["x-goog-api-key", "bearer", { "x-goog-api-key": "secret" }],
    ["none", "bearer", {}],
    ["query-key", "bearer", {}],
  ];
  const plain = { "content-type": "application/json", "accept-encoding": "identity" };
  for (const [own, usual, want] of cases) {
    it(`authenticate as ${own ?? usual}`, () => {
      expect(prepare({ provider: { auth: own }, endpoint: { auth: usual, headers: {} } }).headers).to.deep.equal({
        ...plain,
        ...want,
      });
    });
  }

  it("leave out a missing key", () => {
    expect(
      prepare({ provider: { apiKey: undefined }, endpoint: { auth: "bearer", headers: {} } }).headers,
    ).to.deep.equal(plain);
  });

  it("are the dialect's, and the provider's take precedence", () => {
    const { headers } = prepare({
      provider: { headers: { "X-Version": "2" } },
      endpoint: { auth: "none", headers: { "x-version": "1", "x-other": "3" } },
    });
    expect(headers).to.deep.equal({ ...plain, "x-version": "2", "x-other": "3" });
  });
});

describe("prepareTarget: the type of answers", () => {
  for (const [dialect, type] of [
    ["chat", "text/event-stream"],
    ["ollama-chat", "application/x-ndjson"],
    ["bedrock-converse", "application/vnd.amazon.eventstream"],
  ] as const)
    it(`is that of the streams of ${dialect}, without parameters`, () => {
      const known = dialects.get(dialect) ?? expect.fail(`no dialect ${dialect}`);
      const { headers, callHeaders } = prepareTarget("maker/m", route, provider, known);
      expect(callHeaders).to.deep.equal({
        whole: { ...headers, accept: "application/json" },
        stream: { ...headers, accept: type },
      });
    });
});
