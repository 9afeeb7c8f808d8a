/** The sizes and qualities that a request for images names. A conversion may drop some: the next one counts then. */
import { valueAt, type AnyDialect, type Images, type Json, type Wire } from "../registry.js";

type Places = AnyDialect["places"];
type Paths = readonly (readonly string[])[];

interface Choice {
  /** Its path, as dropped fields are named. */
  readonly at: string;
  readonly value: string;
}

export interface ImageChoices {
  readonly sizes: readonly Choice[];
  readonly qualities: readonly Choice[];
}

type ChosenForm = Pick<Images, "size" | "quality">;

export function readImageChoices(body: Wire, { images, imageSize, normalise }: Places): ImageChoices {
  const choicesAt = (paths: Paths) =>
    paths.flatMap((path) => {
      const value = normalisedAt(body, path, normalise);
      return typeof value === "string" ? { at: path.join("."), value } : [];
    });
  return { sizes: choicesAt(images?.size ?? imageSize), qualities: choicesAt(images?.quality ?? []) };
}

/** What counts where the upstream was not sent all. */
export function chosenForm({ sizes, qualities }: ImageChoices, dropped: readonly string[] = []): ChosenForm {
  const isSent = ({ at }: Choice) => !dropped.some((path) => path === at || at.startsWith(`${path}.`));
  return { size: sizes.find(isSent)?.value, quality: qualities.find(isSent)?.value };
}

/** Everything that may count, whatever an upstream is not sent. */
export function possibleForms({ sizes, qualities }: ImageChoices): ChosenForm[] {
  const valuesOf = (choices: readonly Choice[]) => [...choices.map(({ value }) => value), undefined];
  return valuesOf(sizes).flatMap((size) => valuesOf(qualities).map((quality) => ({ size, quality })));
}

/** The value of a body at a place, as upstreams receive it. */
function normalisedAt(body: Wire, place: readonly string[], normalise: Places["normalise"]): Json | undefined {
  const value = valueAt(body, place);
  const known = normalise.find(({ at }) => at.join() === place.join())?.values;
  return (value === undefined ? undefined : known?.[String(value)]) ?? value;
}
