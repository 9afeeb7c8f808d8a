// Made from specs/dialects/ollama-chat/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length as func63 } from "../../src/conversion/validator-support.js";

export const validateRequest = validate20;
const schema31 = { $id: "/request", $ref: "/document#/components/schemas/Request" };
const schema33 = {
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
const schema36 = {
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
const schema37 = {
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
const func0 = Object.prototype.hasOwnProperty;

const schema34 = {
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
const schema35 = {
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
      if ((data.role === undefined || !func0.call(data, "role")) && (missing0 = "role")) {
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
          if (typeof data0 !== "string") {
            validate23.errors = [
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
          if (data.content !== undefined && func0.call(data, "content")) {
            let data1 = data.content;
            const _errs3 = errors;
            if (typeof data1 !== "string" && data1 !== null) {
              validate23.errors = [
                {
                  instancePath: instancePath + "/content",
                  schemaPath: "#/properties/content/type",
                  keyword: "type",
                  params: { type: schema34.properties.content.type },
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
            if (data.thinking !== undefined && func0.call(data, "thinking")) {
              let data2 = data.thinking;
              const _errs5 = errors;
              if (typeof data2 !== "string" && data2 !== null) {
                validate23.errors = [
                  {
                    instancePath: instancePath + "/thinking",
                    schemaPath: "#/properties/thinking/type",
                    keyword: "type",
                    params: { type: schema34.properties.thinking.type },
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
              if (data.images !== undefined && func0.call(data, "images")) {
                let data3 = data.images;
                const _errs7 = errors;
                if (!Array.isArray(data3) && data3 !== null) {
                  validate23.errors = [
                    {
                      instancePath: instancePath + "/images",
                      schemaPath: "#/properties/images/type",
                      keyword: "type",
                      params: { type: schema34.properties.images.type },
                      message: "must be array,null",
                    },
                  ];
                  return false;
                }
                if (errors === _errs7) {
                  if (Array.isArray(data3)) {
                    var valid1 = true;
                    const len0 = data3.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs9 = errors;
                      if (typeof data3[i0] !== "string") {
                        validate23.errors = [
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
                      var valid1 = _errs9 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.tool_calls !== undefined && func0.call(data, "tool_calls")) {
                  let data5 = data.tool_calls;
                  const _errs11 = errors;
                  if (!Array.isArray(data5) && data5 !== null) {
                    validate23.errors = [
                      {
                        instancePath: instancePath + "/tool_calls",
                        schemaPath: "#/properties/tool_calls/type",
                        keyword: "type",
                        params: { type: schema34.properties.tool_calls.type },
                        message: "must be array,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs11) {
                    if (Array.isArray(data5)) {
                      var valid2 = true;
                      const len1 = data5.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        let data6 = data5[i1];
                        const _errs13 = errors;
                        const _errs14 = errors;
                        if (errors === _errs14) {
                          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                            let missing1;
                            if (
                              (data6.function === undefined || !func0.call(data6, "function")) &&
                              (missing1 = "function")
                            ) {
                              validate23.errors = [
                                {
                                  instancePath: instancePath + "/tool_calls/" + i1,
                                  schemaPath: "#/components/schemas/ToolCall/required",
                                  keyword: "required",
                                  params: { missingProperty: missing1 },
                                  message: "must have required property '" + missing1 + "'",
                                },
                              ];
                              return false;
                            } else {
                              if (data6.id !== undefined && func0.call(data6, "id")) {
                                let data7 = data6.id;
                                const _errs16 = errors;
                                if (typeof data7 !== "string" && data7 !== null) {
                                  validate23.errors = [
                                    {
                                      instancePath: instancePath + "/tool_calls/" + i1 + "/id",
                                      schemaPath: "#/components/schemas/ToolCall/properties/id/type",
                                      keyword: "type",
                                      params: { type: schema35.properties.id.type },
                                      message: "must be string,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid4 = _errs16 === errors;
                              } else {
                                var valid4 = true;
                              }
                              if (valid4) {
                                if (data6.type !== undefined && func0.call(data6, "type")) {
                                  let data8 = data6.type;
                                  const _errs18 = errors;
                                  if (typeof data8 !== "string" && data8 !== null) {
                                    validate23.errors = [
                                      {
                                        instancePath: instancePath + "/tool_calls/" + i1 + "/type",
                                        schemaPath: "#/components/schemas/ToolCall/properties/type/type",
                                        keyword: "type",
                                        params: { type: schema35.properties.type.type },
                                        message: "must be string,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid4 = _errs18 === errors;
                                } else {
                                  var valid4 = true;
                                }
                                if (valid4) {
                                  if (data6.function !== undefined && func0.call(data6, "function")) {
                                    let data9 = data6.function;
                                    const _errs20 = errors;
                                    if (errors === _errs20) {
                                      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                        let missing2;
                                        if (
                                          (data9.name === undefined || !func0.call(data9, "name")) &&
                                          (missing2 = "name")
                                        ) {
                                          validate23.errors = [
                                            {
                                              instancePath: instancePath + "/tool_calls/" + i1 + "/function",
                                              schemaPath: "#/components/schemas/ToolCall/properties/function/required",
                                              keyword: "required",
                                              params: { missingProperty: missing2 },
                                              message: "must have required property '" + missing2 + "'",
                                            },
                                          ];
                                          return false;
                                        } else {
                                          if (data9.index !== undefined && func0.call(data9, "index")) {
                                            let data10 = data9.index;
                                            const _errs22 = errors;
                                            if (
                                              !(
                                                typeof data10 == "number" &&
                                                !(data10 % 1) &&
                                                !isNaN(data10) &&
                                                isFinite(data10)
                                              ) &&
                                              data10 !== null
                                            ) {
                                              validate23.errors = [
                                                {
                                                  instancePath: instancePath + "/tool_calls/" + i1 + "/function/index",
                                                  schemaPath:
                                                    "#/components/schemas/ToolCall/properties/function/properties/index/type",
                                                  keyword: "type",
                                                  params: { type: schema35.properties.function.properties.index.type },
                                                  message: "must be integer,null",
                                                },
                                              ];
                                              return false;
                                            }
                                            var valid5 = _errs22 === errors;
                                          } else {
                                            var valid5 = true;
                                          }
                                          if (valid5) {
                                            if (data9.name !== undefined && func0.call(data9, "name")) {
                                              const _errs24 = errors;
                                              if (typeof data9.name !== "string") {
                                                validate23.errors = [
                                                  {
                                                    instancePath: instancePath + "/tool_calls/" + i1 + "/function/name",
                                                    schemaPath:
                                                      "#/components/schemas/ToolCall/properties/function/properties/name/type",
                                                    keyword: "type",
                                                    params: { type: "string" },
                                                    message: "must be string",
                                                  },
                                                ];
                                                return false;
                                              }
                                              var valid5 = _errs24 === errors;
                                            } else {
                                              var valid5 = true;
                                            }
                                            if (valid5) {
                                              if (data9.arguments !== undefined && func0.call(data9, "arguments")) {
                                                let data12 = data9.arguments;
                                                const _errs26 = errors;
                                                if (
                                                  !(data12 && typeof data12 == "object" && !Array.isArray(data12)) &&
                                                  data12 !== null
                                                ) {
                                                  validate23.errors = [
                                                    {
                                                      instancePath:
                                                        instancePath + "/tool_calls/" + i1 + "/function/arguments",
                                                      schemaPath:
                                                        "#/components/schemas/ToolCall/properties/function/properties/arguments/type",
                                                      keyword: "type",
                                                      params: {
                                                        type: schema35.properties.function.properties.arguments.type,
                                                      },
                                                      message: "must be object,null",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                var valid5 = _errs26 === errors;
                                              } else {
                                                var valid5 = true;
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        validate23.errors = [
                                          {
                                            instancePath: instancePath + "/tool_calls/" + i1 + "/function",
                                            schemaPath: "#/components/schemas/ToolCall/properties/function/type",
                                            keyword: "type",
                                            params: { type: "object" },
                                            message: "must be object",
                                          },
                                        ];
                                        return false;
                                      }
                                    }
                                    var valid4 = _errs20 === errors;
                                  } else {
                                    var valid4 = true;
                                  }
                                }
                              }
                            }
                          } else {
                            validate23.errors = [
                              {
                                instancePath: instancePath + "/tool_calls/" + i1,
                                schemaPath: "#/components/schemas/ToolCall/type",
                                keyword: "type",
                                params: { type: "object" },
                                message: "must be object",
                              },
                            ];
                            return false;
                          }
                        }
                        var valid2 = _errs13 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.tool_name !== undefined && func0.call(data, "tool_name")) {
                    let data13 = data.tool_name;
                    const _errs29 = errors;
                    if (typeof data13 !== "string" && data13 !== null) {
                      validate23.errors = [
                        {
                          instancePath: instancePath + "/tool_name",
                          schemaPath: "#/properties/tool_name/type",
                          keyword: "type",
                          params: { type: schema34.properties.tool_name.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid0 = _errs29 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.tool_call_id !== undefined && func0.call(data, "tool_call_id")) {
                      let data14 = data.tool_call_id;
                      const _errs31 = errors;
                      if (typeof data14 !== "string" && data14 !== null) {
                        validate23.errors = [
                          {
                            instancePath: instancePath + "/tool_call_id",
                            schemaPath: "#/properties/tool_call_id/type",
                            keyword: "type",
                            params: { type: schema34.properties.tool_call_id.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid0 = _errs31 === errors;
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
  props: {
    role: true,
    content: true,
    thinking: true,
    images: true,
    tool_calls: true,
    tool_name: true,
    tool_call_id: true,
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
      if (
        ((data.model === undefined || !func0.call(data, "model")) && (missing0 = "model")) ||
        ((data.messages === undefined || !func0.call(data, "messages")) && (missing0 = "messages"))
      ) {
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
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func63(data0) < 1) {
                validate22.errors = [
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
              validate22.errors = [
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
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.messages !== undefined && func0.call(data, "messages")) {
            let data1 = data.messages;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (Array.isArray(data1)) {
                if (data1.length < 1) {
                  validate22.errors = [
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
                  const len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs5 = errors;
                    if (
                      !validate23(data1[i0], {
                        instancePath: instancePath + "/messages/" + i0,
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
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.stream !== undefined && func0.call(data, "stream")) {
              let data3 = data.stream;
              const _errs6 = errors;
              if (typeof data3 !== "boolean" && data3 !== null) {
                validate22.errors = [
                  {
                    instancePath: instancePath + "/stream",
                    schemaPath: "#/properties/stream/type",
                    keyword: "type",
                    params: { type: schema33.properties.stream.type },
                    message: "must be boolean,null",
                  },
                ];
                return false;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.format !== undefined && func0.call(data, "format")) {
                let data4 = data.format;
                const _errs8 = errors;
                if (
                  typeof data4 !== "string" &&
                  !(data4 && typeof data4 == "object" && !Array.isArray(data4)) &&
                  data4 !== null
                ) {
                  validate22.errors = [
                    {
                      instancePath: instancePath + "/format",
                      schemaPath: "#/properties/format/type",
                      keyword: "type",
                      params: { type: schema33.properties.format.type },
                      message: "must be string,object,null",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.tools !== undefined && func0.call(data, "tools")) {
                  let data5 = data.tools;
                  const _errs11 = errors;
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
                  if (errors === _errs11) {
                    if (Array.isArray(data5)) {
                      var valid2 = true;
                      const len1 = data5.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        let data6 = data5[i1];
                        const _errs13 = errors;
                        const _errs14 = errors;
                        if (errors === _errs14) {
                          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                            let missing1;
                            if (
                              (data6.function === undefined || !func0.call(data6, "function")) &&
                              (missing1 = "function")
                            ) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/tools/" + i1,
                                  schemaPath: "#/components/schemas/Tool/required",
                                  keyword: "required",
                                  params: { missingProperty: missing1 },
                                  message: "must have required property '" + missing1 + "'",
                                },
                              ];
                              return false;
                            } else {
                              if (data6.type !== undefined && func0.call(data6, "type")) {
                                let data7 = data6.type;
                                const _errs16 = errors;
                                if (typeof data7 !== "string" && data7 !== null) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/tools/" + i1 + "/type",
                                      schemaPath: "#/components/schemas/Tool/properties/type/type",
                                      keyword: "type",
                                      params: { type: schema36.properties.type.type },
                                      message: "must be string,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid4 = _errs16 === errors;
                              } else {
                                var valid4 = true;
                              }
                              if (valid4) {
                                if (data6.function !== undefined && func0.call(data6, "function")) {
                                  let data8 = data6.function;
                                  const _errs18 = errors;
                                  if (errors === _errs18) {
                                    if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                      let missing2;
                                      if (
                                        (data8.name === undefined || !func0.call(data8, "name")) &&
                                        (missing2 = "name")
                                      ) {
                                        validate22.errors = [
                                          {
                                            instancePath: instancePath + "/tools/" + i1 + "/function",
                                            schemaPath: "#/components/schemas/Tool/properties/function/required",
                                            keyword: "required",
                                            params: { missingProperty: missing2 },
                                            message: "must have required property '" + missing2 + "'",
                                          },
                                        ];
                                        return false;
                                      } else {
                                        if (data8.name !== undefined && func0.call(data8, "name")) {
                                          const _errs20 = errors;
                                          if (typeof data8.name !== "string") {
                                            validate22.errors = [
                                              {
                                                instancePath: instancePath + "/tools/" + i1 + "/function/name",
                                                schemaPath:
                                                  "#/components/schemas/Tool/properties/function/properties/name/type",
                                                keyword: "type",
                                                params: { type: "string" },
                                                message: "must be string",
                                              },
                                            ];
                                            return false;
                                          }
                                          var valid5 = _errs20 === errors;
                                        } else {
                                          var valid5 = true;
                                        }
                                        if (valid5) {
                                          if (data8.description !== undefined && func0.call(data8, "description")) {
                                            let data10 = data8.description;
                                            const _errs22 = errors;
                                            if (typeof data10 !== "string" && data10 !== null) {
                                              validate22.errors = [
                                                {
                                                  instancePath: instancePath + "/tools/" + i1 + "/function/description",
                                                  schemaPath:
                                                    "#/components/schemas/Tool/properties/function/properties/description/type",
                                                  keyword: "type",
                                                  params: {
                                                    type: schema36.properties.function.properties.description.type,
                                                  },
                                                  message: "must be string,null",
                                                },
                                              ];
                                              return false;
                                            }
                                            var valid5 = _errs22 === errors;
                                          } else {
                                            var valid5 = true;
                                          }
                                          if (valid5) {
                                            if (data8.parameters !== undefined && func0.call(data8, "parameters")) {
                                              let data11 = data8.parameters;
                                              const _errs24 = errors;
                                              if (
                                                !(data11 && typeof data11 == "object" && !Array.isArray(data11)) &&
                                                data11 !== null
                                              ) {
                                                validate22.errors = [
                                                  {
                                                    instancePath:
                                                      instancePath + "/tools/" + i1 + "/function/parameters",
                                                    schemaPath:
                                                      "#/components/schemas/Tool/properties/function/properties/parameters/type",
                                                    keyword: "type",
                                                    params: {
                                                      type: schema36.properties.function.properties.parameters.type,
                                                    },
                                                    message: "must be object,null",
                                                  },
                                                ];
                                                return false;
                                              }
                                              var valid5 = _errs24 === errors;
                                            } else {
                                              var valid5 = true;
                                            }
                                          }
                                        }
                                      }
                                    } else {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/tools/" + i1 + "/function",
                                          schemaPath: "#/components/schemas/Tool/properties/function/type",
                                          keyword: "type",
                                          params: { type: "object" },
                                          message: "must be object",
                                        },
                                      ];
                                      return false;
                                    }
                                  }
                                  var valid4 = _errs18 === errors;
                                } else {
                                  var valid4 = true;
                                }
                              }
                            }
                          } else {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/tools/" + i1,
                                schemaPath: "#/components/schemas/Tool/type",
                                keyword: "type",
                                params: { type: "object" },
                                message: "must be object",
                              },
                            ];
                            return false;
                          }
                        }
                        var valid2 = _errs13 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.think !== undefined && func0.call(data, "think")) {
                    let data12 = data.think;
                    const _errs27 = errors;
                    if (typeof data12 !== "boolean" && typeof data12 !== "string" && data12 !== null) {
                      validate22.errors = [
                        {
                          instancePath: instancePath + "/think",
                          schemaPath: "#/properties/think/type",
                          keyword: "type",
                          params: { type: schema33.properties.think.type },
                          message: "must be boolean,string,null",
                        },
                      ];
                      return false;
                    }
                    var valid0 = _errs27 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.keep_alive !== undefined && func0.call(data, "keep_alive")) {
                      let data13 = data.keep_alive;
                      const _errs29 = errors;
                      if (
                        typeof data13 !== "string" &&
                        !(typeof data13 == "number" && isFinite(data13)) &&
                        data13 !== null
                      ) {
                        validate22.errors = [
                          {
                            instancePath: instancePath + "/keep_alive",
                            schemaPath: "#/properties/keep_alive/type",
                            keyword: "type",
                            params: { type: schema33.properties.keep_alive.type },
                            message: "must be string,number,null",
                          },
                        ];
                        return false;
                      }
                      var valid0 = _errs29 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.logprobs !== undefined && func0.call(data, "logprobs")) {
                        let data14 = data.logprobs;
                        const _errs31 = errors;
                        if (typeof data14 !== "boolean" && data14 !== null) {
                          validate22.errors = [
                            {
                              instancePath: instancePath + "/logprobs",
                              schemaPath: "#/properties/logprobs/type",
                              keyword: "type",
                              params: { type: schema33.properties.logprobs.type },
                              message: "must be boolean,null",
                            },
                          ];
                          return false;
                        }
                        var valid0 = _errs31 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.top_logprobs !== undefined && func0.call(data, "top_logprobs")) {
                          let data15 = data.top_logprobs;
                          const _errs33 = errors;
                          if (
                            !(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15)) &&
                            data15 !== null
                          ) {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/top_logprobs",
                                schemaPath: "#/properties/top_logprobs/type",
                                keyword: "type",
                                params: { type: schema33.properties.top_logprobs.type },
                                message: "must be integer,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs33) {
                            if (typeof data15 == "number" && isFinite(data15)) {
                              if (data15 > 2147483647 || isNaN(data15)) {
                                validate22.errors = [
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
                                if (data15 < 0 || isNaN(data15)) {
                                  validate22.errors = [
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
                          var valid0 = _errs33 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.truncate !== undefined && func0.call(data, "truncate")) {
                            let data16 = data.truncate;
                            const _errs35 = errors;
                            if (typeof data16 !== "boolean" && data16 !== null) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/truncate",
                                  schemaPath: "#/properties/truncate/type",
                                  keyword: "type",
                                  params: { type: schema33.properties.truncate.type },
                                  message: "must be boolean,null",
                                },
                              ];
                              return false;
                            }
                            var valid0 = _errs35 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.shift !== undefined && func0.call(data, "shift")) {
                              let data17 = data.shift;
                              const _errs37 = errors;
                              if (typeof data17 !== "boolean" && data17 !== null) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/shift",
                                    schemaPath: "#/properties/shift/type",
                                    keyword: "type",
                                    params: { type: schema33.properties.shift.type },
                                    message: "must be boolean,null",
                                  },
                                ];
                                return false;
                              }
                              var valid0 = _errs37 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.options !== undefined && func0.call(data, "options")) {
                                let data18 = data.options;
                                const _errs39 = errors;
                                const _errs40 = errors;
                                if (
                                  !(data18 && typeof data18 == "object" && !Array.isArray(data18)) &&
                                  data18 !== null
                                ) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/options",
                                      schemaPath: "#/components/schemas/Options/type",
                                      keyword: "type",
                                      params: { type: schema37.type },
                                      message: "must be object,null",
                                    },
                                  ];
                                  return false;
                                }
                                if (errors === _errs40) {
                                  if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                    if (data18.num_predict !== undefined && func0.call(data18, "num_predict")) {
                                      let data19 = data18.num_predict;
                                      const _errs42 = errors;
                                      if (
                                        !(
                                          typeof data19 == "number" &&
                                          !(data19 % 1) &&
                                          !isNaN(data19) &&
                                          isFinite(data19)
                                        ) &&
                                        data19 !== null
                                      ) {
                                        validate22.errors = [
                                          {
                                            instancePath: instancePath + "/options/num_predict",
                                            schemaPath: "#/components/schemas/Options/properties/num_predict/type",
                                            keyword: "type",
                                            params: { type: schema37.properties.num_predict.type },
                                            message: "must be integer,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      if (errors === _errs42) {
                                        if (typeof data19 == "number" && isFinite(data19)) {
                                          if (data19 > 2147483647 || isNaN(data19)) {
                                            validate22.errors = [
                                              {
                                                instancePath: instancePath + "/options/num_predict",
                                                schemaPath:
                                                  "#/components/schemas/Options/properties/num_predict/maximum",
                                                keyword: "maximum",
                                                params: { comparison: "<=", limit: 2147483647 },
                                                message: "must be <= 2147483647",
                                              },
                                            ];
                                            return false;
                                          } else {
                                            if (data19 < -2 || isNaN(data19)) {
                                              validate22.errors = [
                                                {
                                                  instancePath: instancePath + "/options/num_predict",
                                                  schemaPath:
                                                    "#/components/schemas/Options/properties/num_predict/minimum",
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
                                      var valid7 = _errs42 === errors;
                                    } else {
                                      var valid7 = true;
                                    }
                                    if (valid7) {
                                      if (data18.temperature !== undefined && func0.call(data18, "temperature")) {
                                        let data20 = data18.temperature;
                                        const _errs44 = errors;
                                        if (!(typeof data20 == "number" && isFinite(data20)) && data20 !== null) {
                                          validate22.errors = [
                                            {
                                              instancePath: instancePath + "/options/temperature",
                                              schemaPath: "#/components/schemas/Options/properties/temperature/type",
                                              keyword: "type",
                                              params: { type: schema37.properties.temperature.type },
                                              message: "must be number,null",
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid7 = _errs44 === errors;
                                      } else {
                                        var valid7 = true;
                                      }
                                      if (valid7) {
                                        if (data18.top_p !== undefined && func0.call(data18, "top_p")) {
                                          let data21 = data18.top_p;
                                          const _errs46 = errors;
                                          if (!(typeof data21 == "number" && isFinite(data21)) && data21 !== null) {
                                            validate22.errors = [
                                              {
                                                instancePath: instancePath + "/options/top_p",
                                                schemaPath: "#/components/schemas/Options/properties/top_p/type",
                                                keyword: "type",
                                                params: { type: schema37.properties.top_p.type },
                                                message: "must be number,null",
                                              },
                                            ];
                                            return false;
                                          }
                                          var valid7 = _errs46 === errors;
                                        } else {
                                          var valid7 = true;
                                        }
                                        if (valid7) {
                                          if (data18.top_k !== undefined && func0.call(data18, "top_k")) {
                                            let data22 = data18.top_k;
                                            const _errs48 = errors;
                                            if (
                                              !(
                                                typeof data22 == "number" &&
                                                !(data22 % 1) &&
                                                !isNaN(data22) &&
                                                isFinite(data22)
                                              ) &&
                                              data22 !== null
                                            ) {
                                              validate22.errors = [
                                                {
                                                  instancePath: instancePath + "/options/top_k",
                                                  schemaPath: "#/components/schemas/Options/properties/top_k/type",
                                                  keyword: "type",
                                                  params: { type: schema37.properties.top_k.type },
                                                  message: "must be integer,null",
                                                },
                                              ];
                                              return false;
                                            }
                                            if (errors === _errs48) {
                                              if (typeof data22 == "number" && isFinite(data22)) {
                                                if (data22 > 2147483647 || isNaN(data22)) {
                                                  validate22.errors = [
                                                    {
                                                      instancePath: instancePath + "/options/top_k",
                                                      schemaPath:
                                                        "#/components/schemas/Options/properties/top_k/maximum",
                                                      keyword: "maximum",
                                                      params: { comparison: "<=", limit: 2147483647 },
                                                      message: "must be <= 2147483647",
                                                    },
                                                  ];
                                                  return false;
                                                } else {
                                                  if (data22 < -1 || isNaN(data22)) {
                                                    validate22.errors = [
                                                      {
                                                        instancePath: instancePath + "/options/top_k",
                                                        schemaPath:
                                                          "#/components/schemas/Options/properties/top_k/minimum",
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
                                            var valid7 = _errs48 === errors;
                                          } else {
                                            var valid7 = true;
                                          }
                                          if (valid7) {
                                            if (data18.min_p !== undefined && func0.call(data18, "min_p")) {
                                              let data23 = data18.min_p;
                                              const _errs50 = errors;
                                              if (!(typeof data23 == "number" && isFinite(data23)) && data23 !== null) {
                                                validate22.errors = [
                                                  {
                                                    instancePath: instancePath + "/options/min_p",
                                                    schemaPath: "#/components/schemas/Options/properties/min_p/type",
                                                    keyword: "type",
                                                    params: { type: schema37.properties.min_p.type },
                                                    message: "must be number,null",
                                                  },
                                                ];
                                                return false;
                                              }
                                              var valid7 = _errs50 === errors;
                                            } else {
                                              var valid7 = true;
                                            }
                                            if (valid7) {
                                              if (data18.typical_p !== undefined && func0.call(data18, "typical_p")) {
                                                let data24 = data18.typical_p;
                                                const _errs52 = errors;
                                                if (
                                                  !(typeof data24 == "number" && isFinite(data24)) &&
                                                  data24 !== null
                                                ) {
                                                  validate22.errors = [
                                                    {
                                                      instancePath: instancePath + "/options/typical_p",
                                                      schemaPath:
                                                        "#/components/schemas/Options/properties/typical_p/type",
                                                      keyword: "type",
                                                      params: { type: schema37.properties.typical_p.type },
                                                      message: "must be number,null",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                var valid7 = _errs52 === errors;
                                              } else {
                                                var valid7 = true;
                                              }
                                              if (valid7) {
                                                if (data18.stop !== undefined && func0.call(data18, "stop")) {
                                                  let data25 = data18.stop;
                                                  const _errs54 = errors;
                                                  if (!Array.isArray(data25) && data25 !== null) {
                                                    validate22.errors = [
                                                      {
                                                        instancePath: instancePath + "/options/stop",
                                                        schemaPath: "#/components/schemas/Options/properties/stop/type",
                                                        keyword: "type",
                                                        params: { type: schema37.properties.stop.type },
                                                        message: "must be array,null",
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                  if (errors === _errs54) {
                                                    if (Array.isArray(data25)) {
                                                      var valid8 = true;
                                                      const len2 = data25.length;
                                                      for (let i2 = 0; i2 < len2; i2++) {
                                                        const _errs56 = errors;
                                                        if (typeof data25[i2] !== "string") {
                                                          validate22.errors = [
                                                            {
                                                              instancePath: instancePath + "/options/stop/" + i2,
                                                              schemaPath:
                                                                "#/components/schemas/Options/properties/stop/items/type",
                                                              keyword: "type",
                                                              params: { type: "string" },
                                                              message: "must be string",
                                                            },
                                                          ];
                                                          return false;
                                                        }
                                                        var valid8 = _errs56 === errors;
                                                        if (!valid8) {
                                                          break;
                                                        }
                                                      }
                                                    }
                                                  }
                                                  var valid7 = _errs54 === errors;
                                                } else {
                                                  var valid7 = true;
                                                }
                                                if (valid7) {
                                                  if (data18.seed !== undefined && func0.call(data18, "seed")) {
                                                    let data27 = data18.seed;
                                                    const _errs58 = errors;
                                                    if (
                                                      !(
                                                        typeof data27 == "number" &&
                                                        !(data27 % 1) &&
                                                        !isNaN(data27) &&
                                                        isFinite(data27)
                                                      ) &&
                                                      data27 !== null
                                                    ) {
                                                      validate22.errors = [
                                                        {
                                                          instancePath: instancePath + "/options/seed",
                                                          schemaPath:
                                                            "#/components/schemas/Options/properties/seed/type",
                                                          keyword: "type",
                                                          params: { type: schema37.properties.seed.type },
                                                          message: "must be integer,null",
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                    if (errors === _errs58) {
                                                      if (typeof data27 == "number" && isFinite(data27)) {
                                                        if (data27 > 9223372036854776000 || isNaN(data27)) {
                                                          validate22.errors = [
                                                            {
                                                              instancePath: instancePath + "/options/seed",
                                                              schemaPath:
                                                                "#/components/schemas/Options/properties/seed/maximum",
                                                              keyword: "maximum",
                                                              params: { comparison: "<=", limit: 9223372036854776000 },
                                                              message: "must be <= 9223372036854776000",
                                                            },
                                                          ];
                                                          return false;
                                                        } else {
                                                          if (data27 < -9223372036854776000 || isNaN(data27)) {
                                                            validate22.errors = [
                                                              {
                                                                instancePath: instancePath + "/options/seed",
                                                                schemaPath:
                                                                  "#/components/schemas/Options/properties/seed/minimum",
                                                                keyword: "minimum",
                                                                params: {
                                                                  comparison: ">=",
                                                                  limit: -9223372036854776000,
                                                                },
                                                                message: "must be >= -9223372036854776000",
                                                              },
                                                            ];
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                    }
                                                    var valid7 = _errs58 === errors;
                                                  } else {
                                                    var valid7 = true;
                                                  }
                                                  if (valid7) {
                                                    if (
                                                      data18.presence_penalty !== undefined &&
                                                      func0.call(data18, "presence_penalty")
                                                    ) {
                                                      let data28 = data18.presence_penalty;
                                                      const _errs60 = errors;
                                                      if (
                                                        !(typeof data28 == "number" && isFinite(data28)) &&
                                                        data28 !== null
                                                      ) {
                                                        validate22.errors = [
                                                          {
                                                            instancePath: instancePath + "/options/presence_penalty",
                                                            schemaPath:
                                                              "#/components/schemas/Options/properties/presence_penalty/type",
                                                            keyword: "type",
                                                            params: { type: schema37.properties.presence_penalty.type },
                                                            message: "must be number,null",
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                      var valid7 = _errs60 === errors;
                                                    } else {
                                                      var valid7 = true;
                                                    }
                                                    if (valid7) {
                                                      if (
                                                        data18.frequency_penalty !== undefined &&
                                                        func0.call(data18, "frequency_penalty")
                                                      ) {
                                                        let data29 = data18.frequency_penalty;
                                                        const _errs62 = errors;
                                                        if (
                                                          !(typeof data29 == "number" && isFinite(data29)) &&
                                                          data29 !== null
                                                        ) {
                                                          validate22.errors = [
                                                            {
                                                              instancePath: instancePath + "/options/frequency_penalty",
                                                              schemaPath:
                                                                "#/components/schemas/Options/properties/frequency_penalty/type",
                                                              keyword: "type",
                                                              params: {
                                                                type: schema37.properties.frequency_penalty.type,
                                                              },
                                                              message: "must be number,null",
                                                            },
                                                          ];
                                                          return false;
                                                        }
                                                        var valid7 = _errs62 === errors;
                                                      } else {
                                                        var valid7 = true;
                                                      }
                                                      if (valid7) {
                                                        if (
                                                          data18.repeat_penalty !== undefined &&
                                                          func0.call(data18, "repeat_penalty")
                                                        ) {
                                                          let data30 = data18.repeat_penalty;
                                                          const _errs64 = errors;
                                                          if (
                                                            !(typeof data30 == "number" && isFinite(data30)) &&
                                                            data30 !== null
                                                          ) {
                                                            validate22.errors = [
                                                              {
                                                                instancePath: instancePath + "/options/repeat_penalty",
                                                                schemaPath:
                                                                  "#/components/schemas/Options/properties/repeat_penalty/type",
                                                                keyword: "type",
                                                                params: {
                                                                  type: schema37.properties.repeat_penalty.type,
                                                                },
                                                                message: "must be number,null",
                                                              },
                                                            ];
                                                            return false;
                                                          }
                                                          var valid7 = _errs64 === errors;
                                                        } else {
                                                          var valid7 = true;
                                                        }
                                                        if (valid7) {
                                                          if (
                                                            data18.repeat_last_n !== undefined &&
                                                            func0.call(data18, "repeat_last_n")
                                                          ) {
                                                            let data31 = data18.repeat_last_n;
                                                            const _errs66 = errors;
                                                            if (
                                                              !(
                                                                typeof data31 == "number" &&
                                                                !(data31 % 1) &&
                                                                !isNaN(data31) &&
                                                                isFinite(data31)
                                                              ) &&
                                                              data31 !== null
                                                            ) {
                                                              validate22.errors = [
                                                                {
                                                                  instancePath: instancePath + "/options/repeat_last_n",
                                                                  schemaPath:
                                                                    "#/components/schemas/Options/properties/repeat_last_n/type",
                                                                  keyword: "type",
                                                                  params: {
                                                                    type: schema37.properties.repeat_last_n.type,
                                                                  },
                                                                  message: "must be integer,null",
                                                                },
                                                              ];
                                                              return false;
                                                            }
                                                            if (errors === _errs66) {
                                                              if (typeof data31 == "number" && isFinite(data31)) {
                                                                if (data31 > 2147483647 || isNaN(data31)) {
                                                                  validate22.errors = [
                                                                    {
                                                                      instancePath:
                                                                        instancePath + "/options/repeat_last_n",
                                                                      schemaPath:
                                                                        "#/components/schemas/Options/properties/repeat_last_n/maximum",
                                                                      keyword: "maximum",
                                                                      params: { comparison: "<=", limit: 2147483647 },
                                                                      message: "must be <= 2147483647",
                                                                    },
                                                                  ];
                                                                  return false;
                                                                } else {
                                                                  if (data31 < -1 || isNaN(data31)) {
                                                                    validate22.errors = [
                                                                      {
                                                                        instancePath:
                                                                          instancePath + "/options/repeat_last_n",
                                                                        schemaPath:
                                                                          "#/components/schemas/Options/properties/repeat_last_n/minimum",
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
                                                            var valid7 = _errs66 === errors;
                                                          } else {
                                                            var valid7 = true;
                                                          }
                                                          if (valid7) {
                                                            if (
                                                              data18.num_ctx !== undefined &&
                                                              func0.call(data18, "num_ctx")
                                                            ) {
                                                              let data32 = data18.num_ctx;
                                                              const _errs68 = errors;
                                                              if (
                                                                !(
                                                                  typeof data32 == "number" &&
                                                                  !(data32 % 1) &&
                                                                  !isNaN(data32) &&
                                                                  isFinite(data32)
                                                                ) &&
                                                                data32 !== null
                                                              ) {
                                                                validate22.errors = [
                                                                  {
                                                                    instancePath: instancePath + "/options/num_ctx",
                                                                    schemaPath:
                                                                      "#/components/schemas/Options/properties/num_ctx/type",
                                                                    keyword: "type",
                                                                    params: { type: schema37.properties.num_ctx.type },
                                                                    message: "must be integer,null",
                                                                  },
                                                                ];
                                                                return false;
                                                              }
                                                              if (errors === _errs68) {
                                                                if (typeof data32 == "number" && isFinite(data32)) {
                                                                  if (data32 > 2147483647 || isNaN(data32)) {
                                                                    validate22.errors = [
                                                                      {
                                                                        instancePath: instancePath + "/options/num_ctx",
                                                                        schemaPath:
                                                                          "#/components/schemas/Options/properties/num_ctx/maximum",
                                                                        keyword: "maximum",
                                                                        params: { comparison: "<=", limit: 2147483647 },
                                                                        message: "must be <= 2147483647",
                                                                      },
                                                                    ];
                                                                    return false;
                                                                  } else {
                                                                    if (data32 < 0 || isNaN(data32)) {
                                                                      validate22.errors = [
                                                                        {
                                                                          instancePath:
                                                                            instancePath + "/options/num_ctx",
                                                                          schemaPath:
                                                                            "#/components/schemas/Options/properties/num_ctx/minimum",
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
                                                              var valid7 = _errs68 === errors;
                                                            } else {
                                                              var valid7 = true;
                                                            }
                                                            if (valid7) {
                                                              if (
                                                                data18.num_keep !== undefined &&
                                                                func0.call(data18, "num_keep")
                                                              ) {
                                                                let data33 = data18.num_keep;
                                                                const _errs70 = errors;
                                                                if (
                                                                  !(
                                                                    typeof data33 == "number" &&
                                                                    !(data33 % 1) &&
                                                                    !isNaN(data33) &&
                                                                    isFinite(data33)
                                                                  ) &&
                                                                  data33 !== null
                                                                ) {
                                                                  validate22.errors = [
                                                                    {
                                                                      instancePath: instancePath + "/options/num_keep",
                                                                      schemaPath:
                                                                        "#/components/schemas/Options/properties/num_keep/type",
                                                                      keyword: "type",
                                                                      params: {
                                                                        type: schema37.properties.num_keep.type,
                                                                      },
                                                                      message: "must be integer,null",
                                                                    },
                                                                  ];
                                                                  return false;
                                                                }
                                                                if (errors === _errs70) {
                                                                  if (typeof data33 == "number" && isFinite(data33)) {
                                                                    if (data33 > 2147483647 || isNaN(data33)) {
                                                                      validate22.errors = [
                                                                        {
                                                                          instancePath:
                                                                            instancePath + "/options/num_keep",
                                                                          schemaPath:
                                                                            "#/components/schemas/Options/properties/num_keep/maximum",
                                                                          keyword: "maximum",
                                                                          params: {
                                                                            comparison: "<=",
                                                                            limit: 2147483647,
                                                                          },
                                                                          message: "must be <= 2147483647",
                                                                        },
                                                                      ];
                                                                      return false;
                                                                    } else {
                                                                      if (data33 < -1 || isNaN(data33)) {
                                                                        validate22.errors = [
                                                                          {
                                                                            instancePath:
                                                                              instancePath + "/options/num_keep",
                                                                            schemaPath:
                                                                              "#/components/schemas/Options/properties/num_keep/minimum",
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
                                                                var valid7 = _errs70 === errors;
                                                              } else {
                                                                var valid7 = true;
                                                              }
                                                              if (valid7) {
                                                                if (
                                                                  data18.num_batch !== undefined &&
                                                                  func0.call(data18, "num_batch")
                                                                ) {
                                                                  let data34 = data18.num_batch;
                                                                  const _errs72 = errors;
                                                                  if (
                                                                    !(
                                                                      typeof data34 == "number" &&
                                                                      !(data34 % 1) &&
                                                                      !isNaN(data34) &&
                                                                      isFinite(data34)
                                                                    ) &&
                                                                    data34 !== null
                                                                  ) {
                                                                    validate22.errors = [
                                                                      {
                                                                        instancePath:
                                                                          instancePath + "/options/num_batch",
                                                                        schemaPath:
                                                                          "#/components/schemas/Options/properties/num_batch/type",
                                                                        keyword: "type",
                                                                        params: {
                                                                          type: schema37.properties.num_batch.type,
                                                                        },
                                                                        message: "must be integer,null",
                                                                      },
                                                                    ];
                                                                    return false;
                                                                  }
                                                                  if (errors === _errs72) {
                                                                    if (typeof data34 == "number" && isFinite(data34)) {
                                                                      if (data34 > 2147483647 || isNaN(data34)) {
                                                                        validate22.errors = [
                                                                          {
                                                                            instancePath:
                                                                              instancePath + "/options/num_batch",
                                                                            schemaPath:
                                                                              "#/components/schemas/Options/properties/num_batch/maximum",
                                                                            keyword: "maximum",
                                                                            params: {
                                                                              comparison: "<=",
                                                                              limit: 2147483647,
                                                                            },
                                                                            message: "must be <= 2147483647",
                                                                          },
                                                                        ];
                                                                        return false;
                                                                      } else {
                                                                        if (data34 < 0 || isNaN(data34)) {
                                                                          validate22.errors = [
                                                                            {
                                                                              instancePath:
                                                                                instancePath + "/options/num_batch",
                                                                              schemaPath:
                                                                                "#/components/schemas/Options/properties/num_batch/minimum",
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
                                                                  var valid7 = _errs72 === errors;
                                                                } else {
                                                                  var valid7 = true;
                                                                }
                                                                if (valid7) {
                                                                  if (
                                                                    data18.num_gpu !== undefined &&
                                                                    func0.call(data18, "num_gpu")
                                                                  ) {
                                                                    let data35 = data18.num_gpu;
                                                                    const _errs74 = errors;
                                                                    if (
                                                                      !(
                                                                        typeof data35 == "number" &&
                                                                        !(data35 % 1) &&
                                                                        !isNaN(data35) &&
                                                                        isFinite(data35)
                                                                      ) &&
                                                                      data35 !== null
                                                                    ) {
                                                                      validate22.errors = [
                                                                        {
                                                                          instancePath:
                                                                            instancePath + "/options/num_gpu",
                                                                          schemaPath:
                                                                            "#/components/schemas/Options/properties/num_gpu/type",
                                                                          keyword: "type",
                                                                          params: {
                                                                            type: schema37.properties.num_gpu.type,
                                                                          },
                                                                          message: "must be integer,null",
                                                                        },
                                                                      ];
                                                                      return false;
                                                                    }
                                                                    if (errors === _errs74) {
                                                                      if (
                                                                        typeof data35 == "number" &&
                                                                        isFinite(data35)
                                                                      ) {
                                                                        if (data35 > 2147483647 || isNaN(data35)) {
                                                                          validate22.errors = [
                                                                            {
                                                                              instancePath:
                                                                                instancePath + "/options/num_gpu",
                                                                              schemaPath:
                                                                                "#/components/schemas/Options/properties/num_gpu/maximum",
                                                                              keyword: "maximum",
                                                                              params: {
                                                                                comparison: "<=",
                                                                                limit: 2147483647,
                                                                              },
                                                                              message: "must be <= 2147483647",
                                                                            },
                                                                          ];
                                                                          return false;
                                                                        } else {
                                                                          if (data35 < -1 || isNaN(data35)) {
                                                                            validate22.errors = [
                                                                              {
                                                                                instancePath:
                                                                                  instancePath + "/options/num_gpu",
                                                                                schemaPath:
                                                                                  "#/components/schemas/Options/properties/num_gpu/minimum",
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
                                                                    var valid7 = _errs74 === errors;
                                                                  } else {
                                                                    var valid7 = true;
                                                                  }
                                                                  if (valid7) {
                                                                    if (
                                                                      data18.main_gpu !== undefined &&
                                                                      func0.call(data18, "main_gpu")
                                                                    ) {
                                                                      let data36 = data18.main_gpu;
                                                                      const _errs76 = errors;
                                                                      if (
                                                                        !(
                                                                          typeof data36 == "number" &&
                                                                          !(data36 % 1) &&
                                                                          !isNaN(data36) &&
                                                                          isFinite(data36)
                                                                        ) &&
                                                                        data36 !== null
                                                                      ) {
                                                                        validate22.errors = [
                                                                          {
                                                                            instancePath:
                                                                              instancePath + "/options/main_gpu",
                                                                            schemaPath:
                                                                              "#/components/schemas/Options/properties/main_gpu/type",
                                                                            keyword: "type",
                                                                            params: {
                                                                              type: schema37.properties.main_gpu.type,
                                                                            },
                                                                            message: "must be integer,null",
                                                                          },
                                                                        ];
                                                                        return false;
                                                                      }
                                                                      if (errors === _errs76) {
                                                                        if (
                                                                          typeof data36 == "number" &&
                                                                          isFinite(data36)
                                                                        ) {
                                                                          if (data36 > 2147483647 || isNaN(data36)) {
                                                                            validate22.errors = [
                                                                              {
                                                                                instancePath:
                                                                                  instancePath + "/options/main_gpu",
                                                                                schemaPath:
                                                                                  "#/components/schemas/Options/properties/main_gpu/maximum",
                                                                                keyword: "maximum",
                                                                                params: {
                                                                                  comparison: "<=",
                                                                                  limit: 2147483647,
                                                                                },
                                                                                message: "must be <= 2147483647",
                                                                              },
                                                                            ];
                                                                            return false;
                                                                          } else {
                                                                            if (data36 < 0 || isNaN(data36)) {
                                                                              validate22.errors = [
                                                                                {
                                                                                  instancePath:
                                                                                    instancePath + "/options/main_gpu",
                                                                                  schemaPath:
                                                                                    "#/components/schemas/Options/properties/main_gpu/minimum",
                                                                                  keyword: "minimum",
                                                                                  params: {
                                                                                    comparison: ">=",
                                                                                    limit: 0,
                                                                                  },
                                                                                  message: "must be >= 0",
                                                                                },
                                                                              ];
                                                                              return false;
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                      var valid7 = _errs76 === errors;
                                                                    } else {
                                                                      var valid7 = true;
                                                                    }
                                                                    if (valid7) {
                                                                      if (
                                                                        data18.num_thread !== undefined &&
                                                                        func0.call(data18, "num_thread")
                                                                      ) {
                                                                        let data37 = data18.num_thread;
                                                                        const _errs78 = errors;
                                                                        if (
                                                                          !(
                                                                            typeof data37 == "number" &&
                                                                            !(data37 % 1) &&
                                                                            !isNaN(data37) &&
                                                                            isFinite(data37)
                                                                          ) &&
                                                                          data37 !== null
                                                                        ) {
                                                                          validate22.errors = [
                                                                            {
                                                                              instancePath:
                                                                                instancePath + "/options/num_thread",
                                                                              schemaPath:
                                                                                "#/components/schemas/Options/properties/num_thread/type",
                                                                              keyword: "type",
                                                                              params: {
                                                                                type: schema37.properties.num_thread
                                                                                  .type,
                                                                              },
                                                                              message: "must be integer,null",
                                                                            },
                                                                          ];
                                                                          return false;
                                                                        }
                                                                        if (errors === _errs78) {
                                                                          if (
                                                                            typeof data37 == "number" &&
                                                                            isFinite(data37)
                                                                          ) {
                                                                            if (data37 > 2147483647 || isNaN(data37)) {
                                                                              validate22.errors = [
                                                                                {
                                                                                  instancePath:
                                                                                    instancePath +
                                                                                    "/options/num_thread",
                                                                                  schemaPath:
                                                                                    "#/components/schemas/Options/properties/num_thread/maximum",
                                                                                  keyword: "maximum",
                                                                                  params: {
                                                                                    comparison: "<=",
                                                                                    limit: 2147483647,
                                                                                  },
                                                                                  message: "must be <= 2147483647",
                                                                                },
                                                                              ];
                                                                              return false;
                                                                            } else {
                                                                              if (data37 < 0 || isNaN(data37)) {
                                                                                validate22.errors = [
                                                                                  {
                                                                                    instancePath:
                                                                                      instancePath +
                                                                                      "/options/num_thread",
                                                                                    schemaPath:
                                                                                      "#/components/schemas/Options/properties/num_thread/minimum",
                                                                                    keyword: "minimum",
                                                                                    params: {
                                                                                      comparison: ">=",
                                                                                      limit: 0,
                                                                                    },
                                                                                    message: "must be >= 0",
                                                                                  },
                                                                                ];
                                                                                return false;
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                        var valid7 = _errs78 === errors;
                                                                      } else {
                                                                        var valid7 = true;
                                                                      }
                                                                      if (valid7) {
                                                                        if (
                                                                          data18.use_mmap !== undefined &&
                                                                          func0.call(data18, "use_mmap")
                                                                        ) {
                                                                          let data38 = data18.use_mmap;
                                                                          const _errs80 = errors;
                                                                          if (
                                                                            typeof data38 !== "boolean" &&
                                                                            data38 !== null
                                                                          ) {
                                                                            validate22.errors = [
                                                                              {
                                                                                instancePath:
                                                                                  instancePath + "/options/use_mmap",
                                                                                schemaPath:
                                                                                  "#/components/schemas/Options/properties/use_mmap/type",
                                                                                keyword: "type",
                                                                                params: {
                                                                                  type: schema37.properties.use_mmap
                                                                                    .type,
                                                                                },
                                                                                message: "must be boolean,null",
                                                                              },
                                                                            ];
                                                                            return false;
                                                                          }
                                                                          var valid7 = _errs80 === errors;
                                                                        } else {
                                                                          var valid7 = true;
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
                                var valid0 = _errs39 === errors;
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
    messages: true,
    stream: true,
    format: true,
    tools: true,
    think: true,
    keep_alive: true,
    logprobs: true,
    top_logprobs: true,
    truncate: true,
    shift: true,
    options: true,
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
    messages: true,
    stream: true,
    format: true,
    tools: true,
    think: true,
    keep_alive: true,
    logprobs: true,
    top_logprobs: true,
    truncate: true,
    shift: true,
    options: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};
