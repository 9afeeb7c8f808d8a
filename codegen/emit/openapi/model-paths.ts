/** Where clients look up models. */
import type { DialectDocument } from "../../model/dialect-document.js";
import type { Wire } from "../../../src/conversion/json.js";
import { pascal } from "../../model/names.js";
import { completeOperation } from "./operations.js";
import type { Codes } from "./responses.js";

/** The description of a model differs by dialect of the client: its members are in the templates. */
export function modelPaths(documents: readonly DialectDocument[], codes: Codes): Record<string, Wire> {
  const paths: Record<string, Wire> = {};
  for (const document of documents)
    for (const { at } of document.keys.models ?? []) {
      paths[at] ??= pathItem(document, codes, at, "list");
      paths[`${at}/{model}`] ??= pathItem(document, codes, `${at}/{model}`, "get");
    }
  return paths;
}

const ONE = {
  name: "model",
  in: "path",
  required: true,
  description: "Public ID of the model.",
  schema: { type: "string" },
  example: "demo/assistant",
};

function pathItem(document: DialectDocument, codes: Codes, path: string, verb: "list" | "get"): Wire {
  const version = pascal(path.replace("/{model}", "").split("/").filter(Boolean).join("-"));
  const operation = {
    operationId: `${verb}${version}`,
    summary: verb === "list" ? "List the models that can be called" : "Describe one model",
    description: "The answer has the form that clients of the dialect expect.",
    ...(verb === "get" && { parameters: [ONE] }),
    responses: {
      "200": {
        description: "What clients of this path expect.",
        content: { "application/json": { schema: { type: "object" } } },
      },
    },
  };
  const route = {
    method: "GET",
    path,
    aliases: [],
    operationId: operation.operationId,
    model: "path",
    stream: "never",
    operation: undefined,
    // Nothing is converted, as for calls about a task.
    job: "read",
    counts: false,
    request: "Request",
    form: undefined,
  };
  return { get: completeOperation(operation, document, route, codes) };
}
