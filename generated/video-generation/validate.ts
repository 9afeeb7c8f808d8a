// Made from specs/dialects/video-generation/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length as func62 } from "../../src/conversion/validator-support.js";

export const validateRequest = validate20;
const schema31 = { $id: "/request", $ref: "/document#/components/schemas/Request" };
const schema33 = {
  type: "object",
  required: ["model"],
  properties: {
    model: { type: "string", minLength: 1 },
    prompt: { type: ["string", "null"] },
    image: { $ref: "#/components/schemas/Image" },
    last_frame: { $ref: "#/components/schemas/Image" },
    reference_images: { type: ["array", "null"], items: { $ref: "#/components/schemas/Medium" } },
    reference_audios: { type: ["array", "null"], items: { $ref: "#/components/schemas/Sound" } },
    resolution: { type: ["string", "null"], minLength: 1 },
    aspect_ratio: { type: ["string", "null"], minLength: 1 },
    duration: { $ref: "#/components/schemas/Seconds" },
    seconds: { $ref: "#/components/schemas/Seconds" },
    generate_audio: { type: ["boolean", "null"] },
    user: { type: ["string", "null"] },
    callback_url: { type: ["string", "null"] },
  },
};
const schema35 = {
  type: "object",
  properties: {
    url: {
      type: ["string", "null"],
      pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)",
      "x-form": "an http or https address or a data URI",
    },
    image_url: {
      type: ["string", "null"],
      pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)",
      "x-form": "an http or https address or a data URI",
    },
    file_id: { type: ["string", "null"] },
  },
  anyOf: [
    { required: ["url"], properties: { url: { type: "string", minLength: 1 } } },
    { required: ["image_url"], properties: { image_url: { type: "string", minLength: 1 } } },
    { required: ["file_id"], properties: { file_id: { type: "string", minLength: 1 } } },
  ],
};
const schema37 = {
  type: "object",
  properties: {
    url: {
      type: ["string", "null"],
      pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)",
      "x-form": "an http or https address or a data URI",
    },
    voice_id: { type: ["string", "null"] },
  },
  anyOf: [
    { required: ["url"], properties: { url: { type: "string", minLength: 1 } } },
    { required: ["voice_id"], properties: { voice_id: { type: "string", minLength: 1 } } },
  ],
};
const schema38 = {
  type: ["integer", "string", "null"],
  minimum: 1,
  maximum: 999999999,
  pattern: "^0{0,7}[1-9][0-9]{0,8}$",
  maxLength: 9,
  "x-form": "a whole number above 0",
};
const func0 = Object.prototype.hasOwnProperty;

const schema34 = {
  type: ["object", "null"],
  additionalProperties: true,
  if: { type: "object" },
  then: { $ref: "#/components/schemas/Medium" },
};
const pattern4 = new RegExp("^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)", "u");

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
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    validate23.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schema34.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = {};
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
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
    const _errs5 = errors;
    const _errs7 = errors;
    let valid2 = false;
    const _errs8 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.url === undefined || !func0.call(data, "url")) && (missing0 = "url")) {
        const err1 = {
          instancePath,
          schemaPath: "#/components/schemas/Medium/anyOf/0/required",
          keyword: "required",
          params: { missingProperty: missing0 },
          message: "must have required property '" + missing0 + "'",
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      } else {
        if (data.url !== undefined && func0.call(data, "url")) {
          let data0 = data.url;
          const _errs9 = errors;
          if (errors === _errs9) {
            if (typeof data0 === "string") {
              if (func62(data0) < 1) {
                const err2 = {
                  instancePath: instancePath + "/url",
                  schemaPath: "#/components/schemas/Medium/anyOf/0/properties/url/minLength",
                  keyword: "minLength",
                  params: { limit: 1 },
                  message: "must NOT have fewer than 1 characters",
                };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            } else {
              const err3 = {
                instancePath: instancePath + "/url",
                schemaPath: "#/components/schemas/Medium/anyOf/0/properties/url/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string",
              };
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
    }
    var _valid1 = _errs8 === errors;
    valid2 = valid2 || _valid1;
    if (_valid1) {
      var props0 = {};
      props0.url = true;
    }
    const _errs11 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if ((data.image_url === undefined || !func0.call(data, "image_url")) && (missing1 = "image_url")) {
        const err4 = {
          instancePath,
          schemaPath: "#/components/schemas/Medium/anyOf/1/required",
          keyword: "required",
          params: { missingProperty: missing1 },
          message: "must have required property '" + missing1 + "'",
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      } else {
        if (data.image_url !== undefined && func0.call(data, "image_url")) {
          let data1 = data.image_url;
          const _errs12 = errors;
          if (errors === _errs12) {
            if (typeof data1 === "string") {
              if (func62(data1) < 1) {
                const err5 = {
                  instancePath: instancePath + "/image_url",
                  schemaPath: "#/components/schemas/Medium/anyOf/1/properties/image_url/minLength",
                  keyword: "minLength",
                  params: { limit: 1 },
                  message: "must NOT have fewer than 1 characters",
                };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            } else {
              const err6 = {
                instancePath: instancePath + "/image_url",
                schemaPath: "#/components/schemas/Medium/anyOf/1/properties/image_url/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string",
              };
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
    }
    var _valid1 = _errs11 === errors;
    valid2 = valid2 || _valid1;
    if (_valid1) {
      if (props0 !== true) {
        props0 = props0 || {};
        props0.image_url = true;
      }
    }
    const _errs14 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if ((data.file_id === undefined || !func0.call(data, "file_id")) && (missing2 = "file_id")) {
        const err7 = {
          instancePath,
          schemaPath: "#/components/schemas/Medium/anyOf/2/required",
          keyword: "required",
          params: { missingProperty: missing2 },
          message: "must have required property '" + missing2 + "'",
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      } else {
        if (data.file_id !== undefined && func0.call(data, "file_id")) {
          let data2 = data.file_id;
          const _errs15 = errors;
          if (errors === _errs15) {
            if (typeof data2 === "string") {
              if (func62(data2) < 1) {
                const err8 = {
                  instancePath: instancePath + "/file_id",
                  schemaPath: "#/components/schemas/Medium/anyOf/2/properties/file_id/minLength",
                  keyword: "minLength",
                  params: { limit: 1 },
                  message: "must NOT have fewer than 1 characters",
                };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            } else {
              const err9 = {
                instancePath: instancePath + "/file_id",
                schemaPath: "#/components/schemas/Medium/anyOf/2/properties/file_id/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string",
              };
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
    }
    var _valid1 = _errs14 === errors;
    valid2 = valid2 || _valid1;
    if (_valid1) {
      if (props0 !== true) {
        props0 = props0 || {};
        props0.file_id = true;
      }
    }
    if (!valid2) {
      const err10 = {
        instancePath,
        schemaPath: "#/components/schemas/Medium/anyOf",
        keyword: "anyOf",
        params: {},
        message: "must match a schema in anyOf",
      };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
      validate23.errors = vErrors;
      return false;
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
    if (errors === _errs5) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.url = true;
          props0.image_url = true;
          props0.file_id = true;
        }
        if (data.url !== undefined && func0.call(data, "url")) {
          let data3 = data.url;
          const _errs17 = errors;
          if (typeof data3 !== "string" && data3 !== null) {
            validate23.errors = [
              {
                instancePath: instancePath + "/url",
                schemaPath: "#/components/schemas/Medium/properties/url/type",
                keyword: "type",
                params: { type: schema35.properties.url.type },
                message: "must be string,null",
              },
            ];
            return false;
          }
          if (errors === _errs17) {
            if (typeof data3 === "string") {
              if (!pattern4.test(data3)) {
                validate23.errors = [
                  {
                    instancePath: instancePath + "/url",
                    schemaPath: "#/components/schemas/Medium/properties/url/pattern",
                    keyword: "pattern",
                    params: { pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)" },
                    message: "must be an http or https address or a data URI",
                  },
                ];
                return false;
              }
            }
          }
          var valid6 = _errs17 === errors;
        } else {
          var valid6 = true;
        }
        if (valid6) {
          if (data.image_url !== undefined && func0.call(data, "image_url")) {
            let data4 = data.image_url;
            const _errs19 = errors;
            if (typeof data4 !== "string" && data4 !== null) {
              validate23.errors = [
                {
                  instancePath: instancePath + "/image_url",
                  schemaPath: "#/components/schemas/Medium/properties/image_url/type",
                  keyword: "type",
                  params: { type: schema35.properties.image_url.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            if (errors === _errs19) {
              if (typeof data4 === "string") {
                if (!pattern4.test(data4)) {
                  validate23.errors = [
                    {
                      instancePath: instancePath + "/image_url",
                      schemaPath: "#/components/schemas/Medium/properties/image_url/pattern",
                      keyword: "pattern",
                      params: { pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)" },
                      message: "must be an http or https address or a data URI",
                    },
                  ];
                  return false;
                }
              }
            }
            var valid6 = _errs19 === errors;
          } else {
            var valid6 = true;
          }
          if (valid6) {
            if (data.file_id !== undefined && func0.call(data, "file_id")) {
              let data5 = data.file_id;
              const _errs21 = errors;
              if (typeof data5 !== "string" && data5 !== null) {
                validate23.errors = [
                  {
                    instancePath: instancePath + "/file_id",
                    schemaPath: "#/components/schemas/Medium/properties/file_id/type",
                    keyword: "type",
                    params: { type: schema35.properties.file_id.type },
                    message: "must be string,null",
                  },
                ];
                return false;
              }
              var valid6 = _errs21 === errors;
            } else {
              var valid6 = true;
            }
          }
        }
      } else {
        validate23.errors = [
          {
            instancePath,
            schemaPath: "#/components/schemas/Medium/type",
            keyword: "type",
            params: { type: "object" },
            message: "must be object",
          },
        ];
        return false;
      }
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    const err11 = {
      instancePath,
      schemaPath: "#/if",
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
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { props: true, dynamicProps: false, dynamicItems: false };

const pattern9 = new RegExp("^0{0,7}[1-9][0-9]{0,8}$", "u");

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
      if ((data.model === undefined || !func0.call(data, "model")) && (missing0 = "model")) {
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
              if (func62(data0) < 1) {
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
          if (data.prompt !== undefined && func0.call(data, "prompt")) {
            let data1 = data.prompt;
            const _errs3 = errors;
            if (typeof data1 !== "string" && data1 !== null) {
              validate22.errors = [
                {
                  instancePath: instancePath + "/prompt",
                  schemaPath: "#/properties/prompt/type",
                  keyword: "type",
                  params: { type: schema33.properties.prompt.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.image !== undefined && func0.call(data, "image")) {
              const _errs5 = errors;
              if (
                !validate23(data.image, {
                  instancePath: instancePath + "/image",
                  parentData: data,
                  parentDataProperty: "image",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.last_frame !== undefined && func0.call(data, "last_frame")) {
                const _errs6 = errors;
                if (
                  !validate23(data.last_frame, {
                    instancePath: instancePath + "/last_frame",
                    parentData: data,
                    parentDataProperty: "last_frame",
                    rootData,
                    dynamicAnchors,
                  })
                ) {
                  vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.reference_images !== undefined && func0.call(data, "reference_images")) {
                  let data4 = data.reference_images;
                  const _errs7 = errors;
                  if (!Array.isArray(data4) && data4 !== null) {
                    validate22.errors = [
                      {
                        instancePath: instancePath + "/reference_images",
                        schemaPath: "#/properties/reference_images/type",
                        keyword: "type",
                        params: { type: schema33.properties.reference_images.type },
                        message: "must be array,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs7) {
                    if (Array.isArray(data4)) {
                      var valid1 = true;
                      const len0 = data4.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data5 = data4[i0];
                        const _errs9 = errors;
                        const _errs10 = errors;
                        const _errs12 = errors;
                        let valid3 = false;
                        const _errs13 = errors;
                        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                          let missing1;
                          if ((data5.url === undefined || !func0.call(data5, "url")) && (missing1 = "url")) {
                            const err0 = {
                              instancePath: instancePath + "/reference_images/" + i0,
                              schemaPath: "#/components/schemas/Medium/anyOf/0/required",
                              keyword: "required",
                              params: { missingProperty: missing1 },
                              message: "must have required property '" + missing1 + "'",
                            };
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          } else {
                            if (data5.url !== undefined && func0.call(data5, "url")) {
                              let data6 = data5.url;
                              const _errs14 = errors;
                              if (errors === _errs14) {
                                if (typeof data6 === "string") {
                                  if (func62(data6) < 1) {
                                    const err1 = {
                                      instancePath: instancePath + "/reference_images/" + i0 + "/url",
                                      schemaPath: "#/components/schemas/Medium/anyOf/0/properties/url/minLength",
                                      keyword: "minLength",
                                      params: { limit: 1 },
                                      message: "must NOT have fewer than 1 characters",
                                    };
                                    if (vErrors === null) {
                                      vErrors = [err1];
                                    } else {
                                      vErrors.push(err1);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err2 = {
                                    instancePath: instancePath + "/reference_images/" + i0 + "/url",
                                    schemaPath: "#/components/schemas/Medium/anyOf/0/properties/url/type",
                                    keyword: "type",
                                    params: { type: "string" },
                                    message: "must be string",
                                  };
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
                        }
                        var _valid0 = _errs13 === errors;
                        valid3 = valid3 || _valid0;
                        if (_valid0) {
                          var props0 = {};
                          props0.url = true;
                        }
                        const _errs16 = errors;
                        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                          let missing2;
                          if (
                            (data5.image_url === undefined || !func0.call(data5, "image_url")) &&
                            (missing2 = "image_url")
                          ) {
                            const err3 = {
                              instancePath: instancePath + "/reference_images/" + i0,
                              schemaPath: "#/components/schemas/Medium/anyOf/1/required",
                              keyword: "required",
                              params: { missingProperty: missing2 },
                              message: "must have required property '" + missing2 + "'",
                            };
                            if (vErrors === null) {
                              vErrors = [err3];
                            } else {
                              vErrors.push(err3);
                            }
                            errors++;
                          } else {
                            if (data5.image_url !== undefined && func0.call(data5, "image_url")) {
                              let data7 = data5.image_url;
                              const _errs17 = errors;
                              if (errors === _errs17) {
                                if (typeof data7 === "string") {
                                  if (func62(data7) < 1) {
                                    const err4 = {
                                      instancePath: instancePath + "/reference_images/" + i0 + "/image_url",
                                      schemaPath: "#/components/schemas/Medium/anyOf/1/properties/image_url/minLength",
                                      keyword: "minLength",
                                      params: { limit: 1 },
                                      message: "must NOT have fewer than 1 characters",
                                    };
                                    if (vErrors === null) {
                                      vErrors = [err4];
                                    } else {
                                      vErrors.push(err4);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err5 = {
                                    instancePath: instancePath + "/reference_images/" + i0 + "/image_url",
                                    schemaPath: "#/components/schemas/Medium/anyOf/1/properties/image_url/type",
                                    keyword: "type",
                                    params: { type: "string" },
                                    message: "must be string",
                                  };
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
                        }
                        var _valid0 = _errs16 === errors;
                        valid3 = valid3 || _valid0;
                        if (_valid0) {
                          if (props0 !== true) {
                            props0 = props0 || {};
                            props0.image_url = true;
                          }
                        }
                        const _errs19 = errors;
                        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                          let missing3;
                          if (
                            (data5.file_id === undefined || !func0.call(data5, "file_id")) &&
                            (missing3 = "file_id")
                          ) {
                            const err6 = {
                              instancePath: instancePath + "/reference_images/" + i0,
                              schemaPath: "#/components/schemas/Medium/anyOf/2/required",
                              keyword: "required",
                              params: { missingProperty: missing3 },
                              message: "must have required property '" + missing3 + "'",
                            };
                            if (vErrors === null) {
                              vErrors = [err6];
                            } else {
                              vErrors.push(err6);
                            }
                            errors++;
                          } else {
                            if (data5.file_id !== undefined && func0.call(data5, "file_id")) {
                              let data8 = data5.file_id;
                              const _errs20 = errors;
                              if (errors === _errs20) {
                                if (typeof data8 === "string") {
                                  if (func62(data8) < 1) {
                                    const err7 = {
                                      instancePath: instancePath + "/reference_images/" + i0 + "/file_id",
                                      schemaPath: "#/components/schemas/Medium/anyOf/2/properties/file_id/minLength",
                                      keyword: "minLength",
                                      params: { limit: 1 },
                                      message: "must NOT have fewer than 1 characters",
                                    };
                                    if (vErrors === null) {
                                      vErrors = [err7];
                                    } else {
                                      vErrors.push(err7);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err8 = {
                                    instancePath: instancePath + "/reference_images/" + i0 + "/file_id",
                                    schemaPath: "#/components/schemas/Medium/anyOf/2/properties/file_id/type",
                                    keyword: "type",
                                    params: { type: "string" },
                                    message: "must be string",
                                  };
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
                        }
                        var _valid0 = _errs19 === errors;
                        valid3 = valid3 || _valid0;
                        if (_valid0) {
                          if (props0 !== true) {
                            props0 = props0 || {};
                            props0.file_id = true;
                          }
                        }
                        if (!valid3) {
                          const err9 = {
                            instancePath: instancePath + "/reference_images/" + i0,
                            schemaPath: "#/components/schemas/Medium/anyOf",
                            keyword: "anyOf",
                            params: {},
                            message: "must match a schema in anyOf",
                          };
                          if (vErrors === null) {
                            vErrors = [err9];
                          } else {
                            vErrors.push(err9);
                          }
                          errors++;
                          validate22.errors = vErrors;
                          return false;
                        } else {
                          errors = _errs12;
                          if (vErrors !== null) {
                            if (_errs12) {
                              vErrors.length = _errs12;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                        if (errors === _errs10) {
                          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                            if (props0 !== true) {
                              props0 = props0 || {};
                              props0.url = true;
                              props0.image_url = true;
                              props0.file_id = true;
                            }
                            if (data5.url !== undefined && func0.call(data5, "url")) {
                              let data9 = data5.url;
                              const _errs22 = errors;
                              if (typeof data9 !== "string" && data9 !== null) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/reference_images/" + i0 + "/url",
                                    schemaPath: "#/components/schemas/Medium/properties/url/type",
                                    keyword: "type",
                                    params: { type: schema35.properties.url.type },
                                    message: "must be string,null",
                                  },
                                ];
                                return false;
                              }
                              if (errors === _errs22) {
                                if (typeof data9 === "string") {
                                  if (!pattern4.test(data9)) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/reference_images/" + i0 + "/url",
                                        schemaPath: "#/components/schemas/Medium/properties/url/pattern",
                                        keyword: "pattern",
                                        params: { pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)" },
                                        message: "must be an http or https address or a data URI",
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              }
                              var valid7 = _errs22 === errors;
                            } else {
                              var valid7 = true;
                            }
                            if (valid7) {
                              if (data5.image_url !== undefined && func0.call(data5, "image_url")) {
                                let data10 = data5.image_url;
                                const _errs24 = errors;
                                if (typeof data10 !== "string" && data10 !== null) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/reference_images/" + i0 + "/image_url",
                                      schemaPath: "#/components/schemas/Medium/properties/image_url/type",
                                      keyword: "type",
                                      params: { type: schema35.properties.image_url.type },
                                      message: "must be string,null",
                                    },
                                  ];
                                  return false;
                                }
                                if (errors === _errs24) {
                                  if (typeof data10 === "string") {
                                    if (!pattern4.test(data10)) {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/reference_images/" + i0 + "/image_url",
                                          schemaPath: "#/components/schemas/Medium/properties/image_url/pattern",
                                          keyword: "pattern",
                                          params: { pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)" },
                                          message: "must be an http or https address or a data URI",
                                        },
                                      ];
                                      return false;
                                    }
                                  }
                                }
                                var valid7 = _errs24 === errors;
                              } else {
                                var valid7 = true;
                              }
                              if (valid7) {
                                if (data5.file_id !== undefined && func0.call(data5, "file_id")) {
                                  let data11 = data5.file_id;
                                  const _errs26 = errors;
                                  if (typeof data11 !== "string" && data11 !== null) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/reference_images/" + i0 + "/file_id",
                                        schemaPath: "#/components/schemas/Medium/properties/file_id/type",
                                        keyword: "type",
                                        params: { type: schema35.properties.file_id.type },
                                        message: "must be string,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid7 = _errs26 === errors;
                                } else {
                                  var valid7 = true;
                                }
                              }
                            }
                          } else {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/reference_images/" + i0,
                                schemaPath: "#/components/schemas/Medium/type",
                                keyword: "type",
                                params: { type: "object" },
                                message: "must be object",
                              },
                            ];
                            return false;
                          }
                        }
                        var valid1 = _errs9 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.reference_audios !== undefined && func0.call(data, "reference_audios")) {
                    let data12 = data.reference_audios;
                    const _errs28 = errors;
                    if (!Array.isArray(data12) && data12 !== null) {
                      validate22.errors = [
                        {
                          instancePath: instancePath + "/reference_audios",
                          schemaPath: "#/properties/reference_audios/type",
                          keyword: "type",
                          params: { type: schema33.properties.reference_audios.type },
                          message: "must be array,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs28) {
                      if (Array.isArray(data12)) {
                        var valid8 = true;
                        const len1 = data12.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          let data13 = data12[i1];
                          const _errs30 = errors;
                          const _errs31 = errors;
                          const _errs33 = errors;
                          let valid10 = false;
                          const _errs34 = errors;
                          if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                            let missing4;
                            if ((data13.url === undefined || !func0.call(data13, "url")) && (missing4 = "url")) {
                              const err10 = {
                                instancePath: instancePath + "/reference_audios/" + i1,
                                schemaPath: "#/components/schemas/Sound/anyOf/0/required",
                                keyword: "required",
                                params: { missingProperty: missing4 },
                                message: "must have required property '" + missing4 + "'",
                              };
                              if (vErrors === null) {
                                vErrors = [err10];
                              } else {
                                vErrors.push(err10);
                              }
                              errors++;
                            } else {
                              if (data13.url !== undefined && func0.call(data13, "url")) {
                                let data14 = data13.url;
                                const _errs35 = errors;
                                if (errors === _errs35) {
                                  if (typeof data14 === "string") {
                                    if (func62(data14) < 1) {
                                      const err11 = {
                                        instancePath: instancePath + "/reference_audios/" + i1 + "/url",
                                        schemaPath: "#/components/schemas/Sound/anyOf/0/properties/url/minLength",
                                        keyword: "minLength",
                                        params: { limit: 1 },
                                        message: "must NOT have fewer than 1 characters",
                                      };
                                      if (vErrors === null) {
                                        vErrors = [err11];
                                      } else {
                                        vErrors.push(err11);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err12 = {
                                      instancePath: instancePath + "/reference_audios/" + i1 + "/url",
                                      schemaPath: "#/components/schemas/Sound/anyOf/0/properties/url/type",
                                      keyword: "type",
                                      params: { type: "string" },
                                      message: "must be string",
                                    };
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
                          }
                          var _valid1 = _errs34 === errors;
                          valid10 = valid10 || _valid1;
                          if (_valid1) {
                            var props1 = {};
                            props1.url = true;
                          }
                          const _errs37 = errors;
                          if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                            let missing5;
                            if (
                              (data13.voice_id === undefined || !func0.call(data13, "voice_id")) &&
                              (missing5 = "voice_id")
                            ) {
                              const err13 = {
                                instancePath: instancePath + "/reference_audios/" + i1,
                                schemaPath: "#/components/schemas/Sound/anyOf/1/required",
                                keyword: "required",
                                params: { missingProperty: missing5 },
                                message: "must have required property '" + missing5 + "'",
                              };
                              if (vErrors === null) {
                                vErrors = [err13];
                              } else {
                                vErrors.push(err13);
                              }
                              errors++;
                            } else {
                              if (data13.voice_id !== undefined && func0.call(data13, "voice_id")) {
                                let data15 = data13.voice_id;
                                const _errs38 = errors;
                                if (errors === _errs38) {
                                  if (typeof data15 === "string") {
                                    if (func62(data15) < 1) {
                                      const err14 = {
                                        instancePath: instancePath + "/reference_audios/" + i1 + "/voice_id",
                                        schemaPath: "#/components/schemas/Sound/anyOf/1/properties/voice_id/minLength",
                                        keyword: "minLength",
                                        params: { limit: 1 },
                                        message: "must NOT have fewer than 1 characters",
                                      };
                                      if (vErrors === null) {
                                        vErrors = [err14];
                                      } else {
                                        vErrors.push(err14);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err15 = {
                                      instancePath: instancePath + "/reference_audios/" + i1 + "/voice_id",
                                      schemaPath: "#/components/schemas/Sound/anyOf/1/properties/voice_id/type",
                                      keyword: "type",
                                      params: { type: "string" },
                                      message: "must be string",
                                    };
                                    if (vErrors === null) {
                                      vErrors = [err15];
                                    } else {
                                      vErrors.push(err15);
                                    }
                                    errors++;
                                  }
                                }
                              }
                            }
                          }
                          var _valid1 = _errs37 === errors;
                          valid10 = valid10 || _valid1;
                          if (_valid1) {
                            if (props1 !== true) {
                              props1 = props1 || {};
                              props1.voice_id = true;
                            }
                          }
                          if (!valid10) {
                            const err16 = {
                              instancePath: instancePath + "/reference_audios/" + i1,
                              schemaPath: "#/components/schemas/Sound/anyOf",
                              keyword: "anyOf",
                              params: {},
                              message: "must match a schema in anyOf",
                            };
                            if (vErrors === null) {
                              vErrors = [err16];
                            } else {
                              vErrors.push(err16);
                            }
                            errors++;
                            validate22.errors = vErrors;
                            return false;
                          } else {
                            errors = _errs33;
                            if (vErrors !== null) {
                              if (_errs33) {
                                vErrors.length = _errs33;
                              } else {
                                vErrors = null;
                              }
                            }
                          }
                          if (errors === _errs31) {
                            if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                              if (props1 !== true) {
                                props1 = props1 || {};
                                props1.url = true;
                                props1.voice_id = true;
                              }
                              if (data13.url !== undefined && func0.call(data13, "url")) {
                                let data16 = data13.url;
                                const _errs40 = errors;
                                if (typeof data16 !== "string" && data16 !== null) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/reference_audios/" + i1 + "/url",
                                      schemaPath: "#/components/schemas/Sound/properties/url/type",
                                      keyword: "type",
                                      params: { type: schema37.properties.url.type },
                                      message: "must be string,null",
                                    },
                                  ];
                                  return false;
                                }
                                if (errors === _errs40) {
                                  if (typeof data16 === "string") {
                                    if (!pattern4.test(data16)) {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/reference_audios/" + i1 + "/url",
                                          schemaPath: "#/components/schemas/Sound/properties/url/pattern",
                                          keyword: "pattern",
                                          params: { pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)" },
                                          message: "must be an http or https address or a data URI",
                                        },
                                      ];
                                      return false;
                                    }
                                  }
                                }
                                var valid13 = _errs40 === errors;
                              } else {
                                var valid13 = true;
                              }
                              if (valid13) {
                                if (data13.voice_id !== undefined && func0.call(data13, "voice_id")) {
                                  let data17 = data13.voice_id;
                                  const _errs42 = errors;
                                  if (typeof data17 !== "string" && data17 !== null) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/reference_audios/" + i1 + "/voice_id",
                                        schemaPath: "#/components/schemas/Sound/properties/voice_id/type",
                                        keyword: "type",
                                        params: { type: schema37.properties.voice_id.type },
                                        message: "must be string,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid13 = _errs42 === errors;
                                } else {
                                  var valid13 = true;
                                }
                              }
                            } else {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/reference_audios/" + i1,
                                  schemaPath: "#/components/schemas/Sound/type",
                                  keyword: "type",
                                  params: { type: "object" },
                                  message: "must be object",
                                },
                              ];
                              return false;
                            }
                          }
                          var valid8 = _errs30 === errors;
                          if (!valid8) {
                            break;
                          }
                        }
                      }
                    }
                    var valid0 = _errs28 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.resolution !== undefined && func0.call(data, "resolution")) {
                      let data18 = data.resolution;
                      const _errs44 = errors;
                      if (typeof data18 !== "string" && data18 !== null) {
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
                      if (errors === _errs44) {
                        if (typeof data18 === "string") {
                          if (func62(data18) < 1) {
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
                      var valid0 = _errs44 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.aspect_ratio !== undefined && func0.call(data, "aspect_ratio")) {
                        let data19 = data.aspect_ratio;
                        const _errs46 = errors;
                        if (typeof data19 !== "string" && data19 !== null) {
                          validate22.errors = [
                            {
                              instancePath: instancePath + "/aspect_ratio",
                              schemaPath: "#/properties/aspect_ratio/type",
                              keyword: "type",
                              params: { type: schema33.properties.aspect_ratio.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        if (errors === _errs46) {
                          if (typeof data19 === "string") {
                            if (func62(data19) < 1) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/aspect_ratio",
                                  schemaPath: "#/properties/aspect_ratio/minLength",
                                  keyword: "minLength",
                                  params: { limit: 1 },
                                  message: "must NOT have fewer than 1 characters",
                                },
                              ];
                              return false;
                            }
                          }
                        }
                        var valid0 = _errs46 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.duration !== undefined && func0.call(data, "duration")) {
                          let data20 = data.duration;
                          const _errs48 = errors;
                          const _errs49 = errors;
                          if (
                            !(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20)) &&
                            typeof data20 !== "string" &&
                            data20 !== null
                          ) {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/duration",
                                schemaPath: "#/components/schemas/Seconds/type",
                                keyword: "type",
                                params: { type: schema38.type },
                                message: "must be integer,string,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs49) {
                            if (typeof data20 == "number" && isFinite(data20)) {
                              if (data20 > 999999999 || isNaN(data20)) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/duration",
                                    schemaPath: "#/components/schemas/Seconds/maximum",
                                    keyword: "maximum",
                                    params: { comparison: "<=", limit: 999999999 },
                                    message: "must be <= 999999999",
                                  },
                                ];
                                return false;
                              } else {
                                if (data20 < 1 || isNaN(data20)) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/duration",
                                      schemaPath: "#/components/schemas/Seconds/minimum",
                                      keyword: "minimum",
                                      params: { comparison: ">=", limit: 1 },
                                      message: "must be >= 1",
                                    },
                                  ];
                                  return false;
                                }
                              }
                            }
                            if (errors === _errs49) {
                              if (typeof data20 === "string") {
                                if (func62(data20) > 9) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/duration",
                                      schemaPath: "#/components/schemas/Seconds/maxLength",
                                      keyword: "maxLength",
                                      params: { limit: 9 },
                                      message: "must NOT have more than 9 characters",
                                    },
                                  ];
                                  return false;
                                } else {
                                  if (!pattern9.test(data20)) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/duration",
                                        schemaPath: "#/components/schemas/Seconds/pattern",
                                        keyword: "pattern",
                                        params: { pattern: "^0{0,7}[1-9][0-9]{0,8}$" },
                                        message: "must be a whole number above 0",
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              }
                            }
                          }
                          var valid0 = _errs48 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.seconds !== undefined && func0.call(data, "seconds")) {
                            let data21 = data.seconds;
                            const _errs51 = errors;
                            const _errs52 = errors;
                            if (
                              !(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21)) &&
                              typeof data21 !== "string" &&
                              data21 !== null
                            ) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/seconds",
                                  schemaPath: "#/components/schemas/Seconds/type",
                                  keyword: "type",
                                  params: { type: schema38.type },
                                  message: "must be integer,string,null",
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs52) {
                              if (typeof data21 == "number" && isFinite(data21)) {
                                if (data21 > 999999999 || isNaN(data21)) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/seconds",
                                      schemaPath: "#/components/schemas/Seconds/maximum",
                                      keyword: "maximum",
                                      params: { comparison: "<=", limit: 999999999 },
                                      message: "must be <= 999999999",
                                    },
                                  ];
                                  return false;
                                } else {
                                  if (data21 < 1 || isNaN(data21)) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/seconds",
                                        schemaPath: "#/components/schemas/Seconds/minimum",
                                        keyword: "minimum",
                                        params: { comparison: ">=", limit: 1 },
                                        message: "must be >= 1",
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              }
                              if (errors === _errs52) {
                                if (typeof data21 === "string") {
                                  if (func62(data21) > 9) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/seconds",
                                        schemaPath: "#/components/schemas/Seconds/maxLength",
                                        keyword: "maxLength",
                                        params: { limit: 9 },
                                        message: "must NOT have more than 9 characters",
                                      },
                                    ];
                                    return false;
                                  } else {
                                    if (!pattern9.test(data21)) {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/seconds",
                                          schemaPath: "#/components/schemas/Seconds/pattern",
                                          keyword: "pattern",
                                          params: { pattern: "^0{0,7}[1-9][0-9]{0,8}$" },
                                          message: "must be a whole number above 0",
                                        },
                                      ];
                                      return false;
                                    }
                                  }
                                }
                              }
                            }
                            var valid0 = _errs51 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.generate_audio !== undefined && func0.call(data, "generate_audio")) {
                              let data22 = data.generate_audio;
                              const _errs54 = errors;
                              if (typeof data22 !== "boolean" && data22 !== null) {
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
                              var valid0 = _errs54 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.user !== undefined && func0.call(data, "user")) {
                                let data23 = data.user;
                                const _errs56 = errors;
                                if (typeof data23 !== "string" && data23 !== null) {
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
                                var valid0 = _errs56 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.callback_url !== undefined && func0.call(data, "callback_url")) {
                                  let data24 = data.callback_url;
                                  const _errs58 = errors;
                                  if (typeof data24 !== "string" && data24 !== null) {
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
                                  var valid0 = _errs58 === errors;
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
    prompt: true,
    image: true,
    last_frame: true,
    reference_images: true,
    reference_audios: true,
    resolution: true,
    aspect_ratio: true,
    duration: true,
    seconds: true,
    generate_audio: true,
    user: true,
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
    prompt: true,
    image: true,
    last_frame: true,
    reference_images: true,
    reference_audios: true,
    resolution: true,
    aspect_ratio: true,
    duration: true,
    seconds: true,
    generate_audio: true,
    user: true,
    callback_url: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

export const validateEdit = validate27;
const schema40 = { $id: "/edit", $ref: "/document#/components/schemas/EditRequest" };
const schema41 = {
  type: "object",
  required: ["model", "prompt", "video"],
  properties: {
    model: { type: "string", minLength: 1 },
    prompt: { type: "string", minLength: 1 },
    video: { $ref: "#/components/schemas/Video" },
    user: { type: ["string", "null"] },
    callback_url: { type: ["string", "null"] },
  },
};
const schema42 = { type: "object", additionalProperties: true, allOf: [{ $ref: "#/components/schemas/Medium" }] };

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
  const _errs2 = errors;
  const _errs4 = errors;
  let valid2 = false;
  const _errs5 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if ((data.url === undefined || !func0.call(data, "url")) && (missing0 = "url")) {
      const err0 = {
        instancePath,
        schemaPath: "#/components/schemas/Medium/anyOf/0/required",
        keyword: "required",
        params: { missingProperty: missing0 },
        message: "must have required property '" + missing0 + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.url !== undefined && func0.call(data, "url")) {
        let data0 = data.url;
        const _errs6 = errors;
        if (errors === _errs6) {
          if (typeof data0 === "string") {
            if (func62(data0) < 1) {
              const err1 = {
                instancePath: instancePath + "/url",
                schemaPath: "#/components/schemas/Medium/anyOf/0/properties/url/minLength",
                keyword: "minLength",
                params: { limit: 1 },
                message: "must NOT have fewer than 1 characters",
              };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
          } else {
            const err2 = {
              instancePath: instancePath + "/url",
              schemaPath: "#/components/schemas/Medium/anyOf/0/properties/url/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
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
  }
  var _valid0 = _errs5 === errors;
  valid2 = valid2 || _valid0;
  if (_valid0) {
    var props0 = {};
    props0.url = true;
  }
  const _errs8 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing1;
    if ((data.image_url === undefined || !func0.call(data, "image_url")) && (missing1 = "image_url")) {
      const err3 = {
        instancePath,
        schemaPath: "#/components/schemas/Medium/anyOf/1/required",
        keyword: "required",
        params: { missingProperty: missing1 },
        message: "must have required property '" + missing1 + "'",
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    } else {
      if (data.image_url !== undefined && func0.call(data, "image_url")) {
        let data1 = data.image_url;
        const _errs9 = errors;
        if (errors === _errs9) {
          if (typeof data1 === "string") {
            if (func62(data1) < 1) {
              const err4 = {
                instancePath: instancePath + "/image_url",
                schemaPath: "#/components/schemas/Medium/anyOf/1/properties/image_url/minLength",
                keyword: "minLength",
                params: { limit: 1 },
                message: "must NOT have fewer than 1 characters",
              };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = {
              instancePath: instancePath + "/image_url",
              schemaPath: "#/components/schemas/Medium/anyOf/1/properties/image_url/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
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
  }
  var _valid0 = _errs8 === errors;
  valid2 = valid2 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = props0 || {};
      props0.image_url = true;
    }
  }
  const _errs11 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing2;
    if ((data.file_id === undefined || !func0.call(data, "file_id")) && (missing2 = "file_id")) {
      const err6 = {
        instancePath,
        schemaPath: "#/components/schemas/Medium/anyOf/2/required",
        keyword: "required",
        params: { missingProperty: missing2 },
        message: "must have required property '" + missing2 + "'",
      };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    } else {
      if (data.file_id !== undefined && func0.call(data, "file_id")) {
        let data2 = data.file_id;
        const _errs12 = errors;
        if (errors === _errs12) {
          if (typeof data2 === "string") {
            if (func62(data2) < 1) {
              const err7 = {
                instancePath: instancePath + "/file_id",
                schemaPath: "#/components/schemas/Medium/anyOf/2/properties/file_id/minLength",
                keyword: "minLength",
                params: { limit: 1 },
                message: "must NOT have fewer than 1 characters",
              };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = {
              instancePath: instancePath + "/file_id",
              schemaPath: "#/components/schemas/Medium/anyOf/2/properties/file_id/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
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
  }
  var _valid0 = _errs11 === errors;
  valid2 = valid2 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = props0 || {};
      props0.file_id = true;
    }
  }
  if (!valid2) {
    const err9 = {
      instancePath,
      schemaPath: "#/components/schemas/Medium/anyOf",
      keyword: "anyOf",
      params: {},
      message: "must match a schema in anyOf",
    };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
    validate29.errors = vErrors;
    return false;
  } else {
    errors = _errs4;
    if (vErrors !== null) {
      if (_errs4) {
        vErrors.length = _errs4;
      } else {
        vErrors = null;
      }
    }
  }
  if (errors === _errs2) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (props0 !== true) {
        props0 = props0 || {};
        props0.url = true;
        props0.image_url = true;
        props0.file_id = true;
      }
      if (data.url !== undefined && func0.call(data, "url")) {
        let data3 = data.url;
        const _errs14 = errors;
        if (typeof data3 !== "string" && data3 !== null) {
          validate29.errors = [
            {
              instancePath: instancePath + "/url",
              schemaPath: "#/components/schemas/Medium/properties/url/type",
              keyword: "type",
              params: { type: schema35.properties.url.type },
              message: "must be string,null",
            },
          ];
          return false;
        }
        if (errors === _errs14) {
          if (typeof data3 === "string") {
            if (!pattern4.test(data3)) {
              validate29.errors = [
                {
                  instancePath: instancePath + "/url",
                  schemaPath: "#/components/schemas/Medium/properties/url/pattern",
                  keyword: "pattern",
                  params: { pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)" },
                  message: "must be an http or https address or a data URI",
                },
              ];
              return false;
            }
          }
        }
        var valid6 = _errs14 === errors;
      } else {
        var valid6 = true;
      }
      if (valid6) {
        if (data.image_url !== undefined && func0.call(data, "image_url")) {
          let data4 = data.image_url;
          const _errs16 = errors;
          if (typeof data4 !== "string" && data4 !== null) {
            validate29.errors = [
              {
                instancePath: instancePath + "/image_url",
                schemaPath: "#/components/schemas/Medium/properties/image_url/type",
                keyword: "type",
                params: { type: schema35.properties.image_url.type },
                message: "must be string,null",
              },
            ];
            return false;
          }
          if (errors === _errs16) {
            if (typeof data4 === "string") {
              if (!pattern4.test(data4)) {
                validate29.errors = [
                  {
                    instancePath: instancePath + "/image_url",
                    schemaPath: "#/components/schemas/Medium/properties/image_url/pattern",
                    keyword: "pattern",
                    params: { pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)" },
                    message: "must be an http or https address or a data URI",
                  },
                ];
                return false;
              }
            }
          }
          var valid6 = _errs16 === errors;
        } else {
          var valid6 = true;
        }
        if (valid6) {
          if (data.file_id !== undefined && func0.call(data, "file_id")) {
            let data5 = data.file_id;
            const _errs18 = errors;
            if (typeof data5 !== "string" && data5 !== null) {
              validate29.errors = [
                {
                  instancePath: instancePath + "/file_id",
                  schemaPath: "#/components/schemas/Medium/properties/file_id/type",
                  keyword: "type",
                  params: { type: schema35.properties.file_id.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid6 = _errs18 === errors;
          } else {
            var valid6 = true;
          }
        }
      }
    } else {
      validate29.errors = [
        {
          instancePath,
          schemaPath: "#/components/schemas/Medium/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
    } else {
      validate29.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  validate29.errors = vErrors;
  return errors === 0;
}
validate29.evaluated = { props: true, dynamicProps: false, dynamicItems: false };

function validate28(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate28.evaluated;
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
        ((data.prompt === undefined || !func0.call(data, "prompt")) && (missing0 = "prompt")) ||
        ((data.video === undefined || !func0.call(data, "video")) && (missing0 = "video"))
      ) {
        validate28.errors = [
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
              if (func62(data0) < 1) {
                validate28.errors = [
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
              validate28.errors = [
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
          if (data.prompt !== undefined && func0.call(data, "prompt")) {
            let data1 = data.prompt;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func62(data1) < 1) {
                  validate28.errors = [
                    {
                      instancePath: instancePath + "/prompt",
                      schemaPath: "#/properties/prompt/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              } else {
                validate28.errors = [
                  {
                    instancePath: instancePath + "/prompt",
                    schemaPath: "#/properties/prompt/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
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
            if (data.video !== undefined && func0.call(data, "video")) {
              const _errs5 = errors;
              if (
                !validate29(data.video, {
                  instancePath: instancePath + "/video",
                  parentData: data,
                  parentDataProperty: "video",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.user !== undefined && func0.call(data, "user")) {
                let data3 = data.user;
                const _errs6 = errors;
                if (typeof data3 !== "string" && data3 !== null) {
                  validate28.errors = [
                    {
                      instancePath: instancePath + "/user",
                      schemaPath: "#/properties/user/type",
                      keyword: "type",
                      params: { type: schema41.properties.user.type },
                      message: "must be string,null",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.callback_url !== undefined && func0.call(data, "callback_url")) {
                  let data4 = data.callback_url;
                  const _errs8 = errors;
                  if (typeof data4 !== "string" && data4 !== null) {
                    validate28.errors = [
                      {
                        instancePath: instancePath + "/callback_url",
                        schemaPath: "#/properties/callback_url/type",
                        keyword: "type",
                        params: { type: schema41.properties.callback_url.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate28.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}
validate28.evaluated = {
  props: { model: true, prompt: true, video: true, user: true, callback_url: true },
  dynamicProps: false,
  dynamicItems: false,
};

function validate27(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="/edit" */
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!validate28(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
    errors = vErrors.length;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = {
  props: { model: true, prompt: true, video: true, user: true, callback_url: true },
  dynamicProps: false,
  dynamicItems: false,
};

export const validateExtend = validate32;
const schema44 = { $id: "/extend", $ref: "/document#/components/schemas/ExtendRequest" };
const schema45 = {
  type: "object",
  required: ["model", "prompt", "video"],
  properties: {
    model: { type: "string", minLength: 1 },
    prompt: { type: "string", minLength: 1 },
    video: { $ref: "#/components/schemas/Video" },
    duration: { $ref: "#/components/schemas/Seconds" },
    seconds: { $ref: "#/components/schemas/Seconds" },
    user: { type: ["string", "null"] },
    callback_url: { type: ["string", "null"] },
  },
};

function validate33(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate33.evaluated;
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
        ((data.prompt === undefined || !func0.call(data, "prompt")) && (missing0 = "prompt")) ||
        ((data.video === undefined || !func0.call(data, "video")) && (missing0 = "video"))
      ) {
        validate33.errors = [
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
              if (func62(data0) < 1) {
                validate33.errors = [
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
              validate33.errors = [
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
          if (data.prompt !== undefined && func0.call(data, "prompt")) {
            let data1 = data.prompt;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func62(data1) < 1) {
                  validate33.errors = [
                    {
                      instancePath: instancePath + "/prompt",
                      schemaPath: "#/properties/prompt/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              } else {
                validate33.errors = [
                  {
                    instancePath: instancePath + "/prompt",
                    schemaPath: "#/properties/prompt/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
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
            if (data.video !== undefined && func0.call(data, "video")) {
              const _errs5 = errors;
              if (
                !validate29(data.video, {
                  instancePath: instancePath + "/video",
                  parentData: data,
                  parentDataProperty: "video",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.duration !== undefined && func0.call(data, "duration")) {
                let data3 = data.duration;
                const _errs6 = errors;
                const _errs7 = errors;
                if (
                  !(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) &&
                  typeof data3 !== "string" &&
                  data3 !== null
                ) {
                  validate33.errors = [
                    {
                      instancePath: instancePath + "/duration",
                      schemaPath: "#/components/schemas/Seconds/type",
                      keyword: "type",
                      params: { type: schema38.type },
                      message: "must be integer,string,null",
                    },
                  ];
                  return false;
                }
                if (errors === _errs7) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 999999999 || isNaN(data3)) {
                      validate33.errors = [
                        {
                          instancePath: instancePath + "/duration",
                          schemaPath: "#/components/schemas/Seconds/maximum",
                          keyword: "maximum",
                          params: { comparison: "<=", limit: 999999999 },
                          message: "must be <= 999999999",
                        },
                      ];
                      return false;
                    } else {
                      if (data3 < 1 || isNaN(data3)) {
                        validate33.errors = [
                          {
                            instancePath: instancePath + "/duration",
                            schemaPath: "#/components/schemas/Seconds/minimum",
                            keyword: "minimum",
                            params: { comparison: ">=", limit: 1 },
                            message: "must be >= 1",
                          },
                        ];
                        return false;
                      }
                    }
                  }
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (func62(data3) > 9) {
                        validate33.errors = [
                          {
                            instancePath: instancePath + "/duration",
                            schemaPath: "#/components/schemas/Seconds/maxLength",
                            keyword: "maxLength",
                            params: { limit: 9 },
                            message: "must NOT have more than 9 characters",
                          },
                        ];
                        return false;
                      } else {
                        if (!pattern9.test(data3)) {
                          validate33.errors = [
                            {
                              instancePath: instancePath + "/duration",
                              schemaPath: "#/components/schemas/Seconds/pattern",
                              keyword: "pattern",
                              params: { pattern: "^0{0,7}[1-9][0-9]{0,8}$" },
                              message: "must be a whole number above 0",
                            },
                          ];
                          return false;
                        }
                      }
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.seconds !== undefined && func0.call(data, "seconds")) {
                  let data4 = data.seconds;
                  const _errs9 = errors;
                  const _errs10 = errors;
                  if (
                    !(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) &&
                    typeof data4 !== "string" &&
                    data4 !== null
                  ) {
                    validate33.errors = [
                      {
                        instancePath: instancePath + "/seconds",
                        schemaPath: "#/components/schemas/Seconds/type",
                        keyword: "type",
                        params: { type: schema38.type },
                        message: "must be integer,string,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs10) {
                    if (typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 999999999 || isNaN(data4)) {
                        validate33.errors = [
                          {
                            instancePath: instancePath + "/seconds",
                            schemaPath: "#/components/schemas/Seconds/maximum",
                            keyword: "maximum",
                            params: { comparison: "<=", limit: 999999999 },
                            message: "must be <= 999999999",
                          },
                        ];
                        return false;
                      } else {
                        if (data4 < 1 || isNaN(data4)) {
                          validate33.errors = [
                            {
                              instancePath: instancePath + "/seconds",
                              schemaPath: "#/components/schemas/Seconds/minimum",
                              keyword: "minimum",
                              params: { comparison: ">=", limit: 1 },
                              message: "must be >= 1",
                            },
                          ];
                          return false;
                        }
                      }
                    }
                    if (errors === _errs10) {
                      if (typeof data4 === "string") {
                        if (func62(data4) > 9) {
                          validate33.errors = [
                            {
                              instancePath: instancePath + "/seconds",
                              schemaPath: "#/components/schemas/Seconds/maxLength",
                              keyword: "maxLength",
                              params: { limit: 9 },
                              message: "must NOT have more than 9 characters",
                            },
                          ];
                          return false;
                        } else {
                          if (!pattern9.test(data4)) {
                            validate33.errors = [
                              {
                                instancePath: instancePath + "/seconds",
                                schemaPath: "#/components/schemas/Seconds/pattern",
                                keyword: "pattern",
                                params: { pattern: "^0{0,7}[1-9][0-9]{0,8}$" },
                                message: "must be a whole number above 0",
                              },
                            ];
                            return false;
                          }
                        }
                      }
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.user !== undefined && func0.call(data, "user")) {
                    let data5 = data.user;
                    const _errs12 = errors;
                    if (typeof data5 !== "string" && data5 !== null) {
                      validate33.errors = [
                        {
                          instancePath: instancePath + "/user",
                          schemaPath: "#/properties/user/type",
                          keyword: "type",
                          params: { type: schema45.properties.user.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid0 = _errs12 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.callback_url !== undefined && func0.call(data, "callback_url")) {
                      let data6 = data.callback_url;
                      const _errs14 = errors;
                      if (typeof data6 !== "string" && data6 !== null) {
                        validate33.errors = [
                          {
                            instancePath: instancePath + "/callback_url",
                            schemaPath: "#/properties/callback_url/type",
                            keyword: "type",
                            params: { type: schema45.properties.callback_url.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid0 = _errs14 === errors;
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
    } else {
      validate33.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  validate33.errors = vErrors;
  return errors === 0;
}
validate33.evaluated = {
  props: { model: true, prompt: true, video: true, duration: true, seconds: true, user: true, callback_url: true },
  dynamicProps: false,
  dynamicItems: false,
};

function validate32(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="/extend" */
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate32.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!validate33(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
    errors = vErrors.length;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
validate32.evaluated = {
  props: { model: true, prompt: true, video: true, duration: true, seconds: true, user: true, callback_url: true },
  dynamicProps: false,
  dynamicItems: false,
};
