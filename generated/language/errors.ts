// Made from specs/language/errors.json by "make generate". Change the specs, not this file.
/** The error codes of the gateway. */
export type Errors = {
  readonly server_faults?: {
    readonly at: string[];
    readonly words: string[];
  };
  readonly codes: Readonly<
    Record<
      string,
      {
        readonly status: number;
        readonly retry: boolean;
        readonly admin?: true;
        readonly description: string;
        readonly words?: string[];
      }
    >
  >;
};
