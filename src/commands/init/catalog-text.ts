/** A new catalog file: the providers whose keys are in the environment, with models and prices. */
import type { Environment } from "../../config/interpolate.js";
import type { Starter, StarterModel } from "../../registry.js";

/** A provider of the new catalog. */
export interface FoundProvider extends Starter {
  readonly id: string;
}

export function findProviders(starters: Readonly<Record<string, Starter>>, environment: Environment): FoundProvider[] {
  return Object.entries(starters).flatMap(([id, starter]) =>
    (environment[starter.variable] ?? "").trim() === "" ? [] : [{ id, ...starter }],
  );
}

/** Why a preset has no models to begin with. */
export const NOT_WRITTEN = "Presets that need a host, a project, a region or a choice of your own are not written";

/** Keys are not written: the gateway reads their variables. */
export function catalogText(
  providers: readonly FoundProvider[],
  known: Readonly<Record<string, Starter>>,
  others: readonly string[],
): string {
  const head = [
    "# The catalog of Isogloss. After a change: isogloss catalog apply catalog.yaml",
    "# Every key of it is described in docs/configuration.md.",
    `# ${NOT_WRITTEN}:`,
    `#   ${others.join(", ")}`,
  ];
  if (providers.length === 0) return [...head, ...hints(known), "providers: []", "models: []", ""].join("\n");
  return [
    ...head,
    "",
    "providers:",
    ...providers.flatMap(({ id, variable }) => [
      `  # Its key is read from the variable ${variable} by the gateway, and is not stored.`,
      `  - { id: ${id}, preset: ${id}, apiKey: "\${${variable}}" }`,
    ]),
    "",
    "models:",
    ...providers.flatMap(modelLines),
    "",
  ].join("\n");
}

/** The line of a catalog, counted from 1, from which on the prices of a provider are. */
export function lineOfPrices(catalog: string, { id, models: [first] }: FoundProvider): number {
  return catalog.split("\n").indexOf(headOf(id, first?.model ?? "")) + 1;
}

const headOf = (id: string, model: string) => `  - id: ${id}/${model}`;

function hints(known: Readonly<Record<string, Starter>>): string[] {
  return [
    "#",
    "# No key of a provider was in the environment. These variables are looked for:",
    ...Object.entries(known).map(([id, { variable }]) => `#   ${variable} (${id})`),
    "",
  ];
}

function modelLines(provider: FoundProvider): string[] {
  const { checked, prices, models } = provider;
  const head =
    checked === undefined
      ? ["  # Nobody has checked the prices of these models. A model is not served until it has a price."]
      : [
          `  # US dollars for a million tokens, as listed on ${checked}. Some vendors charge more for long requests.`,
          `  # CHECK THESE PRICES before you charge anybody: ${prices}`,
        ];
  return [...head, ...models.flatMap((model) => linesOf(model, provider))];
}

function linesOf({ model, pricing }: StarterModel, { id, dialect, prices }: FoundProvider): string[] {
  return [
    headOf(id, model),
    "    kind: text",
    `    routes: [{ provider: ${id}, model: ${model}, dialect: ${dialect} }]`,
    ...(pricing === undefined
      ? [`    # WRITE ITS PRICES before you charge anybody: ${prices}`, "    # pricing: { input: 0.00, output: 0.00 }"]
      : [`    pricing: { ${membersOf(pricing)} }`]),
  ];
}

function membersOf(pricing: Readonly<Record<string, number>>): string {
  return Object.entries(pricing)
    .map(([name, price]) => `${name}: ${price}`)
    .join(", ");
}
