import { optionalProse, requiredLine, requiredProse, type TextRule } from '../rules/text-rule';
import { checkModelInput, readModelInput } from './model-input.rules';
import type { ModelText } from './model-text.schemas';
import { MODEL_SPECIFICS } from './model-publishing.values';

/** Parts of a model's text with their names, in the order of its form. */
export const MODEL_TEXT_PARTS = {
  name: '模型名称',
  modelType: '模型类型',
  deliveryMode: '交付方式',
  pricing: '定价方式',
  industry: '行业',
  summary: '一句话简介',
  intro: '详细介绍',
  specifics: '类型信息',
  inputs: '输入参数',
  outputs: '输出参数',
  sampleRequest: '请求示例',
  sampleResponse: '响应示例',
  accuracy: '精度与性能',
  limits: '使用限制',
  guide: '使用说明',
  price: '价格说明',
  versionLabel: '版本号',
  versionNotes: '版本说明',
} as const;

/** A part of a model's text. */
export type ModelTextPart = keyof typeof MODEL_TEXT_PARTS;

/** Rules of the texts of a model once it is submitted; a draft may be shorter. */
export const MODEL_TEXT_RULES = {
  name: requiredLine('模型名称', 40),
  industry: requiredLine('行业', 20, '请选择行业'),
  summary: requiredProse('一句话简介', [10, 120], '请至少用10个字概括模型的用途'),
  intro: requiredProse('详细介绍', [30, 400], '请至少用30个字介绍模型'),
  specific: requiredProse('该项', [4, 120], '请至少用4个字说明'),
  sample: optionalProse('示例', 4000),
  limits: requiredProse('使用限制', [4, 600], '请写明使用限制，每行一条'),
  guide: requiredProse('使用说明', [4, 960], '请写明使用步骤，每行一步'),
  price: requiredLine('价格说明', 60),
  versionLabel: requiredLine('版本号', 16),
  versionNotes: requiredProse('版本说明', [2, 120], '请说明这个版本的变化'),
} as const;

/** Rules of what is said about a published model. */
export const MODEL_REVIEW_RULES = {
  appeal: requiredProse('申诉理由', [10, 300], '请至少用10个字说明申诉理由'),
  reason: requiredProse('原因', [2, 300], '请说明原因'),
  position: optionalProse('说明', 100),
} as const;

/** The rule of a text while it is a draft: nothing has to be given yet. */
export function toDraftRule(rule: TextRule): TextRule {
  return { ...rule, min: 0, tooShort: '' };
}

/** What is wrong with a part of a text, in words for its author. */
export interface ModelTextMistake {
  readonly field: string;
  readonly msg: string;
}

const PARAMETER_NAME = /^[A-Za-z][\w.[\]]{0,39}$/;
const VERSION_LABEL = /^\d{1,3}\.\d{1,3}\.\d{1,3}$/;

/** Lines of a text, without empty ones. */
export function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** What keeps a text from being tested and submitted, in the order of its form; nothing where it is complete. */
export function findModelTextMistakes(text: ModelText): ModelTextMistake[] {
  return [
    ...(['name', 'industry', 'summary', 'intro', 'price', 'versionNotes'] as const).flatMap((field) =>
      say(field, text[field].length < MODEL_TEXT_RULES[field].min && MODEL_TEXT_RULES[field].tooShort),
    ),
    ...MODEL_SPECIFICS[text.modelType].flatMap(({ label }, index) =>
      say(`specifics.${index}`, (text.specifics[index] ?? '').length < 4 && `请至少用4个字说明${label}`),
    ),
    ...say('inputs', findParametersMistake(text.inputs, '输入')),
    ...say('outputs', findParametersMistake(text.outputs, '输出')),
    ...say('sampleRequest', findSampleMistake(text.inputs, text.sampleRequest)),
    ...say('sampleResponse', findSampleMistake(text.outputs, text.sampleResponse)),
    ...say('accuracy', findAccuracyMistake(text.accuracy)),
    ...say('limits', findLinesMistake(text.limits, { min: 1, max: 5, length: 120 }, '请写明使用限制，每行一条')),
    ...say('guide', findLinesMistake(text.guide, { min: 2, max: 6, length: 160 }, '请至少写两步使用说明，每行一步')),
    ...say('versionLabel', !VERSION_LABEL.test(text.versionLabel) && '版本号形如 1.0.0'),
  ];
}

function say(field: string, msg: string | false): ModelTextMistake[] {
  return msg ? [{ field, msg }] : [];
}

function findParametersMistake(parameters: ModelText['inputs'], kind: string): string {
  if (parameters.length === 0) return `请至少添加一个${kind}参数`;
  const names = parameters.map(({ name }) => name);
  const wrong = names.find((name) => !PARAMETER_NAME.test(name));
  if (wrong !== undefined) return `参数名「${wrong}」须以字母开头，由字母、数字、下划线、点或方括号组成`;
  if (new Set(names).size < names.length) return `${kind}参数的名称不能重复`;
  const unexplained = parameters.find(({ text }) => text === '');
  return unexplained ? `请说明参数 ${unexplained.name}` : '';
}

function findSampleMistake(parameters: ModelText['inputs'], sample: string): string {
  const read = readModelInput(sample);
  return read ? checkModelInput(parameters, read) : '请输入 JSON 对象';
}

function findAccuracyMistake(accuracy: ModelText['accuracy']): string {
  if (accuracy.length === 0) return '请至少给出一项精度或性能指标';
  return accuracy.some(({ metric, value }) => metric === '' || value === '') ? '请填写每项指标的名称和数值' : '';
}

function findLinesMistake(
  text: string,
  { min, max, length }: { readonly min: number; readonly max: number; readonly length: number },
  tooFew: string,
): string {
  const lines = toLines(text);
  if (lines.length < min) return tooFew;
  if (lines.length > max) return `最多${max}行`;
  return lines.some((line) => line.length > length) ? `每行不能超过${length}个字` : '';
}
