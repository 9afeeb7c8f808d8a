/** Sorts results by their index. Results without an index stay where they are. */
interface Placed {
  readonly index?: number | undefined;
}

interface Answer<T extends Placed> {
  readonly embeddings: readonly T[];
}

export function sortByIndex<T extends Placed, A extends Answer<T>>(answer: A): A {
  const placed = answer.embeddings.map((result, order) => ({ ...result, index: result.index ?? order }));
  return { ...answer, embeddings: placed.sort((left, right) => left.index - right.index) };
}
