/** Models with newer names than the presets list, and hosts that serve models of any vendor. */
import { familyCases } from "./family-runner.js";
import { type Case, type Fields } from "./family-calls.js";

const thinking = (config: Fields): Fields => ({ generationConfig: { thinkingConfig: config } });
/** An agent's request to every model. */
const agent = { thinking: { type: "adaptive", display: "omitted" }, output_config: { effort: "high" } };
const look = { name: "look", input_schema: { type: "object", properties: {} } };

const newest: readonly Case[] = [
  // The newest generation, and names that are newer than the presets.
  [
    "openai",
    "gpt-6-sol",
    "messages",
    { tools: [look], output_config: { effort: "high" } },
    { reasoning_effort: "none" },
    "output_config.effort",
  ],
  [
    "openai-responses",
    "gpt-6-luna",
    "messages",
    { thinking: { type: "disabled" }, max_tokens: 200_000 },
    { "reasoning.effort": "none", max_output_tokens: 128_000 },
    "max_tokens",
  ],
  [
    "openai-responses",
    "gpt-6.1-sol",
    "messages",
    { thinking: { type: "disabled" }, temperature: 0.2 },
    { "reasoning.effort": "low", temperature: undefined },
    "thinking.type, temperature",
  ],
  [
    "openai",
    "gpt-6.1-sol",
    "generate-content",
    { generationConfig: { temperature: 0.2, topP: 0.5, thinkingConfig: { thinkingLevel: "MINIMAL" } } },
    { reasoning_effort: "low", temperature: undefined, top_p: undefined },
    "generationConfig.temperature, generationConfig.topP",
  ],
  ["openai-responses", "gpt-6-astra", "chat", { reasoning_effort: "minimal" }, { "reasoning.effort": "low" }],
  ["openai-responses", "gpt-7-sol", "messages", { output_config: { effort: "max" } }, { "reasoning.effort": "max" }],
  ["openai-responses", "gpt-7-sol", "messages", { tools: [look], ...agent }, { "reasoning.effort": "high" }],
  [
    "openrouter",
    "openai/gpt-6.1-sol",
    "messages",
    { thinking: { type: "disabled" } },
    { reasoning_effort: "low" },
    "thinking.type",
  ],
  ["openrouter", "openai/gpt-6-sol", "messages", { thinking: { type: "disabled" } }, { reasoning_effort: "none" }],
  ...["gemini-pro-latest", "gemini-flash-latest", "gemini-3.8-flash", "gemini-3.5-pro-preview"].map((model): Case => [
    "gemini",
    model,
    "chat",
    { reasoning_effort: "minimal", presence_penalty: 0.5 },
    { "generationConfig.thinkingConfig": { thinkingLevel: "LOW" }, "generationConfig.presencePenalty": undefined },
    "presence_penalty",
  ]),
  ...["gemini-flash-lite-latest", "gemini-3.7-flash-lite"].map((model): Case => [
    "gemini",
    model,
    "chat",
    { reasoning_effort: "minimal" },
    { "generationConfig.thinkingConfig": { thinkingLevel: "MINIMAL" } },
  ]),
];

const openHosts: readonly Case[] = [
  // Open hosts refuse unknown values, and any value where a model does not reason.
  ...(
    [
      ["vllm", "meta-llama/Llama-3.1-8B-Instruct"],
      ["together", "meta-llama/Llama-3.3-70B-Instruct-Turbo"],
      ["huggingface", "mistralai/Mistral-7B-Instruct-v0.3"],
      ["huggingface", "google/gemma-3-27b-it"],
      ["ollama", "llama3.2:3b"],
      ["ollama", "mistral"],
      ["ollama", "gemma3:4b"],
      ["ollama", "phi4"],
      ["ollama", "command-r7b"],
      ["ollama", "qwen2.5-coder:7b"],
      ["cerebras", "qwen-3-235b-a22b-instruct-2507"],
      ["groq", "groq/compound"],
    ] as const
  ).map(([host, model]): Case => [
    host,
    model,
    "messages",
    agent,
    { reasoning_effort: undefined },
    "thinking.type, output_config.effort",
  ]),
  ...(
    [
      ["vllm", "some/model"],
      ["together", "nvidia/Llama-3.3-Nemotron-Super"],
      ["huggingface", "deepseek-ai/DeepSeek-R1-Distill-Llama-70B"],
      ["cerebras", "some-model"],
      ["groq", "some/model"],
      ["vllm", "microsoft/Phi-4-reasoning"],
    ] as const
  ).map(([host, model]): Case => [
    host,
    model,
    "messages",
    { output_config: { effort: "xhigh" } },
    { reasoning_effort: "high" },
  ]),
  ["vllm", "some/model", "chat", { reasoning_effort: "xhigh" }, { reasoning_effort: "xhigh" }],
  ["vllm", "some/model", "generate-content", thinking({ thinkingLevel: "MINIMAL" }), { reasoning_effort: "low" }],
  ["vllm", "some/model", "messages", { thinking: { type: "disabled" } }, { reasoning_effort: "low" }, "thinking.type"],
  ["ollama", "qwen3:8b", "messages", { thinking: { type: "disabled" } }, { reasoning_effort: "none" }],
  ["ollama", "qwen3:8b", "generate-content", thinking({ thinkingLevel: "MINIMAL" }), { reasoning_effort: "low" }],
  ["ollama", "qwen3:8b", "messages", { output_config: { effort: "xhigh" } }, { reasoning_effort: "high" }],
  ["ollama", "qwen3:8b", "messages", { output_config: { effort: "max" } }, { reasoning_effort: "max" }],
  ["cerebras", "zai-glm-4.7", "messages", { thinking: { type: "disabled" } }, { reasoning_effort: "none" }],
];

describe("families of the newest models", () => familyCases(newest));
describe("families of models at open hosts", () => familyCases(openHosts));
