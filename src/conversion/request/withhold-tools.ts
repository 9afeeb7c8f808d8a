/** A choice of no call, for dialects without choices. */
import type { Request } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";

interface Options {
  /** Hosts refuse a history with calls if no tools are declared. */
  readonly beside_calls?: "kept";
}

/** Leaves out all tools if none may be called, for dialects whose models decide whether to call. */
export function withholdTools(request: Request, _loss: Loss, { beside_calls: besideCalls }: Options): Request {
  const isKept = request.tool_choice?.mode !== "none" || (besideCalls === "kept" && calledIn(request).length > 0);
  return isKept ? request : { ...request, tools: undefined, tool_choice: undefined };
}

/** The names of the tools that a history calls, once each. */
export function calledIn({ turns }: Pick<Request, "turns">): string[] {
  const names = turns.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === "call" ? part.name : [])));
  return [...new Set(names)];
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
withholdTools.carries = { "tool_choice[mode=none]": ["tools"], "tool_choice[mode=none].mode": ["tools"] } as const;

/** The condition under which it carries them. */
withholdTools.carriesWhen = "where it forbids calls";

/** Concepts that this pass drops, except under these conditions. */
withholdTools.drops = { tools: "where calls are not forbidden" };
