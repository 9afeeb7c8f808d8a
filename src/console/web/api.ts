/** The admin API, for who is signed in. */
import createClient from "openapi-fetch";
import { CONSOLE, PREFIX } from "./console-path.js";
import { plural } from "./format.js";
import type { components, paths } from "./admin-api.js";

const TOO_MANY = 429;
/** Other sites cannot send it. The cookie of a session is for the paths below this one. */
const OWN = { "x-isogloss-console": PREFIX === "" ? "/" : PREFIX };

const SESSION = `${CONSOLE}/session`;

export const api = createClient<paths>({ baseUrl: `${CONSOLE}/api`, headers: OWN });

/** The error of an answer, for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly problems: readonly CatalogProblem[] = [],
    /** What was wrong of what was sent. */
    readonly param: string | undefined = undefined,
  ) {
    super(message);
    this.name = "ApiError";
  }
}

export interface CatalogProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

interface Result<Data> {
  readonly data?: Data | undefined;
  readonly error?: components["schemas"]["Error"] | undefined;
  readonly response: Response;
}

/** Who hears that the session has ended. */
let onEnded: () => void = () => undefined;
/** How many sessions began in this page: an answer to an earlier one says nothing of this one. */
let sessions = 0;

/** All pages of a gateway in a browser have the same session. Another one may be below another path of the host. */
const PAGES = `isogloss-console${PREFIX}`;

/** A session ends by itself, or somebody signs out in another page. */
export function watchSession(ended: () => void, signedOut: () => void): void {
  onEnded = ended;
  new BroadcastChannel(PAGES).onmessage = signedOut;
}

/** What browsers say of a connection that fails differs between them, and helps nobody. */
export async function reached<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof TypeError) throw new Error("The gateway cannot be reached.", { cause: error });
    throw error;
  }
}

/** The body of an answer, or its error. */
export async function unwrap<Data>(request: Promise<Result<Data>>): Promise<Data> {
  const during = sessions;
  const { data, error, response } = await reached(request);
  if (response.ok && data !== undefined) return data;
  if (response.status === 401 && during === sessions) onEnded();
  throw errorOf(response.status, error);
}

function errorOf(status: number, answer: unknown): ApiError {
  const { error } = (typeof answer === "object" && answer !== null ? answer : {}) as {
    error?: { message?: string; problems?: readonly CatalogProblem[]; param?: string | null };
  };
  const message = error?.message ?? `The gateway answered with ${status}.`;
  return new ApiError(status, message, error?.problems, error?.param ?? undefined);
}

/** While the name of a wallet is typed into a filter there is none of that name, and so no row. */
export function noneOfUnknownWallet(error: unknown): { readonly rows: never[]; readonly next: null } {
  if (error instanceof ApiError && error.param === "wallet") return { rows: [], next: null };
  throw error;
}

export interface Session {
  readonly name: string;
  readonly role: "read-only" | "operator" | "owner";
}

/** Who is signed in. */
export async function readSession(): Promise<Session | undefined> {
  const response = await fetch(SESSION, { headers: OWN });
  const session = await sessionOf(response);
  return session.role === undefined ? undefined : session;
}

export async function signIn(token: string): Promise<Session> {
  const headers = { ...OWN, "content-type": "application/json" };
  const request = fetch(SESSION, { method: "POST", headers, body: JSON.stringify({ token }) });
  const response = await reached(request);
  if (response.status === TOO_MANY) throw new ApiError(TOO_MANY, tooManyGuesses(response.headers.get("retry-after")));
  const session = await sessionOf(response);
  sessions++;
  return session;
}

function tooManyGuesses(seconds: string | null): string {
  const wait = seconds === null ? "in a minute" : `in ${plural(Number(seconds), "second")}`;
  return `Too many tokens from this address were wrong. Try again ${wait}. Everybody behind the same address waits.`;
}

/** A session that has ended already needs no end. */
export async function signOut(): Promise<void> {
  const response = await reached(fetch(SESSION, { method: "DELETE", headers: OWN }));
  if (!response.ok && response.status !== 401) throw errorOf(response.status, await response.json().catch(() => null));
  const pages = new BroadcastChannel(PAGES);
  pages.postMessage("signed out");
  pages.close();
}

async function sessionOf(response: Response): Promise<Partial<Session> & Session> {
  const answer = (await response.json()) as Session;
  if (!response.ok) throw errorOf(response.status, answer);
  return answer;
}
