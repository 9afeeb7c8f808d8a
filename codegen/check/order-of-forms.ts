/** An order of forms in which every form is used: the narrow ones come before the wide ones. */
import type { Form } from "../model/mapping.js";

/** Whether a form has to come before another one. */
export type Precedes = (form: Form, other: Form) => boolean;

/** The form before which another is to be placed, the nearest one; nothing where moving that form is not enough. */
export function placeFor(form: Form, all: readonly Form[], precedes: Precedes): Form | undefined {
  const index = all.indexOf(form);
  const others = all.filter((other) => other !== form);
  const places = others.slice(0, Math.max(0, index)).toReversed();
  return places.find((first) => {
    const at = others.indexOf(first);
    const isAfterAll = others.slice(0, at).every((other) => !precedes(form, other));
    return isAfterAll && others.slice(at).every((other) => !precedes(other, form));
  });
}

/** All forms, in the order of the file as far as it can be kept; nothing where two have to come before one another. */
export function orderOf(all: readonly Form[], precedes: Precedes): readonly Form[] | undefined {
  const left = [...all];
  const order: Form[] = [];
  while (left.length > 0) {
    const next = left.findIndex((form) => left.every((other) => other === form || !precedes(other, form)));
    if (next === -1) return undefined;
    order.push(...left.splice(next, 1));
  }
  return order;
}
