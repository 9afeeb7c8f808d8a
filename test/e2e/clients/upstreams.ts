import { upstreamDialects } from "./simulated.js";

/**
 * The dialects behind which the fast tests try each client: its own, and others, so that each is behind a client. The
 * slow tests try the rest.
 */
export const OFTEN = {
  openai: ["chat", "messages"],
  "openai-responses": ["responses", "bedrock-converse"],
  anthropic: ["messages", "generate-content"],
  "google-genai": ["generate-content", "cohere-chat"],
  "google-interactions": ["interactions", "ollama-chat"],
} as const;

export function upstreamsBut(tried: readonly string[]): string[] {
  return upstreamDialects.filter((dialect) => !tried.includes(dialect));
}
