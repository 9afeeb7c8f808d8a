import { performance } from "node:perf_hooks";
import { setImmediate as rest } from "node:timers/promises";
import { type FilmPlan, makeFilmByPictures, makePoster } from "./video.js";

/** Films are small, and made again when they are asked for again. */
const MOST_KEPT = 64;
/** Whoever else waits is not to wait longer than so. */
const WORKING_MILLISECONDS = 10;

/** Makes films when they are first asked for, and keeps the last ones. */
export class Studio {
  readonly #films = new Map<string, Promise<Buffer>>();

  film(plan: FilmPlan): Promise<Buffer> {
    const { words, seconds, width, height } = plan;
    const name = JSON.stringify([words, seconds, width, height]);
    const film = this.#films.get(name) ?? makeUnhurried(plan);
    this.#films.delete(name);
    this.#films.set(name, film);
    for (const oldest of this.#films.keys()) if (this.#films.size > MOST_KEPT) this.#films.delete(oldest);
    return film;
  }

  /** The last picture of a film. */
  lastPicture(plan: FilmPlan): Buffer {
    return makePoster(plan);
  }
}

async function makeUnhurried(plan: FilmPlan): Promise<Buffer> {
  const work = makeFilmByPictures(plan);
  for (let began = performance.now(); ; ) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - began < WORKING_MILLISECONDS) continue;
    await rest();
    began = performance.now();
  }
}
