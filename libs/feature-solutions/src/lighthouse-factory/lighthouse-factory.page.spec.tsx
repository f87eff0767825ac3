import { passTicks } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brand, NOTHING, renderPage } from '../testing/render-page';
import { buildFactory, buildVideo } from '../testing/sample-solutions';
import { page } from './lighthouse-factory.page';

const factories = [
  buildFactory(),
  buildFactory({ id: 'yuanling-assembly', name: '远岭重工 总装工厂', place: '辽宁', certification: '' }),
];

const PATH = '/lighthouse-factory';
const SHOWN = `${PATH}?factory=yuanling-assembly`;

const render = (...urls: readonly string[]) =>
  renderPage(page, PATH, urls.length > 0 ? urls : [PATH], { listFactories: factories });

const openSecond = async () => {
  const [, second] = await screen.findAllByRole('button', { name: '查看建设历程' });
  await userEvent.click(second as HTMLElement);
  return screen.findByRole('dialog', { name: '远岭重工 总装工厂' });
};

const seeClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('LighthouseFactoryPage', () => {
  it('shows the factories with their figures', async () => {
    render();
    const card = await screen.findByRole('article', { name: '锦禾传动 齿轮工厂' });
    for (const text of ['浙江', '装备制造', '2025 年', '质量标杆工厂（示例认证）', '0.6%', '联网机床']) {
      expect(within(card).getByText(text)).toBeVisible();
    }
    expect(
      screen.getByText('座示范工厂').previousSibling ?? screen.getByText('座示范工厂').nextSibling,
    ).toHaveTextContent('2');
    expect(screen.getByRole('link', { name: '预约参观' })).toHaveAttribute('href', '/lighthouse-factory#visit');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens the history of a factory at an address of its own, which back leaves', async () => {
    const { readUrl, router } = render();
    const dialog = await openSecond();
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 4 })
        .map(({ textContent }) => textContent),
    ).toEqual(['打码', '互通', '评审']);
    expect(readUrl()).toBe(SHOWN);
    // Scrolling to the top is left out for URLs with an anchor.
    expect(router.state.location.hash).toBe('#yuanling-assembly');
    await act(() => router.navigate(-1));
    await seeClosed();
    expect(readUrl()).toBe(PATH);
    await act(() => router.navigate(1));
    expect(await screen.findByRole('dialog', { name: '远岭重工 总装工厂' })).toBeInTheDocument();
  });

  it('offers the video of a factory with captions and as a text, and starts nothing by itself', async () => {
    renderPage(page, PATH, [`${PATH}?factory=jinhe-gear-plant`], {
      listFactories: [buildFactory({ film: buildVideo({ durationS: 87 }) })],
    });
    const dialog = await screen.findByRole('dialog', { name: '锦禾传动 齿轮工厂' });
    const video = within(dialog).getByLabelText('影片：下一件之前就修正');
    expect(video).toHaveAttribute('src', '/files/films/jinhe-gear-plant.mp4');
    expect(video).toHaveAttribute('poster', '/files/films/jinhe-gear-plant.webp');
    expect(video).toHaveAttribute('preload', 'none');
    expect(video).toHaveAttribute('controls');
    expect(video).not.toHaveAttribute('autoplay');
    const track = video.querySelector('track');
    expect(track).toHaveAttribute('src', '/files/films/jinhe-gear-plant.vtt');
    expect(track).toHaveAttribute('kind', 'captions');
    expect(track).toHaveAttribute('srclang', 'zh');
    expect(track).toHaveAttribute('default');
    expect(within(dialog).getByRole('heading', { level: 3, name: '下一件之前就修正' })).toBeVisible();
    expect(within(dialog).getByText('影片 1 分 27 秒 · 无声，有字幕')).toBeVisible();
    const text = within(dialog).getByText('锦禾传动的齿轮工厂在浙江。偏差在下一件之前修正。');
    expect(text).not.toBeVisible();
    await userEvent.click(within(dialog).getByText('影片的文字版'));
    expect(text).toBeVisible();
    // The picture of the card stands for the factory where there is no video.
    expect(dialog.querySelector('picture')).toBeNull();
  });

  it('shows the picture of a factory that has no video', async () => {
    render(SHOWN);
    const dialog = await screen.findByRole('dialog', { name: '远岭重工 总装工厂' });
    expect(dialog.querySelector('picture')).not.toBeNull();
    expect(dialog.querySelector('video')).toBeNull();
  });

  it('describes its videos to search engines, and says nothing where there are none', async () => {
    const readData = () => document.querySelector('script[type="application/ld+json"]')?.textContent;
    const { unmount } = renderPage(page, PATH, [PATH], {
      listFactories: [buildFactory({ film: buildVideo() }), ...factories.slice(1)],
    });
    await screen.findByRole('article', { name: '锦禾传动 齿轮工厂' });
    expect(JSON.parse(readData() ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'VideoObject',
          name: '锦禾传动 齿轮工厂：下一件之前就修正',
          description: '118 台机床与测量中心连成闭环。',
          thumbnailUrl: 'https://portal.example/files/films/jinhe-gear-plant.webp',
          contentUrl: 'https://portal.example/files/films/jinhe-gear-plant.mp4',
          uploadDate: '2026-11-22T00:00:00+08:00',
          duration: 'PT26S',
          inLanguage: 'zh-CN',
        },
      ],
    });
    unmount();
    render();
    await screen.findByRole('article', { name: '锦禾传动 齿轮工厂' });
    expect(readData()).toBeUndefined();
  });

  it('goes back when the drawer is closed, only once', async () => {
    const { readUrl } = render('/lighthouse-factory?from=elsewhere', PATH);
    const dialog = await openSecond();
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    await seeClosed();
    await act(passTicks);
    expect(readUrl()).toBe(PATH);
  });

  it('opens the factory of a link and stays on the page when it is closed', async () => {
    const { readUrl, router } = render(SHOWN);
    const dialog = await screen.findByRole('dialog', { name: '远岭重工 总装工厂' });
    await userEvent.click(dialog);
    await seeClosed();
    expect(readUrl()).toBe(PATH);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('takes no notice of a factory it does not know', async () => {
    render(`${PATH}?factory=nothing`);
    await screen.findByRole('article', { name: '锦禾传动 齿轮工厂' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says that there is nothing yet', async () => {
    renderPage(page, PATH, [PATH], { listFactories: [] });
    expect(await screen.findByText('暂时没有灯塔工厂，请稍后再来看看')).toBeVisible();
  });

  it('offers another attempt after a failure', async () => {
    const { respond } = renderPage(page, PATH, [PATH], {});
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ listFactories: factories });
    await userEvent.click(retry);
    expect(await screen.findByRole('article', { name: '锦禾传动 齿轮工厂' })).toBeVisible();
  });

  it('loads what the page shows', async () => {
    const { store, calls } = renderPage(NOTHING, '/', ['/'], { listFactories: factories });
    const context = { dispatch: store.dispatch, brand, params: {}, searchParams: new URLSearchParams() };
    await Promise.all(page.loader?.(context) ?? []);
    expect(calls).toMatchObject([{ name: 'listFactories', query: { visibleRange: 3 } }]);
  });
});
