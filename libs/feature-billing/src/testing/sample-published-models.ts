import type { ModelText, PublishedModel, PublishedModelDetail } from '@portal/api-contract/account';

/** A text that can be tested and submitted. */
export const MODEL_TEXT: ModelText = {
  ...{ name: '均质机能耗基线', modelType: 4, deliveryMode: 1, pricing: 1, industry: '食品饮料' },
  summary: '按产量、介质温度与设备状态预测均质机每班次的正常能耗。',
  intro: '模型用十八个月的分钟级能耗数据训练，给出每个班次的能耗基线与偏离原因，用于发现空转与结垢。',
  specifics: ['梯度提升树，单机运行', '三条产线十八个月的数据', '每季度重新训练一次'],
  inputs: [{ name: 'output', type: 'number', isRequired: true, text: '班次产量 t', example: '42' }],
  outputs: [{ name: 'baseline', type: 'number', isRequired: true, text: '能耗基线 kWh', example: '318' }],
  ...{ sampleRequest: '{"output": 42}', sampleResponse: '{"baseline": 318}' },
  accuracy: [{ metric: '平均误差', value: '4.2%', note: '六周验证数据' }],
  ...{ limits: '产量低于 5 t 时误差较大。', guide: '导出产量与能耗。\n调用接口取得基线。' },
  ...{ price: '免费', versionLabel: '1.0.0', versionNotes: '首次发布。' },
};

const AT = '2026-11-21T10:00:00+08:00';

/** A published model in a list: a draft. */
export function buildPublished(values: Partial<PublishedModel> = {}): PublishedModel {
  return {
    ...{ id: 'PM20261121ABCDEF', name: MODEL_TEXT.name, modelType: 4, deliveryMode: 1, version: 3 },
    ...{ status: 100, listingStatus: 1, auditStatus: 0, liveLabel: '', revision: null, modelUrl: '', subscribers: 0 },
    ...{ submittedAt: null, publishedAt: null, updatedAt: AT },
    ...values,
  };
}

/** A published model with everything its owner may see: a draft that is complete. */
export function buildPublishedDetail(values: Partial<PublishedModelDetail> = {}): PublishedModelDetail {
  return {
    ...buildPublished(),
    ...{ provider: '', text: MODEL_TEXT, test: null, files: [], reason: '', positions: [] },
    versions: [{ number: 1, label: '1.0.0', notes: '首次发布。', createdAt: AT, passedAt: null, isLive: false }],
    log: [
      {
        ...{ from: null, to: 100, act: 'save', actorRole: 'user', actorName: '周启航', reason: '', files: [], at: AT },
      },
    ],
    actions: ['save', 'test', 'delete'],
    ...values,
  };
}
