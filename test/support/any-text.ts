/** Any text at all. */
import fc from "fast-check";

const MOST = 0x10_ffff;
const SURROGATES = { first: 0xd800, count: 0x800 };

/** One character of any kind. The library's own unit for it fills a map of a million characters first. */
const anyCharacter = fc
  .integer({ min: 0, max: MOST - SURROGATES.count })
  .map((code) => String.fromCodePoint(code < SURROGATES.first ? code : code + SURROGATES.count));

export function anyText(
  lengths: { readonly minLength?: number; readonly maxLength?: number } = {},
): fc.Arbitrary<string> {
  return fc.string({ ...lengths, unit: anyCharacter });
}
