// Loaded before a program: its machine's clock is set forward or back by the milliseconds in a file beside it.
import { readFileSync } from "node:fs";
import { CLOCK_STEP } from "./clock-step.js";

const RealDate = Date;
let shift = 0;

class SteppingDate extends RealDate {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [RealDate.now() + shift] : given) as [number]));
  }

  static override now(): number {
    return RealDate.now() + shift;
  }
}

globalThis.Date = SteppingDate as DateConstructor;
setInterval(() => {
  try {
    shift = Number(readFileSync(CLOCK_STEP, "utf8"));
  } catch {
    // The clock has not been set yet.
  }
}, 10).unref();
