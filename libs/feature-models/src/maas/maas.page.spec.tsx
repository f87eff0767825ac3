import { loggedIn, loggedOut, permissionsLoaded } from '@portal/data-access-api';
import { sessionApi } from '@portal/data-access-api/session';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';
import { buildMaasContent } from '../testing/sample-models';
import { page } from './maas.page';

const CONTENT = buildMaasContent([
  { kind: 'text', title: '有什么不同', subtitle: '', html: '<p>只需用少量数据校准。</p>' },
  {
    kind: 'cards',
    title: '模型目录',
    subtitle: '',
    items: [
      { title: '故障诊断', text: '识别四类故障', icon: '', url: '/product-detail/pm.html', linkText: '产品说明' },
      { title: '时序异常', text: '观察测点', icon: '/files/icons/a.svg', url: '', linkText: '' },
    ],
  },
  {
    kind: 'table',
    title: '价格',
    subtitle: '含税',
    table: { columns: ['模型', '在线接口'], rows: [['故障诊断', '0.08 元']] },
  },
  {
    kind: 'steps',
    title: '开始使用',
    subtitle: '',
    items: [
      { title: '选择模型', text: '阅读说明卡' },
      { title: '正式投用', text: '设置误报上限' },
    ],
  },
  {
    kind: 'figures',
    title: '数字',
    subtitle: '',
    items: [
      { value: '1', label: 'a' },
      { value: '2', label: 'b' },
    ],
  },
  { kind: 'accordion', title: '', subtitle: '', items: [{ question: '数据出厂吗？', answer: '可以不出厂。' }] },
  {
    kind: 'callToAction',
    title: '不确定哪个合适？',
    subtitle: '',
    actions: [
      { text: '预约评估', url: '/contact' },
      { text: '浏览模型', url: '/industrial-model' },
    ],
  },
]);

const show = (responses = {}) =>
  renderPage(
    page,
    { path: '/maas-page', url: '/maas-page' },
    { findContentById: CONTENT, getMenuPermission: { menuPermission: ['maas:home'] }, ...responses },
  );

const grant = permissionsLoaded({ menuPermissions: ['maas:home'], operationsUrl: '' });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('MaasPage', () => {
  it('shows the blocks to whoever has the permission', async () => {
    const { dispatch, calls } = show();
    act(() => {
      dispatch(loggedIn());
      dispatch(grant);
    });
    expect(await title('工业模型服务')).toBeVisible();
    expect(calls.find(({ name }) => name === 'findContentById')?.query).toEqual({ id: 'maas-page', platformType: '1' });
    expect(screen.getByText('只需用少量数据校准。')).toBeVisible();
    expect(screen.getByRole('link', { name: '我的模型与额度' })).toHaveAttribute('href', '/overview/modelBase');
    expect(screen.getByRole('link', { name: /故障诊断/ })).toHaveAttribute('href', '/product-detail/pm.html');
    expect(screen.getByRole('heading', { level: 3, name: '时序异常' })).toBeVisible();
    expect(within(screen.getByRole('table', { name: '价格' })).getByText('0.08 元')).toBeVisible();
    expect(within(screen.getByRole('region', { name: '开始使用' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('数据出厂吗？')).toBeVisible();
    expect(screen.getByRole('link', { name: '预约评估' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByText('数字')).not.toBeInTheDocument();
  });

  it('explains to others how to get it, and asks for no content', async () => {
    const { dispatch, calls } = show();
    act(() => void dispatch(loggedIn()));
    expect(await title('您的账号尚未开通模型服务')).toBeVisible();
    expect(screen.getByRole('link', { name: '申请开通' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('button', { name: '登录' })).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('waits for the answer before it says no', async () => {
    const { dispatch } = show();
    act(() => {
      dispatch(loggedIn());
      void dispatch(sessionApi.endpoints.getMenuPermission.initiate());
    });
    expect(screen.getByRole('status', { name: '正在加载' })).toBeVisible();
    expect(await title('工业模型服务')).toBeVisible();
  });

  it('says no once the answer is no', async () => {
    const { dispatch } = show({ getMenuPermission: { menuPermission: [] } });
    act(() => {
      dispatch(loggedIn());
      void dispatch(sessionApi.endpoints.getMenuPermission.initiate());
    });
    expect(await title('您的账号尚未开通模型服务')).toBeVisible();
  });

  it('offers the login to visitors', async () => {
    const { dispatch, calls } = show();
    act(() => void dispatch(loggedOut()));
    expect(await title('登录后查看模型服务')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(calls.map(({ name }) => name)).toEqual(['getLoginUrl']);
  });

  it('offers another attempt when the content cannot be read', async () => {
    const { dispatch, respond } = show({ findContentById: { error: { status: 500 } } });
    act(() => {
      dispatch(loggedIn());
      dispatch(grant);
    });
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ findContentById: CONTENT });
    await userEvent.click(retry);
    expect(await title('工业模型服务')).toBeVisible();
  });
});
