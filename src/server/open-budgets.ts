/** The memory budgets for bodies and answers of all calls. */
import { DEFAULTS } from "../config/defaults.js";
import { MemoryBudget } from "../bodies/memory-budget.js";
import { LARGEST_HELD_ANSWER } from "../tasks/upstream/held-answer.js";
import { LONGEST_ANSWER } from "../calls/read-answer.js";
import { LONGEST_IMAGE } from "../streams/longest-event.js";
import { TIMES_HELD } from "../bodies/body.js";
import { TIMES_FETCHED_HELD } from "../calls/media-hosts.js";

export interface BodyLimits {
  readonly bodyLimit: number;
  readonly imageLimit: number;
  readonly videoLimit: number;
}

export interface BudgetLimits extends BodyLimits {
  /** The part of the memory that one wallet may hold. */
  readonly walletShare: number;
}

export interface Budgets {
  readonly budget: MemoryBudget;
  readonly imageBudget: MemoryBudget;
  readonly answerBudget: MemoryBudget;
  readonly videoBudget: MemoryBudget;
}

/** How many full-size bodies of text may be held at once. Small ones hardly count. */
const FULL_BODIES = 8;
const FULL_VIDEOS = 3;
/** Bodies with images are so large that only this many are held. The same goes for answers. */
const FULL_IMAGES = 3;
/** The most that one answer holds: an image within text that is converted. */
const LARGEST_HELD = Math.max(LONGEST_ANSWER, TIMES_HELD * LONGEST_IMAGE);
/** Room for small answers beside the largest answer about a job. */
const ROOM_BESIDE_HELD = 64 * 1024 * 1024;
/** Answers cannot be requested again: they wait longer, until clients that do not read have been cut off. */
const ANSWER_WAIT_MS = 75_000;
/** Polls can be repeated. */
const HELD_ANSWER_WAIT_MS = 3_000;
const MEBIBYTE = 1024 * 1024;

export interface ConfiguredLimits {
  readonly bodyMiB: number;
  readonly imageBodyMiB?: number;
  readonly videoBodyMiB?: number;
  readonly walletShare?: number;
}

export function bodyLimits({ bodyMiB, imageBodyMiB = bodyMiB, videoBodyMiB = bodyMiB }: ConfiguredLimits): BodyLimits {
  return { bodyLimit: bytesOf(bodyMiB), imageLimit: bytesOf(imageBodyMiB), videoLimit: bytesOf(videoBodyMiB) };
}

export function sharesOf({ walletShare = DEFAULTS.limits.walletShare }: ConfiguredLimits) {
  return { walletShare };
}

/** The most that all bodies and answers of one process hold at once. */
export function mostHeld(limits: ConfiguredLimits): number {
  const budgets = openBudgets({ ...bodyLimits(limits), ...sharesOf(limits) });
  return Object.values(budgets).reduce((sum, { total }) => sum + total, 0);
}

/** Each budget reserves what its largest call may take, so that one call can always finish. */
export function openBudgets({ bodyLimit, imageLimit, videoLimit, walletShare }: BudgetLimits): Budgets {
  // Media are held once, and as many again may be downloaded for models that accept no URLs.
  const video = 2 * videoLimit + (TIMES_HELD - 1) * Math.min(bodyLimit, videoLimit);
  // Downloads for a conversation may be as large as its body.
  const largest = Math.max((TIMES_HELD + TIMES_FETCHED_HELD) * bodyLimit, video);
  return {
    budget: new MemoryBudget(Math.max(TIMES_HELD * FULL_BODIES * bodyLimit, FULL_VIDEOS * video), {
      reserve: largest,
      walletShare,
    }),
    imageBudget: new MemoryBudget((FULL_IMAGES - 1 + TIMES_HELD) * imageLimit, {
      reserve: TIMES_HELD * imageLimit,
      walletShare,
    }),
    answerBudget: new MemoryBudget((FULL_IMAGES - 1) * LONGEST_ANSWER + LARGEST_HELD, {
      reserve: LARGEST_HELD,
      walletShare,
      timeoutMs: ANSWER_WAIT_MS,
    }),
    videoBudget: new MemoryBudget(LARGEST_HELD_ANSWER + ROOM_BESIDE_HELD, {
      reserve: LARGEST_HELD_ANSWER,
      timeoutMs: HELD_ANSWER_WAIT_MS,
    }),
  };
}

function bytesOf(mebibytes: number): number {
  return Math.floor(mebibytes * MEBIBYTE);
}
