/** The position after a page of a list, as text that clients send back unchanged. */
import { GatewayError } from "../errors/gateway-error.js";
import type { PageCursor, PageInput } from "../stores/paging.js";
import type { LedgerCursor } from "../stores/wallets/ledger-store.js";
import { type Schema, nullable, optional, text, wholeNumber } from "./schema.js";

const MOST_ROWS = 200;
const USUAL_ROWS = 50;
/** The ID of a row begins with its kind. */
const MARK = /^(\d{1,15})\.([a-z]+_\w{1,100})$/;
const LEDGER_MARK = /^(\d{1,19})(?:\.([a-z]+_\w{1,100}))?$/;

/** The query parameters of lists. */
export const pageQuery = {
  limit: optional(wholeNumber(`How many rows to give; ${USUAL_ROWS} by default.`, 1, MOST_ROWS)),
  cursor: optional(text("The `next_cursor` of the page before.")),
};

/** The end of a list. */
export const nextCursor: Schema<string | null> = nullable(text("Where the next page begins; null on the last one."));

export function limitOf({ limit }: { readonly limit?: number | undefined }): number {
  return limit ?? USUAL_ROWS;
}

export function pageOf(query: {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}): PageInput {
  return { limit: limitOf(query), after: query.cursor === undefined ? undefined : readMark(query.cursor) };
}

export function writeMark(mark: PageCursor | undefined): string | null {
  return mark === undefined ? null : `${mark.createdAt}.${mark.id}`;
}

/** The same for the ledger, whose rows are numbered. */
export function readLedgerMark(cursor: string | undefined): LedgerCursor | undefined {
  if (cursor === undefined) return undefined;
  const [, number = "", holdId] = LEDGER_MARK.exec(cursor) ?? [];
  if (number === "" || BigInt(number) >= 2n ** 63n) throw unsound();
  return { number: BigInt(number), holdId };
}

export function writeLedgerMark(mark: LedgerCursor | undefined): string | null {
  if (mark === undefined) return null;
  return mark.holdId === undefined ? String(mark.number) : `${mark.number}.${mark.holdId}`;
}

function readMark(cursor: string): PageCursor {
  const [, createdAt, id] = MARK.exec(cursor) ?? [];
  if (createdAt === undefined || id === undefined) throw unsound();
  return { createdAt: Number(createdAt), id };
}

function unsound(): GatewayError {
  return new GatewayError("invalid_request", "cursor must be the next_cursor of a page.", { param: "cursor" });
}
