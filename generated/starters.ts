// Made from specs/providers/*.yaml by "make generate". Change the specs, not this file.
import type { Starter } from "../src/conversion/starter.js";

/** By preset. */
export const starters: Readonly<Record<string, Starter>> = {
  anthropic: {
    variable: "ANTHROPIC_API_KEY",
    checked: "2026-07-31",
    prices: "https://platform.claude.com/docs/en/about-claude/pricing",
    dialect: "messages",
    models: [
      { model: "claude-sonnet-5", pricing: { input: 2, cachedInput: 0.2, cacheWrite: 2.5, output: 10 } },
      { model: "claude-haiku-4-5", pricing: { input: 1, cachedInput: 0.1, cacheWrite: 1.25, output: 5 } },
    ],
  },
  deepseek: {
    variable: "DEEPSEEK_API_KEY",
    checked: "2026-07-31",
    prices: "https://api-docs.deepseek.com/quick_start/pricing",
    dialect: "chat",
    models: [{ model: "deepseek-v4-flash", pricing: { input: 0.14, output: 0.28 } }],
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
};
