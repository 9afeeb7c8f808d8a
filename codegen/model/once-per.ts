/** Facts about one dialect: tables of pairs ask for them again for every other dialect. */

/** The same function, which computes its result for an object only once. */
export function oncePer<Subject extends object, Result>(
  compute: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const known = new WeakMap<Subject, Result>();
  return (subject) => {
    if (!known.has(subject)) known.set(subject, compute(subject));
    return known.get(subject) as Result;
  };
}
