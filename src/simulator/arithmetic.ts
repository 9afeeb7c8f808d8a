/** An exact number: a fraction of whole numbers, the lower one positive. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** An expression in a text and its value in decimals. */
export interface Calculation {
  readonly expression: string;
  readonly value: string;
}

const LONGEST_QUESTION = 500;
/** Powers grow fast, so a result has about this many hexadecimal digits at most. */
const LONGEST_POWER = 4_000n;
const DECIMALS = 10;

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/(\d),(?=\d{3}(?!\d))/g, "$1"],
  [/\bmultiplied by\b|\btimes\b|[×·∙]|(?<=\d\s*)x(?=\s*\d)/gi, "*"],
  [/\bdivided by\b|÷/gi, "/"],
  [/\bplus\b/gi, "+"],
  [/\bminus\b|−/gi, "-"],
  [/\bto the power of\b|\*\*/gi, "^"],
  [/%\s*of\b|\bpercent of\b/gi, "/100*"],
];
const DATE = /\b\d{4}-\d{2}-\d{2}\b/g;
const EXPRESSION = /[-(]*\d[\d\s.+\-*/^%()]*[\d)]/g;
const ASKS = /\bwhat\b|\bhow much\b|\bcalculate\b|\bcompute\b|\bsolve\b|\bevaluate\b|\bwork out\b|=/i;

/** The first calculation in a text. */
export function calculate(text: string): Calculation | undefined {
  const question = WORDS.reduce(
    (written, [word, sign]) => written.replace(word, sign),
    text.slice(0, LONGEST_QUESTION).replace(DATE, " "),
  );
  for (const [found] of question.matchAll(EXPRESSION)) {
    const isAll = question.replace(/[\s?=]+$/, "").trim() === found;
    const value = isAll || ASKS.test(question) ? evaluate(found) : undefined;
    if (value !== undefined) return { expression: found.replace(/\s+/g, ""), value };
  }
  return undefined;
}

/** A calculation's value, or nothing if the text is not a calculation. */
function evaluate(text: string): string | undefined {
  const tokens = text.match(/\d+(?:\.\d+)?|[-+*/^%()]/g) ?? [];
  if (tokens.join("") !== text.replace(/\s+/g, "") || tokens.length < 3) return undefined;
  const value = new Calculator(tokens).result();
  return value && inDecimals(value);
}

/** A recursive-descent parser. An expression that cannot be read or calculated has no result. */
class Calculator {
  #at = 0;

  constructor(private readonly tokens: readonly string[]) {}

  result(): Fraction | undefined {
    const value = this.#sum();
    return this.#at === this.tokens.length ? value : undefined;
  }

  #sum(): Fraction | undefined {
    return this.#chain("+-", () => this.#product());
  }

  #product(): Fraction | undefined {
    return this.#chain("*/%", () => this.#signed());
  }

  #chain(signs: string, operand: () => Fraction | undefined): Fraction | undefined {
    let left = operand();
    for (let sign = this.#take(signs); sign !== undefined; sign = this.#take(signs)) {
      const right = operand();
      left = left && right && combine(left, sign, right);
    }
    return left;
  }

  #signed(): Fraction | undefined {
    if (this.#take("-") === undefined) return this.#power();
    const value = this.#signed();
    return value && fraction(-value.over, value.under);
  }

  #power(): Fraction | undefined {
    const base = this.#atom();
    if (this.#take("^") === undefined) return base;
    const exponent = this.#signed();
    return base && exponent && raise(base, exponent);
  }

  #atom(): Fraction | undefined {
    if (this.#take("(") !== undefined) {
      const inside = this.#sum();
      return this.#take(")") === undefined ? undefined : inside;
    }
    const token = this.tokens[this.#at++] ?? "";
    if (!/^\d/.test(token)) return undefined;
    const [whole = "", part = ""] = token.split(".");
    return fraction(BigInt(whole + part), 10n ** BigInt(part.length));
  }

  #take(signs: string): string | undefined {
    const token = this.tokens[this.#at];
    if (token === undefined || !signs.includes(token)) return undefined;
    this.#at += 1;
    return token;
  }
}

function fraction(over: bigint, under: bigint): Fraction | undefined {
  if (under === 0n) return undefined;
  return under < 0n ? { over: -over, under: -under } : { over, under };
}

function combine(left: Fraction, sign: string, right: Fraction): Fraction | undefined {
  const [one, other, under] = [left.over * right.under, right.over * left.under, left.under * right.under];
  if (sign === "+") return fraction(one + other, under);
  if (sign === "-") return fraction(one - other, under);
  if (sign === "*") return fraction(left.over * right.over, under);
  if (sign === "/") return fraction(one, other);
  return other === 0n ? undefined : fraction(((one % other) + other) % other, under);
}

function raise(base: Fraction, exponent: Fraction): Fraction | undefined {
  if (exponent.over % exponent.under !== 0n) return undefined;
  const times = exponent.over / exponent.under;
  const size = times < 0n ? -times : times;
  if (BigInt((base.over * base.under).toString(16).length) * size > LONGEST_POWER) return undefined;
  const [over, under] = [base.over ** size, base.under ** size];
  return times < 0n ? fraction(under, over) : fraction(over, under);
}

/** Whole numbers in full, others rounded half up. */
function inDecimals({ over, under }: Fraction): string {
  const sign = over < 0n ? "-" : "";
  const scale = 10n ** BigInt(DECIMALS);
  const scaled = ((over < 0n ? -over : over) * scale * 2n + under) / (under * 2n);
  const part = (scaled % scale).toString().padStart(DECIMALS, "0").replace(/0+$/, "");
  return `${sign}${scaled / scale}${part === "" ? "" : `.${part}`}`;
}
