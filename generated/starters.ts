// Made from specs/providers/*.yaml by "make generate". Change the specs, not this file.
import type { Starter } from "../src/conversion/starter.js";

/** By preset. */
export const starters: Readonly<Record<string, Starter>> = {
  alibaba: {
    variable: "DASHSCOPE_API_KEY",
    prices: "https://www.alibabacloud.com/help/en/model-studio/models",
    dialect: "chat",
    models: [{ model: "qwen-plus" }],
  },
  anthropic: {
    variable: "ANTHROPIC_API_KEY",
    checked: "2026-07-31",
    prices: "https://platform.claude.com/docs/en/about-claude/pricing",
    dialect: "messages",
    models: [
      {
        model: "claude-sonnet-5",
        pricing: { input: 2, cachedInput: 0.2, cacheWrite: 2.5, cacheWriteHour: 4, output: 10 },
      },
      {
        model: "claude-haiku-4-5",
        pricing: { input: 1, cachedInput: 0.1, cacheWrite: 1.25, cacheWriteHour: 2, output: 5 },
      },
    ],
  },
  cerebras: {
    variable: "CEREBRAS_API_KEY",
    checked: "2026-11-24",
    prices: "https://www.cerebras.ai/pricing",
    dialect: "chat",
    models: [{ model: "gpt-oss-120b", pricing: { input: 0.35, output: 0.75 } }],
  },
  cohere: {
    variable: "COHERE_API_KEY",
    checked: "2026-11-24",
    prices: "https://cohere.com/pricing",
    dialect: "cohere-chat",
    models: [{ model: "command-r-08-2024", pricing: { input: 0.15, output: 0.6 } }],
  },
  deepseek: {
    variable: "DEEPSEEK_API_KEY",
    checked: "2026-07-31",
    prices: "https://api-docs.deepseek.com/quick_start/pricing",
    dialect: "chat",
    models: [{ model: "deepseek-v4-flash", pricing: { input: 0.14, output: 0.28 } }],
  },
  fireworks: {
    variable: "FIREWORKS_API_KEY",
    prices: "https://fireworks.ai/pricing",
    dialect: "chat",
    models: [{ model: "accounts/fireworks/models/gpt-oss-120b" }],
  },
  gemini: {
    variable: "GEMINI_API_KEY",
    checked: "2026-07-31",
    prices: "https://ai.google.dev/gemini-api/docs/pricing",
    dialect: "generate-content",
    models: [
      { model: "gemini-2.5-pro", pricing: { input: 1.25, cachedInput: 0.125, output: 10 } },
      { model: "gemini-2.5-flash", pricing: { input: 0.3, cachedInput: 0.03, output: 2.5 } },
    ],
  },
  groq: {
    variable: "GROQ_API_KEY",
    checked: "2026-07-31",
    prices: "https://groq.com/pricing",
    dialect: "chat",
    models: [{ model: "llama-3.3-70b-versatile", pricing: { input: 0.59, output: 0.79 } }],
  },
  huggingface: {
    variable: "HF_TOKEN",
    prices: "https://huggingface.co/docs/inference-providers/pricing",
    dialect: "chat",
    models: [{ model: "openai/gpt-oss-120b" }],
  },
  mistral: {
    variable: "MISTRAL_API_KEY",
    checked: "2026-07-31",
    prices: "https://mistral.ai/pricing",
    dialect: "chat",
    models: [
      { model: "mistral-large-latest", pricing: { input: 0.5, output: 1.5 } },
      { model: "mistral-small-latest", pricing: { input: 0.1, output: 0.3 } },
    ],
  },
  moonshot: {
    variable: "MOONSHOT_API_KEY",
    prices: "https://platform.moonshot.ai/docs/pricing/chat",
    dialect: "chat",
    models: [{ model: "kimi-k2.6" }],
  },
  openai: {
    variable: "OPENAI_API_KEY",
    checked: "2026-07-31",
    prices: "https://developers.openai.com/api/docs/pricing",
    dialect: "responses",
    models: [
      { model: "gpt-5.4", pricing: { input: 2.5, cachedInput: 0.25, output: 15 } },
      { model: "gpt-5.4-mini", pricing: { input: 0.75, cachedInput: 0.075, output: 4.5 } },
      { model: "gpt-5-nano", pricing: { input: 0.05, cachedInput: 0.005, output: 0.4 } },
    ],
  },
  openrouter: {
    variable: "OPENROUTER_API_KEY",
    prices: "https://openrouter.ai/models",
    dialect: "chat",
    models: [{ model: "openai/gpt-oss-120b" }],
  },
  perplexity: {
    variable: "PERPLEXITY_API_KEY",
    prices: "https://docs.perplexity.ai/getting-started/pricing",
    dialect: "chat",
    models: [{ model: "sonar" }],
  },
  together: {
    variable: "TOGETHER_API_KEY",
    prices: "https://www.together.ai/pricing",
    dialect: "chat",
    models: [{ model: "meta-llama/Llama-3.3-70B-Instruct-Turbo" }],
  },
  "volcengine-ark": {
    variable: "ARK_API_KEY",
    prices: "https://www.volcengine.com/docs/82379/1544106",
    dialect: "chat",
    models: [{ model: "doubao-seed-1-8-251228" }],
  },
  xai: {
    variable: "XAI_API_KEY",
    checked: "2026-07-31",
    prices: "https://docs.x.ai/docs/models",
    dialect: "chat",
    models: [
      { model: "grok-4.5", pricing: { input: 2, output: 6 } },
      { model: "grok-4.3", pricing: { input: 1.25, output: 2.5 } },
    ],
  },
  zai: {
    variable: "ZAI_API_KEY",
    checked: "2026-11-24",
    prices: "https://docs.z.ai/guides/overview/pricing",
    dialect: "chat",
    models: [{ model: "glm-4.6", pricing: { input: 0.6, output: 2.2 } }],
  },
};
