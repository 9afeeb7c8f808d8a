import { expect } from "chai";
import { streamTypeOf } from "../../../src/registry.js";
import { reportsModel, textDialect } from "../../support/dialect-features.js";
import { startGatewayProcess, UPSTREAM_KEY } from "../../support/gateway.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers, streams } from "../../support/upstream.js";
import { INNER_MODEL } from "../../support/vendor-forms/form.js";
import { vendorForms } from "../../support/vendor-forms/index.js";
import { eventOf, textOf } from "../../support/wire-streams.js";
import { withMember } from "./bad-bodies.js";
import { dialectClients } from "../../support/dialect-clients/index.js";
import type { Fields, DialectClient } from "../../support/dialect-clients/dialect-client.js";

const modelOf = (dialect: string) => `maker/${dialect}`;
const scripted = scriptedGateway(
  [...vendorForms.keys()].map((dialect) => ({
    id: modelOf(dialect),
    kind: "text",
    routes: [{ provider: "one", model: INNER_MODEL, dialect }],
  })),
  { logs: { level: "trace" } },
  startGatewayProcess,
);

/** Texts that only a forwarded body may contain. */
const SECRET_WORDS = "a-secret-of-the-client";

interface Sending {
  readonly stream?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

async function send(
  dialectClient: DialectClient,
  model: string,
  body: string,
  { stream, headers }: Sending = {},
): Promise<{ response: Response; text: string }> {
  const { url, key } = scripted().gateway;
  const [credential] = dialectClient.credentials(key);
  const sound = { "content-type": "application/json", ...dialectClient.headers, ...credential.headers };
  const response = await fetch(url + dialectClient.path(model, stream), {
    method: "POST",
    headers: { ...sound, ...headers },
    body,
  });
  const text = await textOf(response);
  expect(response.status, text).to.equal(200);
  return { response, text };
}

const LAST_MEMBER = '"temperature":1e0';

/** A body that parsing and printing again would change, with a place for the model where the dialect has one. */
function peculiar({ model: named, ...rest }: Fields, model: string): string {
  const members = JSON.stringify(rest).slice(1, -1);
  return [
    ' {\r\n\t"odd" : [1e2, 1.0, -0, 9007199254740993, 0.1000, 1E+2, "\\u00e9\\/\\ud83c\\uddf3 \\u2028", ' +
      '{"a":1,"a":2,"":{ }}] ,',
    named === undefined ? "" : `   "\\u006dodel"  :   ${model}\t,`,
    `${members}, "metadata": {"model": "not this one", "b" :[ ], "z\\"}": "${SECRET_WORDS}"},${LAST_MEMBER} }  \n`,
  ].join("\n");
}

/** Line ends that are equal to every reader of events. */
const plainEnds = (text: string) => text.replaceAll("\r\n", "\n");

for (const [dialect, dialectClient] of dialectClients) {
  const forms = vendorForms.get(dialect);
  const model = modelOf(dialect);
  const sound = dialectClient.body(model);

  describe(`a ${dialect} client before an upstream of the same dialect`, () => {
    it("is forwarded byte for byte except for the model and what must be added", async () => {
      scripted().one.plays(answers(forms?.words.body));
      const { response } = await send(dialectClient, model, peculiar(sound, `"${model.replace("/", "\\/")}"`));
      const wanted = peculiar(sound, `"${INNER_MODEL}"`).replace(LAST_MEMBER, LAST_MEMBER + dialectClient.added);
      expect(scripted().one.only.body.toString()).to.equal(wanted);
      expect(response.headers.get("x-dropped-params")).to.equal(null);
    });

    it("forwards the stream option", async () => {
      scripted().one.plays(streams(forms?.words.stream ?? []));
      const body = (name: string) => peculiar({ ...sound, ...dialectClient.streaming }, `"${name}"`);
      const { response } = await send(dialectClient, model, body(model), { stream: true });
      const wanted = body(INNER_MODEL).replace(
        LAST_MEMBER,
        LAST_MEMBER + dialectClient.added + dialectClient.addedToStream,
      );
      expect(scripted().one.only.body.toString()).to.equal(wanted);
      expect(response.headers.get("x-dropped-params")).to.equal(null);
    });

    it("is forwarded byte for byte except for the model", async () => {
      const key = forms?.modelKey ?? "";
      const answer = (name: string) =>
        withMember(
          { ...forms?.words.body, [key]: undefined },
          ` "odd" : [1e2,9007199254740993,"\\u00e9"], "${key}"\n:"${name}" `,
        );
      scripted().one.plays(answers(answer(INNER_MODEL)));
      const { response, text } = await send(dialectClient, model, JSON.stringify(sound));
      expect(text).to.equal(answer(reportsModel(textDialect(dialect)) ? model : INNER_MODEL));
      expect(response.headers.get("content-type")).to.equal("application/json");
    });

    it("is forwarded event for event, vendor events included", async () => {
      const own = eventOf(dialect, "odd.event", '{"type":"odd.event" , "big":9007199254740993}');
      const pieces = [...(forms?.beginning ?? []), own, ...(forms?.words.stream.slice(forms.beginning.length) ?? [])];
      scripted().one.plays(streams(pieces));
      const shown = dialect === "chat" ? { stream_options: { include_usage: true } } : {};
      const { response, text } = await send(
        dialectClient,
        model,
        JSON.stringify({ ...sound, ...dialectClient.streaming, ...shown }),
        { stream: true },
      );
      expect(text).to.equal(plainEnds(pieces.join("")).replaceAll(INNER_MODEL, model));
      expect(response.headers.get("content-type")).to.equal(streamTypeOf(textDialect(dialect).framing));
    });

    it("forwards nothing else from the client to the upstream, or back", async () => {
      const theirs = {
        "set-cookie": "a=b",
        server: "inner-server",
        "x-request-id": "theirs",
        "x-ratelimit-remaining": "1",
        "content-type": "application/json; odd=1",
      };
      scripted().one.plays(answers(forms?.words.body, { headers: theirs }));
      const ours = {
        cookie: "c=d",
        "user-agent": "client/1",
        "x-forwarded-for": "10.0.0.1",
        "x-request-id": "ours-1",
        "openai-organization": "org",
        origin: "https://example.test",
      };
      const { response } = await send(dialectClient, model, JSON.stringify(sound), { headers: ours });
      const { headers } = scripted().one.only;
      expect(headers).not.to.have.any.keys(...Object.keys(ours));
      expect(JSON.stringify(headers)).to.contain(UPSTREAM_KEY).and.not.to.contain(scripted().gateway.key);
      expect(response.headers.get("x-request-id")).to.equal("ours-1");
      expect(response.headers.get("content-type")).to.equal("application/json");
      for (const name of ["set-cookie", "server", "x-ratelimit-remaining"])
        expect(response.headers.get(name), name).to.equal(null);
    });
  });
}

/** Clients, upstreams of another dialect, bodies with members that these lack, and the reported names. */
const lossy: readonly (readonly [from: string, to: string, members: string, dropped: string | null])[] = [
  ["chat", "messages", '"n":2,"seed":1', "n, seed"],
  ["chat", "messages", '"seed":1,"n":2', "seed, n"],
  [
    "chat",
    "messages",
    '"n":1,"store":false,"stream":false,"tools":[],"stop":null,"stream_options":null,"response_format":{"type":"text"}',
    null,
  ],
  [
    "chat",
    "messages",
    '"logit_bias":{"50256":-100},"top_logprobs":3,"logprobs":true',
    "logit_bias, top_logprobs, logprobs",
  ],
  ["chat", "messages", '"a b,c":1,"é\\n":2,"plain~!":3,"100%":4', "a%20b%2Cc, %C3%A9%0A, plain~!, 100%"],
  [
    "chat",
    "messages",
    '"tools":[{"type":"function","function":{"name":"f"}},{"type":"sundial","sundial":{"name":"g"}}],' +
      '"odd":{"deep":[1]}',
    "tools[1], odd",
  ],
  ["chat", "messages", '"tools":[{"type":"custom","custom":{"name":"g"}}]', null],
  [
    "messages",
    "chat",
    '"top_k":3,"system":[{"type":"text","text":"a","cache_control":{"type":"ephemeral"}}],' +
      '"mcp_servers":[{"url":"https://example.test"}]',
    "top_k, system[0].cache_control, mcp_servers",
  ],
  ["chat", "responses", '"stop":["a"],"frequency_penalty":0.5,"messages2":1', "stop, frequency_penalty, messages2"],
  [
    "chat",
    "generate-content",
    '"tools":[{"type":"function","function":{"name":"f"}}],"parallel_tool_calls":false,"user":"u"',
    "parallel_tool_calls, user",
  ],
  [
    "responses",
    "chat",
    '"truncation":"auto","tools":[{"type":"web_search"},{"type":"function","name":"f"}],"max_tool_calls":1',
    "truncation, tools[0], max_tool_calls",
  ],
  [
    "responses",
    "messages",
    '"include":["reasoning.encrypted_content"],"store":false,"background":null,"truncation":"disabled"',
    null,
  ],
  [
    "generate-content",
    "messages",
    '"safetySettings":[{"category":"a","threshold":"b"}],"generationConfig":{"seed":1,"topK":2},"cachedContent":"c"',
    "safetySettings, generationConfig.seed, cachedContent",
  ],
  [
    "interactions",
    "chat",
    '"generation_config":{"speech_config":{},"seed":3},"cached_content":"a","tools":[{"type":"google_search"}]',
    "generation_config.speech_config, cached_content, tools[0]",
  ],
  ["messages", "chat", '"stop_sequences":[],"stream":false,"service_tier":"auto","speed":"standard"', null],
];

function speaking(dialect: string): DialectClient {
  const dialectClient = dialectClients.get(dialect);
  if (dialectClient === undefined) throw new Error(`no client uses ${dialect}`);
  return dialectClient;
}

describe("a value that clients may write in two forms", () => {
  for (const [name, size, wanted] of [
    [
      "as a number",
      { generationConfig: { imageConfig: { imageSize: "512" } } },
      { generationConfig: { imageConfig: { imageSize: "0.5K" } } },
    ],
    [
      "as a number, in the other spelling",
      { generation_config: { image_config: { image_size: "512" } } },
      { generation_config: { image_config: { image_size: "0.5K" } } },
    ],
    [
      "in the form of upstreams",
      { generationConfig: { imageConfig: { imageSize: "2K" } } },
      { generationConfig: { imageConfig: { imageSize: "2K" } } },
    ],
  ] as const) {
    it(`reaches upstreams in one form: ${name}`, async () => {
      const dialectClient = dialectClients.get("generate-content");
      if (dialectClient === undefined) throw new Error("no client uses generate-content");
      const model = modelOf("generate-content");
      scripted().one.plays(answers(vendorForms.get("generate-content")?.words.body));
      await send(dialectClient, model, JSON.stringify({ ...dialectClient.body(model), ...size }));
      expect(scripted().one.onlyJson).to.deep.include(wanted);
    });
  }
});

describe("a client before an upstream of another dialect", () => {
  for (const [from, to, members, dropped] of lossy) {
    it(`that is ${to}, from ${from}, lists ${dropped ?? "nothing"} as dropped of ${members.slice(0, 60)}`, async () => {
      const dialectClient = speaking(from);
      scripted().one.plays(answers(vendorForms.get(to)?.words.body));
      const { response } = await send(dialectClient, modelOf(to), withMember(dialectClient.body(modelOf(to)), members));
      expect(response.headers.get("x-dropped-params")).to.equal(dropped);
    });
  }

  it("gets the dropped members before a stream begins", async () => {
    scripted().one.plays(streams(vendorForms.get("messages")?.words.stream ?? []));
    const model = modelOf("messages");
    const { response } = await send(
      speaking("chat"),
      model,
      withMember(speaking("chat").body(model), '"stream":true,"n":2'),
    );
    expect(response.headers.get("x-dropped-params")).to.equal("n");
  });

  it("limits the list of dropped members to the size of a header", async () => {
    scripted().one.plays(answers(vendorForms.get("messages")?.words.body));
    const model = modelOf("messages");
    const names = Array.from({ length: 1_000 }, (_, index) => `odd_field_${index}`);
    const { response } = await send(
      speaking("chat"),
      model,
      withMember(speaking("chat").body(model), names.map((name) => `"${name}":1`).join(",")),
    );
    const reported = response.headers.get("x-dropped-params") ?? "";
    expect(reported.length).to.be.within(2_000, 2_048);
    expect(reported.split(", ").slice(0, -1)).to.deep.equal(names.slice(0, reported.split(", ").length - 1));
    expect(reported.split(", ").at(-1)).to.equal("...");
  });
});

describe("the log of a gateway after all calls above", () => {
  it("contains no key and no text of a client, in any form", () => {
    const { gateway } = scripted();
    const logged = gateway.logged();
    expect(logged.split('"event":"call.completed"').length - 1).to.be.greaterThan(lossy.length);
    for (const secret of [gateway.key, UPSTREAM_KEY, SECRET_WORDS]) {
      for (const written of [
        secret,
        encodeURIComponent(secret),
        Buffer.from(secret).toString("base64").replace(/=+$/, ""),
      ])
        expect(logged).not.to.contain(written);
    }
  });
});
