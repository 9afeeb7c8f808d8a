/** Transforms that the responses dialect alone needs. */
import type { Part, Token, Tool } from "../../../generated/interlingua/text.js";
import { wordsForTools } from "../../../src/conversion/found-tools.js";
import type { Json } from "../../../src/conversion/json.js";
import type { Loss } from "../../../src/conversion/loss.js";
import { readParagraphs } from "../../../src/conversion/paragraphs.js";
import { tokenList } from "../../../src/conversion/tokens.js";
import { asList, asText, inner } from "../../../src/conversion/values.js";

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

/** The words of a list with which a client asks for more of an answer. */
const PROBABILITIES = "message.output_text.logprobs";
const STATE = "reasoning.encrypted_content";

/** Whether such a list asks for probabilities. The state of reasoning is requested where it is needed. */
export const includedProbabilities = {
  read(value: Json | undefined, loss: Loss, from: object, member: string): boolean | undefined {
    const words = asList(value);
    if (words.some((word) => word !== PROBABILITIES && word !== STATE)) loss.at(from, member);
    return words.includes(PROBABILITIES) || undefined;
  },

  write(isAsked: boolean | undefined): Json | undefined {
    return isAsked === true ? [PROBABILITIES] : undefined;
  },

  neutralLists: [[STATE]] as const,
};

/** How likely each token of a text was, as a list of tokens. */
export const tokenProbabilities = tokenList({
  text: "token",
  logarithm: "logprob",
  bytes: "bytes",
  likeliest: "top_logprobs",
});

/** How likely the tokens of an answer are, which each of its texts has by itself. */
export const probabilitiesOfTexts = {
  read(output: Json | undefined): Token[] | undefined {
    const texts = asList(output).flatMap((item) => asList(inner(item).content));
    return tokenProbabilities.read(texts.flatMap((text) => asList(inner(text).logprobs)));
  },

  write(): Json | undefined {
    return undefined;
  },
};

/** A Fernet token, which is what the vendor's encryption yields: github.com/fernet/spec. */
const encrypted = /^gAAAAA[\w-]+={0,2}$/;

/** Text that the vendor would have encrypted. Models of other vendors leave it as it is. */
export const unencryptedText = {
  read(value: Json | undefined, loss: Loss, from: object, member: string): string | undefined {
    const text = asText(value);
    return text === undefined || encrypted.test(text) ? loss.other(from, member) : text;
  },

  write(): Json | undefined {
    return undefined;
  },
};
