const mark = "unnamed call ";

/** An id for a call that has none: it ties the result to the call and may become any other id. */
export function madeUpId(order: number): string {
  return `${mark}${order}`;
}

export function isMadeUp(id: string): boolean {
  return id.startsWith(mark);
}
