import { expect } from "chai";
import { until } from "../../support/until.js";
import { expectNoFaults, goTo, signedIn } from "../../support/browser/console.js";

describe("the console's page of a request", function () {
  this.timeout(180_000);
  const open = signedIn();

  it("shows why a call was sent nowhere that no route can express", async () => {
    const opened = await open("/console");
    const { page, demo } = opened;
    const answer = await fetch(`${demo.url}/v1/embeddings`, {
      method: "POST",
      headers: { authorization: `Bearer ${demo.key}`, "content-type": "application/json" },
      body: JSON.stringify({ model: "demo/embedder-embed-content", input: [1, 2, 3] }),
    });
    expect(answer.status, await answer.text()).to.equal(400);
    const row = page.getByRole("row", { name: /embedder-embed-content/ });
    await until(async () => {
      await goTo(page, "Overview");
      await goTo(page, "Requests");
      await page.getByRole("row").nth(1).waitFor();
      return (await row.count()) > 0;
    }, 15_000);
    await row.getByRole("link").first().click();
    const attempts = page.getByRole("region", { name: "Attempts" });
    await attempts.getByText("Nothing was sent to a provider: no route that was tried takes this call.").waitFor();
    await attempts.getByText(/: unsuited$/).waitFor();
    expectNoFaults(opened);
  });
});
