// Made from specs/dialects/cohere-chat/dialect.yaml by "make generate". Change the specs, not this file.
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
const schema37 = {
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
const schema38 = {
  type: ["object", "null"],
  required: ["type"],
  properties: {
    type: { type: "string" },
    json_schema: { type: ["object", "null"], additionalProperties: true },
    schema: { type: ["object", "null"], additionalProperties: true },
  },
};
const schema39 = {
  type: ["object", "null"],
  properties: {
    type: { type: ["string", "null"] },
    token_budget: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 },
  },
};
const func0 = Object.prototype.hasOwnProperty;

const schema34 = {
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
const schema35 = {
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
const schema36 = {
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
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if ((data.role === undefined || !func0.call(data, "role")) && (missing0 = "role")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.role !== undefined && func0.call(data, "role")) {
        let data0 = data.role;
        if (!(data0 === "system" || data0 === "user")) {
          const err1 = {};
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if ((data.content === undefined || !func0.call(data, "content")) && (missing1 = "content")) {
        validate23.errors = [
          {
            instancePath,
            schemaPath: "#/then/required",
            keyword: "required",
            params: { missingProperty: missing1 },
            message: "must have required property '" + missing1 + "'",
          },
        ];
        return false;
      } else {
        if (data.content !== undefined && func0.call(data, "content")) {
          let data1 = data.content;
          if (typeof data1 !== "string" && !Array.isArray(data1)) {
            validate23.errors = [
              {
                instancePath: instancePath + "/content",
                schemaPath: "#/then/properties/content/type",
                keyword: "type",
                params: { type: schema34.then.properties.content.type },
                message: "must be string,array",
              },
            ];
            return false;
          }
        }
      }
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    if (valid0) {
      var props0 = {};
      props0.content = true;
      props0.role = true;
    }
    ifClause0 = "then";
  } else {
    const _errs7 = errors;
    const _errs8 = errors;
    let valid3 = true;
    const _errs9 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if ((data.role === undefined || !func0.call(data, "role")) && (missing2 = "role")) {
        const err2 = {};
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      } else {
        if (data.role !== undefined && func0.call(data, "role")) {
          if ("tool" !== data.role) {
            const err3 = {};
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      }
    }
    var _valid1 = _errs9 === errors;
    errors = _errs8;
    if (vErrors !== null) {
      if (_errs8) {
        vErrors.length = _errs8;
      } else {
        vErrors = null;
      }
    }
    if (_valid1) {
      const _errs11 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing3;
        if ((data.tool_call_id === undefined || !func0.call(data, "tool_call_id")) && (missing3 = "tool_call_id")) {
          validate23.errors = [
            {
              instancePath,
              schemaPath: "#/else/then/required",
              keyword: "required",
              params: { missingProperty: missing3 },
              message: "must have required property '" + missing3 + "'",
            },
          ];
          return false;
        } else {
          if (data.tool_call_id !== undefined && func0.call(data, "tool_call_id")) {
            if (typeof data.tool_call_id !== "string") {
              validate23.errors = [
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
      var _valid1 = _errs11 === errors;
      valid3 = _valid1;
      if (valid3) {
        var props1 = {};
        props1.tool_call_id = true;
        props1.role = true;
      }
    }
    if (!valid3) {
      const err4 = {
        instancePath,
        schemaPath: "#/else/if",
        keyword: "if",
        params: { failingKeyword: "then" },
        message: 'must match "then" schema',
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
      validate23.errors = vErrors;
      return false;
    }
    var _valid0 = _errs7 === errors;
    valid0 = _valid0;
    if (valid0) {
      if (props0 !== true && props1 !== undefined) {
        if (props1 === true) {
          props0 = true;
        } else {
          props0 = props0 || {};
          Object.assign(props0, props1);
        }
      }
    }
    ifClause0 = "else";
  }
  if (!valid0) {
    const err5 = {
      instancePath,
      schemaPath: "#/if",
      keyword: "if",
      params: { failingKeyword: ifClause0 },
      message: 'must match "' + ifClause0 + '" schema',
    };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate23.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing4;
      if ((data.role === undefined || !func0.call(data, "role")) && (missing4 = "role")) {
        validate23.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing4 },
            message: "must have required property '" + missing4 + "'",
          },
        ];
        return false;
      } else {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.role = true;
          props0.content = true;
          props0.tool_calls = true;
          props0.tool_plan = true;
          props0.tool_call_id = true;
          props0.citations = true;
        }
        if (data.role !== undefined && func0.call(data, "role")) {
          let data4 = data.role;
          const _errs14 = errors;
          if (typeof data4 !== "string") {
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
          if (!(data4 === "system" || data4 === "user" || data4 === "assistant" || data4 === "tool")) {
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
          var valid6 = _errs14 === errors;
        } else {
          var valid6 = true;
        }
        if (valid6) {
          if (data.content !== undefined && func0.call(data, "content")) {
            let data5 = data.content;
            const _errs16 = errors;
            if (typeof data5 !== "string" && !Array.isArray(data5) && data5 !== null) {
              validate23.errors = [
                {
                  instancePath: instancePath + "/content",
                  schemaPath: "#/properties/content/type",
                  keyword: "type",
                  params: { type: schema34.properties.content.type },
                  message: "must be string,array,null",
                },
              ];
              return false;
            }
            if (errors === _errs16) {
              if (Array.isArray(data5)) {
                var valid7 = true;
                const len0 = data5.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data6 = data5[i0];
                  const _errs18 = errors;
                  const _errs19 = errors;
                  const _errs21 = errors;
                  let valid9 = true;
                  const _errs22 = errors;
                  if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                    let missing5;
                    if ((data6.type === undefined || !func0.call(data6, "type")) && (missing5 = "type")) {
                      const err6 = {};
                      if (vErrors === null) {
                        vErrors = [err6];
                      } else {
                        vErrors.push(err6);
                      }
                      errors++;
                    } else {
                      if (data6.type !== undefined && func0.call(data6, "type")) {
                        if ("text" !== data6.type) {
                          const err7 = {};
                          if (vErrors === null) {
                            vErrors = [err7];
                          } else {
                            vErrors.push(err7);
                          }
                          errors++;
                        }
                      }
                    }
                  }
                  var _valid2 = _errs22 === errors;
                  errors = _errs21;
                  if (vErrors !== null) {
                    if (_errs21) {
                      vErrors.length = _errs21;
                    } else {
                      vErrors = null;
                    }
                  }
                  let ifClause1;
                  if (_valid2) {
                    const _errs24 = errors;
                    if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                      let missing6;
                      if ((data6.text === undefined || !func0.call(data6, "text")) && (missing6 = "text")) {
                        validate23.errors = [
                          {
                            instancePath: instancePath + "/content/" + i0,
                            schemaPath: "#/components/schemas/Part/then/required",
                            keyword: "required",
                            params: { missingProperty: missing6 },
                            message: "must have required property '" + missing6 + "'",
                          },
                        ];
                        return false;
                      } else {
                        if (data6.text !== undefined && func0.call(data6, "text")) {
                          if (typeof data6.text !== "string") {
                            validate23.errors = [
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
                    var _valid2 = _errs24 === errors;
                    valid9 = _valid2;
                    if (valid9) {
                      var props2 = {};
                      props2.text = true;
                      props2.type = true;
                    }
                    ifClause1 = "then";
                  } else {
                    const _errs27 = errors;
                    const _errs28 = errors;
                    let valid12 = true;
                    const _errs29 = errors;
                    if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                      let missing7;
                      if ((data6.type === undefined || !func0.call(data6, "type")) && (missing7 = "type")) {
                        const err8 = {};
                        if (vErrors === null) {
                          vErrors = [err8];
                        } else {
                          vErrors.push(err8);
                        }
                        errors++;
                      } else {
                        if (data6.type !== undefined && func0.call(data6, "type")) {
                          if ("thinking" !== data6.type) {
                            const err9 = {};
                            if (vErrors === null) {
                              vErrors = [err9];
                            } else {
                              vErrors.push(err9);
                            }
                            errors++;
                          }
                        }
                      }
                    }
                    var _valid3 = _errs29 === errors;
                    errors = _errs28;
                    if (vErrors !== null) {
                      if (_errs28) {
                        vErrors.length = _errs28;
                      } else {
                        vErrors = null;
                      }
                    }
                    let ifClause2;
                    if (_valid3) {
                      const _errs31 = errors;
                      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                        let missing8;
                        if (
                          (data6.thinking === undefined || !func0.call(data6, "thinking")) &&
                          (missing8 = "thinking")
                        ) {
                          validate23.errors = [
                            {
                              instancePath: instancePath + "/content/" + i0,
                              schemaPath: "#/components/schemas/Part/else/then/required",
                              keyword: "required",
                              params: { missingProperty: missing8 },
                              message: "must have required property '" + missing8 + "'",
                            },
                          ];
                          return false;
                        } else {
                          if (data6.thinking !== undefined && func0.call(data6, "thinking")) {
                            if (typeof data6.thinking !== "string") {
                              validate23.errors = [
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
                      var _valid3 = _errs31 === errors;
                      valid12 = _valid3;
                      if (valid12) {
                        var props3 = {};
                        props3.thinking = true;
                        props3.type = true;
                      }
                      ifClause2 = "then";
                    } else {
                      const _errs34 = errors;
                      const _errs35 = errors;
                      let valid15 = true;
                      const _errs36 = errors;
                      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                        let missing9;
                        if ((data6.type === undefined || !func0.call(data6, "type")) && (missing9 = "type")) {
                          const err10 = {};
                          if (vErrors === null) {
                            vErrors = [err10];
                          } else {
                            vErrors.push(err10);
                          }
                          errors++;
                        } else {
                          if (data6.type !== undefined && func0.call(data6, "type")) {
                            if ("image_url" !== data6.type) {
                              const err11 = {};
                              if (vErrors === null) {
                                vErrors = [err11];
                              } else {
                                vErrors.push(err11);
                              }
                              errors++;
                            }
                          }
                        }
                      }
                      var _valid4 = _errs36 === errors;
                      errors = _errs35;
                      if (vErrors !== null) {
                        if (_errs35) {
                          vErrors.length = _errs35;
                        } else {
                          vErrors = null;
                        }
                      }
                      let ifClause3;
                      if (_valid4) {
                        const _errs38 = errors;
                        if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                          let missing10;
                          if (
                            (data6.image_url === undefined || !func0.call(data6, "image_url")) &&
                            (missing10 = "image_url")
                          ) {
                            validate23.errors = [
                              {
                                instancePath: instancePath + "/content/" + i0,
                                schemaPath: "#/components/schemas/Part/else/else/then/required",
                                keyword: "required",
                                params: { missingProperty: missing10 },
                                message: "must have required property '" + missing10 + "'",
                              },
                            ];
                            return false;
                          } else {
                            if (data6.image_url !== undefined && func0.call(data6, "image_url")) {
                              let data12 = data6.image_url;
                              const _errs39 = errors;
                              if (errors === _errs39) {
                                if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                                  let missing11;
                                  if ((data12.url === undefined || !func0.call(data12, "url")) && (missing11 = "url")) {
                                    validate23.errors = [
                                      {
                                        instancePath: instancePath + "/content/" + i0 + "/image_url",
                                        schemaPath:
                                          "#/components/schemas/Part/else/else/then/properties/image_url/required",
                                        keyword: "required",
                                        params: { missingProperty: missing11 },
                                        message: "must have required property '" + missing11 + "'",
                                      },
                                    ];
                                    return false;
                                  } else {
                                    if (data12.url !== undefined && func0.call(data12, "url")) {
                                      if (typeof data12.url !== "string") {
                                        validate23.errors = [
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
                                  validate23.errors = [
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
                        var _valid4 = _errs38 === errors;
                        valid15 = _valid4;
                        if (valid15) {
                          var props4 = {};
                          props4.image_url = true;
                          props4.type = true;
                        }
                        ifClause3 = "then";
                      } else {
                        const _errs43 = errors;
                        const _errs44 = errors;
                        let valid19 = true;
                        const _errs45 = errors;
                        if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                          let missing12;
                          if ((data6.type === undefined || !func0.call(data6, "type")) && (missing12 = "type")) {
                            const err12 = {};
                            if (vErrors === null) {
                              vErrors = [err12];
                            } else {
                              vErrors.push(err12);
                            }
                            errors++;
                          } else {
                            if (data6.type !== undefined && func0.call(data6, "type")) {
                              if ("document" !== data6.type) {
                                const err13 = {};
                                if (vErrors === null) {
                                  vErrors = [err13];
                                } else {
                                  vErrors.push(err13);
                                }
                                errors++;
                              }
                            }
                          }
                        }
                        var _valid5 = _errs45 === errors;
                        errors = _errs44;
                        if (vErrors !== null) {
                          if (_errs44) {
                            vErrors.length = _errs44;
                          } else {
                            vErrors = null;
                          }
                        }
                        if (_valid5) {
                          const _errs47 = errors;
                          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                            let missing13;
                            if (
                              (data6.document === undefined || !func0.call(data6, "document")) &&
                              (missing13 = "document")
                            ) {
                              validate23.errors = [
                                {
                                  instancePath: instancePath + "/content/" + i0,
                                  schemaPath: "#/components/schemas/Part/else/else/else/then/required",
                                  keyword: "required",
                                  params: { missingProperty: missing13 },
                                  message: "must have required property '" + missing13 + "'",
                                },
                              ];
                              return false;
                            } else {
                              if (data6.document !== undefined && func0.call(data6, "document")) {
                                let data15 = data6.document;
                                const _errs48 = errors;
                                if (errors === _errs48) {
                                  if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                    let missing14;
                                    if (
                                      (data15.data === undefined || !func0.call(data15, "data")) &&
                                      (missing14 = "data")
                                    ) {
                                      validate23.errors = [
                                        {
                                          instancePath: instancePath + "/content/" + i0 + "/document",
                                          schemaPath:
                                            "#/components/schemas/Part/else/else/else/then/properties/document/required",
                                          keyword: "required",
                                          params: { missingProperty: missing14 },
                                          message: "must have required property '" + missing14 + "'",
                                        },
                                      ];
                                      return false;
                                    }
                                  } else {
                                    validate23.errors = [
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
                          var _valid5 = _errs47 === errors;
                          valid19 = _valid5;
                          if (valid19) {
                            var props5 = {};
                            props5.document = true;
                            props5.type = true;
                          }
                        }
                        if (!valid19) {
                          const err14 = {
                            instancePath: instancePath + "/content/" + i0,
                            schemaPath: "#/components/schemas/Part/else/else/else/if",
                            keyword: "if",
                            params: { failingKeyword: "then" },
                            message: 'must match "then" schema',
                          };
                          if (vErrors === null) {
                            vErrors = [err14];
                          } else {
                            vErrors.push(err14);
                          }
                          errors++;
                          validate23.errors = vErrors;
                          return false;
                        }
                        var _valid4 = _errs43 === errors;
                        valid15 = _valid4;
                        if (valid15) {
                          if (props4 !== true && props5 !== undefined) {
                            if (props5 === true) {
                              props4 = true;
                            } else {
                              props4 = props4 || {};
                              Object.assign(props4, props5);
                            }
                          }
                        }
                        ifClause3 = "else";
                      }
                      if (!valid15) {
                        const err15 = {
                          instancePath: instancePath + "/content/" + i0,
                          schemaPath: "#/components/schemas/Part/else/else/if",
                          keyword: "if",
                          params: { failingKeyword: ifClause3 },
                          message: 'must match "' + ifClause3 + '" schema',
                        };
                        if (vErrors === null) {
                          vErrors = [err15];
                        } else {
                          vErrors.push(err15);
                        }
                        errors++;
                        validate23.errors = vErrors;
                        return false;
                      }
                      var _valid3 = _errs34 === errors;
                      valid12 = _valid3;
                      if (valid12) {
                        if (props3 !== true && props4 !== undefined) {
                          if (props4 === true) {
                            props3 = true;
                          } else {
                            props3 = props3 || {};
                            Object.assign(props3, props4);
                          }
                        }
                      }
                      ifClause2 = "else";
                    }
                    if (!valid12) {
                      const err16 = {
                        instancePath: instancePath + "/content/" + i0,
                        schemaPath: "#/components/schemas/Part/else/if",
                        keyword: "if",
                        params: { failingKeyword: ifClause2 },
                        message: 'must match "' + ifClause2 + '" schema',
                      };
                      if (vErrors === null) {
                        vErrors = [err16];
                      } else {
                        vErrors.push(err16);
                      }
                      errors++;
                      validate23.errors = vErrors;
                      return false;
                    }
                    var _valid2 = _errs27 === errors;
                    valid9 = _valid2;
                    if (valid9) {
                      if (props2 !== true && props3 !== undefined) {
                        if (props3 === true) {
                          props2 = true;
                        } else {
                          props2 = props2 || {};
                          Object.assign(props2, props3);
                        }
                      }
                    }
                    ifClause1 = "else";
                  }
                  if (!valid9) {
                    const err17 = {
                      instancePath: instancePath + "/content/" + i0,
                      schemaPath: "#/components/schemas/Part/if",
                      keyword: "if",
                      params: { failingKeyword: ifClause1 },
                      message: 'must match "' + ifClause1 + '" schema',
                    };
                    if (vErrors === null) {
                      vErrors = [err17];
                    } else {
                      vErrors.push(err17);
                    }
                    errors++;
                    validate23.errors = vErrors;
                    return false;
                  }
                  if (errors === _errs19) {
                    if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                      let missing15;
                      if ((data6.type === undefined || !func0.call(data6, "type")) && (missing15 = "type")) {
                        validate23.errors = [
                          {
                            instancePath: instancePath + "/content/" + i0,
                            schemaPath: "#/components/schemas/Part/required",
                            keyword: "required",
                            params: { missingProperty: missing15 },
                            message: "must have required property '" + missing15 + "'",
                          },
                        ];
                        return false;
                      } else {
                        if (props2 !== true) {
                          props2 = props2 || {};
                          props2.type = true;
                          props2.text = true;
                          props2.thinking = true;
                          props2.image_url = true;
                          props2.document = true;
                        }
                        if (data6.type !== undefined && func0.call(data6, "type")) {
                          const _errs50 = errors;
                          if (typeof data6.type !== "string") {
                            validate23.errors = [
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
                          var valid22 = _errs50 === errors;
                        } else {
                          var valid22 = true;
                        }
                        if (valid22) {
                          if (data6.text !== undefined && func0.call(data6, "text")) {
                            let data17 = data6.text;
                            const _errs52 = errors;
                            if (typeof data17 !== "string" && data17 !== null) {
                              validate23.errors = [
                                {
                                  instancePath: instancePath + "/content/" + i0 + "/text",
                                  schemaPath: "#/components/schemas/Part/properties/text/type",
                                  keyword: "type",
                                  params: { type: schema35.properties.text.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid22 = _errs52 === errors;
                          } else {
                            var valid22 = true;
                          }
                          if (valid22) {
                            if (data6.thinking !== undefined && func0.call(data6, "thinking")) {
                              let data18 = data6.thinking;
                              const _errs54 = errors;
                              if (typeof data18 !== "string" && data18 !== null) {
                                validate23.errors = [
                                  {
                                    instancePath: instancePath + "/content/" + i0 + "/thinking",
                                    schemaPath: "#/components/schemas/Part/properties/thinking/type",
                                    keyword: "type",
                                    params: { type: schema35.properties.thinking.type },
                                    message: "must be string,null",
                                  },
                                ];
                                return false;
                              }
                              var valid22 = _errs54 === errors;
                            } else {
                              var valid22 = true;
                            }
                            if (valid22) {
                              if (data6.image_url !== undefined && func0.call(data6, "image_url")) {
                                let data19 = data6.image_url;
                                const _errs56 = errors;
                                if (
                                  !(data19 && typeof data19 == "object" && !Array.isArray(data19)) &&
                                  data19 !== null
                                ) {
                                  validate23.errors = [
                                    {
                                      instancePath: instancePath + "/content/" + i0 + "/image_url",
                                      schemaPath: "#/components/schemas/Part/properties/image_url/type",
                                      keyword: "type",
                                      params: { type: schema35.properties.image_url.type },
                                      message: "must be object,null",
                                    },
                                  ];
                                  return false;
                                }
                                if (errors === _errs56) {
                                  if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                                    if (data19.url !== undefined && func0.call(data19, "url")) {
                                      let data20 = data19.url;
                                      const _errs58 = errors;
                                      if (typeof data20 !== "string" && data20 !== null) {
                                        validate23.errors = [
                                          {
                                            instancePath: instancePath + "/content/" + i0 + "/image_url/url",
                                            schemaPath:
                                              "#/components/schemas/Part/properties/image_url/properties/url/type",
                                            keyword: "type",
                                            params: { type: schema35.properties.image_url.properties.url.type },
                                            message: "must be string,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid23 = _errs58 === errors;
                                    } else {
                                      var valid23 = true;
                                    }
                                    if (valid23) {
                                      if (data19.detail !== undefined && func0.call(data19, "detail")) {
                                        let data21 = data19.detail;
                                        const _errs60 = errors;
                                        if (typeof data21 !== "string" && data21 !== null) {
                                          validate23.errors = [
                                            {
                                              instancePath: instancePath + "/content/" + i0 + "/image_url/detail",
                                              schemaPath:
                                                "#/components/schemas/Part/properties/image_url/properties/detail/type",
                                              keyword: "type",
                                              params: { type: schema35.properties.image_url.properties.detail.type },
                                              message: "must be string,null",
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid23 = _errs60 === errors;
                                      } else {
                                        var valid23 = true;
                                      }
                                    }
                                  }
                                }
                                var valid22 = _errs56 === errors;
                              } else {
                                var valid22 = true;
                              }
                              if (valid22) {
                                if (data6.document !== undefined && func0.call(data6, "document")) {
                                  let data22 = data6.document;
                                  const _errs62 = errors;
                                  if (
                                    !(data22 && typeof data22 == "object" && !Array.isArray(data22)) &&
                                    data22 !== null
                                  ) {
                                    validate23.errors = [
                                      {
                                        instancePath: instancePath + "/content/" + i0 + "/document",
                                        schemaPath: "#/components/schemas/Part/properties/document/type",
                                        keyword: "type",
                                        params: { type: schema35.properties.document.type },
                                        message: "must be object,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  if (errors === _errs62) {
                                    if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                                      if (data22.id !== undefined && func0.call(data22, "id")) {
                                        let data23 = data22.id;
                                        const _errs64 = errors;
                                        if (typeof data23 !== "string" && data23 !== null) {
                                          validate23.errors = [
                                            {
                                              instancePath: instancePath + "/content/" + i0 + "/document/id",
                                              schemaPath:
                                                "#/components/schemas/Part/properties/document/properties/id/type",
                                              keyword: "type",
                                              params: { type: schema35.properties.document.properties.id.type },
                                              message: "must be string,null",
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid24 = _errs64 === errors;
                                      } else {
                                        var valid24 = true;
                                      }
                                      if (valid24) {
                                        if (data22.data !== undefined && func0.call(data22, "data")) {
                                          let data24 = data22.data;
                                          const _errs66 = errors;
                                          if (
                                            !(data24 && typeof data24 == "object" && !Array.isArray(data24)) &&
                                            typeof data24 !== "string" &&
                                            data24 !== null
                                          ) {
                                            validate23.errors = [
                                              {
                                                instancePath: instancePath + "/content/" + i0 + "/document/data",
                                                schemaPath:
                                                  "#/components/schemas/Part/properties/document/properties/data/type",
                                                keyword: "type",
                                                params: { type: schema35.properties.document.properties.data.type },
                                                message: "must be object,string,null",
                                              },
                                            ];
                                            return false;
                                          }
                                          var valid24 = _errs66 === errors;
                                        } else {
                                          var valid24 = true;
                                        }
                                      }
                                    }
                                  }
                                  var valid22 = _errs62 === errors;
                                } else {
                                  var valid22 = true;
                                }
                              }
                            }
                          }
                        }
                      }
                    } else {
                      validate23.errors = [
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
                  var valid7 = _errs18 === errors;
                  if (!valid7) {
                    break;
                  }
                }
              }
            }
            var valid6 = _errs16 === errors;
          } else {
            var valid6 = true;
          }
          if (valid6) {
            if (data.tool_calls !== undefined && func0.call(data, "tool_calls")) {
              let data25 = data.tool_calls;
              const _errs69 = errors;
              if (!Array.isArray(data25) && data25 !== null) {
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
              if (errors === _errs69) {
                if (Array.isArray(data25)) {
                  var valid25 = true;
                  const len1 = data25.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    let data26 = data25[i1];
                    const _errs71 = errors;
                    const _errs72 = errors;
                    if (errors === _errs72) {
                      if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                        let missing16;
                        if (
                          ((data26.id === undefined || !func0.call(data26, "id")) && (missing16 = "id")) ||
                          ((data26.function === undefined || !func0.call(data26, "function")) &&
                            (missing16 = "function"))
                        ) {
                          validate23.errors = [
                            {
                              instancePath: instancePath + "/tool_calls/" + i1,
                              schemaPath: "#/components/schemas/ToolCall/required",
                              keyword: "required",
                              params: { missingProperty: missing16 },
                              message: "must have required property '" + missing16 + "'",
                            },
                          ];
                          return false;
                        } else {
                          if (data26.id !== undefined && func0.call(data26, "id")) {
                            const _errs74 = errors;
                            if (typeof data26.id !== "string") {
                              validate23.errors = [
                                {
                                  instancePath: instancePath + "/tool_calls/" + i1 + "/id",
                                  schemaPath: "#/components/schemas/ToolCall/properties/id/type",
                                  keyword: "type",
                                  params: { type: "string" },
                                  message: "must be string",
                                },
                              ];
                              return false;
                            }
                            var valid27 = _errs74 === errors;
                          } else {
                            var valid27 = true;
                          }
                          if (valid27) {
                            if (data26.type !== undefined && func0.call(data26, "type")) {
                              let data28 = data26.type;
                              const _errs76 = errors;
                              if (typeof data28 !== "string" && data28 !== null) {
                                validate23.errors = [
                                  {
                                    instancePath: instancePath + "/tool_calls/" + i1 + "/type",
                                    schemaPath: "#/components/schemas/ToolCall/properties/type/type",
                                    keyword: "type",
                                    params: { type: schema36.properties.type.type },
                                    message: "must be string,null",
                                  },
                                ];
                                return false;
                              }
                              var valid27 = _errs76 === errors;
                            } else {
                              var valid27 = true;
                            }
                            if (valid27) {
                              if (data26.function !== undefined && func0.call(data26, "function")) {
                                let data29 = data26.function;
                                const _errs78 = errors;
                                if (errors === _errs78) {
                                  if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                                    let missing17;
                                    if (
                                      (data29.name === undefined || !func0.call(data29, "name")) &&
                                      (missing17 = "name")
                                    ) {
                                      validate23.errors = [
                                        {
                                          instancePath: instancePath + "/tool_calls/" + i1 + "/function",
                                          schemaPath: "#/components/schemas/ToolCall/properties/function/required",
                                          keyword: "required",
                                          params: { missingProperty: missing17 },
                                          message: "must have required property '" + missing17 + "'",
                                        },
                                      ];
                                      return false;
                                    } else {
                                      if (data29.name !== undefined && func0.call(data29, "name")) {
                                        const _errs80 = errors;
                                        if (typeof data29.name !== "string") {
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
                                        var valid28 = _errs80 === errors;
                                      } else {
                                        var valid28 = true;
                                      }
                                      if (valid28) {
                                        if (data29.arguments !== undefined && func0.call(data29, "arguments")) {
                                          let data31 = data29.arguments;
                                          const _errs82 = errors;
                                          if (typeof data31 !== "string" && data31 !== null) {
                                            validate23.errors = [
                                              {
                                                instancePath:
                                                  instancePath + "/tool_calls/" + i1 + "/function/arguments",
                                                schemaPath:
                                                  "#/components/schemas/ToolCall/properties/function/properties/arguments/type",
                                                keyword: "type",
                                                params: {
                                                  type: schema36.properties.function.properties.arguments.type,
                                                },
                                                message: "must be string,null",
                                              },
                                            ];
                                            return false;
                                          }
                                          var valid28 = _errs82 === errors;
                                        } else {
                                          var valid28 = true;
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
                                var valid27 = _errs78 === errors;
                              } else {
                                var valid27 = true;
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
                    var valid25 = _errs71 === errors;
                    if (!valid25) {
                      break;
                    }
                  }
                }
              }
              var valid6 = _errs69 === errors;
            } else {
              var valid6 = true;
            }
            if (valid6) {
              if (data.tool_plan !== undefined && func0.call(data, "tool_plan")) {
                let data32 = data.tool_plan;
                const _errs84 = errors;
                if (typeof data32 !== "string" && data32 !== null) {
                  validate23.errors = [
                    {
                      instancePath: instancePath + "/tool_plan",
                      schemaPath: "#/properties/tool_plan/type",
                      keyword: "type",
                      params: { type: schema34.properties.tool_plan.type },
                      message: "must be string,null",
                    },
                  ];
                  return false;
                }
                var valid6 = _errs84 === errors;
              } else {
                var valid6 = true;
              }
              if (valid6) {
                if (data.tool_call_id !== undefined && func0.call(data, "tool_call_id")) {
                  let data33 = data.tool_call_id;
                  const _errs86 = errors;
                  if (typeof data33 !== "string" && data33 !== null) {
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
                  var valid6 = _errs86 === errors;
                } else {
                  var valid6 = true;
                }
                if (valid6) {
                  if (data.citations !== undefined && func0.call(data, "citations")) {
                    let data34 = data.citations;
                    const _errs88 = errors;
                    if (!Array.isArray(data34) && data34 !== null) {
                      validate23.errors = [
                        {
                          instancePath: instancePath + "/citations",
                          schemaPath: "#/properties/citations/type",
                          keyword: "type",
                          params: { type: schema34.properties.citations.type },
                          message: "must be array,null",
                        },
                      ];
                      return false;
                    }
                    var valid6 = _errs88 === errors;
                  } else {
                    var valid6 = true;
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
  evaluated0.props = props0;
  return errors === 0;
}
validate23.evaluated = { dynamicProps: true, dynamicItems: false };

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
              if (data.tools !== undefined && func0.call(data, "tools")) {
                let data4 = data.tools;
                const _errs8 = errors;
                if (!Array.isArray(data4) && data4 !== null) {
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
                  if (Array.isArray(data4)) {
                    var valid2 = true;
                    const len1 = data4.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let data5 = data4[i1];
                      const _errs10 = errors;
                      const _errs11 = errors;
                      if (errors === _errs11) {
                        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                          let missing1;
                          if (
                            (data5.function === undefined || !func0.call(data5, "function")) &&
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
                            if (data5.type !== undefined && func0.call(data5, "type")) {
                              let data6 = data5.type;
                              const _errs13 = errors;
                              if (typeof data6 !== "string" && data6 !== null) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/tools/" + i1 + "/type",
                                    schemaPath: "#/components/schemas/Tool/properties/type/type",
                                    keyword: "type",
                                    params: { type: schema37.properties.type.type },
                                    message: "must be string,null",
                                  },
                                ];
                                return false;
                              }
                              var valid4 = _errs13 === errors;
                            } else {
                              var valid4 = true;
                            }
                            if (valid4) {
                              if (data5.function !== undefined && func0.call(data5, "function")) {
                                let data7 = data5.function;
                                const _errs15 = errors;
                                if (errors === _errs15) {
                                  if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                                    let missing2;
                                    if (
                                      (data7.name === undefined || !func0.call(data7, "name")) &&
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
                                      if (data7.name !== undefined && func0.call(data7, "name")) {
                                        const _errs17 = errors;
                                        if (typeof data7.name !== "string") {
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
                                        var valid5 = _errs17 === errors;
                                      } else {
                                        var valid5 = true;
                                      }
                                      if (valid5) {
                                        if (data7.description !== undefined && func0.call(data7, "description")) {
                                          let data9 = data7.description;
                                          const _errs19 = errors;
                                          if (typeof data9 !== "string" && data9 !== null) {
                                            validate22.errors = [
                                              {
                                                instancePath: instancePath + "/tools/" + i1 + "/function/description",
                                                schemaPath:
                                                  "#/components/schemas/Tool/properties/function/properties/description/type",
                                                keyword: "type",
                                                params: {
                                                  type: schema37.properties.function.properties.description.type,
                                                },
                                                message: "must be string,null",
                                              },
                                            ];
                                            return false;
                                          }
                                          var valid5 = _errs19 === errors;
                                        } else {
                                          var valid5 = true;
                                        }
                                        if (valid5) {
                                          if (data7.parameters !== undefined && func0.call(data7, "parameters")) {
                                            let data10 = data7.parameters;
                                            const _errs21 = errors;
                                            if (
                                              !(data10 && typeof data10 == "object" && !Array.isArray(data10)) &&
                                              data10 !== null
                                            ) {
                                              validate22.errors = [
                                                {
                                                  instancePath: instancePath + "/tools/" + i1 + "/function/parameters",
                                                  schemaPath:
                                                    "#/components/schemas/Tool/properties/function/properties/parameters/type",
                                                  keyword: "type",
                                                  params: {
                                                    type: schema37.properties.function.properties.parameters.type,
                                                  },
                                                  message: "must be object,null",
                                                },
                                              ];
                                              return false;
                                            }
                                            var valid5 = _errs21 === errors;
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
                                var valid4 = _errs15 === errors;
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
                if (data.strict_tools !== undefined && func0.call(data, "strict_tools")) {
                  let data11 = data.strict_tools;
                  const _errs24 = errors;
                  if (typeof data11 !== "boolean" && data11 !== null) {
                    validate22.errors = [
                      {
                        instancePath: instancePath + "/strict_tools",
                        schemaPath: "#/properties/strict_tools/type",
                        keyword: "type",
                        params: { type: schema33.properties.strict_tools.type },
                        message: "must be boolean,null",
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs24 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.tool_choice !== undefined && func0.call(data, "tool_choice")) {
                    let data12 = data.tool_choice;
                    const _errs26 = errors;
                    if (typeof data12 !== "string" && data12 !== null) {
                      validate22.errors = [
                        {
                          instancePath: instancePath + "/tool_choice",
                          schemaPath: "#/properties/tool_choice/type",
                          keyword: "type",
                          params: { type: schema33.properties.tool_choice.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid0 = _errs26 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.documents !== undefined && func0.call(data, "documents")) {
                      let data13 = data.documents;
                      const _errs28 = errors;
                      if (!Array.isArray(data13) && data13 !== null) {
                        validate22.errors = [
                          {
                            instancePath: instancePath + "/documents",
                            schemaPath: "#/properties/documents/type",
                            keyword: "type",
                            params: { type: schema33.properties.documents.type },
                            message: "must be array,null",
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs28) {
                        if (Array.isArray(data13)) {
                          var valid6 = true;
                          const len2 = data13.length;
                          for (let i2 = 0; i2 < len2; i2++) {
                            let data14 = data13[i2];
                            const _errs30 = errors;
                            if (
                              typeof data14 !== "string" &&
                              !(data14 && typeof data14 == "object" && !Array.isArray(data14))
                            ) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/documents/" + i2,
                                  schemaPath: "#/properties/documents/items/type",
                                  keyword: "type",
                                  params: { type: schema33.properties.documents.items.type },
                                  message: "must be string,object",
                                },
                              ];
                              return false;
                            }
                            var valid6 = _errs30 === errors;
                            if (!valid6) {
                              break;
                            }
                          }
                        }
                      }
                      var valid0 = _errs28 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.citation_options !== undefined && func0.call(data, "citation_options")) {
                        let data15 = data.citation_options;
                        const _errs33 = errors;
                        if (!(data15 && typeof data15 == "object" && !Array.isArray(data15)) && data15 !== null) {
                          validate22.errors = [
                            {
                              instancePath: instancePath + "/citation_options",
                              schemaPath: "#/properties/citation_options/type",
                              keyword: "type",
                              params: { type: schema33.properties.citation_options.type },
                              message: "must be object,null",
                            },
                          ];
                          return false;
                        }
                        if (errors === _errs33) {
                          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                            if (data15.mode !== undefined && func0.call(data15, "mode")) {
                              let data16 = data15.mode;
                              if (typeof data16 !== "string" && data16 !== null) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/citation_options/mode",
                                    schemaPath: "#/properties/citation_options/properties/mode/type",
                                    keyword: "type",
                                    params: { type: schema33.properties.citation_options.properties.mode.type },
                                    message: "must be string,null",
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
                        if (data.response_format !== undefined && func0.call(data, "response_format")) {
                          let data17 = data.response_format;
                          const _errs37 = errors;
                          const _errs38 = errors;
                          if (!(data17 && typeof data17 == "object" && !Array.isArray(data17)) && data17 !== null) {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/response_format",
                                schemaPath: "#/components/schemas/ResponseFormat/type",
                                keyword: "type",
                                params: { type: schema38.type },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs38) {
                            if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                              let missing3;
                              if ((data17.type === undefined || !func0.call(data17, "type")) && (missing3 = "type")) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/response_format",
                                    schemaPath: "#/components/schemas/ResponseFormat/required",
                                    keyword: "required",
                                    params: { missingProperty: missing3 },
                                    message: "must have required property '" + missing3 + "'",
                                  },
                                ];
                                return false;
                              } else {
                                if (data17.type !== undefined && func0.call(data17, "type")) {
                                  const _errs40 = errors;
                                  if (typeof data17.type !== "string") {
                                    validate22.errors = [
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
                                  var valid9 = _errs40 === errors;
                                } else {
                                  var valid9 = true;
                                }
                                if (valid9) {
                                  if (data17.json_schema !== undefined && func0.call(data17, "json_schema")) {
                                    let data19 = data17.json_schema;
                                    const _errs42 = errors;
                                    if (
                                      !(data19 && typeof data19 == "object" && !Array.isArray(data19)) &&
                                      data19 !== null
                                    ) {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/response_format/json_schema",
                                          schemaPath: "#/components/schemas/ResponseFormat/properties/json_schema/type",
                                          keyword: "type",
                                          params: { type: schema38.properties.json_schema.type },
                                          message: "must be object,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid9 = _errs42 === errors;
                                  } else {
                                    var valid9 = true;
                                  }
                                  if (valid9) {
                                    if (data17.schema !== undefined && func0.call(data17, "schema")) {
                                      let data20 = data17.schema;
                                      const _errs45 = errors;
                                      if (
                                        !(data20 && typeof data20 == "object" && !Array.isArray(data20)) &&
                                        data20 !== null
                                      ) {
                                        validate22.errors = [
                                          {
                                            instancePath: instancePath + "/response_format/schema",
                                            schemaPath: "#/components/schemas/ResponseFormat/properties/schema/type",
                                            keyword: "type",
                                            params: { type: schema38.properties.schema.type },
                                            message: "must be object,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid9 = _errs45 === errors;
                                    } else {
                                      var valid9 = true;
                                    }
                                  }
                                }
                              }
                            }
                          }
                          var valid0 = _errs37 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.safety_mode !== undefined && func0.call(data, "safety_mode")) {
                            let data21 = data.safety_mode;
                            const _errs48 = errors;
                            if (typeof data21 !== "string" && data21 !== null) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/safety_mode",
                                  schemaPath: "#/properties/safety_mode/type",
                                  keyword: "type",
                                  params: { type: schema33.properties.safety_mode.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid0 = _errs48 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.max_tokens !== undefined && func0.call(data, "max_tokens")) {
                              let data22 = data.max_tokens;
                              const _errs50 = errors;
                              if (
                                !(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22)) &&
                                data22 !== null
                              ) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/max_tokens",
                                    schemaPath: "#/properties/max_tokens/type",
                                    keyword: "type",
                                    params: { type: schema33.properties.max_tokens.type },
                                    message: "must be integer,null",
                                  },
                                ];
                                return false;
                              }
                              if (errors === _errs50) {
                                if (typeof data22 == "number" && isFinite(data22)) {
                                  if (data22 > 2147483647 || isNaN(data22)) {
                                    validate22.errors = [
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
                                    if (data22 < 1 || isNaN(data22)) {
                                      validate22.errors = [
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
                              var valid0 = _errs50 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.stop_sequences !== undefined && func0.call(data, "stop_sequences")) {
                                let data23 = data.stop_sequences;
                                const _errs52 = errors;
                                if (!Array.isArray(data23) && data23 !== null) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/stop_sequences",
                                      schemaPath: "#/properties/stop_sequences/type",
                                      keyword: "type",
                                      params: { type: schema33.properties.stop_sequences.type },
                                      message: "must be array,null",
                                    },
                                  ];
                                  return false;
                                }
                                if (errors === _errs52) {
                                  if (Array.isArray(data23)) {
                                    var valid10 = true;
                                    const len3 = data23.length;
                                    for (let i3 = 0; i3 < len3; i3++) {
                                      const _errs54 = errors;
                                      if (typeof data23[i3] !== "string") {
                                        validate22.errors = [
                                          {
                                            instancePath: instancePath + "/stop_sequences/" + i3,
                                            schemaPath: "#/properties/stop_sequences/items/type",
                                            keyword: "type",
                                            params: { type: "string" },
                                            message: "must be string",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid10 = _errs54 === errors;
                                      if (!valid10) {
                                        break;
                                      }
                                    }
                                  }
                                }
                                var valid0 = _errs52 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.temperature !== undefined && func0.call(data, "temperature")) {
                                  let data25 = data.temperature;
                                  const _errs56 = errors;
                                  if (!(typeof data25 == "number" && isFinite(data25)) && data25 !== null) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/temperature",
                                        schemaPath: "#/properties/temperature/type",
                                        keyword: "type",
                                        params: { type: schema33.properties.temperature.type },
                                        message: "must be number,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid0 = _errs56 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.seed !== undefined && func0.call(data, "seed")) {
                                    let data26 = data.seed;
                                    const _errs58 = errors;
                                    if (
                                      !(
                                        typeof data26 == "number" &&
                                        !(data26 % 1) &&
                                        !isNaN(data26) &&
                                        isFinite(data26)
                                      ) &&
                                      data26 !== null
                                    ) {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/seed",
                                          schemaPath: "#/properties/seed/type",
                                          keyword: "type",
                                          params: { type: schema33.properties.seed.type },
                                          message: "must be integer,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    if (errors === _errs58) {
                                      if (typeof data26 == "number" && isFinite(data26)) {
                                        if (data26 > 18446744073709552000 || isNaN(data26)) {
                                          validate22.errors = [
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
                                          if (data26 < -9223372036854776000 || isNaN(data26)) {
                                            validate22.errors = [
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
                                    var valid0 = _errs58 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.frequency_penalty !== undefined && func0.call(data, "frequency_penalty")) {
                                      let data27 = data.frequency_penalty;
                                      const _errs60 = errors;
                                      if (!(typeof data27 == "number" && isFinite(data27)) && data27 !== null) {
                                        validate22.errors = [
                                          {
                                            instancePath: instancePath + "/frequency_penalty",
                                            schemaPath: "#/properties/frequency_penalty/type",
                                            keyword: "type",
                                            params: { type: schema33.properties.frequency_penalty.type },
                                            message: "must be number,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid0 = _errs60 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.presence_penalty !== undefined && func0.call(data, "presence_penalty")) {
                                        let data28 = data.presence_penalty;
                                        const _errs62 = errors;
                                        if (!(typeof data28 == "number" && isFinite(data28)) && data28 !== null) {
                                          validate22.errors = [
                                            {
                                              instancePath: instancePath + "/presence_penalty",
                                              schemaPath: "#/properties/presence_penalty/type",
                                              keyword: "type",
                                              params: { type: schema33.properties.presence_penalty.type },
                                              message: "must be number,null",
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid0 = _errs62 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.k !== undefined && func0.call(data, "k")) {
                                          let data29 = data.k;
                                          const _errs64 = errors;
                                          if (
                                            !(
                                              typeof data29 == "number" &&
                                              !(data29 % 1) &&
                                              !isNaN(data29) &&
                                              isFinite(data29)
                                            ) &&
                                            data29 !== null
                                          ) {
                                            validate22.errors = [
                                              {
                                                instancePath: instancePath + "/k",
                                                schemaPath: "#/properties/k/type",
                                                keyword: "type",
                                                params: { type: schema33.properties.k.type },
                                                message: "must be integer,null",
                                              },
                                            ];
                                            return false;
                                          }
                                          if (errors === _errs64) {
                                            if (typeof data29 == "number" && isFinite(data29)) {
                                              if (data29 > 2147483647 || isNaN(data29)) {
                                                validate22.errors = [
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
                                                if (data29 < 0 || isNaN(data29)) {
                                                  validate22.errors = [
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
                                          var valid0 = _errs64 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.p !== undefined && func0.call(data, "p")) {
                                            let data30 = data.p;
                                            const _errs66 = errors;
                                            if (!(typeof data30 == "number" && isFinite(data30)) && data30 !== null) {
                                              validate22.errors = [
                                                {
                                                  instancePath: instancePath + "/p",
                                                  schemaPath: "#/properties/p/type",
                                                  keyword: "type",
                                                  params: { type: schema33.properties.p.type },
                                                  message: "must be number,null",
                                                },
                                              ];
                                              return false;
                                            }
                                            var valid0 = _errs66 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.logprobs !== undefined && func0.call(data, "logprobs")) {
                                              let data31 = data.logprobs;
                                              const _errs68 = errors;
                                              if (typeof data31 !== "boolean" && data31 !== null) {
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
                                              var valid0 = _errs68 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.thinking !== undefined && func0.call(data, "thinking")) {
                                                let data32 = data.thinking;
                                                const _errs70 = errors;
                                                const _errs71 = errors;
                                                if (
                                                  !(data32 && typeof data32 == "object" && !Array.isArray(data32)) &&
                                                  data32 !== null
                                                ) {
                                                  validate22.errors = [
                                                    {
                                                      instancePath: instancePath + "/thinking",
                                                      schemaPath: "#/components/schemas/Thinking/type",
                                                      keyword: "type",
                                                      params: { type: schema39.type },
                                                      message: "must be object,null",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                if (errors === _errs71) {
                                                  if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
                                                    if (data32.type !== undefined && func0.call(data32, "type")) {
                                                      let data33 = data32.type;
                                                      const _errs73 = errors;
                                                      if (typeof data33 !== "string" && data33 !== null) {
                                                        validate22.errors = [
                                                          {
                                                            instancePath: instancePath + "/thinking/type",
                                                            schemaPath:
                                                              "#/components/schemas/Thinking/properties/type/type",
                                                            keyword: "type",
                                                            params: { type: schema39.properties.type.type },
                                                            message: "must be string,null",
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                      var valid12 = _errs73 === errors;
                                                    } else {
                                                      var valid12 = true;
                                                    }
                                                    if (valid12) {
                                                      if (
                                                        data32.token_budget !== undefined &&
                                                        func0.call(data32, "token_budget")
                                                      ) {
                                                        let data34 = data32.token_budget;
                                                        const _errs75 = errors;
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
                                                              instancePath: instancePath + "/thinking/token_budget",
                                                              schemaPath:
                                                                "#/components/schemas/Thinking/properties/token_budget/type",
                                                              keyword: "type",
                                                              params: { type: schema39.properties.token_budget.type },
                                                              message: "must be integer,null",
                                                            },
                                                          ];
                                                          return false;
                                                        }
                                                        if (errors === _errs75) {
                                                          if (typeof data34 == "number" && isFinite(data34)) {
                                                            if (data34 > 2147483647 || isNaN(data34)) {
                                                              validate22.errors = [
                                                                {
                                                                  instancePath: instancePath + "/thinking/token_budget",
                                                                  schemaPath:
                                                                    "#/components/schemas/Thinking/properties/token_budget/maximum",
                                                                  keyword: "maximum",
                                                                  params: { comparison: "<=", limit: 2147483647 },
                                                                  message: "must be <= 2147483647",
                                                                },
                                                              ];
                                                              return false;
                                                            } else {
                                                              if (data34 < 0 || isNaN(data34)) {
                                                                validate22.errors = [
                                                                  {
                                                                    instancePath:
                                                                      instancePath + "/thinking/token_budget",
                                                                    schemaPath:
                                                                      "#/components/schemas/Thinking/properties/token_budget/minimum",
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
                                                        var valid12 = _errs75 === errors;
                                                      } else {
                                                        var valid12 = true;
                                                      }
                                                    }
                                                  }
                                                }
                                                var valid0 = _errs70 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.priority !== undefined && func0.call(data, "priority")) {
                                                  let data35 = data.priority;
                                                  const _errs77 = errors;
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
                                                        instancePath: instancePath + "/priority",
                                                        schemaPath: "#/properties/priority/type",
                                                        keyword: "type",
                                                        params: { type: schema33.properties.priority.type },
                                                        message: "must be integer,null",
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                  if (errors === _errs77) {
                                                    if (typeof data35 == "number" && isFinite(data35)) {
                                                      if (data35 > 2147483647 || isNaN(data35)) {
                                                        validate22.errors = [
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
                                                        if (data35 < 0 || isNaN(data35)) {
                                                          validate22.errors = [
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
                                                  var valid0 = _errs77 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (
                                                    data.raw_prompting !== undefined &&
                                                    func0.call(data, "raw_prompting")
                                                  ) {
                                                    let data36 = data.raw_prompting;
                                                    const _errs79 = errors;
                                                    if (typeof data36 !== "boolean" && data36 !== null) {
                                                      validate22.errors = [
                                                        {
                                                          instancePath: instancePath + "/raw_prompting",
                                                          schemaPath: "#/properties/raw_prompting/type",
                                                          keyword: "type",
                                                          params: { type: schema33.properties.raw_prompting.type },
                                                          message: "must be boolean,null",
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                    var valid0 = _errs79 === errors;
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
    tools: true,
    strict_tools: true,
    tool_choice: true,
    documents: true,
    citation_options: true,
    response_format: true,
    safety_mode: true,
    max_tokens: true,
    stop_sequences: true,
    temperature: true,
    seed: true,
    frequency_penalty: true,
    presence_penalty: true,
    k: true,
    p: true,
    logprobs: true,
    thinking: true,
    priority: true,
    raw_prompting: true,
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
    tools: true,
    strict_tools: true,
    tool_choice: true,
    documents: true,
    citation_options: true,
    response_format: true,
    safety_mode: true,
    max_tokens: true,
    stop_sequences: true,
    temperature: true,
    seed: true,
    frequency_penalty: true,
    presence_penalty: true,
    k: true,
    p: true,
    logprobs: true,
    thinking: true,
    priority: true,
    raw_prompting: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};
