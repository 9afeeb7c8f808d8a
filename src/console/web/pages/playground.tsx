/** The playground is loaded when it is opened first. */
import { loadedLater } from "../components/loaded-later.js";

export const PlaygroundPage = loadedLater(async () => (await import("../playground/playground.js")).Playground);
