/** Values that the language once had at a place, and what is written there now. Schemas mark them with `x-former`. */
import type { Json } from "../../src/conversion/json.js";
import { isMap, printed } from "./former-lines.js";
import { respellOptions } from "./former-options.js";
import { renamedMessage } from "./renamed-keys.js";
import type { Pointer } from "./pointer.js";

export const VALUE_OF_PASS = "a pass takes one value now, and no options";

interface FormerValue {
  readonly place: Pointer;
  readonly message: string;
  readonly hint: string | undefined;
}

/** What to do in place of a value; nothing where the value is not of the old form. */
type Respell = (pointer: Pointer, value: unknown, key: string | undefined) => FormerValue | undefined;

const former: Readonly<Record<string, Respell>> = {
  pass: (pointer, pass) => ({
    place: [...pointer, "pass"],
    message: "a pass is its name now, or its name with a value",
    hint: respelledPass(pass),
  }),
  options: (pointer, value) => {
    // Of a pass, or of one that has a map for its value.
    const isPass = /^\d+$/.test(String(pointer.at(-2)));
    const [pass, options] = isPass ? [pointer.at(-1), value] : [pointer.at(-2), { [String(pointer.at(-1))]: value }];
    if (!isMap(options) || (!isPass && !isMap(value))) return undefined;
    return { place: pointer, message: VALUE_OF_PASS, hint: respellOptions(String(pass), options) };
  },
  record: (pointer, record) => ({
    place: pointer,
    message: "a record is the map of its forms now",
    hint: `write ${respelledRecord(String(pointer.at(-1)), record)}`,
  }),
  echo: (pointer, echo) => ({
    place: pointer,
    message: "an echo is the value itself now, and repeats the member at its own place",
    hint: isMap(echo) ? respelledEcho(String(pointer.at(-1)), echo) : undefined,
  }),
  own: (pointer, members) => {
    const key = String(pointer.at(-1));
    const isOld = isMap(members) && (key === "members" || key === "lists");
    return isOld ? gone(pointer, key, `write ${printed({ own: members })}`) : undefined;
  },
  shapes: (pointer, shapes) => {
    const names = isMap(shapes) ? Object.keys(shapes) : [];
    return gone(pointer, "shapes", `write each shape at the top of the file: ${names.join(": …, ")}: …`);
  },
  named: (pointer, isNamed) => {
    if (typeof isNamed !== "boolean") return undefined;
    const hint = isNamed ? "write named: type" : "leave named out: events have no names without it";
    return { place: pointer, message: "named is the member with the name of each event now", hint };
  },
  words: (pointer, _cases, key = "") =>
    key.includes("|")
      ? { place: [...pointer, key], message: renamedMessage(key, key.split("|").join(", ")), hint: undefined }
      : undefined,
};

/** What to do in place of an old value that the schema knows by this name. */
export function respellValue(
  name: string | undefined,
  pointer: Pointer,
  value: unknown,
  key: string | undefined,
): FormerValue | undefined {
  return name === undefined ? undefined : former[name]?.(pointer, value, key);
}

function gone(place: Pointer, key: string, hint: string): FormerValue {
  return { place, message: `\`${key}\` is no longer a key`, hint };
}

/** How a pass with its name in a member is written now. */
function respelledPass(pass: unknown): string {
  const { pass: name, ...options } = isMap(pass) ? pass : {};
  return Object.keys(options).length === 0 ? `write - ${String(name)}` : respellOptions(String(name), options);
}

/** How a record with its forms in a member is written now. */
function respelledRecord(name: string, record: unknown): string {
  const forms = isMap(record) && isMap(record.forms) ? Object.keys(record.forms) : [];
  return `${name}: { ${forms.map((form) => `${form}: …`).join(", ")} }`;
}

/** Without a default, the place is one of a list. */
function respelledEcho(place: string, echo: Readonly<Record<string, Json>>): string {
  return `write ${printed("default" in echo ? { [place]: echo.default ?? null } : { echo: [place] })}`;
}
