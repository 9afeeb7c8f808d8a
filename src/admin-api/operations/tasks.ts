import { GatewayError } from "../../errors/gateway-error.js";
import { TASK_STATES } from "../../stores/tasks/task-rows.js";
import { redeliverTask, resolveTask } from "../../tasks/administer-tasks.js";
import { nextCursor, pageOf, pageQuery, writeMark } from "../cursor.js";
import type { Administration } from "../operation.js";
import { operation } from "../operation.js";
import { object, optional, rows, text, truth, word } from "../schema.js";
import {
  describeTask,
  describeTaskDetails,
  surroundingsOf,
  taskDetailsSchema,
  taskSchema,
} from "../task-descriptions.js";
import { walletIdOf } from "../wallet-id.js";
import { amount, amountOf } from "./amount.js";

const tag = "tasks";

export const taskOperations = [
  operation({
    method: "GET",
    path: "/tasks",
    tag,
    id: "listTasks",
    summary: "List tasks, the latest first",
    query: {
      wallet: optional(text("Only those of the wallet of this name.")),
      model: optional(text("Only those of the model of this ID.")),
      state: optional(word(TASK_STATES, "Only those in this state.")),
      ...pageQuery,
    },
    answer: object({ tasks: rows(taskSchema, "The latest first."), next_cursor: nextCursor }),
    async handle({ stores, query }) {
      const { wallet, model, state } = query;
      const page = await stores.tasks.list({ walletId: await walletIdOf(stores, wallet), model, state }, pageOf(query));
      return { tasks: page.rows.map(describeTask), next_cursor: writeMark(page.next) };
    },
  }),
  operation({
    method: "GET",
    path: "/tasks/{id}",
    tag,
    id: "showTask",
    summary: "Show a task, with what it made and every attempt to call back about it",
    answer: taskDetailsSchema,
    handle: ({ stores, named }) => show(stores, named),
  }),
  operation({
    method: "POST",
    path: "/tasks/{id}/resolve",
    tag,
    id: "resolveTask",
    summary: "End a task of which it is not known whether its upstream took it: charge it, or release what is held",
    body: object({
      charged: optional(object(amount, "What the upstream charges for it.")),
      released: optional(truth("That it charges nothing; one of the two is given.")),
    }),
    answer: taskDetailsSchema,
    async handle({ stores, record, taskSettler, taskCharged, named, body: { charged, released = false } }) {
      if ((charged !== undefined) === released)
        throw new GatewayError("invalid_request", "Either charged or released is given.", { param: "charged" });
      const ticks = charged === undefined ? undefined : amountOf(charged, "charged.");
      const charge = await resolveTask(stores, taskSettler, named, ticks, record);
      if (charge !== undefined) taskCharged(charge);
      return show(stores, named);
    },
  }),
  operation({
    method: "POST",
    path: "/tasks/{id}/redeliver",
    tag,
    id: "redeliverTask",
    summary: "Deliver a task's callback again, from the first attempt on",
    answer: taskDetailsSchema,
    async handle({ stores, record, named }) {
      await redeliverTask(stores, named, record);
      return show(stores, named);
    },
  }),
];

async function show(stores: Administration["stores"], id: string) {
  const task = await stores.tasks.show(id);
  if (task === undefined) throw new GatewayError("not_found", `There is no task ${id}.`);
  return describeTaskDetails(task, await surroundingsOf(stores, id));
}
