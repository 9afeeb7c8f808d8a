import { dialectClients } from "../../support/dialect-clients/index.js";
import { describeCases, describeItself, often, startSuite } from "./bad-input-cases.js";

startSuite();
for (const [dialect, dialectClient] of dialectClients) {
  describe(`a client with the dialect ${dialect}`, () => describeCases(dialect, dialectClient, often(dialect)));
}
describeItself();
