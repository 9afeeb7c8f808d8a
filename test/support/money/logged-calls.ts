/** Calls of every dialect that the request log keeps. */
import { dialectClients } from "../dialect-clients/index.js";
import { INNER_MODEL, type VendorForms } from "../vendor-forms/form.js";
import { vendorForms } from "../vendor-forms/index.js";

export const spoken = [...vendorForms.keys()];

export const after = (dialect: string) => spoken[(spoken.indexOf(dialect) + 1) % spoken.length] ?? dialect;

export const id = (dialect: string) => `maker/${dialect}`;

export const models = spoken.map((dialect) => ({
  id: id(dialect),
  kind: "text",
  routes: [{ provider: "one", model: INNER_MODEL, dialect }],
  pricing: { input: 3, cachedInput: 0.3, output: 15 },
}));

export const formsOf = (dialect: string) => vendorForms.get(dialect) as VendorForms;

export const everyone = [...dialectClients].map(([dialect, dialectClient]) => ({ dialect, dialectClient }));
