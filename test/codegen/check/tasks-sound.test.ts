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

const stand = "dialects/stand/dialect.yaml";
const standing = (described: object): Edit[] =>
  video({ name: "stand", keys: { jobs: { ...jobs, variant_of: described } } }).slice(1);
const closed: Edit = [
  "dialects/reels/dialect.yaml",
  '"Request": {\n    "type": "object",\n    "additionalProperties": true',
  '"Request": {\n    "type": "object",\n    "properties": { "model": {} }',
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
    "does not name the file",
    "write {file}",
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
    "does not name the job",
    "write {job}",
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
    'no member "ids"',
    'did you mean "id"?',
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
    'no "ids"',
    'did you mean "id"?',
  ],
  [
    "a path about a task of which nothing is said",
    [
      ...reels,
      [
        document,
        '"get": {\n    "operationId": "getReel",\n    "x-task-action": "read"',
        '▸"get": {\n    "operationId": "getReel",\n    "x-model": "body",\n    "x-stream": "never"',
      ],
    ],
    "has no x-task-action",
    "write x-task-action",
  ],
  [
    "a call about a task that names none",
    [
      ...reels,
      [document, '"/v1/reels/{task}"', '"/v1/reels"'],
      [document, '"x-task-action": "read"', '▸"x-task-action": "read"'],
    ],
    "does not name a task",
    "write {task}",
  ],
  [
    "a call about tasks where there are none",
    [
      ...video({
        name: "reels",
        paths: { "/v1/reels/{task}": { get: { operationId: "getReel", "x-task-action": "read" } } },
      }),
      [document, '"x-task-action": "read"', '▸"x-task-action": "read"'],
    ],
    "make no jobs",
    "x-dialect.jobs",
  ],
  [
    "a shared path of nobody",
    [...reels, ...sharing("reel", "clips"), ["dialects/clips/dialect.yaml", '"dialect": "reel"', '▸"dialect": "reel"']],
    'no other dialect "reel"',
    'did you mean "reels"?',
  ],
  [
    "a path shared by three",
    [
      ...reels,
      ...sharing("reels", "clips"),
      ...sharing("reels", "drafts"),
      ["dialects/drafts/dialect.yaml", '"dialect": "reels"', '▸"dialect": "reels"'],
    ],
    'the dialect "clips" shares these paths already',
    "two dialects",
  ],
  [
    "one that stands for nobody",
    [...reels, ...standing({ dialect: "reel" }), [stand, '"dialect": "reel"', '▸"dialect": "reel"']],
    'no other dialect "reel"',
    'did you mean "reels"?',
  ],
  [
    "one that moves what creations do not have",
    [
      ...reels,
      closed,
      ...standing({ dialect: "reels", rename: { models: "n" } }),
      [stand, '"models": "n"', '▸"models": "n"'],
    ],
    'a creation in reels has no "models"',
    'did you mean "model"?',
  ],
  [
    "one that leaves out what creations do not have",
    [...reels, closed, ...standing({ dialect: "reels", omit: ["models"] }), [stand, '"models"', '▸"models"']],
    'a creation in reels has no "models"',
    'did you mean "model"?',
  ],
];

describe("tasksSound: jobs and shared paths", () => faultCases(cases));
