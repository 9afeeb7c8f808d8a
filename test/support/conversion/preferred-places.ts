/** What bodies prefer at places without names of forms. */
import type { Form } from "../../../codegen/model/mapping.js";
import type { Json } from "../../../src/registry.js";
import { bare } from "./table-places.js";

export class PreferredPlaces {
  readonly wanted = new Set<string>();
  readonly unwanted = new Set<string>();
  readonly values = new Map<string, readonly Json[]>();

  /** A place, with all that is around it. */
  want(place: string): void {
    for (const [index, letter] of [...place].entries())
      if (letter === "." || letter === "[") this.wanted.add(place.slice(0, index));
    this.wanted.add(place);
    if (place.endsWith("[]")) this.wanted.add(place.slice(0, -2));
  }

  wantValues(place: string, values: readonly Json[]): void {
    if (values.length === 0) return;
    this.want(place);
    this.values.set(place, [...(this.values.get(place) ?? []), ...values]);
  }

  wantMatch(around: string, when: Form["when"]): void {
    for (const [path, wanted] of Object.entries(when)) {
      const place = within(around, bare(path));
      const given = [wanted].flat().filter((one) => one !== "present" && one !== "absent");
      if (wanted === "absent") this.unwanted.add(place);
      else if (given.length > 0) this.wantValues(place, given);
      else this.want(place);
    }
  }
}

export function within(around: string, place: string): string {
  if (place === "" || place === ".") return around;
  return around === "" || place.startsWith("[") || place.startsWith(".") ? around + place : `${around}.${place}`;
}
