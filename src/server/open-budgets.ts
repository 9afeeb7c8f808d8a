/** The room that bodies and answers of all calls have in the process' memory. */
import { MemoryBudget } from "../bodies/memory-budget.js";
import { LARGEST_HELD_ANSWER } from "../tasks/upstream/held-answer.js";
import { LONGEST_ANSWER, LONGEST_IMAGE } from "../calls/read-answer.js";
import { TIMES_HELD } from "../bodies/body.js";
import { TIMES_FETCHED_HELD } from "../calls/media-hosts.js";

export interface BodyLimits {
  readonly bodyLimit: number;
  readonly imageLimit: number;
  readonly videoLimit: number;
}

export interface Budgets {
  readonly budget: MemoryBudget;
  readonly imageBudget: MemoryBudget;
  readonly answerBudget: MemoryBudget;
  readonly videoBudget: MemoryBudget;
}

/** So many bodies of words of full size may be held at once; small ones hardly count. */
const FULL_BODIES = 8;
const FULL_VIDEOS = 3;
/** Bodies with images are so large that only so many are held; the same goes for answers. */
const FULL_IMAGES = 3;
/** What one answer holds at most: an image among words that are converted. */
const LARGEST_HELD = Math.max(LONGEST_ANSWER, TIMES_HELD * LONGEST_IMAGE);
/** Beside the largest answer that tells of a job there is room for small ones. */
const ROOM_BESIDE_TOLD = 64 * 1024 * 1024;
/** Nobody else can answer again what was answered: these wait longer, as clients that do not read are cut off by then. */
const ANSWER_WAIT_MS = 75_000;
/** Jobs can be asked after again. */
const HELD_ANSWER_WAIT_MS = 3_000;

/** Each keeps free what its largest call may take: one always comes to its end. */
export function openBudgets({ bodyLimit, imageLimit, videoLimit }: BodyLimits): Budgets {
  // Media are held once, and as many again may be fetched for models that take no addresses.
  const video = 2 * videoLimit + (TIMES_HELD - 1) * Math.min(bodyLimit, videoLimit);
  // What is fetched for a conversation may be as much as its body.
  const largest = Math.max((TIMES_HELD + TIMES_FETCHED_HELD) * bodyLimit, video);
  return {
    budget: new MemoryBudget(Math.max(TIMES_HELD * FULL_BODIES * bodyLimit, FULL_VIDEOS * video), { reserve: largest }),
    imageBudget: new MemoryBudget((FULL_IMAGES - 1 + TIMES_HELD) * imageLimit, { reserve: TIMES_HELD * imageLimit }),
    answerBudget: new MemoryBudget((FULL_IMAGES - 1) * LONGEST_ANSWER + LARGEST_HELD, {
      reserve: LARGEST_HELD,
      timeoutMs: ANSWER_WAIT_MS,
    }),
    videoBudget: new MemoryBudget(LARGEST_HELD_ANSWER + ROOM_BESIDE_TOLD, {
      reserve: LARGEST_HELD_ANSWER,
      timeoutMs: HELD_ANSWER_WAIT_MS,
    }),
  };
}
