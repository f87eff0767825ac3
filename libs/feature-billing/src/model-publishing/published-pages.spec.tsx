import type { PublishedModelDetail } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import { buildProfile, type StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPublished, buildPublishedDetail, MODEL_TEXT } from '../testing/sample-published-models';
import { page as detailPage } from './published-detail.page';
import { page as editPage } from './published-edit.page';
import { page as listPage } from './published-list.page';

const LIST = '/overview/modelBase/published';
const DETAIL = `${LIST}/details`;
const EDIT = `${LIST}/edit`;
const ID = 'PM20261121ABCDEF';

const openList = (at = LIST, list = [buildPublished()]) =>
  renderPage(
    listPage,
    { path: LIST, at, isLoggedIn: true },
    {
      getUserProfile: buildProfile(),
      listPublishedModels: { list, total: list.length, pageNo: 1, pageSize: 20 },
      countPublishedModels: [
        { status: 100, total: 1 },
        { status: 211, total: 2 },
        { status: 321, total: 1 },
      ],
    },
  );

const openDetail = (values: Partial<PublishedModelDetail> = {}, more: StubResponses = {}) =>
  renderPage(
    detailPage,
    { path: DETAIL, at: `${DETAIL}?id=${ID}`, isLoggedIn: true },
    { getUserProfile: buildProfile(), getPublishedModel: buildPublishedDetail(values), ...more },
  );

const openEditor = (at = EDIT, more: StubResponses = {}) =>
  renderPage(
    editPage,
    { path: EDIT, at, isLoggedIn: true },
    {
      getUserProfile: buildProfile(),
      getPublishedModel: buildPublishedDetail(),
      savePublishedModel: buildPublishedDetail(),
      ...more,
    },
  );

const press = (name: string) => screen.findByRole('button', { name }).then((button) => userEvent.click(button));
const choose = (name: string) => screen.findByRole('tab', { name }).then((tab) => userEvent.click(tab));

beforeEach(() => sessionStorage.clear());

describe('the list', () => {
  it('shows models by listing and audit status, and leads to those in use', async () => {
    const { listBodies } = openList(`${LIST}?listing=2&audit=1`, [
      buildPublished({ status: 211, liveLabel: '1.0.0', revision: 'waiting', subscribers: 3 }),
    ]);
    for (const text of ['新版本审核中', '3 个用户', '1.0.0']) expect(await screen.findByText(text)).toBeVisible();
    expect(listBodies('listPublishedModels')).toMatchObject([{ listingStatus: 2, auditStatus: 1 }]);
    const tabs = within(screen.getByRole('navigation', { name: '按状态查看' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...['全部4', '未上架1', '已上架2', '已下架1'],
    ]);
    const sections = within(screen.getByRole('navigation', { name: '我的模型' }));
    expect(sections.getByRole('link', { name: '我使用的' })).toHaveAttribute('href', '/overview/modelBase');
    expect(sections.getByRole('link', { current: 'page' })).toHaveTextContent('我发布的');
  });

  it('leads to a first model where there is none', async () => {
    openList(LIST, []);
    expect(await screen.findByText(/还没有发布模型/)).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: '发布模型' })) expect(link).toHaveAttribute('href', EDIT);
  });
});

describe('the page of a model', () => {
  it('says what is missing, and leads to it', async () => {
    openDetail({ text: { ...MODEL_TEXT, summary: '短', accuracy: [] } });
    expect(await screen.findByText('还有 2 处需要补全：')).toBeVisible();
    expect(screen.getByRole('link', { name: '去补全' })).toHaveAttribute('href', `${EDIT}?id=${ID}&check=1`);
    expect(screen.queryByRole('button', { name: '测试接口' })).not.toBeInTheDocument();
  });

  it('tests the interface, then submits', async () => {
    const test = { at: '2026-11-21T10:05:00+08:00', isPassed: true, failure: '', latencyMs: 12, isSample: true };
    const tested = buildPublishedDetail({
      test: { ...test, output: '{"baseline": 318}' },
      actions: ['test', 'submit'],
    });
    const { respond, listBodies } = openDetail({}, { testModelInterface: tested, submitPublishedModel: tested });
    await screen.findByRole('button', { name: '测试接口' });
    respond({ getPublishedModel: tested });
    await press('测试接口');
    expect(await screen.findByText(/^通过 · 用时 12 毫秒/)).toBeVisible();
    await press('提交审核');
    await waitFor(() => expect(listBodies('submitPublishedModel')).toEqual([{ id: ID }]));
  });

  it('says why it was not submitted', async () => {
    openDetail(
      { actions: ['save', 'submit'] },
      { submitPublishedModel: { error: { status: 409, code: '409', msg: '发布模型前请先完成实名认证' } } },
    );
    await press('提交审核');
    expect(await screen.findByText('发布模型前请先完成实名认证')).toBeVisible();
  });

  it('shows what a reviewer found, and takes an appeal', async () => {
    const { listBodies } = openDetail(
      {
        ...{ status: 121, auditStatus: 2, reason: '简介不清楚', actions: ['save', 'appeal'] },
        positions: [{ field: 'summary', text: '写明适用范围' }],
      },
      { appealModelReview: buildPublishedDetail() },
    );
    await choose('审核');
    expect(await screen.findByText('写明适用范围')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/申诉理由/), '简介已经写明了三项适用条件。');
    await press('提交申诉');
    await waitFor(() =>
      expect(listBodies('appealModelReview')).toEqual([{ id: ID, reason: '简介已经写明了三项适用条件。' }]),
    );
  });

  it('asks before it takes a model off the shelf', async () => {
    const shown = { status: 211, listingStatus: 2, auditStatus: 1, liveLabel: '1.0.0', subscribers: 2 } as const;
    const { listBodies } = openDetail(
      { ...shown, modelUrl: `/modelDetail/${ID}.html`, actions: ['offShelf', 'newVersion'] },
      { takeModelOffShelf: buildPublishedDetail() },
    );
    await choose('上架');
    await press('下架');
    expect(screen.getByText(/使用中的 2 个用户可继续使用到期/)).toBeVisible();
    expect(listBodies('takeModelOffShelf')).toEqual([]);
    await press('确认下架');
    await waitFor(() => expect(listBodies('takeModelOffShelf')).toEqual([{ id: ID }]));
  });

  it('says that there is no such model', async () => {
    openDetail({}, { getPublishedModel: { error: { status: 404, code: '404' } } });
    expect(await screen.findByText('没有找到这个模型')).toBeVisible();
  });
});

describe('the editor', () => {
  it('saves a draft of which nothing but the name is known', async () => {
    const { listBodies } = openEditor();
    await press('保存草稿');
    expect(await screen.findByText('请输入模型名称')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/模型名称/), '新模型');
    await userEvent.click(screen.getByRole('radio', { name: '数据算法' }));
    await userEvent.type(screen.getByLabelText(/训练数据/), '三条产线的数据');
    await press('添加指标');
    expect(screen.getByLabelText('精度与性能第1行指标')).toHaveFocus();
    await userEvent.keyboard('误差');
    await press('保存草稿');
    await waitFor(() => expect(listBodies('savePublishedModel')).toHaveLength(1));
    expect(listBodies('savePublishedModel')[0]).toMatchObject({
      text: {
        ...{ name: '新模型', modelType: 4, specifics: ['', '三条产线的数据', ''], versionLabel: '1.0.0' },
        accuracy: [{ metric: '误差', value: '', note: '' }],
      },
      fileIds: [],
    });
  });

  it('changes what is stored, row by row, and shows what is missing where it is asked to', async () => {
    const stored = buildPublishedDetail({ text: { ...MODEL_TEXT, guide: '一步' } });
    const { listBodies } = openEditor(`${EDIT}?id=${ID}&check=1`, { getPublishedModel: stored });
    expect(await screen.findByText('请至少写两步使用说明，每行一步')).toBeVisible();
    await press('删除输出参数第1行');
    await press('保存草稿');
    await waitFor(() => expect(listBodies('savePublishedModel')).toHaveLength(1));
    expect(listBodies('savePublishedModel')[0]).toMatchObject({
      ...{ id: ID, version: 3, text: { inputs: MODEL_TEXT.inputs, outputs: [], industry: '食品饮料' } },
    });
  });

  it('does not change what waits for its review', async () => {
    openEditor(`${EDIT}?id=${ID}`, { getPublishedModel: buildPublishedDetail({ status: 101, actions: ['withdraw'] }) });
    expect(await screen.findByText(/这个模型现在不能修改/)).toBeVisible();
  });
});
