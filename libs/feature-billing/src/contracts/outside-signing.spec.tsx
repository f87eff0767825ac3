import { renderPage } from '@portal/data-access-api/testing';
import { buildProfile, type StubResponses } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildContractDetail, buildContractText } from '../testing/sample-contracts';
import { page } from './contract-detail.page';

const PATH = '/overview/contract-detail';

const open = (more: StubResponses = {}) =>
  renderPage(
    page,
    { path: PATH, at: `${PATH}?id=CT20261126ABCDEF`, isLoggedIn: true },
    {
      getUserProfile: buildProfile(),
      getContract: buildContractDetail({ actions: ['withdraw', 'signOutside', 'refuse', 'download'] }),
      getContractText: buildContractText(),
      ...more,
    },
  );

afterEach(() => void (window.location.hash = ''));

it('leads to the page of the service on which a contract is signed', async () => {
  const { listCalls } = open({ getContractSignUrl: { url: '#signing', expireAt: '2026-11-26T12:30:00+08:00' } });
  expect(await screen.findByText(/请阅读合同后前往签署页面签署/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '签署' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '前往签署' }));
  await waitFor(() => expect(window.location.hash).toBe('#signing'));
  expect(listCalls('getContractSignUrl').map(({ query }) => query)).toEqual([
    { id: 'CT20261126ABCDEF', returnTo: `${PATH}?id=CT20261126ABCDEF` },
  ]);
});
