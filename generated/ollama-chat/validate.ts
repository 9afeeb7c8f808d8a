// Made from specs/dialects/ollama-chat/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length } from "../../src/conversion/validator-support.js";

export const validateRequest = checkRequest;
const schemaRequest = {
  type: "object",
  required: ["model", "messages"],
  properties: {
    model: { type: "string", minLength: 1 },
    messages: { type: "array", minItems: 1, items: { $ref: "#/components/schemas/Message" } },
    stream: { type: ["boolean", "null"] },
    format: { type: ["string", "object", "null"], additionalProperties: true },
    tools: { type: ["array", "null"], items: { $ref: "#/components/schemas/Tool" } },
    think: { type: ["boolean", "string", "null"] },
    keep_alive: { type: ["string", "number", "null"] },
    logprobs: { type: ["boolean", "null"] },
    top_logprobs: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 },
    truncate: { type: ["boolean", "null"] },
    shift: { type: ["boolean", "null"] },
    options: { $ref: "#/components/schemas/Options" },
  },
};
const schemaTool = {
  type: "object",
  required: ["function"],
  properties: {
    type: { type: ["string", "null"] },
    function: {
      type: "object",
      required: ["name"],
      properties: {
        name: { type: "string" },
        description: { type: ["string", "null"] },
        parameters: { type: ["object", "null"], additionalProperties: true },
      },
    },
  },
};
const schemaOptions = {
  type: ["object", "null"],
  properties: {
    num_predict: { type: ["integer", "null"], minimum: -2, maximum: 2147483647 },
    temperature: { type: ["number", "null"] },
    top_p: { type: ["number", "null"] },
    top_k: { type: ["integer", "null"], minimum: -1, maximum: 2147483647 },
    min_p: { type: ["number", "null"] },
    typical_p: { type: ["number", "null"] },
    stop: { type: ["array", "null"], items: { type: "string" } },
    seed: { type: ["integer", "null"], minimum: -9223372036854776000, maximum: 9223372036854776000 },
    presence_penalty: { type: ["number", "null"] },
    frequency_penalty: { type: ["number", "null"] },
    repeat_penalty: { type: ["number", "null"] },
    repeat_last_n: { type: ["integer", "null"], minimum: -1, maximum: 2147483647 },
    num_ctx: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 },
    num_keep: { type: ["integer", "null"], minimum: -1, maximum: 2147483647 },
    num_batch: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 },
    num_gpu: { type: ["integer", "null"], minimum: -1, maximum: 2147483647 },
    main_gpu: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 },
    num_thread: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 },
    use_mmap: { type: ["boolean", "null"] },
  },
};
const hasOwn = Object.prototype.hasOwnProperty;

const schemaMessage = {
  type: "object",
  required: ["role"],
  properties: {
    role: { type: "string", enum: ["system", "user", "assistant", "tool"] },
    content: { type: ["string", "null"] },
    thinking: { type: ["string", "null"] },
    images: { type: ["array", "null"], items: { type: "string" } },
    tool_calls: { type: ["array", "null"], items: { $ref: "#/components/schemas/ToolCall" } },
    tool_name: { type: ["string", "null"] },
    tool_call_id: { type: ["string", "null"] },
  },
};
const schemaToolCall = {
  type: "object",
  required: ["function"],
  properties: {
    id: { type: ["string", "null"] },
    type: { type: ["string", "null"] },
    function: {
      type: "object",
      required: ["name"],
      properties: {
        index: { type: ["integer", "null"] },
        name: { type: "string" },
        arguments: { type: ["object", "null"], additionalProperties: true },
      },
    },
  },
};

function checkMessage(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.role === undefined || !hasOwn.call(data, "role")) && (missing0 = "role")) {
        checkMessage.errors = [
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
            if (typeof data0 !== "string") {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/role",
                  schemaPath: "#/properties/role/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                },
              ];
              return false;
            }
            if (!(data0 === "system" || data0 === "user" || data0 === "assistant" || data0 === "tool")) {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/role",
                  schemaPath: "#/properties/role/enum",
                  keyword: "enum",
                  params: { allowedValues: schemaMessage.properties.role.enum },
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
          if (data.content !== undefined && hasOwn.call(data, "content")) {
            let data0 = data.content;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/content",
                  schemaPath: "#/properties/content/type",
                  keyword: "type",
                  params: { type: schemaMessage.properties.content.type },
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
          if (data.thinking !== undefined && hasOwn.call(data, "thinking")) {
            let data0 = data.thinking;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/thinking",
                  schemaPath: "#/properties/thinking/type",
                  keyword: "type",
                  params: { type: schemaMessage.properties.thinking.type },
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
          if (data.images !== undefined && hasOwn.call(data, "images")) {
            let data0 = data.images;
            const _errs0 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/images",
                  schemaPath: "#/properties/images/type",
                  keyword: "type",
                  params: { type: schemaMessage.properties.images.type },
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
                    checkMessage.errors = [
                      {
                        instancePath: instancePath + "/images/" + i0,
                        schemaPath: "#/properties/images/items/type",
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
          if (data.tool_calls !== undefined && hasOwn.call(data, "tool_calls")) {
            let data0 = data.tool_calls;
            const _errs0 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/tool_calls",
                  schemaPath: "#/properties/tool_calls/type",
                  keyword: "type",
                  params: { type: schemaMessage.properties.tool_calls.type },
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
                      let missing1;
                      if (
                        (data1.function === undefined || !hasOwn.call(data1, "function")) &&
                        (missing1 = "function")
                      ) {
                        checkMessage.errors = [
                          {
                            instancePath: instancePath + "/tool_calls/" + i0,
                            schemaPath: "#/components/schemas/ToolCall/required",
                            keyword: "required",
                            params: { missingProperty: missing1 },
                            message: "must have required property '" + missing1 + "'",
                          },
                        ];
                        return false;
                      } else {
                        checks1: {
                          if (data1.id !== undefined && hasOwn.call(data1, "id")) {
                            let data2 = data1.id;
                            const _errs3 = errors;
                            if (typeof data2 !== "string" && data2 !== null) {
                              checkMessage.errors = [
                                {
                                  instancePath: instancePath + "/tool_calls/" + i0 + "/id",
                                  schemaPath: "#/components/schemas/ToolCall/properties/id/type",
                                  keyword: "type",
                                  params: { type: schemaToolCall.properties.id.type },
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
                          if (data1.type !== undefined && hasOwn.call(data1, "type")) {
                            let data2 = data1.type;
                            const _errs3 = errors;
                            if (typeof data2 !== "string" && data2 !== null) {
                              checkMessage.errors = [
                                {
                                  instancePath: instancePath + "/tool_calls/" + i0 + "/type",
                                  schemaPath: "#/components/schemas/ToolCall/properties/type/type",
                                  keyword: "type",
                                  params: { type: schemaToolCall.properties.type.type },
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
                          if (data1.function !== undefined && hasOwn.call(data1, "function")) {
                            let data2 = data1.function;
                            const _errs3 = errors;
                            if (errors === _errs3) {
                              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                                let missing2;
                                if ((data2.name === undefined || !hasOwn.call(data2, "name")) && (missing2 = "name")) {
                                  checkMessage.errors = [
                                    {
                                      instancePath: instancePath + "/tool_calls/" + i0 + "/function",
                                      schemaPath: "#/components/schemas/ToolCall/properties/function/required",
                                      keyword: "required",
                                      params: { missingProperty: missing2 },
                                      message: "must have required property '" + missing2 + "'",
                                    },
                                  ];
                                  return false;
                                } else {
                                  checks2: {
                                    if (data2.index !== undefined && hasOwn.call(data2, "index")) {
                                      let data3 = data2.index;
                                      const _errs4 = errors;
                                      if (
                                        !(
                                          typeof data3 == "number" &&
                                          !(data3 % 1) &&
                                          !isNaN(data3) &&
                                          isFinite(data3)
                                        ) &&
                                        data3 !== null
                                      ) {
                                        checkMessage.errors = [
                                          {
                                            instancePath: instancePath + "/tool_calls/" + i0 + "/function/index",
                                            schemaPath:
                                              "#/components/schemas/ToolCall/properties/function/properties/index/type",
                                            keyword: "type",
                                            params: { type: schemaToolCall.properties.function.properties.index.type },
                                            message: "must be integer,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid3 = _errs4 === errors;
                                    } else {
                                      var valid3 = true;
                                    }
                                    if (!valid3) break checks2;
                                    if (data2.name !== undefined && hasOwn.call(data2, "name")) {
                                      const _errs4 = errors;
                                      if (typeof data2.name !== "string") {
                                        checkMessage.errors = [
                                          {
                                            instancePath: instancePath + "/tool_calls/" + i0 + "/function/name",
                                            schemaPath:
                                              "#/components/schemas/ToolCall/properties/function/properties/name/type",
                                            keyword: "type",
                                            params: { type: "string" },
                                            message: "must be string",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid3 = _errs4 === errors;
                                    } else {
                                      var valid3 = true;
                                    }
                                    if (!valid3) break checks2;
                                    if (data2.arguments !== undefined && hasOwn.call(data2, "arguments")) {
                                      let data3 = data2.arguments;
                                      const _errs4 = errors;
                                      if (
                                        !(data3 && typeof data3 == "object" && !Array.isArray(data3)) &&
                                        data3 !== null
                                      ) {
                                        checkMessage.errors = [
                                          {
                                            instancePath: instancePath + "/tool_calls/" + i0 + "/function/arguments",
                                            schemaPath:
                                              "#/components/schemas/ToolCall/properties/function/properties/arguments/type",
                                            keyword: "type",
                                            params: {
                                              type: schemaToolCall.properties.function.properties.arguments.type,
                                            },
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
                              } else {
                                checkMessage.errors = [
                                  {
                                    instancePath: instancePath + "/tool_calls/" + i0 + "/function",
                                    schemaPath: "#/components/schemas/ToolCall/properties/function/type",
                                    keyword: "type",
                                    params: { type: "object" },
                                    message: "must be object",
                                  },
                                ];
                                return false;
                              }
                            }
                            var valid2 = _errs3 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      }
                    } else {
                      checkMessage.errors = [
                        {
                          instancePath: instancePath + "/tool_calls/" + i0,
                          schemaPath: "#/components/schemas/ToolCall/type",
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
          if (data.tool_name !== undefined && hasOwn.call(data, "tool_name")) {
            let data0 = data.tool_name;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/tool_name",
                  schemaPath: "#/properties/tool_name/type",
                  keyword: "type",
                  params: { type: schemaMessage.properties.tool_name.type },
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
          if (data.tool_call_id !== undefined && hasOwn.call(data, "tool_call_id")) {
            let data0 = data.tool_call_id;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/tool_call_id",
                  schemaPath: "#/properties/tool_call_id/type",
                  keyword: "type",
                  params: { type: schemaMessage.properties.tool_call_id.type },
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
    } else {
      checkMessage.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkMessage.errors = vErrors;
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
      if (
        ((data.model === undefined || !hasOwn.call(data, "model")) && (missing0 = "model")) ||
        ((data.messages === undefined || !hasOwn.call(data, "messages")) && (missing0 = "messages"))
      ) {
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
            if (errors === _errs0) {
              if (typeof data0 === "string") {
                if (ucs2length(data0) < 1) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/model",
                      schemaPath: "#/properties/model/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              } else {
                checkRequest.errors = [
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
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.messages !== undefined && hasOwn.call(data, "messages")) {
            let data0 = data.messages;
            const _errs0 = errors;
            if (errors === _errs0) {
              if (Array.isArray(data0)) {
                if (data0.length < 1) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/messages",
                      schemaPath: "#/properties/messages/minItems",
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
                      !checkMessage(data0[i0], {
                        instancePath: instancePath + "/messages/" + i0,
                        parentData: data0,
                        parentDataProperty: i0,
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors = vErrors === null ? checkMessage.errors : vErrors.concat(checkMessage.errors);
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
                    instancePath: instancePath + "/messages",
                    schemaPath: "#/properties/messages/type",
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
          if (data.stream !== undefined && hasOwn.call(data, "stream")) {
            let data0 = data.stream;
            const _errs0 = errors;
            if (typeof data0 !== "boolean" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/stream",
                  schemaPath: "#/properties/stream/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.stream.type },
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
          if (data.format !== undefined && hasOwn.call(data, "format")) {
            let data0 = data.format;
            const _errs0 = errors;
            if (
              typeof data0 !== "string" &&
              !(data0 && typeof data0 == "object" && !Array.isArray(data0)) &&
              data0 !== null
            ) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/format",
                  schemaPath: "#/properties/format/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.format.type },
                  message: "must be string,object,null",
                },
              ];
              return false;
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
                  let data1 = data0[i0];
                  const _errs1 = errors;
                  const _errs2 = errors;
                  if (errors === _errs2) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      let missing1;
                      if (
                        (data1.function === undefined || !hasOwn.call(data1, "function")) &&
                        (missing1 = "function")
                      ) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/tools/" + i0,
                            schemaPath: "#/components/schemas/Tool/required",
                            keyword: "required",
                            params: { missingProperty: missing1 },
                            message: "must have required property '" + missing1 + "'",
                          },
                        ];
                        return false;
                      } else {
                        checks1: {
                          if (data1.type !== undefined && hasOwn.call(data1, "type")) {
                            let data2 = data1.type;
                            const _errs3 = errors;
                            if (typeof data2 !== "string" && data2 !== null) {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/tools/" + i0 + "/type",
                                  schemaPath: "#/components/schemas/Tool/properties/type/type",
                                  keyword: "type",
                                  params: { type: schemaTool.properties.type.type },
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
                          if (data1.function !== undefined && hasOwn.call(data1, "function")) {
                            let data2 = data1.function;
                            const _errs3 = errors;
                            if (errors === _errs3) {
                              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                                let missing2;
                                if ((data2.name === undefined || !hasOwn.call(data2, "name")) && (missing2 = "name")) {
                                  checkRequest.errors = [
                                    {
                                      instancePath: instancePath + "/tools/" + i0 + "/function",
                                      schemaPath: "#/components/schemas/Tool/properties/function/required",
                                      keyword: "required",
                                      params: { missingProperty: missing2 },
                                      message: "must have required property '" + missing2 + "'",
                                    },
                                  ];
                                  return false;
                                } else {
                                  checks2: {
                                    if (data2.name !== undefined && hasOwn.call(data2, "name")) {
                                      const _errs4 = errors;
                                      if (typeof data2.name !== "string") {
                                        checkRequest.errors = [
                                          {
                                            instancePath: instancePath + "/tools/" + i0 + "/function/name",
                                            schemaPath:
                                              "#/components/schemas/Tool/properties/function/properties/name/type",
                                            keyword: "type",
                                            params: { type: "string" },
                                            message: "must be string",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid3 = _errs4 === errors;
                                    } else {
                                      var valid3 = true;
                                    }
                                    if (!valid3) break checks2;
                                    if (data2.description !== undefined && hasOwn.call(data2, "description")) {
                                      let data3 = data2.description;
                                      const _errs4 = errors;
                                      if (typeof data3 !== "string" && data3 !== null) {
                                        checkRequest.errors = [
                                          {
                                            instancePath: instancePath + "/tools/" + i0 + "/function/description",
                                            schemaPath:
                                              "#/components/schemas/Tool/properties/function/properties/description/type",
                                            keyword: "type",
                                            params: {
                                              type: schemaTool.properties.function.properties.description.type,
                                            },
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
                                    if (data2.parameters !== undefined && hasOwn.call(data2, "parameters")) {
                                      let data3 = data2.parameters;
                                      const _errs4 = errors;
                                      if (
                                        !(data3 && typeof data3 == "object" && !Array.isArray(data3)) &&
                                        data3 !== null
                                      ) {
                                        checkRequest.errors = [
                                          {
                                            instancePath: instancePath + "/tools/" + i0 + "/function/parameters",
                                            schemaPath:
                                              "#/components/schemas/Tool/properties/function/properties/parameters/type",
                                            keyword: "type",
                                            params: { type: schemaTool.properties.function.properties.parameters.type },
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
                              } else {
                                checkRequest.errors = [
                                  {
                                    instancePath: instancePath + "/tools/" + i0 + "/function",
                                    schemaPath: "#/components/schemas/Tool/properties/function/type",
                                    keyword: "type",
                                    params: { type: "object" },
                                    message: "must be object",
                                  },
                                ];
                                return false;
                              }
                            }
                            var valid2 = _errs3 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      }
                    } else {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/tools/" + i0,
                          schemaPath: "#/components/schemas/Tool/type",
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
          if (data.think !== undefined && hasOwn.call(data, "think")) {
            let data0 = data.think;
            const _errs0 = errors;
            if (typeof data0 !== "boolean" && typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/think",
                  schemaPath: "#/properties/think/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.think.type },
                  message: "must be boolean,string,null",
                },
              ];
              return false;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.keep_alive !== undefined && hasOwn.call(data, "keep_alive")) {
            let data0 = data.keep_alive;
            const _errs0 = errors;
            if (typeof data0 !== "string" && !(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/keep_alive",
                  schemaPath: "#/properties/keep_alive/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.keep_alive.type },
                  message: "must be string,number,null",
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
            if (typeof data0 !== "boolean" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/logprobs",
                  schemaPath: "#/properties/logprobs/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.logprobs.type },
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
          if (data.top_logprobs !== undefined && hasOwn.call(data, "top_logprobs")) {
            let data0 = data.top_logprobs;
            const _errs0 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/top_logprobs",
                  schemaPath: "#/properties/top_logprobs/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.top_logprobs.type },
                  message: "must be integer,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 2147483647 || isNaN(data0)) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/top_logprobs",
                      schemaPath: "#/properties/top_logprobs/maximum",
                      keyword: "maximum",
                      params: { comparison: "<=", limit: 2147483647 },
                      message: "must be <= 2147483647",
                    },
                  ];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/top_logprobs",
                        schemaPath: "#/properties/top_logprobs/minimum",
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
          if (data.truncate !== undefined && hasOwn.call(data, "truncate")) {
            let data0 = data.truncate;
            const _errs0 = errors;
            if (typeof data0 !== "boolean" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/truncate",
                  schemaPath: "#/properties/truncate/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.truncate.type },
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
          if (data.shift !== undefined && hasOwn.call(data, "shift")) {
            let data0 = data.shift;
            const _errs0 = errors;
            if (typeof data0 !== "boolean" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/shift",
                  schemaPath: "#/properties/shift/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.shift.type },
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
          if (data.options !== undefined && hasOwn.call(data, "options")) {
            let data0 = data.options;
            const _errs0 = errors;
            const _errs1 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/options",
                  schemaPath: "#/components/schemas/Options/type",
                  keyword: "type",
                  params: { type: schemaOptions.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs1) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.num_predict !== undefined && hasOwn.call(data0, "num_predict")) {
                    let data1 = data0.num_predict;
                    const _errs2 = errors;
                    if (
                      !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                      data1 !== null
                    ) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/options/num_predict",
                          schemaPath: "#/components/schemas/Options/properties/num_predict/type",
                          keyword: "type",
                          params: { type: schemaOptions.properties.num_predict.type },
                          message: "must be integer,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs2) {
                      if (typeof data1 == "number" && isFinite(data1)) {
                        if (data1 > 2147483647 || isNaN(data1)) {
                          checkRequest.errors = [
                            {
                              instancePath: instancePath + "/options/num_predict",
                              schemaPath: "#/components/schemas/Options/properties/num_predict/maximum",
                              keyword: "maximum",
                              params: { comparison: "<=", limit: 2147483647 },
                              message: "must be <= 2147483647",
                            },
                          ];
                          return false;
                        } else {
                          if (data1 < -2 || isNaN(data1)) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/options/num_predict",
                                schemaPath: "#/components/schemas/Options/properties/num_predict/minimum",
                                keyword: "minimum",
                                params: { comparison: ">=", limit: -2 },
                                message: "must be >= -2",
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
                  if (data0.temperature !== undefined && hasOwn.call(data0, "temperature")) {
                    let data1 = data0.temperature;
                    const _errs2 = errors;
                    if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/options/temperature",
                          schemaPath: "#/components/schemas/Options/properties/temperature/type",
                          keyword: "type",
                          params: { type: schemaOptions.properties.temperature.type },
                          message: "must be number,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.top_p !== undefined && hasOwn.call(data0, "top_p")) {
                    let data1 = data0.top_p;
                    const _errs2 = errors;
                    if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/options/top_p",
                          schemaPath: "#/components/schemas/Options/properties/top_p/type",
                          keyword: "type",
                          params: { type: schemaOptions.properties.top_p.type },
                          message: "must be number,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.top_k !== undefined && hasOwn.call(data0, "top_k")) {
                    let data1 = data0.top_k;
                    const _errs2 = errors;
                    if (
                      !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                      data1 !== null
                    ) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/options/top_k",
                          schemaPath: "#/components/schemas/Options/properties/top_k/type",
                          keyword: "type",
                          params: { type: schemaOptions.properties.top_k.type },
                          message: "must be integer,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs2) {
                      if (typeof data1 == "number" && isFinite(data1)) {
                        if (data1 > 2147483647 || isNaN(data1)) {
                          checkRequest.errors = [
                            {
                              instancePath: instancePath + "/options/top_k",
                              schemaPath: "#/components/schemas/Options/properties/top_k/maximum",
                              keyword: "maximum",
                              params: { comparison: "<=", limit: 2147483647 },
                              message: "must be <= 2147483647",
                            },
                          ];
                          return false;
                        } else {
                          if (data1 < -1 || isNaN(data1)) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/options/top_k",
                                schemaPath: "#/components/schemas/Options/properties/top_k/minimum",
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
                  if (data0.min_p !== undefined && hasOwn.call(data0, "min_p")) {
                    let data1 = data0.min_p;
                    const _errs2 = errors;
                    if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/options/min_p",
                          schemaPath: "#/components/schemas/Options/properties/min_p/type",
                          keyword: "type",
                          params: { type: schemaOptions.properties.min_p.type },
                          message: "must be number,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.typical_p !== undefined && hasOwn.call(data0, "typical_p")) {
                    let data1 = data0.typical_p;
                    const _errs2 = errors;
                    if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/options/typical_p",
                          schemaPath: "#/components/schemas/Options/properties/typical_p/type",
                          keyword: "type",
                          params: { type: schemaOptions.properties.typical_p.type },
                          message: "must be number,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.stop !== undefined && hasOwn.call(data0, "stop")) {
                    let data1 = data0.stop;
                    const _errs2 = errors;
                    if (!Array.isArray(data1) && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/options/stop",
                          schemaPath: "#/components/schemas/Options/properties/stop/type",
                          keyword: "type",
                          params: { type: schemaOptions.properties.stop.type },
                          message: "must be array,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs2) {
                      if (Array.isArray(data1)) {
                        var valid2 = true;
                        const len0 = data1.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs3 = errors;
                          if (typeof data1[i0] !== "string") {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/options/stop/" + i0,
                                schemaPath: "#/components/schemas/Options/properties/stop/items/type",
                                keyword: "type",
                                params: { type: "string" },
                                message: "must be string",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs3 === errors;
                          if (!valid2) {
                            break;
                          }
                        }
                      }
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.seed !== undefined && hasOwn.call(data0, "seed")) {
                    let data1 = data0.seed;
                    const _errs2 = errors;
                    if (
                      !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                      data1 !== null
                    ) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/options/seed",
                          schemaPath: "#/components/schemas/Options/properties/seed/type",
                          keyword: "type",
                          params: { type: schemaOptions.properties.seed.type },
                          message: "must be integer,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs2) {
                      if (typeof data1 == "number" && isFinite(data1)) {
                        if (data1 > 9223372036854776000 || isNaN(data1)) {
                          checkRequest.errors = [
                            {
                              instancePath: instancePath + "/options/seed",
                              schemaPath: "#/components/schemas/Options/properties/seed/maximum",
                              keyword: "maximum",
                              params: { comparison: "<=", limit: 9223372036854776000 },
                              message: "must be <= 9223372036854776000",
                            },
                          ];
                          return false;
                        } else {
                          if (data1 < -9223372036854776000 || isNaN(data1)) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/options/seed",
                                schemaPath: "#/components/schemas/Options/properties/seed/minimum",
                                keyword: "minimum",
                                params: { comparison: ">=", limit: -9223372036854776000 },
                                message: "must be >= -9223372036854776000",
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
                  if (data0.presence_penalty !== undefined && hasOwn.call(data0, "presence_penalty")) {
                    let data1 = data0.presence_penalty;
                    const _errs2 = errors;
                    if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/options/presence_penalty",
                          schemaPath: "#/components/schemas/Options/properties/presence_penalty/type",
                          keyword: "type",
                          params: { type: schemaOptions.properties.presence_penalty.type },
                          message: "must be number,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.frequency_penalty !== undefined && hasOwn.call(data0, "frequency_penalty")) {
                    let data1 = data0.frequency_penalty;
                    const _errs2 = errors;
                    if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/options/frequency_penalty",
                          schemaPath: "#/components/schemas/Options/properties/frequency_penalty/type",
                          keyword: "type",
                          params: { type: schemaOptions.properties.frequency_penalty.type },
                          message: "must be number,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.repeat_penalty !== undefined && hasOwn.call(data0, "repeat_penalty")) {
                    let data1 = data0.repeat_penalty;
                    const _errs2 = errors;
                    if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/options/repeat_penalty",
                          schemaPath: "#/components/schemas/Options/properties/repeat_penalty/type",
                          keyword: "type",
                          params: { type: schemaOptions.properties.repeat_penalty.type },
                          message: "must be number,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.repeat_last_n !== undefined && hasOwn.call(data0, "repeat_last_n")) {
                    let data1 = data0.repeat_last_n;
                    const _errs2 = errors;
                    if (
                      !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                      data1 !== null
                    ) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/options/repeat_last_n",
                          schemaPath: "#/components/schemas/Options/properties/repeat_last_n/type",
                          keyword: "type",
                          params: { type: schemaOptions.properties.repeat_last_n.type },
                          message: "must be integer,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs2) {
                      if (typeof data1 == "number" && isFinite(data1)) {
                        if (data1 > 2147483647 || isNaN(data1)) {
                          checkRequest.errors = [
                            {
                              instancePath: instancePath + "/options/repeat_last_n",
                              schemaPath: "#/components/schemas/Options/properties/repeat_last_n/maximum",
                              keyword: "maximum",
                              params: { comparison: "<=", limit: 2147483647 },
                              message: "must be <= 2147483647",
                            },
                          ];
                          return false;
                        } else {
                          if (data1 < -1 || isNaN(data1)) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/options/repeat_last_n",
                                schemaPath: "#/components/schemas/Options/properties/repeat_last_n/minimum",
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
                  if (data0.num_ctx !== undefined && hasOwn.call(data0, "num_ctx")) {
                    let data1 = data0.num_ctx;
                    const _errs2 = errors;
                    if (
                      !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                      data1 !== null
                    ) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/options/num_ctx",
                          schemaPath: "#/components/schemas/Options/properties/num_ctx/type",
                          keyword: "type",
                          params: { type: schemaOptions.properties.num_ctx.type },
                          message: "must be integer,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs2) {
                      if (typeof data1 == "number" && isFinite(data1)) {
                        if (data1 > 2147483647 || isNaN(data1)) {
                          checkRequest.errors = [
                            {
                              instancePath: instancePath + "/options/num_ctx",
                              schemaPath: "#/components/schemas/Options/properties/num_ctx/maximum",
                              keyword: "maximum",
                              params: { comparison: "<=", limit: 2147483647 },
                              message: "must be <= 2147483647",
                            },
                          ];
                          return false;
                        } else {
                          if (data1 < 0 || isNaN(data1)) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/options/num_ctx",
                                schemaPath: "#/components/schemas/Options/properties/num_ctx/minimum",
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
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.num_keep !== undefined && hasOwn.call(data0, "num_keep")) {
                    let data1 = data0.num_keep;
                    const _errs2 = errors;
                    if (
                      !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                      data1 !== null
                    ) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/options/num_keep",
                          schemaPath: "#/components/schemas/Options/properties/num_keep/type",
                          keyword: "type",
                          params: { type: schemaOptions.properties.num_keep.type },
                          message: "must be integer,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs2) {
                      if (typeof data1 == "number" && isFinite(data1)) {
                        if (data1 > 2147483647 || isNaN(data1)) {
                          checkRequest.errors = [
                            {
                              instancePath: instancePath + "/options/num_keep",
                              schemaPath: "#/components/schemas/Options/properties/num_keep/maximum",
                              keyword: "maximum",
                              params: { comparison: "<=", limit: 2147483647 },
                              message: "must be <= 2147483647",
                            },
                          ];
                          return false;
                        } else {
                          if (data1 < -1 || isNaN(data1)) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/options/num_keep",
                                schemaPath: "#/components/schemas/Options/properties/num_keep/minimum",
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
                  if (data0.num_batch !== undefined && hasOwn.call(data0, "num_batch")) {
                    let data1 = data0.num_batch;
                    const _errs2 = errors;
                    if (
                      !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                      data1 !== null
                    ) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/options/num_batch",
                          schemaPath: "#/components/schemas/Options/properties/num_batch/type",
                          keyword: "type",
                          params: { type: schemaOptions.properties.num_batch.type },
                          message: "must be integer,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs2) {
                      if (typeof data1 == "number" && isFinite(data1)) {
                        if (data1 > 2147483647 || isNaN(data1)) {
                          checkRequest.errors = [
                            {
                              instancePath: instancePath + "/options/num_batch",
                              schemaPath: "#/components/schemas/Options/properties/num_batch/maximum",
                              keyword: "maximum",
                              params: { comparison: "<=", limit: 2147483647 },
                              message: "must be <= 2147483647",
                            },
                          ];
                          return false;
                        } else {
                          if (data1 < 0 || isNaN(data1)) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/options/num_batch",
                                schemaPath: "#/components/schemas/Options/properties/num_batch/minimum",
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
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.num_gpu !== undefined && hasOwn.call(data0, "num_gpu")) {
                    let data1 = data0.num_gpu;
                    const _errs2 = errors;
                    if (
                      !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                      data1 !== null
                    ) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/options/num_gpu",
                          schemaPath: "#/components/schemas/Options/properties/num_gpu/type",
                          keyword: "type",
                          params: { type: schemaOptions.properties.num_gpu.type },
                          message: "must be integer,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs2) {
                      if (typeof data1 == "number" && isFinite(data1)) {
                        if (data1 > 2147483647 || isNaN(data1)) {
                          checkRequest.errors = [
                            {
                              instancePath: instancePath + "/options/num_gpu",
                              schemaPath: "#/components/schemas/Options/properties/num_gpu/maximum",
                              keyword: "maximum",
                              params: { comparison: "<=", limit: 2147483647 },
                              message: "must be <= 2147483647",
                            },
                          ];
                          return false;
                        } else {
                          if (data1 < -1 || isNaN(data1)) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/options/num_gpu",
                                schemaPath: "#/components/schemas/Options/properties/num_gpu/minimum",
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
                  if (data0.main_gpu !== undefined && hasOwn.call(data0, "main_gpu")) {
                    let data1 = data0.main_gpu;
                    const _errs2 = errors;
                    if (
                      !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                      data1 !== null
                    ) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/options/main_gpu",
                          schemaPath: "#/components/schemas/Options/properties/main_gpu/type",
                          keyword: "type",
                          params: { type: schemaOptions.properties.main_gpu.type },
                          message: "must be integer,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs2) {
                      if (typeof data1 == "number" && isFinite(data1)) {
                        if (data1 > 2147483647 || isNaN(data1)) {
                          checkRequest.errors = [
                            {
                              instancePath: instancePath + "/options/main_gpu",
                              schemaPath: "#/components/schemas/Options/properties/main_gpu/maximum",
                              keyword: "maximum",
                              params: { comparison: "<=", limit: 2147483647 },
                              message: "must be <= 2147483647",
                            },
                          ];
                          return false;
                        } else {
                          if (data1 < 0 || isNaN(data1)) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/options/main_gpu",
                                schemaPath: "#/components/schemas/Options/properties/main_gpu/minimum",
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
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.num_thread !== undefined && hasOwn.call(data0, "num_thread")) {
                    let data1 = data0.num_thread;
                    const _errs2 = errors;
                    if (
                      !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                      data1 !== null
                    ) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/options/num_thread",
                          schemaPath: "#/components/schemas/Options/properties/num_thread/type",
                          keyword: "type",
                          params: { type: schemaOptions.properties.num_thread.type },
                          message: "must be integer,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs2) {
                      if (typeof data1 == "number" && isFinite(data1)) {
                        if (data1 > 2147483647 || isNaN(data1)) {
                          checkRequest.errors = [
                            {
                              instancePath: instancePath + "/options/num_thread",
                              schemaPath: "#/components/schemas/Options/properties/num_thread/maximum",
                              keyword: "maximum",
                              params: { comparison: "<=", limit: 2147483647 },
                              message: "must be <= 2147483647",
                            },
                          ];
                          return false;
                        } else {
                          if (data1 < 0 || isNaN(data1)) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/options/num_thread",
                                schemaPath: "#/components/schemas/Options/properties/num_thread/minimum",
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
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.use_mmap !== undefined && hasOwn.call(data0, "use_mmap")) {
                    let data1 = data0.use_mmap;
                    const _errs2 = errors;
                    if (typeof data1 !== "boolean" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/options/use_mmap",
                          schemaPath: "#/components/schemas/Options/properties/use_mmap/type",
                          keyword: "type",
                          params: { type: schemaOptions.properties.use_mmap.type },
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
