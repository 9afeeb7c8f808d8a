/** A beat of work that comes again and again, never in step with that of other processes. */

/** Processes started together would otherwise look for work one just behind the other for ever, and the first would find all of it. */
const SPREAD = 0.5;

/** Does the work now and then about as often as is said; what it returns ends the beat. */
export function everyJittered(milliseconds: number, work: () => void): () => void {
  let timer: NodeJS.Timeout;
  const next = () => {
    timer = setTimeout(next, milliseconds * (1 - SPREAD + 2 * SPREAD * Math.random()));
    work();
  };
  next();
  return () => clearTimeout(timer);
}
