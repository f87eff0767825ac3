import type { TrialDetail } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import { buildProfile, type StubResponses } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildTrialDetail } from '../testing/sample-trials';
import { page } from './trial-detail.page';

const PATH = '/overview/try-product-modal';
const ID = 'TR20261121ABC234';

const open = (trial: Partial<TrialDetail> | undefined, more: StubResponses = {}, at = `${PATH}?id=${ID}`) =>
  renderPage(
    page,
    { path: PATH, at, isLoggedIn: true },
    {
      getUserProfile: buildProfile({ mail: '', avatar: '' }),
      ...(trial && { getTrial: buildTrialDetail(trial) }),
      ...more,
    },
  );

describe('TrialDetailPage', () => {
  it('shows the trial with its timeline and the way to buy it', async () => {
    open({ extension: { days: 5, reason: '再看几天', isGranted: true } });
    expect(await screen.findByRole('region', { name: '试用概况' })).toHaveTextContent(ID);
    const timeline = screen.getByRole('list', { name: '试用进度' });
    expect(within(timeline).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('5 天，已通过')).toBeVisible();
    expect(screen.getByRole('link', { name: '转为正式' })).toHaveAttribute(
      'href',
      '/purchase-page?code=iot-hub&meal=iot-hub-basic',
    );
  });

  it('asks for an extension, and shows what has become of it', async () => {
    const extended = buildTrialDetail({ status: 31, actions: ['convert', 'feedback'] });
    const { listBodies } = open({}, { extendTrial: extended }, `${PATH}?id=${ID}&act=extend`);
    await userEvent.type(await screen.findByRole('textbox', { name: /延期天数/ }), '7');
    await userEvent.type(screen.getByRole('textbox', { name: /延期原因/ }), '还有一条产线没有接入');
    await userEvent.click(screen.getByRole('button', { name: '提交延期申请' }));
    expect(await screen.findByText('延期申请已提交，审核期间可以继续使用')).toBeVisible();
    expect(listBodies('extendTrial')).toEqual([{ id: ID, days: 7, reason: '还有一条产线没有接入' }]);
    expect(screen.queryByRole('button', { name: '提交延期申请' })).not.toBeInTheDocument();
  });

  it('says what is missing before anything is sent', async () => {
    const { listCalls } = open({});
    await userEvent.click(await screen.findByRole('button', { name: '申请延期' }));
    await userEvent.click(screen.getByRole('button', { name: '提交延期申请' }));
    expect(screen.getByText('请输入延期天数')).toBeVisible();
    expect(screen.getByText('请至少用5个字说明延期原因')).toBeVisible();
    expect(listCalls('extendTrial')).toEqual([]);
  });

  it('is rated', async () => {
    const { listBodies } = open({}, { rateTrial: buildTrialDetail({ actions: ['cancel'] }) });
    await userEvent.click(await screen.findByRole('button', { name: '评价试用' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /评分/ }), '4');
    await userEvent.click(screen.getByRole('button', { name: '提交评价' }));
    expect(await screen.findByText('感谢您的评价')).toBeVisible();
    expect(listBodies('rateTrial')).toEqual([{ id: ID, rating: 4, text: '' }]);
  });

  it('says why it cannot be cancelled, and keeps the form', async () => {
    const msg = '试用当前为「已到期」，不能进行此操作';
    open({}, { cancelTrial: { error: { status: 409, code: '409', msg } } }, `${PATH}?id=${ID}&act=cancel`);
    const forms = await screen.findAllByRole('button', { name: '取消试用' });
    await userEvent.click(forms.at(-1) as HTMLElement);
    expect(await screen.findByText(msg)).toBeVisible();
  });

  it.each([PATH, `${PATH}?id=none`])('finds nothing at %s', async (at) => {
    open(undefined, { getTrial: { error: { status: 404, code: '404' } } }, at);
    expect(await screen.findByText('没有找到这个试用')).toBeVisible();
  });
});
