import { addContent, makeProduct } from '../../testing/sample-content';
import { copyWorkOrder } from '../../testing/copy-work-order';
import { setUp } from '../../testing/set-up';
import { callWorkOrder, submitWorkOrder } from '../../testing/work-order-calls';
import { startWorkOrderStage } from '../../testing/work-order-stage';

const stage = setUp(startWorkOrderStage);

beforeAll(() =>
  addContent(stage.portal, { 'products/hub.json': makeProduct('hub', { productName: '接入"服务",甲' }) }),
);

describe('a transcript', () => {
  it('holds the work order and its conversation, and nothing confidential', async () => {
    const { browser } = await stage.logIn();
    const ticketNo = await submitWorkOrder(browser, { secret: '机密口令', title: '看板打不开' });
    await callWorkOrder(browser, 'reply', { ticketNo, text: '已经重启过' });
    const response = await browser.request(`/portal/workorder/ticket/transcript?ticketNo=${ticketNo}`);
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename*=UTF-8''${ticketNo}.txt`,
    });
    for (const text of [`工单编号：${ticketNo}`, '标题：看板打不开', '严重级别：P3 中', '状态：待受理', '已经重启过'])
      expect(response.text).toContain(text);
    for (const text of ['机密口令', '13800138000', '王小明']) expect(response.text).not.toContain(text);
  });
});

describe('an export', () => {
  it('is a table that spreadsheet programs read and do not run', async () => {
    const { browser } = await stage.logIn();
    await submitWorkOrder(browser, { productCode: 'hub', title: '=cmd|"/c calc"!A1' });
    const response = await callWorkOrder(browser, 'export', {});
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining(encodeURIComponent('工单-2026-06-01.csv')),
    });
    const [head, line, rest] = response.text.split('\r\n');
    expect(head).toBe('\uFEFF工单编号,标题,产品,问题类型,严重级别,状态,提交时间,最近更新');
    expect(line?.slice(17)).toBe(
      `"'=cmd|""/c calc""!A1","接入""服务"",甲",使用问题 / 功能异常或报错,P3 中,待受理,2026-06-01 10:00:00,2026-06-01 10:00:00`,
    );
    expect(rest).toBe('');
  });

  it('is narrowed as the list is, and has no line of anybody else', async () => {
    const { browser } = await stage.logIn();
    const first = await submitWorkOrder(browser, { severity: 'P1' });
    await submitWorkOrder(browser);
    const { text } = await callWorkOrder(browser, 'export', { severity: 'P1' });
    expect(
      text
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.slice(0, 16)),
    ).toEqual([first]);
  });

  it('ends after 5000 lines', async () => {
    const { browser, userId } = await stage.logIn();
    const ticketNo = await submitWorkOrder(browser);
    await copyWorkOrder(stage.portal.database, ticketNo, 5000);
    const { text } = await callWorkOrder(browser, 'export', {});
    expect(text.trim().split('\r\n')).toHaveLength(5001);
    const [row] = await stage.portal.database.query('select totals from work_order_total where owner_id = $1', [
      userId,
    ]);
    expect(row).toEqual({ totals: [5001, 0, 0, 0, 0, 0, 0] });
  });
});
