import type { ContractBecoming, ContractDetail } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import { buildProfile } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildContractDetail, buildContractText, TEXT_HASH } from '../testing/sample-contracts';
import { page as becomePage } from './contract-become.page';

const BECOME = '/overview/contract-become';
const ID = 'CT20261126ABCDEF';

const press = (name: string) => screen.findByRole('button', { name }).then((button) => userEvent.click(button));

describe('a letter of intent', () => {
  const intent = { kind: 'intent', type: 1, status: 20, actions: ['withdraw', 'download', 'become', 'urge'] } as const;
  const buildIntent = (values: Partial<ContractDetail> = {}) =>
    buildContractDetail({ ...intent, actions: [...intent.actions], ...values });
  const becoming = (isMet: boolean): ContractBecoming => ({
    template: { id: 'service-contract', title: '服务合同', kind: 'order', version: '1.0', effectiveOn: '2026-11-01' },
    checks: [{ key: 'identity', label: '企业实名认证', isMet, hint: isMet ? '已通过' : '须完成企业实名认证' }],
    facts: [{ label: '法律效力', before: '无', after: '有' }],
    terms: [
      { heading: '附则', change: 'kept', parts: [] },
      { heading: '效力', change: 'removed', parts: [{ kind: 'removed', text: '没有法律效力。' }] },
      {
        ...{ heading: '保密', change: 'changed' },
        parts: [
          { kind: 'same', text: '保密' },
          { kind: 'removed', text: '一年' },
          { kind: 'added', text: '三年' },
        ],
      },
    ],
  });
  const openBecome = (values: Partial<ContractDetail> = {}, isMet = true) =>
    renderPage(
      becomePage,
      { path: BECOME, at: `${BECOME}?id=${ID}`, isLoggedIn: true },
      {
        getUserProfile: buildProfile(),
        getContract: buildIntent(values),
        getContractBecoming: becoming(isMet),
        previewContractBecoming: buildContractText({ mark: '草稿' }),
        becomeContract: buildContractDetail(),
      },
    );

  it('becomes the contract that was previewed, as it is to be signed', async () => {
    const { listBodies, listCalls } = openBecome();
    expect(await screen.findByText('企业实名认证：已满足')).toBeVisible();
    expect(screen.getByRole('cell', { name: '有' })).toBeVisible();
    await press('预览正式合同');
    expect(await screen.findByRole('region', { name: '《工业互联网平台服务合同》全文' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '纸质签署' }));
    expect(screen.queryByRole('region', { name: /全文$/ })).not.toBeInTheDocument();
    await press('预览正式合同');
    await press('转为正式合同');
    await press('确认转为正式合同');
    await waitFor(() =>
      expect(listBodies('becomeContract')).toEqual([
        { id: ID, textHash: TEXT_HASH, signMode: 'paper', signerRole: 1, signerName: '周启航' },
      ]),
    );
    // It is no letter of intent any more: nothing is said about what it would become.
    await screen.findByText(/contract-detail/);
    expect(listCalls('getContractBecoming')).toHaveLength(1);
  });

  it('shows which words of a term change', async () => {
    openBecome();
    const terms = await screen.findByRole('list', { name: '条款' });
    expect(within(terms).getByText('附则', { exact: false }).closest('details')).toBeNull();
    const changed = within(terms).getByText('保密', { selector: 'summary', exact: false });
    expect(changed).toHaveTextContent('修改 保密');
    await userEvent.click(changed);
    expect(within(terms).getByText('一年', { selector: 'del' })).toBeVisible();
    expect(within(terms).getByText('三年', { selector: 'ins' })).toBeVisible();
    expect(within(terms).getByText('没有法律效力。', { selector: 'del' })).toBeInTheDocument();
  });

  it('becomes nothing before all is as it has to be', async () => {
    openBecome({}, false);
    expect(await screen.findByText('企业实名认证：未满足')).toBeVisible();
    expect(screen.getByRole('link', { name: '去认证' })).toHaveAttribute('href', '/overview/realname');
    expect(screen.queryByRole('button', { name: '预览正式合同' })).not.toBeInTheDocument();
  });

  it('is none any more where it has become one', async () => {
    openBecome({ actions: ['download'] });
    expect(await screen.findByText('这份合同不是有效的意向合同，不能转为正式')).toBeVisible();
  });
});
