import { describeInteractions, describeInteractionsItself } from "./google-interactions-cases.js";
import { OFTEN } from "./upstreams.js";

describeInteractions(OFTEN["google-interactions"]);
describeInteractionsItself();
