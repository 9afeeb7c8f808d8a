/** Words of vendors and of their wires belong in specs/: none may stand in the code that is there for all of them. */
import { readFileSync } from "node:fs";
import { relative, sep } from "node:path";

/**
 * `anywhere`: in any text, comments included, in small letters or capitals. `names`: as an identifier or a text.
 * `literals`: as a text alone. `allowed`: words that may stand at a path, each with the reason.
 */
const LIST = JSON.parse(readFileSync(new URL("wire-words.json", import.meta.url), "utf8"));

/** Pages of vendors may be linked where the reason is a vendor's. */
const LINK = /https?:\/\/\S+/g;

function isAllowed(word, file) {
  return LIST.allowed.some(({ path, words }) => file.startsWith(path) && words.includes(word));
}

function offences(context, file) {
  const { sourceCode } = context;
  const report = (loc, word) => {
    if (!isAllowed(word, file))
      context.report({ loc, message: `"${word}" is a word of a vendor or of a wire: it belongs in specs/.` });
  };
  const blank = (text) => text.replace(LINK, (link) => " ".repeat(link.length));
  let text = sourceCode.text;
  for (const { range } of sourceCode.getAllComments())
    text = text.slice(0, range[0]) + blank(text.slice(...range)) + text.slice(range[1]);
  const small = text.toLowerCase();
  for (const word of LIST.anywhere)
    for (let at = small.indexOf(word.toLowerCase()); at >= 0; at = small.indexOf(word.toLowerCase(), at + 1))
      report({ start: sourceCode.getLocFromIndex(at), end: sourceCode.getLocFromIndex(at + word.length) }, word);
  const checkText = (node, value) => {
    if (LIST.literals.includes(value) || LIST.names.includes(value)) report(node.loc, value);
  };
  return {
    Literal: (node) => checkText(node, node.value),
    TemplateElement: (node) => checkText(node, node.value.cooked),
    Identifier: (node) => {
      if (LIST.names.includes(node.name)) report(node.loc, node.name);
    },
  };
}

export const wireWords = {
  meta: { type: "problem", schema: [] },
  create(context) {
    return offences(context, relative(context.cwd, context.filename).split(sep).join("/"));
  },
};
