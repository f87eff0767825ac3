import type { ModelSubscriptionDetail } from '@portal/api-contract/account';
import type { ModelComment } from '@portal/api-contract/community';
import { renderPage } from '@portal/data-access-api/testing';
import { buildProfile, type StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildModelUseDetail } from '../testing/sample-models';
import { page } from './model-detail.page';

const PATH = '/overview/modelBase/details';
const ID = '00000000-0000-4000-8000-000000000002';
const USAGE = { days: [{ day: '2026-11-24', calls: 420 }], isDemo: true };
/** Nobody has said anything of the model, which the reader may. */
const NOT_RATED = {
  ...{ list: [], total: 0, pageNo: 1, pageSize: 1, rating: { average: 0, counts: [0, 0, 0, 0, 0] } },
  ...{ mayComment: true, own: null },
};
const OWN: ModelComment = {
  ...{ id: 'c1', parentId: null, author: null, replyTo: null, text: '预测很准', mentions: [], stars: 5 },
  ...{ createdAt: '2026-11-20T10:00:00+08:00', ipRegion: '江苏', likes: 0, liked: false, isByAuthor: false },
  ...{ isMine: true, isDeleted: false, isWaiting: false, isHidden: false, replyTotal: 0, replies: [] },
};
const open = (values: Partial<ModelSubscriptionDetail> = {}, more: StubResponses = {}, at = `${PATH}?id=${ID}`) =>
  renderPage(
    page,
    { path: PATH, at, isLoggedIn: true },
    {
      ...{ getUserProfile: buildProfile(), getModelUsage: USAGE, listModelComments: NOT_RATED },
      ...{ getModelSubscription: buildModelUseDetail(values), ...more },
    },
  );
const findCard = (name: string) => screen.findByRole('region', { name });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-25T10:00:00+08:00'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

it('shows what it is, how often it may be called, and how long', async () => {
  open();
  const summary = await findCard('模型概况');
  for (const text of ['MS20261121ABCDEF', '使用中', '还剩 200 天', '剩余 1,800 次'])
    expect(within(summary).getByText(text)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: '本月已用额度' })).toHaveAttribute('aria-valuenow', '40');
  expect(within(await findCard('模型信息')).getByRole('link', { name: '轴承故障诊断' })).toHaveAttribute(
    'href',
    '/modelDetail/fault.html',
  );
  expect(screen.queryByRole('link', { name: '重新申请' })).not.toBeInTheDocument();
});

it('draws the calls of a range of days, those without any among them', async () => {
  const { calls } = open();
  const card = await findCard('调用量');
  expect(await within(card).findByRole('img', { name: '近30天调用次数柱状图，合计420次' })).toBeVisible();
  expect(within(card).getByText(/系统模拟/)).toBeVisible();
  await userEvent.click(within(card).getByRole('button', { name: '近7天' }));
  expect(await within(card).findByRole('img', { name: '近7天调用次数柱状图，合计420次' })).toBeVisible();
  const asked = calls.filter(({ name }) => name === 'getModelUsage').map(({ query }) => query);
  expect(asked).toEqual([
    { id: ID, from: '2026-10-27', to: '2026-11-25' },
    { id: ID, from: '2026-11-19', to: '2026-11-25' },
  ]);
});

it('says that there were no calls', async () => {
  open({}, { getModelUsage: { days: [], isDemo: false } });
  expect(await screen.findByText('近30天没有调用')).toBeVisible();
});

it('calls the model, and shows what it answers', async () => {
  const { listBodies } = open({}, { tryOutModel: { output: { level: 'B' }, latencyMs: 12, isSample: true } });
  const form = await screen.findByRole('form', { name: '在线试用' });
  expect(within(form).getByRole('textbox')).toHaveValue('{\n  "speed": 1480\n}');
  await userEvent.click(within(form).getByRole('button', { name: '调用模型' }));
  const output = await screen.findByRole('region', { name: '调用结果' });
  expect(within(output).getByText(/"level": "B"/)).toBeVisible();
  expect(within(output).getByText('输出 · 用时 12 毫秒 · 演示环境返回模型的示例结果')).toBeVisible();
  expect(listBodies('tryOutModel')).toEqual([{ id: ID, input: '{\n  "speed": 1480\n}' }]);
});

it.each([
  ['{}', '缺少参数 speed'],
  ['[1]', '请输入 JSON 对象'],
  [' ', '请填写输入'],
])('does not send %s', async (text, mistake) => {
  const { listBodies } = open();
  const input = await screen.findByRole('textbox', { name: /输入（JSON）/ });
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: '调用模型' }));
  expect(await screen.findByText(mistake)).toBeVisible();
  expect(listBodies('tryOutModel')).toEqual([]);
});

it('says at the field what the server finds wrong with the input', async () => {
  const fieldErrors = [{ field: 'input', msg: '转速超出范围' }];
  open({}, { tryOutModel: { error: { status: 400, code: '422', msg: '请检查输入', data: { fieldErrors } } } });
  await userEvent.click(await screen.findByRole('button', { name: '调用模型' }));
  expect(await screen.findByText('转速超出范围')).toBeVisible();
  expect(screen.queryByRole('region', { name: '调用结果' })).not.toBeInTheDocument();
});

it('disables a key after it has asked', async () => {
  const keyId = '00000000-0000-4000-8000-00000000000b';
  const { listBodies } = open({}, { disableModelKey: { keyId } });
  await userEvent.click(await screen.findByRole('button', { name: '停用 诊断服务' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: '停用' }));
  await waitFor(() => expect(listBodies('disableModelKey')).toEqual([{ keyId }]));
});

it('can be applied for again once it is over, and neither called nor given keys', async () => {
  open({ status: 30, daysLeft: 0, actions: [] });
  expect(await screen.findByText(/使用期已结束/)).toBeVisible();
  expect(screen.getByRole('link', { name: '重新申请' })).toHaveAttribute('href', '/model-apply?id=fault');
  for (const name of ['创建密钥', '调用模型']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('says how a model reaches its user that is handed over', async () => {
  open({ deliveryMode: 2, quota: null, interface: null, actions: [] });
  expect(await screen.findByText(/模型文件与许可由交付人员发送/)).toBeVisible();
  expect(screen.queryByRole('region', { name: '访问密钥' })).not.toBeInTheDocument();
});

it.each([PATH, `${PATH}?id=x`])('says that %s names nothing', async (at) => {
  open({}, { getModelSubscription: { error: { status: 404 } } }, at);
  expect(await screen.findByText('没有找到这个模型')).toBeVisible();
});

describe('what its user says of it', () => {
  it('is sent with stars', async () => {
    const { listBodies } = open({}, { saveModelComment: OWN });
    const form = await screen.findByRole('form', { name: '评价模型' });
    await userEvent.click(within(form).getByRole('button', { name: '提交评价' }));
    expect(within(form).getByText('请选择评分')).toBeVisible();
    expect(within(form).getByText('请输入评价')).toBeVisible();
    await userEvent.selectOptions(within(form).getByRole('combobox', { name: /评分/ }), '5');
    await userEvent.type(within(form).getByRole('textbox', { name: /评价/ }), '预测很准');
    await userEvent.click(within(form).getByRole('button', { name: '提交评价' }));
    expect(await within(form).findByText('感谢您的评价')).toBeVisible();
    expect(listBodies('saveModelComment')).toEqual([
      { modelId: 'fault', stars: 5, text: '预测很准', asksReview: false, website: '' },
    ]);
  });

  it('is changed where it stands, and may wait for a moderator', async () => {
    const own = { ...OWN, isWaiting: true };
    open({}, { listModelComments: { ...NOT_RATED, own } });
    const form = await screen.findByRole('form', { name: '评价模型' });
    expect(within(form).getByText('您的评价正在人工审核，通过后所有人可见。')).toBeVisible();
    expect(within(form).getByRole('textbox', { name: /评价/ })).toHaveValue('预测很准');
    expect(within(form).getByRole('combobox', { name: /评分/ })).toHaveValue('5');
    expect(within(form).getByRole('button', { name: '更新评价' })).toBeVisible();
  });

  it('may be looked at by a moderator where its words are not allowed', async () => {
    const msg = '第1字「广告」为社区不允许的内容。请修改，或选择“仍要提交人工审核”';
    const error = { status: 400, code: '422', msg, data: { fieldErrors: [{ field: 'text', msg }] } };
    open({}, { listModelComments: { ...NOT_RATED, own: OWN }, saveModelComment: { error } });
    const form = await screen.findByRole('form', { name: '评价模型' });
    await userEvent.click(within(form).getByRole('button', { name: '更新评价' }));
    expect(await within(form).findByRole('checkbox', { name: '仍要提交人工审核' })).toBeVisible();
  });

  it.each([
    ['a publisher', { ...NOT_RATED, mayComment: false }],
    ['a model off the shelf', { error: { status: 404, code: '404' } }],
  ])('is not asked of %s', async (_name, listModelComments) => {
    open({}, { listModelComments });
    await findCard('调用量');
    await waitFor(() => expect(screen.queryByRole('region', { name: '我的评价' })).not.toBeInTheDocument());
  });
});
