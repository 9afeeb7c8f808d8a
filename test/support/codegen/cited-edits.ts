/** Edits of the small tree for answers whose citations are in a list beside the text. */
import type { Edit } from "./spec-tree.js";

const chat = "dialects/chat/mapping.yaml";

/** `members` are those of a citation that say what it is about; `form` is what its form declares further. */
export function citedBeside(members = "", form = ""): readonly Edit[] {
  return [
    [
      "dialects/chat/dialect.yaml",
      "        reasoning_content:",
      "        cited:\n          type: array\n          items:\n            type: object\n" +
        "            properties: { url: {}, title: {}, number: {}, words: {} }\n        reasoning_content:",
    ],
    [
      chat,
      "        - { form: called_function, at: function_call }\n",
      "        - { form: called_function, at: function_call }\n" +
        `      citations: { at: "cited[]", record: citation, in: answer${members} }\n`,
    ],
    [
      chat,
      "records:\n",
      `records:\n  citation: { page: { ${form}concepts: { url: present }, fields: { url: url, title: title } } }\n`,
    ],
  ];
}
