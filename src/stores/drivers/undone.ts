/** Throw it within a transaction to undo that, where the transaction has a result all the same. */
export class Undone<Result> extends Error {
  override readonly name = "Undone";

  constructor(readonly result: Result) {
    super("the transaction is undone");
  }
}

/** The result of a transaction, also where it was undone. */
export async function undoneOr<Result>(writing: Promise<Result>): Promise<Result> {
  try {
    return await writing;
  } catch (error) {
    if (error instanceof Undone) return error.result as Result;
    throw error;
  }
}
