/** A choice of no call, for dialects without choices. */
import type { Request } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";

/**
 * Leaves out all tools if none may be called, for dialects whose models decide whether to call. `unless`: hosts refuse
 * a history with calls if no tools are declared.
 */
export function withholdTools(request: Request, _loss: Loss, unless?: "unless_called"): Request {
  const mayCall = request.tool_choice?.mode !== "none";
  const isKept = mayCall || (unless === "unless_called" && calledIn(request).length > 0);
  return isKept ? request : { ...request, tools: undefined, tool_choice: undefined };
}

/** The names of the tools that a history calls, once each. */
export function calledIn({ turns }: Pick<Request, "turns">): string[] {
  const names = turns.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === "call" ? part.name : [])));
  return [...new Set(names)];
}

/** Without this member of the request it changes nothing. */
withholdTools.about = ["tool_choice"] as const;

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
withholdTools.carries = { "tool_choice[mode=none]": ["tools"], "tool_choice[mode=none].mode": ["tools"] } as const;

/** The condition under which it carries them. */
withholdTools.carriesWhen = "where it forbids calls";

/** Concepts that this pass drops, except under these conditions. */
withholdTools.drops = {
  tools: "where calls are not forbidden, else it has no effect",
  "tool_choice.names": "where calls are not forbidden, else it has no effect",
};
