/** The concepts of a request of a vocabulary. */
import type { Vocabulary } from "../model/vocabulary.js";

export function conceptsOfRequests(vocabulary: Vocabulary | undefined): string[] {
  return (vocabulary?.records.get("Request")?.fields ?? []).map(({ name }) => name);
}
