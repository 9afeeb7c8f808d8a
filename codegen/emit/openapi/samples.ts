/** Calls of an operation that can be pasted: they read the address, the key and IDs from the environment. */
import type { Json, Wire } from "../../../src/conversion/json.js";
import { asWire } from "../../../src/conversion/values.js";

export interface SampleCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json | undefined;
  /** The answer is a stream, whose parts are written as they come. */
  readonly isStream: boolean;
}

/** The variables of the environment. In a path and in a header they are in braces. */
export const URL_VARIABLE = "ISOGLOSS_URL";
export const KEY_VARIABLE = "ISOGLOSS_KEY";
const VARIABLE = /\{(ISOGLOSS_[A-Z]+)\}/g;

const WIDTH = 100;

/** One for each language; a note in brackets separates several calls of an operation. */
export function samplesOf(call: SampleCall, note?: string): Json[] {
  const labelled = (language: string) => (note === undefined ? language : `${language} (${note})`);
  return [
    { lang: "Shell", label: labelled("curl"), source: curl(call) },
    { lang: "JavaScript", label: labelled("JavaScript"), source: javaScript(call) },
    { lang: "Python", label: labelled("Python"), source: python(call) },
  ];
}

function curl({ method, path, headers, body, isStream }: SampleCall): string {
  const words = (text: string) => `"${text.replace(/["\\$`]/g, "\\$&").replace(VARIABLE, "$$$1")}"`;
  const hasMethod = method === (body === undefined ? "GET" : "POST");
  const lines = [
    `curl ${isStream ? "--no-buffer " : ""}${hasMethod ? "" : `-X ${method} `}${words(`{${URL_VARIABLE}}${path}`)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${words(`${name}: ${value}`)}`),
  ];
  if (body !== undefined) lines.push(`-d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`);
  return lines.join(" \\\n  ");
}

function javaScript({ method, path, headers, body, isStream }: SampleCall): string {
  const words = (text: string) =>
    text.search(VARIABLE) >= 0
      ? `\`${text.replace(/[`\\]/g, "\\$&").replace(VARIABLE, "${process.env.$1}")}\``
      : JSON.stringify(text);
  const members = Object.entries(headers).map(([name, value]) => `    ${memberOf(name)}: ${words(value)},\n`);
  return [
    `const response = await fetch(${words(`{${URL_VARIABLE}}${path}`)}, {`,
    `  method: "${method}",`,
    `  headers: {\n${members.join("")}  },`,
    ...(body === undefined ? [] : [`  body: JSON.stringify(${print(body, javaScriptWords, "  ")}),`]),
    "});",
    "if (!response.ok) throw new Error(await response.text());",
    isStream
      ? "for await (const part of response.body) process.stdout.write(part);"
      : "console.log(await response.json());",
  ].join("\n");
}

function memberOf(name: string): string {
  return /^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name);
}

function python({ method, path, headers, body, isStream }: SampleCall): string {
  const words = (text: string) =>
    text
      .split(/(\{ISOGLOSS_[A-Z]+\})/)
      .filter((piece) => piece !== "")
      .map((piece) => (/^\{ISOGLOSS_/.test(piece) ? `os.environ["${piece.slice(1, -1)}"]` : JSON.stringify(piece)))
      .join(" + ");
  const members = Object.entries(headers).map(([name, value]) => `        "${name}": ${words(value)},\n`);
  return [
    `import json, os${isStream ? ", sys" : ""}, urllib.request`,
    "",
    "request = urllib.request.Request(",
    `    ${words(`{${URL_VARIABLE}}${path}`)},`,
    `    method="${method}",`,
    `    headers={\n${members.join("")}    },`,
    ...(body === undefined ? [] : [`    data=json.dumps(${print(body, pythonWords, "    ")}).encode(),`]),
    ")",
    "with urllib.request.urlopen(request) as response:",
    isStream ? "    for part in response:\n        sys.stdout.buffer.write(part)" : "    print(json.load(response))",
  ].join("\n");
}

interface Words {
  readonly indent: string;
  /** Inside the braces of an object. */
  readonly pad: string;
  readonly constants: Readonly<Record<string, string>>;
  key(name: string): string;
}

const javaScriptWords: Words = { indent: "  ", pad: " ", constants: {}, key: memberOf };
const pythonWords: Words = {
  indent: "    ",
  pad: "",
  constants: { true: "True", false: "False", null: "None" },
  key: (name) => JSON.stringify(name),
};

/** A value as a literal of the language: in one line where it fits. */
function print(value: Json | undefined, words: Words, before: string): string {
  const { open, close, parts } = partsOf(value, words, `${before}${words.indent}`);
  if (parts === undefined) return open;
  const pad = open === "{" ? words.pad : "";
  const line = `${open}${pad}${parts.join(", ")}${pad}${close}`;
  if (line.length + before.length <= WIDTH && !line.includes("\n")) return line;
  return [open, ...parts.map((part) => `${before}${words.indent}${part},`), `${before}${close}`].join("\n");
}

function partsOf(
  value: Json | undefined,
  words: Words,
  before: string,
): { readonly open: string; readonly close: string; readonly parts?: readonly string[] } {
  if (Array.isArray(value)) return { open: "[", close: "]", parts: value.map((item) => print(item, words, before)) };
  const object: Wire | undefined = asWire(value);
  if (object !== undefined) {
    const parts = Object.entries(object).map(([name, member]) => `${words.key(name)}: ${print(member, words, before)}`);
    return { open: "{", close: "}", parts };
  }
  const text = JSON.stringify(value) ?? "null";
  return { open: words.constants[text] ?? text, close: "" };
}
