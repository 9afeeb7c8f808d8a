import { describeAnthropic } from "./anthropic-cases.js";
import { OFTEN, upstreamsBut } from "./upstreams.js";

describeAnthropic(upstreamsBut(OFTEN["anthropic"]));
