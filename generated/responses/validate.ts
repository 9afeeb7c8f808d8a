// Made from specs/dialects/responses/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length } from "../../src/conversion/validator-support.js";

export const validateRequest = checkRequest;
const schemaRequest = {
  type: "object",
  required: ["model"],
  properties: {
    model: { type: "string", minLength: 1 },
    input: { type: ["string", "array"], minLength: 1, minItems: 1, items: { $ref: "#/components/schemas/Item" } },
    instructions: { type: ["string", "null"] },
    stream: { type: ["boolean", "null"] },
    stream_options: { type: ["object", "null"], properties: { include_obfuscation: { type: ["boolean", "null"] } } },
    max_output_tokens: { type: ["integer", "null"], minimum: 1, maximum: 2147483647 },
    max_tool_calls: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 },
    truncation: { type: ["string", "null"] },
    temperature: { type: ["number", "null"] },
    top_p: { type: ["number", "null"] },
    top_k: { type: ["integer", "null"], minimum: -1, maximum: 2147483647 },
    seed: { type: ["integer", "null"], minimum: -9223372036854776000, maximum: 9223372036854776000 },
    top_logprobs: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 },
    tools: { type: ["array", "null"], items: { $ref: "#/components/schemas/Tool" } },
    tool_choice: { $ref: "#/components/schemas/ToolChoice" },
    parallel_tool_calls: { type: ["boolean", "null"] },
    text: { $ref: "#/components/schemas/TextSettings" },
    reasoning: { $ref: "#/components/schemas/ReasoningSettings" },
    include: { type: ["array", "null"], items: { type: "string" } },
    safety_identifier: { type: ["string", "null"] },
    user: { type: ["string", "null"] },
    metadata: { type: ["object", "null"], additionalProperties: true },
    prompt_cache_key: { type: ["string", "null"] },
    prompt_cache_options: { type: ["object", "null"], additionalProperties: true },
    prompt_cache_retention: { type: ["string", "null"] },
    store: { type: ["boolean", "null"] },
    background: { type: ["boolean", "null"] },
    previous_response_id: { type: ["string", "null"] },
    conversation: { type: ["string", "object", "null"], additionalProperties: true },
    prompt: {
      type: ["object", "null"],
      properties: {
        id: { type: ["string", "null"] },
        version: { type: ["string", "null"] },
        variables: { type: ["object", "null"], additionalProperties: true },
      },
    },
    context_management: { type: ["array", "null"], items: { type: "object", additionalProperties: true } },
    service_tier: { type: ["string", "null"] },
    moderation: { type: ["object", "null"], additionalProperties: true },
    access_programs: { type: ["object", "null"], additionalProperties: true },
    image: { type: ["object", "null"], properties: { context_compression: { type: ["string", "null"] } } },
  },
  if: {
    anyOf: [
      { required: ["previous_response_id"], properties: { previous_response_id: { type: "string" } } },
      { required: ["conversation"], properties: { conversation: { type: ["string", "object"] } } },
    ],
  },
  else: { required: ["input"] },
};
const schemaReasoningSettings = {
  type: ["object", "null"],
  properties: {
    effort: { type: ["string", "null"] },
    summary: { type: ["string", "null"] },
    generate_summary: { type: ["string", "null"] },
    mode: { type: ["string", "null"] },
    context: { type: ["string", "null"] },
  },
};
const hasOwn = Object.prototype.hasOwnProperty;

const schemaItem = {
  type: "object",
  properties: {
    type: { type: ["string", "null"] },
    id: { type: ["string", "null"] },
    status: { type: ["string", "null"] },
    role: { type: ["string", "null"] },
    content: { type: ["string", "array", "object", "null"], additionalProperties: true },
    phase: { type: ["string", "null"] },
    call_id: { type: ["string", "null"] },
    name: { type: ["string", "null"] },
    namespace: { type: ["string", "null"] },
    tools: { type: ["array", "null"], items: { type: "object", additionalProperties: true } },
    execution: { type: ["string", "null"] },
    arguments: { type: ["string", "object", "null"], additionalProperties: true },
    caller: { type: ["object", "null"], additionalProperties: true },
    input: { type: ["string", "object", "null"], additionalProperties: true },
    output: { type: ["string", "array", "object", "null"], additionalProperties: true },
    author: { type: ["string", "null"] },
    recipient: { type: ["string", "null"] },
    agent: { type: ["object", "null"], additionalProperties: true },
    summary: { type: ["array", "null"], items: { $ref: "#/components/schemas/Part" } },
    encrypted_content: { type: ["string", "null"] },
  },
  if: { properties: { type: { enum: ["message", null] } } },
  then: {
    required: ["role", "content"],
    properties: {
      role: { type: "string", enum: ["user", "assistant", "system", "developer"] },
      content: { type: ["string", "array"], items: { $ref: "#/components/schemas/Part" } },
    },
  },
  else: {
    if: { required: ["type"], properties: { type: { const: "function_call" } } },
    then: {
      required: ["call_id", "name", "arguments"],
      properties: { call_id: { type: "string" }, name: { type: "string" }, arguments: { type: "string" } },
    },
    else: {
      if: { required: ["type"], properties: { type: { enum: ["function_call_output", "custom_tool_call_output"] } } },
      then: {
        required: ["call_id", "output"],
        properties: {
          call_id: { type: "string" },
          output: { type: ["string", "array"], items: { $ref: "#/components/schemas/Part" } },
        },
      },
      else: {
        if: { required: ["type"], properties: { type: { const: "reasoning" } } },
        then: { properties: { content: { type: ["array", "null"], items: { $ref: "#/components/schemas/Part" } } } },
        else: {
          if: { required: ["type"], properties: { type: { const: "custom_tool_call" } } },
          then: {
            required: ["call_id", "name", "input"],
            properties: { call_id: { type: "string" }, name: { type: "string" }, input: { type: "string" } },
          },
          else: {
            if: { required: ["type"], properties: { type: { enum: ["tool_search_output", "additional_tools"] } } },
            then: { properties: { tools: { type: ["array", "null"], items: { $ref: "#/components/schemas/Tool" } } } },
            else: {
              if: { required: ["type"], properties: { type: { const: "agent_message" } } },
              then: {
                properties: {
                  content: { type: ["string", "array", "null"], items: { $ref: "#/components/schemas/Part" } },
                },
              },
            },
          },
        },
      },
    },
  },
};
const schemaPart = {
  type: "object",
  required: ["type"],
  properties: {
    type: { type: "string" },
    text: { type: ["string", "null"] },
    annotations: { type: ["array", "null"], items: { $ref: "#/components/schemas/Annotation" } },
    logprobs: { type: ["array", "null"], items: { $ref: "#/components/schemas/TokenLogprob" } },
    refusal: { type: ["string", "null"] },
    encrypted_content: { type: ["string", "null"] },
    image_url: { type: ["string", "null"] },
    detail: { type: ["string", "null"] },
    file_id: { type: ["string", "null"] },
    file_data: { type: ["string", "null"] },
    file_url: { type: ["string", "null"] },
    filename: { type: ["string", "null"] },
    input_audio: {
      type: ["object", "null"],
      properties: { data: { type: ["string", "null"] }, format: { type: ["string", "null"] } },
    },
    prompt_cache_breakpoint: { type: ["object", "null"], additionalProperties: true },
  },
  if: {
    required: ["type"],
    properties: { type: { enum: ["input_text", "output_text", "summary_text", "reasoning_text"] } },
  },
  then: { required: ["text"], properties: { text: { type: "string" } } },
  else: {
    if: { required: ["type"], properties: { type: { const: "input_image" } } },
    then: {
      if: { required: ["file_id"], properties: { file_id: { type: "string" } } },
      else: { required: ["image_url"], properties: { image_url: { type: "string" } } },
    },
    else: {
      if: { required: ["type"], properties: { type: { const: "input_file" } } },
      then: {
        if: {
          anyOf: [
            { required: ["file_id"], properties: { file_id: { type: "string" } } },
            { required: ["file_url"], properties: { file_url: { type: "string" } } },
          ],
        },
        else: { required: ["file_data"], properties: { file_data: { type: "string" } } },
      },
      else: {
        if: { required: ["type"], properties: { type: { const: "refusal" } } },
        then: { required: ["refusal"], properties: { refusal: { type: "string" } } },
        else: {
          if: { required: ["type"], properties: { type: { const: "input_audio" } } },
          then: {
            required: ["input_audio"],
            properties: {
              input_audio: { type: "object", required: ["data"], properties: { data: { type: "string" } } },
            },
          },
        },
      },
    },
  },
};
const schemaAnnotation = {
  type: "object",
  properties: {
    type: { type: ["string", "null"] },
    url: { type: ["string", "null"] },
    title: { type: ["string", "null"] },
    start_index: { type: ["integer", "null"] },
    end_index: { type: ["integer", "null"] },
    file_id: { type: ["string", "null"] },
    filename: { type: ["string", "null"] },
    container_id: { type: ["string", "null"] },
    index: { type: ["integer", "null"] },
  },
};
const schemaTokenLogprob = {
  type: "object",
  properties: {
    token: { type: "string" },
    logprob: { type: "number" },
    bytes: { type: ["array", "null"], items: { type: "integer" } },
    top_logprobs: { type: ["array", "null"], items: { $ref: "#/components/schemas/TokenLogprob" } },
  },
};
const checkTokenLogprobLater = { validate: checkTokenLogprob };

function checkTokenLogprob(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.token !== undefined && hasOwn.call(data, "token")) {
          const _errs0 = errors;
          if (typeof data.token !== "string") {
            checkTokenLogprob.errors = [
              {
                instancePath: instancePath + "/token",
                schemaPath: "#/properties/token/type",
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
        if (data.logprob !== undefined && hasOwn.call(data, "logprob")) {
          let data0 = data.logprob;
          const _errs0 = errors;
          if (!(typeof data0 == "number" && isFinite(data0))) {
            checkTokenLogprob.errors = [
              {
                instancePath: instancePath + "/logprob",
                schemaPath: "#/properties/logprob/type",
                keyword: "type",
                params: { type: "number" },
                message: "must be number",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.bytes !== undefined && hasOwn.call(data, "bytes")) {
          let data0 = data.bytes;
          const _errs0 = errors;
          if (!Array.isArray(data0) && data0 !== null) {
            checkTokenLogprob.errors = [
              {
                instancePath: instancePath + "/bytes",
                schemaPath: "#/properties/bytes/type",
                keyword: "type",
                params: { type: schemaTokenLogprob.properties.bytes.type },
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
                if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
                  checkTokenLogprob.errors = [
                    {
                      instancePath: instancePath + "/bytes/" + i0,
                      schemaPath: "#/properties/bytes/items/type",
                      keyword: "type",
                      params: { type: "integer" },
                      message: "must be integer",
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
        if (data.top_logprobs !== undefined && hasOwn.call(data, "top_logprobs")) {
          let data0 = data.top_logprobs;
          const _errs0 = errors;
          if (!Array.isArray(data0) && data0 !== null) {
            checkTokenLogprob.errors = [
              {
                instancePath: instancePath + "/top_logprobs",
                schemaPath: "#/properties/top_logprobs/type",
                keyword: "type",
                params: { type: schemaTokenLogprob.properties.top_logprobs.type },
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
                  !checkTokenLogprobLater.validate(data0[i0], {
                    instancePath: instancePath + "/top_logprobs/" + i0,
                    parentData: data0,
                    parentDataProperty: i0,
                    rootData,
                    dynamicAnchors,
                  })
                ) {
                  vErrors =
                    vErrors === null
                      ? checkTokenLogprobLater.validate.errors
                      : vErrors.concat(checkTokenLogprobLater.validate.errors);
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
    } else {
      checkTokenLogprob.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkTokenLogprob.errors = vErrors;
  return errors === 0;
}

function checkPart(
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
        let data0 = data.type;
        if (
          !(data0 === "input_text" || data0 === "output_text" || data0 === "summary_text" || data0 === "reasoning_text")
        ) {
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
        checkPart.errors = [
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
            checkPart.errors = [
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
          if ("input_image" !== data.type) {
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
      const _errs6 = errors;
      let valid2 = true;
      const _errs7 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if ((data.file_id === undefined || !hasOwn.call(data, "file_id")) && (missing0 = "file_id")) {
          const err0 = {};
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        } else {
          if (data.file_id !== undefined && hasOwn.call(data, "file_id")) {
            if (typeof data.file_id !== "string") {
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
      if (!_valid2) {
        const _errs8 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing0;
          if ((data.image_url === undefined || !hasOwn.call(data, "image_url")) && (missing0 = "image_url")) {
            checkPart.errors = [
              {
                instancePath,
                schemaPath: "#/else/then/else/required",
                keyword: "required",
                params: { missingProperty: missing0 },
                message: "must have required property '" + missing0 + "'",
              },
            ];
            return false;
          } else {
            if (data.image_url !== undefined && hasOwn.call(data, "image_url")) {
              if (typeof data.image_url !== "string") {
                checkPart.errors = [
                  {
                    instancePath: instancePath + "/image_url",
                    schemaPath: "#/else/then/else/properties/image_url/type",
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
          schemaPath: "#/else/then/if",
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
        checkPart.errors = vErrors;
        return false;
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
            if ("input_file" !== data.type) {
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
        const _errs9 = errors;
        let valid3 = true;
        const _errs10 = errors;
        const _errs11 = errors;
        let valid4 = false;
        const _errs12 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing0;
          if ((data.file_id === undefined || !hasOwn.call(data, "file_id")) && (missing0 = "file_id")) {
            const err0 = {};
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          } else {
            if (data.file_id !== undefined && hasOwn.call(data, "file_id")) {
              if (typeof data.file_id !== "string") {
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
        valid4 = valid4 || _valid3;
        if (!valid4) {
          const _errs13 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if ((data.file_url === undefined || !hasOwn.call(data, "file_url")) && (missing0 = "file_url")) {
              const err0 = {};
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            } else {
              if (data.file_url !== undefined && hasOwn.call(data, "file_url")) {
                if (typeof data.file_url !== "string") {
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
          var _valid3 = _errs13 === errors;
          valid4 = valid4 || _valid3;
        }
        if (!valid4) {
          const err0 = {};
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        } else {
          errors = _errs11;
          if (vErrors !== null) {
            if (_errs11) {
              vErrors.length = _errs11;
            } else {
              vErrors = null;
            }
          }
        }
        var _valid4 = _errs10 === errors;
        errors = _errs9;
        if (vErrors !== null) {
          if (_errs9) {
            vErrors.length = _errs9;
          } else {
            vErrors = null;
          }
        }
        if (!_valid4) {
          const _errs13 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if ((data.file_data === undefined || !hasOwn.call(data, "file_data")) && (missing0 = "file_data")) {
              checkPart.errors = [
                {
                  instancePath,
                  schemaPath: "#/else/else/then/else/required",
                  keyword: "required",
                  params: { missingProperty: missing0 },
                  message: "must have required property '" + missing0 + "'",
                },
              ];
              return false;
            } else {
              if (data.file_data !== undefined && hasOwn.call(data, "file_data")) {
                if (typeof data.file_data !== "string") {
                  checkPart.errors = [
                    {
                      instancePath: instancePath + "/file_data",
                      schemaPath: "#/else/else/then/else/properties/file_data/type",
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
          var _valid4 = _errs13 === errors;
          valid3 = _valid4;
        }
        if (!valid3) {
          const err0 = {
            instancePath,
            schemaPath: "#/else/else/then/if",
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
          checkPart.errors = vErrors;
          return false;
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
              if ("refusal" !== data.type) {
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
            if ((data.refusal === undefined || !hasOwn.call(data, "refusal")) && (missing0 = "refusal")) {
              checkPart.errors = [
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
              if (data.refusal !== undefined && hasOwn.call(data, "refusal")) {
                if (typeof data.refusal !== "string") {
                  checkPart.errors = [
                    {
                      instancePath: instancePath + "/refusal",
                      schemaPath: "#/else/else/else/then/properties/refusal/type",
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
                if ("input_audio" !== data.type) {
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
          if (_valid4) {
            const _errs14 = errors;
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing0;
              if ((data.input_audio === undefined || !hasOwn.call(data, "input_audio")) && (missing0 = "input_audio")) {
                checkPart.errors = [
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
                if (data.input_audio !== undefined && hasOwn.call(data, "input_audio")) {
                  let data0 = data.input_audio;
                  const _errs15 = errors;
                  if (errors === _errs15) {
                    if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                      let missing1;
                      if ((data0.data === undefined || !hasOwn.call(data0, "data")) && (missing1 = "data")) {
                        checkPart.errors = [
                          {
                            instancePath: instancePath + "/input_audio",
                            schemaPath: "#/else/else/else/else/then/properties/input_audio/required",
                            keyword: "required",
                            params: { missingProperty: missing1 },
                            message: "must have required property '" + missing1 + "'",
                          },
                        ];
                        return false;
                      } else {
                        if (data0.data !== undefined && hasOwn.call(data0, "data")) {
                          if (typeof data0.data !== "string") {
                            checkPart.errors = [
                              {
                                instancePath: instancePath + "/input_audio/data",
                                schemaPath: "#/else/else/else/else/then/properties/input_audio/properties/data/type",
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
                      checkPart.errors = [
                        {
                          instancePath: instancePath + "/input_audio",
                          schemaPath: "#/else/else/else/else/then/properties/input_audio/type",
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
            var _valid4 = _errs14 === errors;
            valid4 = _valid4;
          }
          if (!valid4) {
            const err0 = {
              instancePath,
              schemaPath: "#/else/else/else/else/if",
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
            checkPart.errors = vErrors;
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
          checkPart.errors = vErrors;
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
        checkPart.errors = vErrors;
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
      checkPart.errors = vErrors;
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
    checkPart.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.type === undefined || !hasOwn.call(data, "type")) && (missing0 = "type")) {
        checkPart.errors = [
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
              checkPart.errors = [
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
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.annotations !== undefined && hasOwn.call(data, "annotations")) {
            let data0 = data.annotations;
            const _errs2 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkPart.errors = [
                {
                  instancePath: instancePath + "/annotations",
                  schemaPath: "#/properties/annotations/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.annotations.type },
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
                      checks1: {
                        if (data1.type !== undefined && hasOwn.call(data1, "type")) {
                          let data2 = data1.type;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkPart.errors = [
                              {
                                instancePath: instancePath + "/annotations/" + i0 + "/type",
                                schemaPath: "#/components/schemas/Annotation/properties/type/type",
                                keyword: "type",
                                params: { type: schemaAnnotation.properties.type.type },
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
                            checkPart.errors = [
                              {
                                instancePath: instancePath + "/annotations/" + i0 + "/url",
                                schemaPath: "#/components/schemas/Annotation/properties/url/type",
                                keyword: "type",
                                params: { type: schemaAnnotation.properties.url.type },
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
                            checkPart.errors = [
                              {
                                instancePath: instancePath + "/annotations/" + i0 + "/title",
                                schemaPath: "#/components/schemas/Annotation/properties/title/type",
                                keyword: "type",
                                params: { type: schemaAnnotation.properties.title.type },
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
                        if (data1.start_index !== undefined && hasOwn.call(data1, "start_index")) {
                          let data2 = data1.start_index;
                          const _errs5 = errors;
                          if (
                            !(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) &&
                            data2 !== null
                          ) {
                            checkPart.errors = [
                              {
                                instancePath: instancePath + "/annotations/" + i0 + "/start_index",
                                schemaPath: "#/components/schemas/Annotation/properties/start_index/type",
                                keyword: "type",
                                params: { type: schemaAnnotation.properties.start_index.type },
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
                        if (data1.end_index !== undefined && hasOwn.call(data1, "end_index")) {
                          let data2 = data1.end_index;
                          const _errs5 = errors;
                          if (
                            !(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) &&
                            data2 !== null
                          ) {
                            checkPart.errors = [
                              {
                                instancePath: instancePath + "/annotations/" + i0 + "/end_index",
                                schemaPath: "#/components/schemas/Annotation/properties/end_index/type",
                                keyword: "type",
                                params: { type: schemaAnnotation.properties.end_index.type },
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
                        if (data1.file_id !== undefined && hasOwn.call(data1, "file_id")) {
                          let data2 = data1.file_id;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkPart.errors = [
                              {
                                instancePath: instancePath + "/annotations/" + i0 + "/file_id",
                                schemaPath: "#/components/schemas/Annotation/properties/file_id/type",
                                keyword: "type",
                                params: { type: schemaAnnotation.properties.file_id.type },
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
                        if (data1.filename !== undefined && hasOwn.call(data1, "filename")) {
                          let data2 = data1.filename;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkPart.errors = [
                              {
                                instancePath: instancePath + "/annotations/" + i0 + "/filename",
                                schemaPath: "#/components/schemas/Annotation/properties/filename/type",
                                keyword: "type",
                                params: { type: schemaAnnotation.properties.filename.type },
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
                        if (data1.container_id !== undefined && hasOwn.call(data1, "container_id")) {
                          let data2 = data1.container_id;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkPart.errors = [
                              {
                                instancePath: instancePath + "/annotations/" + i0 + "/container_id",
                                schemaPath: "#/components/schemas/Annotation/properties/container_id/type",
                                keyword: "type",
                                params: { type: schemaAnnotation.properties.container_id.type },
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
                        if (data1.index !== undefined && hasOwn.call(data1, "index")) {
                          let data2 = data1.index;
                          const _errs5 = errors;
                          if (
                            !(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) &&
                            data2 !== null
                          ) {
                            checkPart.errors = [
                              {
                                instancePath: instancePath + "/annotations/" + i0 + "/index",
                                schemaPath: "#/components/schemas/Annotation/properties/index/type",
                                keyword: "type",
                                params: { type: schemaAnnotation.properties.index.type },
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
                      checkPart.errors = [
                        {
                          instancePath: instancePath + "/annotations/" + i0,
                          schemaPath: "#/components/schemas/Annotation/type",
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
          if (data.logprobs !== undefined && hasOwn.call(data, "logprobs")) {
            let data0 = data.logprobs;
            const _errs2 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkPart.errors = [
                {
                  instancePath: instancePath + "/logprobs",
                  schemaPath: "#/properties/logprobs/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.logprobs.type },
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
                  if (
                    !checkTokenLogprob(data0[i0], {
                      instancePath: instancePath + "/logprobs/" + i0,
                      parentData: data0,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors = vErrors === null ? checkTokenLogprob.errors : vErrors.concat(checkTokenLogprob.errors);
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
          if (data.refusal !== undefined && hasOwn.call(data, "refusal")) {
            let data0 = data.refusal;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkPart.errors = [
                {
                  instancePath: instancePath + "/refusal",
                  schemaPath: "#/properties/refusal/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.refusal.type },
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
          if (data.encrypted_content !== undefined && hasOwn.call(data, "encrypted_content")) {
            let data0 = data.encrypted_content;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkPart.errors = [
                {
                  instancePath: instancePath + "/encrypted_content",
                  schemaPath: "#/properties/encrypted_content/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.encrypted_content.type },
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
          if (data.image_url !== undefined && hasOwn.call(data, "image_url")) {
            let data0 = data.image_url;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkPart.errors = [
                {
                  instancePath: instancePath + "/image_url",
                  schemaPath: "#/properties/image_url/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.image_url.type },
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
          if (data.detail !== undefined && hasOwn.call(data, "detail")) {
            let data0 = data.detail;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkPart.errors = [
                {
                  instancePath: instancePath + "/detail",
                  schemaPath: "#/properties/detail/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.detail.type },
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
              checkPart.errors = [
                {
                  instancePath: instancePath + "/file_id",
                  schemaPath: "#/properties/file_id/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.file_id.type },
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
          if (data.file_data !== undefined && hasOwn.call(data, "file_data")) {
            let data0 = data.file_data;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkPart.errors = [
                {
                  instancePath: instancePath + "/file_data",
                  schemaPath: "#/properties/file_data/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.file_data.type },
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
          if (data.file_url !== undefined && hasOwn.call(data, "file_url")) {
            let data0 = data.file_url;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkPart.errors = [
                {
                  instancePath: instancePath + "/file_url",
                  schemaPath: "#/properties/file_url/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.file_url.type },
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
          if (data.filename !== undefined && hasOwn.call(data, "filename")) {
            let data0 = data.filename;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkPart.errors = [
                {
                  instancePath: instancePath + "/filename",
                  schemaPath: "#/properties/filename/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.filename.type },
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
          if (data.input_audio !== undefined && hasOwn.call(data, "input_audio")) {
            let data0 = data.input_audio;
            const _errs2 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkPart.errors = [
                {
                  instancePath: instancePath + "/input_audio",
                  schemaPath: "#/properties/input_audio/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.input_audio.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs2) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.data !== undefined && hasOwn.call(data0, "data")) {
                    let data1 = data0.data;
                    const _errs3 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkPart.errors = [
                        {
                          instancePath: instancePath + "/input_audio/data",
                          schemaPath: "#/properties/input_audio/properties/data/type",
                          keyword: "type",
                          params: { type: schemaPart.properties.input_audio.properties.data.type },
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
                  if (data0.format !== undefined && hasOwn.call(data0, "format")) {
                    let data1 = data0.format;
                    const _errs3 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkPart.errors = [
                        {
                          instancePath: instancePath + "/input_audio/format",
                          schemaPath: "#/properties/input_audio/properties/format/type",
                          keyword: "type",
                          params: { type: schemaPart.properties.input_audio.properties.format.type },
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
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.prompt_cache_breakpoint !== undefined && hasOwn.call(data, "prompt_cache_breakpoint")) {
            let data0 = data.prompt_cache_breakpoint;
            const _errs2 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkPart.errors = [
                {
                  instancePath: instancePath + "/prompt_cache_breakpoint",
                  schemaPath: "#/properties/prompt_cache_breakpoint/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.prompt_cache_breakpoint.type },
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

const schemaTool = {
  type: "object",
  required: ["type"],
  properties: {
    type: { type: "string" },
    name: { type: ["string", "null"] },
    description: { type: ["string", "null"] },
    parameters: { type: ["object", "null"], additionalProperties: true },
    strict: { type: ["boolean", "null"] },
    format: { $ref: "#/components/schemas/InputFormat" },
    tools: { type: ["array", "null"], items: { $ref: "#/components/schemas/Tool" } },
    execution: { type: ["string", "null"] },
    output_schema: { type: ["object", "null"], additionalProperties: true },
    defer_loading: { type: ["boolean", "null"] },
    allowed_callers: { type: ["array", "null"], items: { type: "string" } },
  },
  if: { required: ["type"], properties: { type: { enum: ["function", "custom"] } } },
  then: { required: ["name"], properties: { name: { type: "string" } } },
};
const schemaInputFormat = {
  type: ["object", "null"],
  properties: {
    type: { type: ["string", "null"] },
    syntax: { type: ["string", "null"] },
    definition: { type: ["string", "null"] },
  },
};
const checkToolLater = { validate: checkTool };

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
        if (!(data0 === "function" || data0 === "custom")) {
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
  if (_valid0) {
    const _errs2 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.name === undefined || !hasOwn.call(data, "name")) && (missing0 = "name")) {
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
        if (data.name !== undefined && hasOwn.call(data, "name")) {
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
      let missing0;
      if ((data.type === undefined || !hasOwn.call(data, "type")) && (missing0 = "type")) {
        checkTool.errors = [
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
              checkTool.errors = [
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
          if (data.parameters !== undefined && hasOwn.call(data, "parameters")) {
            let data0 = data.parameters;
            const _errs2 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkTool.errors = [
                {
                  instancePath: instancePath + "/parameters",
                  schemaPath: "#/properties/parameters/type",
                  keyword: "type",
                  params: { type: schemaTool.properties.parameters.type },
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
          if (data.format !== undefined && hasOwn.call(data, "format")) {
            let data0 = data.format;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkTool.errors = [
                {
                  instancePath: instancePath + "/format",
                  schemaPath: "#/components/schemas/InputFormat/type",
                  keyword: "type",
                  params: { type: schemaInputFormat.type },
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
                          instancePath: instancePath + "/format/type",
                          schemaPath: "#/components/schemas/InputFormat/properties/type/type",
                          keyword: "type",
                          params: { type: schemaInputFormat.properties.type.type },
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
                  if (data0.syntax !== undefined && hasOwn.call(data0, "syntax")) {
                    let data1 = data0.syntax;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkTool.errors = [
                        {
                          instancePath: instancePath + "/format/syntax",
                          schemaPath: "#/components/schemas/InputFormat/properties/syntax/type",
                          keyword: "type",
                          params: { type: schemaInputFormat.properties.syntax.type },
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
                  if (data0.definition !== undefined && hasOwn.call(data0, "definition")) {
                    let data1 = data0.definition;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkTool.errors = [
                        {
                          instancePath: instancePath + "/format/definition",
                          schemaPath: "#/components/schemas/InputFormat/properties/definition/type",
                          keyword: "type",
                          params: { type: schemaInputFormat.properties.definition.type },
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
          if (data.tools !== undefined && hasOwn.call(data, "tools")) {
            let data0 = data.tools;
            const _errs2 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkTool.errors = [
                {
                  instancePath: instancePath + "/tools",
                  schemaPath: "#/properties/tools/type",
                  keyword: "type",
                  params: { type: schemaTool.properties.tools.type },
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
                  if (
                    !checkToolLater.validate(data0[i0], {
                      instancePath: instancePath + "/tools/" + i0,
                      parentData: data0,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null
                        ? checkToolLater.validate.errors
                        : vErrors.concat(checkToolLater.validate.errors);
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
          if (data.execution !== undefined && hasOwn.call(data, "execution")) {
            let data0 = data.execution;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkTool.errors = [
                {
                  instancePath: instancePath + "/execution",
                  schemaPath: "#/properties/execution/type",
                  keyword: "type",
                  params: { type: schemaTool.properties.execution.type },
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
          if (data.output_schema !== undefined && hasOwn.call(data, "output_schema")) {
            let data0 = data.output_schema;
            const _errs2 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkTool.errors = [
                {
                  instancePath: instancePath + "/output_schema",
                  schemaPath: "#/properties/output_schema/type",
                  keyword: "type",
                  params: { type: schemaTool.properties.output_schema.type },
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

function checkItem(
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
      if (!(data0 === "message" || data0 === null)) {
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
  let ifClause0;
  if (_valid0) {
    const _errs2 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        ((data.role === undefined || !hasOwn.call(data, "role")) && (missing0 = "role")) ||
        ((data.content === undefined || !hasOwn.call(data, "content")) && (missing0 = "content"))
      ) {
        checkItem.errors = [
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
          if (data.role !== undefined && hasOwn.call(data, "role")) {
            let data0 = data.role;
            const _errs3 = errors;
            if (typeof data0 !== "string") {
              checkItem.errors = [
                {
                  instancePath: instancePath + "/role",
                  schemaPath: "#/then/properties/role/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                },
              ];
              return false;
            }
            if (!(data0 === "user" || data0 === "assistant" || data0 === "system" || data0 === "developer")) {
              checkItem.errors = [
                {
                  instancePath: instancePath + "/role",
                  schemaPath: "#/then/properties/role/enum",
                  keyword: "enum",
                  params: { allowedValues: schemaItem.then.properties.role.enum },
                  message: "must be equal to one of the allowed values",
                },
              ];
              return false;
            }
            var valid1 = _errs3 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.content !== undefined && hasOwn.call(data, "content")) {
            let data0 = data.content;
            const _errs3 = errors;
            if (typeof data0 !== "string" && !Array.isArray(data0)) {
              checkItem.errors = [
                {
                  instancePath: instancePath + "/content",
                  schemaPath: "#/then/properties/content/type",
                  keyword: "type",
                  params: { type: schemaItem.then.properties.content.type },
                  message: "must be string,array",
                },
              ];
              return false;
            }
            if (errors === _errs3) {
              if (Array.isArray(data0)) {
                var valid2 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  const _errs4 = errors;
                  if (
                    !checkPart(data0[i0], {
                      instancePath: instancePath + "/content/" + i0,
                      parentData: data0,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors = vErrors === null ? checkPart.errors : vErrors.concat(checkPart.errors);
                    errors = vErrors.length;
                  }
                  var valid2 = _errs4 === errors;
                  if (!valid2) {
                    break;
                  }
                }
              }
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
          if ("function_call" !== data.type) {
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
        if (
          ((data.call_id === undefined || !hasOwn.call(data, "call_id")) && (missing0 = "call_id")) ||
          ((data.name === undefined || !hasOwn.call(data, "name")) && (missing0 = "name")) ||
          ((data.arguments === undefined || !hasOwn.call(data, "arguments")) && (missing0 = "arguments"))
        ) {
          checkItem.errors = [
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
          checks0: {
            if (data.call_id !== undefined && hasOwn.call(data, "call_id")) {
              const _errs6 = errors;
              if (typeof data.call_id !== "string") {
                checkItem.errors = [
                  {
                    instancePath: instancePath + "/call_id",
                    schemaPath: "#/else/then/properties/call_id/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
              var valid2 = _errs6 === errors;
            } else {
              var valid2 = true;
            }
            if (!valid2) break checks0;
            if (data.name !== undefined && hasOwn.call(data, "name")) {
              const _errs6 = errors;
              if (typeof data.name !== "string") {
                checkItem.errors = [
                  {
                    instancePath: instancePath + "/name",
                    schemaPath: "#/else/then/properties/name/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
              var valid2 = _errs6 === errors;
            } else {
              var valid2 = true;
            }
            if (!valid2) break checks0;
            if (data.arguments !== undefined && hasOwn.call(data, "arguments")) {
              const _errs6 = errors;
              if (typeof data.arguments !== "string") {
                checkItem.errors = [
                  {
                    instancePath: instancePath + "/arguments",
                    schemaPath: "#/else/then/properties/arguments/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
              var valid2 = _errs6 === errors;
            } else {
              var valid2 = true;
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
            let data0 = data.type;
            if (!(data0 === "function_call_output" || data0 === "custom_tool_call_output")) {
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
          if (
            ((data.call_id === undefined || !hasOwn.call(data, "call_id")) && (missing0 = "call_id")) ||
            ((data.output === undefined || !hasOwn.call(data, "output")) && (missing0 = "output"))
          ) {
            checkItem.errors = [
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
            checks0: {
              if (data.call_id !== undefined && hasOwn.call(data, "call_id")) {
                const _errs9 = errors;
                if (typeof data.call_id !== "string") {
                  checkItem.errors = [
                    {
                      instancePath: instancePath + "/call_id",
                      schemaPath: "#/else/else/then/properties/call_id/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    },
                  ];
                  return false;
                }
                var valid3 = _errs9 === errors;
              } else {
                var valid3 = true;
              }
              if (!valid3) break checks0;
              if (data.output !== undefined && hasOwn.call(data, "output")) {
                let data0 = data.output;
                const _errs9 = errors;
                if (typeof data0 !== "string" && !Array.isArray(data0)) {
                  checkItem.errors = [
                    {
                      instancePath: instancePath + "/output",
                      schemaPath: "#/else/else/then/properties/output/type",
                      keyword: "type",
                      params: { type: schemaItem.else.else.then.properties.output.type },
                      message: "must be string,array",
                    },
                  ];
                  return false;
                }
                if (errors === _errs9) {
                  if (Array.isArray(data0)) {
                    var valid4 = true;
                    const len0 = data0.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs10 = errors;
                      if (
                        !checkPart(data0[i0], {
                          instancePath: instancePath + "/output/" + i0,
                          parentData: data0,
                          parentDataProperty: i0,
                          rootData,
                          dynamicAnchors,
                        })
                      ) {
                        vErrors = vErrors === null ? checkPart.errors : vErrors.concat(checkPart.errors);
                        errors = vErrors.length;
                      }
                      var valid4 = _errs10 === errors;
                      if (!valid4) {
                        break;
                      }
                    }
                  }
                }
                var valid3 = _errs9 === errors;
              } else {
                var valid3 = true;
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
              if ("reasoning" !== data.type) {
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
            if (data.content !== undefined && hasOwn.call(data, "content")) {
              let data0 = data.content;
              const _errs12 = errors;
              if (!Array.isArray(data0) && data0 !== null) {
                checkItem.errors = [
                  {
                    instancePath: instancePath + "/content",
                    schemaPath: "#/else/else/else/then/properties/content/type",
                    keyword: "type",
                    params: { type: schemaItem.else.else.else.then.properties.content.type },
                    message: "must be array,null",
                  },
                ];
                return false;
              }
              if (errors === _errs12) {
                if (Array.isArray(data0)) {
                  var valid4 = true;
                  const len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs13 = errors;
                    if (
                      !checkPart(data0[i0], {
                        instancePath: instancePath + "/content/" + i0,
                        parentData: data0,
                        parentDataProperty: i0,
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors = vErrors === null ? checkPart.errors : vErrors.concat(checkPart.errors);
                      errors = vErrors.length;
                    }
                    var valid4 = _errs13 === errors;
                    if (!valid4) {
                      break;
                    }
                  }
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
                if ("custom_tool_call" !== data.type) {
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
                ((data.call_id === undefined || !hasOwn.call(data, "call_id")) && (missing0 = "call_id")) ||
                ((data.name === undefined || !hasOwn.call(data, "name")) && (missing0 = "name")) ||
                ((data.input === undefined || !hasOwn.call(data, "input")) && (missing0 = "input"))
              ) {
                checkItem.errors = [
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
                  if (data.call_id !== undefined && hasOwn.call(data, "call_id")) {
                    const _errs15 = errors;
                    if (typeof data.call_id !== "string") {
                      checkItem.errors = [
                        {
                          instancePath: instancePath + "/call_id",
                          schemaPath: "#/else/else/else/else/then/properties/call_id/type",
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
                      checkItem.errors = [
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
                    const _errs15 = errors;
                    if (typeof data.input !== "string") {
                      checkItem.errors = [
                        {
                          instancePath: instancePath + "/input",
                          schemaPath: "#/else/else/else/else/then/properties/input/type",
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
                  let data0 = data.type;
                  if (!(data0 === "tool_search_output" || data0 === "additional_tools")) {
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
            let ifClause5;
            if (_valid5) {
              const _errs17 = errors;
              if (data && typeof data == "object" && !Array.isArray(data)) {
                if (data.tools !== undefined && hasOwn.call(data, "tools")) {
                  let data0 = data.tools;
                  const _errs18 = errors;
                  if (!Array.isArray(data0) && data0 !== null) {
                    checkItem.errors = [
                      {
                        instancePath: instancePath + "/tools",
                        schemaPath: "#/else/else/else/else/else/then/properties/tools/type",
                        keyword: "type",
                        params: { type: schemaItem.else.else.else.else.else.then.properties.tools.type },
                        message: "must be array,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs18) {
                    if (Array.isArray(data0)) {
                      var valid6 = true;
                      const len0 = data0.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs19 = errors;
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
                        var valid6 = _errs19 === errors;
                        if (!valid6) {
                          break;
                        }
                      }
                    }
                  }
                }
              }
              var _valid5 = _errs17 === errors;
              valid5 = _valid5;
              ifClause5 = "then";
            } else {
              const _errs17 = errors;
              const _errs18 = errors;
              let valid6 = true;
              const _errs19 = errors;
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
                    if ("agent_message" !== data.type) {
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
              var _valid6 = _errs19 === errors;
              errors = _errs18;
              if (vErrors !== null) {
                if (_errs18) {
                  vErrors.length = _errs18;
                } else {
                  vErrors = null;
                }
              }
              if (_valid6) {
                const _errs20 = errors;
                if (data && typeof data == "object" && !Array.isArray(data)) {
                  if (data.content !== undefined && hasOwn.call(data, "content")) {
                    let data0 = data.content;
                    const _errs21 = errors;
                    if (typeof data0 !== "string" && !Array.isArray(data0) && data0 !== null) {
                      checkItem.errors = [
                        {
                          instancePath: instancePath + "/content",
                          schemaPath: "#/else/else/else/else/else/else/then/properties/content/type",
                          keyword: "type",
                          params: { type: schemaItem.else.else.else.else.else.else.then.properties.content.type },
                          message: "must be string,array,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs21) {
                      if (Array.isArray(data0)) {
                        var valid7 = true;
                        const len0 = data0.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs22 = errors;
                          if (
                            !checkPart(data0[i0], {
                              instancePath: instancePath + "/content/" + i0,
                              parentData: data0,
                              parentDataProperty: i0,
                              rootData,
                              dynamicAnchors,
                            })
                          ) {
                            vErrors = vErrors === null ? checkPart.errors : vErrors.concat(checkPart.errors);
                            errors = vErrors.length;
                          }
                          var valid7 = _errs22 === errors;
                          if (!valid7) {
                            break;
                          }
                        }
                      }
                    }
                  }
                }
                var _valid6 = _errs20 === errors;
                valid6 = _valid6;
              }
              if (!valid6) {
                const err0 = {
                  instancePath,
                  schemaPath: "#/else/else/else/else/else/else/if",
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
                checkItem.errors = vErrors;
                return false;
              }
              var _valid5 = _errs17 === errors;
              valid5 = _valid5;
              ifClause5 = "else";
            }
            if (!valid5) {
              const err0 = {
                instancePath,
                schemaPath: "#/else/else/else/else/else/if",
                keyword: "if",
                params: { failingKeyword: ifClause5 },
                message: 'must match "' + ifClause5 + '" schema',
              };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
              checkItem.errors = vErrors;
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
            checkItem.errors = vErrors;
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
          checkItem.errors = vErrors;
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
        checkItem.errors = vErrors;
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
      checkItem.errors = vErrors;
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
    checkItem.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.type !== undefined && hasOwn.call(data, "type")) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkItem.errors = [
              {
                instancePath: instancePath + "/type",
                schemaPath: "#/properties/type/type",
                keyword: "type",
                params: { type: schemaItem.properties.type.type },
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
            checkItem.errors = [
              {
                instancePath: instancePath + "/id",
                schemaPath: "#/properties/id/type",
                keyword: "type",
                params: { type: schemaItem.properties.id.type },
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
        if (data.status !== undefined && hasOwn.call(data, "status")) {
          let data0 = data.status;
          const _errs2 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkItem.errors = [
              {
                instancePath: instancePath + "/status",
                schemaPath: "#/properties/status/type",
                keyword: "type",
                params: { type: schemaItem.properties.status.type },
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
        if (data.role !== undefined && hasOwn.call(data, "role")) {
          let data0 = data.role;
          const _errs2 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkItem.errors = [
              {
                instancePath: instancePath + "/role",
                schemaPath: "#/properties/role/type",
                keyword: "type",
                params: { type: schemaItem.properties.role.type },
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
            checkItem.errors = [
              {
                instancePath: instancePath + "/content",
                schemaPath: "#/properties/content/type",
                keyword: "type",
                params: { type: schemaItem.properties.content.type },
                message: "must be string,array,object,null",
              },
            ];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (!valid1) break checks0;
        if (data.phase !== undefined && hasOwn.call(data, "phase")) {
          let data0 = data.phase;
          const _errs2 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkItem.errors = [
              {
                instancePath: instancePath + "/phase",
                schemaPath: "#/properties/phase/type",
                keyword: "type",
                params: { type: schemaItem.properties.phase.type },
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
        if (data.call_id !== undefined && hasOwn.call(data, "call_id")) {
          let data0 = data.call_id;
          const _errs2 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkItem.errors = [
              {
                instancePath: instancePath + "/call_id",
                schemaPath: "#/properties/call_id/type",
                keyword: "type",
                params: { type: schemaItem.properties.call_id.type },
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
            checkItem.errors = [
              {
                instancePath: instancePath + "/name",
                schemaPath: "#/properties/name/type",
                keyword: "type",
                params: { type: schemaItem.properties.name.type },
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
        if (data.namespace !== undefined && hasOwn.call(data, "namespace")) {
          let data0 = data.namespace;
          const _errs2 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkItem.errors = [
              {
                instancePath: instancePath + "/namespace",
                schemaPath: "#/properties/namespace/type",
                keyword: "type",
                params: { type: schemaItem.properties.namespace.type },
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
        if (data.tools !== undefined && hasOwn.call(data, "tools")) {
          let data0 = data.tools;
          const _errs2 = errors;
          if (!Array.isArray(data0) && data0 !== null) {
            checkItem.errors = [
              {
                instancePath: instancePath + "/tools",
                schemaPath: "#/properties/tools/type",
                keyword: "type",
                params: { type: schemaItem.properties.tools.type },
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
                    checkItem.errors = [
                      {
                        instancePath: instancePath + "/tools/" + i0,
                        schemaPath: "#/properties/tools/items/type",
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
        if (data.execution !== undefined && hasOwn.call(data, "execution")) {
          let data0 = data.execution;
          const _errs2 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkItem.errors = [
              {
                instancePath: instancePath + "/execution",
                schemaPath: "#/properties/execution/type",
                keyword: "type",
                params: { type: schemaItem.properties.execution.type },
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
        if (data.arguments !== undefined && hasOwn.call(data, "arguments")) {
          let data0 = data.arguments;
          const _errs2 = errors;
          if (
            typeof data0 !== "string" &&
            !(data0 && typeof data0 == "object" && !Array.isArray(data0)) &&
            data0 !== null
          ) {
            checkItem.errors = [
              {
                instancePath: instancePath + "/arguments",
                schemaPath: "#/properties/arguments/type",
                keyword: "type",
                params: { type: schemaItem.properties.arguments.type },
                message: "must be string,object,null",
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
            checkItem.errors = [
              {
                instancePath: instancePath + "/caller",
                schemaPath: "#/properties/caller/type",
                keyword: "type",
                params: { type: schemaItem.properties.caller.type },
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
        if (data.input !== undefined && hasOwn.call(data, "input")) {
          let data0 = data.input;
          const _errs2 = errors;
          if (
            typeof data0 !== "string" &&
            !(data0 && typeof data0 == "object" && !Array.isArray(data0)) &&
            data0 !== null
          ) {
            checkItem.errors = [
              {
                instancePath: instancePath + "/input",
                schemaPath: "#/properties/input/type",
                keyword: "type",
                params: { type: schemaItem.properties.input.type },
                message: "must be string,object,null",
              },
            ];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (!valid1) break checks0;
        if (data.output !== undefined && hasOwn.call(data, "output")) {
          let data0 = data.output;
          const _errs2 = errors;
          if (typeof data0 != "object" && typeof data0 !== "string") {
            checkItem.errors = [
              {
                instancePath: instancePath + "/output",
                schemaPath: "#/properties/output/type",
                keyword: "type",
                params: { type: schemaItem.properties.output.type },
                message: "must be string,array,object,null",
              },
            ];
            return false;
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (!valid1) break checks0;
        if (data.author !== undefined && hasOwn.call(data, "author")) {
          let data0 = data.author;
          const _errs2 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkItem.errors = [
              {
                instancePath: instancePath + "/author",
                schemaPath: "#/properties/author/type",
                keyword: "type",
                params: { type: schemaItem.properties.author.type },
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
        if (data.recipient !== undefined && hasOwn.call(data, "recipient")) {
          let data0 = data.recipient;
          const _errs2 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkItem.errors = [
              {
                instancePath: instancePath + "/recipient",
                schemaPath: "#/properties/recipient/type",
                keyword: "type",
                params: { type: schemaItem.properties.recipient.type },
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
        if (data.agent !== undefined && hasOwn.call(data, "agent")) {
          let data0 = data.agent;
          const _errs2 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkItem.errors = [
              {
                instancePath: instancePath + "/agent",
                schemaPath: "#/properties/agent/type",
                keyword: "type",
                params: { type: schemaItem.properties.agent.type },
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
        if (data.summary !== undefined && hasOwn.call(data, "summary")) {
          let data0 = data.summary;
          const _errs2 = errors;
          if (!Array.isArray(data0) && data0 !== null) {
            checkItem.errors = [
              {
                instancePath: instancePath + "/summary",
                schemaPath: "#/properties/summary/type",
                keyword: "type",
                params: { type: schemaItem.properties.summary.type },
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
                if (
                  !checkPart(data0[i0], {
                    instancePath: instancePath + "/summary/" + i0,
                    parentData: data0,
                    parentDataProperty: i0,
                    rootData,
                    dynamicAnchors,
                  })
                ) {
                  vErrors = vErrors === null ? checkPart.errors : vErrors.concat(checkPart.errors);
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
        if (data.encrypted_content !== undefined && hasOwn.call(data, "encrypted_content")) {
          let data0 = data.encrypted_content;
          const _errs2 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkItem.errors = [
              {
                instancePath: instancePath + "/encrypted_content",
                schemaPath: "#/properties/encrypted_content/type",
                keyword: "type",
                params: { type: schemaItem.properties.encrypted_content.type },
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
    } else {
      checkItem.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkItem.errors = vErrors;
  return errors === 0;
}

const schemaToolChoice = {
  type: ["string", "object", "null"],
  required: ["type"],
  properties: {
    type: { type: "string" },
    name: { type: ["string", "null"] },
    mode: { type: ["string", "null"] },
    tools: { type: ["array", "null"], items: { $ref: "#/components/schemas/AllowedTool" } },
    server_label: { type: ["string", "null"] },
  },
  if: { type: "object", required: ["type"], properties: { type: { enum: ["function", "custom"] } } },
  then: { required: ["name"], properties: { name: { type: "string" } } },
  else: {
    if: { type: "object", required: ["type"], properties: { type: { const: "allowed_tools" } } },
    then: { required: ["tools"], properties: { tools: { type: "array" } } },
  },
};
const schemaAllowedTool = {
  type: "object",
  properties: {
    type: { type: ["string", "null"] },
    name: { type: ["string", "null"] },
    server_label: { type: ["string", "null"] },
  },
};

function checkToolChoice(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    checkToolChoice.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schemaToolChoice.type },
        message: "must be string,object,null",
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
          if (!(data0 === "function" || data0 === "custom")) {
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
      if ((data.name === undefined || !hasOwn.call(data, "name")) && (missing0 = "name")) {
        checkToolChoice.errors = [
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
        if (data.name !== undefined && hasOwn.call(data, "name")) {
          if (typeof data.name !== "string") {
            checkToolChoice.errors = [
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
            if ("allowed_tools" !== data.type) {
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
    if (_valid1) {
      const _errs5 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if ((data.tools === undefined || !hasOwn.call(data, "tools")) && (missing0 = "tools")) {
          checkToolChoice.errors = [
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
          if (data.tools !== undefined && hasOwn.call(data, "tools")) {
            if (!Array.isArray(data.tools)) {
              checkToolChoice.errors = [
                {
                  instancePath: instancePath + "/tools",
                  schemaPath: "#/else/then/properties/tools/type",
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
      checkToolChoice.errors = vErrors;
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
    checkToolChoice.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.type === undefined || !hasOwn.call(data, "type")) && (missing0 = "type")) {
        checkToolChoice.errors = [
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
              checkToolChoice.errors = [
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
          if (data.name !== undefined && hasOwn.call(data, "name")) {
            let data0 = data.name;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkToolChoice.errors = [
                {
                  instancePath: instancePath + "/name",
                  schemaPath: "#/properties/name/type",
                  keyword: "type",
                  params: { type: schemaToolChoice.properties.name.type },
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
          if (data.mode !== undefined && hasOwn.call(data, "mode")) {
            let data0 = data.mode;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkToolChoice.errors = [
                {
                  instancePath: instancePath + "/mode",
                  schemaPath: "#/properties/mode/type",
                  keyword: "type",
                  params: { type: schemaToolChoice.properties.mode.type },
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
          if (data.tools !== undefined && hasOwn.call(data, "tools")) {
            let data0 = data.tools;
            const _errs2 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkToolChoice.errors = [
                {
                  instancePath: instancePath + "/tools",
                  schemaPath: "#/properties/tools/type",
                  keyword: "type",
                  params: { type: schemaToolChoice.properties.tools.type },
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
                      checks1: {
                        if (data1.type !== undefined && hasOwn.call(data1, "type")) {
                          let data2 = data1.type;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkToolChoice.errors = [
                              {
                                instancePath: instancePath + "/tools/" + i0 + "/type",
                                schemaPath: "#/components/schemas/AllowedTool/properties/type/type",
                                keyword: "type",
                                params: { type: schemaAllowedTool.properties.type.type },
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
                        if (data1.name !== undefined && hasOwn.call(data1, "name")) {
                          let data2 = data1.name;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkToolChoice.errors = [
                              {
                                instancePath: instancePath + "/tools/" + i0 + "/name",
                                schemaPath: "#/components/schemas/AllowedTool/properties/name/type",
                                keyword: "type",
                                params: { type: schemaAllowedTool.properties.name.type },
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
                        if (data1.server_label !== undefined && hasOwn.call(data1, "server_label")) {
                          let data2 = data1.server_label;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkToolChoice.errors = [
                              {
                                instancePath: instancePath + "/tools/" + i0 + "/server_label",
                                schemaPath: "#/components/schemas/AllowedTool/properties/server_label/type",
                                keyword: "type",
                                params: { type: schemaAllowedTool.properties.server_label.type },
                                message: "must be string,null",
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
                      checkToolChoice.errors = [
                        {
                          instancePath: instancePath + "/tools/" + i0,
                          schemaPath: "#/components/schemas/AllowedTool/type",
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
          if (data.server_label !== undefined && hasOwn.call(data, "server_label")) {
            let data0 = data.server_label;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkToolChoice.errors = [
                {
                  instancePath: instancePath + "/server_label",
                  schemaPath: "#/properties/server_label/type",
                  keyword: "type",
                  params: { type: schemaToolChoice.properties.server_label.type },
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
  checkToolChoice.errors = vErrors;
  return errors === 0;
}

const schemaTextSettings = {
  type: ["object", "null"],
  properties: { format: { $ref: "#/components/schemas/TextFormat" }, verbosity: { type: ["string", "null"] } },
};
const schemaTextFormat = {
  type: ["object", "null"],
  required: ["type"],
  properties: {
    type: { type: "string" },
    name: { type: ["string", "null"] },
    description: { type: ["string", "null"] },
    schema: { type: ["object", "null"], additionalProperties: true },
    strict: { type: ["boolean", "null"] },
  },
  if: { type: "object", required: ["type"], properties: { type: { const: "json_schema" } } },
  then: { required: ["schema"], properties: { schema: { type: "object" } } },
};

function checkTextSettings(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    checkTextSettings.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schemaTextSettings.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.format !== undefined && hasOwn.call(data, "format")) {
          let data0 = data.format;
          const _errs0 = errors;
          const _errs1 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkTextSettings.errors = [
              {
                instancePath: instancePath + "/format",
                schemaPath: "#/components/schemas/TextFormat/type",
                keyword: "type",
                params: { type: schemaTextFormat.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          const _errs2 = errors;
          let valid1 = true;
          const _errs3 = errors;
          if (errors === _errs3) {
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
                checkTextSettings.errors = [
                  {
                    instancePath: instancePath + "/format",
                    schemaPath: "#/components/schemas/TextFormat/then/required",
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
                    checkTextSettings.errors = [
                      {
                        instancePath: instancePath + "/format/schema",
                        schemaPath: "#/components/schemas/TextFormat/then/properties/schema/type",
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
              schemaPath: "#/components/schemas/TextFormat/if",
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
            checkTextSettings.errors = vErrors;
            return false;
          }
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if ((data0.type === undefined || !hasOwn.call(data0, "type")) && (missing0 = "type")) {
                checkTextSettings.errors = [
                  {
                    instancePath: instancePath + "/format",
                    schemaPath: "#/components/schemas/TextFormat/required",
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
                      checkTextSettings.errors = [
                        {
                          instancePath: instancePath + "/format/type",
                          schemaPath: "#/components/schemas/TextFormat/properties/type/type",
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
                      checkTextSettings.errors = [
                        {
                          instancePath: instancePath + "/format/name",
                          schemaPath: "#/components/schemas/TextFormat/properties/name/type",
                          keyword: "type",
                          params: { type: schemaTextFormat.properties.name.type },
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
                  if (data0.description !== undefined && hasOwn.call(data0, "description")) {
                    let data1 = data0.description;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkTextSettings.errors = [
                        {
                          instancePath: instancePath + "/format/description",
                          schemaPath: "#/components/schemas/TextFormat/properties/description/type",
                          keyword: "type",
                          params: { type: schemaTextFormat.properties.description.type },
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
                  if (data0.schema !== undefined && hasOwn.call(data0, "schema")) {
                    let data1 = data0.schema;
                    const _errs4 = errors;
                    if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                      checkTextSettings.errors = [
                        {
                          instancePath: instancePath + "/format/schema",
                          schemaPath: "#/components/schemas/TextFormat/properties/schema/type",
                          keyword: "type",
                          params: { type: schemaTextFormat.properties.schema.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    var valid2 = _errs4 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (!valid2) break checks1;
                  if (data0.strict !== undefined && hasOwn.call(data0, "strict")) {
                    let data1 = data0.strict;
                    const _errs4 = errors;
                    if (typeof data1 !== "boolean" && data1 !== null) {
                      checkTextSettings.errors = [
                        {
                          instancePath: instancePath + "/format/strict",
                          schemaPath: "#/components/schemas/TextFormat/properties/strict/type",
                          keyword: "type",
                          params: { type: schemaTextFormat.properties.strict.type },
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
        if (data.verbosity !== undefined && hasOwn.call(data, "verbosity")) {
          let data0 = data.verbosity;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkTextSettings.errors = [
              {
                instancePath: instancePath + "/verbosity",
                schemaPath: "#/properties/verbosity/type",
                keyword: "type",
                params: { type: schemaTextSettings.properties.verbosity.type },
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
  checkTextSettings.errors = vErrors;
  return errors === 0;
}

function checkRequest(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  const _errs2 = errors;
  let valid1 = false;
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (
      (data.previous_response_id === undefined || !hasOwn.call(data, "previous_response_id")) &&
      (missing0 = "previous_response_id")
    ) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.previous_response_id !== undefined && hasOwn.call(data, "previous_response_id")) {
        if (typeof data.previous_response_id !== "string") {
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
  valid1 = valid1 || _valid0;
  if (!valid1) {
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.conversation === undefined || !hasOwn.call(data, "conversation")) && (missing0 = "conversation")) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (data.conversation !== undefined && hasOwn.call(data, "conversation")) {
          let data0 = data.conversation;
          if (typeof data0 !== "string" && !(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
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
    var _valid0 = _errs4 === errors;
    valid1 = valid1 || _valid0;
  }
  if (!valid1) {
    const err0 = {};
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  } else {
    errors = _errs2;
    if (vErrors !== null) {
      if (_errs2) {
        vErrors.length = _errs2;
      } else {
        vErrors = null;
      }
    }
  }
  var _valid1 = _errs1 === errors;
  errors = _errs0;
  if (vErrors !== null) {
    if (_errs0) {
      vErrors.length = _errs0;
    } else {
      vErrors = null;
    }
  }
  if (!_valid1) {
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.input === undefined || !hasOwn.call(data, "input")) && (missing0 = "input")) {
        checkRequest.errors = [
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
    var _valid1 = _errs4 === errors;
    valid0 = _valid1;
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
    checkRequest.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.model === undefined || !hasOwn.call(data, "model")) && (missing0 = "model")) {
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
            const _errs4 = errors;
            if (errors === _errs4) {
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
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.input !== undefined && hasOwn.call(data, "input")) {
            let data0 = data.input;
            const _errs4 = errors;
            if (typeof data0 !== "string" && !Array.isArray(data0)) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/input",
                  schemaPath: "#/properties/input/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.input.type },
                  message: "must be string,array",
                },
              ];
              return false;
            }
            if (errors === _errs4) {
              if (typeof data0 === "string") {
                if (ucs2length(data0) < 1) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/input",
                      schemaPath: "#/properties/input/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              }
              if (errors === _errs4) {
                if (Array.isArray(data0)) {
                  if (data0.length < 1) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/input",
                        schemaPath: "#/properties/input/minItems",
                        keyword: "minItems",
                        params: { limit: 1 },
                        message: "must NOT have fewer than 1 items",
                      },
                    ];
                    return false;
                  } else {
                    var valid3 = true;
                    const len0 = data0.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs5 = errors;
                      if (
                        !checkItem(data0[i0], {
                          instancePath: instancePath + "/input/" + i0,
                          parentData: data0,
                          parentDataProperty: i0,
                          rootData,
                          dynamicAnchors,
                        })
                      ) {
                        vErrors = vErrors === null ? checkItem.errors : vErrors.concat(checkItem.errors);
                        errors = vErrors.length;
                      }
                      var valid3 = _errs5 === errors;
                      if (!valid3) {
                        break;
                      }
                    }
                  }
                }
              }
            }
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.instructions !== undefined && hasOwn.call(data, "instructions")) {
            let data0 = data.instructions;
            const _errs4 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/instructions",
                  schemaPath: "#/properties/instructions/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.instructions.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.stream !== undefined && hasOwn.call(data, "stream")) {
            let data0 = data.stream;
            const _errs4 = errors;
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
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.stream_options !== undefined && hasOwn.call(data, "stream_options")) {
            let data0 = data.stream_options;
            const _errs4 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/stream_options",
                  schemaPath: "#/properties/stream_options/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.stream_options.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs4) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.include_obfuscation !== undefined && hasOwn.call(data0, "include_obfuscation")) {
                  let data1 = data0.include_obfuscation;
                  if (typeof data1 !== "boolean" && data1 !== null) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/stream_options/include_obfuscation",
                        schemaPath: "#/properties/stream_options/properties/include_obfuscation/type",
                        keyword: "type",
                        params: { type: schemaRequest.properties.stream_options.properties.include_obfuscation.type },
                        message: "must be boolean,null",
                      },
                    ];
                    return false;
                  }
                }
              }
            }
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.max_output_tokens !== undefined && hasOwn.call(data, "max_output_tokens")) {
            let data0 = data.max_output_tokens;
            const _errs4 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/max_output_tokens",
                  schemaPath: "#/properties/max_output_tokens/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.max_output_tokens.type },
                  message: "must be integer,null",
                },
              ];
              return false;
            }
            if (errors === _errs4) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 2147483647 || isNaN(data0)) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/max_output_tokens",
                      schemaPath: "#/properties/max_output_tokens/maximum",
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
                        instancePath: instancePath + "/max_output_tokens",
                        schemaPath: "#/properties/max_output_tokens/minimum",
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
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.max_tool_calls !== undefined && hasOwn.call(data, "max_tool_calls")) {
            let data0 = data.max_tool_calls;
            const _errs4 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/max_tool_calls",
                  schemaPath: "#/properties/max_tool_calls/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.max_tool_calls.type },
                  message: "must be integer,null",
                },
              ];
              return false;
            }
            if (errors === _errs4) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 2147483647 || isNaN(data0)) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/max_tool_calls",
                      schemaPath: "#/properties/max_tool_calls/maximum",
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
                        instancePath: instancePath + "/max_tool_calls",
                        schemaPath: "#/properties/max_tool_calls/minimum",
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
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.truncation !== undefined && hasOwn.call(data, "truncation")) {
            let data0 = data.truncation;
            const _errs4 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/truncation",
                  schemaPath: "#/properties/truncation/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.truncation.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.temperature !== undefined && hasOwn.call(data, "temperature")) {
            let data0 = data.temperature;
            const _errs4 = errors;
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
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.top_p !== undefined && hasOwn.call(data, "top_p")) {
            let data0 = data.top_p;
            const _errs4 = errors;
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
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.top_k !== undefined && hasOwn.call(data, "top_k")) {
            let data0 = data.top_k;
            const _errs4 = errors;
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
            if (errors === _errs4) {
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
                  if (data0 < -1 || isNaN(data0)) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/top_k",
                        schemaPath: "#/properties/top_k/minimum",
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
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.seed !== undefined && hasOwn.call(data, "seed")) {
            let data0 = data.seed;
            const _errs4 = errors;
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
            if (errors === _errs4) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9223372036854776000 || isNaN(data0)) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/seed",
                      schemaPath: "#/properties/seed/maximum",
                      keyword: "maximum",
                      params: { comparison: "<=", limit: 9223372036854776000 },
                      message: "must be <= 9223372036854776000",
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
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.top_logprobs !== undefined && hasOwn.call(data, "top_logprobs")) {
            let data0 = data.top_logprobs;
            const _errs4 = errors;
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
            if (errors === _errs4) {
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
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.tools !== undefined && hasOwn.call(data, "tools")) {
            let data0 = data.tools;
            const _errs4 = errors;
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
            if (errors === _errs4) {
              if (Array.isArray(data0)) {
                var valid3 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  const _errs5 = errors;
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
                  var valid3 = _errs5 === errors;
                  if (!valid3) {
                    break;
                  }
                }
              }
            }
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.tool_choice !== undefined && hasOwn.call(data, "tool_choice")) {
            const _errs4 = errors;
            if (
              !checkToolChoice(data.tool_choice, {
                instancePath: instancePath + "/tool_choice",
                parentData: data,
                parentDataProperty: "tool_choice",
                rootData,
                dynamicAnchors,
              })
            ) {
              vErrors = vErrors === null ? checkToolChoice.errors : vErrors.concat(checkToolChoice.errors);
              errors = vErrors.length;
            }
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.parallel_tool_calls !== undefined && hasOwn.call(data, "parallel_tool_calls")) {
            let data0 = data.parallel_tool_calls;
            const _errs4 = errors;
            if (typeof data0 !== "boolean" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/parallel_tool_calls",
                  schemaPath: "#/properties/parallel_tool_calls/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.parallel_tool_calls.type },
                  message: "must be boolean,null",
                },
              ];
              return false;
            }
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.text !== undefined && hasOwn.call(data, "text")) {
            const _errs4 = errors;
            if (
              !checkTextSettings(data.text, {
                instancePath: instancePath + "/text",
                parentData: data,
                parentDataProperty: "text",
                rootData,
                dynamicAnchors,
              })
            ) {
              vErrors = vErrors === null ? checkTextSettings.errors : vErrors.concat(checkTextSettings.errors);
              errors = vErrors.length;
            }
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.reasoning !== undefined && hasOwn.call(data, "reasoning")) {
            let data0 = data.reasoning;
            const _errs4 = errors;
            const _errs5 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/reasoning",
                  schemaPath: "#/components/schemas/ReasoningSettings/type",
                  keyword: "type",
                  params: { type: schemaReasoningSettings.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs5) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.effort !== undefined && hasOwn.call(data0, "effort")) {
                    let data1 = data0.effort;
                    const _errs6 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/reasoning/effort",
                          schemaPath: "#/components/schemas/ReasoningSettings/properties/effort/type",
                          keyword: "type",
                          params: { type: schemaReasoningSettings.properties.effort.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid3 = _errs6 === errors;
                  } else {
                    var valid3 = true;
                  }
                  if (!valid3) break checks1;
                  if (data0.summary !== undefined && hasOwn.call(data0, "summary")) {
                    let data1 = data0.summary;
                    const _errs6 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/reasoning/summary",
                          schemaPath: "#/components/schemas/ReasoningSettings/properties/summary/type",
                          keyword: "type",
                          params: { type: schemaReasoningSettings.properties.summary.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid3 = _errs6 === errors;
                  } else {
                    var valid3 = true;
                  }
                  if (!valid3) break checks1;
                  if (data0.generate_summary !== undefined && hasOwn.call(data0, "generate_summary")) {
                    let data1 = data0.generate_summary;
                    const _errs6 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/reasoning/generate_summary",
                          schemaPath: "#/components/schemas/ReasoningSettings/properties/generate_summary/type",
                          keyword: "type",
                          params: { type: schemaReasoningSettings.properties.generate_summary.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid3 = _errs6 === errors;
                  } else {
                    var valid3 = true;
                  }
                  if (!valid3) break checks1;
                  if (data0.mode !== undefined && hasOwn.call(data0, "mode")) {
                    let data1 = data0.mode;
                    const _errs6 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/reasoning/mode",
                          schemaPath: "#/components/schemas/ReasoningSettings/properties/mode/type",
                          keyword: "type",
                          params: { type: schemaReasoningSettings.properties.mode.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid3 = _errs6 === errors;
                  } else {
                    var valid3 = true;
                  }
                  if (!valid3) break checks1;
                  if (data0.context !== undefined && hasOwn.call(data0, "context")) {
                    let data1 = data0.context;
                    const _errs6 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/reasoning/context",
                          schemaPath: "#/components/schemas/ReasoningSettings/properties/context/type",
                          keyword: "type",
                          params: { type: schemaReasoningSettings.properties.context.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid3 = _errs6 === errors;
                  } else {
                    var valid3 = true;
                  }
                }
              }
            }
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.include !== undefined && hasOwn.call(data, "include")) {
            let data0 = data.include;
            const _errs4 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/include",
                  schemaPath: "#/properties/include/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.include.type },
                  message: "must be array,null",
                },
              ];
              return false;
            }
            if (errors === _errs4) {
              if (Array.isArray(data0)) {
                var valid3 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  const _errs5 = errors;
                  if (typeof data0[i0] !== "string") {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/include/" + i0,
                        schemaPath: "#/properties/include/items/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      },
                    ];
                    return false;
                  }
                  var valid3 = _errs5 === errors;
                  if (!valid3) {
                    break;
                  }
                }
              }
            }
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.safety_identifier !== undefined && hasOwn.call(data, "safety_identifier")) {
            let data0 = data.safety_identifier;
            const _errs4 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/safety_identifier",
                  schemaPath: "#/properties/safety_identifier/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.safety_identifier.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.user !== undefined && hasOwn.call(data, "user")) {
            let data0 = data.user;
            const _errs4 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/user",
                  schemaPath: "#/properties/user/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.user.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.metadata !== undefined && hasOwn.call(data, "metadata")) {
            let data0 = data.metadata;
            const _errs4 = errors;
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
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.prompt_cache_key !== undefined && hasOwn.call(data, "prompt_cache_key")) {
            let data0 = data.prompt_cache_key;
            const _errs4 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/prompt_cache_key",
                  schemaPath: "#/properties/prompt_cache_key/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.prompt_cache_key.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.prompt_cache_options !== undefined && hasOwn.call(data, "prompt_cache_options")) {
            let data0 = data.prompt_cache_options;
            const _errs4 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/prompt_cache_options",
                  schemaPath: "#/properties/prompt_cache_options/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.prompt_cache_options.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.prompt_cache_retention !== undefined && hasOwn.call(data, "prompt_cache_retention")) {
            let data0 = data.prompt_cache_retention;
            const _errs4 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/prompt_cache_retention",
                  schemaPath: "#/properties/prompt_cache_retention/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.prompt_cache_retention.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.store !== undefined && hasOwn.call(data, "store")) {
            let data0 = data.store;
            const _errs4 = errors;
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
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.background !== undefined && hasOwn.call(data, "background")) {
            let data0 = data.background;
            const _errs4 = errors;
            if (typeof data0 !== "boolean" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/background",
                  schemaPath: "#/properties/background/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.background.type },
                  message: "must be boolean,null",
                },
              ];
              return false;
            }
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.previous_response_id !== undefined && hasOwn.call(data, "previous_response_id")) {
            let data0 = data.previous_response_id;
            const _errs4 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/previous_response_id",
                  schemaPath: "#/properties/previous_response_id/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.previous_response_id.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.conversation !== undefined && hasOwn.call(data, "conversation")) {
            let data0 = data.conversation;
            const _errs4 = errors;
            if (
              typeof data0 !== "string" &&
              !(data0 && typeof data0 == "object" && !Array.isArray(data0)) &&
              data0 !== null
            ) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/conversation",
                  schemaPath: "#/properties/conversation/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.conversation.type },
                  message: "must be string,object,null",
                },
              ];
              return false;
            }
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.prompt !== undefined && hasOwn.call(data, "prompt")) {
            let data0 = data.prompt;
            const _errs4 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/prompt",
                  schemaPath: "#/properties/prompt/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.prompt.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs4) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.id !== undefined && hasOwn.call(data0, "id")) {
                    let data1 = data0.id;
                    const _errs5 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/prompt/id",
                          schemaPath: "#/properties/prompt/properties/id/type",
                          keyword: "type",
                          params: { type: schemaRequest.properties.prompt.properties.id.type },
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
                  if (data0.version !== undefined && hasOwn.call(data0, "version")) {
                    let data1 = data0.version;
                    const _errs5 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/prompt/version",
                          schemaPath: "#/properties/prompt/properties/version/type",
                          keyword: "type",
                          params: { type: schemaRequest.properties.prompt.properties.version.type },
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
                  if (data0.variables !== undefined && hasOwn.call(data0, "variables")) {
                    let data1 = data0.variables;
                    const _errs5 = errors;
                    if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/prompt/variables",
                          schemaPath: "#/properties/prompt/properties/variables/type",
                          keyword: "type",
                          params: { type: schemaRequest.properties.prompt.properties.variables.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    var valid3 = _errs5 === errors;
                  } else {
                    var valid3 = true;
                  }
                }
              }
            }
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.context_management !== undefined && hasOwn.call(data, "context_management")) {
            let data0 = data.context_management;
            const _errs4 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/context_management",
                  schemaPath: "#/properties/context_management/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.context_management.type },
                  message: "must be array,null",
                },
              ];
              return false;
            }
            if (errors === _errs4) {
              if (Array.isArray(data0)) {
                var valid3 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data1 = data0[i0];
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                    } else {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/context_management/" + i0,
                          schemaPath: "#/properties/context_management/items/type",
                          keyword: "type",
                          params: { type: "object" },
                          message: "must be object",
                        },
                      ];
                      return false;
                    }
                  }
                  var valid3 = _errs5 === errors;
                  if (!valid3) {
                    break;
                  }
                }
              }
            }
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.service_tier !== undefined && hasOwn.call(data, "service_tier")) {
            let data0 = data.service_tier;
            const _errs4 = errors;
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
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.moderation !== undefined && hasOwn.call(data, "moderation")) {
            let data0 = data.moderation;
            const _errs4 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/moderation",
                  schemaPath: "#/properties/moderation/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.moderation.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.access_programs !== undefined && hasOwn.call(data, "access_programs")) {
            let data0 = data.access_programs;
            const _errs4 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/access_programs",
                  schemaPath: "#/properties/access_programs/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.access_programs.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.image !== undefined && hasOwn.call(data, "image")) {
            let data0 = data.image;
            const _errs4 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/image",
                  schemaPath: "#/properties/image/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.image.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs4) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.context_compression !== undefined && hasOwn.call(data0, "context_compression")) {
                  let data1 = data0.context_compression;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/image/context_compression",
                        schemaPath: "#/properties/image/properties/context_compression/type",
                        keyword: "type",
                        params: { type: schemaRequest.properties.image.properties.context_compression.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                }
              }
            }
            var valid2 = _errs4 === errors;
          } else {
            var valid2 = true;
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
