import { randomUUID } from 'node:crypto';
import { setUp } from '../../testing/set-up';
import { callWorkOrder, openWorkOrder, submitWorkOrder, WORK_ORDER } from '../../testing/work-order-calls';
import { startWorkOrderStage } from '../../testing/work-order-stage';

const stage = setUp(startWorkOrderStage);

const files = (count: number) => Array.from({ length: count }, () => randomUUID());

describe('a new work order', () => {
  it.each([
    ['title', undefined, '请输入标题'],
    ['title', '四个字的', '标题至少5个字'],
    ['title', '  四个字的  ', '标题至少5个字'],
    ['title', '长'.repeat(61), '标题不能超过60个字'],
    ['description', undefined, '请描述问题'],
    ['description', '九个字的问题描述啊', '请至少用10个字描述问题'],
    ['description', '长'.repeat(2001), '问题描述不能超过2000个字'],
    ['typeCode', undefined, '请选择问题类型'],
    ['typeCode', '', '请选择问题类型'],
    ['typeCode', 'usage', '请选择问题类型'],
    ['typeCode', 'device.access', '请选择问题类型'],
    ['productCode', 'no-such-product', '该产品不存在或已下架'],
    ['severity', undefined, '请选择严重级别'],
    ['severity', 'P5', '请选择严重级别'],
    ['resource', 'a'.repeat(101), '相关资源不能超过100个字符'],
    ['secret', '密'.repeat(1001), '机密信息不能超过1000个字'],
    ['fileIds', files(6), '附件不能超过5个'],
    ['fileIds', files(1), '附件已失效，请重新上传'],
    ['grantDays', 2, '请选择授权时长'],
    ['grantScope', 'all', '请选择授权范围'],
    ['contactName', undefined, '请输入联系人'],
    ['contactName', ' ', '请输入联系人'],
    ['contactName', '长'.repeat(21), '联系人不能超过20个字符'],
    ['telephone', undefined, '请输入联系电话'],
    ['telephone', '', '请输入联系电话'],
    ['telephone', '1380013800', '请输入11位手机号码'],
    ['telephone', '12800138000', '请输入正确的手机号码'],
    ['telephone', '1380013800a', '请输入11位手机号码'],
    ['contactHours', 'night', '请选择联系时段'],
  ])('whose %s is %j is refused: %s', async (field, value, msg) => {
    const { browser } = await stage.logIn();
    const { status, body } = await callWorkOrder(browser, 'save', { ...WORK_ORDER, [field]: value });
    expect({ status, code: body.code, data: body.data }).toEqual({
      ...{ status: 400, code: '422', data: { fieldErrors: [{ field, msg }] } },
    });
  });

  it.each([
    ['title', { title: '标'.repeat(5) }],
    ['title', { title: '标'.repeat(60) }],
    ['description', { description: '述'.repeat(10) }],
    ['description', { description: '述'.repeat(2000) }],
    ['secret', { secret: '密'.repeat(1000) }],
    ['telephone', { telephone: '＋８６ １３８-００１３-８０００' }],
  ])('at the limit of its %s is taken', async (_field, changes) => {
    const { browser } = await stage.logIn();
    expect((await callWorkOrder(browser, 'save', { ...WORK_ORDER, ...changes })).status).toBe(200);
  });

  it('is kept as it was written: trimmed, one line where there is one', async () => {
    const { browser } = await stage.logIn();
    const ticketNo = await submitWorkOrder(browser, {
      ...{ title: ' ＡＰＩ 调用\n报错 ', description: '第一行，\r\n第二行，共十个字以上 ' },
    });
    expect(await openWorkOrder(browser, ticketNo)).toMatchObject({
      ...{ title: 'ＡＰＩ 调用 报错', description: '第一行，\n第二行，共十个字以上' },
    });
  });

  it('ignores what it has no field for', async () => {
    const { browser, userId } = await stage.logIn();
    const more = { status: 4, ownerId: randomUUID(), ticketNo: 'WO1', assigneeId: userId, reopenCount: 9, version: 7 };
    const { body } = await callWorkOrder(browser, 'save', { ...WORK_ORDER, ...more });
    const { ticketNo } = body.data as { ticketNo: string };
    expect(await openWorkOrder(browser, ticketNo)).toMatchObject({ status: 0, reopenCount: 0, version: 1 });
  });
});

describe('an act', () => {
  it.each([
    ['reply', { text: ' ' }, 'text', '请输入回复内容'],
    ['reply', { text: '长'.repeat(2001) }, 'text', '回复不能超过2000个字'],
    ['reply', { text: 'x', fileIds: files(6) }, 'fileIds', '附件不能超过5个'],
    ['reply', { text: 'x', secret: '密'.repeat(1001) }, 'secret', '机密信息不能超过1000个字'],
    ['reopen', {}, 'reason', '请说明原因'],
    ['reopen', { reason: '长'.repeat(301) }, 'reason', '原因不能超过300个字'],
    ['withdraw', { reason: '长'.repeat(301) }, 'reason', '原因不能超过300个字'],
    ['escalate', { reason: '啊' }, 'reason', '请说明原因'],
    ['rate', { time: 0, result: 5 }, 'time', '请评价响应时效'],
    ['rate', { time: 5, result: 0 }, 'result', '请评价处理结果'],
    ['rate', { time: 5, result: 5, text: '长'.repeat(301) }, 'text', '评价不能超过300个字'],
    ['grant', { scope: 'config', days: 30 }, 'days', '请选择授权时长'],
    ['grant', { scope: 'all', days: 1 }, 'scope', '请选择授权范围'],
  ])('%s with %j is refused for its %s', async (name, payload, field, msg) => {
    const { browser, ticketNo } = await stage.reach('sent');
    const { status, body } = await callWorkOrder(browser, name, { version: 1, ...payload, ticketNo });
    expect({ status, data: body.data }).toEqual({ status: 400, data: { fieldErrors: [{ field, msg }] } });
    expect(await openWorkOrder(browser, ticketNo)).toMatchObject({ status: 0, version: 1, messages: [] });
  });
});
