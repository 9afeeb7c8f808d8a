/** What families of models accept, as tables. */
import type { DefaultSource, ProfileSource, RewriteSource, VideoSource } from "../load/sources/profile.js";
import { isList } from "../join/source.js";
import type { Mapping } from "../join/mapping.js";
import type { SpecFile } from "../load/spec-file.js";
import type { Module } from "../print/module.js";
import { rulesText } from "./rules.js";
import { transformRead } from "./read-value.js";
import { usedParameters } from "./signature.js";
import { camel, literal, quote, segmentsOf } from "./text.js";

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
  "implicit",
] as const;

/** What requests to text models are fitted to. */
function familyText(profile: ProfileSource): string {
  const fields = familyKeys.flatMap((key) => (profile[key] === undefined ? [] : [[key, profile[key]] as const]));
  return fields.length === 0 ? "" : `family: ${literal(Object.fromEntries(fields))}, `;
}

/** What is made where nothing is said, as one list for all concepts. */
function videoText({ defaults, ...bounds }: VideoSource): string {
  const told = Object.entries(defaults ?? {}).flatMap(([concept, given]) => {
    const options: readonly DefaultSource[] = isList(given) ? given : [{ is: given }];
    return options.map(({ is, when = {} }) => ({
      concept,
      when: Object.entries(when).map(([other, values]) => ({ concept: other, values })),
      is,
    }));
  });
  return literal({ ...bounds, ...(told.length > 0 && { defaults: told }) });
}

/**
 * What the family is told in a form of its own: read as the native dialect reads it, and written by the transform that
 * is named.
 */
function rewriteText(rewrite: RewriteSource, mapping: Mapping | undefined): string {
  const entries = Object.entries(rewrite).map(([concept, { at, alone, transform }]) => {
    const line = mapping?.request.lines.find((other) => other.concept === concept);
    const expression = `${camel(transform)}.write(${transformRead(line?.transform ?? "", "value", "place")})`;
    return (
      `{ from: ${literal([...(line?.at ?? [])])}, at: ${quote(at)}, ` +
      `${alone === undefined ? "" : `alone: ${quote(alone)}, `}tell: (` +
      `${usedParameters("value, place, loss", expression)}) => ${expression} },`
    );
  });
  return entries.length === 0 ? "" : `told: [\n${entries.join("\n")}\n], `;
}

/** The transforms that profiles read and write with. */
function transformsOf(profiles: readonly ProfileSource[], mappings: readonly Mapping[]): string[] {
  const names = profiles.flatMap(({ native, rewrite = {} }) => {
    const lines = mappings.find(({ dialect }) => dialect === native)?.request.lines ?? [];
    return Object.entries(rewrite).flatMap(([concept, { transform }]) => [
      transform,
      lines.find((line) => line.concept === concept)?.transform ?? transform,
    ]);
  });
  return [...new Set(names.map(camel))].sort();
}

export function emitProfiles(files: readonly SpecFile<ProfileSource>[], mappings: readonly Mapping[]): Module {
  const profiles = files.map(({ value }) => value);
  const entries = profiles.map((source) => {
    const {
      profile,
      vocabulary,
      native,
      forms,
      rewrite = {},
      only = {},
      video,
      images,
      image_tokens: imageTokens,
    } = source;
    const mapping = mappings.find(({ dialect }) => dialect === native);
    const placesOf = (concept: string): string =>
      literal(
        (mapping?.request.lines.find((line) => line.concept === concept)?.at ?? [concept]).map((at) =>
          segmentsOf(at).map(String),
        ),
      );
    return (
      `[${quote(profile)}, { vocabulary: ${quote(vocabulary)}, native: ` +
      `${native === undefined ? "undefined" : quote(native)}, ${familyText(source)}` +
      `${forms === undefined ? "" : `forms: ${literal(forms)}, `}` +
      `${video === undefined ? "" : `video: ${videoText(video)}, `}` +
      `${images === undefined ? "" : `images: ${literal(images)}, `}` +
      `${rewriteText(rewrite, mapping)}only: [\n${rulesText(only, placesOf).join("\n")}\n]` +
      `${imageTokens === undefined ? "" : `, imageTokens: ${literal(imageTokens)}`} }],`
    );
  });
  const transforms = transformsOf(profiles, mappings);
  return {
    path: "profiles.ts",
    specs: files.map(({ name }) => name),
    lines: [
      ...(transforms.length === 0
        ? []
        : [`import { ${transforms.join(", ")} } from "../src/conversion/transforms/index.js";`]),
      `import type { Profile } from "../src/conversion/profile.js";`,
      "",
      "export const profiles: ReadonlyMap<string, Profile> = new Map<string, Profile>([",
      ...entries,
      "]);",
    ],
  };
}
