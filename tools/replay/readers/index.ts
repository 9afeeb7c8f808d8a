import { chat } from "./chat.js";
import type { ReplayDialect } from "./dialect.js";
import { generateContent } from "./generate-content.js";
import { interactions } from "./interactions.js";
import { messages } from "./messages.js";
import { responses } from "./responses.js";

/** The dialects of the replay: every ordered pair is replayed. */
export const dialects: readonly ReplayDialect[] = [chat, messages, responses, generateContent, interactions];

export function dialectNamed(name: string): ReplayDialect | undefined {
  return dialects.find((dialect) => dialect.name === name);
}
