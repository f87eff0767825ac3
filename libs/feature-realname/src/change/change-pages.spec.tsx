import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openRealnamePage } from '../testing/open-realname-page';
import { buildCertification, buildIdentification } from '../testing/sample-identifications';
import { page as changeAll } from './enterprise-change-all.page';
import { page as changeName } from './enterprise-change-name.page';
import { page as modify } from './modify.page';
import { page as protocol } from './modify-protocol.page';
import { page as personToEnterprise } from './person-to-enterprise.page';

const effective = buildIdentification({
  ...{ type: 2, method: 4, name: '澄湖乳业（江苏）有限公司', number: '91990000MA00000109' },
});
const ENTERPRISE = { findUserCertification: buildCertification({ state: 6, kind: 'enterprise', effective }) } as const;
const PERSON = { findUserCertification: buildCertification({ state: 6, kind: 'person' }) } as const;
const address = () => screen.getByTestId('address').textContent;

describe('pages of changes', () => {
  it('offer the three changes of an enterprise', async () => {
    openRealnamePage(modify, { at: '/overview/modify' }, ENTERPRISE);
    const ways = within(await screen.findByRole('list', { name: '变更类型' }));
    expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [4, 5, 6].map((type) => `/overview/modify-protocol?type=${type}`),
    );
    expect(screen.getByText('91990000MA00000109')).toBeVisible();
  });

  it.each([
    [4, '/overview/enterpriseChangeName'],
    [5, '/overview/enterpriseChangeAll'],
    [6, '/overview/enterprise-info?type=6'],
  ])('let type %i begin once its terms are agreed to', async (type, href) => {
    openRealnamePage(protocol, { at: `/overview/modify-protocol?type=${type}` }, ENTERPRISE);
    const begin = await screen.findByRole('button', { name: '开始变更' });
    await userEvent.click(begin);
    expect(await screen.findByText('请先阅读并同意变更须知')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(begin);
    await waitFor(() => expect(address()).toBe(href));
  });

  it('show the name that stands, and its form with a method', async () => {
    openRealnamePage(changeName, { at: '/overview/enterpriseChangeName?method=3' }, ENTERPRISE);
    expect(await screen.findByRole('textbox', { name: '统一社会信用代码' })).toHaveValue('91990000MA00000109');
    expect(screen.getByRole('heading', { level: 1, name: '企业名称变更' })).toBeVisible();
  });

  it('list what is in the way of another enterprise, until it is gone', async () => {
    const order = { type: 'order', title: '未完成的订单', count: 2, url: '/overview/order', advice: '请支付或取消。' };
    const { respond } = openRealnamePage(
      changeAll,
      { at: '/overview/enterpriseChangeAll?method=3' },
      { ...ENTERPRISE, checkIdentityChange: { blockers: [order] } },
    );
    expect(await screen.findByText('未完成的订单 2 项')).toBeVisible();
    expect(screen.getByRole('link', { name: /^去处理/ })).toHaveAttribute('href', '/overview/order');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    respond({ checkIdentityChange: { blockers: [] } });
    await userEvent.click(screen.getByRole('button', { name: '处理完了，重新检查' }));
    expect(await screen.findByRole('form', { name: '企业认证' })).toBeVisible();
  });

  it('say what follows before a person becomes an enterprise', async () => {
    openRealnamePage(personToEnterprise, { at: '/overview/personToEnterprise' }, PERSON);
    expect(await screen.findByText('发票抬头')).toBeVisible();
    expect(screen.getByRole('link', { name: '我已了解，开始变更' })).toHaveAttribute(
      'href',
      '/overview/enterprise-chooseway?type=3',
    );
  });

  it('send those elsewhere who have nothing to change', async () => {
    openRealnamePage(modify, { at: '/overview/modify' });
    expect(await screen.findByRole('link', { name: '去认证' })).toBeVisible();
  });
});
