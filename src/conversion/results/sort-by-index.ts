/**
 * Sorts results by their index. Results without an index stay where they are. Where two have the same one, all stay
 * where they are, and their places are their indices.
 */
interface Placed {
  readonly index?: number | undefined;
}

interface Answer<T extends Placed> {
  readonly embeddings: readonly T[];
}

export function sortByIndex<T extends Placed, A extends Answer<T>>(answer: A): A {
  const placed = answer.embeddings.map((result, order) => ({ ...result, index: result.index ?? order }));
  const isUnique = new Set(placed.map(({ index }) => index)).size === placed.length;
  if (!isUnique) return { ...answer, embeddings: placed.map((result, index) => ({ ...result, index })) };
  return { ...answer, embeddings: placed.sort((left, right) => left.index - right.index) };
}
