import { segmentsOf } from "../model/names.js";
import type { DialectDocument } from "../model/dialect-document.js";
import type { Mapping } from "../model/mapping.js";
import { printed } from "../load/former-lines.js";
import type { About, Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";
import { textsInEvent } from "./texts-in-events.js";
import { writtenEvents } from "./written-events.js";

/** What is written wrong elsewhere comes first. */
const AFTER_OTHERS: About = { rank: 3 };

type Key = "response_model" | "event_model";

export function modelsInAnswers({ documents, mappings }: Specs): Problem[] {
  return documents.flatMap((document) => {
    const mapping = mappings.find(({ dialect }) => dialect === document.name);
    if (mapping === undefined) return [];
    return [
      ...unlisted(document, "response_model", "whole answers", placesInAnswers(mapping)),
      ...unlisted(document, "event_model", "events of streams", placesInEvents(mapping)),
    ];
  });
}

function unlisted({ file, keys }: DialectDocument, key: Key, where: string, places: readonly string[]): Problem[] {
  const listed = keys.places[key];
  const missing = places.filter((place) => !listed.some((one) => isSame(one, place)));
  if (missing.length === 0) return [];
  const message = `${where} have the model at "${missing.join('" and "')}", and it is not listed here`;
  const hint = `write ${printed({ [key]: [...missing, ...listed] })}`;
  return [file.problem(["x-dialect", "places", key], message, hint, AFTER_OTHERS)];
}

function isSame(one: string, other: string): boolean {
  return segmentsOf(one).join(".") === segmentsOf(other).join(".");
}

function placesInAnswers({ response }: Mapping): readonly string[] {
  return response.lines.find(({ concept }) => concept === "model")?.at ?? [];
}

/** Where events have the model, by itself or with the whole answer. */
function placesInEvents(mapping: Mapping): string[] {
  const { file, isConversation, stream } = mapping;
  if (!isConversation) return [];
  const texts = writtenEvents(stream).flatMap(({ event, pointer }) => textsInEvent(file, event, pointer));
  const found = texts.flatMap(({ text, path }) => {
    if (text === "$model") return [path];
    const around = path.split(".").filter((key) => key !== "$merge");
    const inAnswer = text === "$response" ? placesInAnswers(mapping) : [];
    return inAnswer.map((place) => [...around, place].join("."));
  });
  return [...new Set(found)];
}
