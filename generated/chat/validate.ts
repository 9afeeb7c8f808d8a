// Made from specs/dialects/chat/dialect.yaml by "make generate". Change the specs, not this file.
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
    stream_options: { $ref: "#/components/schemas/StreamOptions" },
    max_completion_tokens: { type: ["integer", "null"], minimum: 1, maximum: 2147483647 },
    max_tokens: { type: ["integer", "null"], minimum: 1, maximum: 2147483647 },
    stop: { type: ["string", "array", "null"], items: { type: "string" } },
    temperature: { type: ["number", "null"] },
    top_p: { type: ["number", "null"] },
    frequency_penalty: { type: ["number", "null"] },
    presence_penalty: { type: ["number", "null"] },
    logit_bias: { type: ["object", "null"], additionalProperties: { type: "number" } },
    random_seed: { type: ["integer", "null"], minimum: -9223372036854776000, maximum: 9223372036854776000 },
    seed: { type: ["integer", "null"], minimum: -9223372036854776000, maximum: 9223372036854776000 },
    n: { type: ["integer", "null"], minimum: 1, maximum: 128 },
    logprobs: { type: ["boolean", "null"] },
    top_logprobs: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 },
    tools: { type: ["array", "null"], items: { $ref: "#/components/schemas/Tool" } },
    tool_choice: { $ref: "#/components/schemas/ToolChoice" },
    parallel_tool_calls: { type: ["boolean", "null"] },
    functions: { type: ["array", "null"], items: { $ref: "#/components/schemas/FunctionDefinition" } },
    function_call: { type: ["string", "object", "null"], properties: { name: { type: "string" } } },
    web_search_options: { type: ["object", "null"], additionalProperties: true },
    response_format: { $ref: "#/components/schemas/ResponseFormat" },
    verbosity: { type: ["string", "null"] },
    modalities: { type: ["array", "null"], items: { type: "string" } },
    audio: { type: ["object", "null"], additionalProperties: true },
    prediction: { $ref: "#/components/schemas/Prediction" },
    reasoning_effort: { type: ["string", "null"] },
    reasoning: { $ref: "#/components/schemas/ReasoningSettings" },
    safety_identifier: { type: ["string", "null"] },
    user: { type: ["string", "null"] },
    metadata: { type: ["object", "null"], additionalProperties: true },
    prompt_cache_key: { type: ["string", "null"] },
    prompt_cache_options: { type: ["object", "null"], additionalProperties: true },
    prompt_cache_retention: { type: ["string", "null"] },
    deferred: { type: ["boolean", "null"] },
    store: { type: ["boolean", "null"] },
    service_tier: { type: ["string", "null"] },
    moderation: { type: ["object", "null"], additionalProperties: true },
  },
};
const schemaStreamOptions = {
  type: ["object", "null"],
  properties: { include_usage: { type: ["boolean", "null"] }, include_obfuscation: { type: ["boolean", "null"] } },
};
const schemaFunctionDefinition = {
  type: ["object", "null"],
  required: ["name"],
  properties: {
    name: { type: "string" },
    description: { type: ["string", "null"] },
    parameters: { type: ["object", "null"], additionalProperties: true },
    strict: { type: ["boolean", "null"] },
    cache_control: { type: ["object", "null"], additionalProperties: true },
  },
};
const schemaReasoningSettings = {
  type: ["object", "null"],
  properties: {
    effort: { type: ["string", "null"] },
    max_tokens: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 },
    enabled: { type: ["boolean", "null"] },
    exclude: { type: ["boolean", "null"] },
  },
};
const hasOwn = Object.prototype.hasOwnProperty;

const schemaMessage = {
  type: "object",
  required: ["role"],
  properties: {
    role: { type: "string", enum: ["developer", "system", "user", "assistant", "tool", "function"] },
    content: { type: ["string", "array", "null"], items: { $ref: "#/components/schemas/Part" } },
    name: { type: ["string", "null"] },
    tool_calls: { type: ["array", "null"], items: { $ref: "#/components/schemas/ToolCall" } },
    tool_call_id: { type: ["string", "null"] },
    function_call: { $ref: "#/components/schemas/FunctionCall" },
    refusal: { type: ["string", "null"] },
    audio: { type: ["object", "null"], additionalProperties: true },
    annotations: { type: ["array", "null"] },
    reasoning_content: { type: ["string", "null"] },
    reasoning: { type: ["string", "null"] },
    images: { type: ["array", "object", "string", "null"], items: { $ref: "#/components/schemas/AnswerImage" } },
    reasoning_details: { type: ["array", "null"] },
  },
  if: { required: ["role"], properties: { role: { enum: ["developer", "system", "user"] } } },
  then: { required: ["content"], properties: { content: { type: ["string", "array"] } } },
  else: {
    if: { required: ["role"], properties: { role: { const: "tool" } } },
    then: { required: ["tool_call_id"], properties: { tool_call_id: { type: "string" } } },
  },
};
const schemaFunctionCall = {
  type: ["object", "null"],
  properties: { name: { type: ["string", "null"] }, arguments: { type: ["string", "null"] } },
};
const schemaAnswerImage = {
  type: ["object", "string", "null"],
  properties: {
    type: { type: ["string", "null"] },
    index: { type: ["number", "string", "null"] },
    image_url: { type: ["object", "string", "array", "null"], properties: { url: { type: ["string", "null"] } } },
  },
};
const schemaPart = {
  type: "object",
  required: ["type"],
  properties: {
    type: { type: "string" },
    text: { type: ["string", "null"] },
    image_url: {
      type: ["object", "string", "null"],
      properties: { url: { type: ["string", "null"] }, detail: { type: ["string", "null"] } },
    },
    input_audio: {
      type: ["object", "null"],
      properties: { data: { type: ["string", "null"] }, format: { type: ["string", "null"] } },
    },
    file: {
      type: ["object", "null"],
      properties: {
        file_data: { type: ["string", "null"] },
        filename: { type: ["string", "null"] },
        file_id: { type: ["string", "null"] },
      },
    },
    document_url: { type: ["string", "null"] },
    document_name: { type: ["string", "null"] },
    refusal: { type: ["string", "null"] },
    thinking: { type: ["string", "array", "null"], items: { $ref: "#/components/schemas/Part" } },
    summary: { type: ["string", "array", "null"], items: { $ref: "#/components/schemas/Part" } },
    closed: { type: ["boolean", "null"] },
    id: { type: ["string", "null"] },
    name: { type: ["string", "null"] },
    input: { type: ["object", "null"], additionalProperties: true },
    tool_use_id: { type: ["string", "null"] },
    content: { type: ["string", "array", "null"], items: { $ref: "#/components/schemas/Part" } },
    is_error: { type: ["boolean", "null"] },
    prompt_cache_breakpoint: { type: ["object", "null"], additionalProperties: true },
    cache_control: { type: ["object", "null"], additionalProperties: true },
  },
  if: { required: ["type"], properties: { type: { const: "text" } } },
  then: { required: ["text"], properties: { text: { type: "string" } } },
  else: {
    if: { required: ["type"], properties: { type: { const: "image_url" } } },
    then: {
      required: ["image_url"],
      properties: {
        image_url: { type: ["object", "string"], required: ["url"], properties: { url: { type: "string" } } },
      },
    },
    else: {
      if: { required: ["type"], properties: { type: { const: "input_audio" } } },
      then: {
        required: ["input_audio"],
        properties: { input_audio: { type: "object", required: ["data"], properties: { data: { type: "string" } } } },
      },
      else: {
        if: { required: ["type"], properties: { type: { const: "file" } } },
        then: { required: ["file"], properties: { file: { type: "object" } } },
        else: {
          if: { required: ["type"], properties: { type: { const: "refusal" } } },
          then: { required: ["refusal"], properties: { refusal: { type: "string" } } },
        },
      },
    },
  },
};
const checkPartLater = { validate: checkPart };

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
          if ("image_url" !== data.type) {
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
        if ((data.image_url === undefined || !hasOwn.call(data, "image_url")) && (missing0 = "image_url")) {
          checkPart.errors = [
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
          if (data.image_url !== undefined && hasOwn.call(data, "image_url")) {
            let data0 = data.image_url;
            const _errs6 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && typeof data0 !== "string") {
              checkPart.errors = [
                {
                  instancePath: instancePath + "/image_url",
                  schemaPath: "#/else/then/properties/image_url/type",
                  keyword: "type",
                  params: { type: schemaPart.else.then.properties.image_url.type },
                  message: "must be object,string",
                },
              ];
              return false;
            }
            if (errors === _errs6) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing1;
                if ((data0.url === undefined || !hasOwn.call(data0, "url")) && (missing1 = "url")) {
                  checkPart.errors = [
                    {
                      instancePath: instancePath + "/image_url",
                      schemaPath: "#/else/then/properties/image_url/required",
                      keyword: "required",
                      params: { missingProperty: missing1 },
                      message: "must have required property '" + missing1 + "'",
                    },
                  ];
                  return false;
                } else {
                  if (data0.url !== undefined && hasOwn.call(data0, "url")) {
                    if (typeof data0.url !== "string") {
                      checkPart.errors = [
                        {
                          instancePath: instancePath + "/image_url/url",
                          schemaPath: "#/else/then/properties/image_url/properties/url/type",
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
          if ((data.input_audio === undefined || !hasOwn.call(data, "input_audio")) && (missing0 = "input_audio")) {
            checkPart.errors = [
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
            if (data.input_audio !== undefined && hasOwn.call(data, "input_audio")) {
              let data0 = data.input_audio;
              const _errs9 = errors;
              if (errors === _errs9) {
                if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                  let missing1;
                  if ((data0.data === undefined || !hasOwn.call(data0, "data")) && (missing1 = "data")) {
                    checkPart.errors = [
                      {
                        instancePath: instancePath + "/input_audio",
                        schemaPath: "#/else/else/then/properties/input_audio/required",
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
                            schemaPath: "#/else/else/then/properties/input_audio/properties/data/type",
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
                      schemaPath: "#/else/else/then/properties/input_audio/type",
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
            if ((data.file === undefined || !hasOwn.call(data, "file")) && (missing0 = "file")) {
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
              if (data.file !== undefined && hasOwn.call(data, "file")) {
                let data0 = data.file;
                if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
                  checkPart.errors = [
                    {
                      instancePath: instancePath + "/file",
                      schemaPath: "#/else/else/else/then/properties/file/type",
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
              if ((data.refusal === undefined || !hasOwn.call(data, "refusal")) && (missing0 = "refusal")) {
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
                if (data.refusal !== undefined && hasOwn.call(data, "refusal")) {
                  if (typeof data.refusal !== "string") {
                    checkPart.errors = [
                      {
                        instancePath: instancePath + "/refusal",
                        schemaPath: "#/else/else/else/else/then/properties/refusal/type",
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
          if (data.image_url !== undefined && hasOwn.call(data, "image_url")) {
            let data0 = data.image_url;
            const _errs2 = errors;
            if (
              !(data0 && typeof data0 == "object" && !Array.isArray(data0)) &&
              typeof data0 !== "string" &&
              data0 !== null
            ) {
              checkPart.errors = [
                {
                  instancePath: instancePath + "/image_url",
                  schemaPath: "#/properties/image_url/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.image_url.type },
                  message: "must be object,string,null",
                },
              ];
              return false;
            }
            if (errors === _errs2) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.url !== undefined && hasOwn.call(data0, "url")) {
                    let data1 = data0.url;
                    const _errs3 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkPart.errors = [
                        {
                          instancePath: instancePath + "/image_url/url",
                          schemaPath: "#/properties/image_url/properties/url/type",
                          keyword: "type",
                          params: { type: schemaPart.properties.image_url.properties.url.type },
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
                  if (data0.detail !== undefined && hasOwn.call(data0, "detail")) {
                    let data1 = data0.detail;
                    const _errs3 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkPart.errors = [
                        {
                          instancePath: instancePath + "/image_url/detail",
                          schemaPath: "#/properties/image_url/properties/detail/type",
                          keyword: "type",
                          params: { type: schemaPart.properties.image_url.properties.detail.type },
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
          if (data.file !== undefined && hasOwn.call(data, "file")) {
            let data0 = data.file;
            const _errs2 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkPart.errors = [
                {
                  instancePath: instancePath + "/file",
                  schemaPath: "#/properties/file/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.file.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs2) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.file_data !== undefined && hasOwn.call(data0, "file_data")) {
                    let data1 = data0.file_data;
                    const _errs3 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkPart.errors = [
                        {
                          instancePath: instancePath + "/file/file_data",
                          schemaPath: "#/properties/file/properties/file_data/type",
                          keyword: "type",
                          params: { type: schemaPart.properties.file.properties.file_data.type },
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
                  if (data0.filename !== undefined && hasOwn.call(data0, "filename")) {
                    let data1 = data0.filename;
                    const _errs3 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkPart.errors = [
                        {
                          instancePath: instancePath + "/file/filename",
                          schemaPath: "#/properties/file/properties/filename/type",
                          keyword: "type",
                          params: { type: schemaPart.properties.file.properties.filename.type },
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
                  if (data0.file_id !== undefined && hasOwn.call(data0, "file_id")) {
                    let data1 = data0.file_id;
                    const _errs3 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkPart.errors = [
                        {
                          instancePath: instancePath + "/file/file_id",
                          schemaPath: "#/properties/file/properties/file_id/type",
                          keyword: "type",
                          params: { type: schemaPart.properties.file.properties.file_id.type },
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
          if (data.document_url !== undefined && hasOwn.call(data, "document_url")) {
            let data0 = data.document_url;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkPart.errors = [
                {
                  instancePath: instancePath + "/document_url",
                  schemaPath: "#/properties/document_url/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.document_url.type },
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
          if (data.document_name !== undefined && hasOwn.call(data, "document_name")) {
            let data0 = data.document_name;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkPart.errors = [
                {
                  instancePath: instancePath + "/document_name",
                  schemaPath: "#/properties/document_name/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.document_name.type },
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
          if (data.thinking !== undefined && hasOwn.call(data, "thinking")) {
            let data0 = data.thinking;
            const _errs2 = errors;
            if (typeof data0 !== "string" && !Array.isArray(data0) && data0 !== null) {
              checkPart.errors = [
                {
                  instancePath: instancePath + "/thinking",
                  schemaPath: "#/properties/thinking/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.thinking.type },
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
                    !checkPartLater.validate(data0[i0], {
                      instancePath: instancePath + "/thinking/" + i0,
                      parentData: data0,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null
                        ? checkPartLater.validate.errors
                        : vErrors.concat(checkPartLater.validate.errors);
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
          if (data.summary !== undefined && hasOwn.call(data, "summary")) {
            let data0 = data.summary;
            const _errs2 = errors;
            if (typeof data0 !== "string" && !Array.isArray(data0) && data0 !== null) {
              checkPart.errors = [
                {
                  instancePath: instancePath + "/summary",
                  schemaPath: "#/properties/summary/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.summary.type },
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
                    !checkPartLater.validate(data0[i0], {
                      instancePath: instancePath + "/summary/" + i0,
                      parentData: data0,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null
                        ? checkPartLater.validate.errors
                        : vErrors.concat(checkPartLater.validate.errors);
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
          if (data.closed !== undefined && hasOwn.call(data, "closed")) {
            let data0 = data.closed;
            const _errs2 = errors;
            if (typeof data0 !== "boolean" && data0 !== null) {
              checkPart.errors = [
                {
                  instancePath: instancePath + "/closed",
                  schemaPath: "#/properties/closed/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.closed.type },
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
          if (data.id !== undefined && hasOwn.call(data, "id")) {
            let data0 = data.id;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkPart.errors = [
                {
                  instancePath: instancePath + "/id",
                  schemaPath: "#/properties/id/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.id.type },
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
              checkPart.errors = [
                {
                  instancePath: instancePath + "/name",
                  schemaPath: "#/properties/name/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.name.type },
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
              checkPart.errors = [
                {
                  instancePath: instancePath + "/input",
                  schemaPath: "#/properties/input/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.input.type },
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
              checkPart.errors = [
                {
                  instancePath: instancePath + "/tool_use_id",
                  schemaPath: "#/properties/tool_use_id/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.tool_use_id.type },
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
              checkPart.errors = [
                {
                  instancePath: instancePath + "/content",
                  schemaPath: "#/properties/content/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.content.type },
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
                    !checkPartLater.validate(data0[i0], {
                      instancePath: instancePath + "/content/" + i0,
                      parentData: data0,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null
                        ? checkPartLater.validate.errors
                        : vErrors.concat(checkPartLater.validate.errors);
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
              checkPart.errors = [
                {
                  instancePath: instancePath + "/is_error",
                  schemaPath: "#/properties/is_error/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.is_error.type },
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
          if (!valid1) break checks0;
          if (data.cache_control !== undefined && hasOwn.call(data, "cache_control")) {
            let data0 = data.cache_control;
            const _errs2 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkPart.errors = [
                {
                  instancePath: instancePath + "/cache_control",
                  schemaPath: "#/properties/cache_control/type",
                  keyword: "type",
                  params: { type: schemaPart.properties.cache_control.type },
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

const schemaToolCall = {
  type: "object",
  required: ["id"],
  properties: {
    id: { type: "string" },
    type: { type: ["string", "null"] },
    index: { type: ["integer", "null"] },
    function: { $ref: "#/components/schemas/FunctionCall" },
    custom: { $ref: "#/components/schemas/CustomCall" },
    extra_content: { $ref: "#/components/schemas/ExtraContent" },
  },
  if: { properties: { type: { enum: ["function", null] } } },
  then: {
    required: ["function"],
    properties: { function: { type: "object", required: ["name"], properties: { name: { type: "string" } } } },
  },
  else: {
    if: { required: ["type"], properties: { type: { const: "custom" } } },
    then: { required: ["custom"], properties: { custom: { type: "object" } } },
  },
};
const schemaCustomCall = {
  type: ["object", "null"],
  properties: { name: { type: ["string", "null"] }, input: { type: ["string", "null"] } },
};
const schemaExtraContent = {
  type: ["object", "null"],
  properties: {
    google: { type: ["object", "null"], properties: { thought_signature: { type: ["string", "null"] } } },
    vertex: { type: ["object", "null"], properties: { thought_signature: { type: ["string", "null"] } } },
  },
};

function checkToolCall(
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
      if (!(data0 === "function" || data0 === null)) {
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
      if ((data.function === undefined || !hasOwn.call(data, "function")) && (missing0 = "function")) {
        checkToolCall.errors = [
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
        if (data.function !== undefined && hasOwn.call(data, "function")) {
          let data0 = data.function;
          const _errs3 = errors;
          if (errors === _errs3) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing1;
              if ((data0.name === undefined || !hasOwn.call(data0, "name")) && (missing1 = "name")) {
                checkToolCall.errors = [
                  {
                    instancePath: instancePath + "/function",
                    schemaPath: "#/then/properties/function/required",
                    keyword: "required",
                    params: { missingProperty: missing1 },
                    message: "must have required property '" + missing1 + "'",
                  },
                ];
                return false;
              } else {
                if (data0.name !== undefined && hasOwn.call(data0, "name")) {
                  if (typeof data0.name !== "string") {
                    checkToolCall.errors = [
                      {
                        instancePath: instancePath + "/function/name",
                        schemaPath: "#/then/properties/function/properties/name/type",
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
              checkToolCall.errors = [
                {
                  instancePath: instancePath + "/function",
                  schemaPath: "#/then/properties/function/type",
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
          if ("custom" !== data.type) {
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
        if ((data.custom === undefined || !hasOwn.call(data, "custom")) && (missing0 = "custom")) {
          checkToolCall.errors = [
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
          if (data.custom !== undefined && hasOwn.call(data, "custom")) {
            let data0 = data.custom;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
              checkToolCall.errors = [
                {
                  instancePath: instancePath + "/custom",
                  schemaPath: "#/else/then/properties/custom/type",
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
      checkToolCall.errors = vErrors;
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
    checkToolCall.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.id === undefined || !hasOwn.call(data, "id")) && (missing0 = "id")) {
        checkToolCall.errors = [
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
          if (data.id !== undefined && hasOwn.call(data, "id")) {
            const _errs2 = errors;
            if (typeof data.id !== "string") {
              checkToolCall.errors = [
                {
                  instancePath: instancePath + "/id",
                  schemaPath: "#/properties/id/type",
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
          if (data.type !== undefined && hasOwn.call(data, "type")) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkToolCall.errors = [
                {
                  instancePath: instancePath + "/type",
                  schemaPath: "#/properties/type/type",
                  keyword: "type",
                  params: { type: schemaToolCall.properties.type.type },
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
          if (data.index !== undefined && hasOwn.call(data, "index")) {
            let data0 = data.index;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
              checkToolCall.errors = [
                {
                  instancePath: instancePath + "/index",
                  schemaPath: "#/properties/index/type",
                  keyword: "type",
                  params: { type: schemaToolCall.properties.index.type },
                  message: "must be integer,null",
                },
              ];
              return false;
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.function !== undefined && hasOwn.call(data, "function")) {
            let data0 = data.function;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkToolCall.errors = [
                {
                  instancePath: instancePath + "/function",
                  schemaPath: "#/components/schemas/FunctionCall/type",
                  keyword: "type",
                  params: { type: schemaFunctionCall.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs3) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.name !== undefined && hasOwn.call(data0, "name")) {
                    let data1 = data0.name;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkToolCall.errors = [
                        {
                          instancePath: instancePath + "/function/name",
                          schemaPath: "#/components/schemas/FunctionCall/properties/name/type",
                          keyword: "type",
                          params: { type: schemaFunctionCall.properties.name.type },
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
                  if (data0.arguments !== undefined && hasOwn.call(data0, "arguments")) {
                    let data1 = data0.arguments;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkToolCall.errors = [
                        {
                          instancePath: instancePath + "/function/arguments",
                          schemaPath: "#/components/schemas/FunctionCall/properties/arguments/type",
                          keyword: "type",
                          params: { type: schemaFunctionCall.properties.arguments.type },
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
          if (data.custom !== undefined && hasOwn.call(data, "custom")) {
            let data0 = data.custom;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkToolCall.errors = [
                {
                  instancePath: instancePath + "/custom",
                  schemaPath: "#/components/schemas/CustomCall/type",
                  keyword: "type",
                  params: { type: schemaCustomCall.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs3) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.name !== undefined && hasOwn.call(data0, "name")) {
                    let data1 = data0.name;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkToolCall.errors = [
                        {
                          instancePath: instancePath + "/custom/name",
                          schemaPath: "#/components/schemas/CustomCall/properties/name/type",
                          keyword: "type",
                          params: { type: schemaCustomCall.properties.name.type },
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
                  if (data0.input !== undefined && hasOwn.call(data0, "input")) {
                    let data1 = data0.input;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkToolCall.errors = [
                        {
                          instancePath: instancePath + "/custom/input",
                          schemaPath: "#/components/schemas/CustomCall/properties/input/type",
                          keyword: "type",
                          params: { type: schemaCustomCall.properties.input.type },
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
          if (data.extra_content !== undefined && hasOwn.call(data, "extra_content")) {
            let data0 = data.extra_content;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkToolCall.errors = [
                {
                  instancePath: instancePath + "/extra_content",
                  schemaPath: "#/components/schemas/ExtraContent/type",
                  keyword: "type",
                  params: { type: schemaExtraContent.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs3) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.google !== undefined && hasOwn.call(data0, "google")) {
                    let data1 = data0.google;
                    const _errs4 = errors;
                    if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                      checkToolCall.errors = [
                        {
                          instancePath: instancePath + "/extra_content/google",
                          schemaPath: "#/components/schemas/ExtraContent/properties/google/type",
                          keyword: "type",
                          params: { type: schemaExtraContent.properties.google.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs4) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (data1.thought_signature !== undefined && hasOwn.call(data1, "thought_signature")) {
                          let data2 = data1.thought_signature;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkToolCall.errors = [
                              {
                                instancePath: instancePath + "/extra_content/google/thought_signature",
                                schemaPath:
                                  "#/components/schemas/ExtraContent/properties/google/properties/thought_signature/type",
                                keyword: "type",
                                params: {
                                  type: schemaExtraContent.properties.google.properties.thought_signature.type,
                                },
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
                  if (!valid2) break checks1;
                  if (data0.vertex !== undefined && hasOwn.call(data0, "vertex")) {
                    let data1 = data0.vertex;
                    const _errs4 = errors;
                    if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                      checkToolCall.errors = [
                        {
                          instancePath: instancePath + "/extra_content/vertex",
                          schemaPath: "#/components/schemas/ExtraContent/properties/vertex/type",
                          keyword: "type",
                          params: { type: schemaExtraContent.properties.vertex.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs4) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (data1.thought_signature !== undefined && hasOwn.call(data1, "thought_signature")) {
                          let data2 = data1.thought_signature;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkToolCall.errors = [
                              {
                                instancePath: instancePath + "/extra_content/vertex/thought_signature",
                                schemaPath:
                                  "#/components/schemas/ExtraContent/properties/vertex/properties/thought_signature/type",
                                keyword: "type",
                                params: {
                                  type: schemaExtraContent.properties.vertex.properties.thought_signature.type,
                                },
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
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
        }
      }
    } else {
      checkToolCall.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkToolCall.errors = vErrors;
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
        if (!(data0 === "developer" || data0 === "system" || data0 === "user")) {
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
            if (
              !(
                data0 === "developer" ||
                data0 === "system" ||
                data0 === "user" ||
                data0 === "assistant" ||
                data0 === "tool" ||
                data0 === "function"
              )
            ) {
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
                  const _errs3 = errors;
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
          if (data.name !== undefined && hasOwn.call(data, "name")) {
            let data0 = data.name;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/name",
                  schemaPath: "#/properties/name/type",
                  keyword: "type",
                  params: { type: schemaMessage.properties.name.type },
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
                  const _errs3 = errors;
                  if (
                    !checkToolCall(data0[i0], {
                      instancePath: instancePath + "/tool_calls/" + i0,
                      parentData: data0,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors = vErrors === null ? checkToolCall.errors : vErrors.concat(checkToolCall.errors);
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
          if (data.function_call !== undefined && hasOwn.call(data, "function_call")) {
            let data0 = data.function_call;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/function_call",
                  schemaPath: "#/components/schemas/FunctionCall/type",
                  keyword: "type",
                  params: { type: schemaFunctionCall.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs3) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.name !== undefined && hasOwn.call(data0, "name")) {
                    let data1 = data0.name;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkMessage.errors = [
                        {
                          instancePath: instancePath + "/function_call/name",
                          schemaPath: "#/components/schemas/FunctionCall/properties/name/type",
                          keyword: "type",
                          params: { type: schemaFunctionCall.properties.name.type },
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
                  if (data0.arguments !== undefined && hasOwn.call(data0, "arguments")) {
                    let data1 = data0.arguments;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkMessage.errors = [
                        {
                          instancePath: instancePath + "/function_call/arguments",
                          schemaPath: "#/components/schemas/FunctionCall/properties/arguments/type",
                          keyword: "type",
                          params: { type: schemaFunctionCall.properties.arguments.type },
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
          if (data.refusal !== undefined && hasOwn.call(data, "refusal")) {
            let data0 = data.refusal;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/refusal",
                  schemaPath: "#/properties/refusal/type",
                  keyword: "type",
                  params: { type: schemaMessage.properties.refusal.type },
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
          if (data.audio !== undefined && hasOwn.call(data, "audio")) {
            let data0 = data.audio;
            const _errs2 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/audio",
                  schemaPath: "#/properties/audio/type",
                  keyword: "type",
                  params: { type: schemaMessage.properties.audio.type },
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
          if (data.annotations !== undefined && hasOwn.call(data, "annotations")) {
            let data0 = data.annotations;
            const _errs2 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/annotations",
                  schemaPath: "#/properties/annotations/type",
                  keyword: "type",
                  params: { type: schemaMessage.properties.annotations.type },
                  message: "must be array,null",
                },
              ];
              return false;
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.reasoning_content !== undefined && hasOwn.call(data, "reasoning_content")) {
            let data0 = data.reasoning_content;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/reasoning_content",
                  schemaPath: "#/properties/reasoning_content/type",
                  keyword: "type",
                  params: { type: schemaMessage.properties.reasoning_content.type },
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
          if (data.reasoning !== undefined && hasOwn.call(data, "reasoning")) {
            let data0 = data.reasoning;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/reasoning",
                  schemaPath: "#/properties/reasoning/type",
                  keyword: "type",
                  params: { type: schemaMessage.properties.reasoning.type },
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
          if (data.images !== undefined && hasOwn.call(data, "images")) {
            let data0 = data.images;
            const _errs2 = errors;
            if (typeof data0 != "object" && typeof data0 !== "string") {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/images",
                  schemaPath: "#/properties/images/type",
                  keyword: "type",
                  params: { type: schemaMessage.properties.images.type },
                  message: "must be array,object,string,null",
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
                  if (
                    !(data1 && typeof data1 == "object" && !Array.isArray(data1)) &&
                    typeof data1 !== "string" &&
                    data1 !== null
                  ) {
                    checkMessage.errors = [
                      {
                        instancePath: instancePath + "/images/" + i0,
                        schemaPath: "#/components/schemas/AnswerImage/type",
                        keyword: "type",
                        params: { type: schemaAnswerImage.type },
                        message: "must be object,string,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs4) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      checks1: {
                        if (data1.type !== undefined && hasOwn.call(data1, "type")) {
                          let data2 = data1.type;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkMessage.errors = [
                              {
                                instancePath: instancePath + "/images/" + i0 + "/type",
                                schemaPath: "#/components/schemas/AnswerImage/properties/type/type",
                                keyword: "type",
                                params: { type: schemaAnswerImage.properties.type.type },
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
                            !(typeof data2 == "number" && isFinite(data2)) &&
                            typeof data2 !== "string" &&
                            data2 !== null
                          ) {
                            checkMessage.errors = [
                              {
                                instancePath: instancePath + "/images/" + i0 + "/index",
                                schemaPath: "#/components/schemas/AnswerImage/properties/index/type",
                                keyword: "type",
                                params: { type: schemaAnswerImage.properties.index.type },
                                message: "must be number,string,null",
                              },
                            ];
                            return false;
                          }
                          var valid3 = _errs5 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (!valid3) break checks1;
                        if (data1.image_url !== undefined && hasOwn.call(data1, "image_url")) {
                          let data2 = data1.image_url;
                          const _errs5 = errors;
                          if (typeof data2 != "object" && typeof data2 !== "string") {
                            checkMessage.errors = [
                              {
                                instancePath: instancePath + "/images/" + i0 + "/image_url",
                                schemaPath: "#/components/schemas/AnswerImage/properties/image_url/type",
                                keyword: "type",
                                params: { type: schemaAnswerImage.properties.image_url.type },
                                message: "must be object,string,array,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs5) {
                            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                              if (data2.url !== undefined && hasOwn.call(data2, "url")) {
                                let data3 = data2.url;
                                if (typeof data3 !== "string" && data3 !== null) {
                                  checkMessage.errors = [
                                    {
                                      instancePath: instancePath + "/images/" + i0 + "/image_url/url",
                                      schemaPath:
                                        "#/components/schemas/AnswerImage/properties/image_url/properties/url/type",
                                      keyword: "type",
                                      params: { type: schemaAnswerImage.properties.image_url.properties.url.type },
                                      message: "must be string,null",
                                    },
                                  ];
                                  return false;
                                }
                              }
                            }
                          }
                          var valid3 = _errs5 === errors;
                        } else {
                          var valid3 = true;
                        }
                      }
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
          if (data.reasoning_details !== undefined && hasOwn.call(data, "reasoning_details")) {
            let data0 = data.reasoning_details;
            const _errs2 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/reasoning_details",
                  schemaPath: "#/properties/reasoning_details/type",
                  keyword: "type",
                  params: { type: schemaMessage.properties.reasoning_details.type },
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

const schemaTool = {
  type: "object",
  properties: {
    type: { type: ["string", "null"] },
    function: { $ref: "#/components/schemas/FunctionDefinition" },
    custom: { $ref: "#/components/schemas/CustomDefinition" },
    cache_control: { type: ["object", "null"], additionalProperties: true },
    name: { type: ["string", "null"], minLength: 1 },
    description: { type: ["string", "null"] },
    parameters: { type: ["object", "null"], additionalProperties: true },
    input_schema: { type: ["object", "null"], additionalProperties: true },
    strict: { type: ["boolean", "null"] },
    format: { type: ["object", "null"], additionalProperties: true },
  },
  if: { properties: { name: { type: "null" } } },
  then: {
    if: { properties: { type: { enum: ["function", null] } } },
    then: { required: ["function"], properties: { function: { type: "object" } } },
    else: {
      if: { required: ["type"], properties: { type: { const: "custom" } } },
      then: { required: ["custom"], properties: { custom: { type: "object" } } },
    },
  },
};
const schemaCustomDefinition = {
  type: ["object", "null"],
  required: ["name"],
  properties: {
    name: { type: "string" },
    description: { type: ["string", "null"] },
    format: { type: ["object", "null"], additionalProperties: true },
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
    if (data.name !== undefined && hasOwn.call(data, "name")) {
      if (data.name !== null) {
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
    const _errs3 = errors;
    let valid1 = true;
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type !== undefined && hasOwn.call(data, "type")) {
        let data0 = data.type;
        if (!(data0 === "function" || data0 === null)) {
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
    var _valid1 = _errs4 === errors;
    errors = _errs3;
    if (vErrors !== null) {
      if (_errs3) {
        vErrors.length = _errs3;
      } else {
        vErrors = null;
      }
    }
    let ifClause0;
    if (_valid1) {
      const _errs5 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if ((data.function === undefined || !hasOwn.call(data, "function")) && (missing0 = "function")) {
          checkTool.errors = [
            {
              instancePath,
              schemaPath: "#/then/then/required",
              keyword: "required",
              params: { missingProperty: missing0 },
              message: "must have required property '" + missing0 + "'",
            },
          ];
          return false;
        } else {
          if (data.function !== undefined && hasOwn.call(data, "function")) {
            let data0 = data.function;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
              checkTool.errors = [
                {
                  instancePath: instancePath + "/function",
                  schemaPath: "#/then/then/properties/function/type",
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
      var _valid1 = _errs5 === errors;
      valid1 = _valid1;
      ifClause0 = "then";
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
            if ("custom" !== data.type) {
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
      if (_valid2) {
        const _errs8 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing0;
          if ((data.custom === undefined || !hasOwn.call(data, "custom")) && (missing0 = "custom")) {
            checkTool.errors = [
              {
                instancePath,
                schemaPath: "#/then/else/then/required",
                keyword: "required",
                params: { missingProperty: missing0 },
                message: "must have required property '" + missing0 + "'",
              },
            ];
            return false;
          } else {
            if (data.custom !== undefined && hasOwn.call(data, "custom")) {
              let data0 = data.custom;
              if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
                checkTool.errors = [
                  {
                    instancePath: instancePath + "/custom",
                    schemaPath: "#/then/else/then/properties/custom/type",
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
        var _valid2 = _errs8 === errors;
        valid2 = _valid2;
      }
      if (!valid2) {
        const err0 = {
          instancePath,
          schemaPath: "#/then/else/if",
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
      var _valid1 = _errs5 === errors;
      valid1 = _valid1;
      ifClause0 = "else";
    }
    if (!valid1) {
      const err0 = {
        instancePath,
        schemaPath: "#/then/if",
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
      checkTool.errors = vErrors;
      return false;
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
        if (data.function !== undefined && hasOwn.call(data, "function")) {
          let data0 = data.function;
          const _errs2 = errors;
          const _errs3 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/function",
                schemaPath: "#/components/schemas/FunctionDefinition/type",
                keyword: "type",
                params: { type: schemaFunctionDefinition.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs3) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if ((data0.name === undefined || !hasOwn.call(data0, "name")) && (missing0 = "name")) {
                checkTool.errors = [
                  {
                    instancePath: instancePath + "/function",
                    schemaPath: "#/components/schemas/FunctionDefinition/required",
                    keyword: "required",
                    params: { missingProperty: missing0 },
                    message: "must have required property '" + missing0 + "'",
                  },
                ];
                return false;
              } else {
                checks1: {
                  if (data0.name !== undefined && hasOwn.call(data0, "name")) {
                    const _errs4 = errors;
                    if (typeof data0.name !== "string") {
                      checkTool.errors = [
                        {
                          instancePath: instancePath + "/function/name",
                          schemaPath: "#/components/schemas/FunctionDefinition/properties/name/type",
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
                  if (data0.description !== undefined && hasOwn.call(data0, "description")) {
                    let data1 = data0.description;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkTool.errors = [
                        {
                          instancePath: instancePath + "/function/description",
                          schemaPath: "#/components/schemas/FunctionDefinition/properties/description/type",
                          keyword: "type",
                          params: { type: schemaFunctionDefinition.properties.description.type },
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
                  if (data0.parameters !== undefined && hasOwn.call(data0, "parameters")) {
                    let data1 = data0.parameters;
                    const _errs4 = errors;
                    if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                      checkTool.errors = [
                        {
                          instancePath: instancePath + "/function/parameters",
                          schemaPath: "#/components/schemas/FunctionDefinition/properties/parameters/type",
                          keyword: "type",
                          params: { type: schemaFunctionDefinition.properties.parameters.type },
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
                      checkTool.errors = [
                        {
                          instancePath: instancePath + "/function/strict",
                          schemaPath: "#/components/schemas/FunctionDefinition/properties/strict/type",
                          keyword: "type",
                          params: { type: schemaFunctionDefinition.properties.strict.type },
                          message: "must be boolean,null",
                        },
                      ];
                      return false;
                    }
                    var valid2 = _errs4 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (!valid2) break checks1;
                  if (data0.cache_control !== undefined && hasOwn.call(data0, "cache_control")) {
                    let data1 = data0.cache_control;
                    const _errs4 = errors;
                    if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                      checkTool.errors = [
                        {
                          instancePath: instancePath + "/function/cache_control",
                          schemaPath: "#/components/schemas/FunctionDefinition/properties/cache_control/type",
                          keyword: "type",
                          params: { type: schemaFunctionDefinition.properties.cache_control.type },
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
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (!valid1) break checks0;
        if (data.custom !== undefined && hasOwn.call(data, "custom")) {
          let data0 = data.custom;
          const _errs2 = errors;
          const _errs3 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/custom",
                schemaPath: "#/components/schemas/CustomDefinition/type",
                keyword: "type",
                params: { type: schemaCustomDefinition.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs3) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if ((data0.name === undefined || !hasOwn.call(data0, "name")) && (missing0 = "name")) {
                checkTool.errors = [
                  {
                    instancePath: instancePath + "/custom",
                    schemaPath: "#/components/schemas/CustomDefinition/required",
                    keyword: "required",
                    params: { missingProperty: missing0 },
                    message: "must have required property '" + missing0 + "'",
                  },
                ];
                return false;
              } else {
                checks1: {
                  if (data0.name !== undefined && hasOwn.call(data0, "name")) {
                    const _errs4 = errors;
                    if (typeof data0.name !== "string") {
                      checkTool.errors = [
                        {
                          instancePath: instancePath + "/custom/name",
                          schemaPath: "#/components/schemas/CustomDefinition/properties/name/type",
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
                  if (data0.description !== undefined && hasOwn.call(data0, "description")) {
                    let data1 = data0.description;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkTool.errors = [
                        {
                          instancePath: instancePath + "/custom/description",
                          schemaPath: "#/components/schemas/CustomDefinition/properties/description/type",
                          keyword: "type",
                          params: { type: schemaCustomDefinition.properties.description.type },
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
                  if (data0.format !== undefined && hasOwn.call(data0, "format")) {
                    let data1 = data0.format;
                    const _errs4 = errors;
                    if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                      checkTool.errors = [
                        {
                          instancePath: instancePath + "/custom/format",
                          schemaPath: "#/components/schemas/CustomDefinition/properties/format/type",
                          keyword: "type",
                          params: { type: schemaCustomDefinition.properties.format.type },
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
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (!valid1) break checks0;
        if (data.cache_control !== undefined && hasOwn.call(data, "cache_control")) {
          let data0 = data.cache_control;
          const _errs2 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/cache_control",
                schemaPath: "#/properties/cache_control/type",
                keyword: "type",
                params: { type: schemaTool.properties.cache_control.type },
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
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (ucs2length(data0) < 1) {
                checkTool.errors = [
                  {
                    instancePath: instancePath + "/name",
                    schemaPath: "#/properties/name/minLength",
                    keyword: "minLength",
                    params: { limit: 1 },
                    message: "must NOT have fewer than 1 characters",
                  },
                ];
                return false;
              }
            }
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
        if (data.format !== undefined && hasOwn.call(data, "format")) {
          let data0 = data.format;
          const _errs2 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/format",
                schemaPath: "#/properties/format/type",
                keyword: "type",
                params: { type: schemaTool.properties.format.type },
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

const schemaToolChoice = {
  type: ["string", "object", "null"],
  properties: {
    type: { type: ["string", "null"] },
    function: { $ref: "#/components/schemas/NamedTool" },
    custom: { $ref: "#/components/schemas/NamedTool" },
    name: { type: ["string", "null"], minLength: 1 },
    allowed_tools: {
      type: ["object", "null"],
      properties: {
        mode: { type: ["string", "null"] },
        tools: { type: ["array", "null"], items: { $ref: "#/components/schemas/AllowedTool" } },
      },
    },
  },
  if: { type: "object", required: ["type"], properties: { type: { const: "allowed_tools" } } },
  then: { required: ["allowed_tools"], properties: { allowed_tools: { type: "object" } } },
  else: {
    if: { type: "object", properties: { name: { type: "null" } } },
    then: {
      if: { required: ["type"], properties: { type: { const: "function" } } },
      then: { required: ["function"], properties: { function: { type: "object" } } },
      else: {
        if: { required: ["type"], properties: { type: { const: "custom" } } },
        then: { required: ["custom"], properties: { custom: { type: "object" } } },
      },
    },
  },
};
const schemaNamedTool = { type: ["object", "null"], required: ["name"], properties: { name: { type: "string" } } };
const schemaAllowedTool = {
  type: "object",
  properties: {
    type: { type: ["string", "null"] },
    function: { $ref: "#/components/schemas/NamedTool" },
    custom: { $ref: "#/components/schemas/NamedTool" },
  },
};

function checkAllowedTool(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.type !== undefined && hasOwn.call(data, "type")) {
          let data0 = data.type;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkAllowedTool.errors = [
              {
                instancePath: instancePath + "/type",
                schemaPath: "#/properties/type/type",
                keyword: "type",
                params: { type: schemaAllowedTool.properties.type.type },
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
        if (data.function !== undefined && hasOwn.call(data, "function")) {
          let data0 = data.function;
          const _errs0 = errors;
          const _errs1 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkAllowedTool.errors = [
              {
                instancePath: instancePath + "/function",
                schemaPath: "#/components/schemas/NamedTool/type",
                keyword: "type",
                params: { type: schemaNamedTool.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if ((data0.name === undefined || !hasOwn.call(data0, "name")) && (missing0 = "name")) {
                checkAllowedTool.errors = [
                  {
                    instancePath: instancePath + "/function",
                    schemaPath: "#/components/schemas/NamedTool/required",
                    keyword: "required",
                    params: { missingProperty: missing0 },
                    message: "must have required property '" + missing0 + "'",
                  },
                ];
                return false;
              } else {
                if (data0.name !== undefined && hasOwn.call(data0, "name")) {
                  if (typeof data0.name !== "string") {
                    checkAllowedTool.errors = [
                      {
                        instancePath: instancePath + "/function/name",
                        schemaPath: "#/components/schemas/NamedTool/properties/name/type",
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
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.custom !== undefined && hasOwn.call(data, "custom")) {
          let data0 = data.custom;
          const _errs0 = errors;
          const _errs1 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkAllowedTool.errors = [
              {
                instancePath: instancePath + "/custom",
                schemaPath: "#/components/schemas/NamedTool/type",
                keyword: "type",
                params: { type: schemaNamedTool.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if ((data0.name === undefined || !hasOwn.call(data0, "name")) && (missing0 = "name")) {
                checkAllowedTool.errors = [
                  {
                    instancePath: instancePath + "/custom",
                    schemaPath: "#/components/schemas/NamedTool/required",
                    keyword: "required",
                    params: { missingProperty: missing0 },
                    message: "must have required property '" + missing0 + "'",
                  },
                ];
                return false;
              } else {
                if (data0.name !== undefined && hasOwn.call(data0, "name")) {
                  if (typeof data0.name !== "string") {
                    checkAllowedTool.errors = [
                      {
                        instancePath: instancePath + "/custom/name",
                        schemaPath: "#/components/schemas/NamedTool/properties/name/type",
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
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      checkAllowedTool.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkAllowedTool.errors = vErrors;
  return errors === 0;
}

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
      if ((data.allowed_tools === undefined || !hasOwn.call(data, "allowed_tools")) && (missing0 = "allowed_tools")) {
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
        if (data.allowed_tools !== undefined && hasOwn.call(data, "allowed_tools")) {
          let data0 = data.allowed_tools;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
            checkToolChoice.errors = [
              {
                instancePath: instancePath + "/allowed_tools",
                schemaPath: "#/then/properties/allowed_tools/type",
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
        if (data.name !== undefined && hasOwn.call(data, "name")) {
          if (data.name !== null) {
            const err0 = {};
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
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
            if ("function" !== data.type) {
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
      let ifClause1;
      if (_valid2) {
        const _errs8 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing0;
          if ((data.function === undefined || !hasOwn.call(data, "function")) && (missing0 = "function")) {
            checkToolChoice.errors = [
              {
                instancePath,
                schemaPath: "#/else/then/then/required",
                keyword: "required",
                params: { missingProperty: missing0 },
                message: "must have required property '" + missing0 + "'",
              },
            ];
            return false;
          } else {
            if (data.function !== undefined && hasOwn.call(data, "function")) {
              let data0 = data.function;
              if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
                checkToolChoice.errors = [
                  {
                    instancePath: instancePath + "/function",
                    schemaPath: "#/else/then/then/properties/function/type",
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
        var _valid2 = _errs8 === errors;
        valid2 = _valid2;
        ifClause1 = "then";
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
              if ("custom" !== data.type) {
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
        if (_valid3) {
          const _errs11 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if ((data.custom === undefined || !hasOwn.call(data, "custom")) && (missing0 = "custom")) {
              checkToolChoice.errors = [
                {
                  instancePath,
                  schemaPath: "#/else/then/else/then/required",
                  keyword: "required",
                  params: { missingProperty: missing0 },
                  message: "must have required property '" + missing0 + "'",
                },
              ];
              return false;
            } else {
              if (data.custom !== undefined && hasOwn.call(data, "custom")) {
                let data0 = data.custom;
                if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
                  checkToolChoice.errors = [
                    {
                      instancePath: instancePath + "/custom",
                      schemaPath: "#/else/then/else/then/properties/custom/type",
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
          var _valid3 = _errs11 === errors;
          valid3 = _valid3;
        }
        if (!valid3) {
          const err0 = {
            instancePath,
            schemaPath: "#/else/then/else/if",
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
        var _valid2 = _errs8 === errors;
        valid2 = _valid2;
        ifClause1 = "else";
      }
      if (!valid2) {
        const err0 = {
          instancePath,
          schemaPath: "#/else/then/if",
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
        checkToolChoice.errors = vErrors;
        return false;
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
      checks0: {
        if (data.type !== undefined && hasOwn.call(data, "type")) {
          let data0 = data.type;
          const _errs2 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkToolChoice.errors = [
              {
                instancePath: instancePath + "/type",
                schemaPath: "#/properties/type/type",
                keyword: "type",
                params: { type: schemaToolChoice.properties.type.type },
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
        if (data.function !== undefined && hasOwn.call(data, "function")) {
          let data0 = data.function;
          const _errs2 = errors;
          const _errs3 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkToolChoice.errors = [
              {
                instancePath: instancePath + "/function",
                schemaPath: "#/components/schemas/NamedTool/type",
                keyword: "type",
                params: { type: schemaNamedTool.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs3) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if ((data0.name === undefined || !hasOwn.call(data0, "name")) && (missing0 = "name")) {
                checkToolChoice.errors = [
                  {
                    instancePath: instancePath + "/function",
                    schemaPath: "#/components/schemas/NamedTool/required",
                    keyword: "required",
                    params: { missingProperty: missing0 },
                    message: "must have required property '" + missing0 + "'",
                  },
                ];
                return false;
              } else {
                if (data0.name !== undefined && hasOwn.call(data0, "name")) {
                  if (typeof data0.name !== "string") {
                    checkToolChoice.errors = [
                      {
                        instancePath: instancePath + "/function/name",
                        schemaPath: "#/components/schemas/NamedTool/properties/name/type",
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
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (!valid1) break checks0;
        if (data.custom !== undefined && hasOwn.call(data, "custom")) {
          let data0 = data.custom;
          const _errs2 = errors;
          const _errs3 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkToolChoice.errors = [
              {
                instancePath: instancePath + "/custom",
                schemaPath: "#/components/schemas/NamedTool/type",
                keyword: "type",
                params: { type: schemaNamedTool.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs3) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if ((data0.name === undefined || !hasOwn.call(data0, "name")) && (missing0 = "name")) {
                checkToolChoice.errors = [
                  {
                    instancePath: instancePath + "/custom",
                    schemaPath: "#/components/schemas/NamedTool/required",
                    keyword: "required",
                    params: { missingProperty: missing0 },
                    message: "must have required property '" + missing0 + "'",
                  },
                ];
                return false;
              } else {
                if (data0.name !== undefined && hasOwn.call(data0, "name")) {
                  if (typeof data0.name !== "string") {
                    checkToolChoice.errors = [
                      {
                        instancePath: instancePath + "/custom/name",
                        schemaPath: "#/components/schemas/NamedTool/properties/name/type",
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
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (ucs2length(data0) < 1) {
                checkToolChoice.errors = [
                  {
                    instancePath: instancePath + "/name",
                    schemaPath: "#/properties/name/minLength",
                    keyword: "minLength",
                    params: { limit: 1 },
                    message: "must NOT have fewer than 1 characters",
                  },
                ];
                return false;
              }
            }
          }
          var valid1 = _errs2 === errors;
        } else {
          var valid1 = true;
        }
        if (!valid1) break checks0;
        if (data.allowed_tools !== undefined && hasOwn.call(data, "allowed_tools")) {
          let data0 = data.allowed_tools;
          const _errs2 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkToolChoice.errors = [
              {
                instancePath: instancePath + "/allowed_tools",
                schemaPath: "#/properties/allowed_tools/type",
                keyword: "type",
                params: { type: schemaToolChoice.properties.allowed_tools.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs2) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              checks1: {
                if (data0.mode !== undefined && hasOwn.call(data0, "mode")) {
                  let data1 = data0.mode;
                  const _errs3 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkToolChoice.errors = [
                      {
                        instancePath: instancePath + "/allowed_tools/mode",
                        schemaPath: "#/properties/allowed_tools/properties/mode/type",
                        keyword: "type",
                        params: { type: schemaToolChoice.properties.allowed_tools.properties.mode.type },
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
                if (data0.tools !== undefined && hasOwn.call(data0, "tools")) {
                  let data1 = data0.tools;
                  const _errs3 = errors;
                  if (!Array.isArray(data1) && data1 !== null) {
                    checkToolChoice.errors = [
                      {
                        instancePath: instancePath + "/allowed_tools/tools",
                        schemaPath: "#/properties/allowed_tools/properties/tools/type",
                        keyword: "type",
                        params: { type: schemaToolChoice.properties.allowed_tools.properties.tools.type },
                        message: "must be array,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs3) {
                    if (Array.isArray(data1)) {
                      var valid3 = true;
                      const len0 = data1.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs4 = errors;
                        if (
                          !checkAllowedTool(data1[i0], {
                            instancePath: instancePath + "/allowed_tools/tools/" + i0,
                            parentData: data1,
                            parentDataProperty: i0,
                            rootData,
                            dynamicAnchors,
                          })
                        ) {
                          vErrors =
                            vErrors === null ? checkAllowedTool.errors : vErrors.concat(checkAllowedTool.errors);
                          errors = vErrors.length;
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
  checkToolChoice.errors = vErrors;
  return errors === 0;
}

const schemaResponseFormat = {
  type: ["object", "null"],
  required: ["type"],
  properties: {
    type: { type: "string" },
    json_schema: { $ref: "#/components/schemas/JsonSchemaFormat" },
    schema: { type: ["object", "null"], additionalProperties: true },
  },
  if: { required: ["type"], properties: { type: { const: "json_schema" } } },
  then: { required: ["json_schema"], properties: { json_schema: { type: "object" } } },
};
const schemaJsonSchemaFormat = {
  type: ["object", "null"],
  properties: {
    name: { type: ["string", "null"] },
    description: { type: ["string", "null"] },
    schema: { type: ["object", "null"], additionalProperties: true },
    strict: { type: ["boolean", "null"] },
  },
};

function checkResponseFormat(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    checkResponseFormat.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schemaResponseFormat.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
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
        if ("json_schema" !== data.type) {
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
      if ((data.json_schema === undefined || !hasOwn.call(data, "json_schema")) && (missing0 = "json_schema")) {
        checkResponseFormat.errors = [
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
        if (data.json_schema !== undefined && hasOwn.call(data, "json_schema")) {
          let data0 = data.json_schema;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
            checkResponseFormat.errors = [
              {
                instancePath: instancePath + "/json_schema",
                schemaPath: "#/then/properties/json_schema/type",
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
    checkResponseFormat.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.type === undefined || !hasOwn.call(data, "type")) && (missing0 = "type")) {
        checkResponseFormat.errors = [
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
              checkResponseFormat.errors = [
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
          if (data.json_schema !== undefined && hasOwn.call(data, "json_schema")) {
            let data0 = data.json_schema;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkResponseFormat.errors = [
                {
                  instancePath: instancePath + "/json_schema",
                  schemaPath: "#/components/schemas/JsonSchemaFormat/type",
                  keyword: "type",
                  params: { type: schemaJsonSchemaFormat.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs3) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.name !== undefined && hasOwn.call(data0, "name")) {
                    let data1 = data0.name;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkResponseFormat.errors = [
                        {
                          instancePath: instancePath + "/json_schema/name",
                          schemaPath: "#/components/schemas/JsonSchemaFormat/properties/name/type",
                          keyword: "type",
                          params: { type: schemaJsonSchemaFormat.properties.name.type },
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
                      checkResponseFormat.errors = [
                        {
                          instancePath: instancePath + "/json_schema/description",
                          schemaPath: "#/components/schemas/JsonSchemaFormat/properties/description/type",
                          keyword: "type",
                          params: { type: schemaJsonSchemaFormat.properties.description.type },
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
                      checkResponseFormat.errors = [
                        {
                          instancePath: instancePath + "/json_schema/schema",
                          schemaPath: "#/components/schemas/JsonSchemaFormat/properties/schema/type",
                          keyword: "type",
                          params: { type: schemaJsonSchemaFormat.properties.schema.type },
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
                      checkResponseFormat.errors = [
                        {
                          instancePath: instancePath + "/json_schema/strict",
                          schemaPath: "#/components/schemas/JsonSchemaFormat/properties/strict/type",
                          keyword: "type",
                          params: { type: schemaJsonSchemaFormat.properties.strict.type },
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
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.schema !== undefined && hasOwn.call(data, "schema")) {
            let data0 = data.schema;
            const _errs2 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkResponseFormat.errors = [
                {
                  instancePath: instancePath + "/schema",
                  schemaPath: "#/properties/schema/type",
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
  checkResponseFormat.errors = vErrors;
  return errors === 0;
}

const schemaPrediction = {
  type: ["object", "null"],
  properties: {
    type: { type: ["string", "null"] },
    content: { type: ["string", "array", "null"], items: { $ref: "#/components/schemas/Part" } },
  },
};

function checkPrediction(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    checkPrediction.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schemaPrediction.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.type !== undefined && hasOwn.call(data, "type")) {
          let data0 = data.type;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkPrediction.errors = [
              {
                instancePath: instancePath + "/type",
                schemaPath: "#/properties/type/type",
                keyword: "type",
                params: { type: schemaPrediction.properties.type.type },
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
        if (data.content !== undefined && hasOwn.call(data, "content")) {
          let data0 = data.content;
          const _errs0 = errors;
          if (typeof data0 !== "string" && !Array.isArray(data0) && data0 !== null) {
            checkPrediction.errors = [
              {
                instancePath: instancePath + "/content",
                schemaPath: "#/properties/content/type",
                keyword: "type",
                params: { type: schemaPrediction.properties.content.type },
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
  checkPrediction.errors = vErrors;
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
          if (data.stream_options !== undefined && hasOwn.call(data, "stream_options")) {
            let data0 = data.stream_options;
            const _errs0 = errors;
            const _errs1 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/stream_options",
                  schemaPath: "#/components/schemas/StreamOptions/type",
                  keyword: "type",
                  params: { type: schemaStreamOptions.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs1) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.include_usage !== undefined && hasOwn.call(data0, "include_usage")) {
                    let data1 = data0.include_usage;
                    const _errs2 = errors;
                    if (typeof data1 !== "boolean" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/stream_options/include_usage",
                          schemaPath: "#/components/schemas/StreamOptions/properties/include_usage/type",
                          keyword: "type",
                          params: { type: schemaStreamOptions.properties.include_usage.type },
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
                  if (data0.include_obfuscation !== undefined && hasOwn.call(data0, "include_obfuscation")) {
                    let data1 = data0.include_obfuscation;
                    const _errs2 = errors;
                    if (typeof data1 !== "boolean" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/stream_options/include_obfuscation",
                          schemaPath: "#/components/schemas/StreamOptions/properties/include_obfuscation/type",
                          keyword: "type",
                          params: { type: schemaStreamOptions.properties.include_obfuscation.type },
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
          if (data.max_completion_tokens !== undefined && hasOwn.call(data, "max_completion_tokens")) {
            let data0 = data.max_completion_tokens;
            const _errs0 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/max_completion_tokens",
                  schemaPath: "#/properties/max_completion_tokens/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.max_completion_tokens.type },
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
                      instancePath: instancePath + "/max_completion_tokens",
                      schemaPath: "#/properties/max_completion_tokens/maximum",
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
                        instancePath: instancePath + "/max_completion_tokens",
                        schemaPath: "#/properties/max_completion_tokens/minimum",
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
          if (data.stop !== undefined && hasOwn.call(data, "stop")) {
            let data0 = data.stop;
            const _errs0 = errors;
            if (typeof data0 !== "string" && !Array.isArray(data0) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/stop",
                  schemaPath: "#/properties/stop/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.stop.type },
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
                  if (typeof data0[i0] !== "string") {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/stop/" + i0,
                        schemaPath: "#/properties/stop/items/type",
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
          if (data.logit_bias !== undefined && hasOwn.call(data, "logit_bias")) {
            let data0 = data.logit_bias;
            const _errs0 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/logit_bias",
                  schemaPath: "#/properties/logit_bias/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.logit_bias.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                for (const key0 of Object.keys(data0)) {
                  let data1 = data0[key0];
                  const _errs1 = errors;
                  if (!(typeof data1 == "number" && isFinite(data1))) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/logit_bias/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
                        schemaPath: "#/properties/logit_bias/additionalProperties/type",
                        keyword: "type",
                        params: { type: "number" },
                        message: "must be number",
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
          if (data.random_seed !== undefined && hasOwn.call(data, "random_seed")) {
            let data0 = data.random_seed;
            const _errs0 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/random_seed",
                  schemaPath: "#/properties/random_seed/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.random_seed.type },
                  message: "must be integer,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9223372036854776000 || isNaN(data0)) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/random_seed",
                      schemaPath: "#/properties/random_seed/maximum",
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
                        instancePath: instancePath + "/random_seed",
                        schemaPath: "#/properties/random_seed/minimum",
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.n !== undefined && hasOwn.call(data, "n")) {
            let data0 = data.n;
            const _errs0 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/n",
                  schemaPath: "#/properties/n/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.n.type },
                  message: "must be integer,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 128 || isNaN(data0)) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/n",
                      schemaPath: "#/properties/n/maximum",
                      keyword: "maximum",
                      params: { comparison: "<=", limit: 128 },
                      message: "must be <= 128",
                    },
                  ];
                  return false;
                } else {
                  if (data0 < 1 || isNaN(data0)) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/n",
                        schemaPath: "#/properties/n/minimum",
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
            const _errs0 = errors;
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.parallel_tool_calls !== undefined && hasOwn.call(data, "parallel_tool_calls")) {
            let data0 = data.parallel_tool_calls;
            const _errs0 = errors;
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.functions !== undefined && hasOwn.call(data, "functions")) {
            let data0 = data.functions;
            const _errs0 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/functions",
                  schemaPath: "#/properties/functions/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.functions.type },
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
                  if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/functions/" + i0,
                        schemaPath: "#/components/schemas/FunctionDefinition/type",
                        keyword: "type",
                        params: { type: schemaFunctionDefinition.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs2) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      let missing1;
                      if ((data1.name === undefined || !hasOwn.call(data1, "name")) && (missing1 = "name")) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/functions/" + i0,
                            schemaPath: "#/components/schemas/FunctionDefinition/required",
                            keyword: "required",
                            params: { missingProperty: missing1 },
                            message: "must have required property '" + missing1 + "'",
                          },
                        ];
                        return false;
                      } else {
                        checks1: {
                          if (data1.name !== undefined && hasOwn.call(data1, "name")) {
                            const _errs3 = errors;
                            if (typeof data1.name !== "string") {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/functions/" + i0 + "/name",
                                  schemaPath: "#/components/schemas/FunctionDefinition/properties/name/type",
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
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/functions/" + i0 + "/description",
                                  schemaPath: "#/components/schemas/FunctionDefinition/properties/description/type",
                                  keyword: "type",
                                  params: { type: schemaFunctionDefinition.properties.description.type },
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
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/functions/" + i0 + "/parameters",
                                  schemaPath: "#/components/schemas/FunctionDefinition/properties/parameters/type",
                                  keyword: "type",
                                  params: { type: schemaFunctionDefinition.properties.parameters.type },
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
                          if (data1.strict !== undefined && hasOwn.call(data1, "strict")) {
                            let data2 = data1.strict;
                            const _errs3 = errors;
                            if (typeof data2 !== "boolean" && data2 !== null) {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/functions/" + i0 + "/strict",
                                  schemaPath: "#/components/schemas/FunctionDefinition/properties/strict/type",
                                  keyword: "type",
                                  params: { type: schemaFunctionDefinition.properties.strict.type },
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
                          if (data1.cache_control !== undefined && hasOwn.call(data1, "cache_control")) {
                            let data2 = data1.cache_control;
                            const _errs3 = errors;
                            if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/functions/" + i0 + "/cache_control",
                                  schemaPath: "#/components/schemas/FunctionDefinition/properties/cache_control/type",
                                  keyword: "type",
                                  params: { type: schemaFunctionDefinition.properties.cache_control.type },
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
                      }
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
          if (data.function_call !== undefined && hasOwn.call(data, "function_call")) {
            let data0 = data.function_call;
            const _errs0 = errors;
            if (
              typeof data0 !== "string" &&
              !(data0 && typeof data0 == "object" && !Array.isArray(data0)) &&
              data0 !== null
            ) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/function_call",
                  schemaPath: "#/properties/function_call/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.function_call.type },
                  message: "must be string,object,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.name !== undefined && hasOwn.call(data0, "name")) {
                  if (typeof data0.name !== "string") {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/function_call/name",
                        schemaPath: "#/properties/function_call/properties/name/type",
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.web_search_options !== undefined && hasOwn.call(data, "web_search_options")) {
            let data0 = data.web_search_options;
            const _errs0 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/web_search_options",
                  schemaPath: "#/properties/web_search_options/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.web_search_options.type },
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
          if (data.response_format !== undefined && hasOwn.call(data, "response_format")) {
            const _errs0 = errors;
            if (
              !checkResponseFormat(data.response_format, {
                instancePath: instancePath + "/response_format",
                parentData: data,
                parentDataProperty: "response_format",
                rootData,
                dynamicAnchors,
              })
            ) {
              vErrors = vErrors === null ? checkResponseFormat.errors : vErrors.concat(checkResponseFormat.errors);
              errors = vErrors.length;
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
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/verbosity",
                  schemaPath: "#/properties/verbosity/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.verbosity.type },
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
          if (data.modalities !== undefined && hasOwn.call(data, "modalities")) {
            let data0 = data.modalities;
            const _errs0 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/modalities",
                  schemaPath: "#/properties/modalities/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.modalities.type },
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
                        instancePath: instancePath + "/modalities/" + i0,
                        schemaPath: "#/properties/modalities/items/type",
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
          if (data.audio !== undefined && hasOwn.call(data, "audio")) {
            let data0 = data.audio;
            const _errs0 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/audio",
                  schemaPath: "#/properties/audio/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.audio.type },
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
          if (data.prediction !== undefined && hasOwn.call(data, "prediction")) {
            const _errs0 = errors;
            if (
              !checkPrediction(data.prediction, {
                instancePath: instancePath + "/prediction",
                parentData: data,
                parentDataProperty: "prediction",
                rootData,
                dynamicAnchors,
              })
            ) {
              vErrors = vErrors === null ? checkPrediction.errors : vErrors.concat(checkPrediction.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.reasoning_effort !== undefined && hasOwn.call(data, "reasoning_effort")) {
            let data0 = data.reasoning_effort;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/reasoning_effort",
                  schemaPath: "#/properties/reasoning_effort/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.reasoning_effort.type },
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
          if (data.reasoning !== undefined && hasOwn.call(data, "reasoning")) {
            let data0 = data.reasoning;
            const _errs0 = errors;
            const _errs1 = errors;
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
            if (errors === _errs1) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.effort !== undefined && hasOwn.call(data0, "effort")) {
                    let data1 = data0.effort;
                    const _errs2 = errors;
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
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.max_tokens !== undefined && hasOwn.call(data0, "max_tokens")) {
                    let data1 = data0.max_tokens;
                    const _errs2 = errors;
                    if (
                      !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                      data1 !== null
                    ) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/reasoning/max_tokens",
                          schemaPath: "#/components/schemas/ReasoningSettings/properties/max_tokens/type",
                          keyword: "type",
                          params: { type: schemaReasoningSettings.properties.max_tokens.type },
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
                              instancePath: instancePath + "/reasoning/max_tokens",
                              schemaPath: "#/components/schemas/ReasoningSettings/properties/max_tokens/maximum",
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
                                instancePath: instancePath + "/reasoning/max_tokens",
                                schemaPath: "#/components/schemas/ReasoningSettings/properties/max_tokens/minimum",
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
                  if (data0.enabled !== undefined && hasOwn.call(data0, "enabled")) {
                    let data1 = data0.enabled;
                    const _errs2 = errors;
                    if (typeof data1 !== "boolean" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/reasoning/enabled",
                          schemaPath: "#/components/schemas/ReasoningSettings/properties/enabled/type",
                          keyword: "type",
                          params: { type: schemaReasoningSettings.properties.enabled.type },
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
                  if (data0.exclude !== undefined && hasOwn.call(data0, "exclude")) {
                    let data1 = data0.exclude;
                    const _errs2 = errors;
                    if (typeof data1 !== "boolean" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/reasoning/exclude",
                          schemaPath: "#/components/schemas/ReasoningSettings/properties/exclude/type",
                          keyword: "type",
                          params: { type: schemaReasoningSettings.properties.exclude.type },
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
          if (data.safety_identifier !== undefined && hasOwn.call(data, "safety_identifier")) {
            let data0 = data.safety_identifier;
            const _errs0 = errors;
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.user !== undefined && hasOwn.call(data, "user")) {
            let data0 = data.user;
            const _errs0 = errors;
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.prompt_cache_key !== undefined && hasOwn.call(data, "prompt_cache_key")) {
            let data0 = data.prompt_cache_key;
            const _errs0 = errors;
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.prompt_cache_options !== undefined && hasOwn.call(data, "prompt_cache_options")) {
            let data0 = data.prompt_cache_options;
            const _errs0 = errors;
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.prompt_cache_retention !== undefined && hasOwn.call(data, "prompt_cache_retention")) {
            let data0 = data.prompt_cache_retention;
            const _errs0 = errors;
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.deferred !== undefined && hasOwn.call(data, "deferred")) {
            let data0 = data.deferred;
            const _errs0 = errors;
            if (typeof data0 !== "boolean" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/deferred",
                  schemaPath: "#/properties/deferred/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.deferred.type },
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
          if (data.moderation !== undefined && hasOwn.call(data, "moderation")) {
            let data0 = data.moderation;
            const _errs0 = errors;
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
