import { placedValues } from "../../../../specs/dialects/generate-content/functions.js";
import { reads, type Transform } from "../../../support/conversion/transform-cases.js";

describe("placedValues", () => {
  reads(placedValues as Transform<ReturnType<typeof placedValues.read>>, [
    [
      "values of every kind",
      [
        { jsonPath: "$.a", stringValue: "x" },
        { jsonPath: "$.b", numberValue: 0 },
        { jsonPath: "$.c", boolValue: false },
        { jsonPath: "$.d", nullValue: "NULL_VALUE" },
      ],
      [
        { at: ["a"], value: "x" },
        { at: ["b"], value: 0 },
        { at: ["c"], value: false },
        { at: ["d"], value: null },
      ],
    ],
    [
      "places in lists and quoted names",
      [{ jsonPath: "$.list[2]['a name'].b", stringValue: "x" }],
      [{ at: ["list", 2, "a name", "b"], value: "x" }],
    ],
    ["nothing", undefined, []],
  ]);
});
