// Made from specs/dialects/embeddings-by-dtype/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.

export const validateRequest = validate20;
const schema31 = { $id: "/request", $ref: "/document#/components/schemas/Request" };
const schema33 = {
  type: "object",
  required: ["model", "input"],
  properties: {
    model: { type: "string" },
    input: { type: ["string", "array"], items: { type: ["string", "integer", "array"] } },
    output_dimension: { type: ["integer", "null"] },
    output_dtype: { type: ["string", "null"] },
    encoding_format: { type: ["string", "null"] },
  },
};
const func0 = Object.prototype.hasOwnProperty;

function validate20(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="/request" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  const _errs0 = errors;
  if (errors === _errs0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        ((data.model === undefined || !func0.call(data, "model")) && (missing0 = "model")) ||
        ((data.input === undefined || !func0.call(data, "input")) && (missing0 = "input"))
      ) {
        validate20.errors = [
          {
            instancePath,
            schemaPath: "/document#/components/schemas/Request/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.model !== undefined && func0.call(data, "model")) {
          const _errs2 = errors;
          if (typeof data.model !== "string") {
            validate20.errors = [
              {
                instancePath: instancePath + "/model",
                schemaPath: "/document#/components/schemas/Request/properties/model/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string",
              },
            ];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.input !== undefined && func0.call(data, "input")) {
            let data1 = data.input;
            const _errs4 = errors;
            if (typeof data1 !== "string" && !Array.isArray(data1)) {
              validate20.errors = [
                {
                  instancePath: instancePath + "/input",
                  schemaPath: "/document#/components/schemas/Request/properties/input/type",
                  keyword: "type",
                  params: { type: schema33.properties.input.type },
                  message: "must be string,array",
                },
              ];
              return false;
            }
            if (errors === _errs4) {
              if (Array.isArray(data1)) {
                var valid2 = true;
                const len0 = data1.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data2 = data1[i0];
                  const _errs6 = errors;
                  if (
                    typeof data2 !== "string" &&
                    !(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) &&
                    !Array.isArray(data2)
                  ) {
                    validate20.errors = [
                      {
                        instancePath: instancePath + "/input/" + i0,
                        schemaPath: "/document#/components/schemas/Request/properties/input/items/type",
                        keyword: "type",
                        params: { type: schema33.properties.input.items.type },
                        message: "must be string,integer,array",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs6 === errors;
                  if (!valid2) {
                    break;
                  }
                }
              }
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.output_dimension !== undefined && func0.call(data, "output_dimension")) {
              let data3 = data.output_dimension;
              const _errs8 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
                validate20.errors = [
                  {
                    instancePath: instancePath + "/output_dimension",
                    schemaPath: "/document#/components/schemas/Request/properties/output_dimension/type",
                    keyword: "type",
                    params: { type: schema33.properties.output_dimension.type },
                    message: "must be integer,null",
                  },
                ];
                return false;
              }
              var valid1 = _errs8 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.output_dtype !== undefined && func0.call(data, "output_dtype")) {
                let data4 = data.output_dtype;
                const _errs10 = errors;
                if (typeof data4 !== "string" && data4 !== null) {
                  validate20.errors = [
                    {
                      instancePath: instancePath + "/output_dtype",
                      schemaPath: "/document#/components/schemas/Request/properties/output_dtype/type",
                      keyword: "type",
                      params: { type: schema33.properties.output_dtype.type },
                      message: "must be string,null",
                    },
                  ];
                  return false;
                }
                var valid1 = _errs10 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.encoding_format !== undefined && func0.call(data, "encoding_format")) {
                  let data5 = data.encoding_format;
                  const _errs12 = errors;
                  if (typeof data5 !== "string" && data5 !== null) {
                    validate20.errors = [
                      {
                        instancePath: instancePath + "/encoding_format",
                        schemaPath: "/document#/components/schemas/Request/properties/encoding_format/type",
                        keyword: "type",
                        params: { type: schema33.properties.encoding_format.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid1 = _errs12 === errors;
                } else {
                  var valid1 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate20.errors = [
        {
          instancePath,
          schemaPath: "/document#/components/schemas/Request/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = {
  props: { model: true, input: true, output_dimension: true, output_dtype: true, encoding_format: true },
  dynamicProps: false,
  dynamicItems: false,
};
