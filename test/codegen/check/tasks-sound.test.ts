import { video, operation } from "../../support/codegen/video-specs.js";
import { faultCases, type FaultCase } from "../../support/codegen/fault-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const document = "dialects/reels/dialect.yaml";
const jobs = { poll: { method: "GET", path: "/jobs/{job}" } };
const reels = video({
  name: "reels",
  keys: { jobs: { accepted: ["id"], ...jobs } },
  paths: {
    "/v1/videos": { post: operation("makeReel") },
    "/v1/reels/{task}": { get: { operationId: "getReel", "x-task-action": "read" } },
  },
});
const sharing = (dialect: string, name: string): Edit[] =>
  video({ name, keys: { shares_paths_of: { dialect, when: [{ at: "x", present: true }] } } }).slice(1);

const variant = "dialects/variant/dialect.yaml";
const variantOf = (described: object): Edit[] =>
  video({ name: "variant", keys: { jobs: { ...jobs, variant_of: described } } }).slice(1);
const closed: Edit[] = [
  [
    "dialects/reels/dialect.yaml",
    '"Request": {\n    "type": "object",\n    "additionalProperties": true',
    '"Request": {\n    "type": "object",\n    "properties": { "model": {}, "stream": {} }',
  ],
  ["dialects/reels/mapping.yaml", '"request": {', '"request": { "consumed": { "stream": "nothing is streamed" },'],
];

const cases: FaultCase[] = [
  [
    "a file that is not named",
    [
      ...reels,
      [
        document,
        '"poll": {',
        '"files": {▸"path": "/files", "state": "state", "pending": ["MAKING"], "failed": ["FAILED"]}, "poll": {',
      ],
    ],
    "the path does not name the file",
    "write {file} into it",
  ],
  [
    "a call that does not name the job",
    [
      ...reels,
      [
        document,
        '"poll": {\n    "method": "GET",\n    "path": "/jobs/{job}"',
        '▸"poll": {\n    "method": "GET",\n    "path": "/jobs"',
      ],
    ],
    "the call does not name the job",
    "write {job} into its path, or as a text of its body",
  ],
  [
    "a member that answers do not have",
    [
      ...reels,
      [
        document,
        '"Response": {\n    "type": "object",\n    "additionalProperties": true,',
        '"Response": {\n    "type": "object",',
      ],
      [document, '"accepted": [\n    "id"', '"accepted": [\n    ▸"ids"'],
    ],
    'an answer has no member "ids"',
    'did you mean "id"?',
  ],
  [
    "a member of answers that are not described",
    [
      ...video({ name: "reels", keys: { jobs: { accepted: ["id"], ...jobs } } }),
      [document, '"Response": {\n    "type"', '"Answer": {\n    "type"'],
      [document, '"accepted": [\n    "id"', '"accepted": [\n    ▸"id"'],
    ],
    'an answer has no member "id"',
    "describe answers in the schema Response",
  ],
  [
    "a name that is like none of the members of answers",
    [
      ...reels,
      [
        document,
        '"Response": {\n    "type": "object",\n    "additionalProperties": true,',
        '"Response": {\n    "type": "object",',
      ],
      [document, '"poll": {', '"named": { ▸"at": "ticket" }, "poll": {'],
    ],
    'an answer has no "ticket": there is no "ticket"',
    "known here: id",
  ],
  [
    "a name that answers do not have",
    [
      ...reels,
      [
        document,
        '"Response": {\n    "type": "object",\n    "additionalProperties": true,',
        '"Response": {\n    "type": "object",',
      ],
      [document, '"poll": {', '"named": { ▸"at": "ids" }, "poll": {'],
    ],
    'an answer has no "ids": there is no "ids"',
    'did you mean "id"?',
  ],
  [
    "a path of tasks in a dialect without lines about tasks",
    [
      ...reels,
      [
        document,
        '"get": {\n    "operationId": "getReel",\n    "x-task-action": "read"',
        '▸"get": {\n    "operationId": "getReel",\n    "x-model": "body",\n    "x-stream": "never"',
      ],
    ],
    "the path names a task, and has no x-task-action",
    "write x-task-action: read, or remove",
  ],
  [
    "an operation on a task without its ID",
    [
      ...reels,
      [document, '"/v1/reels/{task}"', '"/v1/reels"'],
      [document, '"x-task-action": "read"', '▸"x-task-action": "read"'],
    ],
    "the path does not name a task",
    "write {task} into the path",
  ],
  [
    "an operation on tasks in a dialect without tasks",
    [
      ...video({
        name: "reels",
        paths: { "/v1/reels/{task}": { get: { operationId: "getReel", "x-task-action": "read" } } },
      }),
      [document, '"x-task-action": "read"', '▸"x-task-action": "read"'],
    ],
    "calls of this dialect make no jobs",
    "write under x-dialect.jobs how they are polled",
  ],
  [
    "a shared path without another dialect",
    [...reels, ...sharing("reel", "clips"), ["dialects/clips/dialect.yaml", '"dialect": "reel"', '▸"dialect": "reel"']],
    'there is no other dialect "reel"',
    'did you mean "reels"?',
  ],
  [
    "a path that three dialects share",
    [
      ...reels,
      ...sharing("reels", "clips"),
      ...sharing("reels", "drafts"),
      ["dialects/drafts/dialect.yaml", '"dialect": "reels"', '▸"dialect": "reels"'],
    ],
    'the dialect "clips" shares these paths already',
    "two dialects may share a path, not three",
  ],
  [
    "a shared path without a dialect",
    [...reels, ...variantOf({ dialect: "reel" }), [variant, '"dialect": "reel"', '▸"dialect": "reel"']],
    'there is no other dialect "reel" whose calls make jobs',
    'did you mean "reels"?',
  ],
  [
    "a shared path that moves members which creations do not have",
    [
      ...reels,
      ...closed,
      ...variantOf({ dialect: "reels", rename: { models: "n" } }),
      [variant, '"models": "n"', '▸"models": "n"'],
    ],
    'a creation in reels has no "models": there is no "models"',
    'did you mean "model"?',
  ],
  [
    "a shared path that drops members which creations do not have",
    [...reels, ...closed, ...variantOf({ dialect: "reels", omit: ["models"] }), [variant, '"models"', '▸"models"']],
    'a creation in reels has no "models": there is no "models"',
    'did you mean "model"?',
  ],
];

describe("tasksSound: jobs and shared paths", () => faultCases(cases));
