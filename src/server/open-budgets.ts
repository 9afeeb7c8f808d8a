/** The room that bodies and answers of all calls have in the process' memory. */
import { BodyBudget } from "../bodies/memory-budget.js";
import { LARGEST_TOLD } from "../tasks/upstream/held-answer.js";
import { LONGEST_ANSWER, LONGEST_PICTURE } from "../calls/read-answer.js";
import { TIMES_HELD } from "../bodies/body.js";
import { TIMES_FETCHED_HELD } from "../calls/media-hosts.js";

export interface BodyLimits {
  readonly bodyLimit: number;
  readonly pictureLimit: number;
  readonly filmLimit: number;
}

export interface Budgets {
  readonly budget: BodyBudget;
  readonly pictureBudget: BodyBudget;
  readonly answerBudget: BodyBudget;
  readonly filmBudget: BodyBudget;
}

/** So many bodies of words of full size may be held at once; small ones hardly count. */
const FULL_BODIES = 8;
const FULL_FILMS = 3;
/** Bodies with pictures are so large that only so many are held; the same goes for answers. */
const FULL_PICTURES = 3;
/** What one answer holds at most: a picture among words that are converted. */
const LARGEST_HELD = Math.max(LONGEST_ANSWER, TIMES_HELD * LONGEST_PICTURE);
/** Beside the largest answer that tells of a job there is room for small ones. */
const ROOM_BESIDE_TOLD = 64 * 1024 * 1024;
/** Nobody else can answer again what was answered: these wait longer, as clients that do not read are cut off by then. */
const ANSWER_PATIENCE_MS = 75_000;
/** Jobs can be asked after again. */
const TOLD_PATIENCE_MS = 3_000;

/** Each keeps free what its largest call may take: one always comes to its end. */
export function openBudgets({ bodyLimit, pictureLimit, filmLimit }: BodyLimits): Budgets {
  // Media are held once, and as many again may be fetched for models that take no addresses.
  const film = 2 * filmLimit + (TIMES_HELD - 1) * Math.min(bodyLimit, filmLimit);
  // What is fetched for a conversation may be as much as its body.
  const largest = Math.max((TIMES_HELD + TIMES_FETCHED_HELD) * bodyLimit, film);
  return {
    budget: new BodyBudget(Math.max(TIMES_HELD * FULL_BODIES * bodyLimit, FULL_FILMS * film), { reserve: largest }),
    pictureBudget: new BodyBudget((FULL_PICTURES - 1 + TIMES_HELD) * pictureLimit, { reserve: TIMES_HELD * pictureLimit }),
    answerBudget: new BodyBudget((FULL_PICTURES - 1) * LONGEST_ANSWER + LARGEST_HELD, { reserve: LARGEST_HELD, patienceMs: ANSWER_PATIENCE_MS }),
    filmBudget: new BodyBudget(LARGEST_TOLD + ROOM_BESIDE_TOLD, { reserve: LARGEST_TOLD, patienceMs: TOLD_PATIENCE_MS }),
  };
}
