/** What every answer must agree on, however an upstream reported it. */
import type { Finish, Part, Response, Usage } from "../../generated/interlingua/text.js";
import { makeId } from "./write.js";

/** A natural end, or one without a reason, becomes a wait for results where there are calls; a cut or a filter wins over calls. */
export function settleFinish(finish: Finish | undefined, parts: readonly Pick<Part, "kind">[]): Finish {
  if (finish !== "stop" && finish !== undefined) return finish;
  if (parts.some((part) => part.kind === "call")) return "tool_calls";
  if (finish === undefined) return "other";
  return parts.some((part) => part.kind === "refusal") ? "refused" : "stop";
}

/** Whether something was kept from the client, so that an explanation of it is due. */
export function isWithheld(finish: Finish | undefined): boolean {
  return finish === "filtered" || finish === "refused";
}

/** The parts of an answer; why output was withheld is among them, as a refusal, unless one says so already. */
export function explained({ parts, finish, explanation }: Pick<Response, "parts" | "finish" | "explanation">): Part[] {
  if (!isWithheld(finish) || !explanation || parts.some((part) => part.kind === "refusal")) return parts;
  return [...parts, { kind: "refusal", text: explanation }];
}

/** Calls that an upstream gave no ID get one, so that a client can tie results to them; a call of nothing is none. */
export function settleCalls(parts: Part[]): Part[] {
  if (!parts.some((part) => part.kind === "call" && (part.id === "" || part.name === ""))) return parts;
  const named = parts.filter((part) => part.kind !== "call" || part.name !== "");
  return named.map((part) => (part.kind === "call" && part.id === "" ? { ...part, id: makeId("call_") } : part));
}

/** Parts of a usage always sum to its total. Some hosts count reasoning beside the output: their total tells. */
export function settleUsage(usage: Usage): Usage {
  const input = Math.max(usage.input ?? 0, (usage.cached_input ?? 0) + (usage.cache_write ?? 0));
  let output = usage.output ?? 0;
  const reasoning = usage.reasoning ?? 0;
  const outside = reasoning > output || (usage.total !== undefined && usage.total === input + output + reasoning);
  if (reasoning > 0 && outside) output += reasoning;
  return { ...usage, input, output, total: input + output };
}

/** A count with other counts taken out of it, never below zero. */
export function without(count: number | undefined, ...parts: (number | undefined)[]): number | undefined {
  if (count === undefined) return undefined;
  return Math.max(0, parts.reduce<number>((rest, part) => rest - (part ?? 0), count));
}

/** A count that a dialect tells without some of its parts, made whole. */
export function including(count: number | undefined, ...parts: (number | undefined)[]): number | undefined {
  if (count === undefined && parts.every((part) => part === undefined)) return undefined;
  return parts.reduce<number>((sum, part) => sum + (part ?? 0), count ?? 0);
}
