import { createHash, createHmac } from "node:crypto";
import Anthropic from "@anthropic-ai/sdk";
import { expect } from "chai";
import OpenAI from "openai";
import { dialects, encodeEvents } from "../../../src/registry.js";
import { type RunningGateway, startGateway } from "../../support/gateway.js";
import { failureOf } from "../../support/promises.js";
import { answers, type Received, type Script, ScriptedUpstream } from "../../support/upstream.js";

const ARN = "arn:aws:bedrock:eu-west-1:123456789012:application-inference-profile/a1b2c3";
const MODEL = "eu.anthropic.claude-sonnet-4-5-20250929-v1:0";
const SECRET = "secret-key";
const aws = { accessKeyId: "AKIDEXAMPLE", secretAccessKey: SECRET, region: "eu-west-1" };
const usage = { inputTokens: 3, outputTokens: 2, totalTokens: 9, cacheReadInputTokens: 4 };
const answer = {
  output: { message: { role: "assistant", content: [{ text: "Oslo." }] } },
  stopReason: "end_turn",
  usage,
  metrics: { latencyMs: 7 },
};
const words = [
  'messageStart {"role":"assistant"}',
  'contentBlockDelta {"contentBlockIndex":0,"delta":{"text":"Os"},"p":"abc"}',
  'contentBlockDelta {"contentBlockIndex":0,"delta":{"text":"lo."}}',
];
const end = [
  'contentBlockStop {"contentBlockIndex":0}',
  'messageStop {"stopReason":"end_turn"}',
  `metadata {"usage":${JSON.stringify(usage)},"metrics":{"latencyMs":7}}`,
];

/** Binary messages, each a line with its name. */
function messages(...lines: readonly string[]): Script {
  const { framing } = dialects.get("bedrock-converse") ?? {};
  return (response) => {
    response.writeHead(200, { "content-type": "application/vnd.amazon.eventstream" });
    response.end(encodeEvents(lines.map((line) => `${line}\n`).join(""), framing));
  };
}

const hash = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/**
 * The signature that the host computes of what it received:
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
function signatureOf({ method, path, headers, body }: Received): string {
  const [, scope = "", names = ""] =
    /Credential=AKIDEXAMPLE\/([^,]+), SignedHeaders=([^,]+)/.exec(headers.authorization ?? "") ?? [];
  const canonical = [
    method,
    path.split("/").map(encodeURIComponent).join("/"),
    "",
    ...names.split(";").map((name) => `${name}:${String(headers[name])}`),
    "",
    names,
    hash(body),
  ].join("\n");
  const date = String(headers["x-amz-date"]);
  const text = ["AWS4-HMAC-SHA256", date, scope, hash(canonical)].join("\n");
  const key = ["eu-west-1", "bedrock", "aws4_request"].reduce<Buffer>(hmac, hmac(`AWS4${SECRET}`, date.slice(0, 8)));
  return createHmac("sha256", key).update(text).digest("hex");
}

function expectSigned(received: Received, path: string): void {
  expect(received.path).to.equal(path);
  expect(received.headers.authorization).to.contain(`Signature=${signatureOf(received)}`);
}

describe("Bedrock as an upstream", () => {
  let upstream: ScriptedUpstream;
  let gateway: RunningGateway;

  before(async () => {
    upstream = await ScriptedUpstream.start();
    const provider = {
      id: "aws",
      preset: "bedrock",
      baseUrl: new URL(upstream.baseUrl).origin,
      credentials: { aws },
    };
    const models = Object.entries({ claude: MODEL, profile: ARN }).map(([id, model]) => ({
      id: `maker/${id}`,
      kind: "text",
      routes: [{ provider: "aws", model, dialect: "bedrock-converse" }],
    }));
    gateway = await startGateway({ catalog: { providers: [provider], models } });
  });
  after(async () => {
    await gateway.stop();
    await upstream.stop();
  });

  const openai = () => new OpenAI({ apiKey: gateway.key, baseURL: `${gateway.url}/v1`, maxRetries: 0 });
  const anthropic = () => new Anthropic({ apiKey: gateway.key, baseURL: gateway.url, maxRetries: 0 });
  const question = { role: "user", content: "The capital of Norway?" } as const;

  it("answers the OpenAI client by a signed request, and names what it dropped", async () => {
    upstream.plays(answers(answer));
    const { data, response } = await openai()
      .chat.completions.create({ model: "maker/claude", messages: [question], seed: 7, temperature: 0.5 })
      .withResponse();
    expect(data.choices[0]?.message.content).to.equal("Oslo.");
    expect(data.usage).to.include({ prompt_tokens: 7, completion_tokens: 2, total_tokens: 9 });
    expect(response.headers.get("x-dropped-params")).to.equal("seed");
    expectSigned(upstream.only, `/model/${encodeURIComponent(MODEL)}/converse`);
    expect(upstream.onlyJson).to.deep.equal({
      messages: [{ role: "user", content: [{ text: question.content }] }],
      inferenceConfig: { maxTokens: 36_864, temperature: 0.5 },
    });
  });

  it("streams to the Anthropic client, from a model with an ARN", async () => {
    upstream.plays(messages(...words, ...end));
    const message = await anthropic()
      .messages.stream({ model: "maker/profile", max_tokens: 100, messages: [question] })
      .finalMessage();
    expect(message.content).to.deep.include({ type: "text", text: "Oslo." });
    expect(message.usage).to.include({ input_tokens: 3, cache_read_input_tokens: 4, output_tokens: 2 });
    expectSigned(upstream.only, `/model/${encodeURIComponent(ARN)}/converse-stream`);
  });

  it("gets the budget, the tools and the cache marks of the Anthropic client", async () => {
    upstream.plays(answers(answer));
    const mark = { type: "ephemeral" } as const;
    await anthropic().messages.create({
      model: "maker/claude",
      max_tokens: 5000,
      thinking: { type: "enabled", budget_tokens: 2048 },
      system: [{ type: "text", text: "Be brief.", cache_control: mark }],
      tools: [{ name: "look", input_schema: { type: "object" }, cache_control: mark }],
      messages: [question],
    });
    expect(upstream.onlyJson).to.deep.include({
      system: [{ text: "Be brief." }, { cachePoint: { type: "default" } }],
      additionalModelRequestFields: { thinking: { type: "enabled", budget_tokens: 2048 } },
      toolConfig: {
        tools: [
          { toolSpec: { name: "look", inputSchema: { json: { type: "object" } } } },
          { cachePoint: { type: "default" } },
        ],
      },
    });
  });

  it("breaks a stream off by an exception, which clients get as their own error", async () => {
    upstream.plays(messages(...words, '!throttlingException {"message":"Too many tokens."}'));
    const asked = anthropic()
      .messages.stream({ model: "maker/claude", max_tokens: 100, messages: [question] })
      .finalMessage();
    expect(await failureOf(asked))
      .to.be.instanceOf(Anthropic.APIError)
      .with.property("message")
      .that.contains("Too many");
  });

  it("passes the type of an error on that is in a header alone", async () => {
    const headers = { "x-amzn-errortype": "ServiceQuotaExceededException:http://internal.test/coral/" };
    upstream.plays(answers({ message: "The quota is used up." }, { status: 400, headers }));
    const refused = await fetch(`${gateway.url}/model/maker%2Fclaude/converse`, {
      method: "POST",
      headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" },
      body: JSON.stringify({ messages: [{ role: "user", content: [{ text: "hi" }] }] }),
    });
    expect(refused.status).to.equal(400);
    expect(refused.headers.get("x-amzn-errortype")).to.equal("ServiceQuotaExceededException");
  });
});
