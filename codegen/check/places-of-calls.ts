/** The gateway finds the model of every call, and whether it asks for a stream. */
import type { Problem } from "../load/problem.js";
import type { DialectDocument, RouteSource } from "../model/dialect-document.js";
import type { Specs } from "./specs.js";

const PLACES = ["x-dialect", "places"];

export function placesOfCalls({ documents, mappings }: Specs): Problem[] {
  return documents.flatMap((document) => {
    const hasStreams = mappings.some((mapping) => mapping.dialect === document.name && mapping.hasStreams);
    return [...modelInBody(document), ...modelInPath(document), ...(hasStreams ? streamInBody(document) : [])];
  });
}

/** Calls about tasks have the model of their task. */
function calls({ routes }: DialectDocument): RouteSource[] {
  return routes.filter(({ job }) => job === undefined);
}

function modelInBody(document: DialectDocument): Problem[] {
  const { file, keys } = document;
  const route = calls(document).find(({ model }) => model === "body");
  if (route === undefined || keys.places.request_model !== undefined) return [];
  return [
    file.problem(
      PLACES,
      `the body of ${route.method} ${route.path} has the model, and nothing says where`,
      "write request_model: with its place, or {model} in the path and x-model: path",
    ),
  ];
}

function modelInPath(document: DialectDocument): Problem[] {
  return calls(document)
    .filter(({ model, path, aliases }) => model === "path" && [path, ...aliases].some((one) => !isOfModel(one)))
    .map(({ method, path }) =>
      document.file.problem(
        ["paths", path, method.toLowerCase(), "x-model"],
        "the path does not name the model",
        "write {model} into the path and its x-aliases, or x-model: body",
      ),
    );
}

function isOfModel(path: string): boolean {
  return path.includes("{model}");
}

function streamInBody(document: DialectDocument): Problem[] {
  const { file, keys } = document;
  const route = calls(document).find(({ stream }) => stream === "body");
  // Where streams are usual, a rule of their framing asks for the place.
  if (route === undefined || keys.places.request_stream !== undefined || keys.stream?.by_default === true) return [];
  return [
    file.problem(
      PLACES,
      `the body of ${route.method} ${route.path} asks for a stream, and nothing says where`,
      "write request_stream: with the place of the switch, or x-stream: always or never",
    ),
  ];
}
