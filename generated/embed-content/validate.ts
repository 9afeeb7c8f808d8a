// Made from specs/dialects/embed-content/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.

export const validateRequest = validate20;
const schema31 = { $id: "/request", $ref: "/document#/components/schemas/Request" };
const schema33 = {
  type: "object",
  required: ["requests"],
  properties: { requests: { type: "array", minItems: 1, items: { $ref: "#/components/schemas/EmbedRequest" } } },
};
const func0 = Object.prototype.hasOwnProperty;
const schema34 = {
  type: "object",
  required: ["model", "content"],
  properties: {
    model: { type: "string" },
    content: { $ref: "#/components/schemas/Content" },
    taskType: { type: ["string", "null"] },
    title: { type: ["string", "null"] },
    outputDimensionality: { type: ["integer", "null"] },
  },
};
const schema35 = {
  type: "object",
  required: ["parts"],
  properties: {
    parts: { type: "array", minItems: 1, items: { type: "object", properties: { text: { type: "string" } } } },
  },
};

function validate23(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        ((data.model === undefined || !func0.call(data, "model")) && (missing0 = "model")) ||
        ((data.content === undefined || !func0.call(data, "content")) && (missing0 = "content"))
      ) {
        validate23.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.model !== undefined && func0.call(data, "model")) {
          const _errs1 = errors;
          if (typeof data.model !== "string") {
            validate23.errors = [
              {
                instancePath: instancePath + "/model",
                schemaPath: "#/properties/model/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.content !== undefined && func0.call(data, "content")) {
            let data1 = data.content;
            const _errs3 = errors;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                let missing1;
                if ((data1.parts === undefined || !func0.call(data1, "parts")) && (missing1 = "parts")) {
                  validate23.errors = [
                    {
                      instancePath: instancePath + "/content",
                      schemaPath: "#/components/schemas/Content/required",
                      keyword: "required",
                      params: { missingProperty: missing1 },
                      message: "must have required property '" + missing1 + "'",
                    },
                  ];
                  return false;
                } else {
                  if (data1.parts !== undefined && func0.call(data1, "parts")) {
                    let data2 = data1.parts;
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (Array.isArray(data2)) {
                        if (data2.length < 1) {
                          validate23.errors = [
                            {
                              instancePath: instancePath + "/content/parts",
                              schemaPath: "#/components/schemas/Content/properties/parts/minItems",
                              keyword: "minItems",
                              params: { limit: 1 },
                              message: "must NOT have fewer than 1 items",
                            },
                          ];
                          return false;
                        } else {
                          var valid3 = true;
                          const len0 = data2.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data3 = data2[i0];
                            const _errs8 = errors;
                            if (errors === _errs8) {
                              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                                if (data3.text !== undefined && func0.call(data3, "text")) {
                                  if (typeof data3.text !== "string") {
                                    validate23.errors = [
                                      {
                                        instancePath: instancePath + "/content/parts/" + i0 + "/text",
                                        schemaPath:
                                          "#/components/schemas/Content/properties/parts/items/properties/text/type",
                                        keyword: "type",
                                        params: { type: "string" },
                                        message: "must be string",
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              } else {
                                validate23.errors = [
                                  {
                                    instancePath: instancePath + "/content/parts/" + i0,
                                    schemaPath: "#/components/schemas/Content/properties/parts/items/type",
                                    keyword: "type",
                                    params: { type: "object" },
                                    message: "must be object",
                                  },
                                ];
                                return false;
                              }
                            }
                            var valid3 = _errs8 === errors;
                            if (!valid3) {
                              break;
                            }
                          }
                        }
                      } else {
                        validate23.errors = [
                          {
                            instancePath: instancePath + "/content/parts",
                            schemaPath: "#/components/schemas/Content/properties/parts/type",
                            keyword: "type",
                            params: { type: "array" },
                            message: "must be array",
                          },
                        ];
                        return false;
                      }
                    }
                  }
                }
              } else {
                validate23.errors = [
                  {
                    instancePath: instancePath + "/content",
                    schemaPath: "#/components/schemas/Content/type",
                    keyword: "type",
                    params: { type: "object" },
                    message: "must be object",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.taskType !== undefined && func0.call(data, "taskType")) {
              let data5 = data.taskType;
              const _errs12 = errors;
              if (typeof data5 !== "string" && data5 !== null) {
                validate23.errors = [
                  {
                    instancePath: instancePath + "/taskType",
                    schemaPath: "#/properties/taskType/type",
                    keyword: "type",
                    params: { type: schema34.properties.taskType.type },
                    message: "must be string,null",
                  },
                ];
                return false;
              }
              var valid0 = _errs12 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.title !== undefined && func0.call(data, "title")) {
                let data6 = data.title;
                const _errs14 = errors;
                if (typeof data6 !== "string" && data6 !== null) {
                  validate23.errors = [
                    {
                      instancePath: instancePath + "/title",
                      schemaPath: "#/properties/title/type",
                      keyword: "type",
                      params: { type: schema34.properties.title.type },
                      message: "must be string,null",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs14 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.outputDimensionality !== undefined && func0.call(data, "outputDimensionality")) {
                  let data7 = data.outputDimensionality;
                  const _errs16 = errors;
                  if (
                    !(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)) &&
                    data7 !== null
                  ) {
                    validate23.errors = [
                      {
                        instancePath: instancePath + "/outputDimensionality",
                        schemaPath: "#/properties/outputDimensionality/type",
                        keyword: "type",
                        params: { type: schema34.properties.outputDimensionality.type },
                        message: "must be integer,null",
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs16 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate23.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = {
  props: { model: true, content: true, taskType: true, title: true, outputDimensionality: true },
  dynamicProps: false,
  dynamicItems: false,
};

function validate22(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.requests === undefined || !func0.call(data, "requests")) && (missing0 = "requests")) {
        validate22.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.requests !== undefined && func0.call(data, "requests")) {
          let data0 = data.requests;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              if (data0.length < 1) {
                validate22.errors = [
                  {
                    instancePath: instancePath + "/requests",
                    schemaPath: "#/properties/requests/minItems",
                    keyword: "minItems",
                    params: { limit: 1 },
                    message: "must NOT have fewer than 1 items",
                  },
                ];
                return false;
              } else {
                var valid1 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  const _errs3 = errors;
                  if (
                    !validate23(data0[i0], {
                      instancePath: instancePath + "/requests/" + i0,
                      parentData: data0,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs3 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              }
            } else {
              validate22.errors = [
                {
                  instancePath: instancePath + "/requests",
                  schemaPath: "#/properties/requests/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                },
              ];
              return false;
            }
          }
        }
      }
    } else {
      validate22.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { props: { requests: true }, dynamicProps: false, dynamicItems: false };

function validate20(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="/request" */
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!validate22(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
    errors = vErrors.length;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { props: { requests: true }, dynamicProps: false, dynamicItems: false };
