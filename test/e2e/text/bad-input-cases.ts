import { expect } from "chai";
import { dialects, routes } from "../../../src/registry.js";
import { startGatewayProcess } from "../../support/gateway.js";
import { type Scripted, scriptedGateway } from "../../support/scripted-gateway.js";
import { answers } from "../../support/upstream.js";
import { INNER_MODEL } from "../../support/vendor-forms/form.js";
import { vendorForms } from "../../support/vendor-forms/index.js";
import { badBodies, DEEPEST, nested, withMember } from "./bad-bodies.js";
import { dialectClients } from "../../support/dialect-clients/index.js";
import type { Credential, Fields, DialectClient, ErrorParts } from "../../support/dialect-clients/dialect-client.js";

const BODY_MIB = 1;
const [first = ""] = vendorForms.keys();
const modelOf = (dialect: string) => `maker/${dialect}`;
const route = (dialect: string) => [{ provider: "one", model: INNER_MODEL, dialect }];
/** Set by the suite that runs. */
let scripted: () => Scripted;

const open = () =>
  scriptedGateway(
    [
      ...[...vendorForms.keys()].map((dialect) => ({ id: modelOf(dialect), kind: "text", routes: route(dialect) })),
      { id: "maker/off", kind: "text", routes: route(first), enabled: false },
      { id: "maker/images", kind: "text", routes: route(first), outputs: ["text", "image"] },
    ],
    { limits: { bodyMiB: BODY_MIB } },
    startGatewayProcess,
  );

type Payload = RequestInit["body"];
interface Sending {
  /** The path, in place of the path of a valid call. */
  readonly path?: string;
  readonly method?: string;
  /** The model in the path, for dialects that have it there. */
  readonly model?: string;
  readonly credential?: Credential;
  /** Headers beside those of a valid call, or instead of them. */
  readonly more?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const JSON_TYPE = { "content-type": "application/json" };
/** Texts that reveal internals of the gateway. */
const INSIDES = /\n\s+at |node_modules|\.[tj]s:\d|Error: /;

function send(dialectClient: DialectClient, body: Payload, sending: Sending = {}): Promise<Response> {
  const { gateway } = scripted();
  const {
    model = modelOf(first),
    path = dialectClient.path(model),
    method = "POST",
    credential = dialectClient.credentials(gateway.key)[0],
    more,
  } = sending;
  const { headers = { ...JSON_TYPE, ...dialectClient.headers, ...credential.headers, ...more } } = sending;
  const query = credential.query === undefined ? "" : `${path.includes("?") ? "&" : "?"}${credential.query}`;
  return fetch(gateway.url + path + query, { method, headers, body, duplex: "half" });
}

/** The parts that every error has. */
async function refusalOf(response: Response, { readError }: DialectClient): Promise<ErrorParts & { status: number }> {
  const text = await response.text();
  expect(text).not.to.match(INSIDES).and.not.to.contain(process.cwd());
  expect(response.headers.get("content-type")).to.match(/^application\/json(;|$)/);
  const id = response.headers.get("x-request-id");
  expect(id).to.match(/^req_[0-9a-f]{32}$/);
  const body = JSON.parse(text) as { request_id?: string };
  if (body.request_id !== undefined) expect(body.request_id).to.equal(id);
  return { status: response.status, ...readError(body, response.status) };
}

async function expectRefusal(
  dialectClient: DialectClient,
  body: Payload,
  status: number,
  code: string,
  sending?: Sending,
): Promise<ErrorParts> {
  scripted().one.plays();
  const answer = await refusalOf(await send(dialectClient, body, sending), dialectClient);
  expect({ status: answer.status, code: answer.code }).to.deep.equal({ status, code });
  expect(scripted().one.received).to.have.length(0);
  return answer;
}

async function expectAnswer(
  upstream: string,
  dialectClient: DialectClient,
  body: string,
  sending: Sending = {},
): Promise<Response> {
  scripted().one.plays(answers(vendorForms.get(upstream)?.words.body));
  const response = await send(dialectClient, body, { model: modelOf(upstream), ...sending });
  expect(response.status, await response.clone().text()).to.equal(200);
  return response;
}

function keys(dialect: string, dialectClient: DialectClient): void {
  const body = JSON.stringify(dialectClient.body(modelOf(dialect)));
  const keyless = (credential: Credential) =>
    expectRefusal(dialectClient, body, 401, "invalid_api_key", { credential });

  it("needs a key", () => keyless({}));
  for (const [what, key] of [
    ["that is known", "sk-iso-unknown"],
    ["that is not empty", ""],
    ["of limited length", "k".repeat(9_000)],
  ] as const) {
    it(`needs a key ${what}`, async () => {
      for (const credential of dialectClient.credentials(key)) await keyless(credential);
    });
  }

  it("sends its key at any place of the dialect, and nowhere else", async () => {
    const { key } = scripted().gateway;
    for (const credential of dialectClient.credentials(key))
      await expectAnswer(dialect, dialectClient, body, { credential });
    for (const credential of dialectClient.foreign(key)) await keyless(credential);
  });

  it("gets the error of its key before any other", () =>
    expectRefusal(dialectClient, "{", 401, "invalid_api_key", {
      headers: { "content-type": "x/y", "idempotency-key": "1" },
      credential: {},
    }));
}

function heads(dialect: string, dialectClient: DialectClient): void {
  const body = JSON.stringify(dialectClient.body(modelOf(dialect)));
  const types = [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
    "application/json; charset=latin1",
  ];

  for (const type of types) {
    it(`sends no ${type}`, () =>
      expectRefusal(dialectClient, body, 415, "unsupported_media_type", { more: { "content-type": type } }));
  }

  it("sends no body without a type", async () => {
    const [{ headers }] = dialectClient.credentials(scripted().gateway.key);
    await expectRefusal(dialectClient, Buffer.from(body), 415, "unsupported_media_type", {
      headers: { ...dialectClient.headers, ...headers },
    });
  });

  it("sends no body in an unknown encoding", () =>
    expectRefusal(dialectClient, body, 415, "unsupported_media_type", { more: { "content-encoding": "compress" } }));
  it("is refused without valid zstd while the body is still being sent", async () => {
    let close = () => {};
    const unfinished = new ReadableStream({
      start(stream) {
        stream.enqueue(Buffer.from(body));
        close = () => stream.close();
      },
    });
    await expectRefusal(dialectClient, unfinished, 400, "invalid_request", { more: { "content-encoding": "zstd" } });
    close();
  });
  it("sends no idempotency key", () =>
    expectRefusal(dialectClient, body, 400, "unsupported_parameter", { more: { "idempotency-key": "abc" } }));

  for (const { names } of dialects.get(dialect)?.requiredHeaders ?? []) {
    it(`needs one of ${names.join(" and ")}, and either is accepted`, async () => {
      const [{ headers }] = dialectClient.credentials(scripted().gateway.key);
      const answer = await expectRefusal(dialectClient, body, 400, "invalid_request", {
        headers: { ...JSON_TYPE, ...headers },
      });
      for (const name of names) {
        expect(answer.message).to.contain(name);
        await expectAnswer(dialect, dialectClient, body, {
          headers: { ...JSON_TYPE, ...headers, [name]: "2023-06-01" },
        });
      }
    });
  }
}

function paths(dialect: string, dialectClient: DialectClient): void {
  const body = JSON.stringify(dialectClient.body(modelOf(dialect)));
  const sound = dialectClient.path(modelOf(dialect));

  for (const end of ["/nothing", "/", `/${"a".repeat(8_000)}`, "/%00", "/%ff"]) {
    it(`finds nothing at ${sound}${end.slice(0, 20)}`, () =>
      expectRefusal(dialectClient, body, 404, "not_found", { path: sound + end }));
  }

  for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
    it(`sends no ${method}`, async () => {
      const response = await send(dialectClient, method === "GET" ? null : body, { method });
      expect(response.headers.get("allow")).to.equal("POST");
      expect(await refusalOf(response, dialectClient)).to.include({ status: 405, code: "method_not_allowed" });
    });
  }
}

function bodies(dialect: string, dialectClient: DialectClient): void {
  const sound = dialectClient.body(modelOf(dialect));
  const big = Buffer.alloc(BODY_MIB * 1024 * 1024 * 3, " ");

  for (const [what, body] of badBodies(sound)) {
    it(`sends no body that is ${what}`, () => expectRefusal(dialectClient, body, 400, "invalid_request"));
  }

  it(`may send ${DEEPEST} levels`, () => expectAnswer(dialect, dialectClient, nested(sound, DEEPEST)));
  it("may send keys that objects inherit", () =>
    expectAnswer(dialect, dialectClient, withMember(sound, '"__proto__":{"model":1},"constructor":1')));
  it("sends no body with a content-length that is too large", () =>
    expectRefusal(dialectClient, big, 413, "request_too_large"));

  it("sends no body whose actual size is too large", async () => {
    let sent = 0;
    const pieces = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent >= big.length) return controller.close();
        controller.enqueue(big.subarray(sent, (sent += 65_536)));
      },
    });
    await expectRefusal(dialectClient, pieces, 413, "request_too_large");
  });

  it("may send a body of exactly the limit", () => {
    const text = JSON.stringify(sound);
    return expectAnswer(dialect, dialectClient, text + " ".repeat(BODY_MIB * 1024 * 1024 - text.length));
  });
}

function fields(dialect: string, dialectClient: DialectClient): void {
  const sound = dialectClient.body(modelOf(dialect));
  const changed = (change: Fields) => JSON.stringify({ ...sound, ...change });

  if (dialect === "bedrock-converse")
    it("gets no paid speed or tier, and the default ones", async () => {
      for (const paid of [{ performanceConfig: { latency: "optimized" } }, { serviceTier: { type: "priority" } }])
        await expectRefusal(dialectClient, changed(paid), 400, "unsupported_parameter");
      const usual = { performanceConfig: { latency: "standard" }, serviceTier: { type: "default" } };
      const { headers } = await expectAnswer("chat", dialectClient, changed(usual));
      expect(headers.get("x-dropped-params")).to.equal(null);
    });

  for (const [what, change, path] of dialectClient.wrong) {
    it(`sends no ${what}, and the error names ${path}`, async () => {
      const answer = await expectRefusal(dialectClient, changed(change), 400, "invalid_request");
      expect(answer.place).to.contain(path);
    });
  }

  for (const [what, change, code] of dialectClient.refused) {
    it(`gets no answer for ${what}`, () => expectRefusal(dialectClient, changed(change), 400, code));
  }
}

function membersOfAll(dialect: string, dialectClient: DialectClient): void {
  const sound = dialectClient.body(modelOf(dialect));
  const changed = (change: Fields) => JSON.stringify({ ...sound, ...change });

  for (const name of ["provider", "providers", "routing", "route", "models", "fallbacks", "transforms"]) {
    it(`does not get the ${name}`, async () => {
      for (const value of [{}, [], "x", false, 0]) {
        const answer = await expectRefusal(dialectClient, changed({ [name]: value }), 400, "unsupported_parameter");
        expect(answer.place).to.contain(name);
      }
      await expectAnswer(dialect, dialectClient, changed({ [name]: null }));
    });
  }

  for (const name of ["service_tier", "serviceTier"]) {
    it(`gets no ${name}`, async () => {
      for (const value of ["priority", "flex", "scale", "fast", "Auto"])
        await expectRefusal(dialectClient, changed({ [name]: value }), 400, "unsupported_parameter");
      for (const value of ["auto", "default", "standard", "standard_only", null])
        await expectAnswer(dialect, dialectClient, changed({ [name]: value }));
    });
  }

  it("gets no priority", async () => {
    for (const value of ["fast", "turbo"])
      await expectRefusal(dialectClient, changed({ speed: value }), 400, "unsupported_parameter");
    for (const value of ["standard", null]) await expectAnswer(dialect, dialectClient, changed({ speed: value }));
  });
}

function models(dialect: string, dialectClient: DialectClient): void {
  for (const model of ["maker/none", "maker/off", INNER_MODEL, "__proto__", "maker/chat/"]) {
    it(`gets an error without ${model}`, () =>
      expectRefusal(dialectClient, JSON.stringify(dialectClient.body(model)), 404, "model_not_found", { model }));
  }

  if (dialect === "generate-content") return;
  it("gets an error for a model that answers with images", () =>
    expectRefusal(dialectClient, JSON.stringify(dialectClient.body("maker/images")), 400, "unsupported_capability", {
      model: "maker/images",
    }));
}

function integers(dialect: string, dialectClient: DialectClient): void {
  const BIG = "9007199254740993";
  for (const upstream of [...vendorForms.keys()].filter((other) => other !== dialect)) {
    const sound = dialectClient.body(modelOf(upstream));

    it(`is refused where ${upstream} would alter it, and the error names its place`, async () => {
      const member = dialectClient.integer(BIG);
      const answer = await expectRefusal(dialectClient, withMember(sound, member), 400, "invalid_request", {
        model: modelOf(upstream),
      });
      expect(answer.place).to.contain(/^"(\w+)/.exec(member)?.[1]);
    });

    it(`loses one that ${upstream} does not accept`, async () => {
      const response = await expectAnswer(upstream, dialectClient, withMember(sound, `"odd":${BIG}`));
      expect(response.headers.get("x-dropped-params")).to.equal("odd");
    });
  }

  it("has those of any size forwarded to an upstream of the same dialect", async () => {
    await expectAnswer(dialect, dialectClient, withMember(dialectClient.body(modelOf(dialect)), `"odd":${BIG}`));
    expect(scripted().one.only.body.toString()).to.contain(`"odd":${BIG}`);
  });
}

type Cases = (dialect: string, dialectClient: DialectClient) => void;

type Parts = Readonly<Record<string, Cases>>;

/** What each dialect refuses in its own way. */
const OWN: Parts = {
  "sends its key and": keys,
  "fills in fields and": fields,
  "names a model and": models,
};
/** What the gateway refuses alike in all of them. */
const SHARED: Parts = {
  "fills in fields that any may have and": membersOfAll,
  "sends a head and": heads,
  "is refused at a path and": paths,
  "sends a body and": bodies,
  "sends an integer and": integers,
};
const isOften = (dialect: string) => ["chat", "generate-content"].includes(dialect);

/**
 * What the fast tests have: the shared part for one dialect with the model in the body, and for one with it in the
 * path. The slow tests have it for the others.
 */
export const often = (dialect: string) => (isOften(dialect) ? { ...OWN, ...SHARED } : OWN);
export const rest = (dialect: string) => (isOften(dialect) ? {} : SHARED);

/** Before the others: the gateway of the suite. */
export function startSuite(): void {
  scripted = open();
}

export function describeCases(dialect: string, dialectClient: DialectClient, parts: Parts): void {
  for (const [what, cases] of Object.entries(parts)) describe(what, () => cases(dialect, dialectClient));

  after("the gateway is alive and was not surprised", async () => {
    expect((await fetch(`${scripted().gateway.url}/healthz`)).status).to.equal(200);
    expect(scripted().gateway.logged()).not.to.contain('"request.failed_unexpectedly"');
  });
}

export function describeItself(): void {
  describe("these tests of bad input", () => {
    it("cover clients and upstreams of every dialect for text", () => {
      const spoken = [...dialects.values()].filter(({ vocabulary }) => vocabulary === "text").map(({ name }) => name);
      expect([...vendorForms.keys()]).to.deep.equal(spoken.sort());
      expect([...dialectClients.keys()]).to.deep.equal(
        spoken.filter((name) => routes.some(({ dialect }) => dialect === name)),
      );
    });

    it("show that a valid request ID is kept", async () => {
      for (const [given, isKept] of [
        ["my-request_1", true],
        ["no spaces", false],
        ["x".repeat(65), false],
      ] as const) {
        const response = await fetch(`${scripted().gateway.url}/v1/nothing`, { headers: { "x-request-id": given } });
        expect(response.headers.get("x-request-id") === given).to.equal(isKept);
      }
    });
  });
}
