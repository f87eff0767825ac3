import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import * as urlField from './url-fields';
import { defineUrlQuery } from './url-query';
import { useUrlQuery } from './use-url-query';

const orders = defineUrlQuery({ status: urlField.choice(['paid', 'completed']), keyword: urlField.text(20) });

function OrderList() {
  const query = useUrlQuery(orders);
  return (
    <>
      <p>{query.hrefWith({})}</p>
      <button type="button" onClick={() => query.set({ keyword: '网关' })}>
        搜索
      </button>
    </>
  );
}

/** A list below a prefix, whose loader waits until it is told to go on. */
function openList() {
  const waiting: (() => void)[] = [];
  const router = createMemoryRouter(
    [
      {
        path: '/order',
        loader: ({ request }) =>
          request.url.includes('status') ? new Promise((resolve) => waiting.push(() => resolve(null))) : null,
        HydrateFallback: () => null,
        Component: OrderList,
      },
    ],
    { basename: '/miot', initialEntries: ['/miot/order'] },
  );
  render(<RouterProvider router={router} />);
  return { router, goOn: () => act(async () => waiting.splice(0).forEach((resolve) => resolve())) };
}

it('keeps what was opened before and is not shown yet', async () => {
  const { router, goOn } = openList();
  expect(await screen.findByText('/order')).toBeVisible();
  await act(async () => void router.navigate('/order?status=completed'));
  expect(screen.getByText('/order')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '搜索' }));
  await goOn();
  expect(await screen.findByText('/order?status=completed&keyword=%E7%BD%91%E5%85%B3')).toBeVisible();
});
