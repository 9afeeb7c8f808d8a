// Made from specs/dialects/video-content-task/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length as func63 } from "../../src/conversion/validator-support.js";

export const validateRequest = validate20;
const schema31 = { $id: "/request", $ref: "/document#/components/schemas/Request" };
const schema33 = {
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
const schema38 = { type: "object", required: ["type"], properties: { type: { type: "string" } } };
const func0 = Object.prototype.hasOwnProperty;

const schema34 = {
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
const schema35 = {
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
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
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
    const _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if ((data.text === undefined || !func0.call(data, "text")) && (missing1 = "text")) {
        validate23.errors = [
          {
            instancePath,
            schemaPath: "#/allOf/0/then/required",
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
    var _valid0 = _errs5 === errors;
    valid1 = _valid0;
    if (valid1) {
      var props0 = {};
      props0.text = true;
      props0.type = true;
    }
  }
  if (!valid1) {
    const err2 = {
      instancePath,
      schemaPath: "#/allOf/0/if",
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
    validate23.errors = vErrors;
    return false;
  }
  var valid0 = _errs1 === errors;
  if (valid0) {
    const _errs8 = errors;
    const _errs9 = errors;
    let valid4 = true;
    const _errs10 = errors;
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
          if ("image_url" !== data.type) {
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
      const _errs12 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing3;
        if ((data.image_url === undefined || !func0.call(data, "image_url")) && (missing3 = "image_url")) {
          validate23.errors = [
            {
              instancePath,
              schemaPath: "#/allOf/1/then/required",
              keyword: "required",
              params: { missingProperty: missing3 },
              message: "must have required property '" + missing3 + "'",
            },
          ];
          return false;
        } else {
          if (data.image_url !== undefined && func0.call(data, "image_url")) {
            let data3 = data.image_url;
            const _errs13 = errors;
            if (errors === _errs13) {
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                let missing4;
                if ((data3.url === undefined || !func0.call(data3, "url")) && (missing4 = "url")) {
                  validate23.errors = [
                    {
                      instancePath: instancePath + "/image_url",
                      schemaPath: "#/allOf/1/then/properties/image_url/required",
                      keyword: "required",
                      params: { missingProperty: missing4 },
                      message: "must have required property '" + missing4 + "'",
                    },
                  ];
                  return false;
                }
              } else {
                validate23.errors = [
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
            var valid6 = _errs13 === errors;
          } else {
            var valid6 = true;
          }
          if (valid6) {
            if (data.role !== undefined && func0.call(data, "role")) {
              let data4 = data.role;
              const _errs15 = errors;
              if (
                !(data4 === "first_frame" || data4 === "last_frame" || data4 === "reference_image" || data4 === null)
              ) {
                validate23.errors = [
                  {
                    instancePath: instancePath + "/role",
                    schemaPath: "#/allOf/1/then/properties/role/enum",
                    keyword: "enum",
                    params: { allowedValues: schema34.allOf[1].then.properties.role.enum },
                    message: "must be equal to one of the allowed values",
                  },
                ];
                return false;
              }
              var valid6 = _errs15 === errors;
            } else {
              var valid6 = true;
            }
          }
        }
      }
      var _valid1 = _errs12 === errors;
      valid4 = _valid1;
      if (valid4) {
        var props1 = {};
        props1.image_url = true;
        props1.role = true;
        props1.type = true;
      }
    }
    if (!valid4) {
      const err5 = {
        instancePath,
        schemaPath: "#/allOf/1/if",
        keyword: "if",
        params: { failingKeyword: "then" },
        message: 'must match "then" schema',
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
    var valid0 = _errs8 === errors;
    if (valid0) {
      if (props0 !== true && props1 !== undefined) {
        if (props1 === true) {
          props0 = true;
        } else {
          props0 = props0 || {};
          Object.assign(props0, props1);
        }
      }
      const _errs16 = errors;
      const _errs17 = errors;
      let valid7 = true;
      const _errs18 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing5;
        if ((data.type === undefined || !func0.call(data, "type")) && (missing5 = "type")) {
          const err6 = {};
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        } else {
          if (data.type !== undefined && func0.call(data, "type")) {
            if ("video_url" !== data.type) {
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
        const _errs20 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing6;
          if ((data.video_url === undefined || !func0.call(data, "video_url")) && (missing6 = "video_url")) {
            validate23.errors = [
              {
                instancePath,
                schemaPath: "#/allOf/2/then/required",
                keyword: "required",
                params: { missingProperty: missing6 },
                message: "must have required property '" + missing6 + "'",
              },
            ];
            return false;
          } else {
            if (data.video_url !== undefined && func0.call(data, "video_url")) {
              let data6 = data.video_url;
              const _errs21 = errors;
              if (errors === _errs21) {
                if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                  let missing7;
                  if ((data6.url === undefined || !func0.call(data6, "url")) && (missing7 = "url")) {
                    validate23.errors = [
                      {
                        instancePath: instancePath + "/video_url",
                        schemaPath: "#/allOf/2/then/properties/video_url/required",
                        keyword: "required",
                        params: { missingProperty: missing7 },
                        message: "must have required property '" + missing7 + "'",
                      },
                    ];
                    return false;
                  }
                } else {
                  validate23.errors = [
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
              var valid9 = _errs21 === errors;
            } else {
              var valid9 = true;
            }
            if (valid9) {
              if (data.role !== undefined && func0.call(data, "role")) {
                let data7 = data.role;
                const _errs23 = errors;
                if (!(data7 === "reference_video" || data7 === null)) {
                  validate23.errors = [
                    {
                      instancePath: instancePath + "/role",
                      schemaPath: "#/allOf/2/then/properties/role/enum",
                      keyword: "enum",
                      params: { allowedValues: schema34.allOf[2].then.properties.role.enum },
                      message: "must be equal to one of the allowed values",
                    },
                  ];
                  return false;
                }
                var valid9 = _errs23 === errors;
              } else {
                var valid9 = true;
              }
            }
          }
        }
        var _valid2 = _errs20 === errors;
        valid7 = _valid2;
        if (valid7) {
          var props2 = {};
          props2.video_url = true;
          props2.role = true;
          props2.type = true;
        }
      }
      if (!valid7) {
        const err8 = {
          instancePath,
          schemaPath: "#/allOf/2/if",
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
        validate23.errors = vErrors;
        return false;
      }
      var valid0 = _errs16 === errors;
      if (valid0) {
        if (props0 !== true && props2 !== undefined) {
          if (props2 === true) {
            props0 = true;
          } else {
            props0 = props0 || {};
            Object.assign(props0, props2);
          }
        }
        const _errs24 = errors;
        const _errs25 = errors;
        let valid10 = true;
        const _errs26 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing8;
          if ((data.type === undefined || !func0.call(data, "type")) && (missing8 = "type")) {
            const err9 = {};
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          } else {
            if (data.type !== undefined && func0.call(data, "type")) {
              if ("audio_url" !== data.type) {
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
        var _valid3 = _errs26 === errors;
        errors = _errs25;
        if (vErrors !== null) {
          if (_errs25) {
            vErrors.length = _errs25;
          } else {
            vErrors = null;
          }
        }
        if (_valid3) {
          const _errs28 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing9;
            if ((data.audio_url === undefined || !func0.call(data, "audio_url")) && (missing9 = "audio_url")) {
              validate23.errors = [
                {
                  instancePath,
                  schemaPath: "#/allOf/3/then/required",
                  keyword: "required",
                  params: { missingProperty: missing9 },
                  message: "must have required property '" + missing9 + "'",
                },
              ];
              return false;
            } else {
              if (data.audio_url !== undefined && func0.call(data, "audio_url")) {
                let data9 = data.audio_url;
                const _errs29 = errors;
                if (errors === _errs29) {
                  if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                    let missing10;
                    if ((data9.url === undefined || !func0.call(data9, "url")) && (missing10 = "url")) {
                      validate23.errors = [
                        {
                          instancePath: instancePath + "/audio_url",
                          schemaPath: "#/allOf/3/then/properties/audio_url/required",
                          keyword: "required",
                          params: { missingProperty: missing10 },
                          message: "must have required property '" + missing10 + "'",
                        },
                      ];
                      return false;
                    }
                  } else {
                    validate23.errors = [
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
                var valid12 = _errs29 === errors;
              } else {
                var valid12 = true;
              }
              if (valid12) {
                if (data.role !== undefined && func0.call(data, "role")) {
                  let data10 = data.role;
                  const _errs31 = errors;
                  if (!(data10 === "reference_audio" || data10 === null)) {
                    validate23.errors = [
                      {
                        instancePath: instancePath + "/role",
                        schemaPath: "#/allOf/3/then/properties/role/enum",
                        keyword: "enum",
                        params: { allowedValues: schema34.allOf[3].then.properties.role.enum },
                        message: "must be equal to one of the allowed values",
                      },
                    ];
                    return false;
                  }
                  var valid12 = _errs31 === errors;
                } else {
                  var valid12 = true;
                }
              }
            }
          }
          var _valid3 = _errs28 === errors;
          valid10 = _valid3;
          if (valid10) {
            var props3 = {};
            props3.audio_url = true;
            props3.role = true;
            props3.type = true;
          }
        }
        if (!valid10) {
          const err11 = {
            instancePath,
            schemaPath: "#/allOf/3/if",
            keyword: "if",
            params: { failingKeyword: "then" },
            message: 'must match "then" schema',
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
        var valid0 = _errs24 === errors;
        if (valid0) {
          if (props0 !== true && props3 !== undefined) {
            if (props3 === true) {
              props0 = true;
            } else {
              props0 = props0 || {};
              Object.assign(props0, props3);
            }
          }
          const _errs32 = errors;
          const _errs33 = errors;
          let valid13 = true;
          const _errs34 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing11;
            if ((data.type === undefined || !func0.call(data, "type")) && (missing11 = "type")) {
              const err12 = {};
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            } else {
              if (data.type !== undefined && func0.call(data, "type")) {
                if ("draft_task" !== data.type) {
                  const err13 = {};
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
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
              let missing12;
              if ((data.draft_task === undefined || !func0.call(data, "draft_task")) && (missing12 = "draft_task")) {
                validate23.errors = [
                  {
                    instancePath,
                    schemaPath: "#/allOf/4/then/required",
                    keyword: "required",
                    params: { missingProperty: missing12 },
                    message: "must have required property '" + missing12 + "'",
                  },
                ];
                return false;
              } else {
                if (data.draft_task !== undefined && func0.call(data, "draft_task")) {
                  let data12 = data.draft_task;
                  const _errs37 = errors;
                  if (errors === _errs37) {
                    if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                      let missing13;
                      if ((data12.id === undefined || !func0.call(data12, "id")) && (missing13 = "id")) {
                        validate23.errors = [
                          {
                            instancePath: instancePath + "/draft_task",
                            schemaPath: "#/allOf/4/then/properties/draft_task/required",
                            keyword: "required",
                            params: { missingProperty: missing13 },
                            message: "must have required property '" + missing13 + "'",
                          },
                        ];
                        return false;
                      }
                    } else {
                      validate23.errors = [
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
            var _valid4 = _errs36 === errors;
            valid13 = _valid4;
            if (valid13) {
              var props4 = {};
              props4.draft_task = true;
              props4.type = true;
            }
          }
          if (!valid13) {
            const err14 = {
              instancePath,
              schemaPath: "#/allOf/4/if",
              keyword: "if",
              params: { failingKeyword: "then" },
              message: 'must match "then" schema',
            };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
            validate23.errors = vErrors;
            return false;
          }
          var valid0 = _errs32 === errors;
          if (valid0) {
            if (props0 !== true && props4 !== undefined) {
              if (props4 === true) {
                props0 = true;
              } else {
                props0 = props0 || {};
                Object.assign(props0, props4);
              }
            }
          }
        }
      }
    }
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing14;
      if ((data.type === undefined || !func0.call(data, "type")) && (missing14 = "type")) {
        validate23.errors = [
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
          props0.image_url = true;
          props0.video_url = true;
          props0.audio_url = true;
          props0.draft_task = true;
          props0.role = true;
        }
        if (data.type !== undefined && func0.call(data, "type")) {
          let data13 = data.type;
          const _errs39 = errors;
          if (typeof data13 !== "string") {
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
          if (
            !(
              data13 === "text" ||
              data13 === "image_url" ||
              data13 === "video_url" ||
              data13 === "audio_url" ||
              data13 === "draft_task"
            )
          ) {
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
          var valid16 = _errs39 === errors;
        } else {
          var valid16 = true;
        }
        if (valid16) {
          if (data.text !== undefined && func0.call(data, "text")) {
            let data14 = data.text;
            const _errs41 = errors;
            if (typeof data14 !== "string" && data14 !== null) {
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
            var valid16 = _errs41 === errors;
          } else {
            var valid16 = true;
          }
          if (valid16) {
            if (data.image_url !== undefined && func0.call(data, "image_url")) {
              let data15 = data.image_url;
              const _errs43 = errors;
              const _errs44 = errors;
              if (!(data15 && typeof data15 == "object" && !Array.isArray(data15)) && data15 !== null) {
                validate23.errors = [
                  {
                    instancePath: instancePath + "/image_url",
                    schemaPath: "#/components/schemas/Medium/type",
                    keyword: "type",
                    params: { type: schema35.type },
                    message: "must be object,null",
                  },
                ];
                return false;
              }
              if (errors === _errs44) {
                if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                  if (data15.url !== undefined && func0.call(data15, "url")) {
                    let data16 = data15.url;
                    const _errs46 = errors;
                    if (errors === _errs46) {
                      if (typeof data16 === "string") {
                        if (func63(data16) < 1) {
                          validate23.errors = [
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
                          if (!pattern4.test(data16)) {
                            validate23.errors = [
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
                        validate23.errors = [
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
              var valid16 = _errs43 === errors;
            } else {
              var valid16 = true;
            }
            if (valid16) {
              if (data.video_url !== undefined && func0.call(data, "video_url")) {
                let data17 = data.video_url;
                const _errs48 = errors;
                const _errs49 = errors;
                if (!(data17 && typeof data17 == "object" && !Array.isArray(data17)) && data17 !== null) {
                  validate23.errors = [
                    {
                      instancePath: instancePath + "/video_url",
                      schemaPath: "#/components/schemas/Medium/type",
                      keyword: "type",
                      params: { type: schema35.type },
                      message: "must be object,null",
                    },
                  ];
                  return false;
                }
                if (errors === _errs49) {
                  if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                    if (data17.url !== undefined && func0.call(data17, "url")) {
                      let data18 = data17.url;
                      const _errs51 = errors;
                      if (errors === _errs51) {
                        if (typeof data18 === "string") {
                          if (func63(data18) < 1) {
                            validate23.errors = [
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
                            if (!pattern4.test(data18)) {
                              validate23.errors = [
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
                          validate23.errors = [
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
                var valid16 = _errs48 === errors;
              } else {
                var valid16 = true;
              }
              if (valid16) {
                if (data.audio_url !== undefined && func0.call(data, "audio_url")) {
                  let data19 = data.audio_url;
                  const _errs53 = errors;
                  const _errs54 = errors;
                  if (!(data19 && typeof data19 == "object" && !Array.isArray(data19)) && data19 !== null) {
                    validate23.errors = [
                      {
                        instancePath: instancePath + "/audio_url",
                        schemaPath: "#/components/schemas/Medium/type",
                        keyword: "type",
                        params: { type: schema35.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs54) {
                    if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                      if (data19.url !== undefined && func0.call(data19, "url")) {
                        let data20 = data19.url;
                        const _errs56 = errors;
                        if (errors === _errs56) {
                          if (typeof data20 === "string") {
                            if (func63(data20) < 1) {
                              validate23.errors = [
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
                              if (!pattern4.test(data20)) {
                                validate23.errors = [
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
                            validate23.errors = [
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
                  var valid16 = _errs53 === errors;
                } else {
                  var valid16 = true;
                }
                if (valid16) {
                  if (data.draft_task !== undefined && func0.call(data, "draft_task")) {
                    let data21 = data.draft_task;
                    const _errs58 = errors;
                    if (!(data21 && typeof data21 == "object" && !Array.isArray(data21)) && data21 !== null) {
                      validate23.errors = [
                        {
                          instancePath: instancePath + "/draft_task",
                          schemaPath: "#/properties/draft_task/type",
                          keyword: "type",
                          params: { type: schema34.properties.draft_task.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs58) {
                      if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                        if (data21.id !== undefined && func0.call(data21, "id")) {
                          let data22 = data21.id;
                          const _errs60 = errors;
                          if (errors === _errs60) {
                            if (typeof data22 === "string") {
                              if (func63(data22) < 1) {
                                validate23.errors = [
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
                              validate23.errors = [
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
                    var valid16 = _errs58 === errors;
                  } else {
                    var valid16 = true;
                  }
                  if (valid16) {
                    if (data.role !== undefined && func0.call(data, "role")) {
                      let data23 = data.role;
                      const _errs62 = errors;
                      if (typeof data23 !== "string" && data23 !== null) {
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
                      var valid16 = _errs62 === errors;
                    } else {
                      var valid16 = true;
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
        ((data.content === undefined || !func0.call(data, "content")) && (missing0 = "content"))
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
          if (data.content !== undefined && func0.call(data, "content")) {
            let data1 = data.content;
            const _errs3 = errors;
            const _errs5 = errors;
            let valid1 = true;
            const _errs6 = errors;
            if (Array.isArray(data1)) {
              const _errs7 = errors;
              const len0 = data1.length;
              let valid2 = false;
              let count0 = 0;
              for (let i0 = 0; i0 < len0; i0++) {
                let data2 = data1[i0];
                const _errs8 = errors;
                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                  if (data2.type !== undefined && func0.call(data2, "type")) {
                    if ("image_url" !== data2.type) {
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
                var _valid1 = _errs8 === errors;
                if (_valid1) {
                  count0++;
                  if (count0 >= 2) {
                    valid2 = true;
                    break;
                  }
                }
              }
              if (!valid2) {
                const err1 = {};
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
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
            }
            var _valid0 = _errs6 === errors;
            errors = _errs5;
            if (vErrors !== null) {
              if (_errs5) {
                vErrors.length = _errs5;
              } else {
                vErrors = null;
              }
            }
            if (_valid0) {
              const _errs10 = errors;
              if (Array.isArray(data1)) {
                var valid4 = true;
                const len1 = data1.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data4 = data1[i1];
                  const _errs11 = errors;
                  const _errs12 = errors;
                  let valid5 = true;
                  const _errs13 = errors;
                  if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                    if (data4.type !== undefined && func0.call(data4, "type")) {
                      if ("image_url" !== data4.type) {
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
                  var _valid2 = _errs13 === errors;
                  errors = _errs12;
                  if (vErrors !== null) {
                    if (_errs12) {
                      vErrors.length = _errs12;
                    } else {
                      vErrors = null;
                    }
                  }
                  if (_valid2) {
                    const _errs15 = errors;
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      let missing1;
                      if ((data4.role === undefined || !func0.call(data4, "role")) && (missing1 = "role")) {
                        validate22.errors = [
                          {
                            instancePath: instancePath + "/content/" + i1,
                            schemaPath: "#/properties/content/then/items/then/required",
                            keyword: "required",
                            params: { missingProperty: missing1 },
                            message: "must have required property '" + missing1 + "'",
                          },
                        ];
                        return false;
                      } else {
                        if (data4.role !== undefined && func0.call(data4, "role")) {
                          if (typeof data4.role !== "string") {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/content/" + i1 + "/role",
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
                    var _valid2 = _errs15 === errors;
                    valid5 = _valid2;
                    if (valid5) {
                      var props0 = {};
                      props0.role = true;
                      props0.type = true;
                    }
                  }
                  if (!valid5) {
                    const err3 = {
                      instancePath: instancePath + "/content/" + i1,
                      schemaPath: "#/properties/content/then/items/if",
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
                    validate22.errors = vErrors;
                    return false;
                  }
                  var valid4 = _errs11 === errors;
                  if (!valid4) {
                    break;
                  }
                }
              }
              var _valid0 = _errs10 === errors;
              valid1 = _valid0;
            }
            if (!valid1) {
              const err4 = {
                instancePath: instancePath + "/content",
                schemaPath: "#/properties/content/if",
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
            if (errors === _errs3) {
              if (Array.isArray(data1)) {
                if (data1.length < 1) {
                  validate22.errors = [
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
                  var valid8 = true;
                  const len2 = data1.length;
                  for (let i2 = 0; i2 < len2; i2++) {
                    const _errs18 = errors;
                    if (
                      !validate23(data1[i2], {
                        instancePath: instancePath + "/content/" + i2,
                        parentData: data1,
                        parentDataProperty: i2,
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
                      errors = vErrors.length;
                    }
                    var valid8 = _errs18 === errors;
                    if (!valid8) {
                      break;
                    }
                  }
                }
              } else {
                validate22.errors = [
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
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.resolution !== undefined && func0.call(data, "resolution")) {
              let data8 = data.resolution;
              const _errs19 = errors;
              if (typeof data8 !== "string" && data8 !== null) {
                validate22.errors = [
                  {
                    instancePath: instancePath + "/resolution",
                    schemaPath: "#/properties/resolution/type",
                    keyword: "type",
                    params: { type: schema33.properties.resolution.type },
                    message: "must be string,null",
                  },
                ];
                return false;
              }
              if (errors === _errs19) {
                if (typeof data8 === "string") {
                  if (func63(data8) < 1) {
                    validate22.errors = [
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
              var valid0 = _errs19 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.ratio !== undefined && func0.call(data, "ratio")) {
                let data9 = data.ratio;
                const _errs21 = errors;
                if (typeof data9 !== "string" && data9 !== null) {
                  validate22.errors = [
                    {
                      instancePath: instancePath + "/ratio",
                      schemaPath: "#/properties/ratio/type",
                      keyword: "type",
                      params: { type: schema33.properties.ratio.type },
                      message: "must be string,null",
                    },
                  ];
                  return false;
                }
                if (
                  !(
                    data9 === "16:9" ||
                    data9 === "4:3" ||
                    data9 === "1:1" ||
                    data9 === "3:4" ||
                    data9 === "9:16" ||
                    data9 === "21:9" ||
                    data9 === "adaptive" ||
                    data9 === null
                  )
                ) {
                  validate22.errors = [
                    {
                      instancePath: instancePath + "/ratio",
                      schemaPath: "#/properties/ratio/enum",
                      keyword: "enum",
                      params: { allowedValues: schema33.properties.ratio.enum },
                      message: "must be equal to one of the allowed values",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs21 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.duration !== undefined && func0.call(data, "duration")) {
                  let data10 = data.duration;
                  const _errs23 = errors;
                  if (
                    !(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10)) &&
                    data10 !== null
                  ) {
                    validate22.errors = [
                      {
                        instancePath: instancePath + "/duration",
                        schemaPath: "#/properties/duration/type",
                        keyword: "type",
                        params: { type: schema33.properties.duration.type },
                        message: "must be integer,null",
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs23 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.frames !== undefined && func0.call(data, "frames")) {
                    let data11 = data.frames;
                    const _errs25 = errors;
                    if (
                      !(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11)) &&
                      data11 !== null
                    ) {
                      validate22.errors = [
                        {
                          instancePath: instancePath + "/frames",
                          schemaPath: "#/properties/frames/type",
                          keyword: "type",
                          params: { type: schema33.properties.frames.type },
                          message: "must be integer,null",
                        },
                      ];
                      return false;
                    }
                    var valid0 = _errs25 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.generate_audio !== undefined && func0.call(data, "generate_audio")) {
                      let data12 = data.generate_audio;
                      const _errs27 = errors;
                      if (typeof data12 !== "boolean" && data12 !== null) {
                        validate22.errors = [
                          {
                            instancePath: instancePath + "/generate_audio",
                            schemaPath: "#/properties/generate_audio/type",
                            keyword: "type",
                            params: { type: schema33.properties.generate_audio.type },
                            message: "must be boolean,null",
                          },
                        ];
                        return false;
                      }
                      var valid0 = _errs27 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.watermark !== undefined && func0.call(data, "watermark")) {
                        let data13 = data.watermark;
                        const _errs29 = errors;
                        if (typeof data13 !== "boolean" && data13 !== null) {
                          validate22.errors = [
                            {
                              instancePath: instancePath + "/watermark",
                              schemaPath: "#/properties/watermark/type",
                              keyword: "type",
                              params: { type: schema33.properties.watermark.type },
                              message: "must be boolean,null",
                            },
                          ];
                          return false;
                        }
                        var valid0 = _errs29 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.output_format !== undefined && func0.call(data, "output_format")) {
                          let data14 = data.output_format;
                          const _errs31 = errors;
                          if (typeof data14 !== "string" && data14 !== null) {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/output_format",
                                schemaPath: "#/properties/output_format/type",
                                keyword: "type",
                                params: { type: schema33.properties.output_format.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          if (!(data14 === "mp4" || data14 === "mov" || data14 === null)) {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/output_format",
                                schemaPath: "#/properties/output_format/enum",
                                keyword: "enum",
                                params: { allowedValues: schema33.properties.output_format.enum },
                                message: "must be equal to one of the allowed values",
                              },
                            ];
                            return false;
                          }
                          var valid0 = _errs31 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.seed !== undefined && func0.call(data, "seed")) {
                            let data15 = data.seed;
                            const _errs33 = errors;
                            if (
                              !(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15)) &&
                              data15 !== null
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
                            if (errors === _errs33) {
                              if (typeof data15 == "number" && isFinite(data15)) {
                                if (data15 > 2147483647 || isNaN(data15)) {
                                  validate22.errors = [
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
                                  if (data15 < -1 || isNaN(data15)) {
                                    validate22.errors = [
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
                            var valid0 = _errs33 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.camera_fixed !== undefined && func0.call(data, "camera_fixed")) {
                              let data16 = data.camera_fixed;
                              const _errs35 = errors;
                              if (typeof data16 !== "boolean" && data16 !== null) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/camera_fixed",
                                    schemaPath: "#/properties/camera_fixed/type",
                                    keyword: "type",
                                    params: { type: schema33.properties.camera_fixed.type },
                                    message: "must be boolean,null",
                                  },
                                ];
                                return false;
                              }
                              var valid0 = _errs35 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.return_last_frame !== undefined && func0.call(data, "return_last_frame")) {
                                let data17 = data.return_last_frame;
                                const _errs37 = errors;
                                if (typeof data17 !== "boolean" && data17 !== null) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/return_last_frame",
                                      schemaPath: "#/properties/return_last_frame/type",
                                      keyword: "type",
                                      params: { type: schema33.properties.return_last_frame.type },
                                      message: "must be boolean,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid0 = _errs37 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.draft !== undefined && func0.call(data, "draft")) {
                                  let data18 = data.draft;
                                  const _errs39 = errors;
                                  if (typeof data18 !== "boolean" && data18 !== null) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/draft",
                                        schemaPath: "#/properties/draft/type",
                                        keyword: "type",
                                        params: { type: schema33.properties.draft.type },
                                        message: "must be boolean,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid0 = _errs39 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (
                                    data.omni_reference_task_type !== undefined &&
                                    func0.call(data, "omni_reference_task_type")
                                  ) {
                                    let data19 = data.omni_reference_task_type;
                                    const _errs41 = errors;
                                    if (typeof data19 !== "string" && data19 !== null) {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/omni_reference_task_type",
                                          schemaPath: "#/properties/omni_reference_task_type/type",
                                          keyword: "type",
                                          params: { type: schema33.properties.omni_reference_task_type.type },
                                          message: "must be string,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    if (
                                      !(
                                        data19 === "auto" ||
                                        data19 === "reference" ||
                                        data19 === "edit" ||
                                        data19 === "extend" ||
                                        data19 === null
                                      )
                                    ) {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/omni_reference_task_type",
                                          schemaPath: "#/properties/omni_reference_task_type/enum",
                                          keyword: "enum",
                                          params: { allowedValues: schema33.properties.omni_reference_task_type.enum },
                                          message: "must be equal to one of the allowed values",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid0 = _errs41 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (
                                      data.execution_expires_after !== undefined &&
                                      func0.call(data, "execution_expires_after")
                                    ) {
                                      let data20 = data.execution_expires_after;
                                      const _errs43 = errors;
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
                                            instancePath: instancePath + "/execution_expires_after",
                                            schemaPath: "#/properties/execution_expires_after/type",
                                            keyword: "type",
                                            params: { type: schema33.properties.execution_expires_after.type },
                                            message: "must be integer,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      if (errors === _errs43) {
                                        if (typeof data20 == "number" && isFinite(data20)) {
                                          if (data20 > 259200 || isNaN(data20)) {
                                            validate22.errors = [
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
                                            if (data20 < 3600 || isNaN(data20)) {
                                              validate22.errors = [
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
                                      var valid0 = _errs43 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (
                                        data.safety_identifier !== undefined &&
                                        func0.call(data, "safety_identifier")
                                      ) {
                                        let data21 = data.safety_identifier;
                                        const _errs45 = errors;
                                        if (typeof data21 !== "string" && data21 !== null) {
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
                                        if (errors === _errs45) {
                                          if (typeof data21 === "string") {
                                            if (func63(data21) > 64) {
                                              validate22.errors = [
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
                                        var valid0 = _errs45 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.tools !== undefined && func0.call(data, "tools")) {
                                          let data22 = data.tools;
                                          const _errs47 = errors;
                                          if (!Array.isArray(data22) && data22 !== null) {
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
                                          if (errors === _errs47) {
                                            if (Array.isArray(data22)) {
                                              var valid9 = true;
                                              const len3 = data22.length;
                                              for (let i3 = 0; i3 < len3; i3++) {
                                                let data23 = data22[i3];
                                                const _errs49 = errors;
                                                const _errs50 = errors;
                                                if (errors === _errs50) {
                                                  if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                                                    let missing2;
                                                    if (
                                                      (data23.type === undefined || !func0.call(data23, "type")) &&
                                                      (missing2 = "type")
                                                    ) {
                                                      validate22.errors = [
                                                        {
                                                          instancePath: instancePath + "/tools/" + i3,
                                                          schemaPath: "#/components/schemas/Tool/required",
                                                          keyword: "required",
                                                          params: { missingProperty: missing2 },
                                                          message: "must have required property '" + missing2 + "'",
                                                        },
                                                      ];
                                                      return false;
                                                    } else {
                                                      if (data23.type !== undefined && func0.call(data23, "type")) {
                                                        if (typeof data23.type !== "string") {
                                                          validate22.errors = [
                                                            {
                                                              instancePath: instancePath + "/tools/" + i3 + "/type",
                                                              schemaPath:
                                                                "#/components/schemas/Tool/properties/type/type",
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
                                                    validate22.errors = [
                                                      {
                                                        instancePath: instancePath + "/tools/" + i3,
                                                        schemaPath: "#/components/schemas/Tool/type",
                                                        keyword: "type",
                                                        params: { type: "object" },
                                                        message: "must be object",
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                }
                                                var valid9 = _errs49 === errors;
                                                if (!valid9) {
                                                  break;
                                                }
                                              }
                                            }
                                          }
                                          var valid0 = _errs47 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.service_tier !== undefined && func0.call(data, "service_tier")) {
                                            let data25 = data.service_tier;
                                            const _errs54 = errors;
                                            if (typeof data25 !== "string" && data25 !== null) {
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
                                            var valid0 = _errs54 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.callback_url !== undefined && func0.call(data, "callback_url")) {
                                              let data26 = data.callback_url;
                                              const _errs56 = errors;
                                              if (typeof data26 !== "string" && data26 !== null) {
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
                                              var valid0 = _errs56 === errors;
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
    content: true,
    resolution: true,
    ratio: true,
    duration: true,
    frames: true,
    generate_audio: true,
    watermark: true,
    output_format: true,
    seed: true,
    camera_fixed: true,
    return_last_frame: true,
    draft: true,
    omni_reference_task_type: true,
    execution_expires_after: true,
    safety_identifier: true,
    tools: true,
    service_tier: true,
    callback_url: true,
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
    content: true,
    resolution: true,
    ratio: true,
    duration: true,
    frames: true,
    generate_audio: true,
    watermark: true,
    output_format: true,
    seed: true,
    camera_fixed: true,
    return_last_frame: true,
    draft: true,
    omni_reference_task_type: true,
    execution_expires_after: true,
    safety_identifier: true,
    tools: true,
    service_tier: true,
    callback_url: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};
