/** How callers present a key, and how an upstream gets one. */

/** The place of a credential in a request: one that clients may present, or one that a provider needs. */
export interface Credential {
  readonly in: "header" | "query";
  readonly name: string;
  /** An authorization scheme such as `bearer` before the key. */
  readonly scheme?: string;
  /** A caller cannot be identified by it. The text is the error message. */
  readonly refused?: string;
}
