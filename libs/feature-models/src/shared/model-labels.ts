import type { ModelBrief } from '@portal/api-contract';

/** Names of the types of models; the contract's own, compared by a test. */
export const TYPE_LABELS: Readonly<Record<ModelBrief['modelType'], string>> = {
  1: '业务流程',
  2: '行业机理',
  3: '研发仿真',
  4: '数据算法',
};

/** Names of the ways a model is delivered; the contract's own, compared by a test. */
export const DELIVERY_LABELS: Readonly<Record<ModelBrief['deliveryMode'], string>> = {
  1: 'API 调用',
  2: '模型文件',
  3: '随应用交付',
};

/** Names of the ways a model is paid; the contract's own, compared by a test. */
export const PRICING_LABELS: Readonly<Record<ModelBrief['pricing'], string>> = {
  1: '免费',
  2: '可议价',
  3: '计费',
};

/** Choices of a filter out of the names of its values. */
export function toOptions(labels: Readonly<Record<number, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
