/**
 * Refuses keys that differ only by case. A forwarded body keeps members that the gateway does not know, and some
 * upstreams find members without regard to case (https://pkg.go.dev/encoding/json#Unmarshal). They would obey a model,
 * a limit or a price that the gateway has not seen.
 */
import { GatewayError } from "../errors/gateway-error.js";
import { type AnyDialect, asWire, refusedEverywhere, valueAt, type Wire } from "../registry.js";

/** An object of a body whose keys are checked. */
interface Checked {
  readonly path: readonly string[];
  readonly known: Set<string>;
  /** The known keys by what they are without regard to case. */
  readonly folded: Map<string, string>;
}

/**
 * At the top every key counts. Inside, only those objects are checked that hold what the gateway reads or sets itself:
 * limits, numbers of answers, sizes, and the request for usage.
 */
export function checkKeyCase(body: Wire, dialect: AnyDialect): void {
  for (const checked of checkedIn(dialect)) {
    const object = asWire(valueAt(body, checked.path));
    if (object !== undefined) checkKeys(object, checked);
  }
}

/** Almost all keys are known exactly, so that few are folded. */
function checkKeys(object: Wire, { path, known, folded }: Checked): void {
  let others: Map<string, string> | undefined;
  for (const key in object) {
    if (known.has(key)) continue;
    const fold = withoutCase(key);
    const same = folded.get(fold) ?? others?.get(fold);
    if (same !== undefined) throw onlyByCase(key, same, path);
    (others ??= new Map<string, string>()).set(fold, key);
  }
}

function onlyByCase(key: string, same: string, path: readonly string[]): GatewayError {
  const [one, other] = [key, same].map((name) => JSON.stringify(name.slice(0, 100)));
  return new GatewayError(
    "invalid_request",
    `The key ${one} differs from ${other} only by case, and upstreams may take one for the other. ` +
      `Write ${other}, and only once.`,
    { param: [...path, key].join(".") },
  );
}

/** Upper case first, because some letters have one upper case and several lower ones. */
function withoutCase(key: string): string {
  return key.toUpperCase().toLowerCase();
}

const checkedByDialect = new WeakMap<AnyDialect, readonly Checked[]>();

function checkedIn(dialect: AnyDialect): readonly Checked[] {
  let checked = checkedByDialect.get(dialect);
  if (checked === undefined) checkedByDialect.set(dialect, (checked = readChecked(dialect)));
  return checked;
}

function readChecked(dialect: AnyDialect): readonly Checked[] {
  const objects = new Map<string, Checked>();
  const add = (path: readonly string[], key: string): void => {
    const at = path.join("\n");
    let checked = objects.get(at);
    if (checked === undefined) objects.set(at, (checked = { path, known: new Set(), folded: new Map() }));
    checked.known.add(key);
    checked.folded.set(withoutCase(key), key);
  };
  for (const key of [...dialect.requestMembers, ...refusedEverywhere]) add([], key);
  for (const place of placesOf(dialect)) for (const [depth, key] of place.entries()) add(place.slice(0, depth), key);
  return [...objects.values()];
}

/** What the gateway reads of a forwarded body, or sets in it. */
function placesOf({ places }: AnyDialect): readonly (readonly string[])[] {
  const { requestModel, requestStream, always, askUsage, outputLimit, answerCount, imageSize, images } = places;
  const lone = [requestModel, requestStream, askUsage?.at].filter((place) => place !== undefined);
  const ofImages =
    images === undefined
      ? []
      : [
          ...[images.count, images.size, images.quality, images.partials],
          ...images.several.flatMap(({ at, limit }) => [at, limit]),
        ].flat();
  return [...lone, ...always.map(({ at }) => at), ...outputLimit, ...answerCount, ...imageSize, ...ofImages];
}
