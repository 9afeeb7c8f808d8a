// Made from specs/dialects/video-interactions/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length } from "../../src/conversion/validator-support.js";

export const validateRequest = checkRequest;
const schemaRequest = {
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
const schemaResponseFormat = {
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
const hasOwn = Object.prototype.hasOwnProperty;

const schemaContent = {
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
const checkContentLater = { validate: checkContent };

function checkContent(
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
        checkContent.errors = [
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
            checkContent.errors = [
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
          if (!(data0 === "image" || data0 === "video")) {
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
        if ((data.uri === undefined || !hasOwn.call(data, "uri")) && (missing0 = "uri")) {
          const err0 = {};
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        } else {
          if (data.uri !== undefined && hasOwn.call(data, "uri")) {
            if (typeof data.uri !== "string") {
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
          if (data.uri !== undefined && hasOwn.call(data, "uri")) {
            let data0 = data.uri;
            if (typeof data0 === "string") {
              if (ucs2length(data0) < 1) {
                checkContent.errors = [
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
        var _valid2 = _errs8 === errors;
        valid2 = _valid2;
        ifClause2 = "then";
      } else {
        const _errs8 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing0;
          if ((data.data === undefined || !hasOwn.call(data, "data")) && (missing0 = "data")) {
            checkContent.errors = [
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
            if (data.data !== undefined && hasOwn.call(data, "data")) {
              let data0 = data.data;
              const _errs9 = errors;
              if (errors === _errs9) {
                if (typeof data0 === "string") {
                  if (ucs2length(data0) < 1) {
                    checkContent.errors = [
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
                  checkContent.errors = [
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
        var _valid2 = _errs8 === errors;
        valid2 = _valid2;
        ifClause2 = "else";
      }
      if (!valid2) {
        const err0 = {
          instancePath,
          schemaPath: "#/else/then/if",
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
        checkContent.errors = vErrors;
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
            if ("user_input" !== data.type) {
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
          if ((data.content === undefined || !hasOwn.call(data, "content")) && (missing0 = "content")) {
            checkContent.errors = [
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
            if (data.content !== undefined && hasOwn.call(data, "content")) {
              let data0 = data.content;
              const _errs9 = errors;
              if (errors === _errs9) {
                if (Array.isArray(data0)) {
                  if (data0.length < 1) {
                    checkContent.errors = [
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
                  checkContent.errors = [
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
        checkContent.errors = vErrors;
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
      checkContent.errors = vErrors;
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
    checkContent.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.type === undefined || !hasOwn.call(data, "type")) && (missing0 = "type")) {
        checkContent.errors = [
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
            let data0 = data.type;
            const _errs2 = errors;
            if (!(data0 === "text" || data0 === "image" || data0 === "video" || data0 === "user_input")) {
              checkContent.errors = [
                {
                  instancePath: instancePath + "/type",
                  schemaPath: "#/properties/type/enum",
                  keyword: "enum",
                  params: { allowedValues: schemaContent.properties.type.enum },
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
          if (data.text !== undefined && hasOwn.call(data, "text")) {
            let data0 = data.text;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkContent.errors = [
                {
                  instancePath: instancePath + "/text",
                  schemaPath: "#/properties/text/type",
                  keyword: "type",
                  params: { type: schemaContent.properties.text.type },
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
              checkContent.errors = [
                {
                  instancePath: instancePath + "/data",
                  schemaPath: "#/properties/data/type",
                  keyword: "type",
                  params: { type: schemaContent.properties.data.type },
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
          if (data.uri !== undefined && hasOwn.call(data, "uri")) {
            let data0 = data.uri;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkContent.errors = [
                {
                  instancePath: instancePath + "/uri",
                  schemaPath: "#/properties/uri/type",
                  keyword: "type",
                  params: { type: schemaContent.properties.uri.type },
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
          if (data.mime_type !== undefined && hasOwn.call(data, "mime_type")) {
            let data0 = data.mime_type;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkContent.errors = [
                {
                  instancePath: instancePath + "/mime_type",
                  schemaPath: "#/properties/mime_type/type",
                  keyword: "type",
                  params: { type: schemaContent.properties.mime_type.type },
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
              checkContent.errors = [
                {
                  instancePath: instancePath + "/name",
                  schemaPath: "#/properties/name/type",
                  keyword: "type",
                  params: { type: schemaContent.properties.name.type },
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
          if (data.resolution !== undefined && hasOwn.call(data, "resolution")) {
            let data0 = data.resolution;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkContent.errors = [
                {
                  instancePath: instancePath + "/resolution",
                  schemaPath: "#/properties/resolution/type",
                  keyword: "type",
                  params: { type: schemaContent.properties.resolution.type },
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
          if (data.processing !== undefined && hasOwn.call(data, "processing")) {
            let data0 = data.processing;
            const _errs2 = errors;
            if (
              typeof data0 !== "string" &&
              !(data0 && typeof data0 == "object" && !Array.isArray(data0)) &&
              data0 !== null
            ) {
              checkContent.errors = [
                {
                  instancePath: instancePath + "/processing",
                  schemaPath: "#/properties/processing/type",
                  keyword: "type",
                  params: { type: schemaContent.properties.processing.type },
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
          if (data.content !== undefined && hasOwn.call(data, "content")) {
            let data0 = data.content;
            const _errs2 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkContent.errors = [
                {
                  instancePath: instancePath + "/content",
                  schemaPath: "#/properties/content/type",
                  keyword: "type",
                  params: { type: schemaContent.properties.content.type },
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
                    !checkContentLater.validate(data0[i0], {
                      instancePath: instancePath + "/content/" + i0,
                      parentData: data0,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null
                        ? checkContentLater.validate.errors
                        : vErrors.concat(checkContentLater.validate.errors);
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
    } else {
      checkContent.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkContent.errors = vErrors;
  return errors === 0;
}

const pattern4 = new RegExp("^[0-9]{1,9}(?:\\.0{1,9})?s$", "u");

function checkRequest(
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
    if ((data.agent === undefined || !hasOwn.call(data, "agent")) && (missing0 = "agent")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.agent !== undefined && hasOwn.call(data, "agent")) {
        let data0 = data.agent;
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
      if ((data.model === undefined || !hasOwn.call(data, "model")) && (missing0 = "model")) {
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
    checkRequest.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.input === undefined || !hasOwn.call(data, "input")) && (missing0 = "input")) {
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
            const _errs2 = errors;
            if (errors === _errs2) {
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
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.input !== undefined && hasOwn.call(data, "input")) {
            let data0 = data.input;
            const _errs2 = errors;
            if ((!data0 || typeof data0 != "object") && typeof data0 !== "string") {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/input",
                  schemaPath: "#/properties/input/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.input.type },
                  message: "must be string,object,array",
                },
              ];
              return false;
            }
            const _errs3 = errors;
            let valid2 = true;
            const _errs4 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
              const err0 = {};
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
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
              if (
                !checkContent(data0, {
                  instancePath: instancePath + "/input",
                  parentData: data,
                  parentDataProperty: "input",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? checkContent.errors : vErrors.concat(checkContent.errors);
                errors = vErrors.length;
              }
              var _valid1 = _errs5 === errors;
              valid2 = _valid1;
            }
            if (!valid2) {
              const err0 = {
                instancePath: instancePath + "/input",
                schemaPath: "#/properties/input/if",
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
            if (errors === _errs2) {
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
              if (errors === _errs2) {
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
                        !checkContent(data0[i0], {
                          instancePath: instancePath + "/input/" + i0,
                          parentData: data0,
                          parentDataProperty: i0,
                          rootData,
                          dynamicAnchors,
                        })
                      ) {
                        vErrors = vErrors === null ? checkContent.errors : vErrors.concat(checkContent.errors);
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
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.response_format !== undefined && hasOwn.call(data, "response_format")) {
            let data0 = data.response_format;
            const _errs2 = errors;
            if (typeof data0 != "object") {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/response_format",
                  schemaPath: "#/properties/response_format/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.response_format.type },
                  message: "must be object,array,null",
                },
              ];
              return false;
            }
            const _errs3 = errors;
            let valid2 = true;
            const _errs4 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
              const err0 = {};
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
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
              const _errs6 = errors;
              const _errs7 = errors;
              let valid3 = true;
              const _errs8 = errors;
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
                    if ("text" !== data0.type) {
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
              var _valid2 = _errs8 === errors;
              errors = _errs7;
              if (vErrors !== null) {
                if (_errs7) {
                  vErrors.length = _errs7;
                } else {
                  vErrors = null;
                }
              }
              if (_valid2) {
                const _errs9 = errors;
                if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                  checks1: {
                    if (data0.resolution !== undefined && hasOwn.call(data0, "resolution")) {
                      const _errs10 = errors;
                      if (data0.resolution !== null) {
                        checkRequest.errors = [
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
                      var valid4 = _errs10 === errors;
                    } else {
                      var valid4 = true;
                    }
                    if (!valid4) break checks1;
                    if (data0.aspect_ratio !== undefined && hasOwn.call(data0, "aspect_ratio")) {
                      const _errs10 = errors;
                      if (data0.aspect_ratio !== null) {
                        checkRequest.errors = [
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
                      var valid4 = _errs10 === errors;
                    } else {
                      var valid4 = true;
                    }
                    if (!valid4) break checks1;
                    if (data0.duration !== undefined && hasOwn.call(data0, "duration")) {
                      const _errs10 = errors;
                      if (data0.duration !== null) {
                        checkRequest.errors = [
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
                      var valid4 = _errs10 === errors;
                    } else {
                      var valid4 = true;
                    }
                  }
                }
                var _valid2 = _errs9 === errors;
                valid3 = _valid2;
              }
              if (!valid3) {
                const err0 = {
                  instancePath: instancePath + "/response_format",
                  schemaPath: "#/components/schemas/ResponseFormat/if",
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
              if (errors === _errs6) {
                if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                  checks1: {
                    if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                      let data1 = data0.type;
                      const _errs9 = errors;
                      if (typeof data1 !== "string" && data1 !== null) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/response_format/type",
                            schemaPath: "#/components/schemas/ResponseFormat/properties/type/type",
                            keyword: "type",
                            params: { type: schemaResponseFormat.properties.type.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      if (!(data1 === "video" || data1 === "text" || data1 === null)) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/response_format/type",
                            schemaPath: "#/components/schemas/ResponseFormat/properties/type/enum",
                            keyword: "enum",
                            params: { allowedValues: schemaResponseFormat.properties.type.enum },
                            message: "must be equal to one of the allowed values",
                          },
                        ];
                        return false;
                      }
                      var valid4 = _errs9 === errors;
                    } else {
                      var valid4 = true;
                    }
                    if (!valid4) break checks1;
                    if (data0.resolution !== undefined && hasOwn.call(data0, "resolution")) {
                      let data1 = data0.resolution;
                      const _errs9 = errors;
                      if (typeof data1 !== "string" && data1 !== null) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/response_format/resolution",
                            schemaPath: "#/components/schemas/ResponseFormat/properties/resolution/type",
                            keyword: "type",
                            params: { type: schemaResponseFormat.properties.resolution.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs9) {
                        if (typeof data1 === "string") {
                          if (ucs2length(data1) < 1) {
                            checkRequest.errors = [
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
                      var valid4 = _errs9 === errors;
                    } else {
                      var valid4 = true;
                    }
                    if (!valid4) break checks1;
                    if (data0.aspect_ratio !== undefined && hasOwn.call(data0, "aspect_ratio")) {
                      let data1 = data0.aspect_ratio;
                      const _errs9 = errors;
                      if (typeof data1 !== "string" && data1 !== null) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/response_format/aspect_ratio",
                            schemaPath: "#/components/schemas/ResponseFormat/properties/aspect_ratio/type",
                            keyword: "type",
                            params: { type: schemaResponseFormat.properties.aspect_ratio.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs9) {
                        if (typeof data1 === "string") {
                          if (ucs2length(data1) < 1) {
                            checkRequest.errors = [
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
                      var valid4 = _errs9 === errors;
                    } else {
                      var valid4 = true;
                    }
                    if (!valid4) break checks1;
                    if (data0.duration !== undefined && hasOwn.call(data0, "duration")) {
                      let data1 = data0.duration;
                      const _errs9 = errors;
                      if (typeof data1 !== "string" && data1 !== null) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/response_format/duration",
                            schemaPath: "#/components/schemas/ResponseFormat/properties/duration/type",
                            keyword: "type",
                            params: { type: schemaResponseFormat.properties.duration.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs9) {
                        if (typeof data1 === "string") {
                          if (ucs2length(data1) > 21) {
                            checkRequest.errors = [
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
                            if (!pattern4.test(data1)) {
                              checkRequest.errors = [
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
                      var valid4 = _errs9 === errors;
                    } else {
                      var valid4 = true;
                    }
                    if (!valid4) break checks1;
                    if (data0.delivery !== undefined && hasOwn.call(data0, "delivery")) {
                      let data1 = data0.delivery;
                      const _errs9 = errors;
                      if (typeof data1 !== "string" && data1 !== null) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/response_format/delivery",
                            schemaPath: "#/components/schemas/ResponseFormat/properties/delivery/type",
                            keyword: "type",
                            params: { type: schemaResponseFormat.properties.delivery.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid4 = _errs9 === errors;
                    } else {
                      var valid4 = true;
                    }
                    if (!valid4) break checks1;
                    if (data0.gcs_uri !== undefined && hasOwn.call(data0, "gcs_uri")) {
                      let data1 = data0.gcs_uri;
                      const _errs9 = errors;
                      if (typeof data1 !== "string" && data1 !== null) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/response_format/gcs_uri",
                            schemaPath: "#/components/schemas/ResponseFormat/properties/gcs_uri/type",
                            keyword: "type",
                            params: { type: schemaResponseFormat.properties.gcs_uri.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid4 = _errs9 === errors;
                    } else {
                      var valid4 = true;
                    }
                  }
                } else {
                  checkRequest.errors = [
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
              if (errors === _errs5) {
                if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                  if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                    let data1 = data0.type;
                    if (!(data1 === "video" || data1 === null)) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/response_format/type",
                          schemaPath: "#/properties/response_format/then/properties/type/enum",
                          keyword: "enum",
                          params: { allowedValues: schemaRequest.properties.response_format.then.properties.type.enum },
                          message: "must be equal to one of the allowed values",
                        },
                      ];
                      return false;
                    }
                  }
                }
              }
              var _valid1 = _errs5 === errors;
              valid2 = _valid1;
              ifClause0 = "then";
            } else {
              const _errs5 = errors;
              const _errs6 = errors;
              let valid3 = true;
              const _errs7 = errors;
              if (Array.isArray(data0)) {
                if (data0.length < 1) {
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
                if (Array.isArray(data0)) {
                  const _errs9 = errors;
                  const len0 = data0.length;
                  var valid4 = undefined;
                  for (let i0 = 0; i0 < len0; i0++) {
                    checks1: {
                      let data1 = data0[i0];
                      const _errs10 = errors;
                      const _errs11 = errors;
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
                      var valid5 = _errs12 === errors;
                      if (valid5) {
                        const err0 = {
                          instancePath: instancePath + "/response_format/" + i0,
                          schemaPath: "#/properties/response_format/else/then/contains/not",
                          keyword: "not",
                          params: {},
                          message: "must NOT be valid",
                        };
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
                      var valid4 = _errs10 === errors;
                      if (!valid4) break checks1;
                      break;
                    }
                  }
                  if (!valid4) {
                    checkRequest.errors = [
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
                    errors = _errs9;
                    if (vErrors !== null) {
                      if (_errs9) {
                        vErrors.length = _errs9;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                }
                var _valid2 = _errs8 === errors;
                valid3 = _valid2;
              }
              if (!valid3) {
                const err0 = {
                  instancePath: instancePath + "/response_format",
                  schemaPath: "#/properties/response_format/else/if",
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
              var _valid1 = _errs5 === errors;
              valid2 = _valid1;
              ifClause0 = "else";
            }
            if (!valid2) {
              const err0 = {
                instancePath: instancePath + "/response_format",
                schemaPath: "#/properties/response_format/if",
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
              checkRequest.errors = vErrors;
              return false;
            }
            if (errors === _errs2) {
              if (Array.isArray(data0)) {
                checks1: {
                  var valid3 = true;
                  const len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0];
                    const _errs6 = errors;
                    const _errs7 = errors;
                    const _errs8 = errors;
                    const _errs9 = errors;
                    let valid5 = true;
                    const _errs10 = errors;
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
                    var _valid2 = _errs10 === errors;
                    errors = _errs9;
                    if (vErrors !== null) {
                      if (_errs9) {
                        vErrors.length = _errs9;
                      } else {
                        vErrors = null;
                      }
                    }
                    if (_valid2) {
                      const _errs11 = errors;
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        checks2: {
                          if (data1.resolution !== undefined && hasOwn.call(data1, "resolution")) {
                            const _errs12 = errors;
                            if (data1.resolution !== null) {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/response_format/" + i0 + "/resolution",
                                  schemaPath: "#/components/schemas/ResponseFormat/then/properties/resolution/type",
                                  keyword: "type",
                                  params: { type: "null" },
                                  message: "must be null",
                                },
                              ];
                              return false;
                            }
                            var valid7 = _errs12 === errors;
                          } else {
                            var valid7 = true;
                          }
                          if (!valid7) break checks2;
                          if (data1.aspect_ratio !== undefined && hasOwn.call(data1, "aspect_ratio")) {
                            const _errs12 = errors;
                            if (data1.aspect_ratio !== null) {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/response_format/" + i0 + "/aspect_ratio",
                                  schemaPath: "#/components/schemas/ResponseFormat/then/properties/aspect_ratio/type",
                                  keyword: "type",
                                  params: { type: "null" },
                                  message: "must be null",
                                },
                              ];
                              return false;
                            }
                            var valid7 = _errs12 === errors;
                          } else {
                            var valid7 = true;
                          }
                          if (!valid7) break checks2;
                          if (data1.duration !== undefined && hasOwn.call(data1, "duration")) {
                            const _errs12 = errors;
                            if (data1.duration !== null) {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/response_format/" + i0 + "/duration",
                                  schemaPath: "#/components/schemas/ResponseFormat/then/properties/duration/type",
                                  keyword: "type",
                                  params: { type: "null" },
                                  message: "must be null",
                                },
                              ];
                              return false;
                            }
                            var valid7 = _errs12 === errors;
                          } else {
                            var valid7 = true;
                          }
                        }
                      }
                      var _valid2 = _errs11 === errors;
                      valid5 = _valid2;
                    }
                    if (!valid5) {
                      const err0 = {
                        instancePath: instancePath + "/response_format/" + i0,
                        schemaPath: "#/components/schemas/ResponseFormat/if",
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
                    if (errors === _errs8) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        checks2: {
                          if (data1.type !== undefined && hasOwn.call(data1, "type")) {
                            let data2 = data1.type;
                            const _errs11 = errors;
                            if (typeof data2 !== "string" && data2 !== null) {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/response_format/" + i0 + "/type",
                                  schemaPath: "#/components/schemas/ResponseFormat/properties/type/type",
                                  keyword: "type",
                                  params: { type: schemaResponseFormat.properties.type.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            if (!(data2 === "video" || data2 === "text" || data2 === null)) {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/response_format/" + i0 + "/type",
                                  schemaPath: "#/components/schemas/ResponseFormat/properties/type/enum",
                                  keyword: "enum",
                                  params: { allowedValues: schemaResponseFormat.properties.type.enum },
                                  message: "must be equal to one of the allowed values",
                                },
                              ];
                              return false;
                            }
                            var valid7 = _errs11 === errors;
                          } else {
                            var valid7 = true;
                          }
                          if (!valid7) break checks2;
                          if (data1.resolution !== undefined && hasOwn.call(data1, "resolution")) {
                            let data2 = data1.resolution;
                            const _errs11 = errors;
                            if (typeof data2 !== "string" && data2 !== null) {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/response_format/" + i0 + "/resolution",
                                  schemaPath: "#/components/schemas/ResponseFormat/properties/resolution/type",
                                  keyword: "type",
                                  params: { type: schemaResponseFormat.properties.resolution.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs11) {
                              if (typeof data2 === "string") {
                                if (ucs2length(data2) < 1) {
                                  checkRequest.errors = [
                                    {
                                      instancePath: instancePath + "/response_format/" + i0 + "/resolution",
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
                            var valid7 = _errs11 === errors;
                          } else {
                            var valid7 = true;
                          }
                          if (!valid7) break checks2;
                          if (data1.aspect_ratio !== undefined && hasOwn.call(data1, "aspect_ratio")) {
                            let data2 = data1.aspect_ratio;
                            const _errs11 = errors;
                            if (typeof data2 !== "string" && data2 !== null) {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/response_format/" + i0 + "/aspect_ratio",
                                  schemaPath: "#/components/schemas/ResponseFormat/properties/aspect_ratio/type",
                                  keyword: "type",
                                  params: { type: schemaResponseFormat.properties.aspect_ratio.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs11) {
                              if (typeof data2 === "string") {
                                if (ucs2length(data2) < 1) {
                                  checkRequest.errors = [
                                    {
                                      instancePath: instancePath + "/response_format/" + i0 + "/aspect_ratio",
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
                            var valid7 = _errs11 === errors;
                          } else {
                            var valid7 = true;
                          }
                          if (!valid7) break checks2;
                          if (data1.duration !== undefined && hasOwn.call(data1, "duration")) {
                            let data2 = data1.duration;
                            const _errs11 = errors;
                            if (typeof data2 !== "string" && data2 !== null) {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/response_format/" + i0 + "/duration",
                                  schemaPath: "#/components/schemas/ResponseFormat/properties/duration/type",
                                  keyword: "type",
                                  params: { type: schemaResponseFormat.properties.duration.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs11) {
                              if (typeof data2 === "string") {
                                if (ucs2length(data2) > 21) {
                                  checkRequest.errors = [
                                    {
                                      instancePath: instancePath + "/response_format/" + i0 + "/duration",
                                      schemaPath: "#/components/schemas/ResponseFormat/properties/duration/maxLength",
                                      keyword: "maxLength",
                                      params: { limit: 21 },
                                      message: "must NOT have more than 21 characters",
                                    },
                                  ];
                                  return false;
                                } else {
                                  if (!pattern4.test(data2)) {
                                    checkRequest.errors = [
                                      {
                                        instancePath: instancePath + "/response_format/" + i0 + "/duration",
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
                            var valid7 = _errs11 === errors;
                          } else {
                            var valid7 = true;
                          }
                          if (!valid7) break checks2;
                          if (data1.delivery !== undefined && hasOwn.call(data1, "delivery")) {
                            let data2 = data1.delivery;
                            const _errs11 = errors;
                            if (typeof data2 !== "string" && data2 !== null) {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/response_format/" + i0 + "/delivery",
                                  schemaPath: "#/components/schemas/ResponseFormat/properties/delivery/type",
                                  keyword: "type",
                                  params: { type: schemaResponseFormat.properties.delivery.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid7 = _errs11 === errors;
                          } else {
                            var valid7 = true;
                          }
                          if (!valid7) break checks2;
                          if (data1.gcs_uri !== undefined && hasOwn.call(data1, "gcs_uri")) {
                            let data2 = data1.gcs_uri;
                            const _errs11 = errors;
                            if (typeof data2 !== "string" && data2 !== null) {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/response_format/" + i0 + "/gcs_uri",
                                  schemaPath: "#/components/schemas/ResponseFormat/properties/gcs_uri/type",
                                  keyword: "type",
                                  params: { type: schemaResponseFormat.properties.gcs_uri.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid7 = _errs11 === errors;
                          } else {
                            var valid7 = true;
                          }
                        }
                      } else {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/response_format/" + i0,
                            schemaPath: "#/components/schemas/ResponseFormat/type",
                            keyword: "type",
                            params: { type: "object" },
                            message: "must be object",
                          },
                        ];
                        return false;
                      }
                    }
                    var valid6 = _errs7 === errors;
                    if (valid6) {
                      const _errs11 = errors;
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (data1.gcs_uri !== undefined && hasOwn.call(data1, "gcs_uri")) {
                          if (data1.gcs_uri !== null) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/response_format/" + i0 + "/gcs_uri",
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
                      var valid6 = _errs11 === errors;
                    }
                    var valid3 = _errs6 === errors;
                    if (!valid3) {
                      break;
                    }
                  }
                  if (!valid3) break checks1;
                  const _errs5 = errors;
                  const len1 = data0.length;
                  let valid4 = true;
                  if (data0.length > 0) {
                    let count0 = 0;
                    for (let i0 = 0; i0 < len1; i0++) {
                      let data1 = data0[i0];
                      const _errs6 = errors;
                      const _errs7 = errors;
                      const _errs8 = errors;
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
                      var valid5 = _errs8 === errors;
                      if (valid5) {
                        const err0 = {
                          instancePath: instancePath + "/response_format/" + i0,
                          schemaPath: "#/properties/response_format/contains/not",
                          keyword: "not",
                          params: {},
                          message: "must NOT be valid",
                        };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      } else {
                        errors = _errs7;
                        if (vErrors !== null) {
                          if (_errs7) {
                            vErrors.length = _errs7;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                      var _valid2 = _errs6 === errors;
                      if (_valid2) {
                        count0++;
                        if (count0 > 1) {
                          valid4 = false;
                          break;
                        }
                        if (count0 >= 0) {
                          valid4 = true;
                        }
                      }
                    }
                  }
                  if (!valid4) {
                    checkRequest.errors = [
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
                    errors = _errs5;
                    if (vErrors !== null) {
                      if (_errs5) {
                        vErrors.length = _errs5;
                      } else {
                        vErrors = null;
                      }
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
          if (data.generation_config !== undefined && hasOwn.call(data, "generation_config")) {
            let data0 = data.generation_config;
            const _errs2 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/generation_config",
                  schemaPath: "#/properties/generation_config/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.generation_config.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs2) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.video_config !== undefined && hasOwn.call(data0, "video_config")) {
                    let data1 = data0.video_config;
                    const _errs3 = errors;
                    if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/generation_config/video_config",
                          schemaPath: "#/properties/generation_config/properties/video_config/type",
                          keyword: "type",
                          params: { type: schemaRequest.properties.generation_config.properties.video_config.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs3) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (data1.task !== undefined && hasOwn.call(data1, "task")) {
                          let data2 = data1.task;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/generation_config/video_config/task",
                                schemaPath:
                                  "#/properties/generation_config/properties/video_config/properties/task/type",
                                keyword: "type",
                                params: {
                                  type: schemaRequest.properties.generation_config.properties.video_config.properties
                                    .task.type,
                                },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                        }
                      }
                    }
                    var valid2 = _errs3 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (!valid2) break checks1;
                  if (data0.seed !== undefined && hasOwn.call(data0, "seed")) {
                    let data1 = data0.seed;
                    const _errs3 = errors;
                    if (
                      !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                      data1 !== null
                    ) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/generation_config/seed",
                          schemaPath: "#/properties/generation_config/properties/seed/type",
                          keyword: "type",
                          params: { type: schemaRequest.properties.generation_config.properties.seed.type },
                          message: "must be integer,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs3) {
                      if (typeof data1 == "number" && isFinite(data1)) {
                        if (data1 > 2147483647 || isNaN(data1)) {
                          checkRequest.errors = [
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
                          if (data1 < 0 || isNaN(data1)) {
                            checkRequest.errors = [
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
                    var valid2 = _errs3 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (!valid2) break checks1;
                  if (data0.max_output_tokens !== undefined && hasOwn.call(data0, "max_output_tokens")) {
                    let data1 = data0.max_output_tokens;
                    const _errs3 = errors;
                    if (
                      !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                      data1 !== null
                    ) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/generation_config/max_output_tokens",
                          schemaPath: "#/properties/generation_config/properties/max_output_tokens/type",
                          keyword: "type",
                          params: {
                            type: schemaRequest.properties.generation_config.properties.max_output_tokens.type,
                          },
                          message: "must be integer,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs3) {
                      if (typeof data1 == "number" && isFinite(data1)) {
                        if (data1 > 2147483647 || isNaN(data1)) {
                          checkRequest.errors = [
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
                          if (data1 < 1 || isNaN(data1)) {
                            checkRequest.errors = [
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
                    var valid2 = _errs3 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (!valid2) break checks1;
                  if (data0.thinking_level !== undefined && hasOwn.call(data0, "thinking_level")) {
                    let data1 = data0.thinking_level;
                    const _errs3 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/generation_config/thinking_level",
                          schemaPath: "#/properties/generation_config/properties/thinking_level/type",
                          keyword: "type",
                          params: { type: schemaRequest.properties.generation_config.properties.thinking_level.type },
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
                  if (data0.thinking_summaries !== undefined && hasOwn.call(data0, "thinking_summaries")) {
                    let data1 = data0.thinking_summaries;
                    const _errs3 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/generation_config/thinking_summaries",
                          schemaPath: "#/properties/generation_config/properties/thinking_summaries/type",
                          keyword: "type",
                          params: {
                            type: schemaRequest.properties.generation_config.properties.thinking_summaries.type,
                          },
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
          if (data.callback_url !== undefined && hasOwn.call(data, "callback_url")) {
            let data0 = data.callback_url;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/callback_url",
                  schemaPath: "#/properties/callback_url/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.callback_url.type },
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
          if (data.stream !== undefined && hasOwn.call(data, "stream")) {
            let data0 = data.stream;
            const _errs2 = errors;
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
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.store !== undefined && hasOwn.call(data, "store")) {
            let data0 = data.store;
            const _errs2 = errors;
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
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.background !== undefined && hasOwn.call(data, "background")) {
            let data0 = data.background;
            const _errs2 = errors;
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
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.previous_interaction_id !== undefined && hasOwn.call(data, "previous_interaction_id")) {
            let data0 = data.previous_interaction_id;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/previous_interaction_id",
                  schemaPath: "#/properties/previous_interaction_id/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.previous_interaction_id.type },
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
          if (data.continuation_token !== undefined && hasOwn.call(data, "continuation_token")) {
            let data0 = data.continuation_token;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/continuation_token",
                  schemaPath: "#/properties/continuation_token/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.continuation_token.type },
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
            if (
              typeof data0 !== "string" &&
              !(data0 && typeof data0 == "object" && !Array.isArray(data0)) &&
              data0 !== null
            ) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/agent",
                  schemaPath: "#/properties/agent/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.agent.type },
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
          if (data.agent_config !== undefined && hasOwn.call(data, "agent_config")) {
            let data0 = data.agent_config;
            const _errs2 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/agent_config",
                  schemaPath: "#/properties/agent_config/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.agent_config.type },
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
          if (data.environment !== undefined && hasOwn.call(data, "environment")) {
            let data0 = data.environment;
            const _errs2 = errors;
            if (
              typeof data0 !== "string" &&
              !(data0 && typeof data0 == "object" && !Array.isArray(data0)) &&
              data0 !== null
            ) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/environment",
                  schemaPath: "#/properties/environment/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.environment.type },
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
          if (data.webhook_config !== undefined && hasOwn.call(data, "webhook_config")) {
            let data0 = data.webhook_config;
            const _errs2 = errors;
            if (
              typeof data0 !== "string" &&
              !(data0 && typeof data0 == "object" && !Array.isArray(data0)) &&
              data0 !== null
            ) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/webhook_config",
                  schemaPath: "#/properties/webhook_config/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.webhook_config.type },
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
          if (data.system_instruction !== undefined && hasOwn.call(data, "system_instruction")) {
            let data0 = data.system_instruction;
            const _errs2 = errors;
            if (
              typeof data0 !== "string" &&
              !(data0 && typeof data0 == "object" && !Array.isArray(data0)) &&
              data0 !== null
            ) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/system_instruction",
                  schemaPath: "#/properties/system_instruction/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.system_instruction.type },
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
          if (data.tools !== undefined && hasOwn.call(data, "tools")) {
            let data0 = data.tools;
            const _errs2 = errors;
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
                      checkRequest.errors = [
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
          if (data.response_modalities !== undefined && hasOwn.call(data, "response_modalities")) {
            let data0 = data.response_modalities;
            const _errs2 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/response_modalities",
                  schemaPath: "#/properties/response_modalities/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.response_modalities.type },
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
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/response_modalities/" + i0,
                        schemaPath: "#/properties/response_modalities/items/type",
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
          if (!valid1) break checks0;
          if (data.response_mime_type !== undefined && hasOwn.call(data, "response_mime_type")) {
            let data0 = data.response_mime_type;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/response_mime_type",
                  schemaPath: "#/properties/response_mime_type/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.response_mime_type.type },
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
          if (data.cached_content !== undefined && hasOwn.call(data, "cached_content")) {
            let data0 = data.cached_content;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/cached_content",
                  schemaPath: "#/properties/cached_content/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.cached_content.type },
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
          if (data.service_tier !== undefined && hasOwn.call(data, "service_tier")) {
            let data0 = data.service_tier;
            const _errs2 = errors;
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
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.safety_settings !== undefined && hasOwn.call(data, "safety_settings")) {
            let data0 = data.safety_settings;
            const _errs2 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/safety_settings",
                  schemaPath: "#/properties/safety_settings/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.safety_settings.type },
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
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/safety_settings/" + i0,
                          schemaPath: "#/properties/safety_settings/items/type",
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
          if (data.labels !== undefined && hasOwn.call(data, "labels")) {
            let data0 = data.labels;
            const _errs2 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/labels",
                  schemaPath: "#/properties/labels/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.labels.type },
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
      checkRequest.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkRequest.errors = vErrors;
  return errors === 0;
}
