/** Generated code is formatted as code is that is written by hand. */
import { WIDTH } from "./wrap.js";

export async function format(code: string): Promise<string> {
  const { format: formatCode } = await import("oxfmt");
  const { code: formatted, errors } = await formatCode("generated.ts", code, { printWidth: WIDTH });
  const [error] = errors;
  if (error !== undefined) throw new Error(`The generated code is no TypeScript: ${error.message}`);
  return formatted;
}
