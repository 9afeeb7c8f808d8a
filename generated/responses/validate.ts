// Made from specs/dialects/responses/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length as func67 } from "../../src/conversion/validator-support.js";

export const validateRequest = validate20;
const schema31 = { $id: "/request", $ref: "/document#/components/schemas/Request" };
const schema33 = {
  type: "object",
  required: ["model"],
  properties: {
    model: { type: "string", minLength: 1 },
    input: { type: ["string", "array"], minItems: 1, items: { $ref: "#/components/schemas/Item" } },
    instructions: { type: ["string", "null"] },
    stream: { type: ["boolean", "null"] },
    stream_options: { type: ["object", "null"], properties: { include_obfuscation: { type: ["boolean", "null"] } } },
    max_output_tokens: { type: ["integer", "null"], minimum: 1, maximum: 2147483647 },
    max_tool_calls: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 },
    truncation: { type: ["string", "null"] },
    temperature: { type: ["number", "null"] },
    top_p: { type: ["number", "null"] },
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
const schema44 = {
  type: ["object", "null"],
  properties: {
    effort: { type: ["string", "null"] },
    summary: { type: ["string", "null"] },
    generate_summary: { type: ["string", "null"] },
    mode: { type: ["string", "null"] },
    context: { type: ["string", "null"] },
  },
};
const func0 = Object.prototype.hasOwnProperty;

const schema34 = {
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
    tools: { type: ["array", "null"], items: { $ref: "#/components/schemas/Tool" } },
    execution: { type: ["string", "null"] },
    arguments: { type: ["string", "object", "null"], additionalProperties: true },
    caller: { type: ["object", "null"], additionalProperties: true },
    input: { type: ["string", "object", "null"], additionalProperties: true },
    output: { type: ["string", "array", "object", "null"], additionalProperties: true },
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
        },
      },
    },
  },
};
const schema35 = {
  type: "object",
  required: ["type"],
  properties: {
    type: { type: "string" },
    text: { type: ["string", "null"] },
    annotations: { type: ["array", "null"], items: { $ref: "#/components/schemas/Annotation" } },
    logprobs: { type: ["array", "null"], items: { $ref: "#/components/schemas/TokenLogprob" } },
    refusal: { type: ["string", "null"] },
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
const schema36 = {
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
const schema37 = {
  type: "object",
  properties: {
    token: { type: "string" },
    logprob: { type: "number" },
    bytes: { type: ["array", "null"], items: { type: "integer" } },
    top_logprobs: { type: ["array", "null"], items: { $ref: "#/components/schemas/TokenLogprob" } },
  },
};
const wrapper0 = { validate: validate25 };

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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.token !== undefined && func0.call(data, "token")) {
        const _errs1 = errors;
        if (typeof data.token !== "string") {
          validate25.errors = [
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
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.logprob !== undefined && func0.call(data, "logprob")) {
          let data1 = data.logprob;
          const _errs3 = errors;
          if (!(typeof data1 == "number" && isFinite(data1))) {
            validate25.errors = [
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
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.bytes !== undefined && func0.call(data, "bytes")) {
            let data2 = data.bytes;
            const _errs5 = errors;
            if (!Array.isArray(data2) && data2 !== null) {
              validate25.errors = [
                {
                  instancePath: instancePath + "/bytes",
                  schemaPath: "#/properties/bytes/type",
                  keyword: "type",
                  params: { type: schema37.properties.bytes.type },
                  message: "must be array,null",
                },
              ];
              return false;
            }
            if (errors === _errs5) {
              if (Array.isArray(data2)) {
                var valid1 = true;
                const len0 = data2.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data3 = data2[i0];
                  const _errs7 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
                    validate25.errors = [
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
                  var valid1 = _errs7 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              }
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.top_logprobs !== undefined && func0.call(data, "top_logprobs")) {
              let data4 = data.top_logprobs;
              const _errs9 = errors;
              if (!Array.isArray(data4) && data4 !== null) {
                validate25.errors = [
                  {
                    instancePath: instancePath + "/top_logprobs",
                    schemaPath: "#/properties/top_logprobs/type",
                    keyword: "type",
                    params: { type: schema37.properties.top_logprobs.type },
                    message: "must be array,null",
                  },
                ];
                return false;
              }
              if (errors === _errs9) {
                if (Array.isArray(data4)) {
                  var valid2 = true;
                  const len1 = data4.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    const _errs11 = errors;
                    if (
                      !wrapper0.validate(data4[i1], {
                        instancePath: instancePath + "/top_logprobs/" + i1,
                        parentData: data4,
                        parentDataProperty: i1,
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
                      errors = vErrors.length;
                    }
                    var valid2 = _errs11 === errors;
                    if (!valid2) {
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
    } else {
      validate25.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = {
  props: { token: true, logprob: true, bytes: true, top_logprobs: true },
  dynamicProps: false,
  dynamicItems: false,
};

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
        let data0 = data.type;
        if (
          !(data0 === "input_text" || data0 === "output_text" || data0 === "summary_text" || data0 === "reasoning_text")
        ) {
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
          if ("input_image" !== data.type) {
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
      const _errs12 = errors;
      let valid5 = true;
      const _errs13 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing3;
        if ((data.file_id === undefined || !func0.call(data, "file_id")) && (missing3 = "file_id")) {
          const err4 = {};
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        } else {
          if (data.file_id !== undefined && func0.call(data, "file_id")) {
            if (typeof data.file_id !== "string") {
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
      var _valid2 = _errs13 === errors;
      errors = _errs12;
      if (vErrors !== null) {
        if (_errs12) {
          vErrors.length = _errs12;
        } else {
          vErrors = null;
        }
      }
      if (!_valid2) {
        const _errs16 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing4;
          if ((data.image_url === undefined || !func0.call(data, "image_url")) && (missing4 = "image_url")) {
            validate24.errors = [
              {
                instancePath,
                schemaPath: "#/else/then/else/required",
                keyword: "required",
                params: { missingProperty: missing4 },
                message: "must have required property '" + missing4 + "'",
              },
            ];
            return false;
          } else {
            if (data.image_url !== undefined && func0.call(data, "image_url")) {
              if (typeof data.image_url !== "string") {
                validate24.errors = [
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
        var _valid2 = _errs16 === errors;
        valid5 = _valid2;
        if (valid5) {
          var props1 = {};
          props1.image_url = true;
          props1.file_id = true;
        }
      }
      if (!valid5) {
        const err6 = {
          instancePath,
          schemaPath: "#/else/then/if",
          keyword: "if",
          params: { failingKeyword: "else" },
          message: 'must match "else" schema',
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
        validate24.errors = vErrors;
        return false;
      }
      var _valid1 = _errs11 === errors;
      valid3 = _valid1;
      if (valid3) {
        if (props1 !== true) {
          props1 = props1 || {};
          props1.type = true;
        }
      }
      ifClause1 = "then";
    } else {
      const _errs19 = errors;
      const _errs20 = errors;
      let valid8 = true;
      const _errs21 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing5;
        if ((data.type === undefined || !func0.call(data, "type")) && (missing5 = "type")) {
          const err7 = {};
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        } else {
          if (data.type !== undefined && func0.call(data, "type")) {
            if ("input_file" !== data.type) {
              const err8 = {};
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          }
        }
      }
      var _valid3 = _errs21 === errors;
      errors = _errs20;
      if (vErrors !== null) {
        if (_errs20) {
          vErrors.length = _errs20;
        } else {
          vErrors = null;
        }
      }
      let ifClause2;
      if (_valid3) {
        const _errs23 = errors;
        const _errs24 = errors;
        let valid10 = true;
        const _errs25 = errors;
        const _errs26 = errors;
        let valid11 = false;
        const _errs27 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing6;
          if ((data.file_id === undefined || !func0.call(data, "file_id")) && (missing6 = "file_id")) {
            const err9 = {};
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          } else {
            if (data.file_id !== undefined && func0.call(data, "file_id")) {
              if (typeof data.file_id !== "string") {
                const err10 = {};
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
          }
        }
        var _valid5 = _errs27 === errors;
        valid11 = valid11 || _valid5;
        if (_valid5) {
          var props2 = {};
          props2.file_id = true;
        }
        const _errs30 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing7;
          if ((data.file_url === undefined || !func0.call(data, "file_url")) && (missing7 = "file_url")) {
            const err11 = {};
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          } else {
            if (data.file_url !== undefined && func0.call(data, "file_url")) {
              if (typeof data.file_url !== "string") {
                const err12 = {};
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
          }
        }
        var _valid5 = _errs30 === errors;
        valid11 = valid11 || _valid5;
        if (_valid5) {
          if (props2 !== true) {
            props2 = props2 || {};
            props2.file_url = true;
          }
        }
        if (!valid11) {
          const err13 = {};
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        } else {
          errors = _errs26;
          if (vErrors !== null) {
            if (_errs26) {
              vErrors.length = _errs26;
            } else {
              vErrors = null;
            }
          }
        }
        var _valid4 = _errs25 === errors;
        errors = _errs24;
        if (vErrors !== null) {
          if (_errs24) {
            vErrors.length = _errs24;
          } else {
            vErrors = null;
          }
        }
        if (!_valid4) {
          const _errs33 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing8;
            if ((data.file_data === undefined || !func0.call(data, "file_data")) && (missing8 = "file_data")) {
              validate24.errors = [
                {
                  instancePath,
                  schemaPath: "#/else/else/then/else/required",
                  keyword: "required",
                  params: { missingProperty: missing8 },
                  message: "must have required property '" + missing8 + "'",
                },
              ];
              return false;
            } else {
              if (data.file_data !== undefined && func0.call(data, "file_data")) {
                if (typeof data.file_data !== "string") {
                  validate24.errors = [
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
          var _valid4 = _errs33 === errors;
          valid10 = _valid4;
          if (valid10) {
            if (props2 !== true) {
              props2 = props2 || {};
              props2.file_data = true;
            }
          }
        }
        if (!valid10) {
          const err14 = {
            instancePath,
            schemaPath: "#/else/else/then/if",
            keyword: "if",
            params: { failingKeyword: "else" },
            message: 'must match "else" schema',
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
        var _valid3 = _errs23 === errors;
        valid8 = _valid3;
        if (valid8) {
          if (props2 !== true) {
            props2 = props2 || {};
            props2.type = true;
          }
        }
        ifClause2 = "then";
      } else {
        const _errs36 = errors;
        const _errs37 = errors;
        let valid15 = true;
        const _errs38 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing9;
          if ((data.type === undefined || !func0.call(data, "type")) && (missing9 = "type")) {
            const err15 = {};
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          } else {
            if (data.type !== undefined && func0.call(data, "type")) {
              if ("refusal" !== data.type) {
                const err16 = {};
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
          }
        }
        var _valid6 = _errs38 === errors;
        errors = _errs37;
        if (vErrors !== null) {
          if (_errs37) {
            vErrors.length = _errs37;
          } else {
            vErrors = null;
          }
        }
        let ifClause3;
        if (_valid6) {
          const _errs40 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing10;
            if ((data.refusal === undefined || !func0.call(data, "refusal")) && (missing10 = "refusal")) {
              validate24.errors = [
                {
                  instancePath,
                  schemaPath: "#/else/else/else/then/required",
                  keyword: "required",
                  params: { missingProperty: missing10 },
                  message: "must have required property '" + missing10 + "'",
                },
              ];
              return false;
            } else {
              if (data.refusal !== undefined && func0.call(data, "refusal")) {
                if (typeof data.refusal !== "string") {
                  validate24.errors = [
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
          var _valid6 = _errs40 === errors;
          valid15 = _valid6;
          if (valid15) {
            var props3 = {};
            props3.refusal = true;
            props3.type = true;
          }
          ifClause3 = "then";
        } else {
          const _errs43 = errors;
          const _errs44 = errors;
          let valid18 = true;
          const _errs45 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing11;
            if ((data.type === undefined || !func0.call(data, "type")) && (missing11 = "type")) {
              const err17 = {};
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            } else {
              if (data.type !== undefined && func0.call(data, "type")) {
                if ("input_audio" !== data.type) {
                  const err18 = {};
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
              }
            }
          }
          var _valid7 = _errs45 === errors;
          errors = _errs44;
          if (vErrors !== null) {
            if (_errs44) {
              vErrors.length = _errs44;
            } else {
              vErrors = null;
            }
          }
          if (_valid7) {
            const _errs47 = errors;
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing12;
              if ((data.input_audio === undefined || !func0.call(data, "input_audio")) && (missing12 = "input_audio")) {
                validate24.errors = [
                  {
                    instancePath,
                    schemaPath: "#/else/else/else/else/then/required",
                    keyword: "required",
                    params: { missingProperty: missing12 },
                    message: "must have required property '" + missing12 + "'",
                  },
                ];
                return false;
              } else {
                if (data.input_audio !== undefined && func0.call(data, "input_audio")) {
                  let data12 = data.input_audio;
                  const _errs48 = errors;
                  if (errors === _errs48) {
                    if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                      let missing13;
                      if ((data12.data === undefined || !func0.call(data12, "data")) && (missing13 = "data")) {
                        validate24.errors = [
                          {
                            instancePath: instancePath + "/input_audio",
                            schemaPath: "#/else/else/else/else/then/properties/input_audio/required",
                            keyword: "required",
                            params: { missingProperty: missing13 },
                            message: "must have required property '" + missing13 + "'",
                          },
                        ];
                        return false;
                      } else {
                        if (data12.data !== undefined && func0.call(data12, "data")) {
                          if (typeof data12.data !== "string") {
                            validate24.errors = [
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
                      validate24.errors = [
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
            var _valid7 = _errs47 === errors;
            valid18 = _valid7;
            if (valid18) {
              var props4 = {};
              props4.input_audio = true;
              props4.type = true;
            }
          }
          if (!valid18) {
            const err19 = {
              instancePath,
              schemaPath: "#/else/else/else/else/if",
              keyword: "if",
              params: { failingKeyword: "then" },
              message: 'must match "then" schema',
            };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
            validate24.errors = vErrors;
            return false;
          }
          var _valid6 = _errs43 === errors;
          valid15 = _valid6;
          if (valid15) {
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
        if (!valid15) {
          const err20 = {
            instancePath,
            schemaPath: "#/else/else/else/if",
            keyword: "if",
            params: { failingKeyword: ifClause3 },
            message: 'must match "' + ifClause3 + '" schema',
          };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
          validate24.errors = vErrors;
          return false;
        }
        var _valid3 = _errs36 === errors;
        valid8 = _valid3;
        if (valid8) {
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
      if (!valid8) {
        const err21 = {
          instancePath,
          schemaPath: "#/else/else/if",
          keyword: "if",
          params: { failingKeyword: ifClause2 },
          message: 'must match "' + ifClause2 + '" schema',
        };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
        validate24.errors = vErrors;
        return false;
      }
      var _valid1 = _errs19 === errors;
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
      const err22 = {
        instancePath,
        schemaPath: "#/else/if",
        keyword: "if",
        params: { failingKeyword: ifClause1 },
        message: 'must match "' + ifClause1 + '" schema',
      };
      if (vErrors === null) {
        vErrors = [err22];
      } else {
        vErrors.push(err22);
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
    const err23 = {
      instancePath,
      schemaPath: "#/if",
      keyword: "if",
      params: { failingKeyword: ifClause0 },
      message: 'must match "' + ifClause0 + '" schema',
    };
    if (vErrors === null) {
      vErrors = [err23];
    } else {
      vErrors.push(err23);
    }
    errors++;
    validate24.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing14;
      if ((data.type === undefined || !func0.call(data, "type")) && (missing14 = "type")) {
        validate24.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing14 },
            message: "must have required property '" + missing14 + "'",
          },
        ];
        return false;
      } else {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.type = true;
          props0.text = true;
          props0.annotations = true;
          props0.logprobs = true;
          props0.refusal = true;
          props0.image_url = true;
          props0.detail = true;
          props0.file_id = true;
          props0.file_data = true;
          props0.file_url = true;
          props0.filename = true;
          props0.input_audio = true;
          props0.prompt_cache_breakpoint = true;
        }
        if (data.type !== undefined && func0.call(data, "type")) {
          const _errs52 = errors;
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
          var valid22 = _errs52 === errors;
        } else {
          var valid22 = true;
        }
        if (valid22) {
          if (data.text !== undefined && func0.call(data, "text")) {
            let data15 = data.text;
            const _errs54 = errors;
            if (typeof data15 !== "string" && data15 !== null) {
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
            var valid22 = _errs54 === errors;
          } else {
            var valid22 = true;
          }
          if (valid22) {
            if (data.annotations !== undefined && func0.call(data, "annotations")) {
              let data16 = data.annotations;
              const _errs56 = errors;
              if (!Array.isArray(data16) && data16 !== null) {
                validate24.errors = [
                  {
                    instancePath: instancePath + "/annotations",
                    schemaPath: "#/properties/annotations/type",
                    keyword: "type",
                    params: { type: schema35.properties.annotations.type },
                    message: "must be array,null",
                  },
                ];
                return false;
              }
              if (errors === _errs56) {
                if (Array.isArray(data16)) {
                  var valid23 = true;
                  const len0 = data16.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data17 = data16[i0];
                    const _errs58 = errors;
                    const _errs59 = errors;
                    if (errors === _errs59) {
                      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                        if (data17.type !== undefined && func0.call(data17, "type")) {
                          let data18 = data17.type;
                          const _errs61 = errors;
                          if (typeof data18 !== "string" && data18 !== null) {
                            validate24.errors = [
                              {
                                instancePath: instancePath + "/annotations/" + i0 + "/type",
                                schemaPath: "#/components/schemas/Annotation/properties/type/type",
                                keyword: "type",
                                params: { type: schema36.properties.type.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid25 = _errs61 === errors;
                        } else {
                          var valid25 = true;
                        }
                        if (valid25) {
                          if (data17.url !== undefined && func0.call(data17, "url")) {
                            let data19 = data17.url;
                            const _errs63 = errors;
                            if (typeof data19 !== "string" && data19 !== null) {
                              validate24.errors = [
                                {
                                  instancePath: instancePath + "/annotations/" + i0 + "/url",
                                  schemaPath: "#/components/schemas/Annotation/properties/url/type",
                                  keyword: "type",
                                  params: { type: schema36.properties.url.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid25 = _errs63 === errors;
                          } else {
                            var valid25 = true;
                          }
                          if (valid25) {
                            if (data17.title !== undefined && func0.call(data17, "title")) {
                              let data20 = data17.title;
                              const _errs65 = errors;
                              if (typeof data20 !== "string" && data20 !== null) {
                                validate24.errors = [
                                  {
                                    instancePath: instancePath + "/annotations/" + i0 + "/title",
                                    schemaPath: "#/components/schemas/Annotation/properties/title/type",
                                    keyword: "type",
                                    params: { type: schema36.properties.title.type },
                                    message: "must be string,null",
                                  },
                                ];
                                return false;
                              }
                              var valid25 = _errs65 === errors;
                            } else {
                              var valid25 = true;
                            }
                            if (valid25) {
                              if (data17.start_index !== undefined && func0.call(data17, "start_index")) {
                                let data21 = data17.start_index;
                                const _errs67 = errors;
                                if (
                                  !(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21)) &&
                                  data21 !== null
                                ) {
                                  validate24.errors = [
                                    {
                                      instancePath: instancePath + "/annotations/" + i0 + "/start_index",
                                      schemaPath: "#/components/schemas/Annotation/properties/start_index/type",
                                      keyword: "type",
                                      params: { type: schema36.properties.start_index.type },
                                      message: "must be integer,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid25 = _errs67 === errors;
                              } else {
                                var valid25 = true;
                              }
                              if (valid25) {
                                if (data17.end_index !== undefined && func0.call(data17, "end_index")) {
                                  let data22 = data17.end_index;
                                  const _errs69 = errors;
                                  if (
                                    !(
                                      typeof data22 == "number" &&
                                      !(data22 % 1) &&
                                      !isNaN(data22) &&
                                      isFinite(data22)
                                    ) &&
                                    data22 !== null
                                  ) {
                                    validate24.errors = [
                                      {
                                        instancePath: instancePath + "/annotations/" + i0 + "/end_index",
                                        schemaPath: "#/components/schemas/Annotation/properties/end_index/type",
                                        keyword: "type",
                                        params: { type: schema36.properties.end_index.type },
                                        message: "must be integer,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid25 = _errs69 === errors;
                                } else {
                                  var valid25 = true;
                                }
                                if (valid25) {
                                  if (data17.file_id !== undefined && func0.call(data17, "file_id")) {
                                    let data23 = data17.file_id;
                                    const _errs71 = errors;
                                    if (typeof data23 !== "string" && data23 !== null) {
                                      validate24.errors = [
                                        {
                                          instancePath: instancePath + "/annotations/" + i0 + "/file_id",
                                          schemaPath: "#/components/schemas/Annotation/properties/file_id/type",
                                          keyword: "type",
                                          params: { type: schema36.properties.file_id.type },
                                          message: "must be string,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid25 = _errs71 === errors;
                                  } else {
                                    var valid25 = true;
                                  }
                                  if (valid25) {
                                    if (data17.filename !== undefined && func0.call(data17, "filename")) {
                                      let data24 = data17.filename;
                                      const _errs73 = errors;
                                      if (typeof data24 !== "string" && data24 !== null) {
                                        validate24.errors = [
                                          {
                                            instancePath: instancePath + "/annotations/" + i0 + "/filename",
                                            schemaPath: "#/components/schemas/Annotation/properties/filename/type",
                                            keyword: "type",
                                            params: { type: schema36.properties.filename.type },
                                            message: "must be string,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid25 = _errs73 === errors;
                                    } else {
                                      var valid25 = true;
                                    }
                                    if (valid25) {
                                      if (data17.container_id !== undefined && func0.call(data17, "container_id")) {
                                        let data25 = data17.container_id;
                                        const _errs75 = errors;
                                        if (typeof data25 !== "string" && data25 !== null) {
                                          validate24.errors = [
                                            {
                                              instancePath: instancePath + "/annotations/" + i0 + "/container_id",
                                              schemaPath:
                                                "#/components/schemas/Annotation/properties/container_id/type",
                                              keyword: "type",
                                              params: { type: schema36.properties.container_id.type },
                                              message: "must be string,null",
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid25 = _errs75 === errors;
                                      } else {
                                        var valid25 = true;
                                      }
                                      if (valid25) {
                                        if (data17.index !== undefined && func0.call(data17, "index")) {
                                          let data26 = data17.index;
                                          const _errs77 = errors;
                                          if (
                                            !(
                                              typeof data26 == "number" &&
                                              !(data26 % 1) &&
                                              !isNaN(data26) &&
                                              isFinite(data26)
                                            ) &&
                                            data26 !== null
                                          ) {
                                            validate24.errors = [
                                              {
                                                instancePath: instancePath + "/annotations/" + i0 + "/index",
                                                schemaPath: "#/components/schemas/Annotation/properties/index/type",
                                                keyword: "type",
                                                params: { type: schema36.properties.index.type },
                                                message: "must be integer,null",
                                              },
                                            ];
                                            return false;
                                          }
                                          var valid25 = _errs77 === errors;
                                        } else {
                                          var valid25 = true;
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
                    var valid23 = _errs58 === errors;
                    if (!valid23) {
                      break;
                    }
                  }
                }
              }
              var valid22 = _errs56 === errors;
            } else {
              var valid22 = true;
            }
            if (valid22) {
              if (data.logprobs !== undefined && func0.call(data, "logprobs")) {
                let data27 = data.logprobs;
                const _errs79 = errors;
                if (!Array.isArray(data27) && data27 !== null) {
                  validate24.errors = [
                    {
                      instancePath: instancePath + "/logprobs",
                      schemaPath: "#/properties/logprobs/type",
                      keyword: "type",
                      params: { type: schema35.properties.logprobs.type },
                      message: "must be array,null",
                    },
                  ];
                  return false;
                }
                if (errors === _errs79) {
                  if (Array.isArray(data27)) {
                    var valid26 = true;
                    const len1 = data27.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      const _errs81 = errors;
                      if (
                        !validate25(data27[i1], {
                          instancePath: instancePath + "/logprobs/" + i1,
                          parentData: data27,
                          parentDataProperty: i1,
                          rootData,
                          dynamicAnchors,
                        })
                      ) {
                        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
                        errors = vErrors.length;
                      }
                      var valid26 = _errs81 === errors;
                      if (!valid26) {
                        break;
                      }
                    }
                  }
                }
                var valid22 = _errs79 === errors;
              } else {
                var valid22 = true;
              }
              if (valid22) {
                if (data.refusal !== undefined && func0.call(data, "refusal")) {
                  let data29 = data.refusal;
                  const _errs82 = errors;
                  if (typeof data29 !== "string" && data29 !== null) {
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
                  var valid22 = _errs82 === errors;
                } else {
                  var valid22 = true;
                }
                if (valid22) {
                  if (data.image_url !== undefined && func0.call(data, "image_url")) {
                    let data30 = data.image_url;
                    const _errs84 = errors;
                    if (typeof data30 !== "string" && data30 !== null) {
                      validate24.errors = [
                        {
                          instancePath: instancePath + "/image_url",
                          schemaPath: "#/properties/image_url/type",
                          keyword: "type",
                          params: { type: schema35.properties.image_url.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid22 = _errs84 === errors;
                  } else {
                    var valid22 = true;
                  }
                  if (valid22) {
                    if (data.detail !== undefined && func0.call(data, "detail")) {
                      let data31 = data.detail;
                      const _errs86 = errors;
                      if (typeof data31 !== "string" && data31 !== null) {
                        validate24.errors = [
                          {
                            instancePath: instancePath + "/detail",
                            schemaPath: "#/properties/detail/type",
                            keyword: "type",
                            params: { type: schema35.properties.detail.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid22 = _errs86 === errors;
                    } else {
                      var valid22 = true;
                    }
                    if (valid22) {
                      if (data.file_id !== undefined && func0.call(data, "file_id")) {
                        let data32 = data.file_id;
                        const _errs88 = errors;
                        if (typeof data32 !== "string" && data32 !== null) {
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
                        var valid22 = _errs88 === errors;
                      } else {
                        var valid22 = true;
                      }
                      if (valid22) {
                        if (data.file_data !== undefined && func0.call(data, "file_data")) {
                          let data33 = data.file_data;
                          const _errs90 = errors;
                          if (typeof data33 !== "string" && data33 !== null) {
                            validate24.errors = [
                              {
                                instancePath: instancePath + "/file_data",
                                schemaPath: "#/properties/file_data/type",
                                keyword: "type",
                                params: { type: schema35.properties.file_data.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid22 = _errs90 === errors;
                        } else {
                          var valid22 = true;
                        }
                        if (valid22) {
                          if (data.file_url !== undefined && func0.call(data, "file_url")) {
                            let data34 = data.file_url;
                            const _errs92 = errors;
                            if (typeof data34 !== "string" && data34 !== null) {
                              validate24.errors = [
                                {
                                  instancePath: instancePath + "/file_url",
                                  schemaPath: "#/properties/file_url/type",
                                  keyword: "type",
                                  params: { type: schema35.properties.file_url.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid22 = _errs92 === errors;
                          } else {
                            var valid22 = true;
                          }
                          if (valid22) {
                            if (data.filename !== undefined && func0.call(data, "filename")) {
                              let data35 = data.filename;
                              const _errs94 = errors;
                              if (typeof data35 !== "string" && data35 !== null) {
                                validate24.errors = [
                                  {
                                    instancePath: instancePath + "/filename",
                                    schemaPath: "#/properties/filename/type",
                                    keyword: "type",
                                    params: { type: schema35.properties.filename.type },
                                    message: "must be string,null",
                                  },
                                ];
                                return false;
                              }
                              var valid22 = _errs94 === errors;
                            } else {
                              var valid22 = true;
                            }
                            if (valid22) {
                              if (data.input_audio !== undefined && func0.call(data, "input_audio")) {
                                let data36 = data.input_audio;
                                const _errs96 = errors;
                                if (
                                  !(data36 && typeof data36 == "object" && !Array.isArray(data36)) &&
                                  data36 !== null
                                ) {
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
                                if (errors === _errs96) {
                                  if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
                                    if (data36.data !== undefined && func0.call(data36, "data")) {
                                      let data37 = data36.data;
                                      const _errs98 = errors;
                                      if (typeof data37 !== "string" && data37 !== null) {
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
                                      var valid27 = _errs98 === errors;
                                    } else {
                                      var valid27 = true;
                                    }
                                    if (valid27) {
                                      if (data36.format !== undefined && func0.call(data36, "format")) {
                                        let data38 = data36.format;
                                        const _errs100 = errors;
                                        if (typeof data38 !== "string" && data38 !== null) {
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
                                        var valid27 = _errs100 === errors;
                                      } else {
                                        var valid27 = true;
                                      }
                                    }
                                  }
                                }
                                var valid22 = _errs96 === errors;
                              } else {
                                var valid22 = true;
                              }
                              if (valid22) {
                                if (
                                  data.prompt_cache_breakpoint !== undefined &&
                                  func0.call(data, "prompt_cache_breakpoint")
                                ) {
                                  let data39 = data.prompt_cache_breakpoint;
                                  const _errs102 = errors;
                                  if (
                                    !(data39 && typeof data39 == "object" && !Array.isArray(data39)) &&
                                    data39 !== null
                                  ) {
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
                                  var valid22 = _errs102 === errors;
                                } else {
                                  var valid22 = true;
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

const schema38 = {
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
const schema39 = {
  type: ["object", "null"],
  properties: {
    type: { type: ["string", "null"] },
    syntax: { type: ["string", "null"] },
    definition: { type: ["string", "null"] },
  },
};
const wrapper1 = { validate: validate30 };

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
        let data0 = data.type;
        if (!(data0 === "function" || data0 === "custom")) {
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
      if ((data.name === undefined || !func0.call(data, "name")) && (missing1 = "name")) {
        validate30.errors = [
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
        if (data.name !== undefined && func0.call(data, "name")) {
          if (typeof data.name !== "string") {
            validate30.errors = [
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
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    if (valid0) {
      var props0 = {};
      props0.name = true;
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
    validate30.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if ((data.type === undefined || !func0.call(data, "type")) && (missing2 = "type")) {
        validate30.errors = [
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
          props0.name = true;
          props0.description = true;
          props0.parameters = true;
          props0.strict = true;
          props0.format = true;
          props0.tools = true;
          props0.execution = true;
          props0.output_schema = true;
          props0.defer_loading = true;
          props0.allowed_callers = true;
        }
        if (data.type !== undefined && func0.call(data, "type")) {
          const _errs7 = errors;
          if (typeof data.type !== "string") {
            validate30.errors = [
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
          if (data.name !== undefined && func0.call(data, "name")) {
            let data3 = data.name;
            const _errs9 = errors;
            if (typeof data3 !== "string" && data3 !== null) {
              validate30.errors = [
                {
                  instancePath: instancePath + "/name",
                  schemaPath: "#/properties/name/type",
                  keyword: "type",
                  params: { type: schema38.properties.name.type },
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
            if (data.description !== undefined && func0.call(data, "description")) {
              let data4 = data.description;
              const _errs11 = errors;
              if (typeof data4 !== "string" && data4 !== null) {
                validate30.errors = [
                  {
                    instancePath: instancePath + "/description",
                    schemaPath: "#/properties/description/type",
                    keyword: "type",
                    params: { type: schema38.properties.description.type },
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
              if (data.parameters !== undefined && func0.call(data, "parameters")) {
                let data5 = data.parameters;
                const _errs13 = errors;
                if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
                  validate30.errors = [
                    {
                      instancePath: instancePath + "/parameters",
                      schemaPath: "#/properties/parameters/type",
                      keyword: "type",
                      params: { type: schema38.properties.parameters.type },
                      message: "must be object,null",
                    },
                  ];
                  return false;
                }
                var valid3 = _errs13 === errors;
              } else {
                var valid3 = true;
              }
              if (valid3) {
                if (data.strict !== undefined && func0.call(data, "strict")) {
                  let data6 = data.strict;
                  const _errs16 = errors;
                  if (typeof data6 !== "boolean" && data6 !== null) {
                    validate30.errors = [
                      {
                        instancePath: instancePath + "/strict",
                        schemaPath: "#/properties/strict/type",
                        keyword: "type",
                        params: { type: schema38.properties.strict.type },
                        message: "must be boolean,null",
                      },
                    ];
                    return false;
                  }
                  var valid3 = _errs16 === errors;
                } else {
                  var valid3 = true;
                }
                if (valid3) {
                  if (data.format !== undefined && func0.call(data, "format")) {
                    let data7 = data.format;
                    const _errs18 = errors;
                    const _errs19 = errors;
                    if (!(data7 && typeof data7 == "object" && !Array.isArray(data7)) && data7 !== null) {
                      validate30.errors = [
                        {
                          instancePath: instancePath + "/format",
                          schemaPath: "#/components/schemas/InputFormat/type",
                          keyword: "type",
                          params: { type: schema39.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs19) {
                      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                        if (data7.type !== undefined && func0.call(data7, "type")) {
                          let data8 = data7.type;
                          const _errs21 = errors;
                          if (typeof data8 !== "string" && data8 !== null) {
                            validate30.errors = [
                              {
                                instancePath: instancePath + "/format/type",
                                schemaPath: "#/components/schemas/InputFormat/properties/type/type",
                                keyword: "type",
                                params: { type: schema39.properties.type.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid5 = _errs21 === errors;
                        } else {
                          var valid5 = true;
                        }
                        if (valid5) {
                          if (data7.syntax !== undefined && func0.call(data7, "syntax")) {
                            let data9 = data7.syntax;
                            const _errs23 = errors;
                            if (typeof data9 !== "string" && data9 !== null) {
                              validate30.errors = [
                                {
                                  instancePath: instancePath + "/format/syntax",
                                  schemaPath: "#/components/schemas/InputFormat/properties/syntax/type",
                                  keyword: "type",
                                  params: { type: schema39.properties.syntax.type },
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
                            if (data7.definition !== undefined && func0.call(data7, "definition")) {
                              let data10 = data7.definition;
                              const _errs25 = errors;
                              if (typeof data10 !== "string" && data10 !== null) {
                                validate30.errors = [
                                  {
                                    instancePath: instancePath + "/format/definition",
                                    schemaPath: "#/components/schemas/InputFormat/properties/definition/type",
                                    keyword: "type",
                                    params: { type: schema39.properties.definition.type },
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
                    }
                    var valid3 = _errs18 === errors;
                  } else {
                    var valid3 = true;
                  }
                  if (valid3) {
                    if (data.tools !== undefined && func0.call(data, "tools")) {
                      let data11 = data.tools;
                      const _errs27 = errors;
                      if (!Array.isArray(data11) && data11 !== null) {
                        validate30.errors = [
                          {
                            instancePath: instancePath + "/tools",
                            schemaPath: "#/properties/tools/type",
                            keyword: "type",
                            params: { type: schema38.properties.tools.type },
                            message: "must be array,null",
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs27) {
                        if (Array.isArray(data11)) {
                          var valid6 = true;
                          const len0 = data11.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            const _errs29 = errors;
                            if (
                              !wrapper1.validate(data11[i0], {
                                instancePath: instancePath + "/tools/" + i0,
                                parentData: data11,
                                parentDataProperty: i0,
                                rootData,
                                dynamicAnchors,
                              })
                            ) {
                              vErrors =
                                vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
                              errors = vErrors.length;
                            }
                            var valid6 = _errs29 === errors;
                            if (!valid6) {
                              break;
                            }
                          }
                        }
                      }
                      var valid3 = _errs27 === errors;
                    } else {
                      var valid3 = true;
                    }
                    if (valid3) {
                      if (data.execution !== undefined && func0.call(data, "execution")) {
                        let data13 = data.execution;
                        const _errs30 = errors;
                        if (typeof data13 !== "string" && data13 !== null) {
                          validate30.errors = [
                            {
                              instancePath: instancePath + "/execution",
                              schemaPath: "#/properties/execution/type",
                              keyword: "type",
                              params: { type: schema38.properties.execution.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid3 = _errs30 === errors;
                      } else {
                        var valid3 = true;
                      }
                      if (valid3) {
                        if (data.output_schema !== undefined && func0.call(data, "output_schema")) {
                          let data14 = data.output_schema;
                          const _errs32 = errors;
                          if (!(data14 && typeof data14 == "object" && !Array.isArray(data14)) && data14 !== null) {
                            validate30.errors = [
                              {
                                instancePath: instancePath + "/output_schema",
                                schemaPath: "#/properties/output_schema/type",
                                keyword: "type",
                                params: { type: schema38.properties.output_schema.type },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                          var valid3 = _errs32 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (valid3) {
                          if (data.defer_loading !== undefined && func0.call(data, "defer_loading")) {
                            let data15 = data.defer_loading;
                            const _errs35 = errors;
                            if (typeof data15 !== "boolean" && data15 !== null) {
                              validate30.errors = [
                                {
                                  instancePath: instancePath + "/defer_loading",
                                  schemaPath: "#/properties/defer_loading/type",
                                  keyword: "type",
                                  params: { type: schema38.properties.defer_loading.type },
                                  message: "must be boolean,null",
                                },
                              ];
                              return false;
                            }
                            var valid3 = _errs35 === errors;
                          } else {
                            var valid3 = true;
                          }
                          if (valid3) {
                            if (data.allowed_callers !== undefined && func0.call(data, "allowed_callers")) {
                              let data16 = data.allowed_callers;
                              const _errs37 = errors;
                              if (!Array.isArray(data16) && data16 !== null) {
                                validate30.errors = [
                                  {
                                    instancePath: instancePath + "/allowed_callers",
                                    schemaPath: "#/properties/allowed_callers/type",
                                    keyword: "type",
                                    params: { type: schema38.properties.allowed_callers.type },
                                    message: "must be array,null",
                                  },
                                ];
                                return false;
                              }
                              if (errors === _errs37) {
                                if (Array.isArray(data16)) {
                                  var valid7 = true;
                                  const len1 = data16.length;
                                  for (let i1 = 0; i1 < len1; i1++) {
                                    const _errs39 = errors;
                                    if (typeof data16[i1] !== "string") {
                                      validate30.errors = [
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
                                    var valid7 = _errs39 === errors;
                                    if (!valid7) {
                                      break;
                                    }
                                  }
                                }
                              }
                              var valid3 = _errs37 === errors;
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
        }
      }
    } else {
      validate30.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  validate30.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate30.evaluated = { dynamicProps: true, dynamicItems: false };

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
    if (data.type !== undefined && func0.call(data, "type")) {
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
      if (
        ((data.role === undefined || !func0.call(data, "role")) && (missing0 = "role")) ||
        ((data.content === undefined || !func0.call(data, "content")) && (missing0 = "content"))
      ) {
        validate23.errors = [
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
        if (data.role !== undefined && func0.call(data, "role")) {
          let data1 = data.role;
          const _errs5 = errors;
          if (typeof data1 !== "string") {
            validate23.errors = [
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
          if (!(data1 === "user" || data1 === "assistant" || data1 === "system" || data1 === "developer")) {
            validate23.errors = [
              {
                instancePath: instancePath + "/role",
                schemaPath: "#/then/properties/role/enum",
                keyword: "enum",
                params: { allowedValues: schema34.then.properties.role.enum },
                message: "must be equal to one of the allowed values",
              },
            ];
            return false;
          }
          var valid2 = _errs5 === errors;
        } else {
          var valid2 = true;
        }
        if (valid2) {
          if (data.content !== undefined && func0.call(data, "content")) {
            let data2 = data.content;
            const _errs7 = errors;
            if (typeof data2 !== "string" && !Array.isArray(data2)) {
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
            if (errors === _errs7) {
              if (Array.isArray(data2)) {
                var valid3 = true;
                const len0 = data2.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  const _errs9 = errors;
                  if (
                    !validate24(data2[i0], {
                      instancePath: instancePath + "/content/" + i0,
                      parentData: data2,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                    errors = vErrors.length;
                  }
                  var valid3 = _errs9 === errors;
                  if (!valid3) {
                    break;
                  }
                }
              }
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
      var props1 = {};
      props1.role = true;
      props1.content = true;
      props1.type = true;
    }
    ifClause0 = "then";
  } else {
    const _errs10 = errors;
    const _errs11 = errors;
    let valid4 = true;
    const _errs12 = errors;
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
          if ("function_call" !== data.type) {
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
    var _valid1 = _errs12 === errors;
    errors = _errs11;
    if (vErrors !== null) {
      if (_errs11) {
        vErrors.length = _errs11;
      } else {
        vErrors = null;
      }
    }
    let ifClause1;
    if (_valid1) {
      const _errs14 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing2;
        if (
          ((data.call_id === undefined || !func0.call(data, "call_id")) && (missing2 = "call_id")) ||
          ((data.name === undefined || !func0.call(data, "name")) && (missing2 = "name")) ||
          ((data.arguments === undefined || !func0.call(data, "arguments")) && (missing2 = "arguments"))
        ) {
          validate23.errors = [
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
          if (data.call_id !== undefined && func0.call(data, "call_id")) {
            const _errs15 = errors;
            if (typeof data.call_id !== "string") {
              validate23.errors = [
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
            var valid6 = _errs15 === errors;
          } else {
            var valid6 = true;
          }
          if (valid6) {
            if (data.name !== undefined && func0.call(data, "name")) {
              const _errs17 = errors;
              if (typeof data.name !== "string") {
                validate23.errors = [
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
              var valid6 = _errs17 === errors;
            } else {
              var valid6 = true;
            }
            if (valid6) {
              if (data.arguments !== undefined && func0.call(data, "arguments")) {
                const _errs19 = errors;
                if (typeof data.arguments !== "string") {
                  validate23.errors = [
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
                var valid6 = _errs19 === errors;
              } else {
                var valid6 = true;
              }
            }
          }
        }
      }
      var _valid1 = _errs14 === errors;
      valid4 = _valid1;
      if (valid4) {
        var props2 = {};
        props2.call_id = true;
        props2.name = true;
        props2.arguments = true;
        props2.type = true;
      }
      ifClause1 = "then";
    } else {
      const _errs21 = errors;
      const _errs22 = errors;
      let valid7 = true;
      const _errs23 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing3;
        if ((data.type === undefined || !func0.call(data, "type")) && (missing3 = "type")) {
          const err3 = {};
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        } else {
          if (data.type !== undefined && func0.call(data, "type")) {
            let data8 = data.type;
            if (!(data8 === "function_call_output" || data8 === "custom_tool_call_output")) {
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
      var _valid2 = _errs23 === errors;
      errors = _errs22;
      if (vErrors !== null) {
        if (_errs22) {
          vErrors.length = _errs22;
        } else {
          vErrors = null;
        }
      }
      let ifClause2;
      if (_valid2) {
        const _errs25 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing4;
          if (
            ((data.call_id === undefined || !func0.call(data, "call_id")) && (missing4 = "call_id")) ||
            ((data.output === undefined || !func0.call(data, "output")) && (missing4 = "output"))
          ) {
            validate23.errors = [
              {
                instancePath,
                schemaPath: "#/else/else/then/required",
                keyword: "required",
                params: { missingProperty: missing4 },
                message: "must have required property '" + missing4 + "'",
              },
            ];
            return false;
          } else {
            if (data.call_id !== undefined && func0.call(data, "call_id")) {
              const _errs26 = errors;
              if (typeof data.call_id !== "string") {
                validate23.errors = [
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
              var valid9 = _errs26 === errors;
            } else {
              var valid9 = true;
            }
            if (valid9) {
              if (data.output !== undefined && func0.call(data, "output")) {
                let data10 = data.output;
                const _errs28 = errors;
                if (typeof data10 !== "string" && !Array.isArray(data10)) {
                  validate23.errors = [
                    {
                      instancePath: instancePath + "/output",
                      schemaPath: "#/else/else/then/properties/output/type",
                      keyword: "type",
                      params: { type: schema34.else.else.then.properties.output.type },
                      message: "must be string,array",
                    },
                  ];
                  return false;
                }
                if (errors === _errs28) {
                  if (Array.isArray(data10)) {
                    var valid10 = true;
                    const len1 = data10.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      const _errs30 = errors;
                      if (
                        !validate24(data10[i1], {
                          instancePath: instancePath + "/output/" + i1,
                          parentData: data10,
                          parentDataProperty: i1,
                          rootData,
                          dynamicAnchors,
                        })
                      ) {
                        vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                        errors = vErrors.length;
                      }
                      var valid10 = _errs30 === errors;
                      if (!valid10) {
                        break;
                      }
                    }
                  }
                }
                var valid9 = _errs28 === errors;
              } else {
                var valid9 = true;
              }
            }
          }
        }
        var _valid2 = _errs25 === errors;
        valid7 = _valid2;
        if (valid7) {
          var props4 = {};
          props4.call_id = true;
          props4.output = true;
          props4.type = true;
        }
        ifClause2 = "then";
      } else {
        const _errs31 = errors;
        const _errs32 = errors;
        let valid11 = true;
        const _errs33 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing5;
          if ((data.type === undefined || !func0.call(data, "type")) && (missing5 = "type")) {
            const err5 = {};
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          } else {
            if (data.type !== undefined && func0.call(data, "type")) {
              if ("reasoning" !== data.type) {
                const err6 = {};
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
          }
        }
        var _valid3 = _errs33 === errors;
        errors = _errs32;
        if (vErrors !== null) {
          if (_errs32) {
            vErrors.length = _errs32;
          } else {
            vErrors = null;
          }
        }
        let ifClause3;
        if (_valid3) {
          const _errs35 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.content !== undefined && func0.call(data, "content")) {
              let data13 = data.content;
              const _errs36 = errors;
              if (!Array.isArray(data13) && data13 !== null) {
                validate23.errors = [
                  {
                    instancePath: instancePath + "/content",
                    schemaPath: "#/else/else/else/then/properties/content/type",
                    keyword: "type",
                    params: { type: schema34.else.else.else.then.properties.content.type },
                    message: "must be array,null",
                  },
                ];
                return false;
              }
              if (errors === _errs36) {
                if (Array.isArray(data13)) {
                  var valid14 = true;
                  const len2 = data13.length;
                  for (let i2 = 0; i2 < len2; i2++) {
                    const _errs38 = errors;
                    if (
                      !validate24(data13[i2], {
                        instancePath: instancePath + "/content/" + i2,
                        parentData: data13,
                        parentDataProperty: i2,
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                      errors = vErrors.length;
                    }
                    var valid14 = _errs38 === errors;
                    if (!valid14) {
                      break;
                    }
                  }
                }
              }
            }
          }
          var _valid3 = _errs35 === errors;
          valid11 = _valid3;
          if (valid11) {
            var props6 = {};
            props6.content = true;
            props6.type = true;
          }
          ifClause3 = "then";
        } else {
          const _errs39 = errors;
          const _errs40 = errors;
          let valid15 = true;
          const _errs41 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing6;
            if ((data.type === undefined || !func0.call(data, "type")) && (missing6 = "type")) {
              const err7 = {};
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            } else {
              if (data.type !== undefined && func0.call(data, "type")) {
                if ("custom_tool_call" !== data.type) {
                  const err8 = {};
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
              }
            }
          }
          var _valid4 = _errs41 === errors;
          errors = _errs40;
          if (vErrors !== null) {
            if (_errs40) {
              vErrors.length = _errs40;
            } else {
              vErrors = null;
            }
          }
          if (_valid4) {
            const _errs43 = errors;
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing7;
              if (
                ((data.call_id === undefined || !func0.call(data, "call_id")) && (missing7 = "call_id")) ||
                ((data.name === undefined || !func0.call(data, "name")) && (missing7 = "name")) ||
                ((data.input === undefined || !func0.call(data, "input")) && (missing7 = "input"))
              ) {
                validate23.errors = [
                  {
                    instancePath,
                    schemaPath: "#/else/else/else/else/then/required",
                    keyword: "required",
                    params: { missingProperty: missing7 },
                    message: "must have required property '" + missing7 + "'",
                  },
                ];
                return false;
              } else {
                if (data.call_id !== undefined && func0.call(data, "call_id")) {
                  const _errs44 = errors;
                  if (typeof data.call_id !== "string") {
                    validate23.errors = [
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
                  var valid17 = _errs44 === errors;
                } else {
                  var valid17 = true;
                }
                if (valid17) {
                  if (data.name !== undefined && func0.call(data, "name")) {
                    const _errs46 = errors;
                    if (typeof data.name !== "string") {
                      validate23.errors = [
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
                    var valid17 = _errs46 === errors;
                  } else {
                    var valid17 = true;
                  }
                  if (valid17) {
                    if (data.input !== undefined && func0.call(data, "input")) {
                      const _errs48 = errors;
                      if (typeof data.input !== "string") {
                        validate23.errors = [
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
                      var valid17 = _errs48 === errors;
                    } else {
                      var valid17 = true;
                    }
                  }
                }
              }
            }
            var _valid4 = _errs43 === errors;
            valid15 = _valid4;
            if (valid15) {
              var props7 = {};
              props7.call_id = true;
              props7.name = true;
              props7.input = true;
              props7.type = true;
            }
          }
          if (!valid15) {
            const err9 = {
              instancePath,
              schemaPath: "#/else/else/else/else/if",
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
            validate23.errors = vErrors;
            return false;
          }
          var _valid3 = _errs39 === errors;
          valid11 = _valid3;
          if (valid11) {
            if (props6 !== true && props7 !== undefined) {
              if (props7 === true) {
                props6 = true;
              } else {
                props6 = props6 || {};
                Object.assign(props6, props7);
              }
            }
          }
          ifClause3 = "else";
        }
        if (!valid11) {
          const err10 = {
            instancePath,
            schemaPath: "#/else/else/else/if",
            keyword: "if",
            params: { failingKeyword: ifClause3 },
            message: 'must match "' + ifClause3 + '" schema',
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
          validate23.errors = vErrors;
          return false;
        }
        var _valid2 = _errs31 === errors;
        valid7 = _valid2;
        if (valid7) {
          if (props4 !== true && props6 !== undefined) {
            if (props6 === true) {
              props4 = true;
            } else {
              props4 = props4 || {};
              Object.assign(props4, props6);
            }
          }
        }
        ifClause2 = "else";
      }
      if (!valid7) {
        const err11 = {
          instancePath,
          schemaPath: "#/else/else/if",
          keyword: "if",
          params: { failingKeyword: ifClause2 },
          message: 'must match "' + ifClause2 + '" schema',
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
        validate23.errors = vErrors;
        return false;
      }
      var _valid1 = _errs21 === errors;
      valid4 = _valid1;
      if (valid4) {
        if (props2 !== true && props4 !== undefined) {
          if (props4 === true) {
            props2 = true;
          } else {
            props2 = props2 || {};
            Object.assign(props2, props4);
          }
        }
      }
      ifClause1 = "else";
    }
    if (!valid4) {
      const err12 = {
        instancePath,
        schemaPath: "#/else/if",
        keyword: "if",
        params: { failingKeyword: ifClause1 },
        message: 'must match "' + ifClause1 + '" schema',
      };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
      validate23.errors = vErrors;
      return false;
    }
    var _valid0 = _errs10 === errors;
    valid0 = _valid0;
    if (valid0) {
      if (props1 !== true && props2 !== undefined) {
        if (props2 === true) {
          props1 = true;
        } else {
          props1 = props1 || {};
          Object.assign(props1, props2);
        }
      }
    }
    ifClause0 = "else";
  }
  if (!valid0) {
    const err13 = {
      instancePath,
      schemaPath: "#/if",
      keyword: "if",
      params: { failingKeyword: ifClause0 },
      message: 'must match "' + ifClause0 + '" schema',
    };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
    validate23.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (props1 !== true) {
        props1 = props1 || {};
        props1.type = true;
        props1.id = true;
        props1.status = true;
        props1.role = true;
        props1.content = true;
        props1.phase = true;
        props1.call_id = true;
        props1.name = true;
        props1.namespace = true;
        props1.tools = true;
        props1.execution = true;
        props1.arguments = true;
        props1.caller = true;
        props1.input = true;
        props1.output = true;
        props1.summary = true;
        props1.encrypted_content = true;
      }
      if (data.type !== undefined && func0.call(data, "type")) {
        let data19 = data.type;
        const _errs50 = errors;
        if (typeof data19 !== "string" && data19 !== null) {
          validate23.errors = [
            {
              instancePath: instancePath + "/type",
              schemaPath: "#/properties/type/type",
              keyword: "type",
              params: { type: schema34.properties.type.type },
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
        if (data.id !== undefined && func0.call(data, "id")) {
          let data20 = data.id;
          const _errs52 = errors;
          if (typeof data20 !== "string" && data20 !== null) {
            validate23.errors = [
              {
                instancePath: instancePath + "/id",
                schemaPath: "#/properties/id/type",
                keyword: "type",
                params: { type: schema34.properties.id.type },
                message: "must be string,null",
              },
            ];
            return false;
          }
          var valid18 = _errs52 === errors;
        } else {
          var valid18 = true;
        }
        if (valid18) {
          if (data.status !== undefined && func0.call(data, "status")) {
            let data21 = data.status;
            const _errs54 = errors;
            if (typeof data21 !== "string" && data21 !== null) {
              validate23.errors = [
                {
                  instancePath: instancePath + "/status",
                  schemaPath: "#/properties/status/type",
                  keyword: "type",
                  params: { type: schema34.properties.status.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid18 = _errs54 === errors;
          } else {
            var valid18 = true;
          }
          if (valid18) {
            if (data.role !== undefined && func0.call(data, "role")) {
              let data22 = data.role;
              const _errs56 = errors;
              if (typeof data22 !== "string" && data22 !== null) {
                validate23.errors = [
                  {
                    instancePath: instancePath + "/role",
                    schemaPath: "#/properties/role/type",
                    keyword: "type",
                    params: { type: schema34.properties.role.type },
                    message: "must be string,null",
                  },
                ];
                return false;
              }
              var valid18 = _errs56 === errors;
            } else {
              var valid18 = true;
            }
            if (valid18) {
              if (data.content !== undefined && func0.call(data, "content")) {
                let data23 = data.content;
                const _errs58 = errors;
                if (typeof data23 != "object" && typeof data23 !== "string") {
                  validate23.errors = [
                    {
                      instancePath: instancePath + "/content",
                      schemaPath: "#/properties/content/type",
                      keyword: "type",
                      params: { type: schema34.properties.content.type },
                      message: "must be string,array,object,null",
                    },
                  ];
                  return false;
                }
                var valid18 = _errs58 === errors;
              } else {
                var valid18 = true;
              }
              if (valid18) {
                if (data.phase !== undefined && func0.call(data, "phase")) {
                  let data24 = data.phase;
                  const _errs61 = errors;
                  if (typeof data24 !== "string" && data24 !== null) {
                    validate23.errors = [
                      {
                        instancePath: instancePath + "/phase",
                        schemaPath: "#/properties/phase/type",
                        keyword: "type",
                        params: { type: schema34.properties.phase.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid18 = _errs61 === errors;
                } else {
                  var valid18 = true;
                }
                if (valid18) {
                  if (data.call_id !== undefined && func0.call(data, "call_id")) {
                    let data25 = data.call_id;
                    const _errs63 = errors;
                    if (typeof data25 !== "string" && data25 !== null) {
                      validate23.errors = [
                        {
                          instancePath: instancePath + "/call_id",
                          schemaPath: "#/properties/call_id/type",
                          keyword: "type",
                          params: { type: schema34.properties.call_id.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid18 = _errs63 === errors;
                  } else {
                    var valid18 = true;
                  }
                  if (valid18) {
                    if (data.name !== undefined && func0.call(data, "name")) {
                      let data26 = data.name;
                      const _errs65 = errors;
                      if (typeof data26 !== "string" && data26 !== null) {
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
                      var valid18 = _errs65 === errors;
                    } else {
                      var valid18 = true;
                    }
                    if (valid18) {
                      if (data.namespace !== undefined && func0.call(data, "namespace")) {
                        let data27 = data.namespace;
                        const _errs67 = errors;
                        if (typeof data27 !== "string" && data27 !== null) {
                          validate23.errors = [
                            {
                              instancePath: instancePath + "/namespace",
                              schemaPath: "#/properties/namespace/type",
                              keyword: "type",
                              params: { type: schema34.properties.namespace.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid18 = _errs67 === errors;
                      } else {
                        var valid18 = true;
                      }
                      if (valid18) {
                        if (data.tools !== undefined && func0.call(data, "tools")) {
                          let data28 = data.tools;
                          const _errs69 = errors;
                          if (!Array.isArray(data28) && data28 !== null) {
                            validate23.errors = [
                              {
                                instancePath: instancePath + "/tools",
                                schemaPath: "#/properties/tools/type",
                                keyword: "type",
                                params: { type: schema34.properties.tools.type },
                                message: "must be array,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs69) {
                            if (Array.isArray(data28)) {
                              var valid19 = true;
                              const len3 = data28.length;
                              for (let i3 = 0; i3 < len3; i3++) {
                                const _errs71 = errors;
                                if (
                                  !validate30(data28[i3], {
                                    instancePath: instancePath + "/tools/" + i3,
                                    parentData: data28,
                                    parentDataProperty: i3,
                                    rootData,
                                    dynamicAnchors,
                                  })
                                ) {
                                  vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
                                  errors = vErrors.length;
                                }
                                var valid19 = _errs71 === errors;
                                if (!valid19) {
                                  break;
                                }
                              }
                            }
                          }
                          var valid18 = _errs69 === errors;
                        } else {
                          var valid18 = true;
                        }
                        if (valid18) {
                          if (data.execution !== undefined && func0.call(data, "execution")) {
                            let data30 = data.execution;
                            const _errs72 = errors;
                            if (typeof data30 !== "string" && data30 !== null) {
                              validate23.errors = [
                                {
                                  instancePath: instancePath + "/execution",
                                  schemaPath: "#/properties/execution/type",
                                  keyword: "type",
                                  params: { type: schema34.properties.execution.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid18 = _errs72 === errors;
                          } else {
                            var valid18 = true;
                          }
                          if (valid18) {
                            if (data.arguments !== undefined && func0.call(data, "arguments")) {
                              let data31 = data.arguments;
                              const _errs74 = errors;
                              if (
                                typeof data31 !== "string" &&
                                !(data31 && typeof data31 == "object" && !Array.isArray(data31)) &&
                                data31 !== null
                              ) {
                                validate23.errors = [
                                  {
                                    instancePath: instancePath + "/arguments",
                                    schemaPath: "#/properties/arguments/type",
                                    keyword: "type",
                                    params: { type: schema34.properties.arguments.type },
                                    message: "must be string,object,null",
                                  },
                                ];
                                return false;
                              }
                              var valid18 = _errs74 === errors;
                            } else {
                              var valid18 = true;
                            }
                            if (valid18) {
                              if (data.caller !== undefined && func0.call(data, "caller")) {
                                let data32 = data.caller;
                                const _errs77 = errors;
                                if (
                                  !(data32 && typeof data32 == "object" && !Array.isArray(data32)) &&
                                  data32 !== null
                                ) {
                                  validate23.errors = [
                                    {
                                      instancePath: instancePath + "/caller",
                                      schemaPath: "#/properties/caller/type",
                                      keyword: "type",
                                      params: { type: schema34.properties.caller.type },
                                      message: "must be object,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid18 = _errs77 === errors;
                              } else {
                                var valid18 = true;
                              }
                              if (valid18) {
                                if (data.input !== undefined && func0.call(data, "input")) {
                                  let data33 = data.input;
                                  const _errs80 = errors;
                                  if (
                                    typeof data33 !== "string" &&
                                    !(data33 && typeof data33 == "object" && !Array.isArray(data33)) &&
                                    data33 !== null
                                  ) {
                                    validate23.errors = [
                                      {
                                        instancePath: instancePath + "/input",
                                        schemaPath: "#/properties/input/type",
                                        keyword: "type",
                                        params: { type: schema34.properties.input.type },
                                        message: "must be string,object,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid18 = _errs80 === errors;
                                } else {
                                  var valid18 = true;
                                }
                                if (valid18) {
                                  if (data.output !== undefined && func0.call(data, "output")) {
                                    let data34 = data.output;
                                    const _errs83 = errors;
                                    if (typeof data34 != "object" && typeof data34 !== "string") {
                                      validate23.errors = [
                                        {
                                          instancePath: instancePath + "/output",
                                          schemaPath: "#/properties/output/type",
                                          keyword: "type",
                                          params: { type: schema34.properties.output.type },
                                          message: "must be string,array,object,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid18 = _errs83 === errors;
                                  } else {
                                    var valid18 = true;
                                  }
                                  if (valid18) {
                                    if (data.summary !== undefined && func0.call(data, "summary")) {
                                      let data35 = data.summary;
                                      const _errs86 = errors;
                                      if (!Array.isArray(data35) && data35 !== null) {
                                        validate23.errors = [
                                          {
                                            instancePath: instancePath + "/summary",
                                            schemaPath: "#/properties/summary/type",
                                            keyword: "type",
                                            params: { type: schema34.properties.summary.type },
                                            message: "must be array,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      if (errors === _errs86) {
                                        if (Array.isArray(data35)) {
                                          var valid20 = true;
                                          const len4 = data35.length;
                                          for (let i4 = 0; i4 < len4; i4++) {
                                            const _errs88 = errors;
                                            if (
                                              !validate24(data35[i4], {
                                                instancePath: instancePath + "/summary/" + i4,
                                                parentData: data35,
                                                parentDataProperty: i4,
                                                rootData,
                                                dynamicAnchors,
                                              })
                                            ) {
                                              vErrors =
                                                vErrors === null
                                                  ? validate24.errors
                                                  : vErrors.concat(validate24.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid20 = _errs88 === errors;
                                            if (!valid20) {
                                              break;
                                            }
                                          }
                                        }
                                      }
                                      var valid18 = _errs86 === errors;
                                    } else {
                                      var valid18 = true;
                                    }
                                    if (valid18) {
                                      if (
                                        data.encrypted_content !== undefined &&
                                        func0.call(data, "encrypted_content")
                                      ) {
                                        let data37 = data.encrypted_content;
                                        const _errs89 = errors;
                                        if (typeof data37 !== "string" && data37 !== null) {
                                          validate23.errors = [
                                            {
                                              instancePath: instancePath + "/encrypted_content",
                                              schemaPath: "#/properties/encrypted_content/type",
                                              keyword: "type",
                                              params: { type: schema34.properties.encrypted_content.type },
                                              message: "must be string,null",
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid18 = _errs89 === errors;
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
    } else {
      validate23.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  validate23.errors = vErrors;
  evaluated0.props = props1;
  return errors === 0;
}
validate23.evaluated = { dynamicProps: true, dynamicItems: false };

const schema40 = {
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
const schema41 = {
  type: "object",
  properties: {
    type: { type: ["string", "null"] },
    name: { type: ["string", "null"] },
    server_label: { type: ["string", "null"] },
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
  if (typeof data !== "string" && !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    validate35.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schema40.type },
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
          let data0 = data.type;
          if (!(data0 === "function" || data0 === "custom")) {
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
      if ((data.name === undefined || !func0.call(data, "name")) && (missing1 = "name")) {
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
        if (data.name !== undefined && func0.call(data, "name")) {
          if (typeof data.name !== "string") {
            validate35.errors = [
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
    var _valid0 = _errs5 === errors;
    valid0 = _valid0;
    if (valid0) {
      var props0 = {};
      props0.name = true;
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
            if ("allowed_tools" !== data.type) {
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
    if (_valid1) {
      const _errs13 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing3;
        if ((data.tools === undefined || !func0.call(data, "tools")) && (missing3 = "tools")) {
          validate35.errors = [
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
          if (data.tools !== undefined && func0.call(data, "tools")) {
            if (!Array.isArray(data.tools)) {
              validate35.errors = [
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
      var _valid1 = _errs13 === errors;
      valid3 = _valid1;
      if (valid3) {
        var props1 = {};
        props1.tools = true;
        props1.type = true;
      }
    }
    if (!valid3) {
      const err6 = {
        instancePath,
        schemaPath: "#/else/if",
        keyword: "if",
        params: { failingKeyword: "then" },
        message: 'must match "then" schema',
      };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
      validate35.errors = vErrors;
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
    const err7 = {
      instancePath,
      schemaPath: "#/if",
      keyword: "if",
      params: { failingKeyword: ifClause0 },
      message: 'must match "' + ifClause0 + '" schema',
    };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
    validate35.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing4;
      if ((data.type === undefined || !func0.call(data, "type")) && (missing4 = "type")) {
        validate35.errors = [
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
          props0.type = true;
          props0.name = true;
          props0.mode = true;
          props0.tools = true;
          props0.server_label = true;
        }
        if (data.type !== undefined && func0.call(data, "type")) {
          const _errs16 = errors;
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
          var valid6 = _errs16 === errors;
        } else {
          var valid6 = true;
        }
        if (valid6) {
          if (data.name !== undefined && func0.call(data, "name")) {
            let data5 = data.name;
            const _errs18 = errors;
            if (typeof data5 !== "string" && data5 !== null) {
              validate35.errors = [
                {
                  instancePath: instancePath + "/name",
                  schemaPath: "#/properties/name/type",
                  keyword: "type",
                  params: { type: schema40.properties.name.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid6 = _errs18 === errors;
          } else {
            var valid6 = true;
          }
          if (valid6) {
            if (data.mode !== undefined && func0.call(data, "mode")) {
              let data6 = data.mode;
              const _errs20 = errors;
              if (typeof data6 !== "string" && data6 !== null) {
                validate35.errors = [
                  {
                    instancePath: instancePath + "/mode",
                    schemaPath: "#/properties/mode/type",
                    keyword: "type",
                    params: { type: schema40.properties.mode.type },
                    message: "must be string,null",
                  },
                ];
                return false;
              }
              var valid6 = _errs20 === errors;
            } else {
              var valid6 = true;
            }
            if (valid6) {
              if (data.tools !== undefined && func0.call(data, "tools")) {
                let data7 = data.tools;
                const _errs22 = errors;
                if (!Array.isArray(data7) && data7 !== null) {
                  validate35.errors = [
                    {
                      instancePath: instancePath + "/tools",
                      schemaPath: "#/properties/tools/type",
                      keyword: "type",
                      params: { type: schema40.properties.tools.type },
                      message: "must be array,null",
                    },
                  ];
                  return false;
                }
                if (errors === _errs22) {
                  if (Array.isArray(data7)) {
                    var valid7 = true;
                    const len0 = data7.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data8 = data7[i0];
                      const _errs24 = errors;
                      const _errs25 = errors;
                      if (errors === _errs25) {
                        if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                          if (data8.type !== undefined && func0.call(data8, "type")) {
                            let data9 = data8.type;
                            const _errs27 = errors;
                            if (typeof data9 !== "string" && data9 !== null) {
                              validate35.errors = [
                                {
                                  instancePath: instancePath + "/tools/" + i0 + "/type",
                                  schemaPath: "#/components/schemas/AllowedTool/properties/type/type",
                                  keyword: "type",
                                  params: { type: schema41.properties.type.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid9 = _errs27 === errors;
                          } else {
                            var valid9 = true;
                          }
                          if (valid9) {
                            if (data8.name !== undefined && func0.call(data8, "name")) {
                              let data10 = data8.name;
                              const _errs29 = errors;
                              if (typeof data10 !== "string" && data10 !== null) {
                                validate35.errors = [
                                  {
                                    instancePath: instancePath + "/tools/" + i0 + "/name",
                                    schemaPath: "#/components/schemas/AllowedTool/properties/name/type",
                                    keyword: "type",
                                    params: { type: schema41.properties.name.type },
                                    message: "must be string,null",
                                  },
                                ];
                                return false;
                              }
                              var valid9 = _errs29 === errors;
                            } else {
                              var valid9 = true;
                            }
                            if (valid9) {
                              if (data8.server_label !== undefined && func0.call(data8, "server_label")) {
                                let data11 = data8.server_label;
                                const _errs31 = errors;
                                if (typeof data11 !== "string" && data11 !== null) {
                                  validate35.errors = [
                                    {
                                      instancePath: instancePath + "/tools/" + i0 + "/server_label",
                                      schemaPath: "#/components/schemas/AllowedTool/properties/server_label/type",
                                      keyword: "type",
                                      params: { type: schema41.properties.server_label.type },
                                      message: "must be string,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid9 = _errs31 === errors;
                              } else {
                                var valid9 = true;
                              }
                            }
                          }
                        } else {
                          validate35.errors = [
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
                      var valid7 = _errs24 === errors;
                      if (!valid7) {
                        break;
                      }
                    }
                  }
                }
                var valid6 = _errs22 === errors;
              } else {
                var valid6 = true;
              }
              if (valid6) {
                if (data.server_label !== undefined && func0.call(data, "server_label")) {
                  let data12 = data.server_label;
                  const _errs33 = errors;
                  if (typeof data12 !== "string" && data12 !== null) {
                    validate35.errors = [
                      {
                        instancePath: instancePath + "/server_label",
                        schemaPath: "#/properties/server_label/type",
                        keyword: "type",
                        params: { type: schema40.properties.server_label.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid6 = _errs33 === errors;
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
  validate35.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate35.evaluated = { dynamicProps: true, dynamicItems: false };

const schema42 = {
  type: ["object", "null"],
  properties: { format: { $ref: "#/components/schemas/TextFormat" }, verbosity: { type: ["string", "null"] } },
};
const schema43 = {
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
        params: { type: schema42.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.format !== undefined && func0.call(data, "format")) {
        let data0 = data.format;
        const _errs1 = errors;
        const _errs2 = errors;
        if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
          validate37.errors = [
            {
              instancePath: instancePath + "/format",
              schemaPath: "#/components/schemas/TextFormat/type",
              keyword: "type",
              params: { type: schema43.type },
              message: "must be object,null",
            },
          ];
          return false;
        }
        const _errs4 = errors;
        let valid2 = true;
        const _errs5 = errors;
        if (errors === _errs5) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing0;
            if ((data0.type === undefined || !func0.call(data0, "type")) && (missing0 = "type")) {
              const err0 = {};
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            } else {
              if (data0.type !== undefined && func0.call(data0, "type")) {
                if ("json_schema" !== data0.type) {
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
        var _valid0 = _errs5 === errors;
        errors = _errs4;
        if (vErrors !== null) {
          if (_errs4) {
            vErrors.length = _errs4;
          } else {
            vErrors = null;
          }
        }
        if (_valid0) {
          const _errs8 = errors;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing1;
            if ((data0.schema === undefined || !func0.call(data0, "schema")) && (missing1 = "schema")) {
              validate37.errors = [
                {
                  instancePath: instancePath + "/format",
                  schemaPath: "#/components/schemas/TextFormat/then/required",
                  keyword: "required",
                  params: { missingProperty: missing1 },
                  message: "must have required property '" + missing1 + "'",
                },
              ];
              return false;
            } else {
              if (data0.schema !== undefined && func0.call(data0, "schema")) {
                let data2 = data0.schema;
                if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
                  validate37.errors = [
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
          var _valid0 = _errs8 === errors;
          valid2 = _valid0;
          if (valid2) {
            var props0 = {};
            props0.schema = true;
            props0.type = true;
          }
        }
        if (!valid2) {
          const err3 = {
            instancePath: instancePath + "/format",
            schemaPath: "#/components/schemas/TextFormat/if",
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
          validate37.errors = vErrors;
          return false;
        }
        if (errors === _errs2) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing2;
            if ((data0.type === undefined || !func0.call(data0, "type")) && (missing2 = "type")) {
              validate37.errors = [
                {
                  instancePath: instancePath + "/format",
                  schemaPath: "#/components/schemas/TextFormat/required",
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
                props0.name = true;
                props0.description = true;
                props0.schema = true;
                props0.strict = true;
              }
              if (data0.type !== undefined && func0.call(data0, "type")) {
                const _errs11 = errors;
                if (typeof data0.type !== "string") {
                  validate37.errors = [
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
                var valid5 = _errs11 === errors;
              } else {
                var valid5 = true;
              }
              if (valid5) {
                if (data0.name !== undefined && func0.call(data0, "name")) {
                  let data4 = data0.name;
                  const _errs13 = errors;
                  if (typeof data4 !== "string" && data4 !== null) {
                    validate37.errors = [
                      {
                        instancePath: instancePath + "/format/name",
                        schemaPath: "#/components/schemas/TextFormat/properties/name/type",
                        keyword: "type",
                        params: { type: schema43.properties.name.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid5 = _errs13 === errors;
                } else {
                  var valid5 = true;
                }
                if (valid5) {
                  if (data0.description !== undefined && func0.call(data0, "description")) {
                    let data5 = data0.description;
                    const _errs15 = errors;
                    if (typeof data5 !== "string" && data5 !== null) {
                      validate37.errors = [
                        {
                          instancePath: instancePath + "/format/description",
                          schemaPath: "#/components/schemas/TextFormat/properties/description/type",
                          keyword: "type",
                          params: { type: schema43.properties.description.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid5 = _errs15 === errors;
                  } else {
                    var valid5 = true;
                  }
                  if (valid5) {
                    if (data0.schema !== undefined && func0.call(data0, "schema")) {
                      let data6 = data0.schema;
                      const _errs17 = errors;
                      if (!(data6 && typeof data6 == "object" && !Array.isArray(data6)) && data6 !== null) {
                        validate37.errors = [
                          {
                            instancePath: instancePath + "/format/schema",
                            schemaPath: "#/components/schemas/TextFormat/properties/schema/type",
                            keyword: "type",
                            params: { type: schema43.properties.schema.type },
                            message: "must be object,null",
                          },
                        ];
                        return false;
                      }
                      var valid5 = _errs17 === errors;
                    } else {
                      var valid5 = true;
                    }
                    if (valid5) {
                      if (data0.strict !== undefined && func0.call(data0, "strict")) {
                        let data7 = data0.strict;
                        const _errs20 = errors;
                        if (typeof data7 !== "boolean" && data7 !== null) {
                          validate37.errors = [
                            {
                              instancePath: instancePath + "/format/strict",
                              schemaPath: "#/components/schemas/TextFormat/properties/strict/type",
                              keyword: "type",
                              params: { type: schema43.properties.strict.type },
                              message: "must be boolean,null",
                            },
                          ];
                          return false;
                        }
                        var valid5 = _errs20 === errors;
                      } else {
                        var valid5 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.verbosity !== undefined && func0.call(data, "verbosity")) {
          let data8 = data.verbosity;
          const _errs22 = errors;
          if (typeof data8 !== "string" && data8 !== null) {
            validate37.errors = [
              {
                instancePath: instancePath + "/verbosity",
                schemaPath: "#/properties/verbosity/type",
                keyword: "type",
                params: { type: schema42.properties.verbosity.type },
                message: "must be string,null",
              },
            ];
            return false;
          }
          var valid0 = _errs22 === errors;
        } else {
          var valid0 = true;
        }
      }
    }
  }
  validate37.errors = vErrors;
  return errors === 0;
}
validate37.evaluated = { props: { format: true, verbosity: true }, dynamicProps: false, dynamicItems: false };

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
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  const _errs3 = errors;
  let valid1 = false;
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (
      (data.previous_response_id === undefined || !func0.call(data, "previous_response_id")) &&
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
      if (data.previous_response_id !== undefined && func0.call(data, "previous_response_id")) {
        if (typeof data.previous_response_id !== "string") {
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
  var _valid1 = _errs4 === errors;
  valid1 = valid1 || _valid1;
  if (_valid1) {
    var props0 = {};
    props0.previous_response_id = true;
  }
  const _errs7 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing1;
    if ((data.conversation === undefined || !func0.call(data, "conversation")) && (missing1 = "conversation")) {
      const err2 = {};
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    } else {
      if (data.conversation !== undefined && func0.call(data, "conversation")) {
        let data1 = data.conversation;
        if (typeof data1 !== "string" && !(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
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
  var _valid1 = _errs7 === errors;
  valid1 = valid1 || _valid1;
  if (_valid1) {
    if (props0 !== true) {
      props0 = props0 || {};
      props0.conversation = true;
    }
  }
  if (!valid1) {
    const err4 = {};
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  } else {
    errors = _errs3;
    if (vErrors !== null) {
      if (_errs3) {
        vErrors.length = _errs3;
      } else {
        vErrors = null;
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
  if (!_valid0) {
    const _errs10 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if ((data.input === undefined || !func0.call(data, "input")) && (missing2 = "input")) {
        validate22.errors = [
          {
            instancePath,
            schemaPath: "#/else/required",
            keyword: "required",
            params: { missingProperty: missing2 },
            message: "must have required property '" + missing2 + "'",
          },
        ];
        return false;
      }
    }
    var _valid0 = _errs10 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    const err5 = {
      instancePath,
      schemaPath: "#/if",
      keyword: "if",
      params: { failingKeyword: "else" },
      message: 'must match "else" schema',
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing3;
      if ((data.model === undefined || !func0.call(data, "model")) && (missing3 = "model")) {
        validate22.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing3 },
            message: "must have required property '" + missing3 + "'",
          },
        ];
        return false;
      } else {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.model = true;
          props0.input = true;
          props0.instructions = true;
          props0.stream = true;
          props0.stream_options = true;
          props0.max_output_tokens = true;
          props0.max_tool_calls = true;
          props0.truncation = true;
          props0.temperature = true;
          props0.top_p = true;
          props0.top_logprobs = true;
          props0.tools = true;
          props0.tool_choice = true;
          props0.parallel_tool_calls = true;
          props0.text = true;
          props0.reasoning = true;
          props0.include = true;
          props0.safety_identifier = true;
          props0.user = true;
          props0.metadata = true;
          props0.prompt_cache_key = true;
          props0.prompt_cache_options = true;
          props0.prompt_cache_retention = true;
          props0.store = true;
          props0.background = true;
          props0.previous_response_id = true;
          props0.conversation = true;
          props0.prompt = true;
          props0.context_management = true;
          props0.service_tier = true;
          props0.moderation = true;
          props0.access_programs = true;
          props0.image = true;
        }
        if (data.model !== undefined && func0.call(data, "model")) {
          let data2 = data.model;
          const _errs11 = errors;
          if (errors === _errs11) {
            if (typeof data2 === "string") {
              if (func67(data2) < 1) {
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
          var valid4 = _errs11 === errors;
        } else {
          var valid4 = true;
        }
        if (valid4) {
          if (data.input !== undefined && func0.call(data, "input")) {
            let data3 = data.input;
            const _errs13 = errors;
            if (typeof data3 !== "string" && !Array.isArray(data3)) {
              validate22.errors = [
                {
                  instancePath: instancePath + "/input",
                  schemaPath: "#/properties/input/type",
                  keyword: "type",
                  params: { type: schema33.properties.input.type },
                  message: "must be string,array",
                },
              ];
              return false;
            }
            if (errors === _errs13) {
              if (Array.isArray(data3)) {
                if (data3.length < 1) {
                  validate22.errors = [
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
                  var valid5 = true;
                  const len0 = data3.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs15 = errors;
                    if (
                      !validate23(data3[i0], {
                        instancePath: instancePath + "/input/" + i0,
                        parentData: data3,
                        parentDataProperty: i0,
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
                      errors = vErrors.length;
                    }
                    var valid5 = _errs15 === errors;
                    if (!valid5) {
                      break;
                    }
                  }
                }
              }
            }
            var valid4 = _errs13 === errors;
          } else {
            var valid4 = true;
          }
          if (valid4) {
            if (data.instructions !== undefined && func0.call(data, "instructions")) {
              let data5 = data.instructions;
              const _errs16 = errors;
              if (typeof data5 !== "string" && data5 !== null) {
                validate22.errors = [
                  {
                    instancePath: instancePath + "/instructions",
                    schemaPath: "#/properties/instructions/type",
                    keyword: "type",
                    params: { type: schema33.properties.instructions.type },
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
              if (data.stream !== undefined && func0.call(data, "stream")) {
                let data6 = data.stream;
                const _errs18 = errors;
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
                var valid4 = _errs18 === errors;
              } else {
                var valid4 = true;
              }
              if (valid4) {
                if (data.stream_options !== undefined && func0.call(data, "stream_options")) {
                  let data7 = data.stream_options;
                  const _errs20 = errors;
                  if (!(data7 && typeof data7 == "object" && !Array.isArray(data7)) && data7 !== null) {
                    validate22.errors = [
                      {
                        instancePath: instancePath + "/stream_options",
                        schemaPath: "#/properties/stream_options/type",
                        keyword: "type",
                        params: { type: schema33.properties.stream_options.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs20) {
                    if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                      if (data7.include_obfuscation !== undefined && func0.call(data7, "include_obfuscation")) {
                        let data8 = data7.include_obfuscation;
                        if (typeof data8 !== "boolean" && data8 !== null) {
                          validate22.errors = [
                            {
                              instancePath: instancePath + "/stream_options/include_obfuscation",
                              schemaPath: "#/properties/stream_options/properties/include_obfuscation/type",
                              keyword: "type",
                              params: { type: schema33.properties.stream_options.properties.include_obfuscation.type },
                              message: "must be boolean,null",
                            },
                          ];
                          return false;
                        }
                      }
                    }
                  }
                  var valid4 = _errs20 === errors;
                } else {
                  var valid4 = true;
                }
                if (valid4) {
                  if (data.max_output_tokens !== undefined && func0.call(data, "max_output_tokens")) {
                    let data9 = data.max_output_tokens;
                    const _errs24 = errors;
                    if (
                      !(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)) &&
                      data9 !== null
                    ) {
                      validate22.errors = [
                        {
                          instancePath: instancePath + "/max_output_tokens",
                          schemaPath: "#/properties/max_output_tokens/type",
                          keyword: "type",
                          params: { type: schema33.properties.max_output_tokens.type },
                          message: "must be integer,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs24) {
                      if (typeof data9 == "number" && isFinite(data9)) {
                        if (data9 > 2147483647 || isNaN(data9)) {
                          validate22.errors = [
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
                          if (data9 < 1 || isNaN(data9)) {
                            validate22.errors = [
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
                    var valid4 = _errs24 === errors;
                  } else {
                    var valid4 = true;
                  }
                  if (valid4) {
                    if (data.max_tool_calls !== undefined && func0.call(data, "max_tool_calls")) {
                      let data10 = data.max_tool_calls;
                      const _errs26 = errors;
                      if (
                        !(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10)) &&
                        data10 !== null
                      ) {
                        validate22.errors = [
                          {
                            instancePath: instancePath + "/max_tool_calls",
                            schemaPath: "#/properties/max_tool_calls/type",
                            keyword: "type",
                            params: { type: schema33.properties.max_tool_calls.type },
                            message: "must be integer,null",
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs26) {
                        if (typeof data10 == "number" && isFinite(data10)) {
                          if (data10 > 2147483647 || isNaN(data10)) {
                            validate22.errors = [
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
                            if (data10 < 0 || isNaN(data10)) {
                              validate22.errors = [
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
                      var valid4 = _errs26 === errors;
                    } else {
                      var valid4 = true;
                    }
                    if (valid4) {
                      if (data.truncation !== undefined && func0.call(data, "truncation")) {
                        let data11 = data.truncation;
                        const _errs28 = errors;
                        if (typeof data11 !== "string" && data11 !== null) {
                          validate22.errors = [
                            {
                              instancePath: instancePath + "/truncation",
                              schemaPath: "#/properties/truncation/type",
                              keyword: "type",
                              params: { type: schema33.properties.truncation.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid4 = _errs28 === errors;
                      } else {
                        var valid4 = true;
                      }
                      if (valid4) {
                        if (data.temperature !== undefined && func0.call(data, "temperature")) {
                          let data12 = data.temperature;
                          const _errs30 = errors;
                          if (!(typeof data12 == "number" && isFinite(data12)) && data12 !== null) {
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
                          var valid4 = _errs30 === errors;
                        } else {
                          var valid4 = true;
                        }
                        if (valid4) {
                          if (data.top_p !== undefined && func0.call(data, "top_p")) {
                            let data13 = data.top_p;
                            const _errs32 = errors;
                            if (!(typeof data13 == "number" && isFinite(data13)) && data13 !== null) {
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
                            var valid4 = _errs32 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (valid4) {
                            if (data.top_logprobs !== undefined && func0.call(data, "top_logprobs")) {
                              let data14 = data.top_logprobs;
                              const _errs34 = errors;
                              if (
                                !(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14)) &&
                                data14 !== null
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
                              if (errors === _errs34) {
                                if (typeof data14 == "number" && isFinite(data14)) {
                                  if (data14 > 2147483647 || isNaN(data14)) {
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
                                    if (data14 < 0 || isNaN(data14)) {
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
                              var valid4 = _errs34 === errors;
                            } else {
                              var valid4 = true;
                            }
                            if (valid4) {
                              if (data.tools !== undefined && func0.call(data, "tools")) {
                                let data15 = data.tools;
                                const _errs36 = errors;
                                if (!Array.isArray(data15) && data15 !== null) {
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
                                if (errors === _errs36) {
                                  if (Array.isArray(data15)) {
                                    var valid7 = true;
                                    const len1 = data15.length;
                                    for (let i1 = 0; i1 < len1; i1++) {
                                      const _errs38 = errors;
                                      if (
                                        !validate30(data15[i1], {
                                          instancePath: instancePath + "/tools/" + i1,
                                          parentData: data15,
                                          parentDataProperty: i1,
                                          rootData,
                                          dynamicAnchors,
                                        })
                                      ) {
                                        vErrors =
                                          vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid7 = _errs38 === errors;
                                      if (!valid7) {
                                        break;
                                      }
                                    }
                                  }
                                }
                                var valid4 = _errs36 === errors;
                              } else {
                                var valid4 = true;
                              }
                              if (valid4) {
                                if (data.tool_choice !== undefined && func0.call(data, "tool_choice")) {
                                  const _errs39 = errors;
                                  if (
                                    !validate35(data.tool_choice, {
                                      instancePath: instancePath + "/tool_choice",
                                      parentData: data,
                                      parentDataProperty: "tool_choice",
                                      rootData,
                                      dynamicAnchors,
                                    })
                                  ) {
                                    vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid4 = _errs39 === errors;
                                } else {
                                  var valid4 = true;
                                }
                                if (valid4) {
                                  if (
                                    data.parallel_tool_calls !== undefined &&
                                    func0.call(data, "parallel_tool_calls")
                                  ) {
                                    let data18 = data.parallel_tool_calls;
                                    const _errs40 = errors;
                                    if (typeof data18 !== "boolean" && data18 !== null) {
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
                                    var valid4 = _errs40 === errors;
                                  } else {
                                    var valid4 = true;
                                  }
                                  if (valid4) {
                                    if (data.text !== undefined && func0.call(data, "text")) {
                                      const _errs42 = errors;
                                      if (
                                        !validate37(data.text, {
                                          instancePath: instancePath + "/text",
                                          parentData: data,
                                          parentDataProperty: "text",
                                          rootData,
                                          dynamicAnchors,
                                        })
                                      ) {
                                        vErrors =
                                          vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid4 = _errs42 === errors;
                                    } else {
                                      var valid4 = true;
                                    }
                                    if (valid4) {
                                      if (data.reasoning !== undefined && func0.call(data, "reasoning")) {
                                        let data20 = data.reasoning;
                                        const _errs43 = errors;
                                        const _errs44 = errors;
                                        if (
                                          !(data20 && typeof data20 == "object" && !Array.isArray(data20)) &&
                                          data20 !== null
                                        ) {
                                          validate22.errors = [
                                            {
                                              instancePath: instancePath + "/reasoning",
                                              schemaPath: "#/components/schemas/ReasoningSettings/type",
                                              keyword: "type",
                                              params: { type: schema44.type },
                                              message: "must be object,null",
                                            },
                                          ];
                                          return false;
                                        }
                                        if (errors === _errs44) {
                                          if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                                            if (data20.effort !== undefined && func0.call(data20, "effort")) {
                                              let data21 = data20.effort;
                                              const _errs46 = errors;
                                              if (typeof data21 !== "string" && data21 !== null) {
                                                validate22.errors = [
                                                  {
                                                    instancePath: instancePath + "/reasoning/effort",
                                                    schemaPath:
                                                      "#/components/schemas/ReasoningSettings/properties/effort/type",
                                                    keyword: "type",
                                                    params: { type: schema44.properties.effort.type },
                                                    message: "must be string,null",
                                                  },
                                                ];
                                                return false;
                                              }
                                              var valid9 = _errs46 === errors;
                                            } else {
                                              var valid9 = true;
                                            }
                                            if (valid9) {
                                              if (data20.summary !== undefined && func0.call(data20, "summary")) {
                                                let data22 = data20.summary;
                                                const _errs48 = errors;
                                                if (typeof data22 !== "string" && data22 !== null) {
                                                  validate22.errors = [
                                                    {
                                                      instancePath: instancePath + "/reasoning/summary",
                                                      schemaPath:
                                                        "#/components/schemas/ReasoningSettings/properties/summary/type",
                                                      keyword: "type",
                                                      params: { type: schema44.properties.summary.type },
                                                      message: "must be string,null",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                var valid9 = _errs48 === errors;
                                              } else {
                                                var valid9 = true;
                                              }
                                              if (valid9) {
                                                if (
                                                  data20.generate_summary !== undefined &&
                                                  func0.call(data20, "generate_summary")
                                                ) {
                                                  let data23 = data20.generate_summary;
                                                  const _errs50 = errors;
                                                  if (typeof data23 !== "string" && data23 !== null) {
                                                    validate22.errors = [
                                                      {
                                                        instancePath: instancePath + "/reasoning/generate_summary",
                                                        schemaPath:
                                                          "#/components/schemas/ReasoningSettings/properties/generate_summary/type",
                                                        keyword: "type",
                                                        params: { type: schema44.properties.generate_summary.type },
                                                        message: "must be string,null",
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                  var valid9 = _errs50 === errors;
                                                } else {
                                                  var valid9 = true;
                                                }
                                                if (valid9) {
                                                  if (data20.mode !== undefined && func0.call(data20, "mode")) {
                                                    let data24 = data20.mode;
                                                    const _errs52 = errors;
                                                    if (typeof data24 !== "string" && data24 !== null) {
                                                      validate22.errors = [
                                                        {
                                                          instancePath: instancePath + "/reasoning/mode",
                                                          schemaPath:
                                                            "#/components/schemas/ReasoningSettings/properties/mode/type",
                                                          keyword: "type",
                                                          params: { type: schema44.properties.mode.type },
                                                          message: "must be string,null",
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                    var valid9 = _errs52 === errors;
                                                  } else {
                                                    var valid9 = true;
                                                  }
                                                  if (valid9) {
                                                    if (data20.context !== undefined && func0.call(data20, "context")) {
                                                      let data25 = data20.context;
                                                      const _errs54 = errors;
                                                      if (typeof data25 !== "string" && data25 !== null) {
                                                        validate22.errors = [
                                                          {
                                                            instancePath: instancePath + "/reasoning/context",
                                                            schemaPath:
                                                              "#/components/schemas/ReasoningSettings/properties/context/type",
                                                            keyword: "type",
                                                            params: { type: schema44.properties.context.type },
                                                            message: "must be string,null",
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                      var valid9 = _errs54 === errors;
                                                    } else {
                                                      var valid9 = true;
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                        var valid4 = _errs43 === errors;
                                      } else {
                                        var valid4 = true;
                                      }
                                      if (valid4) {
                                        if (data.include !== undefined && func0.call(data, "include")) {
                                          let data26 = data.include;
                                          const _errs56 = errors;
                                          if (!Array.isArray(data26) && data26 !== null) {
                                            validate22.errors = [
                                              {
                                                instancePath: instancePath + "/include",
                                                schemaPath: "#/properties/include/type",
                                                keyword: "type",
                                                params: { type: schema33.properties.include.type },
                                                message: "must be array,null",
                                              },
                                            ];
                                            return false;
                                          }
                                          if (errors === _errs56) {
                                            if (Array.isArray(data26)) {
                                              var valid10 = true;
                                              const len2 = data26.length;
                                              for (let i2 = 0; i2 < len2; i2++) {
                                                const _errs58 = errors;
                                                if (typeof data26[i2] !== "string") {
                                                  validate22.errors = [
                                                    {
                                                      instancePath: instancePath + "/include/" + i2,
                                                      schemaPath: "#/properties/include/items/type",
                                                      keyword: "type",
                                                      params: { type: "string" },
                                                      message: "must be string",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                var valid10 = _errs58 === errors;
                                                if (!valid10) {
                                                  break;
                                                }
                                              }
                                            }
                                          }
                                          var valid4 = _errs56 === errors;
                                        } else {
                                          var valid4 = true;
                                        }
                                        if (valid4) {
                                          if (
                                            data.safety_identifier !== undefined &&
                                            func0.call(data, "safety_identifier")
                                          ) {
                                            let data28 = data.safety_identifier;
                                            const _errs60 = errors;
                                            if (typeof data28 !== "string" && data28 !== null) {
                                              validate22.errors = [
                                                {
                                                  instancePath: instancePath + "/safety_identifier",
                                                  schemaPath: "#/properties/safety_identifier/type",
                                                  keyword: "type",
                                                  params: { type: schema33.properties.safety_identifier.type },
                                                  message: "must be string,null",
                                                },
                                              ];
                                              return false;
                                            }
                                            var valid4 = _errs60 === errors;
                                          } else {
                                            var valid4 = true;
                                          }
                                          if (valid4) {
                                            if (data.user !== undefined && func0.call(data, "user")) {
                                              let data29 = data.user;
                                              const _errs62 = errors;
                                              if (typeof data29 !== "string" && data29 !== null) {
                                                validate22.errors = [
                                                  {
                                                    instancePath: instancePath + "/user",
                                                    schemaPath: "#/properties/user/type",
                                                    keyword: "type",
                                                    params: { type: schema33.properties.user.type },
                                                    message: "must be string,null",
                                                  },
                                                ];
                                                return false;
                                              }
                                              var valid4 = _errs62 === errors;
                                            } else {
                                              var valid4 = true;
                                            }
                                            if (valid4) {
                                              if (data.metadata !== undefined && func0.call(data, "metadata")) {
                                                let data30 = data.metadata;
                                                const _errs64 = errors;
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
                                                var valid4 = _errs64 === errors;
                                              } else {
                                                var valid4 = true;
                                              }
                                              if (valid4) {
                                                if (
                                                  data.prompt_cache_key !== undefined &&
                                                  func0.call(data, "prompt_cache_key")
                                                ) {
                                                  let data31 = data.prompt_cache_key;
                                                  const _errs67 = errors;
                                                  if (typeof data31 !== "string" && data31 !== null) {
                                                    validate22.errors = [
                                                      {
                                                        instancePath: instancePath + "/prompt_cache_key",
                                                        schemaPath: "#/properties/prompt_cache_key/type",
                                                        keyword: "type",
                                                        params: { type: schema33.properties.prompt_cache_key.type },
                                                        message: "must be string,null",
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                  var valid4 = _errs67 === errors;
                                                } else {
                                                  var valid4 = true;
                                                }
                                                if (valid4) {
                                                  if (
                                                    data.prompt_cache_options !== undefined &&
                                                    func0.call(data, "prompt_cache_options")
                                                  ) {
                                                    let data32 = data.prompt_cache_options;
                                                    const _errs69 = errors;
                                                    if (
                                                      !(
                                                        data32 &&
                                                        typeof data32 == "object" &&
                                                        !Array.isArray(data32)
                                                      ) &&
                                                      data32 !== null
                                                    ) {
                                                      validate22.errors = [
                                                        {
                                                          instancePath: instancePath + "/prompt_cache_options",
                                                          schemaPath: "#/properties/prompt_cache_options/type",
                                                          keyword: "type",
                                                          params: {
                                                            type: schema33.properties.prompt_cache_options.type,
                                                          },
                                                          message: "must be object,null",
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                    var valid4 = _errs69 === errors;
                                                  } else {
                                                    var valid4 = true;
                                                  }
                                                  if (valid4) {
                                                    if (
                                                      data.prompt_cache_retention !== undefined &&
                                                      func0.call(data, "prompt_cache_retention")
                                                    ) {
                                                      let data33 = data.prompt_cache_retention;
                                                      const _errs72 = errors;
                                                      if (typeof data33 !== "string" && data33 !== null) {
                                                        validate22.errors = [
                                                          {
                                                            instancePath: instancePath + "/prompt_cache_retention",
                                                            schemaPath: "#/properties/prompt_cache_retention/type",
                                                            keyword: "type",
                                                            params: {
                                                              type: schema33.properties.prompt_cache_retention.type,
                                                            },
                                                            message: "must be string,null",
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                      var valid4 = _errs72 === errors;
                                                    } else {
                                                      var valid4 = true;
                                                    }
                                                    if (valid4) {
                                                      if (data.store !== undefined && func0.call(data, "store")) {
                                                        let data34 = data.store;
                                                        const _errs74 = errors;
                                                        if (typeof data34 !== "boolean" && data34 !== null) {
                                                          validate22.errors = [
                                                            {
                                                              instancePath: instancePath + "/store",
                                                              schemaPath: "#/properties/store/type",
                                                              keyword: "type",
                                                              params: { type: schema33.properties.store.type },
                                                              message: "must be boolean,null",
                                                            },
                                                          ];
                                                          return false;
                                                        }
                                                        var valid4 = _errs74 === errors;
                                                      } else {
                                                        var valid4 = true;
                                                      }
                                                      if (valid4) {
                                                        if (
                                                          data.background !== undefined &&
                                                          func0.call(data, "background")
                                                        ) {
                                                          let data35 = data.background;
                                                          const _errs76 = errors;
                                                          if (typeof data35 !== "boolean" && data35 !== null) {
                                                            validate22.errors = [
                                                              {
                                                                instancePath: instancePath + "/background",
                                                                schemaPath: "#/properties/background/type",
                                                                keyword: "type",
                                                                params: { type: schema33.properties.background.type },
                                                                message: "must be boolean,null",
                                                              },
                                                            ];
                                                            return false;
                                                          }
                                                          var valid4 = _errs76 === errors;
                                                        } else {
                                                          var valid4 = true;
                                                        }
                                                        if (valid4) {
                                                          if (
                                                            data.previous_response_id !== undefined &&
                                                            func0.call(data, "previous_response_id")
                                                          ) {
                                                            let data36 = data.previous_response_id;
                                                            const _errs78 = errors;
                                                            if (typeof data36 !== "string" && data36 !== null) {
                                                              validate22.errors = [
                                                                {
                                                                  instancePath: instancePath + "/previous_response_id",
                                                                  schemaPath: "#/properties/previous_response_id/type",
                                                                  keyword: "type",
                                                                  params: {
                                                                    type: schema33.properties.previous_response_id.type,
                                                                  },
                                                                  message: "must be string,null",
                                                                },
                                                              ];
                                                              return false;
                                                            }
                                                            var valid4 = _errs78 === errors;
                                                          } else {
                                                            var valid4 = true;
                                                          }
                                                          if (valid4) {
                                                            if (
                                                              data.conversation !== undefined &&
                                                              func0.call(data, "conversation")
                                                            ) {
                                                              let data37 = data.conversation;
                                                              const _errs80 = errors;
                                                              if (
                                                                typeof data37 !== "string" &&
                                                                !(
                                                                  data37 &&
                                                                  typeof data37 == "object" &&
                                                                  !Array.isArray(data37)
                                                                ) &&
                                                                data37 !== null
                                                              ) {
                                                                validate22.errors = [
                                                                  {
                                                                    instancePath: instancePath + "/conversation",
                                                                    schemaPath: "#/properties/conversation/type",
                                                                    keyword: "type",
                                                                    params: {
                                                                      type: schema33.properties.conversation.type,
                                                                    },
                                                                    message: "must be string,object,null",
                                                                  },
                                                                ];
                                                                return false;
                                                              }
                                                              var valid4 = _errs80 === errors;
                                                            } else {
                                                              var valid4 = true;
                                                            }
                                                            if (valid4) {
                                                              if (
                                                                data.prompt !== undefined &&
                                                                func0.call(data, "prompt")
                                                              ) {
                                                                let data38 = data.prompt;
                                                                const _errs83 = errors;
                                                                if (
                                                                  !(
                                                                    data38 &&
                                                                    typeof data38 == "object" &&
                                                                    !Array.isArray(data38)
                                                                  ) &&
                                                                  data38 !== null
                                                                ) {
                                                                  validate22.errors = [
                                                                    {
                                                                      instancePath: instancePath + "/prompt",
                                                                      schemaPath: "#/properties/prompt/type",
                                                                      keyword: "type",
                                                                      params: { type: schema33.properties.prompt.type },
                                                                      message: "must be object,null",
                                                                    },
                                                                  ];
                                                                  return false;
                                                                }
                                                                if (errors === _errs83) {
                                                                  if (
                                                                    data38 &&
                                                                    typeof data38 == "object" &&
                                                                    !Array.isArray(data38)
                                                                  ) {
                                                                    if (
                                                                      data38.id !== undefined &&
                                                                      func0.call(data38, "id")
                                                                    ) {
                                                                      let data39 = data38.id;
                                                                      const _errs85 = errors;
                                                                      if (
                                                                        typeof data39 !== "string" &&
                                                                        data39 !== null
                                                                      ) {
                                                                        validate22.errors = [
                                                                          {
                                                                            instancePath: instancePath + "/prompt/id",
                                                                            schemaPath:
                                                                              "#/properties/prompt/properties/id/type",
                                                                            keyword: "type",
                                                                            params: {
                                                                              type: schema33.properties.prompt
                                                                                .properties.id.type,
                                                                            },
                                                                            message: "must be string,null",
                                                                          },
                                                                        ];
                                                                        return false;
                                                                      }
                                                                      var valid11 = _errs85 === errors;
                                                                    } else {
                                                                      var valid11 = true;
                                                                    }
                                                                    if (valid11) {
                                                                      if (
                                                                        data38.version !== undefined &&
                                                                        func0.call(data38, "version")
                                                                      ) {
                                                                        let data40 = data38.version;
                                                                        const _errs87 = errors;
                                                                        if (
                                                                          typeof data40 !== "string" &&
                                                                          data40 !== null
                                                                        ) {
                                                                          validate22.errors = [
                                                                            {
                                                                              instancePath:
                                                                                instancePath + "/prompt/version",
                                                                              schemaPath:
                                                                                "#/properties/prompt/properties/version/type",
                                                                              keyword: "type",
                                                                              params: {
                                                                                type: schema33.properties.prompt
                                                                                  .properties.version.type,
                                                                              },
                                                                              message: "must be string,null",
                                                                            },
                                                                          ];
                                                                          return false;
                                                                        }
                                                                        var valid11 = _errs87 === errors;
                                                                      } else {
                                                                        var valid11 = true;
                                                                      }
                                                                      if (valid11) {
                                                                        if (
                                                                          data38.variables !== undefined &&
                                                                          func0.call(data38, "variables")
                                                                        ) {
                                                                          let data41 = data38.variables;
                                                                          const _errs89 = errors;
                                                                          if (
                                                                            !(
                                                                              data41 &&
                                                                              typeof data41 == "object" &&
                                                                              !Array.isArray(data41)
                                                                            ) &&
                                                                            data41 !== null
                                                                          ) {
                                                                            validate22.errors = [
                                                                              {
                                                                                instancePath:
                                                                                  instancePath + "/prompt/variables",
                                                                                schemaPath:
                                                                                  "#/properties/prompt/properties/variables/type",
                                                                                keyword: "type",
                                                                                params: {
                                                                                  type: schema33.properties.prompt
                                                                                    .properties.variables.type,
                                                                                },
                                                                                message: "must be object,null",
                                                                              },
                                                                            ];
                                                                            return false;
                                                                          }
                                                                          var valid11 = _errs89 === errors;
                                                                        } else {
                                                                          var valid11 = true;
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                                var valid4 = _errs83 === errors;
                                                              } else {
                                                                var valid4 = true;
                                                              }
                                                              if (valid4) {
                                                                if (
                                                                  data.context_management !== undefined &&
                                                                  func0.call(data, "context_management")
                                                                ) {
                                                                  let data42 = data.context_management;
                                                                  const _errs92 = errors;
                                                                  if (!Array.isArray(data42) && data42 !== null) {
                                                                    validate22.errors = [
                                                                      {
                                                                        instancePath:
                                                                          instancePath + "/context_management",
                                                                        schemaPath:
                                                                          "#/properties/context_management/type",
                                                                        keyword: "type",
                                                                        params: {
                                                                          type: schema33.properties.context_management
                                                                            .type,
                                                                        },
                                                                        message: "must be array,null",
                                                                      },
                                                                    ];
                                                                    return false;
                                                                  }
                                                                  if (errors === _errs92) {
                                                                    if (Array.isArray(data42)) {
                                                                      var valid12 = true;
                                                                      const len3 = data42.length;
                                                                      for (let i3 = 0; i3 < len3; i3++) {
                                                                        let data43 = data42[i3];
                                                                        const _errs94 = errors;
                                                                        if (errors === _errs94) {
                                                                          if (
                                                                            data43 &&
                                                                            typeof data43 == "object" &&
                                                                            !Array.isArray(data43)
                                                                          ) {
                                                                          } else {
                                                                            validate22.errors = [
                                                                              {
                                                                                instancePath:
                                                                                  instancePath +
                                                                                  "/context_management/" +
                                                                                  i3,
                                                                                schemaPath:
                                                                                  "#/properties/context_management/items/type",
                                                                                keyword: "type",
                                                                                params: { type: "object" },
                                                                                message: "must be object",
                                                                              },
                                                                            ];
                                                                            return false;
                                                                          }
                                                                        }
                                                                        var valid12 = _errs94 === errors;
                                                                        if (!valid12) {
                                                                          break;
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                  var valid4 = _errs92 === errors;
                                                                } else {
                                                                  var valid4 = true;
                                                                }
                                                                if (valid4) {
                                                                  if (
                                                                    data.service_tier !== undefined &&
                                                                    func0.call(data, "service_tier")
                                                                  ) {
                                                                    let data44 = data.service_tier;
                                                                    const _errs97 = errors;
                                                                    if (typeof data44 !== "string" && data44 !== null) {
                                                                      validate22.errors = [
                                                                        {
                                                                          instancePath: instancePath + "/service_tier",
                                                                          schemaPath: "#/properties/service_tier/type",
                                                                          keyword: "type",
                                                                          params: {
                                                                            type: schema33.properties.service_tier.type,
                                                                          },
                                                                          message: "must be string,null",
                                                                        },
                                                                      ];
                                                                      return false;
                                                                    }
                                                                    var valid4 = _errs97 === errors;
                                                                  } else {
                                                                    var valid4 = true;
                                                                  }
                                                                  if (valid4) {
                                                                    if (
                                                                      data.moderation !== undefined &&
                                                                      func0.call(data, "moderation")
                                                                    ) {
                                                                      let data45 = data.moderation;
                                                                      const _errs99 = errors;
                                                                      if (
                                                                        !(
                                                                          data45 &&
                                                                          typeof data45 == "object" &&
                                                                          !Array.isArray(data45)
                                                                        ) &&
                                                                        data45 !== null
                                                                      ) {
                                                                        validate22.errors = [
                                                                          {
                                                                            instancePath: instancePath + "/moderation",
                                                                            schemaPath: "#/properties/moderation/type",
                                                                            keyword: "type",
                                                                            params: {
                                                                              type: schema33.properties.moderation.type,
                                                                            },
                                                                            message: "must be object,null",
                                                                          },
                                                                        ];
                                                                        return false;
                                                                      }
                                                                      var valid4 = _errs99 === errors;
                                                                    } else {
                                                                      var valid4 = true;
                                                                    }
                                                                    if (valid4) {
                                                                      if (
                                                                        data.access_programs !== undefined &&
                                                                        func0.call(data, "access_programs")
                                                                      ) {
                                                                        let data46 = data.access_programs;
                                                                        const _errs102 = errors;
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
                                                                                instancePath + "/access_programs",
                                                                              schemaPath:
                                                                                "#/properties/access_programs/type",
                                                                              keyword: "type",
                                                                              params: {
                                                                                type: schema33.properties
                                                                                  .access_programs.type,
                                                                              },
                                                                              message: "must be object,null",
                                                                            },
                                                                          ];
                                                                          return false;
                                                                        }
                                                                        var valid4 = _errs102 === errors;
                                                                      } else {
                                                                        var valid4 = true;
                                                                      }
                                                                      if (valid4) {
                                                                        if (
                                                                          data.image !== undefined &&
                                                                          func0.call(data, "image")
                                                                        ) {
                                                                          let data47 = data.image;
                                                                          const _errs105 = errors;
                                                                          if (
                                                                            !(
                                                                              data47 &&
                                                                              typeof data47 == "object" &&
                                                                              !Array.isArray(data47)
                                                                            ) &&
                                                                            data47 !== null
                                                                          ) {
                                                                            validate22.errors = [
                                                                              {
                                                                                instancePath: instancePath + "/image",
                                                                                schemaPath: "#/properties/image/type",
                                                                                keyword: "type",
                                                                                params: {
                                                                                  type: schema33.properties.image.type,
                                                                                },
                                                                                message: "must be object,null",
                                                                              },
                                                                            ];
                                                                            return false;
                                                                          }
                                                                          if (errors === _errs105) {
                                                                            if (
                                                                              data47 &&
                                                                              typeof data47 == "object" &&
                                                                              !Array.isArray(data47)
                                                                            ) {
                                                                              if (
                                                                                data47.context_compression !==
                                                                                  undefined &&
                                                                                func0.call(
                                                                                  data47,
                                                                                  "context_compression",
                                                                                )
                                                                              ) {
                                                                                let data48 = data47.context_compression;
                                                                                if (
                                                                                  typeof data48 !== "string" &&
                                                                                  data48 !== null
                                                                                ) {
                                                                                  validate22.errors = [
                                                                                    {
                                                                                      instancePath:
                                                                                        instancePath +
                                                                                        "/image/context_compression",
                                                                                      schemaPath:
                                                                                        "#/properties/image/properties/context_compression/type",
                                                                                      keyword: "type",
                                                                                      params: {
                                                                                        type: schema33.properties.image
                                                                                          .properties
                                                                                          .context_compression.type,
                                                                                      },
                                                                                      message: "must be string,null",
                                                                                    },
                                                                                  ];
                                                                                  return false;
                                                                                }
                                                                              }
                                                                            }
                                                                          }
                                                                          var valid4 = _errs105 === errors;
                                                                        } else {
                                                                          var valid4 = true;
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
  evaluated0.props = props0;
  return errors === 0;
}
validate22.evaluated = { dynamicProps: true, dynamicItems: false };

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
  } else {
    var props0 = validate22.evaluated.props;
  }
  validate20.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate20.evaluated = { dynamicProps: true, dynamicItems: false };
