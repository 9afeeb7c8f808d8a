// Made from specs/dialects/interactions/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length as func65 } from "../../src/conversion/validator-support.js";

export const validateRequest = validate20;
const schema31 = { $id: "/request", $ref: "/document#/components/schemas/Request" };
const schema33 = {
  type: "object",
  required: ["input"],
  properties: {
    model: { type: "string", minLength: 1 },
    input: {
      type: ["string", "object", "array"],
      minLength: 1,
      minItems: 1,
      items: { $ref: "#/components/schemas/Step" },
      additionalProperties: true,
      if: { type: "object" },
      then: { $ref: "#/components/schemas/Step" },
    },
    system_instruction: {
      type: ["string", "object", "null"],
      properties: {
        parts: { type: ["array", "null"], items: { $ref: "#/components/schemas/InstructionPart" } },
        text: { type: ["string", "null"] },
        role: { type: ["string", "null"] },
      },
    },
    stream: { type: ["boolean", "null"] },
    tools: { type: ["array", "null"], items: { $ref: "#/components/schemas/Tool" } },
    generation_config: { $ref: "#/components/schemas/GenerationConfig" },
    response_format: {
      type: ["object", "array", "null"],
      items: { $ref: "#/components/schemas/ResponseFormat" },
      additionalProperties: true,
      if: { type: "object" },
      then: { $ref: "#/components/schemas/ResponseFormat" },
    },
    response_mime_type: { type: ["string", "null"] },
    response_modalities: { type: ["array", "null"], items: { type: "string" } },
    store: { type: ["boolean", "null"] },
    background: { type: ["boolean", "null"] },
    previous_interaction_id: { type: ["string", "null"] },
    agent: { type: ["string", "object", "null"], additionalProperties: true },
    environment: { type: ["string", "object", "null"], additionalProperties: true },
    webhook_config: { type: ["string", "object", "null"], additionalProperties: true },
    cached_content: { type: ["string", "null"] },
    continuation_token: { type: ["string", "null"] },
    service_tier: { type: ["string", "null"] },
    safety_settings: { type: ["array", "null"], items: { $ref: "#/components/schemas/SafetySetting" } },
    labels: { type: ["object", "null"], additionalProperties: true },
  },
  if: { required: ["agent"], properties: { agent: { type: ["string", "object"] } } },
  else: { required: ["model"] },
};
const schema37 = {
  type: "object",
  properties: { type: { type: ["string", "null"] }, text: { type: ["string", "null"] } },
};
const schema38 = {
  type: "object",
  required: ["type"],
  properties: {
    type: { type: "string" },
    name: { type: ["string", "null"] },
    description: { type: ["string", "null"] },
    parameters: { type: ["object", "null"], additionalProperties: true },
  },
  if: { required: ["type"], properties: { type: { const: "function" } } },
  then: { required: ["name"], properties: { name: { type: "string" } } },
};
const schema41 = {
  type: "object",
  properties: {
    type: { type: ["string", "null"] },
    mime_type: { type: ["string", "null"] },
    schema: { type: ["object", "null"], additionalProperties: true },
    aspect_ratio: { type: ["string", "null"] },
    image_size: { type: ["string", "null"] },
  },
};
const schema43 = {
  type: "object",
  properties: {
    type: { type: ["string", "null"] },
    threshold: { type: ["string", "null"] },
    method: { type: ["string", "null"] },
  },
};
const func0 = Object.prototype.hasOwnProperty;

const schema34 = {
  type: "object",
  required: ["type"],
  properties: {
    type: { type: "string" },
    content: { type: ["array", "object", "string", "null"], additionalProperties: true },
    error: { $ref: "#/components/schemas/Fault" },
    signature: { type: ["string", "null"] },
    summary: { type: ["array", "null"], items: { $ref: "#/components/schemas/Step" } },
    id: { type: ["string", "null"] },
    name: { type: ["string", "null"] },
    arguments: { type: ["object", "null"], additionalProperties: true },
    call_id: { type: ["string", "null"] },
    result: { type: ["string", "object", "array", "null"], additionalProperties: true },
    is_error: { type: ["boolean", "null"] },
    text: { type: ["string", "null"] },
    annotations: { type: ["array", "null"], items: { $ref: "#/components/schemas/Annotation" } },
    data: { type: ["string", "null"] },
    uri: { type: ["string", "null"] },
    mime_type: { type: ["string", "null"] },
    resolution: { type: ["string", "null"] },
  },
  if: { required: ["type"], properties: { type: { const: "text" } } },
  then: { required: ["text"], properties: { text: { type: "string" } } },
  else: {
    if: { required: ["type"], properties: { type: { enum: ["image", "audio", "document", "video"] } } },
    then: {
      if: { required: ["uri"], properties: { uri: { type: "string" } } },
      else: { required: ["data"], properties: { data: { type: "string" } } },
    },
    else: {
      if: { required: ["type"], properties: { type: { const: "user_input" } } },
      then: {
        required: ["content"],
        properties: { content: { type: "array", items: { $ref: "#/components/schemas/Step" } } },
      },
      else: {
        if: { required: ["type"], properties: { type: { const: "model_output" } } },
        then: { properties: { content: { type: ["array", "null"], items: { $ref: "#/components/schemas/Step" } } } },
        else: {
          if: { required: ["type"], properties: { type: { const: "function_call" } } },
          then: { required: ["id", "name"], properties: { id: { type: "string" }, name: { type: "string" } } },
          else: {
            if: { required: ["type"], properties: { type: { const: "function_result" } } },
            then: {
              required: ["call_id"],
              properties: { call_id: { type: "string" }, result: { items: { $ref: "#/components/schemas/Step" } } },
            },
          },
        },
      },
    },
  },
};
const schema35 = {
  type: ["object", "null"],
  properties: { code: { type: ["string", "integer", "null"] }, message: { type: ["string", "null"] } },
};
const schema36 = {
  type: "object",
  properties: {
    type: { type: ["string", "null"] },
    url: { type: ["string", "null"] },
    title: { type: ["string", "null"] },
    start_index: { type: ["integer", "null"] },
    end_index: { type: ["integer", "null"] },
  },
};
const wrapper0 = { validate: validate23 };

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
        if (data.text !== undefined && func0.call(data, "text")) {
          if (typeof data.text !== "string") {
            validate23.errors = [
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
          if (!(data2 === "image" || data2 === "audio" || data2 === "document" || data2 === "video")) {
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
        if ((data.uri === undefined || !func0.call(data, "uri")) && (missing3 = "uri")) {
          const err4 = {};
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        } else {
          if (data.uri !== undefined && func0.call(data, "uri")) {
            if (typeof data.uri !== "string") {
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
          if ((data.data === undefined || !func0.call(data, "data")) && (missing4 = "data")) {
            validate23.errors = [
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
            if (data.data !== undefined && func0.call(data, "data")) {
              if (typeof data.data !== "string") {
                validate23.errors = [
                  {
                    instancePath: instancePath + "/data",
                    schemaPath: "#/else/then/else/properties/data/type",
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
          props1.data = true;
          props1.uri = true;
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
        validate23.errors = vErrors;
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
            if ("user_input" !== data.type) {
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
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing6;
          if ((data.content === undefined || !func0.call(data, "content")) && (missing6 = "content")) {
            validate23.errors = [
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
            if (data.content !== undefined && func0.call(data, "content")) {
              let data6 = data.content;
              const _errs24 = errors;
              if (errors === _errs24) {
                if (Array.isArray(data6)) {
                  var valid11 = true;
                  const len0 = data6.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs26 = errors;
                    if (
                      !wrapper0.validate(data6[i0], {
                        instancePath: instancePath + "/content/" + i0,
                        parentData: data6,
                        parentDataProperty: i0,
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
                      errors = vErrors.length;
                    }
                    var valid11 = _errs26 === errors;
                    if (!valid11) {
                      break;
                    }
                  }
                } else {
                  validate23.errors = [
                    {
                      instancePath: instancePath + "/content",
                      schemaPath: "#/else/else/then/properties/content/type",
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
        }
        var _valid3 = _errs23 === errors;
        valid8 = _valid3;
        if (valid8) {
          var props3 = {};
          props3.content = true;
          props3.type = true;
        }
        ifClause2 = "then";
      } else {
        const _errs27 = errors;
        const _errs28 = errors;
        let valid12 = true;
        const _errs29 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing7;
          if ((data.type === undefined || !func0.call(data, "type")) && (missing7 = "type")) {
            const err9 = {};
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          } else {
            if (data.type !== undefined && func0.call(data, "type")) {
              if ("model_output" !== data.type) {
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
        var _valid4 = _errs29 === errors;
        errors = _errs28;
        if (vErrors !== null) {
          if (_errs28) {
            vErrors.length = _errs28;
          } else {
            vErrors = null;
          }
        }
        let ifClause3;
        if (_valid4) {
          const _errs31 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.content !== undefined && func0.call(data, "content")) {
              let data9 = data.content;
              const _errs32 = errors;
              if (!Array.isArray(data9) && data9 !== null) {
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
              if (errors === _errs32) {
                if (Array.isArray(data9)) {
                  var valid15 = true;
                  const len1 = data9.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    const _errs34 = errors;
                    if (
                      !wrapper0.validate(data9[i1], {
                        instancePath: instancePath + "/content/" + i1,
                        parentData: data9,
                        parentDataProperty: i1,
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
                      errors = vErrors.length;
                    }
                    var valid15 = _errs34 === errors;
                    if (!valid15) {
                      break;
                    }
                  }
                }
              }
            }
          }
          var _valid4 = _errs31 === errors;
          valid12 = _valid4;
          if (valid12) {
            var props5 = {};
            props5.content = true;
            props5.type = true;
          }
          ifClause3 = "then";
        } else {
          const _errs35 = errors;
          const _errs36 = errors;
          let valid16 = true;
          const _errs37 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing8;
            if ((data.type === undefined || !func0.call(data, "type")) && (missing8 = "type")) {
              const err11 = {};
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            } else {
              if (data.type !== undefined && func0.call(data, "type")) {
                if ("function_call" !== data.type) {
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
          var _valid5 = _errs37 === errors;
          errors = _errs36;
          if (vErrors !== null) {
            if (_errs36) {
              vErrors.length = _errs36;
            } else {
              vErrors = null;
            }
          }
          let ifClause4;
          if (_valid5) {
            const _errs39 = errors;
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing9;
              if (
                ((data.id === undefined || !func0.call(data, "id")) && (missing9 = "id")) ||
                ((data.name === undefined || !func0.call(data, "name")) && (missing9 = "name"))
              ) {
                validate23.errors = [
                  {
                    instancePath,
                    schemaPath: "#/else/else/else/else/then/required",
                    keyword: "required",
                    params: { missingProperty: missing9 },
                    message: "must have required property '" + missing9 + "'",
                  },
                ];
                return false;
              } else {
                if (data.id !== undefined && func0.call(data, "id")) {
                  const _errs40 = errors;
                  if (typeof data.id !== "string") {
                    validate23.errors = [
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
                  var valid18 = _errs40 === errors;
                } else {
                  var valid18 = true;
                }
                if (valid18) {
                  if (data.name !== undefined && func0.call(data, "name")) {
                    const _errs42 = errors;
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
                    var valid18 = _errs42 === errors;
                  } else {
                    var valid18 = true;
                  }
                }
              }
            }
            var _valid5 = _errs39 === errors;
            valid16 = _valid5;
            if (valid16) {
              var props6 = {};
              props6.id = true;
              props6.name = true;
              props6.type = true;
            }
            ifClause4 = "then";
          } else {
            const _errs44 = errors;
            const _errs45 = errors;
            let valid19 = true;
            const _errs46 = errors;
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing10;
              if ((data.type === undefined || !func0.call(data, "type")) && (missing10 = "type")) {
                const err13 = {};
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              } else {
                if (data.type !== undefined && func0.call(data, "type")) {
                  if ("function_result" !== data.type) {
                    const err14 = {};
                    if (vErrors === null) {
                      vErrors = [err14];
                    } else {
                      vErrors.push(err14);
                    }
                    errors++;
                  }
                }
              }
            }
            var _valid6 = _errs46 === errors;
            errors = _errs45;
            if (vErrors !== null) {
              if (_errs45) {
                vErrors.length = _errs45;
              } else {
                vErrors = null;
              }
            }
            if (_valid6) {
              const _errs48 = errors;
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing11;
                if ((data.call_id === undefined || !func0.call(data, "call_id")) && (missing11 = "call_id")) {
                  validate23.errors = [
                    {
                      instancePath,
                      schemaPath: "#/else/else/else/else/else/then/required",
                      keyword: "required",
                      params: { missingProperty: missing11 },
                      message: "must have required property '" + missing11 + "'",
                    },
                  ];
                  return false;
                } else {
                  if (data.call_id !== undefined && func0.call(data, "call_id")) {
                    const _errs49 = errors;
                    if (typeof data.call_id !== "string") {
                      validate23.errors = [
                        {
                          instancePath: instancePath + "/call_id",
                          schemaPath: "#/else/else/else/else/else/then/properties/call_id/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        },
                      ];
                      return false;
                    }
                    var valid21 = _errs49 === errors;
                  } else {
                    var valid21 = true;
                  }
                  if (valid21) {
                    if (data.result !== undefined && func0.call(data, "result")) {
                      let data16 = data.result;
                      const _errs51 = errors;
                      if (Array.isArray(data16)) {
                        var valid22 = true;
                        const len2 = data16.length;
                        for (let i2 = 0; i2 < len2; i2++) {
                          const _errs52 = errors;
                          if (
                            !wrapper0.validate(data16[i2], {
                              instancePath: instancePath + "/result/" + i2,
                              parentData: data16,
                              parentDataProperty: i2,
                              rootData,
                              dynamicAnchors,
                            })
                          ) {
                            vErrors =
                              vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
                            errors = vErrors.length;
                          }
                          var valid22 = _errs52 === errors;
                          if (!valid22) {
                            break;
                          }
                        }
                      }
                      var valid21 = _errs51 === errors;
                    } else {
                      var valid21 = true;
                    }
                  }
                }
              }
              var _valid6 = _errs48 === errors;
              valid19 = _valid6;
              if (valid19) {
                var props8 = {};
                props8.call_id = true;
                props8.result = true;
                props8.type = true;
              }
            }
            if (!valid19) {
              const err15 = {
                instancePath,
                schemaPath: "#/else/else/else/else/else/if",
                keyword: "if",
                params: { failingKeyword: "then" },
                message: 'must match "then" schema',
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
            var _valid5 = _errs44 === errors;
            valid16 = _valid5;
            if (valid16) {
              if (props6 !== true && props8 !== undefined) {
                if (props8 === true) {
                  props6 = true;
                } else {
                  props6 = props6 || {};
                  Object.assign(props6, props8);
                }
              }
            }
            ifClause4 = "else";
          }
          if (!valid16) {
            const err16 = {
              instancePath,
              schemaPath: "#/else/else/else/else/if",
              keyword: "if",
              params: { failingKeyword: ifClause4 },
              message: 'must match "' + ifClause4 + '" schema',
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
          var _valid4 = _errs35 === errors;
          valid12 = _valid4;
          if (valid12) {
            if (props5 !== true && props6 !== undefined) {
              if (props6 === true) {
                props5 = true;
              } else {
                props5 = props5 || {};
                Object.assign(props5, props6);
              }
            }
          }
          ifClause3 = "else";
        }
        if (!valid12) {
          const err17 = {
            instancePath,
            schemaPath: "#/else/else/else/if",
            keyword: "if",
            params: { failingKeyword: ifClause3 },
            message: 'must match "' + ifClause3 + '" schema',
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
        var _valid3 = _errs27 === errors;
        valid8 = _valid3;
        if (valid8) {
          if (props3 !== true && props5 !== undefined) {
            if (props5 === true) {
              props3 = true;
            } else {
              props3 = props3 || {};
              Object.assign(props3, props5);
            }
          }
        }
        ifClause2 = "else";
      }
      if (!valid8) {
        const err18 = {
          instancePath,
          schemaPath: "#/else/else/if",
          keyword: "if",
          params: { failingKeyword: ifClause2 },
          message: 'must match "' + ifClause2 + '" schema',
        };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
        validate23.errors = vErrors;
        return false;
      }
      var _valid1 = _errs19 === errors;
      valid3 = _valid1;
      if (valid3) {
        if (props1 !== true && props3 !== undefined) {
          if (props3 === true) {
            props1 = true;
          } else {
            props1 = props1 || {};
            Object.assign(props1, props3);
          }
        }
      }
      ifClause1 = "else";
    }
    if (!valid3) {
      const err19 = {
        instancePath,
        schemaPath: "#/else/if",
        keyword: "if",
        params: { failingKeyword: ifClause1 },
        message: 'must match "' + ifClause1 + '" schema',
      };
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
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
    const err20 = {
      instancePath,
      schemaPath: "#/if",
      keyword: "if",
      params: { failingKeyword: ifClause0 },
      message: 'must match "' + ifClause0 + '" schema',
    };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
    validate23.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing12;
      if ((data.type === undefined || !func0.call(data, "type")) && (missing12 = "type")) {
        validate23.errors = [
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
          props0.content = true;
          props0.error = true;
          props0.signature = true;
          props0.summary = true;
          props0.id = true;
          props0.name = true;
          props0.arguments = true;
          props0.call_id = true;
          props0.result = true;
          props0.is_error = true;
          props0.text = true;
          props0.annotations = true;
          props0.data = true;
          props0.uri = true;
          props0.mime_type = true;
          props0.resolution = true;
        }
        if (data.type !== undefined && func0.call(data, "type")) {
          const _errs53 = errors;
          if (typeof data.type !== "string") {
            validate23.errors = [
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
          var valid23 = _errs53 === errors;
        } else {
          var valid23 = true;
        }
        if (valid23) {
          if (data.content !== undefined && func0.call(data, "content")) {
            let data19 = data.content;
            const _errs55 = errors;
            if (typeof data19 != "object" && typeof data19 !== "string") {
              validate23.errors = [
                {
                  instancePath: instancePath + "/content",
                  schemaPath: "#/properties/content/type",
                  keyword: "type",
                  params: { type: schema34.properties.content.type },
                  message: "must be array,object,string,null",
                },
              ];
              return false;
            }
            var valid23 = _errs55 === errors;
          } else {
            var valid23 = true;
          }
          if (valid23) {
            if (data.error !== undefined && func0.call(data, "error")) {
              let data20 = data.error;
              const _errs58 = errors;
              const _errs59 = errors;
              if (!(data20 && typeof data20 == "object" && !Array.isArray(data20)) && data20 !== null) {
                validate23.errors = [
                  {
                    instancePath: instancePath + "/error",
                    schemaPath: "#/components/schemas/Fault/type",
                    keyword: "type",
                    params: { type: schema35.type },
                    message: "must be object,null",
                  },
                ];
                return false;
              }
              if (errors === _errs59) {
                if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                  if (data20.code !== undefined && func0.call(data20, "code")) {
                    let data21 = data20.code;
                    const _errs61 = errors;
                    if (
                      typeof data21 !== "string" &&
                      !(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21)) &&
                      data21 !== null
                    ) {
                      validate23.errors = [
                        {
                          instancePath: instancePath + "/error/code",
                          schemaPath: "#/components/schemas/Fault/properties/code/type",
                          keyword: "type",
                          params: { type: schema35.properties.code.type },
                          message: "must be string,integer,null",
                        },
                      ];
                      return false;
                    }
                    var valid25 = _errs61 === errors;
                  } else {
                    var valid25 = true;
                  }
                  if (valid25) {
                    if (data20.message !== undefined && func0.call(data20, "message")) {
                      let data22 = data20.message;
                      const _errs63 = errors;
                      if (typeof data22 !== "string" && data22 !== null) {
                        validate23.errors = [
                          {
                            instancePath: instancePath + "/error/message",
                            schemaPath: "#/components/schemas/Fault/properties/message/type",
                            keyword: "type",
                            params: { type: schema35.properties.message.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid25 = _errs63 === errors;
                    } else {
                      var valid25 = true;
                    }
                  }
                }
              }
              var valid23 = _errs58 === errors;
            } else {
              var valid23 = true;
            }
            if (valid23) {
              if (data.signature !== undefined && func0.call(data, "signature")) {
                let data23 = data.signature;
                const _errs65 = errors;
                if (typeof data23 !== "string" && data23 !== null) {
                  validate23.errors = [
                    {
                      instancePath: instancePath + "/signature",
                      schemaPath: "#/properties/signature/type",
                      keyword: "type",
                      params: { type: schema34.properties.signature.type },
                      message: "must be string,null",
                    },
                  ];
                  return false;
                }
                var valid23 = _errs65 === errors;
              } else {
                var valid23 = true;
              }
              if (valid23) {
                if (data.summary !== undefined && func0.call(data, "summary")) {
                  let data24 = data.summary;
                  const _errs67 = errors;
                  if (!Array.isArray(data24) && data24 !== null) {
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
                  if (errors === _errs67) {
                    if (Array.isArray(data24)) {
                      var valid26 = true;
                      const len3 = data24.length;
                      for (let i3 = 0; i3 < len3; i3++) {
                        const _errs69 = errors;
                        if (
                          !wrapper0.validate(data24[i3], {
                            instancePath: instancePath + "/summary/" + i3,
                            parentData: data24,
                            parentDataProperty: i3,
                            rootData,
                            dynamicAnchors,
                          })
                        ) {
                          vErrors =
                            vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
                          errors = vErrors.length;
                        }
                        var valid26 = _errs69 === errors;
                        if (!valid26) {
                          break;
                        }
                      }
                    }
                  }
                  var valid23 = _errs67 === errors;
                } else {
                  var valid23 = true;
                }
                if (valid23) {
                  if (data.id !== undefined && func0.call(data, "id")) {
                    let data26 = data.id;
                    const _errs70 = errors;
                    if (typeof data26 !== "string" && data26 !== null) {
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
                    var valid23 = _errs70 === errors;
                  } else {
                    var valid23 = true;
                  }
                  if (valid23) {
                    if (data.name !== undefined && func0.call(data, "name")) {
                      let data27 = data.name;
                      const _errs72 = errors;
                      if (typeof data27 !== "string" && data27 !== null) {
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
                      var valid23 = _errs72 === errors;
                    } else {
                      var valid23 = true;
                    }
                    if (valid23) {
                      if (data.arguments !== undefined && func0.call(data, "arguments")) {
                        let data28 = data.arguments;
                        const _errs74 = errors;
                        if (!(data28 && typeof data28 == "object" && !Array.isArray(data28)) && data28 !== null) {
                          validate23.errors = [
                            {
                              instancePath: instancePath + "/arguments",
                              schemaPath: "#/properties/arguments/type",
                              keyword: "type",
                              params: { type: schema34.properties.arguments.type },
                              message: "must be object,null",
                            },
                          ];
                          return false;
                        }
                        var valid23 = _errs74 === errors;
                      } else {
                        var valid23 = true;
                      }
                      if (valid23) {
                        if (data.call_id !== undefined && func0.call(data, "call_id")) {
                          let data29 = data.call_id;
                          const _errs77 = errors;
                          if (typeof data29 !== "string" && data29 !== null) {
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
                          var valid23 = _errs77 === errors;
                        } else {
                          var valid23 = true;
                        }
                        if (valid23) {
                          if (data.result !== undefined && func0.call(data, "result")) {
                            let data30 = data.result;
                            const _errs79 = errors;
                            if (typeof data30 != "object" && typeof data30 !== "string") {
                              validate23.errors = [
                                {
                                  instancePath: instancePath + "/result",
                                  schemaPath: "#/properties/result/type",
                                  keyword: "type",
                                  params: { type: schema34.properties.result.type },
                                  message: "must be string,object,array,null",
                                },
                              ];
                              return false;
                            }
                            var valid23 = _errs79 === errors;
                          } else {
                            var valid23 = true;
                          }
                          if (valid23) {
                            if (data.is_error !== undefined && func0.call(data, "is_error")) {
                              let data31 = data.is_error;
                              const _errs82 = errors;
                              if (typeof data31 !== "boolean" && data31 !== null) {
                                validate23.errors = [
                                  {
                                    instancePath: instancePath + "/is_error",
                                    schemaPath: "#/properties/is_error/type",
                                    keyword: "type",
                                    params: { type: schema34.properties.is_error.type },
                                    message: "must be boolean,null",
                                  },
                                ];
                                return false;
                              }
                              var valid23 = _errs82 === errors;
                            } else {
                              var valid23 = true;
                            }
                            if (valid23) {
                              if (data.text !== undefined && func0.call(data, "text")) {
                                let data32 = data.text;
                                const _errs84 = errors;
                                if (typeof data32 !== "string" && data32 !== null) {
                                  validate23.errors = [
                                    {
                                      instancePath: instancePath + "/text",
                                      schemaPath: "#/properties/text/type",
                                      keyword: "type",
                                      params: { type: schema34.properties.text.type },
                                      message: "must be string,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid23 = _errs84 === errors;
                              } else {
                                var valid23 = true;
                              }
                              if (valid23) {
                                if (data.annotations !== undefined && func0.call(data, "annotations")) {
                                  let data33 = data.annotations;
                                  const _errs86 = errors;
                                  if (!Array.isArray(data33) && data33 !== null) {
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
                                  if (errors === _errs86) {
                                    if (Array.isArray(data33)) {
                                      var valid27 = true;
                                      const len4 = data33.length;
                                      for (let i4 = 0; i4 < len4; i4++) {
                                        let data34 = data33[i4];
                                        const _errs88 = errors;
                                        const _errs89 = errors;
                                        if (errors === _errs89) {
                                          if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                                            if (data34.type !== undefined && func0.call(data34, "type")) {
                                              let data35 = data34.type;
                                              const _errs91 = errors;
                                              if (typeof data35 !== "string" && data35 !== null) {
                                                validate23.errors = [
                                                  {
                                                    instancePath: instancePath + "/annotations/" + i4 + "/type",
                                                    schemaPath: "#/components/schemas/Annotation/properties/type/type",
                                                    keyword: "type",
                                                    params: { type: schema36.properties.type.type },
                                                    message: "must be string,null",
                                                  },
                                                ];
                                                return false;
                                              }
                                              var valid29 = _errs91 === errors;
                                            } else {
                                              var valid29 = true;
                                            }
                                            if (valid29) {
                                              if (data34.url !== undefined && func0.call(data34, "url")) {
                                                let data36 = data34.url;
                                                const _errs93 = errors;
                                                if (typeof data36 !== "string" && data36 !== null) {
                                                  validate23.errors = [
                                                    {
                                                      instancePath: instancePath + "/annotations/" + i4 + "/url",
                                                      schemaPath: "#/components/schemas/Annotation/properties/url/type",
                                                      keyword: "type",
                                                      params: { type: schema36.properties.url.type },
                                                      message: "must be string,null",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                var valid29 = _errs93 === errors;
                                              } else {
                                                var valid29 = true;
                                              }
                                              if (valid29) {
                                                if (data34.title !== undefined && func0.call(data34, "title")) {
                                                  let data37 = data34.title;
                                                  const _errs95 = errors;
                                                  if (typeof data37 !== "string" && data37 !== null) {
                                                    validate23.errors = [
                                                      {
                                                        instancePath: instancePath + "/annotations/" + i4 + "/title",
                                                        schemaPath:
                                                          "#/components/schemas/Annotation/properties/title/type",
                                                        keyword: "type",
                                                        params: { type: schema36.properties.title.type },
                                                        message: "must be string,null",
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                  var valid29 = _errs95 === errors;
                                                } else {
                                                  var valid29 = true;
                                                }
                                                if (valid29) {
                                                  if (
                                                    data34.start_index !== undefined &&
                                                    func0.call(data34, "start_index")
                                                  ) {
                                                    let data38 = data34.start_index;
                                                    const _errs97 = errors;
                                                    if (
                                                      !(
                                                        typeof data38 == "number" &&
                                                        !(data38 % 1) &&
                                                        !isNaN(data38) &&
                                                        isFinite(data38)
                                                      ) &&
                                                      data38 !== null
                                                    ) {
                                                      validate23.errors = [
                                                        {
                                                          instancePath:
                                                            instancePath + "/annotations/" + i4 + "/start_index",
                                                          schemaPath:
                                                            "#/components/schemas/Annotation/properties/start_index/type",
                                                          keyword: "type",
                                                          params: { type: schema36.properties.start_index.type },
                                                          message: "must be integer,null",
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                    var valid29 = _errs97 === errors;
                                                  } else {
                                                    var valid29 = true;
                                                  }
                                                  if (valid29) {
                                                    if (
                                                      data34.end_index !== undefined &&
                                                      func0.call(data34, "end_index")
                                                    ) {
                                                      let data39 = data34.end_index;
                                                      const _errs99 = errors;
                                                      if (
                                                        !(
                                                          typeof data39 == "number" &&
                                                          !(data39 % 1) &&
                                                          !isNaN(data39) &&
                                                          isFinite(data39)
                                                        ) &&
                                                        data39 !== null
                                                      ) {
                                                        validate23.errors = [
                                                          {
                                                            instancePath:
                                                              instancePath + "/annotations/" + i4 + "/end_index",
                                                            schemaPath:
                                                              "#/components/schemas/Annotation/properties/end_index/type",
                                                            keyword: "type",
                                                            params: { type: schema36.properties.end_index.type },
                                                            message: "must be integer,null",
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                      var valid29 = _errs99 === errors;
                                                    } else {
                                                      var valid29 = true;
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          } else {
                                            validate23.errors = [
                                              {
                                                instancePath: instancePath + "/annotations/" + i4,
                                                schemaPath: "#/components/schemas/Annotation/type",
                                                keyword: "type",
                                                params: { type: "object" },
                                                message: "must be object",
                                              },
                                            ];
                                            return false;
                                          }
                                        }
                                        var valid27 = _errs88 === errors;
                                        if (!valid27) {
                                          break;
                                        }
                                      }
                                    }
                                  }
                                  var valid23 = _errs86 === errors;
                                } else {
                                  var valid23 = true;
                                }
                                if (valid23) {
                                  if (data.data !== undefined && func0.call(data, "data")) {
                                    let data40 = data.data;
                                    const _errs101 = errors;
                                    if (typeof data40 !== "string" && data40 !== null) {
                                      validate23.errors = [
                                        {
                                          instancePath: instancePath + "/data",
                                          schemaPath: "#/properties/data/type",
                                          keyword: "type",
                                          params: { type: schema34.properties.data.type },
                                          message: "must be string,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid23 = _errs101 === errors;
                                  } else {
                                    var valid23 = true;
                                  }
                                  if (valid23) {
                                    if (data.uri !== undefined && func0.call(data, "uri")) {
                                      let data41 = data.uri;
                                      const _errs103 = errors;
                                      if (typeof data41 !== "string" && data41 !== null) {
                                        validate23.errors = [
                                          {
                                            instancePath: instancePath + "/uri",
                                            schemaPath: "#/properties/uri/type",
                                            keyword: "type",
                                            params: { type: schema34.properties.uri.type },
                                            message: "must be string,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid23 = _errs103 === errors;
                                    } else {
                                      var valid23 = true;
                                    }
                                    if (valid23) {
                                      if (data.mime_type !== undefined && func0.call(data, "mime_type")) {
                                        let data42 = data.mime_type;
                                        const _errs105 = errors;
                                        if (typeof data42 !== "string" && data42 !== null) {
                                          validate23.errors = [
                                            {
                                              instancePath: instancePath + "/mime_type",
                                              schemaPath: "#/properties/mime_type/type",
                                              keyword: "type",
                                              params: { type: schema34.properties.mime_type.type },
                                              message: "must be string,null",
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid23 = _errs105 === errors;
                                      } else {
                                        var valid23 = true;
                                      }
                                      if (valid23) {
                                        if (data.resolution !== undefined && func0.call(data, "resolution")) {
                                          let data43 = data.resolution;
                                          const _errs107 = errors;
                                          if (typeof data43 !== "string" && data43 !== null) {
                                            validate23.errors = [
                                              {
                                                instancePath: instancePath + "/resolution",
                                                schemaPath: "#/properties/resolution/type",
                                                keyword: "type",
                                                params: { type: schema34.properties.resolution.type },
                                                message: "must be string,null",
                                              },
                                            ];
                                            return false;
                                          }
                                          var valid23 = _errs107 === errors;
                                        } else {
                                          var valid23 = true;
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

const schema39 = {
  type: ["object", "null"],
  properties: {
    max_output_tokens: { type: ["integer", "null"], minimum: 1, maximum: 2147483647 },
    temperature: { type: ["number", "null"] },
    top_p: { type: ["number", "null"] },
    top_k: { type: ["number", "null"], minimum: 0, maximum: 2147483647 },
    seed: { type: ["integer", "null"], minimum: -2147483648, maximum: 2147483647 },
    stop_sequences: { type: ["array", "null"], items: { type: "string" } },
    thinking_level: { type: ["string", "null"] },
    thinking_summaries: { type: ["string", "null"] },
    tool_choice: { $ref: "#/components/schemas/ToolChoice" },
    speech_config: {
      type: ["object", "array", "null"],
      additionalProperties: true,
      items: { type: "object", additionalProperties: true },
    },
    transcription_config: { type: ["object", "null"], additionalProperties: true },
    video_config: { type: ["object", "null"], additionalProperties: true },
    image_config: { type: ["object", "null"], additionalProperties: true },
  },
};
const schema40 = {
  type: ["string", "object", "null"],
  required: ["allowed_tools"],
  properties: {
    allowed_tools: {
      type: ["object", "null"],
      properties: { mode: { type: ["string", "null"] }, tools: { type: ["array", "null"], items: { type: "string" } } },
    },
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
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    validate26.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schema39.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.max_output_tokens !== undefined && func0.call(data, "max_output_tokens")) {
        let data0 = data.max_output_tokens;
        const _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
          validate26.errors = [
            {
              instancePath: instancePath + "/max_output_tokens",
              schemaPath: "#/properties/max_output_tokens/type",
              keyword: "type",
              params: { type: schema39.properties.max_output_tokens.type },
              message: "must be integer,null",
            },
          ];
          return false;
        }
        if (errors === _errs1) {
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 2147483647 || isNaN(data0)) {
              validate26.errors = [
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
                validate26.errors = [
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
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.temperature !== undefined && func0.call(data, "temperature")) {
          let data1 = data.temperature;
          const _errs3 = errors;
          if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
            validate26.errors = [
              {
                instancePath: instancePath + "/temperature",
                schemaPath: "#/properties/temperature/type",
                keyword: "type",
                params: { type: schema39.properties.temperature.type },
                message: "must be number,null",
              },
            ];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.top_p !== undefined && func0.call(data, "top_p")) {
            let data2 = data.top_p;
            const _errs5 = errors;
            if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
              validate26.errors = [
                {
                  instancePath: instancePath + "/top_p",
                  schemaPath: "#/properties/top_p/type",
                  keyword: "type",
                  params: { type: schema39.properties.top_p.type },
                  message: "must be number,null",
                },
              ];
              return false;
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.top_k !== undefined && func0.call(data, "top_k")) {
              let data3 = data.top_k;
              const _errs7 = errors;
              if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
                validate26.errors = [
                  {
                    instancePath: instancePath + "/top_k",
                    schemaPath: "#/properties/top_k/type",
                    keyword: "type",
                    params: { type: schema39.properties.top_k.type },
                    message: "must be number,null",
                  },
                ];
                return false;
              }
              if (errors === _errs7) {
                if (typeof data3 == "number" && isFinite(data3)) {
                  if (data3 > 2147483647 || isNaN(data3)) {
                    validate26.errors = [
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
                    if (data3 < 0 || isNaN(data3)) {
                      validate26.errors = [
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
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.seed !== undefined && func0.call(data, "seed")) {
                let data4 = data.seed;
                const _errs9 = errors;
                if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null) {
                  validate26.errors = [
                    {
                      instancePath: instancePath + "/seed",
                      schemaPath: "#/properties/seed/type",
                      keyword: "type",
                      params: { type: schema39.properties.seed.type },
                      message: "must be integer,null",
                    },
                  ];
                  return false;
                }
                if (errors === _errs9) {
                  if (typeof data4 == "number" && isFinite(data4)) {
                    if (data4 > 2147483647 || isNaN(data4)) {
                      validate26.errors = [
                        {
                          instancePath: instancePath + "/seed",
                          schemaPath: "#/properties/seed/maximum",
                          keyword: "maximum",
                          params: { comparison: "<=", limit: 2147483647 },
                          message: "must be <= 2147483647",
                        },
                      ];
                      return false;
                    } else {
                      if (data4 < -2147483648 || isNaN(data4)) {
                        validate26.errors = [
                          {
                            instancePath: instancePath + "/seed",
                            schemaPath: "#/properties/seed/minimum",
                            keyword: "minimum",
                            params: { comparison: ">=", limit: -2147483648 },
                            message: "must be >= -2147483648",
                          },
                        ];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.stop_sequences !== undefined && func0.call(data, "stop_sequences")) {
                  let data5 = data.stop_sequences;
                  const _errs11 = errors;
                  if (!Array.isArray(data5) && data5 !== null) {
                    validate26.errors = [
                      {
                        instancePath: instancePath + "/stop_sequences",
                        schemaPath: "#/properties/stop_sequences/type",
                        keyword: "type",
                        params: { type: schema39.properties.stop_sequences.type },
                        message: "must be array,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs11) {
                    if (Array.isArray(data5)) {
                      var valid1 = true;
                      const len0 = data5.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs13 = errors;
                        if (typeof data5[i0] !== "string") {
                          validate26.errors = [
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
                        var valid1 = _errs13 === errors;
                        if (!valid1) {
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
                  if (data.thinking_level !== undefined && func0.call(data, "thinking_level")) {
                    let data7 = data.thinking_level;
                    const _errs15 = errors;
                    if (typeof data7 !== "string" && data7 !== null) {
                      validate26.errors = [
                        {
                          instancePath: instancePath + "/thinking_level",
                          schemaPath: "#/properties/thinking_level/type",
                          keyword: "type",
                          params: { type: schema39.properties.thinking_level.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid0 = _errs15 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.thinking_summaries !== undefined && func0.call(data, "thinking_summaries")) {
                      let data8 = data.thinking_summaries;
                      const _errs17 = errors;
                      if (typeof data8 !== "string" && data8 !== null) {
                        validate26.errors = [
                          {
                            instancePath: instancePath + "/thinking_summaries",
                            schemaPath: "#/properties/thinking_summaries/type",
                            keyword: "type",
                            params: { type: schema39.properties.thinking_summaries.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid0 = _errs17 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.tool_choice !== undefined && func0.call(data, "tool_choice")) {
                        let data9 = data.tool_choice;
                        const _errs19 = errors;
                        const _errs20 = errors;
                        if (
                          typeof data9 !== "string" &&
                          !(data9 && typeof data9 == "object" && !Array.isArray(data9)) &&
                          data9 !== null
                        ) {
                          validate26.errors = [
                            {
                              instancePath: instancePath + "/tool_choice",
                              schemaPath: "#/components/schemas/ToolChoice/type",
                              keyword: "type",
                              params: { type: schema40.type },
                              message: "must be string,object,null",
                            },
                          ];
                          return false;
                        }
                        if (errors === _errs20) {
                          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                            let missing0;
                            if (
                              (data9.allowed_tools === undefined || !func0.call(data9, "allowed_tools")) &&
                              (missing0 = "allowed_tools")
                            ) {
                              validate26.errors = [
                                {
                                  instancePath: instancePath + "/tool_choice",
                                  schemaPath: "#/components/schemas/ToolChoice/required",
                                  keyword: "required",
                                  params: { missingProperty: missing0 },
                                  message: "must have required property '" + missing0 + "'",
                                },
                              ];
                              return false;
                            } else {
                              if (data9.allowed_tools !== undefined && func0.call(data9, "allowed_tools")) {
                                let data10 = data9.allowed_tools;
                                const _errs22 = errors;
                                if (
                                  !(data10 && typeof data10 == "object" && !Array.isArray(data10)) &&
                                  data10 !== null
                                ) {
                                  validate26.errors = [
                                    {
                                      instancePath: instancePath + "/tool_choice/allowed_tools",
                                      schemaPath: "#/components/schemas/ToolChoice/properties/allowed_tools/type",
                                      keyword: "type",
                                      params: { type: schema40.properties.allowed_tools.type },
                                      message: "must be object,null",
                                    },
                                  ];
                                  return false;
                                }
                                if (errors === _errs22) {
                                  if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                    if (data10.mode !== undefined && func0.call(data10, "mode")) {
                                      let data11 = data10.mode;
                                      const _errs24 = errors;
                                      if (typeof data11 !== "string" && data11 !== null) {
                                        validate26.errors = [
                                          {
                                            instancePath: instancePath + "/tool_choice/allowed_tools/mode",
                                            schemaPath:
                                              "#/components/schemas/ToolChoice/properties/allowed_tools/properties/mode/type",
                                            keyword: "type",
                                            params: { type: schema40.properties.allowed_tools.properties.mode.type },
                                            message: "must be string,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid4 = _errs24 === errors;
                                    } else {
                                      var valid4 = true;
                                    }
                                    if (valid4) {
                                      if (data10.tools !== undefined && func0.call(data10, "tools")) {
                                        let data12 = data10.tools;
                                        const _errs26 = errors;
                                        if (!Array.isArray(data12) && data12 !== null) {
                                          validate26.errors = [
                                            {
                                              instancePath: instancePath + "/tool_choice/allowed_tools/tools",
                                              schemaPath:
                                                "#/components/schemas/ToolChoice/properties/allowed_tools/properties/tools/type",
                                              keyword: "type",
                                              params: { type: schema40.properties.allowed_tools.properties.tools.type },
                                              message: "must be array,null",
                                            },
                                          ];
                                          return false;
                                        }
                                        if (errors === _errs26) {
                                          if (Array.isArray(data12)) {
                                            var valid5 = true;
                                            const len1 = data12.length;
                                            for (let i1 = 0; i1 < len1; i1++) {
                                              const _errs28 = errors;
                                              if (typeof data12[i1] !== "string") {
                                                validate26.errors = [
                                                  {
                                                    instancePath:
                                                      instancePath + "/tool_choice/allowed_tools/tools/" + i1,
                                                    schemaPath:
                                                      "#/components/schemas/ToolChoice/properties/allowed_tools/properties/tools/items/type",
                                                    keyword: "type",
                                                    params: { type: "string" },
                                                    message: "must be string",
                                                  },
                                                ];
                                                return false;
                                              }
                                              var valid5 = _errs28 === errors;
                                              if (!valid5) {
                                                break;
                                              }
                                            }
                                          }
                                        }
                                        var valid4 = _errs26 === errors;
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
                        var valid0 = _errs19 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.speech_config !== undefined && func0.call(data, "speech_config")) {
                          let data14 = data.speech_config;
                          const _errs30 = errors;
                          if (typeof data14 != "object") {
                            validate26.errors = [
                              {
                                instancePath: instancePath + "/speech_config",
                                schemaPath: "#/properties/speech_config/type",
                                keyword: "type",
                                params: { type: schema39.properties.speech_config.type },
                                message: "must be object,array,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs30) {
                            if (Array.isArray(data14)) {
                              var valid6 = true;
                              const len2 = data14.length;
                              for (let i2 = 0; i2 < len2; i2++) {
                                let data15 = data14[i2];
                                const _errs32 = errors;
                                if (errors === _errs32) {
                                  if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                  } else {
                                    validate26.errors = [
                                      {
                                        instancePath: instancePath + "/speech_config/" + i2,
                                        schemaPath: "#/properties/speech_config/items/type",
                                        keyword: "type",
                                        params: { type: "object" },
                                        message: "must be object",
                                      },
                                    ];
                                    return false;
                                  }
                                }
                                var valid6 = _errs32 === errors;
                                if (!valid6) {
                                  break;
                                }
                              }
                            }
                          }
                          var valid0 = _errs30 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.transcription_config !== undefined && func0.call(data, "transcription_config")) {
                            let data16 = data.transcription_config;
                            const _errs36 = errors;
                            if (!(data16 && typeof data16 == "object" && !Array.isArray(data16)) && data16 !== null) {
                              validate26.errors = [
                                {
                                  instancePath: instancePath + "/transcription_config",
                                  schemaPath: "#/properties/transcription_config/type",
                                  keyword: "type",
                                  params: { type: schema39.properties.transcription_config.type },
                                  message: "must be object,null",
                                },
                              ];
                              return false;
                            }
                            var valid0 = _errs36 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.video_config !== undefined && func0.call(data, "video_config")) {
                              let data17 = data.video_config;
                              const _errs39 = errors;
                              if (!(data17 && typeof data17 == "object" && !Array.isArray(data17)) && data17 !== null) {
                                validate26.errors = [
                                  {
                                    instancePath: instancePath + "/video_config",
                                    schemaPath: "#/properties/video_config/type",
                                    keyword: "type",
                                    params: { type: schema39.properties.video_config.type },
                                    message: "must be object,null",
                                  },
                                ];
                                return false;
                              }
                              var valid0 = _errs39 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.image_config !== undefined && func0.call(data, "image_config")) {
                                let data18 = data.image_config;
                                const _errs42 = errors;
                                if (
                                  !(data18 && typeof data18 == "object" && !Array.isArray(data18)) &&
                                  data18 !== null
                                ) {
                                  validate26.errors = [
                                    {
                                      instancePath: instancePath + "/image_config",
                                      schemaPath: "#/properties/image_config/type",
                                      keyword: "type",
                                      params: { type: schema39.properties.image_config.type },
                                      message: "must be object,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid0 = _errs42 === errors;
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
  validate26.errors = vErrors;
  return errors === 0;
}
validate26.evaluated = {
  props: {
    max_output_tokens: true,
    temperature: true,
    top_p: true,
    top_k: true,
    seed: true,
    stop_sequences: true,
    thinking_level: true,
    thinking_summaries: true,
    tool_choice: true,
    speech_config: true,
    transcription_config: true,
    video_config: true,
    image_config: true,
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
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if ((data.agent === undefined || !func0.call(data, "agent")) && (missing0 = "agent")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.agent !== undefined && func0.call(data, "agent")) {
        let data0 = data.agent;
        if (typeof data0 !== "string" && !(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
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
  if (!_valid0) {
    const _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if ((data.model === undefined || !func0.call(data, "model")) && (missing1 = "model")) {
        validate22.errors = [
          {
            instancePath,
            schemaPath: "#/else/required",
            keyword: "required",
            params: { missingProperty: missing1 },
            message: "must have required property '" + missing1 + "'",
          },
        ];
        return false;
      }
    }
    var _valid0 = _errs5 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    const err2 = {
      instancePath,
      schemaPath: "#/if",
      keyword: "if",
      params: { failingKeyword: "else" },
      message: 'must match "else" schema',
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if ((data.input === undefined || !func0.call(data, "input")) && (missing2 = "input")) {
        validate22.errors = [
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
        if (data.model !== undefined && func0.call(data, "model")) {
          let data1 = data.model;
          const _errs6 = errors;
          if (errors === _errs6) {
            if (typeof data1 === "string") {
              if (func65(data1) < 1) {
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
          var valid2 = _errs6 === errors;
        } else {
          var valid2 = true;
        }
        if (valid2) {
          if (data.input !== undefined && func0.call(data, "input")) {
            let data2 = data.input;
            const _errs8 = errors;
            if ((!data2 || typeof data2 != "object") && typeof data2 !== "string") {
              validate22.errors = [
                {
                  instancePath: instancePath + "/input",
                  schemaPath: "#/properties/input/type",
                  keyword: "type",
                  params: { type: schema33.properties.input.type },
                  message: "must be string,object,array",
                },
              ];
              return false;
            }
            const _errs10 = errors;
            let valid3 = true;
            const _errs11 = errors;
            if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
              const err3 = {};
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
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
              if (
                !validate23(data2, {
                  instancePath: instancePath + "/input",
                  parentData: data,
                  parentDataProperty: "input",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
                errors = vErrors.length;
              }
              var _valid1 = _errs13 === errors;
              valid3 = _valid1;
            }
            if (!valid3) {
              const err4 = {
                instancePath: instancePath + "/input",
                schemaPath: "#/properties/input/if",
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
              validate22.errors = vErrors;
              return false;
            }
            if (errors === _errs8) {
              if (typeof data2 === "string") {
                if (func65(data2) < 1) {
                  validate22.errors = [
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
              if (errors === _errs8) {
                if (Array.isArray(data2)) {
                  if (data2.length < 1) {
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
                    var valid4 = true;
                    const len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs14 = errors;
                      if (
                        !validate23(data2[i0], {
                          instancePath: instancePath + "/input/" + i0,
                          parentData: data2,
                          parentDataProperty: i0,
                          rootData,
                          dynamicAnchors,
                        })
                      ) {
                        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
                        errors = vErrors.length;
                      }
                      var valid4 = _errs14 === errors;
                      if (!valid4) {
                        break;
                      }
                    }
                  }
                }
              }
            }
            var valid2 = _errs8 === errors;
          } else {
            var valid2 = true;
          }
          if (valid2) {
            if (data.system_instruction !== undefined && func0.call(data, "system_instruction")) {
              let data4 = data.system_instruction;
              const _errs16 = errors;
              if (
                typeof data4 !== "string" &&
                !(data4 && typeof data4 == "object" && !Array.isArray(data4)) &&
                data4 !== null
              ) {
                validate22.errors = [
                  {
                    instancePath: instancePath + "/system_instruction",
                    schemaPath: "#/properties/system_instruction/type",
                    keyword: "type",
                    params: { type: schema33.properties.system_instruction.type },
                    message: "must be string,object,null",
                  },
                ];
                return false;
              }
              if (errors === _errs16) {
                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                  if (data4.parts !== undefined && func0.call(data4, "parts")) {
                    let data5 = data4.parts;
                    const _errs18 = errors;
                    if (!Array.isArray(data5) && data5 !== null) {
                      validate22.errors = [
                        {
                          instancePath: instancePath + "/system_instruction/parts",
                          schemaPath: "#/properties/system_instruction/properties/parts/type",
                          keyword: "type",
                          params: { type: schema33.properties.system_instruction.properties.parts.type },
                          message: "must be array,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs18) {
                      if (Array.isArray(data5)) {
                        var valid6 = true;
                        const len1 = data5.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          let data6 = data5[i1];
                          const _errs20 = errors;
                          const _errs21 = errors;
                          if (errors === _errs21) {
                            if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                              if (data6.type !== undefined && func0.call(data6, "type")) {
                                let data7 = data6.type;
                                const _errs23 = errors;
                                if (typeof data7 !== "string" && data7 !== null) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/system_instruction/parts/" + i1 + "/type",
                                      schemaPath: "#/components/schemas/InstructionPart/properties/type/type",
                                      keyword: "type",
                                      params: { type: schema37.properties.type.type },
                                      message: "must be string,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid8 = _errs23 === errors;
                              } else {
                                var valid8 = true;
                              }
                              if (valid8) {
                                if (data6.text !== undefined && func0.call(data6, "text")) {
                                  let data8 = data6.text;
                                  const _errs25 = errors;
                                  if (typeof data8 !== "string" && data8 !== null) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/system_instruction/parts/" + i1 + "/text",
                                        schemaPath: "#/components/schemas/InstructionPart/properties/text/type",
                                        keyword: "type",
                                        params: { type: schema37.properties.text.type },
                                        message: "must be string,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid8 = _errs25 === errors;
                                } else {
                                  var valid8 = true;
                                }
                              }
                            } else {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/system_instruction/parts/" + i1,
                                  schemaPath: "#/components/schemas/InstructionPart/type",
                                  keyword: "type",
                                  params: { type: "object" },
                                  message: "must be object",
                                },
                              ];
                              return false;
                            }
                          }
                          var valid6 = _errs20 === errors;
                          if (!valid6) {
                            break;
                          }
                        }
                      }
                    }
                    var valid5 = _errs18 === errors;
                  } else {
                    var valid5 = true;
                  }
                  if (valid5) {
                    if (data4.text !== undefined && func0.call(data4, "text")) {
                      let data9 = data4.text;
                      const _errs27 = errors;
                      if (typeof data9 !== "string" && data9 !== null) {
                        validate22.errors = [
                          {
                            instancePath: instancePath + "/system_instruction/text",
                            schemaPath: "#/properties/system_instruction/properties/text/type",
                            keyword: "type",
                            params: { type: schema33.properties.system_instruction.properties.text.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid5 = _errs27 === errors;
                    } else {
                      var valid5 = true;
                    }
                    if (valid5) {
                      if (data4.role !== undefined && func0.call(data4, "role")) {
                        let data10 = data4.role;
                        const _errs29 = errors;
                        if (typeof data10 !== "string" && data10 !== null) {
                          validate22.errors = [
                            {
                              instancePath: instancePath + "/system_instruction/role",
                              schemaPath: "#/properties/system_instruction/properties/role/type",
                              keyword: "type",
                              params: { type: schema33.properties.system_instruction.properties.role.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid5 = _errs29 === errors;
                      } else {
                        var valid5 = true;
                      }
                    }
                  }
                }
              }
              var valid2 = _errs16 === errors;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data.stream !== undefined && func0.call(data, "stream")) {
                let data11 = data.stream;
                const _errs31 = errors;
                if (typeof data11 !== "boolean" && data11 !== null) {
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
                var valid2 = _errs31 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data.tools !== undefined && func0.call(data, "tools")) {
                  let data12 = data.tools;
                  const _errs33 = errors;
                  if (!Array.isArray(data12) && data12 !== null) {
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
                  if (errors === _errs33) {
                    if (Array.isArray(data12)) {
                      var valid9 = true;
                      const len2 = data12.length;
                      for (let i2 = 0; i2 < len2; i2++) {
                        let data13 = data12[i2];
                        const _errs35 = errors;
                        const _errs36 = errors;
                        const _errs38 = errors;
                        let valid11 = true;
                        const _errs39 = errors;
                        if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                          let missing3;
                          if ((data13.type === undefined || !func0.call(data13, "type")) && (missing3 = "type")) {
                            const err5 = {};
                            if (vErrors === null) {
                              vErrors = [err5];
                            } else {
                              vErrors.push(err5);
                            }
                            errors++;
                          } else {
                            if (data13.type !== undefined && func0.call(data13, "type")) {
                              if ("function" !== data13.type) {
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
                        var _valid2 = _errs39 === errors;
                        errors = _errs38;
                        if (vErrors !== null) {
                          if (_errs38) {
                            vErrors.length = _errs38;
                          } else {
                            vErrors = null;
                          }
                        }
                        if (_valid2) {
                          const _errs41 = errors;
                          if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                            let missing4;
                            if ((data13.name === undefined || !func0.call(data13, "name")) && (missing4 = "name")) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/tools/" + i2,
                                  schemaPath: "#/components/schemas/Tool/then/required",
                                  keyword: "required",
                                  params: { missingProperty: missing4 },
                                  message: "must have required property '" + missing4 + "'",
                                },
                              ];
                              return false;
                            } else {
                              if (data13.name !== undefined && func0.call(data13, "name")) {
                                if (typeof data13.name !== "string") {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/tools/" + i2 + "/name",
                                      schemaPath: "#/components/schemas/Tool/then/properties/name/type",
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
                          var _valid2 = _errs41 === errors;
                          valid11 = _valid2;
                          if (valid11) {
                            var props2 = {};
                            props2.name = true;
                            props2.type = true;
                          }
                        }
                        if (!valid11) {
                          const err7 = {
                            instancePath: instancePath + "/tools/" + i2,
                            schemaPath: "#/components/schemas/Tool/if",
                            keyword: "if",
                            params: { failingKeyword: "then" },
                            message: 'must match "then" schema',
                          };
                          if (vErrors === null) {
                            vErrors = [err7];
                          } else {
                            vErrors.push(err7);
                          }
                          errors++;
                          validate22.errors = vErrors;
                          return false;
                        }
                        if (errors === _errs36) {
                          if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                            let missing5;
                            if ((data13.type === undefined || !func0.call(data13, "type")) && (missing5 = "type")) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/tools/" + i2,
                                  schemaPath: "#/components/schemas/Tool/required",
                                  keyword: "required",
                                  params: { missingProperty: missing5 },
                                  message: "must have required property '" + missing5 + "'",
                                },
                              ];
                              return false;
                            } else {
                              if (props2 !== true) {
                                props2 = props2 || {};
                                props2.type = true;
                                props2.name = true;
                                props2.description = true;
                                props2.parameters = true;
                              }
                              if (data13.type !== undefined && func0.call(data13, "type")) {
                                const _errs44 = errors;
                                if (typeof data13.type !== "string") {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/tools/" + i2 + "/type",
                                      schemaPath: "#/components/schemas/Tool/properties/type/type",
                                      keyword: "type",
                                      params: { type: "string" },
                                      message: "must be string",
                                    },
                                  ];
                                  return false;
                                }
                                var valid14 = _errs44 === errors;
                              } else {
                                var valid14 = true;
                              }
                              if (valid14) {
                                if (data13.name !== undefined && func0.call(data13, "name")) {
                                  let data17 = data13.name;
                                  const _errs46 = errors;
                                  if (typeof data17 !== "string" && data17 !== null) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/tools/" + i2 + "/name",
                                        schemaPath: "#/components/schemas/Tool/properties/name/type",
                                        keyword: "type",
                                        params: { type: schema38.properties.name.type },
                                        message: "must be string,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid14 = _errs46 === errors;
                                } else {
                                  var valid14 = true;
                                }
                                if (valid14) {
                                  if (data13.description !== undefined && func0.call(data13, "description")) {
                                    let data18 = data13.description;
                                    const _errs48 = errors;
                                    if (typeof data18 !== "string" && data18 !== null) {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/tools/" + i2 + "/description",
                                          schemaPath: "#/components/schemas/Tool/properties/description/type",
                                          keyword: "type",
                                          params: { type: schema38.properties.description.type },
                                          message: "must be string,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid14 = _errs48 === errors;
                                  } else {
                                    var valid14 = true;
                                  }
                                  if (valid14) {
                                    if (data13.parameters !== undefined && func0.call(data13, "parameters")) {
                                      let data19 = data13.parameters;
                                      const _errs50 = errors;
                                      if (
                                        !(data19 && typeof data19 == "object" && !Array.isArray(data19)) &&
                                        data19 !== null
                                      ) {
                                        validate22.errors = [
                                          {
                                            instancePath: instancePath + "/tools/" + i2 + "/parameters",
                                            schemaPath: "#/components/schemas/Tool/properties/parameters/type",
                                            keyword: "type",
                                            params: { type: schema38.properties.parameters.type },
                                            message: "must be object,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid14 = _errs50 === errors;
                                    } else {
                                      var valid14 = true;
                                    }
                                  }
                                }
                              }
                            }
                          } else {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/tools/" + i2,
                                schemaPath: "#/components/schemas/Tool/type",
                                keyword: "type",
                                params: { type: "object" },
                                message: "must be object",
                              },
                            ];
                            return false;
                          }
                        }
                        var valid9 = _errs35 === errors;
                        if (!valid9) {
                          break;
                        }
                      }
                    }
                  }
                  var valid2 = _errs33 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data.generation_config !== undefined && func0.call(data, "generation_config")) {
                    const _errs53 = errors;
                    if (
                      !validate26(data.generation_config, {
                        instancePath: instancePath + "/generation_config",
                        parentData: data,
                        parentDataProperty: "generation_config",
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
                      errors = vErrors.length;
                    }
                    var valid2 = _errs53 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (valid2) {
                    if (data.response_format !== undefined && func0.call(data, "response_format")) {
                      let data21 = data.response_format;
                      const _errs54 = errors;
                      if (typeof data21 != "object") {
                        validate22.errors = [
                          {
                            instancePath: instancePath + "/response_format",
                            schemaPath: "#/properties/response_format/type",
                            keyword: "type",
                            params: { type: schema33.properties.response_format.type },
                            message: "must be object,array,null",
                          },
                        ];
                        return false;
                      }
                      const _errs56 = errors;
                      let valid15 = true;
                      const _errs57 = errors;
                      if (!(data21 && typeof data21 == "object" && !Array.isArray(data21))) {
                        const err8 = {};
                        if (vErrors === null) {
                          vErrors = [err8];
                        } else {
                          vErrors.push(err8);
                        }
                        errors++;
                      }
                      var _valid3 = _errs57 === errors;
                      errors = _errs56;
                      if (vErrors !== null) {
                        if (_errs56) {
                          vErrors.length = _errs56;
                        } else {
                          vErrors = null;
                        }
                      }
                      if (_valid3) {
                        const _errs59 = errors;
                        const _errs60 = errors;
                        if (errors === _errs60) {
                          if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                            if (data21.type !== undefined && func0.call(data21, "type")) {
                              let data22 = data21.type;
                              const _errs62 = errors;
                              if (typeof data22 !== "string" && data22 !== null) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/response_format/type",
                                    schemaPath: "#/components/schemas/ResponseFormat/properties/type/type",
                                    keyword: "type",
                                    params: { type: schema41.properties.type.type },
                                    message: "must be string,null",
                                  },
                                ];
                                return false;
                              }
                              var valid17 = _errs62 === errors;
                            } else {
                              var valid17 = true;
                            }
                            if (valid17) {
                              if (data21.mime_type !== undefined && func0.call(data21, "mime_type")) {
                                let data23 = data21.mime_type;
                                const _errs64 = errors;
                                if (typeof data23 !== "string" && data23 !== null) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/response_format/mime_type",
                                      schemaPath: "#/components/schemas/ResponseFormat/properties/mime_type/type",
                                      keyword: "type",
                                      params: { type: schema41.properties.mime_type.type },
                                      message: "must be string,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid17 = _errs64 === errors;
                              } else {
                                var valid17 = true;
                              }
                              if (valid17) {
                                if (data21.schema !== undefined && func0.call(data21, "schema")) {
                                  let data24 = data21.schema;
                                  const _errs66 = errors;
                                  if (
                                    !(data24 && typeof data24 == "object" && !Array.isArray(data24)) &&
                                    data24 !== null
                                  ) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/response_format/schema",
                                        schemaPath: "#/components/schemas/ResponseFormat/properties/schema/type",
                                        keyword: "type",
                                        params: { type: schema41.properties.schema.type },
                                        message: "must be object,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid17 = _errs66 === errors;
                                } else {
                                  var valid17 = true;
                                }
                                if (valid17) {
                                  if (data21.aspect_ratio !== undefined && func0.call(data21, "aspect_ratio")) {
                                    let data25 = data21.aspect_ratio;
                                    const _errs69 = errors;
                                    if (typeof data25 !== "string" && data25 !== null) {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/response_format/aspect_ratio",
                                          schemaPath:
                                            "#/components/schemas/ResponseFormat/properties/aspect_ratio/type",
                                          keyword: "type",
                                          params: { type: schema41.properties.aspect_ratio.type },
                                          message: "must be string,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid17 = _errs69 === errors;
                                  } else {
                                    var valid17 = true;
                                  }
                                  if (valid17) {
                                    if (data21.image_size !== undefined && func0.call(data21, "image_size")) {
                                      let data26 = data21.image_size;
                                      const _errs71 = errors;
                                      if (typeof data26 !== "string" && data26 !== null) {
                                        validate22.errors = [
                                          {
                                            instancePath: instancePath + "/response_format/image_size",
                                            schemaPath:
                                              "#/components/schemas/ResponseFormat/properties/image_size/type",
                                            keyword: "type",
                                            params: { type: schema41.properties.image_size.type },
                                            message: "must be string,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid17 = _errs71 === errors;
                                    } else {
                                      var valid17 = true;
                                    }
                                  }
                                }
                              }
                            }
                          } else {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/response_format",
                                schemaPath: "#/components/schemas/ResponseFormat/type",
                                keyword: "type",
                                params: { type: "object" },
                                message: "must be object",
                              },
                            ];
                            return false;
                          }
                        }
                        var _valid3 = _errs59 === errors;
                        valid15 = _valid3;
                        if (valid15) {
                          var props3 = {};
                          props3.type = true;
                          props3.mime_type = true;
                          props3.schema = true;
                          props3.aspect_ratio = true;
                          props3.image_size = true;
                        }
                      }
                      if (!valid15) {
                        const err9 = {
                          instancePath: instancePath + "/response_format",
                          schemaPath: "#/properties/response_format/if",
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
                        validate22.errors = vErrors;
                        return false;
                      }
                      if (errors === _errs54) {
                        if (Array.isArray(data21)) {
                          var valid18 = true;
                          const len3 = data21.length;
                          for (let i3 = 0; i3 < len3; i3++) {
                            let data27 = data21[i3];
                            const _errs73 = errors;
                            const _errs74 = errors;
                            if (errors === _errs74) {
                              if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                                if (data27.type !== undefined && func0.call(data27, "type")) {
                                  let data28 = data27.type;
                                  const _errs76 = errors;
                                  if (typeof data28 !== "string" && data28 !== null) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/response_format/" + i3 + "/type",
                                        schemaPath: "#/components/schemas/ResponseFormat/properties/type/type",
                                        keyword: "type",
                                        params: { type: schema41.properties.type.type },
                                        message: "must be string,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid20 = _errs76 === errors;
                                } else {
                                  var valid20 = true;
                                }
                                if (valid20) {
                                  if (data27.mime_type !== undefined && func0.call(data27, "mime_type")) {
                                    let data29 = data27.mime_type;
                                    const _errs78 = errors;
                                    if (typeof data29 !== "string" && data29 !== null) {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/response_format/" + i3 + "/mime_type",
                                          schemaPath: "#/components/schemas/ResponseFormat/properties/mime_type/type",
                                          keyword: "type",
                                          params: { type: schema41.properties.mime_type.type },
                                          message: "must be string,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid20 = _errs78 === errors;
                                  } else {
                                    var valid20 = true;
                                  }
                                  if (valid20) {
                                    if (data27.schema !== undefined && func0.call(data27, "schema")) {
                                      let data30 = data27.schema;
                                      const _errs80 = errors;
                                      if (
                                        !(data30 && typeof data30 == "object" && !Array.isArray(data30)) &&
                                        data30 !== null
                                      ) {
                                        validate22.errors = [
                                          {
                                            instancePath: instancePath + "/response_format/" + i3 + "/schema",
                                            schemaPath: "#/components/schemas/ResponseFormat/properties/schema/type",
                                            keyword: "type",
                                            params: { type: schema41.properties.schema.type },
                                            message: "must be object,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid20 = _errs80 === errors;
                                    } else {
                                      var valid20 = true;
                                    }
                                    if (valid20) {
                                      if (data27.aspect_ratio !== undefined && func0.call(data27, "aspect_ratio")) {
                                        let data31 = data27.aspect_ratio;
                                        const _errs83 = errors;
                                        if (typeof data31 !== "string" && data31 !== null) {
                                          validate22.errors = [
                                            {
                                              instancePath: instancePath + "/response_format/" + i3 + "/aspect_ratio",
                                              schemaPath:
                                                "#/components/schemas/ResponseFormat/properties/aspect_ratio/type",
                                              keyword: "type",
                                              params: { type: schema41.properties.aspect_ratio.type },
                                              message: "must be string,null",
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid20 = _errs83 === errors;
                                      } else {
                                        var valid20 = true;
                                      }
                                      if (valid20) {
                                        if (data27.image_size !== undefined && func0.call(data27, "image_size")) {
                                          let data32 = data27.image_size;
                                          const _errs85 = errors;
                                          if (typeof data32 !== "string" && data32 !== null) {
                                            validate22.errors = [
                                              {
                                                instancePath: instancePath + "/response_format/" + i3 + "/image_size",
                                                schemaPath:
                                                  "#/components/schemas/ResponseFormat/properties/image_size/type",
                                                keyword: "type",
                                                params: { type: schema41.properties.image_size.type },
                                                message: "must be string,null",
                                              },
                                            ];
                                            return false;
                                          }
                                          var valid20 = _errs85 === errors;
                                        } else {
                                          var valid20 = true;
                                        }
                                      }
                                    }
                                  }
                                }
                              } else {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/response_format/" + i3,
                                    schemaPath: "#/components/schemas/ResponseFormat/type",
                                    keyword: "type",
                                    params: { type: "object" },
                                    message: "must be object",
                                  },
                                ];
                                return false;
                              }
                            }
                            var valid18 = _errs73 === errors;
                            if (!valid18) {
                              break;
                            }
                          }
                        }
                      }
                      var valid2 = _errs54 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (valid2) {
                      if (data.response_mime_type !== undefined && func0.call(data, "response_mime_type")) {
                        let data33 = data.response_mime_type;
                        const _errs88 = errors;
                        if (typeof data33 !== "string" && data33 !== null) {
                          validate22.errors = [
                            {
                              instancePath: instancePath + "/response_mime_type",
                              schemaPath: "#/properties/response_mime_type/type",
                              keyword: "type",
                              params: { type: schema33.properties.response_mime_type.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid2 = _errs88 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data.response_modalities !== undefined && func0.call(data, "response_modalities")) {
                          let data34 = data.response_modalities;
                          const _errs90 = errors;
                          if (!Array.isArray(data34) && data34 !== null) {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/response_modalities",
                                schemaPath: "#/properties/response_modalities/type",
                                keyword: "type",
                                params: { type: schema33.properties.response_modalities.type },
                                message: "must be array,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs90) {
                            if (Array.isArray(data34)) {
                              var valid21 = true;
                              const len4 = data34.length;
                              for (let i4 = 0; i4 < len4; i4++) {
                                const _errs92 = errors;
                                if (typeof data34[i4] !== "string") {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/response_modalities/" + i4,
                                      schemaPath: "#/properties/response_modalities/items/type",
                                      keyword: "type",
                                      params: { type: "string" },
                                      message: "must be string",
                                    },
                                  ];
                                  return false;
                                }
                                var valid21 = _errs92 === errors;
                                if (!valid21) {
                                  break;
                                }
                              }
                            }
                          }
                          var valid2 = _errs90 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data.store !== undefined && func0.call(data, "store")) {
                            let data36 = data.store;
                            const _errs94 = errors;
                            if (typeof data36 !== "boolean" && data36 !== null) {
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
                            var valid2 = _errs94 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data.background !== undefined && func0.call(data, "background")) {
                              let data37 = data.background;
                              const _errs96 = errors;
                              if (typeof data37 !== "boolean" && data37 !== null) {
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
                              var valid2 = _errs96 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (
                                data.previous_interaction_id !== undefined &&
                                func0.call(data, "previous_interaction_id")
                              ) {
                                let data38 = data.previous_interaction_id;
                                const _errs98 = errors;
                                if (typeof data38 !== "string" && data38 !== null) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/previous_interaction_id",
                                      schemaPath: "#/properties/previous_interaction_id/type",
                                      keyword: "type",
                                      params: { type: schema33.properties.previous_interaction_id.type },
                                      message: "must be string,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid2 = _errs98 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data.agent !== undefined && func0.call(data, "agent")) {
                                  let data39 = data.agent;
                                  const _errs100 = errors;
                                  if (
                                    typeof data39 !== "string" &&
                                    !(data39 && typeof data39 == "object" && !Array.isArray(data39)) &&
                                    data39 !== null
                                  ) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/agent",
                                        schemaPath: "#/properties/agent/type",
                                        keyword: "type",
                                        params: { type: schema33.properties.agent.type },
                                        message: "must be string,object,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid2 = _errs100 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data.environment !== undefined && func0.call(data, "environment")) {
                                    let data40 = data.environment;
                                    const _errs103 = errors;
                                    if (
                                      typeof data40 !== "string" &&
                                      !(data40 && typeof data40 == "object" && !Array.isArray(data40)) &&
                                      data40 !== null
                                    ) {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/environment",
                                          schemaPath: "#/properties/environment/type",
                                          keyword: "type",
                                          params: { type: schema33.properties.environment.type },
                                          message: "must be string,object,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid2 = _errs103 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data.webhook_config !== undefined && func0.call(data, "webhook_config")) {
                                      let data41 = data.webhook_config;
                                      const _errs106 = errors;
                                      if (
                                        typeof data41 !== "string" &&
                                        !(data41 && typeof data41 == "object" && !Array.isArray(data41)) &&
                                        data41 !== null
                                      ) {
                                        validate22.errors = [
                                          {
                                            instancePath: instancePath + "/webhook_config",
                                            schemaPath: "#/properties/webhook_config/type",
                                            keyword: "type",
                                            params: { type: schema33.properties.webhook_config.type },
                                            message: "must be string,object,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid2 = _errs106 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                    if (valid2) {
                                      if (data.cached_content !== undefined && func0.call(data, "cached_content")) {
                                        let data42 = data.cached_content;
                                        const _errs109 = errors;
                                        if (typeof data42 !== "string" && data42 !== null) {
                                          validate22.errors = [
                                            {
                                              instancePath: instancePath + "/cached_content",
                                              schemaPath: "#/properties/cached_content/type",
                                              keyword: "type",
                                              params: { type: schema33.properties.cached_content.type },
                                              message: "must be string,null",
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid2 = _errs109 === errors;
                                      } else {
                                        var valid2 = true;
                                      }
                                      if (valid2) {
                                        if (
                                          data.continuation_token !== undefined &&
                                          func0.call(data, "continuation_token")
                                        ) {
                                          let data43 = data.continuation_token;
                                          const _errs111 = errors;
                                          if (typeof data43 !== "string" && data43 !== null) {
                                            validate22.errors = [
                                              {
                                                instancePath: instancePath + "/continuation_token",
                                                schemaPath: "#/properties/continuation_token/type",
                                                keyword: "type",
                                                params: { type: schema33.properties.continuation_token.type },
                                                message: "must be string,null",
                                              },
                                            ];
                                            return false;
                                          }
                                          var valid2 = _errs111 === errors;
                                        } else {
                                          var valid2 = true;
                                        }
                                        if (valid2) {
                                          if (data.service_tier !== undefined && func0.call(data, "service_tier")) {
                                            let data44 = data.service_tier;
                                            const _errs113 = errors;
                                            if (typeof data44 !== "string" && data44 !== null) {
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
                                            var valid2 = _errs113 === errors;
                                          } else {
                                            var valid2 = true;
                                          }
                                          if (valid2) {
                                            if (
                                              data.safety_settings !== undefined &&
                                              func0.call(data, "safety_settings")
                                            ) {
                                              let data45 = data.safety_settings;
                                              const _errs115 = errors;
                                              if (!Array.isArray(data45) && data45 !== null) {
                                                validate22.errors = [
                                                  {
                                                    instancePath: instancePath + "/safety_settings",
                                                    schemaPath: "#/properties/safety_settings/type",
                                                    keyword: "type",
                                                    params: { type: schema33.properties.safety_settings.type },
                                                    message: "must be array,null",
                                                  },
                                                ];
                                                return false;
                                              }
                                              if (errors === _errs115) {
                                                if (Array.isArray(data45)) {
                                                  var valid22 = true;
                                                  const len5 = data45.length;
                                                  for (let i5 = 0; i5 < len5; i5++) {
                                                    let data46 = data45[i5];
                                                    const _errs117 = errors;
                                                    const _errs118 = errors;
                                                    if (errors === _errs118) {
                                                      if (
                                                        data46 &&
                                                        typeof data46 == "object" &&
                                                        !Array.isArray(data46)
                                                      ) {
                                                        if (data46.type !== undefined && func0.call(data46, "type")) {
                                                          let data47 = data46.type;
                                                          const _errs120 = errors;
                                                          if (typeof data47 !== "string" && data47 !== null) {
                                                            validate22.errors = [
                                                              {
                                                                instancePath:
                                                                  instancePath + "/safety_settings/" + i5 + "/type",
                                                                schemaPath:
                                                                  "#/components/schemas/SafetySetting/properties/type/type",
                                                                keyword: "type",
                                                                params: { type: schema43.properties.type.type },
                                                                message: "must be string,null",
                                                              },
                                                            ];
                                                            return false;
                                                          }
                                                          var valid24 = _errs120 === errors;
                                                        } else {
                                                          var valid24 = true;
                                                        }
                                                        if (valid24) {
                                                          if (
                                                            data46.threshold !== undefined &&
                                                            func0.call(data46, "threshold")
                                                          ) {
                                                            let data48 = data46.threshold;
                                                            const _errs122 = errors;
                                                            if (typeof data48 !== "string" && data48 !== null) {
                                                              validate22.errors = [
                                                                {
                                                                  instancePath:
                                                                    instancePath +
                                                                    "/safety_settings/" +
                                                                    i5 +
                                                                    "/threshold",
                                                                  schemaPath:
                                                                    "#/components/schemas/SafetySetting/properties/threshold/type",
                                                                  keyword: "type",
                                                                  params: { type: schema43.properties.threshold.type },
                                                                  message: "must be string,null",
                                                                },
                                                              ];
                                                              return false;
                                                            }
                                                            var valid24 = _errs122 === errors;
                                                          } else {
                                                            var valid24 = true;
                                                          }
                                                          if (valid24) {
                                                            if (
                                                              data46.method !== undefined &&
                                                              func0.call(data46, "method")
                                                            ) {
                                                              let data49 = data46.method;
                                                              const _errs124 = errors;
                                                              if (typeof data49 !== "string" && data49 !== null) {
                                                                validate22.errors = [
                                                                  {
                                                                    instancePath:
                                                                      instancePath +
                                                                      "/safety_settings/" +
                                                                      i5 +
                                                                      "/method",
                                                                    schemaPath:
                                                                      "#/components/schemas/SafetySetting/properties/method/type",
                                                                    keyword: "type",
                                                                    params: { type: schema43.properties.method.type },
                                                                    message: "must be string,null",
                                                                  },
                                                                ];
                                                                return false;
                                                              }
                                                              var valid24 = _errs124 === errors;
                                                            } else {
                                                              var valid24 = true;
                                                            }
                                                          }
                                                        }
                                                      } else {
                                                        validate22.errors = [
                                                          {
                                                            instancePath: instancePath + "/safety_settings/" + i5,
                                                            schemaPath: "#/components/schemas/SafetySetting/type",
                                                            keyword: "type",
                                                            params: { type: "object" },
                                                            message: "must be object",
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                    }
                                                    var valid22 = _errs117 === errors;
                                                    if (!valid22) {
                                                      break;
                                                    }
                                                  }
                                                }
                                              }
                                              var valid2 = _errs115 === errors;
                                            } else {
                                              var valid2 = true;
                                            }
                                            if (valid2) {
                                              if (data.labels !== undefined && func0.call(data, "labels")) {
                                                let data50 = data.labels;
                                                const _errs126 = errors;
                                                if (
                                                  !(data50 && typeof data50 == "object" && !Array.isArray(data50)) &&
                                                  data50 !== null
                                                ) {
                                                  validate22.errors = [
                                                    {
                                                      instancePath: instancePath + "/labels",
                                                      schemaPath: "#/properties/labels/type",
                                                      keyword: "type",
                                                      params: { type: schema33.properties.labels.type },
                                                      message: "must be object,null",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                var valid2 = _errs126 === errors;
                                              } else {
                                                var valid2 = true;
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
    input: true,
    system_instruction: true,
    stream: true,
    tools: true,
    generation_config: true,
    response_format: true,
    response_mime_type: true,
    response_modalities: true,
    store: true,
    background: true,
    previous_interaction_id: true,
    agent: true,
    environment: true,
    webhook_config: true,
    cached_content: true,
    continuation_token: true,
    service_tier: true,
    safety_settings: true,
    labels: true,
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
    input: true,
    system_instruction: true,
    stream: true,
    tools: true,
    generation_config: true,
    response_format: true,
    response_mime_type: true,
    response_modalities: true,
    store: true,
    background: true,
    previous_interaction_id: true,
    agent: true,
    environment: true,
    webhook_config: true,
    cached_content: true,
    continuation_token: true,
    service_tier: true,
    safety_settings: true,
    labels: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};
