import { clearSession, writeSession } from '@portal/data-access-api';
import { renderOnStub } from '@portal/data-access-api/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { buildItem } from '../testing/sample-items';
import { UninterestingRow } from './uninteresting-row';

beforeEach(() => writeSession('token', { account: 'zhang', userCode: 'u1' }));
afterEach(clearSession);

it('is not taken back while it is on its way', async () => {
  const onBack = jest.fn();
  const { listBodies } = renderOnStub(
    <MemoryRouter>
      <UninterestingRow item={buildItem()} onBack={onBack} />
    </MemoryRouter>,
    { markUninteresting: null, unmarkUninteresting: { total: 1 } },
    { isLoggedIn: true },
  );
  const undo = screen.getByRole('button', { name: /^撤销/ });
  fireEvent.click(undo);
  await waitFor(() => expect(undo).toHaveAttribute('aria-disabled', 'false'));
  await act(async () => {});
  expect([onBack.mock.calls, listBodies('unmarkUninteresting')]).toEqual([[], []]);
});
