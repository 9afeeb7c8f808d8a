/** A job of a simulated upstream. How it stands is told by the time: nothing works on it until its film is looked at. */
import type { Wire } from "../../registry.js";
import type { Fate } from "../behaviour.js";
import type { FilmPlan } from "../video-encoder/video.js";
import type { FilmDialect, FilmPlaces, Told } from "./video-dialect.js";

export interface Job {
  /** Tells it from all others, of whatever dialect. */
  readonly key: string;
  /** How callers name it. */
  readonly name: string;
  readonly dialect: FilmDialect;
  readonly places: FilmPlaces;
  readonly model: string;
  readonly fate: Fate | undefined;
  readonly plan: FilmPlan;
  /** What is told when it has ended well, but for the film. */
  readonly made: Told;
  /** Where its film is, and its last picture where that is wanted. */
  readonly filmUrl: string;
  readonly pictureUrl: string | undefined;
  /** What its dialect repeats of the request. */
  readonly echo: Wire;
  readonly begunAt: number;
  /** How long it takes. */
  readonly milliseconds: number;
  calledOffAt?: number;
}

export type Phase = "queued" | "running" | "over" | "cancelled";

/** A job waits for so much of its time. */
const WAITING = 0.2;

export function phaseOf({ calledOffAt, begunAt, milliseconds, fate }: Job, now: number): Phase {
  if (calledOffAt !== undefined) return "cancelled";
  const done = (now - begunAt) / milliseconds;
  if (done < WAITING) return "queued";
  return done < 1 || fate === "stuck" ? "running" : "over";
}

/** Whether there is a film to be seen. */
export function hasFilm(job: Job, now: number): boolean {
  return job.fate === undefined && phaseOf(job, now) === "over";
}
