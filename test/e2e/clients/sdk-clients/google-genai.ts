import { type Content, type GenerateContentResponse, GoogleGenAI, type Part, ThinkingLevel } from "@google/genai";
import { type ClientCall, type SdkAnswer, QUESTION, RESULT, TAKEN, TOOL_NAMES, type SdkClient } from "./sdk-client.js";

interface Answer {
  readonly parts: readonly Part[];
  /** The last one received. */
  readonly end: GenerateContentResponse | undefined;
}

const INPUT: Content[] = [{ role: "user", parts: [{ text: QUESTION }] }];
const config = {
  tools: [{ functionDeclarations: TOOL_NAMES.map((name) => ({ name, parametersJsonSchema: TAKEN })) }],
  thinkingConfig: { includeThoughts: true, thinkingLevel: ThinkingLevel.LOW },
};

async function generate({ at: { url, key }, model, stream }: ClientCall, contents: Content[]): Promise<Answer> {
  const { models } = new GoogleGenAI({ apiKey: key, httpOptions: { baseUrl: url } });
  const pieces: GenerateContentResponse[] = [];
  if (stream)
    for await (const piece of await models.generateContentStream({ model, contents, config })) pieces.push(piece);
  else pieces.push(await models.generateContent({ model, contents, config }));
  return { parts: pieces.flatMap(({ candidates }) => candidates?.[0]?.content?.parts ?? []), end: pieces.at(-1) };
}

const textOf = (parts: readonly Part[]) => parts.map(({ text }) => text ?? "").join("");
const callsOf = ({ parts }: Answer) =>
  parts.flatMap(({ functionCall }) => (functionCall === undefined ? [] : [functionCall]));

function readAnswer(answer: Answer): SdkAnswer {
  const { candidatesTokenCount = 0, thoughtsTokenCount = 0, promptTokenCount } = answer.end?.usageMetadata ?? {};
  return {
    text: textOf(answer.parts.filter(({ thought }) => !thought)),
    thoughts: textOf(answer.parts.filter(({ thought }) => thought)),
    calls: callsOf(answer).map(({ id, name, args }) => ({ id, name, arguments: args })),
    isCutShort: answer.end?.candidates?.[0]?.finishReason === "MAX_TOKENS",
    input: promptTokenCount,
    output: candidatesTokenCount + thoughtsTokenCount,
  };
}

const sdkClient: SdkClient = {
  bringsStateBack: true,
  ask: async (params) => readAnswer(await generate(params, INPUT)),
  async converse(options) {
    const first = await generate(options, INPUT);
    const results = callsOf(first).map(({ id, name }) => ({
      functionResponse: { id, name, response: { output: RESULT } },
    }));
    return readAnswer(
      await generate(options, [...INPUT, { role: "model", parts: [...first.parts] }, { role: "user", parts: results }]),
    );
  },
};

export const sdkClients: ReadonlyMap<string, SdkClient> = new Map([["the genai client", sdkClient]]);
