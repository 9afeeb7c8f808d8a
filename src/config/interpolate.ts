/** The variables `${NAME}` is read from. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The value of a variable. An object has members of its own kind, such as `constructor`, which are none. */
export function variableIn(environment: Environment, name: string): string | undefined {
  return Object.hasOwn(environment, name) ? environment[name] : undefined;
}

export type Interpolated = { readonly text: string } | { readonly missing: string } | { readonly malformed: string };

const REFERENCE = /\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}/g;
const WHOLE_REFERENCE = /^\$\{([A-Za-z_][A-Za-z0-9_]*)\}$/;

// In a YAML flow collection these characters end a plain value, so `{ token: ${TOKEN} }` would not parse.
// While YAML reads the text, private characters of the same length replace them, so that every position stays.
const SPECIAL = "{}[],:#";
const FIRST_PLACEHOLDER = 0xe000;

/** Hides variable references from a YAML parser without moving anything. */
export function shieldReferences(text: string): string {
  return replaceUpTo("}", text, REFERENCE, (reference) =>
    reference.replace(/[{}[\],:#]/g, (character) =>
      String.fromCharCode(FIRST_PLACEHOLDER + SPECIAL.indexOf(character)),
    ),
  );
}

/** Undoes `shieldReferences` in one value. */
export function unshieldReferences(text: string): string {
  return replaceUpTo("\ue001", text, /\$\ue000[^\ue001]*\ue001/g, (reference) =>
    reference.replace(/[\ue000-\ue006]/g, (character) => SPECIAL.charAt(character.charCodeAt(0) - FIRST_PLACEHOLDER)),
  );
}

/** Whether a value reads the environment. */
export function hasReference(text: string): boolean {
  return text.includes("${");
}

/** The variable's name when the value is one reference without a default and nothing else. */
export function referencedVariable(text: string): string | undefined {
  return WHOLE_REFERENCE.exec(text)?.[1];
}

/** Replaces `${NAME}` and `${NAME:-default}`. The default also replaces an empty variable, as in a shell. */
export function interpolate(text: string, environment: Environment): Interpolated {
  let missing: string | undefined;
  const filled = replaceUpTo("}", text, REFERENCE, (_reference, name = "", fallback) => {
    const value = variableIn(environment, name);
    if (fallback !== undefined) return value === undefined || value === "" ? fallback : value;
    if (value === undefined) missing ??= name;
    return value ?? "";
  });
  if (hasReference(replaceUpTo("}", text, REFERENCE, () => ""))) return { malformed: text };
  return missing === undefined ? { text: filled } : { missing };
}

/**
 * Replaces what ends in a character. Behind the last one there is nothing to replace, and from each beginning there the
 * whole rest would be searched for it.
 */
function replaceUpTo(
  end: string,
  text: string,
  expression: RegExp,
  replacement: (whole: string, ...groups: (string | undefined)[]) => string,
): string {
  const cut = text.lastIndexOf(end) + 1;
  return text.slice(0, cut).replace(expression, replacement) + text.slice(cut);
}
