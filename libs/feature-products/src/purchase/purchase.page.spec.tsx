import type { StubResponses } from '@portal/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '@portal/data-access-api/testing';
import { buildMealList, buildQuote } from '../testing/sample-products';
import { page } from './purchase.page';

const open = (responses: StubResponses = {}, at = '/purchase-page?id=p-1&code=iot-hub') =>
  renderPage(
    page,
    { path: '/purchase-page', at, isLoggedIn: true },
    { getMealList: buildMealList(), quoteOrder: buildQuote(), ...responses },
  );
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const summary = () => within(screen.getByRole('complementary', { name: '配置费用' }));
const next = () => screen.getByRole('button', { name: /^(下一步，确认订单|提交询价)$/ });
const choose = (name: RegExp | string) => fireEvent.click(screen.getByRole('radio', { name }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('PurchasePage', () => {
  it('quotes what is chosen and goes on with the quote', async () => {
    const { listBodies } = open();
    await wait(50);
    expect(screen.getByRole('list', { name: '购买步骤' })).toHaveTextContent('选配置确认支付');
    expect(screen.getByRole('checkbox', { name: /自动续费/ })).not.toBeChecked();
    expect(next()).toBeDisabled();
    await wait(350);
    expect(listBodies('quoteOrder')).toEqual([
      {
        productCode: 'iot-hub',
        visibleRange: 2,
        mealCode: 'iot-hub-basic',
        period: 1,
        quantity: 1,
        isAutoRenewed: false,
      },
    ]);
    expect(summary().getAllByText('¥999')).toHaveLength(2);
    fireEvent.click(next());
    expect(screen.getByTestId('address')).toHaveTextContent('/purchase-page/product-process?quoteId=q-1');
  });

  it('asks once for changes in quick succession', async () => {
    const { listBodies, respond } = open();
    await wait(400);
    respond({
      quoteOrder: buildQuote({
        original: 2397600,
        discount: 359640,
        payable: 2037960,
        discountText: '12 个月享 8.5 折',
      }),
    });
    choose('1 年');
    fireEvent.click(screen.getByRole('button', { name: '增加数量' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /自动续费/ }));
    expect(next()).toBeDisabled();
    await wait(350);
    expect(listBodies('quoteOrder').slice(1)).toEqual([
      expect.objectContaining({ period: 12, quantity: 2, isAutoRenewed: true }),
    ]);
    expect(summary().getByText('12 个月享 8.5 折')).toBeVisible();
    expect(summary().getByText('-¥3,596.40')).toBeVisible();
    expect(summary().getByText('¥20,379.60')).toBeVisible();
  });

  it.each([
    ['', '请输入数量'],
    ['1.5', '数量须为整数'],
    ['0', '数量至少为1'],
    ['1000', '数量不能超过999'],
  ])('quotes nothing for the quantity %p', async (text, message) => {
    const { listBodies } = open();
    await wait(400);
    const input = screen.getByRole('textbox', { name: '数量' });
    fireEvent.change(input, { target: { value: text } });
    await wait(400);
    expect(input).toHaveAccessibleDescription(message);
    expect(listBodies('quoteOrder')).toHaveLength(1);
    expect(next()).toBeDisabled();
  });

  it('asks for a price that is talked about', async () => {
    const { listBodies, respond } = open();
    await wait(400);
    respond({ quoteOrder: buildQuote({ quoteId: 'q-2', isNegotiable: true, original: 0, payable: 0 }) });
    choose(/私有化版/);
    expect(screen.getByRole('group', { name: '意向时长' })).toBeVisible();
    expect(screen.getAllByRole('radio', { name: /个月|年/ })).toHaveLength(5);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await wait(350);
    expect(listBodies('quoteOrder').at(-1)).toMatchObject({ mealCode: 'iot-hub-private', period: 1 });
    expect(summary().getByText('面议')).toBeVisible();
    expect(next()).toHaveTextContent('提交询价');
    fireEvent.click(next());
    expect(screen.getByTestId('address')).toHaveTextContent('quoteId=q-2');
  });

  it('starts with the plan its address names', async () => {
    open({}, '/purchase-page?code=iot-hub&meal=iot-hub-private');
    await wait(50);
    expect(screen.getByRole('radio', { name: /私有化版/ })).toBeChecked();
  });

  it('says why there is no price and offers another attempt', async () => {
    const fieldErrors = [{ field: 'period', msg: '该规格不支持所选时长' }];
    const { respond } = open({ quoteOrder: { error: { status: 400, code: '422', data: { fieldErrors } } } });
    await wait(400);
    expect(screen.getByText('该规格不支持所选时长')).toBeVisible();
    expect(next()).toBeDisabled();
    respond({ quoteOrder: buildQuote() });
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await wait(400);
    expect(next()).toBeEnabled();
  });

  it('quotes anew before a quote runs out', async () => {
    const { listBodies } = open();
    await wait(400);
    await wait(13 * 60_000);
    await wait(400);
    expect(listBodies('quoteOrder')).toHaveLength(2);
    expect(next()).toBeEnabled();
  });

  it('says why there is nothing to buy', async () => {
    open({}, '/purchase-page');
    expect(screen.getByText('请先选择要购买的产品')).toBeVisible();
  });

  it('says when the product is gone', async () => {
    open({ getMealList: { error: { status: 410 } } });
    await wait(50);
    expect(screen.getByText('该产品已下架，请选择其他产品')).toBeVisible();
  });

  it('says when there are no plans', async () => {
    open({ getMealList: buildMealList({ plans: [] }) });
    await wait(50);
    expect(screen.getByText('设备接入服务暂时没有可购买的规格')).toBeVisible();
  });
});
