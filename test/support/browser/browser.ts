/** A real browser for tests of pages: Debian's Chromium. A missing one fails the test. */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect } from "chai";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { CHECKOUT } from "../checkout.js";

/** The build without windows needs half the processor time. */
const WITHOUT_WINDOWS = "/usr/bin/chromium-headless-shell";
const PROGRAM = process.env.CHROMIUM ?? (existsSync(WITHOUT_WINDOWS) ? WITHOUT_WINDOWS : "/usr/bin/chromium");
/** Pictures of pages, for people to look at: taken where somebody wants them. */
const PICTURES = join(CHECKOUT, "build/screenshots");
const arePicturesTaken = process.env.ISOGLOSS_PICTURES !== undefined;
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** All rules are checked. Of what is in order no selectors are made. */
const FIND_VIOLATIONS = 'axe.run({ resultTypes: ["violations"] })';
/** A page hears of other colours before its next frame. From there on they may change slowly. */
const UNTIL_COLOURS_ARE_REACHED = `new Promise(requestAnimationFrame).then(() => {
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
  return Promise.allSettled(transitions.map(({ finished }) => finished)).then(() => undefined);
})`;
/** Hosts of the domain are this machine. Pages from there over plain http are no secure context. */
const HOSTS = "--host-resolver-rules=MAP *.test 127.0.0.1";
const ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", HOSTS];
const EXPECTED = [
  "Failed to load resource: the server responded with a status of 4",
  "The Cross-Origin-Opener-Policy header has been ignored, because the URL's origin was untrustworthy.",
];
/** Only a test that fails waits so long. */
const ACTION_MS = 60_000;

export interface OpenPage {
  readonly page: Page;
  /** What went wrong in the page: errors in its console, and requests to other hosts. */
  readonly faults: readonly string[];
}

/** One browser for all tests of a suite. Each page has cookies of its own. What a test has opened ends with it. */
export function realBrowser(): (origin: string, options?: BrowserContextOptions) => Promise<OpenPage> {
  let browser: Browser | undefined;
  let ofTest: BrowserContext[] = [];
  before(async () => {
    browser = await chromium.launch({ executablePath: PROGRAM, args: ARGUMENTS });
  });
  beforeEach(() => {
    ofTest = [];
  });
  afterEach(() => Promise.all(ofTest.map((context) => context.close())));
  after(() => browser?.close());
  return async (origin, options = {}) => {
    if (browser === undefined) throw new Error("the browser has not started");
    const context = await browser.newContext({ baseURL: origin, permissions: ["clipboard-write"], ...options });
    ofTest.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(ACTION_MS);
    return { page, faults: watch(page, origin) };
  };
}

function watch(page: Page, origin: string): readonly string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !isExpected(message.text())) faults.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(`${origin}/`)) faults.push(`request: ${url}`);
  });
  return faults;
}

/**
 * Browsers report every refused request, also those that a page makes to find out whether somebody is signed in, and
 * what they ignore where the context is not secure.
 */
function isExpected(text: string): boolean {
  return EXPECTED.some((start) => text.startsWith(start));
}

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Fails when a page has a serious fault for people who cannot see it, or who cannot use a mouse. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  if ((await page.evaluate("typeof axe")) === "undefined") await page.evaluate(AXE);
  await page.evaluate(UNTIL_COLOURS_ARE_REACHED);
  const { violations } = (await page.evaluate(FIND_VIOLATIONS)) as { violations: readonly Violation[] };
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const described = serious.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(" | ")}`,
  );
  expect(described, name).to.deep.equal([]);
}

export async function takePicture(page: Page, name: string): Promise<void> {
  if (!arePicturesTaken) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
}
