import { expect } from "chai";
import { respellLine } from "../../../codegen/load/former-lines.js";

const cases: [what: string, concept: string, key: string, line: unknown, now: string | undefined][] = [
  ["each item of a list", "tools", "each", { at: "tools", each: "tool" }, 'tools: { at: "tools[]", record: tool }'],
  [
    "lists inside the objects of a list",
    "tools",
    "within",
    { at: "tools", each: "tool", within: "functions", others: { calling: "hosted" } },
    'tools: { at: "tools[].functions[]", record: tool, others: { calling: hosted } }',
  ],
  [
    "lists inside some objects of a list",
    "videos",
    "within",
    { at: "steps", each: "video", within: { at: "content", of: { type: "output" } } },
    'videos: { at: "steps[type=output].content[]", record: video }',
  ],
  [
    "some items of a list",
    "first_frame",
    "among",
    { at: "content", record: "image", among: { type: "image", role: ["first", "absent"] } },
    'first_frame: { at: "content[type=image, role=first|absent]", record: image }',
  ],
  [
    "some items, as a selector has them",
    "names",
    "among",
    { at: "allowed.tools", among: ["type=function"], item: "function.name" },
    'names: "allowed.tools[type=function].function.name"',
  ],
  [
    "a member of items that a selector has already",
    "names",
    "item",
    { at: "allowed.tools[type=function]", item: "function.name" },
    'names: "allowed.tools[type=function].function.name"',
  ],
  [
    "texts of a list, a line each",
    "prompt",
    "lines",
    { at: "content", among: { type: "text" }, item: "text", lines: true },
    'prompt: { at: "content[type=text].text", joined_by: "\\n" }',
  ],
  [
    "a text of each item",
    "names",
    "item",
    { at: "tools", item: "name", const: { type: "function" } },
    'names: "tools[type=function].name"',
  ],
  [
    "an object in place of a list",
    "videos",
    "alone",
    { at: "video", each: "v", alone: true },
    "videos: { at: video, record: v }",
  ],
  [
    "an object or a list",
    "output_format",
    "or_list",
    { at: "format", record: "format", or_list: true },
    'output_format: { at: [format, "format[]"], record: format }',
  ],
  [
    "places that a transform takes together",
    "url",
    "together",
    { at: ["data", "type"], transform: "inline_medium", together: true },
    "url: { at: [data, type], transform: inline_medium }",
  ],
  ["items of an answer", "parts", "items", { at: "steps", items: true }, 'parts: "steps[]"'],
  [
    "the path of the list itself, where the line had no other",
    "tools",
    "among",
    { among: "tools", record: "tool" },
    'tools: { at: "tools[]", record: tool }',
  ],
  [
    "a gap for the path of the list, where none is known",
    "tools",
    "among",
    { among: { type: "function" }, record: "tool" },
    'tools: { at: "<path>[type=function]", record: tool }',
  ],
  ["a key that never existed", "seed", "sead", { at: "seed", sead: 4 }, undefined],
];

describe("respellLine", () => {
  for (const [what, concept, key, line, now] of cases)
    it(`writes ${what}`, () => {
      expect(respellLine(concept, key, line)).to.equal(now);
    });
});
