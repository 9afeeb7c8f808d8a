import {
  type AnyDialect,
  type Credential,
  dialectsOf,
  fallbackDialect,
  Loss,
  type Route,
  routes,
  type Wire,
} from "../registry.js";

/** A shell command that sends a question to a model through the gateway. */
export function demoCall(url: string, secret: string, model: string): string {
  const turns = [{ role: "user" as const, parts: [{ kind: "text" as const, text: "Hello! What is 17 * 23?" }] }];
  const body = fallbackDialect.writeRequest({ turns }, new Loss({}, {}), { model, stream: false });
  return curl(
    url,
    routeOf(({ dialect }) => dialect === fallbackDialect.name),
    fallbackDialect,
    secret,
    { model, body },
  );
}

/** Shell commands that create a video and read its state. The second one needs the id that the first one returns. */
export function demoVideo(
  url: string,
  secret: string,
  model: string,
): { readonly create: string; readonly read: string } {
  const reading = routeOf(({ path }) => path === LOOKUP);
  const dialect = dialectsOf("video").get(reading.dialect);
  if (dialect === undefined) throw new Error(`${reading.dialect} makes no videos`);
  const making = routeOf(({ dialect: name, path }) => name === dialect.name && path.endsWith(dialect.endpoint.path));
  const body = dialect.writeRequest(VIDEO, new Loss({}, {}), { model, stream: false });
  return { create: curl(url, making, dialect, secret, { model, body }), read: curl(url, reading, dialect, secret) };
}

const VIDEO = {
  prompt: "A paper boat leaves the harbour at dusk",
  mode: "text",
  duration: 6,
  resolution: "720p",
} as const;
/** Any task can be looked up here. */
const LOOKUP = "/v1/tasks/{task}";
/** Where the name of a task has to be put in. */
const TASK = "TASK";

function routeOf(isWanted: (route: Route) => boolean): Route {
  const route = routes.find(isWanted);
  if (route === undefined) throw new Error("no path serves what is to be shown");
  return route;
}

interface DemoRequest {
  readonly model: string;
  readonly body: Wire;
}

function curl(
  url: string,
  { path }: Route,
  { credentials: [credential] }: AnyDialect,
  secret: string,
  request?: DemoRequest,
): string {
  const address = path.replace("{model}", () => request?.model ?? "").replace("{task}", TASK);
  const headers = [
    ...(request === undefined ? [] : ["content-type: application/json"]),
    ...headerOf(credential, secret),
  ].map((header) => `-H ${quoted(header)}`);
  const data = request === undefined ? [] : ["-d", quoted(JSON.stringify(request.body))];
  return ["curl", quoted(`${url}${address}${queryOf(credential, secret)}`), ...headers, ...data].join(" ");
}

function headerOf(credential: Credential | undefined, secret: string): string[] {
  if (credential?.in !== "header") return [];
  const { name, scheme } = credential;
  return [`${name}: ${scheme === undefined ? "" : `${scheme.charAt(0).toUpperCase()}${scheme.slice(1)} `}${secret}`];
}

function queryOf(credential: Credential | undefined, secret: string): string {
  return credential?.in === "query" ? `?${credential.name}=${secret}` : "";
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
