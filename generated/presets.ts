// Made from specs/providers/alibaba.yaml, specs/providers/anthropic.yaml, specs/providers/azure-foundry.yaml, specs/providers/azure-openai.yaml, specs/providers/cerebras.yaml, specs/providers/deepseek.yaml, specs/providers/fireworks.yaml, specs/providers/gemini.yaml, specs/providers/groq.yaml, specs/providers/huggingface.yaml, specs/providers/mistral.yaml, specs/providers/ollama.yaml, specs/providers/openai-compatible.yaml, specs/providers/openai.yaml, specs/providers/openrouter.yaml, specs/providers/perplexity.yaml, specs/providers/together.yaml, specs/providers/vertex.yaml, specs/providers/vllm.yaml, specs/providers/volcengine-ark.yaml, specs/providers/xai.yaml, specs/providers/zai.yaml by "make generate". Change the specs, not this file.
import { answerCalls, assistantAfterResults, cleanCallIds, dropEmptyText, hoistInstructions, mediaBesideResults } from "../codegen/runtime/conversation/index.js";
import type { Preset } from "../codegen/runtime/dialect.js";

export const presets: Readonly<Record<string, Preset>> = {
  alibaba: { baseUrl: "https://dashscope-intl.aliyuncs.com/compatible-mode/v1", dialects: ["chat"], wire: { chat: { rename: { max_completion_tokens: "max_tokens" }, roles: { developer: "system" }, lacks: ["verbosity", "cache_key"] } } },
  anthropic: { baseUrl: "https://api.anthropic.com/v1", dialects: ["messages"] },
  "azure-foundry": { dialects: ["chat", "responses", "messages"], wire: { chat: { rename: { max_completion_tokens: "max_tokens" }, roles: { developer: "system" }, lacks: ["verbosity", "cache_key"] } } },
  "azure-openai": { dialects: ["chat", "responses"] },
  cerebras: { baseUrl: "https://api.cerebras.ai/v1", dialects: ["chat"], wire: { chat: { roles: { developer: "system" }, lacks: ["verbosity", "cache_key", "presence_penalty", "frequency_penalty"] } } },
  deepseek: { baseUrl: "https://api.deepseek.com", dialects: ["chat", "responses"], wire: { chat: { rename: { max_completion_tokens: "max_tokens" }, roles: { developer: "system" }, lacks: ["verbosity", "cache_key", "parallel_calls", "seed", "user", "metadata"] } } },
  fireworks: { baseUrl: "https://api.fireworks.ai/inference/v1", dialects: ["chat"], wire: { chat: { rename: { max_completion_tokens: "max_tokens" }, roles: { developer: "system" }, lacks: ["verbosity", "cache_key"] } } },
  gemini: { baseUrl: "https://generativelanguage.googleapis.com/v1beta", dialects: ["generate-content", "interactions"], wire: { "generate-content": { lacks: ["metadata"] } } },
  groq: { baseUrl: "https://api.groq.com/openai/v1", dialects: ["chat", "responses"], wire: { chat: { roles: { developer: "system" }, lacks: ["verbosity", "cache_key", "candidates", "logprobs", "top_logprobs"] } } },
  huggingface: { baseUrl: "https://router.huggingface.co/v1", dialects: ["chat"], wire: { chat: { rename: { max_completion_tokens: "max_tokens" }, roles: { developer: "system" }, lacks: ["verbosity", "cache_key"] } } },
  mistral: { baseUrl: "https://api.mistral.ai/v1", dialects: ["chat"], wire: { chat: { rename: { max_completion_tokens: "max_tokens", seed: "random_seed" }, roles: { developer: "system" }, lacks: ["verbosity", "user", "logprobs", "top_logprobs"], usage: "unasked", prepare: (turns, loss) => { turns = hoistInstructions(turns); turns = answerCalls(turns, loss); turns = dropEmptyText(turns, loss, {}); turns = mediaBesideResults(turns, loss, {}); turns = assistantAfterResults(turns); turns = cleanCallIds(turns, loss, { allowed: "A-Za-z0-9", shortest: 9, longest: 9 }); return turns; } } } },
  ollama: { baseUrl: "http://127.0.0.1:11434/v1", auth: "none", dialects: ["chat"], wire: { chat: { rename: { max_completion_tokens: "max_tokens" }, roles: { developer: "system" }, lacks: ["verbosity", "cache_key"] } } },
  "openai-compatible": { dialects: ["chat"], wire: { chat: { rename: { max_completion_tokens: "max_tokens" }, roles: { developer: "system" }, lacks: ["verbosity", "cache_key"] } } },
  openai: { baseUrl: "https://api.openai.com/v1", dialects: ["chat", "responses"] },
  openrouter: { baseUrl: "https://openrouter.ai/api/v1", dialects: ["chat", "responses"], wire: { chat: { roles: { developer: "system" }, lacks: ["cache_key"] } } },
  perplexity: { baseUrl: "https://api.perplexity.ai", dialects: ["chat"], wire: { chat: { rename: { max_completion_tokens: "max_tokens" }, roles: { developer: "system" }, lacks: ["verbosity", "cache_key", "parallel_calls", "seed", "stop", "user", "metadata", "logprobs", "top_logprobs"] } } },
  together: { baseUrl: "https://api.together.xyz/v1", dialects: ["chat"], wire: { chat: { rename: { max_completion_tokens: "max_tokens" }, roles: { developer: "system" }, lacks: ["verbosity", "cache_key"] } } },
  vertex: { auth: "bearer", dialects: ["generate-content"] },
  vllm: { baseUrl: "http://127.0.0.1:8000/v1", dialects: ["chat"], wire: { chat: { rename: { max_completion_tokens: "max_tokens" }, roles: { developer: "system" }, lacks: ["verbosity", "cache_key"] } } },
  "volcengine-ark": { baseUrl: "https://ark.cn-beijing.volces.com/api/v3", dialects: ["chat"], wire: { chat: { rename: { max_completion_tokens: "max_tokens" }, roles: { developer: "system" }, lacks: ["verbosity", "cache_key"] } } },
  xai: { baseUrl: "https://api.x.ai/v1", dialects: ["chat", "responses"], wire: { chat: { roles: { developer: "system" }, lacks: ["verbosity", "cache_key", "metadata"] } } },
  zai: { baseUrl: "https://api.z.ai/api/paas/v4", dialects: ["chat"], wire: { chat: { rename: { max_completion_tokens: "max_tokens" }, roles: { developer: "system" }, lacks: ["verbosity", "cache_key"] } } },
};
