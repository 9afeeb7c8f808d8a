/**
 * Expresses a choice among several tools by declaring only these, for dialects without such a choice. The other tools
 * are reported.
 */
import type { ChoiceMode, Request } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";

/**
 * `where`: the modes that cannot be combined with names of tools, or `even_one` if a choice cannot name a single tool
 * either. Without it, a choice can name one tool that must be called.
 */
export function offerChosenTools(request: Request, loss: Loss, where?: readonly ChoiceMode[] | "even_one"): Request {
  const { tool_choice: choice, tools } = request;
  const names = choice?.names;
  // A choice among no tools is none, which is reported where it cannot be written.
  if (names === undefined || tools === undefined) return request;
  if (where !== "even_one" && names.length === 1 && choice?.mode === "required") return request;
  if (Array.isArray(where) && choice?.mode !== undefined && !where.includes(choice.mode)) return request;
  const chosen = new Set(names);
  for (const tool of tools) if (!chosen.has(tool.name)) loss.drop(tool);
  return {
    ...request,
    tools: tools.filter((tool) => chosen.has(tool.name)),
    tool_choice: { ...choice, names: undefined },
  };
}

/** Without this member of the request it changes nothing. */
offerChosenTools.about = ["tool_choice"] as const;

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
offerChosenTools.carries = { "tool_choice.names": ["tools"] };

/** Concepts that this pass drops, except under these conditions. */
offerChosenTools.drops = { tools: "among the tools that may be chosen" };
