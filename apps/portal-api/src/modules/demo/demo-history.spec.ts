import { setUpPortal } from '../../testing/set-up';
import { startTestPortal } from '../../testing/test-portal';

const portal = setUpPortal({ isDemo: true });

it('is written once, however often the portal starts and whatever its content sells', async () => {
  const count = async () => {
    const [row] = await portal.database.query<Record<'addresses' | 'titles' | 'orders', number>>(
      `select (select count(*) from address)::int as addresses, (select count(*) from invoice_title)::int as titles,
         (select count(*) from purchase_order)::int as orders`,
    );
    return row;
  };
  const before = await count();
  expect(before).toMatchObject({ orders: 0 });
  expect(before?.addresses).toBeGreaterThan(0);
  const again = await startTestPortal({ databaseUrl: portal.database.url, isDemo: true });
  await again.close();
  expect(await count()).toEqual(before);
});
