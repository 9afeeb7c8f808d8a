/** A request as commands and programs. The key is left out. */
import type { WrittenQuestion } from "../../../explorer/playground-contract.js";

const KEY = "YOUR_KEY";
export const LANGUAGES = ["curl", "JavaScript", "Python"] as const;
export type Language = (typeof LANGUAGES)[number];

export function snippet(language: Language, gateway: string, question: WrittenQuestion): string {
  const { url, headers } = addressed(gateway, question, KEY);
  return WRITERS[language](url, headers, question.body);
}

/** The address and the headers of a request, with a key where it belongs. */
export function addressed(gateway: string, { path, headers, credential }: WrittenQuestion, key: string) {
  const url = new URL(gateway + path);
  if (credential.in === "query") url.searchParams.set(credential.name, key);
  const own = credential.in === "header" ? { [credential.name]: credential.prefix + key } : {};
  return { url: url.href, headers: { ...headers, ...own } };
}

/** Headers take the characters of Latin-1 alone, and browsers speak of a connection that fails. */
export function sendable(headers: HeaderTexts): Headers {
  try {
    return new Headers(headers);
  } catch (error) {
    throw new Error("The API key has characters that no key has.", { cause: error });
  }
}

type HeaderTexts = Readonly<Record<string, string>>;

const WRITERS: Readonly<Record<Language, (url: string, headers: HeaderTexts, body: string) => string>> = {
  curl: (url, headers, body) =>
    [
      `curl ${quoted(url)}`,
      ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
      `-d ${quoted(JSON.stringify(JSON.parse(body)))}`,
    ].join(" \\\n  "),
  JavaScript: (url, headers, body) =>
    [
      `const response = await fetch(${JSON.stringify(url)}, {`,
      `  method: "POST",`,
      `  headers: ${JSON.stringify(headers)},`,
      `  body: JSON.stringify(${body.replaceAll("\n", "\n  ")}),`,
      "});",
      "console.log(await response.text());",
    ].join("\n"),
  Python: (url, headers, body) =>
    [
      "import urllib.request",
      "",
      "request = urllib.request.Request(",
      `    ${JSON.stringify(url)},`,
      `    headers=${JSON.stringify(headers)},`,
      `    data=${JSON.stringify(JSON.stringify(JSON.parse(body)))}.encode(),`,
      ")",
      "print(urllib.request.urlopen(request).read().decode())",
    ].join("\n"),
};

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
