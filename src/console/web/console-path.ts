/** Where the console is served. */
export const CONSOLE = "/console";
