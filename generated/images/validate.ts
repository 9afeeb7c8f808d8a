// Made from specs/dialects/images/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length as func65 } from "../../src/conversion/validator-support.js";

export const validateRequest = validate20;
const schema31 = { $id: "/request", $ref: "/document#/components/schemas/Request" };
const schema33 = {
  type: "object",
  required: ["model"],
  if: { properties: { layer_decomposition: { const: true } }, required: ["layer_decomposition"] },
  else: { required: ["prompt"] },
  properties: {
    model: { type: "string", minLength: 1 },
    prompt: { type: "string", minLength: 1 },
    n: { type: ["integer", "null"], minimum: 1, maximum: 128 },
    size: { type: ["string", "null"] },
    quality: { type: ["string", "null"] },
    background: { type: ["string", "null"] },
    moderation: { type: ["string", "null"] },
    input_fidelity: { type: ["string", "null"] },
    output_format: { type: ["string", "null"] },
    output_compression: { type: ["integer", "null"], minimum: 0, maximum: 100 },
    partial_images: { type: ["integer", "null"], minimum: 0, maximum: 3 },
    response_format: { type: ["string", "null"] },
    stream: { type: ["boolean", "null"] },
    user: { type: ["string", "null"] },
    image: {
      anyOf: [
        { $ref: "#/components/schemas/Source" },
        { type: "array", items: { $ref: "#/components/schemas/Source" } },
        { type: "null" },
      ],
    },
    images: { type: ["array", "null"], items: { $ref: "#/components/schemas/Source" } },
    mask: { anyOf: [{ $ref: "#/components/schemas/Source" }, { type: "null" }] },
    resolution: { type: ["string", "null"] },
    aspect_ratio: { type: ["string", "null"] },
    sequential_image_generation: { type: ["string", "null"] },
    sequential_image_generation_options: {
      type: ["object", "null"],
      properties: { max_images: { type: ["integer", "null"], minimum: 1, maximum: 128 } },
    },
    layer_decomposition: { type: ["boolean", "null"] },
    watermark: { type: ["boolean", "null"] },
  },
};
const schema34 = {
  anyOf: [
    {
      type: "object",
      anyOf: [
        { required: ["url"], properties: { url: { type: "string" } } },
        { required: ["image_url"], properties: { image_url: { type: ["string", "object"] } } },
        { required: ["file_id"], properties: { file_id: { type: "string" } } },
      ],
      properties: {
        type: { type: ["string", "null"] },
        url: { type: ["string", "null"], minLength: 1 },
        image_url: {
          type: ["string", "object", "null"],
          minLength: 1,
          required: ["url"],
          properties: { url: { type: "string", minLength: 1 } },
        },
        file_id: { type: ["string", "null"], minLength: 1 },
      },
    },
    { type: "string", minLength: 1 },
  ],
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
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (
      (data.layer_decomposition === undefined || !func0.call(data, "layer_decomposition")) &&
      (missing0 = "layer_decomposition")
    ) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.layer_decomposition !== undefined && func0.call(data, "layer_decomposition")) {
        if (true !== data.layer_decomposition) {
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
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if ((data.prompt === undefined || !func0.call(data, "prompt")) && (missing1 = "prompt")) {
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
    var _valid0 = _errs4 === errors;
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
      if ((data.model === undefined || !func0.call(data, "model")) && (missing2 = "model")) {
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
          const _errs5 = errors;
          if (errors === _errs5) {
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
          var valid2 = _errs5 === errors;
        } else {
          var valid2 = true;
        }
        if (valid2) {
          if (data.prompt !== undefined && func0.call(data, "prompt")) {
            let data2 = data.prompt;
            const _errs7 = errors;
            if (errors === _errs7) {
              if (typeof data2 === "string") {
                if (func65(data2) < 1) {
                  validate22.errors = [
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
            }
            var valid2 = _errs7 === errors;
          } else {
            var valid2 = true;
          }
          if (valid2) {
            if (data.n !== undefined && func0.call(data, "n")) {
              let data3 = data.n;
              const _errs9 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
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
              if (errors === _errs9) {
                if (typeof data3 == "number" && isFinite(data3)) {
                  if (data3 > 128 || isNaN(data3)) {
                    validate22.errors = [
                      {
                        instancePath: instancePath + "/n",
                        schemaPath: "#/properties/n/maximum",
                        keyword: "maximum",
                        params: { comparison: "<=", limit: 128 },
                        message: "must be <= 128",
                      },
                    ];
                    return false;
                  } else {
                    if (data3 < 1 || isNaN(data3)) {
                      validate22.errors = [
                        {
                          instancePath: instancePath + "/n",
                          schemaPath: "#/properties/n/minimum",
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
              var valid2 = _errs9 === errors;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data.size !== undefined && func0.call(data, "size")) {
                let data4 = data.size;
                const _errs11 = errors;
                if (typeof data4 !== "string" && data4 !== null) {
                  validate22.errors = [
                    {
                      instancePath: instancePath + "/size",
                      schemaPath: "#/properties/size/type",
                      keyword: "type",
                      params: { type: schema33.properties.size.type },
                      message: "must be string,null",
                    },
                  ];
                  return false;
                }
                var valid2 = _errs11 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data.quality !== undefined && func0.call(data, "quality")) {
                  let data5 = data.quality;
                  const _errs13 = errors;
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
                  var valid2 = _errs13 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data.background !== undefined && func0.call(data, "background")) {
                    let data6 = data.background;
                    const _errs15 = errors;
                    if (typeof data6 !== "string" && data6 !== null) {
                      validate22.errors = [
                        {
                          instancePath: instancePath + "/background",
                          schemaPath: "#/properties/background/type",
                          keyword: "type",
                          params: { type: schema33.properties.background.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid2 = _errs15 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (valid2) {
                    if (data.moderation !== undefined && func0.call(data, "moderation")) {
                      let data7 = data.moderation;
                      const _errs17 = errors;
                      if (typeof data7 !== "string" && data7 !== null) {
                        validate22.errors = [
                          {
                            instancePath: instancePath + "/moderation",
                            schemaPath: "#/properties/moderation/type",
                            keyword: "type",
                            params: { type: schema33.properties.moderation.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid2 = _errs17 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (valid2) {
                      if (data.input_fidelity !== undefined && func0.call(data, "input_fidelity")) {
                        let data8 = data.input_fidelity;
                        const _errs19 = errors;
                        if (typeof data8 !== "string" && data8 !== null) {
                          validate22.errors = [
                            {
                              instancePath: instancePath + "/input_fidelity",
                              schemaPath: "#/properties/input_fidelity/type",
                              keyword: "type",
                              params: { type: schema33.properties.input_fidelity.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid2 = _errs19 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data.output_format !== undefined && func0.call(data, "output_format")) {
                          let data9 = data.output_format;
                          const _errs21 = errors;
                          if (typeof data9 !== "string" && data9 !== null) {
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
                          var valid2 = _errs21 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data.output_compression !== undefined && func0.call(data, "output_compression")) {
                            let data10 = data.output_compression;
                            const _errs23 = errors;
                            if (
                              !(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10)) &&
                              data10 !== null
                            ) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/output_compression",
                                  schemaPath: "#/properties/output_compression/type",
                                  keyword: "type",
                                  params: { type: schema33.properties.output_compression.type },
                                  message: "must be integer,null",
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs23) {
                              if (typeof data10 == "number" && isFinite(data10)) {
                                if (data10 > 100 || isNaN(data10)) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/output_compression",
                                      schemaPath: "#/properties/output_compression/maximum",
                                      keyword: "maximum",
                                      params: { comparison: "<=", limit: 100 },
                                      message: "must be <= 100",
                                    },
                                  ];
                                  return false;
                                } else {
                                  if (data10 < 0 || isNaN(data10)) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/output_compression",
                                        schemaPath: "#/properties/output_compression/minimum",
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
                            var valid2 = _errs23 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data.partial_images !== undefined && func0.call(data, "partial_images")) {
                              let data11 = data.partial_images;
                              const _errs25 = errors;
                              if (
                                !(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11)) &&
                                data11 !== null
                              ) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/partial_images",
                                    schemaPath: "#/properties/partial_images/type",
                                    keyword: "type",
                                    params: { type: schema33.properties.partial_images.type },
                                    message: "must be integer,null",
                                  },
                                ];
                                return false;
                              }
                              if (errors === _errs25) {
                                if (typeof data11 == "number" && isFinite(data11)) {
                                  if (data11 > 3 || isNaN(data11)) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/partial_images",
                                        schemaPath: "#/properties/partial_images/maximum",
                                        keyword: "maximum",
                                        params: { comparison: "<=", limit: 3 },
                                        message: "must be <= 3",
                                      },
                                    ];
                                    return false;
                                  } else {
                                    if (data11 < 0 || isNaN(data11)) {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/partial_images",
                                          schemaPath: "#/properties/partial_images/minimum",
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
                              var valid2 = _errs25 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data.response_format !== undefined && func0.call(data, "response_format")) {
                                let data12 = data.response_format;
                                const _errs27 = errors;
                                if (typeof data12 !== "string" && data12 !== null) {
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
                                var valid2 = _errs27 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data.stream !== undefined && func0.call(data, "stream")) {
                                  let data13 = data.stream;
                                  const _errs29 = errors;
                                  if (typeof data13 !== "boolean" && data13 !== null) {
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
                                  var valid2 = _errs29 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data.user !== undefined && func0.call(data, "user")) {
                                    let data14 = data.user;
                                    const _errs31 = errors;
                                    if (typeof data14 !== "string" && data14 !== null) {
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
                                    var valid2 = _errs31 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data.image !== undefined && func0.call(data, "image")) {
                                      let data15 = data.image;
                                      const _errs33 = errors;
                                      const _errs34 = errors;
                                      let valid3 = false;
                                      const _errs35 = errors;
                                      const _errs37 = errors;
                                      let valid5 = false;
                                      const _errs38 = errors;
                                      const _errs40 = errors;
                                      let valid6 = false;
                                      const _errs41 = errors;
                                      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                        let missing3;
                                        if (
                                          (data15.url === undefined || !func0.call(data15, "url")) &&
                                          (missing3 = "url")
                                        ) {
                                          const err3 = {
                                            instancePath: instancePath + "/image",
                                            schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/0/required",
                                            keyword: "required",
                                            params: { missingProperty: missing3 },
                                            message: "must have required property '" + missing3 + "'",
                                          };
                                          if (vErrors === null) {
                                            vErrors = [err3];
                                          } else {
                                            vErrors.push(err3);
                                          }
                                          errors++;
                                        } else {
                                          if (data15.url !== undefined && func0.call(data15, "url")) {
                                            if (typeof data15.url !== "string") {
                                              const err4 = {
                                                instancePath: instancePath + "/image/url",
                                                schemaPath:
                                                  "#/components/schemas/Source/anyOf/0/anyOf/0/properties/url/type",
                                                keyword: "type",
                                                params: { type: "string" },
                                                message: "must be string",
                                              };
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
                                      var _valid3 = _errs41 === errors;
                                      valid6 = valid6 || _valid3;
                                      if (_valid3) {
                                        var props0 = {};
                                        props0.url = true;
                                      }
                                      const _errs44 = errors;
                                      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                        let missing4;
                                        if (
                                          (data15.image_url === undefined || !func0.call(data15, "image_url")) &&
                                          (missing4 = "image_url")
                                        ) {
                                          const err5 = {
                                            instancePath: instancePath + "/image",
                                            schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/1/required",
                                            keyword: "required",
                                            params: { missingProperty: missing4 },
                                            message: "must have required property '" + missing4 + "'",
                                          };
                                          if (vErrors === null) {
                                            vErrors = [err5];
                                          } else {
                                            vErrors.push(err5);
                                          }
                                          errors++;
                                        } else {
                                          if (data15.image_url !== undefined && func0.call(data15, "image_url")) {
                                            let data17 = data15.image_url;
                                            if (
                                              typeof data17 !== "string" &&
                                              !(data17 && typeof data17 == "object" && !Array.isArray(data17))
                                            ) {
                                              const err6 = {
                                                instancePath: instancePath + "/image/image_url",
                                                schemaPath:
                                                  "#/components/schemas/Source/anyOf/0/anyOf/1/properties/image_url/type",
                                                keyword: "type",
                                                params: { type: schema34.anyOf[0].anyOf[1].properties.image_url.type },
                                                message: "must be string,object",
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
                                      var _valid3 = _errs44 === errors;
                                      valid6 = valid6 || _valid3;
                                      if (_valid3) {
                                        if (props0 !== true) {
                                          props0 = props0 || {};
                                          props0.image_url = true;
                                        }
                                      }
                                      const _errs47 = errors;
                                      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                        let missing5;
                                        if (
                                          (data15.file_id === undefined || !func0.call(data15, "file_id")) &&
                                          (missing5 = "file_id")
                                        ) {
                                          const err7 = {
                                            instancePath: instancePath + "/image",
                                            schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/2/required",
                                            keyword: "required",
                                            params: { missingProperty: missing5 },
                                            message: "must have required property '" + missing5 + "'",
                                          };
                                          if (vErrors === null) {
                                            vErrors = [err7];
                                          } else {
                                            vErrors.push(err7);
                                          }
                                          errors++;
                                        } else {
                                          if (data15.file_id !== undefined && func0.call(data15, "file_id")) {
                                            if (typeof data15.file_id !== "string") {
                                              const err8 = {
                                                instancePath: instancePath + "/image/file_id",
                                                schemaPath:
                                                  "#/components/schemas/Source/anyOf/0/anyOf/2/properties/file_id/type",
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
                                      var _valid3 = _errs47 === errors;
                                      valid6 = valid6 || _valid3;
                                      if (_valid3) {
                                        if (props0 !== true) {
                                          props0 = props0 || {};
                                          props0.file_id = true;
                                        }
                                      }
                                      if (!valid6) {
                                        const err9 = {
                                          instancePath: instancePath + "/image",
                                          schemaPath: "#/components/schemas/Source/anyOf/0/anyOf",
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
                                      } else {
                                        errors = _errs40;
                                        if (vErrors !== null) {
                                          if (_errs40) {
                                            vErrors.length = _errs40;
                                          } else {
                                            vErrors = null;
                                          }
                                        }
                                      }
                                      if (errors === _errs38) {
                                        if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                          if (props0 !== true) {
                                            props0 = props0 || {};
                                            props0.type = true;
                                            props0.url = true;
                                            props0.image_url = true;
                                            props0.file_id = true;
                                          }
                                          if (data15.type !== undefined && func0.call(data15, "type")) {
                                            let data19 = data15.type;
                                            const _errs50 = errors;
                                            if (typeof data19 !== "string" && data19 !== null) {
                                              const err10 = {
                                                instancePath: instancePath + "/image/type",
                                                schemaPath: "#/components/schemas/Source/anyOf/0/properties/type/type",
                                                keyword: "type",
                                                params: { type: schema34.anyOf[0].properties.type.type },
                                                message: "must be string,null",
                                              };
                                              if (vErrors === null) {
                                                vErrors = [err10];
                                              } else {
                                                vErrors.push(err10);
                                              }
                                              errors++;
                                            }
                                            var valid10 = _errs50 === errors;
                                          } else {
                                            var valid10 = true;
                                          }
                                          if (valid10) {
                                            if (data15.url !== undefined && func0.call(data15, "url")) {
                                              let data20 = data15.url;
                                              const _errs52 = errors;
                                              if (typeof data20 !== "string" && data20 !== null) {
                                                const err11 = {
                                                  instancePath: instancePath + "/image/url",
                                                  schemaPath: "#/components/schemas/Source/anyOf/0/properties/url/type",
                                                  keyword: "type",
                                                  params: { type: schema34.anyOf[0].properties.url.type },
                                                  message: "must be string,null",
                                                };
                                                if (vErrors === null) {
                                                  vErrors = [err11];
                                                } else {
                                                  vErrors.push(err11);
                                                }
                                                errors++;
                                              }
                                              if (errors === _errs52) {
                                                if (typeof data20 === "string") {
                                                  if (func65(data20) < 1) {
                                                    const err12 = {
                                                      instancePath: instancePath + "/image/url",
                                                      schemaPath:
                                                        "#/components/schemas/Source/anyOf/0/properties/url/minLength",
                                                      keyword: "minLength",
                                                      params: { limit: 1 },
                                                      message: "must NOT have fewer than 1 characters",
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
                                              var valid10 = _errs52 === errors;
                                            } else {
                                              var valid10 = true;
                                            }
                                            if (valid10) {
                                              if (data15.image_url !== undefined && func0.call(data15, "image_url")) {
                                                let data21 = data15.image_url;
                                                const _errs54 = errors;
                                                if (
                                                  typeof data21 !== "string" &&
                                                  !(data21 && typeof data21 == "object" && !Array.isArray(data21)) &&
                                                  data21 !== null
                                                ) {
                                                  const err13 = {
                                                    instancePath: instancePath + "/image/image_url",
                                                    schemaPath:
                                                      "#/components/schemas/Source/anyOf/0/properties/image_url/type",
                                                    keyword: "type",
                                                    params: { type: schema34.anyOf[0].properties.image_url.type },
                                                    message: "must be string,object,null",
                                                  };
                                                  if (vErrors === null) {
                                                    vErrors = [err13];
                                                  } else {
                                                    vErrors.push(err13);
                                                  }
                                                  errors++;
                                                }
                                                if (errors === _errs54) {
                                                  if (typeof data21 === "string") {
                                                    if (func65(data21) < 1) {
                                                      const err14 = {
                                                        instancePath: instancePath + "/image/image_url",
                                                        schemaPath:
                                                          "#/components/schemas/Source/anyOf/0/properties/image_url/minLength",
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
                                                  }
                                                  if (errors === _errs54) {
                                                    if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                                                      let missing6;
                                                      if (
                                                        (data21.url === undefined || !func0.call(data21, "url")) &&
                                                        (missing6 = "url")
                                                      ) {
                                                        const err15 = {
                                                          instancePath: instancePath + "/image/image_url",
                                                          schemaPath:
                                                            "#/components/schemas/Source/anyOf/0/properties/image_url/required",
                                                          keyword: "required",
                                                          params: { missingProperty: missing6 },
                                                          message: "must have required property '" + missing6 + "'",
                                                        };
                                                        if (vErrors === null) {
                                                          vErrors = [err15];
                                                        } else {
                                                          vErrors.push(err15);
                                                        }
                                                        errors++;
                                                      } else {
                                                        if (data21.url !== undefined && func0.call(data21, "url")) {
                                                          let data22 = data21.url;
                                                          const _errs56 = errors;
                                                          if (errors === _errs56) {
                                                            if (typeof data22 === "string") {
                                                              if (func65(data22) < 1) {
                                                                const err16 = {
                                                                  instancePath: instancePath + "/image/image_url/url",
                                                                  schemaPath:
                                                                    "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/minLength",
                                                                  keyword: "minLength",
                                                                  params: { limit: 1 },
                                                                  message: "must NOT have fewer than 1 characters",
                                                                };
                                                                if (vErrors === null) {
                                                                  vErrors = [err16];
                                                                } else {
                                                                  vErrors.push(err16);
                                                                }
                                                                errors++;
                                                              }
                                                            } else {
                                                              const err17 = {
                                                                instancePath: instancePath + "/image/image_url/url",
                                                                schemaPath:
                                                                  "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/type",
                                                                keyword: "type",
                                                                params: { type: "string" },
                                                                message: "must be string",
                                                              };
                                                              if (vErrors === null) {
                                                                vErrors = [err17];
                                                              } else {
                                                                vErrors.push(err17);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                                var valid10 = _errs54 === errors;
                                              } else {
                                                var valid10 = true;
                                              }
                                              if (valid10) {
                                                if (data15.file_id !== undefined && func0.call(data15, "file_id")) {
                                                  let data23 = data15.file_id;
                                                  const _errs58 = errors;
                                                  if (typeof data23 !== "string" && data23 !== null) {
                                                    const err18 = {
                                                      instancePath: instancePath + "/image/file_id",
                                                      schemaPath:
                                                        "#/components/schemas/Source/anyOf/0/properties/file_id/type",
                                                      keyword: "type",
                                                      params: { type: schema34.anyOf[0].properties.file_id.type },
                                                      message: "must be string,null",
                                                    };
                                                    if (vErrors === null) {
                                                      vErrors = [err18];
                                                    } else {
                                                      vErrors.push(err18);
                                                    }
                                                    errors++;
                                                  }
                                                  if (errors === _errs58) {
                                                    if (typeof data23 === "string") {
                                                      if (func65(data23) < 1) {
                                                        const err19 = {
                                                          instancePath: instancePath + "/image/file_id",
                                                          schemaPath:
                                                            "#/components/schemas/Source/anyOf/0/properties/file_id/minLength",
                                                          keyword: "minLength",
                                                          params: { limit: 1 },
                                                          message: "must NOT have fewer than 1 characters",
                                                        };
                                                        if (vErrors === null) {
                                                          vErrors = [err19];
                                                        } else {
                                                          vErrors.push(err19);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                  }
                                                  var valid10 = _errs58 === errors;
                                                } else {
                                                  var valid10 = true;
                                                }
                                              }
                                            }
                                          }
                                        } else {
                                          const err20 = {
                                            instancePath: instancePath + "/image",
                                            schemaPath: "#/components/schemas/Source/anyOf/0/type",
                                            keyword: "type",
                                            params: { type: "object" },
                                            message: "must be object",
                                          };
                                          if (vErrors === null) {
                                            vErrors = [err20];
                                          } else {
                                            vErrors.push(err20);
                                          }
                                          errors++;
                                        }
                                      }
                                      var _valid2 = _errs38 === errors;
                                      valid5 = valid5 || _valid2;
                                      const _errs60 = errors;
                                      if (errors === _errs60) {
                                        if (typeof data15 === "string") {
                                          if (func65(data15) < 1) {
                                            const err21 = {
                                              instancePath: instancePath + "/image",
                                              schemaPath: "#/components/schemas/Source/anyOf/1/minLength",
                                              keyword: "minLength",
                                              params: { limit: 1 },
                                              message: "must NOT have fewer than 1 characters",
                                            };
                                            if (vErrors === null) {
                                              vErrors = [err21];
                                            } else {
                                              vErrors.push(err21);
                                            }
                                            errors++;
                                          }
                                        } else {
                                          const err22 = {
                                            instancePath: instancePath + "/image",
                                            schemaPath: "#/components/schemas/Source/anyOf/1/type",
                                            keyword: "type",
                                            params: { type: "string" },
                                            message: "must be string",
                                          };
                                          if (vErrors === null) {
                                            vErrors = [err22];
                                          } else {
                                            vErrors.push(err22);
                                          }
                                          errors++;
                                        }
                                      }
                                      var _valid2 = _errs60 === errors;
                                      valid5 = valid5 || _valid2;
                                      if (!valid5) {
                                        const err23 = {
                                          instancePath: instancePath + "/image",
                                          schemaPath: "#/components/schemas/Source/anyOf",
                                          keyword: "anyOf",
                                          params: {},
                                          message: "must match a schema in anyOf",
                                        };
                                        if (vErrors === null) {
                                          vErrors = [err23];
                                        } else {
                                          vErrors.push(err23);
                                        }
                                        errors++;
                                      } else {
                                        errors = _errs37;
                                        if (vErrors !== null) {
                                          if (_errs37) {
                                            vErrors.length = _errs37;
                                          } else {
                                            vErrors = null;
                                          }
                                        }
                                      }
                                      var _valid1 = _errs35 === errors;
                                      valid3 = valid3 || _valid1;
                                      const _errs62 = errors;
                                      if (errors === _errs62) {
                                        if (Array.isArray(data15)) {
                                          var valid12 = true;
                                          const len0 = data15.length;
                                          for (let i0 = 0; i0 < len0; i0++) {
                                            let data24 = data15[i0];
                                            const _errs64 = errors;
                                            const _errs66 = errors;
                                            let valid14 = false;
                                            const _errs67 = errors;
                                            const _errs69 = errors;
                                            let valid15 = false;
                                            const _errs70 = errors;
                                            if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                                              let missing7;
                                              if (
                                                (data24.url === undefined || !func0.call(data24, "url")) &&
                                                (missing7 = "url")
                                              ) {
                                                const err24 = {
                                                  instancePath: instancePath + "/image/" + i0,
                                                  schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/0/required",
                                                  keyword: "required",
                                                  params: { missingProperty: missing7 },
                                                  message: "must have required property '" + missing7 + "'",
                                                };
                                                if (vErrors === null) {
                                                  vErrors = [err24];
                                                } else {
                                                  vErrors.push(err24);
                                                }
                                                errors++;
                                              } else {
                                                if (data24.url !== undefined && func0.call(data24, "url")) {
                                                  if (typeof data24.url !== "string") {
                                                    const err25 = {
                                                      instancePath: instancePath + "/image/" + i0 + "/url",
                                                      schemaPath:
                                                        "#/components/schemas/Source/anyOf/0/anyOf/0/properties/url/type",
                                                      keyword: "type",
                                                      params: { type: "string" },
                                                      message: "must be string",
                                                    };
                                                    if (vErrors === null) {
                                                      vErrors = [err25];
                                                    } else {
                                                      vErrors.push(err25);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                              }
                                            }
                                            var _valid5 = _errs70 === errors;
                                            valid15 = valid15 || _valid5;
                                            if (_valid5) {
                                              var props1 = {};
                                              props1.url = true;
                                            }
                                            const _errs73 = errors;
                                            if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                                              let missing8;
                                              if (
                                                (data24.image_url === undefined || !func0.call(data24, "image_url")) &&
                                                (missing8 = "image_url")
                                              ) {
                                                const err26 = {
                                                  instancePath: instancePath + "/image/" + i0,
                                                  schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/1/required",
                                                  keyword: "required",
                                                  params: { missingProperty: missing8 },
                                                  message: "must have required property '" + missing8 + "'",
                                                };
                                                if (vErrors === null) {
                                                  vErrors = [err26];
                                                } else {
                                                  vErrors.push(err26);
                                                }
                                                errors++;
                                              } else {
                                                if (data24.image_url !== undefined && func0.call(data24, "image_url")) {
                                                  let data26 = data24.image_url;
                                                  if (
                                                    typeof data26 !== "string" &&
                                                    !(data26 && typeof data26 == "object" && !Array.isArray(data26))
                                                  ) {
                                                    const err27 = {
                                                      instancePath: instancePath + "/image/" + i0 + "/image_url",
                                                      schemaPath:
                                                        "#/components/schemas/Source/anyOf/0/anyOf/1/properties/image_url/type",
                                                      keyword: "type",
                                                      params: {
                                                        type: schema34.anyOf[0].anyOf[1].properties.image_url.type,
                                                      },
                                                      message: "must be string,object",
                                                    };
                                                    if (vErrors === null) {
                                                      vErrors = [err27];
                                                    } else {
                                                      vErrors.push(err27);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                              }
                                            }
                                            var _valid5 = _errs73 === errors;
                                            valid15 = valid15 || _valid5;
                                            if (_valid5) {
                                              if (props1 !== true) {
                                                props1 = props1 || {};
                                                props1.image_url = true;
                                              }
                                            }
                                            const _errs76 = errors;
                                            if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                                              let missing9;
                                              if (
                                                (data24.file_id === undefined || !func0.call(data24, "file_id")) &&
                                                (missing9 = "file_id")
                                              ) {
                                                const err28 = {
                                                  instancePath: instancePath + "/image/" + i0,
                                                  schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/2/required",
                                                  keyword: "required",
                                                  params: { missingProperty: missing9 },
                                                  message: "must have required property '" + missing9 + "'",
                                                };
                                                if (vErrors === null) {
                                                  vErrors = [err28];
                                                } else {
                                                  vErrors.push(err28);
                                                }
                                                errors++;
                                              } else {
                                                if (data24.file_id !== undefined && func0.call(data24, "file_id")) {
                                                  if (typeof data24.file_id !== "string") {
                                                    const err29 = {
                                                      instancePath: instancePath + "/image/" + i0 + "/file_id",
                                                      schemaPath:
                                                        "#/components/schemas/Source/anyOf/0/anyOf/2/properties/file_id/type",
                                                      keyword: "type",
                                                      params: { type: "string" },
                                                      message: "must be string",
                                                    };
                                                    if (vErrors === null) {
                                                      vErrors = [err29];
                                                    } else {
                                                      vErrors.push(err29);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                              }
                                            }
                                            var _valid5 = _errs76 === errors;
                                            valid15 = valid15 || _valid5;
                                            if (_valid5) {
                                              if (props1 !== true) {
                                                props1 = props1 || {};
                                                props1.file_id = true;
                                              }
                                            }
                                            if (!valid15) {
                                              const err30 = {
                                                instancePath: instancePath + "/image/" + i0,
                                                schemaPath: "#/components/schemas/Source/anyOf/0/anyOf",
                                                keyword: "anyOf",
                                                params: {},
                                                message: "must match a schema in anyOf",
                                              };
                                              if (vErrors === null) {
                                                vErrors = [err30];
                                              } else {
                                                vErrors.push(err30);
                                              }
                                              errors++;
                                            } else {
                                              errors = _errs69;
                                              if (vErrors !== null) {
                                                if (_errs69) {
                                                  vErrors.length = _errs69;
                                                } else {
                                                  vErrors = null;
                                                }
                                              }
                                            }
                                            if (errors === _errs67) {
                                              if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                                                if (props1 !== true) {
                                                  props1 = props1 || {};
                                                  props1.type = true;
                                                  props1.url = true;
                                                  props1.image_url = true;
                                                  props1.file_id = true;
                                                }
                                                if (data24.type !== undefined && func0.call(data24, "type")) {
                                                  let data28 = data24.type;
                                                  const _errs79 = errors;
                                                  if (typeof data28 !== "string" && data28 !== null) {
                                                    const err31 = {
                                                      instancePath: instancePath + "/image/" + i0 + "/type",
                                                      schemaPath:
                                                        "#/components/schemas/Source/anyOf/0/properties/type/type",
                                                      keyword: "type",
                                                      params: { type: schema34.anyOf[0].properties.type.type },
                                                      message: "must be string,null",
                                                    };
                                                    if (vErrors === null) {
                                                      vErrors = [err31];
                                                    } else {
                                                      vErrors.push(err31);
                                                    }
                                                    errors++;
                                                  }
                                                  var valid19 = _errs79 === errors;
                                                } else {
                                                  var valid19 = true;
                                                }
                                                if (valid19) {
                                                  if (data24.url !== undefined && func0.call(data24, "url")) {
                                                    let data29 = data24.url;
                                                    const _errs81 = errors;
                                                    if (typeof data29 !== "string" && data29 !== null) {
                                                      const err32 = {
                                                        instancePath: instancePath + "/image/" + i0 + "/url",
                                                        schemaPath:
                                                          "#/components/schemas/Source/anyOf/0/properties/url/type",
                                                        keyword: "type",
                                                        params: { type: schema34.anyOf[0].properties.url.type },
                                                        message: "must be string,null",
                                                      };
                                                      if (vErrors === null) {
                                                        vErrors = [err32];
                                                      } else {
                                                        vErrors.push(err32);
                                                      }
                                                      errors++;
                                                    }
                                                    if (errors === _errs81) {
                                                      if (typeof data29 === "string") {
                                                        if (func65(data29) < 1) {
                                                          const err33 = {
                                                            instancePath: instancePath + "/image/" + i0 + "/url",
                                                            schemaPath:
                                                              "#/components/schemas/Source/anyOf/0/properties/url/minLength",
                                                            keyword: "minLength",
                                                            params: { limit: 1 },
                                                            message: "must NOT have fewer than 1 characters",
                                                          };
                                                          if (vErrors === null) {
                                                            vErrors = [err33];
                                                          } else {
                                                            vErrors.push(err33);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                    }
                                                    var valid19 = _errs81 === errors;
                                                  } else {
                                                    var valid19 = true;
                                                  }
                                                  if (valid19) {
                                                    if (
                                                      data24.image_url !== undefined &&
                                                      func0.call(data24, "image_url")
                                                    ) {
                                                      let data30 = data24.image_url;
                                                      const _errs83 = errors;
                                                      if (
                                                        typeof data30 !== "string" &&
                                                        !(
                                                          data30 &&
                                                          typeof data30 == "object" &&
                                                          !Array.isArray(data30)
                                                        ) &&
                                                        data30 !== null
                                                      ) {
                                                        const err34 = {
                                                          instancePath: instancePath + "/image/" + i0 + "/image_url",
                                                          schemaPath:
                                                            "#/components/schemas/Source/anyOf/0/properties/image_url/type",
                                                          keyword: "type",
                                                          params: { type: schema34.anyOf[0].properties.image_url.type },
                                                          message: "must be string,object,null",
                                                        };
                                                        if (vErrors === null) {
                                                          vErrors = [err34];
                                                        } else {
                                                          vErrors.push(err34);
                                                        }
                                                        errors++;
                                                      }
                                                      if (errors === _errs83) {
                                                        if (typeof data30 === "string") {
                                                          if (func65(data30) < 1) {
                                                            const err35 = {
                                                              instancePath:
                                                                instancePath + "/image/" + i0 + "/image_url",
                                                              schemaPath:
                                                                "#/components/schemas/Source/anyOf/0/properties/image_url/minLength",
                                                              keyword: "minLength",
                                                              params: { limit: 1 },
                                                              message: "must NOT have fewer than 1 characters",
                                                            };
                                                            if (vErrors === null) {
                                                              vErrors = [err35];
                                                            } else {
                                                              vErrors.push(err35);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        if (errors === _errs83) {
                                                          if (
                                                            data30 &&
                                                            typeof data30 == "object" &&
                                                            !Array.isArray(data30)
                                                          ) {
                                                            let missing10;
                                                            if (
                                                              (data30.url === undefined ||
                                                                !func0.call(data30, "url")) &&
                                                              (missing10 = "url")
                                                            ) {
                                                              const err36 = {
                                                                instancePath:
                                                                  instancePath + "/image/" + i0 + "/image_url",
                                                                schemaPath:
                                                                  "#/components/schemas/Source/anyOf/0/properties/image_url/required",
                                                                keyword: "required",
                                                                params: { missingProperty: missing10 },
                                                                message:
                                                                  "must have required property '" + missing10 + "'",
                                                              };
                                                              if (vErrors === null) {
                                                                vErrors = [err36];
                                                              } else {
                                                                vErrors.push(err36);
                                                              }
                                                              errors++;
                                                            } else {
                                                              if (
                                                                data30.url !== undefined &&
                                                                func0.call(data30, "url")
                                                              ) {
                                                                let data31 = data30.url;
                                                                const _errs85 = errors;
                                                                if (errors === _errs85) {
                                                                  if (typeof data31 === "string") {
                                                                    if (func65(data31) < 1) {
                                                                      const err37 = {
                                                                        instancePath:
                                                                          instancePath +
                                                                          "/image/" +
                                                                          i0 +
                                                                          "/image_url/url",
                                                                        schemaPath:
                                                                          "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/minLength",
                                                                        keyword: "minLength",
                                                                        params: { limit: 1 },
                                                                        message:
                                                                          "must NOT have fewer than 1 characters",
                                                                      };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err37];
                                                                      } else {
                                                                        vErrors.push(err37);
                                                                      }
                                                                      errors++;
                                                                    }
                                                                  } else {
                                                                    const err38 = {
                                                                      instancePath:
                                                                        instancePath +
                                                                        "/image/" +
                                                                        i0 +
                                                                        "/image_url/url",
                                                                      schemaPath:
                                                                        "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/type",
                                                                      keyword: "type",
                                                                      params: { type: "string" },
                                                                      message: "must be string",
                                                                    };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err38];
                                                                    } else {
                                                                      vErrors.push(err38);
                                                                    }
                                                                    errors++;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                      var valid19 = _errs83 === errors;
                                                    } else {
                                                      var valid19 = true;
                                                    }
                                                    if (valid19) {
                                                      if (
                                                        data24.file_id !== undefined &&
                                                        func0.call(data24, "file_id")
                                                      ) {
                                                        let data32 = data24.file_id;
                                                        const _errs87 = errors;
                                                        if (typeof data32 !== "string" && data32 !== null) {
                                                          const err39 = {
                                                            instancePath: instancePath + "/image/" + i0 + "/file_id",
                                                            schemaPath:
                                                              "#/components/schemas/Source/anyOf/0/properties/file_id/type",
                                                            keyword: "type",
                                                            params: { type: schema34.anyOf[0].properties.file_id.type },
                                                            message: "must be string,null",
                                                          };
                                                          if (vErrors === null) {
                                                            vErrors = [err39];
                                                          } else {
                                                            vErrors.push(err39);
                                                          }
                                                          errors++;
                                                        }
                                                        if (errors === _errs87) {
                                                          if (typeof data32 === "string") {
                                                            if (func65(data32) < 1) {
                                                              const err40 = {
                                                                instancePath:
                                                                  instancePath + "/image/" + i0 + "/file_id",
                                                                schemaPath:
                                                                  "#/components/schemas/Source/anyOf/0/properties/file_id/minLength",
                                                                keyword: "minLength",
                                                                params: { limit: 1 },
                                                                message: "must NOT have fewer than 1 characters",
                                                              };
                                                              if (vErrors === null) {
                                                                vErrors = [err40];
                                                              } else {
                                                                vErrors.push(err40);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                        }
                                                        var valid19 = _errs87 === errors;
                                                      } else {
                                                        var valid19 = true;
                                                      }
                                                    }
                                                  }
                                                }
                                              } else {
                                                const err41 = {
                                                  instancePath: instancePath + "/image/" + i0,
                                                  schemaPath: "#/components/schemas/Source/anyOf/0/type",
                                                  keyword: "type",
                                                  params: { type: "object" },
                                                  message: "must be object",
                                                };
                                                if (vErrors === null) {
                                                  vErrors = [err41];
                                                } else {
                                                  vErrors.push(err41);
                                                }
                                                errors++;
                                              }
                                            }
                                            var _valid4 = _errs67 === errors;
                                            valid14 = valid14 || _valid4;
                                            const _errs89 = errors;
                                            if (errors === _errs89) {
                                              if (typeof data24 === "string") {
                                                if (func65(data24) < 1) {
                                                  const err42 = {
                                                    instancePath: instancePath + "/image/" + i0,
                                                    schemaPath: "#/components/schemas/Source/anyOf/1/minLength",
                                                    keyword: "minLength",
                                                    params: { limit: 1 },
                                                    message: "must NOT have fewer than 1 characters",
                                                  };
                                                  if (vErrors === null) {
                                                    vErrors = [err42];
                                                  } else {
                                                    vErrors.push(err42);
                                                  }
                                                  errors++;
                                                }
                                              } else {
                                                const err43 = {
                                                  instancePath: instancePath + "/image/" + i0,
                                                  schemaPath: "#/components/schemas/Source/anyOf/1/type",
                                                  keyword: "type",
                                                  params: { type: "string" },
                                                  message: "must be string",
                                                };
                                                if (vErrors === null) {
                                                  vErrors = [err43];
                                                } else {
                                                  vErrors.push(err43);
                                                }
                                                errors++;
                                              }
                                            }
                                            var _valid4 = _errs89 === errors;
                                            valid14 = valid14 || _valid4;
                                            if (!valid14) {
                                              const err44 = {
                                                instancePath: instancePath + "/image/" + i0,
                                                schemaPath: "#/components/schemas/Source/anyOf",
                                                keyword: "anyOf",
                                                params: {},
                                                message: "must match a schema in anyOf",
                                              };
                                              if (vErrors === null) {
                                                vErrors = [err44];
                                              } else {
                                                vErrors.push(err44);
                                              }
                                              errors++;
                                            } else {
                                              errors = _errs66;
                                              if (vErrors !== null) {
                                                if (_errs66) {
                                                  vErrors.length = _errs66;
                                                } else {
                                                  vErrors = null;
                                                }
                                              }
                                            }
                                            var valid12 = _errs64 === errors;
                                            if (!valid12) {
                                              break;
                                            }
                                          }
                                        } else {
                                          const err45 = {
                                            instancePath: instancePath + "/image",
                                            schemaPath: "#/properties/image/anyOf/1/type",
                                            keyword: "type",
                                            params: { type: "array" },
                                            message: "must be array",
                                          };
                                          if (vErrors === null) {
                                            vErrors = [err45];
                                          } else {
                                            vErrors.push(err45);
                                          }
                                          errors++;
                                        }
                                      }
                                      var _valid1 = _errs62 === errors;
                                      valid3 = valid3 || _valid1;
                                      const _errs91 = errors;
                                      if (data15 !== null) {
                                        const err46 = {
                                          instancePath: instancePath + "/image",
                                          schemaPath: "#/properties/image/anyOf/2/type",
                                          keyword: "type",
                                          params: { type: "null" },
                                          message: "must be null",
                                        };
                                        if (vErrors === null) {
                                          vErrors = [err46];
                                        } else {
                                          vErrors.push(err46);
                                        }
                                        errors++;
                                      }
                                      var _valid1 = _errs91 === errors;
                                      valid3 = valid3 || _valid1;
                                      if (!valid3) {
                                        const err47 = {
                                          instancePath: instancePath + "/image",
                                          schemaPath: "#/properties/image/anyOf",
                                          keyword: "anyOf",
                                          params: {},
                                          message: "must match a schema in anyOf",
                                        };
                                        if (vErrors === null) {
                                          vErrors = [err47];
                                        } else {
                                          vErrors.push(err47);
                                        }
                                        errors++;
                                        validate22.errors = vErrors;
                                        return false;
                                      } else {
                                        errors = _errs34;
                                        if (vErrors !== null) {
                                          if (_errs34) {
                                            vErrors.length = _errs34;
                                          } else {
                                            vErrors = null;
                                          }
                                        }
                                      }
                                      var valid2 = _errs33 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                    if (valid2) {
                                      if (data.images !== undefined && func0.call(data, "images")) {
                                        let data33 = data.images;
                                        const _errs93 = errors;
                                        if (!Array.isArray(data33) && data33 !== null) {
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
                                        if (errors === _errs93) {
                                          if (Array.isArray(data33)) {
                                            var valid21 = true;
                                            const len1 = data33.length;
                                            for (let i1 = 0; i1 < len1; i1++) {
                                              let data34 = data33[i1];
                                              const _errs95 = errors;
                                              const _errs97 = errors;
                                              let valid23 = false;
                                              const _errs98 = errors;
                                              const _errs100 = errors;
                                              let valid24 = false;
                                              const _errs101 = errors;
                                              if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                                                let missing11;
                                                if (
                                                  (data34.url === undefined || !func0.call(data34, "url")) &&
                                                  (missing11 = "url")
                                                ) {
                                                  const err48 = {
                                                    instancePath: instancePath + "/images/" + i1,
                                                    schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/0/required",
                                                    keyword: "required",
                                                    params: { missingProperty: missing11 },
                                                    message: "must have required property '" + missing11 + "'",
                                                  };
                                                  if (vErrors === null) {
                                                    vErrors = [err48];
                                                  } else {
                                                    vErrors.push(err48);
                                                  }
                                                  errors++;
                                                } else {
                                                  if (data34.url !== undefined && func0.call(data34, "url")) {
                                                    if (typeof data34.url !== "string") {
                                                      const err49 = {
                                                        instancePath: instancePath + "/images/" + i1 + "/url",
                                                        schemaPath:
                                                          "#/components/schemas/Source/anyOf/0/anyOf/0/properties/url/type",
                                                        keyword: "type",
                                                        params: { type: "string" },
                                                        message: "must be string",
                                                      };
                                                      if (vErrors === null) {
                                                        vErrors = [err49];
                                                      } else {
                                                        vErrors.push(err49);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                }
                                              }
                                              var _valid7 = _errs101 === errors;
                                              valid24 = valid24 || _valid7;
                                              if (_valid7) {
                                                var props2 = {};
                                                props2.url = true;
                                              }
                                              const _errs104 = errors;
                                              if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                                                let missing12;
                                                if (
                                                  (data34.image_url === undefined ||
                                                    !func0.call(data34, "image_url")) &&
                                                  (missing12 = "image_url")
                                                ) {
                                                  const err50 = {
                                                    instancePath: instancePath + "/images/" + i1,
                                                    schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/1/required",
                                                    keyword: "required",
                                                    params: { missingProperty: missing12 },
                                                    message: "must have required property '" + missing12 + "'",
                                                  };
                                                  if (vErrors === null) {
                                                    vErrors = [err50];
                                                  } else {
                                                    vErrors.push(err50);
                                                  }
                                                  errors++;
                                                } else {
                                                  if (
                                                    data34.image_url !== undefined &&
                                                    func0.call(data34, "image_url")
                                                  ) {
                                                    let data36 = data34.image_url;
                                                    if (
                                                      typeof data36 !== "string" &&
                                                      !(data36 && typeof data36 == "object" && !Array.isArray(data36))
                                                    ) {
                                                      const err51 = {
                                                        instancePath: instancePath + "/images/" + i1 + "/image_url",
                                                        schemaPath:
                                                          "#/components/schemas/Source/anyOf/0/anyOf/1/properties/image_url/type",
                                                        keyword: "type",
                                                        params: {
                                                          type: schema34.anyOf[0].anyOf[1].properties.image_url.type,
                                                        },
                                                        message: "must be string,object",
                                                      };
                                                      if (vErrors === null) {
                                                        vErrors = [err51];
                                                      } else {
                                                        vErrors.push(err51);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                }
                                              }
                                              var _valid7 = _errs104 === errors;
                                              valid24 = valid24 || _valid7;
                                              if (_valid7) {
                                                if (props2 !== true) {
                                                  props2 = props2 || {};
                                                  props2.image_url = true;
                                                }
                                              }
                                              const _errs107 = errors;
                                              if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                                                let missing13;
                                                if (
                                                  (data34.file_id === undefined || !func0.call(data34, "file_id")) &&
                                                  (missing13 = "file_id")
                                                ) {
                                                  const err52 = {
                                                    instancePath: instancePath + "/images/" + i1,
                                                    schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/2/required",
                                                    keyword: "required",
                                                    params: { missingProperty: missing13 },
                                                    message: "must have required property '" + missing13 + "'",
                                                  };
                                                  if (vErrors === null) {
                                                    vErrors = [err52];
                                                  } else {
                                                    vErrors.push(err52);
                                                  }
                                                  errors++;
                                                } else {
                                                  if (data34.file_id !== undefined && func0.call(data34, "file_id")) {
                                                    if (typeof data34.file_id !== "string") {
                                                      const err53 = {
                                                        instancePath: instancePath + "/images/" + i1 + "/file_id",
                                                        schemaPath:
                                                          "#/components/schemas/Source/anyOf/0/anyOf/2/properties/file_id/type",
                                                        keyword: "type",
                                                        params: { type: "string" },
                                                        message: "must be string",
                                                      };
                                                      if (vErrors === null) {
                                                        vErrors = [err53];
                                                      } else {
                                                        vErrors.push(err53);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                }
                                              }
                                              var _valid7 = _errs107 === errors;
                                              valid24 = valid24 || _valid7;
                                              if (_valid7) {
                                                if (props2 !== true) {
                                                  props2 = props2 || {};
                                                  props2.file_id = true;
                                                }
                                              }
                                              if (!valid24) {
                                                const err54 = {
                                                  instancePath: instancePath + "/images/" + i1,
                                                  schemaPath: "#/components/schemas/Source/anyOf/0/anyOf",
                                                  keyword: "anyOf",
                                                  params: {},
                                                  message: "must match a schema in anyOf",
                                                };
                                                if (vErrors === null) {
                                                  vErrors = [err54];
                                                } else {
                                                  vErrors.push(err54);
                                                }
                                                errors++;
                                              } else {
                                                errors = _errs100;
                                                if (vErrors !== null) {
                                                  if (_errs100) {
                                                    vErrors.length = _errs100;
                                                  } else {
                                                    vErrors = null;
                                                  }
                                                }
                                              }
                                              if (errors === _errs98) {
                                                if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                                                  if (props2 !== true) {
                                                    props2 = props2 || {};
                                                    props2.type = true;
                                                    props2.url = true;
                                                    props2.image_url = true;
                                                    props2.file_id = true;
                                                  }
                                                  if (data34.type !== undefined && func0.call(data34, "type")) {
                                                    let data38 = data34.type;
                                                    const _errs110 = errors;
                                                    if (typeof data38 !== "string" && data38 !== null) {
                                                      const err55 = {
                                                        instancePath: instancePath + "/images/" + i1 + "/type",
                                                        schemaPath:
                                                          "#/components/schemas/Source/anyOf/0/properties/type/type",
                                                        keyword: "type",
                                                        params: { type: schema34.anyOf[0].properties.type.type },
                                                        message: "must be string,null",
                                                      };
                                                      if (vErrors === null) {
                                                        vErrors = [err55];
                                                      } else {
                                                        vErrors.push(err55);
                                                      }
                                                      errors++;
                                                    }
                                                    var valid28 = _errs110 === errors;
                                                  } else {
                                                    var valid28 = true;
                                                  }
                                                  if (valid28) {
                                                    if (data34.url !== undefined && func0.call(data34, "url")) {
                                                      let data39 = data34.url;
                                                      const _errs112 = errors;
                                                      if (typeof data39 !== "string" && data39 !== null) {
                                                        const err56 = {
                                                          instancePath: instancePath + "/images/" + i1 + "/url",
                                                          schemaPath:
                                                            "#/components/schemas/Source/anyOf/0/properties/url/type",
                                                          keyword: "type",
                                                          params: { type: schema34.anyOf[0].properties.url.type },
                                                          message: "must be string,null",
                                                        };
                                                        if (vErrors === null) {
                                                          vErrors = [err56];
                                                        } else {
                                                          vErrors.push(err56);
                                                        }
                                                        errors++;
                                                      }
                                                      if (errors === _errs112) {
                                                        if (typeof data39 === "string") {
                                                          if (func65(data39) < 1) {
                                                            const err57 = {
                                                              instancePath: instancePath + "/images/" + i1 + "/url",
                                                              schemaPath:
                                                                "#/components/schemas/Source/anyOf/0/properties/url/minLength",
                                                              keyword: "minLength",
                                                              params: { limit: 1 },
                                                              message: "must NOT have fewer than 1 characters",
                                                            };
                                                            if (vErrors === null) {
                                                              vErrors = [err57];
                                                            } else {
                                                              vErrors.push(err57);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                      }
                                                      var valid28 = _errs112 === errors;
                                                    } else {
                                                      var valid28 = true;
                                                    }
                                                    if (valid28) {
                                                      if (
                                                        data34.image_url !== undefined &&
                                                        func0.call(data34, "image_url")
                                                      ) {
                                                        let data40 = data34.image_url;
                                                        const _errs114 = errors;
                                                        if (
                                                          typeof data40 !== "string" &&
                                                          !(
                                                            data40 &&
                                                            typeof data40 == "object" &&
                                                            !Array.isArray(data40)
                                                          ) &&
                                                          data40 !== null
                                                        ) {
                                                          const err58 = {
                                                            instancePath: instancePath + "/images/" + i1 + "/image_url",
                                                            schemaPath:
                                                              "#/components/schemas/Source/anyOf/0/properties/image_url/type",
                                                            keyword: "type",
                                                            params: {
                                                              type: schema34.anyOf[0].properties.image_url.type,
                                                            },
                                                            message: "must be string,object,null",
                                                          };
                                                          if (vErrors === null) {
                                                            vErrors = [err58];
                                                          } else {
                                                            vErrors.push(err58);
                                                          }
                                                          errors++;
                                                        }
                                                        if (errors === _errs114) {
                                                          if (typeof data40 === "string") {
                                                            if (func65(data40) < 1) {
                                                              const err59 = {
                                                                instancePath:
                                                                  instancePath + "/images/" + i1 + "/image_url",
                                                                schemaPath:
                                                                  "#/components/schemas/Source/anyOf/0/properties/image_url/minLength",
                                                                keyword: "minLength",
                                                                params: { limit: 1 },
                                                                message: "must NOT have fewer than 1 characters",
                                                              };
                                                              if (vErrors === null) {
                                                                vErrors = [err59];
                                                              } else {
                                                                vErrors.push(err59);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                          if (errors === _errs114) {
                                                            if (
                                                              data40 &&
                                                              typeof data40 == "object" &&
                                                              !Array.isArray(data40)
                                                            ) {
                                                              let missing14;
                                                              if (
                                                                (data40.url === undefined ||
                                                                  !func0.call(data40, "url")) &&
                                                                (missing14 = "url")
                                                              ) {
                                                                const err60 = {
                                                                  instancePath:
                                                                    instancePath + "/images/" + i1 + "/image_url",
                                                                  schemaPath:
                                                                    "#/components/schemas/Source/anyOf/0/properties/image_url/required",
                                                                  keyword: "required",
                                                                  params: { missingProperty: missing14 },
                                                                  message:
                                                                    "must have required property '" + missing14 + "'",
                                                                };
                                                                if (vErrors === null) {
                                                                  vErrors = [err60];
                                                                } else {
                                                                  vErrors.push(err60);
                                                                }
                                                                errors++;
                                                              } else {
                                                                if (
                                                                  data40.url !== undefined &&
                                                                  func0.call(data40, "url")
                                                                ) {
                                                                  let data41 = data40.url;
                                                                  const _errs116 = errors;
                                                                  if (errors === _errs116) {
                                                                    if (typeof data41 === "string") {
                                                                      if (func65(data41) < 1) {
                                                                        const err61 = {
                                                                          instancePath:
                                                                            instancePath +
                                                                            "/images/" +
                                                                            i1 +
                                                                            "/image_url/url",
                                                                          schemaPath:
                                                                            "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/minLength",
                                                                          keyword: "minLength",
                                                                          params: { limit: 1 },
                                                                          message:
                                                                            "must NOT have fewer than 1 characters",
                                                                        };
                                                                        if (vErrors === null) {
                                                                          vErrors = [err61];
                                                                        } else {
                                                                          vErrors.push(err61);
                                                                        }
                                                                        errors++;
                                                                      }
                                                                    } else {
                                                                      const err62 = {
                                                                        instancePath:
                                                                          instancePath +
                                                                          "/images/" +
                                                                          i1 +
                                                                          "/image_url/url",
                                                                        schemaPath:
                                                                          "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/type",
                                                                        keyword: "type",
                                                                        params: { type: "string" },
                                                                        message: "must be string",
                                                                      };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err62];
                                                                      } else {
                                                                        vErrors.push(err62);
                                                                      }
                                                                      errors++;
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                        var valid28 = _errs114 === errors;
                                                      } else {
                                                        var valid28 = true;
                                                      }
                                                      if (valid28) {
                                                        if (
                                                          data34.file_id !== undefined &&
                                                          func0.call(data34, "file_id")
                                                        ) {
                                                          let data42 = data34.file_id;
                                                          const _errs118 = errors;
                                                          if (typeof data42 !== "string" && data42 !== null) {
                                                            const err63 = {
                                                              instancePath: instancePath + "/images/" + i1 + "/file_id",
                                                              schemaPath:
                                                                "#/components/schemas/Source/anyOf/0/properties/file_id/type",
                                                              keyword: "type",
                                                              params: {
                                                                type: schema34.anyOf[0].properties.file_id.type,
                                                              },
                                                              message: "must be string,null",
                                                            };
                                                            if (vErrors === null) {
                                                              vErrors = [err63];
                                                            } else {
                                                              vErrors.push(err63);
                                                            }
                                                            errors++;
                                                          }
                                                          if (errors === _errs118) {
                                                            if (typeof data42 === "string") {
                                                              if (func65(data42) < 1) {
                                                                const err64 = {
                                                                  instancePath:
                                                                    instancePath + "/images/" + i1 + "/file_id",
                                                                  schemaPath:
                                                                    "#/components/schemas/Source/anyOf/0/properties/file_id/minLength",
                                                                  keyword: "minLength",
                                                                  params: { limit: 1 },
                                                                  message: "must NOT have fewer than 1 characters",
                                                                };
                                                                if (vErrors === null) {
                                                                  vErrors = [err64];
                                                                } else {
                                                                  vErrors.push(err64);
                                                                }
                                                                errors++;
                                                              }
                                                            }
                                                          }
                                                          var valid28 = _errs118 === errors;
                                                        } else {
                                                          var valid28 = true;
                                                        }
                                                      }
                                                    }
                                                  }
                                                } else {
                                                  const err65 = {
                                                    instancePath: instancePath + "/images/" + i1,
                                                    schemaPath: "#/components/schemas/Source/anyOf/0/type",
                                                    keyword: "type",
                                                    params: { type: "object" },
                                                    message: "must be object",
                                                  };
                                                  if (vErrors === null) {
                                                    vErrors = [err65];
                                                  } else {
                                                    vErrors.push(err65);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              var _valid6 = _errs98 === errors;
                                              valid23 = valid23 || _valid6;
                                              const _errs120 = errors;
                                              if (errors === _errs120) {
                                                if (typeof data34 === "string") {
                                                  if (func65(data34) < 1) {
                                                    const err66 = {
                                                      instancePath: instancePath + "/images/" + i1,
                                                      schemaPath: "#/components/schemas/Source/anyOf/1/minLength",
                                                      keyword: "minLength",
                                                      params: { limit: 1 },
                                                      message: "must NOT have fewer than 1 characters",
                                                    };
                                                    if (vErrors === null) {
                                                      vErrors = [err66];
                                                    } else {
                                                      vErrors.push(err66);
                                                    }
                                                    errors++;
                                                  }
                                                } else {
                                                  const err67 = {
                                                    instancePath: instancePath + "/images/" + i1,
                                                    schemaPath: "#/components/schemas/Source/anyOf/1/type",
                                                    keyword: "type",
                                                    params: { type: "string" },
                                                    message: "must be string",
                                                  };
                                                  if (vErrors === null) {
                                                    vErrors = [err67];
                                                  } else {
                                                    vErrors.push(err67);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              var _valid6 = _errs120 === errors;
                                              valid23 = valid23 || _valid6;
                                              if (!valid23) {
                                                const err68 = {
                                                  instancePath: instancePath + "/images/" + i1,
                                                  schemaPath: "#/components/schemas/Source/anyOf",
                                                  keyword: "anyOf",
                                                  params: {},
                                                  message: "must match a schema in anyOf",
                                                };
                                                if (vErrors === null) {
                                                  vErrors = [err68];
                                                } else {
                                                  vErrors.push(err68);
                                                }
                                                errors++;
                                                validate22.errors = vErrors;
                                                return false;
                                              } else {
                                                errors = _errs97;
                                                if (vErrors !== null) {
                                                  if (_errs97) {
                                                    vErrors.length = _errs97;
                                                  } else {
                                                    vErrors = null;
                                                  }
                                                }
                                              }
                                              var valid21 = _errs95 === errors;
                                              if (!valid21) {
                                                break;
                                              }
                                            }
                                          }
                                        }
                                        var valid2 = _errs93 === errors;
                                      } else {
                                        var valid2 = true;
                                      }
                                      if (valid2) {
                                        if (data.mask !== undefined && func0.call(data, "mask")) {
                                          let data43 = data.mask;
                                          const _errs122 = errors;
                                          const _errs123 = errors;
                                          let valid30 = false;
                                          const _errs124 = errors;
                                          const _errs126 = errors;
                                          let valid32 = false;
                                          const _errs127 = errors;
                                          const _errs129 = errors;
                                          let valid33 = false;
                                          const _errs130 = errors;
                                          if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
                                            let missing15;
                                            if (
                                              (data43.url === undefined || !func0.call(data43, "url")) &&
                                              (missing15 = "url")
                                            ) {
                                              const err69 = {
                                                instancePath: instancePath + "/mask",
                                                schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/0/required",
                                                keyword: "required",
                                                params: { missingProperty: missing15 },
                                                message: "must have required property '" + missing15 + "'",
                                              };
                                              if (vErrors === null) {
                                                vErrors = [err69];
                                              } else {
                                                vErrors.push(err69);
                                              }
                                              errors++;
                                            } else {
                                              if (data43.url !== undefined && func0.call(data43, "url")) {
                                                if (typeof data43.url !== "string") {
                                                  const err70 = {
                                                    instancePath: instancePath + "/mask/url",
                                                    schemaPath:
                                                      "#/components/schemas/Source/anyOf/0/anyOf/0/properties/url/type",
                                                    keyword: "type",
                                                    params: { type: "string" },
                                                    message: "must be string",
                                                  };
                                                  if (vErrors === null) {
                                                    vErrors = [err70];
                                                  } else {
                                                    vErrors.push(err70);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            }
                                          }
                                          var _valid10 = _errs130 === errors;
                                          valid33 = valid33 || _valid10;
                                          if (_valid10) {
                                            var props3 = {};
                                            props3.url = true;
                                          }
                                          const _errs133 = errors;
                                          if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
                                            let missing16;
                                            if (
                                              (data43.image_url === undefined || !func0.call(data43, "image_url")) &&
                                              (missing16 = "image_url")
                                            ) {
                                              const err71 = {
                                                instancePath: instancePath + "/mask",
                                                schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/1/required",
                                                keyword: "required",
                                                params: { missingProperty: missing16 },
                                                message: "must have required property '" + missing16 + "'",
                                              };
                                              if (vErrors === null) {
                                                vErrors = [err71];
                                              } else {
                                                vErrors.push(err71);
                                              }
                                              errors++;
                                            } else {
                                              if (data43.image_url !== undefined && func0.call(data43, "image_url")) {
                                                let data45 = data43.image_url;
                                                if (
                                                  typeof data45 !== "string" &&
                                                  !(data45 && typeof data45 == "object" && !Array.isArray(data45))
                                                ) {
                                                  const err72 = {
                                                    instancePath: instancePath + "/mask/image_url",
                                                    schemaPath:
                                                      "#/components/schemas/Source/anyOf/0/anyOf/1/properties/image_url/type",
                                                    keyword: "type",
                                                    params: {
                                                      type: schema34.anyOf[0].anyOf[1].properties.image_url.type,
                                                    },
                                                    message: "must be string,object",
                                                  };
                                                  if (vErrors === null) {
                                                    vErrors = [err72];
                                                  } else {
                                                    vErrors.push(err72);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            }
                                          }
                                          var _valid10 = _errs133 === errors;
                                          valid33 = valid33 || _valid10;
                                          if (_valid10) {
                                            if (props3 !== true) {
                                              props3 = props3 || {};
                                              props3.image_url = true;
                                            }
                                          }
                                          const _errs136 = errors;
                                          if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
                                            let missing17;
                                            if (
                                              (data43.file_id === undefined || !func0.call(data43, "file_id")) &&
                                              (missing17 = "file_id")
                                            ) {
                                              const err73 = {
                                                instancePath: instancePath + "/mask",
                                                schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/2/required",
                                                keyword: "required",
                                                params: { missingProperty: missing17 },
                                                message: "must have required property '" + missing17 + "'",
                                              };
                                              if (vErrors === null) {
                                                vErrors = [err73];
                                              } else {
                                                vErrors.push(err73);
                                              }
                                              errors++;
                                            } else {
                                              if (data43.file_id !== undefined && func0.call(data43, "file_id")) {
                                                if (typeof data43.file_id !== "string") {
                                                  const err74 = {
                                                    instancePath: instancePath + "/mask/file_id",
                                                    schemaPath:
                                                      "#/components/schemas/Source/anyOf/0/anyOf/2/properties/file_id/type",
                                                    keyword: "type",
                                                    params: { type: "string" },
                                                    message: "must be string",
                                                  };
                                                  if (vErrors === null) {
                                                    vErrors = [err74];
                                                  } else {
                                                    vErrors.push(err74);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            }
                                          }
                                          var _valid10 = _errs136 === errors;
                                          valid33 = valid33 || _valid10;
                                          if (_valid10) {
                                            if (props3 !== true) {
                                              props3 = props3 || {};
                                              props3.file_id = true;
                                            }
                                          }
                                          if (!valid33) {
                                            const err75 = {
                                              instancePath: instancePath + "/mask",
                                              schemaPath: "#/components/schemas/Source/anyOf/0/anyOf",
                                              keyword: "anyOf",
                                              params: {},
                                              message: "must match a schema in anyOf",
                                            };
                                            if (vErrors === null) {
                                              vErrors = [err75];
                                            } else {
                                              vErrors.push(err75);
                                            }
                                            errors++;
                                          } else {
                                            errors = _errs129;
                                            if (vErrors !== null) {
                                              if (_errs129) {
                                                vErrors.length = _errs129;
                                              } else {
                                                vErrors = null;
                                              }
                                            }
                                          }
                                          if (errors === _errs127) {
                                            if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
                                              if (props3 !== true) {
                                                props3 = props3 || {};
                                                props3.type = true;
                                                props3.url = true;
                                                props3.image_url = true;
                                                props3.file_id = true;
                                              }
                                              if (data43.type !== undefined && func0.call(data43, "type")) {
                                                let data47 = data43.type;
                                                const _errs139 = errors;
                                                if (typeof data47 !== "string" && data47 !== null) {
                                                  const err76 = {
                                                    instancePath: instancePath + "/mask/type",
                                                    schemaPath:
                                                      "#/components/schemas/Source/anyOf/0/properties/type/type",
                                                    keyword: "type",
                                                    params: { type: schema34.anyOf[0].properties.type.type },
                                                    message: "must be string,null",
                                                  };
                                                  if (vErrors === null) {
                                                    vErrors = [err76];
                                                  } else {
                                                    vErrors.push(err76);
                                                  }
                                                  errors++;
                                                }
                                                var valid37 = _errs139 === errors;
                                              } else {
                                                var valid37 = true;
                                              }
                                              if (valid37) {
                                                if (data43.url !== undefined && func0.call(data43, "url")) {
                                                  let data48 = data43.url;
                                                  const _errs141 = errors;
                                                  if (typeof data48 !== "string" && data48 !== null) {
                                                    const err77 = {
                                                      instancePath: instancePath + "/mask/url",
                                                      schemaPath:
                                                        "#/components/schemas/Source/anyOf/0/properties/url/type",
                                                      keyword: "type",
                                                      params: { type: schema34.anyOf[0].properties.url.type },
                                                      message: "must be string,null",
                                                    };
                                                    if (vErrors === null) {
                                                      vErrors = [err77];
                                                    } else {
                                                      vErrors.push(err77);
                                                    }
                                                    errors++;
                                                  }
                                                  if (errors === _errs141) {
                                                    if (typeof data48 === "string") {
                                                      if (func65(data48) < 1) {
                                                        const err78 = {
                                                          instancePath: instancePath + "/mask/url",
                                                          schemaPath:
                                                            "#/components/schemas/Source/anyOf/0/properties/url/minLength",
                                                          keyword: "minLength",
                                                          params: { limit: 1 },
                                                          message: "must NOT have fewer than 1 characters",
                                                        };
                                                        if (vErrors === null) {
                                                          vErrors = [err78];
                                                        } else {
                                                          vErrors.push(err78);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                  }
                                                  var valid37 = _errs141 === errors;
                                                } else {
                                                  var valid37 = true;
                                                }
                                                if (valid37) {
                                                  if (
                                                    data43.image_url !== undefined &&
                                                    func0.call(data43, "image_url")
                                                  ) {
                                                    let data49 = data43.image_url;
                                                    const _errs143 = errors;
                                                    if (
                                                      typeof data49 !== "string" &&
                                                      !(
                                                        data49 &&
                                                        typeof data49 == "object" &&
                                                        !Array.isArray(data49)
                                                      ) &&
                                                      data49 !== null
                                                    ) {
                                                      const err79 = {
                                                        instancePath: instancePath + "/mask/image_url",
                                                        schemaPath:
                                                          "#/components/schemas/Source/anyOf/0/properties/image_url/type",
                                                        keyword: "type",
                                                        params: { type: schema34.anyOf[0].properties.image_url.type },
                                                        message: "must be string,object,null",
                                                      };
                                                      if (vErrors === null) {
                                                        vErrors = [err79];
                                                      } else {
                                                        vErrors.push(err79);
                                                      }
                                                      errors++;
                                                    }
                                                    if (errors === _errs143) {
                                                      if (typeof data49 === "string") {
                                                        if (func65(data49) < 1) {
                                                          const err80 = {
                                                            instancePath: instancePath + "/mask/image_url",
                                                            schemaPath:
                                                              "#/components/schemas/Source/anyOf/0/properties/image_url/minLength",
                                                            keyword: "minLength",
                                                            params: { limit: 1 },
                                                            message: "must NOT have fewer than 1 characters",
                                                          };
                                                          if (vErrors === null) {
                                                            vErrors = [err80];
                                                          } else {
                                                            vErrors.push(err80);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      if (errors === _errs143) {
                                                        if (
                                                          data49 &&
                                                          typeof data49 == "object" &&
                                                          !Array.isArray(data49)
                                                        ) {
                                                          let missing18;
                                                          if (
                                                            (data49.url === undefined || !func0.call(data49, "url")) &&
                                                            (missing18 = "url")
                                                          ) {
                                                            const err81 = {
                                                              instancePath: instancePath + "/mask/image_url",
                                                              schemaPath:
                                                                "#/components/schemas/Source/anyOf/0/properties/image_url/required",
                                                              keyword: "required",
                                                              params: { missingProperty: missing18 },
                                                              message:
                                                                "must have required property '" + missing18 + "'",
                                                            };
                                                            if (vErrors === null) {
                                                              vErrors = [err81];
                                                            } else {
                                                              vErrors.push(err81);
                                                            }
                                                            errors++;
                                                          } else {
                                                            if (data49.url !== undefined && func0.call(data49, "url")) {
                                                              let data50 = data49.url;
                                                              const _errs145 = errors;
                                                              if (errors === _errs145) {
                                                                if (typeof data50 === "string") {
                                                                  if (func65(data50) < 1) {
                                                                    const err82 = {
                                                                      instancePath:
                                                                        instancePath + "/mask/image_url/url",
                                                                      schemaPath:
                                                                        "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/minLength",
                                                                      keyword: "minLength",
                                                                      params: { limit: 1 },
                                                                      message: "must NOT have fewer than 1 characters",
                                                                    };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err82];
                                                                    } else {
                                                                      vErrors.push(err82);
                                                                    }
                                                                    errors++;
                                                                  }
                                                                } else {
                                                                  const err83 = {
                                                                    instancePath: instancePath + "/mask/image_url/url",
                                                                    schemaPath:
                                                                      "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/type",
                                                                    keyword: "type",
                                                                    params: { type: "string" },
                                                                    message: "must be string",
                                                                  };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err83];
                                                                  } else {
                                                                    vErrors.push(err83);
                                                                  }
                                                                  errors++;
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                    var valid37 = _errs143 === errors;
                                                  } else {
                                                    var valid37 = true;
                                                  }
                                                  if (valid37) {
                                                    if (data43.file_id !== undefined && func0.call(data43, "file_id")) {
                                                      let data51 = data43.file_id;
                                                      const _errs147 = errors;
                                                      if (typeof data51 !== "string" && data51 !== null) {
                                                        const err84 = {
                                                          instancePath: instancePath + "/mask/file_id",
                                                          schemaPath:
                                                            "#/components/schemas/Source/anyOf/0/properties/file_id/type",
                                                          keyword: "type",
                                                          params: { type: schema34.anyOf[0].properties.file_id.type },
                                                          message: "must be string,null",
                                                        };
                                                        if (vErrors === null) {
                                                          vErrors = [err84];
                                                        } else {
                                                          vErrors.push(err84);
                                                        }
                                                        errors++;
                                                      }
                                                      if (errors === _errs147) {
                                                        if (typeof data51 === "string") {
                                                          if (func65(data51) < 1) {
                                                            const err85 = {
                                                              instancePath: instancePath + "/mask/file_id",
                                                              schemaPath:
                                                                "#/components/schemas/Source/anyOf/0/properties/file_id/minLength",
                                                              keyword: "minLength",
                                                              params: { limit: 1 },
                                                              message: "must NOT have fewer than 1 characters",
                                                            };
                                                            if (vErrors === null) {
                                                              vErrors = [err85];
                                                            } else {
                                                              vErrors.push(err85);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                      }
                                                      var valid37 = _errs147 === errors;
                                                    } else {
                                                      var valid37 = true;
                                                    }
                                                  }
                                                }
                                              }
                                            } else {
                                              const err86 = {
                                                instancePath: instancePath + "/mask",
                                                schemaPath: "#/components/schemas/Source/anyOf/0/type",
                                                keyword: "type",
                                                params: { type: "object" },
                                                message: "must be object",
                                              };
                                              if (vErrors === null) {
                                                vErrors = [err86];
                                              } else {
                                                vErrors.push(err86);
                                              }
                                              errors++;
                                            }
                                          }
                                          var _valid9 = _errs127 === errors;
                                          valid32 = valid32 || _valid9;
                                          const _errs149 = errors;
                                          if (errors === _errs149) {
                                            if (typeof data43 === "string") {
                                              if (func65(data43) < 1) {
                                                const err87 = {
                                                  instancePath: instancePath + "/mask",
                                                  schemaPath: "#/components/schemas/Source/anyOf/1/minLength",
                                                  keyword: "minLength",
                                                  params: { limit: 1 },
                                                  message: "must NOT have fewer than 1 characters",
                                                };
                                                if (vErrors === null) {
                                                  vErrors = [err87];
                                                } else {
                                                  vErrors.push(err87);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err88 = {
                                                instancePath: instancePath + "/mask",
                                                schemaPath: "#/components/schemas/Source/anyOf/1/type",
                                                keyword: "type",
                                                params: { type: "string" },
                                                message: "must be string",
                                              };
                                              if (vErrors === null) {
                                                vErrors = [err88];
                                              } else {
                                                vErrors.push(err88);
                                              }
                                              errors++;
                                            }
                                          }
                                          var _valid9 = _errs149 === errors;
                                          valid32 = valid32 || _valid9;
                                          if (!valid32) {
                                            const err89 = {
                                              instancePath: instancePath + "/mask",
                                              schemaPath: "#/components/schemas/Source/anyOf",
                                              keyword: "anyOf",
                                              params: {},
                                              message: "must match a schema in anyOf",
                                            };
                                            if (vErrors === null) {
                                              vErrors = [err89];
                                            } else {
                                              vErrors.push(err89);
                                            }
                                            errors++;
                                          } else {
                                            errors = _errs126;
                                            if (vErrors !== null) {
                                              if (_errs126) {
                                                vErrors.length = _errs126;
                                              } else {
                                                vErrors = null;
                                              }
                                            }
                                          }
                                          var _valid8 = _errs124 === errors;
                                          valid30 = valid30 || _valid8;
                                          const _errs151 = errors;
                                          if (data43 !== null) {
                                            const err90 = {
                                              instancePath: instancePath + "/mask",
                                              schemaPath: "#/properties/mask/anyOf/1/type",
                                              keyword: "type",
                                              params: { type: "null" },
                                              message: "must be null",
                                            };
                                            if (vErrors === null) {
                                              vErrors = [err90];
                                            } else {
                                              vErrors.push(err90);
                                            }
                                            errors++;
                                          }
                                          var _valid8 = _errs151 === errors;
                                          valid30 = valid30 || _valid8;
                                          if (!valid30) {
                                            const err91 = {
                                              instancePath: instancePath + "/mask",
                                              schemaPath: "#/properties/mask/anyOf",
                                              keyword: "anyOf",
                                              params: {},
                                              message: "must match a schema in anyOf",
                                            };
                                            if (vErrors === null) {
                                              vErrors = [err91];
                                            } else {
                                              vErrors.push(err91);
                                            }
                                            errors++;
                                            validate22.errors = vErrors;
                                            return false;
                                          } else {
                                            errors = _errs123;
                                            if (vErrors !== null) {
                                              if (_errs123) {
                                                vErrors.length = _errs123;
                                              } else {
                                                vErrors = null;
                                              }
                                            }
                                          }
                                          var valid2 = _errs122 === errors;
                                        } else {
                                          var valid2 = true;
                                        }
                                        if (valid2) {
                                          if (data.resolution !== undefined && func0.call(data, "resolution")) {
                                            let data52 = data.resolution;
                                            const _errs153 = errors;
                                            if (typeof data52 !== "string" && data52 !== null) {
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
                                            var valid2 = _errs153 === errors;
                                          } else {
                                            var valid2 = true;
                                          }
                                          if (valid2) {
                                            if (data.aspect_ratio !== undefined && func0.call(data, "aspect_ratio")) {
                                              let data53 = data.aspect_ratio;
                                              const _errs155 = errors;
                                              if (typeof data53 !== "string" && data53 !== null) {
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
                                              var valid2 = _errs155 === errors;
                                            } else {
                                              var valid2 = true;
                                            }
                                            if (valid2) {
                                              if (
                                                data.sequential_image_generation !== undefined &&
                                                func0.call(data, "sequential_image_generation")
                                              ) {
                                                let data54 = data.sequential_image_generation;
                                                const _errs157 = errors;
                                                if (typeof data54 !== "string" && data54 !== null) {
                                                  validate22.errors = [
                                                    {
                                                      instancePath: instancePath + "/sequential_image_generation",
                                                      schemaPath: "#/properties/sequential_image_generation/type",
                                                      keyword: "type",
                                                      params: {
                                                        type: schema33.properties.sequential_image_generation.type,
                                                      },
                                                      message: "must be string,null",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                var valid2 = _errs157 === errors;
                                              } else {
                                                var valid2 = true;
                                              }
                                              if (valid2) {
                                                if (
                                                  data.sequential_image_generation_options !== undefined &&
                                                  func0.call(data, "sequential_image_generation_options")
                                                ) {
                                                  let data55 = data.sequential_image_generation_options;
                                                  const _errs159 = errors;
                                                  if (
                                                    !(data55 && typeof data55 == "object" && !Array.isArray(data55)) &&
                                                    data55 !== null
                                                  ) {
                                                    validate22.errors = [
                                                      {
                                                        instancePath:
                                                          instancePath + "/sequential_image_generation_options",
                                                        schemaPath:
                                                          "#/properties/sequential_image_generation_options/type",
                                                        keyword: "type",
                                                        params: {
                                                          type: schema33.properties.sequential_image_generation_options
                                                            .type,
                                                        },
                                                        message: "must be object,null",
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                  if (errors === _errs159) {
                                                    if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
                                                      if (
                                                        data55.max_images !== undefined &&
                                                        func0.call(data55, "max_images")
                                                      ) {
                                                        let data56 = data55.max_images;
                                                        const _errs161 = errors;
                                                        if (
                                                          !(
                                                            typeof data56 == "number" &&
                                                            !(data56 % 1) &&
                                                            !isNaN(data56) &&
                                                            isFinite(data56)
                                                          ) &&
                                                          data56 !== null
                                                        ) {
                                                          validate22.errors = [
                                                            {
                                                              instancePath:
                                                                instancePath +
                                                                "/sequential_image_generation_options/max_images",
                                                              schemaPath:
                                                                "#/properties/sequential_image_generation_options/properties/max_images/type",
                                                              keyword: "type",
                                                              params: {
                                                                type: schema33.properties
                                                                  .sequential_image_generation_options.properties
                                                                  .max_images.type,
                                                              },
                                                              message: "must be integer,null",
                                                            },
                                                          ];
                                                          return false;
                                                        }
                                                        if (errors === _errs161) {
                                                          if (typeof data56 == "number" && isFinite(data56)) {
                                                            if (data56 > 128 || isNaN(data56)) {
                                                              validate22.errors = [
                                                                {
                                                                  instancePath:
                                                                    instancePath +
                                                                    "/sequential_image_generation_options/max_images",
                                                                  schemaPath:
                                                                    "#/properties/sequential_image_generation_options/properties/max_images/maximum",
                                                                  keyword: "maximum",
                                                                  params: { comparison: "<=", limit: 128 },
                                                                  message: "must be <= 128",
                                                                },
                                                              ];
                                                              return false;
                                                            } else {
                                                              if (data56 < 1 || isNaN(data56)) {
                                                                validate22.errors = [
                                                                  {
                                                                    instancePath:
                                                                      instancePath +
                                                                      "/sequential_image_generation_options/max_images",
                                                                    schemaPath:
                                                                      "#/properties/sequential_image_generation_options/properties/max_images/minimum",
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
                                                      }
                                                    }
                                                  }
                                                  var valid2 = _errs159 === errors;
                                                } else {
                                                  var valid2 = true;
                                                }
                                                if (valid2) {
                                                  if (
                                                    data.layer_decomposition !== undefined &&
                                                    func0.call(data, "layer_decomposition")
                                                  ) {
                                                    let data57 = data.layer_decomposition;
                                                    const _errs163 = errors;
                                                    if (typeof data57 !== "boolean" && data57 !== null) {
                                                      validate22.errors = [
                                                        {
                                                          instancePath: instancePath + "/layer_decomposition",
                                                          schemaPath: "#/properties/layer_decomposition/type",
                                                          keyword: "type",
                                                          params: {
                                                            type: schema33.properties.layer_decomposition.type,
                                                          },
                                                          message: "must be boolean,null",
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                    var valid2 = _errs163 === errors;
                                                  } else {
                                                    var valid2 = true;
                                                  }
                                                  if (valid2) {
                                                    if (data.watermark !== undefined && func0.call(data, "watermark")) {
                                                      let data58 = data.watermark;
                                                      const _errs165 = errors;
                                                      if (typeof data58 !== "boolean" && data58 !== null) {
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
                                                      var valid2 = _errs165 === errors;
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
    size: true,
    quality: true,
    background: true,
    moderation: true,
    input_fidelity: true,
    output_format: true,
    output_compression: true,
    partial_images: true,
    response_format: true,
    stream: true,
    user: true,
    image: true,
    images: true,
    mask: true,
    resolution: true,
    aspect_ratio: true,
    sequential_image_generation: true,
    sequential_image_generation_options: true,
    layer_decomposition: true,
    watermark: true,
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
    size: true,
    quality: true,
    background: true,
    moderation: true,
    input_fidelity: true,
    output_format: true,
    output_compression: true,
    partial_images: true,
    response_format: true,
    stream: true,
    user: true,
    image: true,
    images: true,
    mask: true,
    resolution: true,
    aspect_ratio: true,
    sequential_image_generation: true,
    sequential_image_generation_options: true,
    layer_decomposition: true,
    watermark: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

export const validateEdit = validate24;
const schema38 = { $id: "/edit", $ref: "/document#/components/schemas/EditRequest" };
const schema39 = {
  allOf: [
    { $ref: "#/components/schemas/Request" },
    {
      type: "object",
      required: ["model", "prompt"],
      anyOf: [
        { required: ["image"], properties: { image: { type: ["object", "string", "array"], minItems: 1 } } },
        { required: ["images"], properties: { images: { type: "array", minItems: 1 } } },
      ],
    },
  ],
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
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (
      (data.layer_decomposition === undefined || !func0.call(data, "layer_decomposition")) &&
      (missing0 = "layer_decomposition")
    ) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.layer_decomposition !== undefined && func0.call(data, "layer_decomposition")) {
        if (true !== data.layer_decomposition) {
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
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if ((data.prompt === undefined || !func0.call(data, "prompt")) && (missing1 = "prompt")) {
        validate26.errors = [
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
    var _valid0 = _errs4 === errors;
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
    validate26.errors = vErrors;
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if ((data.model === undefined || !func0.call(data, "model")) && (missing2 = "model")) {
        validate26.errors = [
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
          const _errs5 = errors;
          if (errors === _errs5) {
            if (typeof data1 === "string") {
              if (func65(data1) < 1) {
                validate26.errors = [
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
              validate26.errors = [
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
          var valid2 = _errs5 === errors;
        } else {
          var valid2 = true;
        }
        if (valid2) {
          if (data.prompt !== undefined && func0.call(data, "prompt")) {
            let data2 = data.prompt;
            const _errs7 = errors;
            if (errors === _errs7) {
              if (typeof data2 === "string") {
                if (func65(data2) < 1) {
                  validate26.errors = [
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
                validate26.errors = [
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
            var valid2 = _errs7 === errors;
          } else {
            var valid2 = true;
          }
          if (valid2) {
            if (data.n !== undefined && func0.call(data, "n")) {
              let data3 = data.n;
              const _errs9 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
                validate26.errors = [
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
              if (errors === _errs9) {
                if (typeof data3 == "number" && isFinite(data3)) {
                  if (data3 > 128 || isNaN(data3)) {
                    validate26.errors = [
                      {
                        instancePath: instancePath + "/n",
                        schemaPath: "#/properties/n/maximum",
                        keyword: "maximum",
                        params: { comparison: "<=", limit: 128 },
                        message: "must be <= 128",
                      },
                    ];
                    return false;
                  } else {
                    if (data3 < 1 || isNaN(data3)) {
                      validate26.errors = [
                        {
                          instancePath: instancePath + "/n",
                          schemaPath: "#/properties/n/minimum",
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
              var valid2 = _errs9 === errors;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data.size !== undefined && func0.call(data, "size")) {
                let data4 = data.size;
                const _errs11 = errors;
                if (typeof data4 !== "string" && data4 !== null) {
                  validate26.errors = [
                    {
                      instancePath: instancePath + "/size",
                      schemaPath: "#/properties/size/type",
                      keyword: "type",
                      params: { type: schema33.properties.size.type },
                      message: "must be string,null",
                    },
                  ];
                  return false;
                }
                var valid2 = _errs11 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data.quality !== undefined && func0.call(data, "quality")) {
                  let data5 = data.quality;
                  const _errs13 = errors;
                  if (typeof data5 !== "string" && data5 !== null) {
                    validate26.errors = [
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
                  var valid2 = _errs13 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data.background !== undefined && func0.call(data, "background")) {
                    let data6 = data.background;
                    const _errs15 = errors;
                    if (typeof data6 !== "string" && data6 !== null) {
                      validate26.errors = [
                        {
                          instancePath: instancePath + "/background",
                          schemaPath: "#/properties/background/type",
                          keyword: "type",
                          params: { type: schema33.properties.background.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid2 = _errs15 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (valid2) {
                    if (data.moderation !== undefined && func0.call(data, "moderation")) {
                      let data7 = data.moderation;
                      const _errs17 = errors;
                      if (typeof data7 !== "string" && data7 !== null) {
                        validate26.errors = [
                          {
                            instancePath: instancePath + "/moderation",
                            schemaPath: "#/properties/moderation/type",
                            keyword: "type",
                            params: { type: schema33.properties.moderation.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid2 = _errs17 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (valid2) {
                      if (data.input_fidelity !== undefined && func0.call(data, "input_fidelity")) {
                        let data8 = data.input_fidelity;
                        const _errs19 = errors;
                        if (typeof data8 !== "string" && data8 !== null) {
                          validate26.errors = [
                            {
                              instancePath: instancePath + "/input_fidelity",
                              schemaPath: "#/properties/input_fidelity/type",
                              keyword: "type",
                              params: { type: schema33.properties.input_fidelity.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid2 = _errs19 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data.output_format !== undefined && func0.call(data, "output_format")) {
                          let data9 = data.output_format;
                          const _errs21 = errors;
                          if (typeof data9 !== "string" && data9 !== null) {
                            validate26.errors = [
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
                          var valid2 = _errs21 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data.output_compression !== undefined && func0.call(data, "output_compression")) {
                            let data10 = data.output_compression;
                            const _errs23 = errors;
                            if (
                              !(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10)) &&
                              data10 !== null
                            ) {
                              validate26.errors = [
                                {
                                  instancePath: instancePath + "/output_compression",
                                  schemaPath: "#/properties/output_compression/type",
                                  keyword: "type",
                                  params: { type: schema33.properties.output_compression.type },
                                  message: "must be integer,null",
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs23) {
                              if (typeof data10 == "number" && isFinite(data10)) {
                                if (data10 > 100 || isNaN(data10)) {
                                  validate26.errors = [
                                    {
                                      instancePath: instancePath + "/output_compression",
                                      schemaPath: "#/properties/output_compression/maximum",
                                      keyword: "maximum",
                                      params: { comparison: "<=", limit: 100 },
                                      message: "must be <= 100",
                                    },
                                  ];
                                  return false;
                                } else {
                                  if (data10 < 0 || isNaN(data10)) {
                                    validate26.errors = [
                                      {
                                        instancePath: instancePath + "/output_compression",
                                        schemaPath: "#/properties/output_compression/minimum",
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
                            var valid2 = _errs23 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data.partial_images !== undefined && func0.call(data, "partial_images")) {
                              let data11 = data.partial_images;
                              const _errs25 = errors;
                              if (
                                !(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11)) &&
                                data11 !== null
                              ) {
                                validate26.errors = [
                                  {
                                    instancePath: instancePath + "/partial_images",
                                    schemaPath: "#/properties/partial_images/type",
                                    keyword: "type",
                                    params: { type: schema33.properties.partial_images.type },
                                    message: "must be integer,null",
                                  },
                                ];
                                return false;
                              }
                              if (errors === _errs25) {
                                if (typeof data11 == "number" && isFinite(data11)) {
                                  if (data11 > 3 || isNaN(data11)) {
                                    validate26.errors = [
                                      {
                                        instancePath: instancePath + "/partial_images",
                                        schemaPath: "#/properties/partial_images/maximum",
                                        keyword: "maximum",
                                        params: { comparison: "<=", limit: 3 },
                                        message: "must be <= 3",
                                      },
                                    ];
                                    return false;
                                  } else {
                                    if (data11 < 0 || isNaN(data11)) {
                                      validate26.errors = [
                                        {
                                          instancePath: instancePath + "/partial_images",
                                          schemaPath: "#/properties/partial_images/minimum",
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
                              var valid2 = _errs25 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data.response_format !== undefined && func0.call(data, "response_format")) {
                                let data12 = data.response_format;
                                const _errs27 = errors;
                                if (typeof data12 !== "string" && data12 !== null) {
                                  validate26.errors = [
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
                                var valid2 = _errs27 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data.stream !== undefined && func0.call(data, "stream")) {
                                  let data13 = data.stream;
                                  const _errs29 = errors;
                                  if (typeof data13 !== "boolean" && data13 !== null) {
                                    validate26.errors = [
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
                                  var valid2 = _errs29 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data.user !== undefined && func0.call(data, "user")) {
                                    let data14 = data.user;
                                    const _errs31 = errors;
                                    if (typeof data14 !== "string" && data14 !== null) {
                                      validate26.errors = [
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
                                    var valid2 = _errs31 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data.image !== undefined && func0.call(data, "image")) {
                                      let data15 = data.image;
                                      const _errs33 = errors;
                                      const _errs34 = errors;
                                      let valid3 = false;
                                      const _errs35 = errors;
                                      const _errs37 = errors;
                                      let valid5 = false;
                                      const _errs38 = errors;
                                      const _errs40 = errors;
                                      let valid6 = false;
                                      const _errs41 = errors;
                                      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                        let missing3;
                                        if (
                                          (data15.url === undefined || !func0.call(data15, "url")) &&
                                          (missing3 = "url")
                                        ) {
                                          const err3 = {
                                            instancePath: instancePath + "/image",
                                            schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/0/required",
                                            keyword: "required",
                                            params: { missingProperty: missing3 },
                                            message: "must have required property '" + missing3 + "'",
                                          };
                                          if (vErrors === null) {
                                            vErrors = [err3];
                                          } else {
                                            vErrors.push(err3);
                                          }
                                          errors++;
                                        } else {
                                          if (data15.url !== undefined && func0.call(data15, "url")) {
                                            if (typeof data15.url !== "string") {
                                              const err4 = {
                                                instancePath: instancePath + "/image/url",
                                                schemaPath:
                                                  "#/components/schemas/Source/anyOf/0/anyOf/0/properties/url/type",
                                                keyword: "type",
                                                params: { type: "string" },
                                                message: "must be string",
                                              };
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
                                      var _valid3 = _errs41 === errors;
                                      valid6 = valid6 || _valid3;
                                      if (_valid3) {
                                        var props0 = {};
                                        props0.url = true;
                                      }
                                      const _errs44 = errors;
                                      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                        let missing4;
                                        if (
                                          (data15.image_url === undefined || !func0.call(data15, "image_url")) &&
                                          (missing4 = "image_url")
                                        ) {
                                          const err5 = {
                                            instancePath: instancePath + "/image",
                                            schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/1/required",
                                            keyword: "required",
                                            params: { missingProperty: missing4 },
                                            message: "must have required property '" + missing4 + "'",
                                          };
                                          if (vErrors === null) {
                                            vErrors = [err5];
                                          } else {
                                            vErrors.push(err5);
                                          }
                                          errors++;
                                        } else {
                                          if (data15.image_url !== undefined && func0.call(data15, "image_url")) {
                                            let data17 = data15.image_url;
                                            if (
                                              typeof data17 !== "string" &&
                                              !(data17 && typeof data17 == "object" && !Array.isArray(data17))
                                            ) {
                                              const err6 = {
                                                instancePath: instancePath + "/image/image_url",
                                                schemaPath:
                                                  "#/components/schemas/Source/anyOf/0/anyOf/1/properties/image_url/type",
                                                keyword: "type",
                                                params: { type: schema34.anyOf[0].anyOf[1].properties.image_url.type },
                                                message: "must be string,object",
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
                                      var _valid3 = _errs44 === errors;
                                      valid6 = valid6 || _valid3;
                                      if (_valid3) {
                                        if (props0 !== true) {
                                          props0 = props0 || {};
                                          props0.image_url = true;
                                        }
                                      }
                                      const _errs47 = errors;
                                      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                        let missing5;
                                        if (
                                          (data15.file_id === undefined || !func0.call(data15, "file_id")) &&
                                          (missing5 = "file_id")
                                        ) {
                                          const err7 = {
                                            instancePath: instancePath + "/image",
                                            schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/2/required",
                                            keyword: "required",
                                            params: { missingProperty: missing5 },
                                            message: "must have required property '" + missing5 + "'",
                                          };
                                          if (vErrors === null) {
                                            vErrors = [err7];
                                          } else {
                                            vErrors.push(err7);
                                          }
                                          errors++;
                                        } else {
                                          if (data15.file_id !== undefined && func0.call(data15, "file_id")) {
                                            if (typeof data15.file_id !== "string") {
                                              const err8 = {
                                                instancePath: instancePath + "/image/file_id",
                                                schemaPath:
                                                  "#/components/schemas/Source/anyOf/0/anyOf/2/properties/file_id/type",
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
                                      var _valid3 = _errs47 === errors;
                                      valid6 = valid6 || _valid3;
                                      if (_valid3) {
                                        if (props0 !== true) {
                                          props0 = props0 || {};
                                          props0.file_id = true;
                                        }
                                      }
                                      if (!valid6) {
                                        const err9 = {
                                          instancePath: instancePath + "/image",
                                          schemaPath: "#/components/schemas/Source/anyOf/0/anyOf",
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
                                      } else {
                                        errors = _errs40;
                                        if (vErrors !== null) {
                                          if (_errs40) {
                                            vErrors.length = _errs40;
                                          } else {
                                            vErrors = null;
                                          }
                                        }
                                      }
                                      if (errors === _errs38) {
                                        if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                          if (props0 !== true) {
                                            props0 = props0 || {};
                                            props0.type = true;
                                            props0.url = true;
                                            props0.image_url = true;
                                            props0.file_id = true;
                                          }
                                          if (data15.type !== undefined && func0.call(data15, "type")) {
                                            let data19 = data15.type;
                                            const _errs50 = errors;
                                            if (typeof data19 !== "string" && data19 !== null) {
                                              const err10 = {
                                                instancePath: instancePath + "/image/type",
                                                schemaPath: "#/components/schemas/Source/anyOf/0/properties/type/type",
                                                keyword: "type",
                                                params: { type: schema34.anyOf[0].properties.type.type },
                                                message: "must be string,null",
                                              };
                                              if (vErrors === null) {
                                                vErrors = [err10];
                                              } else {
                                                vErrors.push(err10);
                                              }
                                              errors++;
                                            }
                                            var valid10 = _errs50 === errors;
                                          } else {
                                            var valid10 = true;
                                          }
                                          if (valid10) {
                                            if (data15.url !== undefined && func0.call(data15, "url")) {
                                              let data20 = data15.url;
                                              const _errs52 = errors;
                                              if (typeof data20 !== "string" && data20 !== null) {
                                                const err11 = {
                                                  instancePath: instancePath + "/image/url",
                                                  schemaPath: "#/components/schemas/Source/anyOf/0/properties/url/type",
                                                  keyword: "type",
                                                  params: { type: schema34.anyOf[0].properties.url.type },
                                                  message: "must be string,null",
                                                };
                                                if (vErrors === null) {
                                                  vErrors = [err11];
                                                } else {
                                                  vErrors.push(err11);
                                                }
                                                errors++;
                                              }
                                              if (errors === _errs52) {
                                                if (typeof data20 === "string") {
                                                  if (func65(data20) < 1) {
                                                    const err12 = {
                                                      instancePath: instancePath + "/image/url",
                                                      schemaPath:
                                                        "#/components/schemas/Source/anyOf/0/properties/url/minLength",
                                                      keyword: "minLength",
                                                      params: { limit: 1 },
                                                      message: "must NOT have fewer than 1 characters",
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
                                              var valid10 = _errs52 === errors;
                                            } else {
                                              var valid10 = true;
                                            }
                                            if (valid10) {
                                              if (data15.image_url !== undefined && func0.call(data15, "image_url")) {
                                                let data21 = data15.image_url;
                                                const _errs54 = errors;
                                                if (
                                                  typeof data21 !== "string" &&
                                                  !(data21 && typeof data21 == "object" && !Array.isArray(data21)) &&
                                                  data21 !== null
                                                ) {
                                                  const err13 = {
                                                    instancePath: instancePath + "/image/image_url",
                                                    schemaPath:
                                                      "#/components/schemas/Source/anyOf/0/properties/image_url/type",
                                                    keyword: "type",
                                                    params: { type: schema34.anyOf[0].properties.image_url.type },
                                                    message: "must be string,object,null",
                                                  };
                                                  if (vErrors === null) {
                                                    vErrors = [err13];
                                                  } else {
                                                    vErrors.push(err13);
                                                  }
                                                  errors++;
                                                }
                                                if (errors === _errs54) {
                                                  if (typeof data21 === "string") {
                                                    if (func65(data21) < 1) {
                                                      const err14 = {
                                                        instancePath: instancePath + "/image/image_url",
                                                        schemaPath:
                                                          "#/components/schemas/Source/anyOf/0/properties/image_url/minLength",
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
                                                  }
                                                  if (errors === _errs54) {
                                                    if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                                                      let missing6;
                                                      if (
                                                        (data21.url === undefined || !func0.call(data21, "url")) &&
                                                        (missing6 = "url")
                                                      ) {
                                                        const err15 = {
                                                          instancePath: instancePath + "/image/image_url",
                                                          schemaPath:
                                                            "#/components/schemas/Source/anyOf/0/properties/image_url/required",
                                                          keyword: "required",
                                                          params: { missingProperty: missing6 },
                                                          message: "must have required property '" + missing6 + "'",
                                                        };
                                                        if (vErrors === null) {
                                                          vErrors = [err15];
                                                        } else {
                                                          vErrors.push(err15);
                                                        }
                                                        errors++;
                                                      } else {
                                                        if (data21.url !== undefined && func0.call(data21, "url")) {
                                                          let data22 = data21.url;
                                                          const _errs56 = errors;
                                                          if (errors === _errs56) {
                                                            if (typeof data22 === "string") {
                                                              if (func65(data22) < 1) {
                                                                const err16 = {
                                                                  instancePath: instancePath + "/image/image_url/url",
                                                                  schemaPath:
                                                                    "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/minLength",
                                                                  keyword: "minLength",
                                                                  params: { limit: 1 },
                                                                  message: "must NOT have fewer than 1 characters",
                                                                };
                                                                if (vErrors === null) {
                                                                  vErrors = [err16];
                                                                } else {
                                                                  vErrors.push(err16);
                                                                }
                                                                errors++;
                                                              }
                                                            } else {
                                                              const err17 = {
                                                                instancePath: instancePath + "/image/image_url/url",
                                                                schemaPath:
                                                                  "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/type",
                                                                keyword: "type",
                                                                params: { type: "string" },
                                                                message: "must be string",
                                                              };
                                                              if (vErrors === null) {
                                                                vErrors = [err17];
                                                              } else {
                                                                vErrors.push(err17);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                                var valid10 = _errs54 === errors;
                                              } else {
                                                var valid10 = true;
                                              }
                                              if (valid10) {
                                                if (data15.file_id !== undefined && func0.call(data15, "file_id")) {
                                                  let data23 = data15.file_id;
                                                  const _errs58 = errors;
                                                  if (typeof data23 !== "string" && data23 !== null) {
                                                    const err18 = {
                                                      instancePath: instancePath + "/image/file_id",
                                                      schemaPath:
                                                        "#/components/schemas/Source/anyOf/0/properties/file_id/type",
                                                      keyword: "type",
                                                      params: { type: schema34.anyOf[0].properties.file_id.type },
                                                      message: "must be string,null",
                                                    };
                                                    if (vErrors === null) {
                                                      vErrors = [err18];
                                                    } else {
                                                      vErrors.push(err18);
                                                    }
                                                    errors++;
                                                  }
                                                  if (errors === _errs58) {
                                                    if (typeof data23 === "string") {
                                                      if (func65(data23) < 1) {
                                                        const err19 = {
                                                          instancePath: instancePath + "/image/file_id",
                                                          schemaPath:
                                                            "#/components/schemas/Source/anyOf/0/properties/file_id/minLength",
                                                          keyword: "minLength",
                                                          params: { limit: 1 },
                                                          message: "must NOT have fewer than 1 characters",
                                                        };
                                                        if (vErrors === null) {
                                                          vErrors = [err19];
                                                        } else {
                                                          vErrors.push(err19);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                  }
                                                  var valid10 = _errs58 === errors;
                                                } else {
                                                  var valid10 = true;
                                                }
                                              }
                                            }
                                          }
                                        } else {
                                          const err20 = {
                                            instancePath: instancePath + "/image",
                                            schemaPath: "#/components/schemas/Source/anyOf/0/type",
                                            keyword: "type",
                                            params: { type: "object" },
                                            message: "must be object",
                                          };
                                          if (vErrors === null) {
                                            vErrors = [err20];
                                          } else {
                                            vErrors.push(err20);
                                          }
                                          errors++;
                                        }
                                      }
                                      var _valid2 = _errs38 === errors;
                                      valid5 = valid5 || _valid2;
                                      const _errs60 = errors;
                                      if (errors === _errs60) {
                                        if (typeof data15 === "string") {
                                          if (func65(data15) < 1) {
                                            const err21 = {
                                              instancePath: instancePath + "/image",
                                              schemaPath: "#/components/schemas/Source/anyOf/1/minLength",
                                              keyword: "minLength",
                                              params: { limit: 1 },
                                              message: "must NOT have fewer than 1 characters",
                                            };
                                            if (vErrors === null) {
                                              vErrors = [err21];
                                            } else {
                                              vErrors.push(err21);
                                            }
                                            errors++;
                                          }
                                        } else {
                                          const err22 = {
                                            instancePath: instancePath + "/image",
                                            schemaPath: "#/components/schemas/Source/anyOf/1/type",
                                            keyword: "type",
                                            params: { type: "string" },
                                            message: "must be string",
                                          };
                                          if (vErrors === null) {
                                            vErrors = [err22];
                                          } else {
                                            vErrors.push(err22);
                                          }
                                          errors++;
                                        }
                                      }
                                      var _valid2 = _errs60 === errors;
                                      valid5 = valid5 || _valid2;
                                      if (!valid5) {
                                        const err23 = {
                                          instancePath: instancePath + "/image",
                                          schemaPath: "#/components/schemas/Source/anyOf",
                                          keyword: "anyOf",
                                          params: {},
                                          message: "must match a schema in anyOf",
                                        };
                                        if (vErrors === null) {
                                          vErrors = [err23];
                                        } else {
                                          vErrors.push(err23);
                                        }
                                        errors++;
                                      } else {
                                        errors = _errs37;
                                        if (vErrors !== null) {
                                          if (_errs37) {
                                            vErrors.length = _errs37;
                                          } else {
                                            vErrors = null;
                                          }
                                        }
                                      }
                                      var _valid1 = _errs35 === errors;
                                      valid3 = valid3 || _valid1;
                                      const _errs62 = errors;
                                      if (errors === _errs62) {
                                        if (Array.isArray(data15)) {
                                          var valid12 = true;
                                          const len0 = data15.length;
                                          for (let i0 = 0; i0 < len0; i0++) {
                                            let data24 = data15[i0];
                                            const _errs64 = errors;
                                            const _errs66 = errors;
                                            let valid14 = false;
                                            const _errs67 = errors;
                                            const _errs69 = errors;
                                            let valid15 = false;
                                            const _errs70 = errors;
                                            if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                                              let missing7;
                                              if (
                                                (data24.url === undefined || !func0.call(data24, "url")) &&
                                                (missing7 = "url")
                                              ) {
                                                const err24 = {
                                                  instancePath: instancePath + "/image/" + i0,
                                                  schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/0/required",
                                                  keyword: "required",
                                                  params: { missingProperty: missing7 },
                                                  message: "must have required property '" + missing7 + "'",
                                                };
                                                if (vErrors === null) {
                                                  vErrors = [err24];
                                                } else {
                                                  vErrors.push(err24);
                                                }
                                                errors++;
                                              } else {
                                                if (data24.url !== undefined && func0.call(data24, "url")) {
                                                  if (typeof data24.url !== "string") {
                                                    const err25 = {
                                                      instancePath: instancePath + "/image/" + i0 + "/url",
                                                      schemaPath:
                                                        "#/components/schemas/Source/anyOf/0/anyOf/0/properties/url/type",
                                                      keyword: "type",
                                                      params: { type: "string" },
                                                      message: "must be string",
                                                    };
                                                    if (vErrors === null) {
                                                      vErrors = [err25];
                                                    } else {
                                                      vErrors.push(err25);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                              }
                                            }
                                            var _valid5 = _errs70 === errors;
                                            valid15 = valid15 || _valid5;
                                            if (_valid5) {
                                              var props1 = {};
                                              props1.url = true;
                                            }
                                            const _errs73 = errors;
                                            if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                                              let missing8;
                                              if (
                                                (data24.image_url === undefined || !func0.call(data24, "image_url")) &&
                                                (missing8 = "image_url")
                                              ) {
                                                const err26 = {
                                                  instancePath: instancePath + "/image/" + i0,
                                                  schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/1/required",
                                                  keyword: "required",
                                                  params: { missingProperty: missing8 },
                                                  message: "must have required property '" + missing8 + "'",
                                                };
                                                if (vErrors === null) {
                                                  vErrors = [err26];
                                                } else {
                                                  vErrors.push(err26);
                                                }
                                                errors++;
                                              } else {
                                                if (data24.image_url !== undefined && func0.call(data24, "image_url")) {
                                                  let data26 = data24.image_url;
                                                  if (
                                                    typeof data26 !== "string" &&
                                                    !(data26 && typeof data26 == "object" && !Array.isArray(data26))
                                                  ) {
                                                    const err27 = {
                                                      instancePath: instancePath + "/image/" + i0 + "/image_url",
                                                      schemaPath:
                                                        "#/components/schemas/Source/anyOf/0/anyOf/1/properties/image_url/type",
                                                      keyword: "type",
                                                      params: {
                                                        type: schema34.anyOf[0].anyOf[1].properties.image_url.type,
                                                      },
                                                      message: "must be string,object",
                                                    };
                                                    if (vErrors === null) {
                                                      vErrors = [err27];
                                                    } else {
                                                      vErrors.push(err27);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                              }
                                            }
                                            var _valid5 = _errs73 === errors;
                                            valid15 = valid15 || _valid5;
                                            if (_valid5) {
                                              if (props1 !== true) {
                                                props1 = props1 || {};
                                                props1.image_url = true;
                                              }
                                            }
                                            const _errs76 = errors;
                                            if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                                              let missing9;
                                              if (
                                                (data24.file_id === undefined || !func0.call(data24, "file_id")) &&
                                                (missing9 = "file_id")
                                              ) {
                                                const err28 = {
                                                  instancePath: instancePath + "/image/" + i0,
                                                  schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/2/required",
                                                  keyword: "required",
                                                  params: { missingProperty: missing9 },
                                                  message: "must have required property '" + missing9 + "'",
                                                };
                                                if (vErrors === null) {
                                                  vErrors = [err28];
                                                } else {
                                                  vErrors.push(err28);
                                                }
                                                errors++;
                                              } else {
                                                if (data24.file_id !== undefined && func0.call(data24, "file_id")) {
                                                  if (typeof data24.file_id !== "string") {
                                                    const err29 = {
                                                      instancePath: instancePath + "/image/" + i0 + "/file_id",
                                                      schemaPath:
                                                        "#/components/schemas/Source/anyOf/0/anyOf/2/properties/file_id/type",
                                                      keyword: "type",
                                                      params: { type: "string" },
                                                      message: "must be string",
                                                    };
                                                    if (vErrors === null) {
                                                      vErrors = [err29];
                                                    } else {
                                                      vErrors.push(err29);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                              }
                                            }
                                            var _valid5 = _errs76 === errors;
                                            valid15 = valid15 || _valid5;
                                            if (_valid5) {
                                              if (props1 !== true) {
                                                props1 = props1 || {};
                                                props1.file_id = true;
                                              }
                                            }
                                            if (!valid15) {
                                              const err30 = {
                                                instancePath: instancePath + "/image/" + i0,
                                                schemaPath: "#/components/schemas/Source/anyOf/0/anyOf",
                                                keyword: "anyOf",
                                                params: {},
                                                message: "must match a schema in anyOf",
                                              };
                                              if (vErrors === null) {
                                                vErrors = [err30];
                                              } else {
                                                vErrors.push(err30);
                                              }
                                              errors++;
                                            } else {
                                              errors = _errs69;
                                              if (vErrors !== null) {
                                                if (_errs69) {
                                                  vErrors.length = _errs69;
                                                } else {
                                                  vErrors = null;
                                                }
                                              }
                                            }
                                            if (errors === _errs67) {
                                              if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                                                if (props1 !== true) {
                                                  props1 = props1 || {};
                                                  props1.type = true;
                                                  props1.url = true;
                                                  props1.image_url = true;
                                                  props1.file_id = true;
                                                }
                                                if (data24.type !== undefined && func0.call(data24, "type")) {
                                                  let data28 = data24.type;
                                                  const _errs79 = errors;
                                                  if (typeof data28 !== "string" && data28 !== null) {
                                                    const err31 = {
                                                      instancePath: instancePath + "/image/" + i0 + "/type",
                                                      schemaPath:
                                                        "#/components/schemas/Source/anyOf/0/properties/type/type",
                                                      keyword: "type",
                                                      params: { type: schema34.anyOf[0].properties.type.type },
                                                      message: "must be string,null",
                                                    };
                                                    if (vErrors === null) {
                                                      vErrors = [err31];
                                                    } else {
                                                      vErrors.push(err31);
                                                    }
                                                    errors++;
                                                  }
                                                  var valid19 = _errs79 === errors;
                                                } else {
                                                  var valid19 = true;
                                                }
                                                if (valid19) {
                                                  if (data24.url !== undefined && func0.call(data24, "url")) {
                                                    let data29 = data24.url;
                                                    const _errs81 = errors;
                                                    if (typeof data29 !== "string" && data29 !== null) {
                                                      const err32 = {
                                                        instancePath: instancePath + "/image/" + i0 + "/url",
                                                        schemaPath:
                                                          "#/components/schemas/Source/anyOf/0/properties/url/type",
                                                        keyword: "type",
                                                        params: { type: schema34.anyOf[0].properties.url.type },
                                                        message: "must be string,null",
                                                      };
                                                      if (vErrors === null) {
                                                        vErrors = [err32];
                                                      } else {
                                                        vErrors.push(err32);
                                                      }
                                                      errors++;
                                                    }
                                                    if (errors === _errs81) {
                                                      if (typeof data29 === "string") {
                                                        if (func65(data29) < 1) {
                                                          const err33 = {
                                                            instancePath: instancePath + "/image/" + i0 + "/url",
                                                            schemaPath:
                                                              "#/components/schemas/Source/anyOf/0/properties/url/minLength",
                                                            keyword: "minLength",
                                                            params: { limit: 1 },
                                                            message: "must NOT have fewer than 1 characters",
                                                          };
                                                          if (vErrors === null) {
                                                            vErrors = [err33];
                                                          } else {
                                                            vErrors.push(err33);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                    }
                                                    var valid19 = _errs81 === errors;
                                                  } else {
                                                    var valid19 = true;
                                                  }
                                                  if (valid19) {
                                                    if (
                                                      data24.image_url !== undefined &&
                                                      func0.call(data24, "image_url")
                                                    ) {
                                                      let data30 = data24.image_url;
                                                      const _errs83 = errors;
                                                      if (
                                                        typeof data30 !== "string" &&
                                                        !(
                                                          data30 &&
                                                          typeof data30 == "object" &&
                                                          !Array.isArray(data30)
                                                        ) &&
                                                        data30 !== null
                                                      ) {
                                                        const err34 = {
                                                          instancePath: instancePath + "/image/" + i0 + "/image_url",
                                                          schemaPath:
                                                            "#/components/schemas/Source/anyOf/0/properties/image_url/type",
                                                          keyword: "type",
                                                          params: { type: schema34.anyOf[0].properties.image_url.type },
                                                          message: "must be string,object,null",
                                                        };
                                                        if (vErrors === null) {
                                                          vErrors = [err34];
                                                        } else {
                                                          vErrors.push(err34);
                                                        }
                                                        errors++;
                                                      }
                                                      if (errors === _errs83) {
                                                        if (typeof data30 === "string") {
                                                          if (func65(data30) < 1) {
                                                            const err35 = {
                                                              instancePath:
                                                                instancePath + "/image/" + i0 + "/image_url",
                                                              schemaPath:
                                                                "#/components/schemas/Source/anyOf/0/properties/image_url/minLength",
                                                              keyword: "minLength",
                                                              params: { limit: 1 },
                                                              message: "must NOT have fewer than 1 characters",
                                                            };
                                                            if (vErrors === null) {
                                                              vErrors = [err35];
                                                            } else {
                                                              vErrors.push(err35);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                        if (errors === _errs83) {
                                                          if (
                                                            data30 &&
                                                            typeof data30 == "object" &&
                                                            !Array.isArray(data30)
                                                          ) {
                                                            let missing10;
                                                            if (
                                                              (data30.url === undefined ||
                                                                !func0.call(data30, "url")) &&
                                                              (missing10 = "url")
                                                            ) {
                                                              const err36 = {
                                                                instancePath:
                                                                  instancePath + "/image/" + i0 + "/image_url",
                                                                schemaPath:
                                                                  "#/components/schemas/Source/anyOf/0/properties/image_url/required",
                                                                keyword: "required",
                                                                params: { missingProperty: missing10 },
                                                                message:
                                                                  "must have required property '" + missing10 + "'",
                                                              };
                                                              if (vErrors === null) {
                                                                vErrors = [err36];
                                                              } else {
                                                                vErrors.push(err36);
                                                              }
                                                              errors++;
                                                            } else {
                                                              if (
                                                                data30.url !== undefined &&
                                                                func0.call(data30, "url")
                                                              ) {
                                                                let data31 = data30.url;
                                                                const _errs85 = errors;
                                                                if (errors === _errs85) {
                                                                  if (typeof data31 === "string") {
                                                                    if (func65(data31) < 1) {
                                                                      const err37 = {
                                                                        instancePath:
                                                                          instancePath +
                                                                          "/image/" +
                                                                          i0 +
                                                                          "/image_url/url",
                                                                        schemaPath:
                                                                          "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/minLength",
                                                                        keyword: "minLength",
                                                                        params: { limit: 1 },
                                                                        message:
                                                                          "must NOT have fewer than 1 characters",
                                                                      };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err37];
                                                                      } else {
                                                                        vErrors.push(err37);
                                                                      }
                                                                      errors++;
                                                                    }
                                                                  } else {
                                                                    const err38 = {
                                                                      instancePath:
                                                                        instancePath +
                                                                        "/image/" +
                                                                        i0 +
                                                                        "/image_url/url",
                                                                      schemaPath:
                                                                        "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/type",
                                                                      keyword: "type",
                                                                      params: { type: "string" },
                                                                      message: "must be string",
                                                                    };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err38];
                                                                    } else {
                                                                      vErrors.push(err38);
                                                                    }
                                                                    errors++;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                      var valid19 = _errs83 === errors;
                                                    } else {
                                                      var valid19 = true;
                                                    }
                                                    if (valid19) {
                                                      if (
                                                        data24.file_id !== undefined &&
                                                        func0.call(data24, "file_id")
                                                      ) {
                                                        let data32 = data24.file_id;
                                                        const _errs87 = errors;
                                                        if (typeof data32 !== "string" && data32 !== null) {
                                                          const err39 = {
                                                            instancePath: instancePath + "/image/" + i0 + "/file_id",
                                                            schemaPath:
                                                              "#/components/schemas/Source/anyOf/0/properties/file_id/type",
                                                            keyword: "type",
                                                            params: { type: schema34.anyOf[0].properties.file_id.type },
                                                            message: "must be string,null",
                                                          };
                                                          if (vErrors === null) {
                                                            vErrors = [err39];
                                                          } else {
                                                            vErrors.push(err39);
                                                          }
                                                          errors++;
                                                        }
                                                        if (errors === _errs87) {
                                                          if (typeof data32 === "string") {
                                                            if (func65(data32) < 1) {
                                                              const err40 = {
                                                                instancePath:
                                                                  instancePath + "/image/" + i0 + "/file_id",
                                                                schemaPath:
                                                                  "#/components/schemas/Source/anyOf/0/properties/file_id/minLength",
                                                                keyword: "minLength",
                                                                params: { limit: 1 },
                                                                message: "must NOT have fewer than 1 characters",
                                                              };
                                                              if (vErrors === null) {
                                                                vErrors = [err40];
                                                              } else {
                                                                vErrors.push(err40);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                        }
                                                        var valid19 = _errs87 === errors;
                                                      } else {
                                                        var valid19 = true;
                                                      }
                                                    }
                                                  }
                                                }
                                              } else {
                                                const err41 = {
                                                  instancePath: instancePath + "/image/" + i0,
                                                  schemaPath: "#/components/schemas/Source/anyOf/0/type",
                                                  keyword: "type",
                                                  params: { type: "object" },
                                                  message: "must be object",
                                                };
                                                if (vErrors === null) {
                                                  vErrors = [err41];
                                                } else {
                                                  vErrors.push(err41);
                                                }
                                                errors++;
                                              }
                                            }
                                            var _valid4 = _errs67 === errors;
                                            valid14 = valid14 || _valid4;
                                            const _errs89 = errors;
                                            if (errors === _errs89) {
                                              if (typeof data24 === "string") {
                                                if (func65(data24) < 1) {
                                                  const err42 = {
                                                    instancePath: instancePath + "/image/" + i0,
                                                    schemaPath: "#/components/schemas/Source/anyOf/1/minLength",
                                                    keyword: "minLength",
                                                    params: { limit: 1 },
                                                    message: "must NOT have fewer than 1 characters",
                                                  };
                                                  if (vErrors === null) {
                                                    vErrors = [err42];
                                                  } else {
                                                    vErrors.push(err42);
                                                  }
                                                  errors++;
                                                }
                                              } else {
                                                const err43 = {
                                                  instancePath: instancePath + "/image/" + i0,
                                                  schemaPath: "#/components/schemas/Source/anyOf/1/type",
                                                  keyword: "type",
                                                  params: { type: "string" },
                                                  message: "must be string",
                                                };
                                                if (vErrors === null) {
                                                  vErrors = [err43];
                                                } else {
                                                  vErrors.push(err43);
                                                }
                                                errors++;
                                              }
                                            }
                                            var _valid4 = _errs89 === errors;
                                            valid14 = valid14 || _valid4;
                                            if (!valid14) {
                                              const err44 = {
                                                instancePath: instancePath + "/image/" + i0,
                                                schemaPath: "#/components/schemas/Source/anyOf",
                                                keyword: "anyOf",
                                                params: {},
                                                message: "must match a schema in anyOf",
                                              };
                                              if (vErrors === null) {
                                                vErrors = [err44];
                                              } else {
                                                vErrors.push(err44);
                                              }
                                              errors++;
                                            } else {
                                              errors = _errs66;
                                              if (vErrors !== null) {
                                                if (_errs66) {
                                                  vErrors.length = _errs66;
                                                } else {
                                                  vErrors = null;
                                                }
                                              }
                                            }
                                            var valid12 = _errs64 === errors;
                                            if (!valid12) {
                                              break;
                                            }
                                          }
                                        } else {
                                          const err45 = {
                                            instancePath: instancePath + "/image",
                                            schemaPath: "#/properties/image/anyOf/1/type",
                                            keyword: "type",
                                            params: { type: "array" },
                                            message: "must be array",
                                          };
                                          if (vErrors === null) {
                                            vErrors = [err45];
                                          } else {
                                            vErrors.push(err45);
                                          }
                                          errors++;
                                        }
                                      }
                                      var _valid1 = _errs62 === errors;
                                      valid3 = valid3 || _valid1;
                                      const _errs91 = errors;
                                      if (data15 !== null) {
                                        const err46 = {
                                          instancePath: instancePath + "/image",
                                          schemaPath: "#/properties/image/anyOf/2/type",
                                          keyword: "type",
                                          params: { type: "null" },
                                          message: "must be null",
                                        };
                                        if (vErrors === null) {
                                          vErrors = [err46];
                                        } else {
                                          vErrors.push(err46);
                                        }
                                        errors++;
                                      }
                                      var _valid1 = _errs91 === errors;
                                      valid3 = valid3 || _valid1;
                                      if (!valid3) {
                                        const err47 = {
                                          instancePath: instancePath + "/image",
                                          schemaPath: "#/properties/image/anyOf",
                                          keyword: "anyOf",
                                          params: {},
                                          message: "must match a schema in anyOf",
                                        };
                                        if (vErrors === null) {
                                          vErrors = [err47];
                                        } else {
                                          vErrors.push(err47);
                                        }
                                        errors++;
                                        validate26.errors = vErrors;
                                        return false;
                                      } else {
                                        errors = _errs34;
                                        if (vErrors !== null) {
                                          if (_errs34) {
                                            vErrors.length = _errs34;
                                          } else {
                                            vErrors = null;
                                          }
                                        }
                                      }
                                      var valid2 = _errs33 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                    if (valid2) {
                                      if (data.images !== undefined && func0.call(data, "images")) {
                                        let data33 = data.images;
                                        const _errs93 = errors;
                                        if (!Array.isArray(data33) && data33 !== null) {
                                          validate26.errors = [
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
                                        if (errors === _errs93) {
                                          if (Array.isArray(data33)) {
                                            var valid21 = true;
                                            const len1 = data33.length;
                                            for (let i1 = 0; i1 < len1; i1++) {
                                              let data34 = data33[i1];
                                              const _errs95 = errors;
                                              const _errs97 = errors;
                                              let valid23 = false;
                                              const _errs98 = errors;
                                              const _errs100 = errors;
                                              let valid24 = false;
                                              const _errs101 = errors;
                                              if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                                                let missing11;
                                                if (
                                                  (data34.url === undefined || !func0.call(data34, "url")) &&
                                                  (missing11 = "url")
                                                ) {
                                                  const err48 = {
                                                    instancePath: instancePath + "/images/" + i1,
                                                    schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/0/required",
                                                    keyword: "required",
                                                    params: { missingProperty: missing11 },
                                                    message: "must have required property '" + missing11 + "'",
                                                  };
                                                  if (vErrors === null) {
                                                    vErrors = [err48];
                                                  } else {
                                                    vErrors.push(err48);
                                                  }
                                                  errors++;
                                                } else {
                                                  if (data34.url !== undefined && func0.call(data34, "url")) {
                                                    if (typeof data34.url !== "string") {
                                                      const err49 = {
                                                        instancePath: instancePath + "/images/" + i1 + "/url",
                                                        schemaPath:
                                                          "#/components/schemas/Source/anyOf/0/anyOf/0/properties/url/type",
                                                        keyword: "type",
                                                        params: { type: "string" },
                                                        message: "must be string",
                                                      };
                                                      if (vErrors === null) {
                                                        vErrors = [err49];
                                                      } else {
                                                        vErrors.push(err49);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                }
                                              }
                                              var _valid7 = _errs101 === errors;
                                              valid24 = valid24 || _valid7;
                                              if (_valid7) {
                                                var props2 = {};
                                                props2.url = true;
                                              }
                                              const _errs104 = errors;
                                              if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                                                let missing12;
                                                if (
                                                  (data34.image_url === undefined ||
                                                    !func0.call(data34, "image_url")) &&
                                                  (missing12 = "image_url")
                                                ) {
                                                  const err50 = {
                                                    instancePath: instancePath + "/images/" + i1,
                                                    schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/1/required",
                                                    keyword: "required",
                                                    params: { missingProperty: missing12 },
                                                    message: "must have required property '" + missing12 + "'",
                                                  };
                                                  if (vErrors === null) {
                                                    vErrors = [err50];
                                                  } else {
                                                    vErrors.push(err50);
                                                  }
                                                  errors++;
                                                } else {
                                                  if (
                                                    data34.image_url !== undefined &&
                                                    func0.call(data34, "image_url")
                                                  ) {
                                                    let data36 = data34.image_url;
                                                    if (
                                                      typeof data36 !== "string" &&
                                                      !(data36 && typeof data36 == "object" && !Array.isArray(data36))
                                                    ) {
                                                      const err51 = {
                                                        instancePath: instancePath + "/images/" + i1 + "/image_url",
                                                        schemaPath:
                                                          "#/components/schemas/Source/anyOf/0/anyOf/1/properties/image_url/type",
                                                        keyword: "type",
                                                        params: {
                                                          type: schema34.anyOf[0].anyOf[1].properties.image_url.type,
                                                        },
                                                        message: "must be string,object",
                                                      };
                                                      if (vErrors === null) {
                                                        vErrors = [err51];
                                                      } else {
                                                        vErrors.push(err51);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                }
                                              }
                                              var _valid7 = _errs104 === errors;
                                              valid24 = valid24 || _valid7;
                                              if (_valid7) {
                                                if (props2 !== true) {
                                                  props2 = props2 || {};
                                                  props2.image_url = true;
                                                }
                                              }
                                              const _errs107 = errors;
                                              if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                                                let missing13;
                                                if (
                                                  (data34.file_id === undefined || !func0.call(data34, "file_id")) &&
                                                  (missing13 = "file_id")
                                                ) {
                                                  const err52 = {
                                                    instancePath: instancePath + "/images/" + i1,
                                                    schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/2/required",
                                                    keyword: "required",
                                                    params: { missingProperty: missing13 },
                                                    message: "must have required property '" + missing13 + "'",
                                                  };
                                                  if (vErrors === null) {
                                                    vErrors = [err52];
                                                  } else {
                                                    vErrors.push(err52);
                                                  }
                                                  errors++;
                                                } else {
                                                  if (data34.file_id !== undefined && func0.call(data34, "file_id")) {
                                                    if (typeof data34.file_id !== "string") {
                                                      const err53 = {
                                                        instancePath: instancePath + "/images/" + i1 + "/file_id",
                                                        schemaPath:
                                                          "#/components/schemas/Source/anyOf/0/anyOf/2/properties/file_id/type",
                                                        keyword: "type",
                                                        params: { type: "string" },
                                                        message: "must be string",
                                                      };
                                                      if (vErrors === null) {
                                                        vErrors = [err53];
                                                      } else {
                                                        vErrors.push(err53);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                }
                                              }
                                              var _valid7 = _errs107 === errors;
                                              valid24 = valid24 || _valid7;
                                              if (_valid7) {
                                                if (props2 !== true) {
                                                  props2 = props2 || {};
                                                  props2.file_id = true;
                                                }
                                              }
                                              if (!valid24) {
                                                const err54 = {
                                                  instancePath: instancePath + "/images/" + i1,
                                                  schemaPath: "#/components/schemas/Source/anyOf/0/anyOf",
                                                  keyword: "anyOf",
                                                  params: {},
                                                  message: "must match a schema in anyOf",
                                                };
                                                if (vErrors === null) {
                                                  vErrors = [err54];
                                                } else {
                                                  vErrors.push(err54);
                                                }
                                                errors++;
                                              } else {
                                                errors = _errs100;
                                                if (vErrors !== null) {
                                                  if (_errs100) {
                                                    vErrors.length = _errs100;
                                                  } else {
                                                    vErrors = null;
                                                  }
                                                }
                                              }
                                              if (errors === _errs98) {
                                                if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                                                  if (props2 !== true) {
                                                    props2 = props2 || {};
                                                    props2.type = true;
                                                    props2.url = true;
                                                    props2.image_url = true;
                                                    props2.file_id = true;
                                                  }
                                                  if (data34.type !== undefined && func0.call(data34, "type")) {
                                                    let data38 = data34.type;
                                                    const _errs110 = errors;
                                                    if (typeof data38 !== "string" && data38 !== null) {
                                                      const err55 = {
                                                        instancePath: instancePath + "/images/" + i1 + "/type",
                                                        schemaPath:
                                                          "#/components/schemas/Source/anyOf/0/properties/type/type",
                                                        keyword: "type",
                                                        params: { type: schema34.anyOf[0].properties.type.type },
                                                        message: "must be string,null",
                                                      };
                                                      if (vErrors === null) {
                                                        vErrors = [err55];
                                                      } else {
                                                        vErrors.push(err55);
                                                      }
                                                      errors++;
                                                    }
                                                    var valid28 = _errs110 === errors;
                                                  } else {
                                                    var valid28 = true;
                                                  }
                                                  if (valid28) {
                                                    if (data34.url !== undefined && func0.call(data34, "url")) {
                                                      let data39 = data34.url;
                                                      const _errs112 = errors;
                                                      if (typeof data39 !== "string" && data39 !== null) {
                                                        const err56 = {
                                                          instancePath: instancePath + "/images/" + i1 + "/url",
                                                          schemaPath:
                                                            "#/components/schemas/Source/anyOf/0/properties/url/type",
                                                          keyword: "type",
                                                          params: { type: schema34.anyOf[0].properties.url.type },
                                                          message: "must be string,null",
                                                        };
                                                        if (vErrors === null) {
                                                          vErrors = [err56];
                                                        } else {
                                                          vErrors.push(err56);
                                                        }
                                                        errors++;
                                                      }
                                                      if (errors === _errs112) {
                                                        if (typeof data39 === "string") {
                                                          if (func65(data39) < 1) {
                                                            const err57 = {
                                                              instancePath: instancePath + "/images/" + i1 + "/url",
                                                              schemaPath:
                                                                "#/components/schemas/Source/anyOf/0/properties/url/minLength",
                                                              keyword: "minLength",
                                                              params: { limit: 1 },
                                                              message: "must NOT have fewer than 1 characters",
                                                            };
                                                            if (vErrors === null) {
                                                              vErrors = [err57];
                                                            } else {
                                                              vErrors.push(err57);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                      }
                                                      var valid28 = _errs112 === errors;
                                                    } else {
                                                      var valid28 = true;
                                                    }
                                                    if (valid28) {
                                                      if (
                                                        data34.image_url !== undefined &&
                                                        func0.call(data34, "image_url")
                                                      ) {
                                                        let data40 = data34.image_url;
                                                        const _errs114 = errors;
                                                        if (
                                                          typeof data40 !== "string" &&
                                                          !(
                                                            data40 &&
                                                            typeof data40 == "object" &&
                                                            !Array.isArray(data40)
                                                          ) &&
                                                          data40 !== null
                                                        ) {
                                                          const err58 = {
                                                            instancePath: instancePath + "/images/" + i1 + "/image_url",
                                                            schemaPath:
                                                              "#/components/schemas/Source/anyOf/0/properties/image_url/type",
                                                            keyword: "type",
                                                            params: {
                                                              type: schema34.anyOf[0].properties.image_url.type,
                                                            },
                                                            message: "must be string,object,null",
                                                          };
                                                          if (vErrors === null) {
                                                            vErrors = [err58];
                                                          } else {
                                                            vErrors.push(err58);
                                                          }
                                                          errors++;
                                                        }
                                                        if (errors === _errs114) {
                                                          if (typeof data40 === "string") {
                                                            if (func65(data40) < 1) {
                                                              const err59 = {
                                                                instancePath:
                                                                  instancePath + "/images/" + i1 + "/image_url",
                                                                schemaPath:
                                                                  "#/components/schemas/Source/anyOf/0/properties/image_url/minLength",
                                                                keyword: "minLength",
                                                                params: { limit: 1 },
                                                                message: "must NOT have fewer than 1 characters",
                                                              };
                                                              if (vErrors === null) {
                                                                vErrors = [err59];
                                                              } else {
                                                                vErrors.push(err59);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                          if (errors === _errs114) {
                                                            if (
                                                              data40 &&
                                                              typeof data40 == "object" &&
                                                              !Array.isArray(data40)
                                                            ) {
                                                              let missing14;
                                                              if (
                                                                (data40.url === undefined ||
                                                                  !func0.call(data40, "url")) &&
                                                                (missing14 = "url")
                                                              ) {
                                                                const err60 = {
                                                                  instancePath:
                                                                    instancePath + "/images/" + i1 + "/image_url",
                                                                  schemaPath:
                                                                    "#/components/schemas/Source/anyOf/0/properties/image_url/required",
                                                                  keyword: "required",
                                                                  params: { missingProperty: missing14 },
                                                                  message:
                                                                    "must have required property '" + missing14 + "'",
                                                                };
                                                                if (vErrors === null) {
                                                                  vErrors = [err60];
                                                                } else {
                                                                  vErrors.push(err60);
                                                                }
                                                                errors++;
                                                              } else {
                                                                if (
                                                                  data40.url !== undefined &&
                                                                  func0.call(data40, "url")
                                                                ) {
                                                                  let data41 = data40.url;
                                                                  const _errs116 = errors;
                                                                  if (errors === _errs116) {
                                                                    if (typeof data41 === "string") {
                                                                      if (func65(data41) < 1) {
                                                                        const err61 = {
                                                                          instancePath:
                                                                            instancePath +
                                                                            "/images/" +
                                                                            i1 +
                                                                            "/image_url/url",
                                                                          schemaPath:
                                                                            "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/minLength",
                                                                          keyword: "minLength",
                                                                          params: { limit: 1 },
                                                                          message:
                                                                            "must NOT have fewer than 1 characters",
                                                                        };
                                                                        if (vErrors === null) {
                                                                          vErrors = [err61];
                                                                        } else {
                                                                          vErrors.push(err61);
                                                                        }
                                                                        errors++;
                                                                      }
                                                                    } else {
                                                                      const err62 = {
                                                                        instancePath:
                                                                          instancePath +
                                                                          "/images/" +
                                                                          i1 +
                                                                          "/image_url/url",
                                                                        schemaPath:
                                                                          "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/type",
                                                                        keyword: "type",
                                                                        params: { type: "string" },
                                                                        message: "must be string",
                                                                      };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err62];
                                                                      } else {
                                                                        vErrors.push(err62);
                                                                      }
                                                                      errors++;
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                        var valid28 = _errs114 === errors;
                                                      } else {
                                                        var valid28 = true;
                                                      }
                                                      if (valid28) {
                                                        if (
                                                          data34.file_id !== undefined &&
                                                          func0.call(data34, "file_id")
                                                        ) {
                                                          let data42 = data34.file_id;
                                                          const _errs118 = errors;
                                                          if (typeof data42 !== "string" && data42 !== null) {
                                                            const err63 = {
                                                              instancePath: instancePath + "/images/" + i1 + "/file_id",
                                                              schemaPath:
                                                                "#/components/schemas/Source/anyOf/0/properties/file_id/type",
                                                              keyword: "type",
                                                              params: {
                                                                type: schema34.anyOf[0].properties.file_id.type,
                                                              },
                                                              message: "must be string,null",
                                                            };
                                                            if (vErrors === null) {
                                                              vErrors = [err63];
                                                            } else {
                                                              vErrors.push(err63);
                                                            }
                                                            errors++;
                                                          }
                                                          if (errors === _errs118) {
                                                            if (typeof data42 === "string") {
                                                              if (func65(data42) < 1) {
                                                                const err64 = {
                                                                  instancePath:
                                                                    instancePath + "/images/" + i1 + "/file_id",
                                                                  schemaPath:
                                                                    "#/components/schemas/Source/anyOf/0/properties/file_id/minLength",
                                                                  keyword: "minLength",
                                                                  params: { limit: 1 },
                                                                  message: "must NOT have fewer than 1 characters",
                                                                };
                                                                if (vErrors === null) {
                                                                  vErrors = [err64];
                                                                } else {
                                                                  vErrors.push(err64);
                                                                }
                                                                errors++;
                                                              }
                                                            }
                                                          }
                                                          var valid28 = _errs118 === errors;
                                                        } else {
                                                          var valid28 = true;
                                                        }
                                                      }
                                                    }
                                                  }
                                                } else {
                                                  const err65 = {
                                                    instancePath: instancePath + "/images/" + i1,
                                                    schemaPath: "#/components/schemas/Source/anyOf/0/type",
                                                    keyword: "type",
                                                    params: { type: "object" },
                                                    message: "must be object",
                                                  };
                                                  if (vErrors === null) {
                                                    vErrors = [err65];
                                                  } else {
                                                    vErrors.push(err65);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              var _valid6 = _errs98 === errors;
                                              valid23 = valid23 || _valid6;
                                              const _errs120 = errors;
                                              if (errors === _errs120) {
                                                if (typeof data34 === "string") {
                                                  if (func65(data34) < 1) {
                                                    const err66 = {
                                                      instancePath: instancePath + "/images/" + i1,
                                                      schemaPath: "#/components/schemas/Source/anyOf/1/minLength",
                                                      keyword: "minLength",
                                                      params: { limit: 1 },
                                                      message: "must NOT have fewer than 1 characters",
                                                    };
                                                    if (vErrors === null) {
                                                      vErrors = [err66];
                                                    } else {
                                                      vErrors.push(err66);
                                                    }
                                                    errors++;
                                                  }
                                                } else {
                                                  const err67 = {
                                                    instancePath: instancePath + "/images/" + i1,
                                                    schemaPath: "#/components/schemas/Source/anyOf/1/type",
                                                    keyword: "type",
                                                    params: { type: "string" },
                                                    message: "must be string",
                                                  };
                                                  if (vErrors === null) {
                                                    vErrors = [err67];
                                                  } else {
                                                    vErrors.push(err67);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              var _valid6 = _errs120 === errors;
                                              valid23 = valid23 || _valid6;
                                              if (!valid23) {
                                                const err68 = {
                                                  instancePath: instancePath + "/images/" + i1,
                                                  schemaPath: "#/components/schemas/Source/anyOf",
                                                  keyword: "anyOf",
                                                  params: {},
                                                  message: "must match a schema in anyOf",
                                                };
                                                if (vErrors === null) {
                                                  vErrors = [err68];
                                                } else {
                                                  vErrors.push(err68);
                                                }
                                                errors++;
                                                validate26.errors = vErrors;
                                                return false;
                                              } else {
                                                errors = _errs97;
                                                if (vErrors !== null) {
                                                  if (_errs97) {
                                                    vErrors.length = _errs97;
                                                  } else {
                                                    vErrors = null;
                                                  }
                                                }
                                              }
                                              var valid21 = _errs95 === errors;
                                              if (!valid21) {
                                                break;
                                              }
                                            }
                                          }
                                        }
                                        var valid2 = _errs93 === errors;
                                      } else {
                                        var valid2 = true;
                                      }
                                      if (valid2) {
                                        if (data.mask !== undefined && func0.call(data, "mask")) {
                                          let data43 = data.mask;
                                          const _errs122 = errors;
                                          const _errs123 = errors;
                                          let valid30 = false;
                                          const _errs124 = errors;
                                          const _errs126 = errors;
                                          let valid32 = false;
                                          const _errs127 = errors;
                                          const _errs129 = errors;
                                          let valid33 = false;
                                          const _errs130 = errors;
                                          if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
                                            let missing15;
                                            if (
                                              (data43.url === undefined || !func0.call(data43, "url")) &&
                                              (missing15 = "url")
                                            ) {
                                              const err69 = {
                                                instancePath: instancePath + "/mask",
                                                schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/0/required",
                                                keyword: "required",
                                                params: { missingProperty: missing15 },
                                                message: "must have required property '" + missing15 + "'",
                                              };
                                              if (vErrors === null) {
                                                vErrors = [err69];
                                              } else {
                                                vErrors.push(err69);
                                              }
                                              errors++;
                                            } else {
                                              if (data43.url !== undefined && func0.call(data43, "url")) {
                                                if (typeof data43.url !== "string") {
                                                  const err70 = {
                                                    instancePath: instancePath + "/mask/url",
                                                    schemaPath:
                                                      "#/components/schemas/Source/anyOf/0/anyOf/0/properties/url/type",
                                                    keyword: "type",
                                                    params: { type: "string" },
                                                    message: "must be string",
                                                  };
                                                  if (vErrors === null) {
                                                    vErrors = [err70];
                                                  } else {
                                                    vErrors.push(err70);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            }
                                          }
                                          var _valid10 = _errs130 === errors;
                                          valid33 = valid33 || _valid10;
                                          if (_valid10) {
                                            var props3 = {};
                                            props3.url = true;
                                          }
                                          const _errs133 = errors;
                                          if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
                                            let missing16;
                                            if (
                                              (data43.image_url === undefined || !func0.call(data43, "image_url")) &&
                                              (missing16 = "image_url")
                                            ) {
                                              const err71 = {
                                                instancePath: instancePath + "/mask",
                                                schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/1/required",
                                                keyword: "required",
                                                params: { missingProperty: missing16 },
                                                message: "must have required property '" + missing16 + "'",
                                              };
                                              if (vErrors === null) {
                                                vErrors = [err71];
                                              } else {
                                                vErrors.push(err71);
                                              }
                                              errors++;
                                            } else {
                                              if (data43.image_url !== undefined && func0.call(data43, "image_url")) {
                                                let data45 = data43.image_url;
                                                if (
                                                  typeof data45 !== "string" &&
                                                  !(data45 && typeof data45 == "object" && !Array.isArray(data45))
                                                ) {
                                                  const err72 = {
                                                    instancePath: instancePath + "/mask/image_url",
                                                    schemaPath:
                                                      "#/components/schemas/Source/anyOf/0/anyOf/1/properties/image_url/type",
                                                    keyword: "type",
                                                    params: {
                                                      type: schema34.anyOf[0].anyOf[1].properties.image_url.type,
                                                    },
                                                    message: "must be string,object",
                                                  };
                                                  if (vErrors === null) {
                                                    vErrors = [err72];
                                                  } else {
                                                    vErrors.push(err72);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            }
                                          }
                                          var _valid10 = _errs133 === errors;
                                          valid33 = valid33 || _valid10;
                                          if (_valid10) {
                                            if (props3 !== true) {
                                              props3 = props3 || {};
                                              props3.image_url = true;
                                            }
                                          }
                                          const _errs136 = errors;
                                          if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
                                            let missing17;
                                            if (
                                              (data43.file_id === undefined || !func0.call(data43, "file_id")) &&
                                              (missing17 = "file_id")
                                            ) {
                                              const err73 = {
                                                instancePath: instancePath + "/mask",
                                                schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/2/required",
                                                keyword: "required",
                                                params: { missingProperty: missing17 },
                                                message: "must have required property '" + missing17 + "'",
                                              };
                                              if (vErrors === null) {
                                                vErrors = [err73];
                                              } else {
                                                vErrors.push(err73);
                                              }
                                              errors++;
                                            } else {
                                              if (data43.file_id !== undefined && func0.call(data43, "file_id")) {
                                                if (typeof data43.file_id !== "string") {
                                                  const err74 = {
                                                    instancePath: instancePath + "/mask/file_id",
                                                    schemaPath:
                                                      "#/components/schemas/Source/anyOf/0/anyOf/2/properties/file_id/type",
                                                    keyword: "type",
                                                    params: { type: "string" },
                                                    message: "must be string",
                                                  };
                                                  if (vErrors === null) {
                                                    vErrors = [err74];
                                                  } else {
                                                    vErrors.push(err74);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            }
                                          }
                                          var _valid10 = _errs136 === errors;
                                          valid33 = valid33 || _valid10;
                                          if (_valid10) {
                                            if (props3 !== true) {
                                              props3 = props3 || {};
                                              props3.file_id = true;
                                            }
                                          }
                                          if (!valid33) {
                                            const err75 = {
                                              instancePath: instancePath + "/mask",
                                              schemaPath: "#/components/schemas/Source/anyOf/0/anyOf",
                                              keyword: "anyOf",
                                              params: {},
                                              message: "must match a schema in anyOf",
                                            };
                                            if (vErrors === null) {
                                              vErrors = [err75];
                                            } else {
                                              vErrors.push(err75);
                                            }
                                            errors++;
                                          } else {
                                            errors = _errs129;
                                            if (vErrors !== null) {
                                              if (_errs129) {
                                                vErrors.length = _errs129;
                                              } else {
                                                vErrors = null;
                                              }
                                            }
                                          }
                                          if (errors === _errs127) {
                                            if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
                                              if (props3 !== true) {
                                                props3 = props3 || {};
                                                props3.type = true;
                                                props3.url = true;
                                                props3.image_url = true;
                                                props3.file_id = true;
                                              }
                                              if (data43.type !== undefined && func0.call(data43, "type")) {
                                                let data47 = data43.type;
                                                const _errs139 = errors;
                                                if (typeof data47 !== "string" && data47 !== null) {
                                                  const err76 = {
                                                    instancePath: instancePath + "/mask/type",
                                                    schemaPath:
                                                      "#/components/schemas/Source/anyOf/0/properties/type/type",
                                                    keyword: "type",
                                                    params: { type: schema34.anyOf[0].properties.type.type },
                                                    message: "must be string,null",
                                                  };
                                                  if (vErrors === null) {
                                                    vErrors = [err76];
                                                  } else {
                                                    vErrors.push(err76);
                                                  }
                                                  errors++;
                                                }
                                                var valid37 = _errs139 === errors;
                                              } else {
                                                var valid37 = true;
                                              }
                                              if (valid37) {
                                                if (data43.url !== undefined && func0.call(data43, "url")) {
                                                  let data48 = data43.url;
                                                  const _errs141 = errors;
                                                  if (typeof data48 !== "string" && data48 !== null) {
                                                    const err77 = {
                                                      instancePath: instancePath + "/mask/url",
                                                      schemaPath:
                                                        "#/components/schemas/Source/anyOf/0/properties/url/type",
                                                      keyword: "type",
                                                      params: { type: schema34.anyOf[0].properties.url.type },
                                                      message: "must be string,null",
                                                    };
                                                    if (vErrors === null) {
                                                      vErrors = [err77];
                                                    } else {
                                                      vErrors.push(err77);
                                                    }
                                                    errors++;
                                                  }
                                                  if (errors === _errs141) {
                                                    if (typeof data48 === "string") {
                                                      if (func65(data48) < 1) {
                                                        const err78 = {
                                                          instancePath: instancePath + "/mask/url",
                                                          schemaPath:
                                                            "#/components/schemas/Source/anyOf/0/properties/url/minLength",
                                                          keyword: "minLength",
                                                          params: { limit: 1 },
                                                          message: "must NOT have fewer than 1 characters",
                                                        };
                                                        if (vErrors === null) {
                                                          vErrors = [err78];
                                                        } else {
                                                          vErrors.push(err78);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                  }
                                                  var valid37 = _errs141 === errors;
                                                } else {
                                                  var valid37 = true;
                                                }
                                                if (valid37) {
                                                  if (
                                                    data43.image_url !== undefined &&
                                                    func0.call(data43, "image_url")
                                                  ) {
                                                    let data49 = data43.image_url;
                                                    const _errs143 = errors;
                                                    if (
                                                      typeof data49 !== "string" &&
                                                      !(
                                                        data49 &&
                                                        typeof data49 == "object" &&
                                                        !Array.isArray(data49)
                                                      ) &&
                                                      data49 !== null
                                                    ) {
                                                      const err79 = {
                                                        instancePath: instancePath + "/mask/image_url",
                                                        schemaPath:
                                                          "#/components/schemas/Source/anyOf/0/properties/image_url/type",
                                                        keyword: "type",
                                                        params: { type: schema34.anyOf[0].properties.image_url.type },
                                                        message: "must be string,object,null",
                                                      };
                                                      if (vErrors === null) {
                                                        vErrors = [err79];
                                                      } else {
                                                        vErrors.push(err79);
                                                      }
                                                      errors++;
                                                    }
                                                    if (errors === _errs143) {
                                                      if (typeof data49 === "string") {
                                                        if (func65(data49) < 1) {
                                                          const err80 = {
                                                            instancePath: instancePath + "/mask/image_url",
                                                            schemaPath:
                                                              "#/components/schemas/Source/anyOf/0/properties/image_url/minLength",
                                                            keyword: "minLength",
                                                            params: { limit: 1 },
                                                            message: "must NOT have fewer than 1 characters",
                                                          };
                                                          if (vErrors === null) {
                                                            vErrors = [err80];
                                                          } else {
                                                            vErrors.push(err80);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      if (errors === _errs143) {
                                                        if (
                                                          data49 &&
                                                          typeof data49 == "object" &&
                                                          !Array.isArray(data49)
                                                        ) {
                                                          let missing18;
                                                          if (
                                                            (data49.url === undefined || !func0.call(data49, "url")) &&
                                                            (missing18 = "url")
                                                          ) {
                                                            const err81 = {
                                                              instancePath: instancePath + "/mask/image_url",
                                                              schemaPath:
                                                                "#/components/schemas/Source/anyOf/0/properties/image_url/required",
                                                              keyword: "required",
                                                              params: { missingProperty: missing18 },
                                                              message:
                                                                "must have required property '" + missing18 + "'",
                                                            };
                                                            if (vErrors === null) {
                                                              vErrors = [err81];
                                                            } else {
                                                              vErrors.push(err81);
                                                            }
                                                            errors++;
                                                          } else {
                                                            if (data49.url !== undefined && func0.call(data49, "url")) {
                                                              let data50 = data49.url;
                                                              const _errs145 = errors;
                                                              if (errors === _errs145) {
                                                                if (typeof data50 === "string") {
                                                                  if (func65(data50) < 1) {
                                                                    const err82 = {
                                                                      instancePath:
                                                                        instancePath + "/mask/image_url/url",
                                                                      schemaPath:
                                                                        "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/minLength",
                                                                      keyword: "minLength",
                                                                      params: { limit: 1 },
                                                                      message: "must NOT have fewer than 1 characters",
                                                                    };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err82];
                                                                    } else {
                                                                      vErrors.push(err82);
                                                                    }
                                                                    errors++;
                                                                  }
                                                                } else {
                                                                  const err83 = {
                                                                    instancePath: instancePath + "/mask/image_url/url",
                                                                    schemaPath:
                                                                      "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/type",
                                                                    keyword: "type",
                                                                    params: { type: "string" },
                                                                    message: "must be string",
                                                                  };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err83];
                                                                  } else {
                                                                    vErrors.push(err83);
                                                                  }
                                                                  errors++;
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                    var valid37 = _errs143 === errors;
                                                  } else {
                                                    var valid37 = true;
                                                  }
                                                  if (valid37) {
                                                    if (data43.file_id !== undefined && func0.call(data43, "file_id")) {
                                                      let data51 = data43.file_id;
                                                      const _errs147 = errors;
                                                      if (typeof data51 !== "string" && data51 !== null) {
                                                        const err84 = {
                                                          instancePath: instancePath + "/mask/file_id",
                                                          schemaPath:
                                                            "#/components/schemas/Source/anyOf/0/properties/file_id/type",
                                                          keyword: "type",
                                                          params: { type: schema34.anyOf[0].properties.file_id.type },
                                                          message: "must be string,null",
                                                        };
                                                        if (vErrors === null) {
                                                          vErrors = [err84];
                                                        } else {
                                                          vErrors.push(err84);
                                                        }
                                                        errors++;
                                                      }
                                                      if (errors === _errs147) {
                                                        if (typeof data51 === "string") {
                                                          if (func65(data51) < 1) {
                                                            const err85 = {
                                                              instancePath: instancePath + "/mask/file_id",
                                                              schemaPath:
                                                                "#/components/schemas/Source/anyOf/0/properties/file_id/minLength",
                                                              keyword: "minLength",
                                                              params: { limit: 1 },
                                                              message: "must NOT have fewer than 1 characters",
                                                            };
                                                            if (vErrors === null) {
                                                              vErrors = [err85];
                                                            } else {
                                                              vErrors.push(err85);
                                                            }
                                                            errors++;
                                                          }
                                                        }
                                                      }
                                                      var valid37 = _errs147 === errors;
                                                    } else {
                                                      var valid37 = true;
                                                    }
                                                  }
                                                }
                                              }
                                            } else {
                                              const err86 = {
                                                instancePath: instancePath + "/mask",
                                                schemaPath: "#/components/schemas/Source/anyOf/0/type",
                                                keyword: "type",
                                                params: { type: "object" },
                                                message: "must be object",
                                              };
                                              if (vErrors === null) {
                                                vErrors = [err86];
                                              } else {
                                                vErrors.push(err86);
                                              }
                                              errors++;
                                            }
                                          }
                                          var _valid9 = _errs127 === errors;
                                          valid32 = valid32 || _valid9;
                                          const _errs149 = errors;
                                          if (errors === _errs149) {
                                            if (typeof data43 === "string") {
                                              if (func65(data43) < 1) {
                                                const err87 = {
                                                  instancePath: instancePath + "/mask",
                                                  schemaPath: "#/components/schemas/Source/anyOf/1/minLength",
                                                  keyword: "minLength",
                                                  params: { limit: 1 },
                                                  message: "must NOT have fewer than 1 characters",
                                                };
                                                if (vErrors === null) {
                                                  vErrors = [err87];
                                                } else {
                                                  vErrors.push(err87);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err88 = {
                                                instancePath: instancePath + "/mask",
                                                schemaPath: "#/components/schemas/Source/anyOf/1/type",
                                                keyword: "type",
                                                params: { type: "string" },
                                                message: "must be string",
                                              };
                                              if (vErrors === null) {
                                                vErrors = [err88];
                                              } else {
                                                vErrors.push(err88);
                                              }
                                              errors++;
                                            }
                                          }
                                          var _valid9 = _errs149 === errors;
                                          valid32 = valid32 || _valid9;
                                          if (!valid32) {
                                            const err89 = {
                                              instancePath: instancePath + "/mask",
                                              schemaPath: "#/components/schemas/Source/anyOf",
                                              keyword: "anyOf",
                                              params: {},
                                              message: "must match a schema in anyOf",
                                            };
                                            if (vErrors === null) {
                                              vErrors = [err89];
                                            } else {
                                              vErrors.push(err89);
                                            }
                                            errors++;
                                          } else {
                                            errors = _errs126;
                                            if (vErrors !== null) {
                                              if (_errs126) {
                                                vErrors.length = _errs126;
                                              } else {
                                                vErrors = null;
                                              }
                                            }
                                          }
                                          var _valid8 = _errs124 === errors;
                                          valid30 = valid30 || _valid8;
                                          const _errs151 = errors;
                                          if (data43 !== null) {
                                            const err90 = {
                                              instancePath: instancePath + "/mask",
                                              schemaPath: "#/properties/mask/anyOf/1/type",
                                              keyword: "type",
                                              params: { type: "null" },
                                              message: "must be null",
                                            };
                                            if (vErrors === null) {
                                              vErrors = [err90];
                                            } else {
                                              vErrors.push(err90);
                                            }
                                            errors++;
                                          }
                                          var _valid8 = _errs151 === errors;
                                          valid30 = valid30 || _valid8;
                                          if (!valid30) {
                                            const err91 = {
                                              instancePath: instancePath + "/mask",
                                              schemaPath: "#/properties/mask/anyOf",
                                              keyword: "anyOf",
                                              params: {},
                                              message: "must match a schema in anyOf",
                                            };
                                            if (vErrors === null) {
                                              vErrors = [err91];
                                            } else {
                                              vErrors.push(err91);
                                            }
                                            errors++;
                                            validate26.errors = vErrors;
                                            return false;
                                          } else {
                                            errors = _errs123;
                                            if (vErrors !== null) {
                                              if (_errs123) {
                                                vErrors.length = _errs123;
                                              } else {
                                                vErrors = null;
                                              }
                                            }
                                          }
                                          var valid2 = _errs122 === errors;
                                        } else {
                                          var valid2 = true;
                                        }
                                        if (valid2) {
                                          if (data.resolution !== undefined && func0.call(data, "resolution")) {
                                            let data52 = data.resolution;
                                            const _errs153 = errors;
                                            if (typeof data52 !== "string" && data52 !== null) {
                                              validate26.errors = [
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
                                            var valid2 = _errs153 === errors;
                                          } else {
                                            var valid2 = true;
                                          }
                                          if (valid2) {
                                            if (data.aspect_ratio !== undefined && func0.call(data, "aspect_ratio")) {
                                              let data53 = data.aspect_ratio;
                                              const _errs155 = errors;
                                              if (typeof data53 !== "string" && data53 !== null) {
                                                validate26.errors = [
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
                                              var valid2 = _errs155 === errors;
                                            } else {
                                              var valid2 = true;
                                            }
                                            if (valid2) {
                                              if (
                                                data.sequential_image_generation !== undefined &&
                                                func0.call(data, "sequential_image_generation")
                                              ) {
                                                let data54 = data.sequential_image_generation;
                                                const _errs157 = errors;
                                                if (typeof data54 !== "string" && data54 !== null) {
                                                  validate26.errors = [
                                                    {
                                                      instancePath: instancePath + "/sequential_image_generation",
                                                      schemaPath: "#/properties/sequential_image_generation/type",
                                                      keyword: "type",
                                                      params: {
                                                        type: schema33.properties.sequential_image_generation.type,
                                                      },
                                                      message: "must be string,null",
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                var valid2 = _errs157 === errors;
                                              } else {
                                                var valid2 = true;
                                              }
                                              if (valid2) {
                                                if (
                                                  data.sequential_image_generation_options !== undefined &&
                                                  func0.call(data, "sequential_image_generation_options")
                                                ) {
                                                  let data55 = data.sequential_image_generation_options;
                                                  const _errs159 = errors;
                                                  if (
                                                    !(data55 && typeof data55 == "object" && !Array.isArray(data55)) &&
                                                    data55 !== null
                                                  ) {
                                                    validate26.errors = [
                                                      {
                                                        instancePath:
                                                          instancePath + "/sequential_image_generation_options",
                                                        schemaPath:
                                                          "#/properties/sequential_image_generation_options/type",
                                                        keyword: "type",
                                                        params: {
                                                          type: schema33.properties.sequential_image_generation_options
                                                            .type,
                                                        },
                                                        message: "must be object,null",
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                  if (errors === _errs159) {
                                                    if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
                                                      if (
                                                        data55.max_images !== undefined &&
                                                        func0.call(data55, "max_images")
                                                      ) {
                                                        let data56 = data55.max_images;
                                                        const _errs161 = errors;
                                                        if (
                                                          !(
                                                            typeof data56 == "number" &&
                                                            !(data56 % 1) &&
                                                            !isNaN(data56) &&
                                                            isFinite(data56)
                                                          ) &&
                                                          data56 !== null
                                                        ) {
                                                          validate26.errors = [
                                                            {
                                                              instancePath:
                                                                instancePath +
                                                                "/sequential_image_generation_options/max_images",
                                                              schemaPath:
                                                                "#/properties/sequential_image_generation_options/properties/max_images/type",
                                                              keyword: "type",
                                                              params: {
                                                                type: schema33.properties
                                                                  .sequential_image_generation_options.properties
                                                                  .max_images.type,
                                                              },
                                                              message: "must be integer,null",
                                                            },
                                                          ];
                                                          return false;
                                                        }
                                                        if (errors === _errs161) {
                                                          if (typeof data56 == "number" && isFinite(data56)) {
                                                            if (data56 > 128 || isNaN(data56)) {
                                                              validate26.errors = [
                                                                {
                                                                  instancePath:
                                                                    instancePath +
                                                                    "/sequential_image_generation_options/max_images",
                                                                  schemaPath:
                                                                    "#/properties/sequential_image_generation_options/properties/max_images/maximum",
                                                                  keyword: "maximum",
                                                                  params: { comparison: "<=", limit: 128 },
                                                                  message: "must be <= 128",
                                                                },
                                                              ];
                                                              return false;
                                                            } else {
                                                              if (data56 < 1 || isNaN(data56)) {
                                                                validate26.errors = [
                                                                  {
                                                                    instancePath:
                                                                      instancePath +
                                                                      "/sequential_image_generation_options/max_images",
                                                                    schemaPath:
                                                                      "#/properties/sequential_image_generation_options/properties/max_images/minimum",
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
                                                      }
                                                    }
                                                  }
                                                  var valid2 = _errs159 === errors;
                                                } else {
                                                  var valid2 = true;
                                                }
                                                if (valid2) {
                                                  if (
                                                    data.layer_decomposition !== undefined &&
                                                    func0.call(data, "layer_decomposition")
                                                  ) {
                                                    let data57 = data.layer_decomposition;
                                                    const _errs163 = errors;
                                                    if (typeof data57 !== "boolean" && data57 !== null) {
                                                      validate26.errors = [
                                                        {
                                                          instancePath: instancePath + "/layer_decomposition",
                                                          schemaPath: "#/properties/layer_decomposition/type",
                                                          keyword: "type",
                                                          params: {
                                                            type: schema33.properties.layer_decomposition.type,
                                                          },
                                                          message: "must be boolean,null",
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                    var valid2 = _errs163 === errors;
                                                  } else {
                                                    var valid2 = true;
                                                  }
                                                  if (valid2) {
                                                    if (data.watermark !== undefined && func0.call(data, "watermark")) {
                                                      let data58 = data.watermark;
                                                      const _errs165 = errors;
                                                      if (typeof data58 !== "boolean" && data58 !== null) {
                                                        validate26.errors = [
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
                                                      var valid2 = _errs165 === errors;
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
      }
    } else {
      validate26.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  validate26.errors = vErrors;
  return errors === 0;
}
validate26.evaluated = {
  props: {
    model: true,
    prompt: true,
    n: true,
    size: true,
    quality: true,
    background: true,
    moderation: true,
    input_fidelity: true,
    output_format: true,
    output_compression: true,
    partial_images: true,
    response_format: true,
    stream: true,
    user: true,
    image: true,
    images: true,
    mask: true,
    resolution: true,
    aspect_ratio: true,
    sequential_image_generation: true,
    sequential_image_generation_options: true,
    layer_decomposition: true,
    watermark: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

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
  const _errs0 = errors;
  if (!validate26(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
    errors = vErrors.length;
  }
  var valid0 = _errs0 === errors;
  if (valid0) {
    const _errs1 = errors;
    const _errs3 = errors;
    let valid1 = false;
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.image === undefined || !func0.call(data, "image")) && (missing0 = "image")) {
        const err0 = {
          instancePath,
          schemaPath: "#/allOf/1/anyOf/0/required",
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
        if (data.image !== undefined && func0.call(data, "image")) {
          let data0 = data.image;
          const _errs5 = errors;
          if ((!data0 || typeof data0 != "object") && typeof data0 !== "string") {
            const err1 = {
              instancePath: instancePath + "/image",
              schemaPath: "#/allOf/1/anyOf/0/properties/image/type",
              keyword: "type",
              params: { type: schema39.allOf[1].anyOf[0].properties.image.type },
              message: "must be object,string,array",
            };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          if (errors === _errs5) {
            if (Array.isArray(data0)) {
              if (data0.length < 1) {
                const err2 = {
                  instancePath: instancePath + "/image",
                  schemaPath: "#/allOf/1/anyOf/0/properties/image/minItems",
                  keyword: "minItems",
                  params: { limit: 1 },
                  message: "must NOT have fewer than 1 items",
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
    }
    var _valid0 = _errs4 === errors;
    valid1 = valid1 || _valid0;
    if (_valid0) {
      var props0 = {};
      props0.image = true;
    }
    const _errs7 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if ((data.images === undefined || !func0.call(data, "images")) && (missing1 = "images")) {
        const err3 = {
          instancePath,
          schemaPath: "#/allOf/1/anyOf/1/required",
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
        if (data.images !== undefined && func0.call(data, "images")) {
          let data1 = data.images;
          const _errs8 = errors;
          if (errors === _errs8) {
            if (Array.isArray(data1)) {
              if (data1.length < 1) {
                const err4 = {
                  instancePath: instancePath + "/images",
                  schemaPath: "#/allOf/1/anyOf/1/properties/images/minItems",
                  keyword: "minItems",
                  params: { limit: 1 },
                  message: "must NOT have fewer than 1 items",
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
                instancePath: instancePath + "/images",
                schemaPath: "#/allOf/1/anyOf/1/properties/images/type",
                keyword: "type",
                params: { type: "array" },
                message: "must be array",
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
    var _valid0 = _errs7 === errors;
    valid1 = valid1 || _valid0;
    if (_valid0) {
      if (props0 !== true) {
        props0 = props0 || {};
        props0.images = true;
      }
    }
    if (!valid1) {
      const err6 = {
        instancePath,
        schemaPath: "#/allOf/1/anyOf",
        keyword: "anyOf",
        params: {},
        message: "must match a schema in anyOf",
      };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
      validate25.errors = vErrors;
      return false;
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
    if (errors === _errs1) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing2;
        if (
          ((data.model === undefined || !func0.call(data, "model")) && (missing2 = "model")) ||
          ((data.prompt === undefined || !func0.call(data, "prompt")) && (missing2 = "prompt"))
        ) {
          validate25.errors = [
            {
              instancePath,
              schemaPath: "#/allOf/1/required",
              keyword: "required",
              params: { missingProperty: missing2 },
              message: "must have required property '" + missing2 + "'",
            },
          ];
          return false;
        }
      } else {
        validate25.errors = [
          {
            instancePath,
            schemaPath: "#/allOf/1/type",
            keyword: "type",
            params: { type: "object" },
            message: "must be object",
          },
        ];
        return false;
      }
    }
    var valid0 = _errs1 === errors;
    if (valid0) {
      if (props0 !== true) {
        props0 = props0 || {};
        props0.model = true;
        props0.prompt = true;
        props0.n = true;
        props0.size = true;
        props0.quality = true;
        props0.background = true;
        props0.moderation = true;
        props0.input_fidelity = true;
        props0.output_format = true;
        props0.output_compression = true;
        props0.partial_images = true;
        props0.response_format = true;
        props0.stream = true;
        props0.user = true;
        props0.image = true;
        props0.images = true;
        props0.mask = true;
        props0.resolution = true;
        props0.aspect_ratio = true;
        props0.sequential_image_generation = true;
        props0.sequential_image_generation_options = true;
        props0.layer_decomposition = true;
        props0.watermark = true;
      }
    }
  }
  validate25.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate25.evaluated = { dynamicProps: true, dynamicItems: false };

function validate24(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="/edit" */
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!validate25(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
    errors = vErrors.length;
  } else {
    var props0 = validate25.evaluated.props;
  }
  validate24.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate24.evaluated = { dynamicProps: true, dynamicItems: false };
