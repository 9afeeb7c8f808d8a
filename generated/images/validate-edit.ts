// Made from specs/dialects/images.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length as func65 } from "../../codegen/runtime/validator-support.js";
"use strict";
export const validate = validate20;
export default validate20;
const schema31 = {"$id":"images","$ref":"images/document#/components/schemas/EditRequest"};
const schema33 = {"description":"One call for pictures made of others.","allOf":[{"$ref":"#/components/schemas/Request"},{"type":"object","required":["model","prompt"],"anyOf":[{"required":["image"],"properties":{"image":{"type":["object","string","array"],"minItems":1}}},{"required":["images"],"properties":{"images":{"type":"array","minItems":1}}}]}]};
const schema34 = {"description":"One call for pictures.","type":"object","required":["model"],"if":{"properties":{"layer_decomposition":{"const":true}},"required":["layer_decomposition"]},"else":{"required":["prompt"]},"properties":{"model":{"type":"string","minLength":1,"description":"Public ID of the model."},"prompt":{"type":"string","minLength":1,"description":"What is to be seen."},"n":{"type":["integer","null"],"minimum":1,"description":"How many pictures to make."},"size":{"type":["string","null"],"description":"Width and height such as 1024x1024, or a name for them."},"quality":{"type":["string","null"],"description":"How much is put into a picture."},"background":{"type":["string","null"],"description":"transparent, opaque or auto."},"moderation":{"type":["string","null"],"description":"low or auto."},"input_fidelity":{"type":["string","null"],"description":"How close an edit stays to its sources."},"output_format":{"type":["string","null"],"description":"png, jpeg or webp."},"output_compression":{"type":["integer","null"],"description":"0 to 100, for jpeg and webp."},"partial_images":{"type":["integer","null"],"description":"How many previews a stream tells, 0 to 3."},"response_format":{"type":["string","null"],"description":"url or b64_json, for models that offer both."},"stream":{"type":["boolean","null"],"description":"Send the answer as server-sent events."},"user":{"type":["string","null"],"description":"The end user on whose behalf the call is made."},"image":{"description":"A picture to work on, or several.","anyOf":[{"$ref":"#/components/schemas/Source"},{"type":"array","items":{"$ref":"#/components/schemas/Source"}},{"type":"null"}]},"images":{"type":["array","null"],"description":"Pictures to work on.","items":{"$ref":"#/components/schemas/Source"}},"mask":{"$ref":"#/components/schemas/Source","description":"Where the first picture may change."},"resolution":{"type":["string","null"],"description":"1k or 2k, for models with tiers."},"aspect_ratio":{"type":["string","null"],"description":"Width to height such as 16:9."},"sequential_image_generation":{"type":["string","null"],"description":"Whether one prompt may make a series."},"sequential_image_generation_options":{"description":"Settings of a series.","type":["object","null"],"properties":{"max_images":{"type":["integer","null"],"description":"The most pictures of a series."}}},"layer_decomposition":{"type":["boolean","null"],"description":"Take the one picture given apart into layers."},"watermark":{"type":["boolean","null"],"description":"Whether pictures are marked, for models that mark them."}}};
const schema35 = {"description":"A picture as an address or a data URI, as a file of the host, or as an object that holds one of them.","anyOf":[{"type":"string","minLength":1},{"type":"object","properties":{"type":{"type":["string","null"],"description":"image_url."},"url":{"type":["string","null"],"description":"Address or data URI."},"image_url":{"type":["string","object","null"],"properties":{"url":{"type":"string"}}},"file_id":{"type":["string","null"],"description":"ID of a file at the host."}}},{"type":"null"}]};
const func0 = Object.prototype.hasOwnProperty;


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.layer_decomposition === undefined) || (!(func0.call(data, "layer_decomposition")))) && (missing0 = "layer_decomposition")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.layer_decomposition !== undefined && func0.call(data, "layer_decomposition")){
if(true !== data.layer_decomposition){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.prompt === undefined) || (!(func0.call(data, "prompt")))) && (missing1 = "prompt")){
validate23.errors = [{instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate23.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.model === undefined) || (!(func0.call(data, "model")))) && (missing2 = "model")){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.model !== undefined && func0.call(data, "model")){
let data1 = data.model;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func65(data1) < 1){
validate23.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.prompt !== undefined && func0.call(data, "prompt")){
let data2 = data.prompt;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func65(data2) < 1){
validate23.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.n !== undefined && func0.call(data, "n")){
let data3 = data.n;
const _errs9 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate23.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: schema34.properties.n.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate23.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.size !== undefined && func0.call(data, "size")){
let data4 = data.size;
const _errs11 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate23.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: schema34.properties.size.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.quality !== undefined && func0.call(data, "quality")){
let data5 = data.quality;
const _errs13 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate23.errors = [{instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: schema34.properties.quality.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.background !== undefined && func0.call(data, "background")){
let data6 = data.background;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate23.errors = [{instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: schema34.properties.background.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.moderation !== undefined && func0.call(data, "moderation")){
let data7 = data.moderation;
const _errs17 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate23.errors = [{instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/type",keyword:"type",params:{type: schema34.properties.moderation.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.input_fidelity !== undefined && func0.call(data, "input_fidelity")){
let data8 = data.input_fidelity;
const _errs19 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate23.errors = [{instancePath:instancePath+"/input_fidelity",schemaPath:"#/properties/input_fidelity/type",keyword:"type",params:{type: schema34.properties.input_fidelity.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.output_format !== undefined && func0.call(data, "output_format")){
let data9 = data.output_format;
const _errs21 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate23.errors = [{instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/type",keyword:"type",params:{type: schema34.properties.output_format.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.output_compression !== undefined && func0.call(data, "output_compression")){
let data10 = data.output_compression;
const _errs23 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
validate23.errors = [{instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/type",keyword:"type",params:{type: schema34.properties.output_compression.type},message:"must be integer,null"}];
return false;
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.partial_images !== undefined && func0.call(data, "partial_images")){
let data11 = data.partial_images;
const _errs25 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate23.errors = [{instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/type",keyword:"type",params:{type: schema34.properties.partial_images.type},message:"must be integer,null"}];
return false;
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.response_format !== undefined && func0.call(data, "response_format")){
let data12 = data.response_format;
const _errs27 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate23.errors = [{instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/type",keyword:"type",params:{type: schema34.properties.response_format.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs27 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.stream !== undefined && func0.call(data, "stream")){
let data13 = data.stream;
const _errs29 = errors;
if((typeof data13 !== "boolean") && (data13 !== null)){
validate23.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema34.properties.stream.type},message:"must be boolean,null"}];
return false;
}
var valid2 = _errs29 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.user !== undefined && func0.call(data, "user")){
let data14 = data.user;
const _errs31 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate23.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema34.properties.user.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs31 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.image !== undefined && func0.call(data, "image")){
let data15 = data.image;
const _errs33 = errors;
const _errs34 = errors;
let valid3 = false;
const _errs35 = errors;
const _errs37 = errors;
let valid5 = false;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data15 === "string"){
if(func65(data15) < 1){
const err3 = {instancePath:instancePath+"/image",schemaPath:"#/components/schemas/Source/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/image",schemaPath:"#/components/schemas/Source/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid2 = _errs38 === errors;
valid5 = valid5 || _valid2;
const _errs40 = errors;
if(errors === _errs40){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.type !== undefined && func0.call(data15, "type")){
let data16 = data15.type;
const _errs42 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
const err5 = {instancePath:instancePath+"/image/type",schemaPath:"#/components/schemas/Source/anyOf/1/properties/type/type",keyword:"type",params:{type: schema35.anyOf[1].properties.type.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid6 = _errs42 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data15.url !== undefined && func0.call(data15, "url")){
let data17 = data15.url;
const _errs44 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
const err6 = {instancePath:instancePath+"/image/url",schemaPath:"#/components/schemas/Source/anyOf/1/properties/url/type",keyword:"type",params:{type: schema35.anyOf[1].properties.url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid6 = _errs44 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data15.image_url !== undefined && func0.call(data15, "image_url")){
let data18 = data15.image_url;
const _errs46 = errors;
if(((typeof data18 !== "string") && (!(data18 && typeof data18 == "object" && !Array.isArray(data18)))) && (data18 !== null)){
const err7 = {instancePath:instancePath+"/image/image_url",schemaPath:"#/components/schemas/Source/anyOf/1/properties/image_url/type",keyword:"type",params:{type: schema35.anyOf[1].properties.image_url.type},message:"must be string,object,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(errors === _errs46){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.url !== undefined && func0.call(data18, "url")){
if(typeof data18.url !== "string"){
const err8 = {instancePath:instancePath+"/image/image_url/url",schemaPath:"#/components/schemas/Source/anyOf/1/properties/image_url/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var valid6 = _errs46 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data15.file_id !== undefined && func0.call(data15, "file_id")){
let data20 = data15.file_id;
const _errs50 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
const err9 = {instancePath:instancePath+"/image/file_id",schemaPath:"#/components/schemas/Source/anyOf/1/properties/file_id/type",keyword:"type",params:{type: schema35.anyOf[1].properties.file_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid6 = _errs50 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/image",schemaPath:"#/components/schemas/Source/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid2 = _errs40 === errors;
valid5 = valid5 || _valid2;
if(_valid2){
var props0 = {};
props0.type = true;
props0.url = true;
props0.image_url = true;
props0.file_id = true;
}
const _errs52 = errors;
if(data15 !== null){
const err11 = {instancePath:instancePath+"/image",schemaPath:"#/components/schemas/Source/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid2 = _errs52 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const err12 = {instancePath:instancePath+"/image",schemaPath:"#/components/schemas/Source/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs35 === errors;
valid3 = valid3 || _valid1;
const _errs54 = errors;
if(errors === _errs54){
if(Array.isArray(data15)){
var valid8 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data21 = data15[i0];
const _errs56 = errors;
const _errs58 = errors;
let valid10 = false;
const _errs59 = errors;
if(errors === _errs59){
if(typeof data21 === "string"){
if(func65(data21) < 1){
const err13 = {instancePath:instancePath+"/image/" + i0,schemaPath:"#/components/schemas/Source/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/image/" + i0,schemaPath:"#/components/schemas/Source/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid3 = _errs59 === errors;
valid10 = valid10 || _valid3;
const _errs61 = errors;
if(errors === _errs61){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.type !== undefined && func0.call(data21, "type")){
let data22 = data21.type;
const _errs63 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
const err15 = {instancePath:instancePath+"/image/" + i0+"/type",schemaPath:"#/components/schemas/Source/anyOf/1/properties/type/type",keyword:"type",params:{type: schema35.anyOf[1].properties.type.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid11 = _errs63 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data21.url !== undefined && func0.call(data21, "url")){
let data23 = data21.url;
const _errs65 = errors;
if((typeof data23 !== "string") && (data23 !== null)){
const err16 = {instancePath:instancePath+"/image/" + i0+"/url",schemaPath:"#/components/schemas/Source/anyOf/1/properties/url/type",keyword:"type",params:{type: schema35.anyOf[1].properties.url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid11 = _errs65 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data21.image_url !== undefined && func0.call(data21, "image_url")){
let data24 = data21.image_url;
const _errs67 = errors;
if(((typeof data24 !== "string") && (!(data24 && typeof data24 == "object" && !Array.isArray(data24)))) && (data24 !== null)){
const err17 = {instancePath:instancePath+"/image/" + i0+"/image_url",schemaPath:"#/components/schemas/Source/anyOf/1/properties/image_url/type",keyword:"type",params:{type: schema35.anyOf[1].properties.image_url.type},message:"must be string,object,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(errors === _errs67){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.url !== undefined && func0.call(data24, "url")){
if(typeof data24.url !== "string"){
const err18 = {instancePath:instancePath+"/image/" + i0+"/image_url/url",schemaPath:"#/components/schemas/Source/anyOf/1/properties/image_url/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
var valid11 = _errs67 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data21.file_id !== undefined && func0.call(data21, "file_id")){
let data26 = data21.file_id;
const _errs71 = errors;
if((typeof data26 !== "string") && (data26 !== null)){
const err19 = {instancePath:instancePath+"/image/" + i0+"/file_id",schemaPath:"#/components/schemas/Source/anyOf/1/properties/file_id/type",keyword:"type",params:{type: schema35.anyOf[1].properties.file_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid11 = _errs71 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/image/" + i0,schemaPath:"#/components/schemas/Source/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid3 = _errs61 === errors;
valid10 = valid10 || _valid3;
if(_valid3){
var props1 = {};
props1.type = true;
props1.url = true;
props1.image_url = true;
props1.file_id = true;
}
const _errs73 = errors;
if(data21 !== null){
const err21 = {instancePath:instancePath+"/image/" + i0,schemaPath:"#/components/schemas/Source/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid3 = _errs73 === errors;
valid10 = valid10 || _valid3;
if(!valid10){
const err22 = {instancePath:instancePath+"/image/" + i0,schemaPath:"#/components/schemas/Source/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
}
var valid8 = _errs56 === errors;
if(!valid8){
break;
}
}
}
else {
const err23 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid1 = _errs54 === errors;
valid3 = valid3 || _valid1;
const _errs75 = errors;
if(data15 !== null){
const err24 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid1 = _errs75 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err25 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
validate23.errors = vErrors;
return false;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs33 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.images !== undefined && func0.call(data, "images")){
let data27 = data.images;
const _errs77 = errors;
if((!(Array.isArray(data27))) && (data27 !== null)){
validate23.errors = [{instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: schema34.properties.images.type},message:"must be array,null"}];
return false;
}
if(errors === _errs77){
if(Array.isArray(data27)){
var valid13 = true;
const len1 = data27.length;
for(let i1=0; i1<len1; i1++){
let data28 = data27[i1];
const _errs79 = errors;
const _errs81 = errors;
let valid15 = false;
const _errs82 = errors;
if(errors === _errs82){
if(typeof data28 === "string"){
if(func65(data28) < 1){
const err26 = {instancePath:instancePath+"/images/" + i1,schemaPath:"#/components/schemas/Source/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/images/" + i1,schemaPath:"#/components/schemas/Source/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid4 = _errs82 === errors;
valid15 = valid15 || _valid4;
const _errs84 = errors;
if(errors === _errs84){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.type !== undefined && func0.call(data28, "type")){
let data29 = data28.type;
const _errs86 = errors;
if((typeof data29 !== "string") && (data29 !== null)){
const err28 = {instancePath:instancePath+"/images/" + i1+"/type",schemaPath:"#/components/schemas/Source/anyOf/1/properties/type/type",keyword:"type",params:{type: schema35.anyOf[1].properties.type.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid16 = _errs86 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data28.url !== undefined && func0.call(data28, "url")){
let data30 = data28.url;
const _errs88 = errors;
if((typeof data30 !== "string") && (data30 !== null)){
const err29 = {instancePath:instancePath+"/images/" + i1+"/url",schemaPath:"#/components/schemas/Source/anyOf/1/properties/url/type",keyword:"type",params:{type: schema35.anyOf[1].properties.url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid16 = _errs88 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data28.image_url !== undefined && func0.call(data28, "image_url")){
let data31 = data28.image_url;
const _errs90 = errors;
if(((typeof data31 !== "string") && (!(data31 && typeof data31 == "object" && !Array.isArray(data31)))) && (data31 !== null)){
const err30 = {instancePath:instancePath+"/images/" + i1+"/image_url",schemaPath:"#/components/schemas/Source/anyOf/1/properties/image_url/type",keyword:"type",params:{type: schema35.anyOf[1].properties.image_url.type},message:"must be string,object,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(errors === _errs90){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.url !== undefined && func0.call(data31, "url")){
if(typeof data31.url !== "string"){
const err31 = {instancePath:instancePath+"/images/" + i1+"/image_url/url",schemaPath:"#/components/schemas/Source/anyOf/1/properties/image_url/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
var valid16 = _errs90 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data28.file_id !== undefined && func0.call(data28, "file_id")){
let data33 = data28.file_id;
const _errs94 = errors;
if((typeof data33 !== "string") && (data33 !== null)){
const err32 = {instancePath:instancePath+"/images/" + i1+"/file_id",schemaPath:"#/components/schemas/Source/anyOf/1/properties/file_id/type",keyword:"type",params:{type: schema35.anyOf[1].properties.file_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid16 = _errs94 === errors;
}
else {
var valid16 = true;
}
}
}
}
}
else {
const err33 = {instancePath:instancePath+"/images/" + i1,schemaPath:"#/components/schemas/Source/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var _valid4 = _errs84 === errors;
valid15 = valid15 || _valid4;
if(_valid4){
var props2 = {};
props2.type = true;
props2.url = true;
props2.image_url = true;
props2.file_id = true;
}
const _errs96 = errors;
if(data28 !== null){
const err34 = {instancePath:instancePath+"/images/" + i1,schemaPath:"#/components/schemas/Source/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid4 = _errs96 === errors;
valid15 = valid15 || _valid4;
if(!valid15){
const err35 = {instancePath:instancePath+"/images/" + i1,schemaPath:"#/components/schemas/Source/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
validate23.errors = vErrors;
return false;
}
else {
errors = _errs81;
if(vErrors !== null){
if(_errs81){
vErrors.length = _errs81;
}
else {
vErrors = null;
}
}
}
var valid13 = _errs79 === errors;
if(!valid13){
break;
}
}
}
}
var valid2 = _errs77 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.mask !== undefined && func0.call(data, "mask")){
let data34 = data.mask;
const _errs98 = errors;
const _errs100 = errors;
let valid19 = false;
const _errs101 = errors;
if(errors === _errs101){
if(typeof data34 === "string"){
if(func65(data34) < 1){
const err36 = {instancePath:instancePath+"/mask",schemaPath:"#/components/schemas/Source/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/mask",schemaPath:"#/components/schemas/Source/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var _valid5 = _errs101 === errors;
valid19 = valid19 || _valid5;
const _errs103 = errors;
if(errors === _errs103){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.type !== undefined && func0.call(data34, "type")){
let data35 = data34.type;
const _errs105 = errors;
if((typeof data35 !== "string") && (data35 !== null)){
const err38 = {instancePath:instancePath+"/mask/type",schemaPath:"#/components/schemas/Source/anyOf/1/properties/type/type",keyword:"type",params:{type: schema35.anyOf[1].properties.type.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var valid20 = _errs105 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data34.url !== undefined && func0.call(data34, "url")){
let data36 = data34.url;
const _errs107 = errors;
if((typeof data36 !== "string") && (data36 !== null)){
const err39 = {instancePath:instancePath+"/mask/url",schemaPath:"#/components/schemas/Source/anyOf/1/properties/url/type",keyword:"type",params:{type: schema35.anyOf[1].properties.url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var valid20 = _errs107 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data34.image_url !== undefined && func0.call(data34, "image_url")){
let data37 = data34.image_url;
const _errs109 = errors;
if(((typeof data37 !== "string") && (!(data37 && typeof data37 == "object" && !Array.isArray(data37)))) && (data37 !== null)){
const err40 = {instancePath:instancePath+"/mask/image_url",schemaPath:"#/components/schemas/Source/anyOf/1/properties/image_url/type",keyword:"type",params:{type: schema35.anyOf[1].properties.image_url.type},message:"must be string,object,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(errors === _errs109){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.url !== undefined && func0.call(data37, "url")){
if(typeof data37.url !== "string"){
const err41 = {instancePath:instancePath+"/mask/image_url/url",schemaPath:"#/components/schemas/Source/anyOf/1/properties/image_url/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
}
var valid20 = _errs109 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data34.file_id !== undefined && func0.call(data34, "file_id")){
let data39 = data34.file_id;
const _errs113 = errors;
if((typeof data39 !== "string") && (data39 !== null)){
const err42 = {instancePath:instancePath+"/mask/file_id",schemaPath:"#/components/schemas/Source/anyOf/1/properties/file_id/type",keyword:"type",params:{type: schema35.anyOf[1].properties.file_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var valid20 = _errs113 === errors;
}
else {
var valid20 = true;
}
}
}
}
}
else {
const err43 = {instancePath:instancePath+"/mask",schemaPath:"#/components/schemas/Source/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
var _valid5 = _errs103 === errors;
valid19 = valid19 || _valid5;
if(_valid5){
var props3 = {};
props3.type = true;
props3.url = true;
props3.image_url = true;
props3.file_id = true;
}
const _errs115 = errors;
if(data34 !== null){
const err44 = {instancePath:instancePath+"/mask",schemaPath:"#/components/schemas/Source/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var _valid5 = _errs115 === errors;
valid19 = valid19 || _valid5;
if(!valid19){
const err45 = {instancePath:instancePath+"/mask",schemaPath:"#/components/schemas/Source/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
validate23.errors = vErrors;
return false;
}
else {
errors = _errs100;
if(vErrors !== null){
if(_errs100){
vErrors.length = _errs100;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs98 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.resolution !== undefined && func0.call(data, "resolution")){
let data40 = data.resolution;
const _errs117 = errors;
if((typeof data40 !== "string") && (data40 !== null)){
validate23.errors = [{instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/type",keyword:"type",params:{type: schema34.properties.resolution.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs117 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.aspect_ratio !== undefined && func0.call(data, "aspect_ratio")){
let data41 = data.aspect_ratio;
const _errs119 = errors;
if((typeof data41 !== "string") && (data41 !== null)){
validate23.errors = [{instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/type",keyword:"type",params:{type: schema34.properties.aspect_ratio.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs119 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sequential_image_generation !== undefined && func0.call(data, "sequential_image_generation")){
let data42 = data.sequential_image_generation;
const _errs121 = errors;
if((typeof data42 !== "string") && (data42 !== null)){
validate23.errors = [{instancePath:instancePath+"/sequential_image_generation",schemaPath:"#/properties/sequential_image_generation/type",keyword:"type",params:{type: schema34.properties.sequential_image_generation.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs121 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sequential_image_generation_options !== undefined && func0.call(data, "sequential_image_generation_options")){
let data43 = data.sequential_image_generation_options;
const _errs123 = errors;
if((!(data43 && typeof data43 == "object" && !Array.isArray(data43))) && (data43 !== null)){
validate23.errors = [{instancePath:instancePath+"/sequential_image_generation_options",schemaPath:"#/properties/sequential_image_generation_options/type",keyword:"type",params:{type: schema34.properties.sequential_image_generation_options.type},message:"must be object,null"}];
return false;
}
if(errors === _errs123){
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.max_images !== undefined && func0.call(data43, "max_images")){
let data44 = data43.max_images;
if((!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))) && (data44 !== null)){
validate23.errors = [{instancePath:instancePath+"/sequential_image_generation_options/max_images",schemaPath:"#/properties/sequential_image_generation_options/properties/max_images/type",keyword:"type",params:{type: schema34.properties.sequential_image_generation_options.properties.max_images.type},message:"must be integer,null"}];
return false;
}
}
}
}
var valid2 = _errs123 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.layer_decomposition !== undefined && func0.call(data, "layer_decomposition")){
let data45 = data.layer_decomposition;
const _errs127 = errors;
if((typeof data45 !== "boolean") && (data45 !== null)){
validate23.errors = [{instancePath:instancePath+"/layer_decomposition",schemaPath:"#/properties/layer_decomposition/type",keyword:"type",params:{type: schema34.properties.layer_decomposition.type},message:"must be boolean,null"}];
return false;
}
var valid2 = _errs127 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.watermark !== undefined && func0.call(data, "watermark")){
let data46 = data.watermark;
const _errs129 = errors;
if((typeof data46 !== "boolean") && (data46 !== null)){
validate23.errors = [{instancePath:instancePath+"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{type: schema34.properties.watermark.type},message:"must be boolean,null"}];
return false;
}
var valid2 = _errs129 === errors;
}
else {
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
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"model":true,"prompt":true,"n":true,"size":true,"quality":true,"background":true,"moderation":true,"input_fidelity":true,"output_format":true,"output_compression":true,"partial_images":true,"response_format":true,"stream":true,"user":true,"image":true,"images":true,"mask":true,"resolution":true,"aspect_ratio":true,"sequential_image_generation":true,"sequential_image_generation_options":true,"layer_decomposition":true,"watermark":true},"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.image === undefined) || (!(func0.call(data, "image")))) && (missing0 = "image")){
const err0 = {instancePath,schemaPath:"#/allOf/1/anyOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.image !== undefined && func0.call(data, "image")){
let data0 = data.image;
const _errs5 = errors;
if((!data0 || typeof data0 != "object") && (typeof data0 !== "string")){
const err1 = {instancePath:instancePath+"/image",schemaPath:"#/allOf/1/anyOf/0/properties/image/type",keyword:"type",params:{type: schema33.allOf[1].anyOf[0].properties.image.type},message:"must be object,string,array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(errors === _errs5){
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/image",schemaPath:"#/allOf/1/anyOf/0/properties/image/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
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
if(_valid0){
var props0 = {};
props0.image = true;
}
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.images === undefined) || (!(func0.call(data, "images")))) && (missing1 = "images")){
const err3 = {instancePath,schemaPath:"#/allOf/1/anyOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.images !== undefined && func0.call(data, "images")){
let data1 = data.images;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data1)){
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/images",schemaPath:"#/allOf/1/anyOf/1/properties/images/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/images",schemaPath:"#/allOf/1/anyOf/1/properties/images/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
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
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.images = true;
}
}
if(!valid1){
const err6 = {instancePath,schemaPath:"#/allOf/1/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.model === undefined) || (!(func0.call(data, "model")))) && (missing2 = "model")) || (((data.prompt === undefined) || (!(func0.call(data, "prompt")))) && (missing2 = "prompt"))){
validate22.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
if(props0 !== true){
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
validate22.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate22.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="images" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
else {
var props0 = validate22.evaluated.props;
}
validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

