// Made from specs/dialects/cohere-chat/dialect.yaml by "make generate". Change the specs, not this file.
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
    tools: { type: ["array", "null"], items: { $ref: "#/components/schemas/Tool" } },
    strict_tools: { type: ["boolean", "null"] },
    tool_choice: { type: ["string", "null"] },
    documents: { type: ["array", "null"], items: { type: ["string", "object"], additionalProperties: true } },
    citation_options: { type: ["object", "null"], properties: { mode: { type: ["string", "null"] } } },
    response_format: { $ref: "#/components/schemas/ResponseFormat" },
    safety_mode: { type: ["string", "null"] },
    max_tokens: { type: ["integer", "null"], minimum: 1, maximum: 2147483647 },
    stop_sequences: { type: ["array", "null"], items: { type: "string" } },
    temperature: { type: ["number", "null"] },
    seed: { type: ["integer", "null"], minimum: -9223372036854776000, maximum: 18446744073709552000 },
    frequency_penalty: { type: ["number", "null"] },
    presence_penalty: { type: ["number", "null"] },
    k: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 },
    p: { type: ["number", "null"] },
    logprobs: { type: ["boolean", "null"] },
    thinking: { $ref: "#/components/schemas/Thinking" },
    priority: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 },
    raw_prompting: { type: ["boolean", "null"] },
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
const schemaResponseFormat = {
  type: ["object", "null"],
  required: ["type"],
  properties: {
    type: { type: "string" },
    json_schema: { type: ["object", "null"], additionalProperties: true },
    schema: { type: ["object", "null"], additionalProperties: true },
  },
};
const schemaThinking = {
  type: ["object", "null"],
  properties: {
    type: { type: ["string", "null"] },
    token_budget: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 },
  },
};
const hasOwn = Object.prototype.hasOwnProperty;

const schemaMessage = {
  type: "object",
  required: ["role"],
  properties: {
    role: { type: "string", enum: ["system", "user", "assistant", "tool"] },
    content: { type: ["string", "array", "null"], items: { $ref: "#/components/schemas/Part" } },
    tool_calls: { type: ["array", "null"], items: { $ref: "#/components/schemas/ToolCall" } },
    tool_plan: { type: ["string", "null"] },
    tool_call_id: { type: ["string", "null"] },
    citations: { type: ["array", "null"] },
  },
  if: { required: ["role"], properties: { role: { enum: ["system", "user"] } } },
  then: { required: ["content"], properties: { content: { type: ["string", "array"] } } },
  else: {
    if: { required: ["role"], properties: { role: { const: "tool" } } },
    then: { required: ["tool_call_id"], properties: { tool_call_id: { type: "string" } } },
  },
};
const schemaPart = {
  type: "object",
  required: ["type"],
  properties: {
    type: { type: "string" },
    text: { type: ["string", "null"] },
    thinking: { type: ["string", "null"] },
    image_url: {
      type: ["object", "null"],
      properties: { url: { type: ["string", "null"] }, detail: { type: ["string", "null"] } },
    },
    document: {
      type: ["object", "null"],
      properties: {
        id: { type: ["string", "null"] },
        data: { type: ["object", "string", "null"], additionalProperties: true },
      },
    },
  },
  if: { required: ["type"], properties: { type: { const: "text" } } },
  then: { required: ["text"], properties: { text: { type: "string" } } },
  else: {
    if: { required: ["type"], properties: { type: { const: "thinking" } } },
    then: { required: ["thinking"], properties: { thinking: { type: "string" } } },
    else: {
      if: { required: ["type"], properties: { type: { const: "image_url" } } },
      then: {
        required: ["image_url"],
        properties: { image_url: { type: "object", required: ["url"], properties: { url: { type: "string" } } } },
      },
      else: {
        if: { required: ["type"], properties: { type: { const: "document" } } },
        then: { required: ["document"], properties: { document: { type: "object", required: ["data"] } } },
      },
    },
  },
};
const schemaToolCall = {
  type: "object",
  required: ["id", "function"],
  properties: {
    id: { type: "string" },
    type: { type: ["string", "null"] },
    function: {
      type: "object",
      required: ["name"],
      properties: { name: { type: "string" }, arguments: { type: ["string", "null"] } },
    },
  },
};

function checkMessage(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if ((data.role === undefined || !hasOwn.call(data, "role")) && (missing0 = "role")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.role !== undefined && hasOwn.call(data, "role")) {
        let data0 = data.role;
        if (!(data0 === "system" || data0 === "user")) {
          const err0 = {};
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs1 === errors;
  errors = _errs0;
  if (vErrors !== null) {
    if (_errs0) {
      vErrors.length = _errs0;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs2 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.content === undefined || !hasOwn.call(data, "content")) && (missing0 = "content")) {
        checkMessage.errors = [
          {
            instancePath,
            schemaPath: "#/then/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.content !== undefined && hasOwn.call(data, "content")) {
          let data0 = data.content;
          if (typeof data0 !== "string" && !Array.isArray(data0)) {
            checkMessage.errors = [
              {
                instancePath: instancePath + "/content",
                schemaPath: "#/then/properties/content/type",
                keyword: "type",
                params: { type: schemaMessage.then.properties.content.type },
                message: "must be string,array",
              },
            ];
            return false;
          }
        }
      }
    }
    var _valid0 = _errs2 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs2 = errors;
    const _errs3 = errors;
    let valid1 = true;
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.role === undefined || !hasOwn.call(data, "role")) && (missing0 = "role")) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (data.role !== undefined && hasOwn.call(data, "role")) {
          if ("tool" !== data.role) {
            const err0 = {};
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
        }
      }
    }
    var _valid1 = _errs4 === errors;
    errors = _errs3;
    if (vErrors !== null) {
      if (_errs3) {
        vErrors.length = _errs3;
      } else {
        vErrors = null;
      }
    }
    if (_valid1) {
      const _errs5 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if ((data.tool_call_id === undefined || !hasOwn.call(data, "tool_call_id")) && (missing0 = "tool_call_id")) {
          checkMessage.errors = [
            {
              instancePath,
              schemaPath: "#/else/then/required",
              keyword: "required",
              params: { missingProperty: missing0 },
              message: "must have required property '" + missing0 + "'",
            },
          ];
          return false;
        } else {
          if (data.tool_call_id !== undefined && hasOwn.call(data, "tool_call_id")) {
            if (typeof data.tool_call_id !== "string") {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/tool_call_id",
                  schemaPath: "#/else/then/properties/tool_call_id/type",
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
      var _valid1 = _errs5 === errors;
      valid1 = _valid1;
    }
    if (!valid1) {
      const err0 = {
        instancePath,
        schemaPath: "#/else/if",
        keyword: "if",
        params: { failingKeyword: "then" },
        message: 'must match "then" schema',
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
      checkMessage.errors = vErrors;
      return false;
    }
    var _valid0 = _errs2 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if (!valid0) {
    const err0 = {
      instancePath,
      schemaPath: "#/if",
      keyword: "if",
      params: { failingKeyword: ifClause0 },
      message: 'must match "' + ifClause0 + '" schema',
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    checkMessage.errors = vErrors;
    return false;
  }
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
            const _errs2 = errors;
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
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.content !== undefined && hasOwn.call(data, "content")) {
            let data0 = data.content;
            const _errs2 = errors;
            if (typeof data0 !== "string" && !Array.isArray(data0) && data0 !== null) {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/content",
                  schemaPath: "#/properties/content/type",
                  keyword: "type",
                  params: { type: schemaMessage.properties.content.type },
                  message: "must be string,array,null",
                },
              ];
              return false;
            }
            if (errors === _errs2) {
              if (Array.isArray(data0)) {
                var valid2 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data1 = data0[i0];
                  const _errs3 = errors;
                  const _errs4 = errors;
                  const _errs5 = errors;
                  let valid3 = true;
                  const _errs6 = errors;
                  if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                    let missing1;
                    if ((data1.type === undefined || !hasOwn.call(data1, "type")) && (missing1 = "type")) {
                      const err0 = {};
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    } else {
                      if (data1.type !== undefined && hasOwn.call(data1, "type")) {
                        if ("text" !== data1.type) {
                          const err0 = {};
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        }
                      }
                    }
                  }
                  var _valid1 = _errs6 === errors;
                  errors = _errs5;
                  if (vErrors !== null) {
                    if (_errs5) {
                      vErrors.length = _errs5;
                    } else {
                      vErrors = null;
                    }
                  }
                  let ifClause1;
                  if (_valid1) {
                    const _errs7 = errors;
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      let missing1;
                      if ((data1.text === undefined || !hasOwn.call(data1, "text")) && (missing1 = "text")) {
                        checkMessage.errors = [
                          {
                            instancePath: instancePath + "/content/" + i0,
                            schemaPath: "#/components/schemas/Part/then/required",
                            keyword: "required",
                            params: { missingProperty: missing1 },
                            message: "must have required property '" + missing1 + "'",
                          },
                        ];
                        return false;
                      } else {
                        if (data1.text !== undefined && hasOwn.call(data1, "text")) {
                          if (typeof data1.text !== "string") {
                            checkMessage.errors = [
                              {
                                instancePath: instancePath + "/content/" + i0 + "/text",
                                schemaPath: "#/components/schemas/Part/then/properties/text/type",
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
                    var _valid1 = _errs7 === errors;
                    valid3 = _valid1;
                    ifClause1 = "then";
                  } else {
                    const _errs7 = errors;
                    const _errs8 = errors;
                    let valid4 = true;
                    const _errs9 = errors;
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      let missing1;
                      if ((data1.type === undefined || !hasOwn.call(data1, "type")) && (missing1 = "type")) {
                        const err0 = {};
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      } else {
                        if (data1.type !== undefined && hasOwn.call(data1, "type")) {
                          if ("thinking" !== data1.type) {
                            const err0 = {};
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          }
                        }
                      }
                    }
                    var _valid2 = _errs9 === errors;
                    errors = _errs8;
                    if (vErrors !== null) {
                      if (_errs8) {
                        vErrors.length = _errs8;
                      } else {
                        vErrors = null;
                      }
                    }
                    let ifClause2;
                    if (_valid2) {
                      const _errs10 = errors;
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        let missing1;
                        if (
                          (data1.thinking === undefined || !hasOwn.call(data1, "thinking")) &&
                          (missing1 = "thinking")
                        ) {
                          checkMessage.errors = [
                            {
                              instancePath: instancePath + "/content/" + i0,
                              schemaPath: "#/components/schemas/Part/else/then/required",
                              keyword: "required",
                              params: { missingProperty: missing1 },
                              message: "must have required property '" + missing1 + "'",
                            },
                          ];
                          return false;
                        } else {
                          if (data1.thinking !== undefined && hasOwn.call(data1, "thinking")) {
                            if (typeof data1.thinking !== "string") {
                              checkMessage.errors = [
                                {
                                  instancePath: instancePath + "/content/" + i0 + "/thinking",
                                  schemaPath: "#/components/schemas/Part/else/then/properties/thinking/type",
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
                      var _valid2 = _errs10 === errors;
                      valid4 = _valid2;
                      ifClause2 = "then";
                    } else {
                      const _errs10 = errors;
                      const _errs11 = errors;
                      let valid5 = true;
                      const _errs12 = errors;
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        let missing1;
                        if ((data1.type === undefined || !hasOwn.call(data1, "type")) && (missing1 = "type")) {
                          const err0 = {};
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        } else {
                          if (data1.type !== undefined && hasOwn.call(data1, "type")) {
                            if ("image_url" !== data1.type) {
                              const err0 = {};
                              if (vErrors === null) {
                                vErrors = [err0];
                              } else {
                                vErrors.push(err0);
                              }
                              errors++;
                            }
                          }
                        }
                      }
                      var _valid3 = _errs12 === errors;
                      errors = _errs11;
                      if (vErrors !== null) {
                        if (_errs11) {
                          vErrors.length = _errs11;
                        } else {
                          vErrors = null;
                        }
                      }
                      let ifClause3;
                      if (_valid3) {
                        const _errs13 = errors;
                        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                          let missing1;
                          if (
                            (data1.image_url === undefined || !hasOwn.call(data1, "image_url")) &&
                            (missing1 = "image_url")
                          ) {
                            checkMessage.errors = [
                              {
                                instancePath: instancePath + "/content/" + i0,
                                schemaPath: "#/components/schemas/Part/else/else/then/required",
                                keyword: "required",
                                params: { missingProperty: missing1 },
                                message: "must have required property '" + missing1 + "'",
                              },
                            ];
                            return false;
                          } else {
                            if (data1.image_url !== undefined && hasOwn.call(data1, "image_url")) {
                              let data2 = data1.image_url;
                              const _errs14 = errors;
                              if (errors === _errs14) {
                                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                                  let missing2;
                                  if ((data2.url === undefined || !hasOwn.call(data2, "url")) && (missing2 = "url")) {
                                    checkMessage.errors = [
                                      {
                                        instancePath: instancePath + "/content/" + i0 + "/image_url",
                                        schemaPath:
                                          "#/components/schemas/Part/else/else/then/properties/image_url/required",
                                        keyword: "required",
                                        params: { missingProperty: missing2 },
                                        message: "must have required property '" + missing2 + "'",
                                      },
                                    ];
                                    return false;
                                  } else {
                                    if (data2.url !== undefined && hasOwn.call(data2, "url")) {
                                      if (typeof data2.url !== "string") {
                                        checkMessage.errors = [
                                          {
                                            instancePath: instancePath + "/content/" + i0 + "/image_url/url",
                                            schemaPath:
                                              "#/components/schemas/Part/else/else/then/properties/image_url/properties/url/type",
                                            keyword: "type",
                                            params: { type: "string" },
                                            message: "must be string",
                                          },
                                        ];
                                        return false;
                                      }
                                    }
                                  }
                                } else {
                                  checkMessage.errors = [
                                    {
                                      instancePath: instancePath + "/content/" + i0 + "/image_url",
                                      schemaPath: "#/components/schemas/Part/else/else/then/properties/image_url/type",
                                      keyword: "type",
                                      params: { type: "object" },
                                      message: "must be object",
                                    },
                                  ];
                                  return false;
                                }
                              }
                            }
                          }
                        }
                        var _valid3 = _errs13 === errors;
                        valid5 = _valid3;
                        ifClause3 = "then";
                      } else {
                        const _errs13 = errors;
                        const _errs14 = errors;
                        let valid6 = true;
                        const _errs15 = errors;
                        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                          let missing1;
                          if ((data1.type === undefined || !hasOwn.call(data1, "type")) && (missing1 = "type")) {
                            const err0 = {};
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          } else {
                            if (data1.type !== undefined && hasOwn.call(data1, "type")) {
                              if ("document" !== data1.type) {
                                const err0 = {};
                                if (vErrors === null) {
                                  vErrors = [err0];
                                } else {
                                  vErrors.push(err0);
                                }
                                errors++;
                              }
                            }
                          }
                        }
                        var _valid4 = _errs15 === errors;
                        errors = _errs14;
                        if (vErrors !== null) {
                          if (_errs14) {
                            vErrors.length = _errs14;
                          } else {
                            vErrors = null;
                          }
                        }
                        if (_valid4) {
                          const _errs16 = errors;
                          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                            let missing1;
                            if (
                              (data1.document === undefined || !hasOwn.call(data1, "document")) &&
                              (missing1 = "document")
                            ) {
                              checkMessage.errors = [
                                {
                                  instancePath: instancePath + "/content/" + i0,
                                  schemaPath: "#/components/schemas/Part/else/else/else/then/required",
                                  keyword: "required",
                                  params: { missingProperty: missing1 },
                                  message: "must have required property '" + missing1 + "'",
                                },
                              ];
                              return false;
                            } else {
                              if (data1.document !== undefined && hasOwn.call(data1, "document")) {
                                let data2 = data1.document;
                                const _errs17 = errors;
                                if (errors === _errs17) {
                                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                                    let missing2;
                                    if (
                                      (data2.data === undefined || !hasOwn.call(data2, "data")) &&
                                      (missing2 = "data")
                                    ) {
                                      checkMessage.errors = [
                                        {
                                          instancePath: instancePath + "/content/" + i0 + "/document",
                                          schemaPath:
                                            "#/components/schemas/Part/else/else/else/then/properties/document/required",
                                          keyword: "required",
                                          params: { missingProperty: missing2 },
                                          message: "must have required property '" + missing2 + "'",
                                        },
                                      ];
                                      return false;
                                    }
                                  } else {
                                    checkMessage.errors = [
                                      {
                                        instancePath: instancePath + "/content/" + i0 + "/document",
                                        schemaPath:
                                          "#/components/schemas/Part/else/else/else/then/properties/document/type",
                                        keyword: "type",
                                        params: { type: "object" },
                                        message: "must be object",
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              }
                            }
                          }
                          var _valid4 = _errs16 === errors;
                          valid6 = _valid4;
                        }
                        if (!valid6) {
                          const err0 = {
                            instancePath: instancePath + "/content/" + i0,
                            schemaPath: "#/components/schemas/Part/else/else/else/if",
                            keyword: "if",
                            params: { failingKeyword: "then" },
                            message: 'must match "then" schema',
                          };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                          checkMessage.errors = vErrors;
                          return false;
                        }
                        var _valid3 = _errs13 === errors;
                        valid5 = _valid3;
                        ifClause3 = "else";
                      }
                      if (!valid5) {
                        const err0 = {
                          instancePath: instancePath + "/content/" + i0,
                          schemaPath: "#/components/schemas/Part/else/else/if",
                          keyword: "if",
                          params: { failingKeyword: ifClause3 },
                          message: 'must match "' + ifClause3 + '" schema',
                        };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                        checkMessage.errors = vErrors;
                        return false;
                      }
                      var _valid2 = _errs10 === errors;
                      valid4 = _valid2;
                      ifClause2 = "else";
                    }
                    if (!valid4) {
                      const err0 = {
                        instancePath: instancePath + "/content/" + i0,
                        schemaPath: "#/components/schemas/Part/else/if",
                        keyword: "if",
                        params: { failingKeyword: ifClause2 },
                        message: 'must match "' + ifClause2 + '" schema',
                      };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                      checkMessage.errors = vErrors;
                      return false;
                    }
                    var _valid1 = _errs7 === errors;
                    valid3 = _valid1;
                    ifClause1 = "else";
                  }
                  if (!valid3) {
                    const err0 = {
                      instancePath: instancePath + "/content/" + i0,
                      schemaPath: "#/components/schemas/Part/if",
                      keyword: "if",
                      params: { failingKeyword: ifClause1 },
                      message: 'must match "' + ifClause1 + '" schema',
                    };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                    checkMessage.errors = vErrors;
                    return false;
                  }
                  if (errors === _errs4) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      let missing1;
                      if ((data1.type === undefined || !hasOwn.call(data1, "type")) && (missing1 = "type")) {
                        checkMessage.errors = [
                          {
                            instancePath: instancePath + "/content/" + i0,
                            schemaPath: "#/components/schemas/Part/required",
                            keyword: "required",
                            params: { missingProperty: missing1 },
                            message: "must have required property '" + missing1 + "'",
                          },
                        ];
                        return false;
                      } else {
                        checks1: {
                          if (data1.type !== undefined && hasOwn.call(data1, "type")) {
                            const _errs7 = errors;
                            if (typeof data1.type !== "string") {
                              checkMessage.errors = [
                                {
                                  instancePath: instancePath + "/content/" + i0 + "/type",
                                  schemaPath: "#/components/schemas/Part/properties/type/type",
                                  keyword: "type",
                                  params: { type: "string" },
                                  message: "must be string",
                                },
                              ];
                              return false;
                            }
                            var valid4 = _errs7 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (!valid4) break checks1;
                          if (data1.text !== undefined && hasOwn.call(data1, "text")) {
                            let data2 = data1.text;
                            const _errs7 = errors;
                            if (typeof data2 !== "string" && data2 !== null) {
                              checkMessage.errors = [
                                {
                                  instancePath: instancePath + "/content/" + i0 + "/text",
                                  schemaPath: "#/components/schemas/Part/properties/text/type",
                                  keyword: "type",
                                  params: { type: schemaPart.properties.text.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid4 = _errs7 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (!valid4) break checks1;
                          if (data1.thinking !== undefined && hasOwn.call(data1, "thinking")) {
                            let data2 = data1.thinking;
                            const _errs7 = errors;
                            if (typeof data2 !== "string" && data2 !== null) {
                              checkMessage.errors = [
                                {
                                  instancePath: instancePath + "/content/" + i0 + "/thinking",
                                  schemaPath: "#/components/schemas/Part/properties/thinking/type",
                                  keyword: "type",
                                  params: { type: schemaPart.properties.thinking.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid4 = _errs7 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (!valid4) break checks1;
                          if (data1.image_url !== undefined && hasOwn.call(data1, "image_url")) {
                            let data2 = data1.image_url;
                            const _errs7 = errors;
                            if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
                              checkMessage.errors = [
                                {
                                  instancePath: instancePath + "/content/" + i0 + "/image_url",
                                  schemaPath: "#/components/schemas/Part/properties/image_url/type",
                                  keyword: "type",
                                  params: { type: schemaPart.properties.image_url.type },
                                  message: "must be object,null",
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs7) {
                              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                                checks2: {
                                  if (data2.url !== undefined && hasOwn.call(data2, "url")) {
                                    let data3 = data2.url;
                                    const _errs8 = errors;
                                    if (typeof data3 !== "string" && data3 !== null) {
                                      checkMessage.errors = [
                                        {
                                          instancePath: instancePath + "/content/" + i0 + "/image_url/url",
                                          schemaPath:
                                            "#/components/schemas/Part/properties/image_url/properties/url/type",
                                          keyword: "type",
                                          params: { type: schemaPart.properties.image_url.properties.url.type },
                                          message: "must be string,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid5 = _errs8 === errors;
                                  } else {
                                    var valid5 = true;
                                  }
                                  if (!valid5) break checks2;
                                  if (data2.detail !== undefined && hasOwn.call(data2, "detail")) {
                                    let data3 = data2.detail;
                                    const _errs8 = errors;
                                    if (typeof data3 !== "string" && data3 !== null) {
                                      checkMessage.errors = [
                                        {
                                          instancePath: instancePath + "/content/" + i0 + "/image_url/detail",
                                          schemaPath:
                                            "#/components/schemas/Part/properties/image_url/properties/detail/type",
                                          keyword: "type",
                                          params: { type: schemaPart.properties.image_url.properties.detail.type },
                                          message: "must be string,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid5 = _errs8 === errors;
                                  } else {
                                    var valid5 = true;
                                  }
                                }
                              }
                            }
                            var valid4 = _errs7 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (!valid4) break checks1;
                          if (data1.document !== undefined && hasOwn.call(data1, "document")) {
                            let data2 = data1.document;
                            const _errs7 = errors;
                            if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
                              checkMessage.errors = [
                                {
                                  instancePath: instancePath + "/content/" + i0 + "/document",
                                  schemaPath: "#/components/schemas/Part/properties/document/type",
                                  keyword: "type",
                                  params: { type: schemaPart.properties.document.type },
                                  message: "must be object,null",
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs7) {
                              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                                checks2: {
                                  if (data2.id !== undefined && hasOwn.call(data2, "id")) {
                                    let data3 = data2.id;
                                    const _errs8 = errors;
                                    if (typeof data3 !== "string" && data3 !== null) {
                                      checkMessage.errors = [
                                        {
                                          instancePath: instancePath + "/content/" + i0 + "/document/id",
                                          schemaPath:
                                            "#/components/schemas/Part/properties/document/properties/id/type",
                                          keyword: "type",
                                          params: { type: schemaPart.properties.document.properties.id.type },
                                          message: "must be string,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid5 = _errs8 === errors;
                                  } else {
                                    var valid5 = true;
                                  }
                                  if (!valid5) break checks2;
                                  if (data2.data !== undefined && hasOwn.call(data2, "data")) {
                                    let data3 = data2.data;
                                    const _errs8 = errors;
                                    if (
                                      !(data3 && typeof data3 == "object" && !Array.isArray(data3)) &&
                                      typeof data3 !== "string" &&
                                      data3 !== null
                                    ) {
                                      checkMessage.errors = [
                                        {
                                          instancePath: instancePath + "/content/" + i0 + "/document/data",
                                          schemaPath:
                                            "#/components/schemas/Part/properties/document/properties/data/type",
                                          keyword: "type",
                                          params: { type: schemaPart.properties.document.properties.data.type },
                                          message: "must be object,string,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid5 = _errs8 === errors;
                                  } else {
                                    var valid5 = true;
                                  }
                                }
                              }
                            }
                            var valid4 = _errs7 === errors;
                          } else {
                            var valid4 = true;
                          }
                        }
                      }
                    } else {
                      checkMessage.errors = [
                        {
                          instancePath: instancePath + "/content/" + i0,
                          schemaPath: "#/components/schemas/Part/type",
                          keyword: "type",
                          params: { type: "object" },
                          message: "must be object",
                        },
                      ];
                      return false;
                    }
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
          if (!valid1) break checks0;
          if (data.tool_calls !== undefined && hasOwn.call(data, "tool_calls")) {
            let data0 = data.tool_calls;
            const _errs2 = errors;
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
            if (errors === _errs2) {
              if (Array.isArray(data0)) {
                var valid2 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data1 = data0[i0];
                  const _errs3 = errors;
                  const _errs4 = errors;
                  if (errors === _errs4) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      let missing1;
                      if (
                        ((data1.id === undefined || !hasOwn.call(data1, "id")) && (missing1 = "id")) ||
                        ((data1.function === undefined || !hasOwn.call(data1, "function")) && (missing1 = "function"))
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
                            const _errs5 = errors;
                            if (typeof data1.id !== "string") {
                              checkMessage.errors = [
                                {
                                  instancePath: instancePath + "/tool_calls/" + i0 + "/id",
                                  schemaPath: "#/components/schemas/ToolCall/properties/id/type",
                                  keyword: "type",
                                  params: { type: "string" },
                                  message: "must be string",
                                },
                              ];
                              return false;
                            }
                            var valid3 = _errs5 === errors;
                          } else {
                            var valid3 = true;
                          }
                          if (!valid3) break checks1;
                          if (data1.type !== undefined && hasOwn.call(data1, "type")) {
                            let data2 = data1.type;
                            const _errs5 = errors;
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
                            var valid3 = _errs5 === errors;
                          } else {
                            var valid3 = true;
                          }
                          if (!valid3) break checks1;
                          if (data1.function !== undefined && hasOwn.call(data1, "function")) {
                            let data2 = data1.function;
                            const _errs5 = errors;
                            if (errors === _errs5) {
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
                                    if (data2.name !== undefined && hasOwn.call(data2, "name")) {
                                      const _errs6 = errors;
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
                                      var valid4 = _errs6 === errors;
                                    } else {
                                      var valid4 = true;
                                    }
                                    if (!valid4) break checks2;
                                    if (data2.arguments !== undefined && hasOwn.call(data2, "arguments")) {
                                      let data3 = data2.arguments;
                                      const _errs6 = errors;
                                      if (typeof data3 !== "string" && data3 !== null) {
                                        checkMessage.errors = [
                                          {
                                            instancePath: instancePath + "/tool_calls/" + i0 + "/function/arguments",
                                            schemaPath:
                                              "#/components/schemas/ToolCall/properties/function/properties/arguments/type",
                                            keyword: "type",
                                            params: {
                                              type: schemaToolCall.properties.function.properties.arguments.type,
                                            },
                                            message: "must be string,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid4 = _errs6 === errors;
                                    } else {
                                      var valid4 = true;
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
                            var valid3 = _errs5 === errors;
                          } else {
                            var valid3 = true;
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
          if (!valid1) break checks0;
          if (data.tool_plan !== undefined && hasOwn.call(data, "tool_plan")) {
            let data0 = data.tool_plan;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/tool_plan",
                  schemaPath: "#/properties/tool_plan/type",
                  keyword: "type",
                  params: { type: schemaMessage.properties.tool_plan.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.tool_call_id !== undefined && hasOwn.call(data, "tool_call_id")) {
            let data0 = data.tool_call_id;
            const _errs2 = errors;
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
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.citations !== undefined && hasOwn.call(data, "citations")) {
            let data0 = data.citations;
            const _errs2 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/citations",
                  schemaPath: "#/properties/citations/type",
                  keyword: "type",
                  params: { type: schemaMessage.properties.citations.type },
                  message: "must be array,null",
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
          if (data.strict_tools !== undefined && hasOwn.call(data, "strict_tools")) {
            let data0 = data.strict_tools;
            const _errs0 = errors;
            if (typeof data0 !== "boolean" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/strict_tools",
                  schemaPath: "#/properties/strict_tools/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.strict_tools.type },
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
          if (data.tool_choice !== undefined && hasOwn.call(data, "tool_choice")) {
            let data0 = data.tool_choice;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/tool_choice",
                  schemaPath: "#/properties/tool_choice/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.tool_choice.type },
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
          if (data.documents !== undefined && hasOwn.call(data, "documents")) {
            let data0 = data.documents;
            const _errs0 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/documents",
                  schemaPath: "#/properties/documents/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.documents.type },
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
                  if (typeof data1 !== "string" && !(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/documents/" + i0,
                        schemaPath: "#/properties/documents/items/type",
                        keyword: "type",
                        params: { type: schemaRequest.properties.documents.items.type },
                        message: "must be string,object",
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
          if (data.citation_options !== undefined && hasOwn.call(data, "citation_options")) {
            let data0 = data.citation_options;
            const _errs0 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/citation_options",
                  schemaPath: "#/properties/citation_options/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.citation_options.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.mode !== undefined && hasOwn.call(data0, "mode")) {
                  let data1 = data0.mode;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/citation_options/mode",
                        schemaPath: "#/properties/citation_options/properties/mode/type",
                        keyword: "type",
                        params: { type: schemaRequest.properties.citation_options.properties.mode.type },
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
          if (data.response_format !== undefined && hasOwn.call(data, "response_format")) {
            let data0 = data.response_format;
            const _errs0 = errors;
            const _errs1 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/response_format",
                  schemaPath: "#/components/schemas/ResponseFormat/type",
                  keyword: "type",
                  params: { type: schemaResponseFormat.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs1) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing1;
                if ((data0.type === undefined || !hasOwn.call(data0, "type")) && (missing1 = "type")) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/response_format",
                      schemaPath: "#/components/schemas/ResponseFormat/required",
                      keyword: "required",
                      params: { missingProperty: missing1 },
                      message: "must have required property '" + missing1 + "'",
                    },
                  ];
                  return false;
                } else {
                  checks1: {
                    if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                      const _errs2 = errors;
                      if (typeof data0.type !== "string") {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/response_format/type",
                            schemaPath: "#/components/schemas/ResponseFormat/properties/type/type",
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
                    if (data0.json_schema !== undefined && hasOwn.call(data0, "json_schema")) {
                      let data1 = data0.json_schema;
                      const _errs2 = errors;
                      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/response_format/json_schema",
                            schemaPath: "#/components/schemas/ResponseFormat/properties/json_schema/type",
                            keyword: "type",
                            params: { type: schemaResponseFormat.properties.json_schema.type },
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
                    if (data0.schema !== undefined && hasOwn.call(data0, "schema")) {
                      let data1 = data0.schema;
                      const _errs2 = errors;
                      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/response_format/schema",
                            schemaPath: "#/components/schemas/ResponseFormat/properties/schema/type",
                            keyword: "type",
                            params: { type: schemaResponseFormat.properties.schema.type },
                            message: "must be object,null",
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
          if (data.safety_mode !== undefined && hasOwn.call(data, "safety_mode")) {
            let data0 = data.safety_mode;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/safety_mode",
                  schemaPath: "#/properties/safety_mode/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.safety_mode.type },
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
          if (data.max_tokens !== undefined && hasOwn.call(data, "max_tokens")) {
            let data0 = data.max_tokens;
            const _errs0 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/max_tokens",
                  schemaPath: "#/properties/max_tokens/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.max_tokens.type },
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
                      instancePath: instancePath + "/max_tokens",
                      schemaPath: "#/properties/max_tokens/maximum",
                      keyword: "maximum",
                      params: { comparison: "<=", limit: 2147483647 },
                      message: "must be <= 2147483647",
                    },
                  ];
                  return false;
                } else {
                  if (data0 < 1 || isNaN(data0)) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/max_tokens",
                        schemaPath: "#/properties/max_tokens/minimum",
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
          if (data.stop_sequences !== undefined && hasOwn.call(data, "stop_sequences")) {
            let data0 = data.stop_sequences;
            const _errs0 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/stop_sequences",
                  schemaPath: "#/properties/stop_sequences/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.stop_sequences.type },
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
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/stop_sequences/" + i0,
                        schemaPath: "#/properties/stop_sequences/items/type",
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
          if (data.temperature !== undefined && hasOwn.call(data, "temperature")) {
            let data0 = data.temperature;
            const _errs0 = errors;
            if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/temperature",
                  schemaPath: "#/properties/temperature/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.temperature.type },
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
          if (data.seed !== undefined && hasOwn.call(data, "seed")) {
            let data0 = data.seed;
            const _errs0 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/seed",
                  schemaPath: "#/properties/seed/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.seed.type },
                  message: "must be integer,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 18446744073709552000 || isNaN(data0)) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/seed",
                      schemaPath: "#/properties/seed/maximum",
                      keyword: "maximum",
                      params: { comparison: "<=", limit: 18446744073709552000 },
                      message: "must be <= 18446744073709552000",
                    },
                  ];
                  return false;
                } else {
                  if (data0 < -9223372036854776000 || isNaN(data0)) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/seed",
                        schemaPath: "#/properties/seed/minimum",
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.frequency_penalty !== undefined && hasOwn.call(data, "frequency_penalty")) {
            let data0 = data.frequency_penalty;
            const _errs0 = errors;
            if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/frequency_penalty",
                  schemaPath: "#/properties/frequency_penalty/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.frequency_penalty.type },
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
          if (data.presence_penalty !== undefined && hasOwn.call(data, "presence_penalty")) {
            let data0 = data.presence_penalty;
            const _errs0 = errors;
            if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/presence_penalty",
                  schemaPath: "#/properties/presence_penalty/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.presence_penalty.type },
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
          if (data.k !== undefined && hasOwn.call(data, "k")) {
            let data0 = data.k;
            const _errs0 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/k",
                  schemaPath: "#/properties/k/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.k.type },
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
                      instancePath: instancePath + "/k",
                      schemaPath: "#/properties/k/maximum",
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
                        instancePath: instancePath + "/k",
                        schemaPath: "#/properties/k/minimum",
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
          if (data.p !== undefined && hasOwn.call(data, "p")) {
            let data0 = data.p;
            const _errs0 = errors;
            if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/p",
                  schemaPath: "#/properties/p/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.p.type },
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
          if (data.thinking !== undefined && hasOwn.call(data, "thinking")) {
            let data0 = data.thinking;
            const _errs0 = errors;
            const _errs1 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/thinking",
                  schemaPath: "#/components/schemas/Thinking/type",
                  keyword: "type",
                  params: { type: schemaThinking.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs1) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                    let data1 = data0.type;
                    const _errs2 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/thinking/type",
                          schemaPath: "#/components/schemas/Thinking/properties/type/type",
                          keyword: "type",
                          params: { type: schemaThinking.properties.type.type },
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
                  if (data0.token_budget !== undefined && hasOwn.call(data0, "token_budget")) {
                    let data1 = data0.token_budget;
                    const _errs2 = errors;
                    if (
                      !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                      data1 !== null
                    ) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/thinking/token_budget",
                          schemaPath: "#/components/schemas/Thinking/properties/token_budget/type",
                          keyword: "type",
                          params: { type: schemaThinking.properties.token_budget.type },
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
                              instancePath: instancePath + "/thinking/token_budget",
                              schemaPath: "#/components/schemas/Thinking/properties/token_budget/maximum",
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
                                instancePath: instancePath + "/thinking/token_budget",
                                schemaPath: "#/components/schemas/Thinking/properties/token_budget/minimum",
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
                }
              }
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.priority !== undefined && hasOwn.call(data, "priority")) {
            let data0 = data.priority;
            const _errs0 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/priority",
                  schemaPath: "#/properties/priority/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.priority.type },
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
                      instancePath: instancePath + "/priority",
                      schemaPath: "#/properties/priority/maximum",
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
                        instancePath: instancePath + "/priority",
                        schemaPath: "#/properties/priority/minimum",
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
          if (data.raw_prompting !== undefined && hasOwn.call(data, "raw_prompting")) {
            let data0 = data.raw_prompting;
            const _errs0 = errors;
            if (typeof data0 !== "boolean" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/raw_prompting",
                  schemaPath: "#/properties/raw_prompting/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.raw_prompting.type },
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
