/** Imports of functions beside dialects: they are files of people, which change while generated modules do not. */
export const OWN_FUNCTIONS = /from "(\.[^"]*\/functions\.js)"/g;
