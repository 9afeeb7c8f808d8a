import { performance } from "node:perf_hooks";
import { setImmediate as rest } from "node:timers/promises";
import { type VideoPlan, makeVideoByFrames, makePoster } from "./video.js";

/** Videos are small and can be made again. */
const MOST_KEPT = 64;
/** The longest time that one encoding may delay others. */
const WORKING_MILLISECONDS = 10;

/** Makes videos at the first request and caches the last ones. */
export class VideoCache {
  readonly #videos = new Map<string, Promise<Buffer>>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  video(plan: VideoPlan): Promise<Buffer> {
    const { words, seconds, width, height } = plan;
    const name = JSON.stringify([words, seconds, width, height]);
    const video = this.#videos.get(name) ?? makeUnhurried(plan, this.now);
    this.#videos.delete(name);
    this.#videos.set(name, video);
    for (const oldest of this.#videos.keys()) if (this.#videos.size > MOST_KEPT) this.#videos.delete(oldest);
    return video;
  }

  /** The last frame of a video. */
  lastImage(plan: VideoPlan): Buffer {
    return makePoster(plan);
  }
}

async function makeUnhurried(plan: VideoPlan, now: () => number): Promise<Buffer> {
  const work = makeVideoByFrames(plan);
  for (let began = now(); ;) {
    const { done, value } = work.next();
    if (done) return value;
    if (now() - began < WORKING_MILLISECONDS) continue;
    await rest();
    began = now();
  }
}
