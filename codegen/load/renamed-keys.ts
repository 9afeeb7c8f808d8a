/** Keys that the language once had, and what stands in their place. */

const renamed: Readonly<Record<string, readonly string[]>> = {
  also: ["const"],
  always: ["const"],
  as: ["transform"],
  asked: ["requested_by"],
  bare: ["default_item"],
  because: ["reason"],
  begin: ["text_start"],
  beside: ["content"],
  dropped: ["unmapped"],
  each_citation: ["record"],
  empty: ["default"],
  first_of: ["answer_index"],
  forgets: ["delete_when_done"],
  keeps_media: ["archive_media"],
  known_by: ["identified_by"],
  leaves_out: ["omit"],
  like: ["fallback"],
  making: ["pending"],
  means: ["description", "status"],
  moves: ["rename"],
  one_each: ["item_per_part"],
  only: ["rules", "concepts"],
  only_here: ["unmapped"],
  part: ["form", "kind"],
  prepare: ["before_write"],
  presumed: ["read_default"],
  say: ["set"],
  settle: ["after_read", "text_end"],
  short: ["text_shorthand"],
  signature_transform: ["signature"],
  stands_for: ["variant_of"],
  task: ["operation"],
  tasks: ["operations"],
  tells: ["fields"],
  told: ["in_answers", "rewrite"],
  told_by: ["discriminator"],
  unsaid: ["implicit"],
  wants_bytes: ["inline_media"],
};

/** The key that an old one became, where one of these keys may stand. */
export function newKey(old: string, allowed: readonly string[]): string | undefined {
  const keys = Object.hasOwn(renamed, old) ? renamed[old] : undefined;
  return keys?.find((key) => allowed.includes(key));
}

export function renamedMessage(old: string, key: string): string {
  return `\`${old}\` is now \`${key}\``;
}
