import { faultCases } from "../../support/codegen/fault-cases.js";

const at = (dialect: string, models: string) =>
  [[`dialects/${dialect}/dialect.yaml`, "  endpoint:", `  models: [${models}]\n  endpoint:`]] as const;

describe("modelLists: lists of models", () => {
  faultCases([
    [
      "a variable of a model that there is not",
      [...at("chat", "{ at: /v1/models, list: { data: $models }, one: { ▸id: $idd } }")],
      'there is no variable "$idd"',
      "$id",
    ],
    [
      "a variable of a list in a model",
      [...at("chat", "{ at: /v1/models, list: { data: $models }, one: { id: [$id, ▸$models] } }")],
      'there is no variable "$models"',
      "",
    ],
    [
      "two lists at one path",
      [
        ...at("chat", "{ at: /v1/models, list: { data: $models }, one: { id: $id } }"),
        ...at("messages", "{ ▸at: /v1/models, list: { data: $models }, one: { id: $id } }"),
      ],
      "models are listed at /v1/models already, in specs/dialects/chat/dialect.yaml",
      "identified_by",
    ],
    [
      "a list for some and none for the others",
      [...at("chat", "{ ▸at: /v1/models, identified_by: [x-api-key], list: { data: $models }, one: { id: $id } }")],
      "no dialect lists models at /v1/models to clients without",
      "identified_by",
    ],
  ]);
});
