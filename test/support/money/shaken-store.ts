import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../processes/random.js";

/** A store whose calls are late, and fail before or after they are done. */
export function shaken<Store extends object>(store: Store, random: Random, fails: () => boolean): Store {
  const failSometimes = () => {
    if (fails()) throw Object.assign(new Error("the connection broke"), { code: "ECONNRESET" });
  };
  return new Proxy(store, {
    get: (target, name) => {
      const real = Reflect.get(target, name) as (...given: unknown[]) => Promise<unknown>;
      return async (...given: unknown[]) => {
        if (random.chance(0.5)) await sleep(random.below(6));
        failSometimes();
        const answer = await real(...given);
        if (random.chance(0.3)) await sleep(random.below(4));
        failSometimes();
        return answer;
      };
    },
  });
}
