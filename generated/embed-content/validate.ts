// Made from specs/dialects/embed-content/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.

export const validateRequest = checkRequest;
const schemaRequest = {
  type: "object",
  required: ["requests"],
  properties: { requests: { type: "array", minItems: 1, items: { $ref: "#/components/schemas/EmbedRequest" } } },
};
const hasOwn = Object.prototype.hasOwnProperty;
const schemaEmbedRequest = {
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
const schemaContent = {
  type: "object",
  required: ["parts"],
  properties: {
    parts: { type: "array", minItems: 1, items: { type: "object", properties: { text: { type: "string" } } } },
  },
};

function checkEmbedRequest(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        ((data.model === undefined || !hasOwn.call(data, "model")) && (missing0 = "model")) ||
        ((data.content === undefined || !hasOwn.call(data, "content")) && (missing0 = "content"))
      ) {
        checkEmbedRequest.errors = [
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
        checks0: {
          if (data.model !== undefined && hasOwn.call(data, "model")) {
            const _errs0 = errors;
            if (typeof data.model !== "string") {
              checkEmbedRequest.errors = [
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.content !== undefined && hasOwn.call(data, "content")) {
            let data0 = data.content;
            const _errs0 = errors;
            const _errs1 = errors;
            if (errors === _errs1) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing1;
                if ((data0.parts === undefined || !hasOwn.call(data0, "parts")) && (missing1 = "parts")) {
                  checkEmbedRequest.errors = [
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
                  if (data0.parts !== undefined && hasOwn.call(data0, "parts")) {
                    let data1 = data0.parts;
                    const _errs2 = errors;
                    if (errors === _errs2) {
                      if (Array.isArray(data1)) {
                        if (data1.length < 1) {
                          checkEmbedRequest.errors = [
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
                          var valid1 = true;
                          const len0 = data1.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data2 = data1[i0];
                            const _errs3 = errors;
                            if (errors === _errs3) {
                              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                                if (data2.text !== undefined && hasOwn.call(data2, "text")) {
                                  if (typeof data2.text !== "string") {
                                    checkEmbedRequest.errors = [
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
                                checkEmbedRequest.errors = [
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
                            var valid1 = _errs3 === errors;
                            if (!valid1) {
                              break;
                            }
                          }
                        }
                      } else {
                        checkEmbedRequest.errors = [
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
                checkEmbedRequest.errors = [
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.taskType !== undefined && hasOwn.call(data, "taskType")) {
            let data0 = data.taskType;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkEmbedRequest.errors = [
                {
                  instancePath: instancePath + "/taskType",
                  schemaPath: "#/properties/taskType/type",
                  keyword: "type",
                  params: { type: schemaEmbedRequest.properties.taskType.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.title !== undefined && hasOwn.call(data, "title")) {
            let data0 = data.title;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkEmbedRequest.errors = [
                {
                  instancePath: instancePath + "/title",
                  schemaPath: "#/properties/title/type",
                  keyword: "type",
                  params: { type: schemaEmbedRequest.properties.title.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.outputDimensionality !== undefined && hasOwn.call(data, "outputDimensionality")) {
            let data0 = data.outputDimensionality;
            const _errs0 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
              checkEmbedRequest.errors = [
                {
                  instancePath: instancePath + "/outputDimensionality",
                  schemaPath: "#/properties/outputDimensionality/type",
                  keyword: "type",
                  params: { type: schemaEmbedRequest.properties.outputDimensionality.type },
                  message: "must be integer,null",
                },
              ];
              return false;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      checkEmbedRequest.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkEmbedRequest.errors = vErrors;
  return errors === 0;
}

function checkRequest(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.requests === undefined || !hasOwn.call(data, "requests")) && (missing0 = "requests")) {
        checkRequest.errors = [
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
        if (data.requests !== undefined && hasOwn.call(data, "requests")) {
          let data0 = data.requests;
          const _errs0 = errors;
          if (errors === _errs0) {
            if (Array.isArray(data0)) {
              if (data0.length < 1) {
                checkRequest.errors = [
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
                var valid0 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  const _errs1 = errors;
                  if (
                    !checkEmbedRequest(data0[i0], {
                      instancePath: instancePath + "/requests/" + i0,
                      parentData: data0,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors = vErrors === null ? checkEmbedRequest.errors : vErrors.concat(checkEmbedRequest.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs1 === errors;
                  if (!valid0) {
                    break;
                  }
                }
              }
            } else {
              checkRequest.errors = [
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
      checkRequest.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkRequest.errors = vErrors;
  return errors === 0;
}
