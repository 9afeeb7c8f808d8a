/** Calls whose pieces lack keys, IDs or names, or change them. */
import type { Piece } from "../../../src/conversion/stream/contract.js";

/** The parts are written as `kind#id/name:text`, with a dot when closed. */
export type SequenceCase = [name: string, pieces: Piece[], want: string[]];

export const callCases: SequenceCase[] = [
  [
    "a name after a whole call begins another with the same key",
    [
      { kind: "call", key: 0, id: "", name: "f", text: '{"a":1}' },
      { kind: "call", key: 0, id: "", name: "g", text: '{"a":2}' },
    ],
    ['call#/f:{"a":1}.', 'call#/g:{"a":2}.'],
  ],
  [
    "another name after a whole call begins another, whose arguments come later",
    [
      { kind: "call", key: 0, id: "", name: "f", text: '{"a":1}' },
      { kind: "call", key: 0, id: "", name: "g", text: "" },
      { kind: "call", key: 0, text: '{"a":2}' },
    ],
    ['call#/f:{"a":1}.', 'call#/g:{"a":2}.'],
  ],
  [
    "a space after the arguments of a whole call does not open it",
    [
      { kind: "call", key: 0, name: "f", text: '{"a":1}' },
      { kind: "call", key: 0, text: "\n" },
      { kind: "call", key: 0, name: "g", text: '{"a":2}' },
    ],
    ['call#/f:{"a":1}\n.', 'call#/g:{"a":2}.'],
  ],
  [
    "a name may come after the arguments",
    [
      { kind: "call", key: 0, id: "a", text: '{"a":1}' },
      { kind: "call", key: 0, name: "f" },
    ],
    ['call#a/f:{"a":1}.'],
  ],
  [
    "a name may come after the arguments of a call with the key of a whole one",
    [
      { kind: "call", key: 0, id: "a", name: "f", text: '{"a":1}' },
      { kind: "call", key: 0, id: "b", text: '{"b":' },
      { kind: "call", key: 0, name: "g", text: "2}" },
    ],
    ['call#a/f:{"a":1}.', 'call#b/g:{"b":2}.'],
  ],
  [
    "arguments with another key and without a name continue no whole call",
    [
      { kind: "call", key: 0, id: "a", name: "f", text: '{"a":1}' },
      { kind: "call", key: 1, text: '{"b":' },
      { kind: "call", key: 1, id: "b", name: "g", text: "2}" },
    ],
    ['call#a/f:{"a":1}.', 'call#b/g:{"b":2}.'],
  ],
  [
    "arguments without a key continue the call with their ID",
    [
      { kind: "call", id: "a", name: "f" },
      { kind: "call", id: "b", name: "g" },
      { kind: "call", id: "a", text: '{"a":1}' },
      { kind: "call", id: "b", text: '{"b":2}' },
    ],
    ['call#a/f:{"a":1}.', 'call#b/g:{"b":2}.'],
  ],
  [
    "arguments with another key and without a name continue the call with their ID",
    [
      { kind: "call", key: 0, id: "a", name: "f" },
      { kind: "call", key: 1, id: "b", name: "g" },
      { kind: "call", key: 2, id: "a", text: "{}" },
      { kind: "call", key: 3, id: "b", text: '{"b":2}' },
    ],
    ["call#a/f:{}.", 'call#b/g:{"b":2}.'],
  ],
  [
    "arguments with another key and neither a name nor an ID continue the latest call",
    [
      { kind: "call", key: 0, id: "a", name: "f", text: '{"a":' },
      { kind: "call", key: 1, text: "1}" },
    ],
    ['call#a/f:{"a":1}.'],
  ],
  [
    "arguments with another ID and without a name continue the call with their key",
    [
      { kind: "call", key: 0, id: "a", name: "f", text: '{"a":' },
      { kind: "call", key: 0, id: "x", text: "1}" },
    ],
    ['call#a/f:{"a":1}.'],
  ],
  [
    "a name that is repeated with each fragment begins no other call",
    [
      { kind: "call", key: 0, name: "f", text: '{"a":' },
      { kind: "call", key: 0, name: "f", text: '{"b":1}' },
      { kind: "call", key: 0, name: "f", text: "}" },
    ],
    ['call#/f:{"a":{"b":1}}.'],
  ],
  [
    "a word in place of arguments is none",
    [
      { kind: "call", key: 0, id: "a", name: "f", text: "" },
      { kind: "call", key: 0, text: "null" },
    ],
    ["call#a/f:{}."],
  ],
  [
    "the same word within arguments stays",
    [
      { kind: "call", key: 0, id: "a", name: "f", text: '{"a":' },
      { kind: "call", key: 0, text: "null" },
      { kind: "call", key: 0, text: "}" },
    ],
    ['call#a/f:{"a":null}.'],
  ],
  [
    "the same word as free text stays",
    [{ kind: "call", key: 0, calling: "text", id: "a", name: "f", text: "null" }],
    ["call#a/f:null."],
  ],
];
