// Made from specs/dialects/images-by-reference/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.

export const validateRequest = validate20;
const schema31 = { $id: "/request", $ref: "/document#/components/schemas/Request" };
const schema33 = {
  type: "object",
  required: ["model"],
  properties: {
    model: { type: "string" },
    prompt: { type: "string" },
    n: { type: ["integer", "null"] },
    aspect_ratio: { type: ["string", "null"] },
    resolution: { type: ["string", "null"] },
    quality: { type: ["string", "null"] },
    response_format: { type: ["string", "null"] },
    user: { type: ["string", "null"] },
    image: { $ref: "#/components/schemas/Source" },
    images: { type: ["array", "null"], items: { $ref: "#/components/schemas/Source" } },
  },
};
const schema34 = {
  type: "object",
  properties: { type: { type: "string" }, url: { type: "string" }, file_id: { type: "string" } },
};
const func0 = Object.prototype.hasOwnProperty;

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
          const _errs1 = errors;
          if (typeof data.model !== "string") {
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
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.prompt !== undefined && func0.call(data, "prompt")) {
            const _errs3 = errors;
            if (typeof data.prompt !== "string") {
              validate22.errors = [
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
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.n !== undefined && func0.call(data, "n")) {
              let data2 = data.n;
              const _errs5 = errors;
              if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
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
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.aspect_ratio !== undefined && func0.call(data, "aspect_ratio")) {
                let data3 = data.aspect_ratio;
                const _errs7 = errors;
                if (typeof data3 !== "string" && data3 !== null) {
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
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.resolution !== undefined && func0.call(data, "resolution")) {
                  let data4 = data.resolution;
                  const _errs9 = errors;
                  if (typeof data4 !== "string" && data4 !== null) {
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
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.quality !== undefined && func0.call(data, "quality")) {
                    let data5 = data.quality;
                    const _errs11 = errors;
                    if (typeof data5 !== "string" && data5 !== null) {
                      validate22.errors = [
                        {
                          instancePath: instancePath + "/quality",
                          schemaPath: "#/properties/quality/type",
                          keyword: "type",
                          params: { type: schema33.properties.quality.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.response_format !== undefined && func0.call(data, "response_format")) {
                      let data6 = data.response_format;
                      const _errs13 = errors;
                      if (typeof data6 !== "string" && data6 !== null) {
                        validate22.errors = [
                          {
                            instancePath: instancePath + "/response_format",
                            schemaPath: "#/properties/response_format/type",
                            keyword: "type",
                            params: { type: schema33.properties.response_format.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.user !== undefined && func0.call(data, "user")) {
                        let data7 = data.user;
                        const _errs15 = errors;
                        if (typeof data7 !== "string" && data7 !== null) {
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
                        var valid0 = _errs15 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.image !== undefined && func0.call(data, "image")) {
                          let data8 = data.image;
                          const _errs17 = errors;
                          const _errs18 = errors;
                          if (errors === _errs18) {
                            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                              if (data8.type !== undefined && func0.call(data8, "type")) {
                                const _errs20 = errors;
                                if (typeof data8.type !== "string") {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/image/type",
                                      schemaPath: "#/components/schemas/Source/properties/type/type",
                                      keyword: "type",
                                      params: { type: "string" },
                                      message: "must be string",
                                    },
                                  ];
                                  return false;
                                }
                                var valid2 = _errs20 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data8.url !== undefined && func0.call(data8, "url")) {
                                  const _errs22 = errors;
                                  if (typeof data8.url !== "string") {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/image/url",
                                        schemaPath: "#/components/schemas/Source/properties/url/type",
                                        keyword: "type",
                                        params: { type: "string" },
                                        message: "must be string",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid2 = _errs22 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data8.file_id !== undefined && func0.call(data8, "file_id")) {
                                    const _errs24 = errors;
                                    if (typeof data8.file_id !== "string") {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/image/file_id",
                                          schemaPath: "#/components/schemas/Source/properties/file_id/type",
                                          keyword: "type",
                                          params: { type: "string" },
                                          message: "must be string",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid2 = _errs24 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                }
                              }
                            } else {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/image",
                                  schemaPath: "#/components/schemas/Source/type",
                                  keyword: "type",
                                  params: { type: "object" },
                                  message: "must be object",
                                },
                              ];
                              return false;
                            }
                          }
                          var valid0 = _errs17 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.images !== undefined && func0.call(data, "images")) {
                            let data12 = data.images;
                            const _errs26 = errors;
                            if (!Array.isArray(data12) && data12 !== null) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/images",
                                  schemaPath: "#/properties/images/type",
                                  keyword: "type",
                                  params: { type: schema33.properties.images.type },
                                  message: "must be array,null",
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs26) {
                              if (Array.isArray(data12)) {
                                var valid3 = true;
                                const len0 = data12.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let data13 = data12[i0];
                                  const _errs28 = errors;
                                  const _errs29 = errors;
                                  if (errors === _errs29) {
                                    if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                      if (data13.type !== undefined && func0.call(data13, "type")) {
                                        const _errs31 = errors;
                                        if (typeof data13.type !== "string") {
                                          validate22.errors = [
                                            {
                                              instancePath: instancePath + "/images/" + i0 + "/type",
                                              schemaPath: "#/components/schemas/Source/properties/type/type",
                                              keyword: "type",
                                              params: { type: "string" },
                                              message: "must be string",
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid5 = _errs31 === errors;
                                      } else {
                                        var valid5 = true;
                                      }
                                      if (valid5) {
                                        if (data13.url !== undefined && func0.call(data13, "url")) {
                                          const _errs33 = errors;
                                          if (typeof data13.url !== "string") {
                                            validate22.errors = [
                                              {
                                                instancePath: instancePath + "/images/" + i0 + "/url",
                                                schemaPath: "#/components/schemas/Source/properties/url/type",
                                                keyword: "type",
                                                params: { type: "string" },
                                                message: "must be string",
                                              },
                                            ];
                                            return false;
                                          }
                                          var valid5 = _errs33 === errors;
                                        } else {
                                          var valid5 = true;
                                        }
                                        if (valid5) {
                                          if (data13.file_id !== undefined && func0.call(data13, "file_id")) {
                                            const _errs35 = errors;
                                            if (typeof data13.file_id !== "string") {
                                              validate22.errors = [
                                                {
                                                  instancePath: instancePath + "/images/" + i0 + "/file_id",
                                                  schemaPath: "#/components/schemas/Source/properties/file_id/type",
                                                  keyword: "type",
                                                  params: { type: "string" },
                                                  message: "must be string",
                                                },
                                              ];
                                              return false;
                                            }
                                            var valid5 = _errs35 === errors;
                                          } else {
                                            var valid5 = true;
                                          }
                                        }
                                      }
                                    } else {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/images/" + i0,
                                          schemaPath: "#/components/schemas/Source/type",
                                          keyword: "type",
                                          params: { type: "object" },
                                          message: "must be object",
                                        },
                                      ];
                                      return false;
                                    }
                                  }
                                  var valid3 = _errs28 === errors;
                                  if (!valid3) {
                                    break;
                                  }
                                }
                              }
                            }
                            var valid0 = _errs26 === errors;
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
    n: true,
    aspect_ratio: true,
    resolution: true,
    quality: true,
    response_format: true,
    user: true,
    image: true,
    images: true,
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
    n: true,
    aspect_ratio: true,
    resolution: true,
    quality: true,
    response_format: true,
    user: true,
    image: true,
    images: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};
