/** What reads and writes the bodies of a dialect: its requests, or its answers. */
import type { ConceptPaths, Loss } from "../../../src/conversion/loss.js";
import type { Dialect, FieldRow, Vocabularies, VocabularyName, Wire, WriteContext } from "../../../src/registry.js";

export interface Party<Meaning> {
  readonly paths: ConceptPaths;
  read(body: Wire, loss: Loss): Meaning;
  /** `body` is what the meaning was read from. */
  write(meaning: Meaning, loss: Loss, body: Wire): Wire;
}

/** What hosts of a dialect take beyond the others. */
export type HostTakes = Pick<WriteContext, "stateAt" | "cacheMarks" | "wantsReasoning" | "strictAnswers">;

const others: readonly HostTakes[] = [
  { cacheMarks: 4 },
  { wantsReasoning: true },
  { stateAt: "calls" },
  { stateAt: "reasoning" },
];

/** The hosts by which the condition of a row may be met. */
export function hostsFor({ when = "" }: Pick<FieldRow, "when">): readonly HostTakes[] {
  return /hosts?\b/.test(when) ? [{}, ...others] : [{}];
}

export function requestsOf<V extends VocabularyName>(
  dialect: Dialect<V>,
  host: HostTakes = {},
): Party<Vocabularies[V]["request"]> {
  return {
    paths: dialect.paths,
    read: (body, loss) => dialect.readRequest(body, loss),
    write: (request, loss) =>
      dialect.writeRequest(request, loss, { ...host, model: "maker/model", stream: isForStream(request) }),
  };
}

/** Whether a request that was read is for a stream. */
export function isForStream(request: object): boolean {
  return "stream" in request && request.stream === true;
}

export function answersOf<V extends VocabularyName>(dialect: Dialect<V>): Party<Vocabularies[V]["response"]> {
  return {
    paths: dialect.paths,
    read: (body, loss) => dialect.readResponse(body, loss),
    write: (response, loss) => dialect.writeResponse(response, {}, loss),
  };
}
