// Made from specs/dialects/images-by-reference/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.

export const validateRequest = checkRequest;
const schemaRequest = {
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
const schemaSource = {
  type: "object",
  properties: { type: { type: "string" }, url: { type: "string" }, file_id: { type: "string" } },
};
const hasOwn = Object.prototype.hasOwnProperty;

function checkRequest(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.model === undefined || !hasOwn.call(data, "model")) && (missing0 = "model")) {
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
            const _errs0 = errors;
            if (typeof data.model !== "string") {
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.prompt !== undefined && hasOwn.call(data, "prompt")) {
            const _errs0 = errors;
            if (typeof data.prompt !== "string") {
              checkRequest.errors = [
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.n !== undefined && hasOwn.call(data, "n")) {
            let data0 = data.n;
            const _errs0 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/n",
                  schemaPath: "#/properties/n/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.n.type },
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
          if (data.aspect_ratio !== undefined && hasOwn.call(data, "aspect_ratio")) {
            let data0 = data.aspect_ratio;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/aspect_ratio",
                  schemaPath: "#/properties/aspect_ratio/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.aspect_ratio.type },
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.quality !== undefined && hasOwn.call(data, "quality")) {
            let data0 = data.quality;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/quality",
                  schemaPath: "#/properties/quality/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.quality.type },
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
          if (data.response_format !== undefined && hasOwn.call(data, "response_format")) {
            let data0 = data.response_format;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/response_format",
                  schemaPath: "#/properties/response_format/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.response_format.type },
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
          if (data.user !== undefined && hasOwn.call(data, "user")) {
            let data0 = data.user;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/user",
                  schemaPath: "#/properties/user/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.user.type },
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
          if (data.image !== undefined && hasOwn.call(data, "image")) {
            let data0 = data.image;
            const _errs0 = errors;
            const _errs1 = errors;
            if (errors === _errs1) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                    const _errs2 = errors;
                    if (typeof data0.type !== "string") {
                      checkRequest.errors = [
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
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.url !== undefined && hasOwn.call(data0, "url")) {
                    const _errs2 = errors;
                    if (typeof data0.url !== "string") {
                      checkRequest.errors = [
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
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.file_id !== undefined && hasOwn.call(data0, "file_id")) {
                    const _errs2 = errors;
                    if (typeof data0.file_id !== "string") {
                      checkRequest.errors = [
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
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                }
              } else {
                checkRequest.errors = [
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.images !== undefined && hasOwn.call(data, "images")) {
            let data0 = data.images;
            const _errs0 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/images",
                  schemaPath: "#/properties/images/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.images.type },
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
                      checks1: {
                        if (data1.type !== undefined && hasOwn.call(data1, "type")) {
                          const _errs3 = errors;
                          if (typeof data1.type !== "string") {
                            checkRequest.errors = [
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
                          var valid2 = _errs3 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (!valid2) break checks1;
                        if (data1.url !== undefined && hasOwn.call(data1, "url")) {
                          const _errs3 = errors;
                          if (typeof data1.url !== "string") {
                            checkRequest.errors = [
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
                          var valid2 = _errs3 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (!valid2) break checks1;
                        if (data1.file_id !== undefined && hasOwn.call(data1, "file_id")) {
                          const _errs3 = errors;
                          if (typeof data1.file_id !== "string") {
                            checkRequest.errors = [
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
                          var valid2 = _errs3 === errors;
                        } else {
                          var valid2 = true;
                        }
                      }
                    } else {
                      checkRequest.errors = [
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
