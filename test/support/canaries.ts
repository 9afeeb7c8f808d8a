/** Values that must not be found, in the forms in which they could be written. */

/** Fewer characters are in any file by chance. */
const SHORTEST = 12;

/** A value as text, in a URL, in JSON within JSON, in base64 wherever it begins, and as bytes in hexadecimal. */
export function formsOf(value: string): string[] {
  const bytes = Buffer.from(value);
  const base64 = [0, 1, 2].map((before) => withoutEdges(Buffer.concat([Buffer.alloc(before), bytes]), before));
  const forms = [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1), bytes.toString("hex")];
  return [...new Set([...forms, ...base64, ...base64.map(inUrls)])];
}

/** The canaries of a list that a text has, by their names. */
export function canariesIn(text: string, canaries: Readonly<Record<string, string>>): string[] {
  return Object.entries(canaries).flatMap(([name, value]) =>
    formsOf(value).some((form) => text.includes(form)) ? [name] : [],
  );
}

/** The digits of base64 that depend on no byte around. */
function withoutEdges(bytes: Buffer, before: number): string {
  const text = bytes.toString("base64").replace(/=+$/, "");
  const whole = text.slice(Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6));
  if (whole.length < SHORTEST) throw new Error("a canary is too short");
  return whole;
}

function inUrls(base64: string): string {
  return base64.replaceAll("+", "-").replaceAll("/", "_");
}
