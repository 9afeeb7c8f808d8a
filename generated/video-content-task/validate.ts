// Made from specs/dialects/video-content-task/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length } from "../../src/conversion/validator-support.js";

export const validateRequest = checkRequest;
const schemaRequest = {
  type: "object",
  required: ["model", "content"],
  properties: {
    model: { type: "string", minLength: 1 },
    content: {
      type: "array",
      minItems: 1,
      items: { $ref: "#/components/schemas/Content" },
      if: { contains: { properties: { type: { const: "image_url" } } }, minContains: 2 },
      then: {
        items: {
          if: { properties: { type: { const: "image_url" } } },
          then: { required: ["role"], properties: { role: { type: "string" } } },
        },
      },
    },
    resolution: { type: ["string", "null"], minLength: 1 },
    ratio: { type: ["string", "null"], enum: ["16:9", "4:3", "1:1", "3:4", "9:16", "21:9", "adaptive", null] },
    duration: { type: ["integer", "null"] },
    frames: { type: ["integer", "null"] },
    generate_audio: { type: ["boolean", "null"] },
    watermark: { type: ["boolean", "null"] },
    output_format: { type: ["string", "null"], enum: ["mp4", "mov", null] },
    seed: { type: ["integer", "null"], minimum: -1, maximum: 2147483647 },
    camera_fixed: { type: ["boolean", "null"] },
    return_last_frame: { type: ["boolean", "null"] },
    draft: { type: ["boolean", "null"] },
    omni_reference_task_type: { type: ["string", "null"], enum: ["auto", "reference", "edit", "extend", null] },
    execution_expires_after: { type: ["integer", "null"], minimum: 3600, maximum: 259200 },
    safety_identifier: { type: ["string", "null"], maxLength: 64 },
    tools: { type: ["array", "null"], items: { $ref: "#/components/schemas/Tool" } },
    service_tier: { type: ["string", "null"] },
    callback_url: { type: ["string", "null"] },
  },
};
const schemaTool = { type: "object", required: ["type"], properties: { type: { type: "string" } } };
const hasOwn = Object.prototype.hasOwnProperty;

const schemaContent = {
  type: "object",
  required: ["type"],
  properties: {
    type: { type: "string", enum: ["text", "image_url", "video_url", "audio_url", "draft_task"] },
    text: { type: ["string", "null"] },
    image_url: { $ref: "#/components/schemas/Medium" },
    video_url: { $ref: "#/components/schemas/Medium" },
    audio_url: { $ref: "#/components/schemas/Medium" },
    draft_task: { type: ["object", "null"], properties: { id: { type: "string", minLength: 1 } } },
    role: { type: ["string", "null"] },
  },
  allOf: [
    {
      if: { required: ["type"], properties: { type: { const: "text" } } },
      then: { required: ["text"], properties: { text: { type: "string" } } },
    },
    {
      if: { required: ["type"], properties: { type: { const: "image_url" } } },
      then: {
        required: ["image_url"],
        properties: {
          image_url: { type: "object", required: ["url"] },
          role: { enum: ["first_frame", "last_frame", "reference_image", null] },
        },
      },
    },
    {
      if: { required: ["type"], properties: { type: { const: "video_url" } } },
      then: {
        required: ["video_url"],
        properties: { video_url: { type: "object", required: ["url"] }, role: { enum: ["reference_video", null] } },
      },
    },
    {
      if: { required: ["type"], properties: { type: { const: "audio_url" } } },
      then: {
        required: ["audio_url"],
        properties: { audio_url: { type: "object", required: ["url"] }, role: { enum: ["reference_audio", null] } },
      },
    },
    {
      if: { required: ["type"], properties: { type: { const: "draft_task" } } },
      then: { required: ["draft_task"], properties: { draft_task: { type: "object", required: ["id"] } } },
    },
  ],
};
const schemaMedium = {
  type: ["object", "null"],
  properties: {
    url: {
      type: "string",
      minLength: 1,
      pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:|asset://)",
      "x-form": "an http or https address, a data URI or asset://ID",
    },
  },
};
const pattern4 = new RegExp("^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:|asset://)", "u");

function checkContent(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
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
    const _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.text === undefined || !hasOwn.call(data, "text")) && (missing0 = "text")) {
        checkContent.errors = [
          {
            instancePath,
            schemaPath: "#/allOf/0/then/required",
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
                schemaPath: "#/allOf/0/then/properties/text/type",
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
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    const err0 = {
      instancePath,
      schemaPath: "#/allOf/0/if",
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
  var valid1 = _errs0 === errors;
  if (valid1) {
    checks0: {
      const _errs3 = errors;
      const _errs4 = errors;
      let valid2 = true;
      const _errs5 = errors;
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
      var _valid1 = _errs5 === errors;
      errors = _errs4;
      if (vErrors !== null) {
        if (_errs4) {
          vErrors.length = _errs4;
        } else {
          vErrors = null;
        }
      }
      if (_valid1) {
        const _errs15 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing0;
          if ((data.image_url === undefined || !hasOwn.call(data, "image_url")) && (missing0 = "image_url")) {
            checkContent.errors = [
              {
                instancePath,
                schemaPath: "#/allOf/1/then/required",
                keyword: "required",
                params: { missingProperty: missing0 },
                message: "must have required property '" + missing0 + "'",
              },
            ];
            return false;
          } else {
            checks1: {
              if (data.image_url !== undefined && hasOwn.call(data, "image_url")) {
                let data0 = data.image_url;
                const _errs16 = errors;
                if (errors === _errs16) {
                  if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                    let missing1;
                    if ((data0.url === undefined || !hasOwn.call(data0, "url")) && (missing1 = "url")) {
                      checkContent.errors = [
                        {
                          instancePath: instancePath + "/image_url",
                          schemaPath: "#/allOf/1/then/properties/image_url/required",
                          keyword: "required",
                          params: { missingProperty: missing1 },
                          message: "must have required property '" + missing1 + "'",
                        },
                      ];
                      return false;
                    }
                  } else {
                    checkContent.errors = [
                      {
                        instancePath: instancePath + "/image_url",
                        schemaPath: "#/allOf/1/then/properties/image_url/type",
                        keyword: "type",
                        params: { type: "object" },
                        message: "must be object",
                      },
                    ];
                    return false;
                  }
                }
                var valid6 = _errs16 === errors;
              } else {
                var valid6 = true;
              }
              if (!valid6) break checks1;
              if (data.role !== undefined && hasOwn.call(data, "role")) {
                let data0 = data.role;
                const _errs16 = errors;
                if (
                  !(data0 === "first_frame" || data0 === "last_frame" || data0 === "reference_image" || data0 === null)
                ) {
                  checkContent.errors = [
                    {
                      instancePath: instancePath + "/role",
                      schemaPath: "#/allOf/1/then/properties/role/enum",
                      keyword: "enum",
                      params: { allowedValues: schemaContent.allOf[1].then.properties.role.enum },
                      message: "must be equal to one of the allowed values",
                    },
                  ];
                  return false;
                }
                var valid6 = _errs16 === errors;
              } else {
                var valid6 = true;
              }
            }
          }
        }
        var _valid1 = _errs15 === errors;
        valid2 = _valid1;
      }
      if (!valid2) {
        const err0 = {
          instancePath,
          schemaPath: "#/allOf/1/if",
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
      var valid1 = _errs3 === errors;
      if (!valid1) break checks0;
      const _errs6 = errors;
      const _errs7 = errors;
      let valid3 = true;
      const _errs8 = errors;
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
            if ("video_url" !== data.type) {
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
        const _errs15 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing0;
          if ((data.video_url === undefined || !hasOwn.call(data, "video_url")) && (missing0 = "video_url")) {
            checkContent.errors = [
              {
                instancePath,
                schemaPath: "#/allOf/2/then/required",
                keyword: "required",
                params: { missingProperty: missing0 },
                message: "must have required property '" + missing0 + "'",
              },
            ];
            return false;
          } else {
            checks1: {
              if (data.video_url !== undefined && hasOwn.call(data, "video_url")) {
                let data0 = data.video_url;
                const _errs16 = errors;
                if (errors === _errs16) {
                  if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                    let missing1;
                    if ((data0.url === undefined || !hasOwn.call(data0, "url")) && (missing1 = "url")) {
                      checkContent.errors = [
                        {
                          instancePath: instancePath + "/video_url",
                          schemaPath: "#/allOf/2/then/properties/video_url/required",
                          keyword: "required",
                          params: { missingProperty: missing1 },
                          message: "must have required property '" + missing1 + "'",
                        },
                      ];
                      return false;
                    }
                  } else {
                    checkContent.errors = [
                      {
                        instancePath: instancePath + "/video_url",
                        schemaPath: "#/allOf/2/then/properties/video_url/type",
                        keyword: "type",
                        params: { type: "object" },
                        message: "must be object",
                      },
                    ];
                    return false;
                  }
                }
                var valid6 = _errs16 === errors;
              } else {
                var valid6 = true;
              }
              if (!valid6) break checks1;
              if (data.role !== undefined && hasOwn.call(data, "role")) {
                let data0 = data.role;
                const _errs16 = errors;
                if (!(data0 === "reference_video" || data0 === null)) {
                  checkContent.errors = [
                    {
                      instancePath: instancePath + "/role",
                      schemaPath: "#/allOf/2/then/properties/role/enum",
                      keyword: "enum",
                      params: { allowedValues: schemaContent.allOf[2].then.properties.role.enum },
                      message: "must be equal to one of the allowed values",
                    },
                  ];
                  return false;
                }
                var valid6 = _errs16 === errors;
              } else {
                var valid6 = true;
              }
            }
          }
        }
        var _valid2 = _errs15 === errors;
        valid3 = _valid2;
      }
      if (!valid3) {
        const err0 = {
          instancePath,
          schemaPath: "#/allOf/2/if",
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
      var valid1 = _errs6 === errors;
      if (!valid1) break checks0;
      const _errs9 = errors;
      const _errs10 = errors;
      let valid4 = true;
      const _errs11 = errors;
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
            if ("audio_url" !== data.type) {
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
      var _valid3 = _errs11 === errors;
      errors = _errs10;
      if (vErrors !== null) {
        if (_errs10) {
          vErrors.length = _errs10;
        } else {
          vErrors = null;
        }
      }
      if (_valid3) {
        const _errs15 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing0;
          if ((data.audio_url === undefined || !hasOwn.call(data, "audio_url")) && (missing0 = "audio_url")) {
            checkContent.errors = [
              {
                instancePath,
                schemaPath: "#/allOf/3/then/required",
                keyword: "required",
                params: { missingProperty: missing0 },
                message: "must have required property '" + missing0 + "'",
              },
            ];
            return false;
          } else {
            checks1: {
              if (data.audio_url !== undefined && hasOwn.call(data, "audio_url")) {
                let data0 = data.audio_url;
                const _errs16 = errors;
                if (errors === _errs16) {
                  if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                    let missing1;
                    if ((data0.url === undefined || !hasOwn.call(data0, "url")) && (missing1 = "url")) {
                      checkContent.errors = [
                        {
                          instancePath: instancePath + "/audio_url",
                          schemaPath: "#/allOf/3/then/properties/audio_url/required",
                          keyword: "required",
                          params: { missingProperty: missing1 },
                          message: "must have required property '" + missing1 + "'",
                        },
                      ];
                      return false;
                    }
                  } else {
                    checkContent.errors = [
                      {
                        instancePath: instancePath + "/audio_url",
                        schemaPath: "#/allOf/3/then/properties/audio_url/type",
                        keyword: "type",
                        params: { type: "object" },
                        message: "must be object",
                      },
                    ];
                    return false;
                  }
                }
                var valid6 = _errs16 === errors;
              } else {
                var valid6 = true;
              }
              if (!valid6) break checks1;
              if (data.role !== undefined && hasOwn.call(data, "role")) {
                let data0 = data.role;
                const _errs16 = errors;
                if (!(data0 === "reference_audio" || data0 === null)) {
                  checkContent.errors = [
                    {
                      instancePath: instancePath + "/role",
                      schemaPath: "#/allOf/3/then/properties/role/enum",
                      keyword: "enum",
                      params: { allowedValues: schemaContent.allOf[3].then.properties.role.enum },
                      message: "must be equal to one of the allowed values",
                    },
                  ];
                  return false;
                }
                var valid6 = _errs16 === errors;
              } else {
                var valid6 = true;
              }
            }
          }
        }
        var _valid3 = _errs15 === errors;
        valid4 = _valid3;
      }
      if (!valid4) {
        const err0 = {
          instancePath,
          schemaPath: "#/allOf/3/if",
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
      var valid1 = _errs9 === errors;
      if (!valid1) break checks0;
      const _errs12 = errors;
      const _errs13 = errors;
      let valid5 = true;
      const _errs14 = errors;
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
            if ("draft_task" !== data.type) {
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
      var _valid4 = _errs14 === errors;
      errors = _errs13;
      if (vErrors !== null) {
        if (_errs13) {
          vErrors.length = _errs13;
        } else {
          vErrors = null;
        }
      }
      if (_valid4) {
        const _errs15 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing0;
          if ((data.draft_task === undefined || !hasOwn.call(data, "draft_task")) && (missing0 = "draft_task")) {
            checkContent.errors = [
              {
                instancePath,
                schemaPath: "#/allOf/4/then/required",
                keyword: "required",
                params: { missingProperty: missing0 },
                message: "must have required property '" + missing0 + "'",
              },
            ];
            return false;
          } else {
            if (data.draft_task !== undefined && hasOwn.call(data, "draft_task")) {
              let data0 = data.draft_task;
              const _errs16 = errors;
              if (errors === _errs16) {
                if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                  let missing1;
                  if ((data0.id === undefined || !hasOwn.call(data0, "id")) && (missing1 = "id")) {
                    checkContent.errors = [
                      {
                        instancePath: instancePath + "/draft_task",
                        schemaPath: "#/allOf/4/then/properties/draft_task/required",
                        keyword: "required",
                        params: { missingProperty: missing1 },
                        message: "must have required property '" + missing1 + "'",
                      },
                    ];
                    return false;
                  }
                } else {
                  checkContent.errors = [
                    {
                      instancePath: instancePath + "/draft_task",
                      schemaPath: "#/allOf/4/then/properties/draft_task/type",
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
        var _valid4 = _errs15 === errors;
        valid5 = _valid4;
      }
      if (!valid5) {
        const err0 = {
          instancePath,
          schemaPath: "#/allOf/4/if",
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
      var valid1 = _errs12 === errors;
    }
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
            const _errs3 = errors;
            if (typeof data0 !== "string") {
              checkContent.errors = [
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
            if (
              !(
                data0 === "text" ||
                data0 === "image_url" ||
                data0 === "video_url" ||
                data0 === "audio_url" ||
                data0 === "draft_task"
              )
            ) {
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
            var valid2 = _errs3 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.text !== undefined && hasOwn.call(data, "text")) {
            let data0 = data.text;
            const _errs3 = errors;
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
            var valid2 = _errs3 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.image_url !== undefined && hasOwn.call(data, "image_url")) {
            let data0 = data.image_url;
            const _errs3 = errors;
            const _errs4 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkContent.errors = [
                {
                  instancePath: instancePath + "/image_url",
                  schemaPath: "#/components/schemas/Medium/type",
                  keyword: "type",
                  params: { type: schemaMedium.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs4) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.url !== undefined && hasOwn.call(data0, "url")) {
                  let data1 = data0.url;
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (typeof data1 === "string") {
                      if (ucs2length(data1) < 1) {
                        checkContent.errors = [
                          {
                            instancePath: instancePath + "/image_url/url",
                            schemaPath: "#/components/schemas/Medium/properties/url/minLength",
                            keyword: "minLength",
                            params: { limit: 1 },
                            message: "must NOT have fewer than 1 characters",
                          },
                        ];
                        return false;
                      } else {
                        if (!pattern4.test(data1)) {
                          checkContent.errors = [
                            {
                              instancePath: instancePath + "/image_url/url",
                              schemaPath: "#/components/schemas/Medium/properties/url/pattern",
                              keyword: "pattern",
                              params: { pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:|asset://)" },
                              message: "must be an http or https address, a data URI or asset://ID",
                            },
                          ];
                          return false;
                        }
                      }
                    } else {
                      checkContent.errors = [
                        {
                          instancePath: instancePath + "/image_url/url",
                          schemaPath: "#/components/schemas/Medium/properties/url/type",
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
            var valid2 = _errs3 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.video_url !== undefined && hasOwn.call(data, "video_url")) {
            let data0 = data.video_url;
            const _errs3 = errors;
            const _errs4 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkContent.errors = [
                {
                  instancePath: instancePath + "/video_url",
                  schemaPath: "#/components/schemas/Medium/type",
                  keyword: "type",
                  params: { type: schemaMedium.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs4) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.url !== undefined && hasOwn.call(data0, "url")) {
                  let data1 = data0.url;
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (typeof data1 === "string") {
                      if (ucs2length(data1) < 1) {
                        checkContent.errors = [
                          {
                            instancePath: instancePath + "/video_url/url",
                            schemaPath: "#/components/schemas/Medium/properties/url/minLength",
                            keyword: "minLength",
                            params: { limit: 1 },
                            message: "must NOT have fewer than 1 characters",
                          },
                        ];
                        return false;
                      } else {
                        if (!pattern4.test(data1)) {
                          checkContent.errors = [
                            {
                              instancePath: instancePath + "/video_url/url",
                              schemaPath: "#/components/schemas/Medium/properties/url/pattern",
                              keyword: "pattern",
                              params: { pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:|asset://)" },
                              message: "must be an http or https address, a data URI or asset://ID",
                            },
                          ];
                          return false;
                        }
                      }
                    } else {
                      checkContent.errors = [
                        {
                          instancePath: instancePath + "/video_url/url",
                          schemaPath: "#/components/schemas/Medium/properties/url/type",
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
            var valid2 = _errs3 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.audio_url !== undefined && hasOwn.call(data, "audio_url")) {
            let data0 = data.audio_url;
            const _errs3 = errors;
            const _errs4 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkContent.errors = [
                {
                  instancePath: instancePath + "/audio_url",
                  schemaPath: "#/components/schemas/Medium/type",
                  keyword: "type",
                  params: { type: schemaMedium.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs4) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.url !== undefined && hasOwn.call(data0, "url")) {
                  let data1 = data0.url;
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (typeof data1 === "string") {
                      if (ucs2length(data1) < 1) {
                        checkContent.errors = [
                          {
                            instancePath: instancePath + "/audio_url/url",
                            schemaPath: "#/components/schemas/Medium/properties/url/minLength",
                            keyword: "minLength",
                            params: { limit: 1 },
                            message: "must NOT have fewer than 1 characters",
                          },
                        ];
                        return false;
                      } else {
                        if (!pattern4.test(data1)) {
                          checkContent.errors = [
                            {
                              instancePath: instancePath + "/audio_url/url",
                              schemaPath: "#/components/schemas/Medium/properties/url/pattern",
                              keyword: "pattern",
                              params: { pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:|asset://)" },
                              message: "must be an http or https address, a data URI or asset://ID",
                            },
                          ];
                          return false;
                        }
                      }
                    } else {
                      checkContent.errors = [
                        {
                          instancePath: instancePath + "/audio_url/url",
                          schemaPath: "#/components/schemas/Medium/properties/url/type",
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
            var valid2 = _errs3 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.draft_task !== undefined && hasOwn.call(data, "draft_task")) {
            let data0 = data.draft_task;
            const _errs3 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkContent.errors = [
                {
                  instancePath: instancePath + "/draft_task",
                  schemaPath: "#/properties/draft_task/type",
                  keyword: "type",
                  params: { type: schemaContent.properties.draft_task.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs3) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.id !== undefined && hasOwn.call(data0, "id")) {
                  let data1 = data0.id;
                  const _errs4 = errors;
                  if (errors === _errs4) {
                    if (typeof data1 === "string") {
                      if (ucs2length(data1) < 1) {
                        checkContent.errors = [
                          {
                            instancePath: instancePath + "/draft_task/id",
                            schemaPath: "#/properties/draft_task/properties/id/minLength",
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
                          instancePath: instancePath + "/draft_task/id",
                          schemaPath: "#/properties/draft_task/properties/id/type",
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
            var valid2 = _errs3 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.role !== undefined && hasOwn.call(data, "role")) {
            let data0 = data.role;
            const _errs3 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkContent.errors = [
                {
                  instancePath: instancePath + "/role",
                  schemaPath: "#/properties/role/type",
                  keyword: "type",
                  params: { type: schemaContent.properties.role.type },
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
        ((data.content === undefined || !hasOwn.call(data, "content")) && (missing0 = "content"))
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
          if (data.content !== undefined && hasOwn.call(data, "content")) {
            let data0 = data.content;
            const _errs0 = errors;
            const _errs1 = errors;
            let valid1 = true;
            const _errs2 = errors;
            if (Array.isArray(data0)) {
              const _errs3 = errors;
              const len0 = data0.length;
              let valid2 = false;
              let count0 = 0;
              for (let i0 = 0; i0 < len0; i0++) {
                let data1 = data0[i0];
                const _errs4 = errors;
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  if (data1.type !== undefined && hasOwn.call(data1, "type")) {
                    if ("image_url" !== data1.type) {
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
                if (_valid1) {
                  count0++;
                  if (count0 >= 2) {
                    valid2 = true;
                    break;
                  }
                }
              }
              if (!valid2) {
                const err0 = {};
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
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
              const _errs3 = errors;
              if (Array.isArray(data0)) {
                var valid2 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data1 = data0[i0];
                  const _errs4 = errors;
                  const _errs5 = errors;
                  let valid3 = true;
                  const _errs6 = errors;
                  if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                    if (data1.type !== undefined && hasOwn.call(data1, "type")) {
                      if ("image_url" !== data1.type) {
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
                      if ((data1.role === undefined || !hasOwn.call(data1, "role")) && (missing1 = "role")) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/content/" + i0,
                            schemaPath: "#/properties/content/then/items/then/required",
                            keyword: "required",
                            params: { missingProperty: missing1 },
                            message: "must have required property '" + missing1 + "'",
                          },
                        ];
                        return false;
                      } else {
                        if (data1.role !== undefined && hasOwn.call(data1, "role")) {
                          if (typeof data1.role !== "string") {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/content/" + i0 + "/role",
                                schemaPath: "#/properties/content/then/items/then/properties/role/type",
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
                      instancePath: instancePath + "/content/" + i0,
                      schemaPath: "#/properties/content/then/items/if",
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
                  var valid2 = _errs4 === errors;
                  if (!valid2) {
                    break;
                  }
                }
              }
              var _valid0 = _errs3 === errors;
              valid1 = _valid0;
            }
            if (!valid1) {
              const err0 = {
                instancePath: instancePath + "/content",
                schemaPath: "#/properties/content/if",
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
            if (errors === _errs0) {
              if (Array.isArray(data0)) {
                if (data0.length < 1) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/content",
                      schemaPath: "#/properties/content/minItems",
                      keyword: "minItems",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 items",
                    },
                  ];
                  return false;
                } else {
                  var valid2 = true;
                  const len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs3 = errors;
                    if (
                      !checkContent(data0[i0], {
                        instancePath: instancePath + "/content/" + i0,
                        parentData: data0,
                        parentDataProperty: i0,
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors = vErrors === null ? checkContent.errors : vErrors.concat(checkContent.errors);
                      errors = vErrors.length;
                    }
                    var valid2 = _errs3 === errors;
                    if (!valid2) {
                      break;
                    }
                  }
                }
              } else {
                checkRequest.errors = [
                  {
                    instancePath: instancePath + "/content",
                    schemaPath: "#/properties/content/type",
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
          if (data.resolution !== undefined && hasOwn.call(data, "resolution")) {
            let data0 = data.resolution;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/resolution",
                  schemaPath: "#/properties/resolution/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.resolution.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (typeof data0 === "string") {
                if (ucs2length(data0) < 1) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/resolution",
                      schemaPath: "#/properties/resolution/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              }
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.ratio !== undefined && hasOwn.call(data, "ratio")) {
            let data0 = data.ratio;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/ratio",
                  schemaPath: "#/properties/ratio/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.ratio.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            if (
              !(
                data0 === "16:9" ||
                data0 === "4:3" ||
                data0 === "1:1" ||
                data0 === "3:4" ||
                data0 === "9:16" ||
                data0 === "21:9" ||
                data0 === "adaptive" ||
                data0 === null
              )
            ) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/ratio",
                  schemaPath: "#/properties/ratio/enum",
                  keyword: "enum",
                  params: { allowedValues: schemaRequest.properties.ratio.enum },
                  message: "must be equal to one of the allowed values",
                },
              ];
              return false;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.duration !== undefined && hasOwn.call(data, "duration")) {
            let data0 = data.duration;
            const _errs0 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/duration",
                  schemaPath: "#/properties/duration/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.duration.type },
                  message: "must be integer,null",
                },
              ];
              return false;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.frames !== undefined && hasOwn.call(data, "frames")) {
            let data0 = data.frames;
            const _errs0 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/frames",
                  schemaPath: "#/properties/frames/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.frames.type },
                  message: "must be integer,null",
                },
              ];
              return false;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.generate_audio !== undefined && hasOwn.call(data, "generate_audio")) {
            let data0 = data.generate_audio;
            const _errs0 = errors;
            if (typeof data0 !== "boolean" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/generate_audio",
                  schemaPath: "#/properties/generate_audio/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.generate_audio.type },
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
          if (data.watermark !== undefined && hasOwn.call(data, "watermark")) {
            let data0 = data.watermark;
            const _errs0 = errors;
            if (typeof data0 !== "boolean" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/watermark",
                  schemaPath: "#/properties/watermark/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.watermark.type },
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
          if (data.output_format !== undefined && hasOwn.call(data, "output_format")) {
            let data0 = data.output_format;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/output_format",
                  schemaPath: "#/properties/output_format/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.output_format.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            if (!(data0 === "mp4" || data0 === "mov" || data0 === null)) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/output_format",
                  schemaPath: "#/properties/output_format/enum",
                  keyword: "enum",
                  params: { allowedValues: schemaRequest.properties.output_format.enum },
                  message: "must be equal to one of the allowed values",
                },
              ];
              return false;
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
                if (data0 > 2147483647 || isNaN(data0)) {
                  checkRequest.errors = [
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
                  if (data0 < -1 || isNaN(data0)) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/seed",
                        schemaPath: "#/properties/seed/minimum",
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.camera_fixed !== undefined && hasOwn.call(data, "camera_fixed")) {
            let data0 = data.camera_fixed;
            const _errs0 = errors;
            if (typeof data0 !== "boolean" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/camera_fixed",
                  schemaPath: "#/properties/camera_fixed/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.camera_fixed.type },
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
          if (data.return_last_frame !== undefined && hasOwn.call(data, "return_last_frame")) {
            let data0 = data.return_last_frame;
            const _errs0 = errors;
            if (typeof data0 !== "boolean" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/return_last_frame",
                  schemaPath: "#/properties/return_last_frame/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.return_last_frame.type },
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
          if (data.draft !== undefined && hasOwn.call(data, "draft")) {
            let data0 = data.draft;
            const _errs0 = errors;
            if (typeof data0 !== "boolean" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/draft",
                  schemaPath: "#/properties/draft/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.draft.type },
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
          if (data.omni_reference_task_type !== undefined && hasOwn.call(data, "omni_reference_task_type")) {
            let data0 = data.omni_reference_task_type;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/omni_reference_task_type",
                  schemaPath: "#/properties/omni_reference_task_type/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.omni_reference_task_type.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            if (
              !(data0 === "auto" || data0 === "reference" || data0 === "edit" || data0 === "extend" || data0 === null)
            ) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/omni_reference_task_type",
                  schemaPath: "#/properties/omni_reference_task_type/enum",
                  keyword: "enum",
                  params: { allowedValues: schemaRequest.properties.omni_reference_task_type.enum },
                  message: "must be equal to one of the allowed values",
                },
              ];
              return false;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.execution_expires_after !== undefined && hasOwn.call(data, "execution_expires_after")) {
            let data0 = data.execution_expires_after;
            const _errs0 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/execution_expires_after",
                  schemaPath: "#/properties/execution_expires_after/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.execution_expires_after.type },
                  message: "must be integer,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 259200 || isNaN(data0)) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/execution_expires_after",
                      schemaPath: "#/properties/execution_expires_after/maximum",
                      keyword: "maximum",
                      params: { comparison: "<=", limit: 259200 },
                      message: "must be <= 259200",
                    },
                  ];
                  return false;
                } else {
                  if (data0 < 3600 || isNaN(data0)) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/execution_expires_after",
                        schemaPath: "#/properties/execution_expires_after/minimum",
                        keyword: "minimum",
                        params: { comparison: ">=", limit: 3600 },
                        message: "must be >= 3600",
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
            if (errors === _errs0) {
              if (typeof data0 === "string") {
                if (ucs2length(data0) > 64) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/safety_identifier",
                      schemaPath: "#/properties/safety_identifier/maxLength",
                      keyword: "maxLength",
                      params: { limit: 64 },
                      message: "must NOT have more than 64 characters",
                    },
                  ];
                  return false;
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
                  let data1 = data0[i0];
                  const _errs1 = errors;
                  const _errs2 = errors;
                  if (errors === _errs2) {
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
                        if (data1.type !== undefined && hasOwn.call(data1, "type")) {
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
          if (data.callback_url !== undefined && hasOwn.call(data, "callback_url")) {
            let data0 = data.callback_url;
            const _errs0 = errors;
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
