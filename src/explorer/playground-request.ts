/** Writes the requests of the playground, in any dialect. */
import type { Part, Tool, Turn } from "../../generated/interlingua/text.js";
import { routes } from "../../generated/routes.js";
import { ConversionError } from "../conversion/conversion-error.js";
import type { AnyDialect, Route } from "../conversion/dialect.js";
import { Loss } from "../conversion/loss.js";
import type { GivenResult, ImageWays, Question, Setting, WrittenQuestion } from "./playground-contract.js";
import { parsePlaygroundTools } from "./playground-tools.js";

export function writeQuestion(dialect: AnyDialect, asked: Question): WrittenQuestion {
  const question = { ...asked, settings: offeredOf(dialect, asked.settings) };
  const turns = turnsOf(question);
  const body = bodyFor(dialect, question, turns);
  expectAllSettings(dialect, question);
  const hasImage = (question.image ?? "") !== "";
  return {
    path: routeFor(dialect, question.stream, hasImage).path.replace("{model}", () => question.model),
    headers: { "content-type": "application/json", ...dialect.endpoint.headers },
    ...credentialOf(dialect),
    body: JSON.stringify(body, undefined, 2),
    turns,
  };
}

/**
 * The path at which the dialect makes something from a body without files. With an image it is the one that accepts
 * files too, where the dialect has such a path.
 */
function routeFor(dialect: AnyDialect, stream: boolean, hasImage: boolean): Route {
  const all = routes.filter(
    ({ dialect: name, method, counts, job }) =>
      name === dialect.name && method === "POST" && counts === undefined && job === undefined,
  );
  const plain = all.filter(({ operation }) => operation === undefined);
  const withFiles = hasImage && dialect.vocabulary === "image" ? all.filter(({ form }) => form !== undefined) : [];
  const usual = plain.length > 0 ? plain : all.filter(({ path }) => path.endsWith(dialect.endpoint.path));
  const possible = withFiles.length > 0 ? withFiles : usual;
  const unfit = stream ? "never" : "always";
  const route = possible.find((one) => one.stream !== unfit) ?? possible[0] ?? all[0];
  if (route === undefined) throw new RangeError(`No path serves the dialect ${dialect.name}.`);
  return route;
}

function credentialOf({ credentials }: AnyDialect): Pick<WrittenQuestion, "credential"> {
  const found = credentials.find(({ refused }) => refused === undefined);
  if (found === undefined) throw new RangeError("The dialect has no credential.");
  const { name, scheme } = found;
  return { credential: { in: found.in, name, prefix: scheme === undefined ? "" : `${scheme} ` } };
}

/** By vocabulary. A dialect offers those that it can express. */
const SETTINGS: Readonly<Partial<Record<AnyDialect["vocabulary"], readonly Setting[]>>> = {
  image: [
    { name: "count", kind: "number", example: "2" },
    { name: "size", kind: "text", example: "1024x1024" },
    { name: "aspect_ratio", kind: "text", example: "16:9" },
    { name: "resolution", kind: "text", example: "2k" },
    { name: "quality", kind: "text", example: "high" },
    { name: "background", kind: "text", example: "transparent" },
    { name: "format", kind: "text", example: "webp" },
  ],
  video: [
    { name: "duration", kind: "number", example: "8" },
    { name: "resolution", kind: "text", example: "720p" },
    { name: "aspect_ratio", kind: "text", example: "16:9" },
    { name: "count", kind: "number", example: "2" },
    { name: "seed", kind: "number", example: "42" },
    { name: "audio", kind: "switch", example: "no" },
  ],
};

const ANY: Question = { dialect: "", model: "model", prompt: "prompt", stream: false };

/** Those that change what is written. */
export function settingsOf(dialect: AnyDialect): readonly Setting[] {
  const plain = writtenText(dialect, ANY);
  return (SETTINGS[dialect.vocabulary] ?? []).filter(
    ({ name, example }) => writtenText(dialect, { ...ANY, settings: { [name]: example } }) !== plain,
  );
}

const SAMPLE_DATA = "iVBORw0KGgo=";
const SAMPLE_FILE = `data:image/png;base64,${SAMPLE_DATA}`;
const SAMPLE_ADDRESS = "https://pictures.example/boat.png";

/** Whether an image stays in what is written, by how it is given. */
export function imageWaysOf(dialect: AnyDialect): ImageWays {
  if (dialect.vocabulary === "embedding") return { file: false, address: false };
  const keeps = (image: string, mark: string) => textIfAny(dialect, { ...ANY, image })?.includes(mark) === true;
  return { file: keeps(SAMPLE_FILE, SAMPLE_DATA), address: keeps(SAMPLE_ADDRESS, SAMPLE_ADDRESS) };
}

type Typed = Readonly<Record<string, string>>;

/** Without those that were typed for another dialect. */
function offeredOf(dialect: AnyDialect, settings: Typed = {}): Typed {
  const given = settingsOf(dialect).filter(({ name }) => (settings[name] ?? "").trim() !== "");
  return Object.fromEntries(given.map(({ name }) => [name, settings[name] ?? ""]));
}

interface Given {
  readonly image?: string | undefined;
  readonly settings: Typed;
}

/** A value for which the dialect has no place is left out of a body. Who typed it would believe that it was sent. */
function expectAllSettings(dialect: AnyDialect, { image = "", settings }: Given): void {
  const small = { ...ANY, image: image.startsWith("data:") ? SAMPLE_FILE : image };
  const whole = writtenText(dialect, { ...small, settings });
  for (const [name, typed] of Object.entries(settings))
    if (textIfAny(dialect, { ...small, settings: { ...settings, [name]: "" } }) === whole)
      throw refusedSetting(name, "nothing that this dialect can say", typed);
}

/** Nothing where it cannot be written. */
function textIfAny(dialect: AnyDialect, question: Question): string | undefined {
  try {
    return writtenText(dialect, question);
  } catch (error) {
    if (error instanceof ConversionError) return undefined;
    throw error;
  }
}

function writtenText(dialect: AnyDialect, question: Question): string {
  return JSON.stringify(bodyFor(dialect, question, turnsOf(question)));
}

type Chosen = Readonly<Record<string, string | number | boolean>>;

function chosenOf({ settings = {} }: Question, known: readonly Setting[] = []): Chosen {
  const given = known.filter(({ name }) => (settings[name] ?? "").trim() !== "");
  return Object.fromEntries(given.map((setting) => [setting.name, valueOf(settings[setting.name] ?? "", setting)]));
}

function valueOf(typed: string, { name, kind }: Setting): string | number | boolean {
  if (kind === "text") return typed.trim();
  return kind === "number" ? numberOf(typed, name) : typed === "yes";
}

/**
 * What is no number would be sent as null, and the model would choose. A large whole number would be sent as another
 * one nearby.
 */
function numberOf(typed: string, name: string): number {
  const number = Number(typed);
  if (!Number.isFinite(number)) throw refusedSetting(name, "no number", typed);
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER)
    throw refusedSetting(name, "a number that cannot be sent exactly", typed);
  return number;
}

function refusedSetting(name: string, why: string, typed: string): TypeError {
  return new TypeError(`${name.charAt(0).toUpperCase()}${name.slice(1)} is ${why}: ${typed}`);
}

function bodyFor(dialect: AnyDialect, question: Question, turns: readonly Turn[]) {
  const request = requestFor(dialect, question, turns, chosenOf(question, SETTINGS[dialect.vocabulary]));
  const { model, stream } = question;
  return dialect.writeRequest(request, new Loss({}, {}), { model, stream });
}

function requestFor({ vocabulary }: AnyDialect, question: Question, turns: readonly Turn[], chosen: Chosen) {
  const { prompt, instructions = "", image = "" } = question;
  switch (vocabulary) {
    case "text": {
      const system: Turn[] = instructions === "" ? [] : [{ role: "system", parts: [textOf(instructions)] }];
      const tools: readonly Tool[] = parsePlaygroundTools(question.tools);
      return { turns: [...system, ...turns], ...(tools.length > 0 && { tools: [...tools] }) };
    }
    case "embedding":
      return { inputs: [{ text: prompt }] };
    case "video":
      return image === ""
        ? { prompt, mode: "text" as const, ...chosen }
        : { prompt, mode: "image" as const, first_frame: { url: image }, ...chosen };
    case "image":
      return { prompt, ...(image !== "" && { sources: [{ url: image }] }), ...chosen };
  }
}

/** The conversation so far and the turn that is asked now. What tools returned comes before what the user says. */
function turnsOf({ prompt, image = "", turns = [], results = [] }: Question): Turn[] {
  const parts: Part[] = [
    ...results.map(resultOf),
    ...(image === "" ? [] : [imageOf(image)]),
    ...(prompt === "" ? [] : [textOf(prompt)]),
  ];
  return [...turns, { role: "user", parts }];
}

function resultOf({ id, name, text }: GivenResult): Part {
  return { kind: "result", id, name, parts: [textOf(text)] };
}

function imageOf(image: string): Part {
  const inline = /^data:([^;,]*);base64,(.*)$/s.exec(image);
  const source = inline === null ? { url: image } : { mime: inline[1], data: inline[2] };
  return { kind: "media", medium: "image", source };
}

function textOf(text: string) {
  return { kind: "text" as const, text };
}
