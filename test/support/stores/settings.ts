/** Rows that tests write to see whether they are there. */
import { Statement, changesOf, type Steps } from "../../../src/stores/drivers/steps.js";

const INSERT = new Statement((database, value) =>
  database("settings").insert({ name: value("name"), value: value("text") }),
);

/** A few of them fill a page. */
const TEXT = "a".repeat(1000);

export function* writeSetting(name: string): Steps<void> {
  yield* changesOf(INSERT.with({ name, text: TEXT }));
}
