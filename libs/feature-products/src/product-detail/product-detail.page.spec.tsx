import type { StubResponses } from '@portal/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, runLoader } from '@portal/data-access-api/testing';
import { buildDetail, buildPlan } from '../testing/sample-products';
import { page } from './product-detail.page';

const sha256 = 'ab'.repeat(32);
const download = {
  id: 'd-1',
  name: '接入 SDK',
  version: '2.1',
  fileName: 'sdk.zip',
  size: 2_400_000,
  sha256,
  url: '/files/downloads/sdk.zip',
};
const path = '/product-detail/:file';
const at = '/product-detail/iot-hub.html';
const open = (responses: StubResponses = {}, isLoggedIn = false) =>
  renderPage(page, { path, at, isLoggedIn }, { getProductDetailByCode: buildDetail(), ...responses });

let notify: (isIntersecting: boolean) => void;

beforeEach(() => {
  const callbacks: IntersectionObserverCallback[] = [];
  notify = (isIntersecting) => {
    const entries = [{ isIntersecting, target: document.body }] as unknown as IntersectionObserverEntry[];
    for (const callback of callbacks) callback(entries, {} as IntersectionObserver);
  };
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    callbacks.push(callback);
    return { observe: jest.fn(), disconnect: jest.fn() } as unknown as IntersectionObserver;
  });
});

describe('ProductDetailPage', () => {
  it('shows the product and what can be done', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: '设备接入服务' })).toBeVisible();
    expect(screen.getByText('最新')).toBeVisible();
    const links = [
      ['立即购买', '/purchase-page?id=p-1&code=iot-hub'],
      ['免费试用', '/product-apply?product=iot-hub'],
      ['咨询', '/contact'],
      ['资料下载', '#downloads'],
      ['物联网', '/product?category=c-1'],
    ] as const;
    for (const [name, href] of links) expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.queryByRole('link', { name: '控制台' })).not.toBeInTheDocument();
  });

  it('opens the manual of a product that has one', async () => {
    open({ getProductDetailByCode: buildDetail({ documentId: 'iot-hub' }) });
    expect(await screen.findByRole('link', { name: '文档' })).toHaveAttribute(
      'href',
      '/document-center/document-content?id=iot-hub',
    );
    expect(screen.queryByRole('link', { name: '资料下载' })).toBeNull();
  });

  it('leads those with a login to their console', async () => {
    open({ getTrialState: null }, true);
    expect(await screen.findByRole('link', { name: '控制台' })).toHaveAttribute('href', '/overview');
  });

  it('leads through its sections', async () => {
    open();
    const nav = await screen.findByRole('navigation', { name: '产品内容' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['概述', '功能', '优势', '架构', '规格与定价', '场景', '案例', '下载', '常见问题', '更新日志']);
    for (const link of within(nav).getAllByRole('link')) {
      expect(document.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument();
    }
  });

  it('leaves out sections without content', async () => {
    const product = buildDetail({ solutions: [], cases: [], downloads: [] });
    const content = product.content && { ...product.content, advantages: [], faqs: [], documents: [], plans: [] };
    open({ getProductDetailByCode: { ...product, content } });
    const nav = await screen.findByRole('navigation', { name: '产品内容' });
    expect(within(nav).queryByRole('link', { name: '案例' })).not.toBeInTheDocument();
    expect(screen.getByText(/公开资料正在整理/)).toBeVisible();
    expect(screen.getByRole('link', { name: '提交询价' })).toBeVisible();
    expect(screen.getAllByText('面议')[0]).toBeVisible();
  });

  it('prices its plans', async () => {
    open();
    const cards = (await screen.findByRole('link', { name: '购买标准版' })).closest('ul') as HTMLElement;
    expect(within(cards).getByText('¥999')).toBeVisible();
    expect(within(cards).getByText('可选时长：1 个月、1 年')).toBeVisible();
    expect(within(cards).getByRole('link', { name: '询价私有化版' })).toHaveAttribute(
      'href',
      '/purchase-page?id=p-1&code=iot-hub&meal=iot-hub-private',
    );
    const data = [...document.querySelectorAll('script')].map(({ textContent }) => JSON.parse(textContent ?? ''));
    expect(data.find((entry) => entry['@type'] === 'Product')).toMatchObject({
      name: '设备接入服务',
      offers: { lowPrice: '999.00', priceCurrency: 'CNY' },
    });
  });

  it('looks its files up once they come into view', async () => {
    const user = userEvent.setup();
    const { calls, respond } = open();
    const link = await screen.findByText('下载', { selector: 'a[aria-disabled]' });
    act(() => notify(false));
    expect(calls.some(({ name }) => name === 'queryByDownloadId')).toBe(false);
    act(() => notify(true));
    const retry = await screen.findByRole('button', { name: '加载失败，重试' });
    expect(link).not.toBeInTheDocument();
    respond({ queryByDownloadId: download });
    await userEvent.click(retry);
    expect(await screen.findByText('2.1 · 2.3 MB')).toBeVisible();
    expect(screen.getByText(sha256)).toBeVisible();
    expect(screen.getByRole('link', { name: /^下载 ?接入 SDK$/ })).toHaveAttribute('href', '/files/downloads/sdk.zip');
    await user.click(screen.getByRole('button', { name: '复制 接入 SDK 的 SHA-256' }));
    expect(await navigator.clipboard.readText()).toBe(sha256);
    expect(await screen.findByText('已复制')).toBeVisible();
  });

  it('leads to the application of who has one', async () => {
    open({ getTrialState: { id: 'TR1', status: 20 } }, true);
    expect(await screen.findByRole('link', { name: '已申请试用' })).toHaveAttribute('href', '/overview/tryProduct');
  });

  it('offers the trial to who has none', async () => {
    const { calls } = open({ getTrialState: null }, true);
    expect(await screen.findByRole('link', { name: '免费试用' })).toBeVisible();
    expect(calls.some(({ name }) => name === 'getTrialState')).toBe(true);
  });

  it('offers no trial where there is none', async () => {
    open({ getProductDetailByCode: buildDetail({ hasTrial: false }) });
    await screen.findByRole('link', { name: '立即购买' });
    expect(screen.queryByRole('link', { name: '免费试用' })).not.toBeInTheDocument();
  });

  it('goes on to the purchase of a product without content', async () => {
    open({ getProductDetailByCode: buildDetail({ content: null, isContentEmpty: true }) });
    expect(await screen.findByText('/purchase-page?id=p-1&code=iot-hub')).toBeInTheDocument();
  });

  it('offers another attempt', async () => {
    const { respond } = open({ getProductDetailByCode: { error: { status: 503 } } });
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ getProductDetailByCode: buildDetail() });
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('设备接入服务');
  });

  it('goes to the section its address names', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    renderPage(page, { path, at: `${at}#downloads` }, { getProductDetailByCode: buildDetail() });
    await screen.findByRole('heading', { level: 1 });
    expect(scroll.mock.contexts).toEqual([document.getElementById('downloads')]);
  });
});

describe('module', () => {
  it('stands and falls with the product', async () => {
    const params = { file: 'iot-hub.html' };
    const calls = await runLoader(page, '', params);
    expect(calls.map(({ query }) => query)).toEqual([{ code: 'iot-hub', visibleRange: 2 }]);
    const brand = { visibleRange: 2 } as never;
    expect(page.item?.({ brand, searchParams: new URLSearchParams(), params })).toBeInstanceOf(Function);
    expect(page.item?.({ brand, searchParams: new URLSearchParams(), params: { file: 'iot-hub' } })).toBeNull();
    expect(await runLoader(page, '', { file: 'iot-hub' })).toEqual([]);
  });

  it('knows no price where all are talked about', async () => {
    const product = buildDetail();
    const plans = [buildPlan({ isNegotiable: true, unitPrice: 0, periods: [] })];
    open({ getProductDetailByCode: { ...product, content: product.content && { ...product.content, plans } } });
    expect((await screen.findAllByText('面议')).length).toBe(2);
  });
});
