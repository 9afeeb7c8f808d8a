import { performance } from "node:perf_hooks";
import { setImmediate as rest } from "node:timers/promises";
import { type VideoPlan, makeVideoByPictures, makePoster } from "./video.js";

/** Videos are small, and made again when they are asked for again. */
const MOST_KEPT = 64;
/** Whoever else waits is not to wait longer than so. */
const WORKING_MILLISECONDS = 10;

/** Makes videos when they are first asked for, and keeps the last ones. */
export class VideoCache {
  readonly #videos = new Map<string, Promise<Buffer>>();

  video(plan: VideoPlan): Promise<Buffer> {
    const { words, seconds, width, height } = plan;
    const name = JSON.stringify([words, seconds, width, height]);
    const video = this.#videos.get(name) ?? makeUnhurried(plan);
    this.#videos.delete(name);
    this.#videos.set(name, video);
    for (const oldest of this.#videos.keys()) if (this.#videos.size > MOST_KEPT) this.#videos.delete(oldest);
    return video;
  }

  /** The last picture of a video. */
  lastImage(plan: VideoPlan): Buffer {
    return makePoster(plan);
  }
}

async function makeUnhurried(plan: VideoPlan): Promise<Buffer> {
  const work = makeVideoByPictures(plan);
  for (let began = performance.now(); ;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - began < WORKING_MILLISECONDS) continue;
    await rest();
    began = performance.now();
  }
}
