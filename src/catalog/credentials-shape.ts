/** The credentials of a provider in a catalog file. */
import { mappingOr, object, placeOfKey } from "../config/collections.js";
import { interpolate } from "../config/interpolate.js";
import { reportReference, writtenText } from "../config/scalars.js";
import { type Place, type Shape, reportValue } from "../config/shape.js";
import type { WrittenField } from "./catalog-file.js";
import { type CredentialKind, CREDENTIAL_FIELDS, CREDENTIAL_GROUPS, type Credentials } from "./credentials.js";
import { secretShape, warnOfUnset } from "./secret-shape.js";

type Fields = Readonly<Record<string, WrittenField>>;

const WITHOUT = "calls to the provider fail";
const KINDS = Object.keys(CREDENTIAL_FIELDS) as CredentialKind[];

const secret: Shape<WrittenField> = secretShape({ without: WITHOUT });

/** Kept as written: variables are read by the process that serves. */
const plainText: Shape<WrittenField> = (place) => {
  const written = writtenText(place);
  if (written === undefined || written === "") return reportValue(place, "must be text; put it in quotes");
  const outcome = interpolate(written, place.file.environment);
  if ("malformed" in outcome) return reportReference(place, outcome);
  if ("missing" in outcome) warnOfUnset(place, outcome.missing, WITHOUT);
  return { text: written };
};

const machine: Shape<Fields> = (place) =>
  writtenText(place) === "default" ? {} : reportValue(place, "must be `default` or a mapping of its fields");

const SHAPES = Object.fromEntries(KINDS.map((kind) => [kind, mappingOr(fieldsOf(kind), machine)]));

/** `default`, which is the credentials of the machine, or one kind with its fields. */
export const credentialsShape: Shape<Credentials<WrittenField>> = (place) => {
  const kinds = object<Record<string, Fields>>(SHAPES)(place);
  if (kinds === undefined) return undefined;
  const [kind, ...others] = KINDS.filter((known) => placeOfKey(place, known) !== undefined);
  if (kind === undefined || others.length > 0) return reportValue(place, `needs one of ${KINDS.join(", ")}`);
  return { kind, fields: kinds[kind] ?? {} };
};

function fieldsOf(kind: CredentialKind): Shape<Fields> {
  const shapes = Object.entries(CREDENTIAL_FIELDS[kind]).map(
    ([name, form]) => [name, form === "secret" ? secret : plainText] as const,
  );
  const read = object<Record<string, WrittenField>>(Object.fromEntries(shapes));
  return (place) => {
    const fields = read(place);
    if (fields !== undefined) requireWhole(place, kind, fields);
    return fields as Fields | undefined;
  };
}

function requireWhole(place: Place, kind: CredentialKind, fields: Partial<Fields>): void {
  const group = CREDENTIAL_GROUPS[kind];
  const absent = group.filter((name) => fields[name] === undefined);
  if (absent.length > 0 && absent.length < group.length) reportValue(place, `lacks ${absent.join(" and ")}`);
}
