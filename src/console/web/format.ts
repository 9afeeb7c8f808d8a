/** Numbers, amounts and times for people. */

const TICKS_PER_USD = 10_000_000_000n;
const SMALLEST_SHOWN = 1_000_000n;
/** So many characters of an ID tell it from others. */
const SHORT_ID = 6;
/** As the axes of charts write it, in every language. */
const CLOCK = { hourCycle: "h23" } as const;

/** An amount in US dollars. Small amounts keep more digits. */
export function usd(ticks: string | bigint): string {
  const { sign, size, whole, rest } = partsOf(ticks);
  if (size === 0n || size >= TICKS_PER_USD) return `${sign}$${whole}.${rest.slice(0, 2)}`;
  const digits = (size >= SMALLEST_SHOWN ? rest.slice(0, 6) : rest).replace(/0+$/, "");
  return `${sign}$0.${digits.padEnd(2, "0")}`;
}

/** Every digit of an amount in US dollars. */
export function exactUsd(ticks: string): string {
  const { sign, whole, rest } = partsOf(ticks);
  return `${sign}$${whole}.${rest.replace(/0{1,8}$/, "")}`;
}

function partsOf(ticks: string | bigint) {
  const amount = BigInt(ticks);
  const [sign, size] = amount < 0n ? ["-", -amount] : ["", amount];
  const whole = (size / TICKS_PER_USD).toLocaleString("en");
  return { sign, size, whole, rest: (size % TICKS_PER_USD).toString().padStart(10, "0") };
}

export function count(value: number): string {
  return value.toLocaleString("en");
}

/** A short form for charts and tiles: 12.3k. */
export function shortCount(value: number): string {
  return new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 }).format(value);
}

export function milliseconds(value: number | null | undefined): string {
  if (value === null || value === undefined) return "–";
  if (value < 1000) return `${Math.round(value)} ms`;
  if (value < 60_000) return `${(value / 1000).toFixed(value < 10_000 ? 2 : 1)} s`;
  return `${Math.floor(value / 60_000)} min ${Math.round((value % 60_000) / 1000)} s`;
}

export function percent(part: number, whole: number): string {
  if (whole === 0) return "–";
  const share = (part / whole) * 100;
  return `${share > 0 && share < 0.1 ? "<0.1" : share.toFixed(share < 10 ? 1 : 0)} %`;
}

export function dateTime(written: string | number | null | undefined): string {
  if (written === null || written === undefined) return "–";
  return new Date(written).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "medium", ...CLOCK });
}

/** Of today, the time alone. */
export function shortTime(written: string, now = new Date()): string {
  const at = new Date(written);
  if (at.toDateString() === now.toDateString())
    return at.toLocaleTimeString(undefined, { timeStyle: "medium", ...CLOCK });
  return at.toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short", ...CLOCK });
}

export function plural(amount: number, one: string, many = `${one}s`): string {
  return `${count(amount)} ${amount === 1 ? one : many}`;
}

/** A moment as a control for a local date and time takes it. */
export function localMinute(moment: string): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return "";
  const parts = [at.getMonth() + 1, at.getDate(), at.getHours(), at.getMinutes()];
  const [month, day, hour, minute] = parts.map((part) => String(part).padStart(2, "0"));
  return `${String(at.getFullYear()).padStart(4, "0")}-${month}-${day}T${hour}:${minute}`;
}

/** The moment of a local date and time. Empty when it is none. */
export function momentOf(local: string): string {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? "" : at.toISOString();
}

/** A text, a sign of the structure, or a number or a name. White space is between them. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s"{}[\],:]+/g;

/** JSON with a line for each member. Its numbers and texts stay as they are written. What is no JSON stays as it is. */
export function indented(text: string): string {
  if (!isJson(text)) return text;
  let depth = 0;
  let before = "";
  return (text.match(TOKENS) ?? [])
    .map((token) => {
      const isEnd = token === "}" || token === "]";
      const isFirst = before === "{" || before === "[";
      if (isEnd) depth -= 1;
      const isOnNewLine = isEnd ? !isFirst : isFirst || before === ",";
      const gap = isOnNewLine ? `\n${"  ".repeat(depth)}` : before === ":" ? " " : "";
      if (token === "{" || token === "[") depth += 1;
      before = token;
      return gap + token;
    })
    .join("");
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

interface Group {
  readonly id: string;
  readonly name: string | null;
}

/** What a group of calls is called. Calls that were refused early have no model or key. Names may be given twice. */
export function groupName({ id, name }: Group, all: readonly Group[]): string {
  if (name === null) return id === "" ? "none" : id;
  const isShared = all.some((other) => other.name === name && other.id !== id);
  return isShared ? `${name} (…${id.slice(-SHORT_ID)})` : name;
}

/** Texts of a filter as they are searched for. What is typed may have spaces around it, and one alone is none. */
export function trimmed<Name extends string>(texts: Readonly<Partial<Record<Name, string>>>): typeof texts {
  const all = Object.entries<string | undefined>(texts).map(([name, text]) => [name, text?.trim() ?? ""] as const);
  return Object.fromEntries(all.filter(([, text]) => text !== "")) as typeof texts;
}
