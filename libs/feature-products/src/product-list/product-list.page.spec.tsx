import { buildProductCategory } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, runLoader } from '@portal/data-access-api/testing';
import { buildCard, buildPage } from '../testing/sample-products';
import { page } from './product-list.page';

const hub = buildCard({ labelFlag: 3 });
const mes = buildCard({ id: 'p-2', code: 'mes', productName: '制造执行', categoryId: 'c-2', tags: ['实时'] });
const gateway = buildCard({ id: 'p-3', code: 'gateway', productName: '边缘网关', deliveryMode: 'hardware' });
const responses = {
  listShownProducts: buildPage([hub, mes, gateway]),
  getNavProduct: [buildProductCategory(), buildProductCategory({ id: 'c-2', name: '工业应用', childrenData: [mes] })],
};
const open = (at = '/product', more = {}) => renderPage(page, { path: '/product', at }, { ...responses, ...more });
const specs = { columns: ['规格项', '标准版', '企业版'], rows: [['并发', '10', '100']] };
const briefs = [
  {
    ...{ ...hub, specs, fromPrice: 99900 },
    plans: [
      { name: '标准版', unitPrice: 99900, isNegotiable: false },
      { name: '集团版', unitPrice: 0, isNegotiable: true },
    ],
  },
  { ...mes, specs, fromPrice: null, plans: [] },
];

describe('ProductListPage', () => {
  it('shows products with what can be done with each', async () => {
    open();
    const card = (await screen.findByRole('heading', { name: '设备接入服务' })).closest('article') as HTMLElement;
    expect(within(card).getByText('最热')).toBeVisible();
    expect(within(card).getByRole('link', { name: '试用设备接入服务' })).toHaveAttribute(
      'href',
      '/product-apply?product=iot-hub',
    );
    expect(within(card).getByRole('link', { name: '设备接入服务资料下载' })).toHaveAttribute(
      'href',
      '/product-detail/iot-hub.html#downloads',
    );
    expect(within(card).getByRole('link', { name: '设备接入服务详情' })).toHaveAttribute(
      'href',
      '/product-detail/iot-hub.html',
    );
  });

  it('opens the manual of a product that has one', async () => {
    const list = { ...responses.listShownProducts, list: [{ ...hub, documentId: 'iot-hub' }] };
    open('/product', { listShownProducts: list });
    expect(await screen.findByRole('link', { name: '设备接入服务文档' })).toHaveAttribute(
      'href',
      '/document-center/document-content?id=iot-hub',
    );
  });

  it('offers the categories, with their products under the chosen one', async () => {
    open('/product?category=c-2&sort=newest&page=2');
    const tree = await screen.findByRole('navigation', { name: '产品类别' });
    expect(await within(tree).findByRole('link', { name: /^工业应用 ?1$/ })).toHaveAttribute('aria-current', 'true');
    expect(within(tree).getByRole('link', { name: '制造执行' })).toBeVisible();
    expect(within(tree).getByRole('link', { name: /^物联网 ?2$/ })).toHaveAttribute(
      'href',
      '/product?category=c-1&sort=newest',
    );
  });

  it('asks for what the address says', async () => {
    const { listBodies } = open(
      '/product?category=c-2&keyword=%20a%20&delivery=cloud&pricing=quote&tag=%E5%AE%9E%E6%97%B6&sort=hottest&page=3',
    );
    expect(listBodies('listShownProducts')[0]).toEqual({
      visibleRange: 2,
      categoryId: 'c-2',
      keyword: 'a',
      deliveryMode: 'cloud',
      pricingMode: 'quote',
      tag: '实时',
      sort: 'hottest',
      pageNo: 3,
      pageSize: 12,
    });
    await screen.findByText('共 3 个产品');
  });

  it('filters by what the products have', async () => {
    open('/product?tag=%E7%A8%80%E6%9C%89');
    await screen.findByText('共 3 个产品');
    const [fold] = screen.getAllByRole('group', { name: '标签', hidden: true });
    expect(
      within(fold as HTMLElement)
        .getAllByRole('link', { hidden: true })
        .map((link) => link.textContent),
    ).toEqual(['全部', '实时', '边缘', '稀有']);
    expect(screen.queryByText('私有化部署')).not.toBeInTheDocument();
  });

  it('searches', async () => {
    open('/product?delivery=cloud');
    await userEvent.type(screen.getByRole('searchbox'), '网关{Enter}');
    expect(screen.getByTestId('address')).toHaveTextContent('/product?delivery=cloud&keyword=%E7%BD%91%E5%85%B3');
  });

  it('tells when nothing fits the filters', async () => {
    open('/product?keyword=x', { listShownProducts: buildPage([]) });
    expect(await screen.findByText('没有符合条件的结果')).toBeVisible();
    expect(screen.getByRole('link', { name: '清空筛选' })).toHaveAttribute('href', '/product');
  });

  it('tells when there is nothing', async () => {
    open('/product', { listShownProducts: buildPage([]) });
    expect(await screen.findByText('暂时没有产品，请稍后再来看看')).toBeVisible();
  });

  it('offers another attempt', async () => {
    const { respond } = open('/product', { listShownProducts: { error: { status: 503 } } });
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ listShownProducts: buildPage([hub]) });
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: '设备接入服务' })).toBeVisible();
  });

  it('compares what was chosen', async () => {
    open('/product?sort=newest&page=2', { listProductBriefs: briefs });
    await userEvent.click(await screen.findByRole('link', { name: '设备接入服务加入对比' }));
    expect(screen.getByText('，再选 1 个即可对比')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: '制造执行加入对比' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/product?sort=newest&page=2&compare=iot-hub%2Cmes');
    const table = await screen.findByRole('table', { name: '产品对比' });
    expect(within(table).getByRole('row', { name: '起价 ¥999/月 面议' })).toBeVisible();
    expect(within(table).getByRole('row', { name: /^各规格价格 标准版 ¥999\/份·月\s集团版 面议 面议$/ })).toBeVisible();
    expect(within(table).getAllByText('标准版：10；企业版：100')).toHaveLength(2);
    expect(within(table).getByRole('link', { name: '购买制造执行' })).toHaveAttribute(
      'href',
      '/purchase-page?id=p-2&code=mes',
    );
    expect(within(table).getByRole('link', { name: '试用设备接入服务' })).toHaveAttribute(
      'href',
      '/product-apply?product=iot-hub',
    );
    const differs = within(table)
      .getAllByRole('row')
      .map((row) => row.hasAttribute('data-differs'));
    expect(differs).toContain(false);
    expect(screen.getByRole('checkbox', { name: '只看差异' })).not.toBeChecked();
    expect(screen.getByRole('link', { name: '查看对比' })).toHaveAttribute('href', '#compare');
    await userEvent.click(within(table).getByRole('link', { name: '移除 制造执行' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/product?sort=newest&page=2&compare=iot-hub');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: '清空' }));
    expect(screen.queryByRole('region', { name: '对比栏' })).not.toBeInTheDocument();
  });

  it('compares four products at most', async () => {
    open('/product?compare=a,b,a,c,d,e,%3C', { listProductBriefs: briefs });
    expect(await screen.findAllByText('对比已满')).toHaveLength(3);
    expect(screen.getByRole('region', { name: '对比栏' })).toHaveTextContent('对比 4/4');
  });

  it('offers another attempt at the comparison', async () => {
    const { respond } = open('/product?compare=iot-hub,mes');
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ listProductBriefs: briefs });
    await userEvent.click(retry);
    expect(await screen.findByRole('table', { name: '产品对比' })).toBeVisible();
  });

  it('is loaded with what the page asks for', async () => {
    const query = 'category=c-1&compare=iot-hub,mes';
    const loaded = await runLoader(page, query);
    const { calls } = open(`/product?${query}`);
    await screen.findByText('共 3 个产品');
    const summarize = (list: typeof calls) => list.map(({ name, body }) => JSON.stringify([name, body])).sort();
    expect(summarize(calls)).toEqual(summarize(loaded));
  });
});
