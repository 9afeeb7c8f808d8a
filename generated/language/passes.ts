// Made from specs/language/passes.json by "make generate". Change the specs, not this file.
/** Passes, run in this order. */
export type Passes = (
  | Readonly<
      Record<
        string,
        | string
        | ("text" | "media" | "call")[]
        | "or_blank"
        | string[]
        | "whole_turns"
        | Readonly<Record<string, string[]>>
        | number
        | "unless_closable"
        | "unless_called"
        | Plain
      >
    >
  | string
)[];

/** The value of a pass that is beside the dialect: a word, a number or a list, or a map from values of an enum. */
export type Plain = string | number | string[] | Readonly<Record<string, string | number | string[]>>;
