/**
 * Expresses a choice among several tools by declaring only these, for dialects without such a choice. The other tools
 * are reported.
 */
import type { ChoiceMode, Request, Tool } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";
import { reportGroupsWithout } from "./describe-groups.js";

/** What the pass reads of a request. */
export type Choosing = Partial<Pick<Request, "tools" | "tool_choice">>;

/**
 * `where`: the modes that cannot be combined with names of tools, or `even_one` if a choice cannot name a single tool
 * either. Without it, a choice can name one tool that must be called.
 */
export function offerChosenTools<R extends Choosing>(
  request: R,
  loss: Loss,
  where?: readonly ChoiceMode[] | "even_one",
): R {
  const { tool_choice: choice, tools } = request;
  const names = choice?.names;
  // A choice among no tools is none, which is reported where it cannot be written.
  if (names === undefined || tools === undefined) return request;
  const isOfOne = names.length === 1 && !tools.some(({ group }) => group === names[0]);
  if (where !== "even_one" && isOfOne && choice?.mode === "required") return request;
  if (Array.isArray(where) && choice?.mode !== undefined && !where.includes(choice.mode)) return request;
  const chosen = new Set(names);
  // A choice may name a group for all of its tools.
  const isChosen = ({ name, group }: Tool): boolean => chosen.has(name) || (group !== undefined && chosen.has(group));
  for (const tool of tools) if (!isChosen(tool)) loss.drop(tool);
  const offered = tools.filter(isChosen);
  reportGroupsWithout(offered, tools, loss);
  return {
    ...request,
    tools: offered,
    tool_choice: { ...choice, names: undefined },
  };
}

/** Without this member of the request it changes nothing. */
offerChosenTools.about = ["tool_choice"] as const;

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
offerChosenTools.carries = { "tool_choice.names": ["tools"] };

/** Concepts that this pass drops, except under these conditions. */
offerChosenTools.drops = { tools: "among the tools that may be chosen" };
