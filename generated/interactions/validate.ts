// Made from specs/dialects/interactions/dialect.yaml by "make generate". Change the specs, not this file.
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
const schemaInstructionPart = {
  type: "object",
  properties: { type: { type: ["string", "null"] }, text: { type: ["string", "null"] } },
};
const schemaTool = {
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
const schemaResponseFormat = {
  type: "object",
  properties: {
    type: { type: ["string", "null"] },
    mime_type: { type: ["string", "null"] },
    schema: { type: ["object", "null"], additionalProperties: true },
    aspect_ratio: { type: ["string", "null"] },
    image_size: { type: ["string", "null"] },
  },
};
const schemaSafetySetting = {
  type: "object",
  properties: {
    type: { type: ["string", "null"] },
    threshold: { type: ["string", "null"] },
    method: { type: ["string", "null"] },
  },
};
const hasOwn = Object.prototype.hasOwnProperty;

const schemaStep = {
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
const schemaFault = {
  type: ["object", "null"],
  properties: { code: { type: ["string", "integer", "null"] }, message: { type: ["string", "null"] } },
};
const schemaAnnotation = {
  type: "object",
  properties: {
    type: { type: ["string", "null"] },
    url: { type: ["string", "null"] },
    title: { type: ["string", "null"] },
    start_index: { type: ["integer", "null"] },
    end_index: { type: ["integer", "null"] },
  },
};
const checkStepLater = { validate: checkStep };

function checkStep(
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
        checkStep.errors = [
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
            checkStep.errors = [
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
          if (!(data0 === "image" || data0 === "audio" || data0 === "document" || data0 === "video")) {
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
      if (!_valid2) {
        const _errs8 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing0;
          if ((data.data === undefined || !hasOwn.call(data, "data")) && (missing0 = "data")) {
            checkStep.errors = [
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
              if (typeof data.data !== "string") {
                checkStep.errors = [
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
        checkStep.errors = vErrors;
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
      let ifClause2;
      if (_valid2) {
        const _errs8 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing0;
          if ((data.content === undefined || !hasOwn.call(data, "content")) && (missing0 = "content")) {
            checkStep.errors = [
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
                  var valid3 = true;
                  const len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs10 = errors;
                    if (
                      !checkStepLater.validate(data0[i0], {
                        instancePath: instancePath + "/content/" + i0,
                        parentData: data0,
                        parentDataProperty: i0,
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors =
                        vErrors === null
                          ? checkStepLater.validate.errors
                          : vErrors.concat(checkStepLater.validate.errors);
                      errors = vErrors.length;
                    }
                    var valid3 = _errs10 === errors;
                    if (!valid3) {
                      break;
                    }
                  }
                } else {
                  checkStep.errors = [
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
              if ("model_output" !== data.type) {
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
                checkStep.errors = [
                  {
                    instancePath: instancePath + "/content",
                    schemaPath: "#/else/else/else/then/properties/content/type",
                    keyword: "type",
                    params: { type: schemaStep.else.else.else.then.properties.content.type },
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
                      !checkStepLater.validate(data0[i0], {
                        instancePath: instancePath + "/content/" + i0,
                        parentData: data0,
                        parentDataProperty: i0,
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors =
                        vErrors === null
                          ? checkStepLater.validate.errors
                          : vErrors.concat(checkStepLater.validate.errors);
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
                ((data.name === undefined || !hasOwn.call(data, "name")) && (missing0 = "name"))
              ) {
                checkStep.errors = [
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
                      checkStep.errors = [
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
                      checkStep.errors = [
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
                  if ("function_result" !== data.type) {
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
                if ((data.call_id === undefined || !hasOwn.call(data, "call_id")) && (missing0 = "call_id")) {
                  checkStep.errors = [
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
                    if (data.call_id !== undefined && hasOwn.call(data, "call_id")) {
                      const _errs18 = errors;
                      if (typeof data.call_id !== "string") {
                        checkStep.errors = [
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
                      var valid6 = _errs18 === errors;
                    } else {
                      var valid6 = true;
                    }
                    if (!valid6) break checks0;
                    if (data.result !== undefined && hasOwn.call(data, "result")) {
                      let data0 = data.result;
                      const _errs18 = errors;
                      if (Array.isArray(data0)) {
                        var valid7 = true;
                        const len0 = data0.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs19 = errors;
                          if (
                            !checkStepLater.validate(data0[i0], {
                              instancePath: instancePath + "/result/" + i0,
                              parentData: data0,
                              parentDataProperty: i0,
                              rootData,
                              dynamicAnchors,
                            })
                          ) {
                            vErrors =
                              vErrors === null
                                ? checkStepLater.validate.errors
                                : vErrors.concat(checkStepLater.validate.errors);
                            errors = vErrors.length;
                          }
                          var valid7 = _errs19 === errors;
                          if (!valid7) {
                            break;
                          }
                        }
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
              checkStep.errors = vErrors;
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
            checkStep.errors = vErrors;
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
          checkStep.errors = vErrors;
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
        checkStep.errors = vErrors;
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
      checkStep.errors = vErrors;
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
    checkStep.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.type === undefined || !hasOwn.call(data, "type")) && (missing0 = "type")) {
        checkStep.errors = [
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
              checkStep.errors = [
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
          if (data.content !== undefined && hasOwn.call(data, "content")) {
            let data0 = data.content;
            const _errs2 = errors;
            if (typeof data0 != "object" && typeof data0 !== "string") {
              checkStep.errors = [
                {
                  instancePath: instancePath + "/content",
                  schemaPath: "#/properties/content/type",
                  keyword: "type",
                  params: { type: schemaStep.properties.content.type },
                  message: "must be array,object,string,null",
                },
              ];
              return false;
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.error !== undefined && hasOwn.call(data, "error")) {
            let data0 = data.error;
            const _errs2 = errors;
            const _errs3 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkStep.errors = [
                {
                  instancePath: instancePath + "/error",
                  schemaPath: "#/components/schemas/Fault/type",
                  keyword: "type",
                  params: { type: schemaFault.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs3) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.code !== undefined && hasOwn.call(data0, "code")) {
                    let data1 = data0.code;
                    const _errs4 = errors;
                    if (
                      typeof data1 !== "string" &&
                      !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                      data1 !== null
                    ) {
                      checkStep.errors = [
                        {
                          instancePath: instancePath + "/error/code",
                          schemaPath: "#/components/schemas/Fault/properties/code/type",
                          keyword: "type",
                          params: { type: schemaFault.properties.code.type },
                          message: "must be string,integer,null",
                        },
                      ];
                      return false;
                    }
                    var valid2 = _errs4 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (!valid2) break checks1;
                  if (data0.message !== undefined && hasOwn.call(data0, "message")) {
                    let data1 = data0.message;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkStep.errors = [
                        {
                          instancePath: instancePath + "/error/message",
                          schemaPath: "#/components/schemas/Fault/properties/message/type",
                          keyword: "type",
                          params: { type: schemaFault.properties.message.type },
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
          if (data.signature !== undefined && hasOwn.call(data, "signature")) {
            let data0 = data.signature;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkStep.errors = [
                {
                  instancePath: instancePath + "/signature",
                  schemaPath: "#/properties/signature/type",
                  keyword: "type",
                  params: { type: schemaStep.properties.signature.type },
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
          if (data.summary !== undefined && hasOwn.call(data, "summary")) {
            let data0 = data.summary;
            const _errs2 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkStep.errors = [
                {
                  instancePath: instancePath + "/summary",
                  schemaPath: "#/properties/summary/type",
                  keyword: "type",
                  params: { type: schemaStep.properties.summary.type },
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
                    !checkStepLater.validate(data0[i0], {
                      instancePath: instancePath + "/summary/" + i0,
                      parentData: data0,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null
                        ? checkStepLater.validate.errors
                        : vErrors.concat(checkStepLater.validate.errors);
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
          if (data.id !== undefined && hasOwn.call(data, "id")) {
            let data0 = data.id;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkStep.errors = [
                {
                  instancePath: instancePath + "/id",
                  schemaPath: "#/properties/id/type",
                  keyword: "type",
                  params: { type: schemaStep.properties.id.type },
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
              checkStep.errors = [
                {
                  instancePath: instancePath + "/name",
                  schemaPath: "#/properties/name/type",
                  keyword: "type",
                  params: { type: schemaStep.properties.name.type },
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
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkStep.errors = [
                {
                  instancePath: instancePath + "/arguments",
                  schemaPath: "#/properties/arguments/type",
                  keyword: "type",
                  params: { type: schemaStep.properties.arguments.type },
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
          if (data.call_id !== undefined && hasOwn.call(data, "call_id")) {
            let data0 = data.call_id;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkStep.errors = [
                {
                  instancePath: instancePath + "/call_id",
                  schemaPath: "#/properties/call_id/type",
                  keyword: "type",
                  params: { type: schemaStep.properties.call_id.type },
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
          if (data.result !== undefined && hasOwn.call(data, "result")) {
            let data0 = data.result;
            const _errs2 = errors;
            if (typeof data0 != "object" && typeof data0 !== "string") {
              checkStep.errors = [
                {
                  instancePath: instancePath + "/result",
                  schemaPath: "#/properties/result/type",
                  keyword: "type",
                  params: { type: schemaStep.properties.result.type },
                  message: "must be string,object,array,null",
                },
              ];
              return false;
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
              checkStep.errors = [
                {
                  instancePath: instancePath + "/is_error",
                  schemaPath: "#/properties/is_error/type",
                  keyword: "type",
                  params: { type: schemaStep.properties.is_error.type },
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
          if (data.text !== undefined && hasOwn.call(data, "text")) {
            let data0 = data.text;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkStep.errors = [
                {
                  instancePath: instancePath + "/text",
                  schemaPath: "#/properties/text/type",
                  keyword: "type",
                  params: { type: schemaStep.properties.text.type },
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
              checkStep.errors = [
                {
                  instancePath: instancePath + "/annotations",
                  schemaPath: "#/properties/annotations/type",
                  keyword: "type",
                  params: { type: schemaStep.properties.annotations.type },
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
                            checkStep.errors = [
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
                            checkStep.errors = [
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
                            checkStep.errors = [
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
                            checkStep.errors = [
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
                            checkStep.errors = [
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
                      }
                    } else {
                      checkStep.errors = [
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
          if (data.data !== undefined && hasOwn.call(data, "data")) {
            let data0 = data.data;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkStep.errors = [
                {
                  instancePath: instancePath + "/data",
                  schemaPath: "#/properties/data/type",
                  keyword: "type",
                  params: { type: schemaStep.properties.data.type },
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
              checkStep.errors = [
                {
                  instancePath: instancePath + "/uri",
                  schemaPath: "#/properties/uri/type",
                  keyword: "type",
                  params: { type: schemaStep.properties.uri.type },
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
              checkStep.errors = [
                {
                  instancePath: instancePath + "/mime_type",
                  schemaPath: "#/properties/mime_type/type",
                  keyword: "type",
                  params: { type: schemaStep.properties.mime_type.type },
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
              checkStep.errors = [
                {
                  instancePath: instancePath + "/resolution",
                  schemaPath: "#/properties/resolution/type",
                  keyword: "type",
                  params: { type: schemaStep.properties.resolution.type },
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
      checkStep.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkStep.errors = vErrors;
  return errors === 0;
}

const schemaGenerationConfig = {
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
const schemaToolChoice = {
  type: ["string", "object", "null"],
  required: ["allowed_tools"],
  properties: {
    allowed_tools: {
      type: ["object", "null"],
      properties: { mode: { type: ["string", "null"] }, tools: { type: ["array", "null"], items: { type: "string" } } },
    },
  },
};

function checkGenerationConfig(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    checkGenerationConfig.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schemaGenerationConfig.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.max_output_tokens !== undefined && hasOwn.call(data, "max_output_tokens")) {
          let data0 = data.max_output_tokens;
          const _errs0 = errors;
          if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/max_output_tokens",
                schemaPath: "#/properties/max_output_tokens/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.max_output_tokens.type },
                message: "must be integer,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 2147483647 || isNaN(data0)) {
                checkGenerationConfig.errors = [
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
                  checkGenerationConfig.errors = [
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
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.temperature !== undefined && hasOwn.call(data, "temperature")) {
          let data0 = data.temperature;
          const _errs0 = errors;
          if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/temperature",
                schemaPath: "#/properties/temperature/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.temperature.type },
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
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/top_p",
                schemaPath: "#/properties/top_p/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.top_p.type },
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
          if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/top_k",
                schemaPath: "#/properties/top_k/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.top_k.type },
                message: "must be number,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 2147483647 || isNaN(data0)) {
                checkGenerationConfig.errors = [
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
                  checkGenerationConfig.errors = [
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
        if (data.seed !== undefined && hasOwn.call(data, "seed")) {
          let data0 = data.seed;
          const _errs0 = errors;
          if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/seed",
                schemaPath: "#/properties/seed/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.seed.type },
                message: "must be integer,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 2147483647 || isNaN(data0)) {
                checkGenerationConfig.errors = [
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
                if (data0 < -2147483648 || isNaN(data0)) {
                  checkGenerationConfig.errors = [
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
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.stop_sequences !== undefined && hasOwn.call(data, "stop_sequences")) {
          let data0 = data.stop_sequences;
          const _errs0 = errors;
          if (!Array.isArray(data0) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/stop_sequences",
                schemaPath: "#/properties/stop_sequences/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.stop_sequences.type },
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
                  checkGenerationConfig.errors = [
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
        if (data.thinking_level !== undefined && hasOwn.call(data, "thinking_level")) {
          let data0 = data.thinking_level;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/thinking_level",
                schemaPath: "#/properties/thinking_level/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.thinking_level.type },
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
        if (data.thinking_summaries !== undefined && hasOwn.call(data, "thinking_summaries")) {
          let data0 = data.thinking_summaries;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/thinking_summaries",
                schemaPath: "#/properties/thinking_summaries/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.thinking_summaries.type },
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
        if (data.tool_choice !== undefined && hasOwn.call(data, "tool_choice")) {
          let data0 = data.tool_choice;
          const _errs0 = errors;
          const _errs1 = errors;
          if (
            typeof data0 !== "string" &&
            !(data0 && typeof data0 == "object" && !Array.isArray(data0)) &&
            data0 !== null
          ) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/tool_choice",
                schemaPath: "#/components/schemas/ToolChoice/type",
                keyword: "type",
                params: { type: schemaToolChoice.type },
                message: "must be string,object,null",
              },
            ];
            return false;
          }
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if (
                (data0.allowed_tools === undefined || !hasOwn.call(data0, "allowed_tools")) &&
                (missing0 = "allowed_tools")
              ) {
                checkGenerationConfig.errors = [
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
                if (data0.allowed_tools !== undefined && hasOwn.call(data0, "allowed_tools")) {
                  let data1 = data0.allowed_tools;
                  const _errs2 = errors;
                  if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                    checkGenerationConfig.errors = [
                      {
                        instancePath: instancePath + "/tool_choice/allowed_tools",
                        schemaPath: "#/components/schemas/ToolChoice/properties/allowed_tools/type",
                        keyword: "type",
                        params: { type: schemaToolChoice.properties.allowed_tools.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs2) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      checks1: {
                        if (data1.mode !== undefined && hasOwn.call(data1, "mode")) {
                          let data2 = data1.mode;
                          const _errs3 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkGenerationConfig.errors = [
                              {
                                instancePath: instancePath + "/tool_choice/allowed_tools/mode",
                                schemaPath:
                                  "#/components/schemas/ToolChoice/properties/allowed_tools/properties/mode/type",
                                keyword: "type",
                                params: { type: schemaToolChoice.properties.allowed_tools.properties.mode.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid1 = _errs3 === errors;
                        } else {
                          var valid1 = true;
                        }
                        if (!valid1) break checks1;
                        if (data1.tools !== undefined && hasOwn.call(data1, "tools")) {
                          let data2 = data1.tools;
                          const _errs3 = errors;
                          if (!Array.isArray(data2) && data2 !== null) {
                            checkGenerationConfig.errors = [
                              {
                                instancePath: instancePath + "/tool_choice/allowed_tools/tools",
                                schemaPath:
                                  "#/components/schemas/ToolChoice/properties/allowed_tools/properties/tools/type",
                                keyword: "type",
                                params: { type: schemaToolChoice.properties.allowed_tools.properties.tools.type },
                                message: "must be array,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs3) {
                            if (Array.isArray(data2)) {
                              var valid2 = true;
                              const len0 = data2.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                const _errs4 = errors;
                                if (typeof data2[i0] !== "string") {
                                  checkGenerationConfig.errors = [
                                    {
                                      instancePath: instancePath + "/tool_choice/allowed_tools/tools/" + i0,
                                      schemaPath:
                                        "#/components/schemas/ToolChoice/properties/allowed_tools/properties/tools/items/type",
                                      keyword: "type",
                                      params: { type: "string" },
                                      message: "must be string",
                                    },
                                  ];
                                  return false;
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
                }
              }
            }
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.speech_config !== undefined && hasOwn.call(data, "speech_config")) {
          let data0 = data.speech_config;
          const _errs0 = errors;
          if (typeof data0 != "object") {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/speech_config",
                schemaPath: "#/properties/speech_config/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.speech_config.type },
                message: "must be object,array,null",
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
                    checkGenerationConfig.errors = [
                      {
                        instancePath: instancePath + "/speech_config/" + i0,
                        schemaPath: "#/properties/speech_config/items/type",
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
        if (data.transcription_config !== undefined && hasOwn.call(data, "transcription_config")) {
          let data0 = data.transcription_config;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/transcription_config",
                schemaPath: "#/properties/transcription_config/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.transcription_config.type },
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
        if (data.video_config !== undefined && hasOwn.call(data, "video_config")) {
          let data0 = data.video_config;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/video_config",
                schemaPath: "#/properties/video_config/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.video_config.type },
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
        if (data.image_config !== undefined && hasOwn.call(data, "image_config")) {
          let data0 = data.image_config;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkGenerationConfig.errors = [
              {
                instancePath: instancePath + "/image_config",
                schemaPath: "#/properties/image_config/type",
                keyword: "type",
                params: { type: schemaGenerationConfig.properties.image_config.type },
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
  checkGenerationConfig.errors = vErrors;
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
                !checkStep(data0, {
                  instancePath: instancePath + "/input",
                  parentData: data,
                  parentDataProperty: "input",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? checkStep.errors : vErrors.concat(checkStep.errors);
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
                        !checkStep(data0[i0], {
                          instancePath: instancePath + "/input/" + i0,
                          parentData: data0,
                          parentDataProperty: i0,
                          rootData,
                          dynamicAnchors,
                        })
                      ) {
                        vErrors = vErrors === null ? checkStep.errors : vErrors.concat(checkStep.errors);
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
            if (errors === _errs2) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.parts !== undefined && hasOwn.call(data0, "parts")) {
                    let data1 = data0.parts;
                    const _errs3 = errors;
                    if (!Array.isArray(data1) && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/system_instruction/parts",
                          schemaPath: "#/properties/system_instruction/properties/parts/type",
                          keyword: "type",
                          params: { type: schemaRequest.properties.system_instruction.properties.parts.type },
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
                          let data2 = data1[i0];
                          const _errs4 = errors;
                          const _errs5 = errors;
                          if (errors === _errs5) {
                            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                              checks2: {
                                if (data2.type !== undefined && hasOwn.call(data2, "type")) {
                                  let data3 = data2.type;
                                  const _errs6 = errors;
                                  if (typeof data3 !== "string" && data3 !== null) {
                                    checkRequest.errors = [
                                      {
                                        instancePath: instancePath + "/system_instruction/parts/" + i0 + "/type",
                                        schemaPath: "#/components/schemas/InstructionPart/properties/type/type",
                                        keyword: "type",
                                        params: { type: schemaInstructionPart.properties.type.type },
                                        message: "must be string,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid4 = _errs6 === errors;
                                } else {
                                  var valid4 = true;
                                }
                                if (!valid4) break checks2;
                                if (data2.text !== undefined && hasOwn.call(data2, "text")) {
                                  let data3 = data2.text;
                                  const _errs6 = errors;
                                  if (typeof data3 !== "string" && data3 !== null) {
                                    checkRequest.errors = [
                                      {
                                        instancePath: instancePath + "/system_instruction/parts/" + i0 + "/text",
                                        schemaPath: "#/components/schemas/InstructionPart/properties/text/type",
                                        keyword: "type",
                                        params: { type: schemaInstructionPart.properties.text.type },
                                        message: "must be string,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid4 = _errs6 === errors;
                                } else {
                                  var valid4 = true;
                                }
                              }
                            } else {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/system_instruction/parts/" + i0,
                                  schemaPath: "#/components/schemas/InstructionPart/type",
                                  keyword: "type",
                                  params: { type: "object" },
                                  message: "must be object",
                                },
                              ];
                              return false;
                            }
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
                  if (!valid2) break checks1;
                  if (data0.text !== undefined && hasOwn.call(data0, "text")) {
                    let data1 = data0.text;
                    const _errs3 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/system_instruction/text",
                          schemaPath: "#/properties/system_instruction/properties/text/type",
                          keyword: "type",
                          params: { type: schemaRequest.properties.system_instruction.properties.text.type },
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
                  if (data0.role !== undefined && hasOwn.call(data0, "role")) {
                    let data1 = data0.role;
                    const _errs3 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/system_instruction/role",
                          schemaPath: "#/properties/system_instruction/properties/role/type",
                          keyword: "type",
                          params: { type: schemaRequest.properties.system_instruction.properties.role.type },
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
                  const _errs4 = errors;
                  const _errs5 = errors;
                  let valid3 = true;
                  const _errs6 = errors;
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
                        if ("function" !== data1.type) {
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
                  var _valid1 = _errs6 === errors;
                  errors = _errs5;
                  if (vErrors !== null) {
                    if (_errs5) {
                      vErrors.length = _errs5;
                    } else {
                      vErrors = null;
                    }
                  }
                  if (_valid1) {
                    const _errs7 = errors;
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      let missing1;
                      if ((data1.name === undefined || !hasOwn.call(data1, "name")) && (missing1 = "name")) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/tools/" + i0,
                            schemaPath: "#/components/schemas/Tool/then/required",
                            keyword: "required",
                            params: { missingProperty: missing1 },
                            message: "must have required property '" + missing1 + "'",
                          },
                        ];
                        return false;
                      } else {
                        if (data1.name !== undefined && hasOwn.call(data1, "name")) {
                          if (typeof data1.name !== "string") {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/tools/" + i0 + "/name",
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
                    var _valid1 = _errs7 === errors;
                    valid3 = _valid1;
                  }
                  if (!valid3) {
                    const err0 = {
                      instancePath: instancePath + "/tools/" + i0,
                      schemaPath: "#/components/schemas/Tool/if",
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
                  if (errors === _errs4) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      let missing1;
                      if ((data1.type === undefined || !hasOwn.call(data1, "type")) && (missing1 = "type")) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/tools/" + i0,
                            schemaPath: "#/components/schemas/Tool/required",
                            keyword: "required",
                            params: { missingProperty: missing1 },
                            message: "must have required property '" + missing1 + "'",
                          },
                        ];
                        return false;
                      } else {
                        checks1: {
                          if (data1.type !== undefined && hasOwn.call(data1, "type")) {
                            const _errs7 = errors;
                            if (typeof data1.type !== "string") {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/tools/" + i0 + "/type",
                                  schemaPath: "#/components/schemas/Tool/properties/type/type",
                                  keyword: "type",
                                  params: { type: "string" },
                                  message: "must be string",
                                },
                              ];
                              return false;
                            }
                            var valid4 = _errs7 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (!valid4) break checks1;
                          if (data1.name !== undefined && hasOwn.call(data1, "name")) {
                            let data2 = data1.name;
                            const _errs7 = errors;
                            if (typeof data2 !== "string" && data2 !== null) {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/tools/" + i0 + "/name",
                                  schemaPath: "#/components/schemas/Tool/properties/name/type",
                                  keyword: "type",
                                  params: { type: schemaTool.properties.name.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid4 = _errs7 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (!valid4) break checks1;
                          if (data1.description !== undefined && hasOwn.call(data1, "description")) {
                            let data2 = data1.description;
                            const _errs7 = errors;
                            if (typeof data2 !== "string" && data2 !== null) {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/tools/" + i0 + "/description",
                                  schemaPath: "#/components/schemas/Tool/properties/description/type",
                                  keyword: "type",
                                  params: { type: schemaTool.properties.description.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid4 = _errs7 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (!valid4) break checks1;
                          if (data1.parameters !== undefined && hasOwn.call(data1, "parameters")) {
                            let data2 = data1.parameters;
                            const _errs7 = errors;
                            if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/tools/" + i0 + "/parameters",
                                  schemaPath: "#/components/schemas/Tool/properties/parameters/type",
                                  keyword: "type",
                                  params: { type: schemaTool.properties.parameters.type },
                                  message: "must be object,null",
                                },
                              ];
                              return false;
                            }
                            var valid4 = _errs7 === errors;
                          } else {
                            var valid4 = true;
                          }
                        }
                      }
                    } else {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/tools/" + i0,
                          schemaPath: "#/components/schemas/Tool/type",
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
          if (data.generation_config !== undefined && hasOwn.call(data, "generation_config")) {
            const _errs2 = errors;
            if (
              !checkGenerationConfig(data.generation_config, {
                instancePath: instancePath + "/generation_config",
                parentData: data,
                parentDataProperty: "generation_config",
                rootData,
                dynamicAnchors,
              })
            ) {
              vErrors = vErrors === null ? checkGenerationConfig.errors : vErrors.concat(checkGenerationConfig.errors);
              errors = vErrors.length;
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
            if (_valid1) {
              const _errs5 = errors;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                  checks1: {
                    if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                      let data1 = data0.type;
                      const _errs7 = errors;
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
                      var valid3 = _errs7 === errors;
                    } else {
                      var valid3 = true;
                    }
                    if (!valid3) break checks1;
                    if (data0.mime_type !== undefined && hasOwn.call(data0, "mime_type")) {
                      let data1 = data0.mime_type;
                      const _errs7 = errors;
                      if (typeof data1 !== "string" && data1 !== null) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/response_format/mime_type",
                            schemaPath: "#/components/schemas/ResponseFormat/properties/mime_type/type",
                            keyword: "type",
                            params: { type: schemaResponseFormat.properties.mime_type.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid3 = _errs7 === errors;
                    } else {
                      var valid3 = true;
                    }
                    if (!valid3) break checks1;
                    if (data0.schema !== undefined && hasOwn.call(data0, "schema")) {
                      let data1 = data0.schema;
                      const _errs7 = errors;
                      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/response_format/schema",
                            schemaPath: "#/components/schemas/ResponseFormat/properties/schema/type",
                            keyword: "type",
                            params: { type: schemaResponseFormat.properties.schema.type },
                            message: "must be object,null",
                          },
                        ];
                        return false;
                      }
                      var valid3 = _errs7 === errors;
                    } else {
                      var valid3 = true;
                    }
                    if (!valid3) break checks1;
                    if (data0.aspect_ratio !== undefined && hasOwn.call(data0, "aspect_ratio")) {
                      let data1 = data0.aspect_ratio;
                      const _errs7 = errors;
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
                      var valid3 = _errs7 === errors;
                    } else {
                      var valid3 = true;
                    }
                    if (!valid3) break checks1;
                    if (data0.image_size !== undefined && hasOwn.call(data0, "image_size")) {
                      let data1 = data0.image_size;
                      const _errs7 = errors;
                      if (typeof data1 !== "string" && data1 !== null) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/response_format/image_size",
                            schemaPath: "#/components/schemas/ResponseFormat/properties/image_size/type",
                            keyword: "type",
                            params: { type: schemaResponseFormat.properties.image_size.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid3 = _errs7 === errors;
                    } else {
                      var valid3 = true;
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
              var _valid1 = _errs5 === errors;
              valid2 = _valid1;
            }
            if (!valid2) {
              const err0 = {
                instancePath: instancePath + "/response_format",
                schemaPath: "#/properties/response_format/if",
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
              if (Array.isArray(data0)) {
                var valid3 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data1 = data0[i0];
                  const _errs5 = errors;
                  const _errs6 = errors;
                  if (errors === _errs6) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      checks1: {
                        if (data1.type !== undefined && hasOwn.call(data1, "type")) {
                          let data2 = data1.type;
                          const _errs7 = errors;
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
                          var valid4 = _errs7 === errors;
                        } else {
                          var valid4 = true;
                        }
                        if (!valid4) break checks1;
                        if (data1.mime_type !== undefined && hasOwn.call(data1, "mime_type")) {
                          let data2 = data1.mime_type;
                          const _errs7 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/response_format/" + i0 + "/mime_type",
                                schemaPath: "#/components/schemas/ResponseFormat/properties/mime_type/type",
                                keyword: "type",
                                params: { type: schemaResponseFormat.properties.mime_type.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid4 = _errs7 === errors;
                        } else {
                          var valid4 = true;
                        }
                        if (!valid4) break checks1;
                        if (data1.schema !== undefined && hasOwn.call(data1, "schema")) {
                          let data2 = data1.schema;
                          const _errs7 = errors;
                          if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/response_format/" + i0 + "/schema",
                                schemaPath: "#/components/schemas/ResponseFormat/properties/schema/type",
                                keyword: "type",
                                params: { type: schemaResponseFormat.properties.schema.type },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                          var valid4 = _errs7 === errors;
                        } else {
                          var valid4 = true;
                        }
                        if (!valid4) break checks1;
                        if (data1.aspect_ratio !== undefined && hasOwn.call(data1, "aspect_ratio")) {
                          let data2 = data1.aspect_ratio;
                          const _errs7 = errors;
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
                          var valid4 = _errs7 === errors;
                        } else {
                          var valid4 = true;
                        }
                        if (!valid4) break checks1;
                        if (data1.image_size !== undefined && hasOwn.call(data1, "image_size")) {
                          let data2 = data1.image_size;
                          const _errs7 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/response_format/" + i0 + "/image_size",
                                schemaPath: "#/components/schemas/ResponseFormat/properties/image_size/type",
                                keyword: "type",
                                params: { type: schemaResponseFormat.properties.image_size.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid4 = _errs7 === errors;
                        } else {
                          var valid4 = true;
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
                  var valid3 = _errs5 === errors;
                  if (!valid3) {
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
                  const _errs4 = errors;
                  if (errors === _errs4) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      checks1: {
                        if (data1.type !== undefined && hasOwn.call(data1, "type")) {
                          let data2 = data1.type;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/safety_settings/" + i0 + "/type",
                                schemaPath: "#/components/schemas/SafetySetting/properties/type/type",
                                keyword: "type",
                                params: { type: schemaSafetySetting.properties.type.type },
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
                        if (data1.threshold !== undefined && hasOwn.call(data1, "threshold")) {
                          let data2 = data1.threshold;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/safety_settings/" + i0 + "/threshold",
                                schemaPath: "#/components/schemas/SafetySetting/properties/threshold/type",
                                keyword: "type",
                                params: { type: schemaSafetySetting.properties.threshold.type },
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
                        if (data1.method !== undefined && hasOwn.call(data1, "method")) {
                          let data2 = data1.method;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/safety_settings/" + i0 + "/method",
                                schemaPath: "#/components/schemas/SafetySetting/properties/method/type",
                                keyword: "type",
                                params: { type: schemaSafetySetting.properties.method.type },
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
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/safety_settings/" + i0,
                          schemaPath: "#/components/schemas/SafetySetting/type",
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
