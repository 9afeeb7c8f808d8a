/** Whether a connection was not opened because this process or its machine may open no more files. */
import { closeSync, openSync } from "node:fs";
import { devNull } from "node:os";
import { codeOf } from "../errors/error-code.js";

const OUT_OF_FILES: ReadonlySet<string | undefined> = new Set(["EMFILE", "ENFILE"]);

export function isOutOfFiles(error: Error): boolean {
  return OUT_OF_FILES.has(codeOf(error)) || (isOfLookup(error) && !canOpenFiles());
}

/** The system's resolver cannot open its files either, and reports only that it found no name, or that it is busy. */
function isOfLookup(error: Error): boolean {
  return "syscall" in error && error.syscall === "getaddrinfo";
}

/** The resolver needs a file of its own and a socket at once. */
const NEEDED = 2;

function canOpenFiles(): boolean {
  const opened: number[] = [];
  try {
    while (opened.length < NEEDED) opened.push(openSync(devNull, "r"));
    return true;
  } catch (error) {
    return !OUT_OF_FILES.has(codeOf(error));
  } finally {
    opened.forEach((file) => closeSync(file));
  }
}
