/** Keys that the language once had and needs no more, and what is written in their place. */
import type { Json } from "../../src/conversion/json.js";
import { isMap, printed, type Old } from "./former-lines.js";
import { itemOfAnswers, piecesOfItems } from "./former-stream-keys.js";

interface FormerKey {
  /** A key that is known where the old one was. */
  readonly beside: string;
  /** What to do now, by the name of the map with the old key, and what it held; nothing where it is another key. */
  readonly now: (name: string, holder: Old) => string | undefined;
  /** The key that has its value now. */
  readonly key?: string;
}

/** What to do in place of an old key. */
interface Respelt {
  readonly hint: string;
  readonly key: string | undefined;
}

const NAMED_BY_DOCUMENT = "leave it out: the document in the same folder names it";

/** A line with other options. */
function line(concept: string, { at = null, ...options }: Old): string {
  const isPath = Object.keys(options).length === 0;
  return `write ${printed({ [concept]: isPath ? at : { at, ...options } })}`;
}

/** A line in which one option became another. */
function changed(key: string, options: (value: Json, holder: Old) => Old): FormerKey["now"] {
  return (concept, { [key]: value = null, ...holder }) => line(concept, { ...holder, ...options(value, holder) });
}

const newId = (key: string): FormerKey => ({
  beside: "at",
  now: changed(key, (prefix) => ({ default: `${String(prefix)}$new_id` })),
});

const emptyList: FormerKey = {
  beside: "at",
  now: () => "leave it out: an empty list is written only with default: []",
};

const ownOf = (key: string): FormerKey => ({
  beside: "own",
  now: (_name, { [key]: members = null }) => `write ${printed({ own: members })}`,
});

const SIGNED_BY_PASS = "leave it out: attach_signatures under response.before_write is for streams too";

const resultWords = (key: string): FormerKey => ({
  beside: "faults",
  now: (_name, { [key]: words = null }) => `write ${printed({ values: { [key]: words } })}`,
});

/** A form that is a bare value has its concept at a dot. */
const atDot: FormerKey = {
  beside: "concepts",
  now: (_form, { value, transform, values }) => {
    const line: Json = { at: ".", ...(transform && { transform }), ...(values && { values }) };
    const whole = Object.keys(line).length === 1 ? "." : line;
    return value === undefined ? undefined : `write ${printed({ fields: { [String(value)]: whole } })}`;
  },
};

const selectedByPath: FormerKey = {
  beside: "paragraph",
  now: (_piece, { each = "<path>", told_by: member = "<member>" }) =>
    `leave it out: the path of a piece selects items, as in at: "${String(each)}[${String(member)}=…]"`,
};

const bothNames = (key: string): FormerKey => ({
  beside: "text_start",
  now: (kind, { [key]: same = null }) => `write both names before the events: ${String(same)}, ${kind}: …`,
});

const former: Readonly<Record<string, FormerKey | readonly FormerKey[]>> = {
  value: atDot,
  transform: atDot,
  values: atDot,
  same_as: bothNames("same_as"),
  like: bothNames("like"),
  each: { beside: "paragraph", now: (_piece, holder) => piecesOfItems(holder), key: "at" },
  told_by: selectedByPath,
  cases: selectedByPath,
  in: { beside: "item_per_part", now: (_item, holder) => itemOfAnswers(holder) },
  dialect: { beside: "layout", now: () => NAMED_BY_DOCUMENT },
  vocabulary: { beside: "layout", now: () => NAMED_BY_DOCUMENT },
  id_prefix: newId("id_prefix"),
  made: newId("made"),
  generated: { beside: "at", now: changed("generated", () => ({ default: "$now" })) },
  copies: {
    beside: "at",
    now: changed("copies", (paths) => ({
      const: Object.fromEntries([paths].flat().map((path) => [String(path), "$value"])),
    })),
  },
  item_ids: {
    beside: "at",
    now: (_name, { item_ids: member }) =>
      `leave it out: an item of an answer has its ID as a constant: const: { ${String(member)}: msg_$new_id }`,
  },
  item: {
    beside: "at",
    now: (concept, { item: _item, ...holder }) => (concept === "parts" ? line(concept, holder) : undefined),
  },
  omit_empty: emptyList,
  or_nothing: emptyList,
  always: {
    beside: "at",
    now: (concept, { always, at = null, ...holder }) =>
      always === "list" ? line(concept, { at: `${String(at)}[]`, ...holder }) : undefined,
  },
  at_most: { beside: "clamp", now: changed("at_most", (most) => ({ clamp: most })) },
  address: {
    beside: "at",
    now: (concept, { address }) =>
      isMap(address)
        ? line(concept, {
            at: "$operation",
            values: Object.fromEntries(Object.entries(address).map(([operation, word]) => [String(word), operation])),
          })
        : undefined,
  },
  beside: [
    {
      beside: "camel_case_except",
      now: (_name, { beside }) =>
        isMap(beside)
          ? `write ${Object.entries(beside)
              .map(([concept, members]) => printed({ [concept]: { const: members } }))
              .join(", ")}`
          : undefined,
    },
    {
      beside: "in",
      now: (form) => `leave it out: an item of the layout has its place: content: { form: ${form}, at: … }`,
    },
  ],
  spelling: {
    beside: "camel_case_except",
    now: (_name, { spelling }) =>
      isMap(spelling) ? `write ${printed({ camel_case_except: spelling.but_inside ?? [] })}` : undefined,
  },
  inside: {
    beside: "refused",
    now: (_name, { inside }) => {
      if (!isMap(inside)) return undefined;
      const { at = null, ...fields } = inside;
      return `write ${printed({ at: `${String(at)}[]`, ...fields })}`;
    },
  },
  offers: {
    beside: "item_per_part",
    now: (_name, { offers = null }) => `write ${printed({ fields: { tools: offers } })}`,
  },
  calling: { beside: "paragraph", now: (_name, { calling }) => `write kind: ${String(calling)}_call` },
  interleaved: { beside: "keep_alive", now: () => "leave it out: parts are interleaved if no event closes one" },
  signed: { beside: "keep_alive", now: () => SIGNED_BY_PASS },
  unsigned: { beside: "keep_alive", now: () => SIGNED_BY_PASS },
  end_name: {
    beside: "keep_alive",
    now: (_name, { end_name: name }) => `write the name beside read: end: { ${String(name)}: … }`,
  },
  preview: resultWords("preview"),
  result: resultWords("result"),
  summary: resultWords("summary"),
  index: { beside: "faults", now: () => "leave it out: it is the place of the concept index in the record" },
  members: ownOf("members"),
  lists: [
    ownOf("lists"),
    {
      beside: "camel_case_except",
      now: () => "leave it out: a line names the other ways to write its list, as at: [items[role=user], items]",
    },
  ],
};

/** What to do in place of an old key, where these keys are known. */
export function respellKey(
  key: string,
  allowed: readonly string[],
  name: string,
  holder: unknown,
): Respelt | undefined {
  const all = [(Object.hasOwn(former, key) ? former[key] : undefined) ?? []].flat();
  const known = all.find(({ beside }) => allowed.includes(beside));
  const hint = known !== undefined && isMap(holder) ? known.now(name, holder) : undefined;
  return hint === undefined ? undefined : { hint, key: known?.key };
}
