/** The addresses of operations on upstream jobs. */
import { type AnyDialect, valueAt, type Wire } from "../../registry.js";
import { decoded, patternOf } from "../endpoints.js";
import { type VideoDialect, makesVideos } from "./video-dialect.js";

export type JobErrand = "poll" | "cancel" | "remove";

/** The operation that a call performs on a job. Where several share an address, the job's state decides. */
export interface JobEndpoint {
  readonly dialect: VideoDialect;
  readonly errands: ReadonlySet<JobErrand>;
  /** The job's id, when the address contains it. */
  readonly name: string | undefined;
  /** The path of the id in a body. */
  nameIn(body: Wire): string | undefined;
  readonly hasBody: boolean;
}

interface Form {
  readonly method: string;
  readonly pattern: RegExp;
  readonly endpoint: Omit<JobEndpoint, "name">;
}

const ERRANDS: readonly JobErrand[] = ["poll", "cancel", "remove"];
const NAME = "{job}";

/** Matches a call to an operation on a job. */
export function jobEndpointMatcher(
  dialects: Iterable<AnyDialect>,
): (method: string, url: URL) => JobEndpoint | undefined {
  const forms = [...dialects].filter(makesVideos).flatMap(formsOf);
  return (method, url) => {
    for (const { method: wanted, pattern, endpoint } of forms) {
      const match = method === wanted ? pattern.exec(url.pathname) : null;
      if (match === null) continue;
      const name = decoded(match.groups?.job);
      return name === null ? undefined : { ...endpoint, name };
    }
    return undefined;
  };
}

function formsOf(dialect: VideoDialect): Form[] {
  const { jobs } = dialect;
  const calls = ERRANDS.flatMap((errand) => (jobs[errand] === undefined ? [] : [{ errand, ...jobs[errand] }]));
  return calls.map(({ method, path, body }) => {
    const errands = new Set(
      calls.filter((other) => other.method === method && other.path === path).map(({ errand }) => errand),
    );
    const place = body === undefined ? undefined : placeOf(NAME, body);
    const nameIn = (reported: Wire) => {
      const name = place === undefined ? undefined : valueAt(reported, place);
      return typeof name === "string" ? name : undefined;
    };
    return {
      method,
      pattern: patternOf(dialect, path),
      endpoint: { dialect, errands, nameIn, hasBody: body !== undefined },
    };
  });
}

/** The path of a text in a value. */
function placeOf(text: string, value: unknown): string[] | undefined {
  if (value === text) return [];
  if (typeof value !== "object" || value === null) return undefined;
  for (const [member, inner] of Object.entries(value)) {
    const place = placeOf(text, inner);
    if (place !== undefined) return [member, ...place];
  }
  return undefined;
}
