import { GatewayError } from "../../errors/gateway-error.js";
import { CALL_WAIT_MS } from "../../stores/drivers/retry-when-locked.js";
import { describeModel, describePrice, modelSchema, priceSchema } from "../model-descriptions.js";
import { type OperationCall, operation } from "../operation.js";
import { object, rows, text, truth } from "../schema.js";

const tag = "models";

const switched = object({
  id: text("The model's ID."),
  enabled: truth("Whether clients can call it now."),
});

export const modelOperations = [
  operation({
    method: "GET",
    path: "/models",
    tag,
    id: "listModels",
    summary: "List the models with their routes, and whether these work",
    answer: object({ models: rows(modelSchema, "By ID.") }),
    async handle({ stores, routeStates }) {
      const states = routeStates();
      const { models } = await stores.catalog.records();
      return { models: [...models.values()].map((model) => describeModel(model, states)) };
    },
  }),
  operation({
    method: "GET",
    path: "/models/{id}/prices",
    tag,
    id: "listPrices",
    summary: "List the prices that a model has and had",
    answer: object({ prices: rows(priceSchema, "The latest first. At most 100.") }),
    async handle({ stores, named }) {
      const prices = await stores.catalog.prices(named);
      // A model that was removed keeps its prices: calls were charged by them.
      if (prices.length === 0 && !(await stores.catalog.records()).models.has(named)) throw unknownModel(named);
      return { prices: prices.map(describePrice) };
    },
  }),
  operation({
    method: "POST",
    path: "/models/{id}/enable",
    tag,
    id: "enableModel",
    summary: "Let clients call a model",
    answer: switched,
    handle: (call) => switchModel(call, true),
  }),
  operation({
    method: "POST",
    path: "/models/{id}/disable",
    tag,
    id: "disableModel",
    summary: "Refuse calls of a model, as if it did not exist. Calls under way are finished",
    answer: switched,
    handle: (call) => switchModel(call, false),
  }),
];

async function switchModel(
  { stores, named: id, record, catalogChanged }: OperationCall<unknown, unknown>,
  enabled: boolean,
): Promise<{ readonly id: string; readonly enabled: boolean }> {
  const answer = { id, enabled };
  await stores.catalog
    .recording(() => record(answer))
    .change(({ models }) => {
      const model = models.get(id);
      if (model === undefined) throw unknownModel(id);
      if (model.enabled === enabled) return { differences: [], change: undefined };
      const difference = { action: "change", what: "model", id, fields: [] } as const;
      const change = { saveProviders: [], removeProviders: [], removeModels: [], saveModels: [{ ...model, enabled }] };
      return { differences: [difference], change };
    }, CALL_WAIT_MS);
  await catalogChanged();
  return answer;
}

function unknownModel(id: string): GatewayError {
  return new GatewayError("not_found", `There is no model ${id}.`);
}
