/** Functions whose parameters are all used, or marked as not used. */

/** Parameters with an underscore before the names that the body does not use; unused ones at the end are left out. */
export function usedParameters(parameters: string, body: string): string {
  const names = parameters.split(", ");
  const isUsed = (name: string): boolean => uses(body, name);
  while (names.length > 0 && !isUsed(names.at(-1) ?? "")) names.pop();
  return names.map((name) => (isUsed(name) ? name : `_${name}`)).join(", ");
}

/** The lines of a function; a parameter that its body does not use is marked with an underscore. */
export function functionLines(
  head: string,
  parameters: readonly string[],
  result: string,
  body: readonly string[],
): string[] {
  const text = body.join("\n");
  const marked = parameters.map((parameter) =>
    uses(text, parameter.slice(0, parameter.indexOf(":"))) ? parameter : `_${parameter}`,
  );
  return [`${head}(${marked.join(", ")}): ${result} {`, ...body, "}", ""];
}

function uses(body: string, name: string): boolean {
  const code = body.replace(/"(?:[^"\\]|\\.)*"|\/\/.*/g, "");
  return new RegExp(`(?<![\\w$])(?<!(?<!\\.\\.)\\.)${name}(?![\\w$])`).test(code);
}
