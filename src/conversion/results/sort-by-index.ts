/**
 * Sorts results by their index, and numbers them by their places. Results without an index stay where they are, and so
 * do all of them where two have the same one.
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
  const sorted = isUnique ? placed.sort((left, right) => left.index - right.index) : placed;
  return { ...answer, embeddings: sorted.map((result, index) => ({ ...result, index })) };
}
