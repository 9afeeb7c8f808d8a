import { member, type Json, type JsonObject } from "../../../../tools/replay/json.js";
import { type AgentClient, type Answer, commandSchema, pathSchema, RESULT } from "./client.js";

const declare = (...functions: readonly (readonly [string, JsonObject])[]): JsonObject[] => [
  {
    functionDeclarations: functions.map(([name, parametersJsonSchema]) => ({
      name,
      description: `The tool ${name}.`,
      parametersJsonSchema,
    })),
  },
];
const written = (role: string, text: string): JsonObject => ({ role, parts: [{ text }] });

/** The parts of the answer, and one response for each of its calls. */
function follow({ parts, calls }: Answer, withIds: boolean, response: JsonObject = { output: RESULT }): Json[] {
  const results = calls.map(({ id, name }) => ({
    functionResponse: { ...(withIds && id !== "" ? { id } : {}), name, response },
  }));
  return [
    { role: "model", parts: [...parts] },
    { role: "user", parts: results },
  ];
}

const isCall = (part: Json) => member(part, "functionCall") !== undefined;

export const generateContentClients: readonly AgentClient[] = [
  {
    name: "Gemini CLI",
    dialect: "generate-content",
    path: (model) => `/v1beta/models/${model}:streamGenerateContent?alt=sse`,
    headers: { "x-goog-api-client": "google-genai-sdk/1.30.0" },
    first: () => ({
      contents: [
        {
          role: "user",
          parts: [{ text: "<session_context>A directory.</session_context>" }, { text: "List the files." }],
        },
      ],
      systemInstruction: { role: "user", parts: [{ text: "You are Gemini CLI." }] },
      tools: declare(["run_shell_command", commandSchema], ["read_file", pathSchema]),
      generationConfig: { temperature: 1, topP: 0.95, topK: 64, thinkingConfig: { includeThoughts: true } },
    }),
    calls: ["run_shell_command", "read_file"],
    // It leaves thoughts out, and writes a placeholder where the first call has no signature.
    follow: (answer) => {
      const kept = answer.parts.filter((part) => part.thought !== true);
      const first = kept.findIndex(isCall);
      const parts = kept.map((part, index) =>
        index === first ? { thoughtSignature: "skip_thought_signature_validator", ...part } : part,
      );
      return follow({ ...answer, parts }, true);
    },
  },
  {
    name: "opencode with generate-content",
    dialect: "generate-content",
    path: (model) => `/v1beta/${model}:streamGenerateContent?alt=sse`,
    headers: {},
    first: () => ({
      generationConfig: { maxOutputTokens: 16_000, thinkingConfig: { includeThoughts: true, thinkingLevel: "high" } },
      contents: [written("user", "List the files.")],
      systemInstruction: { parts: [{ text: "You are opencode." }] },
      tools: declare(["bash", commandSchema], ["read", pathSchema]),
      toolConfig: { functionCallingConfig: { mode: "AUTO" } },
    }),
    calls: ["bash", "read"],
    // Its calls and results have no IDs.
    follow: (answer) => {
      const parts = answer.parts.map((part) => {
        const call = member(part, "functionCall");
        return call === undefined
          ? part
          : { ...part, functionCall: { name: member(call, "name") ?? "", args: member(call, "args") ?? {} } };
      });
      return follow({ ...answer, parts }, false, { name: "bash", content: RESULT });
    },
  },
  {
    name: "qwen-code with generate-content",
    dialect: "generate-content",
    path: (model) => `/v1beta/models/${model}:streamGenerateContent?alt=sse`,
    headers: {},
    first: () => ({
      contents: [
        written("user", "The directory is empty."),
        written("model", "Got it."),
        written("user", "List the files."),
      ],
      systemInstruction: { role: "user", parts: [{ text: "You are Qwen Code." }] },
      tools: declare(["run_shell_command", commandSchema]),
      generationConfig: {
        temperature: 1,
        topP: 0.95,
        topK: 64,
        thinkingConfig: { includeThoughts: true, thinkingLevel: "THINKING_LEVEL_UNSPECIFIED" },
      },
    }),
    calls: ["run_shell_command"],
    follow: (answer) => follow(answer, true),
  },
  {
    name: "LangChain with generate-content",
    dialect: "generate-content",
    path: (model) => `/v1beta/${model}:generateContent`,
    headers: { "x-goog-api-client": "genai-js/0.24.1" },
    first: () => ({
      generationConfig: { stopSequences: [], temperature: 0 },
      safetySettings: [],
      contents: [written("user", "List the files.")],
      tools: [
        {
          functionDeclarations: [
            {
              name: "bash",
              description: "Run",
              parameters: { type: "object", properties: { command: { type: "string" } }, required: ["command"] },
            },
          ],
        },
      ],
    }),
    calls: ["bash"],
    follow: (answer) => follow(answer, false, { result: RESULT }),
  },
];
