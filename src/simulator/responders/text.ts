/** The answers of all simulated text models. The same request always has the same answer. */
import { createHash } from "node:crypto";
import type { Part, Request, Response, Usage } from "../../registry.js";
import { calculate } from "../arithmetic.js";
import { behaviourOf } from "../behaviour.js";
import { chooseCalls } from "../choose-calls.js";
import { countParts, countRequest, firstTokens } from "../count-tokens.js";
import { PromptValues } from "../prompt-values.js";
import { limitOutput } from "../limit-output.js";
import { makeValue } from "../make-value.js";
import { type ConversationSummary, summarizeConversation, textOf } from "../conversation-summary.js";

const SHOWN_LENGTH = 200;
const SHOWN_RESULT_LENGTH = 1_000;
const GREETING = /^\W*(?:hi|hello|hey|howdy|good (?:morning|afternoon|evening|day))\b/i;

/** The answer to a request. */
export function think(request: Request): Response {
  const conversation = summarizeConversation(request);
  const behaviour = behaviourOf(request.model ?? "");
  if (behaviour.refuses) return refuse(request);
  const calls = chooseCalls(request, conversation);
  const content: Part[] = calls.length > 0 ? calls : [{ kind: "text", text: answerText(request, conversation) }];
  const isReasoned = behaviour.thinks || wantsReasoning(request, conversation);
  const parts = isReasoned ? [reason(request, conversation, calls.length), ...content] : content;
  const limited = limitOutput(parts, "stop", request);
  return { ...limited, parts: [...limited.parts], model: request.model, usage: countUsage(request, limited.parts) };
}

function refuse(request: Request): Response {
  const parts: Part[] = [
    { kind: "refusal", text: "I cannot help with that: this simulated model refuses every request." },
  ];
  return {
    model: request.model,
    parts,
    finish: "refused",
    explanation: "This simulated model always refuses.",
    usage: countUsage(request, parts),
  };
}

function answerText(request: Request, conversation: ConversationSummary): string {
  const { kind, schema } = request.output_format ?? {};
  const answer = answerInWords(request, conversation);
  if (kind === "json") return JSON.stringify({ answer });
  if (kind === "schema")
    return JSON.stringify(makeValue(schema, new PromptValues(conversation.prompt, conversation.prompt, answer)));
  return answer;
}

function answerInWords(request: Request, conversation: ConversationSummary): string {
  const sentences = conversation.results.length > 0 ? reportResults(conversation) : takeUp(conversation);
  return [...sentences, introduceItself(request, conversation)].filter((sentence) => sentence !== "").join(" ");
}

function takeUp({ prompt, media }: ConversationSummary): string[] {
  const calculation = calculate(prompt);
  return [
    GREETING.test(prompt) ? "Hello!" : "",
    calculation === undefined ? "" : `${calculation.expression} = ${calculation.value}.`,
    media.length === 0 ? "" : `You gave me ${inWords(media.map(describeMedium))}.`,
    prompt === "" ? "You asked nothing in words." : `You asked: “${shortened(prompt, SHOWN_LENGTH)}”.`,
  ];
}

function reportResults({ results, calls, prompt }: ConversationSummary): string[] {
  const reports = results.map((result) => {
    const name = result.name ?? calls.find(({ id }) => id === result.id)?.name ?? "The tool";
    const media = result.parts.flatMap((part) => (part.kind === "media" ? [describeMedium(part)] : []));
    const words = [shortened(textOf(result.parts), SHOWN_RESULT_LENGTH), ...media].filter((word) => word !== "");
    return result.error ? `${name} failed: ${inWords(words)}.` : `${name} answered: ${inWords(words)}.`;
  });
  return [...reports, prompt === "" ? "" : `That is what I know about “${shortened(prompt, SHOWN_LENGTH)}”.`];
}

function introduceItself({ model }: Request, { instructions }: ConversationSummary): string {
  const guided =
    instructions === "" ? "" : ` My instructions begin with “${shortened(instructions, SHOWN_LENGTH / 4)}”.`;
  const named = model === undefined || model === "" ? "" : `“${model}”, `;
  const answers = "I answer by rule, so that you can try everything without an account.";
  return `I am ${named}a simulated model: ${answers}${guided}`;
}

function describeMedium({ medium, title, source }: Extract<Part, { kind: "media" }>): string {
  const article = /^[aeiou]/.test(medium) ? "an" : "a";
  const named = title === undefined ? "" : ` named “${title}”`;
  const bytes = source.data === undefined ? "" : ` of ${Buffer.byteLength(source.data, "base64")} bytes`;
  const address = source.url === undefined ? "" : ` at ${shortened(source.url, SHOWN_LENGTH)}`;
  return `${article} ${medium}${named}${source.mime === undefined ? "" : ` (${source.mime})`}${bytes}${address}`;
}

function wantsReasoning({ reasoning = {} }: Request, { prompt }: ConversationSummary): boolean {
  const { mode, effort, budget = 0 } = reasoning;
  if (mode === "off" || effort === "none") return false;
  return mode !== undefined || effort !== undefined || budget > 0 || /\bthink\b/i.test(prompt);
}

function reason({ reasoning }: Request, { prompt, results }: ConversationSummary, calls: number): Part {
  const plan =
    calls > 0
      ? `I need ${calls === 1 ? "a tool" : `${calls} tools`} for that.`
      : results.length > 0
        ? "The tools have answered, so I can answer."
        : "I can answer that at once.";
  const thought = `I am asked: “${shortened(prompt, SHOWN_LENGTH)}”. ${plan}`;
  const signature = createHash("sha256").update(thought).digest("base64");
  return { kind: "reasoning", text: reasoning?.visible === "omitted" ? "" : thought, signature };
}

/** Tokens are counted by length. Reasoning is part of the output. */
function countUsage(request: Request, parts: readonly Part[]): Usage {
  const input = countRequest(request);
  const output = Math.max(1, countParts(parts));
  const reasoning = countParts(parts.filter((part) => part.kind === "reasoning"));
  return { input, output, total: input + output, ...(reasoning > 0 ? { reasoning } : {}) };
}

function shortened(text: string, length: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= length ? line : `${firstTokens(line, length / 4).replace(/\s+\S*$/, "")} …`;
}

function inWords(things: readonly string[]): string {
  if (things.length === 0) return "nothing";
  return things.length === 1 ? (things[0] ?? "") : `${things.slice(0, -1).join(", ")} and ${things.at(-1)}`;
}
