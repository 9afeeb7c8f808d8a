/** The passes that say what they are about: without it they change nothing, and generated code skips them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DialectFunction, FunctionEffects } from "../../../codegen/load/dialect-functions.js";
import * as bedrockConverse from "../../../specs/dialects/bedrock-converse/functions.js";
import * as chat from "../../../specs/dialects/chat/functions.js";
import * as cohereChat from "../../../specs/dialects/cohere-chat/functions.js";
import * as generateContent from "../../../specs/dialects/generate-content/functions.js";
import * as interactions from "../../../specs/dialects/interactions/functions.js";
import * as messages from "../../../specs/dialects/messages/functions.js";
import * as ollamaChat from "../../../specs/dialects/ollama-chat/functions.js";
import * as videoContentTask from "../../../specs/dialects/video-content-task/functions.js";
import * as conversation from "../../../src/conversion/conversation/index.js";
import * as request from "../../../src/conversion/request/index.js";
import { CHECKOUT } from "../checkout.js";

export interface PassAbout<Subject> {
  readonly name: string;
  /** The dialect that alone needs it; none of the passes of the library. */
  readonly dialect?: string;
  readonly pass: (subject: Subject, ...others: readonly unknown[]) => Subject;
  readonly about: readonly string[];
}

const library = { conversation, request };
const besideDialects: Readonly<Record<string, object>> = {
  "bedrock-converse": bedrockConverse,
  chat,
  "cohere-chat": cohereChat,
  "generate-content": generateContent,
  interactions,
  messages,
  "ollama-chat": ollamaChat,
  "video-content-task": videoContentTask,
};

/** All of a kind. The record of the compiler has the names of those beside dialects, so that none is forgotten. */
export function passesAbout<Subject>(kind: keyof typeof library): PassAbout<Subject>[] {
  const named = Object.entries(
    JSON.parse(readFileSync(join(CHECKOUT, "generated/functions.json"), "utf8")) as Recorded,
  );
  const own = named.flatMap(([dialect, functions]) =>
    functions
      .filter((one) => one.kind === kind && one.effects.about !== undefined)
      .map(({ name }) => ({ dialect, ...passOf<Subject>(besideDialects[dialect], name) })),
  );
  const shared = Object.entries(library[kind]).filter(([, found]) => (found as FunctionEffects).about !== undefined);
  return [...shared.map(([name]) => passOf<Subject>(library[kind], name)), ...own];
}

type Recorded = Readonly<Record<string, readonly DialectFunction[]>>;

function passOf<Subject>(module: object | undefined, name: string): PassAbout<Subject> {
  const pass = (module as Readonly<Record<string, PassAbout<Subject>["pass"] & FunctionEffects>> | undefined)?.[name];
  if (pass === undefined) throw new Error(`Import the module with ${name} in passes-about.ts.`);
  return { name, pass, about: pass.about ?? [] };
}
