/** Variables in the templates of a mapping. */

/** Whether one of the variables appears in a template, or in a list or an object of them. */
export function mentions(template: unknown, ...variables: readonly string[]): boolean {
  if (typeof template === "string") return variables.includes(template);
  return typeof template === "object" && template !== null
    ? Object.values(template).some((member) => mentions(member, ...variables))
    : false;
}
