import { buildCertification, buildIdentification, type StubResponses } from '@portal/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '@portal/data-access-api/testing';
import { buildLine, buildMealList, buildPlan, buildOffer, privatePlan } from '../testing/sample-products';
import { page } from './purchase.page';

const open = (responses: StubResponses = {}, at = '/purchase-page?id=p-1&code=iot-hub') =>
  renderPage(
    page,
    { path: '/purchase-page', at, isLoggedIn: true },
    {
      ...{ getMealList: buildMealList(), quoteOrder: buildOffer(), findUserCertification: buildCertification() },
      ...responses,
    },
  );
const COUPON_ID = '10000000-0000-4000-8000-000000000000';

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const summary = () => within(screen.getByRole('complementary', { name: '配置费用' }));
const next = () => screen.getByRole('button', { name: /^(下一步，确认订单|提交询价)$/ });
const chosen = () =>
  within(screen.getByRole('list', { name: '已选规格' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
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
        ...{ productCode: 'iot-hub', visibleRange: 2 },
        items: [{ mealCode: 'iot-hub-basic', period: 1, quantity: 1, isAutoRenewed: false }],
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
      quoteOrder: buildOffer({
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
      expect.objectContaining({ items: [expect.objectContaining({ period: 12, quantity: 2, isAutoRenewed: true })] }),
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
    respond({ quoteOrder: buildOffer({ quoteId: 'q-2', isNegotiable: true, original: 0, payable: 0 }) });
    choose(/私有化版/);
    expect(screen.getByRole('group', { name: '意向时长' })).toBeVisible();
    expect(screen.getAllByRole('radio', { name: /个月|年/ })).toHaveLength(5);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await wait(350);
    expect(listBodies('quoteOrder').at(-1)).toMatchObject({ items: [{ mealCode: 'iot-hub-private', period: 1 }] });
    expect(summary().getByText('面议')).toBeVisible();
    expect(next()).toHaveTextContent('提交询价');
    fireEvent.click(next());
    expect(screen.getByTestId('address')).toHaveTextContent('quoteId=q-2');
  });

  it('takes further plans into the order, each to be worked on and taken away', async () => {
    const plus = buildPlan({ mealCode: 'iot-hub-plus', name: '高级版', periods: [1, 12] });
    const { listBodies, respond } = open({ getMealList: buildMealList({ plans: [buildPlan(), plus, privatePlan] }) });
    const items = () => listBodies('quoteOrder').at(-1);
    await wait(400);
    expect(chosen()).toEqual(['标准版1 个月 · 1 份']);
    fireEvent.click(screen.getByRole('button', { name: '+ 添加规格' }));
    expect(screen.getByRole('radio', { name: /高级版/ })).toHaveFocus();
    expect(screen.getByRole('radio', { name: /私有化版/ })).toBeDisabled();
    expect(next()).toBeDisabled();
    const lines = [buildLine(), buildLine({ mealCode: 'iot-hub-plus', payable: 199_800 })] as const;
    respond({ quoteOrder: buildOffer({ lines: [...lines], original: 299_700, payable: 299_700 }) });
    await wait(400);
    expect(items()).toMatchObject({ items: [{ mealCode: 'iot-hub-basic' }, { mealCode: 'iot-hub-plus', period: 1 }] });
    expect(chosen()).toEqual(['标准版1 个月 · 1 份¥999', '高级版1 个月 · 1 份¥1,998']);
    expect(screen.getByRole('button', { name: '修改 高级版 1 个月' })).toHaveAttribute('aria-current', 'true');

    fireEvent.click(screen.getByRole('button', { name: '修改 标准版 1 个月' }));
    expect(screen.getByRole('radio', { name: /标准版/ })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: '移除 标准版 1 个月' }));
    expect(screen.getByRole('list', { name: '已选规格' })).toHaveFocus();
    await wait(400);
    expect(items()).toMatchObject({ items: [{ mealCode: 'iot-hub-plus' }] });
    expect(screen.getByRole('radio', { name: /高级版/ })).toBeChecked();
  });

  it('takes a coupon, and says why others do not fit', async () => {
    const coupon = { couponId: COUPON_ID, name: '新客立减券', off: 5000, text: '满 ¥200.00 减 ¥50.00', reason: '' };
    const other = {
      ...coupon,
      couponId: COUPON_ID.replace('1', '2'),
      name: '大额券',
      off: 0,
      reason: '还差 ¥9,001.00 可用',
    };
    const coupons = [coupon, other].map((each) => ({ ...each, endsAt: '2026-12-31T00:00:00+08:00' }));
    const { listBodies, respond } = open({ quoteOrder: buildOffer({ coupons }) });
    await wait(400);
    expect(screen.getByRole('radio', { name: '不使用' })).toBeChecked();
    expect(screen.getByRole('radio', { name: /大额券.*还差 ¥9,001.00 可用/ })).toBeDisabled();
    respond({ quoteOrder: buildOffer({ coupons, discount: 5000, payable: 94_900, discountText: '新客立减券' }) });
    choose(/新客立减券/);
    await wait(400);
    expect(listBodies('quoteOrder').at(-1)).toMatchObject({ couponId: COUPON_ID });
    expect(screen.getByRole('radio', { name: /新客立减券/ })).toBeChecked();
    expect(summary().getByText('¥949')).toBeVisible();
    choose('不使用');
    await wait(400);
    expect(listBodies('quoteOrder').at(-1)).not.toHaveProperty('couponId');
  });

  it('says that a plan is chosen already', async () => {
    const { listBodies } = open();
    await wait(400);
    fireEvent.click(screen.getByRole('button', { name: '+ 添加规格' }));
    expect(screen.getByRole('radio', { name: '1 年' })).toBeChecked();
    expect(screen.queryByRole('button', { name: '+ 添加规格' })).not.toBeInTheDocument();
    choose('1 个月');
    await wait(400);
    expect(screen.getByRole('textbox', { name: '数量' })).toHaveAccessibleDescription('相同规格与时长请合并数量');
    expect(chosen()[1]).toBe('标准版相同规格与时长请合并数量—');
    expect(listBodies('quoteOrder')).toHaveLength(1);
    expect(next()).toBeDisabled();
  });

  it('starts with what its address names', async () => {
    const { listBodies } = open(
      {},
      '/purchase-page?code=iot-hub&items=iot-hub-basic.12.3.renewed_iot-hub-basic.1.1_gone.1.1_x',
    );
    await wait(400);
    expect(listBodies('quoteOrder')).toEqual([
      expect.objectContaining({
        items: [
          { mealCode: 'iot-hub-basic', period: 12, quantity: 3, isAutoRenewed: true },
          { mealCode: 'iot-hub-basic', period: 1, quantity: 1, isAutoRenewed: false },
        ],
      }),
    ]);
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
    respond({ quoteOrder: buildOffer() });
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

  it('says up front that an identity has ended, and goes no further', async () => {
    const findUserCertification = buildCertification({ state: 10, kind: 'enterprise', mayPurchase: false });
    open({ findUserCertification: { ...findUserCertification, effective: buildIdentification({ state: 10 }) } });
    await wait(400);
    expect(screen.getByRole('alert')).toHaveTextContent('实名认证的证照已过期超过30天，请先更新实名认证再下单');
    expect(summary().getAllByText('¥999')).toHaveLength(2);
    expect(next()).toBeDisabled();
    expect(summary().getByText('更新实名认证后即可下单。')).toBeVisible();
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
