import { text as readAll } from "node:stream/consumers";
import { createInterface, type Interface } from "node:readline";
import type { Dialect, Turn } from "../registry.js";
import { addressOf } from "../config/load.js";
import { type Action, type ActionCall, runAction } from "./action.js";
import type { AnswerPrinter } from "./chat/answer-sink.js";
import type { Answer, Gateway } from "./chat/conversation.js";
import { messageOf } from "./doctor/finding.js";
import { type CommandIo, type Output, UsageError } from "./io.js";
import { withoutSteering } from "./output.js";
import { styleOf } from "./style.js";

const KEY_VARIABLE = "ISOGLOSS_KEY";

const chat: Action = {
  name: "chat",
  summary:
    "Talks to a model through the gateway, in the terminal. With a text, or with input from a pipe, it asks once.\n" +
    `The key is read from ${KEY_VARIABLE}, as other users of a machine can see the arguments of a program.`,
  positionals: ["MODEL", "[TEXT]"],
  options: {
    dialect: { value: "NAME", summary: "the dialect to talk in, such as messages; chat by default" },
    system: { value: "TEXT", summary: "instructions before the conversation" },
    url: { value: "URL", summary: "the gateway; by default the one of the config on this machine" },
    key: { value: "KEY", summary: `the key, where ${KEY_VARIABLE} is not set` },
    whole: { summary: "wait for the whole answer in place of a stream" },
  },
  examples: [
    ["chat demo/assistant", "a conversation; Ctrl-D ends it, Ctrl-C ends an answer"],
    ["chat demo/assistant 'What is an isogloss?'", "one question"],
    ["chat demo/assistant --dialect messages --json Hello", "in another dialect, for a program"],
  ],
  run: (call) => talk(call),
};

/** All that this command does. */
export const actions: readonly Action[] = [chat];

/** `isogloss chat` */
export function run(args: string[], io: CommandIo): Promise<number> {
  return runAction(chat, args, io);
}

async function talk(call: ActionCall): Promise<number> {
  const gateway = await gatewayOf(call);
  const system = call.text("system");
  const turns: Turn[] = system === undefined ? [] : [turnOf("system", system)];
  const question = call.positional("[TEXT]");
  const { stdin } = call.io;
  if (question !== "") return askOnce(call, gateway, [...turns, turnOf("user", question)]);
  if (stdin?.isTTY === true) return converse(call, gateway, turns, stdin);
  const piped = stdin === undefined ? "" : (await readAll(stdin)).trim();
  if (piped === "") throw new UsageError("there is nothing to ask: give a text, or pipe one into this command");
  return askOnce(call, gateway, [...turns, turnOf("user", piped)]);
}

async function gatewayOf(call: ActionCall): Promise<Gateway> {
  const { dialectsOf, fallbackDialect } = await import("../registry.js");
  const known = dialectsOf("text");
  const name = call.text("dialect") ?? fallbackDialect.name;
  const dialect: Dialect | undefined = known.get(name);
  if (dialect === undefined)
    throw new UsageError(`--dialect must be one of ${[...known.keys()].join(", ")}, not "${name}"`);
  const key = call.text("key") ?? call.io.environment[KEY_VARIABLE] ?? "";
  if (key === "") throw new UsageError(`set ${KEY_VARIABLE} to a key; isogloss key create --wallet NAME makes one`);
  const url = call.text("url") ?? addressOf(call.config().listen);
  // "localhost:8787" can be parsed: as a URL of the scheme "localhost".
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    throw new UsageError(`--url must be an address such as http://127.0.0.1:8787, not "${url}"`);
  return { url, key, dialect, model: call.positional("MODEL"), stream: !call.flag("whole") };
}

async function askOnce(call: ActionCall, gateway: Gateway, turns: readonly Turn[]): Promise<number> {
  const printer = call.flag("json") ? SILENT : printerOf(call);
  call.progress.show(`waiting for ${gateway.model}`);
  const answer = await askGateway(gateway, turns, printer);
  const { text, finish, usage } = answer;
  if (call.flag("json")) call.print({ text, finish, usage }, () => text);
  else call.io.stdout.write("\n");
  return 0;
}

const SILENT: AnswerPrinter = { text: () => undefined, aside: () => undefined };

/** The code of the dialects is loaded when there is something to ask. */
async function askGateway(
  gateway: Gateway,
  turns: readonly Turn[],
  printer: AnswerPrinter,
  signal?: AbortSignal,
): Promise<Answer> {
  const { ask } = await import("./chat/conversation.js");
  try {
    return await ask(gateway, turns, printer, signal);
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? `: ${messageOf(error.cause)}` : "";
    throw new Error(`${messageOf(error)}${cause}`, { cause: error });
  }
}

async function converse(
  call: ActionCall,
  gateway: Gateway,
  turns: Turn[],
  input: NodeJS.ReadableStream,
): Promise<number> {
  const { io } = call;
  const style = styleOf(io);
  const lines = createInterface({ input, output: io.stdout as NodeJS.WritableStream, prompt: style("> ", "cyan") });
  let answering: AbortController | undefined;
  lines.on("SIGINT", () => (answering === undefined ? lines.close() : answering.abort()));
  for await (const line of questions(lines)) {
    answering = new AbortController();
    turns.push(turnOf("user", line));
    call.progress.show(`waiting for ${gateway.model}`);
    try {
      const { text } = await askGateway(gateway, turns, printerOf(call), answering.signal);
      turns.push(turnOf("assistant", text));
      io.stdout.write("\n");
    } catch (error) {
      call.progress.end();
      // The question may be asked again.
      turns.pop();
      const reason = answering.signal.aborted ? "\n(ended)" : withoutSteering(messageOf(error));
      io.stderr.write(`${style(reason, "red")}\n`);
    }
    answering = undefined;
  }
  io.stdout.write("\n");
  return 0;
}

async function* questions(lines: Interface): AsyncGenerator<string> {
  let isClosed = false;
  lines.once("close", () => (isClosed = true));
  lines.prompt();
  for await (const line of lines) {
    if (line.trim() !== "") yield line;
    // Ctrl-D may be typed during an answer. From Node 24 on, a prompt after it is an error.
    if (!isClosed) lines.prompt();
  }
}

function printerOf({ io, progress }: ActionCall): AnswerPrinter {
  const style = styleOf(io);
  const print = (output: Output, piece: string, colour?: "dim") => {
    progress.end();
    // A file or a program gets what the model wrote.
    const text = output.isTTY === true ? withoutSteering(piece) : piece;
    output.write(colour === undefined ? text : style(text, colour));
  };
  return {
    text: (piece) => print(io.stdout, piece),
    // A program that reads the answer gets its text alone.
    aside: (piece) => print(io.stdout.isTTY === true ? io.stdout : io.stderr, piece, "dim"),
  };
}

function turnOf(role: Turn["role"], text: string): Turn {
  return { role, parts: [{ kind: "text", text }] };
}
