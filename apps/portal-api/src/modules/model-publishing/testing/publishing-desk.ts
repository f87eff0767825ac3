import type { ModelText, PublishedModelDetail } from '@portal/api-contract/account';
import type { Database } from '../../../platform/database/database';
import { createDataProtection } from '../../../platform/security/data-protection';
import type { BrowserResponse, TestBrowser } from '../../../testing/test-browser';
import { createTestEnvironment, type TestPortal } from '../../../testing/test-portal';
import { openSession } from '../../../testing/test-session';
import { seedDemoIdentity } from '../../realname/demo-identity';
import { DEMO_STORIES } from '../../realname/demo-stories';

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

/** Makes a call about published models, e.g. `submit`. */
export const callPublishing = (browser: TestBrowser, call: string, payload: object): Promise<BrowserResponse> =>
  browser.request(`/ptl/model/${call}`, { method: 'POST', payload });

/** Makes a call that is taken, and returns the model as it is then. */
export async function doPublishing(browser: TestBrowser, call: string, payload: object): Promise<PublishedModelDetail> {
  const { body } = await callPublishing(browser, call, payload);
  if (body.code !== '200') throw new Error(`${call}: ${body.msg}`);
  return body.data as PublishedModelDetail;
}

/** A draft of whoever is logged in. */
export const saveModelDraft = (browser: TestBrowser, changes: Partial<ModelText> = {}): Promise<PublishedModelDetail> =>
  doPublishing(browser, 'save', { text: { ...MODEL_TEXT, ...changes } });

/** Tests and submits a model. */
export async function testAndSubmit(browser: TestBrowser, id: string): Promise<PublishedModelDetail> {
  await doPublishing(browser, 'interfaceTest', { id });
  return doPublishing(browser, 'submit', { id });
}

/** A member whose company has been verified. */
export async function openPublisher(portal: TestPortal, database: Database, now: Date) {
  const session = await openSession(portal, now);
  const protection = createDataProtection(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64'));
  const owner = { id: session.userId, issuer: 'test', account: 'a', userCode: 'c', sessionId: '' };
  await database.transaction((runner) =>
    seedDemoIdentity(runner, protection, owner, DEMO_STORIES.enterprise, new Date(now.getTime() - 86_400_000)),
  );
  return session;
}

/** Makes a call of the reviewers on a model as it is now. */
export async function review(
  reviewer: TestBrowser,
  id: string,
  call: string,
  more: object = {},
): Promise<BrowserResponse> {
  const { body } = await reviewer.request(`/ops-api/model/detail?id=${id}`);
  const { version } = body.data as { version: number };
  return reviewer.request(`/ops-api/model/${call}`, { method: 'POST', payload: { id, version, ...more } });
}

/** Whether a model is in the list, in what the search finds of a keyword, and in the sitemap. */
export async function findModel(visitor: TestBrowser, id: string, keyword: string): Promise<boolean[]> {
  const search = { method: 'POST', payload: { keywords: keyword } } as const;
  const responses = await Promise.all([
    callPublishing(visitor, 'pageList', { keyword }),
    visitor.request('/ptl/es/fulSearch/api/searchResult', search),
    visitor.request('/ptl/content/addresses'),
  ]);
  return responses.map(({ body }) => JSON.stringify(body.data).includes(id));
}
