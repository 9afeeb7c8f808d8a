import { describeAnthropic, describeAnthropicItself } from "./anthropic-cases.js";
import { OFTEN } from "./upstreams.js";

describeAnthropic(OFTEN["anthropic"]);
describeAnthropicItself();
