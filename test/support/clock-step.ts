/** The file, in the working directory of a program, with the offset of its machine's clock. */
export const CLOCK_STEP = "clock-step";
