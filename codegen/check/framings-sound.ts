/** What a dialect declares of its streams fits how they are framed. */
import type { Problem } from "../load/problem.js";
import type { Mapping } from "../model/mapping.js";
import type { DialectDocument } from "../model/dialect-document.js";
import { type Framing, mediaTypeOf, streamTypeOf } from "../../src/conversion/stream/framing.js";
import type { Specs } from "./specs.js";
import { streamTypeIn } from "./stream-type.js";

export function framingsSound({ documents, mappings }: Specs): Problem[] {
  return [
    ...documents.flatMap((document) => [
      ...defaultHasMember(document),
      ...typesListed(document),
      ...streamsNever(document),
    ]),
    ...documents.flatMap((document) => [...withoutStreams(document, mappings), ...withoutEvents(document, mappings)]),
    ...mappings.flatMap((mapping) => [...silence(mapping), ...names(mapping), ...messages(mapping)]),
  ];
}

function defaultHasMember({ file, keys: { stream, places } }: DialectDocument): Problem[] {
  if (stream?.by_default !== true || places.request_stream !== undefined) return [];
  return [
    file.problem(
      ["x-dialect", "stream", "by_default"],
      "no member of a request decides about a stream",
      "write places.request_stream too, or leave by_default out",
    ),
  ];
}

/** Streams have the content type that the document lists for them. */
function typesListed(document: DialectDocument): Problem[] {
  const { file, keys, openapi } = document;
  const type = streamTypeIn(document);
  return Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { "x-stream": stream = "never", responses = {} }]) => {
      const listed = Object.keys(responses["200"]?.content ?? {}).filter((one) => one !== "application/json");
      const [other] = listed;
      if (stream === "never" || other === undefined || listed.map(mediaTypeOf).includes(type)) return [];
      return [
        file.problem(
          ["paths", path, method],
          `streams are framed as ${keys.stream?.framing ?? "sse"}, and the answer lists ${other} for them`,
          `write stream: ${framingFor(other, keys.stream?.framing)} under x-dialect, or ${type} under content:`,
        ),
      ];
    }),
  );
}

const NEVER = "never";

/** An answer with the content type of a stream is one. */
function streamsNever({ file, keys, openapi }: DialectDocument): Problem[] {
  const types = FRAMINGS.map((framing) => mediaTypeOf(streamTypeOf({ framing, byDefault: false })));
  return Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { "x-stream": stream = NEVER, responses = {} }]) => {
      const listed = Object.keys(responses["200"]?.content ?? {}).find((type) => types.includes(mediaTypeOf(type)));
      if (stream !== NEVER || listed === undefined) return [];
      const hint = `write x-stream: ${howAsked(keys)}, or leave ${listed} out`;
      return [file.problem(["paths", path, method], `the answer lists ${listed}, and it is never a stream`, hint)];
    }),
  );
}

/** Streams that a mapping describes are answers of some operation. */
function withoutStreams(document: DialectDocument, mappings: Specs["mappings"]): Problem[] {
  const { file, keys, name, routes } = document;
  const hasStreams = mappings.find(({ dialect }) => dialect === name)?.hasStreams === true;
  if (!hasStreams || routes.length === 0 || routes.some(({ stream }) => stream !== NEVER)) return [];
  return [
    file.problem(
      ["paths"],
      "the mapping has stream:, and no operation here is answered with one",
      `write x-stream: ${howAsked(keys)} at the operation that is`,
      { rank: 1 },
    ),
  ];
}

/** Streams that an operation is answered with are described in the mapping. */
function withoutEvents({ file, name, routes }: DialectDocument, mappings: Specs["mappings"]): Problem[] {
  const mapping = mappings.find(({ dialect }) => dialect === name);
  const route = routes.find(({ stream }) => stream !== NEVER);
  if (mapping === undefined || mapping.hasStreams || route === undefined) return [];
  return [
    file.problem(
      ["paths", route.path, route.method.toLowerCase(), "x-stream"],
      `${route.method} ${route.path} is answered with a stream, and ${mapping.file.name} has no stream:`,
      "write stream: there, or x-stream: never here",
      { rank: 1 },
    ),
  ];
}

/** A member of the request asks for a stream, or each call of an operation does. */
function howAsked({ places }: DialectDocument["keys"]): string {
  return places.request_stream === undefined ? "always" : "body";
}

/** What a dialect says of its streams where they have a content type. */
function framingFor(type: string, framing: Framing = "sse"): string {
  const found = FRAMINGS.find(
    (one) => mediaTypeOf(streamTypeOf({ framing: one, byDefault: false })) === mediaTypeOf(type),
  );
  return found === undefined ? `{ framing: ${framing}, content_type: ${type} }` : `{ framing: ${found} }`;
}

const FRAMINGS: readonly Framing[] = ["sse", "ndjson", "eventstream"];

/** Only server-sent events have comments. */
function silence({ file, stream: { framing, write } }: Mapping): Problem[] {
  if (framing === "sse" || write.keepAlive !== "comment" || file.value.stream?.write === undefined) return [];
  return [
    file.problem(
      ["stream", "write", "keep_alive"],
      `streams framed as ${framing} have no comments`,
      "write keep_alive: none, or an event that clients ignore",
    ),
  ];
}

function names({ file, stream: { framing, write } }: Mapping): Problem[] {
  if (framing !== "ndjson" || write.named === undefined || file.value.stream?.write === undefined) return [];
  return [
    file.problem(
      ["stream", "write", "named"],
      "lines of JSON have no names",
      "leave named out, and the name of the end",
    ),
  ];
}

/** A binary message has a name, and its data is JSON. */
function messages({ file, stream: { framing, endMarker, write } }: Mapping): Problem[] {
  const { stream } = file.value;
  if (framing !== "eventstream" || stream === undefined) return [];
  if (stream.results !== undefined)
    return [
      file.problem(
        ["stream", "results"],
        "streams of results cannot be framed as eventstream",
        "frame them as sse or ndjson",
      ),
    ];
  return [
    ...(write.named === undefined
      ? [
          file.problem(
            ["stream", "write"],
            "messages of an eventstream need names",
            "write named: with the member of each event that is its name, such as named: type",
          ),
        ]
      : []),
    ...(endMarker === undefined
      ? []
      : [
          file.problem(
            ["stream", "end"],
            "the data of a message is JSON, so no marker can end an eventstream",
            "write end: true at the last event",
          ),
        ]),
  ];
}
