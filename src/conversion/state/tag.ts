/**
 * Opaque state with a tag that names the family of its vendor. A tagged value is base64 like the state itself, so
 * clients that check or decode it accept it. The tag consists of letters and digits, and its length is a multiple of
 * four. State that is not base64 is encoded. Clients that decode state may return it in the URL-safe alphabet, or
 * without padding.
 */
import { decodeBase64, decodeUtf8, encodeBase64 } from "../bytes.js";

/** The last character is the version of the form. */
const MARK = "isogloss1";
const FILL = "X";
/** The form of the state: it is base64 already, or it was encoded. Hidden reasoning has forms of its own. */
const FORMS = {
  state: { plain: "p", encoded: "e" },
  hidden: { plain: "h", encoded: "i" },
} as const;
/** The state follows unchanged, because clients join its pieces. */
const VERBATIM = "v";
const PLAIN: readonly string[] = Object.values(FORMS).map(({ plain }) => plain);
const HIDDEN: readonly string[] = Object.values(FORMS.hidden);
const HEAD = new RegExp(`^${MARK}([pehiv])([a-z][a-z0-9]*)${FILL}`);

export interface TaggedState {
  /** Nothing where the tag is broken. */
  readonly family: string | undefined;
  /** The value as its vendor made it. */
  readonly value: string;
  /** It is hidden reasoning, written as state in a dialect without another form. */
  readonly isHidden?: true;
}

export function tagState(family: string, value: string, kind: keyof typeof FORMS = "state"): string {
  const isPlain = encodeBase64(decodeBase64(value)) === value;
  const { plain, encoded } = FORMS[kind];
  return headOf(isPlain ? plain : encoded, family) + (isPlain ? value : encodeBase64(value));
}

/** Tags the first piece of a state that comes in several. The others stay unchanged. */
export function tagFirstPiece(family: string, piece: string): string {
  return headOf(VERBATIM, family) + piece;
}

/** Nothing where a value has no tag. */
export function readTag(value: string): TaggedState | undefined {
  if (!value.startsWith(MARK)) return undefined;
  const [, form = "", family = ""] = HEAD.exec(value) ?? [];
  const head = headOf(form, family);
  if (family === "" || !value.startsWith(head)) return { family: undefined, value };
  const written = value.slice(head.length);
  if (form === VERBATIM) return { family, value: written };
  const bytes = decodeBase64(written);
  const tagged = { family, value: PLAIN.includes(form) ? encodeBase64(bytes) : decodeUtf8(bytes) };
  return HIDDEN.includes(form) ? { ...tagged, isHidden: true } : tagged;
}

function headOf(form: string, family: string): string {
  const head = MARK + form + family + FILL;
  return head.padEnd(Math.ceil(head.length / 4) * 4, FILL);
}
