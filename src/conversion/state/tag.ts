/**
 * Opaque state with the family of vendor that made it written before it. A tagged value is base64 like what it stands
 * for, so that clients which check or decode it take it: the head is made of letters and digits, its length is a
 * multiple of four, and state that is no base64 itself is put into base64. Clients that decode state may give it back
 * in the alphabet of addresses, or without its padding.
 */

/** The last character is the version of the form. */
const MARK = "isogloss1";
const FILL = "X";
/** How the state is written: as the base64 that it is, or put into base64. Hidden reasoning is state that was none. */
const FORMS = {
  state: { plain: "p", encoded: "e" },
  hidden: { plain: "h", encoded: "i" },
} as const;
/** What follows is the state as it came, whatever it is made of: its pieces are joined by clients. */
const VERBATIM = "v";
const PLAIN: readonly string[] = Object.values(FORMS).map(({ plain }) => plain);
const HIDDEN: readonly string[] = Object.values(FORMS.hidden);
const HEAD = new RegExp(`^${MARK}([pehiv])([a-z][a-z0-9]*)${FILL}`);

export interface TaggedState {
  /** Nothing where the tag is broken. */
  readonly family: string | undefined;
  /** As its vendor made it. */
  readonly value: string;
  /** It is reasoning that was hidden, told as state where nothing else can be told. */
  readonly isHidden?: true;
}

export function tagState(family: string, value: string, kind: keyof typeof FORMS = "state"): string {
  const isPlain = Buffer.from(value, "base64").toString("base64") === value;
  const { plain, encoded } = FORMS[kind];
  return headOf(isPlain ? plain : encoded, family) + (isPlain ? value : Buffer.from(value).toString("base64"));
}

/** The first piece of a state that comes in several; those that follow stay as they are. */
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
  const bytes = Buffer.from(written, "base64");
  const tagged = { family, value: bytes.toString(PLAIN.includes(form) ? "base64" : "utf8") };
  return HIDDEN.includes(form) ? { ...tagged, isHidden: true } : tagged;
}

function headOf(form: string, family: string): string {
  const head = MARK + form + family + FILL;
  return head.padEnd(Math.ceil(head.length / 4) * 4, FILL);
}
