import { expect } from "chai";
import { openAdminToken } from "../../src/admin-api/admin-token.js";
import { Secret } from "../../src/config/secret.js";
import { openConsoleSessions } from "../../src/console/sessions.js";
import { createAuditLog } from "../../src/stores/administrators/audit-log.js";
import { createAdminTokenStore } from "../../src/stores/administrators/admin-token-store.js";
import { createSessionStore } from "../../src/stores/administrators/session-store.js";
import { createSettingsStore } from "../../src/stores/settings-store.js";
import { forEachEngine } from "../support/engines.js";

const TOKEN = "a-token-for-tests";
const DAY_MS = 86_400_000;

forEachEngine("openConsoleSessions: a cookie", (database) => {
  for (const [what, aheadMs] of [
    ["is that of this machine", 0],
    ["is a day behind", -DAY_MS],
    ["is a day ahead", DAY_MS],
  ] as const) {
    it(`lasts for half a day where the database's clock ${what}`, async () => {
      const sessions = openConsoleSessions({
        sessions: createSessionStore(database(), () => Date.now() + aheadMs),
        tokens: {
          configured: await openAdminToken(new Secret(TOKEN), createSettingsStore(database())),
          stored: createAdminTokenStore(database()),
        },
        audit: createAuditLog(database()),
        publicUrl: () => "http://gateway.test",
      });
      const { cookie } = await sessions.signIn(TOKEN, { requestId: "one" });
      expect(cookie).to.match(/; Max-Age=43200$/);
      expect(await sessions.find(cookie.split(";")[0])).to.include({ role: "owner" });
    });
  }
});
