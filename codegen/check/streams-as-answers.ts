/** Streams hold what whole answers hold: state, citations, usage; and a part that another kind closes is closed. */
import type { Mapping } from "../model/mapping.js";
import { type EventRule, piecesOf } from "../model/stream-rules.js";
import type { About, Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import { writtenAnswers } from "../tables/answer-view.js";
import type { Specs } from "./specs.js";
import { variablesIn } from "./template-variables-known.js";

const AFTER_OTHERS: About = { rank: 1 };
const REASONING = "reasoning";

export function streamsAsAnswers({ mappings }: Specs): Problem[] {
  return mappings
    .filter(({ file, isConversation }) => isConversation && file.value.stream !== undefined)
    .flatMap((mapping) => [
      ...closedAlike(mapping),
      ...statesWritten(mapping),
      ...endsRead(mapping),
      ...ofLastEvents(mapping),
      ...usageWritten(mapping),
    ]);
}

/** Parts that come in pieces all close, or none does. */
function closedAlike({ file, stream: { write } }: Mapping): Problem[] {
  const grown = Object.entries(write.parts).filter(([, { text }]) => text !== undefined);
  const closing = grown.find(([, { close }]) => close !== undefined);
  const open = grown.filter(([, { close }]) => close === undefined);
  if (closing === undefined) return [];
  return open.map(([kind]) =>
    file.problem(
      ["stream", "write", "parts", kind],
      `a ${closing[0]} is closed by an event, and a ${kind} is not`,
      `write close: as that of ${closing[0]}`,
      AFTER_OTHERS,
    ),
  );
}

/** What the reasoning of a whole answer has beside its words. */
const STATES = [
  { phase: "signature", variable: "$signature" },
  { phase: "redacted", variable: "$redacted" },
] as const;

function statesWritten(mapping: Mapping): Problem[] {
  const { file, response, stream } = mapping;
  const { parts, signed } = stream.write;
  const phases = parts[REASONING];
  if (phases === undefined) return [];
  const forms = writtenAnswers(mapping).parts.forms.filter(
    ({ kind, direction }) => kind === REASONING && direction !== "read",
  );
  const written = variablesIn(phases);
  const isElsewhere =
    ["$item", "$content"].some((variable) => written.has(variable)) ||
    signed.length > 0 ||
    response.beforeWrite.some(({ name }) => name === "hidden_as_state");
  return STATES.filter(({ phase, variable }) => {
    const isHeld = forms.some(({ lines }) =>
      lines.some(({ concept, at, readOnly }) => concept === phase && at.length > 0 && !readOnly),
    );
    const isApart = phase === "redacted" && isElsewhere;
    return (
      isHeld &&
      !isApart &&
      !(phase in phases) &&
      !written.has(variable) &&
      !(phase === "signature" && hasWhole(written))
    );
  }).map(({ phase, variable }) =>
    file.problem(
      ["stream", "write", "parts", REASONING],
      `answers have the ${phase} of reasoning, and streams do not write it`,
      `write ${phase}: [<an event with ${variable}>]`,
      AFTER_OTHERS,
    ),
  );
}

function hasWhole(written: ReadonlySet<string>): boolean {
  return written.has("$item") || written.has("$content");
}

/** The finish reason and the usage of whole answers are read from streams too: what is not counted is not paid. */
function endsRead({ file, response, stream: { read, write } }: Mapping): Problem[] {
  if (file.value.stream?.read === undefined) return [];
  // What is written and not read is a problem of its own.
  const written = variablesIn([write.always, write.start, write.finish, write.usage ?? []]);
  return (["finish", "usage"] as const).flatMap((what) => {
    const line = response.lines.find(({ concept, at }) => concept === what && at.length > 0);
    if (line === undefined || reads(read, what) || written.has(`$${what}`)) return [];
    const place = line.at.map((path) => (path === "" ? "." : path)).join(", ");
    return [
      file.problem(
        ["stream", "read"],
        `whole answers are read with their ${what}, and no event of a stream is`,
        `write ${what}: ${what === "usage" ? `[${place}]` : place} at the event that has it`,
        AFTER_OTHERS,
      ),
    ];
  });
}

/** Clients of streams get the usage as those of whole answers do. */
function usageWritten({ file, response, stream: { read, write } }: Mapping): Problem[] {
  const isAnswered = response.lines.some(
    ({ concept, at, readOnly }) => concept === "usage" && at.length > 0 && !readOnly,
  );
  const { always, start, finish, usage = [], end = [], parts } = write;
  const written = variablesIn([always, start, finish, usage, end, parts]);
  // What is not read either is a problem of its own.
  if (!isAnswered || !reads(read, "usage") || [...written].some((name) => /^\$(?:usage|response)\b/.test(name)))
    return [];
  return [
    file.problem(
      ["stream", "write"],
      "whole answers tell clients their usage, and no event of a stream does",
      "write usage: [<an event with $usage>], or $usage in an event of finish:",
      AFTER_OTHERS,
    ),
  ];
}

function reads(rule: EventRule, what: "finish" | "usage"): boolean {
  const inPieces = piecesOf(rule).flatMap(({ cases = {} }) => Object.values(cases));
  return rule[what].length > 0 || [...Object.values(rule.cases), ...inPieces].some((inner) => reads(inner, what));
}

interface LastEvent {
  readonly rule: EventRule;
  readonly pointer: Pointer;
}

/** Of several events that end a stream, each has what the others have. */
function ofLastEvents({ file, stream: { read } }: Mapping): Problem[] {
  const last = lastEvents(read, ["stream", "read"]);
  return (["usage", "finish"] as const).flatMap((what) => {
    const having = last.find(({ rule }) => rule[what].length > 0);
    const lacking = last.filter(({ rule }) => rule[what].length === 0);
    if (having === undefined) return [];
    const places = having.rule[what].join(", ");
    return lacking.map(({ pointer }) =>
      file.problem(
        pointer,
        `"${String(having.pointer.at(-1))}" ends a stream with its ${what}, and this event without`,
        `write ${what}: [${places}]`,
        AFTER_OTHERS,
      ),
    );
  });
}

function lastEvents(rule: EventRule, pointer: Pointer): LastEvent[] {
  const inner = Object.entries(rule.cases).flatMap(([word, one]) => lastEvents(one, [...pointer, "cases", word]));
  return rule.end || rule.mayClose ? [{ rule, pointer }, ...inner] : inner;
}
