/** The file, in the working directory of a program, that says how far its machine's clock is put forward. */
export const CLOCK_STEP = "clock-step";
