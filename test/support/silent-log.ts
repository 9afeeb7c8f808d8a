import { pino } from "pino";

/** For what needs a log that no test reads. */
export const silentLog = pino({ level: "silent" });
