/** Bodies of dialects whose documents are tested. */

export type Good = [name: string, body: unknown];

export type Bad = [name: string, body: unknown, instancePath: string, message: string];

export const bodyWith = (message: unknown): unknown => ({ model: "maker/model", messages: [message] });

export const chat = (fields: object): unknown => ({
  model: "maker/model",
  messages: [{ role: "user", content: "hi" }],
  ...fields,
});

export const part = (value: unknown): unknown => bodyWith({ role: "user", content: [value] });

export const turn = (message: unknown): unknown => ({ model: "maker/model", max_tokens: 9, messages: [message] });

export const messages = (fields: object): unknown => ({
  model: "maker/model",
  max_tokens: 9,
  messages: [{ role: "user", content: "hi" }],
  ...fields,
});

export const block = (value: unknown): unknown => turn({ role: "user", content: [value] });
