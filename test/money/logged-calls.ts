/** Calls of every dialect that the request log keeps. */
import { dialectClients } from "../support/dialect-clients/index.js";
import type { Fields } from "../support/dialect-clients/dialect-client.js";
import { INNER_MODEL, type VendorForms } from "../support/vendor-forms/form.js";
import { vendorForms } from "../support/vendor-forms/index.js";

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

/** A question of many words and members, with one text in every place where a client may put one. */
export type Ask = (text: string) => Fields;

export const ASKS: Readonly<Record<string, Ask>> = {
  chat: (text) => ({
    messages: [
      { role: "system", content: text },
      { role: "user", content: [{ type: "text", text }], name: "a" },
    ],
    user: text,
    metadata: { a: text },
    tools: [
      {
        type: "function",
        function: { name: "f", description: text, parameters: { type: "object", description: text } },
      },
    ],
    [text]: text,
  }),
  messages: (text) => ({
    system: text,
    messages: [{ role: "user", content: [{ type: "text", text }] }],
    metadata: { user_id: text },
    [text]: text,
  }),
  responses: (text) => ({
    instructions: text,
    input: [{ role: "user", content: [{ type: "input_text", text }] }],
    user: text,
    metadata: { a: text },
    [text]: text,
  }),
  "generate-content": (text) => ({
    systemInstruction: { parts: [{ text }] },
    contents: [{ role: "user", parts: [{ text }] }],
    labels: { a: text },
    [text]: text,
  }),
  interactions: (text) => ({ system_instruction: text, input: text, labels: { a: text }, [text]: text }),
};
