import { join } from 'node:path';
import { findPackageFolder } from '../../platform/package-folders';
import { setUpPortal } from '../../testing/set-up';
import { waitUntil } from '../../testing/wait-until';

const portal = setUpPortal({
  doesJobs: true,
  isDemo: true,
  contentDir: join(findPackageFolder('portal-content'), 'content'),
});

const OWN = `owner_id = (select id from portal_user where account = 'demo-enterprise')`;

it('has an order of what was tried out before, which its trial names', async () => {
  const rows = await portal.database.query<{ type: string }>(
    `select type from purchase_order join trial using (order_no) where trial.state = 50 and purchase_order.${OWN}`,
  );
  expect(rows).toEqual([{ type: 'conversion' }]);
});

it('has orders that were delivered, that wait, and that are over, and one that has failed with its refund', async () => {
  const rows = await portal.database.query<{ state: string; first: boolean }>(
    `select distinct state, contract_first as first from purchase_order where ${OWN} order by state`,
  );
  expect(rows).toEqual([
    ...['cancelled', 'completed', 'confirming', 'expired', 'failed'].map((state) => ({ state, first: false })),
    ...[
      { state: 'processing', first: true },
      { state: 'reviewing', first: false },
      { state: 'unpaid', first: false },
    ],
  ]);
  // Its event has a refund asked for, as it would for anybody.
  await waitUntil(
    () =>
      portal.database.query(
        `select from refund join purchase_order using (order_no) where purchase_order.state = 'failed'`,
      ),
    ({ length }) => length === 1,
  );
});

it('has a console for each product in use, at the address that the portal has today', async () => {
  const products = await portal.database.query<{ url: string | null }>(
    `select (select console_url from delivery where delivery.order_no = product_instance.order_no) as url
     from product_instance where product_instance.${OWN} and state = 10`,
  );
  expect(products.length).toBeGreaterThan(3);
  for (const { url } of products) {
    const { statusCode, body } = await portal.app.inject(url ?? '');
    expect([statusCode, body.includes('控制台（演示）')]).toEqual([200, true]);
  }
});
