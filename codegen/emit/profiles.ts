/** What families of models accept, as tables. */
import type { Mapping, RulesSource } from "../join/mapping.js";
import type { SpecFile } from "../load/spec-file.js";
import type { Module } from "../print/module.js";
import type { Json } from "../../src/conversion/json.js";
import { rulesText } from "./rules.js";
import { transformRead } from "./read-value.js";
import { usedParameters } from "./signature.js";
import { camel, literal, quote, segmentsOf } from "./text.js";

interface ProfileSource {
  readonly profile: string;
  readonly vocabulary: string;
  readonly means: string;
  readonly native?: string;
  readonly forms?: Json;
  readonly rewrite?: Readonly<
    Record<string, { readonly at: string; readonly alone?: string; readonly transform: string }>
  >;
  readonly reasoning?: Json;
  readonly beside_tools?: string;
  readonly output?: number;
  readonly instructions?: string;
  readonly media?: Json;
  readonly strict?: false;
  readonly implicit?: Json;
  readonly only?: RulesSource;
  readonly video?: VideoSource;
  readonly images?: Json;
  readonly image_tokens?: Json;
}

interface DefaultSource {
  readonly is: Json;
  readonly when?: Readonly<Record<string, Json>>;
}

interface VideoSource {
  readonly defaults?: Readonly<Record<string, Json | readonly DefaultSource[]>>;
  readonly [bound: string]: unknown;
}

type ProfileDetails = NonNullable<ProfileSource["rewrite"]>;

/** What requests to text models are fitted to. */
function familyText({ reasoning, beside_tools, output, instructions, media, strict, implicit }: ProfileSource): string {
  const told = Object.entries({ reasoning, beside_tools, output, instructions, media, strict, implicit }).filter(
    (entry): entry is [string, Json] => entry[1] !== undefined,
  );
  return told.length === 0 ? "" : `family: ${literal(Object.fromEntries(told))}, `;
}

/** What is made where nothing is said, as one list for all concepts. */
function videoText({ defaults, ...bounds }: VideoSource): string {
  const told = Object.entries(defaults ?? {}).flatMap(([concept, given]) => {
    const options = (Array.isArray(given) ? given : [{ is: given }]) as readonly DefaultSource[];
    return options.map(({ is, when = {} }) => ({
      concept,
      when: Object.entries(when).map(([other, values]) => ({ concept: other, values })),
      is,
    }));
  });
  return literal({ ...bounds, ...(told.length > 0 && { defaults: told }) } as Json);
}

/** What the family is told in a form of its own: read as the native dialect reads it, and written by the transform that is named. */
function rewriteText(rewrite: ProfileDetails, mapping: Mapping | undefined): string {
  const entries = Object.entries(rewrite).map(([concept, { at, alone, transform }]) => {
    const line = mapping?.request.lines.find((other) => other.concept === concept);
    const expression = `${camel(transform)}.write(${transformRead(line?.transform ?? "", "value", "place")})`;
    return `{ from: ${literal([...(line?.at ?? [])])}, at: ${quote(at)}, ${alone === undefined ? "" : `alone: ${quote(alone)}, `}tell: (${usedParameters("value, place, loss", expression)}) => ${expression} },`;
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

export function emitProfiles(files: readonly SpecFile[], mappings: readonly Mapping[]): Module {
  const profiles = files.map(({ value }) => value as unknown as ProfileSource);
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
    return `[${quote(profile)}, { vocabulary: ${quote(vocabulary)}, native: ${native === undefined ? "undefined" : quote(native)}, ${familyText(source)}${forms === undefined ? "" : `forms: ${literal(forms)}, `}${video === undefined ? "" : `video: ${videoText(video)}, `}${images === undefined ? "" : `images: ${literal(images)}, `}${rewriteText(rewrite, mapping)}only: [\n${rulesText(only, placesOf).join("\n")}\n]${imageTokens === undefined ? "" : `, imageTokens: ${literal(imageTokens)}`} }],`;
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
