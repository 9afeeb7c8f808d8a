// Made from specs/dialects/video-interactions/dialect.yaml by "make generate". Change the specs, not this file.
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
      items: { $ref: "#/components/schemas/Content" },
      additionalProperties: true,
      if: { type: "object" },
      then: { $ref: "#/components/schemas/Content" },
    },
    response_format: {
      type: ["object", "array", "null"],
      contains: { not: { properties: { type: { const: "text" } }, required: ["type"] } },
      minContains: 0,
      maxContains: 1,
      items: {
        allOf: [{ $ref: "#/components/schemas/ResponseFormat" }, { properties: { gcs_uri: { type: "null" } } }],
      },
      additionalProperties: true,
      if: { type: "object" },
      then: { $ref: "#/components/schemas/ResponseFormat", properties: { type: { enum: ["video", null] } } },
      else: {
        if: { minItems: 1 },
        then: { contains: { not: { properties: { type: { const: "text" } }, required: ["type"] } } },
      },
    },
    generation_config: {
      type: ["object", "null"],
      properties: {
        video_config: { type: ["object", "null"], properties: { task: { type: ["string", "null"] } } },
        seed: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 },
        max_output_tokens: { type: ["integer", "null"], minimum: 1, maximum: 2147483647 },
        thinking_level: { type: ["string", "null"] },
        thinking_summaries: { type: ["string", "null"] },
      },
    },
    callback_url: { type: ["string", "null"] },
    stream: { type: ["boolean", "null"] },
    store: { type: ["boolean", "null"] },
    background: { type: ["boolean", "null"] },
    previous_interaction_id: { type: ["string", "null"] },
    continuation_token: { type: ["string", "null"] },
    agent: { type: ["string", "object", "null"], additionalProperties: true },
    agent_config: { type: ["object", "null"], additionalProperties: true },
    environment: { type: ["string", "object", "null"], additionalProperties: true },
    webhook_config: { type: ["string", "object", "null"], additionalProperties: true },
    system_instruction: { type: ["string", "object", "null"], additionalProperties: true },
    tools: { type: ["array", "null"], items: { type: "object", additionalProperties: true } },
    response_modalities: { type: ["array", "null"], items: { type: "string" } },
    response_mime_type: { type: ["string", "null"] },
    cached_content: { type: ["string", "null"] },
    service_tier: { type: ["string", "null"] },
    safety_settings: { type: ["array", "null"], items: { type: "object", additionalProperties: true } },
    labels: { type: ["object", "null"], additionalProperties: true },
  },
  if: { required: ["agent"], properties: { agent: { type: ["string", "object"] } } },
  else: { required: ["model"] },
};
const schema35 = {
  type: "object",
  properties: {
    type: { type: ["string", "null"], enum: ["video", "text", null] },
    resolution: { type: ["string", "null"], minLength: 1 },
    aspect_ratio: { type: ["string", "null"], minLength: 1 },
    duration: {
      type: ["string", "null"],
      pattern: "^[0-9]{1,9}(?:\\.0{1,9})?s$",
      maxLength: 21,
      "x-form": "whole seconds such as 8s",
    },
    delivery: { type: ["string", "null"] },
    gcs_uri: { type: ["string", "null"] },
  },
  if: { required: ["type"], properties: { type: { const: "text" } } },
  then: { properties: { resolution: { type: "null" }, aspect_ratio: { type: "null" }, duration: { type: "null" } } },
};
const func0 = Object.prototype.hasOwnProperty;

const schema34 = {
  type: "object",
  required: ["type"],
  properties: {
    type: { enum: ["text", "image", "video", "user_input"] },
    text: { type: ["string", "null"] },
    data: { type: ["string", "null"] },
    uri: { type: ["string", "null"] },
    mime_type: { type: ["string", "null"] },
    name: { type: ["string", "null"] },
    resolution: { type: ["string", "null"] },
    processing: { type: ["string", "object", "null"], additionalProperties: true },
    content: { type: ["array", "null"], items: { $ref: "#/components/schemas/Content" } },
  },
  if: { required: ["type"], properties: { type: { const: "text" } } },
  then: { required: ["text"], properties: { text: { type: "string" } } },
  else: {
    if: { required: ["type"], properties: { type: { enum: ["image", "video"] } } },
    then: {
      if: { required: ["uri"], properties: { uri: { type: "string" } } },
      then: { properties: { uri: { minLength: 1 } } },
      else: { required: ["data"], properties: { data: { type: "string", minLength: 1 } } },
    },
    else: {
      if: { required: ["type"], properties: { type: { const: "user_input" } } },
      then: { required: ["content"], properties: { content: { type: "array", minItems: 1 } } },
    },
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
          if (!(data2 === "image" || data2 === "video")) {
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
      let ifClause2;
      if (_valid2) {
        const _errs16 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.uri !== undefined && func0.call(data, "uri")) {
            let data4 = data.uri;
            if (typeof data4 === "string") {
              if (func65(data4) < 1) {
                validate23.errors = [
                  {
                    instancePath: instancePath + "/uri",
                    schemaPath: "#/else/then/then/properties/uri/minLength",
                    keyword: "minLength",
                    params: { limit: 1 },
                    message: "must NOT have fewer than 1 characters",
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
          props1.uri = true;
        }
        ifClause2 = "then";
      } else {
        const _errs18 = errors;
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
              let data5 = data.data;
              const _errs19 = errors;
              if (errors === _errs19) {
                if (typeof data5 === "string") {
                  if (func65(data5) < 1) {
                    validate23.errors = [
                      {
                        instancePath: instancePath + "/data",
                        schemaPath: "#/else/then/else/properties/data/minLength",
                        keyword: "minLength",
                        params: { limit: 1 },
                        message: "must NOT have fewer than 1 characters",
                      },
                    ];
                    return false;
                  }
                } else {
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
        }
        var _valid2 = _errs18 === errors;
        valid5 = _valid2;
        if (valid5) {
          if (props1 !== true) {
            props1 = props1 || {};
            props1.data = true;
          }
        }
        ifClause2 = "else";
      }
      if (!valid5) {
        const err6 = {
          instancePath,
          schemaPath: "#/else/then/if",
          keyword: "if",
          params: { failingKeyword: ifClause2 },
          message: 'must match "' + ifClause2 + '" schema',
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
      const _errs21 = errors;
      const _errs22 = errors;
      let valid9 = true;
      const _errs23 = errors;
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
      var _valid3 = _errs23 === errors;
      errors = _errs22;
      if (vErrors !== null) {
        if (_errs22) {
          vErrors.length = _errs22;
        } else {
          vErrors = null;
        }
      }
      if (_valid3) {
        const _errs25 = errors;
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
              let data7 = data.content;
              const _errs26 = errors;
              if (errors === _errs26) {
                if (Array.isArray(data7)) {
                  if (data7.length < 1) {
                    validate23.errors = [
                      {
                        instancePath: instancePath + "/content",
                        schemaPath: "#/else/else/then/properties/content/minItems",
                        keyword: "minItems",
                        params: { limit: 1 },
                        message: "must NOT have fewer than 1 items",
                      },
                    ];
                    return false;
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
        var _valid3 = _errs25 === errors;
        valid9 = _valid3;
        if (valid9) {
          var props2 = {};
          props2.content = true;
          props2.type = true;
        }
      }
      if (!valid9) {
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
        validate23.errors = vErrors;
        return false;
      }
      var _valid1 = _errs21 === errors;
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
    validate23.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing7;
      if ((data.type === undefined || !func0.call(data, "type")) && (missing7 = "type")) {
        validate23.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing7 },
            message: "must have required property '" + missing7 + "'",
          },
        ];
        return false;
      } else {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.type = true;
          props0.text = true;
          props0.data = true;
          props0.uri = true;
          props0.mime_type = true;
          props0.name = true;
          props0.resolution = true;
          props0.processing = true;
          props0.content = true;
        }
        if (data.type !== undefined && func0.call(data, "type")) {
          let data8 = data.type;
          const _errs28 = errors;
          if (!(data8 === "text" || data8 === "image" || data8 === "video" || data8 === "user_input")) {
            validate23.errors = [
              {
                instancePath: instancePath + "/type",
                schemaPath: "#/properties/type/enum",
                keyword: "enum",
                params: { allowedValues: schema34.properties.type.enum },
                message: "must be equal to one of the allowed values",
              },
            ];
            return false;
          }
          var valid12 = _errs28 === errors;
        } else {
          var valid12 = true;
        }
        if (valid12) {
          if (data.text !== undefined && func0.call(data, "text")) {
            let data9 = data.text;
            const _errs29 = errors;
            if (typeof data9 !== "string" && data9 !== null) {
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
            var valid12 = _errs29 === errors;
          } else {
            var valid12 = true;
          }
          if (valid12) {
            if (data.data !== undefined && func0.call(data, "data")) {
              let data10 = data.data;
              const _errs31 = errors;
              if (typeof data10 !== "string" && data10 !== null) {
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
              var valid12 = _errs31 === errors;
            } else {
              var valid12 = true;
            }
            if (valid12) {
              if (data.uri !== undefined && func0.call(data, "uri")) {
                let data11 = data.uri;
                const _errs33 = errors;
                if (typeof data11 !== "string" && data11 !== null) {
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
                var valid12 = _errs33 === errors;
              } else {
                var valid12 = true;
              }
              if (valid12) {
                if (data.mime_type !== undefined && func0.call(data, "mime_type")) {
                  let data12 = data.mime_type;
                  const _errs35 = errors;
                  if (typeof data12 !== "string" && data12 !== null) {
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
                  var valid12 = _errs35 === errors;
                } else {
                  var valid12 = true;
                }
                if (valid12) {
                  if (data.name !== undefined && func0.call(data, "name")) {
                    let data13 = data.name;
                    const _errs37 = errors;
                    if (typeof data13 !== "string" && data13 !== null) {
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
                    var valid12 = _errs37 === errors;
                  } else {
                    var valid12 = true;
                  }
                  if (valid12) {
                    if (data.resolution !== undefined && func0.call(data, "resolution")) {
                      let data14 = data.resolution;
                      const _errs39 = errors;
                      if (typeof data14 !== "string" && data14 !== null) {
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
                      var valid12 = _errs39 === errors;
                    } else {
                      var valid12 = true;
                    }
                    if (valid12) {
                      if (data.processing !== undefined && func0.call(data, "processing")) {
                        let data15 = data.processing;
                        const _errs41 = errors;
                        if (
                          typeof data15 !== "string" &&
                          !(data15 && typeof data15 == "object" && !Array.isArray(data15)) &&
                          data15 !== null
                        ) {
                          validate23.errors = [
                            {
                              instancePath: instancePath + "/processing",
                              schemaPath: "#/properties/processing/type",
                              keyword: "type",
                              params: { type: schema34.properties.processing.type },
                              message: "must be string,object,null",
                            },
                          ];
                          return false;
                        }
                        var valid12 = _errs41 === errors;
                      } else {
                        var valid12 = true;
                      }
                      if (valid12) {
                        if (data.content !== undefined && func0.call(data, "content")) {
                          let data16 = data.content;
                          const _errs44 = errors;
                          if (!Array.isArray(data16) && data16 !== null) {
                            validate23.errors = [
                              {
                                instancePath: instancePath + "/content",
                                schemaPath: "#/properties/content/type",
                                keyword: "type",
                                params: { type: schema34.properties.content.type },
                                message: "must be array,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs44) {
                            if (Array.isArray(data16)) {
                              var valid13 = true;
                              const len0 = data16.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                const _errs46 = errors;
                                if (
                                  !wrapper0.validate(data16[i0], {
                                    instancePath: instancePath + "/content/" + i0,
                                    parentData: data16,
                                    parentDataProperty: i0,
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
                                var valid13 = _errs46 === errors;
                                if (!valid13) {
                                  break;
                                }
                              }
                            }
                          }
                          var valid12 = _errs44 === errors;
                        } else {
                          var valid12 = true;
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

const pattern4 = new RegExp("^[0-9]{1,9}(?:\\.0{1,9})?s$", "u");

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
            if (data.response_format !== undefined && func0.call(data, "response_format")) {
              let data4 = data.response_format;
              const _errs16 = errors;
              if (typeof data4 != "object") {
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
              const _errs18 = errors;
              let valid5 = true;
              const _errs19 = errors;
              if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
                const err5 = {};
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
              var _valid2 = _errs19 === errors;
              errors = _errs18;
              if (vErrors !== null) {
                if (_errs18) {
                  vErrors.length = _errs18;
                } else {
                  vErrors = null;
                }
              }
              let ifClause0;
              if (_valid2) {
                const _errs21 = errors;
                const _errs22 = errors;
                const _errs24 = errors;
                let valid7 = true;
                const _errs25 = errors;
                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                  let missing3;
                  if ((data4.type === undefined || !func0.call(data4, "type")) && (missing3 = "type")) {
                    const err6 = {};
                    if (vErrors === null) {
                      vErrors = [err6];
                    } else {
                      vErrors.push(err6);
                    }
                    errors++;
                  } else {
                    if (data4.type !== undefined && func0.call(data4, "type")) {
                      if ("text" !== data4.type) {
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
                var _valid3 = _errs25 === errors;
                errors = _errs24;
                if (vErrors !== null) {
                  if (_errs24) {
                    vErrors.length = _errs24;
                  } else {
                    vErrors = null;
                  }
                }
                if (_valid3) {
                  const _errs27 = errors;
                  if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                    if (data4.resolution !== undefined && func0.call(data4, "resolution")) {
                      const _errs28 = errors;
                      if (data4.resolution !== null) {
                        validate22.errors = [
                          {
                            instancePath: instancePath + "/response_format/resolution",
                            schemaPath: "#/components/schemas/ResponseFormat/then/properties/resolution/type",
                            keyword: "type",
                            params: { type: "null" },
                            message: "must be null",
                          },
                        ];
                        return false;
                      }
                      var valid9 = _errs28 === errors;
                    } else {
                      var valid9 = true;
                    }
                    if (valid9) {
                      if (data4.aspect_ratio !== undefined && func0.call(data4, "aspect_ratio")) {
                        const _errs30 = errors;
                        if (data4.aspect_ratio !== null) {
                          validate22.errors = [
                            {
                              instancePath: instancePath + "/response_format/aspect_ratio",
                              schemaPath: "#/components/schemas/ResponseFormat/then/properties/aspect_ratio/type",
                              keyword: "type",
                              params: { type: "null" },
                              message: "must be null",
                            },
                          ];
                          return false;
                        }
                        var valid9 = _errs30 === errors;
                      } else {
                        var valid9 = true;
                      }
                      if (valid9) {
                        if (data4.duration !== undefined && func0.call(data4, "duration")) {
                          const _errs32 = errors;
                          if (data4.duration !== null) {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/response_format/duration",
                                schemaPath: "#/components/schemas/ResponseFormat/then/properties/duration/type",
                                keyword: "type",
                                params: { type: "null" },
                                message: "must be null",
                              },
                            ];
                            return false;
                          }
                          var valid9 = _errs32 === errors;
                        } else {
                          var valid9 = true;
                        }
                      }
                    }
                  }
                  var _valid3 = _errs27 === errors;
                  valid7 = _valid3;
                  if (valid7) {
                    var props2 = {};
                    props2.resolution = true;
                    props2.aspect_ratio = true;
                    props2.duration = true;
                    props2.type = true;
                  }
                }
                if (!valid7) {
                  const err8 = {
                    instancePath: instancePath + "/response_format",
                    schemaPath: "#/components/schemas/ResponseFormat/if",
                    keyword: "if",
                    params: { failingKeyword: "then" },
                    message: 'must match "then" schema',
                  };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                  validate22.errors = vErrors;
                  return false;
                }
                if (errors === _errs22) {
                  if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                    if (props2 !== true) {
                      props2 = props2 || {};
                      props2.type = true;
                      props2.resolution = true;
                      props2.aspect_ratio = true;
                      props2.duration = true;
                      props2.delivery = true;
                      props2.gcs_uri = true;
                    }
                    if (data4.type !== undefined && func0.call(data4, "type")) {
                      let data9 = data4.type;
                      const _errs34 = errors;
                      if (typeof data9 !== "string" && data9 !== null) {
                        validate22.errors = [
                          {
                            instancePath: instancePath + "/response_format/type",
                            schemaPath: "#/components/schemas/ResponseFormat/properties/type/type",
                            keyword: "type",
                            params: { type: schema35.properties.type.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      if (!(data9 === "video" || data9 === "text" || data9 === null)) {
                        validate22.errors = [
                          {
                            instancePath: instancePath + "/response_format/type",
                            schemaPath: "#/components/schemas/ResponseFormat/properties/type/enum",
                            keyword: "enum",
                            params: { allowedValues: schema35.properties.type.enum },
                            message: "must be equal to one of the allowed values",
                          },
                        ];
                        return false;
                      }
                      var valid10 = _errs34 === errors;
                    } else {
                      var valid10 = true;
                    }
                    if (valid10) {
                      if (data4.resolution !== undefined && func0.call(data4, "resolution")) {
                        let data10 = data4.resolution;
                        const _errs36 = errors;
                        if (typeof data10 !== "string" && data10 !== null) {
                          validate22.errors = [
                            {
                              instancePath: instancePath + "/response_format/resolution",
                              schemaPath: "#/components/schemas/ResponseFormat/properties/resolution/type",
                              keyword: "type",
                              params: { type: schema35.properties.resolution.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        if (errors === _errs36) {
                          if (typeof data10 === "string") {
                            if (func65(data10) < 1) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/response_format/resolution",
                                  schemaPath: "#/components/schemas/ResponseFormat/properties/resolution/minLength",
                                  keyword: "minLength",
                                  params: { limit: 1 },
                                  message: "must NOT have fewer than 1 characters",
                                },
                              ];
                              return false;
                            }
                          }
                        }
                        var valid10 = _errs36 === errors;
                      } else {
                        var valid10 = true;
                      }
                      if (valid10) {
                        if (data4.aspect_ratio !== undefined && func0.call(data4, "aspect_ratio")) {
                          let data11 = data4.aspect_ratio;
                          const _errs38 = errors;
                          if (typeof data11 !== "string" && data11 !== null) {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/response_format/aspect_ratio",
                                schemaPath: "#/components/schemas/ResponseFormat/properties/aspect_ratio/type",
                                keyword: "type",
                                params: { type: schema35.properties.aspect_ratio.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs38) {
                            if (typeof data11 === "string") {
                              if (func65(data11) < 1) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/response_format/aspect_ratio",
                                    schemaPath: "#/components/schemas/ResponseFormat/properties/aspect_ratio/minLength",
                                    keyword: "minLength",
                                    params: { limit: 1 },
                                    message: "must NOT have fewer than 1 characters",
                                  },
                                ];
                                return false;
                              }
                            }
                          }
                          var valid10 = _errs38 === errors;
                        } else {
                          var valid10 = true;
                        }
                        if (valid10) {
                          if (data4.duration !== undefined && func0.call(data4, "duration")) {
                            let data12 = data4.duration;
                            const _errs40 = errors;
                            if (typeof data12 !== "string" && data12 !== null) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/response_format/duration",
                                  schemaPath: "#/components/schemas/ResponseFormat/properties/duration/type",
                                  keyword: "type",
                                  params: { type: schema35.properties.duration.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs40) {
                              if (typeof data12 === "string") {
                                if (func65(data12) > 21) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/response_format/duration",
                                      schemaPath: "#/components/schemas/ResponseFormat/properties/duration/maxLength",
                                      keyword: "maxLength",
                                      params: { limit: 21 },
                                      message: "must NOT have more than 21 characters",
                                    },
                                  ];
                                  return false;
                                } else {
                                  if (!pattern4.test(data12)) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/response_format/duration",
                                        schemaPath: "#/components/schemas/ResponseFormat/properties/duration/pattern",
                                        keyword: "pattern",
                                        params: { pattern: "^[0-9]{1,9}(?:\\.0{1,9})?s$" },
                                        message: "must be whole seconds such as 8s",
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              }
                            }
                            var valid10 = _errs40 === errors;
                          } else {
                            var valid10 = true;
                          }
                          if (valid10) {
                            if (data4.delivery !== undefined && func0.call(data4, "delivery")) {
                              let data13 = data4.delivery;
                              const _errs42 = errors;
                              if (typeof data13 !== "string" && data13 !== null) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/response_format/delivery",
                                    schemaPath: "#/components/schemas/ResponseFormat/properties/delivery/type",
                                    keyword: "type",
                                    params: { type: schema35.properties.delivery.type },
                                    message: "must be string,null",
                                  },
                                ];
                                return false;
                              }
                              var valid10 = _errs42 === errors;
                            } else {
                              var valid10 = true;
                            }
                            if (valid10) {
                              if (data4.gcs_uri !== undefined && func0.call(data4, "gcs_uri")) {
                                let data14 = data4.gcs_uri;
                                const _errs44 = errors;
                                if (typeof data14 !== "string" && data14 !== null) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/response_format/gcs_uri",
                                      schemaPath: "#/components/schemas/ResponseFormat/properties/gcs_uri/type",
                                      keyword: "type",
                                      params: { type: schema35.properties.gcs_uri.type },
                                      message: "must be string,null",
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
                if (errors === _errs21) {
                  if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                    if (props2 !== true) {
                      props2 = props2 || {};
                      props2.type = true;
                    }
                    if (data4.type !== undefined && func0.call(data4, "type")) {
                      let data15 = data4.type;
                      if (!(data15 === "video" || data15 === null)) {
                        validate22.errors = [
                          {
                            instancePath: instancePath + "/response_format/type",
                            schemaPath: "#/properties/response_format/then/properties/type/enum",
                            keyword: "enum",
                            params: { allowedValues: schema33.properties.response_format.then.properties.type.enum },
                            message: "must be equal to one of the allowed values",
                          },
                        ];
                        return false;
                      }
                    }
                  }
                }
                var _valid2 = _errs21 === errors;
                valid5 = _valid2;
                ifClause0 = "then";
              } else {
                const _errs47 = errors;
                const _errs48 = errors;
                let valid12 = true;
                const _errs49 = errors;
                if (Array.isArray(data4)) {
                  if (data4.length < 1) {
                    const err9 = {};
                    if (vErrors === null) {
                      vErrors = [err9];
                    } else {
                      vErrors.push(err9);
                    }
                    errors++;
                  }
                }
                var _valid4 = _errs49 === errors;
                errors = _errs48;
                if (vErrors !== null) {
                  if (_errs48) {
                    vErrors.length = _errs48;
                  } else {
                    vErrors = null;
                  }
                }
                if (_valid4) {
                  const _errs50 = errors;
                  if (Array.isArray(data4)) {
                    const _errs51 = errors;
                    const len1 = data4.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let data16 = data4[i1];
                      const _errs52 = errors;
                      const _errs53 = errors;
                      const _errs54 = errors;
                      if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                        let missing4;
                        if ((data16.type === undefined || !func0.call(data16, "type")) && (missing4 = "type")) {
                          const err10 = {};
                          if (vErrors === null) {
                            vErrors = [err10];
                          } else {
                            vErrors.push(err10);
                          }
                          errors++;
                        } else {
                          if (data16.type !== undefined && func0.call(data16, "type")) {
                            if ("text" !== data16.type) {
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
                      var valid14 = _errs54 === errors;
                      if (valid14) {
                        const err12 = {
                          instancePath: instancePath + "/response_format/" + i1,
                          schemaPath: "#/properties/response_format/else/then/contains/not",
                          keyword: "not",
                          params: {},
                          message: "must NOT be valid",
                        };
                        if (vErrors === null) {
                          vErrors = [err12];
                        } else {
                          vErrors.push(err12);
                        }
                        errors++;
                      } else {
                        errors = _errs53;
                        if (vErrors !== null) {
                          if (_errs53) {
                            vErrors.length = _errs53;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                      var valid13 = _errs52 === errors;
                      if (valid13) {
                        break;
                      }
                    }
                    if (!valid13) {
                      validate22.errors = [
                        {
                          instancePath: instancePath + "/response_format",
                          schemaPath: "#/properties/response_format/else/then/contains",
                          keyword: "contains",
                          params: { minContains: 1 },
                          message: "must contain at least 1 valid item(s)",
                        },
                      ];
                      return false;
                    } else {
                      errors = _errs51;
                      if (vErrors !== null) {
                        if (_errs51) {
                          vErrors.length = _errs51;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                  }
                  var _valid4 = _errs50 === errors;
                  valid12 = _valid4;
                }
                if (!valid12) {
                  const err13 = {
                    instancePath: instancePath + "/response_format",
                    schemaPath: "#/properties/response_format/else/if",
                    keyword: "if",
                    params: { failingKeyword: "then" },
                    message: 'must match "then" schema',
                  };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                  validate22.errors = vErrors;
                  return false;
                }
                var _valid2 = _errs47 === errors;
                valid5 = _valid2;
                ifClause0 = "else";
              }
              if (!valid5) {
                const err14 = {
                  instancePath: instancePath + "/response_format",
                  schemaPath: "#/properties/response_format/if",
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
                validate22.errors = vErrors;
                return false;
              }
              if (errors === _errs16) {
                if (Array.isArray(data4)) {
                  var valid16 = true;
                  const len2 = data4.length;
                  for (let i2 = 0; i2 < len2; i2++) {
                    let data18 = data4[i2];
                    const _errs56 = errors;
                    const _errs57 = errors;
                    const _errs58 = errors;
                    const _errs60 = errors;
                    let valid19 = true;
                    const _errs61 = errors;
                    if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                      let missing5;
                      if ((data18.type === undefined || !func0.call(data18, "type")) && (missing5 = "type")) {
                        const err15 = {};
                        if (vErrors === null) {
                          vErrors = [err15];
                        } else {
                          vErrors.push(err15);
                        }
                        errors++;
                      } else {
                        if (data18.type !== undefined && func0.call(data18, "type")) {
                          if ("text" !== data18.type) {
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
                    var _valid5 = _errs61 === errors;
                    errors = _errs60;
                    if (vErrors !== null) {
                      if (_errs60) {
                        vErrors.length = _errs60;
                      } else {
                        vErrors = null;
                      }
                    }
                    if (_valid5) {
                      const _errs63 = errors;
                      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                        if (data18.resolution !== undefined && func0.call(data18, "resolution")) {
                          const _errs64 = errors;
                          if (data18.resolution !== null) {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/response_format/" + i2 + "/resolution",
                                schemaPath: "#/components/schemas/ResponseFormat/then/properties/resolution/type",
                                keyword: "type",
                                params: { type: "null" },
                                message: "must be null",
                              },
                            ];
                            return false;
                          }
                          var valid21 = _errs64 === errors;
                        } else {
                          var valid21 = true;
                        }
                        if (valid21) {
                          if (data18.aspect_ratio !== undefined && func0.call(data18, "aspect_ratio")) {
                            const _errs66 = errors;
                            if (data18.aspect_ratio !== null) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/response_format/" + i2 + "/aspect_ratio",
                                  schemaPath: "#/components/schemas/ResponseFormat/then/properties/aspect_ratio/type",
                                  keyword: "type",
                                  params: { type: "null" },
                                  message: "must be null",
                                },
                              ];
                              return false;
                            }
                            var valid21 = _errs66 === errors;
                          } else {
                            var valid21 = true;
                          }
                          if (valid21) {
                            if (data18.duration !== undefined && func0.call(data18, "duration")) {
                              const _errs68 = errors;
                              if (data18.duration !== null) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/response_format/" + i2 + "/duration",
                                    schemaPath: "#/components/schemas/ResponseFormat/then/properties/duration/type",
                                    keyword: "type",
                                    params: { type: "null" },
                                    message: "must be null",
                                  },
                                ];
                                return false;
                              }
                              var valid21 = _errs68 === errors;
                            } else {
                              var valid21 = true;
                            }
                          }
                        }
                      }
                      var _valid5 = _errs63 === errors;
                      valid19 = _valid5;
                      if (valid19) {
                        var props3 = {};
                        props3.resolution = true;
                        props3.aspect_ratio = true;
                        props3.duration = true;
                        props3.type = true;
                      }
                    }
                    if (!valid19) {
                      const err17 = {
                        instancePath: instancePath + "/response_format/" + i2,
                        schemaPath: "#/components/schemas/ResponseFormat/if",
                        keyword: "if",
                        params: { failingKeyword: "then" },
                        message: 'must match "then" schema',
                      };
                      if (vErrors === null) {
                        vErrors = [err17];
                      } else {
                        vErrors.push(err17);
                      }
                      errors++;
                      validate22.errors = vErrors;
                      return false;
                    }
                    if (errors === _errs58) {
                      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                        if (props3 !== true) {
                          props3 = props3 || {};
                          props3.type = true;
                          props3.resolution = true;
                          props3.aspect_ratio = true;
                          props3.duration = true;
                          props3.delivery = true;
                          props3.gcs_uri = true;
                        }
                        if (data18.type !== undefined && func0.call(data18, "type")) {
                          let data23 = data18.type;
                          const _errs70 = errors;
                          if (typeof data23 !== "string" && data23 !== null) {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/response_format/" + i2 + "/type",
                                schemaPath: "#/components/schemas/ResponseFormat/properties/type/type",
                                keyword: "type",
                                params: { type: schema35.properties.type.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          if (!(data23 === "video" || data23 === "text" || data23 === null)) {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/response_format/" + i2 + "/type",
                                schemaPath: "#/components/schemas/ResponseFormat/properties/type/enum",
                                keyword: "enum",
                                params: { allowedValues: schema35.properties.type.enum },
                                message: "must be equal to one of the allowed values",
                              },
                            ];
                            return false;
                          }
                          var valid22 = _errs70 === errors;
                        } else {
                          var valid22 = true;
                        }
                        if (valid22) {
                          if (data18.resolution !== undefined && func0.call(data18, "resolution")) {
                            let data24 = data18.resolution;
                            const _errs72 = errors;
                            if (typeof data24 !== "string" && data24 !== null) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/response_format/" + i2 + "/resolution",
                                  schemaPath: "#/components/schemas/ResponseFormat/properties/resolution/type",
                                  keyword: "type",
                                  params: { type: schema35.properties.resolution.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs72) {
                              if (typeof data24 === "string") {
                                if (func65(data24) < 1) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/response_format/" + i2 + "/resolution",
                                      schemaPath: "#/components/schemas/ResponseFormat/properties/resolution/minLength",
                                      keyword: "minLength",
                                      params: { limit: 1 },
                                      message: "must NOT have fewer than 1 characters",
                                    },
                                  ];
                                  return false;
                                }
                              }
                            }
                            var valid22 = _errs72 === errors;
                          } else {
                            var valid22 = true;
                          }
                          if (valid22) {
                            if (data18.aspect_ratio !== undefined && func0.call(data18, "aspect_ratio")) {
                              let data25 = data18.aspect_ratio;
                              const _errs74 = errors;
                              if (typeof data25 !== "string" && data25 !== null) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/response_format/" + i2 + "/aspect_ratio",
                                    schemaPath: "#/components/schemas/ResponseFormat/properties/aspect_ratio/type",
                                    keyword: "type",
                                    params: { type: schema35.properties.aspect_ratio.type },
                                    message: "must be string,null",
                                  },
                                ];
                                return false;
                              }
                              if (errors === _errs74) {
                                if (typeof data25 === "string") {
                                  if (func65(data25) < 1) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/response_format/" + i2 + "/aspect_ratio",
                                        schemaPath:
                                          "#/components/schemas/ResponseFormat/properties/aspect_ratio/minLength",
                                        keyword: "minLength",
                                        params: { limit: 1 },
                                        message: "must NOT have fewer than 1 characters",
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              }
                              var valid22 = _errs74 === errors;
                            } else {
                              var valid22 = true;
                            }
                            if (valid22) {
                              if (data18.duration !== undefined && func0.call(data18, "duration")) {
                                let data26 = data18.duration;
                                const _errs76 = errors;
                                if (typeof data26 !== "string" && data26 !== null) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/response_format/" + i2 + "/duration",
                                      schemaPath: "#/components/schemas/ResponseFormat/properties/duration/type",
                                      keyword: "type",
                                      params: { type: schema35.properties.duration.type },
                                      message: "must be string,null",
                                    },
                                  ];
                                  return false;
                                }
                                if (errors === _errs76) {
                                  if (typeof data26 === "string") {
                                    if (func65(data26) > 21) {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/response_format/" + i2 + "/duration",
                                          schemaPath:
                                            "#/components/schemas/ResponseFormat/properties/duration/maxLength",
                                          keyword: "maxLength",
                                          params: { limit: 21 },
                                          message: "must NOT have more than 21 characters",
                                        },
                                      ];
                                      return false;
                                    } else {
                                      if (!pattern4.test(data26)) {
                                        validate22.errors = [
                                          {
                                            instancePath: instancePath + "/response_format/" + i2 + "/duration",
                                            schemaPath:
                                              "#/components/schemas/ResponseFormat/properties/duration/pattern",
                                            keyword: "pattern",
                                            params: { pattern: "^[0-9]{1,9}(?:\\.0{1,9})?s$" },
                                            message: "must be whole seconds such as 8s",
                                          },
                                        ];
                                        return false;
                                      }
                                    }
                                  }
                                }
                                var valid22 = _errs76 === errors;
                              } else {
                                var valid22 = true;
                              }
                              if (valid22) {
                                if (data18.delivery !== undefined && func0.call(data18, "delivery")) {
                                  let data27 = data18.delivery;
                                  const _errs78 = errors;
                                  if (typeof data27 !== "string" && data27 !== null) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/response_format/" + i2 + "/delivery",
                                        schemaPath: "#/components/schemas/ResponseFormat/properties/delivery/type",
                                        keyword: "type",
                                        params: { type: schema35.properties.delivery.type },
                                        message: "must be string,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid22 = _errs78 === errors;
                                } else {
                                  var valid22 = true;
                                }
                                if (valid22) {
                                  if (data18.gcs_uri !== undefined && func0.call(data18, "gcs_uri")) {
                                    let data28 = data18.gcs_uri;
                                    const _errs80 = errors;
                                    if (typeof data28 !== "string" && data28 !== null) {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/response_format/" + i2 + "/gcs_uri",
                                          schemaPath: "#/components/schemas/ResponseFormat/properties/gcs_uri/type",
                                          keyword: "type",
                                          params: { type: schema35.properties.gcs_uri.type },
                                          message: "must be string,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid22 = _errs80 === errors;
                                  } else {
                                    var valid22 = true;
                                  }
                                }
                              }
                            }
                          }
                        }
                      } else {
                        validate22.errors = [
                          {
                            instancePath: instancePath + "/response_format/" + i2,
                            schemaPath: "#/components/schemas/ResponseFormat/type",
                            keyword: "type",
                            params: { type: "object" },
                            message: "must be object",
                          },
                        ];
                        return false;
                      }
                    }
                    var valid17 = _errs57 === errors;
                    if (valid17) {
                      const _errs82 = errors;
                      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                        if (data18.gcs_uri !== undefined && func0.call(data18, "gcs_uri")) {
                          if (data18.gcs_uri !== null) {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/response_format/" + i2 + "/gcs_uri",
                                schemaPath: "#/properties/response_format/items/allOf/1/properties/gcs_uri/type",
                                keyword: "type",
                                params: { type: "null" },
                                message: "must be null",
                              },
                            ];
                            return false;
                          }
                        }
                      }
                      var valid17 = _errs82 === errors;
                      if (valid17) {
                        if (props3 !== true) {
                          props3 = props3 || {};
                          props3.gcs_uri = true;
                        }
                      }
                    }
                    var valid16 = _errs56 === errors;
                    if (!valid16) {
                      break;
                    }
                  }
                  if (valid16) {
                    const _errs85 = errors;
                    const len3 = data4.length;
                    let valid24 = true;
                    if (data4.length > 0) {
                      let count0 = 0;
                      for (let i3 = 0; i3 < len3; i3++) {
                        let data30 = data4[i3];
                        const _errs86 = errors;
                        const _errs87 = errors;
                        const _errs88 = errors;
                        if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                          let missing6;
                          if ((data30.type === undefined || !func0.call(data30, "type")) && (missing6 = "type")) {
                            const err18 = {};
                            if (vErrors === null) {
                              vErrors = [err18];
                            } else {
                              vErrors.push(err18);
                            }
                            errors++;
                          } else {
                            if (data30.type !== undefined && func0.call(data30, "type")) {
                              if ("text" !== data30.type) {
                                const err19 = {};
                                if (vErrors === null) {
                                  vErrors = [err19];
                                } else {
                                  vErrors.push(err19);
                                }
                                errors++;
                              }
                            }
                          }
                        }
                        var valid25 = _errs88 === errors;
                        if (valid25) {
                          const err20 = {
                            instancePath: instancePath + "/response_format/" + i3,
                            schemaPath: "#/properties/response_format/contains/not",
                            keyword: "not",
                            params: {},
                            message: "must NOT be valid",
                          };
                          if (vErrors === null) {
                            vErrors = [err20];
                          } else {
                            vErrors.push(err20);
                          }
                          errors++;
                        } else {
                          errors = _errs87;
                          if (vErrors !== null) {
                            if (_errs87) {
                              vErrors.length = _errs87;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                        var _valid6 = _errs86 === errors;
                        if (_valid6) {
                          count0++;
                          if (count0 > 1) {
                            valid24 = false;
                            break;
                          }
                          if (count0 >= 0) {
                            valid24 = true;
                          }
                        }
                      }
                    }
                    if (!valid24) {
                      validate22.errors = [
                        {
                          instancePath: instancePath + "/response_format",
                          schemaPath: "#/properties/response_format/contains",
                          keyword: "contains",
                          params: { minContains: 0, maxContains: 1 },
                          message: "must contain at least 0 and no more than 1 valid item(s)",
                        },
                      ];
                      return false;
                    } else {
                      errors = _errs85;
                      if (vErrors !== null) {
                        if (_errs85) {
                          vErrors.length = _errs85;
                        } else {
                          vErrors = null;
                        }
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
              if (data.generation_config !== undefined && func0.call(data, "generation_config")) {
                let data32 = data.generation_config;
                const _errs91 = errors;
                if (!(data32 && typeof data32 == "object" && !Array.isArray(data32)) && data32 !== null) {
                  validate22.errors = [
                    {
                      instancePath: instancePath + "/generation_config",
                      schemaPath: "#/properties/generation_config/type",
                      keyword: "type",
                      params: { type: schema33.properties.generation_config.type },
                      message: "must be object,null",
                    },
                  ];
                  return false;
                }
                if (errors === _errs91) {
                  if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
                    if (data32.video_config !== undefined && func0.call(data32, "video_config")) {
                      let data33 = data32.video_config;
                      const _errs93 = errors;
                      if (!(data33 && typeof data33 == "object" && !Array.isArray(data33)) && data33 !== null) {
                        validate22.errors = [
                          {
                            instancePath: instancePath + "/generation_config/video_config",
                            schemaPath: "#/properties/generation_config/properties/video_config/type",
                            keyword: "type",
                            params: { type: schema33.properties.generation_config.properties.video_config.type },
                            message: "must be object,null",
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs93) {
                        if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                          if (data33.task !== undefined && func0.call(data33, "task")) {
                            let data34 = data33.task;
                            if (typeof data34 !== "string" && data34 !== null) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/generation_config/video_config/task",
                                  schemaPath:
                                    "#/properties/generation_config/properties/video_config/properties/task/type",
                                  keyword: "type",
                                  params: {
                                    type: schema33.properties.generation_config.properties.video_config.properties.task
                                      .type,
                                  },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                          }
                        }
                      }
                      var valid27 = _errs93 === errors;
                    } else {
                      var valid27 = true;
                    }
                    if (valid27) {
                      if (data32.seed !== undefined && func0.call(data32, "seed")) {
                        let data35 = data32.seed;
                        const _errs97 = errors;
                        if (
                          !(typeof data35 == "number" && !(data35 % 1) && !isNaN(data35) && isFinite(data35)) &&
                          data35 !== null
                        ) {
                          validate22.errors = [
                            {
                              instancePath: instancePath + "/generation_config/seed",
                              schemaPath: "#/properties/generation_config/properties/seed/type",
                              keyword: "type",
                              params: { type: schema33.properties.generation_config.properties.seed.type },
                              message: "must be integer,null",
                            },
                          ];
                          return false;
                        }
                        if (errors === _errs97) {
                          if (typeof data35 == "number" && isFinite(data35)) {
                            if (data35 > 2147483647 || isNaN(data35)) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/generation_config/seed",
                                  schemaPath: "#/properties/generation_config/properties/seed/maximum",
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
                                    instancePath: instancePath + "/generation_config/seed",
                                    schemaPath: "#/properties/generation_config/properties/seed/minimum",
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
                        var valid27 = _errs97 === errors;
                      } else {
                        var valid27 = true;
                      }
                      if (valid27) {
                        if (data32.max_output_tokens !== undefined && func0.call(data32, "max_output_tokens")) {
                          let data36 = data32.max_output_tokens;
                          const _errs99 = errors;
                          if (
                            !(typeof data36 == "number" && !(data36 % 1) && !isNaN(data36) && isFinite(data36)) &&
                            data36 !== null
                          ) {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/generation_config/max_output_tokens",
                                schemaPath: "#/properties/generation_config/properties/max_output_tokens/type",
                                keyword: "type",
                                params: {
                                  type: schema33.properties.generation_config.properties.max_output_tokens.type,
                                },
                                message: "must be integer,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs99) {
                            if (typeof data36 == "number" && isFinite(data36)) {
                              if (data36 > 2147483647 || isNaN(data36)) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/generation_config/max_output_tokens",
                                    schemaPath: "#/properties/generation_config/properties/max_output_tokens/maximum",
                                    keyword: "maximum",
                                    params: { comparison: "<=", limit: 2147483647 },
                                    message: "must be <= 2147483647",
                                  },
                                ];
                                return false;
                              } else {
                                if (data36 < 1 || isNaN(data36)) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/generation_config/max_output_tokens",
                                      schemaPath: "#/properties/generation_config/properties/max_output_tokens/minimum",
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
                          var valid27 = _errs99 === errors;
                        } else {
                          var valid27 = true;
                        }
                        if (valid27) {
                          if (data32.thinking_level !== undefined && func0.call(data32, "thinking_level")) {
                            let data37 = data32.thinking_level;
                            const _errs101 = errors;
                            if (typeof data37 !== "string" && data37 !== null) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/generation_config/thinking_level",
                                  schemaPath: "#/properties/generation_config/properties/thinking_level/type",
                                  keyword: "type",
                                  params: {
                                    type: schema33.properties.generation_config.properties.thinking_level.type,
                                  },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid27 = _errs101 === errors;
                          } else {
                            var valid27 = true;
                          }
                          if (valid27) {
                            if (data32.thinking_summaries !== undefined && func0.call(data32, "thinking_summaries")) {
                              let data38 = data32.thinking_summaries;
                              const _errs103 = errors;
                              if (typeof data38 !== "string" && data38 !== null) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/generation_config/thinking_summaries",
                                    schemaPath: "#/properties/generation_config/properties/thinking_summaries/type",
                                    keyword: "type",
                                    params: {
                                      type: schema33.properties.generation_config.properties.thinking_summaries.type,
                                    },
                                    message: "must be string,null",
                                  },
                                ];
                                return false;
                              }
                              var valid27 = _errs103 === errors;
                            } else {
                              var valid27 = true;
                            }
                          }
                        }
                      }
                    }
                  }
                }
                var valid2 = _errs91 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data.callback_url !== undefined && func0.call(data, "callback_url")) {
                  let data39 = data.callback_url;
                  const _errs105 = errors;
                  if (typeof data39 !== "string" && data39 !== null) {
                    validate22.errors = [
                      {
                        instancePath: instancePath + "/callback_url",
                        schemaPath: "#/properties/callback_url/type",
                        keyword: "type",
                        params: { type: schema33.properties.callback_url.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs105 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data.stream !== undefined && func0.call(data, "stream")) {
                    let data40 = data.stream;
                    const _errs107 = errors;
                    if (typeof data40 !== "boolean" && data40 !== null) {
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
                    var valid2 = _errs107 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (valid2) {
                    if (data.store !== undefined && func0.call(data, "store")) {
                      let data41 = data.store;
                      const _errs109 = errors;
                      if (typeof data41 !== "boolean" && data41 !== null) {
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
                      var valid2 = _errs109 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (valid2) {
                      if (data.background !== undefined && func0.call(data, "background")) {
                        let data42 = data.background;
                        const _errs111 = errors;
                        if (typeof data42 !== "boolean" && data42 !== null) {
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
                        var valid2 = _errs111 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data.previous_interaction_id !== undefined && func0.call(data, "previous_interaction_id")) {
                          let data43 = data.previous_interaction_id;
                          const _errs113 = errors;
                          if (typeof data43 !== "string" && data43 !== null) {
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
                          var valid2 = _errs113 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data.continuation_token !== undefined && func0.call(data, "continuation_token")) {
                            let data44 = data.continuation_token;
                            const _errs115 = errors;
                            if (typeof data44 !== "string" && data44 !== null) {
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
                            var valid2 = _errs115 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data.agent !== undefined && func0.call(data, "agent")) {
                              let data45 = data.agent;
                              const _errs117 = errors;
                              if (
                                typeof data45 !== "string" &&
                                !(data45 && typeof data45 == "object" && !Array.isArray(data45)) &&
                                data45 !== null
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
                              var valid2 = _errs117 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data.agent_config !== undefined && func0.call(data, "agent_config")) {
                                let data46 = data.agent_config;
                                const _errs120 = errors;
                                if (
                                  !(data46 && typeof data46 == "object" && !Array.isArray(data46)) &&
                                  data46 !== null
                                ) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/agent_config",
                                      schemaPath: "#/properties/agent_config/type",
                                      keyword: "type",
                                      params: { type: schema33.properties.agent_config.type },
                                      message: "must be object,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid2 = _errs120 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data.environment !== undefined && func0.call(data, "environment")) {
                                  let data47 = data.environment;
                                  const _errs123 = errors;
                                  if (
                                    typeof data47 !== "string" &&
                                    !(data47 && typeof data47 == "object" && !Array.isArray(data47)) &&
                                    data47 !== null
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
                                  var valid2 = _errs123 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data.webhook_config !== undefined && func0.call(data, "webhook_config")) {
                                    let data48 = data.webhook_config;
                                    const _errs126 = errors;
                                    if (
                                      typeof data48 !== "string" &&
                                      !(data48 && typeof data48 == "object" && !Array.isArray(data48)) &&
                                      data48 !== null
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
                                    var valid2 = _errs126 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (
                                      data.system_instruction !== undefined &&
                                      func0.call(data, "system_instruction")
                                    ) {
                                      let data49 = data.system_instruction;
                                      const _errs129 = errors;
                                      if (
                                        typeof data49 !== "string" &&
                                        !(data49 && typeof data49 == "object" && !Array.isArray(data49)) &&
                                        data49 !== null
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
                                      var valid2 = _errs129 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                    if (valid2) {
                                      if (data.tools !== undefined && func0.call(data, "tools")) {
                                        let data50 = data.tools;
                                        const _errs132 = errors;
                                        if (!Array.isArray(data50) && data50 !== null) {
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
                                        if (errors === _errs132) {
                                          if (Array.isArray(data50)) {
                                            var valid29 = true;
                                            const len4 = data50.length;
                                            for (let i4 = 0; i4 < len4; i4++) {
                                              let data51 = data50[i4];
                                              const _errs134 = errors;
                                              if (errors === _errs134) {
                                                if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                                                } else {
                                                  validate22.errors = [
                                                    {
                                                      instancePath: instancePath + "/tools/" + i4,
                                                      schemaPath: "#/properties/tools/items/type",
                                                      keyword: "type",
                                                      params: { type: "object" },
                                                      message: "must be object",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                              }
                                              var valid29 = _errs134 === errors;
                                              if (!valid29) {
                                                break;
                                              }
                                            }
                                          }
                                        }
                                        var valid2 = _errs132 === errors;
                                      } else {
                                        var valid2 = true;
                                      }
                                      if (valid2) {
                                        if (
                                          data.response_modalities !== undefined &&
                                          func0.call(data, "response_modalities")
                                        ) {
                                          let data52 = data.response_modalities;
                                          const _errs137 = errors;
                                          if (!Array.isArray(data52) && data52 !== null) {
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
                                          if (errors === _errs137) {
                                            if (Array.isArray(data52)) {
                                              var valid30 = true;
                                              const len5 = data52.length;
                                              for (let i5 = 0; i5 < len5; i5++) {
                                                const _errs139 = errors;
                                                if (typeof data52[i5] !== "string") {
                                                  validate22.errors = [
                                                    {
                                                      instancePath: instancePath + "/response_modalities/" + i5,
                                                      schemaPath: "#/properties/response_modalities/items/type",
                                                      keyword: "type",
                                                      params: { type: "string" },
                                                      message: "must be string",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                var valid30 = _errs139 === errors;
                                                if (!valid30) {
                                                  break;
                                                }
                                              }
                                            }
                                          }
                                          var valid2 = _errs137 === errors;
                                        } else {
                                          var valid2 = true;
                                        }
                                        if (valid2) {
                                          if (
                                            data.response_mime_type !== undefined &&
                                            func0.call(data, "response_mime_type")
                                          ) {
                                            let data54 = data.response_mime_type;
                                            const _errs141 = errors;
                                            if (typeof data54 !== "string" && data54 !== null) {
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
                                            var valid2 = _errs141 === errors;
                                          } else {
                                            var valid2 = true;
                                          }
                                          if (valid2) {
                                            if (
                                              data.cached_content !== undefined &&
                                              func0.call(data, "cached_content")
                                            ) {
                                              let data55 = data.cached_content;
                                              const _errs143 = errors;
                                              if (typeof data55 !== "string" && data55 !== null) {
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
                                              var valid2 = _errs143 === errors;
                                            } else {
                                              var valid2 = true;
                                            }
                                            if (valid2) {
                                              if (data.service_tier !== undefined && func0.call(data, "service_tier")) {
                                                let data56 = data.service_tier;
                                                const _errs145 = errors;
                                                if (typeof data56 !== "string" && data56 !== null) {
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
                                                var valid2 = _errs145 === errors;
                                              } else {
                                                var valid2 = true;
                                              }
                                              if (valid2) {
                                                if (
                                                  data.safety_settings !== undefined &&
                                                  func0.call(data, "safety_settings")
                                                ) {
                                                  let data57 = data.safety_settings;
                                                  const _errs147 = errors;
                                                  if (!Array.isArray(data57) && data57 !== null) {
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
                                                  if (errors === _errs147) {
                                                    if (Array.isArray(data57)) {
                                                      var valid31 = true;
                                                      const len6 = data57.length;
                                                      for (let i6 = 0; i6 < len6; i6++) {
                                                        let data58 = data57[i6];
                                                        const _errs149 = errors;
                                                        if (errors === _errs149) {
                                                          if (
                                                            data58 &&
                                                            typeof data58 == "object" &&
                                                            !Array.isArray(data58)
                                                          ) {
                                                          } else {
                                                            validate22.errors = [
                                                              {
                                                                instancePath: instancePath + "/safety_settings/" + i6,
                                                                schemaPath: "#/properties/safety_settings/items/type",
                                                                keyword: "type",
                                                                params: { type: "object" },
                                                                message: "must be object",
                                                              },
                                                            ];
                                                            return false;
                                                          }
                                                        }
                                                        var valid31 = _errs149 === errors;
                                                        if (!valid31) {
                                                          break;
                                                        }
                                                      }
                                                    }
                                                  }
                                                  var valid2 = _errs147 === errors;
                                                } else {
                                                  var valid2 = true;
                                                }
                                                if (valid2) {
                                                  if (data.labels !== undefined && func0.call(data, "labels")) {
                                                    let data59 = data.labels;
                                                    const _errs152 = errors;
                                                    if (
                                                      !(
                                                        data59 &&
                                                        typeof data59 == "object" &&
                                                        !Array.isArray(data59)
                                                      ) &&
                                                      data59 !== null
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
                                                    var valid2 = _errs152 === errors;
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
    response_format: true,
    generation_config: true,
    callback_url: true,
    stream: true,
    store: true,
    background: true,
    previous_interaction_id: true,
    continuation_token: true,
    agent: true,
    agent_config: true,
    environment: true,
    webhook_config: true,
    system_instruction: true,
    tools: true,
    response_modalities: true,
    response_mime_type: true,
    cached_content: true,
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
    response_format: true,
    generation_config: true,
    callback_url: true,
    stream: true,
    store: true,
    background: true,
    previous_interaction_id: true,
    continuation_token: true,
    agent: true,
    agent_config: true,
    environment: true,
    webhook_config: true,
    system_instruction: true,
    tools: true,
    response_modalities: true,
    response_mime_type: true,
    cached_content: true,
    service_tier: true,
    safety_settings: true,
    labels: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};
