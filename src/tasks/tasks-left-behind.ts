/** Tasks whose provider is removed. They cannot end, as nobody knows where to ask for them. */
import type { ItemDifference } from "../catalog/difference.js";
import type { OpenTasks } from "../stores/tasks/task-lists.js";

/** A warning for each removed provider with open tasks. */
export function tasksLeftBehind(changes: readonly ItemDifference[], open: readonly OpenTasks[]): string[] {
  const removed = new Set(
    changes.filter(({ action, what }) => action === "remove" && what === "provider").map(({ id }) => id),
  );
  return open.filter(({ provider }) => removed.has(provider)).map(describe);
}

function describe({ provider, tasks }: OpenTasks): string {
  const [counted, they] = tasks === 1 ? ["1 open task", "it"] : [`${tasks} open tasks`, "they"];
  return (
    `provider ${provider} is removed with ${counted}: ${they} can end only when it is applied again, ` +
    `and otherwise ${tasks === 1 ? "expires" : "expire"} after tasks.lifetimeHours`
  );
}
