import { isObject, listAt, member, numberAt, textAt, type Json } from "../json.js";
import type { AnswerMeaning, Faults, Finish, MediumKind, Part, Usage } from "../meaning.js";
import { mediumOf, plainBase64, plainMime } from "./mime.js";

const media: readonly string[] = ["image", "audio", "video", "document"] satisfies MediumKind[];
const withheld = [
  "safety",
  "recitation",
  "language",
  "prohibited_content",
  "spii",
  "blocklist",
  "image_safety",
  "image_prohibited_content",
  "image_recitation",
  "image_other",
  "content_blocked",
];
const finishes: Readonly<Record<string, Finish>> = {
  completed: "stop",
  requires_action: "tool_calls",
  incomplete: "length",
  budget_exceeded: "length",
  requires_continuation: "paused",
};

/** How an interaction ended: the reason, the text of withheld output, and the error of a failure. */
export type Ending = Pick<AnswerMeaning, "finish" | "explanation" | "error">;

/** Reads the end from the status, and from the errors of a step or the interaction. */
export function readInteractionsEnd(
  interaction: Json | undefined,
  steps: readonly Json[],
  parts: readonly Part[],
  faults: Faults,
): Ending {
  const status = textAt(interaction, "status") ?? "";
  const trouble = [...steps.map((step) => member(step, "error")), ...listAt(interaction, "errors")].find(isObject);
  const code = textAt(trouble, "code") ?? "";
  const message = textAt(trouble, "message");
  if (withheld.includes(code)) return { finish: "filtered", explanation: message };
  if (status === "failed" || status === "cancelled") {
    const malformed = code.includes("call") || code === "missing_thought_signature" || code === "no_image";
    if (malformed) return { finish: "malformed" };
    return {
      finish: undefined,
      error: { status: undefined, message: message ?? "", code: code === "" ? undefined : code },
    };
  }
  const value = finishes[status];
  faults.expect(value !== undefined, `status ${JSON.stringify(status)}`);
  if (value !== "stop" || !parts.some((part) => part.kind === "call")) return { finish: value ?? "other" };
  faults.odd("status completed with calls");
  return { finish: "tool_calls" };
}

/** Output and thoughts have separate counts, as have the prompt and the tokens that tools added to it. */
export function readInteractionsUsage(usage: Json | undefined, faults: Faults): Usage | undefined {
  const prompt = numberAt(usage, "total_input_tokens");
  if (!isObject(usage) || prompt === undefined) return undefined;
  const count = (name: string): number => numberAt(usage, name) ?? 0;
  const [visible, thoughts, ofTools] = [
    count("total_output_tokens"),
    count("total_thought_tokens"),
    count("total_tool_use_tokens"),
  ];
  const sum = prompt + ofTools + visible + thoughts;
  faults.expect(numberAt(usage, "total_output_tokens") !== undefined, "usage without total_output_tokens");
  faults.expect(count("total_tokens") === sum, `total_tokens ${count("total_tokens")} is not ${sum}`);
  return {
    input: prompt + ofTools,
    cached: count("total_cached_tokens"),
    cacheWrite: 0,
    output: visible + thoughts,
    reasoning: thoughts,
  };
}

/**
 * Reads a complete step of an answer. The work of the vendor's own tools is only recorded. Arguments may have been cut
 * short with the whole answer: their faults are reported separately.
 */
export function readAnswerStep(step: Json, at: string, faults: Faults, argumentFaults = faults): Part[] {
  const type = textAt(step, "type");
  const state = textAt(step, "signature") ?? "";
  const signature = state === "" ? undefined : { value: state, at: `${at}.signature` };
  switch (type) {
    case "model_output":
      return listAt(step, "content").map((item, index) => readContent(item, `${at}.content[${index}]`, faults));
    case "thought": {
      const texts = listAt(step, "summary").map((item) => textAt(item, "text") ?? "");
      const pieces = texts.length > 1 ? true : undefined;
      return [{ kind: "reasoning", at, carrier: at, text: texts.join(""), pieces, signature }];
    }
    case "function_call": {
      const [id, name, input] = [textAt(step, "id") ?? "", textAt(step, "name") ?? "", member(step, "arguments")];
      if (id === "" || name === "") faults.fault(`${at}: a call without id or name`);
      argumentFaults.expect(isObject(input), `${at}: arguments is no object`);
      return [{ kind: "call", at, id, name, input: input ?? {}, signature }];
    }
    default:
      if (type === undefined) faults.fault(`${at}: a step without a type`);
      else faults.odd(`${at}: a step of type ${type}`);
      return [{ kind: "hosted", at, type: type ?? "" }];
  }
}

function readContent(item: Json, at: string, faults: Faults): Part {
  const type = textAt(item, "type") ?? "";
  if (media.includes(type)) {
    const mime = plainMime(textAt(item, "mime_type") ?? "");
    const place =
      textAt(item, "uri") === undefined
        ? { data: plainBase64(textAt(item, "data") ?? "") }
        : { url: textAt(item, "uri") };
    return { kind: "media", at, carrier: at, medium: mediumOf(mime), mime, ...place };
  }
  const text = textAt(item, "text");
  if (type !== "text" || text === undefined) faults.fault(`${at}: content of type ${type}`);
  return {
    kind: "text",
    at,
    text: text ?? "",
    citations: listAt(item, "annotations").flatMap((note) => textAt(note, "url") ?? []),
  };
}

/** Checks the members that an interaction has, whole or at either end of a stream. */
export function checkInteractionHead(interaction: Json | undefined, faults: Faults): void {
  faults.expect((textAt(interaction, "id") ?? "") !== "", "no id");
  faults.expect(textAt(interaction, "object") === "interaction", "the object is not interaction");
  faults.expect((textAt(interaction, "model") ?? "") !== "", "no model");
}

/** Checks the members that exist only when an interaction is over. */
export function checkInteractionEnd(interaction: Json | undefined, faults: Faults): void {
  for (const name of ["created", "updated"]) {
    faults.expect(
      /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(textAt(interaction, name) ?? ""),
      `${name} is no time`,
    );
  }
}
