import { PRODUCT_LABELS } from '@portal/api-contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { buildProduct, buildProductCategory, failed, loaded } from '../../testing/sample-home';
import type { BlockQuery } from '../block/block';

import { HotProductsSection, type HotProductsSectionProps, getProductHref, LABELS } from './hot-products-section';

const heading = { title: '从一台设备开始', subtitle: '按需选用' };
type Groups = HotProductsSectionProps['groups'];

const renderSection = (query: Groups['query'], rest: Partial<Groups> = {}, variant: 'cover' | 'prices' = 'cover') =>
  render(
    <MemoryRouter>
      <HotProductsSection
        variant={variant}
        heading={heading}
        groups={{ query, rest: query, loadRest: jest.fn(), ...rest }}
      />
    </MemoryRouter>,
  );

const categories = [
  buildProductCategory({
    childrenData: [
      buildProduct({ labelFlag: 3 }),
      buildProduct({ id: 'p2', code: 'twin', productName: '设备数字孪生', labelFlag: 2 }),
      ...[3, 4, 5].map((n) => buildProduct({ id: `p${n}`, code: `p${n}`, productName: `产品${n}` })),
    ],
  }),
  buildProductCategory({
    id: 'pc2',
    name: '边缘计算',
    childrenData: [buildProduct({ id: 'p9', productName: '边缘网关' })],
  }),
];

describe('HotProductsSection', () => {
  it('shows four products of the first category with their labels', () => {
    renderSection(loaded(categories));
    expect(screen.getByRole('region', { name: heading.title })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect(screen.getByRole('link', { name: /设备接入平台/ })).toHaveTextContent('最热');
    expect(screen.getByRole('link', { name: /设备数字孪生/ })).toHaveTextContent('最新');
  });

  it('fetches the other categories when a visitor reaches for the tabs', async () => {
    const loadRest = jest.fn();
    renderSection(loaded(categories), { loadRest });
    expect(loadRest).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('tablist'));
    expect(loadRest).toHaveBeenCalledTimes(1);
  });

  it('says so when the other categories could not be fetched, and fetches them again', async () => {
    const refetch = jest.fn();
    const first = loaded([
      categories[0],
      buildProductCategory({ id: 'pc2', name: '边缘计算', childrenData: [] }),
    ] as typeof categories);
    renderSection(first, { rest: failed(refetch) });
    await userEvent.click(screen.getByRole('tab', { name: '边缘计算' }));
    expect(screen.getByRole('status')).toHaveTextContent('热门产品暂时无法加载');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('changes the category by keyboard', async () => {
    const user = userEvent.setup();
    renderSection(loaded(categories));
    screen.getByRole('tab', { name: '物联接入' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: '边缘计算' })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 3, name: '边缘网关' })).toBeInTheDocument();
  });

  it('says what its products cost, and where that is to be asked', () => {
    const childrenData = [
      buildProduct({ productName: '云服务器', fromPrice: 9900 }),
      buildProduct({ id: 'p2', code: 'bare-metal', productName: '裸金属服务器', fromPrice: null }),
    ];
    renderSection(loaded([buildProductCategory({ childrenData })]), {}, 'prices');
    expect(screen.getByRole('link', { name: /云服务器/ })).toHaveTextContent('¥99/月起');
    expect(screen.getByRole('link', { name: /裸金属/ })).toHaveTextContent('按需询价');
    expect(screen.getByRole('link', { name: '浏览全部产品' })).toHaveAttribute('href', '/product');
  });

  it('is hidden without products', () => {
    const { container } = renderSection(loaded([buildProductCategory({ childrenData: [] })]));
    expect(container).toBeEmptyDOMElement();
  });

  it('says so when the call failed, under its heading', async () => {
    const refetch = jest.fn();
    renderSection(failed(refetch));
    expect(screen.getByRole('status')).toHaveTextContent('热门产品暂时无法加载');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('keeps what is there when a later call fails', () => {
    const query: BlockQuery<typeof categories> = { ...loaded(categories), isError: true };
    renderSection(query);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getAllByRole('tab')).toHaveLength(2);
  });
});

describe('getProductHref', () => {
  it.each([
    [{}, '/product-detail/iot-hub.html'],
    [{ productRoute: '/productSaas' }, '/productSaas'],
    [{ isContentEmpty: true }, '/purchase-page?id=p1&code=iot-hub'],
  ])('%j leads to %s', (values, href) => expect(getProductHref(buildProduct(values))).toBe(href));
});

it('calls the labels as the contract does', () => {
  expect(LABELS[2].text).toBe(PRODUCT_LABELS[2]);
  expect(LABELS[3].text).toBe(PRODUCT_LABELS[3]);
});
