import { pino } from "pino";

/** For functions that need a log that no test reads. */
export const silentLog = pino({ level: "silent" });
