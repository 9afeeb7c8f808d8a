/** Tools that bodies prefer to have. */
import type { Line } from "../../../codegen/model/line.js";
import type { Form, Mapping } from "../../../codegen/model/mapping.js";
import { placeIn } from "../../../codegen/tables/read-places.js";
import { type PreferredPlaces, within } from "./preferred-places.js";
import { bare, isWithin } from "./table-places.js";

/** Tools of the client, whose names can be chosen. */
export function wantTools({ records, request }: Mapping, preferred: PreferredPlaces, seed: number): void {
  const line = request.lines.find(({ concept }) => concept === "tools");
  const [at] = line?.at ?? [];
  const forms = namedForms("tool", { records });
  const form = forms[seed % Math.max(forms.length, 1)];
  const [name] = form?.lines.find(({ concept }) => concept === "name")?.at ?? [];
  if (at === undefined || form === undefined) return;
  const place = line === undefined ? at : bare(placeIn("", at, line));
  preferred.want(place);
  if (!preferred.wanted.has(place) || ![...preferred.values.keys()].some((one) => one.startsWith(`${place}.`)))
    preferred.wantMatch(place, form.when);
  if (name !== undefined) preferred.want(within(place, bare(name)));
}

/** The tool of a choice among tools: one of none would forbid all. */
export function wantChosen(
  { form, prefix }: { readonly form: Form | undefined; readonly prefix: string },
  name: string,
  preferred: PreferredPlaces,
): void {
  const line = form?.lines.find(({ concept }) => concept === "names");
  const [at] = line?.at ?? [];
  if (line === undefined || at === undefined) return;
  const place = within(prefix, bare(placeIn("", at, line)));
  if (preferred.unwanted.has(place)) return;
  preferred.want(place);
  preferred.wantValues(place, [name]);
}

/** A tool of the client in an item that offers tools, in a form that has the place. */
export function wantOffered(
  place: string,
  own: string,
  { layout, records }: Mapping,
  preferred: PreferredPlaces,
): void {
  const item = layout.items.find(({ name }) => place.startsWith(`${layout.at}[${name}]`));
  if (item?.offers === undefined) return;
  const list = `${layout.at}[].${item.offers.at}[]`;
  const forms = namedForms(item.offers.each, { records });
  const placesOf = ({ at }: Line): string[] => at.map((one) => `${list}.${one}`);
  const fitting = forms.filter(({ lines }) => lines.flatMap(placesOf).some((one) => isWithin(own, one)));
  const [form] = own.startsWith(list) ? fitting : forms;
  const name = form?.lines.find(({ concept }) => concept === "name");
  if (form === undefined || name === undefined) return;
  preferred.want(list);
  preferred.wantMatch(list, form.when);
  for (const one of placesOf(name).slice(0, 1)) preferred.want(one);
}

/** The forms of a record of tools of the client, which have a name. */
function namedForms(record: string, { records }: Pick<Mapping, "records">): Form[] {
  return (records.get(record)?.forms ?? []).filter(
    ({ direction, dropped, lines }) =>
      direction !== "write" && dropped === undefined && lines.some(({ concept }) => concept === "name"),
  );
}
