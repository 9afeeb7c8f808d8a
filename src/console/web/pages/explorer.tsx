/** The explorer is loaded when it is opened first. */
import { loadedLater } from "../components/loaded-later.js";

export const ExplorerPage = loadedLater(async () => (await import("../explorer/explorer.js")).Explorer);
