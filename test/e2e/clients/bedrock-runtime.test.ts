import {
  AccessDeniedException,
  BedrockRuntimeClient,
  type ContentBlock,
  ConverseCommand,
  type ConverseCommandInput,
  type ConverseStreamOutput,
  ConverseStreamCommand,
  ThrottlingException,
  ValidationException,
} from "@aws-sdk/client-bedrock-runtime";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { expect } from "chai";
import { failureOf } from "../../support/promises.js";
import {
  answerOf,
  BOTH_CALLS,
  BOTH_CITIES,
  PIXEL,
  pixelSeen,
  PLACE,
  REPORT,
  SUM,
  SUM_ANSWER,
  TOOLS,
} from "../../support/clients/questions.js";
import { simulated, simulatedGateway } from "./simulated.js";

const gateway = simulatedGateway();

/** As applications create it with an API key. By default it speaks HTTP/2, which the gateway does not. */
function client(options: object = {}): BedrockRuntimeClient {
  return new BedrockRuntimeClient({
    region: "eu-west-1",
    endpoint: gateway().url,
    token: { token: gateway().key },
    authSchemePreference: ["httpBearerAuth"],
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler(),
    ...options,
  });
}

interface Answer {
  readonly content: ContentBlock[];
  readonly stopReason: string | undefined;
  readonly tokens: readonly (number | undefined)[];
}

type Ask = (input: ConverseCommandInput) => Promise<Answer>;

const whole: Ask = async (input) => {
  const { output, stopReason, usage } = await client().send(new ConverseCommand(input));
  return {
    content: output?.message?.content ?? [],
    stopReason,
    tokens: [usage?.inputTokens, usage?.outputTokens, usage?.totalTokens],
  };
};

/** The blocks of a stream: the client leaves it to the application to join them. */
const streamed: Ask = async (input) => {
  const { stream = [] } = await client().send(new ConverseStreamCommand(input));
  const events: ConverseStreamOutput[] = [];
  for await (const event of stream as AsyncIterable<ConverseStreamOutput>) events.push(event);
  const blocks = new Map<number, { start?: { toolUseId?: string; name?: string }; text: string; input: string }>();
  const at = (index = -1) => blocks.get(index) ?? { text: "", input: "" };
  for (const { contentBlockStart: start, contentBlockDelta: delta } of events) {
    const index = start?.contentBlockIndex ?? delta?.contentBlockIndex;
    if (index === undefined) continue;
    const known = at(index);
    blocks.set(index, {
      ...known,
      ...(start?.start?.toolUse && { start: start.start.toolUse }),
      text: known.text + (delta?.delta?.text ?? ""),
      input: known.input + (delta?.delta?.toolUse?.input ?? ""),
    });
  }
  const usage = events.find(({ metadata }) => metadata)?.metadata?.usage;
  return {
    content: [...blocks.values()].map(({ start, text, input: given }): ContentBlock =>
      start === undefined
        ? { text }
        : {
            toolUse: {
              toolUseId: start.toolUseId,
              name: start.name,
              input: JSON.parse(given) as Record<string, string>,
            },
          },
    ),
    stopReason: events.find(({ messageStop }) => messageStop)?.messageStop?.stopReason,
    tokens: [usage?.inputTokens, usage?.outputTokens, usage?.totalTokens],
  };
};

const WAYS = [
  ["whole", whole],
  ["streamed", streamed],
] as const;
const textOf = ({ content }: Answer) => content.map(({ text }) => text ?? "").join("");
const question = (text: string) => [{ role: "user" as const, content: [{ text }] }];
const toolConfig = {
  tools: TOOLS.map(({ name, description }) => ({
    toolSpec: { name, description, inputSchema: { json: { ...PLACE, required: [...PLACE.required] } } },
  })),
};

/** The name of an exception in a stream: an upstream's own, or that of an upstream's fault. */
const BROKEN = { "bedrock-converse": "InternalServerException", chat: "ModelStreamErrorException" };

for (const [dialect, broken] of Object.entries(BROKEN)) {
  const modelId = simulated(dialect);

  describe(`the Bedrock client with a model behind ${dialect}`, () => {
    for (const [way, ask] of WAYS) {
      it(`gets an answer and its usage, ${way}`, async () => {
        const answer = await ask({ modelId, messages: question(SUM), inferenceConfig: { maxTokens: 100 } });
        expect(textOf(answer)).to.contain(SUM_ANSWER);
        expect(answer.stopReason).to.equal("end_turn");
        const [input = 0, output = 0, total] = answer.tokens;
        expect([input > 0, output > 0, total]).to.deep.equal([true, true, input + output]);
      });

      it(`calls two tools and gets an answer of their results, ${way}`, async () => {
        const messages = question(BOTH_CITIES);
        const first = await ask({ modelId, messages, toolConfig });
        expect(first.stopReason).to.equal("tool_use");
        const calls = first.content.flatMap(({ toolUse }) => toolUse ?? []);
        expect(calls.map(({ name, input }) => [name, input])).to.deep.equal(BOTH_CALLS);
        const results = calls.map(({ toolUseId, name }) => ({
          toolResult: { toolUseId, content: [{ text: answerOf(name) }] },
        }));
        const second = await ask({
          modelId,
          toolConfig,
          messages: [...messages, { role: "assistant", content: first.content }, { role: "user", content: results }],
        });
        expect(textOf(second)).to.contain(REPORT);
      });
    }

    it("sends an image", async () => {
      const bytes = Buffer.from(PIXEL, "base64");
      const content = [{ text: "What is this?" }, { image: { format: "png" as const, source: { bytes } } }];
      expect(textOf(await whole({ modelId, messages: [{ role: "user", content }] }))).to.contain(pixelSeen(dialect));
    });

    for (const [name, kind] of [
      ["assistant-error-400", ValidationException],
      ["assistant-error-429", ThrottlingException],
    ] as const)
      it(`throws its own error for ${name}`, async () => {
        const asked = whole({ modelId: simulated(dialect, name), messages: question(SUM) });
        expect(await failureOf(asked)).to.be.instanceOf(kind);
      });

    it("throws its own error for a fault in the middle of a stream", async () => {
      const asked = streamed({ modelId: simulated(dialect, "assistant-error-stream"), messages: question(SUM) });
      expect(await failureOf(asked)).to.have.property("name", broken);
    });
  });
}

describe("the Bedrock client", () => {
  it("throws its own error for an unknown key", async () => {
    const asked = client({ token: { token: "unknown" } }).send(
      new ConverseCommand({ modelId: simulated("chat"), messages: question(SUM) }),
    );
    expect(await failureOf(asked)).to.be.instanceOf(AccessDeniedException);
  });

  it("is refused with keys of AWS, with the reason", async () => {
    const credentials = { accessKeyId: "AKIDEXAMPLE", secretAccessKey: "secret" };
    const signing = client({ token: undefined, credentials, authSchemePreference: ["sigv4"] });
    const asked = signing.send(new ConverseCommand({ modelId: simulated("chat"), messages: question(SUM) }));
    const failure = await failureOf(asked);
    expect(failure).to.be.instanceOf(AccessDeniedException);
    expect(failure).to.have.property("message").that.contains("AWS_BEARER_TOKEN_BEDROCK");
  });
});
