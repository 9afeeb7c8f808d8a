import { calculate } from "./arithmetic.js";

const PLACE = /city|place|location|town|country|where|address|region/i;
const ORIGIN = /^from|origin|source|departure/i;
const GOAL = /^to$|destination|target|arrival/i;
const PERSON = /name|person|author|who\b|contact|recipient/i;
const EXPRESSION = /expression|formula|calculation|equation/i;
const QUESTION = /query|question|text|message|prompt|content|input|topic|task|search|subject|title/i;
const ANSWER = /answer|reply|response|summary|result|explanation|reason|description|comment|output/i;
const NAMES = String.raw`(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)*)`;
const SHOWN_LENGTH = 200;

/** Values that a prompt suggests for the members of a schema. Every number is used once, in the order of the prompt. */
export class PromptValues {
  readonly #prompt: string;
  readonly #whole: string;
  readonly #answer: string;
  readonly #numbers: number[];

  /** `prompt` is the part about this tool. If it contains no value, `whole` is searched. */
  constructor(prompt: string, whole = prompt, answer = "") {
    this.#prompt = prompt;
    this.#whole = whole;
    this.#answer = answer;
    this.#numbers = (prompt.match(/(?<![\w.-])-?\d+(?:\.\d+)?(?![\w-])/g) ?? []).map(Number);
  }

  /** A number for a member of this name. */
  number(name: string): number | undefined {
    const value = Number(this.#statedFor(name) ?? NaN);
    if (Number.isFinite(value)) return value;
    if (/answer|result|sum|total|product|value/i.test(name)) {
      const result = calculate(this.#whole)?.value;
      if (result !== undefined) return Number(result);
    }
    return this.#numbers.shift();
  }

  /** Words for a member of this name. */
  text(name: string): string | undefined {
    return (
      this.#statedFor(name) ?? this.#find((prompt) => suggestion(name, prompt)) ?? this.#quoted() ?? this.#general(name)
    );
  }

  /** The first of these words that occurs in the prompt. */
  oneOf(words: readonly string[]): string | undefined {
    return this.#find((prompt) => words.find((word) => word !== "" && mentions(prompt, word) !== -1));
  }

  /** `unit: celsius`, `the unit is celsius`, `unit="celsius"`. */
  #statedFor(name: string): string | undefined {
    const spaced = escaped(wordsOf(name).join(" ")).replaceAll(" ", "[\\s_-]?");
    if (spaced === "") return undefined;
    const match = new RegExp(
      String.raw`(?<![\p{L}\d])${spaced}(?:["']?\s*[:=]\s*|\s+(?:is|of)\s+)["“']?([^"”',;.?!\n]{1,${SHOWN_LENGTH}})`,
      "iu",
    );
    return this.#find(
      (prompt) =>
        match
          .exec(prompt)?.[1]
          ?.trim()
          .split(/\s+(?:and|in|for)\s/)[0],
    );
  }

  #quoted(): string | undefined {
    return this.#find((prompt) => /["“]([^"”]{1,200})["”]/.exec(prompt)?.[1]);
  }

  #general(name: string): string | undefined {
    if (ANSWER.test(name) && this.#answer !== "") return this.#answer;
    return QUESTION.test(name) && this.#whole !== "" ? this.#whole.slice(0, SHOWN_LENGTH) : undefined;
  }

  #find<Found>(look: (prompt: string) => Found | undefined): Found | undefined {
    return look(this.#prompt) ?? look(this.#whole);
  }
}

/** The place of a whole word in a text; -1 if it is not there. */
export function mentions(text: string, word: string): number {
  // Most words of many tools are not in the text, and a pattern for each takes long.
  if (!text.toLowerCase().includes(word.toLowerCase())) return -1;
  return text.search(new RegExp(String.raw`(?<![\p{L}\d_])${escaped(word)}(?![\p{L}\d_])`, "iu"));
}

/** The words of a name: `getWeather`, `get_weather` and `get-weather` are `get weather`. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== "");
}

function suggestion(name: string, prompt: string): string | undefined {
  if (EXPRESSION.test(name)) return calculate(prompt)?.expression;
  if (/e-?mail/i.test(name)) return /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/.exec(prompt)?.[0];
  if (/ur[li]|link|website/i.test(name)) return /https?:\/\/[^\s"'<>)]{1,500}/.exec(prompt)?.[0];
  if (/date|day/i.test(name)) return /\b\d{4}-\d{2}-\d{2}\b/.exec(prompt)?.[0];
  if (ORIGIN.test(name)) return after("from", prompt);
  if (GOAL.test(name)) return after("to", prompt);
  if (PLACE.test(name)) return placeIn(prompt);
  return PERSON.test(name) ? personIn(prompt) : undefined;
}

function placeIn(prompt: string): string | undefined {
  return after("in|at|near|for|of", prompt) ?? /\bin\s+(\p{L}{3,})/u.exec(prompt)?.[1];
}

function personIn(prompt: string): string | undefined {
  const called = after("called|named|name is|I am|I'm", prompt);
  return (
    called ?? [...prompt.matchAll(new RegExp(NAMES, "gu"))].map(([name]) => name).find((name) => name.includes(" "))
  );
}

function after(words: string, prompt: string): string | undefined {
  return new RegExp(String.raw`(?<![\p{L}])(?:${words})\s+${NAMES}`, "u").exec(prompt)?.[1];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
