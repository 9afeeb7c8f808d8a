// Made from specs/dialects/video-generation.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length as func64 } from "../../codegen/runtime/validator-support.js";
"use strict";
export const validate = validate20;
export default validate20;
const schema31 = {"$id":"video-generation","$ref":"video-generation/document#/components/schemas/ExtendRequest"};
const schema33 = {"description":"One call for a film that goes on.","type":"object","required":["model","prompt","video"],"properties":{"model":{"type":"string","minLength":1,"description":"Public ID of the model."},"prompt":{"type":"string","minLength":1,"description":"What is to happen."},"video":{"$ref":"#/components/schemas/Video","description":"The film to go on with."},"duration":{"$ref":"#/components/schemas/Seconds","description":"The length of what is new in seconds, 2 to 10; 6 when left out."},"seconds":{"$ref":"#/components/schemas/Seconds","description":"The same where duration is left out."},"user":{"type":["string","null"],"description":"The end user on whose behalf the call is made."},"callback_url":{"type":["string","null"],"description":"Where to tell that the task has ended."}}};
const schema36 = {"description":"A whole number above 0, or one as a text.","type":["integer","string","null"],"minimum":1,"maximum":999999999,"pattern":"^0{0,7}[1-9][0-9]{0,8}$","maxLength":9,"x-form":"a whole number above 0"};
const func0 = Object.prototype.hasOwnProperty;

const schema34 = {"description":"A film as an object.","type":"object","additionalProperties":true,"allOf":[{"$ref":"#/components/schemas/Medium"}]};
const schema35 = {"description":"An address or a data URI, or a file of the host.","type":"object","properties":{"url":{"type":["string","null"],"pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)","x-form":"an http or https address or a data URI","description":"Address or data URI."},"image_url":{"type":["string","null"],"pattern":"^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)","x-form":"an http or https address or a data URI","description":"Another name of url."},"file_id":{"type":["string","null"],"description":"ID of a file at the host."}},"anyOf":[{"required":["url"],"properties":{"url":{"type":"string","minLength":1}}},{"required":["image_url"],"properties":{"image_url":{"type":"string","minLength":1}}},{"required":["file_id"],"properties":{"file_id":{"type":"string","minLength":1}}}]};
const pattern4 = new RegExp("^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)", "u");

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
const _errs2 = errors;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.url === undefined) || (!(func0.call(data, "url")))) && (missing0 = "url")){
const err0 = {instancePath,schemaPath:"#/components/schemas/Medium/anyOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.url !== undefined && func0.call(data, "url")){
let data0 = data.url;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data0 === "string"){
if(func64(data0) < 1){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/components/schemas/Medium/anyOf/0/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/components/schemas/Medium/anyOf/0/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = {};
props0.url = true;
}
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.image_url === undefined) || (!(func0.call(data, "image_url")))) && (missing1 = "image_url")){
const err3 = {instancePath,schemaPath:"#/components/schemas/Medium/anyOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.image_url !== undefined && func0.call(data, "image_url")){
let data1 = data.image_url;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data1 === "string"){
if(func64(data1) < 1){
const err4 = {instancePath:instancePath+"/image_url",schemaPath:"#/components/schemas/Medium/anyOf/1/properties/image_url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/image_url",schemaPath:"#/components/schemas/Medium/anyOf/1/properties/image_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.image_url = true;
}
}
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.file_id === undefined) || (!(func0.call(data, "file_id")))) && (missing2 = "file_id")){
const err6 = {instancePath,schemaPath:"#/components/schemas/Medium/anyOf/2/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.file_id !== undefined && func0.call(data, "file_id")){
let data2 = data.file_id;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data2 === "string"){
if(func64(data2) < 1){
const err7 = {instancePath:instancePath+"/file_id",schemaPath:"#/components/schemas/Medium/anyOf/2/properties/file_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/file_id",schemaPath:"#/components/schemas/Medium/anyOf/2/properties/file_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.file_id = true;
}
}
if(!valid2){
const err9 = {instancePath,schemaPath:"#/components/schemas/Medium/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate23.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.url = true;
props0.image_url = true;
props0.file_id = true;
}
if(data.url !== undefined && func0.call(data, "url")){
let data3 = data.url;
const _errs14 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate23.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/Medium/properties/url/type",keyword:"type",params:{type: schema35.properties.url.type},message:"must be string,null"}];
return false;
}
if(errors === _errs14){
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
validate23.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/Medium/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)"},message:"must be an http or https address or a data URI"}];
return false;
}
}
}
var valid6 = _errs14 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.image_url !== undefined && func0.call(data, "image_url")){
let data4 = data.image_url;
const _errs16 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate23.errors = [{instancePath:instancePath+"/image_url",schemaPath:"#/components/schemas/Medium/properties/image_url/type",keyword:"type",params:{type: schema35.properties.image_url.type},message:"must be string,null"}];
return false;
}
if(errors === _errs16){
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
validate23.errors = [{instancePath:instancePath+"/image_url",schemaPath:"#/components/schemas/Medium/properties/image_url/pattern",keyword:"pattern",params:{pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)"},message:"must be an http or https address or a data URI"}];
return false;
}
}
}
var valid6 = _errs16 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.file_id !== undefined && func0.call(data, "file_id")){
let data5 = data.file_id;
const _errs18 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate23.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/components/schemas/Medium/properties/file_id/type",keyword:"type",params:{type: schema35.properties.file_id.type},message:"must be string,null"}];
return false;
}
var valid6 = _errs18 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/Medium/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern6 = new RegExp("^0{0,7}[1-9][0-9]{0,8}$", "u");

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.model === undefined) || (!(func0.call(data, "model")))) && (missing0 = "model")) || (((data.prompt === undefined) || (!(func0.call(data, "prompt")))) && (missing0 = "prompt"))) || (((data.video === undefined) || (!(func0.call(data, "video")))) && (missing0 = "video"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined && func0.call(data, "model")){
let data0 = data.model;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func64(data0) < 1){
validate22.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined && func0.call(data, "prompt")){
let data1 = data.prompt;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func64(data1) < 1){
validate22.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.video !== undefined && func0.call(data, "video")){
const _errs5 = errors;
if(!(validate23(data.video, {instancePath:instancePath+"/video",parentData:data,parentDataProperty:"video",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration !== undefined && func0.call(data, "duration")){
let data3 = data.duration;
const _errs6 = errors;
const _errs7 = errors;
if(((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (typeof data3 !== "string")) && (data3 !== null)){
validate22.errors = [{instancePath:instancePath+"/duration",schemaPath:"#/components/schemas/Seconds/type",keyword:"type",params:{type: schema36.type},message:"must be integer,string,null"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 999999999 || isNaN(data3)){
validate22.errors = [{instancePath:instancePath+"/duration",schemaPath:"#/components/schemas/Seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999},message:"must be <= 999999999"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate22.errors = [{instancePath:instancePath+"/duration",schemaPath:"#/components/schemas/Seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(func64(data3) > 9){
validate22.errors = [{instancePath:instancePath+"/duration",schemaPath:"#/components/schemas/Seconds/maxLength",keyword:"maxLength",params:{limit: 9},message:"must NOT have more than 9 characters"}];
return false;
}
else {
if(!pattern6.test(data3)){
validate22.errors = [{instancePath:instancePath+"/duration",schemaPath:"#/components/schemas/Seconds/pattern",keyword:"pattern",params:{pattern: "^0{0,7}[1-9][0-9]{0,8}$"},message:"must be a whole number above 0"}];
return false;
}
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seconds !== undefined && func0.call(data, "seconds")){
let data4 = data.seconds;
const _errs9 = errors;
const _errs10 = errors;
if(((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (typeof data4 !== "string")) && (data4 !== null)){
validate22.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/components/schemas/Seconds/type",keyword:"type",params:{type: schema36.type},message:"must be integer,string,null"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 999999999 || isNaN(data4)){
validate22.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/components/schemas/Seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999},message:"must be <= 999999999"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate22.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/components/schemas/Seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
if(errors === _errs10){
if(typeof data4 === "string"){
if(func64(data4) > 9){
validate22.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/components/schemas/Seconds/maxLength",keyword:"maxLength",params:{limit: 9},message:"must NOT have more than 9 characters"}];
return false;
}
else {
if(!pattern6.test(data4)){
validate22.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/components/schemas/Seconds/pattern",keyword:"pattern",params:{pattern: "^0{0,7}[1-9][0-9]{0,8}$"},message:"must be a whole number above 0"}];
return false;
}
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined && func0.call(data, "user")){
let data5 = data.user;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate22.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema33.properties.user.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback_url !== undefined && func0.call(data, "callback_url")){
let data6 = data.callback_url;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate22.errors = [{instancePath:instancePath+"/callback_url",schemaPath:"#/properties/callback_url/type",keyword:"type",params:{type: schema33.properties.callback_url.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
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
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"model":true,"prompt":true,"video":true,"duration":true,"seconds":true,"user":true,"callback_url":true},"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="video-generation" */;
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
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"model":true,"prompt":true,"video":true,"duration":true,"seconds":true,"user":true,"callback_url":true},"dynamicProps":false,"dynamicItems":false};

