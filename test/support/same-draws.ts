/**
 * Loaded by the runner of the whole suite: its properties draw the same values in each run, so that a change alone can
 * make one fail. The long runs draw others each time.
 */
import fc from "fast-check";

fc.configureGlobal({ seed: 1 });
