import { faultCases } from "../../support/codegen/fault-cases.js";

const at = (dialect: string, models: string) =>
  [[`dialects/${dialect}/dialect.yaml`, "  endpoint:", `  models: [${models}]\n  endpoint:`]] as const;

describe("modelLists: lists of models", () => {
  faultCases([
    [
      "an unknown variable of a model",
      [...at("chat", "{ at: /v1/models, list: { data: $models }, one: { ▸id: $idd } }")],
      'there is no variable "$idd"',
      'did you mean "$id"?',
    ],
    [
      "a variable of a list in a model",
      [...at("chat", "{ at: /v1/models, list: { data: $models }, one: { id: [$id, ▸$models] } }")],
      'there is no variable "$models"',
      "known here: $id, $maker, $created, $created_at, $actions, $endpoints, $output_limit",
    ],
    [
      "a word for a path that is not served",
      [
        ...at(
          "chat",
          "{ at: /v1/models, endpoints: { parameter: p, words: { ▸/v1/chat/completion: chat } }, " +
            "list: { data: $models }, one: { id: $id } }",
        ),
      ],
      "no dialect serves /v1/chat/completion",
      'did you mean "/v1/chat/completions"?',
    ],
    [
      "two lists at one path",
      [
        ...at("chat", "{ at: /v1/models, list: { data: $models }, one: { id: $id } }"),
        ...at("messages", "{ ▸at: /v1/models, list: { data: $models }, one: { id: $id } }"),
      ],
      "models are listed at /v1/models already, in specs/dialects/chat/dialect.yaml",
      "name the headers that identify these clients: identified_by: […]",
    ],
    [
      "a list with a condition and none without",
      [...at("chat", "{ ▸at: /v1/models, identified_by: [x-api-key], list: { data: $models }, one: { id: $id } }")],
      "no dialect lists models at /v1/models to clients without these headers",
      "let one dialect leave out identified_by",
    ],
  ]);
});
