/** The pages by their paths. */
import type { ComponentType } from "preact";
import { ExplorerPage } from "./pages/explorer.js";
import { Keys } from "./pages/keys.js";
import { Models } from "./pages/models.js";
import { Overview } from "./pages/overview.js";
import { PlaygroundPage } from "./pages/playground.js";
import { RequestPage } from "./pages/request.js";
import { Requests } from "./pages/requests.js";
import { TaskPage } from "./pages/task.js";
import { Tasks } from "./pages/tasks.js";
import { WalletPage } from "./pages/wallet.js";
import { Wallets } from "./pages/wallets.js";
import { CONSOLE } from "./console-path.js";
import type { PageProps } from "./page-props.js";

type Page = ComponentType<PageProps>;

const PAGES: Readonly<Record<string, Page>> = {
  "": Overview,
  requests: Requests,
  "requests/*": RequestPage,
  models: Models,
  wallets: Wallets,
  "wallets/*": WalletPage,
  keys: Keys,
  tasks: Tasks,
  "tasks/*": TaskPage,
  playground: PlaygroundPage,
  explorer: ExplorerPage,
};

export function pageAt(path: string): { readonly page: Page | undefined; readonly named: string } {
  const [, room = "", named, ...further] = path.slice(CONSOLE.length).replace(/\/$/, "").split("/");
  const key = named === undefined ? room : `${room}/*`;
  const isPage = Object.hasOwn(PAGES, key) && further.length === 0;
  return { page: isPage ? PAGES[key] : undefined, named: decoded(named ?? "") };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
