/** The demonstration as a process, and a browser that is signed in to its console. */
import type { ChildProcess } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import type { BrowserContextOptions, Page } from "playwright-core";
import { startProgram } from "../commands/call-program.js";
import { suiteDirectory } from "../directories.js";
import { expectAccessible, type OpenPage, realBrowser, takePicture } from "./browser.js";

export interface Demonstration {
  readonly url: string;
  readonly key: string;
  readonly adminToken: string;
}

/** Sections of a config file. */
type Sections = Readonly<Record<string, unknown>>;

/** One demonstration for all tests of a suite. */
export function demonstration(sections: Sections = {}): () => Demonstration {
  const directory = suiteDirectory();
  let child: ChildProcess | undefined;
  let welcome: Demonstration | undefined;
  before(async () => {
    writeFileSync(join(directory(), "isogloss.yaml"), JSON.stringify(sections));
    child = startProgram(directory(), ["demo", "--port", "0", "--json"]);
    welcome = JSON.parse(await firstLine(child)) as Demonstration;
  });
  after(() => child?.kill("SIGKILL"));
  return () => {
    if (welcome === undefined) throw new Error("the demonstration has not started");
    return welcome;
  };
}

export async function firstLine(child: ChildProcess): Promise<string> {
  let written = "";
  for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    written += String(chunk);
    if (written.includes("\n")) return written;
  }
  throw new Error("it ended before it listened");
}

export interface ConsolePage extends OpenPage {
  readonly demo: Demonstration;
}

/** Opens a page of the console for who has signed in. */
export function signedIn(
  sections?: Sections,
): (path?: string, options?: BrowserContextOptions & { readonly host?: string }) => Promise<ConsolePage> {
  const demo = demonstration(sections);
  const open = realBrowser();
  return async (path = "/console", { host, ...options } = {}) => {
    const url = new URL(demo().url);
    url.hostname = host ?? url.hostname;
    const opened = await open(url.origin, options);
    await signIn(opened.page, demo().adminToken, path);
    return { ...opened, demo: demo() };
  };
}

/** Opens a page of the console and signs in to it. */
export async function signIn(page: Page, token: string, path = "/console"): Promise<void> {
  await page.goto(path);
  await page.getByRole("textbox", { name: "Admin token" }).fill(token);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("navigation", { name: "Main" }).waitFor({ state: "attached" });
}

/** Opens a page by the navigation. */
export async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

/** In all of them the pages can be read and used. */
export const LOOKS = [
  { colorScheme: "light", viewport: { width: 1280, height: 800 } },
  { colorScheme: "dark", viewport: { width: 390, height: 844 } },
  { colorScheme: "dark", viewport: { width: 1280, height: 800 } },
  { colorScheme: "light", viewport: { width: 390, height: 844 } },
] as const;

export type Look = (typeof LOOKS)[number];

/**
 * In every look an open page can be used by everyone, and is no wider than the window. A page follows a change of the
 * look at once. The last one is that of a phone, in which the next page is opened.
 */
export async function expectUsable(
  page: Page,
  name: string,
  check: (look: Look, title: string) => Promise<void> = async () => undefined,
): Promise<void> {
  for (const look of LOOKS) {
    const { colorScheme, viewport } = look;
    const title = `${name}-${colorScheme}-${viewport.width}`;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await expectAccessible(page, title);
    const width = await page.evaluate("document.documentElement.scrollWidth");
    expect(width, `${title} is wider than the window`).to.be.at.most(viewport.width);
    await check(look, title);
    await takePicture(page, title);
  }
}

/** How many tables of a page are wider than their boxes. */
export function cutTables(page: Page): Promise<number> {
  const isCut = "(box) => box.scrollWidth > box.clientWidth";
  return page.evaluate(`[...document.querySelectorAll(".table-box")].filter(${isCut}).length`);
}

/** Nothing went wrong in a page. */
export function expectNoFaults({ faults }: OpenPage): void {
  expect(faults).to.deep.equal([]);
}
