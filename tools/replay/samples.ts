import { parseJson } from "./json.js";
import type { Part } from "./meaning.js";
import type { ReplayDialect } from "./readers/dialect.js";
import type { Recording } from "./recordings.js";

const enough = 3;

/**
 * Few of many requests, and still everything that they say: one is taken when it says something that was not said
 * often enough by those before it.
 */
export function sampleRequests(recordings: readonly Recording[], dialect: ReplayDialect): Recording[] {
  const counts = new Map<string, number>();
  return recordings.filter((recording) => {
    const stated = sayings(recording, dialect);
    const isTaken = stated.some((saying) => (counts.get(saying) ?? 0) < enough);
    if (isTaken) for (const saying of stated) counts.set(saying, (counts.get(saying) ?? 0) + 1);
    return isTaken;
  });
}

/** What a request says: its settings, the parts of its turns, and how its roles follow each other. */
function sayings(recording: Recording, dialect: ReplayDialect): string[] {
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
