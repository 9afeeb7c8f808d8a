// Made from specs/language/auth-styles.json by "make generate". Change the specs, not this file.
/** How the gateway sends a provider's key. */
export type AuthStyles = {
  readonly styles: Readonly<
    Record<
      string,
      {
        readonly description: string;
        readonly in?: "header" | "query";
        readonly name?: string;
        readonly scheme?: string;
      }
    >
  >;
};
