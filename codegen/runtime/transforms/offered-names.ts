/** Tools that a search found, as words that name them: the tools themselves are offered with the call. */
import type { Part } from "../../../generated/interlingua/text.js";
import type { Json } from "../json.js";
import { asList, asText, inner } from "../read.js";

/** A group's name stands before that of a tool, as it does where there are no groups. */
function namesOf(value: Json | undefined, group?: string): string[] {
  return asList(value).flatMap((item) => {
    const tool = inner(item);
    const name = asText(tool.name);
    if (Array.isArray(tool.tools)) return namesOf(tool.tools, name);
    return name === undefined ? [] : [group === undefined ? name : `${group}__${name}`];
  });
}

export const offeredNames = {
  read(value: Json | undefined): Part[] {
    const names = namesOf(value);
    return [{ kind: "text", text: names.length === 0 ? "No tools were found." : `These tools can be called now: ${names.join(", ")}` }];
  },

  write(): Json | undefined {
    return undefined;
  },
};
