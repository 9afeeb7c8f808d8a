import { faultCases } from "../../support/codegen/fault-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";

/** A choice is a word alone. */
const words: Edit = [
  "dialects/chat/dialect.yaml",
  '    ToolChoice:\n      type: [string, object, "null"]\n',
  '    ToolChoice:\n      type: [string, "null"]\n',
];

const wordsOrNames: Edit = [
  words[0],
  words[1],
  '    ToolChoice:\n      type: [string, array, "null"]\n      items: { type: string }\n',
];

const after =
  "        fields: { mode: { at: ., values: { auto: auto, none: none, required: [required, any] } } },\n      }\n";
const named = "{ concepts: { mode: required, names: one }, fields: { names: { at: ., transform: single } } }\n";
const list = "{ direction: read, concepts: { mode: required }, fields: { names: . } }\n";
const again =
  "{ direction: read, concepts: { names: absent }, " +
  "fields: { mode: { at: ., values: { auto: auto, none: none, required: any } } } }\n";
const alone = named.replace("{", "{ direction: read,");

describe("bareFormsReached: a form that is a bare value is read", () => {
  faultCases([
    [
      "a text behind words",
      [words, [chat, `${after}    named:`, `${after}    ▸name: ${named}    ▸named:`]],
      'the form "name" is never read: "word" before it takes every value at its place',
      "give it a when:, or write direction: write",
    ],
    [
      "words behind other words, with a list between",
      [wordsOrNames, [chat, `${after}    named:`, `${after}    names: ${list}    ▸again: ${again}    named:`]],
      'the form "again" is never read: "word" before it takes every value at its place',
      "give it a when:, or write direction: write",
    ],
    [
      "any value behind words and a list",
      [wordsOrNames, [chat, `${after}    named:`, `${after}    names: ${list}    ▸name: ${alone}    named:`]],
      'the form "name" is never read: "word" and "names" before it take every value at its place',
      "give it a when:, or write direction: write",
    ],
  ]);
});
