/** What families of models accept, as tables. */
import { inside, transformOf } from "../model/line.js";
import type { DefaultSource, ProfileSource, RewriteSource, VideoSource } from "../load/sources/profile.js";
import { isList } from "../model/source.js";
import type { Mapping } from "../model/mapping.js";
import type { Placed, SpecFile } from "../load/spec-file.js";
import { code, joined, list, madeOf, type Code, type Piece } from "../print/code.js";
import { arrow, constant } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import { locals } from "./locals.js";
import { transformNamed } from "./passes.js";
import { transformRead } from "./read-value.js";
import { ruleTexts } from "./rules.js";
import { types } from "./runtime.js";
import { stepsOf } from "../model/names.js";
import { literal, quote } from "./text.js";

const familyKeys = [
  "reasoning",
  "beside_tools",
  "output",
  "instructions",
  "media",
  "media_in_results",
  "reasoning_items",
  "prefill",
  "strict",
  "cache_marks",
  "renames",
  "implicit",
] as const;

/** What requests to text models are fitted to. */
function familyOf(profile: ProfileSource): object | undefined {
  const fields = familyKeys.flatMap((key) => (profile[key] === undefined ? [] : [[key, profile[key]] as const]));
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

/** The values used where a request gives none, as one list for all concepts. */
function videoOf({ defaults, ...bounds }: VideoSource): object {
  const listed = Object.entries(defaults ?? {}).flatMap(([concept, given]) => {
    const options: readonly DefaultSource[] = isList(given) ? given : [{ is: given }];
    return options.map(({ is, when = {} }) => ({
      concept,
      when: Object.entries(when).map(([other, values]) => ({ concept: other, values })),
      is,
    }));
  });
  return { ...bounds, ...(listed.length > 0 && { defaults: listed }) };
}

/**
 * Concepts that the family gets in a form of its own. The native dialect's transform reads them; the named transform
 * writes them.
 */
function rewriteTable(node: Placed, rewrite: RewriteSource, mapping: Mapping | undefined): Code[] {
  if (mapping === undefined) return [];
  const { value, loss, from, member } = locals;
  const entries = Object.entries(rewrite).map(([concept, { at, alone, transform }]) => {
    const line = mapping.request.lines.find((other) => other.concept === concept);
    const read = transformRead(mapping, (line && transformOf(line)) ?? "", value, code`${from}, ${member}`);
    const written = code`${transformNamed(mapping, transform)}.write(${read})`;
    const transformed = arrow([value, loss, from, member], written);
    const single = alone === undefined ? "" : `alone: ${quote(alone)}, `;
    const members = code`from: ${literal([...(line?.at ?? [])])}, at: ${quote(at)}, ${single}transform: ${transformed}`;
    return madeOf(inside(node, concept), code`{ ${members} }`);
  });
  return entries.length === 0 ? [] : [code`rewrite: ${list(entries)}`];
}

export function emitProfiles(files: readonly SpecFile<ProfileSource>[], mappings: readonly Mapping[]): Module {
  const entries = files.map((file) => {
    const { value: source } = file;
    const mapping = mappings.find(({ dialect }) => dialect === source.native);
    const members = joined(profileMembers(file, mapping));
    return madeOf({ file, pointer: [] }, code`[${quote(source.profile)}, { ${members} }]`);
  });
  const profiles = constant({
    name: "profiles",
    isExported: true,
    type: code`ReadonlyMap<string, ${types.Profile}>`,
    value: code`new Map<string, ${types.Profile}>(${list(entries)})`,
  });
  return { path: "profiles.ts", specs: files.map(({ name }) => name), declarations: [profiles] };
}

function profileMembers(file: SpecFile<ProfileSource>, mapping: Mapping | undefined): Piece[] {
  const source = file.value;
  const { vocabulary, native, forms, rewrite = {}, rules = {}, video, images, image_tokens: imageTokens } = source;
  const placesOf = (concept: string): string => literal(pathsOf(concept, mapping).map((at) => stepsOf(at)));
  const optional = (name: string, value: object | string | number | undefined): string[] =>
    value === undefined ? [] : [`${name}: ${literal(value)}`];
  return [
    `vocabulary: ${quote(vocabulary)}`,
    `native: ${literal(native)}`,
    ...optional("family", familyOf(source)),
    ...optional("forms", forms),
    ...optional("video", video && videoOf(video)),
    ...optional("images", images),
    ...rewriteTable({ file, pointer: ["rewrite"] }, rewrite, mapping),
    code`rules: ${list(ruleTexts(rules, placesOf))}`,
    ...optional("imageTokens", imageTokens),
  ];
}

function pathsOf(concept: string, mapping: Mapping | undefined): readonly string[] {
  return mapping?.request.lines.find((line) => line.concept === concept)?.at ?? [concept];
}
