import { parseJson } from "./json.js";
import type { Part } from "./meaning.js";
import type { ReplayDialect } from "./readers/dialect.js";
import type { Recording } from "./recordings.js";

const enough = 3;

/**
 * Few of many requests that still have every feature: one is taken when it has a feature that the earlier ones have not
 * shown often enough.
 */
export function sampleRequests(recordings: readonly Recording[], dialect: ReplayDialect): Recording[] {
  const counts = new Map<string, number>();
  return recordings.filter((recording) => {
    const features = featuresOf(recording, dialect);
    const isTaken = features.some((feature) => (counts.get(feature) ?? 0) < enough);
    if (isTaken) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    return isTaken;
  });
}

/** The features of a request: its settings, the parts of its turns, and how its roles follow each other. */
function featuresOf(recording: Recording, dialect: ReplayDialect): string[] {
  const body = parseJson(recording.read().toString("utf8"));
  if (body === undefined) return [];
  const { turns, tools, settings } = dialect.readRequest(body, { strict: false, path: recording.path }).meaning;
  const roles = turns.map(({ role }) => role);
  return [
    ...new Set([
      ...settings.keys(),
      ...(tools.length > 0 ? ["tools"] : []),
      ...turns.flatMap(({ role, parts }) => parts.map((part) => `${role} ${nameOf(part)}`)),
      ...roles.map((role, index) => `${roles[index - 1] ?? "start"} ${role}`),
      `${roles.at(-1) ?? "start"} end`,
    ]),
  ];
}

function nameOf(part: Part): string {
  return part.kind === "media" ? part.medium : part.kind;
}
