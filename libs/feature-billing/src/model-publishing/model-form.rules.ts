import { INDUSTRIES, MODEL_DELIVERIES, MODEL_PRICINGS, MODEL_TYPES } from '@portal/api-contract';
import {
  MODEL_SPECIFICS,
  type ModelText,
  type ModelTextMistake,
  MODEL_TEXT_RULES as RULES,
  PARAMETER_TYPES,
  type PublishedModelDetail,
  PUBLISHING_LIMITS as LIMITS,
  toDraftRule,
} from '@portal/api-contract/account';
import { defineForm, field, type FormRequest, type FormValues } from '@portal/ui-forms';
import { rows } from './rows-field';

/** What a code of the contract is sent as. */
const asCode = <Code extends number>(value: string) => Number(value) as Code;

const specific = field.prose({ label: '', rule: toDraftRule(RULES.specific), rows: 2 });

type Parameter = ModelText['inputs'][number];
type Accuracy = ModelText['accuracy'][number];

const parameters = (label: string, hint: string) =>
  rows<Parameter>({
    ...{ label, hint, item: '参数', max: LIMITS.parameters },
    blank: { name: '', type: 'number', isRequired: true, text: '', example: '' },
    parts: [
      { key: 'name', label: '参数名', maxLength: 40 },
      { key: 'type', label: '类型', options: PARAMETER_TYPES },
      { key: 'isRequired', label: '必填' },
      { key: 'text', label: '说明', maxLength: 120 },
      { key: 'example', label: '示例', maxLength: 60 },
    ],
  });

const sample = (label: string, hint: string) => field.prose({ label, hint, rule: RULES.sample, rows: 6 });

/** The text of a model. A draft may be incomplete, so nothing but its name has to be given. */
export const modelForm = defineForm({
  name: field.line({ label: '模型名称', rule: RULES.name, autoComplete: 'off' }),
  modelType: {
    ...field.oneOf({ label: '模型类型', options: MODEL_TYPES, initial: '1' }),
    toSent: asCode<ModelText['modelType']>,
  },
  deliveryMode: {
    ...field.oneOf({ label: '交付方式', options: MODEL_DELIVERIES, initial: '1' }),
    toSent: asCode<ModelText['deliveryMode']>,
  },
  pricing: {
    ...field.oneOf({ label: '定价方式', options: MODEL_PRICINGS, initial: '1' }),
    toSent: asCode<ModelText['pricing']>,
  },
  price: field.line({
    ...{ label: '价格说明', rule: toDraftRule(RULES.price), autoComplete: 'off' },
    hint: '如：0.02 元/次，每月前 1000 次免费',
  }),
  industry: field.optionalChoice({ label: '行业', options: INDUSTRIES }),
  summary: field.prose({ label: '一句话简介', rule: toDraftRule(RULES.summary), rows: 2 }),
  intro: field.prose({ label: '详细介绍', rule: toDraftRule(RULES.intro), rows: 5 }),
  specific0: specific,
  specific1: specific,
  specific2: specific,
  inputs: parameters('输入参数', '嵌套的参数写全路径，如 stops[].minutes'),
  outputs: parameters('输出参数', '接口测试按这里声明的类型核对输出'),
  sampleRequest: sample('请求示例（JSON）', '接口测试用这个示例调用模型'),
  sampleResponse: sample('响应示例（JSON）', '显示在公开页面，供使用者对照'),
  accuracy: rows<Accuracy>({
    ...{ label: '精度与性能', hint: '写明数据来源与测量条件', item: '指标', max: LIMITS.accuracy },
    blank: { metric: '', value: '', note: '' },
    parts: [
      { key: 'metric', label: '指标', maxLength: 24 },
      { key: 'value', label: '数值', maxLength: 24 },
      { key: 'note', label: '说明', maxLength: 80 },
    ],
  }),
  limits: field.prose({ label: '使用限制', hint: '每行一条，最多 5 条', rule: toDraftRule(RULES.limits), rows: 3 }),
  guide: field.prose({ label: '使用说明', hint: '每行一步，2 至 6 步', rule: toDraftRule(RULES.guide), rows: 4 }),
  versionLabel: field.text({
    label: '版本号',
    rule: toDraftRule(RULES.versionLabel),
    hint: '形如 1.0.0，不能与已有版本相同',
  }),
  versionNotes: field.prose({ label: '版本说明', rule: toDraftRule(RULES.versionNotes), rows: 2 }),
  fileIds: field.files({
    label: '审核材料',
    hint: `测试报告、资质或授权证明，仅审核员可见，最多 ${LIMITS.files} 个，JPG、PNG、BMP 或 PDF，单个不超过 10 MB`,
    accept: '.jpg,.png,.bmp,.pdf',
    max: LIMITS.files,
    isKept: false,
  }),
});

type Fields = (typeof modelForm)['fields'];

/** What stands in the form. */
export type ModelValues = FormValues<Fields>;

/** What is asked of the type that is chosen. */
export function findSpecifics({ modelType }: Pick<ModelValues, 'modelType'>) {
  return MODEL_SPECIFICS[asCode<ModelText['modelType']>(modelType)];
}

/** The form as a model is stored; a new one begins with the version 1.0.0. */
export function toModelStart(model: PublishedModelDetail | undefined): Partial<ModelValues> {
  if (model === undefined) return { versionLabel: '1.0.0', versionNotes: '首次发布。' };
  const { modelType, deliveryMode, pricing, industry, specifics, ...text } = model.text;
  const [specific0 = '', specific1 = '', specific2 = ''] = specifics;
  return {
    ...{ ...text, specific0, specific1, specific2, fileIds: model.files as ModelValues['fileIds'] },
    ...{ modelType: `${modelType}`, deliveryMode: `${deliveryMode}`, pricing: `${pricing}` },
    industry: INDUSTRIES.find((known) => known === industry) ?? '',
  };
}

/** What is sent of the form. */
export function toModelText({ specific0, specific1, specific2, fileIds, ...text }: FormRequest<Fields>): {
  text: ModelText;
  fileIds: string[];
} {
  return { text: { ...text, specifics: [specific0, specific1, specific2] }, fileIds };
}

/** What is wrong with a text, by the fields of the form. */
export function toFieldErrors(mistakes: readonly ModelTextMistake[]): Partial<Record<keyof Fields, string>> {
  return Object.fromEntries(mistakes.map(({ field: part, msg }) => [part.replace(/^specifics\./, 'specific'), msg]));
}
