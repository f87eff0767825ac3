import { buildPartner, type StubResponses } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, runLoader } from '../testing/render-page';
import { buildCards, buildContent, buildPage } from '../testing/sample-company';
import { page } from './partner.page';

const content = buildContent({
  title: '合作伙伴',
  blocks: [
    buildCards('伙伴类型', '技术伙伴'),
    { kind: 'form', title: '成为合作伙伴', subtitle: '', form: 'partner' },
    { kind: 'accordion', title: '常见疑问', subtitle: '', items: [{ question: '多久？', answer: '三天。' }] },
  ],
});
const partner = buildPartner({ region: '华东', summary: '可编程控制器厂商', logo: '/files/partners/a.svg' });
const responses: StubResponses = {
  findContentById: content,
  listPartners: buildPage([partner, buildPartner({ id: 'pt-2', name: '澜石软件' })]),
  listPartnerFilters: { kinds: ['技术伙伴', '软件伙伴'], regions: ['华东', '华南'] },
};
const open = (at = '/partner', more: StubResponses = {}, isLoggedIn = false) =>
  renderPage(page, { path: '/partner', at, isLoggedIn }, { ...responses, ...more });
const scrollIntoView = jest.fn();

beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

describe('PartnerPage', () => {
  it('shows the directory between what explains partnership and the rest', async () => {
    open();
    await screen.findByText('共 2 个伙伴');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['伙伴类型', '伙伴名录', '成为合作伙伴', '常见疑问']);
    const card = screen.getByRole('heading', { name: '衡川科技' }).closest('article') as HTMLElement;
    expect(within(card).getByText('可编程控制器厂商')).toBeVisible();
    expect(within(card).getByText('华东')).toBeVisible();
    expect(card.querySelector('img')).toHaveAttribute('src', '/files/partners/a.svg');
  });

  it('leads visitors through the login to the form', async () => {
    open();
    const links = await screen.findAllByRole('link', { name: '登录后申请' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/partner/apply', '/partner/apply']);
    expect(screen.queryByRole('link', { name: '查看申请进度' })).not.toBeInTheDocument();
  });

  it('leads those with a login to the form and to how theirs stands', async () => {
    open('/partner', {}, true);
    expect(await screen.findAllByRole('link', { name: '成为合作伙伴' })).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: '查看申请进度' })[0]).toHaveAttribute('href', '/overview/applications');
  });

  it('asks for what the address says', async () => {
    const { listBodies } = open(
      '/partner?kind=%E6%8A%80%E6%9C%AF%E4%BC%99%E4%BC%B4&region=%E5%8D%8E%E4%B8%9C&keyword=a&page=2',
    );
    await screen.findByText('共 2 个伙伴');
    expect(listBodies('listPartners')).toEqual([
      { visibleRange: 2, kind: '技术伙伴', region: '华东', keyword: 'a', pageNo: 2, pageSize: 12 },
    ]);
  });

  it('filters in the address and stays at the directory', async () => {
    open('/partner?page=2');
    const [group] = await screen.findAllByRole('group', { name: '类型' });
    await userEvent.click(within(group as HTMLElement).getByRole('link', { name: '软件伙伴', hidden: true }));
    expect(screen.getByTestId('address')).toHaveTextContent(
      `/partner?kind=${encodeURIComponent('软件伙伴')}#directory`,
    );
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    await userEvent.type(screen.getByRole('searchbox'), '澜石{Enter}');
    expect(screen.getByTestId('address')).toHaveTextContent(`keyword=${encodeURIComponent('澜石')}#directory`);
  });

  it('does not move the page on its own', async () => {
    open('/partner#directory');
    await screen.findByText('共 2 个伙伴');
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('tells when nothing fits the filters', async () => {
    open('/partner?keyword=x', { listPartners: buildPage([]) });
    expect(await screen.findByText('没有符合条件的结果')).toBeVisible();
    expect(screen.getByRole('link', { name: '清空筛选' })).toHaveAttribute('href', '/partner#directory');
  });

  it('tells when there is nothing', async () => {
    open('/partner', { listPartners: buildPage([]) });
    expect(await screen.findByText('暂时没有伙伴，请稍后再来看看')).toBeVisible();
  });

  it('offers another attempt', async () => {
    const { respond } = open('/partner', { listPartners: { error: { status: 503 } } });
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ listPartners: buildPage([partner]) });
    await userEvent.click(retry);
    expect(await screen.findByText('共 1 个伙伴')).toBeVisible();
  });

  it('is loaded with what the page asks for', async () => {
    const loaded = await runLoader(page, 'kind=a&page=3');
    const { calls } = open('/partner?kind=a&page=3');
    await screen.findByText('共 2 个伙伴');
    const summarize = (list: typeof calls) =>
      list.map((call) => JSON.stringify([call.name, call.body, call.query])).sort();
    expect(summarize(calls)).toEqual(summarize(loaded));
  });
});
