/** Cache marks at hosts that cache the prompts of some models only. */
import type { Case } from "./family-calls.js";

const marked = { max_tokens: 100, system: [{ type: "text", text: "Be brief.", cache_control: { type: "ephemeral" } }] };
const point = { cachePoint: { type: "default" } };

export const cacheMarks: readonly Case[] = [
  ...[
    "anthropic.claude-3-haiku-20240307-v1:0",
    "us.anthropic.claude-3-opus-20240229-v1:0",
    "anthropic.claude-3-sonnet-20240229-v1:0",
    "eu.anthropic.claude-3-5-sonnet-20240620-v1:0",
  ].map((model): Case => [
    "bedrock",
    model,
    "messages",
    marked,
    { system: [{ text: "Be brief." }] },
    "system[0].cache_control",
  ]),
  ...["anthropic.claude-3-5-haiku-20241022-v1:0", "us.anthropic.claude-3-7-sonnet-20250219-v1:0"].map((model): Case => [
    "bedrock",
    model,
    "messages",
    marked,
    { system: [{ text: "Be brief." }, point] },
  ]),
];
