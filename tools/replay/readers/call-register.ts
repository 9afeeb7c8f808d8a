import { madeUpId } from "./call-ids.js";

/**
 * Ties results to calls where ids may be missing: by id, else by name in the order of the calls, else by their order
 * alone.
 */
export class CallRegister {
  private made = 0;
  private readonly waiting: { readonly id: string; readonly name: string }[] = [];

  call(name: string, value: string | undefined): string {
    const id = value === undefined || value === "" ? madeUpId(this.made++) : value;
    this.waiting.push({ id, name });
    return id;
  }

  /** The id of the call that a result answers. Undefined when no call waits for it. */
  result(name: string, given: string | undefined): string | undefined {
    const byId = this.waiting.findIndex(({ id }) => id === given);
    const byName = this.waiting.findIndex((call) => call.name === name);
    const place = byId >= 0 ? byId : Math.max(0, byName);
    return this.waiting.splice(place, 1)[0]?.id;
  }
}
