// Made from specs/dialects/images-of-layers/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.

export const validateRequest = validate20;
const schema31 = { $id: "/request", $ref: "/document#/components/schemas/Request" };
const schema33 = {
  type: "object",
  required: ["model"],
  properties: {
    model: { type: "string" },
    prompt: { type: ["string", "null"] },
    image: { type: ["string", "array", "null"], items: { type: "string" } },
    size: { type: ["string", "null"] },
    sequential_image_generation: { type: ["string", "null"] },
    sequential_image_generation_options: {
      type: ["object", "null"],
      properties: { max_images: { type: ["integer", "null"] } },
    },
    layer_decomposition: { type: ["boolean", "null"] },
    stream: { type: ["boolean", "null"] },
    response_format: { type: ["string", "null"] },
    output_format: { type: ["string", "null"] },
    background: { type: ["string", "null"] },
    watermark: { type: ["boolean", "null"] },
  },
};
const func0 = Object.prototype.hasOwnProperty;

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
  const _errs0 = errors;
  if (errors === _errs0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.model === undefined || !func0.call(data, "model")) && (missing0 = "model")) {
        validate20.errors = [
          {
            instancePath,
            schemaPath: "/document#/components/schemas/Request/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.model !== undefined && func0.call(data, "model")) {
          const _errs2 = errors;
          if (typeof data.model !== "string") {
            validate20.errors = [
              {
                instancePath: instancePath + "/model",
                schemaPath: "/document#/components/schemas/Request/properties/model/type",
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
        if (valid1) {
          if (data.prompt !== undefined && func0.call(data, "prompt")) {
            let data1 = data.prompt;
            const _errs4 = errors;
            if (typeof data1 !== "string" && data1 !== null) {
              validate20.errors = [
                {
                  instancePath: instancePath + "/prompt",
                  schemaPath: "/document#/components/schemas/Request/properties/prompt/type",
                  keyword: "type",
                  params: { type: schema33.properties.prompt.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.image !== undefined && func0.call(data, "image")) {
              let data2 = data.image;
              const _errs6 = errors;
              if (typeof data2 !== "string" && !Array.isArray(data2) && data2 !== null) {
                validate20.errors = [
                  {
                    instancePath: instancePath + "/image",
                    schemaPath: "/document#/components/schemas/Request/properties/image/type",
                    keyword: "type",
                    params: { type: schema33.properties.image.type },
                    message: "must be string,array,null",
                  },
                ];
                return false;
              }
              if (errors === _errs6) {
                if (Array.isArray(data2)) {
                  var valid2 = true;
                  const len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs8 = errors;
                    if (typeof data2[i0] !== "string") {
                      validate20.errors = [
                        {
                          instancePath: instancePath + "/image/" + i0,
                          schemaPath: "/document#/components/schemas/Request/properties/image/items/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        },
                      ];
                      return false;
                    }
                    var valid2 = _errs8 === errors;
                    if (!valid2) {
                      break;
                    }
                  }
                }
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.size !== undefined && func0.call(data, "size")) {
                let data4 = data.size;
                const _errs10 = errors;
                if (typeof data4 !== "string" && data4 !== null) {
                  validate20.errors = [
                    {
                      instancePath: instancePath + "/size",
                      schemaPath: "/document#/components/schemas/Request/properties/size/type",
                      keyword: "type",
                      params: { type: schema33.properties.size.type },
                      message: "must be string,null",
                    },
                  ];
                  return false;
                }
                var valid1 = _errs10 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.sequential_image_generation !== undefined && func0.call(data, "sequential_image_generation")) {
                  let data5 = data.sequential_image_generation;
                  const _errs12 = errors;
                  if (typeof data5 !== "string" && data5 !== null) {
                    validate20.errors = [
                      {
                        instancePath: instancePath + "/sequential_image_generation",
                        schemaPath: "/document#/components/schemas/Request/properties/sequential_image_generation/type",
                        keyword: "type",
                        params: { type: schema33.properties.sequential_image_generation.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid1 = _errs12 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (
                    data.sequential_image_generation_options !== undefined &&
                    func0.call(data, "sequential_image_generation_options")
                  ) {
                    let data6 = data.sequential_image_generation_options;
                    const _errs14 = errors;
                    if (!(data6 && typeof data6 == "object" && !Array.isArray(data6)) && data6 !== null) {
                      validate20.errors = [
                        {
                          instancePath: instancePath + "/sequential_image_generation_options",
                          schemaPath:
                            "/document#/components/schemas/Request/properties/sequential_image_generation_options/type",
                          keyword: "type",
                          params: { type: schema33.properties.sequential_image_generation_options.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs14) {
                      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                        if (data6.max_images !== undefined && func0.call(data6, "max_images")) {
                          let data7 = data6.max_images;
                          if (
                            !(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)) &&
                            data7 !== null
                          ) {
                            validate20.errors = [
                              {
                                instancePath: instancePath + "/sequential_image_generation_options/max_images",
                                schemaPath:
                                  "/document#/components/schemas/Request/properties/sequential_image_generation_options/properties/max_images/type",
                                keyword: "type",
                                params: {
                                  type: schema33.properties.sequential_image_generation_options.properties.max_images
                                    .type,
                                },
                                message: "must be integer,null",
                              },
                            ];
                            return false;
                          }
                        }
                      }
                    }
                    var valid1 = _errs14 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data.layer_decomposition !== undefined && func0.call(data, "layer_decomposition")) {
                      let data8 = data.layer_decomposition;
                      const _errs18 = errors;
                      if (typeof data8 !== "boolean" && data8 !== null) {
                        validate20.errors = [
                          {
                            instancePath: instancePath + "/layer_decomposition",
                            schemaPath: "/document#/components/schemas/Request/properties/layer_decomposition/type",
                            keyword: "type",
                            params: { type: schema33.properties.layer_decomposition.type },
                            message: "must be boolean,null",
                          },
                        ];
                        return false;
                      }
                      var valid1 = _errs18 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data.stream !== undefined && func0.call(data, "stream")) {
                        let data9 = data.stream;
                        const _errs20 = errors;
                        if (typeof data9 !== "boolean" && data9 !== null) {
                          validate20.errors = [
                            {
                              instancePath: instancePath + "/stream",
                              schemaPath: "/document#/components/schemas/Request/properties/stream/type",
                              keyword: "type",
                              params: { type: schema33.properties.stream.type },
                              message: "must be boolean,null",
                            },
                          ];
                          return false;
                        }
                        var valid1 = _errs20 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data.response_format !== undefined && func0.call(data, "response_format")) {
                          let data10 = data.response_format;
                          const _errs22 = errors;
                          if (typeof data10 !== "string" && data10 !== null) {
                            validate20.errors = [
                              {
                                instancePath: instancePath + "/response_format",
                                schemaPath: "/document#/components/schemas/Request/properties/response_format/type",
                                keyword: "type",
                                params: { type: schema33.properties.response_format.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid1 = _errs22 === errors;
                        } else {
                          var valid1 = true;
                        }
                        if (valid1) {
                          if (data.output_format !== undefined && func0.call(data, "output_format")) {
                            let data11 = data.output_format;
                            const _errs24 = errors;
                            if (typeof data11 !== "string" && data11 !== null) {
                              validate20.errors = [
                                {
                                  instancePath: instancePath + "/output_format",
                                  schemaPath: "/document#/components/schemas/Request/properties/output_format/type",
                                  keyword: "type",
                                  params: { type: schema33.properties.output_format.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid1 = _errs24 === errors;
                          } else {
                            var valid1 = true;
                          }
                          if (valid1) {
                            if (data.background !== undefined && func0.call(data, "background")) {
                              let data12 = data.background;
                              const _errs26 = errors;
                              if (typeof data12 !== "string" && data12 !== null) {
                                validate20.errors = [
                                  {
                                    instancePath: instancePath + "/background",
                                    schemaPath: "/document#/components/schemas/Request/properties/background/type",
                                    keyword: "type",
                                    params: { type: schema33.properties.background.type },
                                    message: "must be string,null",
                                  },
                                ];
                                return false;
                              }
                              var valid1 = _errs26 === errors;
                            } else {
                              var valid1 = true;
                            }
                            if (valid1) {
                              if (data.watermark !== undefined && func0.call(data, "watermark")) {
                                let data13 = data.watermark;
                                const _errs28 = errors;
                                if (typeof data13 !== "boolean" && data13 !== null) {
                                  validate20.errors = [
                                    {
                                      instancePath: instancePath + "/watermark",
                                      schemaPath: "/document#/components/schemas/Request/properties/watermark/type",
                                      keyword: "type",
                                      params: { type: schema33.properties.watermark.type },
                                      message: "must be boolean,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid1 = _errs28 === errors;
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
              }
            }
          }
        }
      }
    } else {
      validate20.errors = [
        {
          instancePath,
          schemaPath: "/document#/components/schemas/Request/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = {
  props: {
    model: true,
    prompt: true,
    image: true,
    size: true,
    sequential_image_generation: true,
    sequential_image_generation_options: true,
    layer_decomposition: true,
    stream: true,
    response_format: true,
    output_format: true,
    background: true,
    watermark: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};
