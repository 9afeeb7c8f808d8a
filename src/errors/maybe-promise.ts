/**
 * Values that are often there at once. A promise of each would cost a call more than the value, and `await` makes one
 * of a plain value too: hence `value instanceof Promise ? await value : value`.
 */
export type MaybePromise<Value> = Value | Promise<Value>;

/** Goes on at once where the value is there. */
export function andThen<Value, Result>(
  value: MaybePromise<Value>,
  callback: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(callback) : callback(value);
}
