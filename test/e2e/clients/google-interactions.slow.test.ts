import { describeInteractions } from "./google-interactions-cases.js";
import { OFTEN, upstreamsBut } from "./upstreams.js";

describeInteractions(upstreamsBut(OFTEN["google-interactions"]));
