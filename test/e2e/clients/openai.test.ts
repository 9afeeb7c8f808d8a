import { describeOpenai, describeOpenaiItself } from "./openai-cases.js";
import { OFTEN } from "./upstreams.js";

describeOpenai(OFTEN["openai"]);
describeOpenaiItself();
