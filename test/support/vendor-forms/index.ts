import { readdirSync } from "node:fs";
import type { VendorForms } from "./form.js";

/** The forms of every dialect that has a file here, by its name. */
export const vendorForms: ReadonlyMap<string, VendorForms> = new Map(await Promise.all(dialectsHere().map(load)));

function dialectsHere(): string[] {
  const names = readdirSync(import.meta.dirname).map((file) => file.replace(/\.ts$/, ""));
  return names.filter((name) => name !== "form" && name !== "index").sort();
}

async function load(dialect: string): Promise<[string, VendorForms]> {
  const { forms } = (await import(`./${dialect}.js`)) as { forms: VendorForms };
  return [dialect, forms];
}
