/** Failures between gateways, vendors and receivers of callbacks. */
import type { Random } from "./random.js";
import { type Behaviour, Receiver } from "../callbacks/receiver.js";
import { VideoUpstream, type Trouble } from "../videos/video-upstream.js";
import { numberIn, troubleOf } from "./numbered-videos.js";

/**
 * Vendors whose creations fail by their numbers, and whose polls and videos fail at times. They record the requests.
 */
export class FaultyVideoUpstream extends VideoUpstream {
  /** The numbers of all creations that arrived, whatever the result. */
  readonly posted: number[] = [];

  constructor(random: Random) {
    super();
    this.trouble = ({ method, url = "" }, body) => {
      const number = numberIn(body);
      if (method === "POST" && !Number.isNaN(number)) {
        this.posted.push(number);
        return troubleOf(number);
      }
      if (url.startsWith("/videos/")) return random.chance(0.04) ? "cut" : undefined;
      return random.weighted<Trouble>([
        [88, undefined],
        [3, 500],
        [2, 429],
        [3, "cut"],
        [2, "cut after"],
        [2, "hang"],
      ]);
    };
  }
}

/** Each callback by its number. The last behaviour repeats. */
const BEHAVIOURS: readonly (readonly Behaviour[])[] = [
  [204],
  [500, 204],
  [200],
  ["reset", 204],
  ["hang", 204],
  [301, 410, 204],
  [500, "reset", 301, "silent"],
  ["silent", 503, 429, 204],
];

/** A receiver of callbacks that mostly fails at first. */
export class FaultyReceiver extends Receiver {
  readonly #hits = new Map<number, number>();

  constructor() {
    super();
    this.choose = ({ path }) => {
      const number = numberIn(path);
      const before = this.#hits.get(number) ?? 0;
      this.#hits.set(number, before + 1);
      const behaviours = BEHAVIOURS[number % BEHAVIOURS.length] ?? [];
      return behaviours[Math.min(before, behaviours.length - 1)] ?? 204;
    };
  }
}
