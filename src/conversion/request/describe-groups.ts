import type { Request, Tool } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";
import type { WriteContext } from "../write-context.js";

/** Some hosts refuse a longer description of a function. */
const LONGEST = 1024;

/**
 * Shows the description of a group of tools with the first of its tools that has room for it. It runs when the tools
 * are chosen and their names are final. A description without room stays on its tools, so that the writer reports it.
 */
export function describeGroups(request: Request, _loss: Loss, _value: undefined, context: WriteContext): Request {
  const { tools } = request;
  if (tools?.every((tool) => tool.group_description === undefined) !== false) return request;
  const shown = new Map<Tool, string>();
  const carried = new Set<Tool>();
  for (const members of groupsOf(tools, context.toolNames)) {
    const about = aboutAll(members);
    const holder = members.find((tool) => withWords(tool, about).length <= LONGEST);
    if (holder === undefined) continue;
    shown.set(holder, withWords(holder, about));
    for (const tool of members) carried.add(tool);
  }
  return {
    ...request,
    tools: tools.map((tool) =>
      carried.has(tool)
        ? { ...tool, description: shown.get(tool) ?? tool.description, group_description: undefined }
        : tool,
    ),
  };
}

/** The tools with the same description of the same group. */
function groupsOf(tools: readonly Tool[], names: WriteContext["toolNames"]): Iterable<Tool[]> {
  const groups = new Map<string, Tool[]>();
  for (const tool of tools) {
    if (tool.group_description === undefined || tool.group_description === "") continue;
    const key = JSON.stringify([names?.get(tool.name)?.group ?? null, tool.group_description]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [tool]);
    else group.push(tool);
  }
  return groups.values();
}

function aboutAll(members: readonly Tool[]): string {
  const others = members.length - 1;
  const all = ["the group of this tool", "this tool and the other one of its group"][others];
  return `About ${all ?? `this tool and the ${others} others of its group`}: ${members[0]?.group_description}`;
}

function withWords({ description }: Tool, about: string): string {
  return description === undefined || description === "" ? about : `${description}\n\n${about}`;
}

/** Reports descriptions of groups that no tool has which is kept. */
export function reportGroupsWithout(kept: readonly Tool[], tools: readonly Tool[], loss: Loss): void {
  const known = new Set(kept.map((tool) => tool.group_description));
  for (const tool of tools)
    if (!known.has(tool.group_description)) loss.dropConcept(tool, "group_description", tool.group_description);
}

/** Without this member of the request it changes nothing. */
describeGroups.about = ["tools"] as const;

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
describeGroups.carries = { "tools.group_description": ["tools.description"] };

/** The condition under which it carries them. */
describeGroups.carriesWhen = "where a description has room for it";
