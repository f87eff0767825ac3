import { runLoader } from '@portal/data-access-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page as activityCenter } from './activity-center/activity-center.page';
import { page as activityDetail } from './activity-detail/activity-detail.page';
import { buildCalendarFile } from './activity-detail/calendar-file';
import { formatSpan } from './activity-labels';
import { page as newsCenter } from './news-center/news-center.page';
import { page as newsDetail } from './news-detail/news-detail.page';
import { newsRoutes } from './news.routes';
import { buildActivity, buildNews, buildNewsDetail, renderPage } from './testing/render-page';

it.each([
  ['', { visibleRange: 2, pageNo: 1, pageSize: 24 }],
  ['kind=notice&year=2025&page=2', { visibleRange: 2, kind: 'notice', year: 2025, pageNo: 2, pageSize: 24 }],
  ['kind=weather&year=1&page=-1', { visibleRange: 2, pageNo: 1, pageSize: 24 }],
])('asks for the news of %j', async (query, input) => {
  const calls = await runLoader(newsCenter, query);
  expect(calls.find(({ name }) => name === 'listNews')?.body).toEqual(input);
});

it('asks for the activities of a state', async () => {
  const readBody = async (query: string) => (await runLoader(activityCenter, query))[0]?.body;
  expect(await readBody('state=replay')).toMatchObject({ state: 'replay' });
  expect(await readBody('state=x')).toEqual({ visibleRange: 2, pageNo: 1, pageSize: 12 });
});

describe('news center', () => {
  const page = { list: [buildNews({ isPinned: true })], total: 1, pageNo: 1, pageSize: 24 };

  it('shows news with their kind and day, pinned ones marked, and the years there are', async () => {
    renderPage(newsCenter, { listNews: page, listNewsYears: [2026, 2025] });
    const card = await screen.findByRole('link', { name: /价格下调/ });
    expect(card).toHaveAttribute('href', '/news-center-detail/price-adjust.html');
    expect(card).toHaveTextContent('置顶公告2026-10-16');
    expect((await screen.findAllByRole('link', { name: '2025 年' }))[0]).toHaveAttribute('href', '/?year=2025');
  });

  it('says how much there is, but for a part of it', async () => {
    const { unmount } = renderPage(newsCenter, { listNews: { ...page, total: 81 }, listNewsYears: [2026, 2023] });
    expect(await screen.findByText('篇新闻与公告')).toBeVisible();
    expect(screen.getByText('81')).toBeVisible();
    expect(screen.getByText('2023')).toBeVisible();
    unmount();
    renderPage(newsCenter, { listNews: page, listNewsYears: [2026] }, { url: '/?kind=notice' });
    expect(await screen.findByRole('link', { name: /价格下调/ })).toBeVisible();
    expect(screen.queryByText('篇新闻与公告')).toBeNull();
  });

  it('has a picture for what shows something, and a row of text for an announcement', async () => {
    const story = buildNews({ id: 'launch', title: '网关发布', kind: 'company', coverImage: '/files/covers/edge' });
    renderPage(newsCenter, { listNews: { ...page, list: [...page.list, story] }, listNewsYears: [] });
    expect((await screen.findByRole('link', { name: /网关发布/ })).querySelector('img')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /价格下调/ }).querySelector('img')).toBeNull();
  });

  it('offers to drop filters that leave nothing', async () => {
    renderPage(newsCenter, { listNews: { ...page, list: [], total: 0 }, listNewsYears: [] }, { url: '/?kind=notice' });
    expect(await screen.findByText('没有符合条件的结果')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '清空筛选' })).toHaveAttribute('href', '/');
  });

  it('tries again after a failure', async () => {
    const { respond } = renderPage(newsCenter, { listNewsYears: [] });
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ listNews: page });
    await userEvent.click(retry);
    expect(await screen.findByText('价格下调')).toBeInTheDocument();
  });
});

describe('a news item', () => {
  const open = (values = {}) =>
    renderPage(newsDetail, { findNewsById: buildNewsDetail(values) }, { path: '/n/:file', url: '/n/a.html' });

  it('says what, when, by whom, and leads on', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: '价格下调' })).toBeInTheDocument();
    expect(screen.getByText('来源：本站')).toBeInTheDocument();
    expect(screen.getByText('正文')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /下一篇/ })).toHaveAttribute('href', '/news-center-detail/next.html');
    expect(screen.queryByRole('link', { name: /上一篇/ })).toBeNull();
  });

  it('shows a figure with its words', async () => {
    open({
      bodyHtml:
        '<figure>\n<img src="/files/figures/a.svg" width="640" height="400" alt="需量曲线" loading="lazy" />\n' +
        '<figcaption>峰值低了。</figcaption>\n</figure>',
    });
    const figure = await screen.findByRole('figure');
    expect(within(figure).getByRole('img', { name: '需量曲线' })).toHaveAttribute('src', '/files/figures/a.svg');
    expect(figure).toHaveTextContent('峰值低了。');
  });

  it('shows related news', async () => {
    open({ related: [{ id: 'r', title: '相关一条', summary: '', url: '/news-center-detail/r.html' }] });
    const related = await screen.findByRole('complementary', { name: '相关新闻' });
    expect(within(related).getByRole('link', { name: '相关一条' })).toBeInTheDocument();
  });
});

describe('activities', () => {
  it('are listed with their state and time', async () => {
    const { id, title, summary, startsAt, endsAt, place, state, coverImage } = buildActivity();
    const brief = { id, title, summary, startsAt, endsAt, place, state, coverImage };
    renderPage(activityCenter, { listActivities: { list: [brief], total: 1, pageNo: 1, pageSize: 12 } });
    const card = await screen.findByRole('link', { name: /边缘计算公开课/ });
    expect(card).toHaveTextContent('报名中');
    expect(card).toHaveTextContent('2026-12-10 14:00 – 16:00');
  });

  const open = (values = {}) =>
    renderPage(
      activityDetail,
      { findActivityById: buildActivity(values) },
      { path: '/a/:file', url: '/a/edge-course.html' },
    );

  it('show agenda, speakers and the way to enrol', async () => {
    open();
    expect(await screen.findByRole('link', { name: '立即报名' })).toHaveAttribute(
      'href',
      '/activity-enroll?id=edge-course',
    );
    expect(screen.getByText('剩余 12 个名额')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '议程' })).toBeInTheDocument();
    const [speaker, other] = within(screen.getByRole('region', { name: '嘉宾' })).getAllByRole('listitem');
    expect(speaker).toHaveTextContent(/^周砚架构师做边缘计算十年。$/);
    expect(speaker?.querySelector('img')).toHaveAttribute('src', '/files/portraits/zhou-yan.svg');
    expect(other).toHaveTextContent(/^梁梁溪工程师$/);
  });

  it.each([
    [{ seatsLeft: 0, waitingCount: 3 }, '名额已满，3 人候补中'],
    [{ seatsLeft: null }, '名额不限'],
    [{ state: 'ended' }, '活动已结束，感谢参与。'],
  ])('say how things stand: %j', async (values, text) => {
    open(values);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('are read again chapter by chapter', async () => {
    const { content } = buildActivity();
    open({
      state: 'replay',
      content: { ...content, replayChapters: [{ time: '00:05', title: '为什么断网', text: '因为现场。' }] },
    });
    expect(await screen.findByRole('link', { name: '查看回放要点' })).toHaveAttribute('href', '#replay');
    expect(screen.getByText('因为现场。')).toBeInTheDocument();
  });
});

it('writes spans of time once a day', () => {
  expect(formatSpan('2026-12-10T09:00:00+08:00', '2026-12-11T17:00:00+08:00')).toBe(
    '2026-12-10 09:00 – 2026-12-11 17:00',
  );
});

it('writes a calendar file that calendars read', () => {
  const text = buildCalendarFile(buildActivity({ title: '讲清楚：断网,续传;回退' }), 'https://portal.example/a');
  expect(text).toContain('DTSTART:20261210T060000Z');
  expect(text).toContain(String.raw`SUMMARY:讲清楚：断网\,续传\;回退`);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

it('knows its pages, and which of them exist as {id}.html alone', async () => {
  const modules = await Promise.all(newsRoutes.map(async ({ load }) => (await load()).page));
  const brand = { visibleRange: 2 } as never;
  const withItem = modules.filter(({ item }) => item);
  expect(withItem).toHaveLength(2);
  for (const module of withItem) {
    const { item } = module;
    expect(item?.({ brand, searchParams: new URLSearchParams(), params: { file: 'a' } })).toBeNull();
    expect(item?.({ brand, searchParams: new URLSearchParams(), params: { file: 'a.html' } })).toEqual(
      expect.any(Function),
    );
    expect(await runLoader(module, '', { file: 'a' })).toEqual([]);
  }
  expect(newsRoutes.map(({ seo }) => seo?.({ platformType: '1', params: { file: 'x.html' } })?.code)).toEqual([
    '1:news-center',
    '1:x',
    '1:activity-center',
    '1:x',
    '1:activity-enroll',
  ]);
});
