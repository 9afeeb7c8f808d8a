import { expect } from "chai";
import { refusalOf } from "../../src/calls/admit.js";
import type { BudgetRefusal } from "../../src/stores/wallets/holds.js";

describe("admit: a key's budget that refuses a call", () => {
  const renewsAt = Date.UTC(2026, 1, 1);
  const cases: [Omit<BudgetRefusal, "refused" | "renewsAt">, string][] = [
    [
      { period: "day", ticks: 50_000_000_000n, isUsedUp: true },
      "This key has used up its budget of 5.00 USD for today. It renews at 2026-02-01T00:00:00.000Z.",
    ],
    [
      { period: "month", ticks: 1n, isUsedUp: true },
      "This key has used up its budget of 0.0000000001 USD for this month. It renews at 2026-02-01T00:00:00.000Z.",
    ],
    [
      { period: "day", ticks: 50_000_000_000n, isUsedUp: false },
      "What this key has left of its budget of 5.00 USD for today cannot cover what the call may cost. " +
        "It renews at 2026-02-01T00:00:00.000Z.",
    ],
  ];
  for (const [refusal, message] of cases) {
    it(`is named by ${JSON.stringify(message)}`, () => {
      const error = refusalOf({ refused: "budget", renewsAt, ...refusal });
      expect(error).to.include({ code: "insufficient_balance", message });
      expect(error.details.retryAfter).to.equal(undefined);
    });
  }
});
