// Made from specs/dialects/generate-content/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length as func139 } from "../../src/conversion/validator-support.js";

export const validateRequest = validate20;
const schema31 = { $id: "/request", $ref: "/document#/components/schemas/Request" };
const schema33 = {
  type: "object",
  required: ["contents"],
  properties: {
    model: { type: ["string", "null"] },
    contents: { type: "array", minItems: 1, items: { $ref: "#/components/schemas/Content" } },
    systemInstruction: { $ref: "#/components/schemas/SystemInstruction" },
    generationConfig: { $ref: "#/components/schemas/GenerationConfig" },
    tools: { type: ["array", "null"], items: { $ref: "#/components/schemas/Tool" } },
    toolConfig: { $ref: "#/components/schemas/ToolConfig" },
    safetySettings: { type: ["array", "null"], items: { $ref: "#/components/schemas/SafetySetting" } },
    cachedContent: { type: ["string", "null"] },
    labels: { type: ["object", "null"], additionalProperties: true },
    store: { type: ["boolean", "null"] },
    serviceTier: { type: ["string", "null"] },
    continuationToken: { type: ["string", "null"] },
    modelArmorConfig: { type: ["object", "null"], additionalProperties: true },
  },
};
const schema46 = {
  type: ["object", "null"],
  properties: {
    functionCallingConfig: {
      type: ["object", "null"],
      properties: {
        mode: { type: ["string", "null"] },
        allowedFunctionNames: { type: ["array", "null"], items: { type: "string" } },
        streamFunctionCallArguments: { type: ["boolean", "null"] },
      },
    },
    retrievalConfig: { type: ["object", "null"], additionalProperties: true },
    includeServerSideToolInvocations: { type: ["boolean", "null"] },
  },
};
const schema47 = {
  type: "object",
  properties: {
    category: { type: ["string", "null"] },
    threshold: { type: ["string", "null"] },
    method: { type: ["string", "null"] },
  },
};
const func0 = Object.prototype.hasOwnProperty;
const schema34 = {
  type: "object",
  required: ["parts"],
  properties: {
    role: { type: ["string", "null"], enum: ["user", "model", "function", "USER", "MODEL", null] },
    parts: {
      type: "array",
      items: {
        $ref: "#/components/schemas/Part",
        properties: {
          functionCall: { required: ["name"], properties: { name: { type: "string" } } },
          functionResponse: { required: ["name"], properties: { name: { type: "string" } } },
        },
      },
    },
  },
};
const schema35 = {
  type: "object",
  properties: {
    text: { type: ["string", "null"] },
    thought: { type: ["boolean", "null"] },
    thoughtSignature: { type: ["string", "null"] },
    inlineData: { $ref: "#/components/schemas/Blob" },
    fileData: { $ref: "#/components/schemas/FileData" },
    videoMetadata: { type: ["object", "null"], additionalProperties: true },
    mediaResolution: { type: ["object", "null"], properties: { level: { type: ["string", "null"] } } },
    functionCall: { $ref: "#/components/schemas/FunctionCall" },
    functionResponse: { $ref: "#/components/schemas/FunctionResponse" },
    executableCode: { type: ["object", "null"], additionalProperties: true },
    codeExecutionResult: { type: ["object", "null"], additionalProperties: true },
    toolCall: { type: ["object", "null"], additionalProperties: true },
    toolResponse: { type: ["object", "null"], additionalProperties: true },
    partMetadata: { type: ["object", "null"], additionalProperties: true },
  },
};
const schema36 = {
  type: ["object", "null"],
  required: ["data"],
  properties: {
    mimeType: { type: ["string", "null"] },
    data: { type: "string" },
    displayName: { type: ["string", "null"] },
  },
};
const schema37 = {
  type: ["object", "null"],
  properties: {
    mimeType: { type: ["string", "null"] },
    fileUri: { type: ["string", "null"] },
    displayName: { type: ["string", "null"] },
  },
};
const schema38 = {
  type: ["object", "null"],
  properties: {
    id: { type: ["string", "null"] },
    name: { type: ["string", "null"] },
    args: { type: ["object", "null"], additionalProperties: true },
    partialArgs: { type: ["array", "null"], items: { $ref: "#/components/schemas/PartialArgument" } },
    willContinue: { type: ["boolean", "null"] },
  },
};
const schema39 = {
  type: "object",
  properties: {
    jsonPath: { type: "string" },
    stringValue: { type: ["string", "null"] },
    numberValue: { type: ["number", "null"] },
    boolValue: { type: ["boolean", "null"] },
    nullValue: { type: ["string", "integer", "null"] },
    willContinue: { type: ["boolean", "null"] },
  },
};

function validate25(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    validate25.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schema38.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id !== undefined && func0.call(data, "id")) {
        let data0 = data.id;
        const _errs1 = errors;
        if (typeof data0 !== "string" && data0 !== null) {
          validate25.errors = [
            {
              instancePath: instancePath + "/id",
              schemaPath: "#/properties/id/type",
              keyword: "type",
              params: { type: schema38.properties.id.type },
              message: "must be string,null",
            },
          ];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.name !== undefined && func0.call(data, "name")) {
          let data1 = data.name;
          const _errs3 = errors;
          if (typeof data1 !== "string" && data1 !== null) {
            validate25.errors = [
              {
                instancePath: instancePath + "/name",
                schemaPath: "#/properties/name/type",
                keyword: "type",
                params: { type: schema38.properties.name.type },
                message: "must be string,null",
              },
            ];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.args !== undefined && func0.call(data, "args")) {
            let data2 = data.args;
            const _errs5 = errors;
            if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
              validate25.errors = [
                {
                  instancePath: instancePath + "/args",
                  schemaPath: "#/properties/args/type",
                  keyword: "type",
                  params: { type: schema38.properties.args.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.partialArgs !== undefined && func0.call(data, "partialArgs")) {
              let data3 = data.partialArgs;
              const _errs8 = errors;
              if (!Array.isArray(data3) && data3 !== null) {
                validate25.errors = [
                  {
                    instancePath: instancePath + "/partialArgs",
                    schemaPath: "#/properties/partialArgs/type",
                    keyword: "type",
                    params: { type: schema38.properties.partialArgs.type },
                    message: "must be array,null",
                  },
                ];
                return false;
              }
              if (errors === _errs8) {
                if (Array.isArray(data3)) {
                  var valid1 = true;
                  const len0 = data3.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data4 = data3[i0];
                    const _errs10 = errors;
                    const _errs11 = errors;
                    if (errors === _errs11) {
                      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                        if (data4.jsonPath !== undefined && func0.call(data4, "jsonPath")) {
                          const _errs13 = errors;
                          if (typeof data4.jsonPath !== "string") {
                            validate25.errors = [
                              {
                                instancePath: instancePath + "/partialArgs/" + i0 + "/jsonPath",
                                schemaPath: "#/components/schemas/PartialArgument/properties/jsonPath/type",
                                keyword: "type",
                                params: { type: "string" },
                                message: "must be string",
                              },
                            ];
                            return false;
                          }
                          var valid3 = _errs13 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (valid3) {
                          if (data4.stringValue !== undefined && func0.call(data4, "stringValue")) {
                            let data6 = data4.stringValue;
                            const _errs15 = errors;
                            if (typeof data6 !== "string" && data6 !== null) {
                              validate25.errors = [
                                {
                                  instancePath: instancePath + "/partialArgs/" + i0 + "/stringValue",
                                  schemaPath: "#/components/schemas/PartialArgument/properties/stringValue/type",
                                  keyword: "type",
                                  params: { type: schema39.properties.stringValue.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid3 = _errs15 === errors;
                          } else {
                            var valid3 = true;
                          }
                          if (valid3) {
                            if (data4.numberValue !== undefined && func0.call(data4, "numberValue")) {
                              let data7 = data4.numberValue;
                              const _errs17 = errors;
                              if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null) {
                                validate25.errors = [
                                  {
                                    instancePath: instancePath + "/partialArgs/" + i0 + "/numberValue",
                                    schemaPath: "#/components/schemas/PartialArgument/properties/numberValue/type",
                                    keyword: "type",
                                    params: { type: schema39.properties.numberValue.type },
                                    message: "must be number,null",
                                  },
                                ];
                                return false;
                              }
                              var valid3 = _errs17 === errors;
                            } else {
                              var valid3 = true;
                            }
                            if (valid3) {
                              if (data4.boolValue !== undefined && func0.call(data4, "boolValue")) {
                                let data8 = data4.boolValue;
                                const _errs19 = errors;
                                if (typeof data8 !== "boolean" && data8 !== null) {
                                  validate25.errors = [
                                    {
                                      instancePath: instancePath + "/partialArgs/" + i0 + "/boolValue",
                                      schemaPath: "#/components/schemas/PartialArgument/properties/boolValue/type",
                                      keyword: "type",
                                      params: { type: schema39.properties.boolValue.type },
                                      message: "must be boolean,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid3 = _errs19 === errors;
                              } else {
                                var valid3 = true;
                              }
                              if (valid3) {
                                if (data4.nullValue !== undefined && func0.call(data4, "nullValue")) {
                                  let data9 = data4.nullValue;
                                  const _errs21 = errors;
                                  if (
                                    typeof data9 !== "string" &&
                                    !(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)) &&
                                    data9 !== null
                                  ) {
                                    validate25.errors = [
                                      {
                                        instancePath: instancePath + "/partialArgs/" + i0 + "/nullValue",
                                        schemaPath: "#/components/schemas/PartialArgument/properties/nullValue/type",
                                        keyword: "type",
                                        params: { type: schema39.properties.nullValue.type },
                                        message: "must be string,integer,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid3 = _errs21 === errors;
                                } else {
                                  var valid3 = true;
                                }
                                if (valid3) {
                                  if (data4.willContinue !== undefined && func0.call(data4, "willContinue")) {
                                    let data10 = data4.willContinue;
                                    const _errs23 = errors;
                                    if (typeof data10 !== "boolean" && data10 !== null) {
                                      validate25.errors = [
                                        {
                                          instancePath: instancePath + "/partialArgs/" + i0 + "/willContinue",
                                          schemaPath:
                                            "#/components/schemas/PartialArgument/properties/willContinue/type",
                                          keyword: "type",
                                          params: { type: schema39.properties.willContinue.type },
                                          message: "must be boolean,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid3 = _errs23 === errors;
                                  } else {
                                    var valid3 = true;
                                  }
                                }
                              }
                            }
                          }
                        }
                      } else {
                        validate25.errors = [
                          {
                            instancePath: instancePath + "/partialArgs/" + i0,
                            schemaPath: "#/components/schemas/PartialArgument/type",
                            keyword: "type",
                            params: { type: "object" },
                            message: "must be object",
                          },
                        ];
                        return false;
                      }
                    }
                    var valid1 = _errs10 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                }
              }
              var valid0 = _errs8 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.willContinue !== undefined && func0.call(data, "willContinue")) {
                let data11 = data.willContinue;
                const _errs25 = errors;
                if (typeof data11 !== "boolean" && data11 !== null) {
                  validate25.errors = [
                    {
                      instancePath: instancePath + "/willContinue",
                      schemaPath: "#/properties/willContinue/type",
                      keyword: "type",
                      params: { type: schema38.properties.willContinue.type },
                      message: "must be boolean,null",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs25 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = {
  props: { id: true, name: true, args: true, partialArgs: true, willContinue: true },
  dynamicProps: false,
  dynamicItems: false,
};

const schema40 = {
  type: ["object", "null"],
  properties: {
    id: { type: ["string", "null"] },
    name: { type: ["string", "null"] },
    response: { type: ["object", "null"], additionalProperties: true },
    parts: { type: ["array", "null"], items: { $ref: "#/components/schemas/Part" } },
    willContinue: { type: ["boolean", "null"] },
    scheduling: { type: ["string", "null"] },
  },
};
const wrapper0 = { validate: validate24 };

function validate27(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    validate27.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schema40.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id !== undefined && func0.call(data, "id")) {
        let data0 = data.id;
        const _errs1 = errors;
        if (typeof data0 !== "string" && data0 !== null) {
          validate27.errors = [
            {
              instancePath: instancePath + "/id",
              schemaPath: "#/properties/id/type",
              keyword: "type",
              params: { type: schema40.properties.id.type },
              message: "must be string,null",
            },
          ];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.name !== undefined && func0.call(data, "name")) {
          let data1 = data.name;
          const _errs3 = errors;
          if (typeof data1 !== "string" && data1 !== null) {
            validate27.errors = [
              {
                instancePath: instancePath + "/name",
                schemaPath: "#/properties/name/type",
                keyword: "type",
                params: { type: schema40.properties.name.type },
                message: "must be string,null",
              },
            ];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.response !== undefined && func0.call(data, "response")) {
            let data2 = data.response;
            const _errs5 = errors;
            if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
              validate27.errors = [
                {
                  instancePath: instancePath + "/response",
                  schemaPath: "#/properties/response/type",
                  keyword: "type",
                  params: { type: schema40.properties.response.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.parts !== undefined && func0.call(data, "parts")) {
              let data3 = data.parts;
              const _errs8 = errors;
              if (!Array.isArray(data3) && data3 !== null) {
                validate27.errors = [
                  {
                    instancePath: instancePath + "/parts",
                    schemaPath: "#/properties/parts/type",
                    keyword: "type",
                    params: { type: schema40.properties.parts.type },
                    message: "must be array,null",
                  },
                ];
                return false;
              }
              if (errors === _errs8) {
                if (Array.isArray(data3)) {
                  var valid1 = true;
                  const len0 = data3.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs10 = errors;
                    if (
                      !wrapper0.validate(data3[i0], {
                        instancePath: instancePath + "/parts/" + i0,
                        parentData: data3,
                        parentDataProperty: i0,
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs10 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                }
              }
              var valid0 = _errs8 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.willContinue !== undefined && func0.call(data, "willContinue")) {
                let data5 = data.willContinue;
                const _errs11 = errors;
                if (typeof data5 !== "boolean" && data5 !== null) {
                  validate27.errors = [
                    {
                      instancePath: instancePath + "/willContinue",
                      schemaPath: "#/properties/willContinue/type",
                      keyword: "type",
                      params: { type: schema40.properties.willContinue.type },
                      message: "must be boolean,null",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs11 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.scheduling !== undefined && func0.call(data, "scheduling")) {
                  let data6 = data.scheduling;
                  const _errs13 = errors;
                  if (typeof data6 !== "string" && data6 !== null) {
                    validate27.errors = [
                      {
                        instancePath: instancePath + "/scheduling",
                        schemaPath: "#/properties/scheduling/type",
                        keyword: "type",
                        params: { type: schema40.properties.scheduling.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs13 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    }
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = {
  props: { id: true, name: true, response: true, parts: true, willContinue: true, scheduling: true },
  dynamicProps: false,
  dynamicItems: false,
};

function validate24(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.text !== undefined && func0.call(data, "text")) {
        let data0 = data.text;
        const _errs1 = errors;
        if (typeof data0 !== "string" && data0 !== null) {
          validate24.errors = [
            {
              instancePath: instancePath + "/text",
              schemaPath: "#/properties/text/type",
              keyword: "type",
              params: { type: schema35.properties.text.type },
              message: "must be string,null",
            },
          ];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.thought !== undefined && func0.call(data, "thought")) {
          let data1 = data.thought;
          const _errs3 = errors;
          if (typeof data1 !== "boolean" && data1 !== null) {
            validate24.errors = [
              {
                instancePath: instancePath + "/thought",
                schemaPath: "#/properties/thought/type",
                keyword: "type",
                params: { type: schema35.properties.thought.type },
                message: "must be boolean,null",
              },
            ];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.thoughtSignature !== undefined && func0.call(data, "thoughtSignature")) {
            let data2 = data.thoughtSignature;
            const _errs5 = errors;
            if (typeof data2 !== "string" && data2 !== null) {
              validate24.errors = [
                {
                  instancePath: instancePath + "/thoughtSignature",
                  schemaPath: "#/properties/thoughtSignature/type",
                  keyword: "type",
                  params: { type: schema35.properties.thoughtSignature.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.inlineData !== undefined && func0.call(data, "inlineData")) {
              let data3 = data.inlineData;
              const _errs7 = errors;
              const _errs8 = errors;
              if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
                validate24.errors = [
                  {
                    instancePath: instancePath + "/inlineData",
                    schemaPath: "#/components/schemas/Blob/type",
                    keyword: "type",
                    params: { type: schema36.type },
                    message: "must be object,null",
                  },
                ];
                return false;
              }
              if (errors === _errs8) {
                if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                  let missing0;
                  if ((data3.data === undefined || !func0.call(data3, "data")) && (missing0 = "data")) {
                    validate24.errors = [
                      {
                        instancePath: instancePath + "/inlineData",
                        schemaPath: "#/components/schemas/Blob/required",
                        keyword: "required",
                        params: { missingProperty: missing0 },
                        message: "must have required property '" + missing0 + "'",
                      },
                    ];
                    return false;
                  } else {
                    if (data3.mimeType !== undefined && func0.call(data3, "mimeType")) {
                      let data4 = data3.mimeType;
                      const _errs10 = errors;
                      if (typeof data4 !== "string" && data4 !== null) {
                        validate24.errors = [
                          {
                            instancePath: instancePath + "/inlineData/mimeType",
                            schemaPath: "#/components/schemas/Blob/properties/mimeType/type",
                            keyword: "type",
                            params: { type: schema36.properties.mimeType.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid2 = _errs10 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (valid2) {
                      if (data3.data !== undefined && func0.call(data3, "data")) {
                        const _errs12 = errors;
                        if (typeof data3.data !== "string") {
                          validate24.errors = [
                            {
                              instancePath: instancePath + "/inlineData/data",
                              schemaPath: "#/components/schemas/Blob/properties/data/type",
                              keyword: "type",
                              params: { type: "string" },
                              message: "must be string",
                            },
                          ];
                          return false;
                        }
                        var valid2 = _errs12 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data3.displayName !== undefined && func0.call(data3, "displayName")) {
                          let data6 = data3.displayName;
                          const _errs14 = errors;
                          if (typeof data6 !== "string" && data6 !== null) {
                            validate24.errors = [
                              {
                                instancePath: instancePath + "/inlineData/displayName",
                                schemaPath: "#/components/schemas/Blob/properties/displayName/type",
                                keyword: "type",
                                params: { type: schema36.properties.displayName.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs14 === errors;
                        } else {
                          var valid2 = true;
                        }
                      }
                    }
                  }
                }
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.fileData !== undefined && func0.call(data, "fileData")) {
                let data7 = data.fileData;
                const _errs16 = errors;
                const _errs17 = errors;
                if (!(data7 && typeof data7 == "object" && !Array.isArray(data7)) && data7 !== null) {
                  validate24.errors = [
                    {
                      instancePath: instancePath + "/fileData",
                      schemaPath: "#/components/schemas/FileData/type",
                      keyword: "type",
                      params: { type: schema37.type },
                      message: "must be object,null",
                    },
                  ];
                  return false;
                }
                if (errors === _errs17) {
                  if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                    if (data7.mimeType !== undefined && func0.call(data7, "mimeType")) {
                      let data8 = data7.mimeType;
                      const _errs19 = errors;
                      if (typeof data8 !== "string" && data8 !== null) {
                        validate24.errors = [
                          {
                            instancePath: instancePath + "/fileData/mimeType",
                            schemaPath: "#/components/schemas/FileData/properties/mimeType/type",
                            keyword: "type",
                            params: { type: schema37.properties.mimeType.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid4 = _errs19 === errors;
                    } else {
                      var valid4 = true;
                    }
                    if (valid4) {
                      if (data7.fileUri !== undefined && func0.call(data7, "fileUri")) {
                        let data9 = data7.fileUri;
                        const _errs21 = errors;
                        if (typeof data9 !== "string" && data9 !== null) {
                          validate24.errors = [
                            {
                              instancePath: instancePath + "/fileData/fileUri",
                              schemaPath: "#/components/schemas/FileData/properties/fileUri/type",
                              keyword: "type",
                              params: { type: schema37.properties.fileUri.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid4 = _errs21 === errors;
                      } else {
                        var valid4 = true;
                      }
                      if (valid4) {
                        if (data7.displayName !== undefined && func0.call(data7, "displayName")) {
                          let data10 = data7.displayName;
                          const _errs23 = errors;
                          if (typeof data10 !== "string" && data10 !== null) {
                            validate24.errors = [
                              {
                                instancePath: instancePath + "/fileData/displayName",
                                schemaPath: "#/components/schemas/FileData/properties/displayName/type",
                                keyword: "type",
                                params: { type: schema37.properties.displayName.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid4 = _errs23 === errors;
                        } else {
                          var valid4 = true;
                        }
                      }
                    }
                  }
                }
                var valid0 = _errs16 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.videoMetadata !== undefined && func0.call(data, "videoMetadata")) {
                  let data11 = data.videoMetadata;
                  const _errs25 = errors;
                  if (!(data11 && typeof data11 == "object" && !Array.isArray(data11)) && data11 !== null) {
                    validate24.errors = [
                      {
                        instancePath: instancePath + "/videoMetadata",
                        schemaPath: "#/properties/videoMetadata/type",
                        keyword: "type",
                        params: { type: schema35.properties.videoMetadata.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs25 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.mediaResolution !== undefined && func0.call(data, "mediaResolution")) {
                    let data12 = data.mediaResolution;
                    const _errs28 = errors;
                    if (!(data12 && typeof data12 == "object" && !Array.isArray(data12)) && data12 !== null) {
                      validate24.errors = [
                        {
                          instancePath: instancePath + "/mediaResolution",
                          schemaPath: "#/properties/mediaResolution/type",
                          keyword: "type",
                          params: { type: schema35.properties.mediaResolution.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs28) {
                      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                        if (data12.level !== undefined && func0.call(data12, "level")) {
                          let data13 = data12.level;
                          if (typeof data13 !== "string" && data13 !== null) {
                            validate24.errors = [
                              {
                                instancePath: instancePath + "/mediaResolution/level",
                                schemaPath: "#/properties/mediaResolution/properties/level/type",
                                keyword: "type",
                                params: { type: schema35.properties.mediaResolution.properties.level.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                        }
                      }
                    }
                    var valid0 = _errs28 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.functionCall !== undefined && func0.call(data, "functionCall")) {
                      const _errs32 = errors;
                      if (
                        !validate25(data.functionCall, {
                          instancePath: instancePath + "/functionCall",
                          parentData: data,
                          parentDataProperty: "functionCall",
                          rootData,
                          dynamicAnchors,
                        })
                      ) {
                        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs32 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.functionResponse !== undefined && func0.call(data, "functionResponse")) {
                        const _errs33 = errors;
                        if (
                          !validate27(data.functionResponse, {
                            instancePath: instancePath + "/functionResponse",
                            parentData: data,
                            parentDataProperty: "functionResponse",
                            rootData,
                            dynamicAnchors,
                          })
                        ) {
                          vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs33 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.executableCode !== undefined && func0.call(data, "executableCode")) {
                          let data16 = data.executableCode;
                          const _errs34 = errors;
                          if (!(data16 && typeof data16 == "object" && !Array.isArray(data16)) && data16 !== null) {
                            validate24.errors = [
                              {
                                instancePath: instancePath + "/executableCode",
                                schemaPath: "#/properties/executableCode/type",
                                keyword: "type",
                                params: { type: schema35.properties.executableCode.type },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                          var valid0 = _errs34 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.codeExecutionResult !== undefined && func0.call(data, "codeExecutionResult")) {
                            let data17 = data.codeExecutionResult;
                            const _errs37 = errors;
                            if (!(data17 && typeof data17 == "object" && !Array.isArray(data17)) && data17 !== null) {
                              validate24.errors = [
                                {
                                  instancePath: instancePath + "/codeExecutionResult",
                                  schemaPath: "#/properties/codeExecutionResult/type",
                                  keyword: "type",
                                  params: { type: schema35.properties.codeExecutionResult.type },
                                  message: "must be object,null",
                                },
                              ];
                              return false;
                            }
                            var valid0 = _errs37 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.toolCall !== undefined && func0.call(data, "toolCall")) {
                              let data18 = data.toolCall;
                              const _errs40 = errors;
                              if (!(data18 && typeof data18 == "object" && !Array.isArray(data18)) && data18 !== null) {
                                validate24.errors = [
                                  {
                                    instancePath: instancePath + "/toolCall",
                                    schemaPath: "#/properties/toolCall/type",
                                    keyword: "type",
                                    params: { type: schema35.properties.toolCall.type },
                                    message: "must be object,null",
                                  },
                                ];
                                return false;
                              }
                              var valid0 = _errs40 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.toolResponse !== undefined && func0.call(data, "toolResponse")) {
                                let data19 = data.toolResponse;
                                const _errs43 = errors;
                                if (
                                  !(data19 && typeof data19 == "object" && !Array.isArray(data19)) &&
                                  data19 !== null
                                ) {
                                  validate24.errors = [
                                    {
                                      instancePath: instancePath + "/toolResponse",
                                      schemaPath: "#/properties/toolResponse/type",
                                      keyword: "type",
                                      params: { type: schema35.properties.toolResponse.type },
                                      message: "must be object,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid0 = _errs43 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.partMetadata !== undefined && func0.call(data, "partMetadata")) {
                                  let data20 = data.partMetadata;
                                  const _errs46 = errors;
                                  if (
                                    !(data20 && typeof data20 == "object" && !Array.isArray(data20)) &&
                                    data20 !== null
                                  ) {
                                    validate24.errors = [
                                      {
                                        instancePath: instancePath + "/partMetadata",
                                        schemaPath: "#/properties/partMetadata/type",
                                        keyword: "type",
                                        params: { type: schema35.properties.partMetadata.type },
                                        message: "must be object,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid0 = _errs46 === errors;
                                } else {
                                  var valid0 = true;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate24.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = {
  props: {
    text: true,
    thought: true,
    thoughtSignature: true,
    inlineData: true,
    fileData: true,
    videoMetadata: true,
    mediaResolution: true,
    functionCall: true,
    functionResponse: true,
    executableCode: true,
    codeExecutionResult: true,
    toolCall: true,
    toolResponse: true,
    partMetadata: true,
  },
  dynamicProps: false,
  dynamicItems: false,
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
      if ((data.parts === undefined || !func0.call(data, "parts")) && (missing0 = "parts")) {
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
        if (data.role !== undefined && func0.call(data, "role")) {
          let data0 = data.role;
          const _errs1 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            validate23.errors = [
              {
                instancePath: instancePath + "/role",
                schemaPath: "#/properties/role/type",
                keyword: "type",
                params: { type: schema34.properties.role.type },
                message: "must be string,null",
              },
            ];
            return false;
          }
          if (
            !(
              data0 === "user" ||
              data0 === "model" ||
              data0 === "function" ||
              data0 === "USER" ||
              data0 === "MODEL" ||
              data0 === null
            )
          ) {
            validate23.errors = [
              {
                instancePath: instancePath + "/role",
                schemaPath: "#/properties/role/enum",
                keyword: "enum",
                params: { allowedValues: schema34.properties.role.enum },
                message: "must be equal to one of the allowed values",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.parts !== undefined && func0.call(data, "parts")) {
            let data1 = data.parts;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (Array.isArray(data1)) {
                var valid1 = true;
                const len0 = data1.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data2 = data1[i0];
                  const _errs5 = errors;
                  if (
                    !validate24(data2, {
                      instancePath: instancePath + "/parts/" + i0,
                      parentData: data1,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                    errors = vErrors.length;
                  }
                  if (errors === _errs5) {
                    if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                      if (data2.functionCall !== undefined && func0.call(data2, "functionCall")) {
                        let data3 = data2.functionCall;
                        const _errs6 = errors;
                        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                          let missing1;
                          if ((data3.name === undefined || !func0.call(data3, "name")) && (missing1 = "name")) {
                            validate23.errors = [
                              {
                                instancePath: instancePath + "/parts/" + i0 + "/functionCall",
                                schemaPath: "#/properties/parts/items/properties/functionCall/required",
                                keyword: "required",
                                params: { missingProperty: missing1 },
                                message: "must have required property '" + missing1 + "'",
                              },
                            ];
                            return false;
                          } else {
                            if (data3.name !== undefined && func0.call(data3, "name")) {
                              if (typeof data3.name !== "string") {
                                validate23.errors = [
                                  {
                                    instancePath: instancePath + "/parts/" + i0 + "/functionCall/name",
                                    schemaPath: "#/properties/parts/items/properties/functionCall/properties/name/type",
                                    keyword: "type",
                                    params: { type: "string" },
                                    message: "must be string",
                                  },
                                ];
                                return false;
                              }
                            }
                          }
                        }
                        var valid2 = _errs6 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data2.functionResponse !== undefined && func0.call(data2, "functionResponse")) {
                          let data5 = data2.functionResponse;
                          const _errs9 = errors;
                          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                            let missing2;
                            if ((data5.name === undefined || !func0.call(data5, "name")) && (missing2 = "name")) {
                              validate23.errors = [
                                {
                                  instancePath: instancePath + "/parts/" + i0 + "/functionResponse",
                                  schemaPath: "#/properties/parts/items/properties/functionResponse/required",
                                  keyword: "required",
                                  params: { missingProperty: missing2 },
                                  message: "must have required property '" + missing2 + "'",
                                },
                              ];
                              return false;
                            } else {
                              if (data5.name !== undefined && func0.call(data5, "name")) {
                                if (typeof data5.name !== "string") {
                                  validate23.errors = [
                                    {
                                      instancePath: instancePath + "/parts/" + i0 + "/functionResponse/name",
                                      schemaPath:
                                        "#/properties/parts/items/properties/functionResponse/properties/name/type",
                                      keyword: "type",
                                      params: { type: "string" },
                                      message: "must be string",
                                    },
                                  ];
                                  return false;
                                }
                              }
                            }
                          }
                          var valid2 = _errs9 === errors;
                        } else {
                          var valid2 = true;
                        }
                      }
                    }
                  }
                  var valid1 = _errs5 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              } else {
                validate23.errors = [
                  {
                    instancePath: instancePath + "/parts",
                    schemaPath: "#/properties/parts/type",
                    keyword: "type",
                    params: { type: "array" },
                    message: "must be array",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
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
validate23.evaluated = { props: { role: true, parts: true }, dynamicProps: false, dynamicItems: false };

const schema41 = {
  type: ["object", "null"],
  properties: {
    role: { type: ["string", "null"] },
    parts: { type: ["array", "null"], items: { $ref: "#/components/schemas/Part" } },
  },
};

function validate31(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate31.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    validate31.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schema41.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.role !== undefined && func0.call(data, "role")) {
        let data0 = data.role;
        const _errs1 = errors;
        if (typeof data0 !== "string" && data0 !== null) {
          validate31.errors = [
            {
              instancePath: instancePath + "/role",
              schemaPath: "#/properties/role/type",
              keyword: "type",
              params: { type: schema41.properties.role.type },
              message: "must be string,null",
            },
          ];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.parts !== undefined && func0.call(data, "parts")) {
          let data1 = data.parts;
          const _errs3 = errors;
          if (!Array.isArray(data1) && data1 !== null) {
            validate31.errors = [
              {
                instancePath: instancePath + "/parts",
                schemaPath: "#/properties/parts/type",
                keyword: "type",
                params: { type: schema41.properties.parts.type },
                message: "must be array,null",
              },
            ];
            return false;
          }
          if (errors === _errs3) {
            if (Array.isArray(data1)) {
              var valid1 = true;
              const len0 = data1.length;
              for (let i0 = 0; i0 < len0; i0++) {
                const _errs5 = errors;
                if (
                  !validate24(data1[i0], {
                    instancePath: instancePath + "/parts/" + i0,
                    parentData: data1,
                    parentDataProperty: i0,
                    rootData,
                    dynamicAnchors,
                  })
                ) {
                  vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs5 === errors;
                if (!valid1) {
                  break;
                }
              }
            }
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
      }
    }
  }
  validate31.errors = vErrors;
  return errors === 0;
}
validate31.evaluated = { props: { role: true, parts: true }, dynamicProps: false, dynamicItems: false };

const schema42 = {
  type: ["object", "null"],
  properties: {
    maxOutputTokens: { type: ["integer", "null"], minimum: 1, maximum: 2147483647 },
    temperature: { type: ["number", "null"] },
    topP: { type: ["number", "null"] },
    topK: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 },
    stopSequences: { type: ["array", "null"], items: { type: "string" } },
    candidateCount: { type: ["integer", "null"], minimum: 1, maximum: 128 },
    seed: { type: ["integer", "null"], minimum: -2147483648, maximum: 2147483647 },
    presencePenalty: { type: ["number", "null"] },
    frequencyPenalty: { type: ["number", "null"] },
    responseLogprobs: { type: ["boolean", "null"] },
    logprobs: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 },
    responseMimeType: { type: ["string", "null"] },
    responseSchema: { type: ["object", "null"], additionalProperties: true },
    responseJsonSchema: { type: ["object", "null"], additionalProperties: true },
    responseFormat: {
      type: ["array", "object", "null"],
      items: { type: "object", additionalProperties: true },
      additionalProperties: true,
    },
    responseModalities: { type: ["array", "null"], items: { type: "string" } },
    thinkingConfig: { $ref: "#/components/schemas/ThinkingConfig" },
    mediaResolution: { type: ["string", "null"] },
    speechConfig: { type: ["object", "null"], additionalProperties: true },
    imageConfig: {
      type: ["object", "null"],
      additionalProperties: true,
      properties: {
        imageSize: { type: ["string", "integer", "null"], minLength: 1, minimum: 1, maximum: 2147483647 },
        aspectRatio: { type: ["string", "null"] },
      },
    },
  },
};
const schema43 = {
  type: ["object", "null"],
  properties: {
    includeThoughts: { type: ["boolean", "null"] },
    thinkingBudget: { type: ["integer", "null"], minimum: -1, maximum: 2147483647 },
    thinkingLevel: { type: ["string", "null"] },
  },
};

function validate34(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate34.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    validate34.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schema42.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.maxOutputTokens !== undefined && func0.call(data, "maxOutputTokens")) {
        let data0 = data.maxOutputTokens;
        const _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
          validate34.errors = [
            {
              instancePath: instancePath + "/maxOutputTokens",
              schemaPath: "#/properties/maxOutputTokens/type",
              keyword: "type",
              params: { type: schema42.properties.maxOutputTokens.type },
              message: "must be integer,null",
            },
          ];
          return false;
        }
        if (errors === _errs1) {
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 2147483647 || isNaN(data0)) {
              validate34.errors = [
                {
                  instancePath: instancePath + "/maxOutputTokens",
                  schemaPath: "#/properties/maxOutputTokens/maximum",
                  keyword: "maximum",
                  params: { comparison: "<=", limit: 2147483647 },
                  message: "must be <= 2147483647",
                },
              ];
              return false;
            } else {
              if (data0 < 1 || isNaN(data0)) {
                validate34.errors = [
                  {
                    instancePath: instancePath + "/maxOutputTokens",
                    schemaPath: "#/properties/maxOutputTokens/minimum",
                    keyword: "minimum",
                    params: { comparison: ">=", limit: 1 },
                    message: "must be >= 1",
                  },
                ];
                return false;
              }
            }
          }
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.temperature !== undefined && func0.call(data, "temperature")) {
          let data1 = data.temperature;
          const _errs3 = errors;
          if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
            validate34.errors = [
              {
                instancePath: instancePath + "/temperature",
                schemaPath: "#/properties/temperature/type",
                keyword: "type",
                params: { type: schema42.properties.temperature.type },
                message: "must be number,null",
              },
            ];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.topP !== undefined && func0.call(data, "topP")) {
            let data2 = data.topP;
            const _errs5 = errors;
            if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
              validate34.errors = [
                {
                  instancePath: instancePath + "/topP",
                  schemaPath: "#/properties/topP/type",
                  keyword: "type",
                  params: { type: schema42.properties.topP.type },
                  message: "must be number,null",
                },
              ];
              return false;
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.topK !== undefined && func0.call(data, "topK")) {
              let data3 = data.topK;
              const _errs7 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
                validate34.errors = [
                  {
                    instancePath: instancePath + "/topK",
                    schemaPath: "#/properties/topK/type",
                    keyword: "type",
                    params: { type: schema42.properties.topK.type },
                    message: "must be integer,null",
                  },
                ];
                return false;
              }
              if (errors === _errs7) {
                if (typeof data3 == "number" && isFinite(data3)) {
                  if (data3 > 2147483647 || isNaN(data3)) {
                    validate34.errors = [
                      {
                        instancePath: instancePath + "/topK",
                        schemaPath: "#/properties/topK/maximum",
                        keyword: "maximum",
                        params: { comparison: "<=", limit: 2147483647 },
                        message: "must be <= 2147483647",
                      },
                    ];
                    return false;
                  } else {
                    if (data3 < 0 || isNaN(data3)) {
                      validate34.errors = [
                        {
                          instancePath: instancePath + "/topK",
                          schemaPath: "#/properties/topK/minimum",
                          keyword: "minimum",
                          params: { comparison: ">=", limit: 0 },
                          message: "must be >= 0",
                        },
                      ];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.stopSequences !== undefined && func0.call(data, "stopSequences")) {
                let data4 = data.stopSequences;
                const _errs9 = errors;
                if (!Array.isArray(data4) && data4 !== null) {
                  validate34.errors = [
                    {
                      instancePath: instancePath + "/stopSequences",
                      schemaPath: "#/properties/stopSequences/type",
                      keyword: "type",
                      params: { type: schema42.properties.stopSequences.type },
                      message: "must be array,null",
                    },
                  ];
                  return false;
                }
                if (errors === _errs9) {
                  if (Array.isArray(data4)) {
                    var valid1 = true;
                    const len0 = data4.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs11 = errors;
                      if (typeof data4[i0] !== "string") {
                        validate34.errors = [
                          {
                            instancePath: instancePath + "/stopSequences/" + i0,
                            schemaPath: "#/properties/stopSequences/items/type",
                            keyword: "type",
                            params: { type: "string" },
                            message: "must be string",
                          },
                        ];
                        return false;
                      }
                      var valid1 = _errs11 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  }
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.candidateCount !== undefined && func0.call(data, "candidateCount")) {
                  let data6 = data.candidateCount;
                  const _errs13 = errors;
                  if (
                    !(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) &&
                    data6 !== null
                  ) {
                    validate34.errors = [
                      {
                        instancePath: instancePath + "/candidateCount",
                        schemaPath: "#/properties/candidateCount/type",
                        keyword: "type",
                        params: { type: schema42.properties.candidateCount.type },
                        message: "must be integer,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs13) {
                    if (typeof data6 == "number" && isFinite(data6)) {
                      if (data6 > 128 || isNaN(data6)) {
                        validate34.errors = [
                          {
                            instancePath: instancePath + "/candidateCount",
                            schemaPath: "#/properties/candidateCount/maximum",
                            keyword: "maximum",
                            params: { comparison: "<=", limit: 128 },
                            message: "must be <= 128",
                          },
                        ];
                        return false;
                      } else {
                        if (data6 < 1 || isNaN(data6)) {
                          validate34.errors = [
                            {
                              instancePath: instancePath + "/candidateCount",
                              schemaPath: "#/properties/candidateCount/minimum",
                              keyword: "minimum",
                              params: { comparison: ">=", limit: 1 },
                              message: "must be >= 1",
                            },
                          ];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs13 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.seed !== undefined && func0.call(data, "seed")) {
                    let data7 = data.seed;
                    const _errs15 = errors;
                    if (
                      !(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)) &&
                      data7 !== null
                    ) {
                      validate34.errors = [
                        {
                          instancePath: instancePath + "/seed",
                          schemaPath: "#/properties/seed/type",
                          keyword: "type",
                          params: { type: schema42.properties.seed.type },
                          message: "must be integer,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs15) {
                      if (typeof data7 == "number" && isFinite(data7)) {
                        if (data7 > 2147483647 || isNaN(data7)) {
                          validate34.errors = [
                            {
                              instancePath: instancePath + "/seed",
                              schemaPath: "#/properties/seed/maximum",
                              keyword: "maximum",
                              params: { comparison: "<=", limit: 2147483647 },
                              message: "must be <= 2147483647",
                            },
                          ];
                          return false;
                        } else {
                          if (data7 < -2147483648 || isNaN(data7)) {
                            validate34.errors = [
                              {
                                instancePath: instancePath + "/seed",
                                schemaPath: "#/properties/seed/minimum",
                                keyword: "minimum",
                                params: { comparison: ">=", limit: -2147483648 },
                                message: "must be >= -2147483648",
                              },
                            ];
                            return false;
                          }
                        }
                      }
                    }
                    var valid0 = _errs15 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.presencePenalty !== undefined && func0.call(data, "presencePenalty")) {
                      let data8 = data.presencePenalty;
                      const _errs17 = errors;
                      if (!(typeof data8 == "number" && isFinite(data8)) && data8 !== null) {
                        validate34.errors = [
                          {
                            instancePath: instancePath + "/presencePenalty",
                            schemaPath: "#/properties/presencePenalty/type",
                            keyword: "type",
                            params: { type: schema42.properties.presencePenalty.type },
                            message: "must be number,null",
                          },
                        ];
                        return false;
                      }
                      var valid0 = _errs17 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.frequencyPenalty !== undefined && func0.call(data, "frequencyPenalty")) {
                        let data9 = data.frequencyPenalty;
                        const _errs19 = errors;
                        if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null) {
                          validate34.errors = [
                            {
                              instancePath: instancePath + "/frequencyPenalty",
                              schemaPath: "#/properties/frequencyPenalty/type",
                              keyword: "type",
                              params: { type: schema42.properties.frequencyPenalty.type },
                              message: "must be number,null",
                            },
                          ];
                          return false;
                        }
                        var valid0 = _errs19 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.responseLogprobs !== undefined && func0.call(data, "responseLogprobs")) {
                          let data10 = data.responseLogprobs;
                          const _errs21 = errors;
                          if (typeof data10 !== "boolean" && data10 !== null) {
                            validate34.errors = [
                              {
                                instancePath: instancePath + "/responseLogprobs",
                                schemaPath: "#/properties/responseLogprobs/type",
                                keyword: "type",
                                params: { type: schema42.properties.responseLogprobs.type },
                                message: "must be boolean,null",
                              },
                            ];
                            return false;
                          }
                          var valid0 = _errs21 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.logprobs !== undefined && func0.call(data, "logprobs")) {
                            let data11 = data.logprobs;
                            const _errs23 = errors;
                            if (
                              !(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11)) &&
                              data11 !== null
                            ) {
                              validate34.errors = [
                                {
                                  instancePath: instancePath + "/logprobs",
                                  schemaPath: "#/properties/logprobs/type",
                                  keyword: "type",
                                  params: { type: schema42.properties.logprobs.type },
                                  message: "must be integer,null",
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs23) {
                              if (typeof data11 == "number" && isFinite(data11)) {
                                if (data11 > 2147483647 || isNaN(data11)) {
                                  validate34.errors = [
                                    {
                                      instancePath: instancePath + "/logprobs",
                                      schemaPath: "#/properties/logprobs/maximum",
                                      keyword: "maximum",
                                      params: { comparison: "<=", limit: 2147483647 },
                                      message: "must be <= 2147483647",
                                    },
                                  ];
                                  return false;
                                } else {
                                  if (data11 < 0 || isNaN(data11)) {
                                    validate34.errors = [
                                      {
                                        instancePath: instancePath + "/logprobs",
                                        schemaPath: "#/properties/logprobs/minimum",
                                        keyword: "minimum",
                                        params: { comparison: ">=", limit: 0 },
                                        message: "must be >= 0",
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              }
                            }
                            var valid0 = _errs23 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.responseMimeType !== undefined && func0.call(data, "responseMimeType")) {
                              let data12 = data.responseMimeType;
                              const _errs25 = errors;
                              if (typeof data12 !== "string" && data12 !== null) {
                                validate34.errors = [
                                  {
                                    instancePath: instancePath + "/responseMimeType",
                                    schemaPath: "#/properties/responseMimeType/type",
                                    keyword: "type",
                                    params: { type: schema42.properties.responseMimeType.type },
                                    message: "must be string,null",
                                  },
                                ];
                                return false;
                              }
                              var valid0 = _errs25 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.responseSchema !== undefined && func0.call(data, "responseSchema")) {
                                let data13 = data.responseSchema;
                                const _errs27 = errors;
                                if (
                                  !(data13 && typeof data13 == "object" && !Array.isArray(data13)) &&
                                  data13 !== null
                                ) {
                                  validate34.errors = [
                                    {
                                      instancePath: instancePath + "/responseSchema",
                                      schemaPath: "#/properties/responseSchema/type",
                                      keyword: "type",
                                      params: { type: schema42.properties.responseSchema.type },
                                      message: "must be object,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid0 = _errs27 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.responseJsonSchema !== undefined && func0.call(data, "responseJsonSchema")) {
                                  let data14 = data.responseJsonSchema;
                                  const _errs30 = errors;
                                  if (
                                    !(data14 && typeof data14 == "object" && !Array.isArray(data14)) &&
                                    data14 !== null
                                  ) {
                                    validate34.errors = [
                                      {
                                        instancePath: instancePath + "/responseJsonSchema",
                                        schemaPath: "#/properties/responseJsonSchema/type",
                                        keyword: "type",
                                        params: { type: schema42.properties.responseJsonSchema.type },
                                        message: "must be object,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid0 = _errs30 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.responseFormat !== undefined && func0.call(data, "responseFormat")) {
                                    let data15 = data.responseFormat;
                                    const _errs33 = errors;
                                    if (typeof data15 != "object") {
                                      validate34.errors = [
                                        {
                                          instancePath: instancePath + "/responseFormat",
                                          schemaPath: "#/properties/responseFormat/type",
                                          keyword: "type",
                                          params: { type: schema42.properties.responseFormat.type },
                                          message: "must be array,object,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    if (errors === _errs33) {
                                      if (Array.isArray(data15)) {
                                        var valid2 = true;
                                        const len1 = data15.length;
                                        for (let i1 = 0; i1 < len1; i1++) {
                                          let data16 = data15[i1];
                                          const _errs35 = errors;
                                          if (errors === _errs35) {
                                            if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                            } else {
                                              validate34.errors = [
                                                {
                                                  instancePath: instancePath + "/responseFormat/" + i1,
                                                  schemaPath: "#/properties/responseFormat/items/type",
                                                  keyword: "type",
                                                  params: { type: "object" },
                                                  message: "must be object",
                                                },
                                              ];
                                              return false;
                                            }
                                          }
                                          var valid2 = _errs35 === errors;
                                          if (!valid2) {
                                            break;
                                          }
                                        }
                                      }
                                    }
                                    var valid0 = _errs33 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (
                                      data.responseModalities !== undefined &&
                                      func0.call(data, "responseModalities")
                                    ) {
                                      let data17 = data.responseModalities;
                                      const _errs39 = errors;
                                      if (!Array.isArray(data17) && data17 !== null) {
                                        validate34.errors = [
                                          {
                                            instancePath: instancePath + "/responseModalities",
                                            schemaPath: "#/properties/responseModalities/type",
                                            keyword: "type",
                                            params: { type: schema42.properties.responseModalities.type },
                                            message: "must be array,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      if (errors === _errs39) {
                                        if (Array.isArray(data17)) {
                                          var valid3 = true;
                                          const len2 = data17.length;
                                          for (let i2 = 0; i2 < len2; i2++) {
                                            const _errs41 = errors;
                                            if (typeof data17[i2] !== "string") {
                                              validate34.errors = [
                                                {
                                                  instancePath: instancePath + "/responseModalities/" + i2,
                                                  schemaPath: "#/properties/responseModalities/items/type",
                                                  keyword: "type",
                                                  params: { type: "string" },
                                                  message: "must be string",
                                                },
                                              ];
                                              return false;
                                            }
                                            var valid3 = _errs41 === errors;
                                            if (!valid3) {
                                              break;
                                            }
                                          }
                                        }
                                      }
                                      var valid0 = _errs39 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.thinkingConfig !== undefined && func0.call(data, "thinkingConfig")) {
                                        let data19 = data.thinkingConfig;
                                        const _errs43 = errors;
                                        const _errs44 = errors;
                                        if (
                                          !(data19 && typeof data19 == "object" && !Array.isArray(data19)) &&
                                          data19 !== null
                                        ) {
                                          validate34.errors = [
                                            {
                                              instancePath: instancePath + "/thinkingConfig",
                                              schemaPath: "#/components/schemas/ThinkingConfig/type",
                                              keyword: "type",
                                              params: { type: schema43.type },
                                              message: "must be object,null",
                                            },
                                          ];
                                          return false;
                                        }
                                        if (errors === _errs44) {
                                          if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                                            if (
                                              data19.includeThoughts !== undefined &&
                                              func0.call(data19, "includeThoughts")
                                            ) {
                                              let data20 = data19.includeThoughts;
                                              const _errs46 = errors;
                                              if (typeof data20 !== "boolean" && data20 !== null) {
                                                validate34.errors = [
                                                  {
                                                    instancePath: instancePath + "/thinkingConfig/includeThoughts",
                                                    schemaPath:
                                                      "#/components/schemas/ThinkingConfig/properties/includeThoughts/type",
                                                    keyword: "type",
                                                    params: { type: schema43.properties.includeThoughts.type },
                                                    message: "must be boolean,null",
                                                  },
                                                ];
                                                return false;
                                              }
                                              var valid5 = _errs46 === errors;
                                            } else {
                                              var valid5 = true;
                                            }
                                            if (valid5) {
                                              if (
                                                data19.thinkingBudget !== undefined &&
                                                func0.call(data19, "thinkingBudget")
                                              ) {
                                                let data21 = data19.thinkingBudget;
                                                const _errs48 = errors;
                                                if (
                                                  !(
                                                    typeof data21 == "number" &&
                                                    !(data21 % 1) &&
                                                    !isNaN(data21) &&
                                                    isFinite(data21)
                                                  ) &&
                                                  data21 !== null
                                                ) {
                                                  validate34.errors = [
                                                    {
                                                      instancePath: instancePath + "/thinkingConfig/thinkingBudget",
                                                      schemaPath:
                                                        "#/components/schemas/ThinkingConfig/properties/thinkingBudget/type",
                                                      keyword: "type",
                                                      params: { type: schema43.properties.thinkingBudget.type },
                                                      message: "must be integer,null",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                if (errors === _errs48) {
                                                  if (typeof data21 == "number" && isFinite(data21)) {
                                                    if (data21 > 2147483647 || isNaN(data21)) {
                                                      validate34.errors = [
                                                        {
                                                          instancePath: instancePath + "/thinkingConfig/thinkingBudget",
                                                          schemaPath:
                                                            "#/components/schemas/ThinkingConfig/properties/thinkingBudget/maximum",
                                                          keyword: "maximum",
                                                          params: { comparison: "<=", limit: 2147483647 },
                                                          message: "must be <= 2147483647",
                                                        },
                                                      ];
                                                      return false;
                                                    } else {
                                                      if (data21 < -1 || isNaN(data21)) {
                                                        validate34.errors = [
                                                          {
                                                            instancePath:
                                                              instancePath + "/thinkingConfig/thinkingBudget",
                                                            schemaPath:
                                                              "#/components/schemas/ThinkingConfig/properties/thinkingBudget/minimum",
                                                            keyword: "minimum",
                                                            params: { comparison: ">=", limit: -1 },
                                                            message: "must be >= -1",
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                }
                                                var valid5 = _errs48 === errors;
                                              } else {
                                                var valid5 = true;
                                              }
                                              if (valid5) {
                                                if (
                                                  data19.thinkingLevel !== undefined &&
                                                  func0.call(data19, "thinkingLevel")
                                                ) {
                                                  let data22 = data19.thinkingLevel;
                                                  const _errs50 = errors;
                                                  if (typeof data22 !== "string" && data22 !== null) {
                                                    validate34.errors = [
                                                      {
                                                        instancePath: instancePath + "/thinkingConfig/thinkingLevel",
                                                        schemaPath:
                                                          "#/components/schemas/ThinkingConfig/properties/thinkingLevel/type",
                                                        keyword: "type",
                                                        params: { type: schema43.properties.thinkingLevel.type },
                                                        message: "must be string,null",
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                  var valid5 = _errs50 === errors;
                                                } else {
                                                  var valid5 = true;
                                                }
                                              }
                                            }
                                          }
                                        }
                                        var valid0 = _errs43 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.mediaResolution !== undefined && func0.call(data, "mediaResolution")) {
                                          let data23 = data.mediaResolution;
                                          const _errs52 = errors;
                                          if (typeof data23 !== "string" && data23 !== null) {
                                            validate34.errors = [
                                              {
                                                instancePath: instancePath + "/mediaResolution",
                                                schemaPath: "#/properties/mediaResolution/type",
                                                keyword: "type",
                                                params: { type: schema42.properties.mediaResolution.type },
                                                message: "must be string,null",
                                              },
                                            ];
                                            return false;
                                          }
                                          var valid0 = _errs52 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.speechConfig !== undefined && func0.call(data, "speechConfig")) {
                                            let data24 = data.speechConfig;
                                            const _errs54 = errors;
                                            if (
                                              !(data24 && typeof data24 == "object" && !Array.isArray(data24)) &&
                                              data24 !== null
                                            ) {
                                              validate34.errors = [
                                                {
                                                  instancePath: instancePath + "/speechConfig",
                                                  schemaPath: "#/properties/speechConfig/type",
                                                  keyword: "type",
                                                  params: { type: schema42.properties.speechConfig.type },
                                                  message: "must be object,null",
                                                },
                                              ];
                                              return false;
                                            }
                                            var valid0 = _errs54 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.imageConfig !== undefined && func0.call(data, "imageConfig")) {
                                              let data25 = data.imageConfig;
                                              const _errs57 = errors;
                                              if (
                                                !(data25 && typeof data25 == "object" && !Array.isArray(data25)) &&
                                                data25 !== null
                                              ) {
                                                validate34.errors = [
                                                  {
                                                    instancePath: instancePath + "/imageConfig",
                                                    schemaPath: "#/properties/imageConfig/type",
                                                    keyword: "type",
                                                    params: { type: schema42.properties.imageConfig.type },
                                                    message: "must be object,null",
                                                  },
                                                ];
                                                return false;
                                              }
                                              if (errors === _errs57) {
                                                if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
                                                  if (
                                                    data25.imageSize !== undefined &&
                                                    func0.call(data25, "imageSize")
                                                  ) {
                                                    let data26 = data25.imageSize;
                                                    const _errs60 = errors;
                                                    if (
                                                      typeof data26 !== "string" &&
                                                      !(
                                                        typeof data26 == "number" &&
                                                        !(data26 % 1) &&
                                                        !isNaN(data26) &&
                                                        isFinite(data26)
                                                      ) &&
                                                      data26 !== null
                                                    ) {
                                                      validate34.errors = [
                                                        {
                                                          instancePath: instancePath + "/imageConfig/imageSize",
                                                          schemaPath:
                                                            "#/properties/imageConfig/properties/imageSize/type",
                                                          keyword: "type",
                                                          params: {
                                                            type: schema42.properties.imageConfig.properties.imageSize
                                                              .type,
                                                          },
                                                          message: "must be string,integer,null",
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                    if (errors === _errs60) {
                                                      if (typeof data26 == "number" && isFinite(data26)) {
                                                        if (data26 > 2147483647 || isNaN(data26)) {
                                                          validate34.errors = [
                                                            {
                                                              instancePath: instancePath + "/imageConfig/imageSize",
                                                              schemaPath:
                                                                "#/properties/imageConfig/properties/imageSize/maximum",
                                                              keyword: "maximum",
                                                              params: { comparison: "<=", limit: 2147483647 },
                                                              message: "must be <= 2147483647",
                                                            },
                                                          ];
                                                          return false;
                                                        } else {
                                                          if (data26 < 1 || isNaN(data26)) {
                                                            validate34.errors = [
                                                              {
                                                                instancePath: instancePath + "/imageConfig/imageSize",
                                                                schemaPath:
                                                                  "#/properties/imageConfig/properties/imageSize/minimum",
                                                                keyword: "minimum",
                                                                params: { comparison: ">=", limit: 1 },
                                                                message: "must be >= 1",
                                                              },
                                                            ];
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                      if (errors === _errs60) {
                                                        if (typeof data26 === "string") {
                                                          if (func139(data26) < 1) {
                                                            validate34.errors = [
                                                              {
                                                                instancePath: instancePath + "/imageConfig/imageSize",
                                                                schemaPath:
                                                                  "#/properties/imageConfig/properties/imageSize/minLength",
                                                                keyword: "minLength",
                                                                params: { limit: 1 },
                                                                message: "must NOT have fewer than 1 characters",
                                                              },
                                                            ];
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                    }
                                                    var valid6 = _errs60 === errors;
                                                  } else {
                                                    var valid6 = true;
                                                  }
                                                  if (valid6) {
                                                    if (
                                                      data25.aspectRatio !== undefined &&
                                                      func0.call(data25, "aspectRatio")
                                                    ) {
                                                      let data27 = data25.aspectRatio;
                                                      const _errs62 = errors;
                                                      if (typeof data27 !== "string" && data27 !== null) {
                                                        validate34.errors = [
                                                          {
                                                            instancePath: instancePath + "/imageConfig/aspectRatio",
                                                            schemaPath:
                                                              "#/properties/imageConfig/properties/aspectRatio/type",
                                                            keyword: "type",
                                                            params: {
                                                              type: schema42.properties.imageConfig.properties
                                                                .aspectRatio.type,
                                                            },
                                                            message: "must be string,null",
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                      var valid6 = _errs62 === errors;
                                                    } else {
                                                      var valid6 = true;
                                                    }
                                                  }
                                                }
                                              }
                                              var valid0 = _errs57 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  validate34.errors = vErrors;
  return errors === 0;
}
validate34.evaluated = {
  props: {
    maxOutputTokens: true,
    temperature: true,
    topP: true,
    topK: true,
    stopSequences: true,
    candidateCount: true,
    seed: true,
    presencePenalty: true,
    frequencyPenalty: true,
    responseLogprobs: true,
    logprobs: true,
    responseMimeType: true,
    responseSchema: true,
    responseJsonSchema: true,
    responseFormat: true,
    responseModalities: true,
    thinkingConfig: true,
    mediaResolution: true,
    speechConfig: true,
    imageConfig: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

const schema44 = {
  type: "object",
  properties: {
    functionDeclarations: { type: ["array", "null"], items: { $ref: "#/components/schemas/FunctionDeclaration" } },
    googleSearch: { type: ["object", "null"], additionalProperties: true },
    googleSearchRetrieval: { type: ["object", "null"], additionalProperties: true },
    codeExecution: { type: ["object", "null"], additionalProperties: true },
    urlContext: { type: ["object", "null"], additionalProperties: true },
    googleMaps: { type: ["object", "null"], additionalProperties: true },
    fileSearch: { type: ["object", "null"], additionalProperties: true },
    computerUse: { type: ["object", "null"], additionalProperties: true },
    mcpServers: { type: ["array", "null"], items: { type: "object", additionalProperties: true } },
  },
};
const schema45 = {
  type: "object",
  required: ["name"],
  properties: {
    name: { type: "string" },
    description: { type: ["string", "null"] },
    parameters: { type: ["object", "null"], additionalProperties: true },
    parametersJsonSchema: { type: ["object", "null"], additionalProperties: true },
    response: { type: ["object", "null"], additionalProperties: true },
    responseJsonSchema: { type: ["object", "null"], additionalProperties: true },
    behavior: { type: ["string", "null"] },
  },
};

function validate36(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate36.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.functionDeclarations !== undefined && func0.call(data, "functionDeclarations")) {
        let data0 = data.functionDeclarations;
        const _errs1 = errors;
        if (!Array.isArray(data0) && data0 !== null) {
          validate36.errors = [
            {
              instancePath: instancePath + "/functionDeclarations",
              schemaPath: "#/properties/functionDeclarations/type",
              keyword: "type",
              params: { type: schema44.properties.functionDeclarations.type },
              message: "must be array,null",
            },
          ];
          return false;
        }
        if (errors === _errs1) {
          if (Array.isArray(data0)) {
            var valid1 = true;
            const len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data1 = data0[i0];
              const _errs3 = errors;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  let missing0;
                  if ((data1.name === undefined || !func0.call(data1, "name")) && (missing0 = "name")) {
                    validate36.errors = [
                      {
                        instancePath: instancePath + "/functionDeclarations/" + i0,
                        schemaPath: "#/components/schemas/FunctionDeclaration/required",
                        keyword: "required",
                        params: { missingProperty: missing0 },
                        message: "must have required property '" + missing0 + "'",
                      },
                    ];
                    return false;
                  } else {
                    if (data1.name !== undefined && func0.call(data1, "name")) {
                      const _errs6 = errors;
                      if (typeof data1.name !== "string") {
                        validate36.errors = [
                          {
                            instancePath: instancePath + "/functionDeclarations/" + i0 + "/name",
                            schemaPath: "#/components/schemas/FunctionDeclaration/properties/name/type",
                            keyword: "type",
                            params: { type: "string" },
                            message: "must be string",
                          },
                        ];
                        return false;
                      }
                      var valid3 = _errs6 === errors;
                    } else {
                      var valid3 = true;
                    }
                    if (valid3) {
                      if (data1.description !== undefined && func0.call(data1, "description")) {
                        let data3 = data1.description;
                        const _errs8 = errors;
                        if (typeof data3 !== "string" && data3 !== null) {
                          validate36.errors = [
                            {
                              instancePath: instancePath + "/functionDeclarations/" + i0 + "/description",
                              schemaPath: "#/components/schemas/FunctionDeclaration/properties/description/type",
                              keyword: "type",
                              params: { type: schema45.properties.description.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid3 = _errs8 === errors;
                      } else {
                        var valid3 = true;
                      }
                      if (valid3) {
                        if (data1.parameters !== undefined && func0.call(data1, "parameters")) {
                          let data4 = data1.parameters;
                          const _errs10 = errors;
                          if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
                            validate36.errors = [
                              {
                                instancePath: instancePath + "/functionDeclarations/" + i0 + "/parameters",
                                schemaPath: "#/components/schemas/FunctionDeclaration/properties/parameters/type",
                                keyword: "type",
                                params: { type: schema45.properties.parameters.type },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                          var valid3 = _errs10 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (valid3) {
                          if (data1.parametersJsonSchema !== undefined && func0.call(data1, "parametersJsonSchema")) {
                            let data5 = data1.parametersJsonSchema;
                            const _errs13 = errors;
                            if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
                              validate36.errors = [
                                {
                                  instancePath: instancePath + "/functionDeclarations/" + i0 + "/parametersJsonSchema",
                                  schemaPath:
                                    "#/components/schemas/FunctionDeclaration/properties/parametersJsonSchema/type",
                                  keyword: "type",
                                  params: { type: schema45.properties.parametersJsonSchema.type },
                                  message: "must be object,null",
                                },
                              ];
                              return false;
                            }
                            var valid3 = _errs13 === errors;
                          } else {
                            var valid3 = true;
                          }
                          if (valid3) {
                            if (data1.response !== undefined && func0.call(data1, "response")) {
                              let data6 = data1.response;
                              const _errs16 = errors;
                              if (!(data6 && typeof data6 == "object" && !Array.isArray(data6)) && data6 !== null) {
                                validate36.errors = [
                                  {
                                    instancePath: instancePath + "/functionDeclarations/" + i0 + "/response",
                                    schemaPath: "#/components/schemas/FunctionDeclaration/properties/response/type",
                                    keyword: "type",
                                    params: { type: schema45.properties.response.type },
                                    message: "must be object,null",
                                  },
                                ];
                                return false;
                              }
                              var valid3 = _errs16 === errors;
                            } else {
                              var valid3 = true;
                            }
                            if (valid3) {
                              if (data1.responseJsonSchema !== undefined && func0.call(data1, "responseJsonSchema")) {
                                let data7 = data1.responseJsonSchema;
                                const _errs19 = errors;
                                if (!(data7 && typeof data7 == "object" && !Array.isArray(data7)) && data7 !== null) {
                                  validate36.errors = [
                                    {
                                      instancePath:
                                        instancePath + "/functionDeclarations/" + i0 + "/responseJsonSchema",
                                      schemaPath:
                                        "#/components/schemas/FunctionDeclaration/properties/responseJsonSchema/type",
                                      keyword: "type",
                                      params: { type: schema45.properties.responseJsonSchema.type },
                                      message: "must be object,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid3 = _errs19 === errors;
                              } else {
                                var valid3 = true;
                              }
                              if (valid3) {
                                if (data1.behavior !== undefined && func0.call(data1, "behavior")) {
                                  let data8 = data1.behavior;
                                  const _errs22 = errors;
                                  if (typeof data8 !== "string" && data8 !== null) {
                                    validate36.errors = [
                                      {
                                        instancePath: instancePath + "/functionDeclarations/" + i0 + "/behavior",
                                        schemaPath: "#/components/schemas/FunctionDeclaration/properties/behavior/type",
                                        keyword: "type",
                                        params: { type: schema45.properties.behavior.type },
                                        message: "must be string,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid3 = _errs22 === errors;
                                } else {
                                  var valid3 = true;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                } else {
                  validate36.errors = [
                    {
                      instancePath: instancePath + "/functionDeclarations/" + i0,
                      schemaPath: "#/components/schemas/FunctionDeclaration/type",
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
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.googleSearch !== undefined && func0.call(data, "googleSearch")) {
          let data9 = data.googleSearch;
          const _errs24 = errors;
          if (!(data9 && typeof data9 == "object" && !Array.isArray(data9)) && data9 !== null) {
            validate36.errors = [
              {
                instancePath: instancePath + "/googleSearch",
                schemaPath: "#/properties/googleSearch/type",
                keyword: "type",
                params: { type: schema44.properties.googleSearch.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          var valid0 = _errs24 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.googleSearchRetrieval !== undefined && func0.call(data, "googleSearchRetrieval")) {
            let data10 = data.googleSearchRetrieval;
            const _errs27 = errors;
            if (!(data10 && typeof data10 == "object" && !Array.isArray(data10)) && data10 !== null) {
              validate36.errors = [
                {
                  instancePath: instancePath + "/googleSearchRetrieval",
                  schemaPath: "#/properties/googleSearchRetrieval/type",
                  keyword: "type",
                  params: { type: schema44.properties.googleSearchRetrieval.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            var valid0 = _errs27 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.codeExecution !== undefined && func0.call(data, "codeExecution")) {
              let data11 = data.codeExecution;
              const _errs30 = errors;
              if (!(data11 && typeof data11 == "object" && !Array.isArray(data11)) && data11 !== null) {
                validate36.errors = [
                  {
                    instancePath: instancePath + "/codeExecution",
                    schemaPath: "#/properties/codeExecution/type",
                    keyword: "type",
                    params: { type: schema44.properties.codeExecution.type },
                    message: "must be object,null",
                  },
                ];
                return false;
              }
              var valid0 = _errs30 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.urlContext !== undefined && func0.call(data, "urlContext")) {
                let data12 = data.urlContext;
                const _errs33 = errors;
                if (!(data12 && typeof data12 == "object" && !Array.isArray(data12)) && data12 !== null) {
                  validate36.errors = [
                    {
                      instancePath: instancePath + "/urlContext",
                      schemaPath: "#/properties/urlContext/type",
                      keyword: "type",
                      params: { type: schema44.properties.urlContext.type },
                      message: "must be object,null",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs33 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.googleMaps !== undefined && func0.call(data, "googleMaps")) {
                  let data13 = data.googleMaps;
                  const _errs36 = errors;
                  if (!(data13 && typeof data13 == "object" && !Array.isArray(data13)) && data13 !== null) {
                    validate36.errors = [
                      {
                        instancePath: instancePath + "/googleMaps",
                        schemaPath: "#/properties/googleMaps/type",
                        keyword: "type",
                        params: { type: schema44.properties.googleMaps.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs36 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.fileSearch !== undefined && func0.call(data, "fileSearch")) {
                    let data14 = data.fileSearch;
                    const _errs39 = errors;
                    if (!(data14 && typeof data14 == "object" && !Array.isArray(data14)) && data14 !== null) {
                      validate36.errors = [
                        {
                          instancePath: instancePath + "/fileSearch",
                          schemaPath: "#/properties/fileSearch/type",
                          keyword: "type",
                          params: { type: schema44.properties.fileSearch.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    var valid0 = _errs39 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.computerUse !== undefined && func0.call(data, "computerUse")) {
                      let data15 = data.computerUse;
                      const _errs42 = errors;
                      if (!(data15 && typeof data15 == "object" && !Array.isArray(data15)) && data15 !== null) {
                        validate36.errors = [
                          {
                            instancePath: instancePath + "/computerUse",
                            schemaPath: "#/properties/computerUse/type",
                            keyword: "type",
                            params: { type: schema44.properties.computerUse.type },
                            message: "must be object,null",
                          },
                        ];
                        return false;
                      }
                      var valid0 = _errs42 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.mcpServers !== undefined && func0.call(data, "mcpServers")) {
                        let data16 = data.mcpServers;
                        const _errs45 = errors;
                        if (!Array.isArray(data16) && data16 !== null) {
                          validate36.errors = [
                            {
                              instancePath: instancePath + "/mcpServers",
                              schemaPath: "#/properties/mcpServers/type",
                              keyword: "type",
                              params: { type: schema44.properties.mcpServers.type },
                              message: "must be array,null",
                            },
                          ];
                          return false;
                        }
                        if (errors === _errs45) {
                          if (Array.isArray(data16)) {
                            var valid4 = true;
                            const len1 = data16.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              let data17 = data16[i1];
                              const _errs47 = errors;
                              if (errors === _errs47) {
                                if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                                } else {
                                  validate36.errors = [
                                    {
                                      instancePath: instancePath + "/mcpServers/" + i1,
                                      schemaPath: "#/properties/mcpServers/items/type",
                                      keyword: "type",
                                      params: { type: "object" },
                                      message: "must be object",
                                    },
                                  ];
                                  return false;
                                }
                              }
                              var valid4 = _errs47 === errors;
                              if (!valid4) {
                                break;
                              }
                            }
                          }
                        }
                        var valid0 = _errs45 === errors;
                      } else {
                        var valid0 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate36.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  validate36.errors = vErrors;
  return errors === 0;
}
validate36.evaluated = {
  props: {
    functionDeclarations: true,
    googleSearch: true,
    googleSearchRetrieval: true,
    codeExecution: true,
    urlContext: true,
    googleMaps: true,
    fileSearch: true,
    computerUse: true,
    mcpServers: true,
  },
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
      if ((data.contents === undefined || !func0.call(data, "contents")) && (missing0 = "contents")) {
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
        if (data.model !== undefined && func0.call(data, "model")) {
          let data0 = data.model;
          const _errs1 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            validate22.errors = [
              {
                instancePath: instancePath + "/model",
                schemaPath: "#/properties/model/type",
                keyword: "type",
                params: { type: schema33.properties.model.type },
                message: "must be string,null",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.contents !== undefined && func0.call(data, "contents")) {
            let data1 = data.contents;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (Array.isArray(data1)) {
                if (data1.length < 1) {
                  validate22.errors = [
                    {
                      instancePath: instancePath + "/contents",
                      schemaPath: "#/properties/contents/minItems",
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
                    const _errs5 = errors;
                    if (
                      !validate23(data1[i0], {
                        instancePath: instancePath + "/contents/" + i0,
                        parentData: data1,
                        parentDataProperty: i0,
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                }
              } else {
                validate22.errors = [
                  {
                    instancePath: instancePath + "/contents",
                    schemaPath: "#/properties/contents/type",
                    keyword: "type",
                    params: { type: "array" },
                    message: "must be array",
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
            if (data.systemInstruction !== undefined && func0.call(data, "systemInstruction")) {
              const _errs6 = errors;
              if (
                !validate31(data.systemInstruction, {
                  instancePath: instancePath + "/systemInstruction",
                  parentData: data,
                  parentDataProperty: "systemInstruction",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.generationConfig !== undefined && func0.call(data, "generationConfig")) {
                const _errs7 = errors;
                if (
                  !validate34(data.generationConfig, {
                    instancePath: instancePath + "/generationConfig",
                    parentData: data,
                    parentDataProperty: "generationConfig",
                    rootData,
                    dynamicAnchors,
                  })
                ) {
                  vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.tools !== undefined && func0.call(data, "tools")) {
                  let data5 = data.tools;
                  const _errs8 = errors;
                  if (!Array.isArray(data5) && data5 !== null) {
                    validate22.errors = [
                      {
                        instancePath: instancePath + "/tools",
                        schemaPath: "#/properties/tools/type",
                        keyword: "type",
                        params: { type: schema33.properties.tools.type },
                        message: "must be array,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs8) {
                    if (Array.isArray(data5)) {
                      var valid2 = true;
                      const len1 = data5.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        const _errs10 = errors;
                        if (
                          !validate36(data5[i1], {
                            instancePath: instancePath + "/tools/" + i1,
                            parentData: data5,
                            parentDataProperty: i1,
                            rootData,
                            dynamicAnchors,
                          })
                        ) {
                          vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs10 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.toolConfig !== undefined && func0.call(data, "toolConfig")) {
                    let data7 = data.toolConfig;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if (!(data7 && typeof data7 == "object" && !Array.isArray(data7)) && data7 !== null) {
                      validate22.errors = [
                        {
                          instancePath: instancePath + "/toolConfig",
                          schemaPath: "#/components/schemas/ToolConfig/type",
                          keyword: "type",
                          params: { type: schema46.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs12) {
                      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                        if (data7.functionCallingConfig !== undefined && func0.call(data7, "functionCallingConfig")) {
                          let data8 = data7.functionCallingConfig;
                          const _errs14 = errors;
                          if (!(data8 && typeof data8 == "object" && !Array.isArray(data8)) && data8 !== null) {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/toolConfig/functionCallingConfig",
                                schemaPath: "#/components/schemas/ToolConfig/properties/functionCallingConfig/type",
                                keyword: "type",
                                params: { type: schema46.properties.functionCallingConfig.type },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs14) {
                            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                              if (data8.mode !== undefined && func0.call(data8, "mode")) {
                                let data9 = data8.mode;
                                const _errs16 = errors;
                                if (typeof data9 !== "string" && data9 !== null) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/toolConfig/functionCallingConfig/mode",
                                      schemaPath:
                                        "#/components/schemas/ToolConfig/properties/functionCallingConfig/properties/mode/type",
                                      keyword: "type",
                                      params: { type: schema46.properties.functionCallingConfig.properties.mode.type },
                                      message: "must be string,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid5 = _errs16 === errors;
                              } else {
                                var valid5 = true;
                              }
                              if (valid5) {
                                if (
                                  data8.allowedFunctionNames !== undefined &&
                                  func0.call(data8, "allowedFunctionNames")
                                ) {
                                  let data10 = data8.allowedFunctionNames;
                                  const _errs18 = errors;
                                  if (!Array.isArray(data10) && data10 !== null) {
                                    validate22.errors = [
                                      {
                                        instancePath:
                                          instancePath + "/toolConfig/functionCallingConfig/allowedFunctionNames",
                                        schemaPath:
                                          "#/components/schemas/ToolConfig/properties/functionCallingConfig/properties/allowedFunctionNames/type",
                                        keyword: "type",
                                        params: {
                                          type: schema46.properties.functionCallingConfig.properties
                                            .allowedFunctionNames.type,
                                        },
                                        message: "must be array,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  if (errors === _errs18) {
                                    if (Array.isArray(data10)) {
                                      var valid6 = true;
                                      const len2 = data10.length;
                                      for (let i2 = 0; i2 < len2; i2++) {
                                        const _errs20 = errors;
                                        if (typeof data10[i2] !== "string") {
                                          validate22.errors = [
                                            {
                                              instancePath:
                                                instancePath +
                                                "/toolConfig/functionCallingConfig/allowedFunctionNames/" +
                                                i2,
                                              schemaPath:
                                                "#/components/schemas/ToolConfig/properties/functionCallingConfig/properties/allowedFunctionNames/items/type",
                                              keyword: "type",
                                              params: { type: "string" },
                                              message: "must be string",
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid6 = _errs20 === errors;
                                        if (!valid6) {
                                          break;
                                        }
                                      }
                                    }
                                  }
                                  var valid5 = _errs18 === errors;
                                } else {
                                  var valid5 = true;
                                }
                                if (valid5) {
                                  if (
                                    data8.streamFunctionCallArguments !== undefined &&
                                    func0.call(data8, "streamFunctionCallArguments")
                                  ) {
                                    let data12 = data8.streamFunctionCallArguments;
                                    const _errs22 = errors;
                                    if (typeof data12 !== "boolean" && data12 !== null) {
                                      validate22.errors = [
                                        {
                                          instancePath:
                                            instancePath +
                                            "/toolConfig/functionCallingConfig/streamFunctionCallArguments",
                                          schemaPath:
                                            "#/components/schemas/ToolConfig/properties/functionCallingConfig/properties/streamFunctionCallArguments/type",
                                          keyword: "type",
                                          params: {
                                            type: schema46.properties.functionCallingConfig.properties
                                              .streamFunctionCallArguments.type,
                                          },
                                          message: "must be boolean,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid5 = _errs22 === errors;
                                  } else {
                                    var valid5 = true;
                                  }
                                }
                              }
                            }
                          }
                          var valid4 = _errs14 === errors;
                        } else {
                          var valid4 = true;
                        }
                        if (valid4) {
                          if (data7.retrievalConfig !== undefined && func0.call(data7, "retrievalConfig")) {
                            let data13 = data7.retrievalConfig;
                            const _errs24 = errors;
                            if (!(data13 && typeof data13 == "object" && !Array.isArray(data13)) && data13 !== null) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/toolConfig/retrievalConfig",
                                  schemaPath: "#/components/schemas/ToolConfig/properties/retrievalConfig/type",
                                  keyword: "type",
                                  params: { type: schema46.properties.retrievalConfig.type },
                                  message: "must be object,null",
                                },
                              ];
                              return false;
                            }
                            var valid4 = _errs24 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (valid4) {
                            if (
                              data7.includeServerSideToolInvocations !== undefined &&
                              func0.call(data7, "includeServerSideToolInvocations")
                            ) {
                              let data14 = data7.includeServerSideToolInvocations;
                              const _errs27 = errors;
                              if (typeof data14 !== "boolean" && data14 !== null) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/toolConfig/includeServerSideToolInvocations",
                                    schemaPath:
                                      "#/components/schemas/ToolConfig/properties/includeServerSideToolInvocations/type",
                                    keyword: "type",
                                    params: { type: schema46.properties.includeServerSideToolInvocations.type },
                                    message: "must be boolean,null",
                                  },
                                ];
                                return false;
                              }
                              var valid4 = _errs27 === errors;
                            } else {
                              var valid4 = true;
                            }
                          }
                        }
                      }
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.safetySettings !== undefined && func0.call(data, "safetySettings")) {
                      let data15 = data.safetySettings;
                      const _errs29 = errors;
                      if (!Array.isArray(data15) && data15 !== null) {
                        validate22.errors = [
                          {
                            instancePath: instancePath + "/safetySettings",
                            schemaPath: "#/properties/safetySettings/type",
                            keyword: "type",
                            params: { type: schema33.properties.safetySettings.type },
                            message: "must be array,null",
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs29) {
                        if (Array.isArray(data15)) {
                          var valid7 = true;
                          const len3 = data15.length;
                          for (let i3 = 0; i3 < len3; i3++) {
                            let data16 = data15[i3];
                            const _errs31 = errors;
                            const _errs32 = errors;
                            if (errors === _errs32) {
                              if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                if (data16.category !== undefined && func0.call(data16, "category")) {
                                  let data17 = data16.category;
                                  const _errs34 = errors;
                                  if (typeof data17 !== "string" && data17 !== null) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/safetySettings/" + i3 + "/category",
                                        schemaPath: "#/components/schemas/SafetySetting/properties/category/type",
                                        keyword: "type",
                                        params: { type: schema47.properties.category.type },
                                        message: "must be string,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid9 = _errs34 === errors;
                                } else {
                                  var valid9 = true;
                                }
                                if (valid9) {
                                  if (data16.threshold !== undefined && func0.call(data16, "threshold")) {
                                    let data18 = data16.threshold;
                                    const _errs36 = errors;
                                    if (typeof data18 !== "string" && data18 !== null) {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/safetySettings/" + i3 + "/threshold",
                                          schemaPath: "#/components/schemas/SafetySetting/properties/threshold/type",
                                          keyword: "type",
                                          params: { type: schema47.properties.threshold.type },
                                          message: "must be string,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid9 = _errs36 === errors;
                                  } else {
                                    var valid9 = true;
                                  }
                                  if (valid9) {
                                    if (data16.method !== undefined && func0.call(data16, "method")) {
                                      let data19 = data16.method;
                                      const _errs38 = errors;
                                      if (typeof data19 !== "string" && data19 !== null) {
                                        validate22.errors = [
                                          {
                                            instancePath: instancePath + "/safetySettings/" + i3 + "/method",
                                            schemaPath: "#/components/schemas/SafetySetting/properties/method/type",
                                            keyword: "type",
                                            params: { type: schema47.properties.method.type },
                                            message: "must be string,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid9 = _errs38 === errors;
                                    } else {
                                      var valid9 = true;
                                    }
                                  }
                                }
                              } else {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/safetySettings/" + i3,
                                    schemaPath: "#/components/schemas/SafetySetting/type",
                                    keyword: "type",
                                    params: { type: "object" },
                                    message: "must be object",
                                  },
                                ];
                                return false;
                              }
                            }
                            var valid7 = _errs31 === errors;
                            if (!valid7) {
                              break;
                            }
                          }
                        }
                      }
                      var valid0 = _errs29 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.cachedContent !== undefined && func0.call(data, "cachedContent")) {
                        let data20 = data.cachedContent;
                        const _errs40 = errors;
                        if (typeof data20 !== "string" && data20 !== null) {
                          validate22.errors = [
                            {
                              instancePath: instancePath + "/cachedContent",
                              schemaPath: "#/properties/cachedContent/type",
                              keyword: "type",
                              params: { type: schema33.properties.cachedContent.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid0 = _errs40 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.labels !== undefined && func0.call(data, "labels")) {
                          let data21 = data.labels;
                          const _errs42 = errors;
                          if (!(data21 && typeof data21 == "object" && !Array.isArray(data21)) && data21 !== null) {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/labels",
                                schemaPath: "#/properties/labels/type",
                                keyword: "type",
                                params: { type: schema33.properties.labels.type },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                          var valid0 = _errs42 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.store !== undefined && func0.call(data, "store")) {
                            let data22 = data.store;
                            const _errs45 = errors;
                            if (typeof data22 !== "boolean" && data22 !== null) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/store",
                                  schemaPath: "#/properties/store/type",
                                  keyword: "type",
                                  params: { type: schema33.properties.store.type },
                                  message: "must be boolean,null",
                                },
                              ];
                              return false;
                            }
                            var valid0 = _errs45 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.serviceTier !== undefined && func0.call(data, "serviceTier")) {
                              let data23 = data.serviceTier;
                              const _errs47 = errors;
                              if (typeof data23 !== "string" && data23 !== null) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/serviceTier",
                                    schemaPath: "#/properties/serviceTier/type",
                                    keyword: "type",
                                    params: { type: schema33.properties.serviceTier.type },
                                    message: "must be string,null",
                                  },
                                ];
                                return false;
                              }
                              var valid0 = _errs47 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.continuationToken !== undefined && func0.call(data, "continuationToken")) {
                                let data24 = data.continuationToken;
                                const _errs49 = errors;
                                if (typeof data24 !== "string" && data24 !== null) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/continuationToken",
                                      schemaPath: "#/properties/continuationToken/type",
                                      keyword: "type",
                                      params: { type: schema33.properties.continuationToken.type },
                                      message: "must be string,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid0 = _errs49 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.modelArmorConfig !== undefined && func0.call(data, "modelArmorConfig")) {
                                  let data25 = data.modelArmorConfig;
                                  const _errs51 = errors;
                                  if (
                                    !(data25 && typeof data25 == "object" && !Array.isArray(data25)) &&
                                    data25 !== null
                                  ) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/modelArmorConfig",
                                        schemaPath: "#/properties/modelArmorConfig/type",
                                        keyword: "type",
                                        params: { type: schema33.properties.modelArmorConfig.type },
                                        message: "must be object,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid0 = _errs51 === errors;
                                } else {
                                  var valid0 = true;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
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
validate22.evaluated = {
  props: {
    model: true,
    contents: true,
    systemInstruction: true,
    generationConfig: true,
    tools: true,
    toolConfig: true,
    safetySettings: true,
    cachedContent: true,
    labels: true,
    store: true,
    serviceTier: true,
    continuationToken: true,
    modelArmorConfig: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

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
validate20.evaluated = {
  props: {
    model: true,
    contents: true,
    systemInstruction: true,
    generationConfig: true,
    tools: true,
    toolConfig: true,
    safetySettings: true,
    cachedContent: true,
    labels: true,
    store: true,
    serviceTier: true,
    continuationToken: true,
    modelArmorConfig: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};
