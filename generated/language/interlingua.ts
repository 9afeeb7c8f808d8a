// Made from specs/language/interlingua.json by "make generate". Change the specs, not this file.
import type { Json } from "../../src/conversion/json.js";

/** A vocabulary: the concepts of all dialects of one kind. */
export type Interlingua = {
  readonly vocabulary: string;
  readonly enums: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly description: string;
            readonly fallback?: string;
          }
        >
      >
    >
  >;
  readonly records: Readonly<
    Record<
      string,
      {
        readonly description: string;
        readonly fields: Readonly<
          Record<
            string,
            {
              readonly type: string;
              readonly description: string;
              readonly required?: true;
              readonly neutral?: Json;
              readonly several?: {
                readonly limit?: string;
                readonly given?: string;
              };
            }
          >
        >;
      }
    >
  >;
  readonly unions?: Readonly<
    Record<
      string,
      {
        readonly description: string;
        readonly kinds: Readonly<
          Record<
            string,
            {
              readonly description: string;
              readonly fields: Readonly<
                Record<
                  string,
                  {
                    readonly type: string;
                    readonly description: string;
                    readonly required?: true;
                    readonly neutral?: Json;
                  }
                >
              >;
            }
          >
        >;
      }
    >
  >;
};
