import type { WorkOrderSuggestion } from '@portal/api-contract/account';
import { addContent } from '../../testing/sample-content';
import { makeDocument, makePage } from '../../testing/sample-documents';
import { setUp } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { callWorkOrder, submitWorkOrder } from '../../testing/work-order-calls';
import { startWorkOrderStage } from '../../testing/work-order-stage';

const stage = setUp(startWorkOrderStage);

beforeAll(() =>
  addContent(stage.portal, {
    'documents/manual/document.json': makeDocument(['1.0']),
    'documents/manual/1.0/tree.json': [{ name: '设备离线排查', file: 'offline.md' }],
    'documents/manual/1.0/offline.md': makePage('设备离线排查', '网关与设备离线时，先检查心跳。'),
  }),
);

const suggest = async (browser: TestBrowser, title: string) =>
  (await callWorkOrder(browser, 'suggest', { title })).body.data as WorkOrderSuggestion[];

it('pages of documents that fit a title are suggested, with plain titles', async () => {
  const { browser } = await stage.logIn();
  const [first] = await suggest(browser, '设备离线');
  expect(first).toEqual({
    kind: 'document',
    title: '接入平台 · 设备离线排查',
    url: expect.stringMatching(/^\/document-center\/document-content\?id=manual&nodeId=/),
  });
});

it('own work orders with the same words are suggested, and nobody else’s', async () => {
  const [{ browser }, { browser: other }] = [await stage.logIn(), await stage.logIn()];
  const ticketNo = await submitWorkOrder(browser, { title: '摄像头画面卡顿' });
  const own = { kind: 'workorder', title: '摄像头画面卡顿', url: `/overview/workorderdetails?ticketNo=${ticketNo}` };
  expect(await suggest(browser, '摄像头 画面 模糊')).toContainEqual(own);
  expect(await suggest(other, '摄像头 画面 模糊')).not.toContainEqual(own);
});

it('what fits nothing gets nothing', async () => {
  const { browser } = await stage.logIn();
  expect(await suggest(browser, '今晚吃什么')).toEqual([]);
});
