// Made from specs/dialects/generate-content/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length } from "../../src/conversion/validator-support.js";

export const validateRequest = checkRequest;
const schemaRequest = {
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
const schemaToolConfig = {
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
const schemaSafetySetting = {
  type: "object",
  properties: {
    category: { type: ["string", "integer", "null"] },
    threshold: { type: ["string", "integer", "null"] },
    method: { type: ["string", "integer", "null"] },
  },
};
const hasOwn = Object.prototype.hasOwnProperty;
const schemaContent = {
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
const schemaPart = {
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
const schemaBlob = {
  type: ["object", "null"],
  required: ["data"],
  properties: {
    mimeType: { type: ["string", "null"] },
    data: { type: "string" },
    displayName: { type: ["string", "null"] },
  },
};
const schemaFileData = {
  type: ["object", "null"],
  properties: {
    mimeType: { type: ["string", "null"] },
    fileUri: { type: ["string", "null"] },
    displayName: { type: ["string", "null"] },
  },
};
const schemaFunctionCall = {
  type: ["object", "null"],
  properties: {
    id: { type: ["string", "null"] },
    name: { type: ["string", "null"] },
    args: { type: ["object", "null"], additionalProperties: true },
    partialArgs: { type: ["array", "null"], items: { $ref: "#/components/schemas/PartialArgument" } },
    willContinue: { type: ["boolean", "null"] },
  },
};
const schemaPartialArgument = {
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

function checkFunctionCall(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    checkFunctionCall.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schemaFunctionCall.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.id !== undefined && hasOwn.call(data, "id")) {
          let data0 = data.id;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkFunctionCall.errors = [
              {
                instancePath: instancePath + "/id",
                schemaPath: "#/properties/id/type",
                keyword: "type",
                params: { type: schemaFunctionCall.properties.id.type },
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
        if (data.name !== undefined && hasOwn.call(data, "name")) {
          let data0 = data.name;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkFunctionCall.errors = [
              {
                instancePath: instancePath + "/name",
                schemaPath: "#/properties/name/type",
                keyword: "type",
                params: { type: schemaFunctionCall.properties.name.type },
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
        if (data.args !== undefined && hasOwn.call(data, "args")) {
          let data0 = data.args;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkFunctionCall.errors = [
              {
                instancePath: instancePath + "/args",
                schemaPath: "#/properties/args/type",
                keyword: "type",
                params: { type: schemaFunctionCall.properties.args.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.partialArgs !== undefined && hasOwn.call(data, "partialArgs")) {
          let data0 = data.partialArgs;
          const _errs0 = errors;
          if (!Array.isArray(data0) && data0 !== null) {
            checkFunctionCall.errors = [
              {
                instancePath: instancePath + "/partialArgs",
                schemaPath: "#/properties/partialArgs/type",
                keyword: "type",
                params: { type: schemaFunctionCall.properties.partialArgs.type },
                message: "must be array,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data1 = data0[i0];
                const _errs1 = errors;
                const _errs2 = errors;
                if (errors === _errs2) {
                  if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                    checks1: {
                      if (data1.jsonPath !== undefined && hasOwn.call(data1, "jsonPath")) {
                        const _errs3 = errors;
                        if (typeof data1.jsonPath !== "string") {
                          checkFunctionCall.errors = [
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
                        var valid2 = _errs3 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (!valid2) break checks1;
                      if (data1.stringValue !== undefined && hasOwn.call(data1, "stringValue")) {
                        let data2 = data1.stringValue;
                        const _errs3 = errors;
                        if (typeof data2 !== "string" && data2 !== null) {
                          checkFunctionCall.errors = [
                            {
                              instancePath: instancePath + "/partialArgs/" + i0 + "/stringValue",
                              schemaPath: "#/components/schemas/PartialArgument/properties/stringValue/type",
                              keyword: "type",
                              params: { type: schemaPartialArgument.properties.stringValue.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid2 = _errs3 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (!valid2) break checks1;
                      if (data1.numberValue !== undefined && hasOwn.call(data1, "numberValue")) {
                        let data2 = data1.numberValue;
                        const _errs3 = errors;
                        if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
                          checkFunctionCall.errors = [
                            {
                              instancePath: instancePath + "/partialArgs/" + i0 + "/numberValue",
                              schemaPath: "#/components/schemas/PartialArgument/properties/numberValue/type",
                              keyword: "type",
                              params: { type: schemaPartialArgument.properties.numberValue.type },
                              message: "must be number,null",
                            },
                          ];
                          return false;
                        }
                        var valid2 = _errs3 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (!valid2) break checks1;
                      if (data1.boolValue !== undefined && hasOwn.call(data1, "boolValue")) {
                        let data2 = data1.boolValue;
                        const _errs3 = errors;
                        if (typeof data2 !== "boolean" && data2 !== null) {
                          checkFunctionCall.errors = [
                            {
                              instancePath: instancePath + "/partialArgs/" + i0 + "/boolValue",
                              schemaPath: "#/components/schemas/PartialArgument/properties/boolValue/type",
                              keyword: "type",
                              params: { type: schemaPartialArgument.properties.boolValue.type },
                              message: "must be boolean,null",
                            },
                          ];
                          return false;
                        }
                        var valid2 = _errs3 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (!valid2) break checks1;
                      if (data1.nullValue !== undefined && hasOwn.call(data1, "nullValue")) {
                        let data2 = data1.nullValue;
                        const _errs3 = errors;
                        if (
                          typeof data2 !== "string" &&
                          !(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) &&
                          data2 !== null
                        ) {
                          checkFunctionCall.errors = [
                            {
                              instancePath: instancePath + "/partialArgs/" + i0 + "/nullValue",
                              schemaPath: "#/components/schemas/PartialArgument/properties/nullValue/type",
                              keyword: "type",
                              params: { type: schemaPartialArgument.properties.nullValue.type },
                              message: "must be string,integer,null",
                            },
                          ];
                          return false;
                        }
                        var valid2 = _errs3 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (!valid2) break checks1;
                      if (data1.willContinue !== undefined && hasOwn.call(data1, "willContinue")) {
                        let data2 = data1.willContinue;
                        const _errs3 = errors;
                        if (typeof data2 !== "boolean" && data2 !== null) {
                          checkFunctionCall.errors = [
                            {
                              instancePath: instancePath + "/partialArgs/" + i0 + "/willContinue",
                              schemaPath: "#/components/schemas/PartialArgument/properties/willContinue/type",
                              keyword: "type",
                              params: { type: schemaPartialArgument.properties.willContinue.type },
                              message: "must be boolean,null",
                            },
                          ];
                          return false;
                        }
                        var valid2 = _errs3 === errors;
                      } else {
                        var valid2 = true;
                      }
                    }
                  } else {
                    checkFunctionCall.errors = [
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
                var valid1 = _errs1 === errors;
                if (!valid1) {
                  break;
                }
              }
            }
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.willContinue !== undefined && hasOwn.call(data, "willContinue")) {
          let data0 = data.willContinue;
          const _errs0 = errors;
          if (typeof data0 !== "boolean" && data0 !== null) {
            checkFunctionCall.errors = [
              {
                instancePath: instancePath + "/willContinue",
                schemaPath: "#/properties/willContinue/type",
                keyword: "type",
                params: { type: schemaFunctionCall.properties.willContinue.type },
                message: "must be boolean,null",
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
  }
  checkFunctionCall.errors = vErrors;
  return errors === 0;
}

const schemaFunctionResponse = {
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
const checkPartLater = { validate: checkPart };

function checkFunctionResponse(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    checkFunctionResponse.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schemaFunctionResponse.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.id !== undefined && hasOwn.call(data, "id")) {
          let data0 = data.id;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkFunctionResponse.errors = [
              {
                instancePath: instancePath + "/id",
                schemaPath: "#/properties/id/type",
                keyword: "type",
                params: { type: schemaFunctionResponse.properties.id.type },
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
        if (data.name !== undefined && hasOwn.call(data, "name")) {
          let data0 = data.name;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkFunctionResponse.errors = [
              {
                instancePath: instancePath + "/name",
                schemaPath: "#/properties/name/type",
                keyword: "type",
                params: { type: schemaFunctionResponse.properties.name.type },
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
        if (data.response !== undefined && hasOwn.call(data, "response")) {
          let data0 = data.response;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkFunctionResponse.errors = [
              {
                instancePath: instancePath + "/response",
                schemaPath: "#/properties/response/type",
                keyword: "type",
                params: { type: schemaFunctionResponse.properties.response.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.parts !== undefined && hasOwn.call(data, "parts")) {
          let data0 = data.parts;
          const _errs0 = errors;
          if (!Array.isArray(data0) && data0 !== null) {
            checkFunctionResponse.errors = [
              {
                instancePath: instancePath + "/parts",
                schemaPath: "#/properties/parts/type",
                keyword: "type",
                params: { type: schemaFunctionResponse.properties.parts.type },
                message: "must be array,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                const _errs1 = errors;
                if (
                  !checkPartLater.validate(data0[i0], {
                    instancePath: instancePath + "/parts/" + i0,
                    parentData: data0,
                    parentDataProperty: i0,
                    rootData,
                    dynamicAnchors,
                  })
                ) {
                  vErrors =
                    vErrors === null ? checkPartLater.validate.errors : vErrors.concat(checkPartLater.validate.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs1 === errors;
                if (!valid1) {
                  break;
                }
              }
            }
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.willContinue !== undefined && hasOwn.call(data, "willContinue")) {
          let data0 = data.willContinue;
          const _errs0 = errors;
          if (typeof data0 !== "boolean" && data0 !== null) {
            checkFunctionResponse.errors = [
              {
                instancePath: instancePath + "/willContinue",
                schemaPath: "#/properties/willContinue/type",
                keyword: "type",
                params: { type: schemaFunctionResponse.properties.willContinue.type },
                message: "must be boolean,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.scheduling !== undefined && hasOwn.call(data, "scheduling")) {
          let data0 = data.scheduling;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkFunctionResponse.errors = [
              {
                instancePath: instancePath + "/scheduling",
                schemaPath: "#/properties/scheduling/type",
                keyword: "type",
                params: { type: schemaFunctionResponse.properties.scheduling.type },
                message: "must be string,null",
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
  }
  checkFunctionResponse.errors = vErrors;
  return errors === 0;
}

function checkPart(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.text !== undefined && hasOwn.call(data, "text")) {
          let data0 = data.text;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkPart.errors = [
              {
                instancePath: instancePath + "/text",
                schemaPath: "#/properties/text/type",
                keyword: "type",
                params: { type: schemaPart.properties.text.type },
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
        if (data.thought !== undefined && hasOwn.call(data, "thought")) {
          let data0 = data.thought;
          const _errs0 = errors;
          if (typeof data0 !== "boolean" && data0 !== null) {
            checkPart.errors = [
              {
                instancePath: instancePath + "/thought",
                schemaPath: "#/properties/thought/type",
                keyword: "type",
                params: { type: schemaPart.properties.thought.type },
                message: "must be boolean,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.thoughtSignature !== undefined && hasOwn.call(data, "thoughtSignature")) {
          let data0 = data.thoughtSignature;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkPart.errors = [
              {
                instancePath: instancePath + "/thoughtSignature",
                schemaPath: "#/properties/thoughtSignature/type",
                keyword: "type",
                params: { type: schemaPart.properties.thoughtSignature.type },
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
        if (data.inlineData !== undefined && hasOwn.call(data, "inlineData")) {
          let data0 = data.inlineData;
          const _errs0 = errors;
          const _errs1 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkPart.errors = [
              {
                instancePath: instancePath + "/inlineData",
                schemaPath: "#/components/schemas/Blob/type",
                keyword: "type",
                params: { type: schemaBlob.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if ((data0.data === undefined || !hasOwn.call(data0, "data")) && (missing0 = "data")) {
                checkPart.errors = [
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
                checks1: {
                  if (data0.mimeType !== undefined && hasOwn.call(data0, "mimeType")) {
                    let data1 = data0.mimeType;
                    const _errs2 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkPart.errors = [
                        {
                          instancePath: instancePath + "/inlineData/mimeType",
                          schemaPath: "#/components/schemas/Blob/properties/mimeType/type",
                          keyword: "type",
                          params: { type: schemaBlob.properties.mimeType.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.data !== undefined && hasOwn.call(data0, "data")) {
                    const _errs2 = errors;
                    if (typeof data0.data !== "string") {
                      checkPart.errors = [
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
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.displayName !== undefined && hasOwn.call(data0, "displayName")) {
                    let data1 = data0.displayName;
                    const _errs2 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkPart.errors = [
                        {
                          instancePath: instancePath + "/inlineData/displayName",
                          schemaPath: "#/components/schemas/Blob/properties/displayName/type",
                          keyword: "type",
                          params: { type: schemaBlob.properties.displayName.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                }
              }
            }
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.fileData !== undefined && hasOwn.call(data, "fileData")) {
          let data0 = data.fileData;
          const _errs0 = errors;
          const _errs1 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkPart.errors = [
              {
                instancePath: instancePath + "/fileData",
                schemaPath: "#/components/schemas/FileData/type",
                keyword: "type",
                params: { type: schemaFileData.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              checks1: {
                if (data0.mimeType !== undefined && hasOwn.call(data0, "mimeType")) {
                  let data1 = data0.mimeType;
                  const _errs2 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkPart.errors = [
                      {
                        instancePath: instancePath + "/fileData/mimeType",
                        schemaPath: "#/components/schemas/FileData/properties/mimeType/type",
                        keyword: "type",
                        params: { type: schemaFileData.properties.mimeType.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid1 = _errs2 === errors;
                } else {
                  var valid1 = true;
                }
                if (!valid1) break checks1;
                if (data0.fileUri !== undefined && hasOwn.call(data0, "fileUri")) {
                  let data1 = data0.fileUri;
                  const _errs2 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkPart.errors = [
                      {
                        instancePath: instancePath + "/fileData/fileUri",
                        schemaPath: "#/components/schemas/FileData/properties/fileUri/type",
                        keyword: "type",
                        params: { type: schemaFileData.properties.fileUri.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid1 = _errs2 === errors;
                } else {
                  var valid1 = true;
                }
                if (!valid1) break checks1;
                if (data0.displayName !== undefined && hasOwn.call(data0, "displayName")) {
                  let data1 = data0.displayName;
                  const _errs2 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkPart.errors = [
                      {
                        instancePath: instancePath + "/fileData/displayName",
                        schemaPath: "#/components/schemas/FileData/properties/displayName/type",
                        keyword: "type",
                        params: { type: schemaFileData.properties.displayName.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid1 = _errs2 === errors;
                } else {
                  var valid1 = true;
                }
              }
            }
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.videoMetadata !== undefined && hasOwn.call(data, "videoMetadata")) {
          let data0 = data.videoMetadata;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkPart.errors = [
              {
                instancePath: instancePath + "/videoMetadata",
                schemaPath: "#/properties/videoMetadata/type",
                keyword: "type",
                params: { type: schemaPart.properties.videoMetadata.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.mediaResolution !== undefined && hasOwn.call(data, "mediaResolution")) {
          let data0 = data.mediaResolution;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkPart.errors = [
              {
                instancePath: instancePath + "/mediaResolution",
                schemaPath: "#/properties/mediaResolution/type",
                keyword: "type",
                params: { type: schemaPart.properties.mediaResolution.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.level !== undefined && hasOwn.call(data0, "level")) {
                let data1 = data0.level;
                if (typeof data1 !== "string" && data1 !== null) {
                  checkPart.errors = [
                    {
                      instancePath: instancePath + "/mediaResolution/level",
                      schemaPath: "#/properties/mediaResolution/properties/level/type",
                      keyword: "type",
                      params: { type: schemaPart.properties.mediaResolution.properties.level.type },
                      message: "must be string,null",
                    },
                  ];
                  return false;
                }
              }
            }
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.functionCall !== undefined && hasOwn.call(data, "functionCall")) {
          const _errs0 = errors;
          if (
            !checkFunctionCall(data.functionCall, {
              instancePath: instancePath + "/functionCall",
              parentData: data,
              parentDataProperty: "functionCall",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? checkFunctionCall.errors : vErrors.concat(checkFunctionCall.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.functionResponse !== undefined && hasOwn.call(data, "functionResponse")) {
          const _errs0 = errors;
          if (
            !checkFunctionResponse(data.functionResponse, {
              instancePath: instancePath + "/functionResponse",
              parentData: data,
              parentDataProperty: "functionResponse",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? checkFunctionResponse.errors : vErrors.concat(checkFunctionResponse.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.executableCode !== undefined && hasOwn.call(data, "executableCode")) {
          let data0 = data.executableCode;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkPart.errors = [
              {
                instancePath: instancePath + "/executableCode",
                schemaPath: "#/properties/executableCode/type",
                keyword: "type",
                params: { type: schemaPart.properties.executableCode.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.codeExecutionResult !== undefined && hasOwn.call(data, "codeExecutionResult")) {
          let data0 = data.codeExecutionResult;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkPart.errors = [
              {
                instancePath: instancePath + "/codeExecutionResult",
                schemaPath: "#/properties/codeExecutionResult/type",
                keyword: "type",
                params: { type: schemaPart.properties.codeExecutionResult.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.toolCall !== undefined && hasOwn.call(data, "toolCall")) {
          let data0 = data.toolCall;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkPart.errors = [
              {
                instancePath: instancePath + "/toolCall",
                schemaPath: "#/properties/toolCall/type",
                keyword: "type",
                params: { type: schemaPart.properties.toolCall.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.toolResponse !== undefined && hasOwn.call(data, "toolResponse")) {
          let data0 = data.toolResponse;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkPart.errors = [
              {
                instancePath: instancePath + "/toolResponse",
                schemaPath: "#/properties/toolResponse/type",
                keyword: "type",
                params: { type: schemaPart.properties.toolResponse.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.partMetadata !== undefined && hasOwn.call(data, "partMetadata")) {
          let data0 = data.partMetadata;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkPart.errors = [
              {
                instancePath: instancePath + "/partMetadata",
                schemaPath: "#/properties/partMetadata/type",
                keyword: "type",
                params: { type: schemaPart.properties.partMetadata.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      checkPart.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkPart.errors = vErrors;
  return errors === 0;
}

function checkContent(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.parts === undefined || !hasOwn.call(data, "parts")) && (missing0 = "parts")) {
        checkContent.errors = [
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
          if (data.role !== undefined && hasOwn.call(data, "role")) {
            let data0 = data.role;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkContent.errors = [
                {
                  instancePath: instancePath + "/role",
                  schemaPath: "#/properties/role/type",
                  keyword: "type",
                  params: { type: schemaContent.properties.role.type },
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
              checkContent.errors = [
                {
                  instancePath: instancePath + "/role",
                  schemaPath: "#/properties/role/enum",
                  keyword: "enum",
                  params: { allowedValues: schemaContent.properties.role.enum },
                  message: "must be equal to one of the allowed values",
                },
              ];
              return false;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.parts !== undefined && hasOwn.call(data, "parts")) {
            let data0 = data.parts;
            const _errs0 = errors;
            if (errors === _errs0) {
              if (Array.isArray(data0)) {
                var valid1 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data1 = data0[i0];
                  const _errs1 = errors;
                  if (
                    !checkPart(data1, {
                      instancePath: instancePath + "/parts/" + i0,
                      parentData: data0,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors = vErrors === null ? checkPart.errors : vErrors.concat(checkPart.errors);
                    errors = vErrors.length;
                  }
                  if (errors === _errs1) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      checks1: {
                        if (data1.functionCall !== undefined && hasOwn.call(data1, "functionCall")) {
                          let data2 = data1.functionCall;
                          const _errs2 = errors;
                          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                            let missing1;
                            if ((data2.name === undefined || !hasOwn.call(data2, "name")) && (missing1 = "name")) {
                              checkContent.errors = [
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
                              if (data2.name !== undefined && hasOwn.call(data2, "name")) {
                                if (typeof data2.name !== "string") {
                                  checkContent.errors = [
                                    {
                                      instancePath: instancePath + "/parts/" + i0 + "/functionCall/name",
                                      schemaPath:
                                        "#/properties/parts/items/properties/functionCall/properties/name/type",
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
                          var valid2 = _errs2 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (!valid2) break checks1;
                        if (data1.functionResponse !== undefined && hasOwn.call(data1, "functionResponse")) {
                          let data2 = data1.functionResponse;
                          const _errs2 = errors;
                          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                            let missing1;
                            if ((data2.name === undefined || !hasOwn.call(data2, "name")) && (missing1 = "name")) {
                              checkContent.errors = [
                                {
                                  instancePath: instancePath + "/parts/" + i0 + "/functionResponse",
                                  schemaPath: "#/properties/parts/items/properties/functionResponse/required",
                                  keyword: "required",
                                  params: { missingProperty: missing1 },
                                  message: "must have required property '" + missing1 + "'",
                                },
                              ];
                              return false;
                            } else {
                              if (data2.name !== undefined && hasOwn.call(data2, "name")) {
                                if (typeof data2.name !== "string") {
                                  checkContent.errors = [
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
                          var valid2 = _errs2 === errors;
                        } else {
                          var valid2 = true;
                        }
                      }
                    }
                  }
                  var valid1 = _errs1 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              } else {
                checkContent.errors = [
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      checkContent.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkContent.errors = vErrors;
  return errors === 0;
}

const schemaSystemInstruction = {
  type: ["object", "null"],
  properties: {
    role: { type: ["string", "null"] },
    parts: { type: ["array", "null"], items: { $ref: "#/components/schemas/Part" } },
  },
};

function checkSystemInstruction(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    checkSystemInstruction.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schemaSystemInstruction.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.role !== undefined && hasOwn.call(data, "role")) {
          let data0 = data.role;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkSystemInstruction.errors = [
              {
                instancePath: instancePath + "/role",
                schemaPath: "#/properties/role/type",
                keyword: "type",
                params: { type: schemaSystemInstruction.properties.role.type },
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
        if (data.parts !== undefined && hasOwn.call(data, "parts")) {
          let data0 = data.parts;
          const _errs0 = errors;
          if (!Array.isArray(data0) && data0 !== null) {
            checkSystemInstruction.errors = [
              {
                instancePath: instancePath + "/parts",
                schemaPath: "#/properties/parts/type",
                keyword: "type",
                params: { type: schemaSystemInstruction.properties.parts.type },
                message: "must be array,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                const _errs1 = errors;
                if (
                  !checkPart(data0[i0], {
                    instancePath: instancePath + "/parts/" + i0,
                    parentData: data0,
                    parentDataProperty: i0,
                    rootData,
                    dynamicAnchors,
                  })
                ) {
                  vErrors = vErrors === null ? checkPart.errors : vErrors.concat(checkPart.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs1 === errors;
                if (!valid1) {
                  break;
                }
              }
            }
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
      }
    }
  }
  checkSystemInstruction.errors = vErrors;
  return errors === 0;
}

const schemaGenerationConfig = {
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
    responseFormat: { type: ["array", "null"], maxItems: 4, items: { $ref: "#/components/schemas/ResponseFormat" } },
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
const schemaResponseFormat = {
  type: "object",
  properties: {
    text: {
      type: ["object", "null"],
      properties: {
        mimeType: { type: ["string", "null"] },
        schema: { type: ["object", "null"], additionalProperties: true },
      },
    },
    image: { type: ["object", "null"], additionalProperties: true },
    audio: { type: ["object", "null"], additionalProperties: true },
    video: { type: ["object", "null"], additionalProperties: true },
  },
};
const schemaThinkingConfig = {
  type: ["object", "null"],
  properties: {
    includeThoughts: { type: ["boolean", "null"] },
    thinkingBudget: { type: ["integer", "null"], minimum: -1, maximum: 2147483647 },
    thinkingLevel: { type: ["string", "null"] },
  },
};

function checkGenerationConfig(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    checkGenerationConfig.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schemaGenerationConfig.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.maxOutputTokens !== undefined && hasOwn.call(data, "maxOutputTokens")) {
          let data0 = data.maxOutputTokens;
          const _errs0 = errors;
          if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/maxOutputTokens",
                schemaPath: "#/properties/maxOutputTokens/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.maxOutputTokens.type },
                message: "must be integer,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 2147483647 || isNaN(data0)) {
                checkGenerationConfig.errors = [
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
                  checkGenerationConfig.errors = [
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
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.temperature !== undefined && hasOwn.call(data, "temperature")) {
          let data0 = data.temperature;
          const _errs0 = errors;
          if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/temperature",
                schemaPath: "#/properties/temperature/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.temperature.type },
                message: "must be number,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.topP !== undefined && hasOwn.call(data, "topP")) {
          let data0 = data.topP;
          const _errs0 = errors;
          if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/topP",
                schemaPath: "#/properties/topP/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.topP.type },
                message: "must be number,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.topK !== undefined && hasOwn.call(data, "topK")) {
          let data0 = data.topK;
          const _errs0 = errors;
          if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/topK",
                schemaPath: "#/properties/topK/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.topK.type },
                message: "must be integer,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 2147483647 || isNaN(data0)) {
                checkGenerationConfig.errors = [
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
                if (data0 < 0 || isNaN(data0)) {
                  checkGenerationConfig.errors = [
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
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.stopSequences !== undefined && hasOwn.call(data, "stopSequences")) {
          let data0 = data.stopSequences;
          const _errs0 = errors;
          if (!Array.isArray(data0) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/stopSequences",
                schemaPath: "#/properties/stopSequences/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.stopSequences.type },
                message: "must be array,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                const _errs1 = errors;
                if (typeof data0[i0] !== "string") {
                  checkGenerationConfig.errors = [
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
                var valid1 = _errs1 === errors;
                if (!valid1) {
                  break;
                }
              }
            }
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.candidateCount !== undefined && hasOwn.call(data, "candidateCount")) {
          let data0 = data.candidateCount;
          const _errs0 = errors;
          if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/candidateCount",
                schemaPath: "#/properties/candidateCount/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.candidateCount.type },
                message: "must be integer,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 128 || isNaN(data0)) {
                checkGenerationConfig.errors = [
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
                if (data0 < 1 || isNaN(data0)) {
                  checkGenerationConfig.errors = [
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
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.seed !== undefined && hasOwn.call(data, "seed")) {
          let data0 = data.seed;
          const _errs0 = errors;
          if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/seed",
                schemaPath: "#/properties/seed/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.seed.type },
                message: "must be integer,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 2147483647 || isNaN(data0)) {
                checkGenerationConfig.errors = [
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
                if (data0 < -2147483648 || isNaN(data0)) {
                  checkGenerationConfig.errors = [
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
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.presencePenalty !== undefined && hasOwn.call(data, "presencePenalty")) {
          let data0 = data.presencePenalty;
          const _errs0 = errors;
          if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/presencePenalty",
                schemaPath: "#/properties/presencePenalty/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.presencePenalty.type },
                message: "must be number,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.frequencyPenalty !== undefined && hasOwn.call(data, "frequencyPenalty")) {
          let data0 = data.frequencyPenalty;
          const _errs0 = errors;
          if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/frequencyPenalty",
                schemaPath: "#/properties/frequencyPenalty/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.frequencyPenalty.type },
                message: "must be number,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.responseLogprobs !== undefined && hasOwn.call(data, "responseLogprobs")) {
          let data0 = data.responseLogprobs;
          const _errs0 = errors;
          if (typeof data0 !== "boolean" && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/responseLogprobs",
                schemaPath: "#/properties/responseLogprobs/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.responseLogprobs.type },
                message: "must be boolean,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.logprobs !== undefined && hasOwn.call(data, "logprobs")) {
          let data0 = data.logprobs;
          const _errs0 = errors;
          if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/logprobs",
                schemaPath: "#/properties/logprobs/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.logprobs.type },
                message: "must be integer,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 2147483647 || isNaN(data0)) {
                checkGenerationConfig.errors = [
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
                if (data0 < 0 || isNaN(data0)) {
                  checkGenerationConfig.errors = [
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
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.responseMimeType !== undefined && hasOwn.call(data, "responseMimeType")) {
          let data0 = data.responseMimeType;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/responseMimeType",
                schemaPath: "#/properties/responseMimeType/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.responseMimeType.type },
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
        if (data.responseSchema !== undefined && hasOwn.call(data, "responseSchema")) {
          let data0 = data.responseSchema;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/responseSchema",
                schemaPath: "#/properties/responseSchema/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.responseSchema.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.responseJsonSchema !== undefined && hasOwn.call(data, "responseJsonSchema")) {
          let data0 = data.responseJsonSchema;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/responseJsonSchema",
                schemaPath: "#/properties/responseJsonSchema/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.responseJsonSchema.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.responseFormat !== undefined && hasOwn.call(data, "responseFormat")) {
          let data0 = data.responseFormat;
          const _errs0 = errors;
          if (!Array.isArray(data0) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/responseFormat",
                schemaPath: "#/properties/responseFormat/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.responseFormat.type },
                message: "must be array,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (Array.isArray(data0)) {
              if (data0.length > 4) {
                checkGenerationConfig.errors = [
                  {
                    instancePath: instancePath + "/responseFormat",
                    schemaPath: "#/properties/responseFormat/maxItems",
                    keyword: "maxItems",
                    params: { limit: 4 },
                    message: "must NOT have more than 4 items",
                  },
                ];
                return false;
              } else {
                var valid1 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data1 = data0[i0];
                  const _errs1 = errors;
                  const _errs2 = errors;
                  if (errors === _errs2) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      checks1: {
                        if (data1.text !== undefined && hasOwn.call(data1, "text")) {
                          let data2 = data1.text;
                          const _errs3 = errors;
                          if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
                            checkGenerationConfig.errors = [
                              {
                                instancePath: instancePath + "/responseFormat/" + i0 + "/text",
                                schemaPath: "#/components/schemas/ResponseFormat/properties/text/type",
                                keyword: "type",
                                params: { type: schemaResponseFormat.properties.text.type },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs3) {
                            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                              checks2: {
                                if (data2.mimeType !== undefined && hasOwn.call(data2, "mimeType")) {
                                  let data3 = data2.mimeType;
                                  const _errs4 = errors;
                                  if (typeof data3 !== "string" && data3 !== null) {
                                    checkGenerationConfig.errors = [
                                      {
                                        instancePath: instancePath + "/responseFormat/" + i0 + "/text/mimeType",
                                        schemaPath:
                                          "#/components/schemas/ResponseFormat/properties/text/properties/mimeType/type",
                                        keyword: "type",
                                        params: { type: schemaResponseFormat.properties.text.properties.mimeType.type },
                                        message: "must be string,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid3 = _errs4 === errors;
                                } else {
                                  var valid3 = true;
                                }
                                if (!valid3) break checks2;
                                if (data2.schema !== undefined && hasOwn.call(data2, "schema")) {
                                  let data3 = data2.schema;
                                  const _errs4 = errors;
                                  if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
                                    checkGenerationConfig.errors = [
                                      {
                                        instancePath: instancePath + "/responseFormat/" + i0 + "/text/schema",
                                        schemaPath:
                                          "#/components/schemas/ResponseFormat/properties/text/properties/schema/type",
                                        keyword: "type",
                                        params: { type: schemaResponseFormat.properties.text.properties.schema.type },
                                        message: "must be object,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid3 = _errs4 === errors;
                                } else {
                                  var valid3 = true;
                                }
                              }
                            }
                          }
                          var valid2 = _errs3 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (!valid2) break checks1;
                        if (data1.image !== undefined && hasOwn.call(data1, "image")) {
                          let data2 = data1.image;
                          const _errs3 = errors;
                          if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
                            checkGenerationConfig.errors = [
                              {
                                instancePath: instancePath + "/responseFormat/" + i0 + "/image",
                                schemaPath: "#/components/schemas/ResponseFormat/properties/image/type",
                                keyword: "type",
                                params: { type: schemaResponseFormat.properties.image.type },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs3 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (!valid2) break checks1;
                        if (data1.audio !== undefined && hasOwn.call(data1, "audio")) {
                          let data2 = data1.audio;
                          const _errs3 = errors;
                          if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
                            checkGenerationConfig.errors = [
                              {
                                instancePath: instancePath + "/responseFormat/" + i0 + "/audio",
                                schemaPath: "#/components/schemas/ResponseFormat/properties/audio/type",
                                keyword: "type",
                                params: { type: schemaResponseFormat.properties.audio.type },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs3 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (!valid2) break checks1;
                        if (data1.video !== undefined && hasOwn.call(data1, "video")) {
                          let data2 = data1.video;
                          const _errs3 = errors;
                          if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
                            checkGenerationConfig.errors = [
                              {
                                instancePath: instancePath + "/responseFormat/" + i0 + "/video",
                                schemaPath: "#/components/schemas/ResponseFormat/properties/video/type",
                                keyword: "type",
                                params: { type: schemaResponseFormat.properties.video.type },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs3 === errors;
                        } else {
                          var valid2 = true;
                        }
                      }
                    } else {
                      checkGenerationConfig.errors = [
                        {
                          instancePath: instancePath + "/responseFormat/" + i0,
                          schemaPath: "#/components/schemas/ResponseFormat/type",
                          keyword: "type",
                          params: { type: "object" },
                          message: "must be object",
                        },
                      ];
                      return false;
                    }
                  }
                  var valid1 = _errs1 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              }
            }
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.responseModalities !== undefined && hasOwn.call(data, "responseModalities")) {
          let data0 = data.responseModalities;
          const _errs0 = errors;
          if (!Array.isArray(data0) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/responseModalities",
                schemaPath: "#/properties/responseModalities/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.responseModalities.type },
                message: "must be array,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                const _errs1 = errors;
                if (typeof data0[i0] !== "string") {
                  checkGenerationConfig.errors = [
                    {
                      instancePath: instancePath + "/responseModalities/" + i0,
                      schemaPath: "#/properties/responseModalities/items/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    },
                  ];
                  return false;
                }
                var valid1 = _errs1 === errors;
                if (!valid1) {
                  break;
                }
              }
            }
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.thinkingConfig !== undefined && hasOwn.call(data, "thinkingConfig")) {
          let data0 = data.thinkingConfig;
          const _errs0 = errors;
          const _errs1 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/thinkingConfig",
                schemaPath: "#/components/schemas/ThinkingConfig/type",
                keyword: "type",
                params: { type: schemaThinkingConfig.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              checks1: {
                if (data0.includeThoughts !== undefined && hasOwn.call(data0, "includeThoughts")) {
                  let data1 = data0.includeThoughts;
                  const _errs2 = errors;
                  if (typeof data1 !== "boolean" && data1 !== null) {
                    checkGenerationConfig.errors = [
                      {
                        instancePath: instancePath + "/thinkingConfig/includeThoughts",
                        schemaPath: "#/components/schemas/ThinkingConfig/properties/includeThoughts/type",
                        keyword: "type",
                        params: { type: schemaThinkingConfig.properties.includeThoughts.type },
                        message: "must be boolean,null",
                      },
                    ];
                    return false;
                  }
                  var valid1 = _errs2 === errors;
                } else {
                  var valid1 = true;
                }
                if (!valid1) break checks1;
                if (data0.thinkingBudget !== undefined && hasOwn.call(data0, "thinkingBudget")) {
                  let data1 = data0.thinkingBudget;
                  const _errs2 = errors;
                  if (
                    !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                    data1 !== null
                  ) {
                    checkGenerationConfig.errors = [
                      {
                        instancePath: instancePath + "/thinkingConfig/thinkingBudget",
                        schemaPath: "#/components/schemas/ThinkingConfig/properties/thinkingBudget/type",
                        keyword: "type",
                        params: { type: schemaThinkingConfig.properties.thinkingBudget.type },
                        message: "must be integer,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs2) {
                    if (typeof data1 == "number" && isFinite(data1)) {
                      if (data1 > 2147483647 || isNaN(data1)) {
                        checkGenerationConfig.errors = [
                          {
                            instancePath: instancePath + "/thinkingConfig/thinkingBudget",
                            schemaPath: "#/components/schemas/ThinkingConfig/properties/thinkingBudget/maximum",
                            keyword: "maximum",
                            params: { comparison: "<=", limit: 2147483647 },
                            message: "must be <= 2147483647",
                          },
                        ];
                        return false;
                      } else {
                        if (data1 < -1 || isNaN(data1)) {
                          checkGenerationConfig.errors = [
                            {
                              instancePath: instancePath + "/thinkingConfig/thinkingBudget",
                              schemaPath: "#/components/schemas/ThinkingConfig/properties/thinkingBudget/minimum",
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
                  var valid1 = _errs2 === errors;
                } else {
                  var valid1 = true;
                }
                if (!valid1) break checks1;
                if (data0.thinkingLevel !== undefined && hasOwn.call(data0, "thinkingLevel")) {
                  let data1 = data0.thinkingLevel;
                  const _errs2 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkGenerationConfig.errors = [
                      {
                        instancePath: instancePath + "/thinkingConfig/thinkingLevel",
                        schemaPath: "#/components/schemas/ThinkingConfig/properties/thinkingLevel/type",
                        keyword: "type",
                        params: { type: schemaThinkingConfig.properties.thinkingLevel.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid1 = _errs2 === errors;
                } else {
                  var valid1 = true;
                }
              }
            }
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.mediaResolution !== undefined && hasOwn.call(data, "mediaResolution")) {
          let data0 = data.mediaResolution;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/mediaResolution",
                schemaPath: "#/properties/mediaResolution/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.mediaResolution.type },
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
        if (data.speechConfig !== undefined && hasOwn.call(data, "speechConfig")) {
          let data0 = data.speechConfig;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/speechConfig",
                schemaPath: "#/properties/speechConfig/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.speechConfig.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.imageConfig !== undefined && hasOwn.call(data, "imageConfig")) {
          let data0 = data.imageConfig;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/imageConfig",
                schemaPath: "#/properties/imageConfig/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.imageConfig.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              checks1: {
                if (data0.imageSize !== undefined && hasOwn.call(data0, "imageSize")) {
                  let data1 = data0.imageSize;
                  const _errs1 = errors;
                  if (
                    typeof data1 !== "string" &&
                    !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                    data1 !== null
                  ) {
                    checkGenerationConfig.errors = [
                      {
                        instancePath: instancePath + "/imageConfig/imageSize",
                        schemaPath: "#/properties/imageConfig/properties/imageSize/type",
                        keyword: "type",
                        params: { type: schemaGenerationConfig.properties.imageConfig.properties.imageSize.type },
                        message: "must be string,integer,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs1) {
                    if (typeof data1 == "number" && isFinite(data1)) {
                      if (data1 > 2147483647 || isNaN(data1)) {
                        checkGenerationConfig.errors = [
                          {
                            instancePath: instancePath + "/imageConfig/imageSize",
                            schemaPath: "#/properties/imageConfig/properties/imageSize/maximum",
                            keyword: "maximum",
                            params: { comparison: "<=", limit: 2147483647 },
                            message: "must be <= 2147483647",
                          },
                        ];
                        return false;
                      } else {
                        if (data1 < 1 || isNaN(data1)) {
                          checkGenerationConfig.errors = [
                            {
                              instancePath: instancePath + "/imageConfig/imageSize",
                              schemaPath: "#/properties/imageConfig/properties/imageSize/minimum",
                              keyword: "minimum",
                              params: { comparison: ">=", limit: 1 },
                              message: "must be >= 1",
                            },
                          ];
                          return false;
                        }
                      }
                    }
                    if (errors === _errs1) {
                      if (typeof data1 === "string") {
                        if (ucs2length(data1) < 1) {
                          checkGenerationConfig.errors = [
                            {
                              instancePath: instancePath + "/imageConfig/imageSize",
                              schemaPath: "#/properties/imageConfig/properties/imageSize/minLength",
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
                  var valid1 = _errs1 === errors;
                } else {
                  var valid1 = true;
                }
                if (!valid1) break checks1;
                if (data0.aspectRatio !== undefined && hasOwn.call(data0, "aspectRatio")) {
                  let data1 = data0.aspectRatio;
                  const _errs1 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkGenerationConfig.errors = [
                      {
                        instancePath: instancePath + "/imageConfig/aspectRatio",
                        schemaPath: "#/properties/imageConfig/properties/aspectRatio/type",
                        keyword: "type",
                        params: { type: schemaGenerationConfig.properties.imageConfig.properties.aspectRatio.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid1 = _errs1 === errors;
                } else {
                  var valid1 = true;
                }
              }
            }
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
      }
    }
  }
  checkGenerationConfig.errors = vErrors;
  return errors === 0;
}

const schemaTool = {
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
const schemaFunctionDeclaration = {
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

function checkTool(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.functionDeclarations !== undefined && hasOwn.call(data, "functionDeclarations")) {
          let data0 = data.functionDeclarations;
          const _errs0 = errors;
          if (!Array.isArray(data0) && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/functionDeclarations",
                schemaPath: "#/properties/functionDeclarations/type",
                keyword: "type",
                params: { type: schemaTool.properties.functionDeclarations.type },
                message: "must be array,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data1 = data0[i0];
                const _errs1 = errors;
                const _errs2 = errors;
                if (errors === _errs2) {
                  if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                    let missing0;
                    if ((data1.name === undefined || !hasOwn.call(data1, "name")) && (missing0 = "name")) {
                      checkTool.errors = [
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
                      checks1: {
                        if (data1.name !== undefined && hasOwn.call(data1, "name")) {
                          const _errs3 = errors;
                          if (typeof data1.name !== "string") {
                            checkTool.errors = [
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
                          var valid2 = _errs3 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (!valid2) break checks1;
                        if (data1.description !== undefined && hasOwn.call(data1, "description")) {
                          let data2 = data1.description;
                          const _errs3 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkTool.errors = [
                              {
                                instancePath: instancePath + "/functionDeclarations/" + i0 + "/description",
                                schemaPath: "#/components/schemas/FunctionDeclaration/properties/description/type",
                                keyword: "type",
                                params: { type: schemaFunctionDeclaration.properties.description.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs3 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (!valid2) break checks1;
                        if (data1.parameters !== undefined && hasOwn.call(data1, "parameters")) {
                          let data2 = data1.parameters;
                          const _errs3 = errors;
                          if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
                            checkTool.errors = [
                              {
                                instancePath: instancePath + "/functionDeclarations/" + i0 + "/parameters",
                                schemaPath: "#/components/schemas/FunctionDeclaration/properties/parameters/type",
                                keyword: "type",
                                params: { type: schemaFunctionDeclaration.properties.parameters.type },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs3 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (!valid2) break checks1;
                        if (data1.parametersJsonSchema !== undefined && hasOwn.call(data1, "parametersJsonSchema")) {
                          let data2 = data1.parametersJsonSchema;
                          const _errs3 = errors;
                          if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
                            checkTool.errors = [
                              {
                                instancePath: instancePath + "/functionDeclarations/" + i0 + "/parametersJsonSchema",
                                schemaPath:
                                  "#/components/schemas/FunctionDeclaration/properties/parametersJsonSchema/type",
                                keyword: "type",
                                params: { type: schemaFunctionDeclaration.properties.parametersJsonSchema.type },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs3 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (!valid2) break checks1;
                        if (data1.response !== undefined && hasOwn.call(data1, "response")) {
                          let data2 = data1.response;
                          const _errs3 = errors;
                          if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
                            checkTool.errors = [
                              {
                                instancePath: instancePath + "/functionDeclarations/" + i0 + "/response",
                                schemaPath: "#/components/schemas/FunctionDeclaration/properties/response/type",
                                keyword: "type",
                                params: { type: schemaFunctionDeclaration.properties.response.type },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs3 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (!valid2) break checks1;
                        if (data1.responseJsonSchema !== undefined && hasOwn.call(data1, "responseJsonSchema")) {
                          let data2 = data1.responseJsonSchema;
                          const _errs3 = errors;
                          if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
                            checkTool.errors = [
                              {
                                instancePath: instancePath + "/functionDeclarations/" + i0 + "/responseJsonSchema",
                                schemaPath:
                                  "#/components/schemas/FunctionDeclaration/properties/responseJsonSchema/type",
                                keyword: "type",
                                params: { type: schemaFunctionDeclaration.properties.responseJsonSchema.type },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs3 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (!valid2) break checks1;
                        if (data1.behavior !== undefined && hasOwn.call(data1, "behavior")) {
                          let data2 = data1.behavior;
                          const _errs3 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkTool.errors = [
                              {
                                instancePath: instancePath + "/functionDeclarations/" + i0 + "/behavior",
                                schemaPath: "#/components/schemas/FunctionDeclaration/properties/behavior/type",
                                keyword: "type",
                                params: { type: schemaFunctionDeclaration.properties.behavior.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs3 === errors;
                        } else {
                          var valid2 = true;
                        }
                      }
                    }
                  } else {
                    checkTool.errors = [
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
                var valid1 = _errs1 === errors;
                if (!valid1) {
                  break;
                }
              }
            }
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.googleSearch !== undefined && hasOwn.call(data, "googleSearch")) {
          let data0 = data.googleSearch;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/googleSearch",
                schemaPath: "#/properties/googleSearch/type",
                keyword: "type",
                params: { type: schemaTool.properties.googleSearch.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.googleSearchRetrieval !== undefined && hasOwn.call(data, "googleSearchRetrieval")) {
          let data0 = data.googleSearchRetrieval;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/googleSearchRetrieval",
                schemaPath: "#/properties/googleSearchRetrieval/type",
                keyword: "type",
                params: { type: schemaTool.properties.googleSearchRetrieval.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.codeExecution !== undefined && hasOwn.call(data, "codeExecution")) {
          let data0 = data.codeExecution;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/codeExecution",
                schemaPath: "#/properties/codeExecution/type",
                keyword: "type",
                params: { type: schemaTool.properties.codeExecution.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.urlContext !== undefined && hasOwn.call(data, "urlContext")) {
          let data0 = data.urlContext;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/urlContext",
                schemaPath: "#/properties/urlContext/type",
                keyword: "type",
                params: { type: schemaTool.properties.urlContext.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.googleMaps !== undefined && hasOwn.call(data, "googleMaps")) {
          let data0 = data.googleMaps;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/googleMaps",
                schemaPath: "#/properties/googleMaps/type",
                keyword: "type",
                params: { type: schemaTool.properties.googleMaps.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.fileSearch !== undefined && hasOwn.call(data, "fileSearch")) {
          let data0 = data.fileSearch;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/fileSearch",
                schemaPath: "#/properties/fileSearch/type",
                keyword: "type",
                params: { type: schemaTool.properties.fileSearch.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.computerUse !== undefined && hasOwn.call(data, "computerUse")) {
          let data0 = data.computerUse;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/computerUse",
                schemaPath: "#/properties/computerUse/type",
                keyword: "type",
                params: { type: schemaTool.properties.computerUse.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.mcpServers !== undefined && hasOwn.call(data, "mcpServers")) {
          let data0 = data.mcpServers;
          const _errs0 = errors;
          if (!Array.isArray(data0) && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/mcpServers",
                schemaPath: "#/properties/mcpServers/type",
                keyword: "type",
                params: { type: schemaTool.properties.mcpServers.type },
                message: "must be array,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data1 = data0[i0];
                const _errs1 = errors;
                if (errors === _errs1) {
                  if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  } else {
                    checkTool.errors = [
                      {
                        instancePath: instancePath + "/mcpServers/" + i0,
                        schemaPath: "#/properties/mcpServers/items/type",
                        keyword: "type",
                        params: { type: "object" },
                        message: "must be object",
                      },
                    ];
                    return false;
                  }
                }
                var valid1 = _errs1 === errors;
                if (!valid1) {
                  break;
                }
              }
            }
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      checkTool.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkTool.errors = vErrors;
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
      if ((data.contents === undefined || !hasOwn.call(data, "contents")) && (missing0 = "contents")) {
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
        checks0: {
          if (data.model !== undefined && hasOwn.call(data, "model")) {
            let data0 = data.model;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/model",
                  schemaPath: "#/properties/model/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.model.type },
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
          if (data.contents !== undefined && hasOwn.call(data, "contents")) {
            let data0 = data.contents;
            const _errs0 = errors;
            if (errors === _errs0) {
              if (Array.isArray(data0)) {
                if (data0.length < 1) {
                  checkRequest.errors = [
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
                  const len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs1 = errors;
                    if (
                      !checkContent(data0[i0], {
                        instancePath: instancePath + "/contents/" + i0,
                        parentData: data0,
                        parentDataProperty: i0,
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors = vErrors === null ? checkContent.errors : vErrors.concat(checkContent.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs1 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                }
              } else {
                checkRequest.errors = [
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.systemInstruction !== undefined && hasOwn.call(data, "systemInstruction")) {
            const _errs0 = errors;
            if (
              !checkSystemInstruction(data.systemInstruction, {
                instancePath: instancePath + "/systemInstruction",
                parentData: data,
                parentDataProperty: "systemInstruction",
                rootData,
                dynamicAnchors,
              })
            ) {
              vErrors =
                vErrors === null ? checkSystemInstruction.errors : vErrors.concat(checkSystemInstruction.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.generationConfig !== undefined && hasOwn.call(data, "generationConfig")) {
            const _errs0 = errors;
            if (
              !checkGenerationConfig(data.generationConfig, {
                instancePath: instancePath + "/generationConfig",
                parentData: data,
                parentDataProperty: "generationConfig",
                rootData,
                dynamicAnchors,
              })
            ) {
              vErrors = vErrors === null ? checkGenerationConfig.errors : vErrors.concat(checkGenerationConfig.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.tools !== undefined && hasOwn.call(data, "tools")) {
            let data0 = data.tools;
            const _errs0 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/tools",
                  schemaPath: "#/properties/tools/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.tools.type },
                  message: "must be array,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (Array.isArray(data0)) {
                var valid1 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  const _errs1 = errors;
                  if (
                    !checkTool(data0[i0], {
                      instancePath: instancePath + "/tools/" + i0,
                      parentData: data0,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors = vErrors === null ? checkTool.errors : vErrors.concat(checkTool.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs1 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              }
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.toolConfig !== undefined && hasOwn.call(data, "toolConfig")) {
            let data0 = data.toolConfig;
            const _errs0 = errors;
            const _errs1 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/toolConfig",
                  schemaPath: "#/components/schemas/ToolConfig/type",
                  keyword: "type",
                  params: { type: schemaToolConfig.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs1) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.functionCallingConfig !== undefined && hasOwn.call(data0, "functionCallingConfig")) {
                    let data1 = data0.functionCallingConfig;
                    const _errs2 = errors;
                    if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/toolConfig/functionCallingConfig",
                          schemaPath: "#/components/schemas/ToolConfig/properties/functionCallingConfig/type",
                          keyword: "type",
                          params: { type: schemaToolConfig.properties.functionCallingConfig.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs2) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        checks2: {
                          if (data1.mode !== undefined && hasOwn.call(data1, "mode")) {
                            let data2 = data1.mode;
                            const _errs3 = errors;
                            if (typeof data2 !== "string" && data2 !== null) {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/toolConfig/functionCallingConfig/mode",
                                  schemaPath:
                                    "#/components/schemas/ToolConfig/properties/functionCallingConfig/properties/mode/type",
                                  keyword: "type",
                                  params: {
                                    type: schemaToolConfig.properties.functionCallingConfig.properties.mode.type,
                                  },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid2 = _errs3 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (!valid2) break checks2;
                          if (data1.allowedFunctionNames !== undefined && hasOwn.call(data1, "allowedFunctionNames")) {
                            let data2 = data1.allowedFunctionNames;
                            const _errs3 = errors;
                            if (!Array.isArray(data2) && data2 !== null) {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/toolConfig/functionCallingConfig/allowedFunctionNames",
                                  schemaPath:
                                    "#/components/schemas/ToolConfig/properties/functionCallingConfig/properties/allowedFunctionNames/type",
                                  keyword: "type",
                                  params: {
                                    type: schemaToolConfig.properties.functionCallingConfig.properties
                                      .allowedFunctionNames.type,
                                  },
                                  message: "must be array,null",
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs3) {
                              if (Array.isArray(data2)) {
                                var valid3 = true;
                                const len0 = data2.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  const _errs4 = errors;
                                  if (typeof data2[i0] !== "string") {
                                    checkRequest.errors = [
                                      {
                                        instancePath:
                                          instancePath + "/toolConfig/functionCallingConfig/allowedFunctionNames/" + i0,
                                        schemaPath:
                                          "#/components/schemas/ToolConfig/properties/functionCallingConfig/properties/allowedFunctionNames/items/type",
                                        keyword: "type",
                                        params: { type: "string" },
                                        message: "must be string",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid3 = _errs4 === errors;
                                  if (!valid3) {
                                    break;
                                  }
                                }
                              }
                            }
                            var valid2 = _errs3 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (!valid2) break checks2;
                          if (
                            data1.streamFunctionCallArguments !== undefined &&
                            hasOwn.call(data1, "streamFunctionCallArguments")
                          ) {
                            let data2 = data1.streamFunctionCallArguments;
                            const _errs3 = errors;
                            if (typeof data2 !== "boolean" && data2 !== null) {
                              checkRequest.errors = [
                                {
                                  instancePath:
                                    instancePath + "/toolConfig/functionCallingConfig/streamFunctionCallArguments",
                                  schemaPath:
                                    "#/components/schemas/ToolConfig/properties/functionCallingConfig/properties/streamFunctionCallArguments/type",
                                  keyword: "type",
                                  params: {
                                    type: schemaToolConfig.properties.functionCallingConfig.properties
                                      .streamFunctionCallArguments.type,
                                  },
                                  message: "must be boolean,null",
                                },
                              ];
                              return false;
                            }
                            var valid2 = _errs3 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      }
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.retrievalConfig !== undefined && hasOwn.call(data0, "retrievalConfig")) {
                    let data1 = data0.retrievalConfig;
                    const _errs2 = errors;
                    if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/toolConfig/retrievalConfig",
                          schemaPath: "#/components/schemas/ToolConfig/properties/retrievalConfig/type",
                          keyword: "type",
                          params: { type: schemaToolConfig.properties.retrievalConfig.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (
                    data0.includeServerSideToolInvocations !== undefined &&
                    hasOwn.call(data0, "includeServerSideToolInvocations")
                  ) {
                    let data1 = data0.includeServerSideToolInvocations;
                    const _errs2 = errors;
                    if (typeof data1 !== "boolean" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/toolConfig/includeServerSideToolInvocations",
                          schemaPath:
                            "#/components/schemas/ToolConfig/properties/includeServerSideToolInvocations/type",
                          keyword: "type",
                          params: { type: schemaToolConfig.properties.includeServerSideToolInvocations.type },
                          message: "must be boolean,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                }
              }
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.safetySettings !== undefined && hasOwn.call(data, "safetySettings")) {
            let data0 = data.safetySettings;
            const _errs0 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/safetySettings",
                  schemaPath: "#/properties/safetySettings/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.safetySettings.type },
                  message: "must be array,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (Array.isArray(data0)) {
                var valid1 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data1 = data0[i0];
                  const _errs1 = errors;
                  const _errs2 = errors;
                  if (errors === _errs2) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      checks1: {
                        if (data1.category !== undefined && hasOwn.call(data1, "category")) {
                          let data2 = data1.category;
                          const _errs3 = errors;
                          if (
                            typeof data2 !== "string" &&
                            !(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) &&
                            data2 !== null
                          ) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/safetySettings/" + i0 + "/category",
                                schemaPath: "#/components/schemas/SafetySetting/properties/category/type",
                                keyword: "type",
                                params: { type: schemaSafetySetting.properties.category.type },
                                message: "must be string,integer,null",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs3 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (!valid2) break checks1;
                        if (data1.threshold !== undefined && hasOwn.call(data1, "threshold")) {
                          let data2 = data1.threshold;
                          const _errs3 = errors;
                          if (
                            typeof data2 !== "string" &&
                            !(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) &&
                            data2 !== null
                          ) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/safetySettings/" + i0 + "/threshold",
                                schemaPath: "#/components/schemas/SafetySetting/properties/threshold/type",
                                keyword: "type",
                                params: { type: schemaSafetySetting.properties.threshold.type },
                                message: "must be string,integer,null",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs3 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (!valid2) break checks1;
                        if (data1.method !== undefined && hasOwn.call(data1, "method")) {
                          let data2 = data1.method;
                          const _errs3 = errors;
                          if (
                            typeof data2 !== "string" &&
                            !(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) &&
                            data2 !== null
                          ) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/safetySettings/" + i0 + "/method",
                                schemaPath: "#/components/schemas/SafetySetting/properties/method/type",
                                keyword: "type",
                                params: { type: schemaSafetySetting.properties.method.type },
                                message: "must be string,integer,null",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs3 === errors;
                        } else {
                          var valid2 = true;
                        }
                      }
                    } else {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/safetySettings/" + i0,
                          schemaPath: "#/components/schemas/SafetySetting/type",
                          keyword: "type",
                          params: { type: "object" },
                          message: "must be object",
                        },
                      ];
                      return false;
                    }
                  }
                  var valid1 = _errs1 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              }
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.cachedContent !== undefined && hasOwn.call(data, "cachedContent")) {
            let data0 = data.cachedContent;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/cachedContent",
                  schemaPath: "#/properties/cachedContent/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.cachedContent.type },
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
          if (data.labels !== undefined && hasOwn.call(data, "labels")) {
            let data0 = data.labels;
            const _errs0 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/labels",
                  schemaPath: "#/properties/labels/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.labels.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.store !== undefined && hasOwn.call(data, "store")) {
            let data0 = data.store;
            const _errs0 = errors;
            if (typeof data0 !== "boolean" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/store",
                  schemaPath: "#/properties/store/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.store.type },
                  message: "must be boolean,null",
                },
              ];
              return false;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.serviceTier !== undefined && hasOwn.call(data, "serviceTier")) {
            let data0 = data.serviceTier;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/serviceTier",
                  schemaPath: "#/properties/serviceTier/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.serviceTier.type },
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
          if (data.continuationToken !== undefined && hasOwn.call(data, "continuationToken")) {
            let data0 = data.continuationToken;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/continuationToken",
                  schemaPath: "#/properties/continuationToken/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.continuationToken.type },
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
          if (data.modelArmorConfig !== undefined && hasOwn.call(data, "modelArmorConfig")) {
            let data0 = data.modelArmorConfig;
            const _errs0 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/modelArmorConfig",
                  schemaPath: "#/properties/modelArmorConfig/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.modelArmorConfig.type },
                  message: "must be object,null",
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
      checkRequest.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkRequest.errors = vErrors;
  return errors === 0;
}
