import type { Json, JsonObject } from "../../../../tools/replay/json.js";

/** A call that an answer makes. */
export interface AnsweredCall {
  readonly id: string;
  readonly name: string;
  readonly namespace?: string | undefined;
  readonly isFreeText?: boolean;
}

/** An answer as a client keeps it. */
export interface Answer {
  /** The model's turn, in the dialect's own parts. */
  readonly parts: readonly JsonObject[];
  readonly calls: readonly AnsweredCall[];
  readonly text: string;
}

/** An agent, by the form of its requests. */
export interface AgentClient {
  readonly name: string;
  readonly dialect: string;
  path(model: string): string;
  readonly headers: Readonly<Record<string, string>>;
  first(model: string): JsonObject;
  /** The messages that it appends to the first request once the model has called: the model's turn and the results. */
  follow(answer: Answer): Json[];
  /** The tools that the model calls, by their names at the client. */
  readonly calls: readonly string[];
  /** Tools that the follow-up offers beside those of the first request. */
  readonly addedTools?: readonly Json[];
  /** Members that no other dialect has a place for. Every converted route reports them as dropped. */
  readonly losses?: readonly string[];
}

/** The output of a tool. Quotes and line ends are typical of results. */
export const RESULT = 'README.md\nsrc "main"\n';

/** A schema in the form that agents write. */
export const commandSchema: JsonObject = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  properties: {
    command: { type: "string", description: "The command to run" },
    timeout: { type: "number", description: "In milliseconds" },
    mode: {
      anyOf: [
        { type: "string", const: "quiet" },
        { type: "string", const: "loud" },
      ],
    },
    environment: { type: "object", additionalProperties: { type: "string" }, propertyNames: { type: "string" } },
  },
  required: ["command"],
  additionalProperties: false,
};
export const pathSchema: JsonObject = {
  type: "object",
  properties: {
    path: { type: "string" },
    offset: { type: "integer", exclusiveMinimum: 0 },
    lines: { type: "array", items: { type: "integer" } },
  },
  required: ["path"],
};
