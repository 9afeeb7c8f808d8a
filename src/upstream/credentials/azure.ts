/**
 * Access tokens of Microsoft Entra ID: an application's secret, a workload's federated token, or the managed identity
 * of the machine. https://learn.microsoft.com/entra/identity-platform/v2-oauth2-client-creds-grant-flow
 */
import { readFile } from "node:fs/promises";
import { request } from "undici";
import { openAgent } from "../agent.js";
import { ConnectError } from "../upstream-error.js";
import type { OpenCredentials } from "./sign-request.js";

const AUTHORITY = "https://login.microsoftonline.com";
const METADATA = "http://169.254.169.254";
const SCOPE = "https://cognitiveservices.azure.com/.default";
const ASSERTION = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";
/** Tokens are renewed this long before they expire. */
const EARLY_MS = 5 * 60_000;
/** Shorter than the time that a call waits, so that the cause is known. */
const TIMEOUT_SECONDS = 10;
const TIMEOUTS = {
  connectTimeoutSeconds: TIMEOUT_SECONDS,
  firstByteTimeoutSeconds: TIMEOUT_SECONDS,
  idleTimeoutSeconds: TIMEOUT_SECONDS,
};

interface Token {
  readonly value: string;
  readonly expiresAt: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

export const openAzureCredentials: OpenCredentials = (fields) => {
  let current: Token | undefined;
  let coming: Promise<Token> | undefined;
  const renew = (): Promise<Token> =>
    (coming ??= fetchToken(fields, process.env)
      .then((token) => (current = token))
      .finally(() => {
        coming = undefined;
      }));
  const valid = async (): Promise<Token> => {
    const now = Date.now();
    if (current === undefined || now >= current.expiresAt) return renew();
    // The valid token is used meanwhile, and after a failure until it expires.
    if (now >= current.expiresAt - EARLY_MS) renew().catch(() => undefined);
    return current;
  };
  return async () => ({ authorization: `Bearer ${(await valid()).value}` });
};

async function fetchToken(fields: Readonly<Record<string, string>>, environment: Environment): Promise<Token> {
  const { AZURE_TENANT_ID, AZURE_CLIENT_ID, AZURE_CLIENT_SECRET, AZURE_FEDERATED_TOKEN_FILE } = environment;
  const { tenantId = AZURE_TENANT_ID, clientId = AZURE_CLIENT_ID, scope = SCOPE } = fields;
  const secret = fields.clientSecret ?? AZURE_CLIENT_SECRET;
  if (tenantId === undefined || clientId === undefined) return fetchManagedToken(scope, clientId, environment);
  const grant = { grant_type: "client_credentials", client_id: clientId, scope };
  if (secret !== undefined) return requestToken(tenantId, { ...grant, client_secret: secret }, environment);
  if (AZURE_FEDERATED_TOKEN_FILE === undefined) return fetchManagedToken(scope, clientId, environment);
  const assertion = (await readFile(AZURE_FEDERATED_TOKEN_FILE, "utf8")).trim();
  const federated = { client_assertion_type: ASSERTION, client_assertion: assertion };
  return requestToken(tenantId, { ...grant, ...federated }, environment);
}

function requestToken(tenant: string, form: Record<string, string>, environment: Environment): Promise<Token> {
  const { AZURE_AUTHORITY_HOST = AUTHORITY } = environment;
  const url = `${AZURE_AUTHORITY_HOST.replace(/\/+$/, "")}/${encodeURIComponent(tenant)}/oauth2/v2.0/token`;
  return readToken(url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(form).toString(),
  });
}

/** The identity that the platform gives to a machine or a container. */
function fetchManagedToken(scope: string, clientId: string | undefined, environment: Environment): Promise<Token> {
  const { IDENTITY_ENDPOINT, IDENTITY_HEADER, AZURE_POD_IDENTITY_AUTHORITY_HOST = METADATA } = environment;
  const resource = scope.replace(/\/\.default$/, "");
  const names = { resource, ...(clientId !== undefined && { client_id: clientId }) };
  const isApp = IDENTITY_ENDPOINT !== undefined && IDENTITY_HEADER !== undefined;
  const endpoint = isApp ? IDENTITY_ENDPOINT : `${AZURE_POD_IDENTITY_AUTHORITY_HOST}/metadata/identity/oauth2/token`;
  const url = new URL(endpoint);
  url.search = new URLSearchParams({ "api-version": isApp ? "2019-08-01" : "2018-02-01", ...names }).toString();
  const headers: Record<string, string> = isApp ? { "x-identity-header": IDENTITY_HEADER } : { metadata: "true" };
  return readToken(url.href, { method: "GET", headers });
}

type TokenRequest = Pick<NonNullable<Parameters<typeof request>[1]>, "method" | "headers" | "body">;

async function readToken(url: string, options: TokenRequest): Promise<Token> {
  const start = Date.now();
  const { statusCode, text } = await ask(url, options);
  const answer = parse(text);
  if (statusCode !== 200 || typeof answer.access_token !== "string")
    throw new Error(`${new URL(url).host} refused a token: ${statusCode} ${String(answer.error ?? "")}`.trim());
  return { value: answer.access_token, expiresAt: start + Number(answer.expires_in ?? 0) * 1000 };
}

/** Tokens last an hour: a connection is not kept for so long. */
async function ask(
  url: string,
  options: TokenRequest,
): Promise<{ readonly statusCode: number; readonly text: string }> {
  const dispatcher = openAgent(TIMEOUTS);
  try {
    const signal = AbortSignal.timeout(TIMEOUT_SECONDS * 1000);
    const { statusCode, body } = await request(url, { ...options, dispatcher, signal });
    return { statusCode, text: await body.text() };
  } catch (error) {
    // The log has the message: it is what the connection failed of.
    throw error instanceof ConnectError ? error.cause : error;
  } finally {
    await dispatcher.destroy();
  }
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
