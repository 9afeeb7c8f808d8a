/** Bodies of item, part and step dialects whose documents are tested. */

export type Good = [name: string, body: unknown];

export type Bad = [name: string, body: unknown, instancePath: string, message: string];

export const respond = (fields: object): unknown => ({ model: "maker/model", input: "hi", ...fields });

export const item = (value: unknown): unknown => respond({ input: [value] });

export const inputPart = (value: unknown): unknown => item({ role: "user", content: [value] });

export const contents = (fields: object): unknown => ({
  contents: [{ role: "user", parts: [{ text: "hi" }] }],
  ...fields,
});

export const bodyWith = (content: unknown): unknown => contents({ contents: [content] });

export const contentPart = (value: unknown): unknown => bodyWith({ role: "user", parts: [value] });

export const config = (fields: object): unknown => contents({ generationConfig: fields });

export const interact = (fields: object): unknown => ({ model: "maker/model", input: "hi", ...fields });

export const step = (value: unknown): unknown => interact({ input: [value] });

export const userInput = (value: unknown): unknown => step({ type: "user_input", content: [value] });
