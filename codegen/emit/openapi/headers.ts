/** The headers of answers, as the OpenAPI document of the client API describes them. */
import type { Wire } from "../../../src/conversion/json.js";

interface Header {
  readonly description: string;
  readonly example: string;
  readonly required?: true;
}

const HEADERS = {
  "x-request-id": {
    description:
      "The ID of the call in the gateway's logs. A valid ID of the client is kept: 1 to 64 letters, digits, _ and -.",
    example: "req_0192f0a1b2c3d4e5f60718293a4b5c6d",
    required: true,
  },
  "x-dropped-params": {
    description:
      "The fields of the request that the model's dialect cannot carry, separated by a comma and a space. " +
      "Absent when nothing was dropped. At most 2,048 bytes; a longer list ends with three dots.",
    example: "messages[2].name, tools[1]",
  },
  "x-isogloss-estimated": {
    description: "`true`: the numbers of the answer are estimates of the gateway.",
    example: "true",
  },
  "retry-after": {
    description: "How long to wait before the next try: seconds, or a date of HTTP.",
    example: "2",
  },
  "www-authenticate": { description: "How to authenticate.", example: "Bearer" },
  allow: { description: "The methods of the path.", example: "GET, HEAD" },
} as const satisfies Readonly<Record<string, Header>>;

type HeaderName = keyof typeof HEADERS;

/** Those that every answer has. */
const ALWAYS: readonly HeaderName[] = ["x-request-id"];

const BY_STATUS: Readonly<Record<number, readonly HeaderName[]>> = {
  401: ["www-authenticate"],
  405: ["allow"],
  429: ["retry-after"],
  503: ["retry-after"],
};

export function headerComponents(): Wire {
  return Object.fromEntries(
    Object.entries(HEADERS).map(([name, header]: [string, Header]) => [
      name,
      { ...header, schema: { type: "string" } },
    ]),
  );
}

/** The headers of an answer: those of all answers, those of its status, and others. */
export function headersOf(status: number, ...others: readonly HeaderName[]): Wire {
  const names = [...ALWAYS, ...(BY_STATUS[status] ?? []), ...others];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** Headers that one dialect alone has. */
export function ownHeaders(names: readonly string[], description: string): Wire {
  return Object.fromEntries(names.map((name) => [name, { description, schema: { type: "string" } }]));
}
