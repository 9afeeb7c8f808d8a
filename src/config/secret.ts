/** A text that must not be shown. Printed, logged, serialised or copied to another process, it is a placeholder. */
import { inspect } from "node:util";

const HIDDEN = "[secret]";

export class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** The text itself, for the one place that sends it or compares it. */
  reveal(): string {
    return this.#text;
  }

  toString(): string {
    return HIDDEN;
  }

  toJSON(): string {
    return HIDDEN;
  }

  [inspect.custom](): string {
    return HIDDEN;
  }
}

/** Those of a config itself. The catalog has others. */
export function configuredSecrets({
  admin: { token },
}: {
  readonly admin: { readonly token?: Secret };
}): readonly Secret[] {
  return token === undefined ? [] : [token];
}
