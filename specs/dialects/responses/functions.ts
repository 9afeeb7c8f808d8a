/** Transforms that the responses dialect alone needs. */
import type { Part, Tool } from "../../../generated/interlingua/text.js";
import { wordsForTools } from "../../../src/conversion/found-tools.js";
import type { Json } from "../../../src/conversion/json.js";
import { readParagraphs } from "../../../src/conversion/paragraphs.js";
import { asList, asText, inner } from "../../../src/conversion/read.js";

function toolsOf(value: Json | undefined, group?: string): Tool[] {
  return asList(value).flatMap((item) => {
    const tool = inner(item);
    const name = asText(tool.name);
    if (Array.isArray(tool.tools)) return toolsOf(tool.tools, name);
    return name === undefined ? [] : [{ name, ...(group !== undefined && { group }) }];
  });
}

/** Tools that a search found, as text with their names. The tools themselves are declared with the call. */
export const toolNamesText = {
  read(value: Json | undefined): Part[] {
    const tools = toolsOf(value);
    return [{ kind: "text", text: wordsForTools(tools), ...(tools.length > 0 && { tools }) }];
  },

  write(): Json | undefined {
    return undefined;
  },
};

/** Reasoning as a list of texts on the wire, as one text in the vocabulary. */
export const summaryTexts = {
  read: readParagraphs,

  write(text: string | undefined): Json | undefined {
    return text === undefined || text === "" ? undefined : [{ type: "summary_text", text }];
  },
};
