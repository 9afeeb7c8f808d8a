/**
 * Requests to providers whose credentials are short-lived: a token or a signature is made for each request. The library
 * for it is loaded with the first request that needs it.
 */
import type { CredentialKind } from "../../catalog/credentials.js";
import type { Provider } from "../../catalog/types.js";
import type { Payload } from "../../bodies/attachments.js";
import type { Secret } from "../../config/secret.js";
import { withinTime } from "../../errors/race.js";
import { type EventLog, logEvent } from "../../observability/log-event.js";
import { CredentialsError } from "../upstream-error.js";

export interface RequestToSign {
  readonly method: "GET" | "HEAD" | "POST" | "DELETE";
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | Payload | undefined;
}

/** Returns the headers to add to a request. */
export type SignRequest = (request: RequestToSign) => Promise<Readonly<Record<string, string>>>;

/** Opens one kind of credentials from its fields. Without fields, they are those of the machine. */
export type OpenCredentials = (fields: Readonly<Record<string, string>>, provider: Provider) => SignRequest;

const OPENERS: Readonly<Record<CredentialKind, () => Promise<OpenCredentials>>> = {
  google: async () => (await import("./google.js")).openGoogleCredentials,
  aws: async () => (await import("./aws.js")).openAwsCredentials,
  azure: async () => (await import("./azure.js")).openAzureCredentials,
};

/** A token that has not come by then will not come in time for the call. */
const LONGEST_WAIT_MS = 15_000;

/** Nothing for providers with a key. */
export function signerOf(provider: Provider, log: EventLog): SignRequest | undefined {
  const { credentials, id } = provider;
  if (credentials === undefined) return undefined;
  let opening: Promise<SignRequest> | undefined;
  const open = async (): Promise<SignRequest> => {
    const { kind, fields, unreadable } = credentials;
    if (unreadable !== undefined) throw new Error(`credentials.${kind}.${unreadable} cannot be read`);
    return (await OPENERS[kind]())(revealed(fields), provider);
  };
  /** Opened once for all requests. Kept after a failed signature: its token may still be valid for the next. */
  const opened = (): Promise<SignRequest> =>
    (opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));
  return async (request) => {
    try {
      const sign = await opened();
      return await withinTime(sign(request), LONGEST_WAIT_MS, () => {
        throw new Error("no answer in time");
      });
    } catch (error) {
      logEvent(log, "provider.credentials_failed", { provider: id, kind: credentials.kind, reason: reasonOf(error) });
      throw new CredentialsError(error);
    }
  };
}

function revealed(fields: Readonly<Record<string, string | Secret>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, typeof field === "string" ? field : field.reveal()]),
  );
}

/** The first line: libraries append answers and stacks. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split("\n", 1)[0]?.slice(0, 300) ?? "";
}
