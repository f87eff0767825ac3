import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, runLoader } from '@portal/data-access-api/testing';
import { buildCard, buildPage } from '../testing/sample-products';
import { page } from './product-saas.page';

const responses = {
  getSaasProduct: [
    { id: 'c-1', name: '生产', total: 5 },
    { id: 'c-2', name: '能源', total: 3 },
  ],
  getSaasProductByCategoryId: buildPage([buildCard()], 30),
};
const open = (at = '/productSaas', more = {}) =>
  renderPage(page, { path: '/productSaas', at }, { ...responses, ...more });

describe('ProductSaasPage', () => {
  it('shows categories, applications and pages', async () => {
    open('/productSaas?category=c-2&productType=saas');
    expect(await screen.findByRole('link', { name: /^能源 ?3$/ })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: /^全部 ?8$/ })).toHaveAttribute('href', '/productSaas?productType=saas');
    expect(await screen.findByRole('heading', { name: '设备接入服务' })).toBeVisible();
    expect(screen.getByRole('link', { name: '第 3 页' })).toHaveAttribute(
      'href',
      '/productSaas?category=c-2&productType=saas&page=3',
    );
  });

  it('asks for the type', async () => {
    const { listBodies } = open();
    await userEvent.click(screen.getAllByRole('link', { name: '行业应用' }).at(-1) as HTMLElement);
    expect(screen.getByTestId('address')).toHaveTextContent('/productSaas?productType=saas');
    expect(listBodies('getSaasProductByCategoryId').at(-1)).toMatchObject({ productType: 'saas', pageNo: 1 });
  });

  it('tells when nothing fits', async () => {
    open('/productSaas?category=c-9', { getSaasProductByCategoryId: buildPage([]) });
    expect(await screen.findByText('没有符合条件的结果')).toBeVisible();
  });

  it('offers another attempt', async () => {
    const { respond } = open('/productSaas', { getSaasProductByCategoryId: { error: { status: 503 } } });
    const retry = await screen.findByRole('button', { name: '重试' });
    respond(responses);
    await userEvent.click(retry);
    expect(await screen.findByText('共 30 个应用')).toBeVisible();
  });

  it('is loaded with what the page asks for', async () => {
    const loaded = await runLoader(page, 'category=c-1&productType=device&page=2');
    const { calls } = open('/productSaas?category=c-1&productType=device&page=2');
    const summarize = (list: typeof calls) => list.map(({ name, body }) => JSON.stringify([name, body])).sort();
    expect(summarize(calls)).toEqual(summarize(loaded));
    await screen.findByText('共 30 个应用');
  });
});
