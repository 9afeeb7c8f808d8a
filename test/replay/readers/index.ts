import { chat } from "./chat.js";
import type { ReplayDialect } from "./dialect.js";
import { messages } from "./messages.js";

/** The dialects under proof: every ordered pair is replayed. */
export const dialects: readonly ReplayDialect[] = [
  chat,
  messages,
];

export function dialectNamed(name: string): ReplayDialect | undefined {
  return dialects.find((dialect) => dialect.name === name);
}
