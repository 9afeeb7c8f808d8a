/** Invalid bodies in every dialect, made from a valid one. */
type Sound = Readonly<Record<string, unknown>>;

export const DEEPEST = 128;

/** A valid body with one more member, written unchanged. */
export function withMember(sound: Sound, member: string): string {
  return `${JSON.stringify(sound).slice(0, -1)},${member}}`;
}

/** A valid body with so many levels. */
export function nested(sound: Sound, depth: number): string {
  const lists = depth - 1;
  return withMember(sound, `"odd":${"[".repeat(lists)}${"]".repeat(lists)}`);
}

/** Bodies that are no JSON object, or not one that the gateway accepts. */
export function badBodies(sound: Sound): readonly (readonly [what: string, body: string | Buffer])[] {
  const text = JSON.stringify(sound);
  const [key = ""] = Object.keys(sound);
  const notUtf8 = Buffer.concat([
    Buffer.from(text.slice(0, -1)),
    Buffer.from(',"odd":"'),
    Buffer.of(0xc3, 0x28),
    Buffer.from('"}'),
  ]);
  return [
    ["nothing", ""],
    ["blanks", " \n "],
    ["half of it", text.slice(0, text.length / 2)],
    ["more than one", `${text}${text}`],
    ["a comma too many", `${text.slice(0, -1)},}`],
    ["single quotes", text.replaceAll('"', "'")],
    ["a comment", `${text}// hello`],
    ["text that is no JSON", withMember(sound, '"odd":NaN')],
    ["a number with a leading zero", withMember(sound, '"odd":012')],
    ["a line end inside a text", withMember(sound, '"odd":"a\nb"')],
    ["a form", "model=a&messages=b"],
    ["a list", `[${text}]`],
    ["a text", JSON.stringify(text)],
    ["a number", "42"],
    ["null", "null"],
    ["bytes that are not UTF-8", notUtf8],
    ["UTF-16", Buffer.from(text, "utf16le")],
    ["one level too many", nested(sound, DEEPEST + 1)],
    ["levels without end", "[".repeat(500_000)],
    ["a number beyond the range of a double", withMember(sound, '"odd":1e999')],
    ["the same, negative and nested", withMember(sound, '"odd":[{"a":-1e999}]')],
    ["a number of four hundred digits", withMember(sound, `"odd":1${"0".repeat(400)}`)],
    ["a key twice", withMember(sound, `"${key}":1`)],
    [
      "a key twice, once in other letters",
      withMember(sound, String.raw`"\u00${key.charCodeAt(0).toString(16)}${key.slice(1)}":1`),
    ],
    ["an unknown key twice", withMember(sound, '"odd":1,"odd":1')],
  ];
}
