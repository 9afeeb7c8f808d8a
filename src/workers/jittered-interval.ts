/** An interval that never runs in step with that of another process. */

/**
 * Without it, processes that started together would always look for work in the same order, and the first would find it
 * all.
 */
const SPREAD = 0.5;

/** Does the work at once and then about this often. Returns a function that stops it. */
export function everyJittered(milliseconds: number, work: () => void): () => void {
  let timer: NodeJS.Timeout;
  const next = () => {
    timer = setTimeout(next, milliseconds * (1 - SPREAD + 2 * SPREAD * Math.random()));
    work();
  };
  next();
  return () => clearTimeout(timer);
}
