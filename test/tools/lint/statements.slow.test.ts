import { expect } from "chai";
import { ESLint } from "eslint";
import { CHECKOUT } from "../../support/checkout.js";

/** The rules of the checkout as they are. */
const eslint = new ESLint({ cwd: CHECKOUT });

async function messagesOf(code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`export const make = ${code};\n`, { filePath: "src/stores/made.ts" });
  const { messages = [] } = result ?? {};
  return messages.flatMap(({ ruleId, message }) => (ruleId === "no-restricted-syntax" ? [message] : []));
}

const OUTSIDE = "Inside of a transaction, statements run on it: transaction(…).";
const BUILT = "Bind values with ? and names with ??: a statement is a constant.";

describe("the lint rules about statements", () => {
  for (const [what, code, message] of [
    ["on the database in a transaction", 'async (transaction) => { await database("t").select(); }', OUTSIDE],
    [
      "on the database in a function within a transaction",
      'async (transaction) => { await each(async (row) => database("t").insert(row)); }',
      OUTSIDE,
    ],
    ["in a transaction within another", "async (transaction) => { await inTransaction(database, work); }", OUTSIDE],
    ["of the writer in a transaction", "async (transaction) => { await writerOf(database).write(steps); }", OUTSIDE],
    ["with a value in its text", "(name) => database.raw(`SELECT ${name}`)", BUILT],
    ["that is put together", '(name) => query.whereRaw("a = " + name)', BUILT],
  ] as const)
    it(`refuse one ${what}`, async () => expect(await messagesOf(code)).to.deep.equal([message]));

  for (const [what, code] of [
    ["on the transaction", 'async (transaction) => { await transaction("t").update({ a: database.raw("a + 1") }); }'],
    ["on the database elsewhere", 'async () => database("t").select()'],
    ["with bound values", '(name) => database.raw("SELECT ?", [name])'],
  ] as const)
    it(`accept one ${what}`, async () => expect(await messagesOf(code)).to.deep.equal([]));
});
