/** The type of a body that a writer makes, from the types of the dialect's document. */
import type { Json, Wire } from "./json.js";

/**
 * The members of a body, or of one of several, and the kinds of their values. A line that writes a member which the
 * document does not have, or a number where it has a text, does not compile.
 */
export type Written<Body> =
  string extends MemberOf<Body> ? Wire : { readonly [Member in MemberOf<Body>]?: KindOf<ValueOf<Body, Member>> | null };

type MemberOf<Body> = Body extends unknown ? keyof Body : never;

type ValueOf<Body, Member> = Body extends unknown ? (Member extends keyof Body ? Body[Member] : never) : never;

/** Any text where some are listed, as a word may be newer than the list. Lists and objects are not looked into. */
type KindOf<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends boolean
      ? boolean
      : Value extends null | undefined
        ? never
        : Json;
