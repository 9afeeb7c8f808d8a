import { type Credential, Loss, fallbackDialect, routes } from "../registry.js";

/** A line for a shell that asks a model a question through the gateway. */
export function demoCall(url: string, secret: string, model: string): string {
  const route = routes.find(({ dialect }) => dialect === fallbackDialect.name);
  if (route === undefined) throw new Error(`no path speaks ${fallbackDialect.name}`);
  const credential = fallbackDialect.credentials[0];
  const path = route.path.replace("{model}", () => model);
  const headers = ["content-type: application/json", ...headerOf(credential, secret)].map((header) => `-H ${quoted(header)}`);
  return ["curl", quoted(`${url}${path}${queryOf(credential, secret)}`), ...headers, "-d", quoted(bodyOf(model))].join(" ");
}

function bodyOf(model: string): string {
  const turns = [{ role: "user" as const, parts: [{ kind: "text" as const, text: "Hello! What is 17 * 23?" }] }];
  return JSON.stringify(fallbackDialect.writeRequest({ turns }, new Loss({}, {}), { model, stream: false }));
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
