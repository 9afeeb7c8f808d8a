/** Tools that a search found, as text with their names. The tools themselves are declared with the call. */
import type { Part, Tool } from "../../../generated/interlingua/text.js";
import { wordsForTools } from "../found-tools.js";
import type { Json } from "../json.js";
import { asList, asText, inner } from "../read.js";

function toolsOf(value: Json | undefined, group?: string): Tool[] {
  return asList(value).flatMap((item) => {
    const tool = inner(item);
    const name = asText(tool.name);
    if (Array.isArray(tool.tools)) return toolsOf(tool.tools, name);
    return name === undefined ? [] : [{ name, ...(group !== undefined && { group }) }];
  });
}

export const toolNamesText = {
  read(value: Json | undefined): Part[] {
    const tools = toolsOf(value);
    return [{ kind: "text", text: wordsForTools(tools), ...(tools.length > 0 && { tools }) }];
  },

  write(): Json | undefined {
    return undefined;
  },
};
