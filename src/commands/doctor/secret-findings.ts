/** What is wrong with single secrets of the catalog, as the events say that are logged while it is read. */
import type { EventLog } from "../../observability/log-event.js";
import { everyLine, type Finding, problem } from "./finding.js";

/** Fields of an event about a key or a header that cannot be read. */
type SecretFields = {
  readonly provider?: string;
  readonly header?: string;
  readonly variable?: string;
  readonly reason?: string;
};

const OTHER_SECRET =
  "give this command and the gateway the ISOGLOSS_SECRET that the keys were stored under, or apply them again";

export class SecretFindings {
  readonly findings: Finding[] = [];
  /** The providers that are called without something of theirs. */
  readonly providers = new Set<string>();

  /** Without the secret, no stored key can be read, and that is said once. */
  constructor(private readonly hasSecret: boolean) {}

  /** A log whose lines become findings. */
  log(): EventLog {
    return everyLine((fields) => this.add(fields));
  }

  private add({ provider = "", header, variable, reason = "" }: SecretFields): void {
    this.providers.add(provider);
    const isStored = header === undefined && variable === undefined;
    if (isStored && !this.hasSecret) return;
    const check = header === undefined ? `key of ${provider}` : `header ${header} of ${provider}`;
    const detail = variable === undefined ? reason : `it reads the variable ${variable}: ${reason}`;
    this.findings.push(problem(check, detail, isStored ? OTHER_SECRET : adviceFor(variable)));
  }
}

function adviceFor(variable: string | undefined): string {
  return variable === undefined
    ? "correct the value, or the variables that it reads"
    : `set ${variable} for the gateway, and for this command`;
}
