/**
 * What a dialect can do, by its document and its mapping. A request or an answer is written in the dialect and read
 * again: what comes back is what the dialect has a place for.
 */
import {
  dialectsOf,
  type Dialect,
  Loss,
  type Part,
  type Request,
  type Response,
  type Usage,
} from "../../src/registry.js";

/** An image of one pixel. */
export const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
const TOOLS = ["one", "two"].map((name) => ({ name, description: name, parameters: { type: "object" } }));

/** Whether answers name the model. */
export function reportsModel(dialect: Dialect): boolean {
  return readAgain(dialect, { model: "a" }).model === "a";
}

/** Whether answers have a place for a count: one that is written is read again. */
export function counts(dialect: Dialect, count: keyof Usage): boolean {
  return readAgain(dialect, { usage: { input: 9, output: 9, [count]: 7 } }).usage?.[count] === 7;
}

/** Whether requests can end the answer at a text. */
export function takesStop(dialect: Dialect): boolean {
  return sentAgain(dialect, { stop: ["a"] }).stop !== undefined;
}

/** Whether answers report that they ended at a stop sequence, and at which. */
export function reportsStop(dialect: Dialect): { readonly finish: boolean; readonly sequence: boolean } {
  const { finish, stop_sequence } = readAgain(dialect, { finish: "stop_sequence", stop_sequence: "a" });
  return { finish: finish === "stop_sequence", sequence: stop_sequence === "a" };
}

/** Whether requests can switch parallel calls off. */
export function switchesParallelCalls(dialect: Dialect): boolean {
  return sentAgain(dialect, { tools: TOOLS, parallel_calls: false }).parallel_calls === false;
}

/** Whether requests can require the call of a tool. */
export function requiresCalls(dialect: Dialect): boolean {
  return sentAgain(dialect, { tools: TOOLS, tool_choice: { mode: "required" } }).tool_choice?.mode === "required";
}

/** Whether an image keeps its media type. */
export function typesImages(dialect: Dialect): boolean {
  const image: Part = { kind: "media", medium: "image", source: { data: PIXEL, mime: "image/png" } };
  const { turns } = sentAgain(dialect, { turns: [{ role: "user", parts: [image] }] });
  return turns.some(({ parts }) => parts.some((part) => part.kind === "media" && part.source.mime === "image/png"));
}

/** Whether texts of answers keep their citations. */
export function cites(dialect: Dialect): boolean {
  const { parts } = readAgain(dialect, {
    parts: [{ kind: "text", text: "a", citations: [{ url: "https://a.test" }] }],
  });
  return parts.some((part) => part.kind === "text" && (part.citations ?? []).length > 0);
}

/** Whether calls keep the IDs that the upstream gave them. */
export function identifiesCalls(dialect: Dialect): boolean {
  const call: Part = { kind: "call", id: "call_Aa1", name: "one", arguments: "{}" };
  return readAgain(dialect, { parts: [call] }).parts.some((part) => part.kind === "call" && part.id === call.id);
}

/** Whether reasoning in answers carries opaque state. */
export function signsReasoning(dialect: Dialect): boolean {
  const { parts } = readAgain(dialect, { parts: [{ kind: "reasoning", text: "a", signature: "YWJj" }] });
  return parts.some((part) => "signature" in part && part.signature !== undefined);
}

/** Whether requests can ask for this reasoning, for models of which nothing is known. */
export function takesReasoning(dialect: Dialect, reasoning: Request["reasoning"]): boolean {
  const { mode, effort, budget } = sentAgain(dialect, { reasoning }).reasoning ?? {};
  return mode !== "off" && (mode ?? effort ?? budget) !== undefined;
}

/** A dialect of conversations, by its name. */
export function textDialect(name: string): Dialect {
  const dialect = dialectsOf("text").get(name);
  if (dialect === undefined) throw new Error(`there is no dialect ${name}`);
  return dialect;
}

function readAgain(dialect: Dialect, answer: Partial<Response>): Response {
  const parts: Part[] = [{ kind: "text", text: "a" }];
  return dialect.readResponse(dialect.writeResponse({ parts, finish: "stop", ...answer }));
}

function sentAgain(dialect: Dialect, request: Partial<Request>): Request {
  const whole: Request = {
    model: "m",
    turns: [{ role: "user", parts: [{ kind: "text", text: "a" }] }],
    output_limit: 5_000,
    ...request,
  };
  const body = dialect.writeRequest(whole, new Loss(dialect.paths, {}), { model: "m", stream: false });
  return dialect.readRequest(body, new Loss(dialect.paths, body));
}
