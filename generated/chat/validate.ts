// Made from specs/dialects/chat/dialect.yaml by "make generate". Change the specs, not this file.
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
    stream_options: { $ref: "#/components/schemas/StreamOptions" },
    max_completion_tokens: { type: ["integer", "null"], minimum: 1, maximum: 2147483647 },
    max_tokens: { type: ["integer", "null"], minimum: 1, maximum: 2147483647 },
    stop: { type: ["string", "array", "null"], items: { type: "string" } },
    temperature: { type: ["number", "null"] },
    top_p: { type: ["number", "null"] },
    frequency_penalty: { type: ["number", "null"] },
    presence_penalty: { type: ["number", "null"] },
    logit_bias: { type: ["object", "null"], additionalProperties: { type: "number" } },
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
const schema42 = {
  type: ["object", "null"],
  properties: { include_usage: { type: ["boolean", "null"] }, include_obfuscation: { type: ["boolean", "null"] } },
};
const schema44 = {
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
const func0 = Object.prototype.hasOwnProperty;

const schema34 = {
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
const schema37 = {
  type: ["object", "null"],
  properties: { name: { type: ["string", "null"] }, arguments: { type: ["string", "null"] } },
};
const schema41 = {
  type: ["object", "string", "null"],
  properties: {
    type: { type: ["string", "null"] },
    index: { type: ["number", "string", "null"] },
    image_url: { type: ["object", "string", "array", "null"], properties: { url: { type: ["string", "null"] } } },
  },
};
const schema35 = {
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
    refusal: { type: ["string", "null"] },
    thinking: { type: ["string", "array", "null"], items: { $ref: "#/components/schemas/Part" } },
    summary: { type: ["string", "array", "null"], items: { $ref: "#/components/schemas/Part" } },
    closed: { type: ["boolean", "null"] },
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
const wrapper0 = { validate: validate24 };

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
          if ("image_url" !== data.type) {
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
        if ((data.image_url === undefined || !func0.call(data, "image_url")) && (missing3 = "image_url")) {
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
          if (data.image_url !== undefined && func0.call(data, "image_url")) {
            let data3 = data.image_url;
            const _errs12 = errors;
            if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && typeof data3 !== "string") {
              validate24.errors = [
                {
                  instancePath: instancePath + "/image_url",
                  schemaPath: "#/else/then/properties/image_url/type",
                  keyword: "type",
                  params: { type: schema35.else.then.properties.image_url.type },
                  message: "must be object,string",
                },
              ];
              return false;
            }
            if (errors === _errs12) {
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                let missing4;
                if ((data3.url === undefined || !func0.call(data3, "url")) && (missing4 = "url")) {
                  validate24.errors = [
                    {
                      instancePath: instancePath + "/image_url",
                      schemaPath: "#/else/then/properties/image_url/required",
                      keyword: "required",
                      params: { missingProperty: missing4 },
                      message: "must have required property '" + missing4 + "'",
                    },
                  ];
                  return false;
                } else {
                  if (data3.url !== undefined && func0.call(data3, "url")) {
                    if (typeof data3.url !== "string") {
                      validate24.errors = [
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
      var _valid1 = _errs11 === errors;
      valid3 = _valid1;
      if (valid3) {
        var props1 = {};
        props1.image_url = true;
        props1.type = true;
      }
      ifClause1 = "then";
    } else {
      const _errs16 = errors;
      const _errs17 = errors;
      let valid7 = true;
      const _errs18 = errors;
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
            if ("input_audio" !== data.type) {
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
      var _valid2 = _errs18 === errors;
      errors = _errs17;
      if (vErrors !== null) {
        if (_errs17) {
          vErrors.length = _errs17;
        } else {
          vErrors = null;
        }
      }
      let ifClause2;
      if (_valid2) {
        const _errs20 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing6;
          if ((data.input_audio === undefined || !func0.call(data, "input_audio")) && (missing6 = "input_audio")) {
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
            if (data.input_audio !== undefined && func0.call(data, "input_audio")) {
              let data6 = data.input_audio;
              const _errs21 = errors;
              if (errors === _errs21) {
                if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                  let missing7;
                  if ((data6.data === undefined || !func0.call(data6, "data")) && (missing7 = "data")) {
                    validate24.errors = [
                      {
                        instancePath: instancePath + "/input_audio",
                        schemaPath: "#/else/else/then/properties/input_audio/required",
                        keyword: "required",
                        params: { missingProperty: missing7 },
                        message: "must have required property '" + missing7 + "'",
                      },
                    ];
                    return false;
                  } else {
                    if (data6.data !== undefined && func0.call(data6, "data")) {
                      if (typeof data6.data !== "string") {
                        validate24.errors = [
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
                  validate24.errors = [
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
        var _valid2 = _errs20 === errors;
        valid7 = _valid2;
        if (valid7) {
          var props2 = {};
          props2.input_audio = true;
          props2.type = true;
        }
        ifClause2 = "then";
      } else {
        const _errs25 = errors;
        const _errs26 = errors;
        let valid11 = true;
        const _errs27 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing8;
          if ((data.type === undefined || !func0.call(data, "type")) && (missing8 = "type")) {
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
        }
        var _valid3 = _errs27 === errors;
        errors = _errs26;
        if (vErrors !== null) {
          if (_errs26) {
            vErrors.length = _errs26;
          } else {
            vErrors = null;
          }
        }
        let ifClause3;
        if (_valid3) {
          const _errs29 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing9;
            if ((data.file === undefined || !func0.call(data, "file")) && (missing9 = "file")) {
              validate24.errors = [
                {
                  instancePath,
                  schemaPath: "#/else/else/else/then/required",
                  keyword: "required",
                  params: { missingProperty: missing9 },
                  message: "must have required property '" + missing9 + "'",
                },
              ];
              return false;
            } else {
              if (data.file !== undefined && func0.call(data, "file")) {
                let data9 = data.file;
                if (!(data9 && typeof data9 == "object" && !Array.isArray(data9))) {
                  validate24.errors = [
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
          var _valid3 = _errs29 === errors;
          valid11 = _valid3;
          if (valid11) {
            var props3 = {};
            props3.file = true;
            props3.type = true;
          }
          ifClause3 = "then";
        } else {
          const _errs32 = errors;
          const _errs33 = errors;
          let valid14 = true;
          const _errs34 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing10;
            if ((data.type === undefined || !func0.call(data, "type")) && (missing10 = "type")) {
              const err8 = {};
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            } else {
              if (data.type !== undefined && func0.call(data, "type")) {
                if ("refusal" !== data.type) {
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
          var _valid4 = _errs34 === errors;
          errors = _errs33;
          if (vErrors !== null) {
            if (_errs33) {
              vErrors.length = _errs33;
            } else {
              vErrors = null;
            }
          }
          if (_valid4) {
            const _errs36 = errors;
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing11;
              if ((data.refusal === undefined || !func0.call(data, "refusal")) && (missing11 = "refusal")) {
                validate24.errors = [
                  {
                    instancePath,
                    schemaPath: "#/else/else/else/else/then/required",
                    keyword: "required",
                    params: { missingProperty: missing11 },
                    message: "must have required property '" + missing11 + "'",
                  },
                ];
                return false;
              } else {
                if (data.refusal !== undefined && func0.call(data, "refusal")) {
                  if (typeof data.refusal !== "string") {
                    validate24.errors = [
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
            var _valid4 = _errs36 === errors;
            valid14 = _valid4;
            if (valid14) {
              var props4 = {};
              props4.refusal = true;
              props4.type = true;
            }
          }
          if (!valid14) {
            const err10 = {
              instancePath,
              schemaPath: "#/else/else/else/else/if",
              keyword: "if",
              params: { failingKeyword: "then" },
              message: 'must match "then" schema',
            };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
            validate24.errors = vErrors;
            return false;
          }
          var _valid3 = _errs32 === errors;
          valid11 = _valid3;
          if (valid11) {
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
        if (!valid11) {
          const err11 = {
            instancePath,
            schemaPath: "#/else/else/else/if",
            keyword: "if",
            params: { failingKeyword: ifClause3 },
            message: 'must match "' + ifClause3 + '" schema',
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
          validate24.errors = vErrors;
          return false;
        }
        var _valid2 = _errs25 === errors;
        valid7 = _valid2;
        if (valid7) {
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
      if (!valid7) {
        const err12 = {
          instancePath,
          schemaPath: "#/else/else/if",
          keyword: "if",
          params: { failingKeyword: ifClause2 },
          message: 'must match "' + ifClause2 + '" schema',
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
      const err13 = {
        instancePath,
        schemaPath: "#/else/if",
        keyword: "if",
        params: { failingKeyword: ifClause1 },
        message: 'must match "' + ifClause1 + '" schema',
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
    const err14 = {
      instancePath,
      schemaPath: "#/if",
      keyword: "if",
      params: { failingKeyword: ifClause0 },
      message: 'must match "' + ifClause0 + '" schema',
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing12;
      if ((data.type === undefined || !func0.call(data, "type")) && (missing12 = "type")) {
        validate24.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing12 },
            message: "must have required property '" + missing12 + "'",
          },
        ];
        return false;
      } else {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.type = true;
          props0.text = true;
          props0.image_url = true;
          props0.input_audio = true;
          props0.file = true;
          props0.refusal = true;
          props0.thinking = true;
          props0.summary = true;
          props0.closed = true;
          props0.prompt_cache_breakpoint = true;
          props0.cache_control = true;
        }
        if (data.type !== undefined && func0.call(data, "type")) {
          const _errs39 = errors;
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
          var valid17 = _errs39 === errors;
        } else {
          var valid17 = true;
        }
        if (valid17) {
          if (data.text !== undefined && func0.call(data, "text")) {
            let data13 = data.text;
            const _errs41 = errors;
            if (typeof data13 !== "string" && data13 !== null) {
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
            var valid17 = _errs41 === errors;
          } else {
            var valid17 = true;
          }
          if (valid17) {
            if (data.image_url !== undefined && func0.call(data, "image_url")) {
              let data14 = data.image_url;
              const _errs43 = errors;
              if (
                !(data14 && typeof data14 == "object" && !Array.isArray(data14)) &&
                typeof data14 !== "string" &&
                data14 !== null
              ) {
                validate24.errors = [
                  {
                    instancePath: instancePath + "/image_url",
                    schemaPath: "#/properties/image_url/type",
                    keyword: "type",
                    params: { type: schema35.properties.image_url.type },
                    message: "must be object,string,null",
                  },
                ];
                return false;
              }
              if (errors === _errs43) {
                if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                  if (data14.url !== undefined && func0.call(data14, "url")) {
                    let data15 = data14.url;
                    const _errs45 = errors;
                    if (typeof data15 !== "string" && data15 !== null) {
                      validate24.errors = [
                        {
                          instancePath: instancePath + "/image_url/url",
                          schemaPath: "#/properties/image_url/properties/url/type",
                          keyword: "type",
                          params: { type: schema35.properties.image_url.properties.url.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid18 = _errs45 === errors;
                  } else {
                    var valid18 = true;
                  }
                  if (valid18) {
                    if (data14.detail !== undefined && func0.call(data14, "detail")) {
                      let data16 = data14.detail;
                      const _errs47 = errors;
                      if (typeof data16 !== "string" && data16 !== null) {
                        validate24.errors = [
                          {
                            instancePath: instancePath + "/image_url/detail",
                            schemaPath: "#/properties/image_url/properties/detail/type",
                            keyword: "type",
                            params: { type: schema35.properties.image_url.properties.detail.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid18 = _errs47 === errors;
                    } else {
                      var valid18 = true;
                    }
                  }
                }
              }
              var valid17 = _errs43 === errors;
            } else {
              var valid17 = true;
            }
            if (valid17) {
              if (data.input_audio !== undefined && func0.call(data, "input_audio")) {
                let data17 = data.input_audio;
                const _errs49 = errors;
                if (!(data17 && typeof data17 == "object" && !Array.isArray(data17)) && data17 !== null) {
                  validate24.errors = [
                    {
                      instancePath: instancePath + "/input_audio",
                      schemaPath: "#/properties/input_audio/type",
                      keyword: "type",
                      params: { type: schema35.properties.input_audio.type },
                      message: "must be object,null",
                    },
                  ];
                  return false;
                }
                if (errors === _errs49) {
                  if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                    if (data17.data !== undefined && func0.call(data17, "data")) {
                      let data18 = data17.data;
                      const _errs51 = errors;
                      if (typeof data18 !== "string" && data18 !== null) {
                        validate24.errors = [
                          {
                            instancePath: instancePath + "/input_audio/data",
                            schemaPath: "#/properties/input_audio/properties/data/type",
                            keyword: "type",
                            params: { type: schema35.properties.input_audio.properties.data.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid19 = _errs51 === errors;
                    } else {
                      var valid19 = true;
                    }
                    if (valid19) {
                      if (data17.format !== undefined && func0.call(data17, "format")) {
                        let data19 = data17.format;
                        const _errs53 = errors;
                        if (typeof data19 !== "string" && data19 !== null) {
                          validate24.errors = [
                            {
                              instancePath: instancePath + "/input_audio/format",
                              schemaPath: "#/properties/input_audio/properties/format/type",
                              keyword: "type",
                              params: { type: schema35.properties.input_audio.properties.format.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid19 = _errs53 === errors;
                      } else {
                        var valid19 = true;
                      }
                    }
                  }
                }
                var valid17 = _errs49 === errors;
              } else {
                var valid17 = true;
              }
              if (valid17) {
                if (data.file !== undefined && func0.call(data, "file")) {
                  let data20 = data.file;
                  const _errs55 = errors;
                  if (!(data20 && typeof data20 == "object" && !Array.isArray(data20)) && data20 !== null) {
                    validate24.errors = [
                      {
                        instancePath: instancePath + "/file",
                        schemaPath: "#/properties/file/type",
                        keyword: "type",
                        params: { type: schema35.properties.file.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs55) {
                    if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                      if (data20.file_data !== undefined && func0.call(data20, "file_data")) {
                        let data21 = data20.file_data;
                        const _errs57 = errors;
                        if (typeof data21 !== "string" && data21 !== null) {
                          validate24.errors = [
                            {
                              instancePath: instancePath + "/file/file_data",
                              schemaPath: "#/properties/file/properties/file_data/type",
                              keyword: "type",
                              params: { type: schema35.properties.file.properties.file_data.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid20 = _errs57 === errors;
                      } else {
                        var valid20 = true;
                      }
                      if (valid20) {
                        if (data20.filename !== undefined && func0.call(data20, "filename")) {
                          let data22 = data20.filename;
                          const _errs59 = errors;
                          if (typeof data22 !== "string" && data22 !== null) {
                            validate24.errors = [
                              {
                                instancePath: instancePath + "/file/filename",
                                schemaPath: "#/properties/file/properties/filename/type",
                                keyword: "type",
                                params: { type: schema35.properties.file.properties.filename.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid20 = _errs59 === errors;
                        } else {
                          var valid20 = true;
                        }
                        if (valid20) {
                          if (data20.file_id !== undefined && func0.call(data20, "file_id")) {
                            let data23 = data20.file_id;
                            const _errs61 = errors;
                            if (typeof data23 !== "string" && data23 !== null) {
                              validate24.errors = [
                                {
                                  instancePath: instancePath + "/file/file_id",
                                  schemaPath: "#/properties/file/properties/file_id/type",
                                  keyword: "type",
                                  params: { type: schema35.properties.file.properties.file_id.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid20 = _errs61 === errors;
                          } else {
                            var valid20 = true;
                          }
                        }
                      }
                    }
                  }
                  var valid17 = _errs55 === errors;
                } else {
                  var valid17 = true;
                }
                if (valid17) {
                  if (data.refusal !== undefined && func0.call(data, "refusal")) {
                    let data24 = data.refusal;
                    const _errs63 = errors;
                    if (typeof data24 !== "string" && data24 !== null) {
                      validate24.errors = [
                        {
                          instancePath: instancePath + "/refusal",
                          schemaPath: "#/properties/refusal/type",
                          keyword: "type",
                          params: { type: schema35.properties.refusal.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid17 = _errs63 === errors;
                  } else {
                    var valid17 = true;
                  }
                  if (valid17) {
                    if (data.thinking !== undefined && func0.call(data, "thinking")) {
                      let data25 = data.thinking;
                      const _errs65 = errors;
                      if (typeof data25 !== "string" && !Array.isArray(data25) && data25 !== null) {
                        validate24.errors = [
                          {
                            instancePath: instancePath + "/thinking",
                            schemaPath: "#/properties/thinking/type",
                            keyword: "type",
                            params: { type: schema35.properties.thinking.type },
                            message: "must be string,array,null",
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs65) {
                        if (Array.isArray(data25)) {
                          var valid21 = true;
                          const len0 = data25.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            const _errs67 = errors;
                            if (
                              !wrapper0.validate(data25[i0], {
                                instancePath: instancePath + "/thinking/" + i0,
                                parentData: data25,
                                parentDataProperty: i0,
                                rootData,
                                dynamicAnchors,
                              })
                            ) {
                              vErrors =
                                vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
                              errors = vErrors.length;
                            }
                            var valid21 = _errs67 === errors;
                            if (!valid21) {
                              break;
                            }
                          }
                        }
                      }
                      var valid17 = _errs65 === errors;
                    } else {
                      var valid17 = true;
                    }
                    if (valid17) {
                      if (data.summary !== undefined && func0.call(data, "summary")) {
                        let data27 = data.summary;
                        const _errs68 = errors;
                        if (typeof data27 !== "string" && !Array.isArray(data27) && data27 !== null) {
                          validate24.errors = [
                            {
                              instancePath: instancePath + "/summary",
                              schemaPath: "#/properties/summary/type",
                              keyword: "type",
                              params: { type: schema35.properties.summary.type },
                              message: "must be string,array,null",
                            },
                          ];
                          return false;
                        }
                        if (errors === _errs68) {
                          if (Array.isArray(data27)) {
                            var valid22 = true;
                            const len1 = data27.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              const _errs70 = errors;
                              if (
                                !wrapper0.validate(data27[i1], {
                                  instancePath: instancePath + "/summary/" + i1,
                                  parentData: data27,
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
                              var valid22 = _errs70 === errors;
                              if (!valid22) {
                                break;
                              }
                            }
                          }
                        }
                        var valid17 = _errs68 === errors;
                      } else {
                        var valid17 = true;
                      }
                      if (valid17) {
                        if (data.closed !== undefined && func0.call(data, "closed")) {
                          let data29 = data.closed;
                          const _errs71 = errors;
                          if (typeof data29 !== "boolean" && data29 !== null) {
                            validate24.errors = [
                              {
                                instancePath: instancePath + "/closed",
                                schemaPath: "#/properties/closed/type",
                                keyword: "type",
                                params: { type: schema35.properties.closed.type },
                                message: "must be boolean,null",
                              },
                            ];
                            return false;
                          }
                          var valid17 = _errs71 === errors;
                        } else {
                          var valid17 = true;
                        }
                        if (valid17) {
                          if (
                            data.prompt_cache_breakpoint !== undefined &&
                            func0.call(data, "prompt_cache_breakpoint")
                          ) {
                            let data30 = data.prompt_cache_breakpoint;
                            const _errs73 = errors;
                            if (!(data30 && typeof data30 == "object" && !Array.isArray(data30)) && data30 !== null) {
                              validate24.errors = [
                                {
                                  instancePath: instancePath + "/prompt_cache_breakpoint",
                                  schemaPath: "#/properties/prompt_cache_breakpoint/type",
                                  keyword: "type",
                                  params: { type: schema35.properties.prompt_cache_breakpoint.type },
                                  message: "must be object,null",
                                },
                              ];
                              return false;
                            }
                            var valid17 = _errs73 === errors;
                          } else {
                            var valid17 = true;
                          }
                          if (valid17) {
                            if (data.cache_control !== undefined && func0.call(data, "cache_control")) {
                              let data31 = data.cache_control;
                              const _errs76 = errors;
                              if (!(data31 && typeof data31 == "object" && !Array.isArray(data31)) && data31 !== null) {
                                validate24.errors = [
                                  {
                                    instancePath: instancePath + "/cache_control",
                                    schemaPath: "#/properties/cache_control/type",
                                    keyword: "type",
                                    params: { type: schema35.properties.cache_control.type },
                                    message: "must be object,null",
                                  },
                                ];
                                return false;
                              }
                              var valid17 = _errs76 === errors;
                            } else {
                              var valid17 = true;
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

const schema36 = {
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
const schema38 = {
  type: ["object", "null"],
  properties: { name: { type: ["string", "null"] }, input: { type: ["string", "null"] } },
};
const schema39 = {
  type: ["object", "null"],
  properties: {
    google: { type: ["object", "null"], properties: { thought_signature: { type: ["string", "null"] } } },
    vertex: { type: ["object", "null"], properties: { thought_signature: { type: ["string", "null"] } } },
  },
};

function validate26(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate26.evaluated;
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
      let missing0;
      if ((data.function === undefined || !func0.call(data, "function")) && (missing0 = "function")) {
        validate26.errors = [
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
        if (data.function !== undefined && func0.call(data, "function")) {
          let data1 = data.function;
          const _errs5 = errors;
          if (errors === _errs5) {
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              let missing1;
              if ((data1.name === undefined || !func0.call(data1, "name")) && (missing1 = "name")) {
                validate26.errors = [
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
                if (data1.name !== undefined && func0.call(data1, "name")) {
                  if (typeof data1.name !== "string") {
                    validate26.errors = [
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
              validate26.errors = [
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
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    if (valid0) {
      var props0 = {};
      props0.function = true;
      props0.type = true;
    }
    ifClause0 = "then";
  } else {
    const _errs9 = errors;
    const _errs10 = errors;
    let valid4 = true;
    const _errs11 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if ((data.type === undefined || !func0.call(data, "type")) && (missing2 = "type")) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      } else {
        if (data.type !== undefined && func0.call(data, "type")) {
          if ("custom" !== data.type) {
            const err2 = {};
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
      }
    }
    var _valid1 = _errs11 === errors;
    errors = _errs10;
    if (vErrors !== null) {
      if (_errs10) {
        vErrors.length = _errs10;
      } else {
        vErrors = null;
      }
    }
    if (_valid1) {
      const _errs13 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing3;
        if ((data.custom === undefined || !func0.call(data, "custom")) && (missing3 = "custom")) {
          validate26.errors = [
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
          if (data.custom !== undefined && func0.call(data, "custom")) {
            let data4 = data.custom;
            if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
              validate26.errors = [
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
      var _valid1 = _errs13 === errors;
      valid4 = _valid1;
      if (valid4) {
        var props1 = {};
        props1.custom = true;
        props1.type = true;
      }
    }
    if (!valid4) {
      const err3 = {
        instancePath,
        schemaPath: "#/else/if",
        keyword: "if",
        params: { failingKeyword: "then" },
        message: 'must match "then" schema',
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
      validate26.errors = vErrors;
      return false;
    }
    var _valid0 = _errs9 === errors;
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
    const err4 = {
      instancePath,
      schemaPath: "#/if",
      keyword: "if",
      params: { failingKeyword: ifClause0 },
      message: 'must match "' + ifClause0 + '" schema',
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
    validate26.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing4;
      if ((data.id === undefined || !func0.call(data, "id")) && (missing4 = "id")) {
        validate26.errors = [
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
          props0.id = true;
          props0.type = true;
          props0.index = true;
          props0.function = true;
          props0.custom = true;
          props0.extra_content = true;
        }
        if (data.id !== undefined && func0.call(data, "id")) {
          const _errs16 = errors;
          if (typeof data.id !== "string") {
            validate26.errors = [
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
          var valid7 = _errs16 === errors;
        } else {
          var valid7 = true;
        }
        if (valid7) {
          if (data.type !== undefined && func0.call(data, "type")) {
            let data6 = data.type;
            const _errs18 = errors;
            if (typeof data6 !== "string" && data6 !== null) {
              validate26.errors = [
                {
                  instancePath: instancePath + "/type",
                  schemaPath: "#/properties/type/type",
                  keyword: "type",
                  params: { type: schema36.properties.type.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid7 = _errs18 === errors;
          } else {
            var valid7 = true;
          }
          if (valid7) {
            if (data.index !== undefined && func0.call(data, "index")) {
              let data7 = data.index;
              const _errs20 = errors;
              if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)) && data7 !== null) {
                validate26.errors = [
                  {
                    instancePath: instancePath + "/index",
                    schemaPath: "#/properties/index/type",
                    keyword: "type",
                    params: { type: schema36.properties.index.type },
                    message: "must be integer,null",
                  },
                ];
                return false;
              }
              var valid7 = _errs20 === errors;
            } else {
              var valid7 = true;
            }
            if (valid7) {
              if (data.function !== undefined && func0.call(data, "function")) {
                let data8 = data.function;
                const _errs22 = errors;
                const _errs23 = errors;
                if (!(data8 && typeof data8 == "object" && !Array.isArray(data8)) && data8 !== null) {
                  validate26.errors = [
                    {
                      instancePath: instancePath + "/function",
                      schemaPath: "#/components/schemas/FunctionCall/type",
                      keyword: "type",
                      params: { type: schema37.type },
                      message: "must be object,null",
                    },
                  ];
                  return false;
                }
                if (errors === _errs23) {
                  if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                    if (data8.name !== undefined && func0.call(data8, "name")) {
                      let data9 = data8.name;
                      const _errs25 = errors;
                      if (typeof data9 !== "string" && data9 !== null) {
                        validate26.errors = [
                          {
                            instancePath: instancePath + "/function/name",
                            schemaPath: "#/components/schemas/FunctionCall/properties/name/type",
                            keyword: "type",
                            params: { type: schema37.properties.name.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid9 = _errs25 === errors;
                    } else {
                      var valid9 = true;
                    }
                    if (valid9) {
                      if (data8.arguments !== undefined && func0.call(data8, "arguments")) {
                        let data10 = data8.arguments;
                        const _errs27 = errors;
                        if (typeof data10 !== "string" && data10 !== null) {
                          validate26.errors = [
                            {
                              instancePath: instancePath + "/function/arguments",
                              schemaPath: "#/components/schemas/FunctionCall/properties/arguments/type",
                              keyword: "type",
                              params: { type: schema37.properties.arguments.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid9 = _errs27 === errors;
                      } else {
                        var valid9 = true;
                      }
                    }
                  }
                }
                var valid7 = _errs22 === errors;
              } else {
                var valid7 = true;
              }
              if (valid7) {
                if (data.custom !== undefined && func0.call(data, "custom")) {
                  let data11 = data.custom;
                  const _errs29 = errors;
                  const _errs30 = errors;
                  if (!(data11 && typeof data11 == "object" && !Array.isArray(data11)) && data11 !== null) {
                    validate26.errors = [
                      {
                        instancePath: instancePath + "/custom",
                        schemaPath: "#/components/schemas/CustomCall/type",
                        keyword: "type",
                        params: { type: schema38.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs30) {
                    if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                      if (data11.name !== undefined && func0.call(data11, "name")) {
                        let data12 = data11.name;
                        const _errs32 = errors;
                        if (typeof data12 !== "string" && data12 !== null) {
                          validate26.errors = [
                            {
                              instancePath: instancePath + "/custom/name",
                              schemaPath: "#/components/schemas/CustomCall/properties/name/type",
                              keyword: "type",
                              params: { type: schema38.properties.name.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid11 = _errs32 === errors;
                      } else {
                        var valid11 = true;
                      }
                      if (valid11) {
                        if (data11.input !== undefined && func0.call(data11, "input")) {
                          let data13 = data11.input;
                          const _errs34 = errors;
                          if (typeof data13 !== "string" && data13 !== null) {
                            validate26.errors = [
                              {
                                instancePath: instancePath + "/custom/input",
                                schemaPath: "#/components/schemas/CustomCall/properties/input/type",
                                keyword: "type",
                                params: { type: schema38.properties.input.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid11 = _errs34 === errors;
                        } else {
                          var valid11 = true;
                        }
                      }
                    }
                  }
                  var valid7 = _errs29 === errors;
                } else {
                  var valid7 = true;
                }
                if (valid7) {
                  if (data.extra_content !== undefined && func0.call(data, "extra_content")) {
                    let data14 = data.extra_content;
                    const _errs36 = errors;
                    const _errs37 = errors;
                    if (!(data14 && typeof data14 == "object" && !Array.isArray(data14)) && data14 !== null) {
                      validate26.errors = [
                        {
                          instancePath: instancePath + "/extra_content",
                          schemaPath: "#/components/schemas/ExtraContent/type",
                          keyword: "type",
                          params: { type: schema39.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs37) {
                      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                        if (data14.google !== undefined && func0.call(data14, "google")) {
                          let data15 = data14.google;
                          const _errs39 = errors;
                          if (!(data15 && typeof data15 == "object" && !Array.isArray(data15)) && data15 !== null) {
                            validate26.errors = [
                              {
                                instancePath: instancePath + "/extra_content/google",
                                schemaPath: "#/components/schemas/ExtraContent/properties/google/type",
                                keyword: "type",
                                params: { type: schema39.properties.google.type },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs39) {
                            if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                              if (data15.thought_signature !== undefined && func0.call(data15, "thought_signature")) {
                                let data16 = data15.thought_signature;
                                if (typeof data16 !== "string" && data16 !== null) {
                                  validate26.errors = [
                                    {
                                      instancePath: instancePath + "/extra_content/google/thought_signature",
                                      schemaPath:
                                        "#/components/schemas/ExtraContent/properties/google/properties/thought_signature/type",
                                      keyword: "type",
                                      params: { type: schema39.properties.google.properties.thought_signature.type },
                                      message: "must be string,null",
                                    },
                                  ];
                                  return false;
                                }
                              }
                            }
                          }
                          var valid13 = _errs39 === errors;
                        } else {
                          var valid13 = true;
                        }
                        if (valid13) {
                          if (data14.vertex !== undefined && func0.call(data14, "vertex")) {
                            let data17 = data14.vertex;
                            const _errs43 = errors;
                            if (!(data17 && typeof data17 == "object" && !Array.isArray(data17)) && data17 !== null) {
                              validate26.errors = [
                                {
                                  instancePath: instancePath + "/extra_content/vertex",
                                  schemaPath: "#/components/schemas/ExtraContent/properties/vertex/type",
                                  keyword: "type",
                                  params: { type: schema39.properties.vertex.type },
                                  message: "must be object,null",
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs43) {
                              if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                                if (data17.thought_signature !== undefined && func0.call(data17, "thought_signature")) {
                                  let data18 = data17.thought_signature;
                                  if (typeof data18 !== "string" && data18 !== null) {
                                    validate26.errors = [
                                      {
                                        instancePath: instancePath + "/extra_content/vertex/thought_signature",
                                        schemaPath:
                                          "#/components/schemas/ExtraContent/properties/vertex/properties/thought_signature/type",
                                        keyword: "type",
                                        params: { type: schema39.properties.vertex.properties.thought_signature.type },
                                        message: "must be string,null",
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              }
                            }
                            var valid13 = _errs43 === errors;
                          } else {
                            var valid13 = true;
                          }
                        }
                      }
                    }
                    var valid7 = _errs36 === errors;
                  } else {
                    var valid7 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate26.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  validate26.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate26.evaluated = { dynamicProps: true, dynamicItems: false };

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
        if (!(data0 === "developer" || data0 === "system" || data0 === "user")) {
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
          props0.name = true;
          props0.tool_calls = true;
          props0.tool_call_id = true;
          props0.function_call = true;
          props0.refusal = true;
          props0.audio = true;
          props0.annotations = true;
          props0.reasoning_content = true;
          props0.reasoning = true;
          props0.images = true;
          props0.reasoning_details = true;
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
          if (
            !(
              data4 === "developer" ||
              data4 === "system" ||
              data4 === "user" ||
              data4 === "assistant" ||
              data4 === "tool" ||
              data4 === "function"
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
                  const _errs18 = errors;
                  if (
                    !validate24(data5[i0], {
                      instancePath: instancePath + "/content/" + i0,
                      parentData: data5,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                    errors = vErrors.length;
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
            if (data.name !== undefined && func0.call(data, "name")) {
              let data7 = data.name;
              const _errs19 = errors;
              if (typeof data7 !== "string" && data7 !== null) {
                validate23.errors = [
                  {
                    instancePath: instancePath + "/name",
                    schemaPath: "#/properties/name/type",
                    keyword: "type",
                    params: { type: schema34.properties.name.type },
                    message: "must be string,null",
                  },
                ];
                return false;
              }
              var valid6 = _errs19 === errors;
            } else {
              var valid6 = true;
            }
            if (valid6) {
              if (data.tool_calls !== undefined && func0.call(data, "tool_calls")) {
                let data8 = data.tool_calls;
                const _errs21 = errors;
                if (!Array.isArray(data8) && data8 !== null) {
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
                if (errors === _errs21) {
                  if (Array.isArray(data8)) {
                    var valid8 = true;
                    const len1 = data8.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      const _errs23 = errors;
                      if (
                        !validate26(data8[i1], {
                          instancePath: instancePath + "/tool_calls/" + i1,
                          parentData: data8,
                          parentDataProperty: i1,
                          rootData,
                          dynamicAnchors,
                        })
                      ) {
                        vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
                        errors = vErrors.length;
                      }
                      var valid8 = _errs23 === errors;
                      if (!valid8) {
                        break;
                      }
                    }
                  }
                }
                var valid6 = _errs21 === errors;
              } else {
                var valid6 = true;
              }
              if (valid6) {
                if (data.tool_call_id !== undefined && func0.call(data, "tool_call_id")) {
                  let data10 = data.tool_call_id;
                  const _errs24 = errors;
                  if (typeof data10 !== "string" && data10 !== null) {
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
                  var valid6 = _errs24 === errors;
                } else {
                  var valid6 = true;
                }
                if (valid6) {
                  if (data.function_call !== undefined && func0.call(data, "function_call")) {
                    let data11 = data.function_call;
                    const _errs26 = errors;
                    const _errs27 = errors;
                    if (!(data11 && typeof data11 == "object" && !Array.isArray(data11)) && data11 !== null) {
                      validate23.errors = [
                        {
                          instancePath: instancePath + "/function_call",
                          schemaPath: "#/components/schemas/FunctionCall/type",
                          keyword: "type",
                          params: { type: schema37.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs27) {
                      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                        if (data11.name !== undefined && func0.call(data11, "name")) {
                          let data12 = data11.name;
                          const _errs29 = errors;
                          if (typeof data12 !== "string" && data12 !== null) {
                            validate23.errors = [
                              {
                                instancePath: instancePath + "/function_call/name",
                                schemaPath: "#/components/schemas/FunctionCall/properties/name/type",
                                keyword: "type",
                                params: { type: schema37.properties.name.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid10 = _errs29 === errors;
                        } else {
                          var valid10 = true;
                        }
                        if (valid10) {
                          if (data11.arguments !== undefined && func0.call(data11, "arguments")) {
                            let data13 = data11.arguments;
                            const _errs31 = errors;
                            if (typeof data13 !== "string" && data13 !== null) {
                              validate23.errors = [
                                {
                                  instancePath: instancePath + "/function_call/arguments",
                                  schemaPath: "#/components/schemas/FunctionCall/properties/arguments/type",
                                  keyword: "type",
                                  params: { type: schema37.properties.arguments.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid10 = _errs31 === errors;
                          } else {
                            var valid10 = true;
                          }
                        }
                      }
                    }
                    var valid6 = _errs26 === errors;
                  } else {
                    var valid6 = true;
                  }
                  if (valid6) {
                    if (data.refusal !== undefined && func0.call(data, "refusal")) {
                      let data14 = data.refusal;
                      const _errs33 = errors;
                      if (typeof data14 !== "string" && data14 !== null) {
                        validate23.errors = [
                          {
                            instancePath: instancePath + "/refusal",
                            schemaPath: "#/properties/refusal/type",
                            keyword: "type",
                            params: { type: schema34.properties.refusal.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid6 = _errs33 === errors;
                    } else {
                      var valid6 = true;
                    }
                    if (valid6) {
                      if (data.audio !== undefined && func0.call(data, "audio")) {
                        let data15 = data.audio;
                        const _errs35 = errors;
                        if (!(data15 && typeof data15 == "object" && !Array.isArray(data15)) && data15 !== null) {
                          validate23.errors = [
                            {
                              instancePath: instancePath + "/audio",
                              schemaPath: "#/properties/audio/type",
                              keyword: "type",
                              params: { type: schema34.properties.audio.type },
                              message: "must be object,null",
                            },
                          ];
                          return false;
                        }
                        var valid6 = _errs35 === errors;
                      } else {
                        var valid6 = true;
                      }
                      if (valid6) {
                        if (data.annotations !== undefined && func0.call(data, "annotations")) {
                          let data16 = data.annotations;
                          const _errs38 = errors;
                          if (!Array.isArray(data16) && data16 !== null) {
                            validate23.errors = [
                              {
                                instancePath: instancePath + "/annotations",
                                schemaPath: "#/properties/annotations/type",
                                keyword: "type",
                                params: { type: schema34.properties.annotations.type },
                                message: "must be array,null",
                              },
                            ];
                            return false;
                          }
                          var valid6 = _errs38 === errors;
                        } else {
                          var valid6 = true;
                        }
                        if (valid6) {
                          if (data.reasoning_content !== undefined && func0.call(data, "reasoning_content")) {
                            let data17 = data.reasoning_content;
                            const _errs40 = errors;
                            if (typeof data17 !== "string" && data17 !== null) {
                              validate23.errors = [
                                {
                                  instancePath: instancePath + "/reasoning_content",
                                  schemaPath: "#/properties/reasoning_content/type",
                                  keyword: "type",
                                  params: { type: schema34.properties.reasoning_content.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid6 = _errs40 === errors;
                          } else {
                            var valid6 = true;
                          }
                          if (valid6) {
                            if (data.reasoning !== undefined && func0.call(data, "reasoning")) {
                              let data18 = data.reasoning;
                              const _errs42 = errors;
                              if (typeof data18 !== "string" && data18 !== null) {
                                validate23.errors = [
                                  {
                                    instancePath: instancePath + "/reasoning",
                                    schemaPath: "#/properties/reasoning/type",
                                    keyword: "type",
                                    params: { type: schema34.properties.reasoning.type },
                                    message: "must be string,null",
                                  },
                                ];
                                return false;
                              }
                              var valid6 = _errs42 === errors;
                            } else {
                              var valid6 = true;
                            }
                            if (valid6) {
                              if (data.images !== undefined && func0.call(data, "images")) {
                                let data19 = data.images;
                                const _errs44 = errors;
                                if (typeof data19 != "object" && typeof data19 !== "string") {
                                  validate23.errors = [
                                    {
                                      instancePath: instancePath + "/images",
                                      schemaPath: "#/properties/images/type",
                                      keyword: "type",
                                      params: { type: schema34.properties.images.type },
                                      message: "must be array,object,string,null",
                                    },
                                  ];
                                  return false;
                                }
                                if (errors === _errs44) {
                                  if (Array.isArray(data19)) {
                                    var valid11 = true;
                                    const len2 = data19.length;
                                    for (let i2 = 0; i2 < len2; i2++) {
                                      let data20 = data19[i2];
                                      const _errs46 = errors;
                                      const _errs47 = errors;
                                      if (
                                        !(data20 && typeof data20 == "object" && !Array.isArray(data20)) &&
                                        typeof data20 !== "string" &&
                                        data20 !== null
                                      ) {
                                        validate23.errors = [
                                          {
                                            instancePath: instancePath + "/images/" + i2,
                                            schemaPath: "#/components/schemas/AnswerImage/type",
                                            keyword: "type",
                                            params: { type: schema41.type },
                                            message: "must be object,string,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      if (errors === _errs47) {
                                        if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                                          if (data20.type !== undefined && func0.call(data20, "type")) {
                                            let data21 = data20.type;
                                            const _errs49 = errors;
                                            if (typeof data21 !== "string" && data21 !== null) {
                                              validate23.errors = [
                                                {
                                                  instancePath: instancePath + "/images/" + i2 + "/type",
                                                  schemaPath: "#/components/schemas/AnswerImage/properties/type/type",
                                                  keyword: "type",
                                                  params: { type: schema41.properties.type.type },
                                                  message: "must be string,null",
                                                },
                                              ];
                                              return false;
                                            }
                                            var valid13 = _errs49 === errors;
                                          } else {
                                            var valid13 = true;
                                          }
                                          if (valid13) {
                                            if (data20.index !== undefined && func0.call(data20, "index")) {
                                              let data22 = data20.index;
                                              const _errs51 = errors;
                                              if (
                                                !(typeof data22 == "number" && isFinite(data22)) &&
                                                typeof data22 !== "string" &&
                                                data22 !== null
                                              ) {
                                                validate23.errors = [
                                                  {
                                                    instancePath: instancePath + "/images/" + i2 + "/index",
                                                    schemaPath:
                                                      "#/components/schemas/AnswerImage/properties/index/type",
                                                    keyword: "type",
                                                    params: { type: schema41.properties.index.type },
                                                    message: "must be number,string,null",
                                                  },
                                                ];
                                                return false;
                                              }
                                              var valid13 = _errs51 === errors;
                                            } else {
                                              var valid13 = true;
                                            }
                                            if (valid13) {
                                              if (data20.image_url !== undefined && func0.call(data20, "image_url")) {
                                                let data23 = data20.image_url;
                                                const _errs53 = errors;
                                                if (typeof data23 != "object" && typeof data23 !== "string") {
                                                  validate23.errors = [
                                                    {
                                                      instancePath: instancePath + "/images/" + i2 + "/image_url",
                                                      schemaPath:
                                                        "#/components/schemas/AnswerImage/properties/image_url/type",
                                                      keyword: "type",
                                                      params: { type: schema41.properties.image_url.type },
                                                      message: "must be object,string,array,null",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                if (errors === _errs53) {
                                                  if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                                                    if (data23.url !== undefined && func0.call(data23, "url")) {
                                                      let data24 = data23.url;
                                                      if (typeof data24 !== "string" && data24 !== null) {
                                                        validate23.errors = [
                                                          {
                                                            instancePath:
                                                              instancePath + "/images/" + i2 + "/image_url/url",
                                                            schemaPath:
                                                              "#/components/schemas/AnswerImage/properties/image_url/properties/url/type",
                                                            keyword: "type",
                                                            params: {
                                                              type: schema41.properties.image_url.properties.url.type,
                                                            },
                                                            message: "must be string,null",
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                }
                                                var valid13 = _errs53 === errors;
                                              } else {
                                                var valid13 = true;
                                              }
                                            }
                                          }
                                        }
                                      }
                                      var valid11 = _errs46 === errors;
                                      if (!valid11) {
                                        break;
                                      }
                                    }
                                  }
                                }
                                var valid6 = _errs44 === errors;
                              } else {
                                var valid6 = true;
                              }
                              if (valid6) {
                                if (data.reasoning_details !== undefined && func0.call(data, "reasoning_details")) {
                                  let data25 = data.reasoning_details;
                                  const _errs57 = errors;
                                  if (!Array.isArray(data25) && data25 !== null) {
                                    validate23.errors = [
                                      {
                                        instancePath: instancePath + "/reasoning_details",
                                        schemaPath: "#/properties/reasoning_details/type",
                                        keyword: "type",
                                        params: { type: schema34.properties.reasoning_details.type },
                                        message: "must be array,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid6 = _errs57 === errors;
                                } else {
                                  var valid6 = true;
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

const schema43 = {
  type: "object",
  properties: {
    type: { type: ["string", "null"] },
    function: { $ref: "#/components/schemas/FunctionDefinition" },
    custom: { $ref: "#/components/schemas/CustomDefinition" },
    cache_control: { type: ["object", "null"], additionalProperties: true },
  },
  if: { properties: { type: { enum: ["function", null] } } },
  then: { required: ["function"], properties: { function: { type: "object" } } },
  else: {
    if: { required: ["type"], properties: { type: { const: "custom" } } },
    then: { required: ["custom"], properties: { custom: { type: "object" } } },
  },
};
const schema45 = {
  type: ["object", "null"],
  required: ["name"],
  properties: {
    name: { type: "string" },
    description: { type: ["string", "null"] },
    format: { type: ["object", "null"], additionalProperties: true },
  },
};

function validate29(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate29.evaluated;
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
      let missing0;
      if ((data.function === undefined || !func0.call(data, "function")) && (missing0 = "function")) {
        validate29.errors = [
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
        if (data.function !== undefined && func0.call(data, "function")) {
          let data1 = data.function;
          if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
            validate29.errors = [
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
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    if (valid0) {
      var props0 = {};
      props0.function = true;
      props0.type = true;
    }
    ifClause0 = "then";
  } else {
    const _errs7 = errors;
    const _errs8 = errors;
    let valid3 = true;
    const _errs9 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if ((data.type === undefined || !func0.call(data, "type")) && (missing1 = "type")) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      } else {
        if (data.type !== undefined && func0.call(data, "type")) {
          if ("custom" !== data.type) {
            const err2 = {};
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
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
        let missing2;
        if ((data.custom === undefined || !func0.call(data, "custom")) && (missing2 = "custom")) {
          validate29.errors = [
            {
              instancePath,
              schemaPath: "#/else/then/required",
              keyword: "required",
              params: { missingProperty: missing2 },
              message: "must have required property '" + missing2 + "'",
            },
          ];
          return false;
        } else {
          if (data.custom !== undefined && func0.call(data, "custom")) {
            let data3 = data.custom;
            if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
              validate29.errors = [
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
      var _valid1 = _errs11 === errors;
      valid3 = _valid1;
      if (valid3) {
        var props1 = {};
        props1.custom = true;
        props1.type = true;
      }
    }
    if (!valid3) {
      const err3 = {
        instancePath,
        schemaPath: "#/else/if",
        keyword: "if",
        params: { failingKeyword: "then" },
        message: 'must match "then" schema',
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
      validate29.errors = vErrors;
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
    const err4 = {
      instancePath,
      schemaPath: "#/if",
      keyword: "if",
      params: { failingKeyword: ifClause0 },
      message: 'must match "' + ifClause0 + '" schema',
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
    validate29.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (props0 !== true) {
        props0 = props0 || {};
        props0.type = true;
        props0.function = true;
        props0.custom = true;
        props0.cache_control = true;
      }
      if (data.type !== undefined && func0.call(data, "type")) {
        let data4 = data.type;
        const _errs14 = errors;
        if (typeof data4 !== "string" && data4 !== null) {
          validate29.errors = [
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
        var valid6 = _errs14 === errors;
      } else {
        var valid6 = true;
      }
      if (valid6) {
        if (data.function !== undefined && func0.call(data, "function")) {
          let data5 = data.function;
          const _errs16 = errors;
          const _errs17 = errors;
          if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
            validate29.errors = [
              {
                instancePath: instancePath + "/function",
                schemaPath: "#/components/schemas/FunctionDefinition/type",
                keyword: "type",
                params: { type: schema44.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs17) {
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
              let missing3;
              if ((data5.name === undefined || !func0.call(data5, "name")) && (missing3 = "name")) {
                validate29.errors = [
                  {
                    instancePath: instancePath + "/function",
                    schemaPath: "#/components/schemas/FunctionDefinition/required",
                    keyword: "required",
                    params: { missingProperty: missing3 },
                    message: "must have required property '" + missing3 + "'",
                  },
                ];
                return false;
              } else {
                if (data5.name !== undefined && func0.call(data5, "name")) {
                  const _errs19 = errors;
                  if (typeof data5.name !== "string") {
                    validate29.errors = [
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
                  var valid8 = _errs19 === errors;
                } else {
                  var valid8 = true;
                }
                if (valid8) {
                  if (data5.description !== undefined && func0.call(data5, "description")) {
                    let data7 = data5.description;
                    const _errs21 = errors;
                    if (typeof data7 !== "string" && data7 !== null) {
                      validate29.errors = [
                        {
                          instancePath: instancePath + "/function/description",
                          schemaPath: "#/components/schemas/FunctionDefinition/properties/description/type",
                          keyword: "type",
                          params: { type: schema44.properties.description.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid8 = _errs21 === errors;
                  } else {
                    var valid8 = true;
                  }
                  if (valid8) {
                    if (data5.parameters !== undefined && func0.call(data5, "parameters")) {
                      let data8 = data5.parameters;
                      const _errs23 = errors;
                      if (!(data8 && typeof data8 == "object" && !Array.isArray(data8)) && data8 !== null) {
                        validate29.errors = [
                          {
                            instancePath: instancePath + "/function/parameters",
                            schemaPath: "#/components/schemas/FunctionDefinition/properties/parameters/type",
                            keyword: "type",
                            params: { type: schema44.properties.parameters.type },
                            message: "must be object,null",
                          },
                        ];
                        return false;
                      }
                      var valid8 = _errs23 === errors;
                    } else {
                      var valid8 = true;
                    }
                    if (valid8) {
                      if (data5.strict !== undefined && func0.call(data5, "strict")) {
                        let data9 = data5.strict;
                        const _errs26 = errors;
                        if (typeof data9 !== "boolean" && data9 !== null) {
                          validate29.errors = [
                            {
                              instancePath: instancePath + "/function/strict",
                              schemaPath: "#/components/schemas/FunctionDefinition/properties/strict/type",
                              keyword: "type",
                              params: { type: schema44.properties.strict.type },
                              message: "must be boolean,null",
                            },
                          ];
                          return false;
                        }
                        var valid8 = _errs26 === errors;
                      } else {
                        var valid8 = true;
                      }
                      if (valid8) {
                        if (data5.cache_control !== undefined && func0.call(data5, "cache_control")) {
                          let data10 = data5.cache_control;
                          const _errs28 = errors;
                          if (!(data10 && typeof data10 == "object" && !Array.isArray(data10)) && data10 !== null) {
                            validate29.errors = [
                              {
                                instancePath: instancePath + "/function/cache_control",
                                schemaPath: "#/components/schemas/FunctionDefinition/properties/cache_control/type",
                                keyword: "type",
                                params: { type: schema44.properties.cache_control.type },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                          var valid8 = _errs28 === errors;
                        } else {
                          var valid8 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
          var valid6 = _errs16 === errors;
        } else {
          var valid6 = true;
        }
        if (valid6) {
          if (data.custom !== undefined && func0.call(data, "custom")) {
            let data11 = data.custom;
            const _errs31 = errors;
            const _errs32 = errors;
            if (!(data11 && typeof data11 == "object" && !Array.isArray(data11)) && data11 !== null) {
              validate29.errors = [
                {
                  instancePath: instancePath + "/custom",
                  schemaPath: "#/components/schemas/CustomDefinition/type",
                  keyword: "type",
                  params: { type: schema45.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs32) {
              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                let missing4;
                if ((data11.name === undefined || !func0.call(data11, "name")) && (missing4 = "name")) {
                  validate29.errors = [
                    {
                      instancePath: instancePath + "/custom",
                      schemaPath: "#/components/schemas/CustomDefinition/required",
                      keyword: "required",
                      params: { missingProperty: missing4 },
                      message: "must have required property '" + missing4 + "'",
                    },
                  ];
                  return false;
                } else {
                  if (data11.name !== undefined && func0.call(data11, "name")) {
                    const _errs34 = errors;
                    if (typeof data11.name !== "string") {
                      validate29.errors = [
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
                    var valid10 = _errs34 === errors;
                  } else {
                    var valid10 = true;
                  }
                  if (valid10) {
                    if (data11.description !== undefined && func0.call(data11, "description")) {
                      let data13 = data11.description;
                      const _errs36 = errors;
                      if (typeof data13 !== "string" && data13 !== null) {
                        validate29.errors = [
                          {
                            instancePath: instancePath + "/custom/description",
                            schemaPath: "#/components/schemas/CustomDefinition/properties/description/type",
                            keyword: "type",
                            params: { type: schema45.properties.description.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid10 = _errs36 === errors;
                    } else {
                      var valid10 = true;
                    }
                    if (valid10) {
                      if (data11.format !== undefined && func0.call(data11, "format")) {
                        let data14 = data11.format;
                        const _errs38 = errors;
                        if (!(data14 && typeof data14 == "object" && !Array.isArray(data14)) && data14 !== null) {
                          validate29.errors = [
                            {
                              instancePath: instancePath + "/custom/format",
                              schemaPath: "#/components/schemas/CustomDefinition/properties/format/type",
                              keyword: "type",
                              params: { type: schema45.properties.format.type },
                              message: "must be object,null",
                            },
                          ];
                          return false;
                        }
                        var valid10 = _errs38 === errors;
                      } else {
                        var valid10 = true;
                      }
                    }
                  }
                }
              }
            }
            var valid6 = _errs31 === errors;
          } else {
            var valid6 = true;
          }
          if (valid6) {
            if (data.cache_control !== undefined && func0.call(data, "cache_control")) {
              let data15 = data.cache_control;
              const _errs41 = errors;
              if (!(data15 && typeof data15 == "object" && !Array.isArray(data15)) && data15 !== null) {
                validate29.errors = [
                  {
                    instancePath: instancePath + "/cache_control",
                    schemaPath: "#/properties/cache_control/type",
                    keyword: "type",
                    params: { type: schema43.properties.cache_control.type },
                    message: "must be object,null",
                  },
                ];
                return false;
              }
              var valid6 = _errs41 === errors;
            } else {
              var valid6 = true;
            }
          }
        }
      }
    } else {
      validate29.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  validate29.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate29.evaluated = { dynamicProps: true, dynamicItems: false };

const schema46 = {
  type: ["string", "object", "null"],
  properties: {
    type: { type: ["string", "null"] },
    function: { $ref: "#/components/schemas/NamedTool" },
    custom: { $ref: "#/components/schemas/NamedTool" },
    allowed_tools: {
      type: ["object", "null"],
      properties: {
        mode: { type: ["string", "null"] },
        tools: { type: ["array", "null"], items: { $ref: "#/components/schemas/AllowedTool" } },
      },
    },
  },
  if: { type: "object", required: ["type"], properties: { type: { const: "function" } } },
  then: { required: ["function"], properties: { function: { type: "object" } } },
  else: {
    if: { type: "object", required: ["type"], properties: { type: { const: "custom" } } },
    then: { required: ["custom"], properties: { custom: { type: "object" } } },
    else: {
      if: { type: "object", required: ["type"], properties: { type: { const: "allowed_tools" } } },
      then: { required: ["allowed_tools"], properties: { allowed_tools: { type: "object" } } },
    },
  },
};
const schema47 = { type: ["object", "null"], required: ["name"], properties: { name: { type: "string" } } };
const schema49 = {
  type: "object",
  properties: {
    type: { type: ["string", "null"] },
    function: { $ref: "#/components/schemas/NamedTool" },
    custom: { $ref: "#/components/schemas/NamedTool" },
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type !== undefined && func0.call(data, "type")) {
        let data0 = data.type;
        const _errs1 = errors;
        if (typeof data0 !== "string" && data0 !== null) {
          validate32.errors = [
            {
              instancePath: instancePath + "/type",
              schemaPath: "#/properties/type/type",
              keyword: "type",
              params: { type: schema49.properties.type.type },
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
        if (data.function !== undefined && func0.call(data, "function")) {
          let data1 = data.function;
          const _errs3 = errors;
          const _errs4 = errors;
          if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
            validate32.errors = [
              {
                instancePath: instancePath + "/function",
                schemaPath: "#/components/schemas/NamedTool/type",
                keyword: "type",
                params: { type: schema47.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs4) {
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              let missing0;
              if ((data1.name === undefined || !func0.call(data1, "name")) && (missing0 = "name")) {
                validate32.errors = [
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
                if (data1.name !== undefined && func0.call(data1, "name")) {
                  if (typeof data1.name !== "string") {
                    validate32.errors = [
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
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.custom !== undefined && func0.call(data, "custom")) {
            let data3 = data.custom;
            const _errs8 = errors;
            const _errs9 = errors;
            if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
              validate32.errors = [
                {
                  instancePath: instancePath + "/custom",
                  schemaPath: "#/components/schemas/NamedTool/type",
                  keyword: "type",
                  params: { type: schema47.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs9) {
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                let missing1;
                if ((data3.name === undefined || !func0.call(data3, "name")) && (missing1 = "name")) {
                  validate32.errors = [
                    {
                      instancePath: instancePath + "/custom",
                      schemaPath: "#/components/schemas/NamedTool/required",
                      keyword: "required",
                      params: { missingProperty: missing1 },
                      message: "must have required property '" + missing1 + "'",
                    },
                  ];
                  return false;
                } else {
                  if (data3.name !== undefined && func0.call(data3, "name")) {
                    if (typeof data3.name !== "string") {
                      validate32.errors = [
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
            var valid0 = _errs8 === errors;
          } else {
            var valid0 = true;
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
  return errors === 0;
}
validate32.evaluated = {
  props: { type: true, function: true, custom: true },
  dynamicProps: false,
  dynamicItems: false,
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
  if (typeof data !== "string" && !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    validate31.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schema46.type },
        message: "must be string,object,null",
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
          if ("function" !== data.type) {
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
      if ((data.function === undefined || !func0.call(data, "function")) && (missing1 = "function")) {
        validate31.errors = [
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
        if (data.function !== undefined && func0.call(data, "function")) {
          let data1 = data.function;
          if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
            validate31.errors = [
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
    var _valid0 = _errs5 === errors;
    valid0 = _valid0;
    if (valid0) {
      var props0 = {};
      props0.function = true;
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
            if ("custom" !== data.type) {
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
        if ((data.custom === undefined || !func0.call(data, "custom")) && (missing3 = "custom")) {
          validate31.errors = [
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
          if (data.custom !== undefined && func0.call(data, "custom")) {
            let data3 = data.custom;
            if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
              validate31.errors = [
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
      var _valid1 = _errs13 === errors;
      valid3 = _valid1;
      if (valid3) {
        var props1 = {};
        props1.custom = true;
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
              if ("allowed_tools" !== data.type) {
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
          if (
            (data.allowed_tools === undefined || !func0.call(data, "allowed_tools")) &&
            (missing5 = "allowed_tools")
          ) {
            validate31.errors = [
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
            if (data.allowed_tools !== undefined && func0.call(data, "allowed_tools")) {
              let data5 = data.allowed_tools;
              if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
                validate31.errors = [
                  {
                    instancePath: instancePath + "/allowed_tools",
                    schemaPath: "#/else/else/then/properties/allowed_tools/type",
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
        var _valid2 = _errs21 === errors;
        valid6 = _valid2;
        if (valid6) {
          var props2 = {};
          props2.allowed_tools = true;
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
        validate31.errors = vErrors;
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
      validate31.errors = vErrors;
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
    validate31.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (props0 !== true) {
        props0 = props0 || {};
        props0.type = true;
        props0.function = true;
        props0.custom = true;
        props0.allowed_tools = true;
      }
      if (data.type !== undefined && func0.call(data, "type")) {
        let data6 = data.type;
        const _errs24 = errors;
        if (typeof data6 !== "string" && data6 !== null) {
          validate31.errors = [
            {
              instancePath: instancePath + "/type",
              schemaPath: "#/properties/type/type",
              keyword: "type",
              params: { type: schema46.properties.type.type },
              message: "must be string,null",
            },
          ];
          return false;
        }
        var valid9 = _errs24 === errors;
      } else {
        var valid9 = true;
      }
      if (valid9) {
        if (data.function !== undefined && func0.call(data, "function")) {
          let data7 = data.function;
          const _errs26 = errors;
          const _errs27 = errors;
          if (!(data7 && typeof data7 == "object" && !Array.isArray(data7)) && data7 !== null) {
            validate31.errors = [
              {
                instancePath: instancePath + "/function",
                schemaPath: "#/components/schemas/NamedTool/type",
                keyword: "type",
                params: { type: schema47.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs27) {
            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
              let missing6;
              if ((data7.name === undefined || !func0.call(data7, "name")) && (missing6 = "name")) {
                validate31.errors = [
                  {
                    instancePath: instancePath + "/function",
                    schemaPath: "#/components/schemas/NamedTool/required",
                    keyword: "required",
                    params: { missingProperty: missing6 },
                    message: "must have required property '" + missing6 + "'",
                  },
                ];
                return false;
              } else {
                if (data7.name !== undefined && func0.call(data7, "name")) {
                  if (typeof data7.name !== "string") {
                    validate31.errors = [
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
          var valid9 = _errs26 === errors;
        } else {
          var valid9 = true;
        }
        if (valid9) {
          if (data.custom !== undefined && func0.call(data, "custom")) {
            let data9 = data.custom;
            const _errs31 = errors;
            const _errs32 = errors;
            if (!(data9 && typeof data9 == "object" && !Array.isArray(data9)) && data9 !== null) {
              validate31.errors = [
                {
                  instancePath: instancePath + "/custom",
                  schemaPath: "#/components/schemas/NamedTool/type",
                  keyword: "type",
                  params: { type: schema47.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs32) {
              if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                let missing7;
                if ((data9.name === undefined || !func0.call(data9, "name")) && (missing7 = "name")) {
                  validate31.errors = [
                    {
                      instancePath: instancePath + "/custom",
                      schemaPath: "#/components/schemas/NamedTool/required",
                      keyword: "required",
                      params: { missingProperty: missing7 },
                      message: "must have required property '" + missing7 + "'",
                    },
                  ];
                  return false;
                } else {
                  if (data9.name !== undefined && func0.call(data9, "name")) {
                    if (typeof data9.name !== "string") {
                      validate31.errors = [
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
            var valid9 = _errs31 === errors;
          } else {
            var valid9 = true;
          }
          if (valid9) {
            if (data.allowed_tools !== undefined && func0.call(data, "allowed_tools")) {
              let data11 = data.allowed_tools;
              const _errs36 = errors;
              if (!(data11 && typeof data11 == "object" && !Array.isArray(data11)) && data11 !== null) {
                validate31.errors = [
                  {
                    instancePath: instancePath + "/allowed_tools",
                    schemaPath: "#/properties/allowed_tools/type",
                    keyword: "type",
                    params: { type: schema46.properties.allowed_tools.type },
                    message: "must be object,null",
                  },
                ];
                return false;
              }
              if (errors === _errs36) {
                if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                  if (data11.mode !== undefined && func0.call(data11, "mode")) {
                    let data12 = data11.mode;
                    const _errs38 = errors;
                    if (typeof data12 !== "string" && data12 !== null) {
                      validate31.errors = [
                        {
                          instancePath: instancePath + "/allowed_tools/mode",
                          schemaPath: "#/properties/allowed_tools/properties/mode/type",
                          keyword: "type",
                          params: { type: schema46.properties.allowed_tools.properties.mode.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid14 = _errs38 === errors;
                  } else {
                    var valid14 = true;
                  }
                  if (valid14) {
                    if (data11.tools !== undefined && func0.call(data11, "tools")) {
                      let data13 = data11.tools;
                      const _errs40 = errors;
                      if (!Array.isArray(data13) && data13 !== null) {
                        validate31.errors = [
                          {
                            instancePath: instancePath + "/allowed_tools/tools",
                            schemaPath: "#/properties/allowed_tools/properties/tools/type",
                            keyword: "type",
                            params: { type: schema46.properties.allowed_tools.properties.tools.type },
                            message: "must be array,null",
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs40) {
                        if (Array.isArray(data13)) {
                          var valid15 = true;
                          const len0 = data13.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            const _errs42 = errors;
                            if (
                              !validate32(data13[i0], {
                                instancePath: instancePath + "/allowed_tools/tools/" + i0,
                                parentData: data13,
                                parentDataProperty: i0,
                                rootData,
                                dynamicAnchors,
                              })
                            ) {
                              vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                              errors = vErrors.length;
                            }
                            var valid15 = _errs42 === errors;
                            if (!valid15) {
                              break;
                            }
                          }
                        }
                      }
                      var valid14 = _errs40 === errors;
                    } else {
                      var valid14 = true;
                    }
                  }
                }
              }
              var valid9 = _errs36 === errors;
            } else {
              var valid9 = true;
            }
          }
        }
      }
    }
  }
  validate31.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate31.evaluated = { dynamicProps: true, dynamicItems: false };

const schema53 = {
  type: ["object", "null"],
  required: ["type"],
  properties: { type: { type: "string" }, json_schema: { $ref: "#/components/schemas/JsonSchemaFormat" } },
  if: { required: ["type"], properties: { type: { const: "json_schema" } } },
  then: { required: ["json_schema"], properties: { json_schema: { type: "object" } } },
};
const schema54 = {
  type: ["object", "null"],
  properties: {
    name: { type: ["string", "null"] },
    description: { type: ["string", "null"] },
    schema: { type: ["object", "null"], additionalProperties: true },
    strict: { type: ["boolean", "null"] },
  },
};

function validate35(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate35.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    validate35.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schema53.type },
        message: "must be object,null",
      },
    ];
    return false;
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
        if ("json_schema" !== data.type) {
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
  if (_valid0) {
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if ((data.json_schema === undefined || !func0.call(data, "json_schema")) && (missing1 = "json_schema")) {
        validate35.errors = [
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
        if (data.json_schema !== undefined && func0.call(data, "json_schema")) {
          let data1 = data.json_schema;
          if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
            validate35.errors = [
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
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    if (valid0) {
      var props0 = {};
      props0.json_schema = true;
      props0.type = true;
    }
  }
  if (!valid0) {
    const err2 = {
      instancePath,
      schemaPath: "#/if",
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
    validate35.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if ((data.type === undefined || !func0.call(data, "type")) && (missing2 = "type")) {
        validate35.errors = [
          {
            instancePath,
            schemaPath: "#/required",
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
          props0.json_schema = true;
        }
        if (data.type !== undefined && func0.call(data, "type")) {
          const _errs7 = errors;
          if (typeof data.type !== "string") {
            validate35.errors = [
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
          var valid3 = _errs7 === errors;
        } else {
          var valid3 = true;
        }
        if (valid3) {
          if (data.json_schema !== undefined && func0.call(data, "json_schema")) {
            let data3 = data.json_schema;
            const _errs9 = errors;
            const _errs10 = errors;
            if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
              validate35.errors = [
                {
                  instancePath: instancePath + "/json_schema",
                  schemaPath: "#/components/schemas/JsonSchemaFormat/type",
                  keyword: "type",
                  params: { type: schema54.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs10) {
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.name !== undefined && func0.call(data3, "name")) {
                  let data4 = data3.name;
                  const _errs12 = errors;
                  if (typeof data4 !== "string" && data4 !== null) {
                    validate35.errors = [
                      {
                        instancePath: instancePath + "/json_schema/name",
                        schemaPath: "#/components/schemas/JsonSchemaFormat/properties/name/type",
                        keyword: "type",
                        params: { type: schema54.properties.name.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid5 = _errs12 === errors;
                } else {
                  var valid5 = true;
                }
                if (valid5) {
                  if (data3.description !== undefined && func0.call(data3, "description")) {
                    let data5 = data3.description;
                    const _errs14 = errors;
                    if (typeof data5 !== "string" && data5 !== null) {
                      validate35.errors = [
                        {
                          instancePath: instancePath + "/json_schema/description",
                          schemaPath: "#/components/schemas/JsonSchemaFormat/properties/description/type",
                          keyword: "type",
                          params: { type: schema54.properties.description.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid5 = _errs14 === errors;
                  } else {
                    var valid5 = true;
                  }
                  if (valid5) {
                    if (data3.schema !== undefined && func0.call(data3, "schema")) {
                      let data6 = data3.schema;
                      const _errs16 = errors;
                      if (!(data6 && typeof data6 == "object" && !Array.isArray(data6)) && data6 !== null) {
                        validate35.errors = [
                          {
                            instancePath: instancePath + "/json_schema/schema",
                            schemaPath: "#/components/schemas/JsonSchemaFormat/properties/schema/type",
                            keyword: "type",
                            params: { type: schema54.properties.schema.type },
                            message: "must be object,null",
                          },
                        ];
                        return false;
                      }
                      var valid5 = _errs16 === errors;
                    } else {
                      var valid5 = true;
                    }
                    if (valid5) {
                      if (data3.strict !== undefined && func0.call(data3, "strict")) {
                        let data7 = data3.strict;
                        const _errs19 = errors;
                        if (typeof data7 !== "boolean" && data7 !== null) {
                          validate35.errors = [
                            {
                              instancePath: instancePath + "/json_schema/strict",
                              schemaPath: "#/components/schemas/JsonSchemaFormat/properties/strict/type",
                              keyword: "type",
                              params: { type: schema54.properties.strict.type },
                              message: "must be boolean,null",
                            },
                          ];
                          return false;
                        }
                        var valid5 = _errs19 === errors;
                      } else {
                        var valid5 = true;
                      }
                    }
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
  }
  validate35.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate35.evaluated = { dynamicProps: true, dynamicItems: false };

const schema55 = {
  type: ["object", "null"],
  properties: {
    type: { type: ["string", "null"] },
    content: { type: ["string", "array", "null"], items: { $ref: "#/components/schemas/Part" } },
  },
};

function validate37(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate37.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    validate37.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schema55.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type !== undefined && func0.call(data, "type")) {
        let data0 = data.type;
        const _errs1 = errors;
        if (typeof data0 !== "string" && data0 !== null) {
          validate37.errors = [
            {
              instancePath: instancePath + "/type",
              schemaPath: "#/properties/type/type",
              keyword: "type",
              params: { type: schema55.properties.type.type },
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
        if (data.content !== undefined && func0.call(data, "content")) {
          let data1 = data.content;
          const _errs3 = errors;
          if (typeof data1 !== "string" && !Array.isArray(data1) && data1 !== null) {
            validate37.errors = [
              {
                instancePath: instancePath + "/content",
                schemaPath: "#/properties/content/type",
                keyword: "type",
                params: { type: schema55.properties.content.type },
                message: "must be string,array,null",
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
  }
  validate37.errors = vErrors;
  return errors === 0;
}
validate37.evaluated = { props: { type: true, content: true }, dynamicProps: false, dynamicItems: false };

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
              if (data.stream_options !== undefined && func0.call(data, "stream_options")) {
                let data4 = data.stream_options;
                const _errs8 = errors;
                const _errs9 = errors;
                if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
                  validate22.errors = [
                    {
                      instancePath: instancePath + "/stream_options",
                      schemaPath: "#/components/schemas/StreamOptions/type",
                      keyword: "type",
                      params: { type: schema42.type },
                      message: "must be object,null",
                    },
                  ];
                  return false;
                }
                if (errors === _errs9) {
                  if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                    if (data4.include_usage !== undefined && func0.call(data4, "include_usage")) {
                      let data5 = data4.include_usage;
                      const _errs11 = errors;
                      if (typeof data5 !== "boolean" && data5 !== null) {
                        validate22.errors = [
                          {
                            instancePath: instancePath + "/stream_options/include_usage",
                            schemaPath: "#/components/schemas/StreamOptions/properties/include_usage/type",
                            keyword: "type",
                            params: { type: schema42.properties.include_usage.type },
                            message: "must be boolean,null",
                          },
                        ];
                        return false;
                      }
                      var valid3 = _errs11 === errors;
                    } else {
                      var valid3 = true;
                    }
                    if (valid3) {
                      if (data4.include_obfuscation !== undefined && func0.call(data4, "include_obfuscation")) {
                        let data6 = data4.include_obfuscation;
                        const _errs13 = errors;
                        if (typeof data6 !== "boolean" && data6 !== null) {
                          validate22.errors = [
                            {
                              instancePath: instancePath + "/stream_options/include_obfuscation",
                              schemaPath: "#/components/schemas/StreamOptions/properties/include_obfuscation/type",
                              keyword: "type",
                              params: { type: schema42.properties.include_obfuscation.type },
                              message: "must be boolean,null",
                            },
                          ];
                          return false;
                        }
                        var valid3 = _errs13 === errors;
                      } else {
                        var valid3 = true;
                      }
                    }
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.max_completion_tokens !== undefined && func0.call(data, "max_completion_tokens")) {
                  let data7 = data.max_completion_tokens;
                  const _errs15 = errors;
                  if (
                    !(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)) &&
                    data7 !== null
                  ) {
                    validate22.errors = [
                      {
                        instancePath: instancePath + "/max_completion_tokens",
                        schemaPath: "#/properties/max_completion_tokens/type",
                        keyword: "type",
                        params: { type: schema33.properties.max_completion_tokens.type },
                        message: "must be integer,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs15) {
                    if (typeof data7 == "number" && isFinite(data7)) {
                      if (data7 > 2147483647 || isNaN(data7)) {
                        validate22.errors = [
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
                        if (data7 < 1 || isNaN(data7)) {
                          validate22.errors = [
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
                  var valid0 = _errs15 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.max_tokens !== undefined && func0.call(data, "max_tokens")) {
                    let data8 = data.max_tokens;
                    const _errs17 = errors;
                    if (
                      !(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)) &&
                      data8 !== null
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
                    if (errors === _errs17) {
                      if (typeof data8 == "number" && isFinite(data8)) {
                        if (data8 > 2147483647 || isNaN(data8)) {
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
                          if (data8 < 1 || isNaN(data8)) {
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
                    var valid0 = _errs17 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.stop !== undefined && func0.call(data, "stop")) {
                      let data9 = data.stop;
                      const _errs19 = errors;
                      if (typeof data9 !== "string" && !Array.isArray(data9) && data9 !== null) {
                        validate22.errors = [
                          {
                            instancePath: instancePath + "/stop",
                            schemaPath: "#/properties/stop/type",
                            keyword: "type",
                            params: { type: schema33.properties.stop.type },
                            message: "must be string,array,null",
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs19) {
                        if (Array.isArray(data9)) {
                          var valid4 = true;
                          const len1 = data9.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            const _errs21 = errors;
                            if (typeof data9[i1] !== "string") {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/stop/" + i1,
                                  schemaPath: "#/properties/stop/items/type",
                                  keyword: "type",
                                  params: { type: "string" },
                                  message: "must be string",
                                },
                              ];
                              return false;
                            }
                            var valid4 = _errs21 === errors;
                            if (!valid4) {
                              break;
                            }
                          }
                        }
                      }
                      var valid0 = _errs19 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.temperature !== undefined && func0.call(data, "temperature")) {
                        let data11 = data.temperature;
                        const _errs23 = errors;
                        if (!(typeof data11 == "number" && isFinite(data11)) && data11 !== null) {
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
                        var valid0 = _errs23 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.top_p !== undefined && func0.call(data, "top_p")) {
                          let data12 = data.top_p;
                          const _errs25 = errors;
                          if (!(typeof data12 == "number" && isFinite(data12)) && data12 !== null) {
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
                          var valid0 = _errs25 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.frequency_penalty !== undefined && func0.call(data, "frequency_penalty")) {
                            let data13 = data.frequency_penalty;
                            const _errs27 = errors;
                            if (!(typeof data13 == "number" && isFinite(data13)) && data13 !== null) {
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
                            var valid0 = _errs27 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.presence_penalty !== undefined && func0.call(data, "presence_penalty")) {
                              let data14 = data.presence_penalty;
                              const _errs29 = errors;
                              if (!(typeof data14 == "number" && isFinite(data14)) && data14 !== null) {
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
                              var valid0 = _errs29 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.logit_bias !== undefined && func0.call(data, "logit_bias")) {
                                let data15 = data.logit_bias;
                                const _errs31 = errors;
                                if (
                                  !(data15 && typeof data15 == "object" && !Array.isArray(data15)) &&
                                  data15 !== null
                                ) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/logit_bias",
                                      schemaPath: "#/properties/logit_bias/type",
                                      keyword: "type",
                                      params: { type: schema33.properties.logit_bias.type },
                                      message: "must be object,null",
                                    },
                                  ];
                                  return false;
                                }
                                if (errors === _errs31) {
                                  if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                    for (const key0 of Object.keys(data15)) {
                                      let data16 = data15[key0];
                                      const _errs34 = errors;
                                      if (!(typeof data16 == "number" && isFinite(data16))) {
                                        validate22.errors = [
                                          {
                                            instancePath:
                                              instancePath +
                                              "/logit_bias/" +
                                              key0.replace(/~/g, "~0").replace(/\//g, "~1"),
                                            schemaPath: "#/properties/logit_bias/additionalProperties/type",
                                            keyword: "type",
                                            params: { type: "number" },
                                            message: "must be number",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid5 = _errs34 === errors;
                                      if (!valid5) {
                                        break;
                                      }
                                    }
                                  }
                                }
                                var valid0 = _errs31 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.seed !== undefined && func0.call(data, "seed")) {
                                  let data17 = data.seed;
                                  const _errs36 = errors;
                                  if (
                                    !(
                                      typeof data17 == "number" &&
                                      !(data17 % 1) &&
                                      !isNaN(data17) &&
                                      isFinite(data17)
                                    ) &&
                                    data17 !== null
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
                                  if (errors === _errs36) {
                                    if (typeof data17 == "number" && isFinite(data17)) {
                                      if (data17 > 9223372036854776000 || isNaN(data17)) {
                                        validate22.errors = [
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
                                        if (data17 < -9223372036854776000 || isNaN(data17)) {
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
                                  var valid0 = _errs36 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.n !== undefined && func0.call(data, "n")) {
                                    let data18 = data.n;
                                    const _errs38 = errors;
                                    if (
                                      !(
                                        typeof data18 == "number" &&
                                        !(data18 % 1) &&
                                        !isNaN(data18) &&
                                        isFinite(data18)
                                      ) &&
                                      data18 !== null
                                    ) {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/n",
                                          schemaPath: "#/properties/n/type",
                                          keyword: "type",
                                          params: { type: schema33.properties.n.type },
                                          message: "must be integer,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    if (errors === _errs38) {
                                      if (typeof data18 == "number" && isFinite(data18)) {
                                        if (data18 > 128 || isNaN(data18)) {
                                          validate22.errors = [
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
                                          if (data18 < 1 || isNaN(data18)) {
                                            validate22.errors = [
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
                                    var valid0 = _errs38 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.logprobs !== undefined && func0.call(data, "logprobs")) {
                                      let data19 = data.logprobs;
                                      const _errs40 = errors;
                                      if (typeof data19 !== "boolean" && data19 !== null) {
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
                                      var valid0 = _errs40 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.top_logprobs !== undefined && func0.call(data, "top_logprobs")) {
                                        let data20 = data.top_logprobs;
                                        const _errs42 = errors;
                                        if (
                                          !(
                                            typeof data20 == "number" &&
                                            !(data20 % 1) &&
                                            !isNaN(data20) &&
                                            isFinite(data20)
                                          ) &&
                                          data20 !== null
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
                                        if (errors === _errs42) {
                                          if (typeof data20 == "number" && isFinite(data20)) {
                                            if (data20 > 2147483647 || isNaN(data20)) {
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
                                              if (data20 < 0 || isNaN(data20)) {
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
                                        var valid0 = _errs42 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.tools !== undefined && func0.call(data, "tools")) {
                                          let data21 = data.tools;
                                          const _errs44 = errors;
                                          if (!Array.isArray(data21) && data21 !== null) {
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
                                          if (errors === _errs44) {
                                            if (Array.isArray(data21)) {
                                              var valid6 = true;
                                              const len2 = data21.length;
                                              for (let i2 = 0; i2 < len2; i2++) {
                                                const _errs46 = errors;
                                                if (
                                                  !validate29(data21[i2], {
                                                    instancePath: instancePath + "/tools/" + i2,
                                                    parentData: data21,
                                                    parentDataProperty: i2,
                                                    rootData,
                                                    dynamicAnchors,
                                                  })
                                                ) {
                                                  vErrors =
                                                    vErrors === null
                                                      ? validate29.errors
                                                      : vErrors.concat(validate29.errors);
                                                  errors = vErrors.length;
                                                }
                                                var valid6 = _errs46 === errors;
                                                if (!valid6) {
                                                  break;
                                                }
                                              }
                                            }
                                          }
                                          var valid0 = _errs44 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.tool_choice !== undefined && func0.call(data, "tool_choice")) {
                                            const _errs47 = errors;
                                            if (
                                              !validate31(data.tool_choice, {
                                                instancePath: instancePath + "/tool_choice",
                                                parentData: data,
                                                parentDataProperty: "tool_choice",
                                                rootData,
                                                dynamicAnchors,
                                              })
                                            ) {
                                              vErrors =
                                                vErrors === null
                                                  ? validate31.errors
                                                  : vErrors.concat(validate31.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs47 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (
                                              data.parallel_tool_calls !== undefined &&
                                              func0.call(data, "parallel_tool_calls")
                                            ) {
                                              let data24 = data.parallel_tool_calls;
                                              const _errs48 = errors;
                                              if (typeof data24 !== "boolean" && data24 !== null) {
                                                validate22.errors = [
                                                  {
                                                    instancePath: instancePath + "/parallel_tool_calls",
                                                    schemaPath: "#/properties/parallel_tool_calls/type",
                                                    keyword: "type",
                                                    params: { type: schema33.properties.parallel_tool_calls.type },
                                                    message: "must be boolean,null",
                                                  },
                                                ];
                                                return false;
                                              }
                                              var valid0 = _errs48 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.functions !== undefined && func0.call(data, "functions")) {
                                                let data25 = data.functions;
                                                const _errs50 = errors;
                                                if (!Array.isArray(data25) && data25 !== null) {
                                                  validate22.errors = [
                                                    {
                                                      instancePath: instancePath + "/functions",
                                                      schemaPath: "#/properties/functions/type",
                                                      keyword: "type",
                                                      params: { type: schema33.properties.functions.type },
                                                      message: "must be array,null",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                if (errors === _errs50) {
                                                  if (Array.isArray(data25)) {
                                                    var valid7 = true;
                                                    const len3 = data25.length;
                                                    for (let i3 = 0; i3 < len3; i3++) {
                                                      let data26 = data25[i3];
                                                      const _errs52 = errors;
                                                      const _errs53 = errors;
                                                      if (
                                                        !(
                                                          data26 &&
                                                          typeof data26 == "object" &&
                                                          !Array.isArray(data26)
                                                        ) &&
                                                        data26 !== null
                                                      ) {
                                                        validate22.errors = [
                                                          {
                                                            instancePath: instancePath + "/functions/" + i3,
                                                            schemaPath: "#/components/schemas/FunctionDefinition/type",
                                                            keyword: "type",
                                                            params: { type: schema44.type },
                                                            message: "must be object,null",
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                      if (errors === _errs53) {
                                                        if (
                                                          data26 &&
                                                          typeof data26 == "object" &&
                                                          !Array.isArray(data26)
                                                        ) {
                                                          let missing1;
                                                          if (
                                                            (data26.name === undefined ||
                                                              !func0.call(data26, "name")) &&
                                                            (missing1 = "name")
                                                          ) {
                                                            validate22.errors = [
                                                              {
                                                                instancePath: instancePath + "/functions/" + i3,
                                                                schemaPath:
                                                                  "#/components/schemas/FunctionDefinition/required",
                                                                keyword: "required",
                                                                params: { missingProperty: missing1 },
                                                                message:
                                                                  "must have required property '" + missing1 + "'",
                                                              },
                                                            ];
                                                            return false;
                                                          } else {
                                                            if (
                                                              data26.name !== undefined &&
                                                              func0.call(data26, "name")
                                                            ) {
                                                              const _errs55 = errors;
                                                              if (typeof data26.name !== "string") {
                                                                validate22.errors = [
                                                                  {
                                                                    instancePath:
                                                                      instancePath + "/functions/" + i3 + "/name",
                                                                    schemaPath:
                                                                      "#/components/schemas/FunctionDefinition/properties/name/type",
                                                                    keyword: "type",
                                                                    params: { type: "string" },
                                                                    message: "must be string",
                                                                  },
                                                                ];
                                                                return false;
                                                              }
                                                              var valid9 = _errs55 === errors;
                                                            } else {
                                                              var valid9 = true;
                                                            }
                                                            if (valid9) {
                                                              if (
                                                                data26.description !== undefined &&
                                                                func0.call(data26, "description")
                                                              ) {
                                                                let data28 = data26.description;
                                                                const _errs57 = errors;
                                                                if (typeof data28 !== "string" && data28 !== null) {
                                                                  validate22.errors = [
                                                                    {
                                                                      instancePath:
                                                                        instancePath +
                                                                        "/functions/" +
                                                                        i3 +
                                                                        "/description",
                                                                      schemaPath:
                                                                        "#/components/schemas/FunctionDefinition/properties/description/type",
                                                                      keyword: "type",
                                                                      params: {
                                                                        type: schema44.properties.description.type,
                                                                      },
                                                                      message: "must be string,null",
                                                                    },
                                                                  ];
                                                                  return false;
                                                                }
                                                                var valid9 = _errs57 === errors;
                                                              } else {
                                                                var valid9 = true;
                                                              }
                                                              if (valid9) {
                                                                if (
                                                                  data26.parameters !== undefined &&
                                                                  func0.call(data26, "parameters")
                                                                ) {
                                                                  let data29 = data26.parameters;
                                                                  const _errs59 = errors;
                                                                  if (
                                                                    !(
                                                                      data29 &&
                                                                      typeof data29 == "object" &&
                                                                      !Array.isArray(data29)
                                                                    ) &&
                                                                    data29 !== null
                                                                  ) {
                                                                    validate22.errors = [
                                                                      {
                                                                        instancePath:
                                                                          instancePath +
                                                                          "/functions/" +
                                                                          i3 +
                                                                          "/parameters",
                                                                        schemaPath:
                                                                          "#/components/schemas/FunctionDefinition/properties/parameters/type",
                                                                        keyword: "type",
                                                                        params: {
                                                                          type: schema44.properties.parameters.type,
                                                                        },
                                                                        message: "must be object,null",
                                                                      },
                                                                    ];
                                                                    return false;
                                                                  }
                                                                  var valid9 = _errs59 === errors;
                                                                } else {
                                                                  var valid9 = true;
                                                                }
                                                                if (valid9) {
                                                                  if (
                                                                    data26.strict !== undefined &&
                                                                    func0.call(data26, "strict")
                                                                  ) {
                                                                    let data30 = data26.strict;
                                                                    const _errs62 = errors;
                                                                    if (
                                                                      typeof data30 !== "boolean" &&
                                                                      data30 !== null
                                                                    ) {
                                                                      validate22.errors = [
                                                                        {
                                                                          instancePath:
                                                                            instancePath +
                                                                            "/functions/" +
                                                                            i3 +
                                                                            "/strict",
                                                                          schemaPath:
                                                                            "#/components/schemas/FunctionDefinition/properties/strict/type",
                                                                          keyword: "type",
                                                                          params: {
                                                                            type: schema44.properties.strict.type,
                                                                          },
                                                                          message: "must be boolean,null",
                                                                        },
                                                                      ];
                                                                      return false;
                                                                    }
                                                                    var valid9 = _errs62 === errors;
                                                                  } else {
                                                                    var valid9 = true;
                                                                  }
                                                                  if (valid9) {
                                                                    if (
                                                                      data26.cache_control !== undefined &&
                                                                      func0.call(data26, "cache_control")
                                                                    ) {
                                                                      let data31 = data26.cache_control;
                                                                      const _errs64 = errors;
                                                                      if (
                                                                        !(
                                                                          data31 &&
                                                                          typeof data31 == "object" &&
                                                                          !Array.isArray(data31)
                                                                        ) &&
                                                                        data31 !== null
                                                                      ) {
                                                                        validate22.errors = [
                                                                          {
                                                                            instancePath:
                                                                              instancePath +
                                                                              "/functions/" +
                                                                              i3 +
                                                                              "/cache_control",
                                                                            schemaPath:
                                                                              "#/components/schemas/FunctionDefinition/properties/cache_control/type",
                                                                            keyword: "type",
                                                                            params: {
                                                                              type: schema44.properties.cache_control
                                                                                .type,
                                                                            },
                                                                            message: "must be object,null",
                                                                          },
                                                                        ];
                                                                        return false;
                                                                      }
                                                                      var valid9 = _errs64 === errors;
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
                                                      var valid7 = _errs52 === errors;
                                                      if (!valid7) {
                                                        break;
                                                      }
                                                    }
                                                  }
                                                }
                                                var valid0 = _errs50 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (
                                                  data.function_call !== undefined &&
                                                  func0.call(data, "function_call")
                                                ) {
                                                  let data32 = data.function_call;
                                                  const _errs67 = errors;
                                                  if (
                                                    typeof data32 !== "string" &&
                                                    !(data32 && typeof data32 == "object" && !Array.isArray(data32)) &&
                                                    data32 !== null
                                                  ) {
                                                    validate22.errors = [
                                                      {
                                                        instancePath: instancePath + "/function_call",
                                                        schemaPath: "#/properties/function_call/type",
                                                        keyword: "type",
                                                        params: { type: schema33.properties.function_call.type },
                                                        message: "must be string,object,null",
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                  if (errors === _errs67) {
                                                    if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
                                                      if (data32.name !== undefined && func0.call(data32, "name")) {
                                                        if (typeof data32.name !== "string") {
                                                          validate22.errors = [
                                                            {
                                                              instancePath: instancePath + "/function_call/name",
                                                              schemaPath:
                                                                "#/properties/function_call/properties/name/type",
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
                                                  var valid0 = _errs67 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (
                                                    data.web_search_options !== undefined &&
                                                    func0.call(data, "web_search_options")
                                                  ) {
                                                    let data34 = data.web_search_options;
                                                    const _errs71 = errors;
                                                    if (
                                                      !(
                                                        data34 &&
                                                        typeof data34 == "object" &&
                                                        !Array.isArray(data34)
                                                      ) &&
                                                      data34 !== null
                                                    ) {
                                                      validate22.errors = [
                                                        {
                                                          instancePath: instancePath + "/web_search_options",
                                                          schemaPath: "#/properties/web_search_options/type",
                                                          keyword: "type",
                                                          params: { type: schema33.properties.web_search_options.type },
                                                          message: "must be object,null",
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                    var valid0 = _errs71 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (
                                                      data.response_format !== undefined &&
                                                      func0.call(data, "response_format")
                                                    ) {
                                                      const _errs74 = errors;
                                                      if (
                                                        !validate35(data.response_format, {
                                                          instancePath: instancePath + "/response_format",
                                                          parentData: data,
                                                          parentDataProperty: "response_format",
                                                          rootData,
                                                          dynamicAnchors,
                                                        })
                                                      ) {
                                                        vErrors =
                                                          vErrors === null
                                                            ? validate35.errors
                                                            : vErrors.concat(validate35.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid0 = _errs74 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      if (
                                                        data.verbosity !== undefined &&
                                                        func0.call(data, "verbosity")
                                                      ) {
                                                        let data36 = data.verbosity;
                                                        const _errs75 = errors;
                                                        if (typeof data36 !== "string" && data36 !== null) {
                                                          validate22.errors = [
                                                            {
                                                              instancePath: instancePath + "/verbosity",
                                                              schemaPath: "#/properties/verbosity/type",
                                                              keyword: "type",
                                                              params: { type: schema33.properties.verbosity.type },
                                                              message: "must be string,null",
                                                            },
                                                          ];
                                                          return false;
                                                        }
                                                        var valid0 = _errs75 === errors;
                                                      } else {
                                                        var valid0 = true;
                                                      }
                                                      if (valid0) {
                                                        if (
                                                          data.modalities !== undefined &&
                                                          func0.call(data, "modalities")
                                                        ) {
                                                          let data37 = data.modalities;
                                                          const _errs77 = errors;
                                                          if (!Array.isArray(data37) && data37 !== null) {
                                                            validate22.errors = [
                                                              {
                                                                instancePath: instancePath + "/modalities",
                                                                schemaPath: "#/properties/modalities/type",
                                                                keyword: "type",
                                                                params: { type: schema33.properties.modalities.type },
                                                                message: "must be array,null",
                                                              },
                                                            ];
                                                            return false;
                                                          }
                                                          if (errors === _errs77) {
                                                            if (Array.isArray(data37)) {
                                                              var valid11 = true;
                                                              const len4 = data37.length;
                                                              for (let i4 = 0; i4 < len4; i4++) {
                                                                const _errs79 = errors;
                                                                if (typeof data37[i4] !== "string") {
                                                                  validate22.errors = [
                                                                    {
                                                                      instancePath: instancePath + "/modalities/" + i4,
                                                                      schemaPath: "#/properties/modalities/items/type",
                                                                      keyword: "type",
                                                                      params: { type: "string" },
                                                                      message: "must be string",
                                                                    },
                                                                  ];
                                                                  return false;
                                                                }
                                                                var valid11 = _errs79 === errors;
                                                                if (!valid11) {
                                                                  break;
                                                                }
                                                              }
                                                            }
                                                          }
                                                          var valid0 = _errs77 === errors;
                                                        } else {
                                                          var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                          if (data.audio !== undefined && func0.call(data, "audio")) {
                                                            let data39 = data.audio;
                                                            const _errs81 = errors;
                                                            if (
                                                              !(
                                                                data39 &&
                                                                typeof data39 == "object" &&
                                                                !Array.isArray(data39)
                                                              ) &&
                                                              data39 !== null
                                                            ) {
                                                              validate22.errors = [
                                                                {
                                                                  instancePath: instancePath + "/audio",
                                                                  schemaPath: "#/properties/audio/type",
                                                                  keyword: "type",
                                                                  params: { type: schema33.properties.audio.type },
                                                                  message: "must be object,null",
                                                                },
                                                              ];
                                                              return false;
                                                            }
                                                            var valid0 = _errs81 === errors;
                                                          } else {
                                                            var valid0 = true;
                                                          }
                                                          if (valid0) {
                                                            if (
                                                              data.prediction !== undefined &&
                                                              func0.call(data, "prediction")
                                                            ) {
                                                              const _errs84 = errors;
                                                              if (
                                                                !validate37(data.prediction, {
                                                                  instancePath: instancePath + "/prediction",
                                                                  parentData: data,
                                                                  parentDataProperty: "prediction",
                                                                  rootData,
                                                                  dynamicAnchors,
                                                                })
                                                              ) {
                                                                vErrors =
                                                                  vErrors === null
                                                                    ? validate37.errors
                                                                    : vErrors.concat(validate37.errors);
                                                                errors = vErrors.length;
                                                              }
                                                              var valid0 = _errs84 === errors;
                                                            } else {
                                                              var valid0 = true;
                                                            }
                                                            if (valid0) {
                                                              if (
                                                                data.reasoning_effort !== undefined &&
                                                                func0.call(data, "reasoning_effort")
                                                              ) {
                                                                let data41 = data.reasoning_effort;
                                                                const _errs85 = errors;
                                                                if (typeof data41 !== "string" && data41 !== null) {
                                                                  validate22.errors = [
                                                                    {
                                                                      instancePath: instancePath + "/reasoning_effort",
                                                                      schemaPath: "#/properties/reasoning_effort/type",
                                                                      keyword: "type",
                                                                      params: {
                                                                        type: schema33.properties.reasoning_effort.type,
                                                                      },
                                                                      message: "must be string,null",
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
                                                                  data.safety_identifier !== undefined &&
                                                                  func0.call(data, "safety_identifier")
                                                                ) {
                                                                  let data42 = data.safety_identifier;
                                                                  const _errs87 = errors;
                                                                  if (typeof data42 !== "string" && data42 !== null) {
                                                                    validate22.errors = [
                                                                      {
                                                                        instancePath:
                                                                          instancePath + "/safety_identifier",
                                                                        schemaPath:
                                                                          "#/properties/safety_identifier/type",
                                                                        keyword: "type",
                                                                        params: {
                                                                          type: schema33.properties.safety_identifier
                                                                            .type,
                                                                        },
                                                                        message: "must be string,null",
                                                                      },
                                                                    ];
                                                                    return false;
                                                                  }
                                                                  var valid0 = _errs87 === errors;
                                                                } else {
                                                                  var valid0 = true;
                                                                }
                                                                if (valid0) {
                                                                  if (
                                                                    data.user !== undefined &&
                                                                    func0.call(data, "user")
                                                                  ) {
                                                                    let data43 = data.user;
                                                                    const _errs89 = errors;
                                                                    if (typeof data43 !== "string" && data43 !== null) {
                                                                      validate22.errors = [
                                                                        {
                                                                          instancePath: instancePath + "/user",
                                                                          schemaPath: "#/properties/user/type",
                                                                          keyword: "type",
                                                                          params: {
                                                                            type: schema33.properties.user.type,
                                                                          },
                                                                          message: "must be string,null",
                                                                        },
                                                                      ];
                                                                      return false;
                                                                    }
                                                                    var valid0 = _errs89 === errors;
                                                                  } else {
                                                                    var valid0 = true;
                                                                  }
                                                                  if (valid0) {
                                                                    if (
                                                                      data.metadata !== undefined &&
                                                                      func0.call(data, "metadata")
                                                                    ) {
                                                                      let data44 = data.metadata;
                                                                      const _errs91 = errors;
                                                                      if (
                                                                        !(
                                                                          data44 &&
                                                                          typeof data44 == "object" &&
                                                                          !Array.isArray(data44)
                                                                        ) &&
                                                                        data44 !== null
                                                                      ) {
                                                                        validate22.errors = [
                                                                          {
                                                                            instancePath: instancePath + "/metadata",
                                                                            schemaPath: "#/properties/metadata/type",
                                                                            keyword: "type",
                                                                            params: {
                                                                              type: schema33.properties.metadata.type,
                                                                            },
                                                                            message: "must be object,null",
                                                                          },
                                                                        ];
                                                                        return false;
                                                                      }
                                                                      var valid0 = _errs91 === errors;
                                                                    } else {
                                                                      var valid0 = true;
                                                                    }
                                                                    if (valid0) {
                                                                      if (
                                                                        data.prompt_cache_key !== undefined &&
                                                                        func0.call(data, "prompt_cache_key")
                                                                      ) {
                                                                        let data45 = data.prompt_cache_key;
                                                                        const _errs94 = errors;
                                                                        if (
                                                                          typeof data45 !== "string" &&
                                                                          data45 !== null
                                                                        ) {
                                                                          validate22.errors = [
                                                                            {
                                                                              instancePath:
                                                                                instancePath + "/prompt_cache_key",
                                                                              schemaPath:
                                                                                "#/properties/prompt_cache_key/type",
                                                                              keyword: "type",
                                                                              params: {
                                                                                type: schema33.properties
                                                                                  .prompt_cache_key.type,
                                                                              },
                                                                              message: "must be string,null",
                                                                            },
                                                                          ];
                                                                          return false;
                                                                        }
                                                                        var valid0 = _errs94 === errors;
                                                                      } else {
                                                                        var valid0 = true;
                                                                      }
                                                                      if (valid0) {
                                                                        if (
                                                                          data.prompt_cache_options !== undefined &&
                                                                          func0.call(data, "prompt_cache_options")
                                                                        ) {
                                                                          let data46 = data.prompt_cache_options;
                                                                          const _errs96 = errors;
                                                                          if (
                                                                            !(
                                                                              data46 &&
                                                                              typeof data46 == "object" &&
                                                                              !Array.isArray(data46)
                                                                            ) &&
                                                                            data46 !== null
                                                                          ) {
                                                                            validate22.errors = [
                                                                              {
                                                                                instancePath:
                                                                                  instancePath +
                                                                                  "/prompt_cache_options",
                                                                                schemaPath:
                                                                                  "#/properties/prompt_cache_options/type",
                                                                                keyword: "type",
                                                                                params: {
                                                                                  type: schema33.properties
                                                                                    .prompt_cache_options.type,
                                                                                },
                                                                                message: "must be object,null",
                                                                              },
                                                                            ];
                                                                            return false;
                                                                          }
                                                                          var valid0 = _errs96 === errors;
                                                                        } else {
                                                                          var valid0 = true;
                                                                        }
                                                                        if (valid0) {
                                                                          if (
                                                                            data.prompt_cache_retention !== undefined &&
                                                                            func0.call(data, "prompt_cache_retention")
                                                                          ) {
                                                                            let data47 = data.prompt_cache_retention;
                                                                            const _errs99 = errors;
                                                                            if (
                                                                              typeof data47 !== "string" &&
                                                                              data47 !== null
                                                                            ) {
                                                                              validate22.errors = [
                                                                                {
                                                                                  instancePath:
                                                                                    instancePath +
                                                                                    "/prompt_cache_retention",
                                                                                  schemaPath:
                                                                                    "#/properties/prompt_cache_retention/type",
                                                                                  keyword: "type",
                                                                                  params: {
                                                                                    type: schema33.properties
                                                                                      .prompt_cache_retention.type,
                                                                                  },
                                                                                  message: "must be string,null",
                                                                                },
                                                                              ];
                                                                              return false;
                                                                            }
                                                                            var valid0 = _errs99 === errors;
                                                                          } else {
                                                                            var valid0 = true;
                                                                          }
                                                                          if (valid0) {
                                                                            if (
                                                                              data.deferred !== undefined &&
                                                                              func0.call(data, "deferred")
                                                                            ) {
                                                                              let data48 = data.deferred;
                                                                              const _errs101 = errors;
                                                                              if (
                                                                                typeof data48 !== "boolean" &&
                                                                                data48 !== null
                                                                              ) {
                                                                                validate22.errors = [
                                                                                  {
                                                                                    instancePath:
                                                                                      instancePath + "/deferred",
                                                                                    schemaPath:
                                                                                      "#/properties/deferred/type",
                                                                                    keyword: "type",
                                                                                    params: {
                                                                                      type: schema33.properties.deferred
                                                                                        .type,
                                                                                    },
                                                                                    message: "must be boolean,null",
                                                                                  },
                                                                                ];
                                                                                return false;
                                                                              }
                                                                              var valid0 = _errs101 === errors;
                                                                            } else {
                                                                              var valid0 = true;
                                                                            }
                                                                            if (valid0) {
                                                                              if (
                                                                                data.store !== undefined &&
                                                                                func0.call(data, "store")
                                                                              ) {
                                                                                let data49 = data.store;
                                                                                const _errs103 = errors;
                                                                                if (
                                                                                  typeof data49 !== "boolean" &&
                                                                                  data49 !== null
                                                                                ) {
                                                                                  validate22.errors = [
                                                                                    {
                                                                                      instancePath:
                                                                                        instancePath + "/store",
                                                                                      schemaPath:
                                                                                        "#/properties/store/type",
                                                                                      keyword: "type",
                                                                                      params: {
                                                                                        type: schema33.properties.store
                                                                                          .type,
                                                                                      },
                                                                                      message: "must be boolean,null",
                                                                                    },
                                                                                  ];
                                                                                  return false;
                                                                                }
                                                                                var valid0 = _errs103 === errors;
                                                                              } else {
                                                                                var valid0 = true;
                                                                              }
                                                                              if (valid0) {
                                                                                if (
                                                                                  data.service_tier !== undefined &&
                                                                                  func0.call(data, "service_tier")
                                                                                ) {
                                                                                  let data50 = data.service_tier;
                                                                                  const _errs105 = errors;
                                                                                  if (
                                                                                    typeof data50 !== "string" &&
                                                                                    data50 !== null
                                                                                  ) {
                                                                                    validate22.errors = [
                                                                                      {
                                                                                        instancePath:
                                                                                          instancePath +
                                                                                          "/service_tier",
                                                                                        schemaPath:
                                                                                          "#/properties/service_tier/type",
                                                                                        keyword: "type",
                                                                                        params: {
                                                                                          type: schema33.properties
                                                                                            .service_tier.type,
                                                                                        },
                                                                                        message: "must be string,null",
                                                                                      },
                                                                                    ];
                                                                                    return false;
                                                                                  }
                                                                                  var valid0 = _errs105 === errors;
                                                                                } else {
                                                                                  var valid0 = true;
                                                                                }
                                                                                if (valid0) {
                                                                                  if (
                                                                                    data.moderation !== undefined &&
                                                                                    func0.call(data, "moderation")
                                                                                  ) {
                                                                                    let data51 = data.moderation;
                                                                                    const _errs107 = errors;
                                                                                    if (
                                                                                      !(
                                                                                        data51 &&
                                                                                        typeof data51 == "object" &&
                                                                                        !Array.isArray(data51)
                                                                                      ) &&
                                                                                      data51 !== null
                                                                                    ) {
                                                                                      validate22.errors = [
                                                                                        {
                                                                                          instancePath:
                                                                                            instancePath +
                                                                                            "/moderation",
                                                                                          schemaPath:
                                                                                            "#/properties/moderation/type",
                                                                                          keyword: "type",
                                                                                          params: {
                                                                                            type: schema33.properties
                                                                                              .moderation.type,
                                                                                          },
                                                                                          message:
                                                                                            "must be object,null",
                                                                                        },
                                                                                      ];
                                                                                      return false;
                                                                                    }
                                                                                    var valid0 = _errs107 === errors;
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
    stream_options: true,
    max_completion_tokens: true,
    max_tokens: true,
    stop: true,
    temperature: true,
    top_p: true,
    frequency_penalty: true,
    presence_penalty: true,
    logit_bias: true,
    seed: true,
    n: true,
    logprobs: true,
    top_logprobs: true,
    tools: true,
    tool_choice: true,
    parallel_tool_calls: true,
    functions: true,
    function_call: true,
    web_search_options: true,
    response_format: true,
    verbosity: true,
    modalities: true,
    audio: true,
    prediction: true,
    reasoning_effort: true,
    safety_identifier: true,
    user: true,
    metadata: true,
    prompt_cache_key: true,
    prompt_cache_options: true,
    prompt_cache_retention: true,
    deferred: true,
    store: true,
    service_tier: true,
    moderation: true,
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
    stream_options: true,
    max_completion_tokens: true,
    max_tokens: true,
    stop: true,
    temperature: true,
    top_p: true,
    frequency_penalty: true,
    presence_penalty: true,
    logit_bias: true,
    seed: true,
    n: true,
    logprobs: true,
    top_logprobs: true,
    tools: true,
    tool_choice: true,
    parallel_tool_calls: true,
    functions: true,
    function_call: true,
    web_search_options: true,
    response_format: true,
    verbosity: true,
    modalities: true,
    audio: true,
    prediction: true,
    reasoning_effort: true,
    safety_identifier: true,
    user: true,
    metadata: true,
    prompt_cache_key: true,
    prompt_cache_options: true,
    prompt_cache_retention: true,
    deferred: true,
    store: true,
    service_tier: true,
    moderation: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};
