import { allPaths, isEmpty, isInside } from "./cursor.js";
import { sameJson, type Json } from "./json.js";

const ANY_INDEX = "[*]";
const INDEX = /\[\d+\]/g;

/** The fields that a gateway reported as dropped, from its `x-dropped-params` header. */
export class Dropped {
  readonly paths: readonly string[];
  /** The header was too long and ends in dots: paths that are missing from it may have been cut off. */
  readonly cut: boolean;

  constructor(header: string | undefined) {
    const listed = (header ?? "").split(", ").filter((path) => path !== "");
    this.cut = (header ?? "").endsWith("...");
    this.paths = (this.cut ? listed.slice(0, -1) : listed).map(decode);
  }

  /** Whether a place, or an object around it, is named. */
  covers(place: string): boolean {
    return this.cut || this.paths.some((path) => isInside(place, withIndicesOf(place, path)));
  }

  /**
   * Whether a place is named by a path of its own. One that names many, or a header that was cut, leaves that
   * open.
   */
  names(place: string): boolean {
    return this.paths.some((path) => !path.includes(ANY_INDEX) && isInside(place, path));
  }

  /** Whether a place, an object around it, or a value inside it is named. */
  touches(place: string): boolean {
    return this.covers(place) || this.paths.some((path) => isInside(withIndicesOf(place, path), place));
  }

  /** The paths of the header that do not match the body. */
  untruths(body: Json): string[] {
    const known = allPaths(body);
    const order = [...known.keys()];
    const faults: string[] = [];
    let last = -1;
    for (const path of this.paths) {
      const meant = order.filter(
        (one) => one === path || (path.includes(ANY_INDEX) && one.replace(INDEX, ANY_INDEX) === path),
      );
      if (meant.length === 0) {
        faults.push(`${path} is named as dropped but is not in the request`);
        continue;
      }
      if (meant.every((one) => requestsNothing(one, known.get(one) ?? null)))
        faults.push(`${path} is named as dropped but requests nothing`);
      const position = meant.map((one) => order.indexOf(one)).find((place) => place > last);
      if (position === undefined) faults.push(`${path} is named out of order or twice`);
      last = position ?? last;
    }
    return faults;
  }
}

/** The one place that a path of many places means here. */
function withIndicesOf(place: string, path: string): string {
  const indices = place.match(INDEX) ?? [];
  let next = 0;
  return path.replaceAll(ANY_INDEX, () => indices[next++] ?? ANY_INDEX);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const neutral: Readonly<Record<string, Json>> = { n: 1, store: false, stream: false };

function requestsNothing(path: string, value: Json): boolean {
  if (path === "stream_options" || isInside(path, "stream_options")) return true;
  return (
    (isEmpty(value) && (value === null || Array.isArray(value))) || (path in neutral && sameJson(neutral[path], value))
  );
}
