import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWorkOrderPage } from '../testing/open-work-order-page';
import { buildWorkOrderDetail } from '../testing/sample-work-orders';

const STALE = '工单刚刚有了变化，已载入最新内容，您填写的内容已保留';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');
const agree = async (name: string) => userEvent.click(within(await dialog()).getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

describe('a rating', () => {
  it('needs both marks, and is shown', async () => {
    const rating = {
      ...{ time: 5, result: 4, tags: ['响应及时' as const], text: '很快' },
      editableUntil: '2026-11-28T10:00:00+08:00',
    };
    const rated = buildWorkOrderDetail({ status: 4, rating, acts: ['rate'] });
    const { listBodies } = openWorkOrderPage({ status: 4, acts: ['rate'] }, { rateWorkOrder: rated });
    await press('评价服务');
    await agree('提交评价');
    expect(await screen.findByText('请评价响应时效')).toBeVisible();
    const time = within(await dialog()).getByRole('radiogroup', { name: '响应时效' });
    const result = within(await dialog()).getByRole('radiogroup', { name: '处理结果' });
    await userEvent.click(within(time).getByRole('radio', { name: '5 星，非常满意' }));
    await userEvent.click(within(result).getByRole('radio', { name: '4 星，满意' }));
    await userEvent.click(within(await dialog()).getByRole('checkbox', { name: '响应及时' }));
    await userEvent.type(within(await dialog()).getByRole('textbox'), '很快');
    await agree('提交评价');
    expect(await screen.findByRole('heading', { name: '我的评价' })).toBeVisible();
    expect(listBodies('rateWorkOrder')).toEqual([
      { ticketNo: 'WO20261121ABCDEF', version: rated.version, time: 5, result: 4, tags: ['响应及时'], text: '很快' },
    ]);
    expect(screen.getByRole('button', { name: '修改评价' })).toBeVisible();
  });

  it('keeps what was typed where the dialog is closed by mistake, and forgets it once it is sent', async () => {
    const done = { status: 4 as const, acts: ['rate'] };
    openWorkOrderPage(done, { rateWorkOrder: buildWorkOrderDetail(done) });
    await press('评价服务');
    await userEvent.click(within(await dialog()).getAllByRole('radio')[2] as HTMLElement);
    await userEvent.click(within(await dialog()).getAllByRole('radio')[7] as HTMLElement);
    await userEvent.type(within(await dialog()).getByRole('textbox'), '很快');
    await agree('取消');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('评价服务');
    expect(within(await dialog()).getByRole('textbox')).toHaveValue('很快');
    expect(within(await dialog()).getAllByRole('radio')[2]).toBeChecked();
    await agree('提交评价');
    await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.includes('act:rate'))).toEqual([]));
  });

  it('that another tab has changed meanwhile is told so, and keeps what was typed', async () => {
    const shownFirst = { ...{ time: 3, result: 3, tags: [], text: '' }, editableUntil: '2026-11-28T10:00:00+08:00' };
    const { respond, listBodies } = openWorkOrderPage(
      { status: 4, acts: ['rate'], rating: shownFirst, version: 7 },
      { rateWorkOrder: { error: { status: 409, msg: '工单或评价刚刚有了变化，请核对后重新提交' } } },
    );
    await press('修改评价');
    await userEvent.type(within(await dialog()).getByRole('textbox'), '后来解决了');
    respond({ getWorkOrder: buildWorkOrderDetail({ status: 4, acts: ['rate'], rating: shownFirst, version: 8 }) });
    await agree('提交评价');
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('请核对后重新提交');
    expect(await screen.findByText(STALE)).toBeInTheDocument();
    expect(within(await dialog()).getByRole('textbox')).toHaveValue('后来解决了');
    await agree('提交评价');
    await waitFor(() => expect(listBodies('rateWorkOrder')).toMatchObject([{ version: 7 }, { version: 8 }]));
  });
});
