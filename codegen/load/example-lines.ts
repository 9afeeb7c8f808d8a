/** Lines to write that come from an example: where a key is missing, or where its value is of another type. */
import { isMap, printed } from "./former-lines.js";
import type { ExampleAt } from "./own-examples.js";
import type { Pointer } from "./pointer.js";

/** What the schema of a map says of itself and of its keys. */
interface Described {
  readonly description?: string;
  readonly properties?: object;
}

/** The line of the key with an example: of an item of a list, that of the list. */
export function exampleHint(pointer: Pointer, exampleAt: ExampleAt): string | undefined {
  const place = pointer.slice(0, pointer.findLastIndex((name) => !/^\d+$/.test(String(name))) + 1);
  const example = exampleAt(place);
  return example === undefined ? undefined : `write ${printed({ [String(place.at(-1))]: example })}`;
}

/** The line of a concept that has options and no place. */
export function missingLine(missing: string, data: unknown, pointer: Pointer): string | undefined {
  const isLine = missing === "at" && isMap(data) && Object.keys(data).length > 0 && pointer.includes("fields");
  return isLine ? `write ${printed({ [String(pointer.at(-1))]: { at: "<path>", ...data } })}` : undefined;
}

/** The line of the missing key, or else what it is for, or what its holder is. */
export function missingHint(
  key: string,
  { properties = {}, description }: Described,
  pointer: Pointer,
  exampleAt: ExampleAt,
): string | undefined {
  const example = exampleHint([...pointer, key], exampleAt) ?? lineOfHolder(key, exampleAt(pointer));
  if (example !== undefined) return example;
  const known: Readonly<Record<string, Described | undefined>> = { ...properties };
  const meaning = known[key]?.description;
  return meaning === undefined ? description : `add ${key}: ${inSentence(meaning)}`;
}

/** A sentence behind others; its first word may be in capitals. */
export function inSentence(sentence: string): string {
  const isShort = /^[A-Z](?![A-Z])/.test(sentence);
  return isShort ? `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` : sentence;
}

/** The line of a name that the map around it has in its own example. */
function lineOfHolder(key: string, holder: unknown): string | undefined {
  const value = isMap(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined;
  return value === undefined ? undefined : `write ${printed({ [key]: value })}`;
}
