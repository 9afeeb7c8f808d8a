// Made from specs/dialects/messages/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length as func64 } from "../../src/conversion/validator-support.js";

export const validateRequest = validate20;
const schema31 = { $id: "/request", $ref: "/document#/components/schemas/Request" };
const schema33 = {
  type: "object",
  required: ["model", "messages", "max_tokens"],
  properties: {
    model: { type: "string", minLength: 1 },
    messages: { type: "array", minItems: 1, items: { $ref: "#/components/schemas/Message" } },
    max_tokens: { type: "integer", minimum: 0, maximum: 2147483647 },
    system: { type: ["string", "array", "null"], items: { $ref: "#/components/schemas/Block" } },
    stream: { type: ["boolean", "null"] },
    stop_sequences: { type: ["array", "null"], items: { type: "string" } },
    temperature: { type: ["number", "null"] },
    top_p: { type: ["number", "null"] },
    top_k: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 },
    thinking: { $ref: "#/components/schemas/Thinking" },
    output_config: { $ref: "#/components/schemas/OutputConfig" },
    output_format: { $ref: "#/components/schemas/OutputFormat" },
    tools: { type: ["array", "null"], items: { $ref: "#/components/schemas/Tool" } },
    tool_choice: { $ref: "#/components/schemas/ToolChoice" },
    metadata: { type: ["object", "null"], properties: { user_id: { type: ["string", "null"] } } },
    cache_control: { $ref: "#/components/schemas/CacheControl" },
    service_tier: { type: ["string", "null"] },
    speed: { type: ["string", "null"] },
    inference_geo: { type: ["string", "null"] },
    container: { type: ["string", "object", "null"], additionalProperties: true },
    diagnostics: { type: ["object", "null"], additionalProperties: true },
    mcp_servers: { type: ["array", "null"], items: { type: "object", additionalProperties: true } },
    context_management: { type: ["object", "null"], additionalProperties: true },
  },
};
const schema39 = {
  type: ["object", "null"],
  required: ["type"],
  properties: {
    type: { type: "string" },
    budget_tokens: { type: ["integer", "null"], minimum: 1, maximum: 2147483647 },
    display: { type: ["string", "null"] },
  },
};
const schema41 = {
  type: ["object", "null"],
  required: ["type"],
  properties: { type: { type: "string" }, schema: { type: ["object", "null"], additionalProperties: true } },
  if: { required: ["type"], properties: { type: { const: "json_schema" } } },
  then: { required: ["schema"], properties: { schema: { type: "object" } } },
};
const schema45 = {
  type: ["object", "null"],
  required: ["type"],
  properties: {
    type: { type: "string" },
    name: { type: ["string", "null"] },
    disable_parallel_tool_use: { type: ["boolean", "null"] },
  },
  if: { required: ["type"], properties: { type: { const: "tool" } } },
  then: { required: ["name"], properties: { name: { type: "string" } } },
};
const schema38 = {
  type: ["object", "null"],
  properties: { type: { type: ["string", "null"] }, ttl: { type: ["string", "null"] } },
};
const func0 = Object.prototype.hasOwnProperty;

const schema34 = {
  type: "object",
  required: ["role", "content"],
  properties: {
    role: { type: "string", enum: ["user", "assistant", "system"] },
    content: { type: ["string", "array"], items: { $ref: "#/components/schemas/Block" } },
  },
};
const schema35 = {
  type: "object",
  required: ["type"],
  properties: {
    type: { type: "string" },
    text: { type: ["string", "null"] },
    citations: {
      type: ["array", "object", "null"],
      items: { $ref: "#/components/schemas/Citation" },
      properties: { enabled: { type: ["boolean", "null"] } },
    },
    source: { $ref: "#/components/schemas/Source" },
    title: { type: ["string", "null"] },
    context: { type: ["string", "null"] },
    thinking: { type: ["string", "null"] },
    signature: { type: ["string", "null"] },
    data: { type: ["string", "null"] },
    id: { type: ["string", "null"] },
    name: { type: ["string", "null"] },
    input: { type: ["object", "null"], additionalProperties: true },
    caller: { type: ["object", "null"], additionalProperties: true },
    tool_use_id: { type: ["string", "null"] },
    tool_name: { type: ["string", "null"] },
    content: {
      type: ["string", "array", "object", "null"],
      items: { $ref: "#/components/schemas/Block" },
      additionalProperties: true,
    },
    is_error: { type: ["boolean", "null"] },
    file_id: { type: ["string", "null"] },
    cache_control: { $ref: "#/components/schemas/CacheControl" },
  },
  if: { required: ["type"], properties: { type: { const: "text" } } },
  then: { required: ["text"], properties: { text: { type: "string" } } },
  else: {
    if: { required: ["type"], properties: { type: { enum: ["image", "document"] } } },
    then: { required: ["source"], properties: { source: { type: "object", required: ["type"] } } },
    else: {
      if: { required: ["type"], properties: { type: { const: "thinking" } } },
      then: { required: ["thinking"], properties: { thinking: { type: "string" } } },
      else: {
        if: { required: ["type"], properties: { type: { const: "redacted_thinking" } } },
        then: { required: ["data"], properties: { data: { type: "string" } } },
        else: {
          if: { required: ["type"], properties: { type: { const: "tool_use" } } },
          then: {
            required: ["id", "name", "input"],
            properties: { id: { type: "string" }, name: { type: "string" }, input: { type: "object" } },
          },
          else: {
            if: { required: ["type"], properties: { type: { const: "tool_result" } } },
            then: {
              required: ["tool_use_id"],
              properties: { tool_use_id: { type: "string" }, content: { type: ["string", "array", "null"] } },
            },
          },
        },
      },
    },
  },
};
const schema36 = {
  type: "object",
  properties: {
    type: { type: "string" },
    cited_text: { type: ["string", "null"] },
    url: { type: ["string", "null"] },
    title: { type: ["string", "null"] },
    source: { type: ["string", "null"] },
    encrypted_index: { type: ["string", "null"] },
    document_index: { type: ["integer", "null"] },
    document_title: { type: ["string", "null"] },
    search_result_index: { type: ["integer", "null"] },
    start_char_index: { type: ["integer", "null"] },
    end_char_index: { type: ["integer", "null"] },
    start_page_number: { type: ["integer", "null"] },
    end_page_number: { type: ["integer", "null"] },
    start_block_index: { type: ["integer", "null"] },
    end_block_index: { type: ["integer", "null"] },
  },
};
const schema37 = {
  type: ["object", "string", "null"],
  properties: {
    type: { type: "string" },
    media_type: { type: ["string", "null"] },
    data: { type: ["string", "null"] },
    url: { type: ["string", "null"] },
    file_id: { type: ["string", "null"] },
    content: { type: ["string", "array", "null"], items: { $ref: "#/components/schemas/Block" } },
  },
  if: { type: "object", required: ["type"], properties: { type: { enum: ["base64", "text"] } } },
  then: { required: ["data"], properties: { data: { type: "string" } } },
  else: {
    if: { type: "object", required: ["type"], properties: { type: { const: "url" } } },
    then: { required: ["url"], properties: { url: { type: "string" } } },
    else: {
      if: { type: "object", required: ["type"], properties: { type: { const: "file" } } },
      then: { required: ["file_id"], properties: { file_id: { type: "string" } } },
    },
  },
};
const wrapper0 = { validate: validate24 };

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
  if (!(data && typeof data == "object" && !Array.isArray(data)) && typeof data !== "string" && data !== null) {
    validate25.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schema37.type },
        message: "must be object,string,null",
      },
    ];
    return false;
  }
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (errors === _errs2) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.type === undefined || !func0.call(data, "type")) && (missing0 = "type")) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (data.type !== undefined && func0.call(data, "type")) {
          let data0 = data.type;
          if (!(data0 === "base64" || data0 === "text")) {
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
    } else {
      const err2 = {};
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
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
    const _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if ((data.data === undefined || !func0.call(data, "data")) && (missing1 = "data")) {
        validate25.errors = [
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
        if (data.data !== undefined && func0.call(data, "data")) {
          if (typeof data.data !== "string") {
            validate25.errors = [
              {
                instancePath: instancePath + "/data",
                schemaPath: "#/then/properties/data/type",
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
    var _valid0 = _errs5 === errors;
    valid0 = _valid0;
    if (valid0) {
      var props0 = {};
      props0.data = true;
      props0.type = true;
    }
    ifClause0 = "then";
  } else {
    const _errs8 = errors;
    const _errs9 = errors;
    let valid3 = true;
    const _errs10 = errors;
    if (errors === _errs10) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing2;
        if ((data.type === undefined || !func0.call(data, "type")) && (missing2 = "type")) {
          const err3 = {};
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        } else {
          if (data.type !== undefined && func0.call(data, "type")) {
            if ("url" !== data.type) {
              const err4 = {};
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          }
        }
      } else {
        const err5 = {};
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    var _valid1 = _errs10 === errors;
    errors = _errs9;
    if (vErrors !== null) {
      if (_errs9) {
        vErrors.length = _errs9;
      } else {
        vErrors = null;
      }
    }
    let ifClause1;
    if (_valid1) {
      const _errs13 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing3;
        if ((data.url === undefined || !func0.call(data, "url")) && (missing3 = "url")) {
          validate25.errors = [
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
          if (data.url !== undefined && func0.call(data, "url")) {
            if (typeof data.url !== "string") {
              validate25.errors = [
                {
                  instancePath: instancePath + "/url",
                  schemaPath: "#/else/then/properties/url/type",
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
      var _valid1 = _errs13 === errors;
      valid3 = _valid1;
      if (valid3) {
        var props1 = {};
        props1.url = true;
        props1.type = true;
      }
      ifClause1 = "then";
    } else {
      const _errs16 = errors;
      const _errs17 = errors;
      let valid6 = true;
      const _errs18 = errors;
      if (errors === _errs18) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing4;
          if ((data.type === undefined || !func0.call(data, "type")) && (missing4 = "type")) {
            const err6 = {};
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          } else {
            if (data.type !== undefined && func0.call(data, "type")) {
              if ("file" !== data.type) {
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
        } else {
          const err8 = {};
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
      var _valid2 = _errs18 === errors;
      errors = _errs17;
      if (vErrors !== null) {
        if (_errs17) {
          vErrors.length = _errs17;
        } else {
          vErrors = null;
        }
      }
      if (_valid2) {
        const _errs21 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing5;
          if ((data.file_id === undefined || !func0.call(data, "file_id")) && (missing5 = "file_id")) {
            validate25.errors = [
              {
                instancePath,
                schemaPath: "#/else/else/then/required",
                keyword: "required",
                params: { missingProperty: missing5 },
                message: "must have required property '" + missing5 + "'",
              },
            ];
            return false;
          } else {
            if (data.file_id !== undefined && func0.call(data, "file_id")) {
              if (typeof data.file_id !== "string") {
                validate25.errors = [
                  {
                    instancePath: instancePath + "/file_id",
                    schemaPath: "#/else/else/then/properties/file_id/type",
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
        var _valid2 = _errs21 === errors;
        valid6 = _valid2;
        if (valid6) {
          var props2 = {};
          props2.file_id = true;
          props2.type = true;
        }
      }
      if (!valid6) {
        const err9 = {
          instancePath,
          schemaPath: "#/else/else/if",
          keyword: "if",
          params: { failingKeyword: "then" },
          message: 'must match "then" schema',
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
        validate25.errors = vErrors;
        return false;
      }
      var _valid1 = _errs16 === errors;
      valid3 = _valid1;
      if (valid3) {
        if (props1 !== true && props2 !== undefined) {
          if (props2 === true) {
            props1 = true;
          } else {
            props1 = props1 || {};
            Object.assign(props1, props2);
          }
        }
      }
      ifClause1 = "else";
    }
    if (!valid3) {
      const err10 = {
        instancePath,
        schemaPath: "#/else/if",
        keyword: "if",
        params: { failingKeyword: ifClause1 },
        message: 'must match "' + ifClause1 + '" schema',
      };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
      validate25.errors = vErrors;
      return false;
    }
    var _valid0 = _errs8 === errors;
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
    const err11 = {
      instancePath,
      schemaPath: "#/if",
      keyword: "if",
      params: { failingKeyword: ifClause0 },
      message: 'must match "' + ifClause0 + '" schema',
    };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
    validate25.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (props0 !== true) {
        props0 = props0 || {};
        props0.type = true;
        props0.media_type = true;
        props0.data = true;
        props0.url = true;
        props0.file_id = true;
        props0.content = true;
      }
      if (data.type !== undefined && func0.call(data, "type")) {
        const _errs24 = errors;
        if (typeof data.type !== "string") {
          validate25.errors = [
            {
              instancePath: instancePath + "/type",
              schemaPath: "#/properties/type/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            },
          ];
          return false;
        }
        var valid9 = _errs24 === errors;
      } else {
        var valid9 = true;
      }
      if (valid9) {
        if (data.media_type !== undefined && func0.call(data, "media_type")) {
          let data7 = data.media_type;
          const _errs26 = errors;
          if (typeof data7 !== "string" && data7 !== null) {
            validate25.errors = [
              {
                instancePath: instancePath + "/media_type",
                schemaPath: "#/properties/media_type/type",
                keyword: "type",
                params: { type: schema37.properties.media_type.type },
                message: "must be string,null",
              },
            ];
            return false;
          }
          var valid9 = _errs26 === errors;
        } else {
          var valid9 = true;
        }
        if (valid9) {
          if (data.data !== undefined && func0.call(data, "data")) {
            let data8 = data.data;
            const _errs28 = errors;
            if (typeof data8 !== "string" && data8 !== null) {
              validate25.errors = [
                {
                  instancePath: instancePath + "/data",
                  schemaPath: "#/properties/data/type",
                  keyword: "type",
                  params: { type: schema37.properties.data.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid9 = _errs28 === errors;
          } else {
            var valid9 = true;
          }
          if (valid9) {
            if (data.url !== undefined && func0.call(data, "url")) {
              let data9 = data.url;
              const _errs30 = errors;
              if (typeof data9 !== "string" && data9 !== null) {
                validate25.errors = [
                  {
                    instancePath: instancePath + "/url",
                    schemaPath: "#/properties/url/type",
                    keyword: "type",
                    params: { type: schema37.properties.url.type },
                    message: "must be string,null",
                  },
                ];
                return false;
              }
              var valid9 = _errs30 === errors;
            } else {
              var valid9 = true;
            }
            if (valid9) {
              if (data.file_id !== undefined && func0.call(data, "file_id")) {
                let data10 = data.file_id;
                const _errs32 = errors;
                if (typeof data10 !== "string" && data10 !== null) {
                  validate25.errors = [
                    {
                      instancePath: instancePath + "/file_id",
                      schemaPath: "#/properties/file_id/type",
                      keyword: "type",
                      params: { type: schema37.properties.file_id.type },
                      message: "must be string,null",
                    },
                  ];
                  return false;
                }
                var valid9 = _errs32 === errors;
              } else {
                var valid9 = true;
              }
              if (valid9) {
                if (data.content !== undefined && func0.call(data, "content")) {
                  let data11 = data.content;
                  const _errs34 = errors;
                  if (typeof data11 !== "string" && !Array.isArray(data11) && data11 !== null) {
                    validate25.errors = [
                      {
                        instancePath: instancePath + "/content",
                        schemaPath: "#/properties/content/type",
                        keyword: "type",
                        params: { type: schema37.properties.content.type },
                        message: "must be string,array,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs34) {
                    if (Array.isArray(data11)) {
                      var valid10 = true;
                      const len0 = data11.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs36 = errors;
                        if (
                          !wrapper0.validate(data11[i0], {
                            instancePath: instancePath + "/content/" + i0,
                            parentData: data11,
                            parentDataProperty: i0,
                            rootData,
                            dynamicAnchors,
                          })
                        ) {
                          vErrors =
                            vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
                          errors = vErrors.length;
                        }
                        var valid10 = _errs36 === errors;
                        if (!valid10) {
                          break;
                        }
                      }
                    }
                  }
                  var valid9 = _errs34 === errors;
                } else {
                  var valid9 = true;
                }
              }
            }
          }
        }
      }
    }
  }
  validate25.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate25.evaluated = { dynamicProps: true, dynamicItems: false };

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
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if ((data.type === undefined || !func0.call(data, "type")) && (missing0 = "type")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.type !== undefined && func0.call(data, "type")) {
        if ("text" !== data.type) {
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
      if ((data.text === undefined || !func0.call(data, "text")) && (missing1 = "text")) {
        validate24.errors = [
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
        if (data.text !== undefined && func0.call(data, "text")) {
          if (typeof data.text !== "string") {
            validate24.errors = [
              {
                instancePath: instancePath + "/text",
                schemaPath: "#/then/properties/text/type",
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
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    if (valid0) {
      var props0 = {};
      props0.text = true;
      props0.type = true;
    }
    ifClause0 = "then";
  } else {
    const _errs7 = errors;
    const _errs8 = errors;
    let valid3 = true;
    const _errs9 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if ((data.type === undefined || !func0.call(data, "type")) && (missing2 = "type")) {
        const err2 = {};
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      } else {
        if (data.type !== undefined && func0.call(data, "type")) {
          let data2 = data.type;
          if (!(data2 === "image" || data2 === "document")) {
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
    let ifClause1;
    if (_valid1) {
      const _errs11 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing3;
        if ((data.source === undefined || !func0.call(data, "source")) && (missing3 = "source")) {
          validate24.errors = [
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
          if (data.source !== undefined && func0.call(data, "source")) {
            let data3 = data.source;
            const _errs12 = errors;
            if (errors === _errs12) {
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                let missing4;
                if ((data3.type === undefined || !func0.call(data3, "type")) && (missing4 = "type")) {
                  validate24.errors = [
                    {
                      instancePath: instancePath + "/source",
                      schemaPath: "#/else/then/properties/source/required",
                      keyword: "required",
                      params: { missingProperty: missing4 },
                      message: "must have required property '" + missing4 + "'",
                    },
                  ];
                  return false;
                }
              } else {
                validate24.errors = [
                  {
                    instancePath: instancePath + "/source",
                    schemaPath: "#/else/then/properties/source/type",
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
      var _valid1 = _errs11 === errors;
      valid3 = _valid1;
      if (valid3) {
        var props1 = {};
        props1.source = true;
        props1.type = true;
      }
      ifClause1 = "then";
    } else {
      const _errs14 = errors;
      const _errs15 = errors;
      let valid6 = true;
      const _errs16 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing5;
        if ((data.type === undefined || !func0.call(data, "type")) && (missing5 = "type")) {
          const err4 = {};
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        } else {
          if (data.type !== undefined && func0.call(data, "type")) {
            if ("thinking" !== data.type) {
              const err5 = {};
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          }
        }
      }
      var _valid2 = _errs16 === errors;
      errors = _errs15;
      if (vErrors !== null) {
        if (_errs15) {
          vErrors.length = _errs15;
        } else {
          vErrors = null;
        }
      }
      let ifClause2;
      if (_valid2) {
        const _errs18 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing6;
          if ((data.thinking === undefined || !func0.call(data, "thinking")) && (missing6 = "thinking")) {
            validate24.errors = [
              {
                instancePath,
                schemaPath: "#/else/else/then/required",
                keyword: "required",
                params: { missingProperty: missing6 },
                message: "must have required property '" + missing6 + "'",
              },
            ];
            return false;
          } else {
            if (data.thinking !== undefined && func0.call(data, "thinking")) {
              if (typeof data.thinking !== "string") {
                validate24.errors = [
                  {
                    instancePath: instancePath + "/thinking",
                    schemaPath: "#/else/else/then/properties/thinking/type",
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
        var _valid2 = _errs18 === errors;
        valid6 = _valid2;
        if (valid6) {
          var props2 = {};
          props2.thinking = true;
          props2.type = true;
        }
        ifClause2 = "then";
      } else {
        const _errs21 = errors;
        const _errs22 = errors;
        let valid9 = true;
        const _errs23 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing7;
          if ((data.type === undefined || !func0.call(data, "type")) && (missing7 = "type")) {
            const err6 = {};
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          } else {
            if (data.type !== undefined && func0.call(data, "type")) {
              if ("redacted_thinking" !== data.type) {
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
        var _valid3 = _errs23 === errors;
        errors = _errs22;
        if (vErrors !== null) {
          if (_errs22) {
            vErrors.length = _errs22;
          } else {
            vErrors = null;
          }
        }
        let ifClause3;
        if (_valid3) {
          const _errs25 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing8;
            if ((data.data === undefined || !func0.call(data, "data")) && (missing8 = "data")) {
              validate24.errors = [
                {
                  instancePath,
                  schemaPath: "#/else/else/else/then/required",
                  keyword: "required",
                  params: { missingProperty: missing8 },
                  message: "must have required property '" + missing8 + "'",
                },
              ];
              return false;
            } else {
              if (data.data !== undefined && func0.call(data, "data")) {
                if (typeof data.data !== "string") {
                  validate24.errors = [
                    {
                      instancePath: instancePath + "/data",
                      schemaPath: "#/else/else/else/then/properties/data/type",
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
          var _valid3 = _errs25 === errors;
          valid9 = _valid3;
          if (valid9) {
            var props3 = {};
            props3.data = true;
            props3.type = true;
          }
          ifClause3 = "then";
        } else {
          const _errs28 = errors;
          const _errs29 = errors;
          let valid12 = true;
          const _errs30 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing9;
            if ((data.type === undefined || !func0.call(data, "type")) && (missing9 = "type")) {
              const err8 = {};
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            } else {
              if (data.type !== undefined && func0.call(data, "type")) {
                if ("tool_use" !== data.type) {
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
          var _valid4 = _errs30 === errors;
          errors = _errs29;
          if (vErrors !== null) {
            if (_errs29) {
              vErrors.length = _errs29;
            } else {
              vErrors = null;
            }
          }
          let ifClause4;
          if (_valid4) {
            const _errs32 = errors;
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing10;
              if (
                ((data.id === undefined || !func0.call(data, "id")) && (missing10 = "id")) ||
                ((data.name === undefined || !func0.call(data, "name")) && (missing10 = "name")) ||
                ((data.input === undefined || !func0.call(data, "input")) && (missing10 = "input"))
              ) {
                validate24.errors = [
                  {
                    instancePath,
                    schemaPath: "#/else/else/else/else/then/required",
                    keyword: "required",
                    params: { missingProperty: missing10 },
                    message: "must have required property '" + missing10 + "'",
                  },
                ];
                return false;
              } else {
                if (data.id !== undefined && func0.call(data, "id")) {
                  const _errs33 = errors;
                  if (typeof data.id !== "string") {
                    validate24.errors = [
                      {
                        instancePath: instancePath + "/id",
                        schemaPath: "#/else/else/else/else/then/properties/id/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      },
                    ];
                    return false;
                  }
                  var valid14 = _errs33 === errors;
                } else {
                  var valid14 = true;
                }
                if (valid14) {
                  if (data.name !== undefined && func0.call(data, "name")) {
                    const _errs35 = errors;
                    if (typeof data.name !== "string") {
                      validate24.errors = [
                        {
                          instancePath: instancePath + "/name",
                          schemaPath: "#/else/else/else/else/then/properties/name/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        },
                      ];
                      return false;
                    }
                    var valid14 = _errs35 === errors;
                  } else {
                    var valid14 = true;
                  }
                  if (valid14) {
                    if (data.input !== undefined && func0.call(data, "input")) {
                      let data11 = data.input;
                      const _errs37 = errors;
                      if (!(data11 && typeof data11 == "object" && !Array.isArray(data11))) {
                        validate24.errors = [
                          {
                            instancePath: instancePath + "/input",
                            schemaPath: "#/else/else/else/else/then/properties/input/type",
                            keyword: "type",
                            params: { type: "object" },
                            message: "must be object",
                          },
                        ];
                        return false;
                      }
                      var valid14 = _errs37 === errors;
                    } else {
                      var valid14 = true;
                    }
                  }
                }
              }
            }
            var _valid4 = _errs32 === errors;
            valid12 = _valid4;
            if (valid12) {
              var props4 = {};
              props4.id = true;
              props4.name = true;
              props4.input = true;
              props4.type = true;
            }
            ifClause4 = "then";
          } else {
            const _errs39 = errors;
            const _errs40 = errors;
            let valid15 = true;
            const _errs41 = errors;
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing11;
              if ((data.type === undefined || !func0.call(data, "type")) && (missing11 = "type")) {
                const err10 = {};
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              } else {
                if (data.type !== undefined && func0.call(data, "type")) {
                  if ("tool_result" !== data.type) {
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
            var _valid5 = _errs41 === errors;
            errors = _errs40;
            if (vErrors !== null) {
              if (_errs40) {
                vErrors.length = _errs40;
              } else {
                vErrors = null;
              }
            }
            if (_valid5) {
              const _errs43 = errors;
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing12;
                if (
                  (data.tool_use_id === undefined || !func0.call(data, "tool_use_id")) &&
                  (missing12 = "tool_use_id")
                ) {
                  validate24.errors = [
                    {
                      instancePath,
                      schemaPath: "#/else/else/else/else/else/then/required",
                      keyword: "required",
                      params: { missingProperty: missing12 },
                      message: "must have required property '" + missing12 + "'",
                    },
                  ];
                  return false;
                } else {
                  if (data.tool_use_id !== undefined && func0.call(data, "tool_use_id")) {
                    const _errs44 = errors;
                    if (typeof data.tool_use_id !== "string") {
                      validate24.errors = [
                        {
                          instancePath: instancePath + "/tool_use_id",
                          schemaPath: "#/else/else/else/else/else/then/properties/tool_use_id/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        },
                      ];
                      return false;
                    }
                    var valid17 = _errs44 === errors;
                  } else {
                    var valid17 = true;
                  }
                  if (valid17) {
                    if (data.content !== undefined && func0.call(data, "content")) {
                      let data14 = data.content;
                      const _errs46 = errors;
                      if (typeof data14 !== "string" && !Array.isArray(data14) && data14 !== null) {
                        validate24.errors = [
                          {
                            instancePath: instancePath + "/content",
                            schemaPath: "#/else/else/else/else/else/then/properties/content/type",
                            keyword: "type",
                            params: { type: schema35.else.else.else.else.else.then.properties.content.type },
                            message: "must be string,array,null",
                          },
                        ];
                        return false;
                      }
                      var valid17 = _errs46 === errors;
                    } else {
                      var valid17 = true;
                    }
                  }
                }
              }
              var _valid5 = _errs43 === errors;
              valid15 = _valid5;
              if (valid15) {
                var props5 = {};
                props5.tool_use_id = true;
                props5.content = true;
                props5.type = true;
              }
            }
            if (!valid15) {
              const err12 = {
                instancePath,
                schemaPath: "#/else/else/else/else/else/if",
                keyword: "if",
                params: { failingKeyword: "then" },
                message: 'must match "then" schema',
              };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
              validate24.errors = vErrors;
              return false;
            }
            var _valid4 = _errs39 === errors;
            valid12 = _valid4;
            if (valid12) {
              if (props4 !== true && props5 !== undefined) {
                if (props5 === true) {
                  props4 = true;
                } else {
                  props4 = props4 || {};
                  Object.assign(props4, props5);
                }
              }
            }
            ifClause4 = "else";
          }
          if (!valid12) {
            const err13 = {
              instancePath,
              schemaPath: "#/else/else/else/else/if",
              keyword: "if",
              params: { failingKeyword: ifClause4 },
              message: 'must match "' + ifClause4 + '" schema',
            };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
            validate24.errors = vErrors;
            return false;
          }
          var _valid3 = _errs28 === errors;
          valid9 = _valid3;
          if (valid9) {
            if (props3 !== true && props4 !== undefined) {
              if (props4 === true) {
                props3 = true;
              } else {
                props3 = props3 || {};
                Object.assign(props3, props4);
              }
            }
          }
          ifClause3 = "else";
        }
        if (!valid9) {
          const err14 = {
            instancePath,
            schemaPath: "#/else/else/else/if",
            keyword: "if",
            params: { failingKeyword: ifClause3 },
            message: 'must match "' + ifClause3 + '" schema',
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
          validate24.errors = vErrors;
          return false;
        }
        var _valid2 = _errs21 === errors;
        valid6 = _valid2;
        if (valid6) {
          if (props2 !== true && props3 !== undefined) {
            if (props3 === true) {
              props2 = true;
            } else {
              props2 = props2 || {};
              Object.assign(props2, props3);
            }
          }
        }
        ifClause2 = "else";
      }
      if (!valid6) {
        const err15 = {
          instancePath,
          schemaPath: "#/else/else/if",
          keyword: "if",
          params: { failingKeyword: ifClause2 },
          message: 'must match "' + ifClause2 + '" schema',
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
        validate24.errors = vErrors;
        return false;
      }
      var _valid1 = _errs14 === errors;
      valid3 = _valid1;
      if (valid3) {
        if (props1 !== true && props2 !== undefined) {
          if (props2 === true) {
            props1 = true;
          } else {
            props1 = props1 || {};
            Object.assign(props1, props2);
          }
        }
      }
      ifClause1 = "else";
    }
    if (!valid3) {
      const err16 = {
        instancePath,
        schemaPath: "#/else/if",
        keyword: "if",
        params: { failingKeyword: ifClause1 },
        message: 'must match "' + ifClause1 + '" schema',
      };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
      validate24.errors = vErrors;
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
    const err17 = {
      instancePath,
      schemaPath: "#/if",
      keyword: "if",
      params: { failingKeyword: ifClause0 },
      message: 'must match "' + ifClause0 + '" schema',
    };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
    validate24.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing13;
      if ((data.type === undefined || !func0.call(data, "type")) && (missing13 = "type")) {
        validate24.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing13 },
            message: "must have required property '" + missing13 + "'",
          },
        ];
        return false;
      } else {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.type = true;
          props0.text = true;
          props0.citations = true;
          props0.source = true;
          props0.title = true;
          props0.context = true;
          props0.thinking = true;
          props0.signature = true;
          props0.data = true;
          props0.id = true;
          props0.name = true;
          props0.input = true;
          props0.caller = true;
          props0.tool_use_id = true;
          props0.tool_name = true;
          props0.content = true;
          props0.is_error = true;
          props0.file_id = true;
          props0.cache_control = true;
        }
        if (data.type !== undefined && func0.call(data, "type")) {
          const _errs48 = errors;
          if (typeof data.type !== "string") {
            validate24.errors = [
              {
                instancePath: instancePath + "/type",
                schemaPath: "#/properties/type/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string",
              },
            ];
            return false;
          }
          var valid18 = _errs48 === errors;
        } else {
          var valid18 = true;
        }
        if (valid18) {
          if (data.text !== undefined && func0.call(data, "text")) {
            let data16 = data.text;
            const _errs50 = errors;
            if (typeof data16 !== "string" && data16 !== null) {
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
            var valid18 = _errs50 === errors;
          } else {
            var valid18 = true;
          }
          if (valid18) {
            if (data.citations !== undefined && func0.call(data, "citations")) {
              let data17 = data.citations;
              const _errs52 = errors;
              if (typeof data17 != "object") {
                validate24.errors = [
                  {
                    instancePath: instancePath + "/citations",
                    schemaPath: "#/properties/citations/type",
                    keyword: "type",
                    params: { type: schema35.properties.citations.type },
                    message: "must be array,object,null",
                  },
                ];
                return false;
              }
              if (errors === _errs52) {
                if (Array.isArray(data17)) {
                  var valid19 = true;
                  const len0 = data17.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data18 = data17[i0];
                    const _errs54 = errors;
                    const _errs55 = errors;
                    if (errors === _errs55) {
                      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                        if (data18.type !== undefined && func0.call(data18, "type")) {
                          const _errs57 = errors;
                          if (typeof data18.type !== "string") {
                            validate24.errors = [
                              {
                                instancePath: instancePath + "/citations/" + i0 + "/type",
                                schemaPath: "#/components/schemas/Citation/properties/type/type",
                                keyword: "type",
                                params: { type: "string" },
                                message: "must be string",
                              },
                            ];
                            return false;
                          }
                          var valid21 = _errs57 === errors;
                        } else {
                          var valid21 = true;
                        }
                        if (valid21) {
                          if (data18.cited_text !== undefined && func0.call(data18, "cited_text")) {
                            let data20 = data18.cited_text;
                            const _errs59 = errors;
                            if (typeof data20 !== "string" && data20 !== null) {
                              validate24.errors = [
                                {
                                  instancePath: instancePath + "/citations/" + i0 + "/cited_text",
                                  schemaPath: "#/components/schemas/Citation/properties/cited_text/type",
                                  keyword: "type",
                                  params: { type: schema36.properties.cited_text.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid21 = _errs59 === errors;
                          } else {
                            var valid21 = true;
                          }
                          if (valid21) {
                            if (data18.url !== undefined && func0.call(data18, "url")) {
                              let data21 = data18.url;
                              const _errs61 = errors;
                              if (typeof data21 !== "string" && data21 !== null) {
                                validate24.errors = [
                                  {
                                    instancePath: instancePath + "/citations/" + i0 + "/url",
                                    schemaPath: "#/components/schemas/Citation/properties/url/type",
                                    keyword: "type",
                                    params: { type: schema36.properties.url.type },
                                    message: "must be string,null",
                                  },
                                ];
                                return false;
                              }
                              var valid21 = _errs61 === errors;
                            } else {
                              var valid21 = true;
                            }
                            if (valid21) {
                              if (data18.title !== undefined && func0.call(data18, "title")) {
                                let data22 = data18.title;
                                const _errs63 = errors;
                                if (typeof data22 !== "string" && data22 !== null) {
                                  validate24.errors = [
                                    {
                                      instancePath: instancePath + "/citations/" + i0 + "/title",
                                      schemaPath: "#/components/schemas/Citation/properties/title/type",
                                      keyword: "type",
                                      params: { type: schema36.properties.title.type },
                                      message: "must be string,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid21 = _errs63 === errors;
                              } else {
                                var valid21 = true;
                              }
                              if (valid21) {
                                if (data18.source !== undefined && func0.call(data18, "source")) {
                                  let data23 = data18.source;
                                  const _errs65 = errors;
                                  if (typeof data23 !== "string" && data23 !== null) {
                                    validate24.errors = [
                                      {
                                        instancePath: instancePath + "/citations/" + i0 + "/source",
                                        schemaPath: "#/components/schemas/Citation/properties/source/type",
                                        keyword: "type",
                                        params: { type: schema36.properties.source.type },
                                        message: "must be string,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid21 = _errs65 === errors;
                                } else {
                                  var valid21 = true;
                                }
                                if (valid21) {
                                  if (data18.encrypted_index !== undefined && func0.call(data18, "encrypted_index")) {
                                    let data24 = data18.encrypted_index;
                                    const _errs67 = errors;
                                    if (typeof data24 !== "string" && data24 !== null) {
                                      validate24.errors = [
                                        {
                                          instancePath: instancePath + "/citations/" + i0 + "/encrypted_index",
                                          schemaPath: "#/components/schemas/Citation/properties/encrypted_index/type",
                                          keyword: "type",
                                          params: { type: schema36.properties.encrypted_index.type },
                                          message: "must be string,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid21 = _errs67 === errors;
                                  } else {
                                    var valid21 = true;
                                  }
                                  if (valid21) {
                                    if (data18.document_index !== undefined && func0.call(data18, "document_index")) {
                                      let data25 = data18.document_index;
                                      const _errs69 = errors;
                                      if (
                                        !(
                                          typeof data25 == "number" &&
                                          !(data25 % 1) &&
                                          !isNaN(data25) &&
                                          isFinite(data25)
                                        ) &&
                                        data25 !== null
                                      ) {
                                        validate24.errors = [
                                          {
                                            instancePath: instancePath + "/citations/" + i0 + "/document_index",
                                            schemaPath: "#/components/schemas/Citation/properties/document_index/type",
                                            keyword: "type",
                                            params: { type: schema36.properties.document_index.type },
                                            message: "must be integer,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid21 = _errs69 === errors;
                                    } else {
                                      var valid21 = true;
                                    }
                                    if (valid21) {
                                      if (data18.document_title !== undefined && func0.call(data18, "document_title")) {
                                        let data26 = data18.document_title;
                                        const _errs71 = errors;
                                        if (typeof data26 !== "string" && data26 !== null) {
                                          validate24.errors = [
                                            {
                                              instancePath: instancePath + "/citations/" + i0 + "/document_title",
                                              schemaPath:
                                                "#/components/schemas/Citation/properties/document_title/type",
                                              keyword: "type",
                                              params: { type: schema36.properties.document_title.type },
                                              message: "must be string,null",
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid21 = _errs71 === errors;
                                      } else {
                                        var valid21 = true;
                                      }
                                      if (valid21) {
                                        if (
                                          data18.search_result_index !== undefined &&
                                          func0.call(data18, "search_result_index")
                                        ) {
                                          let data27 = data18.search_result_index;
                                          const _errs73 = errors;
                                          if (
                                            !(
                                              typeof data27 == "number" &&
                                              !(data27 % 1) &&
                                              !isNaN(data27) &&
                                              isFinite(data27)
                                            ) &&
                                            data27 !== null
                                          ) {
                                            validate24.errors = [
                                              {
                                                instancePath:
                                                  instancePath + "/citations/" + i0 + "/search_result_index",
                                                schemaPath:
                                                  "#/components/schemas/Citation/properties/search_result_index/type",
                                                keyword: "type",
                                                params: { type: schema36.properties.search_result_index.type },
                                                message: "must be integer,null",
                                              },
                                            ];
                                            return false;
                                          }
                                          var valid21 = _errs73 === errors;
                                        } else {
                                          var valid21 = true;
                                        }
                                        if (valid21) {
                                          if (
                                            data18.start_char_index !== undefined &&
                                            func0.call(data18, "start_char_index")
                                          ) {
                                            let data28 = data18.start_char_index;
                                            const _errs75 = errors;
                                            if (
                                              !(
                                                typeof data28 == "number" &&
                                                !(data28 % 1) &&
                                                !isNaN(data28) &&
                                                isFinite(data28)
                                              ) &&
                                              data28 !== null
                                            ) {
                                              validate24.errors = [
                                                {
                                                  instancePath: instancePath + "/citations/" + i0 + "/start_char_index",
                                                  schemaPath:
                                                    "#/components/schemas/Citation/properties/start_char_index/type",
                                                  keyword: "type",
                                                  params: { type: schema36.properties.start_char_index.type },
                                                  message: "must be integer,null",
                                                },
                                              ];
                                              return false;
                                            }
                                            var valid21 = _errs75 === errors;
                                          } else {
                                            var valid21 = true;
                                          }
                                          if (valid21) {
                                            if (
                                              data18.end_char_index !== undefined &&
                                              func0.call(data18, "end_char_index")
                                            ) {
                                              let data29 = data18.end_char_index;
                                              const _errs77 = errors;
                                              if (
                                                !(
                                                  typeof data29 == "number" &&
                                                  !(data29 % 1) &&
                                                  !isNaN(data29) &&
                                                  isFinite(data29)
                                                ) &&
                                                data29 !== null
                                              ) {
                                                validate24.errors = [
                                                  {
                                                    instancePath: instancePath + "/citations/" + i0 + "/end_char_index",
                                                    schemaPath:
                                                      "#/components/schemas/Citation/properties/end_char_index/type",
                                                    keyword: "type",
                                                    params: { type: schema36.properties.end_char_index.type },
                                                    message: "must be integer,null",
                                                  },
                                                ];
                                                return false;
                                              }
                                              var valid21 = _errs77 === errors;
                                            } else {
                                              var valid21 = true;
                                            }
                                            if (valid21) {
                                              if (
                                                data18.start_page_number !== undefined &&
                                                func0.call(data18, "start_page_number")
                                              ) {
                                                let data30 = data18.start_page_number;
                                                const _errs79 = errors;
                                                if (
                                                  !(
                                                    typeof data30 == "number" &&
                                                    !(data30 % 1) &&
                                                    !isNaN(data30) &&
                                                    isFinite(data30)
                                                  ) &&
                                                  data30 !== null
                                                ) {
                                                  validate24.errors = [
                                                    {
                                                      instancePath:
                                                        instancePath + "/citations/" + i0 + "/start_page_number",
                                                      schemaPath:
                                                        "#/components/schemas/Citation/properties/start_page_number/type",
                                                      keyword: "type",
                                                      params: { type: schema36.properties.start_page_number.type },
                                                      message: "must be integer,null",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                var valid21 = _errs79 === errors;
                                              } else {
                                                var valid21 = true;
                                              }
                                              if (valid21) {
                                                if (
                                                  data18.end_page_number !== undefined &&
                                                  func0.call(data18, "end_page_number")
                                                ) {
                                                  let data31 = data18.end_page_number;
                                                  const _errs81 = errors;
                                                  if (
                                                    !(
                                                      typeof data31 == "number" &&
                                                      !(data31 % 1) &&
                                                      !isNaN(data31) &&
                                                      isFinite(data31)
                                                    ) &&
                                                    data31 !== null
                                                  ) {
                                                    validate24.errors = [
                                                      {
                                                        instancePath:
                                                          instancePath + "/citations/" + i0 + "/end_page_number",
                                                        schemaPath:
                                                          "#/components/schemas/Citation/properties/end_page_number/type",
                                                        keyword: "type",
                                                        params: { type: schema36.properties.end_page_number.type },
                                                        message: "must be integer,null",
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                  var valid21 = _errs81 === errors;
                                                } else {
                                                  var valid21 = true;
                                                }
                                                if (valid21) {
                                                  if (
                                                    data18.start_block_index !== undefined &&
                                                    func0.call(data18, "start_block_index")
                                                  ) {
                                                    let data32 = data18.start_block_index;
                                                    const _errs83 = errors;
                                                    if (
                                                      !(
                                                        typeof data32 == "number" &&
                                                        !(data32 % 1) &&
                                                        !isNaN(data32) &&
                                                        isFinite(data32)
                                                      ) &&
                                                      data32 !== null
                                                    ) {
                                                      validate24.errors = [
                                                        {
                                                          instancePath:
                                                            instancePath + "/citations/" + i0 + "/start_block_index",
                                                          schemaPath:
                                                            "#/components/schemas/Citation/properties/start_block_index/type",
                                                          keyword: "type",
                                                          params: { type: schema36.properties.start_block_index.type },
                                                          message: "must be integer,null",
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                    var valid21 = _errs83 === errors;
                                                  } else {
                                                    var valid21 = true;
                                                  }
                                                  if (valid21) {
                                                    if (
                                                      data18.end_block_index !== undefined &&
                                                      func0.call(data18, "end_block_index")
                                                    ) {
                                                      let data33 = data18.end_block_index;
                                                      const _errs85 = errors;
                                                      if (
                                                        !(
                                                          typeof data33 == "number" &&
                                                          !(data33 % 1) &&
                                                          !isNaN(data33) &&
                                                          isFinite(data33)
                                                        ) &&
                                                        data33 !== null
                                                      ) {
                                                        validate24.errors = [
                                                          {
                                                            instancePath:
                                                              instancePath + "/citations/" + i0 + "/end_block_index",
                                                            schemaPath:
                                                              "#/components/schemas/Citation/properties/end_block_index/type",
                                                            keyword: "type",
                                                            params: { type: schema36.properties.end_block_index.type },
                                                            message: "must be integer,null",
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                      var valid21 = _errs85 === errors;
                                                    } else {
                                                      var valid21 = true;
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
                        validate24.errors = [
                          {
                            instancePath: instancePath + "/citations/" + i0,
                            schemaPath: "#/components/schemas/Citation/type",
                            keyword: "type",
                            params: { type: "object" },
                            message: "must be object",
                          },
                        ];
                        return false;
                      }
                    }
                    var valid19 = _errs54 === errors;
                    if (!valid19) {
                      break;
                    }
                  }
                }
                if (errors === _errs52) {
                  if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                    if (data17.enabled !== undefined && func0.call(data17, "enabled")) {
                      let data34 = data17.enabled;
                      if (typeof data34 !== "boolean" && data34 !== null) {
                        validate24.errors = [
                          {
                            instancePath: instancePath + "/citations/enabled",
                            schemaPath: "#/properties/citations/properties/enabled/type",
                            keyword: "type",
                            params: { type: schema35.properties.citations.properties.enabled.type },
                            message: "must be boolean,null",
                          },
                        ];
                        return false;
                      }
                    }
                  }
                }
              }
              var valid18 = _errs52 === errors;
            } else {
              var valid18 = true;
            }
            if (valid18) {
              if (data.source !== undefined && func0.call(data, "source")) {
                const _errs89 = errors;
                if (
                  !validate25(data.source, {
                    instancePath: instancePath + "/source",
                    parentData: data,
                    parentDataProperty: "source",
                    rootData,
                    dynamicAnchors,
                  })
                ) {
                  vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
                  errors = vErrors.length;
                }
                var valid18 = _errs89 === errors;
              } else {
                var valid18 = true;
              }
              if (valid18) {
                if (data.title !== undefined && func0.call(data, "title")) {
                  let data36 = data.title;
                  const _errs90 = errors;
                  if (typeof data36 !== "string" && data36 !== null) {
                    validate24.errors = [
                      {
                        instancePath: instancePath + "/title",
                        schemaPath: "#/properties/title/type",
                        keyword: "type",
                        params: { type: schema35.properties.title.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid18 = _errs90 === errors;
                } else {
                  var valid18 = true;
                }
                if (valid18) {
                  if (data.context !== undefined && func0.call(data, "context")) {
                    let data37 = data.context;
                    const _errs92 = errors;
                    if (typeof data37 !== "string" && data37 !== null) {
                      validate24.errors = [
                        {
                          instancePath: instancePath + "/context",
                          schemaPath: "#/properties/context/type",
                          keyword: "type",
                          params: { type: schema35.properties.context.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid18 = _errs92 === errors;
                  } else {
                    var valid18 = true;
                  }
                  if (valid18) {
                    if (data.thinking !== undefined && func0.call(data, "thinking")) {
                      let data38 = data.thinking;
                      const _errs94 = errors;
                      if (typeof data38 !== "string" && data38 !== null) {
                        validate24.errors = [
                          {
                            instancePath: instancePath + "/thinking",
                            schemaPath: "#/properties/thinking/type",
                            keyword: "type",
                            params: { type: schema35.properties.thinking.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid18 = _errs94 === errors;
                    } else {
                      var valid18 = true;
                    }
                    if (valid18) {
                      if (data.signature !== undefined && func0.call(data, "signature")) {
                        let data39 = data.signature;
                        const _errs96 = errors;
                        if (typeof data39 !== "string" && data39 !== null) {
                          validate24.errors = [
                            {
                              instancePath: instancePath + "/signature",
                              schemaPath: "#/properties/signature/type",
                              keyword: "type",
                              params: { type: schema35.properties.signature.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid18 = _errs96 === errors;
                      } else {
                        var valid18 = true;
                      }
                      if (valid18) {
                        if (data.data !== undefined && func0.call(data, "data")) {
                          let data40 = data.data;
                          const _errs98 = errors;
                          if (typeof data40 !== "string" && data40 !== null) {
                            validate24.errors = [
                              {
                                instancePath: instancePath + "/data",
                                schemaPath: "#/properties/data/type",
                                keyword: "type",
                                params: { type: schema35.properties.data.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid18 = _errs98 === errors;
                        } else {
                          var valid18 = true;
                        }
                        if (valid18) {
                          if (data.id !== undefined && func0.call(data, "id")) {
                            let data41 = data.id;
                            const _errs100 = errors;
                            if (typeof data41 !== "string" && data41 !== null) {
                              validate24.errors = [
                                {
                                  instancePath: instancePath + "/id",
                                  schemaPath: "#/properties/id/type",
                                  keyword: "type",
                                  params: { type: schema35.properties.id.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid18 = _errs100 === errors;
                          } else {
                            var valid18 = true;
                          }
                          if (valid18) {
                            if (data.name !== undefined && func0.call(data, "name")) {
                              let data42 = data.name;
                              const _errs102 = errors;
                              if (typeof data42 !== "string" && data42 !== null) {
                                validate24.errors = [
                                  {
                                    instancePath: instancePath + "/name",
                                    schemaPath: "#/properties/name/type",
                                    keyword: "type",
                                    params: { type: schema35.properties.name.type },
                                    message: "must be string,null",
                                  },
                                ];
                                return false;
                              }
                              var valid18 = _errs102 === errors;
                            } else {
                              var valid18 = true;
                            }
                            if (valid18) {
                              if (data.input !== undefined && func0.call(data, "input")) {
                                let data43 = data.input;
                                const _errs104 = errors;
                                if (
                                  !(data43 && typeof data43 == "object" && !Array.isArray(data43)) &&
                                  data43 !== null
                                ) {
                                  validate24.errors = [
                                    {
                                      instancePath: instancePath + "/input",
                                      schemaPath: "#/properties/input/type",
                                      keyword: "type",
                                      params: { type: schema35.properties.input.type },
                                      message: "must be object,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid18 = _errs104 === errors;
                              } else {
                                var valid18 = true;
                              }
                              if (valid18) {
                                if (data.caller !== undefined && func0.call(data, "caller")) {
                                  let data44 = data.caller;
                                  const _errs107 = errors;
                                  if (
                                    !(data44 && typeof data44 == "object" && !Array.isArray(data44)) &&
                                    data44 !== null
                                  ) {
                                    validate24.errors = [
                                      {
                                        instancePath: instancePath + "/caller",
                                        schemaPath: "#/properties/caller/type",
                                        keyword: "type",
                                        params: { type: schema35.properties.caller.type },
                                        message: "must be object,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid18 = _errs107 === errors;
                                } else {
                                  var valid18 = true;
                                }
                                if (valid18) {
                                  if (data.tool_use_id !== undefined && func0.call(data, "tool_use_id")) {
                                    let data45 = data.tool_use_id;
                                    const _errs110 = errors;
                                    if (typeof data45 !== "string" && data45 !== null) {
                                      validate24.errors = [
                                        {
                                          instancePath: instancePath + "/tool_use_id",
                                          schemaPath: "#/properties/tool_use_id/type",
                                          keyword: "type",
                                          params: { type: schema35.properties.tool_use_id.type },
                                          message: "must be string,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid18 = _errs110 === errors;
                                  } else {
                                    var valid18 = true;
                                  }
                                  if (valid18) {
                                    if (data.tool_name !== undefined && func0.call(data, "tool_name")) {
                                      let data46 = data.tool_name;
                                      const _errs112 = errors;
                                      if (typeof data46 !== "string" && data46 !== null) {
                                        validate24.errors = [
                                          {
                                            instancePath: instancePath + "/tool_name",
                                            schemaPath: "#/properties/tool_name/type",
                                            keyword: "type",
                                            params: { type: schema35.properties.tool_name.type },
                                            message: "must be string,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid18 = _errs112 === errors;
                                    } else {
                                      var valid18 = true;
                                    }
                                    if (valid18) {
                                      if (data.content !== undefined && func0.call(data, "content")) {
                                        let data47 = data.content;
                                        const _errs114 = errors;
                                        if (typeof data47 != "object" && typeof data47 !== "string") {
                                          validate24.errors = [
                                            {
                                              instancePath: instancePath + "/content",
                                              schemaPath: "#/properties/content/type",
                                              keyword: "type",
                                              params: { type: schema35.properties.content.type },
                                              message: "must be string,array,object,null",
                                            },
                                          ];
                                          return false;
                                        }
                                        if (errors === _errs114) {
                                          if (Array.isArray(data47)) {
                                            var valid23 = true;
                                            const len1 = data47.length;
                                            for (let i1 = 0; i1 < len1; i1++) {
                                              const _errs116 = errors;
                                              if (
                                                !wrapper0.validate(data47[i1], {
                                                  instancePath: instancePath + "/content/" + i1,
                                                  parentData: data47,
                                                  parentDataProperty: i1,
                                                  rootData,
                                                  dynamicAnchors,
                                                })
                                              ) {
                                                vErrors =
                                                  vErrors === null
                                                    ? wrapper0.validate.errors
                                                    : vErrors.concat(wrapper0.validate.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid23 = _errs116 === errors;
                                              if (!valid23) {
                                                break;
                                              }
                                            }
                                          }
                                        }
                                        var valid18 = _errs114 === errors;
                                      } else {
                                        var valid18 = true;
                                      }
                                      if (valid18) {
                                        if (data.is_error !== undefined && func0.call(data, "is_error")) {
                                          let data49 = data.is_error;
                                          const _errs118 = errors;
                                          if (typeof data49 !== "boolean" && data49 !== null) {
                                            validate24.errors = [
                                              {
                                                instancePath: instancePath + "/is_error",
                                                schemaPath: "#/properties/is_error/type",
                                                keyword: "type",
                                                params: { type: schema35.properties.is_error.type },
                                                message: "must be boolean,null",
                                              },
                                            ];
                                            return false;
                                          }
                                          var valid18 = _errs118 === errors;
                                        } else {
                                          var valid18 = true;
                                        }
                                        if (valid18) {
                                          if (data.file_id !== undefined && func0.call(data, "file_id")) {
                                            let data50 = data.file_id;
                                            const _errs120 = errors;
                                            if (typeof data50 !== "string" && data50 !== null) {
                                              validate24.errors = [
                                                {
                                                  instancePath: instancePath + "/file_id",
                                                  schemaPath: "#/properties/file_id/type",
                                                  keyword: "type",
                                                  params: { type: schema35.properties.file_id.type },
                                                  message: "must be string,null",
                                                },
                                              ];
                                              return false;
                                            }
                                            var valid18 = _errs120 === errors;
                                          } else {
                                            var valid18 = true;
                                          }
                                          if (valid18) {
                                            if (data.cache_control !== undefined && func0.call(data, "cache_control")) {
                                              let data51 = data.cache_control;
                                              const _errs122 = errors;
                                              const _errs123 = errors;
                                              if (
                                                !(data51 && typeof data51 == "object" && !Array.isArray(data51)) &&
                                                data51 !== null
                                              ) {
                                                validate24.errors = [
                                                  {
                                                    instancePath: instancePath + "/cache_control",
                                                    schemaPath: "#/components/schemas/CacheControl/type",
                                                    keyword: "type",
                                                    params: { type: schema38.type },
                                                    message: "must be object,null",
                                                  },
                                                ];
                                                return false;
                                              }
                                              if (errors === _errs123) {
                                                if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                                                  if (data51.type !== undefined && func0.call(data51, "type")) {
                                                    let data52 = data51.type;
                                                    const _errs125 = errors;
                                                    if (typeof data52 !== "string" && data52 !== null) {
                                                      validate24.errors = [
                                                        {
                                                          instancePath: instancePath + "/cache_control/type",
                                                          schemaPath:
                                                            "#/components/schemas/CacheControl/properties/type/type",
                                                          keyword: "type",
                                                          params: { type: schema38.properties.type.type },
                                                          message: "must be string,null",
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                    var valid25 = _errs125 === errors;
                                                  } else {
                                                    var valid25 = true;
                                                  }
                                                  if (valid25) {
                                                    if (data51.ttl !== undefined && func0.call(data51, "ttl")) {
                                                      let data53 = data51.ttl;
                                                      const _errs127 = errors;
                                                      if (typeof data53 !== "string" && data53 !== null) {
                                                        validate24.errors = [
                                                          {
                                                            instancePath: instancePath + "/cache_control/ttl",
                                                            schemaPath:
                                                              "#/components/schemas/CacheControl/properties/ttl/type",
                                                            keyword: "type",
                                                            params: { type: schema38.properties.ttl.type },
                                                            message: "must be string,null",
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                      var valid25 = _errs127 === errors;
                                                    } else {
                                                      var valid25 = true;
                                                    }
                                                  }
                                                }
                                              }
                                              var valid18 = _errs122 === errors;
                                            } else {
                                              var valid18 = true;
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
      validate24.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  validate24.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate24.evaluated = { dynamicProps: true, dynamicItems: false };

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
        ((data.role === undefined || !func0.call(data, "role")) && (missing0 = "role")) ||
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
          if (!(data0 === "user" || data0 === "assistant" || data0 === "system")) {
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
            if (typeof data1 !== "string" && !Array.isArray(data1)) {
              validate23.errors = [
                {
                  instancePath: instancePath + "/content",
                  schemaPath: "#/properties/content/type",
                  keyword: "type",
                  params: { type: schema34.properties.content.type },
                  message: "must be string,array",
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
                      instancePath: instancePath + "/content/" + i0,
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
validate23.evaluated = { props: { role: true, content: true }, dynamicProps: false, dynamicItems: false };

const schema40 = {
  type: ["object", "null"],
  properties: {
    effort: { type: ["string", "null"] },
    format: { $ref: "#/components/schemas/OutputFormat" },
    task_budget: { type: ["object", "null"], additionalProperties: true },
  },
};

function validate30(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate30.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    validate30.errors = [
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
      if (data.effort !== undefined && func0.call(data, "effort")) {
        let data0 = data.effort;
        const _errs1 = errors;
        if (typeof data0 !== "string" && data0 !== null) {
          validate30.errors = [
            {
              instancePath: instancePath + "/effort",
              schemaPath: "#/properties/effort/type",
              keyword: "type",
              params: { type: schema40.properties.effort.type },
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
        if (data.format !== undefined && func0.call(data, "format")) {
          let data1 = data.format;
          const _errs3 = errors;
          const _errs4 = errors;
          if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
            validate30.errors = [
              {
                instancePath: instancePath + "/format",
                schemaPath: "#/components/schemas/OutputFormat/type",
                keyword: "type",
                params: { type: schema41.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          const _errs6 = errors;
          let valid2 = true;
          const _errs7 = errors;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            let missing0;
            if ((data1.type === undefined || !func0.call(data1, "type")) && (missing0 = "type")) {
              const err0 = {};
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            } else {
              if (data1.type !== undefined && func0.call(data1, "type")) {
                if ("json_schema" !== data1.type) {
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
          var _valid0 = _errs7 === errors;
          errors = _errs6;
          if (vErrors !== null) {
            if (_errs6) {
              vErrors.length = _errs6;
            } else {
              vErrors = null;
            }
          }
          if (_valid0) {
            const _errs9 = errors;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              let missing1;
              if ((data1.schema === undefined || !func0.call(data1, "schema")) && (missing1 = "schema")) {
                validate30.errors = [
                  {
                    instancePath: instancePath + "/format",
                    schemaPath: "#/components/schemas/OutputFormat/then/required",
                    keyword: "required",
                    params: { missingProperty: missing1 },
                    message: "must have required property '" + missing1 + "'",
                  },
                ];
                return false;
              } else {
                if (data1.schema !== undefined && func0.call(data1, "schema")) {
                  let data3 = data1.schema;
                  if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
                    validate30.errors = [
                      {
                        instancePath: instancePath + "/format/schema",
                        schemaPath: "#/components/schemas/OutputFormat/then/properties/schema/type",
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
            var _valid0 = _errs9 === errors;
            valid2 = _valid0;
            if (valid2) {
              var props0 = {};
              props0.schema = true;
              props0.type = true;
            }
          }
          if (!valid2) {
            const err2 = {
              instancePath: instancePath + "/format",
              schemaPath: "#/components/schemas/OutputFormat/if",
              keyword: "if",
              params: { failingKeyword: "then" },
              message: 'must match "then" schema',
            };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
            validate30.errors = vErrors;
            return false;
          }
          if (errors === _errs4) {
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              let missing2;
              if ((data1.type === undefined || !func0.call(data1, "type")) && (missing2 = "type")) {
                validate30.errors = [
                  {
                    instancePath: instancePath + "/format",
                    schemaPath: "#/components/schemas/OutputFormat/required",
                    keyword: "required",
                    params: { missingProperty: missing2 },
                    message: "must have required property '" + missing2 + "'",
                  },
                ];
                return false;
              } else {
                if (props0 !== true) {
                  props0 = props0 || {};
                  props0.type = true;
                  props0.schema = true;
                }
                if (data1.type !== undefined && func0.call(data1, "type")) {
                  const _errs12 = errors;
                  if (typeof data1.type !== "string") {
                    validate30.errors = [
                      {
                        instancePath: instancePath + "/format/type",
                        schemaPath: "#/components/schemas/OutputFormat/properties/type/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      },
                    ];
                    return false;
                  }
                  var valid5 = _errs12 === errors;
                } else {
                  var valid5 = true;
                }
                if (valid5) {
                  if (data1.schema !== undefined && func0.call(data1, "schema")) {
                    let data5 = data1.schema;
                    const _errs14 = errors;
                    if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
                      validate30.errors = [
                        {
                          instancePath: instancePath + "/format/schema",
                          schemaPath: "#/components/schemas/OutputFormat/properties/schema/type",
                          keyword: "type",
                          params: { type: schema41.properties.schema.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    var valid5 = _errs14 === errors;
                  } else {
                    var valid5 = true;
                  }
                }
              }
            }
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.task_budget !== undefined && func0.call(data, "task_budget")) {
            let data6 = data.task_budget;
            const _errs17 = errors;
            if (!(data6 && typeof data6 == "object" && !Array.isArray(data6)) && data6 !== null) {
              validate30.errors = [
                {
                  instancePath: instancePath + "/task_budget",
                  schemaPath: "#/properties/task_budget/type",
                  keyword: "type",
                  params: { type: schema40.properties.task_budget.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            var valid0 = _errs17 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    }
  }
  validate30.errors = vErrors;
  return errors === 0;
}
validate30.evaluated = {
  props: { effort: true, format: true, task_budget: true },
  dynamicProps: false,
  dynamicItems: false,
};

const schema43 = {
  type: "object",
  properties: {
    type: { type: ["string", "null"] },
    name: { type: ["string", "null"] },
    description: { type: ["string", "null"] },
    input_schema: { type: ["object", "null"], additionalProperties: true },
    strict: { type: ["boolean", "null"] },
    cache_control: { $ref: "#/components/schemas/CacheControl" },
    eager_input_streaming: { type: ["boolean", "null"] },
    input_examples: { type: ["array", "null"], items: { type: "object", additionalProperties: true } },
    defer_loading: { type: ["boolean", "null"] },
    allowed_callers: { type: ["array", "null"], items: { type: "string" } },
  },
  if: { properties: { type: { enum: ["custom", null] } } },
  then: {
    required: ["name", "input_schema"],
    properties: { name: { type: "string" }, input_schema: { type: "object" } },
  },
};

function validate32(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate32.evaluated;
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
    if (data.type !== undefined && func0.call(data, "type")) {
      let data0 = data.type;
      if (!(data0 === "custom" || data0 === null)) {
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
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  if (_valid0) {
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        ((data.name === undefined || !func0.call(data, "name")) && (missing0 = "name")) ||
        ((data.input_schema === undefined || !func0.call(data, "input_schema")) && (missing0 = "input_schema"))
      ) {
        validate32.errors = [
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
        if (data.name !== undefined && func0.call(data, "name")) {
          const _errs5 = errors;
          if (typeof data.name !== "string") {
            validate32.errors = [
              {
                instancePath: instancePath + "/name",
                schemaPath: "#/then/properties/name/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string",
              },
            ];
            return false;
          }
          var valid2 = _errs5 === errors;
        } else {
          var valid2 = true;
        }
        if (valid2) {
          if (data.input_schema !== undefined && func0.call(data, "input_schema")) {
            let data2 = data.input_schema;
            const _errs7 = errors;
            if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
              validate32.errors = [
                {
                  instancePath: instancePath + "/input_schema",
                  schemaPath: "#/then/properties/input_schema/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
                },
              ];
              return false;
            }
            var valid2 = _errs7 === errors;
          } else {
            var valid2 = true;
          }
        }
      }
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    if (valid0) {
      var props0 = {};
      props0.name = true;
      props0.input_schema = true;
      props0.type = true;
    }
  }
  if (!valid0) {
    const err1 = {
      instancePath,
      schemaPath: "#/if",
      keyword: "if",
      params: { failingKeyword: "then" },
      message: 'must match "then" schema',
    };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate32.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (props0 !== true) {
        props0 = props0 || {};
        props0.type = true;
        props0.name = true;
        props0.description = true;
        props0.input_schema = true;
        props0.strict = true;
        props0.cache_control = true;
        props0.eager_input_streaming = true;
        props0.input_examples = true;
        props0.defer_loading = true;
        props0.allowed_callers = true;
      }
      if (data.type !== undefined && func0.call(data, "type")) {
        let data3 = data.type;
        const _errs9 = errors;
        if (typeof data3 !== "string" && data3 !== null) {
          validate32.errors = [
            {
              instancePath: instancePath + "/type",
              schemaPath: "#/properties/type/type",
              keyword: "type",
              params: { type: schema43.properties.type.type },
              message: "must be string,null",
            },
          ];
          return false;
        }
        var valid3 = _errs9 === errors;
      } else {
        var valid3 = true;
      }
      if (valid3) {
        if (data.name !== undefined && func0.call(data, "name")) {
          let data4 = data.name;
          const _errs11 = errors;
          if (typeof data4 !== "string" && data4 !== null) {
            validate32.errors = [
              {
                instancePath: instancePath + "/name",
                schemaPath: "#/properties/name/type",
                keyword: "type",
                params: { type: schema43.properties.name.type },
                message: "must be string,null",
              },
            ];
            return false;
          }
          var valid3 = _errs11 === errors;
        } else {
          var valid3 = true;
        }
        if (valid3) {
          if (data.description !== undefined && func0.call(data, "description")) {
            let data5 = data.description;
            const _errs13 = errors;
            if (typeof data5 !== "string" && data5 !== null) {
              validate32.errors = [
                {
                  instancePath: instancePath + "/description",
                  schemaPath: "#/properties/description/type",
                  keyword: "type",
                  params: { type: schema43.properties.description.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid3 = _errs13 === errors;
          } else {
            var valid3 = true;
          }
          if (valid3) {
            if (data.input_schema !== undefined && func0.call(data, "input_schema")) {
              let data6 = data.input_schema;
              const _errs15 = errors;
              if (!(data6 && typeof data6 == "object" && !Array.isArray(data6)) && data6 !== null) {
                validate32.errors = [
                  {
                    instancePath: instancePath + "/input_schema",
                    schemaPath: "#/properties/input_schema/type",
                    keyword: "type",
                    params: { type: schema43.properties.input_schema.type },
                    message: "must be object,null",
                  },
                ];
                return false;
              }
              var valid3 = _errs15 === errors;
            } else {
              var valid3 = true;
            }
            if (valid3) {
              if (data.strict !== undefined && func0.call(data, "strict")) {
                let data7 = data.strict;
                const _errs18 = errors;
                if (typeof data7 !== "boolean" && data7 !== null) {
                  validate32.errors = [
                    {
                      instancePath: instancePath + "/strict",
                      schemaPath: "#/properties/strict/type",
                      keyword: "type",
                      params: { type: schema43.properties.strict.type },
                      message: "must be boolean,null",
                    },
                  ];
                  return false;
                }
                var valid3 = _errs18 === errors;
              } else {
                var valid3 = true;
              }
              if (valid3) {
                if (data.cache_control !== undefined && func0.call(data, "cache_control")) {
                  let data8 = data.cache_control;
                  const _errs20 = errors;
                  const _errs21 = errors;
                  if (!(data8 && typeof data8 == "object" && !Array.isArray(data8)) && data8 !== null) {
                    validate32.errors = [
                      {
                        instancePath: instancePath + "/cache_control",
                        schemaPath: "#/components/schemas/CacheControl/type",
                        keyword: "type",
                        params: { type: schema38.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs21) {
                    if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                      if (data8.type !== undefined && func0.call(data8, "type")) {
                        let data9 = data8.type;
                        const _errs23 = errors;
                        if (typeof data9 !== "string" && data9 !== null) {
                          validate32.errors = [
                            {
                              instancePath: instancePath + "/cache_control/type",
                              schemaPath: "#/components/schemas/CacheControl/properties/type/type",
                              keyword: "type",
                              params: { type: schema38.properties.type.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid5 = _errs23 === errors;
                      } else {
                        var valid5 = true;
                      }
                      if (valid5) {
                        if (data8.ttl !== undefined && func0.call(data8, "ttl")) {
                          let data10 = data8.ttl;
                          const _errs25 = errors;
                          if (typeof data10 !== "string" && data10 !== null) {
                            validate32.errors = [
                              {
                                instancePath: instancePath + "/cache_control/ttl",
                                schemaPath: "#/components/schemas/CacheControl/properties/ttl/type",
                                keyword: "type",
                                params: { type: schema38.properties.ttl.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid5 = _errs25 === errors;
                        } else {
                          var valid5 = true;
                        }
                      }
                    }
                  }
                  var valid3 = _errs20 === errors;
                } else {
                  var valid3 = true;
                }
                if (valid3) {
                  if (data.eager_input_streaming !== undefined && func0.call(data, "eager_input_streaming")) {
                    let data11 = data.eager_input_streaming;
                    const _errs27 = errors;
                    if (typeof data11 !== "boolean" && data11 !== null) {
                      validate32.errors = [
                        {
                          instancePath: instancePath + "/eager_input_streaming",
                          schemaPath: "#/properties/eager_input_streaming/type",
                          keyword: "type",
                          params: { type: schema43.properties.eager_input_streaming.type },
                          message: "must be boolean,null",
                        },
                      ];
                      return false;
                    }
                    var valid3 = _errs27 === errors;
                  } else {
                    var valid3 = true;
                  }
                  if (valid3) {
                    if (data.input_examples !== undefined && func0.call(data, "input_examples")) {
                      let data12 = data.input_examples;
                      const _errs29 = errors;
                      if (!Array.isArray(data12) && data12 !== null) {
                        validate32.errors = [
                          {
                            instancePath: instancePath + "/input_examples",
                            schemaPath: "#/properties/input_examples/type",
                            keyword: "type",
                            params: { type: schema43.properties.input_examples.type },
                            message: "must be array,null",
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs29) {
                        if (Array.isArray(data12)) {
                          var valid6 = true;
                          const len0 = data12.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data13 = data12[i0];
                            const _errs31 = errors;
                            if (errors === _errs31) {
                              if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                              } else {
                                validate32.errors = [
                                  {
                                    instancePath: instancePath + "/input_examples/" + i0,
                                    schemaPath: "#/properties/input_examples/items/type",
                                    keyword: "type",
                                    params: { type: "object" },
                                    message: "must be object",
                                  },
                                ];
                                return false;
                              }
                            }
                            var valid6 = _errs31 === errors;
                            if (!valid6) {
                              break;
                            }
                          }
                        }
                      }
                      var valid3 = _errs29 === errors;
                    } else {
                      var valid3 = true;
                    }
                    if (valid3) {
                      if (data.defer_loading !== undefined && func0.call(data, "defer_loading")) {
                        let data14 = data.defer_loading;
                        const _errs34 = errors;
                        if (typeof data14 !== "boolean" && data14 !== null) {
                          validate32.errors = [
                            {
                              instancePath: instancePath + "/defer_loading",
                              schemaPath: "#/properties/defer_loading/type",
                              keyword: "type",
                              params: { type: schema43.properties.defer_loading.type },
                              message: "must be boolean,null",
                            },
                          ];
                          return false;
                        }
                        var valid3 = _errs34 === errors;
                      } else {
                        var valid3 = true;
                      }
                      if (valid3) {
                        if (data.allowed_callers !== undefined && func0.call(data, "allowed_callers")) {
                          let data15 = data.allowed_callers;
                          const _errs36 = errors;
                          if (!Array.isArray(data15) && data15 !== null) {
                            validate32.errors = [
                              {
                                instancePath: instancePath + "/allowed_callers",
                                schemaPath: "#/properties/allowed_callers/type",
                                keyword: "type",
                                params: { type: schema43.properties.allowed_callers.type },
                                message: "must be array,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs36) {
                            if (Array.isArray(data15)) {
                              var valid7 = true;
                              const len1 = data15.length;
                              for (let i1 = 0; i1 < len1; i1++) {
                                const _errs38 = errors;
                                if (typeof data15[i1] !== "string") {
                                  validate32.errors = [
                                    {
                                      instancePath: instancePath + "/allowed_callers/" + i1,
                                      schemaPath: "#/properties/allowed_callers/items/type",
                                      keyword: "type",
                                      params: { type: "string" },
                                      message: "must be string",
                                    },
                                  ];
                                  return false;
                                }
                                var valid7 = _errs38 === errors;
                                if (!valid7) {
                                  break;
                                }
                              }
                            }
                          }
                          var valid3 = _errs36 === errors;
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
        }
      }
    } else {
      validate32.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  validate32.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate32.evaluated = { dynamicProps: true, dynamicItems: false };

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
        ((data.messages === undefined || !func0.call(data, "messages")) && (missing0 = "messages")) ||
        ((data.max_tokens === undefined || !func0.call(data, "max_tokens")) && (missing0 = "max_tokens"))
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
              if (func64(data0) < 1) {
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
            if (data.max_tokens !== undefined && func0.call(data, "max_tokens")) {
              let data3 = data.max_tokens;
              const _errs6 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
                validate22.errors = [
                  {
                    instancePath: instancePath + "/max_tokens",
                    schemaPath: "#/properties/max_tokens/type",
                    keyword: "type",
                    params: { type: "integer" },
                    message: "must be integer",
                  },
                ];
                return false;
              }
              if (errors === _errs6) {
                if (typeof data3 == "number" && isFinite(data3)) {
                  if (data3 > 2147483647 || isNaN(data3)) {
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
                    if (data3 < 0 || isNaN(data3)) {
                      validate22.errors = [
                        {
                          instancePath: instancePath + "/max_tokens",
                          schemaPath: "#/properties/max_tokens/minimum",
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
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.system !== undefined && func0.call(data, "system")) {
                let data4 = data.system;
                const _errs8 = errors;
                if (typeof data4 !== "string" && !Array.isArray(data4) && data4 !== null) {
                  validate22.errors = [
                    {
                      instancePath: instancePath + "/system",
                      schemaPath: "#/properties/system/type",
                      keyword: "type",
                      params: { type: schema33.properties.system.type },
                      message: "must be string,array,null",
                    },
                  ];
                  return false;
                }
                if (errors === _errs8) {
                  if (Array.isArray(data4)) {
                    var valid2 = true;
                    const len1 = data4.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      const _errs10 = errors;
                      if (
                        !validate24(data4[i1], {
                          instancePath: instancePath + "/system/" + i1,
                          parentData: data4,
                          parentDataProperty: i1,
                          rootData,
                          dynamicAnchors,
                        })
                      ) {
                        vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
                if (data.stream !== undefined && func0.call(data, "stream")) {
                  let data6 = data.stream;
                  const _errs11 = errors;
                  if (typeof data6 !== "boolean" && data6 !== null) {
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
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.stop_sequences !== undefined && func0.call(data, "stop_sequences")) {
                    let data7 = data.stop_sequences;
                    const _errs13 = errors;
                    if (!Array.isArray(data7) && data7 !== null) {
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
                    if (errors === _errs13) {
                      if (Array.isArray(data7)) {
                        var valid3 = true;
                        const len2 = data7.length;
                        for (let i2 = 0; i2 < len2; i2++) {
                          const _errs15 = errors;
                          if (typeof data7[i2] !== "string") {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/stop_sequences/" + i2,
                                schemaPath: "#/properties/stop_sequences/items/type",
                                keyword: "type",
                                params: { type: "string" },
                                message: "must be string",
                              },
                            ];
                            return false;
                          }
                          var valid3 = _errs15 === errors;
                          if (!valid3) {
                            break;
                          }
                        }
                      }
                    }
                    var valid0 = _errs13 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.temperature !== undefined && func0.call(data, "temperature")) {
                      let data9 = data.temperature;
                      const _errs17 = errors;
                      if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null) {
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
                      var valid0 = _errs17 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.top_p !== undefined && func0.call(data, "top_p")) {
                        let data10 = data.top_p;
                        const _errs19 = errors;
                        if (!(typeof data10 == "number" && isFinite(data10)) && data10 !== null) {
                          validate22.errors = [
                            {
                              instancePath: instancePath + "/top_p",
                              schemaPath: "#/properties/top_p/type",
                              keyword: "type",
                              params: { type: schema33.properties.top_p.type },
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
                        if (data.top_k !== undefined && func0.call(data, "top_k")) {
                          let data11 = data.top_k;
                          const _errs21 = errors;
                          if (
                            !(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11)) &&
                            data11 !== null
                          ) {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/top_k",
                                schemaPath: "#/properties/top_k/type",
                                keyword: "type",
                                params: { type: schema33.properties.top_k.type },
                                message: "must be integer,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs21) {
                            if (typeof data11 == "number" && isFinite(data11)) {
                              if (data11 > 2147483647 || isNaN(data11)) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/top_k",
                                    schemaPath: "#/properties/top_k/maximum",
                                    keyword: "maximum",
                                    params: { comparison: "<=", limit: 2147483647 },
                                    message: "must be <= 2147483647",
                                  },
                                ];
                                return false;
                              } else {
                                if (data11 < 0 || isNaN(data11)) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/top_k",
                                      schemaPath: "#/properties/top_k/minimum",
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
                          var valid0 = _errs21 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.thinking !== undefined && func0.call(data, "thinking")) {
                            let data12 = data.thinking;
                            const _errs23 = errors;
                            const _errs24 = errors;
                            if (!(data12 && typeof data12 == "object" && !Array.isArray(data12)) && data12 !== null) {
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
                            if (errors === _errs24) {
                              if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                                let missing1;
                                if ((data12.type === undefined || !func0.call(data12, "type")) && (missing1 = "type")) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/thinking",
                                      schemaPath: "#/components/schemas/Thinking/required",
                                      keyword: "required",
                                      params: { missingProperty: missing1 },
                                      message: "must have required property '" + missing1 + "'",
                                    },
                                  ];
                                  return false;
                                } else {
                                  if (data12.type !== undefined && func0.call(data12, "type")) {
                                    const _errs26 = errors;
                                    if (typeof data12.type !== "string") {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/thinking/type",
                                          schemaPath: "#/components/schemas/Thinking/properties/type/type",
                                          keyword: "type",
                                          params: { type: "string" },
                                          message: "must be string",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid5 = _errs26 === errors;
                                  } else {
                                    var valid5 = true;
                                  }
                                  if (valid5) {
                                    if (data12.budget_tokens !== undefined && func0.call(data12, "budget_tokens")) {
                                      let data14 = data12.budget_tokens;
                                      const _errs28 = errors;
                                      if (
                                        !(
                                          typeof data14 == "number" &&
                                          !(data14 % 1) &&
                                          !isNaN(data14) &&
                                          isFinite(data14)
                                        ) &&
                                        data14 !== null
                                      ) {
                                        validate22.errors = [
                                          {
                                            instancePath: instancePath + "/thinking/budget_tokens",
                                            schemaPath: "#/components/schemas/Thinking/properties/budget_tokens/type",
                                            keyword: "type",
                                            params: { type: schema39.properties.budget_tokens.type },
                                            message: "must be integer,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      if (errors === _errs28) {
                                        if (typeof data14 == "number" && isFinite(data14)) {
                                          if (data14 > 2147483647 || isNaN(data14)) {
                                            validate22.errors = [
                                              {
                                                instancePath: instancePath + "/thinking/budget_tokens",
                                                schemaPath:
                                                  "#/components/schemas/Thinking/properties/budget_tokens/maximum",
                                                keyword: "maximum",
                                                params: { comparison: "<=", limit: 2147483647 },
                                                message: "must be <= 2147483647",
                                              },
                                            ];
                                            return false;
                                          } else {
                                            if (data14 < 1 || isNaN(data14)) {
                                              validate22.errors = [
                                                {
                                                  instancePath: instancePath + "/thinking/budget_tokens",
                                                  schemaPath:
                                                    "#/components/schemas/Thinking/properties/budget_tokens/minimum",
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
                                      var valid5 = _errs28 === errors;
                                    } else {
                                      var valid5 = true;
                                    }
                                    if (valid5) {
                                      if (data12.display !== undefined && func0.call(data12, "display")) {
                                        let data15 = data12.display;
                                        const _errs30 = errors;
                                        if (typeof data15 !== "string" && data15 !== null) {
                                          validate22.errors = [
                                            {
                                              instancePath: instancePath + "/thinking/display",
                                              schemaPath: "#/components/schemas/Thinking/properties/display/type",
                                              keyword: "type",
                                              params: { type: schema39.properties.display.type },
                                              message: "must be string,null",
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid5 = _errs30 === errors;
                                      } else {
                                        var valid5 = true;
                                      }
                                    }
                                  }
                                }
                              }
                            }
                            var valid0 = _errs23 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.output_config !== undefined && func0.call(data, "output_config")) {
                              const _errs32 = errors;
                              if (
                                !validate30(data.output_config, {
                                  instancePath: instancePath + "/output_config",
                                  parentData: data,
                                  parentDataProperty: "output_config",
                                  rootData,
                                  dynamicAnchors,
                                })
                              ) {
                                vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs32 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.output_format !== undefined && func0.call(data, "output_format")) {
                                let data17 = data.output_format;
                                const _errs33 = errors;
                                const _errs34 = errors;
                                if (
                                  !(data17 && typeof data17 == "object" && !Array.isArray(data17)) &&
                                  data17 !== null
                                ) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/output_format",
                                      schemaPath: "#/components/schemas/OutputFormat/type",
                                      keyword: "type",
                                      params: { type: schema41.type },
                                      message: "must be object,null",
                                    },
                                  ];
                                  return false;
                                }
                                const _errs36 = errors;
                                let valid7 = true;
                                const _errs37 = errors;
                                if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                                  let missing2;
                                  if (
                                    (data17.type === undefined || !func0.call(data17, "type")) &&
                                    (missing2 = "type")
                                  ) {
                                    const err0 = {};
                                    if (vErrors === null) {
                                      vErrors = [err0];
                                    } else {
                                      vErrors.push(err0);
                                    }
                                    errors++;
                                  } else {
                                    if (data17.type !== undefined && func0.call(data17, "type")) {
                                      if ("json_schema" !== data17.type) {
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
                                var _valid0 = _errs37 === errors;
                                errors = _errs36;
                                if (vErrors !== null) {
                                  if (_errs36) {
                                    vErrors.length = _errs36;
                                  } else {
                                    vErrors = null;
                                  }
                                }
                                if (_valid0) {
                                  const _errs39 = errors;
                                  if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                                    let missing3;
                                    if (
                                      (data17.schema === undefined || !func0.call(data17, "schema")) &&
                                      (missing3 = "schema")
                                    ) {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/output_format",
                                          schemaPath: "#/components/schemas/OutputFormat/then/required",
                                          keyword: "required",
                                          params: { missingProperty: missing3 },
                                          message: "must have required property '" + missing3 + "'",
                                        },
                                      ];
                                      return false;
                                    } else {
                                      if (data17.schema !== undefined && func0.call(data17, "schema")) {
                                        let data19 = data17.schema;
                                        if (!(data19 && typeof data19 == "object" && !Array.isArray(data19))) {
                                          validate22.errors = [
                                            {
                                              instancePath: instancePath + "/output_format/schema",
                                              schemaPath:
                                                "#/components/schemas/OutputFormat/then/properties/schema/type",
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
                                  var _valid0 = _errs39 === errors;
                                  valid7 = _valid0;
                                  if (valid7) {
                                    var props1 = {};
                                    props1.schema = true;
                                    props1.type = true;
                                  }
                                }
                                if (!valid7) {
                                  const err2 = {
                                    instancePath: instancePath + "/output_format",
                                    schemaPath: "#/components/schemas/OutputFormat/if",
                                    keyword: "if",
                                    params: { failingKeyword: "then" },
                                    message: 'must match "then" schema',
                                  };
                                  if (vErrors === null) {
                                    vErrors = [err2];
                                  } else {
                                    vErrors.push(err2);
                                  }
                                  errors++;
                                  validate22.errors = vErrors;
                                  return false;
                                }
                                if (errors === _errs34) {
                                  if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                                    let missing4;
                                    if (
                                      (data17.type === undefined || !func0.call(data17, "type")) &&
                                      (missing4 = "type")
                                    ) {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/output_format",
                                          schemaPath: "#/components/schemas/OutputFormat/required",
                                          keyword: "required",
                                          params: { missingProperty: missing4 },
                                          message: "must have required property '" + missing4 + "'",
                                        },
                                      ];
                                      return false;
                                    } else {
                                      if (props1 !== true) {
                                        props1 = props1 || {};
                                        props1.type = true;
                                        props1.schema = true;
                                      }
                                      if (data17.type !== undefined && func0.call(data17, "type")) {
                                        const _errs42 = errors;
                                        if (typeof data17.type !== "string") {
                                          validate22.errors = [
                                            {
                                              instancePath: instancePath + "/output_format/type",
                                              schemaPath: "#/components/schemas/OutputFormat/properties/type/type",
                                              keyword: "type",
                                              params: { type: "string" },
                                              message: "must be string",
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid10 = _errs42 === errors;
                                      } else {
                                        var valid10 = true;
                                      }
                                      if (valid10) {
                                        if (data17.schema !== undefined && func0.call(data17, "schema")) {
                                          let data21 = data17.schema;
                                          const _errs44 = errors;
                                          if (
                                            !(data21 && typeof data21 == "object" && !Array.isArray(data21)) &&
                                            data21 !== null
                                          ) {
                                            validate22.errors = [
                                              {
                                                instancePath: instancePath + "/output_format/schema",
                                                schemaPath: "#/components/schemas/OutputFormat/properties/schema/type",
                                                keyword: "type",
                                                params: { type: schema41.properties.schema.type },
                                                message: "must be object,null",
                                              },
                                            ];
                                            return false;
                                          }
                                          var valid10 = _errs44 === errors;
                                        } else {
                                          var valid10 = true;
                                        }
                                      }
                                    }
                                  }
                                }
                                var valid0 = _errs33 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.tools !== undefined && func0.call(data, "tools")) {
                                  let data22 = data.tools;
                                  const _errs47 = errors;
                                  if (!Array.isArray(data22) && data22 !== null) {
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
                                  if (errors === _errs47) {
                                    if (Array.isArray(data22)) {
                                      var valid11 = true;
                                      const len3 = data22.length;
                                      for (let i3 = 0; i3 < len3; i3++) {
                                        const _errs49 = errors;
                                        if (
                                          !validate32(data22[i3], {
                                            instancePath: instancePath + "/tools/" + i3,
                                            parentData: data22,
                                            parentDataProperty: i3,
                                            rootData,
                                            dynamicAnchors,
                                          })
                                        ) {
                                          vErrors =
                                            vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid11 = _errs49 === errors;
                                        if (!valid11) {
                                          break;
                                        }
                                      }
                                    }
                                  }
                                  var valid0 = _errs47 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.tool_choice !== undefined && func0.call(data, "tool_choice")) {
                                    let data24 = data.tool_choice;
                                    const _errs50 = errors;
                                    const _errs51 = errors;
                                    if (
                                      !(data24 && typeof data24 == "object" && !Array.isArray(data24)) &&
                                      data24 !== null
                                    ) {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/tool_choice",
                                          schemaPath: "#/components/schemas/ToolChoice/type",
                                          keyword: "type",
                                          params: { type: schema45.type },
                                          message: "must be object,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    const _errs53 = errors;
                                    let valid13 = true;
                                    const _errs54 = errors;
                                    if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                                      let missing5;
                                      if (
                                        (data24.type === undefined || !func0.call(data24, "type")) &&
                                        (missing5 = "type")
                                      ) {
                                        const err3 = {};
                                        if (vErrors === null) {
                                          vErrors = [err3];
                                        } else {
                                          vErrors.push(err3);
                                        }
                                        errors++;
                                      } else {
                                        if (data24.type !== undefined && func0.call(data24, "type")) {
                                          if ("tool" !== data24.type) {
                                            const err4 = {};
                                            if (vErrors === null) {
                                              vErrors = [err4];
                                            } else {
                                              vErrors.push(err4);
                                            }
                                            errors++;
                                          }
                                        }
                                      }
                                    }
                                    var _valid1 = _errs54 === errors;
                                    errors = _errs53;
                                    if (vErrors !== null) {
                                      if (_errs53) {
                                        vErrors.length = _errs53;
                                      } else {
                                        vErrors = null;
                                      }
                                    }
                                    if (_valid1) {
                                      const _errs56 = errors;
                                      if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                                        let missing6;
                                        if (
                                          (data24.name === undefined || !func0.call(data24, "name")) &&
                                          (missing6 = "name")
                                        ) {
                                          validate22.errors = [
                                            {
                                              instancePath: instancePath + "/tool_choice",
                                              schemaPath: "#/components/schemas/ToolChoice/then/required",
                                              keyword: "required",
                                              params: { missingProperty: missing6 },
                                              message: "must have required property '" + missing6 + "'",
                                            },
                                          ];
                                          return false;
                                        } else {
                                          if (data24.name !== undefined && func0.call(data24, "name")) {
                                            if (typeof data24.name !== "string") {
                                              validate22.errors = [
                                                {
                                                  instancePath: instancePath + "/tool_choice/name",
                                                  schemaPath:
                                                    "#/components/schemas/ToolChoice/then/properties/name/type",
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
                                      var _valid1 = _errs56 === errors;
                                      valid13 = _valid1;
                                      if (valid13) {
                                        var props3 = {};
                                        props3.name = true;
                                        props3.type = true;
                                      }
                                    }
                                    if (!valid13) {
                                      const err5 = {
                                        instancePath: instancePath + "/tool_choice",
                                        schemaPath: "#/components/schemas/ToolChoice/if",
                                        keyword: "if",
                                        params: { failingKeyword: "then" },
                                        message: 'must match "then" schema',
                                      };
                                      if (vErrors === null) {
                                        vErrors = [err5];
                                      } else {
                                        vErrors.push(err5);
                                      }
                                      errors++;
                                      validate22.errors = vErrors;
                                      return false;
                                    }
                                    if (errors === _errs51) {
                                      if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                                        let missing7;
                                        if (
                                          (data24.type === undefined || !func0.call(data24, "type")) &&
                                          (missing7 = "type")
                                        ) {
                                          validate22.errors = [
                                            {
                                              instancePath: instancePath + "/tool_choice",
                                              schemaPath: "#/components/schemas/ToolChoice/required",
                                              keyword: "required",
                                              params: { missingProperty: missing7 },
                                              message: "must have required property '" + missing7 + "'",
                                            },
                                          ];
                                          return false;
                                        } else {
                                          if (props3 !== true) {
                                            props3 = props3 || {};
                                            props3.type = true;
                                            props3.name = true;
                                            props3.disable_parallel_tool_use = true;
                                          }
                                          if (data24.type !== undefined && func0.call(data24, "type")) {
                                            const _errs59 = errors;
                                            if (typeof data24.type !== "string") {
                                              validate22.errors = [
                                                {
                                                  instancePath: instancePath + "/tool_choice/type",
                                                  schemaPath: "#/components/schemas/ToolChoice/properties/type/type",
                                                  keyword: "type",
                                                  params: { type: "string" },
                                                  message: "must be string",
                                                },
                                              ];
                                              return false;
                                            }
                                            var valid16 = _errs59 === errors;
                                          } else {
                                            var valid16 = true;
                                          }
                                          if (valid16) {
                                            if (data24.name !== undefined && func0.call(data24, "name")) {
                                              let data28 = data24.name;
                                              const _errs61 = errors;
                                              if (typeof data28 !== "string" && data28 !== null) {
                                                validate22.errors = [
                                                  {
                                                    instancePath: instancePath + "/tool_choice/name",
                                                    schemaPath: "#/components/schemas/ToolChoice/properties/name/type",
                                                    keyword: "type",
                                                    params: { type: schema45.properties.name.type },
                                                    message: "must be string,null",
                                                  },
                                                ];
                                                return false;
                                              }
                                              var valid16 = _errs61 === errors;
                                            } else {
                                              var valid16 = true;
                                            }
                                            if (valid16) {
                                              if (
                                                data24.disable_parallel_tool_use !== undefined &&
                                                func0.call(data24, "disable_parallel_tool_use")
                                              ) {
                                                let data29 = data24.disable_parallel_tool_use;
                                                const _errs63 = errors;
                                                if (typeof data29 !== "boolean" && data29 !== null) {
                                                  validate22.errors = [
                                                    {
                                                      instancePath:
                                                        instancePath + "/tool_choice/disable_parallel_tool_use",
                                                      schemaPath:
                                                        "#/components/schemas/ToolChoice/properties/disable_parallel_tool_use/type",
                                                      keyword: "type",
                                                      params: {
                                                        type: schema45.properties.disable_parallel_tool_use.type,
                                                      },
                                                      message: "must be boolean,null",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                var valid16 = _errs63 === errors;
                                              } else {
                                                var valid16 = true;
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                    var valid0 = _errs50 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.metadata !== undefined && func0.call(data, "metadata")) {
                                      let data30 = data.metadata;
                                      const _errs65 = errors;
                                      if (
                                        !(data30 && typeof data30 == "object" && !Array.isArray(data30)) &&
                                        data30 !== null
                                      ) {
                                        validate22.errors = [
                                          {
                                            instancePath: instancePath + "/metadata",
                                            schemaPath: "#/properties/metadata/type",
                                            keyword: "type",
                                            params: { type: schema33.properties.metadata.type },
                                            message: "must be object,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      if (errors === _errs65) {
                                        if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                                          if (data30.user_id !== undefined && func0.call(data30, "user_id")) {
                                            let data31 = data30.user_id;
                                            if (typeof data31 !== "string" && data31 !== null) {
                                              validate22.errors = [
                                                {
                                                  instancePath: instancePath + "/metadata/user_id",
                                                  schemaPath: "#/properties/metadata/properties/user_id/type",
                                                  keyword: "type",
                                                  params: {
                                                    type: schema33.properties.metadata.properties.user_id.type,
                                                  },
                                                  message: "must be string,null",
                                                },
                                              ];
                                              return false;
                                            }
                                          }
                                        }
                                      }
                                      var valid0 = _errs65 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.cache_control !== undefined && func0.call(data, "cache_control")) {
                                        let data32 = data.cache_control;
                                        const _errs69 = errors;
                                        const _errs70 = errors;
                                        if (
                                          !(data32 && typeof data32 == "object" && !Array.isArray(data32)) &&
                                          data32 !== null
                                        ) {
                                          validate22.errors = [
                                            {
                                              instancePath: instancePath + "/cache_control",
                                              schemaPath: "#/components/schemas/CacheControl/type",
                                              keyword: "type",
                                              params: { type: schema38.type },
                                              message: "must be object,null",
                                            },
                                          ];
                                          return false;
                                        }
                                        if (errors === _errs70) {
                                          if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
                                            if (data32.type !== undefined && func0.call(data32, "type")) {
                                              let data33 = data32.type;
                                              const _errs72 = errors;
                                              if (typeof data33 !== "string" && data33 !== null) {
                                                validate22.errors = [
                                                  {
                                                    instancePath: instancePath + "/cache_control/type",
                                                    schemaPath:
                                                      "#/components/schemas/CacheControl/properties/type/type",
                                                    keyword: "type",
                                                    params: { type: schema38.properties.type.type },
                                                    message: "must be string,null",
                                                  },
                                                ];
                                                return false;
                                              }
                                              var valid19 = _errs72 === errors;
                                            } else {
                                              var valid19 = true;
                                            }
                                            if (valid19) {
                                              if (data32.ttl !== undefined && func0.call(data32, "ttl")) {
                                                let data34 = data32.ttl;
                                                const _errs74 = errors;
                                                if (typeof data34 !== "string" && data34 !== null) {
                                                  validate22.errors = [
                                                    {
                                                      instancePath: instancePath + "/cache_control/ttl",
                                                      schemaPath:
                                                        "#/components/schemas/CacheControl/properties/ttl/type",
                                                      keyword: "type",
                                                      params: { type: schema38.properties.ttl.type },
                                                      message: "must be string,null",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                var valid19 = _errs74 === errors;
                                              } else {
                                                var valid19 = true;
                                              }
                                            }
                                          }
                                        }
                                        var valid0 = _errs69 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.service_tier !== undefined && func0.call(data, "service_tier")) {
                                          let data35 = data.service_tier;
                                          const _errs76 = errors;
                                          if (typeof data35 !== "string" && data35 !== null) {
                                            validate22.errors = [
                                              {
                                                instancePath: instancePath + "/service_tier",
                                                schemaPath: "#/properties/service_tier/type",
                                                keyword: "type",
                                                params: { type: schema33.properties.service_tier.type },
                                                message: "must be string,null",
                                              },
                                            ];
                                            return false;
                                          }
                                          var valid0 = _errs76 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.speed !== undefined && func0.call(data, "speed")) {
                                            let data36 = data.speed;
                                            const _errs78 = errors;
                                            if (typeof data36 !== "string" && data36 !== null) {
                                              validate22.errors = [
                                                {
                                                  instancePath: instancePath + "/speed",
                                                  schemaPath: "#/properties/speed/type",
                                                  keyword: "type",
                                                  params: { type: schema33.properties.speed.type },
                                                  message: "must be string,null",
                                                },
                                              ];
                                              return false;
                                            }
                                            var valid0 = _errs78 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.inference_geo !== undefined && func0.call(data, "inference_geo")) {
                                              let data37 = data.inference_geo;
                                              const _errs80 = errors;
                                              if (typeof data37 !== "string" && data37 !== null) {
                                                validate22.errors = [
                                                  {
                                                    instancePath: instancePath + "/inference_geo",
                                                    schemaPath: "#/properties/inference_geo/type",
                                                    keyword: "type",
                                                    params: { type: schema33.properties.inference_geo.type },
                                                    message: "must be string,null",
                                                  },
                                                ];
                                                return false;
                                              }
                                              var valid0 = _errs80 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.container !== undefined && func0.call(data, "container")) {
                                                let data38 = data.container;
                                                const _errs82 = errors;
                                                if (
                                                  typeof data38 !== "string" &&
                                                  !(data38 && typeof data38 == "object" && !Array.isArray(data38)) &&
                                                  data38 !== null
                                                ) {
                                                  validate22.errors = [
                                                    {
                                                      instancePath: instancePath + "/container",
                                                      schemaPath: "#/properties/container/type",
                                                      keyword: "type",
                                                      params: { type: schema33.properties.container.type },
                                                      message: "must be string,object,null",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                var valid0 = _errs82 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.diagnostics !== undefined && func0.call(data, "diagnostics")) {
                                                  let data39 = data.diagnostics;
                                                  const _errs85 = errors;
                                                  if (
                                                    !(data39 && typeof data39 == "object" && !Array.isArray(data39)) &&
                                                    data39 !== null
                                                  ) {
                                                    validate22.errors = [
                                                      {
                                                        instancePath: instancePath + "/diagnostics",
                                                        schemaPath: "#/properties/diagnostics/type",
                                                        keyword: "type",
                                                        params: { type: schema33.properties.diagnostics.type },
                                                        message: "must be object,null",
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                  var valid0 = _errs85 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (
                                                    data.mcp_servers !== undefined &&
                                                    func0.call(data, "mcp_servers")
                                                  ) {
                                                    let data40 = data.mcp_servers;
                                                    const _errs88 = errors;
                                                    if (!Array.isArray(data40) && data40 !== null) {
                                                      validate22.errors = [
                                                        {
                                                          instancePath: instancePath + "/mcp_servers",
                                                          schemaPath: "#/properties/mcp_servers/type",
                                                          keyword: "type",
                                                          params: { type: schema33.properties.mcp_servers.type },
                                                          message: "must be array,null",
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                    if (errors === _errs88) {
                                                      if (Array.isArray(data40)) {
                                                        var valid20 = true;
                                                        const len4 = data40.length;
                                                        for (let i4 = 0; i4 < len4; i4++) {
                                                          let data41 = data40[i4];
                                                          const _errs90 = errors;
                                                          if (errors === _errs90) {
                                                            if (
                                                              data41 &&
                                                              typeof data41 == "object" &&
                                                              !Array.isArray(data41)
                                                            ) {
                                                            } else {
                                                              validate22.errors = [
                                                                {
                                                                  instancePath: instancePath + "/mcp_servers/" + i4,
                                                                  schemaPath: "#/properties/mcp_servers/items/type",
                                                                  keyword: "type",
                                                                  params: { type: "object" },
                                                                  message: "must be object",
                                                                },
                                                              ];
                                                              return false;
                                                            }
                                                          }
                                                          var valid20 = _errs90 === errors;
                                                          if (!valid20) {
                                                            break;
                                                          }
                                                        }
                                                      }
                                                    }
                                                    var valid0 = _errs88 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (
                                                      data.context_management !== undefined &&
                                                      func0.call(data, "context_management")
                                                    ) {
                                                      let data42 = data.context_management;
                                                      const _errs93 = errors;
                                                      if (
                                                        !(
                                                          data42 &&
                                                          typeof data42 == "object" &&
                                                          !Array.isArray(data42)
                                                        ) &&
                                                        data42 !== null
                                                      ) {
                                                        validate22.errors = [
                                                          {
                                                            instancePath: instancePath + "/context_management",
                                                            schemaPath: "#/properties/context_management/type",
                                                            keyword: "type",
                                                            params: {
                                                              type: schema33.properties.context_management.type,
                                                            },
                                                            message: "must be object,null",
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                      var valid0 = _errs93 === errors;
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
    max_tokens: true,
    system: true,
    stream: true,
    stop_sequences: true,
    temperature: true,
    top_p: true,
    top_k: true,
    thinking: true,
    output_config: true,
    output_format: true,
    tools: true,
    tool_choice: true,
    metadata: true,
    cache_control: true,
    service_tier: true,
    speed: true,
    inference_geo: true,
    container: true,
    diagnostics: true,
    mcp_servers: true,
    context_management: true,
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
    max_tokens: true,
    system: true,
    stream: true,
    stop_sequences: true,
    temperature: true,
    top_p: true,
    top_k: true,
    thinking: true,
    output_config: true,
    output_format: true,
    tools: true,
    tool_choice: true,
    metadata: true,
    cache_control: true,
    service_tier: true,
    speed: true,
    inference_geo: true,
    container: true,
    diagnostics: true,
    mcp_servers: true,
    context_management: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

export const validateCount = validate35;
const schema47 = { $id: "/count", $ref: "/document#/components/schemas/CountRequest" };
const schema48 = {
  type: "object",
  required: ["model", "messages"],
  properties: {
    model: { type: "string", minLength: 1 },
    messages: { type: "array", minItems: 1, items: { $ref: "#/components/schemas/Message" } },
    system: { type: ["string", "array", "null"], items: { $ref: "#/components/schemas/Block" } },
    tools: { type: ["array", "null"], items: { $ref: "#/components/schemas/Tool" } },
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
      let missing0;
      if (
        ((data.model === undefined || !func0.call(data, "model")) && (missing0 = "model")) ||
        ((data.messages === undefined || !func0.call(data, "messages")) && (missing0 = "messages"))
      ) {
        validate36.errors = [
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
              if (func64(data0) < 1) {
                validate36.errors = [
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
              validate36.errors = [
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
                  validate36.errors = [
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
                validate36.errors = [
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
            if (data.system !== undefined && func0.call(data, "system")) {
              let data3 = data.system;
              const _errs6 = errors;
              if (typeof data3 !== "string" && !Array.isArray(data3) && data3 !== null) {
                validate36.errors = [
                  {
                    instancePath: instancePath + "/system",
                    schemaPath: "#/properties/system/type",
                    keyword: "type",
                    params: { type: schema48.properties.system.type },
                    message: "must be string,array,null",
                  },
                ];
                return false;
              }
              if (errors === _errs6) {
                if (Array.isArray(data3)) {
                  var valid2 = true;
                  const len1 = data3.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    const _errs8 = errors;
                    if (
                      !validate24(data3[i1], {
                        instancePath: instancePath + "/system/" + i1,
                        parentData: data3,
                        parentDataProperty: i1,
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                      errors = vErrors.length;
                    }
                    var valid2 = _errs8 === errors;
                    if (!valid2) {
                      break;
                    }
                  }
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.tools !== undefined && func0.call(data, "tools")) {
                let data5 = data.tools;
                const _errs9 = errors;
                if (!Array.isArray(data5) && data5 !== null) {
                  validate36.errors = [
                    {
                      instancePath: instancePath + "/tools",
                      schemaPath: "#/properties/tools/type",
                      keyword: "type",
                      params: { type: schema48.properties.tools.type },
                      message: "must be array,null",
                    },
                  ];
                  return false;
                }
                if (errors === _errs9) {
                  if (Array.isArray(data5)) {
                    var valid3 = true;
                    const len2 = data5.length;
                    for (let i2 = 0; i2 < len2; i2++) {
                      const _errs11 = errors;
                      if (
                        !validate32(data5[i2], {
                          instancePath: instancePath + "/tools/" + i2,
                          parentData: data5,
                          parentDataProperty: i2,
                          rootData,
                          dynamicAnchors,
                        })
                      ) {
                        vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                        errors = vErrors.length;
                      }
                      var valid3 = _errs11 === errors;
                      if (!valid3) {
                        break;
                      }
                    }
                  }
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
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
  props: { model: true, messages: true, system: true, tools: true },
  dynamicProps: false,
  dynamicItems: false,
};

function validate35(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="/count" */
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate35.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!validate36(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
    errors = vErrors.length;
  }
  validate35.errors = vErrors;
  return errors === 0;
}
validate35.evaluated = {
  props: { model: true, messages: true, system: true, tools: true },
  dynamicProps: false,
  dynamicItems: false,
};
