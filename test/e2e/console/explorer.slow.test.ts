import { expect } from "chai";
import type { Page } from "playwright-core";
import { realBrowser } from "../../support/browser/browser.js";
import {
  demonstration,
  expectNoFaults,
  expectUsable,
  type Look,
  LOOKS,
  signedIn,
} from "../../support/browser/console.js";

const PASTED = {
  model: "maker/some-model",
  messages: [{ role: "user", content: "What is an isogloss?", name: "Ada" }],
  stop: "END",
  seed: 7,
};

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const request = (page: Page) => page.getByRole("textbox", { name: "Request" });

async function widestBeyond(page: Page): Promise<number> {
  return page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
}

describe("the explorer in a browser", function () {
  this.timeout(180_000);
  const demo = demonstration();
  const open = realBrowser();

  async function explorer(hash = "", options = {}) {
    const opened = await open(demo().url, options);
    await opened.page.goto(`/explorer${hash}`);
    await opened.page.getByRole("heading", { level: 1, name: "Explorer" }).waitFor();
    return opened;
  }

  it("opens with all pairs, and a cell opens its pair", async () => {
    const opened = await explorer();
    const { page } = opened;
    await page.getByRole("link", { name: /^chat to messages: \d+ carried, \d+ dropped$/ }).click();
    await region(page, "Fields").waitFor();
    expect(new URL(page.url()).hash).to.equal("#from=chat&to=messages");
    await page.getByRole("link", { name: "All pairs" }).click();
    await page.getByRole("table", { name: "Pairs of dialects: Conversations" }).waitFor();
    expectNoFaults(opened);
  });

  it("compares two dialects that are chosen by name", async () => {
    const opened = await explorer();
    const { page } = opened;
    await page.getByRole("combobox", { name: "From" }).selectOption("chat");
    await page.getByRole("combobox", { name: "To" }).selectOption("messages");
    const fields = region(page, "Fields");
    await fields.getByRole("row", { name: /frequency_penalty .* the vendor offers no penalties/ }).waitFor();
    await fields.getByRole("row", { name: /^stop .* stop_sequences/ }).waitFor();
    await fields.getByRole("textbox", { name: "Filter" }).fill("penalties");
    expect(await fields.getByRole("row").count()).to.equal(3);
    await fields.getByRole("textbox", { name: "Filter" }).fill("");
    await fields.getByRole("combobox", { name: "Show" }).selectOption("dropped");
    expect(await fields.getByRole("row", { name: /^stop / }).count()).to.equal(0);
    expectNoFaults(opened);
  });

  it("converts a pasted request, and names what is dropped with the reason", async () => {
    const opened = await explorer("#from=chat&to=messages");
    const { page } = opened;
    await request(page).fill(JSON.stringify(PASTED));
    await region(page, "Upstream request").getByText('"stop_sequences": [').waitFor();
    const dropped = region(page, "Dropped parameters");
    await dropped.getByText("x-dropped-params: messages[0].name, seed").waitFor();
    await dropped.getByText("the vendor offers no seed").waitFor();
    expectNoFaults(opened);
  });

  const sides: readonly (readonly [string, string, string, string])[] = [
    ["Request", "request", "To", "responses"],
    ["Upstream answer", "answer", "From", "responses"],
    ["Upstream stream", "stream", "From", "responses"],
  ];
  for (const [label, view, side, other] of sides)
    it(`keeps a changed text when another dialect is chosen on the other side: ${label}`, async () => {
      const opened = await explorer(`#from=chat&to=messages&view=${view}`);
      const { page } = opened;
      const edited = page.getByRole("textbox", { name: label });
      await edited.fill(JSON.stringify(PASTED));
      await page.getByRole("combobox", { name: side }).selectOption(other);
      await page.getByText("Loading…").first().waitFor({ state: "detached" });
      expect(await edited.inputValue()).to.equal(JSON.stringify(PASTED));
      expectNoFaults(opened);
    });

  it("begins with the sample of another dialect that is chosen on the side of a changed text", async () => {
    const opened = await explorer("#from=chat&to=messages");
    const { page } = opened;
    await request(page).fill(JSON.stringify(PASTED));
    await page.getByRole("combobox", { name: "From" }).selectOption("responses");
    await region(page, "Upstream request").getByText('"model":').waitFor();
    expect(await request(page).inputValue()).not.to.contain("What is an isogloss?");
    expectNoFaults(opened);
  });

  it("shows the error that the client gets, with its place", async () => {
    const opened = await explorer("#from=chat&to=messages");
    const { page } = opened;
    await request(page).fill('{\n  "model": ?\n}');
    await region(page, "Upstream request")
      .getByText(/400 invalid_request.*\(line 2, column 12\)/)
      .waitFor();
    await request(page).fill('{ "model": "maker/some-model", "messages": "none" }');
    await region(page, "Upstream request")
      .getByText(/^400 invalid_request.*messages/)
      .waitFor();
    await region(page, "Dropped parameters").getByText("The request is not converted.").waitFor();
    expectNoFaults(opened);
  });

  it("converts the sample of every pair, its answer and its stream", async () => {
    const opened = await explorer();
    const { page } = opened;
    const pairs = page.getByRole("link", { name: /: \d+ carried, \d+ dropped$/ });
    await pairs.first().waitFor();
    const links = await pairs.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
    expect(links.length).to.be.greaterThan(60);
    for (const hash of links.filter((_, index) => index % 5 === 0)) {
      await page.goto(`/explorer${hash}`);
      await region(page, "Upstream request").locator("pre").waitFor();
      expect(await page.getByRole("alert").count(), hash).to.equal(0);
    }
    await page.goto("/explorer#from=chat&to=messages&view=answer");
    await region(page, "Answer for the client").getByText('"object": "chat.completion"').waitFor();
    await page.getByRole("tab", { name: "Stream" }).click();
    await region(page, "Stream for the client").getByText("data: [DONE]").waitFor();
    expectNoFaults(opened);
  });

  it("says that there is no such field or dialect, where a link names one", async () => {
    const opened = await explorer("#from=chat&to=messages&view=answer&field=nothing");
    await region(opened.page, "Fields").getByText("messages has no field nothing.").waitFor();
    await opened.page.goto("/explorer#from=chat&to=nobody");
    await opened.page.getByText("There is no dialect nobody.").waitFor();
    expectNoFaults(opened);
  });

  it("has links to fields, and shows the field that a link names", async () => {
    const opened = await explorer("#from=chat&to=messages&field=tool_choice");
    const { page } = opened;
    const row = page.locator("tr[aria-current=true]").first();
    await row.getByText("tool_choice").first().waitFor();
    await page.waitForFunction(
      "document.querySelector('tr[aria-current=true]').getBoundingClientRect().top < innerHeight",
    );
    await region(page, "Fields").getByRole("link", { name: "seed", exact: true }).click();
    await page.locator("tr[aria-current=true]").getByText("the vendor offers no seed").waitFor();
    expect(new URL(page.url()).hash).to.equal("#from=chat&to=messages&field=seed");
    await page.goto("/explorer#from=chat&to=messages&field=messages[3].name");
    await page.locator("tr[aria-current=true]").getByText("participants are not named elsewhere").waitFor();
    expectNoFaults(opened);
  });

  it("moves less than 300 KB for a pair", async () => {
    const opened = await open(demo().url);
    const sizes: Promise<number>[] = [];
    opened.page.on("requestfinished", (finished) => {
      sizes.push(
        finished.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      );
    });
    await opened.page.goto("/explorer#from=chat&to=responses");
    await region(opened.page, "Upstream request").locator("pre").waitFor();
    const moved = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(moved).to.be.greaterThan(50_000).and.lessThan(300_000);
  });

  it("is used with the keyboard alone", async () => {
    const { page } = await explorer("#from=chat&to=messages");
    await page.getByRole("tab", { name: "Request" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("textbox", { name: "Upstream answer" }).waitFor();
    await page.getByRole("tab", { name: "Answer", selected: true }).waitFor();
    await page.keyboard.press("ArrowLeft");
    await request(page).waitFor();
  });

  it("has no serious fault for people with other needs, light and dark, on a desk and on a phone", async () => {
    const opened = await explorer("", LOOKS[0]);
    const { page } = opened;
    const check = async (_: Look, title: string): Promise<void> => {
      expect(await widestBeyond(page), title).to.equal(0);
    };
    await page.getByRole("table", { name: "Pairs of dialects: Conversations" }).waitFor();
    await expectUsable(page, "explorer-matrix", check);
    await page.goto("/explorer#from=chat&to=messages");
    await region(page, "Upstream request").locator("pre").waitFor();
    await expectUsable(page, "explorer-pair", check);
    expectNoFaults(opened);
  });

  it("is the demonstration's alone without sign-in, and has the policy of the console", async () => {
    const response = await fetch(`${demo().url}/explorer`);
    expect(response.headers.get("content-security-policy"))
      .to.contain("default-src 'none'")
      .and.to.contain("script-src 'self'");
    const outside = await fetch(`${demo().url}/console/assets/explorer/..%2Findex.json`);
    expect(outside.status).to.equal(404);
  });
});

describe("the explorer in the console", function () {
  this.timeout(180_000);
  const open = signedIn();

  it("is a page of the console", async () => {
    const opened = await open();
    const { page } = opened;
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Explorer" }).click();
    await page.getByRole("heading", { level: 1, name: "Explorer" }).waitFor();
    await page.getByRole("combobox", { name: "From" }).selectOption("responses");
    await region(page, "Upstream request").locator("pre").waitFor();
    expect(page.url()).to.contain("/console/explorer#from=responses");
    expectNoFaults(opened);
  });
});
