/** What events have of an answer: by the variable of a concept, or by a member of the answer. */
import type { Line, Mapping } from "../model/mapping.js";
import { variablesIn } from "./template-variables-known.js";

const ANSWER = "$response";

/** The variables that have one thing of an answer. */
export const variablesOf = {
  id: ["$id"],
  model: ["$model"],
  created: ["$created", "$created_at"],
  finish: ["$finish", "$status"],
  stop_sequence: ["$stop_sequence"],
  explanation: ["$explanation"],
  usage: ["$usage"],
} as const;

export type EventConcept = keyof typeof variablesOf;

export const eventConcepts: readonly EventConcept[] = Object.keys(variablesOf).filter(isEventConcept);

function isEventConcept(name: string): name is EventConcept {
  return Object.hasOwn(variablesOf, name);
}

export function lineOf({ response }: Mapping, concept: EventConcept): Line | undefined {
  return response.lines.find((line) => line.concept === concept);
}

/** Whether events have it, be it with the whole answer. */
export function haveConcept(events: unknown, concept: EventConcept, mapping: Mapping): boolean {
  return textsIn(events).includes(ANSWER) || names(events, concept, mapping);
}

/** Whether events have it by its variable, or a member of the answer that it is in. */
export function names(events: unknown, concept: EventConcept, mapping: Mapping): boolean {
  const texts = textsIn(events);
  const written = variablesIn(texts);
  const places = (lineOf(mapping, concept)?.at ?? []).map((path) => `${ANSWER}.${path}`);
  return (
    variablesOf[concept].some((variable) => written.has(variable)) ||
    texts.some((text) => places.some((place) => place === text || place.startsWith(`${text}.`)) && text !== ANSWER)
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return typeof value === "string" ? [value] : [];
  return Object.values(value).flatMap(textsIn);
}
