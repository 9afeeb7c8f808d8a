import type { Part, Request, Turn } from "../registry.js";

type Media = Extract<Part, { kind: "media" }>;
type Result = Extract<Part, { kind: "result" }>;
type Call = Extract<Part, { kind: "call" }>;

/** The parts of a conversation that a simulated answer uses. */
export interface ConversationSummary {
  /** The text of the last user turn. */
  readonly prompt: string;
  readonly instructions: string;
  /** What came with the prompt. */
  readonly media: readonly Media[];
  /** The tool results in the last turns, if any. */
  readonly results: readonly Result[];
  /** Every call made so far. */
  readonly calls: readonly Call[];
}

/** Only this much of a longer prompt is searched. */
const LONGEST_PROMPT = 4_000;

/** Summarizes a conversation. */
export function summarizeConversation({ turns }: Pick<Request, "turns">): ConversationSummary {
  const question = turns.findLast((turn) => turn.role === "user" && turn.parts.some((part) => part.kind !== "result"));
  return {
    prompt: textOf(question?.parts ?? []).slice(0, LONGEST_PROMPT),
    instructions: textOf(
      turns.filter(({ role }) => role === "system" || role === "developer").flatMap(({ parts }) => parts),
    ),
    media: (question?.parts ?? []).filter((part) => part.kind === "media"),
    results: trailingResults(turns),
    calls: turns.flatMap(({ parts }) => parts.filter((part) => part.kind === "call")),
  };
}

/** The words of parts. */
export function textOf(parts: readonly Part[]): string {
  return parts
    .flatMap((part) => (part.kind === "text" ? [part.text.trim()] : []))
    .join("\n")
    .trim();
}

/** Some dialects keep every result in a turn of its own. */
function trailingResults(turns: readonly Turn[]): Result[] {
  const start = turns.findLastIndex((turn) => turn.role !== "user" || resultsOf(turn).length === 0) + 1;
  return turns.slice(start).flatMap(resultsOf);
}

function resultsOf({ parts }: Turn): Result[] {
  return parts.filter((part) => part.kind === "result");
}
