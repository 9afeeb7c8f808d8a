/** An address that is wrong by nothing but the slash at its end. */
import { printed } from "./former-lines.js";

interface Fault {
  readonly message: string;
  readonly hint: string;
}

export function slashAtEnd(name: string, data: unknown, pattern = ""): Fault | undefined {
  if (typeof data !== "string" || !data.endsWith("/")) return undefined;
  const without = data.replace(/\/+$/, "");
  return new RegExp(pattern, "u").test(without)
    ? { message: `${name} ends with a slash`, hint: `write ${printed({ [name]: without })}` }
    : undefined;
}
