/** Integers past 2^53 in JSON text. A double holds only some of them, and parsing makes its neighbour of another. */
import { withoutLast } from "./without-last.js";

/** Shorter numbers are exact. */
const EXACT_DIGITS = 15;
const number = /^-?(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;

/**
 * Whether a number of JSON, as it is written, is an integer that parsing may alter. Without a point and an exponent,
 * each past 2^53 may. With one, each whose digits a double does not hold, so that numbers of programs are not meant.
 */
export function isInexactInteger(text: string): boolean {
  if (text.length <= EXACT_DIGITS) return false;
  const value = Number(text);
  if (Math.abs(value) <= Number.MAX_SAFE_INTEGER) return false;
  if (/^-?\d+$/.test(text)) return true;
  const digits = integerDigits(text);
  return digits !== undefined && digits !== integerDigits(String(value));
}

/** Whether a parsed number may have been another integer before. */
export function isPastExact(value: unknown): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}

/** The digits that matter and the power of ten behind them, or nothing for a fraction. */
function integerDigits(text: string): string | undefined {
  const [, whole = "", fraction = "", exponent = "0"] = number.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, "");
  const significant = withoutLast(digits, "0");
  const power = Number(exponent) - fraction.length + digits.length - significant.length;
  return power < 0 ? undefined : `${significant}e${power}`;
}
