// Made from specs/dialects/messages/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length } from "../../src/conversion/validator-support.js";

export const validateRequest = checkRequest;
const schemaRequest = {
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
const schemaThinking = {
  type: ["object", "null"],
  required: ["type"],
  properties: {
    type: { type: "string" },
    budget_tokens: { type: ["integer", "null"], minimum: 1, maximum: 2147483647 },
    display: { type: ["string", "null"] },
  },
};
const schemaOutputFormat = {
  type: ["object", "null"],
  required: ["type"],
  properties: { type: { type: "string" }, schema: { type: ["object", "null"], additionalProperties: true } },
  if: { required: ["type"], properties: { type: { const: "json_schema" } } },
  then: { required: ["schema"], properties: { schema: { type: "object" } } },
};
const schemaToolChoice = {
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
const schemaCacheControl = {
  type: ["object", "null"],
  properties: { type: { type: ["string", "null"] }, ttl: { type: ["string", "null"] } },
};
const hasOwn = Object.prototype.hasOwnProperty;

const schemaMessage = {
  type: "object",
  required: ["role"],
  properties: {
    role: { type: "string", enum: ["user", "assistant", "system"] },
    content: { type: ["string", "array"], items: { $ref: "#/components/schemas/Block" } },
    output_config: { type: ["object", "null"], additionalProperties: true },
    clear_at: { type: ["string", "null"] },
  },
  if: {
    required: ["role", "output_config"],
    properties: { role: { const: "system" }, output_config: { type: "object" } },
  },
  else: { required: ["content"] },
};
const schemaBlock = {
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
const schemaCitation = {
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
const schemaSource = {
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
const checkBlockLater = { validate: checkBlock };

function checkSource(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && typeof data !== "string" && data !== null) {
    checkSource.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schemaSource.type },
        message: "must be object,string,null",
      },
    ];
    return false;
  }
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.type === undefined || !hasOwn.call(data, "type")) && (missing0 = "type")) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (data.type !== undefined && hasOwn.call(data, "type")) {
          let data0 = data.type;
          if (!(data0 === "base64" || data0 === "text")) {
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
    } else {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
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
      if ((data.data === undefined || !hasOwn.call(data, "data")) && (missing0 = "data")) {
        checkSource.errors = [
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
        if (data.data !== undefined && hasOwn.call(data, "data")) {
          if (typeof data.data !== "string") {
            checkSource.errors = [
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
    var _valid0 = _errs2 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs2 = errors;
    const _errs3 = errors;
    let valid1 = true;
    const _errs4 = errors;
    if (errors === _errs4) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if ((data.type === undefined || !hasOwn.call(data, "type")) && (missing0 = "type")) {
          const err0 = {};
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        } else {
          if (data.type !== undefined && hasOwn.call(data, "type")) {
            if ("url" !== data.type) {
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
      } else {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
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
    let ifClause1;
    if (_valid1) {
      const _errs5 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if ((data.url === undefined || !hasOwn.call(data, "url")) && (missing0 = "url")) {
          checkSource.errors = [
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
          if (data.url !== undefined && hasOwn.call(data, "url")) {
            if (typeof data.url !== "string") {
              checkSource.errors = [
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
      var _valid1 = _errs5 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    } else {
      const _errs5 = errors;
      const _errs6 = errors;
      let valid2 = true;
      const _errs7 = errors;
      if (errors === _errs7) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing0;
          if ((data.type === undefined || !hasOwn.call(data, "type")) && (missing0 = "type")) {
            const err0 = {};
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          } else {
            if (data.type !== undefined && hasOwn.call(data, "type")) {
              if ("file" !== data.type) {
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
        } else {
          const err0 = {};
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      }
      var _valid2 = _errs7 === errors;
      errors = _errs6;
      if (vErrors !== null) {
        if (_errs6) {
          vErrors.length = _errs6;
        } else {
          vErrors = null;
        }
      }
      if (_valid2) {
        const _errs8 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing0;
          if ((data.file_id === undefined || !hasOwn.call(data, "file_id")) && (missing0 = "file_id")) {
            checkSource.errors = [
              {
                instancePath,
                schemaPath: "#/else/else/then/required",
                keyword: "required",
                params: { missingProperty: missing0 },
                message: "must have required property '" + missing0 + "'",
              },
            ];
            return false;
          } else {
            if (data.file_id !== undefined && hasOwn.call(data, "file_id")) {
              if (typeof data.file_id !== "string") {
                checkSource.errors = [
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
        var _valid2 = _errs8 === errors;
        valid2 = _valid2;
      }
      if (!valid2) {
        const err0 = {
          instancePath,
          schemaPath: "#/else/else/if",
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
        checkSource.errors = vErrors;
        return false;
      }
      var _valid1 = _errs5 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    if (!valid1) {
      const err0 = {
        instancePath,
        schemaPath: "#/else/if",
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
      checkSource.errors = vErrors;
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
    checkSource.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.type !== undefined && hasOwn.call(data, "type")) {
          const _errs2 = errors;
          if (typeof data.type !== "string") {
            checkSource.errors = [
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
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (!valid1) break checks0;
        if (data.media_type !== undefined && hasOwn.call(data, "media_type")) {
          let data0 = data.media_type;
          const _errs2 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkSource.errors = [
              {
                instancePath: instancePath + "/media_type",
                schemaPath: "#/properties/media_type/type",
                keyword: "type",
                params: { type: schemaSource.properties.media_type.type },
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
        if (data.data !== undefined && hasOwn.call(data, "data")) {
          let data0 = data.data;
          const _errs2 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkSource.errors = [
              {
                instancePath: instancePath + "/data",
                schemaPath: "#/properties/data/type",
                keyword: "type",
                params: { type: schemaSource.properties.data.type },
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
        if (data.url !== undefined && hasOwn.call(data, "url")) {
          let data0 = data.url;
          const _errs2 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkSource.errors = [
              {
                instancePath: instancePath + "/url",
                schemaPath: "#/properties/url/type",
                keyword: "type",
                params: { type: schemaSource.properties.url.type },
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
        if (data.file_id !== undefined && hasOwn.call(data, "file_id")) {
          let data0 = data.file_id;
          const _errs2 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkSource.errors = [
              {
                instancePath: instancePath + "/file_id",
                schemaPath: "#/properties/file_id/type",
                keyword: "type",
                params: { type: schemaSource.properties.file_id.type },
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
        if (data.content !== undefined && hasOwn.call(data, "content")) {
          let data0 = data.content;
          const _errs2 = errors;
          if (typeof data0 !== "string" && !Array.isArray(data0) && data0 !== null) {
            checkSource.errors = [
              {
                instancePath: instancePath + "/content",
                schemaPath: "#/properties/content/type",
                keyword: "type",
                params: { type: schemaSource.properties.content.type },
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
                const _errs3 = errors;
                if (
                  !checkBlockLater.validate(data0[i0], {
                    instancePath: instancePath + "/content/" + i0,
                    parentData: data0,
                    parentDataProperty: i0,
                    rootData,
                    dynamicAnchors,
                  })
                ) {
                  vErrors =
                    vErrors === null
                      ? checkBlockLater.validate.errors
                      : vErrors.concat(checkBlockLater.validate.errors);
                  errors = vErrors.length;
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
      }
    }
  }
  checkSource.errors = vErrors;
  return errors === 0;
}

function checkBlock(
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
    if ((data.type === undefined || !hasOwn.call(data, "type")) && (missing0 = "type")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.type !== undefined && hasOwn.call(data, "type")) {
        if ("text" !== data.type) {
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
      if ((data.text === undefined || !hasOwn.call(data, "text")) && (missing0 = "text")) {
        checkBlock.errors = [
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
        if (data.text !== undefined && hasOwn.call(data, "text")) {
          if (typeof data.text !== "string") {
            checkBlock.errors = [
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
      if ((data.type === undefined || !hasOwn.call(data, "type")) && (missing0 = "type")) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (data.type !== undefined && hasOwn.call(data, "type")) {
          let data0 = data.type;
          if (!(data0 === "image" || data0 === "document")) {
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
    let ifClause1;
    if (_valid1) {
      const _errs5 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if ((data.source === undefined || !hasOwn.call(data, "source")) && (missing0 = "source")) {
          checkBlock.errors = [
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
          if (data.source !== undefined && hasOwn.call(data, "source")) {
            let data0 = data.source;
            const _errs6 = errors;
            if (errors === _errs6) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing1;
                if ((data0.type === undefined || !hasOwn.call(data0, "type")) && (missing1 = "type")) {
                  checkBlock.errors = [
                    {
                      instancePath: instancePath + "/source",
                      schemaPath: "#/else/then/properties/source/required",
                      keyword: "required",
                      params: { missingProperty: missing1 },
                      message: "must have required property '" + missing1 + "'",
                    },
                  ];
                  return false;
                }
              } else {
                checkBlock.errors = [
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
      var _valid1 = _errs5 === errors;
      valid1 = _valid1;
      ifClause1 = "then";
    } else {
      const _errs5 = errors;
      const _errs6 = errors;
      let valid2 = true;
      const _errs7 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if ((data.type === undefined || !hasOwn.call(data, "type")) && (missing0 = "type")) {
          const err0 = {};
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        } else {
          if (data.type !== undefined && hasOwn.call(data, "type")) {
            if ("thinking" !== data.type) {
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
      var _valid2 = _errs7 === errors;
      errors = _errs6;
      if (vErrors !== null) {
        if (_errs6) {
          vErrors.length = _errs6;
        } else {
          vErrors = null;
        }
      }
      let ifClause2;
      if (_valid2) {
        const _errs8 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing0;
          if ((data.thinking === undefined || !hasOwn.call(data, "thinking")) && (missing0 = "thinking")) {
            checkBlock.errors = [
              {
                instancePath,
                schemaPath: "#/else/else/then/required",
                keyword: "required",
                params: { missingProperty: missing0 },
                message: "must have required property '" + missing0 + "'",
              },
            ];
            return false;
          } else {
            if (data.thinking !== undefined && hasOwn.call(data, "thinking")) {
              if (typeof data.thinking !== "string") {
                checkBlock.errors = [
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
        var _valid2 = _errs8 === errors;
        valid2 = _valid2;
        ifClause2 = "then";
      } else {
        const _errs8 = errors;
        const _errs9 = errors;
        let valid3 = true;
        const _errs10 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing0;
          if ((data.type === undefined || !hasOwn.call(data, "type")) && (missing0 = "type")) {
            const err0 = {};
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          } else {
            if (data.type !== undefined && hasOwn.call(data, "type")) {
              if ("redacted_thinking" !== data.type) {
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
        var _valid3 = _errs10 === errors;
        errors = _errs9;
        if (vErrors !== null) {
          if (_errs9) {
            vErrors.length = _errs9;
          } else {
            vErrors = null;
          }
        }
        let ifClause3;
        if (_valid3) {
          const _errs11 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if ((data.data === undefined || !hasOwn.call(data, "data")) && (missing0 = "data")) {
              checkBlock.errors = [
                {
                  instancePath,
                  schemaPath: "#/else/else/else/then/required",
                  keyword: "required",
                  params: { missingProperty: missing0 },
                  message: "must have required property '" + missing0 + "'",
                },
              ];
              return false;
            } else {
              if (data.data !== undefined && hasOwn.call(data, "data")) {
                if (typeof data.data !== "string") {
                  checkBlock.errors = [
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
          var _valid3 = _errs11 === errors;
          valid3 = _valid3;
          ifClause3 = "then";
        } else {
          const _errs11 = errors;
          const _errs12 = errors;
          let valid4 = true;
          const _errs13 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if ((data.type === undefined || !hasOwn.call(data, "type")) && (missing0 = "type")) {
              const err0 = {};
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            } else {
              if (data.type !== undefined && hasOwn.call(data, "type")) {
                if ("tool_use" !== data.type) {
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
          var _valid4 = _errs13 === errors;
          errors = _errs12;
          if (vErrors !== null) {
            if (_errs12) {
              vErrors.length = _errs12;
            } else {
              vErrors = null;
            }
          }
          let ifClause4;
          if (_valid4) {
            const _errs14 = errors;
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing0;
              if (
                ((data.id === undefined || !hasOwn.call(data, "id")) && (missing0 = "id")) ||
                ((data.name === undefined || !hasOwn.call(data, "name")) && (missing0 = "name")) ||
                ((data.input === undefined || !hasOwn.call(data, "input")) && (missing0 = "input"))
              ) {
                checkBlock.errors = [
                  {
                    instancePath,
                    schemaPath: "#/else/else/else/else/then/required",
                    keyword: "required",
                    params: { missingProperty: missing0 },
                    message: "must have required property '" + missing0 + "'",
                  },
                ];
                return false;
              } else {
                checks0: {
                  if (data.id !== undefined && hasOwn.call(data, "id")) {
                    const _errs15 = errors;
                    if (typeof data.id !== "string") {
                      checkBlock.errors = [
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
                    var valid5 = _errs15 === errors;
                  } else {
                    var valid5 = true;
                  }
                  if (!valid5) break checks0;
                  if (data.name !== undefined && hasOwn.call(data, "name")) {
                    const _errs15 = errors;
                    if (typeof data.name !== "string") {
                      checkBlock.errors = [
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
                    var valid5 = _errs15 === errors;
                  } else {
                    var valid5 = true;
                  }
                  if (!valid5) break checks0;
                  if (data.input !== undefined && hasOwn.call(data, "input")) {
                    let data0 = data.input;
                    const _errs15 = errors;
                    if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
                      checkBlock.errors = [
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
                    var valid5 = _errs15 === errors;
                  } else {
                    var valid5 = true;
                  }
                }
              }
            }
            var _valid4 = _errs14 === errors;
            valid4 = _valid4;
            ifClause4 = "then";
          } else {
            const _errs14 = errors;
            const _errs15 = errors;
            let valid5 = true;
            const _errs16 = errors;
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing0;
              if ((data.type === undefined || !hasOwn.call(data, "type")) && (missing0 = "type")) {
                const err0 = {};
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              } else {
                if (data.type !== undefined && hasOwn.call(data, "type")) {
                  if ("tool_result" !== data.type) {
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
            var _valid5 = _errs16 === errors;
            errors = _errs15;
            if (vErrors !== null) {
              if (_errs15) {
                vErrors.length = _errs15;
              } else {
                vErrors = null;
              }
            }
            if (_valid5) {
              const _errs17 = errors;
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing0;
                if (
                  (data.tool_use_id === undefined || !hasOwn.call(data, "tool_use_id")) &&
                  (missing0 = "tool_use_id")
                ) {
                  checkBlock.errors = [
                    {
                      instancePath,
                      schemaPath: "#/else/else/else/else/else/then/required",
                      keyword: "required",
                      params: { missingProperty: missing0 },
                      message: "must have required property '" + missing0 + "'",
                    },
                  ];
                  return false;
                } else {
                  checks0: {
                    if (data.tool_use_id !== undefined && hasOwn.call(data, "tool_use_id")) {
                      const _errs18 = errors;
                      if (typeof data.tool_use_id !== "string") {
                        checkBlock.errors = [
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
                      var valid6 = _errs18 === errors;
                    } else {
                      var valid6 = true;
                    }
                    if (!valid6) break checks0;
                    if (data.content !== undefined && hasOwn.call(data, "content")) {
                      let data0 = data.content;
                      const _errs18 = errors;
                      if (typeof data0 !== "string" && !Array.isArray(data0) && data0 !== null) {
                        checkBlock.errors = [
                          {
                            instancePath: instancePath + "/content",
                            schemaPath: "#/else/else/else/else/else/then/properties/content/type",
                            keyword: "type",
                            params: { type: schemaBlock.else.else.else.else.else.then.properties.content.type },
                            message: "must be string,array,null",
                          },
                        ];
                        return false;
                      }
                      var valid6 = _errs18 === errors;
                    } else {
                      var valid6 = true;
                    }
                  }
                }
              }
              var _valid5 = _errs17 === errors;
              valid5 = _valid5;
            }
            if (!valid5) {
              const err0 = {
                instancePath,
                schemaPath: "#/else/else/else/else/else/if",
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
              checkBlock.errors = vErrors;
              return false;
            }
            var _valid4 = _errs14 === errors;
            valid4 = _valid4;
            ifClause4 = "else";
          }
          if (!valid4) {
            const err0 = {
              instancePath,
              schemaPath: "#/else/else/else/else/if",
              keyword: "if",
              params: { failingKeyword: ifClause4 },
              message: 'must match "' + ifClause4 + '" schema',
            };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
            checkBlock.errors = vErrors;
            return false;
          }
          var _valid3 = _errs11 === errors;
          valid3 = _valid3;
          ifClause3 = "else";
        }
        if (!valid3) {
          const err0 = {
            instancePath,
            schemaPath: "#/else/else/else/if",
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
          checkBlock.errors = vErrors;
          return false;
        }
        var _valid2 = _errs8 === errors;
        valid2 = _valid2;
        ifClause2 = "else";
      }
      if (!valid2) {
        const err0 = {
          instancePath,
          schemaPath: "#/else/else/if",
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
        checkBlock.errors = vErrors;
        return false;
      }
      var _valid1 = _errs5 === errors;
      valid1 = _valid1;
      ifClause1 = "else";
    }
    if (!valid1) {
      const err0 = {
        instancePath,
        schemaPath: "#/else/if",
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
      checkBlock.errors = vErrors;
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
    checkBlock.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.type === undefined || !hasOwn.call(data, "type")) && (missing0 = "type")) {
        checkBlock.errors = [
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
          if (data.type !== undefined && hasOwn.call(data, "type")) {
            const _errs2 = errors;
            if (typeof data.type !== "string") {
              checkBlock.errors = [
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
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.text !== undefined && hasOwn.call(data, "text")) {
            let data0 = data.text;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkBlock.errors = [
                {
                  instancePath: instancePath + "/text",
                  schemaPath: "#/properties/text/type",
                  keyword: "type",
                  params: { type: schemaBlock.properties.text.type },
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
            if (typeof data0 != "object") {
              checkBlock.errors = [
                {
                  instancePath: instancePath + "/citations",
                  schemaPath: "#/properties/citations/type",
                  keyword: "type",
                  params: { type: schemaBlock.properties.citations.type },
                  message: "must be array,object,null",
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
                      checks1: {
                        if (data1.type !== undefined && hasOwn.call(data1, "type")) {
                          const _errs5 = errors;
                          if (typeof data1.type !== "string") {
                            checkBlock.errors = [
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
                          var valid3 = _errs5 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (!valid3) break checks1;
                        if (data1.cited_text !== undefined && hasOwn.call(data1, "cited_text")) {
                          let data2 = data1.cited_text;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkBlock.errors = [
                              {
                                instancePath: instancePath + "/citations/" + i0 + "/cited_text",
                                schemaPath: "#/components/schemas/Citation/properties/cited_text/type",
                                keyword: "type",
                                params: { type: schemaCitation.properties.cited_text.type },
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
                        if (data1.url !== undefined && hasOwn.call(data1, "url")) {
                          let data2 = data1.url;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkBlock.errors = [
                              {
                                instancePath: instancePath + "/citations/" + i0 + "/url",
                                schemaPath: "#/components/schemas/Citation/properties/url/type",
                                keyword: "type",
                                params: { type: schemaCitation.properties.url.type },
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
                        if (data1.title !== undefined && hasOwn.call(data1, "title")) {
                          let data2 = data1.title;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkBlock.errors = [
                              {
                                instancePath: instancePath + "/citations/" + i0 + "/title",
                                schemaPath: "#/components/schemas/Citation/properties/title/type",
                                keyword: "type",
                                params: { type: schemaCitation.properties.title.type },
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
                        if (data1.source !== undefined && hasOwn.call(data1, "source")) {
                          let data2 = data1.source;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkBlock.errors = [
                              {
                                instancePath: instancePath + "/citations/" + i0 + "/source",
                                schemaPath: "#/components/schemas/Citation/properties/source/type",
                                keyword: "type",
                                params: { type: schemaCitation.properties.source.type },
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
                        if (data1.encrypted_index !== undefined && hasOwn.call(data1, "encrypted_index")) {
                          let data2 = data1.encrypted_index;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkBlock.errors = [
                              {
                                instancePath: instancePath + "/citations/" + i0 + "/encrypted_index",
                                schemaPath: "#/components/schemas/Citation/properties/encrypted_index/type",
                                keyword: "type",
                                params: { type: schemaCitation.properties.encrypted_index.type },
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
                        if (data1.document_index !== undefined && hasOwn.call(data1, "document_index")) {
                          let data2 = data1.document_index;
                          const _errs5 = errors;
                          if (
                            !(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) &&
                            data2 !== null
                          ) {
                            checkBlock.errors = [
                              {
                                instancePath: instancePath + "/citations/" + i0 + "/document_index",
                                schemaPath: "#/components/schemas/Citation/properties/document_index/type",
                                keyword: "type",
                                params: { type: schemaCitation.properties.document_index.type },
                                message: "must be integer,null",
                              },
                            ];
                            return false;
                          }
                          var valid3 = _errs5 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (!valid3) break checks1;
                        if (data1.document_title !== undefined && hasOwn.call(data1, "document_title")) {
                          let data2 = data1.document_title;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkBlock.errors = [
                              {
                                instancePath: instancePath + "/citations/" + i0 + "/document_title",
                                schemaPath: "#/components/schemas/Citation/properties/document_title/type",
                                keyword: "type",
                                params: { type: schemaCitation.properties.document_title.type },
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
                        if (data1.search_result_index !== undefined && hasOwn.call(data1, "search_result_index")) {
                          let data2 = data1.search_result_index;
                          const _errs5 = errors;
                          if (
                            !(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) &&
                            data2 !== null
                          ) {
                            checkBlock.errors = [
                              {
                                instancePath: instancePath + "/citations/" + i0 + "/search_result_index",
                                schemaPath: "#/components/schemas/Citation/properties/search_result_index/type",
                                keyword: "type",
                                params: { type: schemaCitation.properties.search_result_index.type },
                                message: "must be integer,null",
                              },
                            ];
                            return false;
                          }
                          var valid3 = _errs5 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (!valid3) break checks1;
                        if (data1.start_char_index !== undefined && hasOwn.call(data1, "start_char_index")) {
                          let data2 = data1.start_char_index;
                          const _errs5 = errors;
                          if (
                            !(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) &&
                            data2 !== null
                          ) {
                            checkBlock.errors = [
                              {
                                instancePath: instancePath + "/citations/" + i0 + "/start_char_index",
                                schemaPath: "#/components/schemas/Citation/properties/start_char_index/type",
                                keyword: "type",
                                params: { type: schemaCitation.properties.start_char_index.type },
                                message: "must be integer,null",
                              },
                            ];
                            return false;
                          }
                          var valid3 = _errs5 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (!valid3) break checks1;
                        if (data1.end_char_index !== undefined && hasOwn.call(data1, "end_char_index")) {
                          let data2 = data1.end_char_index;
                          const _errs5 = errors;
                          if (
                            !(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) &&
                            data2 !== null
                          ) {
                            checkBlock.errors = [
                              {
                                instancePath: instancePath + "/citations/" + i0 + "/end_char_index",
                                schemaPath: "#/components/schemas/Citation/properties/end_char_index/type",
                                keyword: "type",
                                params: { type: schemaCitation.properties.end_char_index.type },
                                message: "must be integer,null",
                              },
                            ];
                            return false;
                          }
                          var valid3 = _errs5 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (!valid3) break checks1;
                        if (data1.start_page_number !== undefined && hasOwn.call(data1, "start_page_number")) {
                          let data2 = data1.start_page_number;
                          const _errs5 = errors;
                          if (
                            !(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) &&
                            data2 !== null
                          ) {
                            checkBlock.errors = [
                              {
                                instancePath: instancePath + "/citations/" + i0 + "/start_page_number",
                                schemaPath: "#/components/schemas/Citation/properties/start_page_number/type",
                                keyword: "type",
                                params: { type: schemaCitation.properties.start_page_number.type },
                                message: "must be integer,null",
                              },
                            ];
                            return false;
                          }
                          var valid3 = _errs5 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (!valid3) break checks1;
                        if (data1.end_page_number !== undefined && hasOwn.call(data1, "end_page_number")) {
                          let data2 = data1.end_page_number;
                          const _errs5 = errors;
                          if (
                            !(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) &&
                            data2 !== null
                          ) {
                            checkBlock.errors = [
                              {
                                instancePath: instancePath + "/citations/" + i0 + "/end_page_number",
                                schemaPath: "#/components/schemas/Citation/properties/end_page_number/type",
                                keyword: "type",
                                params: { type: schemaCitation.properties.end_page_number.type },
                                message: "must be integer,null",
                              },
                            ];
                            return false;
                          }
                          var valid3 = _errs5 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (!valid3) break checks1;
                        if (data1.start_block_index !== undefined && hasOwn.call(data1, "start_block_index")) {
                          let data2 = data1.start_block_index;
                          const _errs5 = errors;
                          if (
                            !(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) &&
                            data2 !== null
                          ) {
                            checkBlock.errors = [
                              {
                                instancePath: instancePath + "/citations/" + i0 + "/start_block_index",
                                schemaPath: "#/components/schemas/Citation/properties/start_block_index/type",
                                keyword: "type",
                                params: { type: schemaCitation.properties.start_block_index.type },
                                message: "must be integer,null",
                              },
                            ];
                            return false;
                          }
                          var valid3 = _errs5 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (!valid3) break checks1;
                        if (data1.end_block_index !== undefined && hasOwn.call(data1, "end_block_index")) {
                          let data2 = data1.end_block_index;
                          const _errs5 = errors;
                          if (
                            !(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) &&
                            data2 !== null
                          ) {
                            checkBlock.errors = [
                              {
                                instancePath: instancePath + "/citations/" + i0 + "/end_block_index",
                                schemaPath: "#/components/schemas/Citation/properties/end_block_index/type",
                                keyword: "type",
                                params: { type: schemaCitation.properties.end_block_index.type },
                                message: "must be integer,null",
                              },
                            ];
                            return false;
                          }
                          var valid3 = _errs5 === errors;
                        } else {
                          var valid3 = true;
                        }
                      }
                    } else {
                      checkBlock.errors = [
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
                  var valid2 = _errs3 === errors;
                  if (!valid2) {
                    break;
                  }
                }
              }
              if (errors === _errs2) {
                if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                  if (data0.enabled !== undefined && hasOwn.call(data0, "enabled")) {
                    let data1 = data0.enabled;
                    if (typeof data1 !== "boolean" && data1 !== null) {
                      checkBlock.errors = [
                        {
                          instancePath: instancePath + "/citations/enabled",
                          schemaPath: "#/properties/citations/properties/enabled/type",
                          keyword: "type",
                          params: { type: schemaBlock.properties.citations.properties.enabled.type },
                          message: "must be boolean,null",
                        },
                      ];
                      return false;
                    }
                  }
                }
              }
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.source !== undefined && hasOwn.call(data, "source")) {
            const _errs2 = errors;
            if (
              !checkSource(data.source, {
                instancePath: instancePath + "/source",
                parentData: data,
                parentDataProperty: "source",
                rootData,
                dynamicAnchors,
              })
            ) {
              vErrors = vErrors === null ? checkSource.errors : vErrors.concat(checkSource.errors);
              errors = vErrors.length;
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.title !== undefined && hasOwn.call(data, "title")) {
            let data0 = data.title;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkBlock.errors = [
                {
                  instancePath: instancePath + "/title",
                  schemaPath: "#/properties/title/type",
                  keyword: "type",
                  params: { type: schemaBlock.properties.title.type },
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
          if (data.context !== undefined && hasOwn.call(data, "context")) {
            let data0 = data.context;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkBlock.errors = [
                {
                  instancePath: instancePath + "/context",
                  schemaPath: "#/properties/context/type",
                  keyword: "type",
                  params: { type: schemaBlock.properties.context.type },
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
          if (data.thinking !== undefined && hasOwn.call(data, "thinking")) {
            let data0 = data.thinking;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkBlock.errors = [
                {
                  instancePath: instancePath + "/thinking",
                  schemaPath: "#/properties/thinking/type",
                  keyword: "type",
                  params: { type: schemaBlock.properties.thinking.type },
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
          if (data.signature !== undefined && hasOwn.call(data, "signature")) {
            let data0 = data.signature;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkBlock.errors = [
                {
                  instancePath: instancePath + "/signature",
                  schemaPath: "#/properties/signature/type",
                  keyword: "type",
                  params: { type: schemaBlock.properties.signature.type },
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
          if (data.data !== undefined && hasOwn.call(data, "data")) {
            let data0 = data.data;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkBlock.errors = [
                {
                  instancePath: instancePath + "/data",
                  schemaPath: "#/properties/data/type",
                  keyword: "type",
                  params: { type: schemaBlock.properties.data.type },
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
          if (data.id !== undefined && hasOwn.call(data, "id")) {
            let data0 = data.id;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkBlock.errors = [
                {
                  instancePath: instancePath + "/id",
                  schemaPath: "#/properties/id/type",
                  keyword: "type",
                  params: { type: schemaBlock.properties.id.type },
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
          if (data.name !== undefined && hasOwn.call(data, "name")) {
            let data0 = data.name;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkBlock.errors = [
                {
                  instancePath: instancePath + "/name",
                  schemaPath: "#/properties/name/type",
                  keyword: "type",
                  params: { type: schemaBlock.properties.name.type },
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
          if (data.input !== undefined && hasOwn.call(data, "input")) {
            let data0 = data.input;
            const _errs2 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkBlock.errors = [
                {
                  instancePath: instancePath + "/input",
                  schemaPath: "#/properties/input/type",
                  keyword: "type",
                  params: { type: schemaBlock.properties.input.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.caller !== undefined && hasOwn.call(data, "caller")) {
            let data0 = data.caller;
            const _errs2 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkBlock.errors = [
                {
                  instancePath: instancePath + "/caller",
                  schemaPath: "#/properties/caller/type",
                  keyword: "type",
                  params: { type: schemaBlock.properties.caller.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.tool_use_id !== undefined && hasOwn.call(data, "tool_use_id")) {
            let data0 = data.tool_use_id;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkBlock.errors = [
                {
                  instancePath: instancePath + "/tool_use_id",
                  schemaPath: "#/properties/tool_use_id/type",
                  keyword: "type",
                  params: { type: schemaBlock.properties.tool_use_id.type },
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
          if (data.tool_name !== undefined && hasOwn.call(data, "tool_name")) {
            let data0 = data.tool_name;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkBlock.errors = [
                {
                  instancePath: instancePath + "/tool_name",
                  schemaPath: "#/properties/tool_name/type",
                  keyword: "type",
                  params: { type: schemaBlock.properties.tool_name.type },
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
          if (data.content !== undefined && hasOwn.call(data, "content")) {
            let data0 = data.content;
            const _errs2 = errors;
            if (typeof data0 != "object" && typeof data0 !== "string") {
              checkBlock.errors = [
                {
                  instancePath: instancePath + "/content",
                  schemaPath: "#/properties/content/type",
                  keyword: "type",
                  params: { type: schemaBlock.properties.content.type },
                  message: "must be string,array,object,null",
                },
              ];
              return false;
            }
            if (errors === _errs2) {
              if (Array.isArray(data0)) {
                var valid2 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  const _errs3 = errors;
                  if (
                    !checkBlockLater.validate(data0[i0], {
                      instancePath: instancePath + "/content/" + i0,
                      parentData: data0,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null
                        ? checkBlockLater.validate.errors
                        : vErrors.concat(checkBlockLater.validate.errors);
                    errors = vErrors.length;
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
          if (data.is_error !== undefined && hasOwn.call(data, "is_error")) {
            let data0 = data.is_error;
            const _errs2 = errors;
            if (typeof data0 !== "boolean" && data0 !== null) {
              checkBlock.errors = [
                {
                  instancePath: instancePath + "/is_error",
                  schemaPath: "#/properties/is_error/type",
                  keyword: "type",
                  params: { type: schemaBlock.properties.is_error.type },
                  message: "must be boolean,null",
                },
              ];
              return false;
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.file_id !== undefined && hasOwn.call(data, "file_id")) {
            let data0 = data.file_id;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkBlock.errors = [
                {
                  instancePath: instancePath + "/file_id",
                  schemaPath: "#/properties/file_id/type",
                  keyword: "type",
                  params: { type: schemaBlock.properties.file_id.type },
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
          if (data.cache_control !== undefined && hasOwn.call(data, "cache_control")) {
            let data0 = data.cache_control;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkBlock.errors = [
                {
                  instancePath: instancePath + "/cache_control",
                  schemaPath: "#/components/schemas/CacheControl/type",
                  keyword: "type",
                  params: { type: schemaCacheControl.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs3) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                    let data1 = data0.type;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkBlock.errors = [
                        {
                          instancePath: instancePath + "/cache_control/type",
                          schemaPath: "#/components/schemas/CacheControl/properties/type/type",
                          keyword: "type",
                          params: { type: schemaCacheControl.properties.type.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid2 = _errs4 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (!valid2) break checks1;
                  if (data0.ttl !== undefined && hasOwn.call(data0, "ttl")) {
                    let data1 = data0.ttl;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkBlock.errors = [
                        {
                          instancePath: instancePath + "/cache_control/ttl",
                          schemaPath: "#/components/schemas/CacheControl/properties/ttl/type",
                          keyword: "type",
                          params: { type: schemaCacheControl.properties.ttl.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid2 = _errs4 === errors;
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
        }
      }
    } else {
      checkBlock.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkBlock.errors = vErrors;
  return errors === 0;
}

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
    if (
      ((data.role === undefined || !hasOwn.call(data, "role")) && (missing0 = "role")) ||
      ((data.output_config === undefined || !hasOwn.call(data, "output_config")) && (missing0 = "output_config"))
    ) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      checks0: {
        if (data.role !== undefined && hasOwn.call(data, "role")) {
          const _errs2 = errors;
          if ("system" !== data.role) {
            const err0 = {};
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (!valid1) break checks0;
        if (data.output_config !== undefined && hasOwn.call(data, "output_config")) {
          let data0 = data.output_config;
          const _errs2 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
            const err0 = {};
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
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
  if (!_valid0) {
    const _errs2 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.content === undefined || !hasOwn.call(data, "content")) && (missing0 = "content")) {
        checkMessage.errors = [
          {
            instancePath,
            schemaPath: "#/else/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      }
    }
    var _valid0 = _errs2 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    const err0 = {
      instancePath,
      schemaPath: "#/if",
      keyword: "if",
      params: { failingKeyword: "else" },
      message: 'must match "else" schema',
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
            if (!(data0 === "user" || data0 === "assistant" || data0 === "system")) {
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
            if (typeof data0 !== "string" && !Array.isArray(data0)) {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/content",
                  schemaPath: "#/properties/content/type",
                  keyword: "type",
                  params: { type: schemaMessage.properties.content.type },
                  message: "must be string,array",
                },
              ];
              return false;
            }
            if (errors === _errs2) {
              if (Array.isArray(data0)) {
                var valid2 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  const _errs3 = errors;
                  if (
                    !checkBlock(data0[i0], {
                      instancePath: instancePath + "/content/" + i0,
                      parentData: data0,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors = vErrors === null ? checkBlock.errors : vErrors.concat(checkBlock.errors);
                    errors = vErrors.length;
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
          if (data.output_config !== undefined && hasOwn.call(data, "output_config")) {
            let data0 = data.output_config;
            const _errs2 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/output_config",
                  schemaPath: "#/properties/output_config/type",
                  keyword: "type",
                  params: { type: schemaMessage.properties.output_config.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.clear_at !== undefined && hasOwn.call(data, "clear_at")) {
            let data0 = data.clear_at;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/clear_at",
                  schemaPath: "#/properties/clear_at/type",
                  keyword: "type",
                  params: { type: schemaMessage.properties.clear_at.type },
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

const schemaOutputConfig = {
  type: ["object", "null"],
  properties: {
    effort: { type: ["string", "null"] },
    format: { $ref: "#/components/schemas/OutputFormat" },
    task_budget: { type: ["object", "null"], additionalProperties: true },
  },
};

function checkOutputConfig(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    checkOutputConfig.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schemaOutputConfig.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.effort !== undefined && hasOwn.call(data, "effort")) {
          let data0 = data.effort;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkOutputConfig.errors = [
              {
                instancePath: instancePath + "/effort",
                schemaPath: "#/properties/effort/type",
                keyword: "type",
                params: { type: schemaOutputConfig.properties.effort.type },
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
        if (data.format !== undefined && hasOwn.call(data, "format")) {
          let data0 = data.format;
          const _errs0 = errors;
          const _errs1 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkOutputConfig.errors = [
              {
                instancePath: instancePath + "/format",
                schemaPath: "#/components/schemas/OutputFormat/type",
                keyword: "type",
                params: { type: schemaOutputFormat.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          const _errs2 = errors;
          let valid1 = true;
          const _errs3 = errors;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing0;
            if ((data0.type === undefined || !hasOwn.call(data0, "type")) && (missing0 = "type")) {
              const err0 = {};
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            } else {
              if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                if ("json_schema" !== data0.type) {
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
          var _valid0 = _errs3 === errors;
          errors = _errs2;
          if (vErrors !== null) {
            if (_errs2) {
              vErrors.length = _errs2;
            } else {
              vErrors = null;
            }
          }
          if (_valid0) {
            const _errs4 = errors;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if ((data0.schema === undefined || !hasOwn.call(data0, "schema")) && (missing0 = "schema")) {
                checkOutputConfig.errors = [
                  {
                    instancePath: instancePath + "/format",
                    schemaPath: "#/components/schemas/OutputFormat/then/required",
                    keyword: "required",
                    params: { missingProperty: missing0 },
                    message: "must have required property '" + missing0 + "'",
                  },
                ];
                return false;
              } else {
                if (data0.schema !== undefined && hasOwn.call(data0, "schema")) {
                  let data1 = data0.schema;
                  if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
                    checkOutputConfig.errors = [
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
            var _valid0 = _errs4 === errors;
            valid1 = _valid0;
          }
          if (!valid1) {
            const err0 = {
              instancePath: instancePath + "/format",
              schemaPath: "#/components/schemas/OutputFormat/if",
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
            checkOutputConfig.errors = vErrors;
            return false;
          }
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if ((data0.type === undefined || !hasOwn.call(data0, "type")) && (missing0 = "type")) {
                checkOutputConfig.errors = [
                  {
                    instancePath: instancePath + "/format",
                    schemaPath: "#/components/schemas/OutputFormat/required",
                    keyword: "required",
                    params: { missingProperty: missing0 },
                    message: "must have required property '" + missing0 + "'",
                  },
                ];
                return false;
              } else {
                checks1: {
                  if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                    const _errs4 = errors;
                    if (typeof data0.type !== "string") {
                      checkOutputConfig.errors = [
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
                    var valid2 = _errs4 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (!valid2) break checks1;
                  if (data0.schema !== undefined && hasOwn.call(data0, "schema")) {
                    let data1 = data0.schema;
                    const _errs4 = errors;
                    if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                      checkOutputConfig.errors = [
                        {
                          instancePath: instancePath + "/format/schema",
                          schemaPath: "#/components/schemas/OutputFormat/properties/schema/type",
                          keyword: "type",
                          params: { type: schemaOutputFormat.properties.schema.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    var valid2 = _errs4 === errors;
                  } else {
                    var valid2 = true;
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
        if (data.task_budget !== undefined && hasOwn.call(data, "task_budget")) {
          let data0 = data.task_budget;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkOutputConfig.errors = [
              {
                instancePath: instancePath + "/task_budget",
                schemaPath: "#/properties/task_budget/type",
                keyword: "type",
                params: { type: schemaOutputConfig.properties.task_budget.type },
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
  }
  checkOutputConfig.errors = vErrors;
  return errors === 0;
}

const schemaTool = {
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

function checkTool(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type !== undefined && hasOwn.call(data, "type")) {
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
  var _valid0 = _errs1 === errors;
  errors = _errs0;
  if (vErrors !== null) {
    if (_errs0) {
      vErrors.length = _errs0;
    } else {
      vErrors = null;
    }
  }
  if (_valid0) {
    const _errs2 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        ((data.name === undefined || !hasOwn.call(data, "name")) && (missing0 = "name")) ||
        ((data.input_schema === undefined || !hasOwn.call(data, "input_schema")) && (missing0 = "input_schema"))
      ) {
        checkTool.errors = [
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
        checks0: {
          if (data.name !== undefined && hasOwn.call(data, "name")) {
            const _errs3 = errors;
            if (typeof data.name !== "string") {
              checkTool.errors = [
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
            var valid1 = _errs3 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.input_schema !== undefined && hasOwn.call(data, "input_schema")) {
            let data0 = data.input_schema;
            const _errs3 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
              checkTool.errors = [
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
            var valid1 = _errs3 === errors;
          } else {
            var valid1 = true;
          }
        }
      }
    }
    var _valid0 = _errs2 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    const err0 = {
      instancePath,
      schemaPath: "#/if",
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
    checkTool.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.type !== undefined && hasOwn.call(data, "type")) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/type",
                schemaPath: "#/properties/type/type",
                keyword: "type",
                params: { type: schemaTool.properties.type.type },
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
        if (data.name !== undefined && hasOwn.call(data, "name")) {
          let data0 = data.name;
          const _errs2 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/name",
                schemaPath: "#/properties/name/type",
                keyword: "type",
                params: { type: schemaTool.properties.name.type },
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
        if (data.description !== undefined && hasOwn.call(data, "description")) {
          let data0 = data.description;
          const _errs2 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/description",
                schemaPath: "#/properties/description/type",
                keyword: "type",
                params: { type: schemaTool.properties.description.type },
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
        if (data.input_schema !== undefined && hasOwn.call(data, "input_schema")) {
          let data0 = data.input_schema;
          const _errs2 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/input_schema",
                schemaPath: "#/properties/input_schema/type",
                keyword: "type",
                params: { type: schemaTool.properties.input_schema.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (!valid1) break checks0;
        if (data.strict !== undefined && hasOwn.call(data, "strict")) {
          let data0 = data.strict;
          const _errs2 = errors;
          if (typeof data0 !== "boolean" && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/strict",
                schemaPath: "#/properties/strict/type",
                keyword: "type",
                params: { type: schemaTool.properties.strict.type },
                message: "must be boolean,null",
              },
            ];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (!valid1) break checks0;
        if (data.cache_control !== undefined && hasOwn.call(data, "cache_control")) {
          let data0 = data.cache_control;
          const _errs2 = errors;
          const _errs3 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/cache_control",
                schemaPath: "#/components/schemas/CacheControl/type",
                keyword: "type",
                params: { type: schemaCacheControl.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs3) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              checks1: {
                if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                  let data1 = data0.type;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkTool.errors = [
                      {
                        instancePath: instancePath + "/cache_control/type",
                        schemaPath: "#/components/schemas/CacheControl/properties/type/type",
                        keyword: "type",
                        params: { type: schemaCacheControl.properties.type.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.ttl !== undefined && hasOwn.call(data0, "ttl")) {
                  let data1 = data0.ttl;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkTool.errors = [
                      {
                        instancePath: instancePath + "/cache_control/ttl",
                        schemaPath: "#/components/schemas/CacheControl/properties/ttl/type",
                        keyword: "type",
                        params: { type: schemaCacheControl.properties.ttl.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
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
        if (!valid1) break checks0;
        if (data.eager_input_streaming !== undefined && hasOwn.call(data, "eager_input_streaming")) {
          let data0 = data.eager_input_streaming;
          const _errs2 = errors;
          if (typeof data0 !== "boolean" && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/eager_input_streaming",
                schemaPath: "#/properties/eager_input_streaming/type",
                keyword: "type",
                params: { type: schemaTool.properties.eager_input_streaming.type },
                message: "must be boolean,null",
              },
            ];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (!valid1) break checks0;
        if (data.input_examples !== undefined && hasOwn.call(data, "input_examples")) {
          let data0 = data.input_examples;
          const _errs2 = errors;
          if (!Array.isArray(data0) && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/input_examples",
                schemaPath: "#/properties/input_examples/type",
                keyword: "type",
                params: { type: schemaTool.properties.input_examples.type },
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
                if (errors === _errs3) {
                  if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  } else {
                    checkTool.errors = [
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
        if (data.defer_loading !== undefined && hasOwn.call(data, "defer_loading")) {
          let data0 = data.defer_loading;
          const _errs2 = errors;
          if (typeof data0 !== "boolean" && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/defer_loading",
                schemaPath: "#/properties/defer_loading/type",
                keyword: "type",
                params: { type: schemaTool.properties.defer_loading.type },
                message: "must be boolean,null",
              },
            ];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (!valid1) break checks0;
        if (data.allowed_callers !== undefined && hasOwn.call(data, "allowed_callers")) {
          let data0 = data.allowed_callers;
          const _errs2 = errors;
          if (!Array.isArray(data0) && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/allowed_callers",
                schemaPath: "#/properties/allowed_callers/type",
                keyword: "type",
                params: { type: schemaTool.properties.allowed_callers.type },
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
                const _errs3 = errors;
                if (typeof data0[i0] !== "string") {
                  checkTool.errors = [
                    {
                      instancePath: instancePath + "/allowed_callers/" + i0,
                      schemaPath: "#/properties/allowed_callers/items/type",
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
      if (
        ((data.model === undefined || !hasOwn.call(data, "model")) && (missing0 = "model")) ||
        ((data.messages === undefined || !hasOwn.call(data, "messages")) && (missing0 = "messages")) ||
        ((data.max_tokens === undefined || !hasOwn.call(data, "max_tokens")) && (missing0 = "max_tokens"))
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
          if (data.max_tokens !== undefined && hasOwn.call(data, "max_tokens")) {
            let data0 = data.max_tokens;
            const _errs0 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
              checkRequest.errors = [
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
                  if (data0 < 0 || isNaN(data0)) {
                    checkRequest.errors = [
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.system !== undefined && hasOwn.call(data, "system")) {
            let data0 = data.system;
            const _errs0 = errors;
            if (typeof data0 !== "string" && !Array.isArray(data0) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/system",
                  schemaPath: "#/properties/system/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.system.type },
                  message: "must be string,array,null",
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
                    !checkBlock(data0[i0], {
                      instancePath: instancePath + "/system/" + i0,
                      parentData: data0,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors = vErrors === null ? checkBlock.errors : vErrors.concat(checkBlock.errors);
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
          if (data.top_p !== undefined && hasOwn.call(data, "top_p")) {
            let data0 = data.top_p;
            const _errs0 = errors;
            if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/top_p",
                  schemaPath: "#/properties/top_p/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.top_p.type },
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
          if (data.top_k !== undefined && hasOwn.call(data, "top_k")) {
            let data0 = data.top_k;
            const _errs0 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/top_k",
                  schemaPath: "#/properties/top_k/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.top_k.type },
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
                      instancePath: instancePath + "/top_k",
                      schemaPath: "#/properties/top_k/maximum",
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
                let missing1;
                if ((data0.type === undefined || !hasOwn.call(data0, "type")) && (missing1 = "type")) {
                  checkRequest.errors = [
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
                  checks1: {
                    if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                      const _errs2 = errors;
                      if (typeof data0.type !== "string") {
                        checkRequest.errors = [
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
                      var valid1 = _errs2 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (!valid1) break checks1;
                    if (data0.budget_tokens !== undefined && hasOwn.call(data0, "budget_tokens")) {
                      let data1 = data0.budget_tokens;
                      const _errs2 = errors;
                      if (
                        !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                        data1 !== null
                      ) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/thinking/budget_tokens",
                            schemaPath: "#/components/schemas/Thinking/properties/budget_tokens/type",
                            keyword: "type",
                            params: { type: schemaThinking.properties.budget_tokens.type },
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
                                instancePath: instancePath + "/thinking/budget_tokens",
                                schemaPath: "#/components/schemas/Thinking/properties/budget_tokens/maximum",
                                keyword: "maximum",
                                params: { comparison: "<=", limit: 2147483647 },
                                message: "must be <= 2147483647",
                              },
                            ];
                            return false;
                          } else {
                            if (data1 < 1 || isNaN(data1)) {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/thinking/budget_tokens",
                                  schemaPath: "#/components/schemas/Thinking/properties/budget_tokens/minimum",
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
                      var valid1 = _errs2 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (!valid1) break checks1;
                    if (data0.display !== undefined && hasOwn.call(data0, "display")) {
                      let data1 = data0.display;
                      const _errs2 = errors;
                      if (typeof data1 !== "string" && data1 !== null) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/thinking/display",
                            schemaPath: "#/components/schemas/Thinking/properties/display/type",
                            keyword: "type",
                            params: { type: schemaThinking.properties.display.type },
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
          if (data.output_config !== undefined && hasOwn.call(data, "output_config")) {
            const _errs0 = errors;
            if (
              !checkOutputConfig(data.output_config, {
                instancePath: instancePath + "/output_config",
                parentData: data,
                parentDataProperty: "output_config",
                rootData,
                dynamicAnchors,
              })
            ) {
              vErrors = vErrors === null ? checkOutputConfig.errors : vErrors.concat(checkOutputConfig.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.output_format !== undefined && hasOwn.call(data, "output_format")) {
            let data0 = data.output_format;
            const _errs0 = errors;
            const _errs1 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/output_format",
                  schemaPath: "#/components/schemas/OutputFormat/type",
                  keyword: "type",
                  params: { type: schemaOutputFormat.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            const _errs2 = errors;
            let valid1 = true;
            const _errs3 = errors;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing1;
              if ((data0.type === undefined || !hasOwn.call(data0, "type")) && (missing1 = "type")) {
                const err0 = {};
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              } else {
                if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                  if ("json_schema" !== data0.type) {
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
            var _valid0 = _errs3 === errors;
            errors = _errs2;
            if (vErrors !== null) {
              if (_errs2) {
                vErrors.length = _errs2;
              } else {
                vErrors = null;
              }
            }
            if (_valid0) {
              const _errs4 = errors;
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing1;
                if ((data0.schema === undefined || !hasOwn.call(data0, "schema")) && (missing1 = "schema")) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/output_format",
                      schemaPath: "#/components/schemas/OutputFormat/then/required",
                      keyword: "required",
                      params: { missingProperty: missing1 },
                      message: "must have required property '" + missing1 + "'",
                    },
                  ];
                  return false;
                } else {
                  if (data0.schema !== undefined && hasOwn.call(data0, "schema")) {
                    let data1 = data0.schema;
                    if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/output_format/schema",
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
              var _valid0 = _errs4 === errors;
              valid1 = _valid0;
            }
            if (!valid1) {
              const err0 = {
                instancePath: instancePath + "/output_format",
                schemaPath: "#/components/schemas/OutputFormat/if",
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
              checkRequest.errors = vErrors;
              return false;
            }
            if (errors === _errs1) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing1;
                if ((data0.type === undefined || !hasOwn.call(data0, "type")) && (missing1 = "type")) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/output_format",
                      schemaPath: "#/components/schemas/OutputFormat/required",
                      keyword: "required",
                      params: { missingProperty: missing1 },
                      message: "must have required property '" + missing1 + "'",
                    },
                  ];
                  return false;
                } else {
                  checks1: {
                    if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                      const _errs4 = errors;
                      if (typeof data0.type !== "string") {
                        checkRequest.errors = [
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
                      var valid2 = _errs4 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (!valid2) break checks1;
                    if (data0.schema !== undefined && hasOwn.call(data0, "schema")) {
                      let data1 = data0.schema;
                      const _errs4 = errors;
                      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/output_format/schema",
                            schemaPath: "#/components/schemas/OutputFormat/properties/schema/type",
                            keyword: "type",
                            params: { type: schemaOutputFormat.properties.schema.type },
                            message: "must be object,null",
                          },
                        ];
                        return false;
                      }
                      var valid2 = _errs4 === errors;
                    } else {
                      var valid2 = true;
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
          if (data.tool_choice !== undefined && hasOwn.call(data, "tool_choice")) {
            let data0 = data.tool_choice;
            const _errs0 = errors;
            const _errs1 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/tool_choice",
                  schemaPath: "#/components/schemas/ToolChoice/type",
                  keyword: "type",
                  params: { type: schemaToolChoice.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            const _errs2 = errors;
            let valid1 = true;
            const _errs3 = errors;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing1;
              if ((data0.type === undefined || !hasOwn.call(data0, "type")) && (missing1 = "type")) {
                const err0 = {};
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              } else {
                if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                  if ("tool" !== data0.type) {
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
            var _valid0 = _errs3 === errors;
            errors = _errs2;
            if (vErrors !== null) {
              if (_errs2) {
                vErrors.length = _errs2;
              } else {
                vErrors = null;
              }
            }
            if (_valid0) {
              const _errs4 = errors;
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing1;
                if ((data0.name === undefined || !hasOwn.call(data0, "name")) && (missing1 = "name")) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/tool_choice",
                      schemaPath: "#/components/schemas/ToolChoice/then/required",
                      keyword: "required",
                      params: { missingProperty: missing1 },
                      message: "must have required property '" + missing1 + "'",
                    },
                  ];
                  return false;
                } else {
                  if (data0.name !== undefined && hasOwn.call(data0, "name")) {
                    if (typeof data0.name !== "string") {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/tool_choice/name",
                          schemaPath: "#/components/schemas/ToolChoice/then/properties/name/type",
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
              valid1 = _valid0;
            }
            if (!valid1) {
              const err0 = {
                instancePath: instancePath + "/tool_choice",
                schemaPath: "#/components/schemas/ToolChoice/if",
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
              checkRequest.errors = vErrors;
              return false;
            }
            if (errors === _errs1) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing1;
                if ((data0.type === undefined || !hasOwn.call(data0, "type")) && (missing1 = "type")) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/tool_choice",
                      schemaPath: "#/components/schemas/ToolChoice/required",
                      keyword: "required",
                      params: { missingProperty: missing1 },
                      message: "must have required property '" + missing1 + "'",
                    },
                  ];
                  return false;
                } else {
                  checks1: {
                    if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                      const _errs4 = errors;
                      if (typeof data0.type !== "string") {
                        checkRequest.errors = [
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
                      var valid2 = _errs4 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (!valid2) break checks1;
                    if (data0.name !== undefined && hasOwn.call(data0, "name")) {
                      let data1 = data0.name;
                      const _errs4 = errors;
                      if (typeof data1 !== "string" && data1 !== null) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/tool_choice/name",
                            schemaPath: "#/components/schemas/ToolChoice/properties/name/type",
                            keyword: "type",
                            params: { type: schemaToolChoice.properties.name.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid2 = _errs4 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (!valid2) break checks1;
                    if (
                      data0.disable_parallel_tool_use !== undefined &&
                      hasOwn.call(data0, "disable_parallel_tool_use")
                    ) {
                      let data1 = data0.disable_parallel_tool_use;
                      const _errs4 = errors;
                      if (typeof data1 !== "boolean" && data1 !== null) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/tool_choice/disable_parallel_tool_use",
                            schemaPath: "#/components/schemas/ToolChoice/properties/disable_parallel_tool_use/type",
                            keyword: "type",
                            params: { type: schemaToolChoice.properties.disable_parallel_tool_use.type },
                            message: "must be boolean,null",
                          },
                        ];
                        return false;
                      }
                      var valid2 = _errs4 === errors;
                    } else {
                      var valid2 = true;
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
          if (data.metadata !== undefined && hasOwn.call(data, "metadata")) {
            let data0 = data.metadata;
            const _errs0 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/metadata",
                  schemaPath: "#/properties/metadata/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.metadata.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.user_id !== undefined && hasOwn.call(data0, "user_id")) {
                  let data1 = data0.user_id;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/metadata/user_id",
                        schemaPath: "#/properties/metadata/properties/user_id/type",
                        keyword: "type",
                        params: { type: schemaRequest.properties.metadata.properties.user_id.type },
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
          if (data.cache_control !== undefined && hasOwn.call(data, "cache_control")) {
            let data0 = data.cache_control;
            const _errs0 = errors;
            const _errs1 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/cache_control",
                  schemaPath: "#/components/schemas/CacheControl/type",
                  keyword: "type",
                  params: { type: schemaCacheControl.type },
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
                          instancePath: instancePath + "/cache_control/type",
                          schemaPath: "#/components/schemas/CacheControl/properties/type/type",
                          keyword: "type",
                          params: { type: schemaCacheControl.properties.type.type },
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
                  if (data0.ttl !== undefined && hasOwn.call(data0, "ttl")) {
                    let data1 = data0.ttl;
                    const _errs2 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/cache_control/ttl",
                          schemaPath: "#/components/schemas/CacheControl/properties/ttl/type",
                          keyword: "type",
                          params: { type: schemaCacheControl.properties.ttl.type },
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
          if (data.service_tier !== undefined && hasOwn.call(data, "service_tier")) {
            let data0 = data.service_tier;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/service_tier",
                  schemaPath: "#/properties/service_tier/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.service_tier.type },
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
          if (data.speed !== undefined && hasOwn.call(data, "speed")) {
            let data0 = data.speed;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/speed",
                  schemaPath: "#/properties/speed/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.speed.type },
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
          if (data.inference_geo !== undefined && hasOwn.call(data, "inference_geo")) {
            let data0 = data.inference_geo;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/inference_geo",
                  schemaPath: "#/properties/inference_geo/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.inference_geo.type },
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
          if (data.container !== undefined && hasOwn.call(data, "container")) {
            let data0 = data.container;
            const _errs0 = errors;
            if (
              typeof data0 !== "string" &&
              !(data0 && typeof data0 == "object" && !Array.isArray(data0)) &&
              data0 !== null
            ) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/container",
                  schemaPath: "#/properties/container/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.container.type },
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
          if (data.diagnostics !== undefined && hasOwn.call(data, "diagnostics")) {
            let data0 = data.diagnostics;
            const _errs0 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/diagnostics",
                  schemaPath: "#/properties/diagnostics/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.diagnostics.type },
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
          if (data.mcp_servers !== undefined && hasOwn.call(data, "mcp_servers")) {
            let data0 = data.mcp_servers;
            const _errs0 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/mcp_servers",
                  schemaPath: "#/properties/mcp_servers/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.mcp_servers.type },
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
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/mcp_servers/" + i0,
                          schemaPath: "#/properties/mcp_servers/items/type",
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
          if (data.context_management !== undefined && hasOwn.call(data, "context_management")) {
            let data0 = data.context_management;
            const _errs0 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/context_management",
                  schemaPath: "#/properties/context_management/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.context_management.type },
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

export const validateCount = checkCountRequest;
const schemaCountRequest = {
  type: "object",
  required: ["model", "messages"],
  properties: {
    model: { type: "string", minLength: 1 },
    messages: { type: "array", minItems: 1, items: { $ref: "#/components/schemas/Message" } },
    system: { type: ["string", "array", "null"], items: { $ref: "#/components/schemas/Block" } },
    tools: { type: ["array", "null"], items: { $ref: "#/components/schemas/Tool" } },
  },
};

function checkCountRequest(
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
        checkCountRequest.errors = [
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
                  checkCountRequest.errors = [
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
                checkCountRequest.errors = [
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
                  checkCountRequest.errors = [
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
                checkCountRequest.errors = [
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
          if (data.system !== undefined && hasOwn.call(data, "system")) {
            let data0 = data.system;
            const _errs0 = errors;
            if (typeof data0 !== "string" && !Array.isArray(data0) && data0 !== null) {
              checkCountRequest.errors = [
                {
                  instancePath: instancePath + "/system",
                  schemaPath: "#/properties/system/type",
                  keyword: "type",
                  params: { type: schemaCountRequest.properties.system.type },
                  message: "must be string,array,null",
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
                    !checkBlock(data0[i0], {
                      instancePath: instancePath + "/system/" + i0,
                      parentData: data0,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors = vErrors === null ? checkBlock.errors : vErrors.concat(checkBlock.errors);
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
          if (data.tools !== undefined && hasOwn.call(data, "tools")) {
            let data0 = data.tools;
            const _errs0 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkCountRequest.errors = [
                {
                  instancePath: instancePath + "/tools",
                  schemaPath: "#/properties/tools/type",
                  keyword: "type",
                  params: { type: schemaCountRequest.properties.tools.type },
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
        }
      }
    } else {
      checkCountRequest.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkCountRequest.errors = vErrors;
  return errors === 0;
}
