import { join } from 'node:path';
import { findPackageFolder } from '../../platform/package-folders';
import { setUpPortal } from '../../testing/set-up';

const portal = setUpPortal({
  doesJobs: true,
  isDemo: true,
  contentDir: join(findPackageFolder('portal-content'), 'content'),
});

const OWN = `owner_id = (select id from portal_user where account = 'demo-enterprise')`;

it('has contracts in every state that lasts, those that were signed with their file', async () => {
  const rows = await portal.database.query<{ state: number; kind: string; file_id: string | null }>(
    `select state, kind, file_id from contract where ${OWN}`,
  );
  expect(rows.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
    ...['framework 40', 'intent 20', 'order 10', 'order 20', 'order 21', 'order 30', 'order 40', 'order 50'],
    ...['order 51', 'order 52', 'order 60', 'order 70', 'order 71'],
  ]);
  const signed = rows.filter(({ state }) => [40, 60, 70, 71].includes(state));
  expect(signed.every(({ file_id }) => file_id !== null)).toBe(true);
  const [{ total } = { total: -1 }] = await portal.database.query<{ total: number }>(
    `select count(*)::int as total from user_message where ${OWN} and read_at is null and deleted_at is null`,
  );
  expect(total).toBeLessThan(15);
});
